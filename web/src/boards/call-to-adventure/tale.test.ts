import { beforeAll, describe, expect, it } from 'vitest';
import { speakFrom } from '../../lib/texts.svelte';
import type { CardInfo, Line } from '../../lib/wire';
import { Box } from './cards';
import { chaptersOf, friendsOf } from './tale';

function card(reference: string, family: string, values: Record<string, unknown>): CardInfo {
  return {
    id: reference.split(':')[1],
    family,
    reference,
    number: 1,
    box: '',
    editions: [],
    name: reference,
    text: '',
    values,
    provenance: 'ours',
    value_provenance: {},
  };
}

const path = (id: string) => ({ id, name: id, caption: `${id}.`, text: '' });
const BOX = new Box([
  card('origin:hunter', 'origin', { caption: 'You hunt.' }),
  card('motivation:survivor', 'motivation', { caption: 'You survive.' }),
  card('destiny:archmage', 'destiny', { caption: 'The end.' }),
  card('story:academy', 'challenge', { act: 1, paths: [path('study'), path('essays')] }),
  card('story:rebel', 'trait', { act: 1, path: path('rebel') }),
  card('story:ship', 'challenge', { act: 2, paths: [path('stay'), path('flee')] }),
  card('story:dog', 'ally', { act: 1, caption: 'A dog follows you.' }),
]);
const LIFE = {
  seat: 1,
  origin: 'hunter',
  motivation: 'survivor',
  destiny: 'archmage',
  acts: [
    [
      { card: 'academy', path: 'study' },
      { card: 'rebel', path: 'rebel' },
    ],
    [{ card: 'ship', path: 'flee' }],
    [],
  ],
  allies: ['dog'],
  sacrificed: [],
};

function line(kind: string, reference: string, seat: number): Line {
  return { kind, seat, rule: 'CA-ALLY-08', args: { card: `story:${reference}` } };
}

const told = (log: readonly Line[]) =>
  chaptersOf(LIFE, BOX, log).map((chapter) => chapter.sentences.map(({ words }) => words));

describe('the tale', () => {
  beforeAll(() => speakFrom('en', 'family-destiny = Destiny'));

  it('tells the acts in order, by the paths that were chosen; the destiny is kept for the end', () => {
    expect(told([])).toEqual([
      ['You hunt.', 'study.', 'rebel.', 'A dog follows you.'],
      ['You survive.', 'flee.'],
    ]);
  });

  it('tells of an ally where it was won', () => {
    const log = [
      line('ca-event-won', 'academy', 0),
      line('ca-event-won', 'ship', 1),
      line('ca-event-ally', 'dog', 1),
    ];
    expect(friendsOf(1, log)).toEqual(new Map([['dog', 'ship']]));
    expect(told(log)[1]).toEqual(['You survive.', 'flee.', 'A dog follows you.']);
  });
});
