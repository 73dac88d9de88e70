import { describe, expect, it } from 'vitest';
import type { Line } from '../../../lib/wire';
import { lastFight, rewarded } from './fights';
import { spanOf, tierAt } from './view';

function line(kind: string, seat: number | null, args: Record<string, unknown> = {}): Line {
  return { kind: `ff-event-${kind}`, seat, args, rule: 'FF-HUNT-01' };
}

const HUNT = [
  line('hunts', 1, { minion: 'minion:mimic' }),
  line('combat-roll', 1, { dice: '2 5 2', sum: 9 }),
  line('reroll', 1, { before: 2, face: 6, xp: 1 }),
];

describe('a fight', () => {
  it('is told by the log, and a rerolled die fell later than the others', () => {
    const fight = lastFight(HUNT);
    expect(fight).toMatchObject({ at: 1, seat: 1, result: null, end: null });
    expect(fight?.dice).toEqual([
      { face: 6, at: 2 },
      { face: 5, at: 1 },
      { face: 2, at: 1 },
    ]);
  });

  it('is over with its result', () => {
    const log = [...HUNT, line('hunt-result', 1, { minion: 'minion:mimic', result: 12 }), line('call', null)];
    expect(lastFight(log)).toMatchObject({ minion: 'mimic', result: 12, end: 3 });
  });

  it('can be looked for by its hero, with all that makes up the result of a battle', () => {
    const parts = { sum: 4, bonus: 1, lost: 2, glory: 3, wounds: 1, result: 5 };
    const log = [
      line('combat-roll', 0, { dice: '4', sum: 4 }),
      line('battle-result', 0, parts),
      line('combat-roll', 1, { dice: '6 6', sum: 12 }),
    ];
    expect(lastFight(log, 0)).toMatchObject({ seat: 0, result: 5, parts, end: 1 });
    expect(lastFight(log)?.seat).toBe(1);
    expect(lastFight([])).toBeNull();
  });

  it('goes with the adventure cards that somebody has earned', () => {
    const paid = { card: 'adventure:slime-bog', dice: 1, xp: 0 };
    const log = [line('adventure-pays', 0, paid), line('adventure-pays', 2, paid)];
    expect(rewarded(log)).toEqual(new Map([['slime-bog', [0, 2]]]));
  });
});

it('a line spans the sums up to the next one', () => {
  const tiers = [{ least: 0 }, { least: 5 }, { least: 6 }];
  expect([0, 1, 2].map((at) => spanOf(tiers, at))).toEqual(['0–4', '5', '6+']);
  expect([-1, 4, 5, 60].map((result) => tierAt(tiers, result))).toEqual([-1, 0, 1, 2]);
});
