/** Casts as the log tells them: a cast that decides a challenge at once is in no view. */
import type { Line } from '../../lib/wire';
import type { AttemptView } from './view';

export interface CastRune {
  id: string;
  /** The number that shows; nothing before the cast. */
  adds: number | null;
  /** What else the face gives. */
  gives: string;
  counts: boolean;
  /** Which of the 24 it is, where that is known. */
  rune?: number;
}

export interface Cast {
  /** Its line of the log, which tells one cast from the next. */
  at: number;
  seat: number | null;
  card: string;
  path: string;
  runes: CastRune[];
  result: number;
  difficulty: number;
  ends: 'won' | 'lost' | null;
}

const FACES = /^ca-event-faces(-adversary)?$/;
const ENDS: Record<string, 'won' | 'lost'> = { 'ca-event-won': 'won', 'ca-event-lost': 'lost' };

function words(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split(' ') : [];
}

function bare(reference: unknown): string {
  return String(reference ?? '').replace(/^[a-z]+:/, '');
}

/** Milliseconds that a rune tumbles, and between two runes where the last one decides. */
const TUMBLE = 620;
const APART = 420;
/** The most that a rune adds. */
const MOST = 2;

type Thrown = Pick<Cast, 'runes' | 'result' | 'difficulty'>;

/** When each rune begins to fall: all at once, but one by one where everything depends on the last. */
export function waits({ runes, result, difficulty }: Thrown): number[] {
  const before = result - (runes.at(-1)?.adds ?? 0);
  const open = runes.length > 1 && before < difficulty && before + MOST >= difficulty;
  if (!open) return runes.map((_, at) => (at % 5) * 45);
  // Of many runes only the last ones fall alone.
  const alone = Math.max(1, runes.length - 4);
  return runes.map((_, at) => (at < alone ? (at % 5) * 45 : (at - alone + 1) * APART));
}

/** Until all runes have come to rest. */
export function fallTime(cast: Thrown): number {
  return Math.max(0, ...waits(cast)) + TUMBLE + 120;
}

/** What a line tells of the runes that were cast. */
export function thrown({ args }: Line): Thrown {
  const faces = words(args['faces']).map(Number);
  const gives = words(args['gives']);
  return {
    runes: words(args['runes']).map((rune, n) => ({
      id: bare(rune),
      adds: faces[n] ?? 0,
      gives: (gives[n] ?? '').replace('-', ''),
      counts: true,
    })),
    result: Number(args['result']),
    difficulty: Number(args['difficulty']),
  };
}

/** The last cast of the log, with how it ended. */
export function lastCast(log: readonly Line[]): Cast | null {
  const at = log.findLastIndex((line) => line.kind === 'ca-event-cast');
  const faced = log.slice(0, at + 1).findLast((line) => FACES.test(line.kind));
  if (at < 0 || !faced) return null;
  const { seat } = log[at];
  const rest = log.slice(at + 1);
  const next = rest.findIndex((line) => FACES.test(line.kind));
  const end = rest.slice(0, next < 0 ? undefined : next).find((line) => line.kind in ENDS);
  const { runes } = thrown(log[at]);
  // A rune that a card has turned since shows its other face.
  for (const turned of rest.slice(0, next < 0 ? undefined : next)) {
    if (turned.kind !== 'ca-event-rune-turned') continue;
    const face = Number(turned.args['face']);
    const rune = runes.find((each) => each.id === bare(turned.args['rune']) && each.adds !== face);
    if (rune) Object.assign(rune, { adds: face, gives: '' });
  }
  return {
    at,
    seat,
    card: bare(faced.args['card']),
    path: bare(end?.args['path'] ?? faced.args['path']),
    runes,
    result: Number((end ?? log[at]).args['result']),
    difficulty: Number((end ?? log[at]).args['difficulty']),
    ends: end ? ENDS[end.kind] : null,
  };
}

/** The runes of a challenge that is being faced. */
export function runesOf(attempt: AttemptView): CastRune[] {
  return attempt.runes.map(({ rune, id, adds, gives, counts }) => ({ rune, id, adds, gives, counts }));
}
