import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../lib/sample';
import { speakFrom } from '../../lib/texts.svelte';
import type { CardInfo, CheckView, Option, State } from '../../lib/wire';
import { Box, grouped, stacks } from './cards';
import { concernedBy, laidBy, offeredBy } from './concern';
import { inHand, note } from './notes';
import { sheetOf } from './sheet';

function card(family: string, id: string, values: Record<string, unknown>): CardInfo {
  return {
    id,
    family,
    reference: `${family}:${id}`,
    number: 1,
    box: '',
    editions: [],
    name: id,
    text: '',
    values,
    provenance: 'printed',
    value_provenance: {},
  } as CardInfo;
}

const CARDS = [
  card('boon', 'dagger', { kind: 'weapon', powers: [{ cost: 'reveal', effect: 'add 1d4', also: null }] }),
  card('boon', 'blessing-of-irori', { kind: 'blessing', powers: [{ cost: 'discard', effect: 'add a die' }] }),
  card('boon', 'blessing-of-the-gods', { kind: 'blessing', powers: [] }),
  card('character', 'kyra', {
    skills: [
      { skill: 'wisdom', die: 12, boxes: 4, extends: [{ skill: 'divine', bonus: 2 }] },
      { skill: 'dexterity', die: 4, boxes: 1, extends: [] },
    ],
    hand_sizes: [5, 6],
    proficient: ['light-armors'],
    proficiencies: ['weapons'],
    cards: [{ kind: 'spell', count: 3, boxes: 2 }],
    lines: [{ id: 'touch', name: 'Touch', texts: ['heal 1d4+1', 'heal 1d4+2'] }],
  }),
];

const HERO = {
  seat: 0,
  hand: ['boon:dagger'],
  skills: [{ skill: 'skill:melee', die: 10, plus: 3 }],
  powers: [],
  place: 0,
};

function option(key: string, touches: string[] = [], id = 'pf-opt-play', args = {}): Option {
  return { key, touches, interrupt: false, label: { id, args } };
}

function asked(kind: string, options: Option[], check: Partial<CheckView> | null = null, args = {}): State {
  return sample<State>({
    covered: null,
    decision: { kind, options, rule: 'PF-TURN-01', prompt: { id: `pf-ask-${kind}`, args } },
    decisions: 1,
    interrupts: [],
    no_undo: null,
    number: 1,
    outcome: null,
    rewind: null,
    seat: 0,
    turn: 0,
    view: {
      game: 'pathfinder',
      seat: 0,
      turn: 0,
      phase: 'scenario',
      heroes: [{ ...HERO }],
      places: [{ name: 'location:woods', closed: false, cards: 7, here: [] }],
      encounter: { card: 'bane:bandit' },
      check,
    },
  });
}

describe('what belongs to an option', () => {
  beforeAll(() => speakFrom('en', 'web-pf-cost-reveal = Reveal\nweb-pf-cost-discard = Discard'));

  it('a card has the sign of its kind and its text', () => {
    const play = option('reveal:dagger', ['boon:dagger']);
    expect(note(play, asked('skill', [play], {}), CARDS)).toMatchObject({
      thing: 'sign:weapon',
      plain: 'Reveal: add 1d4',
      brief: { id: 'web-pf-brief-play' },
    });
  });

  it('on a turn a card says what it is played for, where that is short', () => {
    const args = { card: 'boon:dagger', cost: 'discard', effect: { id: 'pf-effect-explore', args: {} } };
    const play = option('discard:dagger', ['boon:dagger'], 'pf-opt-play', args);
    expect(note(play, asked('turn', [play]), CARDS).words).toEqual([args.effect]);
    expect(note(play, asked('prepare', [play]), CARDS).words).toEqual([]);
  });

  it('whoever would have to draw more cards than are left is told what that means', () => {
    const [done, drop] = [
      option('done', [], 'pf-opt-done'),
      option('drop:dagger', ['boon:dagger'], 'pf-opt-drop'),
    ];
    const warned = (deck: number) => {
      const state = asked('reset', [done, drop]);
      Object.assign((state.view as { heroes: object[] }).heroes[0], { deck, refill: 4, hand_size: 5 });
      return [done, drop].map((each) => note(each, state, CARDS).warns?.id);
    };
    expect(warned(3)).toEqual(['web-pf-dies', 'web-pf-dies']);
    expect(warned(4)).toEqual([undefined, 'web-pf-dies']);
    expect(warned(5)).toEqual([undefined, undefined]);
  });

  it('a blessing that is played as another one says so', () => {
    const play = option('discard:any', ['boon:blessing-of-the-gods']);
    play.label.args.as = 'boon:blessing-of-irori';
    expect(note(play, asked('prepare', [play], {}), CARDS)).toMatchObject({
      plain: 'Discard: add a die',
      words: [{ id: 'web-pf-as', args: { card: 'boon:blessing-of-irori' } }],
    });
  });

  it('a skill is shown by its die, a location by the cards that lie there', () => {
    const melee = option('fight:melee', ['skill:melee'], 'pf-opt-fight');
    expect(note(melee, asked('skill', [melee], {}), CARDS).thing).toBe('die:10');
    const move = option('move:woods', ['location:woods'], 'pf-opt-move');
    expect(note(move, asked('turn', [move]), CARDS).words).toEqual([
      { id: 'web-pf-cards', args: { count: 7 } },
    ]);
  });

  it('how many cards are left in the deck matters while the scenario lasts', () => {
    const drop = option('drop:dagger', ['boon:dagger'], 'pf-opt-drop');
    expect(note(drop, asked('suffer', [drop]), CARDS).hides).toEqual([]);
  });
});

describe('what a question is about', () => {
  it('opens the panel where it is answered', () => {
    expect(concernedBy(asked('turn', []))).toBe('table');
    expect(concernedBy(asked('suffer', []))).toBe('hero');
    expect(concernedBy(asked('give-to', []))).toBe('others');
    expect(concernedBy({ ...asked('turn', []), decision: null })).toBeNull();
  });

  it('characters to choose from', () => {
    const choose = [option('character:kyra', ['character:kyra'])];
    expect(offeredBy(asked('character', choose), 'character')).toEqual(['character:kyra']);
  });

  it('cards that lie nowhere in sight are laid out', () => {
    const keep = [
      option('keep:dagger', ['boon:dagger']),
      option('keep:blessing-of-irori', ['boon:blessing-of-irori']),
    ];
    expect(laidBy(asked('examined', keep))).toEqual(['boon:blessing-of-irori']);
    expect(laidBy(asked('turn', keep))).toEqual([]);
  });

  it('a card to be recharged is in hand; what is met lies in the middle', () => {
    expect(inHand(asked('recharge', [], null, { card: 'boon:dagger' }))).toEqual(['boon:dagger']);
    expect(inHand(asked('evaded-to', [], null, { card: 'bane:bandit' }))).toEqual([]);
  });
});

describe('cards and sheets', () => {
  const box = new Box(CARDS);

  it('equal cards lie on each other, equal difficulties stand together', () => {
    expect(stacks(['a', 'b', 'a'])).toEqual([
      { card: 'a', count: 2 },
      { card: 'b', count: 1 },
    ]);
    const way = (skill: string, difficulty: number) => ({ skill, difficulty, veteran: false });
    expect(grouped([way('combat', 12), way('wisdom', 8), way('divine', 8)])).toEqual([
      { skills: ['combat'], difficulty: 12, veteran: false },
      { skills: ['wisdom', 'divine'], difficulty: 8, veteran: false },
    ]);
  });

  it('checked boxes change what a line says', () => {
    const feats = { skills: { wisdom: 1 }, powers: { hand: 1, touch: 1 }, cards: { spell: 1 } };
    const sheet = sheetOf({ character: 'character:kyra', role: null, feats, hand_size: 6 }, box);
    expect(sheet?.skills[0]).toMatchObject({ id: 'wisdom', die: 12, checked: 1 });
    expect(sheet?.skills[0].boxes).toHaveLength(4);
    expect(sheet?.hand).toMatchObject({ size: 6, checked: 1 });
    expect(sheet?.powers[0]).toMatchObject({ text: 'heal 1d4+2', checked: 1 });
    expect(sheet?.cards[0]).toMatchObject({ id: 'spell', count: 4, checked: 1 });
  });
});
