import type { Snippet } from 'svelte';
import type { Box } from './box';
import type Hero from './Hero.svelte';
import type { Changes } from './moves';
import type Piles from './Piles.svelte';
import type SmallHero from './SmallHero.svelte';
import type { RollPlayerView } from './view';

/** What an expansion puts on the board in place of the base game's things. */
export interface Own {
  box: Box;
  Hero: typeof Hero;
  SmallHero: typeof SmallHero;
  Piles: typeof Piles;
  /** What fills the middle by itself for now, such as a fight. */
  scene: Snippet | null;
  /** The middle between fights. */
  table: Snippet;
  /** What is shown beside the choices of the set-up. */
  foe: Snippet;
  changes(before: RollPlayerView, after: RollPlayerView): Changes;
  areas: string;
  columns: string;
}
