/** What belongs to an option of Roll Player besides its label: the die or card it is about, and what that says. */
import type { CardInfo, Option, State, Text } from '../../lib/wire';
import type { Note } from '../index';
import { Box } from './box';
import {
  dieAt,
  dieName,
  isOf,
  opposite,
  readDie,
  viewOf,
  type DieView,
  type HeroView,
  type Row,
} from './view';

export function note(option: Option, state: State, cards: CardInfo[]): Note {
  return { ...about(option, state, cards), brief: brief(option) };
}

/** Labels without what a picture or a figure says beside them. */
const BRIEF: Record<string, string> = {
  'rp-opt-sheet': 'web-rp-sheet',
  'rp-opt-buy': 'web-rp-buy',
  'rp-opt-discard': 'web-rp-discard-offer',
};

/** A space is named by the short name of its row. */
function brief({ label }: Option): Text | undefined {
  const { space } = label.args;
  if (typeof space === 'string') return { id: label.id, args: { ...label.args, space: `${space}:short` } };
  return label.id in BRIEF ? { id: BRIEF[label.id], args: label.args } : undefined;
}

function about(option: Option, state: State, cards: CardInfo[]): Note {
  const view = viewOf(state);
  const hero = view && state.seat !== null ? view.heroes[state.seat] : null;
  if (!view || !hero) return {};
  const [verb, ...rest] = option.key.split(':');
  const what = rest.join(':');
  switch (verb) {
    case 'place':
      return placed(option, hero, new Box(cards), state);
    case 'flip':
      return turned(hero, what, opposite);
    case 'swap':
    case 'with':
    case 'reroll':
    case 'die':
      return lying(hero, what);
    case 'keep':
      return kept(what, state);
    case 'pick':
    case 'order':
      return { thing: `die:${what}` };
    case 'take': {
      const card = view.initiative.find((each) => String(each.number) === what);
      return {
        thing: card?.dice[0] ? dieName(card.dice[0]) : undefined,
        beside: card?.dice[1] ? dieName(card.dice[1]) : undefined,
        words: card?.gold ? [{ id: 'web-rp-coin', args: { gold: card.gold } }] : [],
      };
    }
    case 'pool': {
      const [change, number, at = '1'] = rest;
      const card = view.initiative.find((each) => String(each.number) === number);
      const die = card?.dice[Number(at) - 1];
      const by = shift(change);
      return die
        ? { thing: dieName(die), becomes: by ? `die:${die.colour}${die.face + by}` : undefined }
        : {};
    }
    case 'colour':
      return {
        thing: `colour:${what}`,
        words: [{ id: 'web-rp-in-bag', args: { dice: view.bag[what] ?? 0 } }],
      };
    case 'buy':
    case 'add':
    case 'copy':
    case 'discard':
    case 'refresh':
    case 'use':
    case 'drop':
      return { plain: new Box(cards).find(`card:${rest[0]}`)?.text };
    case 'class':
      return { plain: new Box(cards).find(option.key)?.text };
    default:
      return shift(verb) ? turned(hero, what, ({ face }) => face + shift(verb)) : {};
  }
}

/** `raise` is +1, `lower2` is −2; anything else changes nothing. */
function shift(verb: string): number {
  const found = /^(raise|lower)(\d*)$/.exec(verb);
  return found ? (found[1] === 'raise' ? 1 : -1) * Number(found[2] || 1) : 0;
}

function lying(hero: HeroView, space: string): Note {
  const die = dieAt(hero, space);
  return die ? { thing: dieName(die) } : {};
}

function turned(hero: HeroView, space: string, change: (die: DieView) => number): Note {
  const die = dieAt(hero, space);
  return die ? { thing: dieName(die), becomes: `die:${die.colour}${change(die)}` } : {};
}

/** A rerolled die with its new value or with the old one. */
function kept(which: string, state: State): Note {
  const { die, face } = state.decision?.prompt.args ?? {};
  const old = readDie(String(die ?? ''));
  return old ? { thing: `die:${old.colour}${which === 'new' ? Number(face) : old.face}` } : {};
}

/** Whether the backstory likes the die there. */
function placed(option: Option, hero: HeroView, box: Box, state: State): Note {
  const die = readDie(String(state.decision?.prompt.args['die'] ?? ''));
  const row = option.key.split(':')[1] as Row;
  const column = hero.rows[row].indexOf(null) + 1;
  const wanted = box.wishes(hero.backstory)[`${row}:${column}`];
  return wanted && isOf(die, wanted) ? { words: [{ id: 'web-rp-fits', args: {} }] } : {};
}

export function inHand(state: State): string[] {
  const named = state.decision?.prompt.args ?? {};
  const references = Object.values(named).filter(
    (value): value is string => typeof value === 'string' && /^(die|card|colour):/.test(value),
  );
  if (references.length) return references;
  const view = viewOf(state);
  const hand = view && state.seat !== null ? view.heroes[state.seat].hand : [];
  return hand.length === 1 ? hand.map(dieName) : [];
}
