import { getContext, setContext } from 'svelte';
import type { Box } from './cards';
import type { CallToAdventureView } from './view';

/** What every part of the board needs: the cards, the table, and a way to show a card in full. */
export interface Scene {
  readonly box: Box;
  readonly view: CallToAdventureView;
  /** Opens a card in full, by a reference such as `story:academy`. */
  open(reference: string): void;
}

const KEY = Symbol('scene');

export function provideScene(scene: Scene): void {
  setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
