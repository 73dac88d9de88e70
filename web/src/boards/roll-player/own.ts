import type { ComponentProps, Snippet } from 'svelte';
import type { Box } from './box';
import type Hero from './Hero.svelte';
import type { Changes } from './moves';
import type SmallHero from './SmallHero.svelte';
import type { RollPlayerView } from './view';

type About = Pick<ComponentProps<typeof Hero>, 'mine' | 'first' | 'named'>;
type AboutSmall = Omit<ComponentProps<typeof SmallHero>, 'hero' | 'scrolls' | 'own' | 'last'>;

/** What an expansion puts on the board in place of the base game's things. */
export interface Own {
  box: Box;
  hero: Snippet<[About & { seat: number }]>;
  small: Snippet<[seat: number, AboutSmall]>;
  piles: Snippet<[show: (pile: 'discard' | 'trash') => void]>;
  /** What fills the middle by itself for now, such as a fight. */
  scene: Snippet | null;
  /** The middle between fights. */
  table: Snippet;
  /** What is shown next to the choices of the set-up. */
  foe: Snippet;
  changes(before: RollPlayerView, after: RollPlayerView): Changes;
  areas: string;
  columns: string;
  rows: string;
  upright: number;
}
