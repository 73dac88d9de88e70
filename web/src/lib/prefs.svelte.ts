import type { Language } from './languages';
import { LANGUAGES } from './languages';

/** How fast the moves of bots are shown: slowly enough to watch, quickly, at once, or one at a press. */
export const PACES = ['watch', 'quick', 'instant', 'step'] as const;
export type Pace = (typeof PACES)[number];

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;

/** What this browser's player likes; it stays here and never travels. */
export interface Prefs {
  lang: Language;
  theme: 'system' | 'light' | 'dark';
  text: (typeof TEXT_SIZES)[number];
  sounds: boolean;
  /** `system` follows the wish for reduced motion of the system. */
  motion: 'system' | 'full' | 'none';
  /** Whether dice carry the letter of their colour beside its shape. */
  letters: boolean;
  /** Whether a choice that cannot be undone asks once more. */
  confirm: boolean;
  /** For so many milliseconds a new question takes no answer: a second click was not meant for it. */
  settle: number;
  notifications: boolean;
  pace: Pace;
  /** Whether great moments have a scene of their own. */
  scenes: boolean;
  /** Whether questions with nothing to weigh answer themselves, at tables where one sits down from now on. */
  obvious: boolean;
  /** The game that was played or looked at last. */
  game: string;
}

const KEY = 'herowright';
export const SETTLES = [0, 300, 800] as const;

function spoken(): Language {
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

function kept(): Partial<Prefs> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Partial<Prefs>) : {};
  } catch {
    return {};
  }
}

function sound(read: Partial<Prefs>): Prefs {
  const one = <T>(value: unknown, of: readonly T[], otherwise: T) =>
    of.includes(value as T) ? (value as T) : otherwise;
  return {
    lang: one(read.lang, LANGUAGES, spoken()),
    theme: one(read.theme, ['system', 'light', 'dark'], 'system'),
    text: one(read.text, TEXT_SIZES, 'normal'),
    sounds: one(read.sounds, [true, false], false),
    motion: one(read.motion, ['system', 'full', 'none'], 'system'),
    letters: one(read.letters, [true, false], false),
    confirm: one(read.confirm, [true, false], true),
    settle: one(read.settle, SETTLES, SETTLES[1]),
    notifications: one(read.notifications, [true, false], false),
    pace: one(read.pace, PACES, 'quick'),
    scenes: one(read.scenes, [true, false], true),
    obvious: one(read.obvious, [true, false], true),
    game: typeof read.game === 'string' ? read.game : '',
  };
}

export const prefs: Prefs = $state(sound(kept()));

/** Keeps the preferences and lets the page follow them; called once, by the page's root component. */
export function followPrefs(): void {
  $effect(() => {
    const { theme, motion, text } = prefs;
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (text === 'normal') delete root.dataset.text;
    else root.dataset.text = text;
    if (motion === 'system') delete root.dataset.motion;
    else root.dataset.motion = motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // A private window without storage: the wish lives as long as the page.
    }
  });
}

/** Whether things may move, as the player or the system wishes. */
export function moves(): boolean {
  if (prefs.motion !== 'system') return prefs.motion === 'full';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the dark theme is on now, whoever asked for it. */
export function isDark(): boolean {
  if (prefs.theme !== 'system') return prefs.theme === 'dark';
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}
