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

test('what is told otherwise is left out, and a chance of 0 is told', () => {
  speakFrom('en', WORDS);
  const signs = { gold: { hidden: true }, odds: { unit: '%' } };
  const told = (odds: [number, number]): Preview => ({
    chance: false,
    figures: [
      ['gold', 1, 2],
      ['odds', ...odds],
    ],
  });
  const shown = (odds: [number, number]) =>
    figuresOf(told(odds), 'Cast', signs).map(({ id, before, after, better }) => [id, before, after, better]);
  expect(shown([0, 62])).toEqual([['odds', 0, 62, true]]);
  expect(shown([62, 0])).toEqual([['odds', 62, 0, false]]);
  expect(shown([0, 0])).toEqual([['odds', 0, 0, undefined]]);
});

test('a name is neither better nor worse', () => {
  speakFrom('en', WORDS);
  const [field] = figuresOf(preview('marker'), 'Buy it', { marker: { sign: '⊕', names: 'field' } });
  expect(field.better).toBeUndefined();
});
