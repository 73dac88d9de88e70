import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from './api';
import { LiveTable } from './live.svelte';
import { sample } from './sample';
import type { Entry, FromBrowser, Line, State, TableInfo, ToBrowser, Welcome } from './wire';

/** A connection that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const line = (kind: string): Line => ({ kind, seat: 0, rule: 'RP-DICE-01', args: {} });

const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
  number,
  at: number,
  what: 'choose',
  seat: 0,
  name: null,
  text: null,
  bot: null,
  to: null,
  by: null,
  on: null,
  lines: [],
  log: null,
  ...more,
});

const state = (number: number): State => ({
  number,
  decisions: number,
  seat: 0,
  covered: null,
  view: {},
  turn: 0,
  decision: null,
  interrupts: [],
  no_undo: null,
  rewind: null,
  outcome: null,
});

const table = sample<TableInfo>({
  id: 'abcdefghij',
  seats: [{ seat: 0, present: false }],
  spectators: 0,
  campaign: null,
});

const welcome = (number: number, more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  table,
  state: state(number),
  log: null,
  earlier: 0,
  entries: [],
  chat: [],
  ...more,
});

let answer: number;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  answer = 200;
  const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', quiet);
  vi.stubGlobal('document', { ...quiet, visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example.org' });
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(
      new Response(JSON.stringify(answer < 400 ? table : { reason: { id: 'no', args: {} }, rule: null }), {
        status: answer,
      }),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(more: Partial<Welcome> = {}): LiveTable {
  const live = new LiveTable('abcdefghij');
  live.connect();
  FakeSocket.last.open();
  FakeSocket.last.receive(welcome(3, { log: [line('a'), line('b')], ...more }));
  return live;
}

describe('a live table', () => {
  it('says hello, and has all that the welcome tells', () => {
    const live = begin();
    expect(FakeSocket.last.address).toBe('wss://play.example.org/api/tables/abcdefghij/live');
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', last: null, seat: null });
    expect(live.status).toBe('live');
    expect(live.log).toHaveLength(2);
    expect(live.missed).toBe(0);
    live.close();
  });

  it('adds news to the log, and cuts it where something was taken back', () => {
    const live = begin();
    const heard: string[] = [];
    live.onnews(({ entries }) => heard.push(...entries.map((each) => each.what)));
    const news = (entries: Entry[], number: number) =>
      FakeSocket.last.receive({ type: 'news', entries, state: state(number), table: null });
    news([entry(4, { lines: [line('c'), line('d')] })], 4);
    news([entry(5, { what: 'undo', log: 2, lines: [line('taken-back')] })], 5);
    expect(live.log.map((each) => each.kind)).toEqual(['a', 'b', 'taken-back']);
    expect(heard).toEqual(['choose', 'undo']);
    news([entry(6, { what: 'chat', name: 'Edda', text: 'Hello' })], 6);
    expect(live.chat.map((said) => said.text)).toEqual(['Hello']);
    live.close();
  });

  it('asks for the beginning of a long log, and cuts it there too', async () => {
    const live = begin();
    FakeSocket.last.receive(welcome(3, { log: [line('e'), line('f')], earlier: 4 }));
    const read = live.readBack();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'ask-log', upto: 4 });
    FakeSocket.last.receive({ type: 'lines', id: 1, start: 2, lines: [line('c'), line('d')] });
    await vi.waitFor(() => expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'ask-log', upto: 2 }));
    FakeSocket.last.receive({ type: 'lines', id: 2, start: 0, lines: [line('a'), line('b')] });
    await read;
    const told = () => [...live.before, ...live.log].map((each) => each.kind).join('');
    expect([told(), live.earlier]).toEqual(['abcdef', 0]);
    const back = (log: number) =>
      FakeSocket.last.receive({ type: 'news', entries: [entry(4, { log })], state: state(4), table: null });
    back(5);
    expect(told()).toBe('abcde');
    back(3);
    expect(told()).toBe('abc');
    FakeSocket.last.receive(welcome(5, { log: [line('e'), line('f')], earlier: 4 }));
    back(2);
    expect([told(), live.earlier]).toEqual(['', 2]);
    live.close();
  });

  it('comes back by itself and asks only for what it missed', () => {
    const live = begin();
    FakeSocket.last.receive({ type: 'news', entries: [entry(4)], state: state(4), table: null });
    FakeSocket.last.close();
    expect(live.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', last: 4, seat: 0 });
    FakeSocket.last.receive(welcome(6, { entries: [entry(5, { lines: [line('c')] }), entry(6)] }));
    expect(live.status).toBe('live');
    expect(live.log.map((each) => each.kind)).toEqual(['a', 'b', 'c']);
    expect(live.missed).toBe(2);
    expect(live.missedLines.map((each) => each.kind)).toEqual(['c']);
    live.caughtUp();
    expect(live.missed).toBe(0);
    live.close();
  });

  it('waits longer from one failed attempt to the next', async () => {
    const live = begin();
    answer = 503;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(0);
      waits.push((live.retryAt ?? 0) - Date.now());
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(waits[4]).toBeGreaterThan(4 * waits[0]);
    expect(live.status).toBe('lost');
    live.close();
  });

  it('knows a table that is gone from one that it may not see', async () => {
    for (const [status, word] of [
      [404, 'gone'],
      [403, 'refused'],
      [409, 'aside'],
    ] as const) {
      answer = status;
      const live = new LiveTable('abcdefghij');
      live.connect();
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(10);
      expect(live.status).toBe(word);
      expect(live.farewell?.id).toBe('no');
    }
  });

  it('does not come back when the server says so', async () => {
    const live = begin();
    FakeSocket.last.receive({ type: 'bye', reason: { id: 'too-many', args: {} }, again: false, status: 429 });
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.status).toBe('refused');
    expect(live.farewell?.id).toBe('too-many');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks nothing more when the server has said how it stands', async () => {
    for (const [status, word] of [
      [404, 'gone'],
      [403, 'refused'],
      [409, 'aside'],
    ] as const) {
      const live = begin();
      FakeSocket.last.receive({ type: 'bye', reason: { id: 'why', args: {} }, again: false, status });
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(60_000);
      expect([live.status, live.farewell?.id]).toEqual([word, 'why']);
    }
    expect(asked).toBe(0);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('knows that it was signed out, unless it still plays when it is back', async () => {
    const seat = (mine: boolean) => sample<TableInfo>({ ...table, seats: [sample({ seat: 0, mine })] });
    const live = begin({ table: seat(true) });
    const leave = async () => {
      const reason = { id: 'server-signed-out', args: {} };
      FakeSocket.last.receive({ type: 'bye', reason, again: true, status: null });
      FakeSocket.last.close();
      expect([live.status, live.signedOut]).toEqual(['lost', true]);
      await vi.advanceTimersByTimeAsync(20_000);
      FakeSocket.last.open();
    };
    await leave();
    FakeSocket.last.receive(welcome(3, { table: seat(true) }));
    expect(live.signedOut).toBe(false);
    await leave();
    FakeSocket.last.receive(welcome(3, { table: seat(false) }));
    expect([live.status, live.signedOut]).toEqual(['live', true]);
    live.close();
  });

  it('ends a request when the server has answered it', async () => {
    const live = begin();
    const chosen = live.choose(0, 'place:str');
    const sent = FakeSocket.last.sent[1];
    expect(sent).toMatchObject({ type: 'choose', seat: 0, key: 'place:str', decisions: 3 });
    FakeSocket.last.receive({ type: 'done', id: 'id' in sent ? sent.id : 0 });
    await expect(chosen).resolves.toBeUndefined();

    const refused = live.undo(0);
    FakeSocket.last.receive({
      type: 'refused',
      id: 2,
      reason: { id: 'undo-known', args: {} },
      rule: 'RP-X-1',
    });
    await expect(refused).rejects.toMatchObject({ reason: { id: 'undo-known' }, rule: 'RP-X-1' });
    live.close();
  });

  it('does not wait for ever, nor for a lost connection', async () => {
    const live = begin();
    const slow = live.hint(0).catch((refusal: Refusal) => refusal.reason.id);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await slow).toBe('web-error-slow');
    const cut = live.say('Hello').catch((refusal: Refusal) => refusal.reason.id);
    FakeSocket.last.close();
    expect(await cut).toBe('web-error-lost');
    await expect(live.look(0)).rejects.toMatchObject({ reason: { id: 'web-error-lost' } });
    live.close();
  });

  it('dials again when nobody answers a ping', async () => {
    const live = begin();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(16_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    live.close();
  });

  it('goes on where something cannot be shown', async () => {
    const live = begin();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const news = (number: number) =>
      FakeSocket.last.receive({ type: 'news', entries: [entry(number)], state: state(number), table: null });
    live.stage = () => {
      throw new Error('at once');
    };
    news(4);
    expect(live.state?.number).toBe(4);
    live.stage = () => Promise.reject(new Error('later'));
    news(5);
    await vi.waitFor(() => expect(live.state?.number).toBe(5));
    expect(live.showing).toBe(false);
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
    live.close();
  });

  it('shows the last move on a shared screen before it changes hands', async () => {
    const live = begin();
    let over = () => {};
    live.stage = () => new Promise((done) => (over = done));
    FakeSocket.last.receive({ type: 'news', entries: [entry(4)], state: state(4), table: null });
    const covered = { ...state(4), covered: 1, view: null };
    FakeSocket.last.receive(welcome(4, { state: covered, log: [] }));
    expect([live.showing, live.state?.covered]).toEqual([true, null]);
    over();
    await vi.waitFor(() => expect(live.state?.covered).toBe(1));
    expect(live.showing).toBe(false);
    live.close();
  });

  it('shows who is there', () => {
    const live = begin();
    FakeSocket.last.receive({ type: 'presence', present: [true], spectators: 2 });
    expect(live.table?.seats[0].present).toBe(true);
    expect(live.table?.spectators).toBe(2);
    live.close();
  });
});
