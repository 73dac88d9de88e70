/** What a question is about. */
import type { State } from '../../lib/wire';
import { answersOf, viewOf } from './view';

/** Characters or roles to choose from. */
export function offeredBy(state: State, family: 'character' | 'role'): string[] {
  const touched = answersOf(state).flatMap((option) => option.touches);
  return touched.filter((thing) => thing.startsWith(`${family}:`));
}

const OTHERS = new Set(['first', 'give-to', 'bring', 'loot', 'heal']);
const HERO = new Set([
  'suffer',
  'reset',
  'discard-down',
  'pay',
  'close-pay',
  'lose-card',
  'favored',
  'at-start',
  'at-end',
]);

/** The panel that a question concerns, by its kind. */
export function concernedBy(state: State): 'hero' | 'table' | 'others' | null {
  const kind = state.decision?.kind;
  if (!kind) return null;
  if (OTHERS.has(kind)) return 'others';
  return HERO.has(kind) ? 'hero' : 'table';
}

/** Questions whose cards lie somewhere on the board already, or that have a screen of their own. */
const PLACED = new Set([
  'turn',
  'skill',
  'prepare',
  'help',
  'failed',
  'evade',
  'damage',
  'ward',
  'rebuild',
  'build',
  'suffer',
  'reset',
  'discard-down',
]);

/** Cards to choose from that lie nowhere in sight: examined ones, those of a pile, those of the box. */
export function laidBy(state: State): string[] {
  const view = viewOf(state);
  const kind = state.decision?.kind;
  if (!view || !kind || PLACED.has(kind)) return [];
  const hand = new Set(view.seat === null ? [] : view.heroes[view.seat].hand);
  const touched = answersOf(state).flatMap((option) => option.touches);
  return [...new Set(touched)].filter((thing) => /^(boon|bane):/.test(thing) && !hand.has(thing));
}
