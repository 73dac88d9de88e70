import { say } from '../lib/texts.svelte';
import type { Preview } from '../lib/wire';

/** A number that an option would change; `shown` is whether its sign or the label says which one it is. */
export interface Figure {
  id: string;
  sign: string;
  words: string;
  shown: boolean;
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
      return { id, sign: SIGNS[id] ?? '', words, shown: id in SIGNS || label.includes(words), before, after };
    });
}

export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
