/** Rolls as the log tells them: a roll that decides a check at once is in no view. */
import type { Line } from '../../lib/wire';

export interface Roll {
  /** The line of the log that tells it, so that one roll is told from the next. */
  at: number;
  seat: number;
  dice: { sides: number; value: number }[];
  plus: number;
  result: number;
  difficulty: number;
  success: boolean;
  /** The card that was met, as far as the log tells. */
  card: string | null;
}

const MEETS = /^pf-event-(meets|explores|villain)$/;
/** With these an encounter is over. */
const ENDS = /^pf-event-(defeats|fails|acquires|misses|evades|blessing)$/;

/** The last roll of the log; `card` is what is being met while it is made. */
export function lastRoll(log: readonly Line[]): Roll | null {
  const at = log.findLastIndex((line) => line.kind === 'pf-event-rolls');
  if (at < 0) return null;
  const { args, seat } = log[at];
  const dice = String(args['dice'] ?? '')
    .split(' ')
    .flatMap((die) => {
      const [, sides, value] = /^d(\d+)=(\d+)$/.exec(die) ?? [];
      return sides ? [{ sides: Number(sides), value: Number(value) }] : [];
    });
  return {
    at,
    seat: seat ?? 0,
    dice,
    plus: Number(args['plus'] ?? 0),
    result: Number(args['result']),
    difficulty: Number(args['difficulty']),
    success: args['success'] === 'yes',
    card: metAt(log, at),
  };
}

function metAt(log: readonly Line[], at: number): string | null {
  const before = log.slice(0, at);
  const met = before.findLastIndex((line) => MEETS.test(line.kind));
  const ended = before.findLastIndex((line) => ENDS.test(line.kind));
  return met > ended ? String(before[met].args['card'] ?? '') || null : null;
}
