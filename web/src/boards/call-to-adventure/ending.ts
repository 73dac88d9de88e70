import type { Ending } from '../index';
import Tale from './Tale.svelte';
import { textOf } from './tale';
import Things from './Things.svelte';

export const ending: Ending = {
  Things,
  sign: '★',
  amount: (points) => ({ id: 'web-end-points', args: { points } }),
  figure: 'score',
  /** Solo and co-op are won or lost together, and every seat has a title that says so (CA-COOP-29, CA-COOP-32). */
  verdict({ seats }) {
    const titles = seats.map((seat) => seat.title?.id);
    if (titles.includes('ca-title-lost')) return { id: 'web-ca-end-lost', args: {} };
    return titles.includes('ca-title-true-hero') ? { id: 'web-ca-end-won', args: {} } : null;
  },
  sheet: { name: 'web-ca-tale', Drawing: Tale, text: textOf },
};
