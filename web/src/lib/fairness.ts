/** Checks a finished game: does everything that was published follow from the record of its dice? */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Witness } from './dice';
import type { TableInfo } from './wire';

/** The links of the chain, in the order in which they hold each other. */
export type Link = 'promise' | 'number' | 'agreed' | 'commitment' | 'seed';

export interface Check {
  link: Link;
  /** `null`: this browser has nothing of its own to compare it with. */
  holds: boolean | null;
}

/** The line that is shown when the game is over, as the server writes it (`table/dice.py`). */
interface DiceRecord {
  secret: string;
  nonces: string[];
  table: string;
  game: string;
  options: Record<string, unknown>;
  pack: string;
  seats: string[];
  version: string;
}

/** Not by the browser itself: on a page that did not come by https it has no hashes. */
export function hash(what: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`herowright ${what} ${text}`)));
}

/** Plain data as the server writes it down. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${sorted.map(([name, each]) => `${canonical(name)}:${canonical(each)}`).join(',')}}`;
  }
  const code = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, code);
}

/** A hash of what everybody at the table has agreed on. */
export function agreedOn(table: Pick<TableInfo, 'game' | 'options'>): string {
  return hash('agreed', canonical([table.game, table.options]));
}

export function seedOf(record: string): string {
  return BigInt(`0x${hash('seed', record).slice(0, 32)}`).toString();
}

/** Every link of the chain, checked against what the server says now and what this browser saw then. */
export function checked(table: TableInfo, seed: string, seen: Witness | null): Check[] {
  const { record, commitment } = table;
  if (record === null) return [{ link: 'commitment', holds: hash('commitment', seed) === commitment }];
  const last: Check[] = [
    { link: 'commitment', holds: known(hash('dice', record), commitment, seen?.commitment) },
    { link: 'seed', holds: seedOf(record) === seed },
  ];
  // The record of a game from a file is that of another table.
  if (table.dice === 'imported') return last;
  let dice: DiceRecord;
  try {
    dice = JSON.parse(record) as DiceRecord;
    return [
      { link: 'promise', holds: known(hash('promise', dice.secret), table.promise, seen?.promise) },
      { link: 'number', holds: numbers(dice, seen) },
      { link: 'agreed', holds: agreed(dice, table, seen) },
      ...last,
    ];
  } catch {
    return [{ link: 'commitment', holds: false }];
  }
}

/** Whether it is what the server says and what was seen before; `null` if nothing was. */
function known(found: string, told: string | null, seen: string | null | undefined): boolean | null {
  if (found !== told) return false;
  return seen ? found === seen : null;
}

function numbers(dice: DiceRecord, seen: Witness | null): boolean | null {
  const own = Object.entries(seen?.numbers ?? {});
  if (!seen || !own.length) return null;
  const others = seen.others === null || canonical(seen.others) === canonical(dice.nonces);
  return others && own.every(([seat, number]) => dice.nonces[Number(seat)] === number);
}

function agreed(dice: DiceRecord, table: TableInfo, seen: Witness | null): boolean {
  const { pack, ...options } = table.options;
  const full = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return (
    dice.table === table.id &&
    dice.game === table.game &&
    dice.seats.length === table.seats.length &&
    dice.nonces.length === table.seats.length &&
    dice.nonces.every((number, seat) => number === '' || dice.seats[seat] === 'person') &&
    dice.pack === (full(pack) ? hash('pack', canonical(pack)) : '') &&
    Object.entries(dice.options).every(
      ([name, value]) => canonical(options[name] ?? null) === canonical(value),
    ) &&
    dice.version === table.version &&
    (!seen?.version || seen.version === dice.version) &&
    (!seen?.agreed || seen.agreed === agreedOn(table))
  );
}

/** The message that sums it up. */
export function verdict(table: TableInfo, checks: Check[]): { good: boolean; text: string } {
  const broken = checks.find((check) => check.holds === false);
  if (broken) return { good: false, text: `web-fair-broken-${broken.link}` };
  if (table.dice !== 'fair') return { good: true, text: 'web-fair-agrees' };
  const unknown = checks.filter((check) => check.holds === null).map((check) => check.link);
  if (!unknown.length) return { good: true, text: 'web-fair-good' };
  return { good: true, text: unknown.includes('number') ? 'web-fair-good-others' : 'web-fair-good-unseen' };
}
