import type { Box } from './box';
import { scene } from '../scene';

/** What every part of the board needs: the cards, and a way to show one in full. */
export interface Scene {
  readonly box: Box;
  /** Opens a card in full, by a reference such as `card:climb`. */
  open(reference: string): void;
}

export const [provideScene, useScene] = scene<Scene>();
