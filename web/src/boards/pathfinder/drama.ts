/** The great moments of a scenario, the rolls, and the cards that others play. */
import { tell } from '../../lib/texts.svelte';
import type { Line, State } from '../../lib/wire';
import type { Fall, SceneCard } from '../index';
import { fallTime, rollOf } from './rolls';
import { viewOf } from './view';

export function falls(line: Line): Fall | null {
  return line.kind === 'pf-event-rolls' ? { time: fallTime(rollOf(line)) } : null;
}

const PLAYED = /^pf-event-(plays|acquires|from-box|gives)$/;

export function plays(line: Line): string | null {
  // A card that is revealed or put away unseen by a rule is told, not shown.
  return PLAYED.test(line.kind) ? String(line.args['card'] ?? '') || null : null;
}

type Look = Pick<SceneCard, 'tone' | 'great' | 'sound' | 'time'> & { id: string; card?: string };

const SCENES: Record<string, Look> = {
  'pf-event-villain': { id: 'web-pf-scene-villain', tone: 'grim', card: 'card' },
  'pf-event-escapes': { id: 'web-pf-scene-escapes', tone: 'grim', card: 'card' },
  'pf-event-closes': { id: 'web-pf-scene-closed', tone: 'calm', card: 'place', time: 2000 },
  'pf-event-dies': { id: 'web-pf-scene-death', tone: 'grim', great: true, time: 3600 },
  'pf-event-won-scenario': {
    id: 'web-pf-scene-won',
    tone: 'proud',
    great: true,
    sound: 'end',
    time: 4200,
  },
  'pf-event-lost-scenario': { id: 'web-pf-scene-lost', tone: 'grim', great: true, time: 4200 },
};

export function scene(line: Line, state: State): SceneCard | null {
  const view = viewOf(state);
  if (line.kind === 'pf-event-blessing')
    return line.args['left'] === 0
      ? {
          tone: 'grim',
          title: { id: 'web-pf-scene-last-blessing', args: {} },
          text: tell(line),
          card: String(line.args['card'] ?? '') || undefined,
        }
      : null;
  const found = SCENES[line.kind];
  if (!found) return null;
  const { id, card, ...look } = found;
  // Who dies is in the middle, and the scenario is won or lost by all heroes.
  const whose = (_: unknown, seat: number) =>
    /-scenario$/.test(line.kind) || (line.kind === 'pf-event-dies' && seat === line.seat);
  return {
    ...look,
    title: { id, args: {} },
    text: tell(line),
    card: card ? String(line.args[card] ?? '') || undefined : undefined,
    pictures: view?.heroes.filter(whose).flatMap(({ character }) => character ?? []),
  };
}

export function hero(state: State, seat: number): string | null {
  return viewOf(state)?.heroes[seat]?.character ?? null;
}
