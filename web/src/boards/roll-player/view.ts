/** The table as Roll Player's view tells it, and a few numbers that follow from it. */
import type { DieView, HeroView, InitiativeView, RollPlayerView, State } from '../../lib/wire';
import { viewAs } from '../view';

export const ROWS = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Row = (typeof ROWS)[number];
export const COLOURS = ['green', 'blue', 'red', 'purple', 'black', 'white', 'gold'] as const;
export const DIRECTIONS = ['good', 'evil', 'lawful', 'chaotic'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type { DieView, HeroView, InitiativeView, RollPlayerView };

export function viewOf(state: State): RollPlayerView | null {
  return viewAs(state, 'roll-player');
}

/** The colours of a die: two for a split die such as `green-blue`, none for a clear one. */
export function coloursOf(look: string): string[] {
  return look === 'clear' ? [] : look.split('-');
}

/** Whether a die counts as one of this colour. */
export function isOf(die: DieView | null | undefined, colour: string): boolean {
  return die != null && coloursOf(die.colour).includes(colour);
}

/** The lowest and the highest face of a die. */
export function facesOf(look: string): [number, number] {
  if (look === 'clear') return [3, 8];
  return look.includes('-') ? [1, 4] : [1, 6];
}

/** The face at the bottom when `die` lies on the table. */
export function opposite(die: DieView): number {
  const [lowest, highest] = facesOf(die.colour);
  return lowest + highest - die.face;
}

export function dieName(die: DieView): string {
  return `die:${die.colour}${die.face}`;
}

/** `die:gold4` as a die. */
export function readDie(reference: string): DieView | null {
  const found = /^(?:die:|hand:|pool:|stored:)?([a-z-]+)([0-8])$/.exec(reference);
  return found ? { colour: found[1], face: Number(found[2]) } : null;
}

/** The die on a space such as `str:2`. */
export function dieAt(hero: HeroView, space: string): DieView | null {
  const [row, column] = space.split(':');
  return hero.rows[row as Row]?.[Number(column) - 1] ?? null;
}

export function total(hero: HeroView): number | null {
  return hero.stars && Object.values(hero.stars).reduce((sum, stars) => sum + stars, 0);
}

/** One round for each space that the starting dice leave (RP-SETUP-34, RP-VAR-09). */
export function rounds(view: RollPlayerView): number {
  return 18 - Math.max(view.heroes.length, 2) - (view.variants.includes('short') ? 6 : 4);
}

/** The field one step away on the alignment grid; good is up, lawful is left (RP-DICE-21). */
export function stepFrom(field: number, direction: string): number | null {
  const row = Math.floor(field / 3) + (direction === 'evil' ? 1 : direction === 'good' ? -1 : 0);
  const column = (field % 3) + (direction === 'chaotic' ? 1 : direction === 'lawful' ? -1 : 0);
  return row < 0 || row > 2 || column < 0 || column > 2 ? null : row * 3 + column;
}
