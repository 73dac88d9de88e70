import type { Options, Parts } from '../index';

/** Whether Fiends & Familiars lies on the table. */
function isExpanded(options: Options): boolean {
  return options['expansion'] !== undefined && options['expansion'] !== 'none';
}

export const parts: Partial<Parts> = {
  board: async (options) =>
    isExpanded(options) ? (await import('./fiends-familiars/board')).board : (await import('./board')).board,
  catalog: async () => (await import('./catalog')).catalog,
  ending: async (options) =>
    isExpanded(options)
      ? (await import('./fiends-familiars/ending')).ending
      : (await import('./ending')).ending,
  poster: async () => (await import('./Poster.svelte')).default,
};
