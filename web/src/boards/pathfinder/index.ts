import type { Parts } from '../index';

export const parts: Partial<Parts> = {
  board: async () => (await import('./board')).board,
  catalog: async () => (await import('./catalog')).catalog,
  ending: async () => (await import('./ending')).ending,
  poster: async () => (await import('./Poster.svelte')).default,
  campaigns: {
    campaigns: () => import('./campaign/Campaigns.svelte'),
    campaign: () => import('./campaign/Campaign.svelte'),
    'campaign-play': () => import('./campaign/CampaignTable.svelte'),
  },
};
