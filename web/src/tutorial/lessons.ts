/** What the tutorial teaches, in order. It follows the game, so every choice stays free. */
import { viewOf } from '../boards/roll-player/view';
import type { State } from '../lib/wire';

export interface Lesson {
  /** `web-tutor-<id>` is its heading, `.text` what it says. */
  id: string;
  /** What it points at. */
  target: string | null;
  /** Whether it ends with the player's own choice; else with a press on "next". */
  act: boolean;
  fits(state: State): boolean;
}

function asks(...kinds: RegExp[]): (state: State) => boolean {
  return (state) => {
    const kind = state.decision?.kind;
    return kind !== undefined && kinds.some((each) => each.test(kind));
  };
}

const starting = asks(/^start-/);

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', target: 'section.bar', act: false, fits: (state) => state.decision !== null },
  { id: 'sheet', target: '[data-touch^="sheet:"]', act: true, fits: asks(/^sheet$/) },
  { id: 'class', target: '[data-touch^="class:"]', act: true, fits: asks(/^class-/) },
  { id: 'goals', target: '.hero .goal', act: false, fits: starting },
  { id: 'backstory', target: '.hero .wish', act: false, fits: starting },
  { id: 'alignment', target: '.hero .compass', act: false, fits: starting },
  { id: 'start', target: '[data-touch^="hand:"], [data-touch^="space:"]', act: true, fits: starting },
  { id: 'initiative', target: '[data-touch^="initiative:"]', act: true, fits: asks(/^initiative$/) },
  { id: 'place', target: '[data-touch^="space:"]', act: true, fits: asks(/^place$/) },
  {
    id: 'action',
    target: '.hero [data-touch]',
    act: true,
    fits: asks(/^action-/, /^(swap-with|keep|step-on)$/),
  },
  {
    id: 'market',
    target: '[data-touch^="market:"]',
    act: true,
    fits: asks(/^market$/),
  },
  { id: 'round', target: null, act: false, fits: (state) => (viewOf(state)?.round ?? 0) > 1 },
];

/** The lesson for now: the first that was not given yet and fits what is asked. */
export function lessonFor(state: State, given: readonly string[]): Lesson | null {
  return LESSONS.find((lesson) => !given.includes(lesson.id) && lesson.fits(state)) ?? null;
}

/** The lessons that the player's own choice has ended: those that acted on the last state and not on this one. */
export function ended(before: State, now: State, given: readonly string[]): string[] {
  return LESSONS.filter(
    (lesson) => lesson.act && !given.includes(lesson.id) && lesson.fits(before) && !lesson.fits(now),
  ).map((lesson) => lesson.id);
}
