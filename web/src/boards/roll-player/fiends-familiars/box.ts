/** The cards that only Fiends & Familiars has. */
import type { CardInfo } from '../../../lib/wire';
import { Box, type Goal } from '../box';
import { isOf } from '../view';
import type { FiendsHeroView } from './view';

/** What a hunt or an adventure brings. */
export interface Reward {
  dice?: number;
  xp?: number;
  glory?: number;
  gold?: number;
  wounds?: number;
}

export interface Familiar {
  action: string;
  power: Goal;
  cells: string[];
}

export interface Tier extends Reward {
  least: number;
  trophy: boolean;
  text: string;
}

export interface Minion {
  dots: number;
  weaknesses: { dice: number; text: string }[];
  tiers: Tier[];
}

export interface Monster {
  kin: string;
  players: string;
  colour: string;
  strength: number;
  tiers: { least: number; stars: number }[];
  master: number;
  ability: string;
}

export interface Adventure extends Reward {
  kin: string;
  kind: string;
  condition: string;
  /** What is asked of a lone hero instead. */
  alone?: string;
}

/** Stars for this many dice on the familiar in the colours it wants (FF-SCORE-03). */
const BACKSTORY_STARS = [0, 0, 1, 3];

export function valuesOf<T>(card: CardInfo | undefined): T | undefined {
  return card?.values as T | undefined;
}

export class FiendsBox extends Box {
  /** Both cards of a Monster have one name; they are told apart by their ids, such as `hydra-2p`. */
  readonly #monsters = new Map<string, CardInfo>();

  constructor(cards: CardInfo[]) {
    super(cards);
    for (const card of cards) if (card.family === 'monster') this.#monsters.set(`monster:${card.id}`, card);
  }

  override find(reference: string): CardInfo | undefined {
    return this.#monsters.get(reference) ?? super.find(reference);
  }

  familiar(id: string | null): Familiar | undefined {
    return id === null ? undefined : valuesOf<Familiar>(this.find(`familiar:${id}`));
  }

  minion(id: string): Minion | undefined {
    return valuesOf<Minion>(this.find(`minion:${id}`));
  }

  monster(id: string): Monster | undefined {
    return valuesOf<Monster>(this.find(`monster:${id}`));
  }

  adventure(id: string): Adventure | undefined {
    return valuesOf<Adventure>(this.find(`adventure:${id}`));
  }

  /** How many dice on the familiar have the colours it wants. */
  companions(hero: FiendsHeroView): number {
    const cells = this.familiar(hero.familiar)?.cells ?? [];
    return cells.filter((colour, at) => isOf(hero.rows['familiar']?.[at], colour)).length;
  }

  companionStars(hero: FiendsHeroView): number {
    return BACKSTORY_STARS[this.companions(hero)];
  }
}
