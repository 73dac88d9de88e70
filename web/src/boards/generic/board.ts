import type { Board } from '../index';
import BoardView from './Board.svelte';
import Thing from './Thing.svelte';

/** For a game without pictures of its own: the log above, the options below. */
export const board: Board = {
  Board: BoardView,
  Thing,
  note: () => ({}),
  inHand: () => [],
  headline: () => [],
  sound: () => null,
};
