import { valueName } from '../../lib/cards';
import { plain } from '../../lib/numbers';
import { has, say } from '../../lib/texts.svelte';
import type { CardInfo } from '../../lib/wire';

/** What a family is called, if there are words for it. */
export function familyName(family: string): string {
  const id = [`web-family-${family}`, `type-${family}`].find(has);
  return id ? say(id) : family;
}

/** What a card says in figures, each with its name: numbers, words, and lists of both. */
export function figuresOf(card: CardInfo): [string, string][] {
  return Object.entries(card.values).flatMap(([name, value]): [string, string][] => {
    const words = shown(value);
    return words === '' ? [] : [[valueName(name), words]];
  });
}

function shown(value: unknown): string {
  if (typeof value === 'number') return plain(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const parts = value.map(shown);
    return parts.includes('') ? '' : parts.join(', ');
  }
  return '';
}
