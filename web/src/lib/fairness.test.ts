import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshNumber, openTable, saw, sit, stand, type Witness, witnessOf } from './dice';
import { agreedOn, canonical, checked, hash, type Link, seedOf, verdict } from './fairness';
import { sample } from './sample';
import type { Created, Seat, TableInfo } from './wire';

/** The same record as in tests/table/test_dice.py, and the same hashes. */
const SECRET = '5'.repeat(64);
const NONCE = 'a'.repeat(64);
const RECORD =
  `{"game":"roll-player","nonces":["${NONCE}",""],"options":{"edition":"pl2"},"pack":"",` +
  `"seats":["person","bot"],"secret":"${SECRET}","table":"table12345","version":"0.7.0"}`;
const PROMISE = '073856a68a31e9de6e409b281b6542a933841108cfd1a80ab7a20830ea144daa';

const table = sample<TableInfo>({
  id: 'table12345',
  game: 'roll-player',
  options: { edition: 'pl2', later: 'setting' },
  seats: [
    { seat: 0, person: true, mine: true, bot: null },
    { seat: 1, person: false, mine: false, bot: 'greedy' },
  ],
  dice: 'fair',
  dice_by: '',
  promise: PROMISE,
  commitment: hash('dice', RECORD),
  record: RECORD,
  version: '0.7.0',
  nonces: [NONCE, ''],
});
const seed = seedOf(RECORD);

const seen: Witness = {
  at: 1,
  promise: PROMISE,
  numbers: { 0: NONCE },
  others: null,
  agreed: agreedOn(table),
  version: '0.7.0',
  commitment: hash('dice', RECORD),
};

/** What the page says of a table whose server or browser tells something else. */
function said(change: Partial<TableInfo> = {}, witness: Witness | null = seen, other = seed): string {
  const changed = { ...table, ...change };
  return verdict(changed, checked(changed, other, witness)).text;
}

/** A record that fits together in itself, but is not the one that was fixed. */
function forged(change: Record<string, unknown>): [Partial<TableInfo>, string] {
  const record = canonical({ ...(JSON.parse(RECORD) as object), ...change });
  return [{ record, commitment: hash('dice', record) }, seedOf(record)];
}

describe('what is hashed', () => {
  it('is the same here and on the server', () => {
    expect(hash('promise', SECRET)).toBe(PROMISE);
    expect(hash('dice', RECORD)).toBe('ea2b08b7a6a67ae25e25c0105371b51350c3cd2c009ab29ffad670dcb5e1d5e2');
    expect(seedOf(RECORD)).toBe('59005821213720876344710304178169461942');
  });

  it('is written down as the server does', () => {
    const value = { b: [1, null, true, -2.5], a: { z: 'ż„"\\\n\u007f😀', Z: '' } };
    expect(canonical(value)).toBe(
      '{"a":{"Z":"","z":"\\u017c\\u201e\\"\\\\\\n\\u007f\\ud83d\\ude00"},"b":[1,null,true,-2.5]}',
    );
  });
});

describe('a finished game', () => {
  it('is in order where everything fits', () => {
    expect(checked(table, seed, seen).map((check) => check.holds)).toEqual([true, true, true, true, true]);
    expect(said()).toBe('web-fair-good');
  });

  it('says what this browser cannot tell', () => {
    expect(said({}, null)).toBe('web-fair-good-others');
    expect(said({}, { ...seen, numbers: {} })).toBe('web-fair-good-others');
    expect(said({}, { ...seen, promise: null })).toBe('web-fair-good-unseen');
    expect(said({}, { ...seen, commitment: null })).toBe('web-fair-good-unseen');
  });

  it.each<[Link, Record<string, unknown>]>([
    ['promise', { secret: '6'.repeat(64) }],
    ['number', { nonces: ['b'.repeat(64), ''] }],
    ['number', { nonces: ['', ''] }],
    ['agreed', { table: 'table54321' }],
    ['agreed', { game: 'pathfinder' }],
    ['agreed', { options: { edition: 'de1' } }],
    ['agreed', { options: { edition: 'pl2', gone: 'setting' } }],
    ['agreed', { seats: ['person', 'bot', 'bot'] }],
    ['agreed', { pack: 'c'.repeat(64) }],
    ['agreed', { version: '0.7.1' }],
  ])('with a forged record names the broken link: %s %o', (link, change) => {
    const [forgery, other] = forged(change);
    expect(said(forgery, seen, other)).toBe(`web-fair-broken-${link}`);
    const unnoticed = said(forgery, { ...seen, commitment: null }, other);
    expect(unnoticed).toBe(`web-fair-broken-${link}`);
  });

  it('does not believe another promise or commitment than it saw', () => {
    const secret = '6'.repeat(64);
    const [forgery, other] = forged({ secret });
    expect(said({ ...forgery, promise: hash('promise', secret) }, seen, other)).toBe(
      'web-fair-broken-promise',
    );
    const [resold, sold] = forged({ seats: ['person', 'person'] });
    expect(said(resold, seen, sold)).toBe('web-fair-broken-commitment');
    expect(said({}, seen, '7')).toBe('web-fair-broken-seed');
    expect(said({ record: 'nonsense', commitment: hash('dice', 'nonsense') })).toBe(
      'web-fair-broken-commitment',
    );
  });

  it('is not the one whose options it saw', () => {
    expect(said({ options: { edition: 'pl2', later: 'another' } })).toBe('web-fair-broken-agreed');
  });

  it('holds every number that was there when one sat down as the last', () => {
    const last = { ...seen, numbers: { 1: NONCE }, others: ['b'.repeat(64), NONCE] };
    const [honest, one] = forged({ nonces: last.others, seats: ['person', 'person'] });
    const commitment = honest.commitment ?? null;
    expect(said(honest, { ...last, commitment }, one)).toBe('web-fair-good');
    const [ground, other] = forged({ nonces: ['d'.repeat(64), NONCE], seats: ['person', 'person'] });
    expect(said(ground, { ...last, commitment: null }, other)).toBe('web-fair-broken-number');
  });

  it('with a pack holds the cards of that pack', () => {
    const pack = { cards: { longsword: { cost: 3 } } };
    const [packed, other] = forged({ pack: hash('pack', canonical(pack)) });
    const options = { ...table.options, pack };
    const witness = { ...seen, commitment: null, agreed: null };
    expect(said({ ...packed, options }, witness, other)).toBe('web-fair-good-unseen');
    expect(said({ ...packed, options: { ...options, pack: {} } }, witness, other)).toBe(
      'web-fair-broken-agreed',
    );
  });

  it('of chosen or older dice is checked against the hash of its seed', () => {
    const chosen = {
      dice: 'chosen',
      record: null,
      promise: null,
      commitment: hash('commitment', '7'),
    } as const;
    expect(said(chosen, null, '7')).toBe('web-fair-agrees');
    expect(said(chosen, null, '8')).toBe('web-fair-broken-commitment');
  });

  it('from a file is that of another table', () => {
    expect(said({ id: 'another123', dice: 'imported', promise: null }, null)).toBe('web-fair-agrees');
  });
});

describe('this browser', () => {
  let asked: [string, Record<string, unknown>][];
  let answer: TableInfo;

  const waiting = (nonces: string[], ...seats: Partial<Seat>[]): TableInfo => ({
    ...table,
    seats: seats.map((seat, at) =>
      sample<Seat>({ seat: at, person: false, bot: null, mine: false, ...seat }),
    ),
    commitment: null,
    record: null,
    nonces,
  });

  beforeEach(() => {
    asked = [];
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push([path, JSON.parse((init.body as string) || '{}') as Record<string, unknown>]);
      const created: Created = { table: `opened${asked.length}xyz`, invite: '' };
      const told = path === '/api/dice' ? { promise: PROMISE, ticket: 'sealed' } : created;
      return Promise.resolve(Response.json(path.startsWith('/api/tables/') ? answer : told));
    });
  });

  it('asks for the promise before it draws its number', async () => {
    const { table: id } = await openTable({
      game: 'roll-player',
      seats: [{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }],
    });
    expect(asked.map(([path]) => path)).toEqual(['/api/dice', '/api/tables']);
    const { nonce, ticket } = asked[1][1];
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(ticket).toBe('sealed');
    expect(witnessOf(id)).toMatchObject({ promise: PROMISE, numbers: { 1: nonce }, commitment: null });
  });

  it('adds nothing to dice that it chooses', async () => {
    const { table: id } = await openTable({ game: 'roll-player', seats: [{ kind: 'me' }], seed: '7' });
    expect(asked.map(([path]) => path)).toEqual(['/api/tables']);
    expect(witnessOf(id)).toBeNull();
  });

  it('remembers what it saw before it sat down, and the first commitment after that', async () => {
    const before = waiting([NONCE, ''], { person: true }, {});
    answer = { ...before, commitment: 'e'.repeat(64) };
    await sit(before, 1, 'Mira');
    const number = asked[0][1].nonce as string;
    expect(witnessOf(table.id)).toMatchObject({
      promise: PROMISE,
      numbers: { 1: number },
      others: [NONCE, number],
      commitment: 'e'.repeat(64),
    });
    saw({ ...before, commitment: 'f'.repeat(64), options: {} });
    expect(witnessOf(table.id)).toMatchObject({ commitment: 'e'.repeat(64), agreed: agreedOn(before) });
  });

  it('forgets its number where somebody else was faster, but not where nobody knows what became of it', async () => {
    const before = waiting([NONCE, ''], { person: true }, {});
    const answers = (status: number) =>
      vi.stubGlobal('fetch', () =>
        Promise.resolve(Response.json({ reason: { id: 'no', args: {} }, rule: null }, { status })),
      );
    answers(409);
    await expect(sit(before, 1, 'Mira')).rejects.toMatchObject({ status: 409 });
    expect(witnessOf(table.id)).toMatchObject({ numbers: {}, others: null });
    answers(503);
    await expect(sit(before, 1, 'Mira')).rejects.toMatchObject({ status: 503 });
    expect(Object.keys(witnessOf(table.id)?.numbers ?? {})).toEqual(['1']);
  });

  it('knows the numbers of the others only if it came last', async () => {
    const before = waiting([NONCE, '', ''], { person: true }, {}, {});
    answer = before;
    await sit(before, 1, 'Mira');
    expect(witnessOf(table.id)?.others).toBeNull();
    await stand(before, 1);
    expect(witnessOf(table.id)?.numbers).toEqual({});
  });

  it('adds no number to a game that was dealt before', async () => {
    answer = table;
    await sit({ ...table, waiting: true }, 1, 'Mira');
    expect(asked[0][1]).toEqual({ name: 'Mira' });
    expect(witnessOf(table.id)).toBeNull();
  });

  it('forgets the oldest tables', async () => {
    vi.spyOn(Date, 'now').mockImplementation(() => asked.length);
    const ids: string[] = [];
    for (let count = 0; count < 61; count++)
      ids.push((await openTable({ game: 'roll-player', seats: [{ kind: 'me' }] })).table);
    expect(witnessOf(ids[0])).toBeNull();
    expect(ids.slice(1).every((id) => witnessOf(id) !== null)).toBe(true);
    vi.restoreAllMocks();
  });

  it('draws another number each time', () => {
    expect(new Set(Array.from({ length: 50 }, freshNumber)).size).toBe(50);
  });
});
