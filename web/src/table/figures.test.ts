import { expect, test } from 'vitest';
import { speakFrom } from '../lib/texts.svelte';
import type { Preview } from '../lib/wire';
import { figuresOf } from './figures';

const SIGNS = { stars: { sign: '★', tone: 'star' }, gold: { sign: '●' }, odds: { unit: '%' } };
const WORDS = 'figure-gold = Gold\nfigure-stars = Stars\nfigure-value-str = Strength\n    .short = STR';

function preview(...ids: string[]): Preview {
  return { chance: false, figures: ids.map((id) => [id, 1, 2]) };
}

test('figures without a sign come first, and the parts of a signed one are left out', () => {
  speakFrom('en', WORDS);
  const found = figuresOf(preview('odds', 'gold', 'stars', 'stars:goals', 'value:str'), 'Place it', SIGNS);
  expect(found.map(({ id, shown }) => [id, shown])).toEqual([
    ['value:str', false],
    ['stars', true],
    ['gold', true],
    ['odds', false],
  ]);
  expect(found[0]).toMatchObject({ words: 'Strength', brief: 'STR' });
});

test('what the label names need not be named again; a game without signs shows all', () => {
  speakFrom('en', WORDS);
  const found = figuresOf(preview('value:str', 'gold'), 'Place it in Strength');
  expect(found.map(({ id, shown, sign }) => [id, shown, sign])).toEqual([
    ['value:str', true, undefined],
    ['gold', false, undefined],
  ]);
});

test('what is told otherwise is left out: a hidden figure, and a fresh one that was not counted before', () => {
  speakFrom('en', WORDS);
  const signs = { gold: { hidden: true }, odds: { unit: '%', fresh: true } };
  expect(figuresOf(preview('gold', 'odds'), 'Cast', signs).map(({ id }) => id)).toEqual(['odds']);
  expect(figuresOf({ chance: false, figures: [['odds', 0, 62]] }, 'Face it', signs)).toEqual([]);
});
