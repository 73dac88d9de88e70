/** What is printed on the cards, as the catalogue gives it. */
import { capital } from '../../lib/texts.svelte';
import type { CardInfo } from '../../lib/wire';

export const BOONS = ['weapon', 'spell', 'armor', 'item', 'ally', 'blessing'] as const;
export const BANES = ['monster', 'barrier', 'henchman', 'villain'] as const;
export const FAMILIES = [
  'character',
  'role',
  'boon',
  'bane',
  'location',
  'scenario',
  'adventure',
  'path',
] as const;

/** One way of making a check; with `veteran` the number of the adventure deck is added. */
export interface Way {
  skill: string;
  difficulty: number;
  veteran: boolean;
}

export interface Power {
  cost?: string;
  effect?: string;
  also?: Power | null;
  /** Of a bane: when it happens. */
  moment?: string;
  text?: string;
}

export interface SkillLine {
  skill: string;
  die: number;
  boxes: number;
  extends: { skill: string; bonus: number }[];
}

/** A power with the boxes of its feats: the whole text with all of them, what each changes, and the text with so many
    checked. What has to be opened first begins without one. */
export interface PowerLine {
  id: string;
  name: string;
  text: string;
  boxes: string[];
  texts: (string | null)[];
}

export interface CardsLine {
  kind: string;
  count: number;
  boxes: number;
}

export interface CardValues {
  set?: string;
  gloss?: string;
  kind?: string;
  type?: string;
  copies?: number;
  basic?: boolean;
  elite?: boolean;
  loot?: boolean;
  traits?: string[];
  acquire?: Way[][];
  defeat?: Way[][];
  immune?: string[];
  powers?: Power[];
  recharge?: Way[];
  lost?: string[];
  // Locations
  deck?: Record<string, number>;
  here?: string[];
  closing?: { way: string; text: string; check?: Way[] }[];
  closed?: string[];
  closed_here?: string[];
  // Scenarios, adventures and the path
  adventure?: string;
  deck_number?: number;
  villains?: string[];
  henchmen?: string[];
  fillers?: string;
  close_all?: boolean;
  locations?: string[][];
  during?: string[];
  reward?: { text: string };
  scenarios?: string[];
  adventures?: string[];
  // Characters and roles
  about?: string;
  skills?: SkillLine[];
  favored?: string | null;
  proficient?: string[];
  proficiencies?: string[];
  cards?: CardsLine[];
  hand_sizes?: number[];
  lines?: PowerLine[];
  roles?: string[];
  character?: string;
}

export function valuesOf(card: CardInfo): CardValues {
  return card.values;
}

/** What gives a card its colour and its emblem: the kind of a boon or bane, else the family. */
export function kindOf(card: CardInfo): string {
  const { kind, loot } = valuesOf(card);
  return loot ? 'loot' : (kind ?? card.family);
}

/** Skills with the same number to reach stand together: `Strength, Melee 8`. */
export function grouped(ways: readonly Way[]): { skills: string[]; difficulty: number; veteran: boolean }[] {
  const groups: { skills: string[]; difficulty: number; veteran: boolean }[] = [];
  for (const { skill, difficulty, veteran } of ways) {
    const last = groups.at(-1);
    if (last && last.difficulty === difficulty && last.veteran === veteran) last.skills.push(skill);
    else groups.push({ skills: [skill], difficulty, veteran });
  }
  return groups;
}

/** Equal cards lie on each other, in the order in which they came. */
export function stacks(cards: readonly string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((each) => each === card).length }));
}

export class Box {
  readonly #cards = new Map<string, CardInfo>();

  constructor(cards: readonly CardInfo[]) {
    for (const card of cards) this.#cards.set(card.reference, card);
  }

  /** By a reference such as `boon:longsword`. */
  find(reference: string): CardInfo | undefined {
    return this.#cards.get(reference);
  }

  values(reference: string): CardValues {
    const card = this.find(reference);
    return card ? valuesOf(card) : {};
  }

  /** The kind of a boon or bane. */
  kind(reference: string): string {
    const card = this.find(reference);
    return card ? kindOf(card) : 'unknown';
  }
}

/** What a card says begins with a capital letter where it stands alone. */
export const sentence = capital;
