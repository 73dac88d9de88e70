/** How far the tutorial went, kept in this browser so that one can come back to it. */

const KEY = 'herowright-tutorial';

interface Kept {
  table: string;
  given: string[];
}

function kept(): Kept | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { table, given } = (read ?? {}) as Partial<Kept>;
    return typeof table === 'string' && Array.isArray(given) ? { table, given: given.map(String) } : null;
  } catch {
    return null;
  }
}

export class Progress {
  table = $state<string | null>(null);
  /** The lessons that were given. */
  given = $state.raw<readonly string[]>([]);

  constructor() {
    const found = kept();
    if (found) [this.table, this.given] = [found.table, found.given];
  }

  begin(table: string): void {
    [this.table, this.given] = [table, []];
    this.#keep();
  }

  give(...lessons: string[]): void {
    this.given = [...new Set([...this.given, ...lessons])];
    this.#keep();
  }

  forget(): void {
    [this.table, this.given] = [null, []];
    this.#keep();
  }

  #keep(): void {
    try {
      if (this.table === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify({ table: this.table, given: this.given }));
    } catch {
      // Without storage the tutorial lasts as long as the page.
    }
  }
}
