import { say } from '../lib/texts.svelte';
import type { Preview } from '../lib/wire';

/** A number that an option would change. `words` are empty where `label` has them already. */
export interface Figure {
  id: string;
  sign: string;
  words: string;
  before: number;
  after: number;
}

const SIGNS: Record<string, string> = { stars: '★', gold: '●', tokens: '◆' };

/** What an option would change, in the order of interest: values, then the score as a whole, then gold. */
export function figuresOf(preview: Preview | undefined, label: string): Figure[] {
  const figures = (preview?.figures ?? []).filter(([id]) => !id.includes('stars:'));
  const order = (id: string) => Object.keys(SIGNS).indexOf(id);
  return figures
    .sort(([one], [other]) => order(one) - order(other))
    .map(([id, before, after]) => {
      const words = say(`figure-${id.replaceAll(':', '-')}`);
      return {
        id,
        sign: SIGNS[id] ?? '',
        words: id in SIGNS || label.includes(words) ? '' : words,
        before,
        after,
      };
    });
}

export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** For those who hear it. */
export function spoken(preview: Preview | undefined): string {
  return (preview?.figures ?? [])
    .filter(([id]) => !id.includes('stars:'))
    .map(
      ([id, before, after]) =>
        `${say(`figure-${id.replaceAll(':', '-')}`)} ${numeral(before)} → ${numeral(after)}`,
    )
    .join(', ');
}
