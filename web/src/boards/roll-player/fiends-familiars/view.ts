/** The table as the view of Fiends & Familiars tells it, and what follows from it. */
import { signed } from '../../../lib/numbers';
import { lang } from '../../../lib/texts.svelte';
import type {
  AdventureView,
  FiendishInitiativeView,
  FiendsHeroView,
  FiendsView,
  MinionView,
  MonsterView,
  RollPlayerView,
  State,
  Text,
} from '../../../lib/wire';
import { viewAs } from '../../view';

export type { AdventureView, FiendishInitiativeView, FiendsHeroView, FiendsView, MinionView, MonsterView };

/** Lair, trap, attack: what becomes known in this order (FF-HUNT-18). */
export const KINDS = ['lair', 'trap', 'attack'] as const;

export function viewOf(state: State): FiendsView | null {
  const view = viewAs(state, 'roll-player');
  return view && isFiends(view) ? view : null;
}

/** The view of the expansion has all that the base game's has, and more. */
export function isFiends(view: RollPlayerView): view is FiendsView {
  return 'minion' in view;
}

/** A chance given in tenths of a percent, as the language writes it; only what is certain is 0 % or 100 %. */
export function percent(chance: number): string {
  const certain = chance <= 0 || chance >= 1000;
  const shown = certain ? chance / 1000 : Math.min(0.99, Math.max(0.01, chance / 1000));
  return new Intl.NumberFormat(lang(), { style: 'percent' }).format(shown);
}

/** How good a chance is, in three steps. */
export function likelihood(chance: number): 'good' | 'even' | 'poor' {
  return chance >= 667 ? 'good' : chance >= 400 ? 'even' : 'poor';
}

/** The last line whose least a result reaches; -1 for none. */
export function tierAt(tiers: readonly { least: number }[], result: number): number {
  return tiers.findLastIndex((tier) => tier.least <= result);
}

/** The sums of a line: from its own number to below that of the next. */
export function spanOf(tiers: readonly { least: number }[], at: number): string {
  const { least } = tiers[at];
  if (at + 1 === tiers.length) return `${least}+`;
  const most = tiers[at + 1].least - 1;
  return least === most ? String(least) : `${least}–${most}`;
}

/** How many dice a hero would roll, and what would be added to them. */
export function poolWords({ pool, bonus }: { pool: number | null; bonus: number }): Text {
  const dice = pool ?? 0;
  return bonus
    ? { id: 'web-ff-pool-plus', args: { dice, by: signed(bonus) } }
    : { id: 'web-ff-pool-now', args: { dice } };
}
