/** What belongs to an option of Call to Adventure beyond its label: what a path gives, how likely it is, what a card
    says. */
import type { CardInfo, Option, State, Text } from '../../lib/wire';
import type { Note } from '../index';
import { name, say } from '../../lib/texts.svelte';
import { counts, familyOf, idOf, refers, touched } from '../options';
import { Box, signsOf } from './cards';
import { frameOf } from './signs';
import { percent, viewOf, type CallToAdventureView } from './view';

export function note(option: Option, state: State, cards: CardInfo[]): Note {
  const view = viewOf(state);
  if (!view) return {};
  const brief = BRIEF[option.label.id];
  const found = about(option, view, new Box(cards));
  return brief ? { ...found, brief: { id: brief, args: option.label.args }, short: true } : found;
}

/** Labels without what a picture or a figure next to them says. */
const BRIEF: Record<string, string> = {
  'ca-opt-face': 'web-ca-brief-path',
  'ca-opt-journey': 'web-ca-brief-journey',
  'ca-opt-spend': 'web-ca-brief-use',
};

function about(option: Option, view: CallToAdventureView, box: Box): Note {
  const path = touched(option, 'path');
  const rune = touched(option, 'rune');
  const deck = touched(option, 'deck');
  const inHand = touched(option, 'hero', 'antihero');
  const first = option.touches[0] ?? '';
  switch (option.label.id) {
    case 'ca-opt-face-adversary':
      return onPath(idOf(first), view, box);
    case 'ca-opt-gain':
      return { thing: `path:${idOf(first)}`, plain: inWords(idOf(first), box) };
    case 'ca-opt-cast': {
      const odds = view.attempt?.odds;
      return odds == null ? {} : { words: [chance(odds)] };
    }
    case 'ca-opt-turn-rune':
      return turned(option);
    case 'ca-opt-rune':
      return { thing: `sign:${idOf(first)}` };
  }
  if (path) return onPath(idOf(path), view, box);
  if (rune) return { thing: rune };
  if (deck) {
    const kind = idOf(deck);
    return {
      thing: `sign:${kind}`,
      words: [{ id: 'web-ca-in-deck', args: { cards: view.decks[kind] ?? 0 } }],
    };
  }
  // That it leaves the hand needs no figure.
  if (inHand) return { thing: `sign:${familyOf(inHand)}`, plain: box.find(inHand)?.text, hides: ['hand'] };
  return first ? { plain: box.find(first)?.text || undefined } : {};
}

function onPath(id: string, view: CallToAdventureView, box: Box): Note {
  return { thing: `path:${id}`, words: oddsOf(id, view), plain: inWords(id, box) };
}

function chance(odds: number): Text {
  return { id: 'web-ca-chance', args: { odds: percent(odds) } };
}

/** The viewer's chance on a path, and the best that dark runes can make of it; that of an adversary has the adversary's
    name. */
function oddsOf(path: string, view: CallToAdventureView): Text[] {
  const paths = view.rows.flatMap((row) => row.places).flatMap((place) => place?.paths ?? []);
  const found =
    paths.find((each) => each.path === path) ?? (view.adversary?.card === path ? view.adversary : null);
  if (found?.odds == null) return [];
  const { best } = found;
  const more = best && { id: 'web-ca-best', args: { odds: percent(best.odds), xp: best.xp } };
  return [chance(found.odds), ...(more ? [more] : [])];
}

/** What a path gives and does, in words. */
function inWords(id: string, box: Box): string | undefined {
  const path = box.path(id);
  if (!path) return undefined;
  const gains = signsOf(path).map(({ sign, count }) => {
    const frame = frameOf(sign);
    const word = frame ? name(`${frame}:${sign}`) : say(`web-ca-sign-${sign}`);
    return count > 1 ? `${count} × ${word}` : word;
  });
  return [gains.join(', '), path.text].filter(Boolean).join('. ');
}

/** A cast rune with the face it would show. */
function turned(option: Option): Note {
  return { thing: `${refers(option, 'rune')}=${counts(option, 'face')}` };
}

/** Questions that a card asks; challenges lie on the cloth already. */
const ASKED_BY_CARD = new Set([
  'respond',
  'place-ally',
  'grant',
  'turn-rune',
  'wander',
  'target',
  'betrayed',
  'drop',
  'ignore',
]);

export function inHand(state: State): string[] {
  const { decision } = state;
  if (!decision || !ASKED_BY_CARD.has(decision.kind)) return [];
  const { card } = decision.prompt.args;
  return typeof card === 'string' ? [card] : [];
}
