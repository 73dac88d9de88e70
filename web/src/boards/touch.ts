import { getContext, setContext } from 'svelte';

/** How a board offers its things to the hand: only what belongs to an option can be touched. */
export interface Touch {
  /** Whether an option concerns this thing now. */
  can(id: string): boolean;
  /** Whether the options were narrowed to this thing. */
  held(id: string): boolean;
  touch(id: string): void;
  /** What a figure such as `odds` would be after choosing this thing, as far as that is known. */
  would(id: string, figure: string): number | null;
}

const KEY = Symbol('touch');

/** A board gives its touch to everything inside it. It comes as a function, so that it stays current. */
export function provideTouch(touch: () => Touch | null | undefined): void {
  setContext(KEY, touch);
}

export function useTouch(): Touch {
  const touch = getContext<(() => Touch | null | undefined) | undefined>(KEY);
  return {
    can: (id) => touch?.()?.can(id) ?? false,
    held: (id) => touch?.()?.held(id) ?? false,
    touch: (id) => touch?.()?.touch(id),
    would: (id, figure) => touch?.()?.would(id, figure) ?? null,
  };
}
