import type { Ending } from '../index';
import HeroSheet from './HeroSheet.svelte';
import Things from './Things.svelte';

export const ending: Ending = {
  Things,
  sign: '★',
  amount: (stars) => ({ id: 'rp-amount-stars', args: { stars } }),
  figure: 'stars',
  /** Gold, then dice of the Class colour, of which fewer are better (RP-SCORE-19, RP-SCORE-20). */
  tieBreak: ([gold = 0, dice = 0]) => ({ id: 'web-end-tie', args: { gold, dice: -dice } }),
  sheet: { name: 'web-end-sheet', Drawing: HeroSheet },
};
