import { moves as mayMove } from '../../lib/prefs.svelte';
import { changes, type Changes } from './moves';
import type { RollPlayerView } from './view';

const TIME = 250;

/** Lets dice and cards travel when the view changes: where they lay is kept before the page is redrawn
    (`before`), and then a picture of each flies to its new place (`after`). Any key or click ends it. */
export class Motion {
  #layer: HTMLElement | null = null;
  #last: RollPlayerView | null = null;
  #changes: Changes | null = null;
  #from: DOMRect[] = [];
  #pictures: (Element | null)[] = [];
  #running: Animation[] = [];

  constructor(
    private readonly board: () => HTMLElement | undefined,
    private readonly compare: (before: RollPlayerView, after: RollPlayerView) => Changes = changes,
  ) {}

  /** Call it before the page shows `view`. */
  before(view: RollPlayerView): void {
    const last = this.#last;
    this.#last = view;
    this.#changes = null;
    const board = this.board();
    if (!last || last === view || !board || !mayMove() || document.hidden) return;
    const found = this.compare(last, view);
    // A whole new situation (a jump in a replay, a long absence) is shown, not played.
    if (found.moves.length > 12) return;
    const starts = found.moves.map((move) => seen(board, move.from));
    this.#changes = found;
    this.#from = starts.map((start) => start?.getBoundingClientRect() ?? new DOMRect());
    this.#pictures = starts;
  }

  /** Call it when the page shows the new view. */
  after(): void {
    const board = this.board();
    const found = this.#changes;
    if (!board || !found) return;
    this.#changes = null;
    this.skip();
    found.moves.forEach((move, at) => {
      const target = seen(board, move.to);
      if (target && this.#pictures[at] && this.#from[at].width) this.#fly(target, this.#from[at]);
    });
    for (const place of found.turned) {
      const die = seen(board, place)?.querySelector('svg');
      if (die)
        this.#play(die, [
          { transform: 'rotate(-90deg) scale(0.7)' },
          { transform: 'rotate(12deg) scale(1.12)', offset: 0.7 },
          { transform: 'none' },
        ]);
    }
    for (const seat of found.paid) {
      const purse = seen(board, `gold:${seat}`);
      if (purse)
        this.#play(purse, [{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }]);
    }
    if (this.#running.length) {
      const skip = () => this.skip();
      window.addEventListener('pointerdown', skip, { once: true, capture: true });
      window.addEventListener('keydown', skip, { once: true, capture: true });
    }
  }

  /** Ends everything that moves, at its goal. */
  skip(): void {
    for (const animation of this.#running.splice(0)) animation.finish();
  }

  destroy(): void {
    this.skip();
    this.#layer?.remove();
    this.#layer = null;
  }

  /** A copy of the thing flies over the whole page, so that no panel cuts it off; the thing itself waits. */
  #fly(target: Element, from: DOMRect): void {
    const what = target.querySelector('svg.die, .card') ?? target;
    const to = what.getBoundingClientRect();
    if (!to.width) return;
    const copy = what.cloneNode(true) as HTMLElement | SVGElement;
    copy.setAttribute('aria-hidden', 'true');
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      margin: '0',
    });
    this.#over().append(copy);
    const scale = Math.min(from.width / to.width, from.height / to.height) || 1;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const start = `translate(${x}px, ${y}px) scale(${Math.min(Math.max(scale, 0.4), 2)})`;
    const flight = this.#play(copy, [{ transform: start }, { transform: 'none' }]);
    flight.addEventListener('finish', () => copy.remove());
    flight.addEventListener('cancel', () => copy.remove());
    this.#play(what, [{ opacity: 0 }, { opacity: 0 }]);
  }

  #play(what: Element, frames: Keyframe[]): Animation {
    const animation = what.animate(frames, { duration: TIME, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' });
    this.#running.push(animation);
    return animation;
  }

  #over(): HTMLElement {
    if (!this.#layer) {
      this.#layer = document.createElement('div');
      Object.assign(this.#layer.style, {
        position: 'fixed',
        inset: '0',
        pointerEvents: 'none',
        zIndex: '50',
      });
      document.body.append(this.#layer);
    }
    return this.#layer;
  }
}

/** The element of a place that is on the screen. */
function seen(board: HTMLElement, place: string): Element | null {
  const places = board.querySelectorAll(`[data-place="${CSS.escape(place)}"]`);
  return [...places].find((element) => element.getClientRects().length > 0) ?? null;
}
