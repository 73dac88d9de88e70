import { prefs } from './prefs.svelte';
import { say } from './texts.svelte';

class Head {
  /** The title of the page, without the mark of my turn. */
  title = $state('');
  /** At how many tables it is my turn: at the one on the page, and at others. */
  here = $state(0);
  elsewhere = $state(0);
}

const head = new Head();

/** The title of the tab; a page sets it in an effect. */
export function setTitle(title: string): void {
  head.title = title;
}

/** Whether it is my turn at the table on the page (1) or not (0): the tab shows it. */
export function setTurns(here: number): void {
  head.here = here;
}

/** At how many other tables it is my turn. */
export function setTurnsElsewhere(turns: number): void {
  head.elsewhere = turns;
}

export function turns(): number {
  return head.here + head.elsewhere;
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
