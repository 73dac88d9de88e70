/** The cards of a table, with their numbers. */
import type { CardInfo } from '../../lib/wire';
import { isOf, ROWS, type DieView, type HeroView, type Row } from './view';

export interface Goal {
  least: number;
  most: number | null;
  stars: number;
}

/** Stars for this many matches with the backstory (RP-SCORE-10). */
export const BACKSTORY_STARS = [0, 0, 1, 1, 3, 3, 6];

export interface ArmorSet {
  id: string;
  pieces: number;
  ladder: number[];
  colours: string[];
}

export class Box {
  readonly #cards = new Map<string, CardInfo>();

  constructor(cards: CardInfo[]) {
    for (const card of cards) this.#cards.set(card.reference, card);
  }

  /** By a reference such as `card:climb` or `race:elf:female`. */
  find(reference: string): CardInfo | undefined {
    return this.#cards.get(reference) ?? this.#cards.get(reference.split(':').slice(0, 2).join(':'));
  }

  protected value<T>(reference: string, name: string): T | undefined {
    return (this.find(reference)?.values as Record<string, unknown> | undefined)?.[name] as T | undefined;
  }

  modifiers(race: string): Partial<Record<Row, number>> {
    return this.value(`race:${race}`, 'modifiers') ?? {};
  }

  goal(heroClass: string | null, row: Row): Goal | undefined {
    const goals = heroClass ? this.value<Record<Row, Goal>>(`class:${heroClass}`, 'goals') : undefined;
    return goals?.[row];
  }

  colour(heroClass: string | null): string | undefined {
    return heroClass ? this.value(`class:${heroClass}`, 'colour') : undefined;
  }

  grid(alignment: string | null): number[] | undefined {
    return alignment ? this.value<number[][]>(`alignment:${alignment}`, 'grid')?.flat() : undefined;
  }

  /** The colour a backstory wants on each space, such as `str:2`. */
  wishes(backstory: string | null): Record<string, string> {
    const cells = backstory
      ? this.value<Partial<Record<Row, { column: number; colour: string }>>>(
          `backstory:${backstory}`,
          'cells',
        )
      : undefined;
    const wishes: Record<string, string> = {};
    for (const row of ROWS) {
      const cell = cells?.[row];
      if (cell) wishes[`${row}:${cell.column}`] = cell.colour;
    }
    return wishes;
  }

  matches(hero: HeroView): number {
    return Object.entries(this.wishes(hero.backstory)).filter(([space, colour]) => {
      const [row, column] = space.split(':');
      return isOf(hero.rows[row][Number(column) - 1], colour);
    }).length;
  }

  handsUsed(hero: HeroView): number {
    return hero.weapons.reduce((sum, id) => sum + (this.value<number>(`card:${id}`, 'hands') ?? 0), 0);
  }

  arrow(card: string): string | undefined {
    return this.value(`card:${card}`, 'arrow');
  }

  armorSets(hero: HeroView): ArmorSet[] {
    const sets = new Map<string, ArmorSet>();
    for (const id of hero.armor) {
      const set = this.value<string>(`card:${id}`, 'set') ?? id;
      const known = sets.get(set);
      if (known) known.pieces += 1;
      else
        sets.set(set, {
          id: set,
          pieces: 1,
          ladder: this.value<number[]>(`card:${id}`, 'ladder') ?? [],
          colours: this.value<string[]>(`card:${id}`, 'colours') ?? [],
        });
    }
    return [...sets.values()];
  }

  /** What race and weapons add to the dice of a row. */
  bonus(hero: HeroView, row: Row): number {
    const dice = hero.rows[row].reduce((sum: number, die: DieView | null) => sum + (die?.face ?? 0), 0);
    return hero.values[row] - dice;
  }
}

export function met(goal: Goal, value: number): boolean {
  return value >= goal.least && (goal.most === null || value <= goal.most);
}

export function goalWords(goal: Goal): string {
  if (goal.most === null) return `${goal.least}+`;
  return goal.least === goal.most ? String(goal.least) : `${goal.least}–${goal.most}`;
}
