/** What is printed on the cards, as the catalogue gives it. */
import type { CardInfo } from '../../lib/wire';
import { REWARDS, type Reward } from './signs';

/** What a story gains; what is not printed is left out. */
export interface Gains extends Partial<Record<Reward, number>> {
  abilities?: string[];
  icons?: string[];
}

export interface Path extends Gains {
  id: string;
  name: string;
  /** Its sentence in the tale of a life. */
  caption: string;
  /** 1 for a path with the +1 symbol (CA-CHAL-04). */
  harder?: number;
  /** What it does in addition to its signs. */
  text: string;
}

/** What a trait asks for. */
export interface Need {
  kind: 'xp' | 'ability' | 'icon' | 'marker-least' | 'marker-most';
  xp?: number;
  ability?: string;
  icon?: string;
  count?: number;
  level?: number;
  text: string;
}

export interface CardValues extends Omit<Gains, 'xp'> {
  act?: number;
  difficulty?: number;
  tests?: string[];
  needs?: Need[];
  paths?: Path[];
  path?: Path;
  copies?: number;
  skull?: boolean;
  caption?: string;
  /** Of the win condition: by number of players. */
  xp?: number[];
}

export const FAMILIES = [
  'origin',
  'motivation',
  'destiny',
  'challenge',
  'trait',
  'ally',
  'adversary',
  'hero',
  'antihero',
  'quest',
  'win-condition',
] as const;

export function valuesOf(card: CardInfo): CardValues {
  return card.values;
}

export function pathsOf(card: CardInfo): Path[] {
  const { paths, path } = valuesOf(card);
  return paths ?? (path ? [path] : []);
}

/** Signs and how often each occurs: abilities, story icons, then all that is counted. */
export function signsOf(gains: Gains): { sign: string; count: number }[] {
  const listed = [...(gains.abilities ?? []), ...(gains.icons ?? [])];
  const counted = [...new Set(listed)].map((sign) => ({
    sign,
    count: listed.filter((each) => each === sign).length,
  }));
  const rewards = REWARDS.map((sign) => ({ sign, count: gains[sign] ?? 0 })).filter(({ count }) => count);
  return [...counted, ...rewards];
}

/** What stays visible of a path when its card is tucked; the rest was received at once. */
export function lasting({ abilities, icons, triumph, tragedy }: Gains): Gains {
  return { abilities, icons, triumph, tragedy };
}

/** What a card without paths shows of itself. */
export function ownGains(card: CardInfo): Gains {
  const { abilities, icons, triumph, tragedy } = valuesOf(card);
  return { abilities, icons, triumph, tragedy };
}

export class Box {
  readonly #cards = new Map<string, CardInfo>();
  readonly #paths = new Map<string, { card: CardInfo; path: Path }>();

  constructor(cards: readonly CardInfo[]) {
    for (const card of cards) {
      this.#cards.set(card.reference, card);
      for (const path of pathsOf(card)) this.#paths.set(path.id, { card, path });
    }
  }

  /** By a reference such as `story:academy`; a path such as `path:academy-study` stands for its card. */
  find(reference: string): CardInfo | undefined {
    return this.#cards.get(reference) ?? this.#paths.get(reference.replace(/^path:/, ''))?.card;
  }

  path(id: string): Path | undefined {
    return this.#paths.get(id)?.path;
  }
}
