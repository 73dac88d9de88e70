import { getTable, liveAddress, Refusal, refusalOf } from './api';
import type {
  Entry,
  FromBrowser,
  Hint,
  Line,
  Lines,
  News,
  Previews,
  Said,
  State,
  TableInfo,
  Text,
  ToBrowser,
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
  /** Whether it happened while this page was away: then it is told, not played. */
  missed: boolean;
}

type Request =
  Exclude<FromBrowser, { type: 'hello' }> extends infer Each
    ? Each extends { id: number }
      ? Omit<Each, 'id'>
      : never
    : never;

interface Pending {
  done: (answer: ToBrowser) => void;
  fail: (refusal: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

const PATIENCE = 15_000;
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
  /** When the next attempt comes (milliseconds since 1970), while the connection is lost. */
  retryAt = $state<number | null>(null);
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
    document.addEventListener('visibilitychange', this.#hurry);
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#hurry);
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

  /** What happened meanwhile has been read. */
  caughtUp(): void {
    this.missed = 0;
    this.missedLines = [];
  }

  // --- requests: each ends when the server has carried it out, or with a Refusal ---------------------

  async choose(seat: number, key: string, decisions = this.state?.decisions ?? 0): Promise<void> {
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
      if (this.earlier !== upto) continue; // something was taken back meanwhile
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
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        fail(trouble('web-error-slow'));
      }, PATIENCE);
      this.#pending.set(id, { done, fail, timer });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  // --- the connection --------------------------------------------------------------------------------

  #dial(): void {
    this.retryAt = null;
    const socket = new WebSocket(liveAddress(this.id));
    let welcomed = false;
    let returning = true;
    this.#socket = socket;
    socket.onopen = () => {
      const seat = this.state?.seat ?? null;
      this.#post({ type: 'hello', last: this.#last, seat });
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(String(event.data)) as ToBrowser;
      if (message.type === 'welcome') {
        welcomed = true;
        this.#attempts = 0;
      }
      if (message.type === 'bye') returning = message.again;
      this.#receive(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearInterval(this.#ping);
      this.#failAll();
      if (this.#closed) return;
      if (returning && welcomed) this.#wait();
      else void this.#ask(returning);
    };
  }

  /** No welcome, or a farewell for good: is the table gone, closed to us, or is the server away? */
  async #ask(returning: boolean): Promise<void> {
    try {
      await getTable(this.id);
    } catch (error) {
      const refusal = refusalOf(error);
      if (this.#closed) return;
      if (refusal.status === 404 || refusal.status === 410) return this.#stop('gone', refusal.reason);
      if (refusal.status === 401 || refusal.status === 403) return this.#stop('refused', refusal.reason);
      if (refusal.status === 409) return this.#stop('aside', refusal.reason);
    }
    if (this.#closed) return;
    if (returning) this.#wait();
    else this.#stop('refused');
  }

  #stop(status: Status, reason: Text | null = this.farewell): void {
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

  #post(message: FromBrowser): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ToBrowser): void {
    switch (message.type) {
      case 'welcome': {
        const before = this.state;
        const returned = message.log === null;
        if (message.log) {
          this.log = message.log;
          this.before = [];
          this.earlier = message.earlier;
        }
        this.chat = returned ? joined(this.chat, message.chat) : message.chat;
        this.table = message.table;
        this.since = Date.now();
        this.status = 'live';
        this.farewell = null;
        if (returned && message.entries.length) {
          this.missed += message.entries.length;
          this.missedLines = [...this.missedLines, ...message.entries.flatMap((entry) => entry.lines)];
        }
        this.#take(message.entries, message.state, before, true);
        this.#keepAlive();
        break;
      }
      case 'news':
        this.#news(message);
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
      this.state = state;
      this.#last = Math.max(this.#last ?? 0, state.number);
    }
    if (entries.length || state) {
      const happened = { entries, before, state, missed };
      for (const listener of this.#listeners) listener(happened);
    }
  }

  /** Something was taken back: the log has only so many lines, those that came before `log` included. */
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
