import { expect, test } from 'vitest';
import { fits, wordsOf } from './seek';

test('accents and capitals do not matter, and every word has to be there', () => {
  expect(fits('Długi miecz, kość złota', wordsOf('DLUGI zlota'))).toBe(true);
  expect(fits('Stärke und Größe', wordsOf('starke grosse'))).toBe(true);
  expect(fits('Długi miecz', wordsOf('miecz topór'))).toBe(false);
});
