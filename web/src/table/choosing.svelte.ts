import type { Sign } from '../boards';
import type { Mark, Touch, Touched } from '../boards/touch';
import { Refusal } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import { prefs } from '../lib/prefs.svelte';
import { say } from '../lib/texts.svelte';
import { toastError } from '../lib/toasts.svelte';
import type { Barred, Hint, Option, Preview } from '../lib/wire';

/** Keys for options: digits, then the letters that mean nothing else. */
export const OPTION_KEYS = [...'123456789abdefgijknoqstvwxyz'];

const TRIES = 3;
/** Milliseconds after which nobody waits for what came of a choice. */
const PATIENCE = 1500;
/** So many options of one sort, among others, fold into one button. */
const ALIKE = 4;
/** Among more than so many, those about one thing fold, too. */
const CROWD = 12;
/** So many that may be chosen at any time fold beside answers, where there are so many in all. */
const ANYTIME = 2;
const FULL = 6;
/** What all that may be chosen at any time is called. */
export const ANY_TIME = 'web-table-any-time.all';

/** One button of the bar: an option, or options of one sort that unfold. */
export interface Entry {
  /** The key of the option, the message that words all of the sort, or the thing that all are about. */
  id: string;
  options: readonly Option[];
  folded: boolean;
  /** What the thing is called: a reference. */
  named?: string;
}

/** A thing that lies open, with what can be done with it. */
export interface Opened extends Touched {
  id: string;
}

export interface Plan {
  id: string;
  name: string;
}

/** What the player was asked before, as long as it can be taken back. */
interface Before {
  seat: number;
  decisions: number;
  options: readonly Option[];
  chosen: string;
}

function alone(option: Option): Entry {
  return { id: option.key, options: [option], folded: false };
}

function grouped<K>(options: readonly Option[], by: (option: Option) => K): Map<K, Option[]> {
  const groups = new Map<K, Option[]>();
  for (const option of options) groups.set(by(option), [...(groups.get(by(option)) ?? []), option]);
  return groups;
}

/** The reference that the words of all of them name. */
function shared([first, ...others]: readonly Option[]): string | undefined {
  return Object.entries(first.label.args)
    .filter(([key, value]) => others.every((other) => other.label.args[key] === value))
    .map(([, value]) => value)
    .find((value): value is string => typeof value === 'string' && value.includes(':'));
}

/** How the player answers: what can be touched, what lies open, what waits for a second press, and what is planned. */
export class Choosing implements Touch {
  opened = $state.raw<Opened | null>(null);
  /** The option that waits to be confirmed. */
  armed = $state<string | null>(null);
  /** The sort of options that is unfolded in the bar. */
  unfolded = $state<string | null>(null);
  plan = $state.raw<Plan | null>(null);
  busy = $state(false);
  previews = $state.raw<Record<string, Preview>>({});
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** What comes first among the options. */
  rank = $state.raw<((option: Option) => number) | null>(null);
  /** Which figures are possessions. */
  signs = $state.raw<Readonly<Record<string, Sign>>>({});
  /** How the options of one sort are called together, where they may fold. */
  sorts: (option: Option) => string | null = () => null;
  #before = $state.raw<Before | null>(null);
  /** Since when a press counts: whoever pressed sooner meant another question. */
  #ready = 0;
  #question = '';
  /** Where a thing was dragged to that has first to be taken. */
  #target: readonly string[] | null = null;

  readonly seat = $derived.by(() => this.live.state?.seat ?? null);
  readonly decision = $derived.by(() => this.live.state?.decision ?? null);
  readonly all = $derived.by((): Option[] => this.decision?.options ?? this.live.state?.interrupts ?? []);
  readonly barred = $derived.by((): Barred[] => this.decision?.barred ?? []);
  /** What is offered, in the order of the bar. */
  readonly shown = $derived.by(() => {
    const { rank, plan } = this;
    const order = (option: Option) =>
      (rank ? rank(option) : 0) - (plan && concerns(option, plan.id) ? 1e6 : 0);
    const found = this.all.toSorted((one, other) => order(one) - order(other));
    return [...found.filter((option) => !option.interrupt), ...found.filter((option) => option.interrupt)];
  });
  /** The buttons of the bar; a key belongs to each of them. */
  readonly entries = $derived.by((): Entry[] => {
    const anytime = this.shown.filter((option) => option.interrupt);
    const answers = this.shown.filter((option) => !option.interrupt);
    const { unfolded } = this;
    if (unfolded === ANY_TIME) return anytime.map(alone);
    const folded = this.#folded(answers);
    const found = folded.find((entry) => entry.folded && entry.id === unfolded);
    if (found) return found.options.map(alone);
    const many = answers.length > 0 && anytime.length > ANYTIME && folded.length + anytime.length > FULL;
    return [...folded, ...(many ? [{ id: ANY_TIME, options: anytime, folded: true }] : anytime.map(alone))];
  });
  readonly #asked = $derived.by(() => thingsOf(this.all.filter((option) => !option.interrupt)));
  readonly #offered = $derived.by(() => thingsOf(this.all));
  readonly #missed = $derived.by(() => thingsOf(this.barred.map((each) => each.option)));
  readonly #instead = $derived.by(() => {
    const before = this.#before;
    const now = this.live.state;
    if (!before || !now?.decision || now.no_undo || now.decisions !== before.decisions + 1) return [];
    // On a shared screen what is touched belongs to whoever is asked now.
    if (now.seat !== before.seat) return [];
    return before.options.filter((option) => option.key !== before.chosen);
  });

  /** Nothing can be chosen: a choice is on its way, or the connection is lost. */
  readonly still = $derived.by(() => this.busy || this.live.showing || this.live.status === 'lost');
  /** Whoever waits may plan. */
  readonly plans = $derived.by(() => {
    const state = this.live.state;
    return state !== null && state.seat !== null && !state.decision && !state.outcome;
  });

  constructor(readonly live: LiveTable) {}

  /** The answers, with those of one sort folded among others; in a crowd those about one thing, too. */
  #folded(answers: readonly Option[]): Entry[] {
    const sorts = grouped(answers, (option) => this.sorts(option));
    const alike = (option: Option) => {
      const sort = this.sorts(option);
      const group = sorts.get(sort) ?? [];
      return sort !== null && group.length > ALIKE && answers.length - group.length > 1
        ? { id: sort, options: group, folded: true }
        : null;
    };
    const things = grouped(answers, (option) => (alike(option) ? undefined : option.touches[0]));
    const crowded = new Set(answers.map((option) => alike(option)?.id ?? option.key)).size > CROWD;
    const together = (option: Option) => {
      const [thing] = option.touches;
      const group = things.get(thing) ?? [];
      const named = crowded && thing && group.length > 1 ? shared(group) : undefined;
      return named ? { id: thing, options: group, folded: true, named } : null;
    };
    const entries = new Map<string, Entry>();
    for (const option of answers) {
      const entry = alike(option) ?? together(option) ?? alone(option);
      entries.set(entry.id, entries.get(entry.id) ?? entry);
    }
    return [...entries.values()];
  }

  // --- touching things -------------------------------------------------------------------------------

  can(id: string): boolean {
    return !this.still && this.#offered.has(id);
  }

  mark(id: string): Mark | null {
    if (this.still) return null;
    if (this.#asked.has(id)) return 'asked';
    if (this.#offered.has(id)) return 'offered';
    if (this.#instead.some((option) => concerns(option, id))) return 'instead';
    return this.#missed.has(id) ? 'barred' : null;
  }

  lacks(id: string): string | null {
    const found = this.barred.find((each) => !each.option.interrupt && concerns(each.option, id));
    return found ? say(found.reason) : null;
  }

  planned(id: string): boolean {
    return this.plan?.id === id;
  }

  held(id: string): boolean {
    if (this.opened?.id === id) return true;
    const armed = this.all.find((option) => option.key === this.armed);
    return armed !== undefined && concerns(armed, id);
  }

  /** The options about a thing, and those that are looked for in vain. */
  about(id: string): { options: Option[]; barred: Barred[] } {
    return {
      options: this.shown.filter((option) => concerns(option, id)),
      barred: this.barred.filter((each) => concerns(each.option, id)),
    };
  }

  /** A touch opens the thing. It answers at once where the thing is a button that says what it does, or where naming the
      thing is the whole answer and costs nothing. */
  touch(id: string, at: Touched, acts = 0): void {
    if (this.#early()) return;
    if (this.still) {
      // While moves of others are shown, too, one may look and plan.
      if (this.plans && !acts) this.opened = this.opened?.id === id ? null : { id, ...at };
      return;
    }
    const { options, barred } = this.about(id);
    const [only] = options;
    const instead = this.#instead.filter((option) => concerns(option, id));
    const sure = acts > 0 || (!barred.length && options.length === 1 && this.harmless(only));
    if (options.length === 1 && sure && !this.guarded(only)) void this.#choose(only.key, acts);
    else if (!options.length && instead.length === 1) void this.#swap(instead[0]);
    else if (this.opened?.id === id) this.opened = null;
    else {
      this.armed = null;
      this.opened = { id, ...at };
    }
  }

  /** Dragged: the option about both things, or the one thing taken and then put onto the other. */
  drop(id: string, onto: readonly string[], at: Touched): void {
    if (this.still || this.#early()) return;
    const { options } = this.about(id);
    const both = options.filter((option) => onto.some((other) => concerns(option, other)));
    const fitting = both.length ? both : options;
    if (fitting.length !== 1 || this.guarded(fitting[0]) || !this.harmless(fitting[0])) {
      if (options.length) this.opened = { id, ...at };
      return;
    }
    this.#target = both.length ? null : onto;
    this.pick(fitting[0]);
  }

  /** Whether a mere touch may choose it: it answers the question by naming a thing, can be taken back and costs nothing.
      Until that is known, no touch does. */
  harmless(option: Option): boolean {
    const preview = this.previews[option.key];
    return (
      !option.interrupt &&
      this.decision?.points === true &&
      preview !== undefined &&
      !preview.chance &&
      !this.#costs(option)
    );
  }

  /** Whether something of one's own is spent or lost by it. */
  #costs(option: Option): boolean {
    return this.#changes(option).some(({ sign, better }) => sign?.owned === true && !better);
  }

  /** Whether it is known to bring anything. */
  #brings(option: Option): boolean {
    return this.#changes(option).some(({ better }) => better);
  }

  #changes(option: Option): { sign: Sign | undefined; better: boolean }[] {
    return (this.previews[option.key]?.figures ?? [])
      .filter(([name, before, after]) => before !== after && !this.signs[name]?.names)
      .map(([name, before, after]) => {
        const sign = this.signs[name];
        return { sign, better: after > before !== Boolean(sign?.bad) };
      });
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

  /** Chooses, or asks for a second press where that guards something. */
  pick(option: Option): void {
    if (this.still || this.#early()) return;
    if (this.guarded(option) && this.armed !== option.key) {
      this.armed = option.key;
      this.#wait();
    } else void this.#choose(option.key);
  }

  /** A button of the bar was pressed. */
  press(entry: Entry): void {
    if (entry.folded) this.unfolded = entry.id;
    else this.pick(entry.options[0]);
  }

  confirm(): void {
    const armed = this.all.find((option) => option.key === this.armed);
    if (armed) this.pick(armed);
  }

  /** The one option that was planned, if it is offered now. */
  readonly planning = $derived.by((): Option | null => {
    const { plan } = this;
    if (!plan || !this.decision) return null;
    const found = this.all.filter((option) => !option.interrupt && concerns(option, plan.id));
    return found.length === 1 ? found[0] : null;
  });

  /** One step back before anything is chosen; `false` if there was none. */
  back(): boolean {
    if (this.armed !== null) this.armed = null;
    else if (this.opened !== null) this.opened = null;
    else if (this.unfolded !== null) this.unfolded = null;
    else return false;
    return true;
  }

  /** Whether a second press is asked for: it could not be taken back, costs something of one's own without a gain that is
      already known, and is not the only answer. */
  guarded(option: Option): boolean {
    if (!prefs.confirm || !this.previews[option.key]?.chance) return false;
    const answers = this.all.filter((each) => !each.interrupt);
    return (option.interrupt || answers.length > 1) && this.#costs(option) && !this.#brings(option);
  }

  /** Whoever presses so soon meant what stood there before. */
  #early(): boolean {
    return performance.now() < this.#ready;
  }

  #wait(): void {
    this.#ready = performance.now() + prefs.settle;
  }

  async #choose(key: string, times = 1): Promise<void> {
    const { seat, decision, live } = this;
    if (seat === null) return;
    this.busy = true;
    const taken =
      decision && live.state
        ? { seat, decisions: live.state.decisions, options: this.all, chosen: key }
        : null;
    const points = decision?.points === true && !this.all.find((option) => option.key === key)?.interrupt;
    if (this.plan && this.all.some((option) => !option.interrupt && concerns(option, this.plan?.id ?? '')))
      this.keep(null);
    try {
      for (let left = Math.max(1, times); left > 0 && this.#offers(key); left -= 1)
        await (left > 1 ? this.#taken(() => this.#send(seat, key)) : this.#send(seat, key));
      this.#before = points ? taken : null;
    } catch (error) {
      this.#target = null;
      toastError(error);
    } finally {
      this.busy = false;
      this.armed = null;
      this.opened = null;
    }
  }

  /** Another choice in place of the last one. */
  async #swap(option: Option): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    this.busy = true;
    try {
      await this.#taken(() => this.live.undo(seat));
    } catch (error) {
      toastError(error);
      return;
    } finally {
      this.busy = false;
    }
    if (this.#offers(option.key)) await this.#choose(option.key);
  }

  #offers(key: string): boolean {
    return this.all.some((option) => option.key === key);
  }

  /** The question that an option answers; nothing for what may be done at any time. */
  #answered(key: string): string | null {
    const option = this.all.find((each) => each.key === key);
    return !this.decision || option?.interrupt ? null : JSON.stringify(this.decision.prompt);
  }

  /** Carries something out and waits for what comes of it: the next question can arrive after the word that all is well. */
  async #taken(work: () => Promise<void>): Promise<void> {
    const before = this.live.state?.number;
    await work();
    if (this.live.state?.number !== before) return;
    await new Promise<void>((done) => {
      const end = this.live.onnews(() => finish());
      const timer = setTimeout(() => finish(), PATIENCE);
      const finish = () => {
        end();
        clearTimeout(timer);
        done();
      };
    });
  }

  /** What may be done at any time can cross another's choice: while it is still offered, it is sent again. */
  async #send(seat: number, key: string): Promise<void> {
    const asked = this.#answered(key);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.live.choose(seat, key);
      } catch (error) {
        const crossed = error instanceof Refusal && error.reason.id === 'server-stale';
        if (!crossed || attempt === TRIES || !this.#offers(key) || this.#answered(key) !== asked) throw error;
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

  // --- the next question -----------------------------------------------------------------------------

  /** Something has happened: what does not fit any more is forgotten, and another question takes no press at once. */
  renew(): void {
    const state = this.live.state;
    const asked = JSON.stringify([
      state?.seat,
      state?.decision?.prompt,
      this.all.map((option) => option.key),
      this.barred.map((each) => each.option.key),
    ]);
    this.previews = {};
    this.hint = null;
    if (asked === this.#question) return;
    if (this.#question !== '') this.#wait();
    this.#question = asked;
    this.armed = null;
    this.opened = null;
    this.unfolded = null;
  }

  /** What was dragged onto a place and has been taken is put there. */
  #arrive(): void {
    const onto = this.#target;
    if (!onto || !this.decision) return;
    this.#target = null;
    const fitting = this.all.filter((option) => !option.interrupt && onto.some((id) => concerns(option, id)));
    if (fitting.length === 1 && this.harmless(fitting[0])) void this.#choose(fitting[0].key);
  }

  /** Keeps a plan, also over a reload of the page; or forgets it. */
  keep(plan: Plan | null): void {
    this.plan = plan;
    this.opened = null;
    try {
      if (plan) sessionStorage.setItem(this.#kept, JSON.stringify(plan));
      else sessionStorage.removeItem(this.#kept);
    } catch {
      // A private window without storage: the plan lives as long as the page.
    }
  }

  recall(): void {
    try {
      this.plan = JSON.parse(sessionStorage.getItem(this.#kept) ?? 'null') as Plan | null;
    } catch {
      this.plan = null;
    }
  }

  get #kept(): string {
    return `plan:${this.live.id}`;
  }

  async preview(): Promise<void> {
    const state = this.live.state;
    if (!state || state.seat === null || this.all.length === 0) return;
    try {
      const answer = await this.live.preview(state.seat, state.decisions);
      if (this.live.state?.number !== state.number) return;
      this.previews = answer.options;
      this.#arrive();
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

export function concerns(option: Option, id: string): boolean {
  return option.key === id || option.touches.includes(id);
}

function thingsOf(options: readonly Option[]): Set<string> {
  return new Set(options.flatMap((option) => [option.key, ...option.touches]));
}
