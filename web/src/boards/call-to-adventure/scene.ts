import type { Box } from './cards';
import type { CallToAdventureView } from './view';
import { scene } from '../scene';

/** What every part of the board needs: the cards, the table, and a way to show a card in full. */
export interface Scene {
  readonly box: Box;
  readonly view: CallToAdventureView;
  /** Opens a card in full, by a reference such as `story:academy`. */
  open(reference: string): void;
}

export const [provideScene, useScene] = scene<Scene>();
