/** A view of any game, made readable: what its parts are called, and how each is shown. */
import { plain } from '../../lib/numbers';
import { has, name, say } from '../../lib/texts.svelte';

/** What a part of a view is called: `view-<name>` if the game brings words, else its own name as a person would write it. */
export function labelOf(field: string): string {
  const id = `view-${field.replaceAll('_', '-')}`;
  if (has(id)) return say(id);
  const words = field.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type Part = [field: string, value: unknown];

/** How many values are listed in one line. */
const SMALL = 3;

/** What a view says about itself and not about the table, and what stands above it anyway. */
const ASIDE = new Set(['game', 'seat', 'turn', 'pack']);

/** The parts of a view: short ones first, then lists and what is made of parts itself. */
export function partsOf(view: object): { lines: Part[]; groups: Part[] } {
  const parts = Object.entries(view).filter(([field, value]) => !ASIDE.has(field) && !isEmpty(value));
  const isLine = ([, value]: Part) => wordsOf(value) !== null;
  return { lines: parts.filter(isLine), groups: parts.filter((part) => !isLine(part)) };
}

/** Nothing there: it would only take room. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && (value === null || Object.keys(value).length === 0);
}

/** A value in one word or a sentence; `null` for what is made of parts. */
export function wordsOf(value: unknown): string | null {
  if (typeof value === 'number') return plain(value);
  if (typeof value === 'boolean') return say(value ? 'web-table-yes' : 'web-table-no');
  if (typeof value === 'string') return nameOf(value);
  if (value === null || value === undefined) return '–';
  if (isText(value)) return say(value);
  return null;
}

/** A small thing in a row of others, such as a die of a colour with a face. */
export function chipOf(value: unknown): string | null {
  const words = wordsOf(value);
  if (words !== null || typeof value !== 'object' || value === null || seatOf(value) !== null) return words;
  const parts = Object.values(value).map(wordsOf);
  return parts.length <= SMALL && !parts.includes(null) ? parts.join(' ') : null;
}

/** The name of a reference such as `card:longsword`, where there is one. */
function nameOf(text: string): string {
  if (/^seat:\d+$/.test(text)) return name(text);
  return text.includes(':') && has(text.replace(':', '-')) ? name(text) : text;
}

function isText(value: object): value is { id: string; args: Record<string, unknown> } {
  return 'id' in value && typeof value.id === 'string' && has(value.id) && 'args' in value;
}

/** Whose part of a list this is, if it says so. */
export function seatOf(value: unknown): number | null {
  const seat = typeof value === 'object' && value !== null && 'seat' in value ? value.seat : null;
  return typeof seat === 'number' ? seat : null;
}

/** What a part of a view may be called where options touch it. */
export function touchesOf(field: string, value: unknown): string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return [String(value), `${field}:${value}`, `${field.replace(/s$/, '')}:${value}`];
}
