import { getTable, liveAddress, Refusal, refusalOf } from './api';
import type {
  Bye,
  Entry,
  FromBrowser,
  Hint,
  Line,
  Lines,
  News,
  Orders,
  Previews,
  Said,
  State,
  TableInfo,
  Text,
  ToBrowser,
  Welcome,
} from './wire';

/**
 * `connecting`: for the first time; `live`; `lost`: was or will be there again, we keep trying;
 * `gone`: there is no such table; `refused`: this browser may not see it (an invitation is needed);
 * `aside`: the server cannot go on with it.
 */
export type Status = 'connecting' | 'live' | 'lost' | 'gone' | 'refused' | 'aside';

/** What came in: new entries, with the state before and after them. */
export interface Happened {
  entries: Entry[];
  before: State | null;
  state: State | null;
  /** Whether it happened while this page was away: then it is listed, not animated. */
  missed: boolean;
}

type Request =
  Exclude<FromBrowser, { type: 'hello' | 'shown' }> extends infer Each
    ? Each extends { id: number }
      ? Omit<Each, 'id'>
      : never
    : never;

interface Pending {
  done: (answer: ToBrowser) => void;
  fail: (refusal: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** An entry that no table ever has: whoever has seen that far holds nobody up. */
const FAR_AHEAD = 1_000_000;
/** Milliseconds to wait for an answer, `short` for what is answered at once; after that the connection counts as lost. */
const PATIENCE = { short: 8_000, long: 15_000 };
const AT_ONCE = new Set(['choose', 'undo', 'ping', 'say', 'look']);
const PING_EVERY = 25_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** A table as this browser sees it, kept up to date over a connection that heals itself. */
export class LiveTable {
  readonly id: string;
  status = $state<Status>('connecting');
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  /** Lines before those in `log` that were asked for, and how many there are before these. */
  before = $state.raw<Line[]>([]);
  earlier = $state(0);
  chat = $state.raw<Said[]>([]);
  /** How many entries happened while the connection was lost, and the lines they brought. */
  missed = $state(0);
  missedLines = $state.raw<Line[]>([]);
  /** Why the server closed the connection, when it said so. */
  farewell = $state.raw<Text | null>(null);
  /** Whoever played here does not any more: another browser of theirs has signed this one out. */
  signedOut = $state(false);
  /** When the next attempt comes (milliseconds since 1970), while the connection is lost. */
  retryAt = $state<number | null>(null);
  /** Whether something is being shown that does not count yet: until then nothing can be chosen. */
  showing = $state(false);
  /** Whether dice are falling. */
  falling = $state(false);
  /** Who shows what happens before it counts, one thing after another, and returns when it may; without anybody, or
      where there is nothing to show (`null`), it counts at once. */
  stage: ((coming: Happened) => Promise<void> | null) | null = null;
  /** Called when what is being shown has to end at once. */
  hurry: (() => void) | null = null;
  /** Told when what was shown counts. */
  counts: (() => void) | null = null;
  /** How a state is worded here, such as with the names of heroes. */
  wording: ((state: State) => State) | null = null;
  #unhurried = true;
  #queue: (News | Welcome)[] = [];
  #ahead = false;

  /** The moment `table` came, for clocks: `time_left` is counted from here. */
  since = $state(0);

  #last: number | null = null;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #closed = true;
  #next = 1;
  #pending = new Map<number, Pending>();
  #listeners = new Set<(happened: Happened) => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Begins (and keeps) the connection; `close` ends it. */
  connect(): void {
    if (!this.#closed) return;
    this.#closed = false;
    if (this.status !== 'live') this.status = 'connecting';
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#failAll();
  }

  /** Tries again from the beginning, for instance after joining. */
  again(): void {
    this.close();
    this.#attempts = 0;
    this.status = 'connecting';
    this.connect();
  }

  /** Calls `listener` with all that happens; returns a function that ends it. */
  onnews(listener: (happened: Happened) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What happened in the meantime has been read. */
  caughtUp(): void {
    this.missed = 0;
    this.missedLines = [];
  }

  // --- requests: each ends when the server has carried it out, or with a Refusal ---------------------

  async choose(seat: number, key: string, decisions?: number): Promise<void> {
    this.catchUp();
    decisions ??= this.state?.decisions ?? 0;
    await this.#request({ type: 'choose', seat, key, decisions });
  }

  async undo(seat: number, decisions = this.state?.decisions ?? 0): Promise<void> {
    await this.#request({ type: 'undo', seat, decisions });
  }

  async askRewind(seat: number, to: number): Promise<void> {
    await this.#request({ type: 'ask-rewind', seat, to });
  }

  async answerRewind(seat: number, agree: boolean): Promise<void> {
    await this.#request({ type: 'answer-rewind', seat, agree });
  }

  async pause(seat: number, on: boolean): Promise<void> {
    await this.#request({ type: 'pause', seat, on });
  }

  async order(seat: number, orders: Orders): Promise<void> {
    await this.#request({ type: 'order', seat, orders });
  }

  async say(text: string): Promise<void> {
    await this.#request({ type: 'say', text });
  }

  async look(seat: number | null): Promise<void> {
    await this.#request({ type: 'look', seat });
  }

  async preview(seat: number, decisions = this.state?.decisions ?? 0): Promise<Previews> {
    return (await this.#request({ type: 'ask-preview', seat, decisions })) as Previews;
  }

  async hint(seat: number, decisions = this.state?.decisions ?? 0): Promise<Hint> {
    return (await this.#request({ type: 'ask-hint', seat, decisions })) as Hint;
  }

  /** The lines of the log that the welcome left out. */
  async readBack(): Promise<void> {
    while (this.earlier > 0) {
      const upto = this.earlier;
      const { start, lines } = (await this.#request({ type: 'ask-log', upto })) as Lines;
      if (this.earlier !== upto) continue; // something was undone in the meantime
      this.before = [...lines, ...this.before];
      this.earlier = lines.length ? start : 0;
    }
  }

  #request(request: Request): Promise<ToBrowser> {
    const socket = this.#socket;
    if (this.status !== 'live' || !socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(trouble('web-error-lost'));
    }
    const id = this.#next++;
    return new Promise((done, fail) => {
      const timer = setTimeout(
        () => {
          this.#pending.delete(id);
          fail(trouble('web-error-slow'));
          if (AT_ONCE.has(request.type)) this.#lose();
        },
        PATIENCE[AT_ONCE.has(request.type) ? 'short' : 'long'],
      );
      this.#pending.set(id, { done, fail, timer });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  // --- the connection --------------------------------------------------------------------------------

  #dial(): void {
    this.retryAt = null;
    const socket = new WebSocket(liveAddress(this.id));
    let welcomed = false;
    let bye: Bye | null = null;
    this.#socket = socket;
    socket.onopen = () => {
      const seat = this.state?.seat ?? null;
      const coming = this.#queue.flatMap((news) => news.entries.map((entry) => entry.number));
      this.#ahead = false;
      this.#post({ type: 'hello', last: this.#last && Math.max(this.#last, ...coming), seat });
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(String(event.data)) as ToBrowser;
      if (message.type === 'welcome') {
        welcomed = true;
        this.#attempts = 0;
      }
      if (message.type === 'bye') bye = message;
      this.#receive(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearInterval(this.#ping);
      this.#failAll();
      if (this.#closed) return;
      if (bye && !bye.again) this.#stop(meant(bye.status) ?? 'refused', bye.reason);
      else if (bye || welcomed) this.#wait();
      else void this.#ask();
    };
  }

  /** Not a word: is the table gone, closed to us, or is the server away? */
  async #ask(): Promise<void> {
    let refusal: Refusal | null = null;
    try {
      await getTable(this.id);
    } catch (error) {
      refusal = refusalOf(error);
    }
    if (this.#closed) return;
    const status = meant(refusal?.status);
    if (refusal && status) this.#stop(status, refusal.reason);
    else this.#wait();
  }

  #stop(status: Status, reason: Text): void {
    this.farewell = reason;
    this.status = status;
    this.close();
  }

  #wait(): void {
    this.status = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.#dial(), wait);
  }

  /** The network is back, or the page is looked at again: no reason to wait. */
  #hurry = (): void => {
    if (this.#closed || this.retryAt === null || document.visibilityState === 'hidden') return;
    clearTimeout(this.#retry);
    this.#dial();
  };

  /** There is no network: nobody waits for an answer, and nothing more is sent on the old connection. */
  #lose = (): void => {
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    this.#socket = null;
    socket.close();
    clearInterval(this.#ping);
    this.#failAll();
    this.#wait();
  };

  #post(message: FromBrowser): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ToBrowser): void {
    switch (message.type) {
      case 'welcome':
        // A shared screen changes hands: what its last player brought about is shown first.
        if (this.status === 'live' && this.showing) {
          this.#queue.push(message);
          break;
        }
        this.catchUp();
        this.#welcome(message);
        this.#keepAlive();
        this.#tellShown();
        break;
      case 'news':
        this.#queue.push(message);
        if (!this.showing) void this.#show();
        break;
      case 'presence':
        if (this.table) {
          const seats = this.table.seats.map((seat, at) => ({
            ...seat,
            present: message.present[at] ?? false,
          }));
          this.table = { ...this.table, seats, spectators: message.spectators };
        }
        break;
      case 'bye':
        this.farewell = message.reason;
        this.signedOut ||= message.reason.id === 'server-signed-out' && plays(this.table);
        break;
      case 'refused': {
        const pending = message.id === null ? undefined : this.#settle(message.id);
        pending?.fail(new Refusal({ reason: message.reason, rule: message.rule ?? null }, 409));
        break;
      }
      default:
        this.#settle(message.id)?.done(message);
    }
  }

  // --- one clock: what happens counts when it has been shown -------------------------------------------

  async #show(): Promise<void> {
    let news: News | Welcome | undefined;
    while ((news = this.#queue[0])) {
      const { entries, state } = news;
      try {
        const shown =
          news.type === 'news' && this.stage?.({ entries, before: this.state, state, missed: false });
        if (shown) {
          this.showing = true;
          await shown;
        }
      } catch (error) {
        console.error(error); // what cannot be shown counts all the same
      }
      if (this.#queue[0] !== news) continue; // everything was caught up with in the meantime
      this.#queue.shift();
      this.#count(news);
      this.counts?.();
      this.#tellShown();
    }
    this.showing = false;
  }

  /** Everything that waits to be shown counts now. */
  catchUp(): void {
    if (this.showing) this.hurry?.();
    for (const news of this.#queue.splice(0)) this.#count(news);
    this.counts?.();
  }

  /** How bots are to be followed: move by move, or as they come. */
  follow(unhurried: boolean): void {
    this.#unhurried = unhurried;
    this.#tellShown();
  }

  /** Tells how far everything has been shown, so that bots go on. */
  #tellShown(): void {
    if (!this.stage || this.#socket?.readyState !== WebSocket.OPEN || this.#last === null) return;
    if (this.#unhurried || !this.#ahead)
      this.#post({ type: 'shown', number: this.#unhurried ? this.#last : FAR_AHEAD });
    this.#ahead = !this.#unhurried;
  }

  #count(message: News | Welcome): void {
    if (message.type === 'news') this.#news(message);
    else this.#welcome(message);
  }

  #welcome(message: Welcome): void {
    const before = this.state;
    const returned = message.log === null;
    if (message.log) {
      this.log = message.log;
      this.before = [];
      this.earlier = message.earlier;
    }
    this.chat = returned ? joined(this.chat, message.chat) : message.chat;
    this.signedOut &&= !plays(message.table);
    this.table = message.table;
    this.since = Date.now();
    this.status = 'live';
    this.farewell = null;
    if (returned && message.entries.length) {
      this.missed += message.entries.length;
      this.missedLines = [...this.missedLines, ...message.entries.flatMap((entry) => entry.lines)];
    }
    this.#take(message.entries, message.state, before, true);
  }

  #news(news: News): void {
    const before = this.state;
    if (news.table) {
      this.table = news.table;
      this.since = Date.now();
    }
    const said = news.entries.filter((entry) => entry.what === 'chat').map(asSaid);
    if (said.length) this.chat = joined(this.chat, said);
    this.#take(news.entries, news.state, before, false);
  }

  #take(entries: Entry[], state: State | null, before: State | null, missed: boolean): void {
    let log = this.log;
    for (const entry of entries) {
      if (entry.log !== null) log = this.#cut(log, entry.log);
      if (entry.lines.length) log = [...log, ...entry.lines];
      this.#last = Math.max(this.#last ?? 0, entry.number);
    }
    this.log = log;
    if (state) {
      state = this.wording?.(state) ?? state;
      this.state = state;
      this.#last = Math.max(this.#last ?? 0, state.number);
    }
    if (entries.length || state) {
      const happened = { entries, before, state, missed };
      for (const listener of this.#listeners) listener(happened);
    }
  }

  /** Something was undone: the log has only this many lines, including those that came before `log`. */
  #cut(log: Line[], left: number): Line[] {
    this.earlier = Math.min(this.earlier, left);
    this.before = this.before.slice(0, left - this.earlier);
    return log.slice(0, left - this.earlier - this.before.length);
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) clearTimeout(pending.timer);
    this.#pending.delete(id);
    return pending;
  }

  #failAll(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.fail(trouble('web-error-lost'));
  }

  #keepAlive(): void {
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#ping = setInterval(() => {
      this.#request({ type: 'ping' }).catch(() => {
        // Half open: nobody answers, so dial again.
        if (this.#socket === socket) socket?.close();
      });
    }, PING_EVERY);
  }
}

/** What it means for this page that a request for its table is answered so. */
function meant(status: number | null | undefined): 'gone' | 'refused' | 'aside' | undefined {
  // 400: no table has such an address, as when part of a link is missing.
  if (status === 400 || status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'refused';
  if (status === 409) return 'aside';
}

function plays(table: TableInfo | null): boolean {
  return table?.seats.some((seat) => seat.mine) ?? false;
}

function asSaid(entry: Entry): Said {
  return {
    number: entry.number,
    at: entry.at,
    seat: entry.seat ?? null,
    name: entry.name ?? '',
    text: entry.text ?? '',
    by: entry.by ?? '',
  };
}

function joined(chat: Said[], more: Said[]): Said[] {
  const known = new Set(chat.map((said) => said.number));
  return [...chat, ...more.filter((said) => !known.has(said.number))];
}

function trouble(id: string): Refusal {
  return new Refusal({ reason: { id, args: {} }, rule: null }, 0);
}
