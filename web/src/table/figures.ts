import { has, say } from '../lib/texts.svelte';
import type { Preview } from '../lib/wire';

/** A number that an option would change; `shown` is whether its sign or the label says which one it is. */
export interface Figure {
  id: string;
  sign: string;
  words: string;
  brief: string;
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
      const message = `figure-${id.replaceAll(':', '-')}`;
      const words = say(message);
      const brief = has(`${message}.short`) ? say(`${message}.short`) : words;
      const shown = id in SIGNS || label.includes(words) || label.includes(brief);
      return { id, sign: SIGNS[id] ?? '', words, brief, shown, before, after };
    });
}

export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
