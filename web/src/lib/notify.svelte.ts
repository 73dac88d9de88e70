import { prefs } from './prefs.svelte';
import { say } from './texts.svelte';

class Head {
  /** The title of the page, without the mark of my turn. */
  title = $state('');
  /** The table on the page, and whether it is my turn there. */
  table = $state<string | null>(null);
  here = $state(false);
  /** All tables where it was my turn when last asked. */
  waiting = $state.raw<readonly string[]>([]);
}

const head = new Head();

/** The title of the tab; a page sets it in an effect. */
export function setTitle(title: string): void {
  head.title = title;
}

/** The table on the page, if there is one, and whether it is my turn there: the tab shows it. */
export function setTurn(table: string | null, mine: boolean): void {
  [head.table, head.here] = [table, mine];
}

/** The tables where it is my turn, as the server told them. */
export function setWaiting(tables: readonly string[]): void {
  head.waiting = tables;
}

/** At how many tables it is my turn. The one on the page knows better than what was told of it. */
export function turns(): number {
  return Number(head.here) + head.waiting.filter((table) => table !== head.table).length;
}

/** Keeps the tab's title; called once, by the page's root component. */
export function followTitle(): void {
  $effect(() => {
    const title = head.title ? `${head.title} · Herowright` : 'Herowright';
    document.title = turns() > 0 ? `(${turns()}) ${title}` : title;
  });
}

export function canNotify(): boolean {
  return 'Notification' in window;
}

/** Asks the browser for leave to notify; `false` if it says no. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = await Notification.requestPermission();
  prefs.notifications = answer === 'granted';
  return prefs.notifications;
}

/** Tells of my turn outside the page, when the page is not looked at. */
export function notifyTurn(table: string, title: string): void {
  if (!prefs.notifications || !canNotify() || Notification.permission !== 'granted' || !document.hidden)
    return;
  const note = new Notification(say('web-notify-turn'), { body: title, tag: `herowright-${table}` });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
