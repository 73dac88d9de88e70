import type { Sign } from '../boards';
import { has, say } from '../lib/texts.svelte';
import type { Preview } from '../lib/wire';

/** A number that an option would change; `shown` is whether its sign or the label says which one it is. */
export interface Figure {
  id: string;
  sign?: Sign;
  words: string;
  brief: string;
  shown: boolean;
  before: number;
  /** The same number where nothing could be told before. */
  after: number;
  /** Nothing where it is neither better nor worse. */
  better?: boolean;
}

/** What an option would change: figures without a sign first, then the others in the order of their signs.
    Parts of a figure that has a sign are left to the whole, and what the signs say is told otherwise is left out. */
export function figuresOf(
  preview: Preview | undefined,
  label: string,
  signs: Readonly<Record<string, Sign>> = {},
): Figure[] {
  const figures = (preview?.figures ?? []).filter(
    ([id]) => !signs[id]?.hidden && (!id.includes(':') || !(id.split(':')[0] in signs)),
  );
  const order = (id: string) => Object.keys(signs).indexOf(id);
  return figures
    .sort(([one], [other]) => order(one) - order(other))
    .map(([id, before, after]) => {
      const message = `figure-${id.replaceAll(':', '-')}`;
      const words = say(message);
      const brief = has(`${message}.short`) ? say(`${message}.short`) : words;
      const shown = Boolean(signs[id]?.sign) || label.includes(words) || label.includes(brief);
      const sign = signs[id];
      const better = before === after || sign?.names ? undefined : after > before !== Boolean(sign?.bad);
      return { id, sign, words, brief, shown, before, after, better };
    });
}
