import type { Board, Fall, SceneCard } from '../boards';
import type { Happened, LiveTable } from '../lib/live.svelte';
import { moves, prefs } from '../lib/prefs.svelte';
import { play } from '../lib/sounds';
import type { Line, State } from '../lib/wire';

/** Milliseconds between the moves of bots. */
const GAPS = { watch: 1800, quick: 500, instant: 0, step: 0 };
/** How long a card that somebody else plays is in sight. */
const CARD = { watch: 1700, quick: 900, instant: 0, step: 1200 };
const SCENE = 2800;

export interface Played {
  card: string;
  line: Line;
}

/** Shows what happens before it counts: dice fall before anything tells their result, great moments have their scene,
    cards of others are seen, and bots move as fast as the viewer likes. Any key or press goes on at once. */
export class Staging {
  /** The log up to the dice that are falling: the board alone shows it, until the table itself is as far. Between the two
      nothing else may be drawn, or the dice would fall once more. */
  log = $state.raw<Line[] | null>(null);
  /** Dice that fall where the board does not show them. */
  fall = $state.raw<Fall | null>(null);
  card = $state.raw<Played | null>(null);
  scene = $state.raw<SceneCard | null>(null);
  /** Whether the next move waits for a press. */
  waiting = $state(false);
  /** Whether a spectator has stopped. */
  stopped = $state(false);
  board: Board | null = null;
  /** Whether dice were heard falling already. */
  rolled = false;

  #over: (() => void) | null = null;
  #last = 0;
  #hurried = false;

  constructor(readonly live: LiveTable) {
    live.stage = (coming) => this.show(coming);
    live.hurry = () => {
      this.#hurried = true;
      this.step();
    };
    live.counts = () => {
      this.log = null;
      live.falling = false;
    };
  }

  /** Whether a key or a press goes on instead of doing what it does. */
  get busy(): boolean {
    return this.scene !== null || this.card !== null || this.log !== null || this.fall !== null;
  }

  /** What is in sight has been seen. */
  skip(): void {
    if (!this.waiting) this.#over?.();
  }

  /** The next move. */
  step(): void {
    this.waiting = false;
    this.#over?.();
  }

  stop(on: boolean): void {
    this.stopped = on;
    if (!on) this.step();
  }

  show(coming: Happened): Promise<void> | null {
    const { entries, before, state } = coming;
    // Nobody looks, nothing was played, or something was taken back: there is nothing to show.
    if (!state || !before || document.hidden || entries.some((entry) => entry.log !== null)) return null;
    const chosen = entries.findLast((entry) => entry.what === 'choose');
    if (!chosen) return null;
    const seats = this.live.table?.seats ?? [];
    const place = seats[chosen.seat ?? -1];
    const bot = place?.bot != null;
    const lines = entries.flatMap((entry) => entry.lines);
    const beats = this.#beats(lines, state, bot, place?.mine === true && !bot);
    const wait = bot ? Math.max(0, this.#last + GAPS[prefs.pace] - performance.now()) : 0;
    const held = bot && (prefs.pace === 'step' || this.stopped);
    if (!beats.length && !wait && !held) {
      this.#last = performance.now();
      return null;
    }
    return this.#play(lines, beats, wait, held);
  }

  /** What of these lines is worth a moment, in order. */
  #beats(lines: Line[], after: State, bot: boolean, mine: boolean): Beat[] {
    const { board } = this;
    if (!board) return [];
    const atOnce = bot && prefs.pace === 'instant';
    return lines.flatMap((line, at): Beat[] => {
      const found: Beat[] = [];
      const fall = moves() && !atOnce ? board.falls?.(line) : null;
      if (fall) found.push({ at, fall });
      const scene = prefs.scenes ? board.scene?.(line, after) : null;
      if (scene && (scene.great || !atOnce)) found.push({ at, scene });
      const card = mine || atOnce ? null : board.plays?.(line);
      if (card) found.push({ at, card });
      return found;
    });
  }

  async #play(lines: Line[], beats: Beat[], wait: number, held: boolean): Promise<void> {
    this.#hurried = false;
    if (wait) await this.#pass(wait);
    if (held && !this.#hurried) {
      this.waiting = true;
      await this.#pass(null);
      this.waiting = false;
    }
    for (const { at, fall, scene, card } of beats) {
      if (this.#hurried) break;
      if (fall) {
        if (fall.things) this.fall = fall;
        else this.log = [...this.live.log, ...lines.slice(0, at + 1)];
        play('die');
        this.rolled = this.live.falling = true;
        await this.#pass(fall.time);
        this.fall = null;
        if (!this.log) this.live.falling = false;
      } else if (scene) {
        this.scene = scene;
        if (scene.sound) play(scene.sound);
        await this.#pass(scene.time ?? SCENE);
        this.scene = null;
      } else if (card) {
        this.card = { card, line: lines[at] };
        play('card');
        await this.#pass(CARD[prefs.pace]);
        this.card = null;
      }
    }
    this.#last = performance.now();
  }

  /** Until the time is over, or somebody goes on. */
  #pass(time: number | null): Promise<void> {
    return new Promise((done) => {
      const over = (): void => {
        clearTimeout(timer);
        this.#over = null;
        done();
      };
      const timer = time === null ? undefined : setTimeout(over, time);
      this.#over = over;
    });
  }
}

interface Beat {
  at: number;
  fall?: Fall;
  scene?: SceneCard;
  card?: string;
}
