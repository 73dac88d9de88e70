/** The table as Pathfinder's view tells it, and what follows from it. */
import { lang } from '../../lib/texts.svelte';
import type {
  AdventurerView,
  CheckView,
  DeckListView,
  EncounterView,
  HurtView,
  LocationView,
  Option,
  PathfinderView,
  State,
  TrainedView,
} from '../../lib/wire';
import { viewAs } from '../view';

export type {
  AdventurerView,
  CheckView,
  DeckListView,
  EncounterView,
  HurtView,
  LocationView,
  PathfinderView,
  TrainedView,
};

/** The blessings deck at the beginning of a scenario (PF-SETUP-23). */
export const BLESSINGS = 30;

/** The steps of an encounter (PF-ENC-01). */
export const STEPS = ['evade', 'before', 'check', 'next', 'after', 'end'] as const;

/** The skills that others are built on, in the order of the character cards. */
export const BASE_SKILLS = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;

export function viewOf(state: State): PathfinderView | null {
  return viewAs(state, 'pathfinder');
}

/** The chance in per cent, as the language writes it; only what is certain is 0 % or 100 %. */
export function percent(odds: number): string {
  const certain = odds <= 0 || odds >= 100;
  const shown = certain ? odds : Math.min(99, Math.max(1, Math.round(odds)));
  return new Intl.NumberFormat(lang(), { style: 'percent' }).format(shown / 100);
}

/** How good a chance is, in three steps. */
export function likelihood(odds: number): 'good' | 'even' | 'poor' {
  return odds >= 67 ? 'good' : odds >= 40 ? 'even' : 'poor';
}

/** `skill:melee` without what it is. */
export function bare(reference: string): string {
  return reference.slice(reference.indexOf(':') + 1);
}

export function answersOf(state: State): Option[] {
  return (state.decision?.options ?? []).filter((option) => !option.interrupt);
}

/** What can be done other than answering. */
export function offersOf(state: State): Option[] {
  return (state.decision?.options ?? state.interrupts).filter((option) => option.interrupt);
}
