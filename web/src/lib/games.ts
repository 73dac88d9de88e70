import { prefs } from './prefs.svelte';
import { has, say } from './texts.svelte';
import type { GameInfo } from './wire';

/** What a game is called in the language of the page. */
export function gameTitle(game: string): string {
  const id = `web-game-${game}`;
  return has(id) ? say(id) : game;
}

/** A line about a game, how long it takes, or what counts as luck in it; nothing where there are no words for it. */
export function gameWords(game: string, what: 'about' | 'time' | 'luck'): string | undefined {
  const id = `web-game-${game}.${what}`;
  return has(id) ? say(id) : undefined;
}

/** What one does in a game, step by step: `web-how-<game>-1` and so on. */
export function gameSteps(game: string): string[] {
  const steps: string[] = [];
  for (let id = `web-how-${game}-1`; has(id); id = `web-how-${game}-${steps.length + 1}`) steps.push(say(id));
  return steps;
}

/** The game to begin with: the one asked for, else the one of last time, else the first. */
export function usualGame(games: readonly GameInfo[], wish = ''): GameInfo | undefined {
  const find = (id: string) => games.find((game) => game.id === id);
  return find(wish) ?? find(prefs.game) ?? games[0];
}
