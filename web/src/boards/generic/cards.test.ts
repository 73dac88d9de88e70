import { expect, test } from 'vitest';
import { sample } from '../../lib/sample';
import { speakFrom } from '../../lib/texts.svelte';
import type { CardInfo } from '../../lib/wire';
import { familyName, figuresOf } from './cards';

test('figures have names, and what cannot be said in a word is left out', () => {
  speakFrom('en', 'web-value-cost = Price');
  const values = {
    cost: -3,
    icons: ['nature', 'justice'],
    goals: { str: 1 },
    first: true,
    grid: [[1], [{}]],
  };
  expect(figuresOf(sample<CardInfo>({ values }))).toEqual([
    ['Price', '−3'],
    ['icons', 'nature, justice'],
  ]);
});

test('a family has the words there are for it, else its own name', () => {
  speakFrom('en', 'web-family-race = Race\ntype-trait = Trait');
  expect(['race', 'trait', 'omen'].map(familyName)).toEqual(['Race', 'Trait', 'omen']);
});
