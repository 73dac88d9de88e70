import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/wire';
import { sorted, written } from './dice';
import { lastRoll } from './rolls';

function line(kind: string, args: Record<string, unknown> = {}): Line {
  return { kind, seat: 1, args, rule: 'PF-CHECK-26' };
}

const ROLLS = line('pf-event-rolls', {
  dice: 'd10=7 d6=2',
  plus: 3,
  result: 12,
  difficulty: 10,
  success: 'yes',
});

describe('the last roll', () => {
  it('is told with its dice, its result and the card it was made against', () => {
    const log = [line('pf-event-explores', { card: 'bane:bandit' }), line('pf-event-plays'), ROLLS];
    expect(lastRoll(log)).toEqual({
      at: 2,
      seat: 1,
      dice: [
        { sides: 10, value: 7 },
        { sides: 6, value: 2 },
      ],
      plus: 3,
      result: 12,
      difficulty: 10,
      success: true,
      card: 'bane:bandit',
      past: false,
    });
  });

  it('belongs to no card while a villain is only found, and is past once the villain is met', () => {
    const log = [line('pf-event-villain', { card: 'bane:jubrayl-vhiski' }), ROLLS];
    expect(lastRoll(log)).toMatchObject({ card: null, past: false });
    log.push(line('pf-event-explores', { card: 'bane:jubrayl-vhiski' }));
    expect(lastRoll(log)).toMatchObject({ card: null, past: true });
  });

  it('has no card when the encounter was over before', () => {
    const log = [
      line('pf-event-explores', { card: 'bane:bandit' }),
      line('pf-event-defeats', { card: 'bane:bandit' }),
      ROLLS,
    ];
    expect(lastRoll(log)?.card).toBeNull();
    expect(lastRoll([])).toBeNull();
  });
});

describe('dice', () => {
  it('are written as on the cards', () => {
    expect(written([4, 8, 8], 3)).toBe('2d8+1d4+3');
    expect(written([6], -1)).toBe('1d6−1');
    expect(written([], 5)).toBe('5');
  });

  it('are laid out by size and keep their places in the roll', () => {
    expect(sorted([4, 10, 4])).toEqual([
      { sides: 10, at: 1 },
      { sides: 4, at: 0 },
      { sides: 4, at: 2 },
    ]);
  });
});
