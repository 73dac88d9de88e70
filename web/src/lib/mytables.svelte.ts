import { getMyTables, type Refusal, refusalOf } from './api';
import { gameTitle } from './games';
import { notifyTurn, setWaiting } from './notify.svelte';
import { pushed } from './pushed';
import { route } from './router.svelte';
import type { TableSummary } from './wire';

const OFTEN = 10_000;
const SELDOM = 45_000;

class MyTables {
  /** `null` until the server has answered. */
  all = $state.raw<TableSummary[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether there are more than are shown. */
  more = $state(false);
}

/** How many are fetched at a time. */
const AT_ONCE = 100;
let wanted = AT_ONCE;

export const mine = new MyTables();
let waiting = new Set<string>();

export async function refreshMine(): Promise<void> {
  try {
    const tables: TableSummary[] = [];
    let found: TableSummary[];
    do {
      found = await getMyTables(tables.length);
      tables.push(...found);
    } while (found.length === AT_ONCE && tables.length < wanted);
    mine.more = found.length === AT_ONCE;
    take(tables);
    mine.refusal = null;
  } catch (error) {
    mine.refusal = refusalOf(error);
  }
}

export function showMore(): Promise<void> {
  wanted += AT_ONCE;
  return refreshMine();
}

function take(tables: TableSummary[]): void {
  const turns = tables.filter((table) => table.my_turn);
  // What a push message says is not repeated here.
  if (mine.all !== null && !pushed()) {
    for (const table of turns) {
      if (!waiting.has(table.id)) notifyTurn(table.id, table.title || gameTitle(table.game));
    }
  }
  waiting = new Set(turns.map((table) => table.id));
  setWaiting(turns.map((table) => table.id));
  mine.all = [...tables].sort(first);
}

/** Where it is my turn comes first, then what is still played, then what moved last. */
function first(one: TableSummary, other: TableSummary): number {
  return (
    Number(other.my_turn) - Number(one.my_turn) ||
    Number(one.over) - Number(other.over) ||
    other.updated - one.updated
  );
}

/** Keeps looking at my tables; called once, by the page's root component. A table page has its own connection. */
export function followMine(): void {
  $effect(() => {
    const at = route().name;
    const pace = at === 'tables' || at === 'home' ? OFTEN : SELDOM;
    void refreshMine();
    const timer = setInterval(() => void refreshMine(), pace);
    return () => clearInterval(timer);
  });
}
