/** Dice that fall for everybody to see, and cards that others buy. */
import { tell } from '../../lib/texts.svelte';
import type { Line } from '../../lib/wire';
import type { Fall, SceneCard } from '../index';

const TIME = 900;
const POOL = /^rp-event-(pool|starting-dice)$/;

export function falls(line: Line): Fall | null {
  if (POOL.test(line.kind))
    return {
      time: TIME,
      things: String(line.args['dice'] ?? '')
        .split(' ')
        .filter(Boolean),
    };
  if (line.kind === 'rp-event-rolled') {
    const die = String(line.args['die'] ?? '').replace(/\d$/, '');
    return { time: TIME, things: [`${die}${line.args['face']}`] };
  }
  return null;
}

export function plays(line: Line): string | null {
  return /^rp-event-(bought|uses)$/.test(line.kind) ? String(line.args['card'] ?? '') || null : null;
}

/** The Monster, and each hero's fight with it. */
export function scene(line: Line): SceneCard | null {
  // Its picture, not its card: how strong it is depends on how many play.
  const monster = [String(line.args['monster'] ?? '')].filter(Boolean);
  if (line.kind === 'ff-event-battle')
    return {
      tone: 'grim',
      title: { id: 'web-ff-scene-battle', args: {} },
      text: tell(line),
      pictures: monster,
      time: 3400,
    };
  if (line.kind === 'ff-event-wins')
    return {
      tone: 'proud',
      title: { id: 'web-ff-scene-wins', args: { seat: `seat:${line.seat}` } },
      text: tell(line),
      pictures: monster,
      time: 2200,
    };
  if (line.kind === 'ff-event-loses')
    return {
      tone: 'grim',
      title: { id: 'web-ff-scene-loses', args: { seat: `seat:${line.seat}` } },
      text: tell(line),
      pictures: monster,
      time: 2200,
    };
  return null;
}
