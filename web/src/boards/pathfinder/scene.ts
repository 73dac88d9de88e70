import type { CardInfo, State } from '../../lib/wire';
import type { Box } from './cards';
import type { PathfinderView } from './view';
import { scene } from '../scene';

/** What every part of the board needs: the cards, the table, and a way to show something in full. */
export interface Scene {
  readonly box: Box;
  readonly cards: CardInfo[];
  readonly view: PathfinderView;
  readonly state: State;
  /** Opens a card in full, by a reference such as `boon:longsword`. */
  open(reference: string): void;
  /** Opens a pile of a hero, or the blessings that are gone. */
  pile(heading: string, cards: string[]): void;
  /** Opens a hero in full. */
  hero(seat: number): void;
}

export const [provideScene, useScene] = scene<Scene>();
