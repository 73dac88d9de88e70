import { expect, test } from 'vitest';
import { speakFrom } from '../../lib/texts.svelte';
import { chipOf, labelOf, partsOf, seatOf, touchesOf, wordsOf } from './shown';

test('a view that the page has never seen becomes lines and groups, without what is empty', () => {
  const view = {
    game: 'tiny',
    seat: 0,
    round: 2,
    pile: [3, 1],
    heroes: [{ seat: 0, gold: 4 }],
    last: null,
    left: {},
  };
  expect(partsOf(view)).toEqual({
    lines: [['round', 2]],
    groups: [
      ['pile', [3, 1]],
      ['heroes', [{ seat: 0, gold: 4 }]],
    ],
  });
});

test('parts have the words there are for them, else their own names', () => {
  speakFrom('en', 'view-cost = Price');
  expect(['cost', 'fiend_deck', 'win-condition'].map(labelOf)).toEqual([
    'Price',
    'Fiend deck',
    'Win condition',
  ]);
});

test('values are said in words; what is made of parts is not', () => {
  speakFrom('en', 'card-climb = Climb\nweb-table-yes = yes\nask-row = Which of { $rows } rows?');
  const text = { id: 'ask-row', args: { rows: 3 } };
  expect([-2, true, 'card:climb', 'card:jump', null, text].map(wordsOf)).toEqual([
    '−2',
    'yes',
    'Climb',
    'card:jump',
    '–',
    'Which of 3 rows?',
  ]);
  expect([[1], { cards: 3 }].map(wordsOf)).toEqual([null, null]);
  const die = { colour: 'red', face: 4 };
  expect([die, { rows: [die] }, { seat: 0, gold: 4 }].map(chipOf)).toEqual(['red 4', null, null]);
});

test('a part is found by what options touch, and by whose it is', () => {
  expect(touchesOf('stones', 3)).toEqual(['3', 'stones:3', 'stone:3']);
  expect(touchesOf('market', 'card:climb')).toContain('card:climb');
  expect([seatOf({ seat: 1 }), seatOf({}), seatOf(4)]).toEqual([1, null, null]);
});
