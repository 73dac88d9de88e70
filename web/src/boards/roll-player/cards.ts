/** What is printed on a card, as the catalogue gives it. */
import type { CardInfo } from '../../lib/wire';
import type { Goal } from './box';
import type { Row } from './view';

export interface CardValues {
  cost?: number;
  dots?: number;
  hands?: number;
  arrow?: string;
  set?: string;
  ladder?: number[];
  colours?: string[];
  side?: string;
  colour?: string;
  ability?: string;
  goals?: Record<Row, Goal>;
  modifiers?: Partial<Record<Row, number>>;
  cells?: Record<Row, { column: number; colour: string }>;
  grid?: number[][];
  least_seats?: number;
}

export const MARKET_FAMILIES = ['weapon', 'armor', 'skill', 'trait', 'scroll'] as const;
/** What only Fiends & Familiars has, besides scrolls. */
export const FIEND_FAMILIES = ['familiar', 'fiend', 'minion', 'monster', 'adventure'] as const;
export const FAMILIES = [
  ...MARKET_FAMILIES,
  'class',
  'race',
  'backstory',
  'alignment',
  'initiative',
  ...FIEND_FAMILIES,
] as const;

export function valuesOf(card: CardInfo): CardValues {
  return card.values;
}

/** The message that names a family. */
export function familyName(family: string): string {
  const market: readonly string[] = MARKET_FAMILIES;
  return market.includes(family) ? `type-${family}` : `web-family-${family}`;
}
