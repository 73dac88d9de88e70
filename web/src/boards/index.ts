import type { Component, Snippet } from 'svelte';
import type { Sound } from '../lib/sounds';
import type { CardInfo, Line, Option, State, TableInfo, Text } from '../lib/wire';
import type { Touch } from './touch';

/** What a board of any game gets. The page gives the log as `events`; without `touch` it is read-only. */
export interface BoardProps {
  state: State;
  table: TableInfo;
  cards: CardInfo[];
  touch?: Touch | null;
  events?: Snippet;
}

/** What the prompt bar shows beside an option: a picture of `thing`, what it becomes, and words about it.
    `brief` is the label where room is scarce and the figures say the rest. */
export interface Note {
  brief?: Text;
  thing?: string;
  becomes?: string;
  words?: Text[];
  plain?: string;
}

/** A game's part of the page. */
export interface Board {
  Board: Component<BoardProps>;
  /** Draws a reference such as `die:gold4` or `card:climb`; nothing for what has no picture. */
  Thing: Component<{ reference: string; cards: CardInfo[]; size?: number }>;
  /** What belongs to an option besides its label. */
  note(option: Option, state: State, cards: CardInfo[]): Note;
  /** What the deciding seat holds in hand: references. */
  inHand(state: State): string[];
  /** A line under the title of the page, such as the round and the phase. */
  headline(state: State): Text[];
  /** What a line of the log sounds like. */
  sound(line: Line): Sound | null;
}

const BOARDS: Record<string, () => Promise<Board>> = {
  'roll-player': async () => (await import('./roll-player/board')).board,
};

const GENERIC = async (): Promise<Board> => (await import('./generic/board')).board;

/** The board of a game; a game without one still can be played by its log and its options. */
export function boardOf(game: string): Promise<Board> {
  return (BOARDS[game] ?? GENERIC)();
}
