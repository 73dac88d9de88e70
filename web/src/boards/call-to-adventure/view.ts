/** The table as Call to Adventure's view tells it, and what follows from it. */
import { lang } from '../../lib/texts.svelte';
import type {
  AdversaryView,
  AttemptView,
  CallToAdventureView,
  LifeView,
  PathView,
  PlaceView,
  RowView,
  SpaceView,
  State,
} from '../../lib/wire';
import { viewAs } from '../view';

export type {
  AdversaryView,
  AttemptView,
  CallToAdventureView,
  LifeView,
  PathView,
  PlaceView,
  RowView,
  SpaceView,
};

/** What a life is made of, act by act. */
export const CHARACTER = ['origin', 'motivation', 'destiny'] as const;
export const KINDS = ['hero', 'antihero'] as const;
/** Cards that an act takes (CA-END-03). */
export const CARDS_PER_ACT = 3;
/** Points for this many equal story icons (CA-SCORE-09 to -12). */
const SET_POINTS = [0, 0, 2, 4, 8];

export function viewOf(state: State): CallToAdventureView | null {
  return viewAs(state, 'call-to-adventure');
}

export function setPoints(count: number): number {
  return SET_POINTS[Math.min(count, SET_POINTS.length - 1)];
}

export const ROMAN = ['I', 'II', 'III'] as const;

/** The chance in per cent, as the language writes it; only what is certain is 0 % or 100 %. */
export function percent(odds: number): string {
  const certain = odds === 0 || odds === 1;
  const shown = certain ? odds : Math.min(0.99, Math.max(0.01, odds));
  return new Intl.NumberFormat(lang(), { style: 'percent' }).format(shown);
}

/** How good a chance is, in three steps. */
export function likelihood(odds: number): 'good' | 'even' | 'poor' {
  return odds >= 0.67 ? 'good' : odds >= 0.4 ? 'even' : 'poor';
}
