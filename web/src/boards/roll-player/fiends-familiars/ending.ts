import type { Ending } from '../../index';
import { ending as plain } from '../ending';
import HeroSheet from './HeroSheet.svelte';

/** As in the base game; a lone hero who falls has lost, whatever the score (FF-SOLO-15). */
export const ending: Ending = {
  ...plain,
  verdict: (outcome) =>
    outcome.seats.length === 1 && outcome.seats[0].title?.id === 'ff-title-slain'
      ? { id: 'ff-title-slain', args: {} }
      : null,
  sheet: { name: 'web-end-sheet', Drawing: HeroSheet },
};
