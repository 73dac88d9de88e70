/** How far the chat of each table was read in this browser. */
const KEY = 'herowright-read';
/** Tables that are remembered: the oldest are forgotten. */
const MOST = 100;

function kept(): [string, number][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last line that was read; 0 for none. */
export function lastRead(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

export function keepRead(table: string, number: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, number]]));
  } catch {
    // A private window without storage: it is read as long as the page stays.
  }
}
