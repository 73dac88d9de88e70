/** A character sheet: everything a character or its role prints, with the boxes that are checked. */
import { name, say } from '../../lib/texts.svelte';
import type { Box } from './cards';
import type { AdventurerView } from './view';

/** Boxes of a line, from left to right; each has what it makes of the line. */
export interface Boxes {
  /** As feats name it: a skill, a power, a kind of card. */
  id: string;
  boxes: string[];
  checked: number;
}

export interface SheetSkill extends Boxes {
  die: number;
  built: { skill: string; bonus: number }[];
}

export interface SheetPower extends Boxes {
  name: string;
  /** What it does now; nothing while it has to be opened. */
  text: string | null;
}

export interface SheetCards extends Boxes {
  count: number;
}

export interface HeroSheet {
  skills: SheetSkill[];
  hand: Boxes & { size: number };
  proficient: string[];
  proficiencies: Boxes[];
  powers: SheetPower[];
  cards: SheetCards[];
}

/** Whoever has a sheet: a hero at the table, or a member of a party. */
export type Sheeted = Pick<AdventurerView, 'character' | 'role' | 'feats' | 'hand_size'>;

export function sheetOf(hero: Sheeted, box: Box): HeroSheet | null {
  if (!hero.character) return null;
  const character = box.values(hero.character);
  const printed = hero.role ? box.values(hero.role) : character;
  const { skills, powers, cards } = hero.feats;
  const sizes = printed.hand_sizes ?? [hero.hand_size];
  const handFeats = Math.min(powers['hand'] ?? 0, sizes.length - 1);
  return {
    skills: (character.skills ?? []).map(({ skill, die, boxes, extends: built }) => ({
      id: skill,
      die,
      built,
      boxes: Array.from({ length: boxes }, (_, at) => `+${at + 1}`),
      checked: skills[skill] ?? 0,
    })),
    hand: { id: 'hand', size: sizes[handFeats], boxes: sizes.slice(1).map(String), checked: handFeats },
    proficient: character.proficient ?? [],
    proficiencies: (printed.proficiencies ?? []).map((id) => ({
      id,
      boxes: [say(`web-pf-proficient-${id}`)],
      checked: Math.min(powers[id] ?? 0, 1),
    })),
    powers: (printed.lines ?? []).map(({ id, texts, boxes }) => {
      const checked = Math.min(powers[id] ?? 0, texts.length - 1);
      return {
        id,
        name: name(`power:${id}`),
        text: texts[checked] ?? null,
        boxes,
        checked,
      };
    }),
    cards: (character.cards ?? []).map(({ kind, count, boxes }) => ({
      id: kind,
      count: count + (cards[kind] ?? 0),
      boxes: Array.from({ length: boxes }, (_, at) => String(count + at + 1)),
      checked: cards[kind] ?? 0,
    })),
  };
}

/** All cards of a hero, wherever they lie. */
export function deckOf(hero: AdventurerView, listed: readonly string[] = []): string[] {
  return [...hero.hand, ...hero.discard, ...hero.buried, ...hero.displayed, ...hero.in_play, ...listed];
}
