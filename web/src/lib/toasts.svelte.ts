import { announce } from './announce.svelte';
import { refusalOf } from './api';
import { say } from './texts.svelte';
import type { Text } from './wire';

export interface Toast {
  key: number;
  message: string | Text;
  /** `news`: neither good nor bad, it just happened. */
  kind: 'good' | 'bad' | 'news';
  rule: string | null;
}

class Toasts {
  all = $state.raw<Toast[]>([]);
}

export const toasts = new Toasts();
let next = 1;

const MOST = 4;

/** A short word at the edge of the page, which goes away by itself. */
export function toast(
  message: string | Text,
  kind: Toast['kind'] = 'good',
  rule: string | null = null,
): void {
  announce(say(message));
  const same = JSON.stringify(message);
  const others = toasts.all.filter((other) => JSON.stringify(other.message) !== same);
  toasts.all = [...others.slice(1 - MOST), { key: next++, message, kind, rule }];
}

/** Shows whatever went wrong, in words. */
export function toastError(error: unknown): void {
  const refusal = refusalOf(error);
  toast(refusal.reason, 'bad', refusal.rule);
}

export function dismiss(key: number): void {
  toasts.all = toasts.all.filter((other) => other.key !== key);
}
