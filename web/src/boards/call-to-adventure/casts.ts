/** Casts as the log tells them: a cast that decides a challenge at once is in no view. */
import type { Line } from '../../lib/wire';
import type { AttemptView } from './view';

export interface CastRune {
  id: string;
  /** The number that shows; nothing before the cast. */
  adds: number | null;
  /** What the face gives besides. */
  gives: string;
  counts: boolean;
  /** Which of the 24 it is, where that is known. */
  rune?: number;
}

export interface Cast {
  /** The line of the log that tells it, so that one cast is told from the next. */
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

/** The last cast of the log, with how it ended. */
export function lastCast(log: readonly Line[]): Cast | null {
  const at = log.findLastIndex((line) => line.kind === 'ca-event-cast');
  const faced = log.slice(0, at + 1).findLast((line) => FACES.test(line.kind));
  if (at < 0 || !faced) return null;
  const { args, seat } = log[at];
  const faces = words(args['faces']).map(Number);
  const gives = words(args['gives']);
  const rest = log.slice(at + 1);
  const next = rest.findIndex((line) => FACES.test(line.kind));
  const end = rest.slice(0, next < 0 ? undefined : next).find((line) => line.kind in ENDS);
  return {
    at,
    seat,
    card: bare(faced.args['card']),
    path: bare(end?.args['path'] ?? faced.args['path']),
    runes: words(args['runes']).map((rune, n) => ({
      id: bare(rune),
      adds: faces[n] ?? 0,
      gives: (gives[n] ?? '').replace('-', ''),
      counts: true,
    })),
    result: Number((end ?? log[at]).args['result']),
    difficulty: Number((end ?? log[at]).args['difficulty']),
    ends: end ? ENDS[end.kind] : null,
  };
}

/** The runes of a challenge that is being faced. */
export function runesOf(attempt: AttemptView): CastRune[] {
  return attempt.runes.map(({ rune, id, adds, gives, counts }) => ({ rune, id, adds, gives, counts }));
}
