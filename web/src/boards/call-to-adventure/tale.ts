/** The hero's tale: a life told in order, from the origin to the destiny. */
import { seatTitle } from '../../lib/seats';
import { name, say } from '../../lib/texts.svelte';
import type { Line } from '../../lib/wire';
import type { SheetProps } from '../index';
import { Box, valuesOf } from './cards';
import { CHARACTER, viewOf, type LifeView } from './view';

export interface Sentence {
  /** The card or path it comes from. */
  title: string;
  words: string;
}

export interface Chapter {
  act: number;
  /** What it is headed with: the origin, the motivation, the destiny. */
  title: string;
  sentences: Sentence[];
}

export interface Tale {
  title: string;
  /** Origin, motivation and destiny. */
  who: string[];
  chapters: Chapter[];
  /** The destiny has the last word. */
  end: Sentence | null;
}

type Life = Pick<LifeView, 'seat' | 'acts' | 'allies' | 'sacrificed' | (typeof CHARACTER)[number]>;

/** The story card that each ally was won with, as the log tells it. */
export function friendsOf(seat: number, log: readonly Line[]): Map<string, string> {
  const found = new Map<string, string>();
  let won = '';
  for (const line of log) {
    if (line.seat !== seat) continue;
    const card = String(line.args['card'] ?? '').replace(/^story:/, '');
    if (line.kind === 'ca-event-won') won = card;
    else if (line.kind === 'ca-event-ally') found.set(card, won);
  }
  return found;
}

/** Where each ally belongs: after the card it was won with, else at the end of the act it was printed for. */
function allies(
  life: Life,
  box: Box,
  log: readonly Line[],
): { after: Map<string, string[]>; late: string[][] } {
  const friends = friendsOf(life.seat, log);
  const tucked = new Set(life.acts.flat().map(({ card }) => card));
  const after = new Map<string, string[]>();
  const late: string[][] = CHARACTER.map(() => []);
  for (const ally of [...life.allies, ...life.sacrificed]) {
    const host = friends.get(ally);
    if (host !== undefined && tucked.has(host)) after.set(host, [...(after.get(host) ?? []), ally]);
    else {
      const card = box.find(`story:${ally}`);
      late[((card && valuesOf(card).act) ?? 1) - 1].push(ally);
    }
  }
  return { after, late };
}

function sentence(reference: string, box: Box): Sentence {
  const [kind, id] = reference.split(':');
  const card = box.find(reference);
  const words = kind === 'path' ? box.path(id)?.caption : card && valuesOf(card).caption;
  return { title: name(reference), words: words ?? '' };
}

export function chaptersOf(life: Life, box: Box, log: readonly Line[]): Chapter[] {
  const { after, late } = allies(life, box, log);
  return CHARACTER.map((part, act) => {
    const id = life[part];
    const told = life.acts[act].flatMap(({ card, path }) => [
      `path:${path}`,
      ...(after.get(card) ?? []).map((ally) => `story:${ally}`),
    ]);
    const opening = id && part !== 'destiny' ? [`${part}:${id}`] : [];
    const references = [...opening, ...told, ...late[act].map((ally) => `story:${ally}`)];
    return {
      act,
      title: id ? name(`${part}:${id}`) : say(`family-${part}`),
      sentences: references.map((reference) => sentence(reference, box)).filter(({ words }) => words !== ''),
    };
  }).filter((chapter) => chapter.sentences.length > 0);
}

export function taleOf({ table, state, cards, seat, log = [] }: Omit<SheetProps, 'drawing'>): Tale | null {
  const life = viewOf(state)?.heroes[seat];
  if (!life) return null;
  const box = new Box(cards);
  return {
    title: say('web-ca-tale-of', { name: seatTitle(table.seats[seat]) }),
    who: CHARACTER.flatMap((part) => (life[part] ? [name(`${part}:${life[part]}`)] : [])),
    chapters: chaptersOf(life, box, log),
    end: life.destiny ? sentence(`destiny:${life.destiny}`, box) : null,
  };
}

/** The tale to copy: a heading, and a paragraph for each act. */
export function textOf(of: Omit<SheetProps, 'drawing'>): string {
  const tale = taleOf(of);
  if (!tale) return '';
  const acts = tale.chapters.map(
    ({ act, sentences }) =>
      `${say('ca-act', { act: act + 1 })}\n${sentences.map(({ words }) => words).join(' ')}`,
  );
  return [tale.title, tale.who.join(' · '), ...acts, ...(tale.end ? [tale.end.words] : [])].join('\n\n');
}
