/** Casts, the cards that others play, and the turning points of a life. */
import { name, tell } from '../../lib/texts.svelte';
import type { Line, State } from '../../lib/wire';
import type { Fall, SceneCard } from '../index';
import { fallTime, thrown } from './casts';
import { viewOf } from './view';

export function falls(line: Line): Fall | null {
  return line.kind === 'ca-event-cast' ? { time: fallTime(thrown(line)) } : null;
}

const PLAYED = /^ca-event-(plays|plays-for|cancelled|trait|adversary-card)$/;

export function plays(line: Line): string | null {
  if (!PLAYED.test(line.kind)) return null;
  const { by, card } = line.args;
  return String((line.kind === 'ca-event-cancelled' ? by : card) ?? '') || null;
}

export function scene(line: Line, state: State): SceneCard | null {
  const view = viewOf(state);
  switch (line.kind) {
    case 'ca-event-act': {
      const act = Number(line.args['act']);
      const life = line.seat === null ? undefined : view?.heroes[line.seat]?.acts[act - 1];
      return {
        tone: 'calm',
        title: { id: 'web-ca-scene-act', args: { act } },
        text: tell(line),
        // What the hero has lived through.
        pictures: (life ?? []).map(({ card }) => `story:${card}`),
        time: 3000,
      };
    }
    case 'ca-event-last-turns':
      return { tone: 'calm', title: { id: 'web-ca-scene-last', args: {} }, text: tell(line), time: 2200 };
    case 'ca-event-destiny': {
      // The tale in short: where the hero came from, what drove it, and what became of it.
      const life = line.seat === null ? undefined : view?.heroes[line.seat];
      const tale = [
        life?.origin && `origin:${life.origin}`,
        life?.motivation && `motivation:${life.motivation}`,
      ];
      const told = [...tale, String(line.args['card'] ?? '')]
        .filter(Boolean)
        .map((each) => name(String(each)));
      return {
        tone: 'proud',
        title: { id: 'web-ca-scene-tale', args: { seat: `seat:${line.seat}` } },
        text: told.join(' → '),
        card: String(line.args['card'] ?? '') || undefined,
        great: true,
        time: 3400,
      };
    }
    case 'ca-event-adversary-beaten':
      return {
        tone: 'proud',
        title: { id: 'web-ca-scene-beaten', args: {} },
        text: tell(line),
        card: String(line.args['card'] ?? '') || undefined,
        great: true,
        time: 3600,
      };
    case 'ca-event-joint-win':
      return {
        tone: 'proud',
        title: { id: 'web-ca-scene-won', args: {} },
        text: tell(line),
        pictures: view?.heroes.flatMap(({ destiny }) => (destiny ? `destiny:${destiny}` : [])),
        great: true,
        time: 3600,
      };
    case 'ca-event-joint-loss':
      return {
        tone: 'grim',
        title: { id: 'web-ca-scene-lost', args: {} },
        text: tell(line),
        pictures: view?.adversary ? [`story:${view.adversary.card}`] : undefined,
        great: true,
        time: 3600,
      };
    default:
      return null;
  }
}
