import type { Said } from './wire';

/** Who is not to be read on this device, table by table: a seat as `seat:2`, a spectator as the `by` of what they say. */
const KEY = 'herowright-muted';
const MOST_TABLES = 50;

type Muted = Record<string, string[]>;

function kept(): Muted {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Muted) : {};
  } catch {
    return {};
  }
}

class MutedHere {
  all = $state.raw<Muted>(kept());
}

const here = new MutedHere();

export const speakerOf = (said: Pick<Said, 'seat' | 'by'>): string =>
  said.seat === null ? said.by : `seat:${said.seat}`;

export function isMuted(table: string, speaker: string): boolean {
  return speaker !== '' && (here.all[table] ?? []).includes(speaker);
}

export function muteHere(table: string, speaker: string, on: boolean): void {
  const { [table]: before = [], ...others } = here.all;
  const now = before.filter((other) => other !== speaker);
  if (on) now.push(speaker);
  const latest = Object.entries(others).slice(1 - MOST_TABLES);
  here.all = { ...Object.fromEntries(latest), ...(now.length ? { [table]: now } : {}) };
  try {
    localStorage.setItem(KEY, JSON.stringify(here.all));
  } catch {
    // A private window without storage: it holds as long as the page.
  }
}
