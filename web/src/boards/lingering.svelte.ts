import { untrack } from 'svelte';
import type { State } from '../lib/wire';

interface Source {
  /** The line of the log with which the last one was over; -1 for none. */
  last: number;
  /** How long the log is. */
  lines: number;
  state: State;
}

/** Milliseconds in sight: less while a question waits. */
interface Times {
  alone: number;
  asked: number;
}

/** What only the log tells, such as a roll that decided something at once: it stays in sight for a moment, and no longer
    than until the viewer has answered a question. */
export class Lingering {
  /** The line of the log that is in sight. */
  at = $state<number | null>(null);
  /** The last line that was there when the page came: what it tells is history. */
  since = $state(0);
  readonly #last = $derived.by(() => this.source().last);
  #known: number | null = null;
  /** How many decisions had been made when the viewer was asked, with this in sight. */
  #asked: number | null = null;

  constructor(
    private readonly source: () => Source,
    times: Times,
  ) {
    $effect(() => {
      const now = this.#last;
      if (this.#known === null) {
        // The log is still to come.
        const { lines } = source();
        if (lines === 0 && untrack(() => source().state.decisions) > 0) return;
        this.since = lines - 1;
      } else if (now > this.#known) {
        this.#known = now;
        this.show();
        const asked = untrack(() => source().state.decision) !== null;
        const timer = setTimeout(() => this.end(), asked ? times.asked : times.alone);
        return () => clearTimeout(timer);
      } else if (now < this.#known) this.at = null;
      this.#known = now;
    });
    $effect(() => {
      if (this.at === null) return;
      const { decision, decisions } = source().state;
      if (this.#asked !== null && decisions > this.#asked) this.end();
      else if (decision) this.#asked = decisions;
    });
  }

  /** Brings the last one back, until it is closed. */
  show(): void {
    this.#asked = null;
    this.at = this.#last;
  }

  end(): void {
    this.at = null;
  }
}
