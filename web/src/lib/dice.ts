/**
 * Dice that nobody can choose or foresee: this browser adds a number of its own after the server has promised its
 * secret, and remembers what it was shown, so that a finished game can be checked against it.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import * as api from './api';
import { agreedOn } from './fairness';
import { isFree } from './seats';
import type { CampaignTable, Created, NewTable, RematchTable, TableInfo } from './wire';

/** What this browser saw and did at a table. */
export interface Witness {
  at: number;
  /** What the server promised, seen before the own number was sent. */
  promise: string | null;
  /** The own numbers, by seat. */
  numbers: Record<number, string>;
  /** The numbers of all seats when the own one was the last to come: the game was dealt with these. */
  others: string[] | null;
  /** What was agreed on, and what was published when the game was dealt, as they were first seen. */
  agreed: string | null;
  version: string | null;
  commitment: string | null;
}

const KEY = 'herowright-dice';
/** So many tables are remembered; the one that was sat down at longest ago is forgotten first. */
const MOST = 60;

function all(): Record<string, Witness> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, Witness>) : {};
  } catch {
    return {};
  }
}

function keep(table: string, change: Partial<Witness>): void {
  const kept = all();
  const before: Witness = {
    at: Date.now(),
    promise: null,
    numbers: {},
    others: null,
    agreed: null,
    version: null,
    commitment: null,
  };
  kept[table] = { ...before, ...kept[table], ...change };
  const newest = Object.entries(kept).sort(([, one], [, other]) => other.at - one.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // Nothing can be kept here: then the page says that it cannot tell.
  }
}

export function witnessOf(table: string): Witness | null {
  return all()[table] ?? null;
}

/** 256 random bits. */
export function freshNumber(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The page was told about a table at which this browser has a part in the dice: what it sees first, counts. */
export function saw(table: TableInfo): void {
  const seen = witnessOf(table.id);
  if (!seen) return;
  const first = {
    agreed: seen.agreed ?? agreedOn(table),
    version: seen.version ?? table.version,
    commitment: seen.commitment ?? table.commitment,
  };
  if (Object.entries(first).some(([name, value]) => value !== seen[name as keyof Witness]))
    keep(table.id, first);
}

type Part = { ticket: string; nonce: string };

/** The promise comes first, then the own number. */
async function opened(
  plan: Pick<NewTable, 'seats'>,
  open: (part: Part) => Promise<Created>,
): Promise<Created> {
  const { promise, ticket } = await api.promiseDice();
  const nonce = freshNumber();
  const created = await open({ ticket, nonce });
  const mine = plan.seats.findIndex((seat) => seat.kind === 'me');
  if (mine >= 0) keep(created.table, { promise, numbers: { [mine]: nonce } });
  return created;
}

export function openTable(plan: NewTable): Promise<Created> {
  return plan.seed ? api.openTable(plan) : opened(plan, (part) => api.openTable({ ...plan, ...part }));
}

/** Another game with the same people: whoever is first opens it, and takes part in its dice. */
export async function askRematch(table: TableInfo, bot: string | null): Promise<RematchTable> {
  const { promise, ticket } = await api.promiseDice();
  const nonce = freshNumber();
  const made = await api.askRematch(table.id, { bot, ticket, nonce });
  if (made.mine) {
    const seats = [...table.seats.slice(1), ...table.seats.slice(0, 1)];
    keep(made.table, { promise, numbers: { [seats.findIndex((seat) => seat.mine)]: nonce } });
  }
  return made;
}

export function playCampaign(id: string, plan: CampaignTable): Promise<Created> {
  return opened(plan, (part) => api.playCampaign(id, { ...plan, ...part }));
}

/** Sits down, and adds a number if the game is not dealt yet. */
export async function sit(table: TableInfo, seat: number, name: string): Promise<TableInfo> {
  if (table.promise === null || table.commitment !== null) return api.sit(table.id, seat, { name });
  const nonce = freshNumber();
  const before = witnessOf(table.id);
  const last = table.seats.filter(isFree).length === 1;
  keep(table.id, {
    at: Date.now(),
    promise: before?.promise ?? table.promise,
    numbers: { ...before?.numbers, [seat]: nonce },
    others: last ? table.nonces.map((number, at) => (at === seat ? nonce : number)) : null,
    agreed: agreedOn(table),
    version: table.version,
  });
  try {
    const now = await api.sit(table.id, seat, { name, nonce });
    saw(now);
    return now;
  } catch (error) {
    // Somebody else was faster, say: a number that never counted must not accuse the server in the end.
    const { status } = api.refusalOf(error);
    if (status >= 400 && status < 500)
      keep(table.id, { numbers: before?.numbers ?? {}, others: before?.others ?? null });
    throw error;
  }
}

/** Stands up; before the deal the own number leaves, too. */
export async function stand(table: TableInfo, seat: number): Promise<TableInfo> {
  const now = await api.stand(table.id, seat);
  const seen = witnessOf(table.id);
  if (seen && table.commitment === null) {
    const { [seat]: _gone, ...numbers } = seen.numbers;
    keep(table.id, { numbers });
  }
  return now;
}
