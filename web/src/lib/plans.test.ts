import { expect, test } from 'vitest';
import { limitsOf, matters } from './plans';
import { sample } from './sample';
import type { GameInfo, Setting } from './wire';

const GAME = sample<GameInfo>({
  least_seats: 1,
  most_seats: 5,
  secrets: false,
  limits: [
    { setting: 'box', value: 'small', least_seats: 1, most_seats: 4, secrets: false },
    { setting: 'box', value: 'large', least_seats: 1, most_seats: 5, secrets: true },
  ],
});

test('how many can play, and whether there are secrets, depends on the options', () => {
  expect(limitsOf(GAME, { box: 'small' })).toEqual({ least_seats: 1, most_seats: 4, secrets: false });
  expect(limitsOf(GAME, { box: 'large' })).toEqual({ least_seats: 1, most_seats: 5, secrets: true });
  expect(limitsOf(GAME, {}).most_seats).toBe(5);
});

test('a setting can matter only together with another', () => {
  const reading = sample<Setting>({ needs: { box: ['large'] } });
  expect(matters(reading, { box: 'large' })).toBe(true);
  expect(matters(reading, { box: 'small' })).toBe(false);
  expect(matters(sample<Setting>({ needs: {} }), {})).toBe(true);
});
