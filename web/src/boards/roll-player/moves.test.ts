import { describe, expect, it } from 'vitest';
import { changes } from './moves';
import { ROWS, type DieView, type HeroView, type RollPlayerView } from './view';

function hero(seat: number, given: Partial<HeroView> = {}): HeroView {
  const rows = Object.fromEntries(ROWS.map((row) => [row, [null, null, null]]));
  const values = Object.fromEntries(ROWS.map((row) => [row, 0]));
  return {
    seat,
    race: 'elf',
    side: 'female',
    class: 'druid',
    backstory: 'hunter',
    alignment: 'hermit',
    marker: 4,
    gold: 5,
    tokens: 0,
    rows,
    values,
    hand: [],
    weapons: [],
    hands: 2,
    armor: [],
    skills: [],
    traits: [],
    stars: {},
    ...given,
  };
}

function table(heroes: HeroView[], given: Partial<RollPlayerView> = {}): RollPlayerView {
  return {
    game: 'roll-player',
    seat: 0,
    edition: 'pl2',
    variants: [],
    expansion: 'none',
    pack: null,
    round: 1,
    phase: 'dice',
    turn: 0,
    first: 0,
    heroes,
    initiative: [
      { number: 1, dice: [], die: null, gold: 0, holder: null },
      { number: 2, dice: [], die: null, gold: 1, holder: null },
    ],
    market: [],
    deck: 10,
    discard: [],
    trash: [],
    bag: {},
    enemy: null,
    ...given,
  };
}

function withDie(view: RollPlayerView, card: number, die: DieView | null): RollPlayerView {
  const initiative = view.initiative.map((each) =>
    each.number === card ? { ...each, die, dice: die ? [die] : [] } : each,
  );
  return { ...view, initiative };
}

const RED4 = { colour: 'red', face: 4 };

describe('what moves between two views', () => {
  it('a die comes out of the bag onto a card', () => {
    const before = table([hero(0)]);
    expect(changes(before, withDie(before, 1, RED4)).moves).toEqual([{ from: 'bag', to: 'initiative:1' }]);
  });

  it('a taken die goes from the card into the hand and on to its space', () => {
    const lying = withDie(table([hero(0)]), 2, RED4);
    const held = table([hero(0, { hand: [RED4] })]);
    expect(changes(lying, held).moves).toEqual([{ from: 'initiative:2', to: 'hand:0:0' }]);
    const placed = hero(0);
    placed.rows.con = [RED4, null, null];
    expect(changes(held, table([placed])).moves).toEqual([{ from: 'hand:0:0', to: 'space:0:con:0' }]);
  });

  it('a die with another face has turned, not moved', () => {
    const one = hero(0);
    one.rows.str = [RED4, null, null];
    const other = hero(0);
    other.rows.str = [{ colour: 'red', face: 3 }, null, null];
    expect(changes(table([one]), table([other]))).toMatchObject({ moves: [], turned: ['space:0:str:0'] });
  });

  it('swapped dice change places', () => {
    const one = hero(0);
    one.rows.str = [RED4, null, null];
    one.rows.dex = [{ colour: 'blue', face: 1 }, null, null];
    const other = hero(0);
    other.rows.str = [{ colour: 'blue', face: 1 }, null, null];
    other.rows.dex = [RED4, null, null];
    expect(changes(table([one]), table([other])).moves).toEqual([
      { from: 'space:0:dex:0', to: 'space:0:str:0' },
      { from: 'space:0:str:0', to: 'space:0:dex:0' },
    ]);
  });

  it('a bought card goes to its hero, and gold changes', () => {
    const offer = { id: 'climb', cost: 2, price: 2 };
    const before = table([hero(0), hero(1)], { market: [offer] });
    const after = table([hero(0), hero(1, { gold: 3, skills: [{ id: 'climb', ready: true }] })]);
    expect(changes(before, after)).toMatchObject({
      moves: [{ from: 'market:climb', to: 'own:1:climb' }],
      paid: [1],
    });
  });

  it('going back to an earlier round is not played', () => {
    const before = withDie(table([hero(0)], { round: 3 }), 1, RED4);
    expect(changes(before, table([hero(0)], { round: 2 })).moves).toEqual([]);
  });
});
