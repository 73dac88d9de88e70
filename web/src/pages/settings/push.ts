import { subscribe, unsubscribe } from '../../lib/api';
import { remember } from '../../lib/pushed';
import type { Alerts } from '../../lib/wire';
import type { Language } from '../../lib/languages';

export function canPush(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The name under which the server knows this browser; `null` if it is not told. */
export async function ownId(): Promise<string | null> {
  const found = await current();
  return found && idOf(found.endpoint);
}

async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Asks the browser for leave and for an address, and tells it to the server. */
export async function start(key: string, lang: Language): Promise<Alerts> {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  // One that was made for another key of the server is of no use.
  if (known && encode(known.options.applicationServerKey) !== key) await known.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return tell(made, lang);
}

export async function stop(): Promise<Alerts | null> {
  const found = await current();
  remember(null);
  if (!found) return null;
  const id = await idOf(found.endpoint);
  await found.unsubscribe();
  return unsubscribe(id);
}

/** The server hears again of this browser, which may be another player's or speak another language now. */
export async function refresh(lang: Language): Promise<void> {
  const found = await current();
  if (found) await tell(found, lang);
  else remember(null);
}

async function tell(found: PushSubscription, lang: Language): Promise<Alerts> {
  const p256dh = encode(found.getKey('p256dh'));
  const auth = encode(found.getKey('auth'));
  const alerts = await subscribe({ endpoint: found.endpoint, p256dh, auth, lang });
  remember(lang);
  return alerts;
}

function encode(raw: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
