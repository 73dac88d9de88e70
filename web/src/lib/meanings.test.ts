import { expect, test } from 'vitest';
import { dictionary, pieces } from './meanings.svelte';
import type { MeaningInfo } from './wire';

function term(id: string, ...forms: string[]): MeaningInfo {
  return { id, term: forms[0], text: '', rule: '', forms };
}

test('terms are marked in any of their forms, each once, and the longer one wins', () => {
  dictionary.all = [
    term('rune', 'rune', 'runes'),
    term('dark', 'dark rune', 'dark runes'),
    term('win', 'win'),
  ];
  expect(pieces('Buy a dark rune; runes and Dark\u00a0runes.')).toEqual([
    { text: 'Buy a ', term: null },
    { text: 'dark rune', term: 'dark', before: '', after: ';' },
    { text: ' ', term: null },
    { text: 'runes', term: 'rune', before: '', after: '' },
    { text: ' and Dark\u00a0runes.', term: null },
  ]);
  expect(pieces('Each (“win”) counts')[1]).toEqual({ text: 'win', term: 'win', before: '(“', after: '”)' });
  expect(pieces('Drawing near the window')).toEqual([{ text: 'Drawing near the window', term: null }]);
});

test('a form with a star stands for every word that begins so', () => {
  dictionary.all = [term('recharge', 'przeładu*', 'przeładow*')];
  expect(pieces('Możesz przeładować tę kartę')[1]).toMatchObject({ text: 'przeładować', term: 'recharge' });
  dictionary.all = [];
  expect(pieces('Możesz przeładować')).toEqual([{ text: 'Możesz przeładować', term: null }]);
});
