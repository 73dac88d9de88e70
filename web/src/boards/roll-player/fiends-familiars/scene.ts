import { useScene } from '../scene';
import type { FiendsBox } from './box';

/** The scene of the base board, with the cards of the expansion. */
export function useFiends(): { readonly box: FiendsBox; open(reference: string): void } {
  return useScene() as { readonly box: FiendsBox; open(reference: string): void };
}
