/** Numbers as people read them: with a real minus. */

export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What is added or taken away. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : plain(by);
}
