import { getContext, setContext } from 'svelte';
import type { Box } from './box';

/** What every part of the board needs: the cards, and a way to show one in full. */
export interface Scene {
  readonly box: Box;
  /** Opens a card in full, by a reference such as `card:climb`. */
  open(reference: string): void;
}

const KEY = Symbol('scene');

export function provideScene(scene: Scene): void {
  setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
