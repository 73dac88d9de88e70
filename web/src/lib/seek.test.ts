import { expect, test } from 'vitest';
import { fits, marked, wordsOf } from './seek';

test('accents and capitals do not matter, and every word has to be there', () => {
  expect(fits('Długi miecz, kość złota', wordsOf('DLUGI zlota'))).toBe(true);
  expect(fits('Stärke und Größe', wordsOf('starke grosse'))).toBe(true);
  expect(fits('Długi miecz', wordsOf('miecz topór'))).toBe(false);
});

test('what was looked for is marked in the text as it is written', () => {
  expect(marked('Größe der Würfel', wordsOf('grosse fel'))).toEqual([
    { text: 'Größe', hit: true },
    { text: ' der Wür', hit: false },
    { text: 'fel', hit: true },
  ]);
  expect(marked('Kość', [])).toEqual([{ text: 'Kość', hit: false }]);
});
