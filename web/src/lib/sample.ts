type Part<T> = T extends readonly (infer Each)[]
  ? Part<Each>[]
  : T extends (...args: never[]) => unknown
    ? T
    : T extends object
      ? { [Key in keyof T]?: Part<T[Key]> }
      : T;

/** For tests: something of which only the fields that matter are filled in. */
export function sample<T>(part: Part<T>): T {
  return part as T;
}
