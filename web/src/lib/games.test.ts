import { beforeEach, expect, test } from 'vitest';
import { gameSteps, gameTitle, gameWords, usualGame } from './games';
import { prefs } from './prefs.svelte';
import { speakFrom } from './texts.svelte';
import type { GameInfo } from './wire';

const GAMES = [{ id: 'lots' }, { id: 'straws' }] as GameInfo[];

beforeEach(() => {
  prefs.game = '';
  speakFrom(
    'en',
    'web-game-lots = Lots\n    .about = Draw one.\nweb-how-lots-1 = Draw.\nweb-how-lots-2 = Look.\nweb-how-lots-4 = Never.',
  );
});

test('the game asked for comes before the one of last time, and that before the first', () => {
  expect(usualGame(GAMES)?.id).toBe('lots');
  prefs.game = 'straws';
  expect(usualGame(GAMES)?.id).toBe('straws');
  expect(usualGame(GAMES, 'lots')?.id).toBe('lots');
  expect(usualGame(GAMES, 'chess')?.id).toBe('straws');
  expect(usualGame([])).toBeUndefined();
});

test('a game without words is called by its id', () => {
  expect([gameTitle('lots'), gameTitle('chess')]).toEqual(['Lots', 'chess']);
  expect([gameWords('lots', 'about'), gameWords('lots', 'time')]).toEqual(['Draw one.', undefined]);
  expect([gameSteps('lots'), gameSteps('chess')]).toEqual([['Draw.', 'Look.'], []]);
});
