import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/wire';
import { lastCast } from './casts';

function line(kind: string, args: Record<string, unknown> = {}, seat: number | null = 0): Line {
  return { kind, args, seat, rule: 'CA-CHAL-15' };
}

const FACES = line('ca-event-faces', { card: 'story:academy', path: 'path:academy-study', difficulty: 4 });
const CAST = line('ca-event-cast', {
  runes: 'rune:core rune:core rune:core rune:int rune:dark',
  faces: '1 0 0 2 2',
  gives: '- - either - corruption',
  result: 5,
  difficulty: 4,
});
const WON = line('ca-event-won', {
  card: 'story:academy',
  path: 'path:academy-study',
  result: 6,
  difficulty: 4,
});

describe('the last cast of the log', () => {
  it('is none before anybody casts', () => {
    expect(lastCast([])).toBeNull();
    expect(lastCast([FACES])).toBeNull();
  });

  it('has the runes with their faces, and no end yet', () => {
    const cast = lastCast([FACES, CAST]);
    expect(cast).toMatchObject({ at: 1, card: 'academy', path: 'academy-study', result: 5, ends: null });
    expect(cast?.runes.map(({ id, adds, gives }) => [id, adds, gives])).toEqual([
      ['core', 1, ''],
      ['core', 0, ''],
      ['core', 0, 'either'],
      ['int', 2, ''],
      ['dark', 2, 'corruption'],
    ]);
  });

  it('ends with the result that counted, which cards may have changed', () => {
    expect(lastCast([FACES, CAST, line('ca-event-bonus'), WON])).toMatchObject({ result: 6, ends: 'won' });
  });

  it('shows a rune that a card has turned as it lies then', () => {
    const turned = line('ca-event-rune-turned', { card: 'hero:luck', rune: 'rune:dark', face: 1 });
    const runes = lastCast([FACES, CAST, turned, WON])?.runes;
    expect(runes?.at(-1)).toMatchObject({ id: 'dark', adds: 1, gives: '' });
    expect(runes?.map(({ adds }) => adds)).toEqual([1, 0, 0, 2, 1]);
  });

  it('does not take the end of another challenge for its own', () => {
    const flown = [FACES, CAST, line('ca-event-frightened'), FACES, WON];
    expect(lastCast(flown)).toMatchObject({ result: 5, ends: null });
  });

  it('is the second attempt, where there was one', () => {
    const again = { ...CAST, args: { ...CAST.args, result: 2 } };
    const lost = { ...WON, kind: 'ca-event-lost', args: { ...WON.args, result: 2 } };
    expect(lastCast([FACES, CAST, line('ca-event-again'), again, lost])).toMatchObject({
      at: 3,
      result: 2,
      ends: 'lost',
    });
  });
});
