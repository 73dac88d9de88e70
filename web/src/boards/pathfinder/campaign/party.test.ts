import { describe, expect, it } from 'vitest';
import { Box } from '../cards';
import { sample } from '../../../lib/sample';
import type { CampaignInfo, CardInfo, Member } from '../../../lib/wire';
import { featsOf, kindsOf, lootOf, removedOf, sheetTable, traded } from './party';

const printed = (reference: string, values: Record<string, unknown>) =>
  sample<CardInfo>({ reference, values, family: reference.split(':')[0], name: reference });

const box = new Box([
  printed('boon:longsword', { kind: 'weapon' }),
  printed('boon:dagger', { kind: 'weapon' }),
  printed('boon:cure', { kind: 'spell' }),
  printed('boon:sihedron-medallion', { kind: 'item', loot: true }),
  printed('bane:bandit', { kind: 'henchman' }),
]);

const amiri: Member = {
  character: 'amiri',
  role: 'berserker',
  feats: { skills: { strength: 2, wisdom: 1 }, powers: { hand: 1 } },
  deck: ['longsword', 'cure', 'longsword', 'sihedron-medallion'],
  rewards: [],
  dead: false,
};

const campaign = sample<CampaignInfo>({
  id: 'abcdefghij',
  game: 'pathfinder',
  name: 'Tuesday',
  members: [amiri],
  resting: [{ ...amiri, character: 'lem', deck: ['sihedron-medallion'] }],
  log: [
    { scenario: 'brigandoom', won: true, turns: 20, heroes: ['amiri'], dead: [], at: 1793909589 },
    { scenario: 'the-poison-pill', won: false, turns: 30, heroes: ['lem'], dead: [], at: null },
  ],
  next: ['the-poison-pill'],
  again: ['brigandoom'],
  removed: ['dagger', 'bandit', 'dagger'],
});

describe('a party', () => {
  it('counts feats and cards by kind', () => {
    expect(featsOf(amiri)).toEqual({ skills: 3, powers: 1, cards: 0 });
    expect(kindsOf(amiri, box)).toEqual({ weapon: 2, spell: 1, item: 1 });
  });

  it('knows who has the loot, and what is gone', () => {
    expect(lootOf(campaign, box)).toEqual([
      { card: 'boon:sihedron-medallion', count: 1, owner: 'character:amiri' },
      { card: 'boon:sihedron-medallion', count: 1, owner: 'character:lem' },
    ]);
    expect(removedOf(campaign, box)).toEqual([
      { card: 'boon:dagger', count: 2 },
      { card: 'bane:bandit', count: 1 },
    ]);
  });

  it('trades places at a table', () => {
    expect(traded([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
    expect(traded([2, 1, 0], 1, 1)).toEqual([2, 1, 0]);
  });

  it('has sheets with everything that is kept, after the last scenario of the character', () => {
    const { table, state } = sheetTable(campaign, amiri);
    expect(table.seats.map((seat) => seat.name)).toEqual(['Tuesday']);
    expect(state.view).toMatchObject({
      scenario: { name: 'scenario:brigandoom' },
      heroes: [{ character: 'character:amiri', role: 'role:berserker', feats: { cards: {} } }],
    });
    const fresh = sheetTable({ ...campaign, log: [] }, { ...amiri, role: null });
    expect(fresh.state.view).toMatchObject({
      scenario: { name: 'scenario:the-poison-pill' },
      heroes: [{ role: null, deck_cards: expect.arrayContaining(['boon:cure']) as string[] }],
    });
  });
});
