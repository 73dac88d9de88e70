import type { Review } from '../lib/wire';

type SeatReview = Review['seats'][number];

/** Chances in percent, scores with one place. */
export function amount(unit: Review['unit'], value: number): number {
  const found = unit === 'chance' ? Math.round(100 * value) : Math.round(10 * value) / 10;
  return found === 0 ? 0 : found; // never -0
}

/** The figures of a seat, for `coach-balance`. */
export function balance(unit: Review['unit'], seat: SeatReview): Record<string, string | number> {
  const { result, expected, skill, luck } = seat;
  const shown = Object.entries({ result, expected, skill, luck }).map(([name, value]) => [
    name,
    amount(unit, value),
  ]);
  return { unit, ...Object.fromEntries(shown) };
}
