import { getContext, setContext } from 'svelte';
import type { Component } from 'svelte';
import type { CardInfo } from '../lib/wire';
import type { FaceProps } from './index';

/** What a thing is to the question: an answer, something to be done at any time, what could have been chosen in place of
    the last choice, or what is looked for in vain. */
export type Mark = 'asked' | 'offered' | 'instead' | 'barred';

/** Where on the screen something is. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** What was touched: where it lies, what it is called, and its card if it is one. */
export interface Touched {
  place: Place;
  name: string;
  /** The reference of the card it shows. */
  shows?: string;
  card?: CardInfo;
  Face?: Component<FaceProps>;
}

/** How a board offers its things to the hand. Touching a thing opens it; what can be done with it are buttons there. */
export interface Touch {
  /** Whether an option concerns this thing now. */
  can(id: string): boolean;
  mark(id: string): Mark | null;
  /** Why the obvious thing cannot be done with it, if the question is about that. */
  lacks(id: string): string | null;
  /** Whether things can be touched to plan the next move. */
  readonly plans: boolean;
  planned(id: string): boolean;
  /** Whether this thing lies open, or waits to be confirmed. */
  held(id: string): boolean;
  /** `acts`: it is a button that says what it does, so many times. */
  touch(id: string, at: Touched, acts?: number): void;
  /** One thing was dragged onto another, which may belong to several options. */
  drop(id: string, onto: readonly string[], at: Touched): void;
  /** What a figure such as `odds` would be after choosing this thing, if that is known. */
  would(id: string, figure: string): number | null;
}

const KEY = Symbol('touch');

const NOTHING: Touch = {
  can: () => false,
  mark: () => null,
  lacks: () => null,
  plans: false,
  planned: () => false,
  held: () => false,
  touch: () => {},
  drop: () => {},
  would: () => null,
};

/** A board gives its touch to everything inside it. It comes as a function, so that it stays current. */
export function provideTouch(touch: () => Touch | null | undefined): void {
  setContext(KEY, touch);
}

export function useTouch(): Touch {
  const given = getContext<(() => Touch | null | undefined) | undefined>(KEY);
  const touch = () => given?.() ?? NOTHING;
  return {
    can: (id) => touch().can(id),
    mark: (id) => touch().mark(id),
    lacks: (id) => touch().lacks(id),
    get plans() {
      return touch().plans;
    },
    planned: (id) => touch().planned(id),
    held: (id) => touch().held(id),
    touch: (id, at, acts) => touch().touch(id, at, acts),
    drop: (id, onto, at) => touch().drop(id, onto, at),
    would: (id, figure) => touch().would(id, figure),
  };
}

/** What a screen shows of a thing that is touched. */
export function touchedAt(element: HTMLElement): Touched {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const words = element.getAttribute('aria-label') ?? element.innerText;
  const shows = (element.closest('[data-card]') ?? element.querySelector('[data-card]'))?.getAttribute(
    'data-card',
  );
  return {
    place: { left, top, right, bottom },
    name: words.split(/[\n.]/)[0].trim(),
    shows: shows ?? undefined,
  };
}
