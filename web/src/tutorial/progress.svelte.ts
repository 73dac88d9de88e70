/** How far the first game with a coach went, game by game, kept in this browser so that one can come back to it. */

interface Kept {
  table: string | null;
  given: string[];
}

function kept(key: string): Kept {
  try {
    const { table, given } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    if (typeof table === 'string' && Array.isArray(given)) return { table, given: given.map(String) };
  } catch {
    // Nothing readable was kept.
  }
  return { table: null, given: [] };
}

export class Progress {
  table = $state<string | null>(null);
  /** The lessons that were given. */
  given = $state.raw<readonly string[]>([]);
  readonly #key: string;

  constructor(game: string) {
    this.#key = `herowright-tutorial-${game}`;
    ({ table: this.table, given: this.given } = kept(this.#key));
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
      if (this.table === null) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify({ table: this.table, given: this.given }));
    } catch {
      // Without storage the tutorial lasts as long as the page.
    }
  }
}
