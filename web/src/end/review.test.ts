import { expect, test } from 'vitest';
import { amount, balance } from './review';

test('chances are told in percent, scores with one place', () => {
  expect(amount('chance', 0.126)).toBe(13);
  expect(amount('stars', 1.26)).toBe(1.3);
  expect(Object.is(amount('points', -0.01), 0)).toBe(true);
});

test('a seat is told by result, expectation, skill and luck', () => {
  const seat = { seat: 0, looked_at: 3, result: 30, expected: 33.04, skill: -2.5, luck: -0.54, costly: [] };
  expect(balance('stars', seat)).toEqual({
    unit: 'stars',
    result: 30,
    expected: 33,
    skill: -2.5,
    luck: -0.5,
  });
});
