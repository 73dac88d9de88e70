/** What belongs to an option of Roll Player beyond its label: the die or card it is about, and what that says. */
import type { CardInfo, Option, State, Text } from '../../lib/wire';
import type { Note } from '../index';
import { counts, idOf, refers } from '../options';
import { Box } from './box';
import {
  dieAt,
  dieName,
  isOf,
  opposite,
  readDie,
  ROWS,
  viewOf,
  type DieView,
  type HeroView,
  type RollPlayerView,
  type Row,
} from './view';

export function note(option: Option, state: State, cards: CardInfo[]): Note {
  return { ...about(option, state, cards), brief: brief(option) };
}

/** Labels without what a picture or a figure next to them says. */
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
  const space = refers(option, 'space');
  const die = refers(option, 'die');
  const colour = refers(option, 'colour');
  const card = refers(option, 'card') ?? refers(option, 'class');
  const by = counts(option, 'by') ?? 0;
  switch (option.label.id) {
    case 'rp-opt-sheet':
      // Each sheet tells what it raises and lowers.
      return { hides: ROWS.map((row) => `value:${row}`) };
    case 'rp-opt-row':
      return placed(option, hero, new Box(cards), state);
    case 'rp-opt-flip':
      return turned(hero, space, opposite);
    case 'rp-opt-shift':
      return turned(hero, space, ({ face }) => face + by);
    case 'rp-opt-keep-new':
      return kept(true, state);
    case 'rp-opt-keep-old':
      return kept(false, state);
    case 'rp-opt-take': {
      const taken = cardOf(view, option);
      return {
        thing: taken?.dice[0] ? dieName(taken.dice[0]) : undefined,
        beside: taken?.dice[1] ? dieName(taken.dice[1]) : undefined,
        words: taken?.gold ? [{ id: 'web-rp-coin', args: { gold: taken.gold } }] : [],
      };
    }
    case 'rp-opt-pool': {
      const one = cardOf(view, option)?.dice[Math.max(0, (counts(option, 'at') ?? 0) - 1)];
      return one
        ? { thing: dieName(one), becomes: by ? `die:${one.colour}${one.face + by}` : undefined }
        : {};
    }
  }
  if (space) return lying(hero, space);
  if (die) return { thing: die };
  if (colour)
    return { thing: colour, words: [{ id: 'web-rp-in-bag', args: { dice: view.bag[idOf(colour)] ?? 0 } }] };
  return card ? { plain: new Box(cards).find(card)?.text } : {};
}

/** The initiative card of an option. */
export function cardOf<V extends RollPlayerView>(
  view: V,
  option: Option,
): V['initiative'][number] | undefined {
  return view.initiative.find((card) => card.number === counts(option, 'card'));
}

function lying(hero: HeroView, space: string): Note {
  const die = dieAt(hero, idOf(space));
  return die ? { thing: dieName(die) } : {};
}

function turned(hero: HeroView, space = '', change: (die: DieView) => number): Note {
  const die = dieAt(hero, idOf(space));
  return die ? { thing: dieName(die), becomes: `die:${die.colour}${change(die)}` } : {};
}

/** A rerolled die with its new value or with the old one. */
function kept(fresh: boolean, state: State): Note {
  const { die, face } = state.decision?.prompt.args ?? {};
  const old = readDie(String(die ?? ''));
  return old ? { thing: `die:${old.colour}${fresh ? Number(face) : old.face}` } : {};
}

/** Whether the backstory likes the die there. */
function placed(option: Option, hero: HeroView, box: Box, state: State): Note {
  const die = readDie(String(state.decision?.prompt.args['die'] ?? ''));
  const row = idOf(refers(option, 'row') ?? '') as Row;
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
