import { beforeAll, describe, expect, it } from 'vitest';
import { speakFrom } from '../../lib/texts.svelte';
import type { CardInfo, Option, State } from '../../lib/wire';
import { concernedBy, offeredBy } from './concern';
import { inHand, note } from './notes';

const CARDS: CardInfo[] = [
  {
    id: 'academy',
    family: 'challenge',
    reference: 'story:academy',
    number: 1,
    box: '',
    editions: [],
    name: 'Academy',
    text: '',
    values: {
      act: 1,
      difficulty: 3,
      tests: ['int', 'wis'],
      paths: [
        {
          id: 'study',
          name: 'Study',
          caption: '',
          text: 'Spend 1 XP.',
          abilities: ['int'],
          icons: [],
          triumph: 2,
        },
      ],
    },
    provenance: 'ours',
    value_provenance: {},
  },
];
const PLACE = {
  card: 'academy',
  ally: null,
  open: true,
  met: null,
  paths: [{ path: 'study', difficulty: 3, odds: 0.625, best: { odds: 0.94, runes: 3, xp: 3 } }],
};

function option(key: string, touches: string[] = [], id = 'ca-opt-face'): Option {
  return { key, touches, interrupt: false, label: { id, args: {} } };
}

function asked(kind: string, options: Option[], args: Record<string, unknown> = {}): State {
  return {
    covered: null,
    decision: {
      kind,
      options,
      rule: 'CA-TURN-01',
      prompt: { id: `ca-ask-${kind}`, args },
      points: false,
      barred: [],
    },
    decisions: 1,
    interrupts: [],
    no_undo: null,
    number: 1,
    outcome: null,
    rewind: null,
    seat: 0,
    turn: 0,
    view: {
      game: 'call-to-adventure',
      rows: [{ act: 0, places: [PLACE, null] }],
      adversary: null,
      decks: { hero: 7 },
      attempt: null,
    },
  };
}

describe('what belongs to an option', () => {
  beforeAll(() => speakFrom('en', 'ability-int = Intelligence\nweb-ca-sign-triumph = triumph'));

  it('a path has its odds, and what it gives in signs and in words', () => {
    const face = option('face:study', ['story:academy', 'path:study']);
    expect(note(face, asked('turn', [face]), CARDS)).toMatchObject({
      thing: 'path:study',
      words: [
        { id: 'web-ca-chance', args: { odds: '63%' } },
        { id: 'web-ca-best', args: { odds: '94%', xp: 3 } },
      ],
      plain: 'Intelligence, 2 × triumph. Spend 1 XP.',
      brief: { id: 'web-ca-brief-path' },
    });
  });

  it('a deck tells how many cards are left', () => {
    const draw = option('draw:hero', ['deck:hero'], 'ca-opt-draw-hero');
    expect(note(draw, asked('draw', [draw]), CARDS)).toEqual({
      thing: 'sign:hero',
      words: [{ id: 'web-ca-in-deck', args: { cards: 7 } }],
    });
  });

  it('a rune to turn is shown with its other face', () => {
    const turn = {
      ...option('rune:7', ['cast:7']),
      label: { id: 'ca-opt-turn-rune', args: { rune: 'rune:str', face: 2 } },
    };
    expect(note(turn, asked('turn-rune', [turn]), CARDS).thing).toBe('rune:str=2');
  });
});

describe('what a question is about', () => {
  it('opens the panel where it is answered', () => {
    expect(concernedBy(asked('turn', []))).toBe('table');
    expect(concernedBy(asked('draw', []))).toBe('life');
    expect(concernedBy(asked('betrayed', []))).toBe('others');
    expect(concernedBy({ ...asked('turn', []), decision: null })).toBeNull();
  });

  it('character cards to choose from', () => {
    const keep = [option('keep:hunter', ['origin:hunter']), option('keep:noble', ['origin:noble'])];
    expect(offeredBy(asked('keep-origin', keep))).toEqual(['origin:hunter', 'origin:noble']);
  });

  it('a card that asks is in hand; a challenge lies on the cloth', () => {
    expect(inHand(asked('respond', [], { card: 'hero:iron-will' }))).toEqual(['hero:iron-will']);
    expect(inHand(asked('prepare', [], { card: 'story:academy' }))).toEqual([]);
  });
});
