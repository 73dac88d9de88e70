/** Rolls as the log tells them: a roll that decides a check at once is in no view. */
import type { Line } from '../../lib/wire';

export interface Roll {
  /** Its line of the log, which tells one roll from the next. */
  at: number;
  seat: number;
  dice: { sides: number; value: number }[];
  plus: number;
  result: number;
  difficulty: number;
  success: boolean;
  /** The card that was met, if the log says so. */
  card: string | null;
  /** Another encounter has begun since. */
  past: boolean;
}

/** Milliseconds that a die tumbles, and between two dice where the last one decides. */
const TUMBLE = 620;
const APART = 480;

/** When each die begins to fall: all at once, but one by one where everything depends on the last. */
export function waits({ dice, plus, difficulty }: Pick<Roll, 'dice' | 'plus' | 'difficulty'>): number[] {
  const before = dice.slice(0, -1).reduce((sum, { value }) => sum + value, plus);
  const last = dice.at(-1);
  const open = last !== undefined && before + 1 < difficulty && before + last.sides >= difficulty;
  if (!open || dice.length < 2) return dice.map((_, at) => (at % 5) * 45);
  // Of many dice only the last ones fall alone.
  const alone = Math.max(1, dice.length - 4);
  return dice.map((_, at) => (at < alone ? (at % 5) * 45 : (at - alone + 1) * APART));
}

/** Until all dice have come to rest. */
export function fallTime(roll: Pick<Roll, 'dice' | 'plus' | 'difficulty'>): number {
  return Math.max(0, ...waits(roll)) + TUMBLE + 120;
}

const MEETS = /^pf-event-(meets|explores)$/;
/** With these an encounter is over. */
const ENDS = /^pf-event-(defeats|fails|acquires|misses|evades|blessing)$/;

/** The last roll of the log; `card` is what is being met while it is made. */
export function lastRoll(log: readonly Line[]): Roll | null {
  const at = log.findLastIndex((line) => line.kind === 'pf-event-rolls');
  if (at < 0) return null;
  const past = log.slice(at).some((line) => MEETS.test(line.kind));
  return { ...rollOf(log[at]), at, card: metAt(log, at), past };
}

/** The roll that a line tells. */
export function rollOf({ args, seat }: Line): Omit<Roll, 'at' | 'card' | 'past'> {
  const dice = String(args['dice'] ?? '')
    .split(' ')
    .flatMap((die) => {
      const [, sides, value] = /^d(\d+)=(\d+)$/.exec(die) ?? [];
      return sides ? [{ sides: Number(sides), value: Number(value) }] : [];
    });
  return {
    seat: seat ?? 0,
    dice,
    plus: Number(args['plus'] ?? 0),
    result: Number(args['result']),
    difficulty: Number(args['difficulty']),
    success: args['success'] === 'yes',
  };
}

function metAt(log: readonly Line[], at: number): string | null {
  const before = log.slice(0, at);
  const met = before.findLastIndex((line) => MEETS.test(line.kind));
  const ended = before.findLastIndex((line) => ENDS.test(line.kind));
  return met > ended ? String(before[met].args['card'] ?? '') || null : null;
}
