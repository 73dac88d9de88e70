import { changeMe, getMe } from './api';
import type { Me, MeChange } from './wire';

class Myself {
  /** This browser as the server knows it; `null` until it has answered. */
  now = $state.raw<Me | null>(null);
}

const myself = new Myself();

export function me(): Me | null {
  return myself.now;
}

/** Asks the server who this browser is; the first answer brings the cookie. */
export async function greet(): Promise<Me> {
  myself.now = await getMe();
  return myself.now;
}

export async function changeMyself(change: Partial<MeChange>): Promise<void> {
  myself.now = await changeMe({ name: null, webhook: null, research: null, ...change });
}
