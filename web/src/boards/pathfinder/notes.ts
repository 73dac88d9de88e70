/** What belongs to an option of Pathfinder besides its label: the kind of a card, and what it says. */
import { name, say } from '../../lib/texts.svelte';
import type { CardInfo, Option, State, Text } from '../../lib/wire';
import type { Note } from '../index';
import { idOf, touched } from '../options';
import { Box, type Power } from './cards';
import { viewOf, type PathfinderView } from './view';

/** Labels without what the card or its sign says. */
const BRIEF: Record<string, string> = {
  'pf-opt-play': 'web-pf-brief-play',
  'pf-opt-play-skill': 'web-pf-brief-skill',
  'pf-opt-move': 'web-pf-brief-move',
  'pf-opt-return': 'web-pf-brief-return',
  'pf-opt-pool': 'web-pf-brief-take',
  'pf-opt-fill': 'web-pf-brief-box',
};

export function note(option: Option, state: State, cards: CardInfo[]): Note {
  const view = viewOf(state);
  if (!view) return {};
  const brief = BRIEF[option.label.id];
  const kind = state.decision?.kind;
  const hides = view.phase === 'scenario' ? [] : ['deck'];
  const warns = dies(option, view, kind) ? { id: 'web-pf-dies', args: {} } : undefined;
  const found = { ...about(option, view, new Box(cards), kind), warns, hides };
  return brief ? { ...found, brief: { id: brief, args: option.label.args }, short: true } : found;
}

function about(option: Option, view: PathfinderView, box: Box, asked?: string): Note {
  const card = touched(option, 'boon', 'bane', 'location', 'character', 'role');
  if (card) {
    const kind = box.kind(card);
    const place = view.places.find((each) => each.name === card);
    if (place)
      return {
        thing: 'sign:location',
        words: place.closed
          ? [{ id: 'web-pf-closed-short', args: {} }]
          : [{ id: 'web-pf-cards', args: { count: place.cards } }],
        plain: place.here.map((text) => say(text)).join(' ') || undefined,
      };
    // A blessing can be played as another one.
    const borrowed = option.label.args.as as string | undefined;
    const as = borrowed ? [{ id: 'web-pf-as', args: { card: borrowed } }] : [];
    return {
      thing: `sign:${kind}`,
      plain: inWords(box, borrowed ?? card),
      words: [...as, ...effectOf(option, asked)],
    };
  }
  const drawn = touched(option, 'power');
  if (drawn) {
    const line = idOf(drawn);
    const power = view.heroes.flatMap((hero) => hero.powers).find((each) => each.line === line);
    return { thing: 'sign:character', plain: power?.text ? say(power.text) : undefined };
  }
  const skill = touched(option, 'skill');
  if (skill && view.seat !== null) {
    const trained = view.heroes[view.seat].skills.find((each) => each.skill === skill);
    return { thing: `die:${trained?.die ?? 4}` };
  }
  if (option.label.id === 'pf-opt-roll' && view.check?.odds != null)
    return { thing: `die:${view.check.die || 6}` };
  if (option.label.id === 'pf-opt-explore') {
    const hero = view.turn === null ? null : view.heroes[view.turn];
    const place = hero?.place == null ? null : view.places[hero.place];
    return place ? { words: [{ id: 'web-pf-cards', args: { count: place.cards } }] } : {};
  }
  return {};
}

/** What a turn is made of comes first, handing a card over last: there can be as many of these as cards in hand. */
const RANKS: Record<string, number> = {
  'pf-opt-explore': 0,
  'pf-opt-close': 0,
  'pf-opt-close-way': 0,
  'pf-opt-move': 2,
  'pf-opt-end-keep': 3,
  'pf-opt-end': 3,
  'pf-opt-give': 4,
};

export function rank(option: Option): number {
  return RANKS[option.label.id] ?? 1;
}

/** Whether the deck has too few cards for the hand to be refilled, as things stand (PF-TURN-28). */
function dies({ label }: Option, view: PathfinderView, asked: string | undefined): boolean {
  const hero = view.seat === null ? null : view.heroes[view.seat];
  if (!hero) return false;
  if (asked === 'turn') return /^pf-opt-end/.test(label.id) && hero.refill > hero.deck;
  if (asked !== 'reset') return false;
  const more = label.id === 'pf-opt-drop' && hero.refill === hero.hand_size - hero.hand.length ? 1 : 0;
  return hero.refill + more > hero.deck;
}

/** Questions in which no chance tells what a card is played for. */
const WHAT_FOR = new Set(['turn', 'evade']);
/** So many letters of an effect find room beside the name of its card. */
const SHORT = 32;

function effectOf({ label }: Option, asked: string | undefined): Text[] {
  const effect = label.args.effect as Text | undefined;
  return effect && asked && WHAT_FOR.has(asked) && say(effect).length <= SHORT ? [effect] : [];
}

/** What a boon or bane says, in one line. */
function inWords(box: Box, card: string): string | undefined {
  const words = (box.values(card).powers ?? []).flatMap(sentences);
  return words.join(' ') || undefined;
}

function sentences(power: Power): string[] {
  const text = power.effect ?? power.text ?? '';
  const own = power.cost ? `${say(`web-pf-cost-${power.cost}`)}: ${text}` : text;
  return [own, ...(power.also ? sentences(power.also) : [])];
}

/** Questions about a card that lies nowhere on the board. */
const ASKED_BY_CARD = new Set(['recharge', 'loot', 'put-where', 'evaded-to', 'give-to', 'do-or-not']);

export function inHand(state: State): string[] {
  const { decision } = state;
  if (!decision || !ASKED_BY_CARD.has(decision.kind)) return [];
  const { card } = decision.prompt.args;
  const met = viewOf(state)?.encounter?.card;
  return typeof card === 'string' && /^(boon|bane):/.test(card) && card !== met ? [card] : [];
}

/** `Longsword (long sword)` where the language has a meaning for the name. */
export function glossed(box: Box, card: string): string {
  const { gloss } = box.values(card);
  return gloss ? `${name(card)} (${gloss})` : name(card);
}
