/** What a question is about. */
import type { State } from '../../lib/wire';

/** Character cards to choose from. */
export function offeredBy(state: State): string[] {
  const touched = (state.decision?.options ?? []).flatMap((option) => option.touches);
  return touched.filter((thing) => /^(origin|motivation|destiny):/.test(thing));
}

const OTHERS = new Set(['target', 'betrayed']);
const LIFE = new Set(['draw', 'drop']);

/** The panel that a question concerns, by its kind. */
export function concernedBy(state: State): 'life' | 'table' | 'others' | null {
  const kind = state.decision?.kind;
  if (!kind) return null;
  if (OTHERS.has(kind)) return 'others';
  return LIFE.has(kind) ? 'life' : 'table';
}
