/** Hunts and battles as the log tells them: a fight that is over at once is in no view. */
import type { Line } from '../../../lib/wire';

/** A Combat die; `at` is the line of the log with which it fell, so that a rerolled one is told from the others. */
export interface Fallen {
  face: number;
  at: number;
}

/** What makes up the result of a battle (FF-MON-11). */
export interface Parts {
  sum: number;
  bonus: number;
  lost: number;
  glory: number;
  wounds: number;
  result: number;
}

export interface Fight {
  /** The line of the log with which the dice fell. */
  at: number;
  seat: number;
  dice: Fallen[];
  /** The familiar's Power, where it counts instead of the dice. */
  power: number | null;
  /** The minion of a hunt that is over. */
  minion: string | null;
  result: number | null;
  parts: Parts | null;
  /** The line with which it was over. */
  end: number | null;
}

const ROLLED = 'ff-event-combat-roll';

/** The last fight of the log, or that of a seat. */
export function lastFight(log: readonly Line[], seat?: number): Fight | null {
  const at = log.findLastIndex((line) => line.kind === ROLLED && (seat === undefined || line.seat === seat));
  if (at < 0) return null;
  const faces = String(log[at].args['dice'] ?? '')
    .split(' ')
    .filter((face) => face !== '');
  const fight: Fight = {
    at,
    seat: log[at].seat ?? 0,
    dice: faces.map((face) => ({ face: Number(face), at })),
    power: null,
    minion: null,
    result: null,
    parts: null,
    end: null,
  };
  for (let next = at + 1; next < log.length && fight.end === null; next += 1) {
    const line = log[next];
    if (line.seat === fight.seat) follow(fight, line, next);
  }
  return fight;
}

function follow(fight: Fight, { kind, args }: Line, at: number): void {
  if (kind === 'ff-event-reroll') {
    const die = fight.dice.findIndex(({ face }) => face === Number(args['before']));
    if (die >= 0) fight.dice[die] = { face: Number(args['face']), at };
  } else if (kind === 'ff-event-power') fight.power = Number(args['power']);
  else if (kind === 'ff-event-hunt-result') {
    fight.minion = String(args['minion'] ?? '').replace(/^minion:/, '') || null;
    [fight.result, fight.end] = [Number(args['result']), at];
  } else if (kind === 'ff-event-battle-result') {
    fight.parts = {
      sum: Number(args['sum']),
      bonus: Number(args['bonus']),
      lost: Number(args['lost']),
      glory: Number(args['glory']),
      wounds: Number(args['wounds']),
      result: Number(args['result']),
    };
    [fight.result, fight.end] = [fight.parts.result, at];
  }
}

/** Who earned the reward of each adventure card that lies open, by its id. */
export function rewarded(log: readonly Line[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { kind, seat, args } of log)
    if (kind === 'ff-event-adventure-pays' && seat !== null) {
      const id = String(args['card'] ?? '').replace(/^adventure:/, '');
      found.set(id, [...(found.get(id) ?? []), seat]);
    }
  return found;
}
