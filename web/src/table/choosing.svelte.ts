import type { Touch } from '../boards/touch';
import { Refusal } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import { prefs } from '../lib/prefs.svelte';
import { toastError } from '../lib/toasts.svelte';
import type { Hint, Option, Preview } from '../lib/wire';

/** Keys for options: digits, then the letters that mean nothing else. */
export const OPTION_KEYS = [...'123456789abdefgijknoqstvwxyz'];

const TRIES = 3;

/** How the player answers: what can be touched, what was narrowed down, what waits for a second press. */
export class Choosing implements Touch {
  /** The thing that was touched and belongs to several options. */
  narrowed = $state<string | null>(null);
  /** The option that waits to be confirmed. */
  armed = $state<string | null>(null);
  busy = $state(false);
  previews = $state.raw<Record<string, Preview>>({});
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** What comes first among the options. */
  rank = $state.raw<((option: Option) => number) | null>(null);

  readonly seat = $derived.by(() => this.live.state?.seat ?? null);
  readonly decision = $derived.by(() => this.live.state?.decision ?? null);
  readonly all = $derived.by((): Option[] => this.decision?.options ?? this.live.state?.interrupts ?? []);
  /** What is offered now: after a touch only what concerns the touched thing. */
  readonly shown = $derived.by(() => {
    const id = this.narrowed;
    const found = id === null ? this.all : this.all.filter((option) => concerns(option, id));
    const { rank } = this;
    const fitting = rank ? found.toSorted((one, other) => rank(one) - rank(other)) : found;
    return [
      ...fitting.filter((option) => !option.interrupt),
      ...fitting.filter((option) => option.interrupt),
    ];
  });
  readonly #touchable = $derived.by(
    () => new Set(this.all.flatMap((option) => [option.key, ...option.touches])),
  );

  /** Nothing can be chosen: a choice is on its way, or the connection is lost. */
  readonly still = $derived.by(() => this.busy || this.live.status === 'lost');

  constructor(readonly live: LiveTable) {}

  // --- touching things -------------------------------------------------------------------------------

  can(id: string): boolean {
    return !this.still && this.#touchable.has(id);
  }

  held(id: string): boolean {
    if (this.narrowed === id) return true;
    const armed = this.all.find((option) => option.key === this.armed);
    return armed !== undefined && concerns(armed, id);
  }

  touch(id: string): void {
    const fitting = this.all.filter((option) => concerns(option, id));
    if (fitting.length === 1) this.pick(fitting[0]);
    else {
      this.narrowed = this.narrowed === id ? null : id;
      this.armed = null;
    }
  }

  /** The best of what the options about this thing would make of a figure. */
  would(id: string, figure: string): number | null {
    const values = this.all
      .filter((option) => concerns(option, id))
      .flatMap((option) => this.previews[option.key]?.figures ?? [])
      .filter(([name]) => name === figure)
      .map(([, , after]) => after);
    return values.length ? Math.max(...values) : null;
  }

  // --- choosing --------------------------------------------------------------------------------------

  /** Chooses, or asks for a second press where the choice could not be taken back. */
  pick(option: Option): void {
    if (this.still) return;
    if (this.irrevocable(option) && this.armed !== option.key) this.armed = option.key;
    else void this.#choose(option.key);
  }

  confirm(): void {
    const armed = this.all.find((option) => option.key === this.armed);
    if (armed) this.pick(armed);
  }

  /** One step back before anything is chosen; `false` if there was none. */
  back(): boolean {
    if (this.armed !== null) this.armed = null;
    else if (this.narrowed !== null) this.narrowed = null;
    else return false;
    return true;
  }

  irrevocable(option: Option): boolean {
    return prefs.confirm && (this.previews[option.key]?.chance ?? false);
  }

  async #choose(key: string): Promise<void> {
    if (this.seat === null) return;
    this.busy = true;
    try {
      await this.#send(this.seat, key);
    } catch (error) {
      toastError(error);
    } finally {
      this.busy = false;
      this.armed = null;
    }
  }

  /** What may be done at any time can cross another's choice: while it is still offered, it is sent again. */
  async #send(seat: number, key: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.live.choose(seat, key);
      } catch (error) {
        const crossed = error instanceof Refusal && error.reason.id === 'server-stale';
        if (!crossed || attempt === TRIES || !this.all.some((option) => option.key === key)) throw error;
      }
    }
  }

  async undo(): Promise<void> {
    if (this.seat === null || this.busy || this.live.state?.no_undo) return;
    this.busy = true;
    try {
      await this.live.undo(this.seat);
    } catch (error) {
      toastError(error);
    } finally {
      this.busy = false;
    }
  }

  /** Another question: nothing of the last one counts. */
  reset(): void {
    this.narrowed = null;
    this.armed = null;
    this.previews = {};
    this.hint = null;
  }

  async preview(): Promise<void> {
    const state = this.live.state;
    if (!state || state.seat === null || this.all.length === 0) return;
    try {
      const answer = await this.live.preview(state.seat, state.decisions);
      if (this.live.state?.number === state.number) this.previews = answer.options;
    } catch {
      // The options can be chosen without it.
    }
  }

  async askHint(): Promise<void> {
    const state = this.live.state;
    if (!state?.decision || state.seat === null || this.asking) return;
    this.asking = true;
    try {
      const answer = await this.live.hint(state.seat, state.decisions);
      if (this.live.state?.decisions === state.decisions) this.hint = answer;
    } catch (error) {
      toastError(error);
    } finally {
      this.asking = false;
    }
  }
}

function concerns(option: Option, id: string): boolean {
  return option.key === id || option.touches.includes(id);
}
