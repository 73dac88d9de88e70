/** What the terms of the game on the page mean: each stands behind its icons and its words, marked with `data-term`. */
import { getMeanings } from './api';
import type { Language } from './languages';
import type { MeaningInfo } from './wire';

export interface Piece {
  text: string;
  term: string | null;
  /** Quotes, brackets and marks that stay on the line of a term. */
  before?: string;
  after?: string;
}

class Dictionary {
  all = $state.raw<readonly MeaningInfo[]>([]);
  /** The term that somebody asks about, and what was pressed. */
  asked = $state.raw<{ meaning: MeaningInfo; at: Element | null } | null>(null);
}

export const dictionary = new Dictionary();
const pattern = $derived(dictionary.all.length ? new RegExp(formsOf(dictionary.all), 'giu') : null);

/** The terms of a game, as long as it is on the page: `$effect(() => learn(game, lang()))`. */
export function learn(game: string, language: Language): () => void {
  let away = false;
  getMeanings(game, language).then(
    (found) => {
      if (!away) dictionary.all = found;
    },
    () => undefined, // without a dictionary the words are just words
  );
  return () => {
    away = true;
    [dictionary.all, dictionary.asked] = [[], null];
  };
}

export function ask(id: string | undefined, at: Element | null = null): boolean {
  const meaning = dictionary.all.find((each) => each.id === id);
  if (meaning) dictionary.asked = { meaning, at };
  return meaning !== undefined;
}

/** `karty*` is every word that begins so; longer forms come first, since `dark rune` is more than `rune`. */
export function formsOf(terms: readonly Pick<MeaningInfo, 'forms'>[]): string {
  const forms = terms
    .flatMap((term) => term.forms)
    .sort((one, other) => other.length - one.length)
    .map((form) => form.replaceAll(' ', '[ \u00a0]').replace('*', '\\p{L}*'));
  return `(?<![\\p{L}-])(?:${forms.join('|')})(?![\\p{L}-])`;
}

/** A text in pieces; the first mention of each term is one of them. */
export function pieces(text: string): Piece[] {
  if (!pattern) return [{ text, term: null }];
  const found: Piece[] = [];
  const told = new Set<string>();
  let last = 0;
  for (const hit of text.matchAll(pattern)) {
    const term = dictionary.all.find((each) => new RegExp(`^${formsOf([each])}$`, 'iu').test(hit[0]))?.id;
    if (term === undefined || told.has(term)) continue;
    told.add(term);
    const end = hit.index + hit[0].length;
    const before = /[^\s\p{L}\p{N}]*$/u.exec(text.slice(last, hit.index))?.[0] ?? '';
    const after = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(end))?.[0] ?? '';
    found.push({ text: text.slice(last, hit.index - before.length), term: null });
    found.push({ text: hit[0], term, before, after });
    last = end + after.length;
  }
  return [...found, { text: text.slice(last), term: null }];
}
