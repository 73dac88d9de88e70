/** What this browser remembers of its subscription: in which language and on which day it was last told to the server. */
const KEY = 'herowright-push';

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether a push tells this browser of turns at tables that are not open in it. */
export function pushed(): boolean {
  return kept() !== null;
}

export function remember(lang: string | null): void {
  try {
    if (lang === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, stamp(lang));
  } catch {
    // No storage: the subscription itself still holds.
  }
}

/** Whether the server should hear of it again: another language, another day, or another player. */
export function outdated(lang: string): boolean {
  return pushed() && kept() !== stamp(lang);
}

/** This browser becomes another player, who is to be told from now on. */
export function movesOn(): void {
  if (pushed()) remember('');
}

function stamp(lang: string): string {
  return `${lang} ${new Date().toDateString()}`;
}
