import type { Ending } from '../index';
import Things from './Things.svelte';

/** For a game that counts points and has nothing to keep of them. */
export const ending: Ending = {
  Things,
  sign: '',
  amount: (points) => ({ id: 'web-end-points', args: { points } }),
};
