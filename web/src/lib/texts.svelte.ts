import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';
import { prefs } from './prefs.svelte';
import type { Line, Text } from './wire';

/** What a message can be given: a number, a word, a reference, or a message itself. */
export type Args = Record<string, unknown>;

class Speech {
  lang = $state<Language>(prefs.lang);
  bundle = $state.raw<FluentBundle | null>(null);
  /** The players of the table on the page. */
  seats = $state.raw<readonly string[]>([]);
  /** Their heroes as references, where the game has any by name. */
  heroes = $state.raw<readonly string[]>([]);
  /** Names that a card pack gives, such as `card-longsword`. */
  names = $state.raw<Readonly<Record<string, string>>>({});
}

const speech = new Speech();
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: ([reference], { form }) => name(plain(reference), form === undefined ? '' : plain(form)),
      LIST: ([references], { form, last }) =>
        listing(
          plain(references),
          form === undefined ? '' : plain(form),
          last === undefined ? '' : plain(last),
        ),
      DICE: ([text]) => dice(plain(text)),
      ROLL: ([shown, plus, result]) => roll(plain(shown), Number(plain(plus)), plain(result)),
      SUM: ([terms, result]) => sum(plain(terms), plain(result)),
      CAPITAL: ([text]) => capital(plain(text)),
    },
  });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

function plain(value: FluentValue): string {
  return typeof value === 'string' ? value : String(value.valueOf());
}

/** Speaks another language from now on; the page changes at once when its words are here. */
export async function speak(language: Language): Promise<void> {
  let bundle = bundles.get(language);
  if (!bundle) {
    const answer = await fetch(`/api/texts/${language}`);
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    bundle = bundleOf(language, await answer.text());
    bundles.set(language, bundle);
  }
  useBundle(language, bundle);
}

function useBundle(language: Language, bundle: FluentBundle): void {
  speech.lang = language;
  speech.bundle = bundle;
  prefs.lang = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Words that do not come from the server (tests, fixtures). */
export function speakFrom(language: Language, source: string): void {
  const bundle = bundleOf(language, source);
  bundles.set(language, bundle);
  useBundle(language, bundle);
}

/** The language of the page; a component that reads it follows it. */
export function lang(): Language {
  return speech.lang;
}

/** Whether there are words yet. */
export function spoken(): boolean {
  return speech.bundle !== null;
}

/**
 * Names for `seat:1` and for cards of a pack, as long as a table is on the page:
 * `$effect(() => withNames(table.seats.map((seat) => seat.name)))`.
 */
export function withNames(
  seats: readonly string[],
  names: Readonly<Record<string, string>> = {},
): () => void {
  speech.seats = seats;
  speech.names = names;
  return () => {
    speech.seats = [];
    speech.names = {};
  };
}

/** Who plays which hero, as references such as `hero:kyra`: the log speaks of heroes as long as it is known. */
export function speakOfHeroes(heroes: readonly string[]): () => void {
  speech.heroes = heroes;
  return () => {
    speech.heroes = [];
  };
}

export function has(id: string): boolean {
  const [message, attribute] = split(id);
  const found = speech.bundle?.getMessage(message);
  return found !== undefined && (attribute === '' || attribute in found.attributes);
}

/** The sentence of a message; `web-x.help` is an attribute, or the message itself where it has none. A message without a text is shown by its id, with what it is
    about: a game may bring no words. */
export function say(message: string | Text, args: Args = {}): string {
  const bundle = speech.bundle;
  const [id, attribute] = split(typeof message === 'string' ? message : message.id);
  const values = typeof message === 'string' ? args : { ...message.args, ...args };
  const found = bundle?.getMessage(id);
  const pattern = found?.attributes[attribute] ?? found?.value;
  if (!bundle || !pattern) return [id, ...Object.values(words(values))].join(' ').trim();
  const text = bundle.formatPattern(pattern, words(values), []);
  const negative = Object.values(values).some((value) => typeof value === 'number' && value < 0);
  return negative ? text.replace(/(?<![\w-])-(?=\d)/g, '−') : text;
}

/** Things happen to heroes; to whoever plays them where the game does not name any. */
function heroName(seat: number): string {
  const hero = speech.heroes[seat];
  return hero ? name(hero) : seatName(seat);
}

function meant(value: unknown): unknown {
  const [, seat] = typeof value === 'string' ? (/^seat:(\d+)$/.exec(value) ?? []) : [];
  return seat === undefined ? value : speech.heroes[Number(seat)] || value;
}

/** The sentence of a line of the log: it happened to `$player`, or to the hero that bears this name, and `$person` is who
    plays that hero. */
export function tell(line: Pick<Line, 'kind' | 'seat' | 'args'>, seats?: readonly string[]): string {
  const player = line.seat === null ? '' : seats?.[line.seat] || heroName(line.seat);
  const person = line.seat === null ? '' : seats?.[line.seat] || seatName(line.seat);
  const named = Object.entries(line.args).map(([key, value]) => [key, seats ? value : meant(value)]);
  return say(line.kind, { ...Object.fromEntries(named), player, person });
}

/**
 * The name of a thing: `card:longsword`, `die:gold4`, `seat:1`, `space:str:2` or `space:str:2:short`, `field:4`.
 * `form` asks for another form of it, such as `short`, `female` or `acc`.
 */
export function name(reference: string, form = ''): string {
  const [kind, rest] = cut(reference);
  let id = rest;
  if (kind === 'seat') return seatName(Number(id));
  if (kind === 'die') {
    return say('name-die', { colour: name(`colour:${id.slice(0, -1)}`, form), face: Number(id.slice(-1)) });
  }
  if (kind === 'space') {
    const [row, column, size] = id.split(':');
    if (size === 'short') return `${name(`attr:${row}`, size)} ${column}`;
    return say('name-space', { row: name(`attr:${row}`), column: Number(column) });
  }
  if (kind === 'race') [id, form] = cut(id);
  return speech.names[`${kind}-${id}`] || formOf(`${kind}-${id}`, form);
}

/** `2d6+1` as the language writes it: with its letter for a die, and with a real minus. */
export function dice(text: string): string {
  return text.replace(/\bd(?=\d)|(?<=\d)d(?=\d)/g, say('name-dice-letter')).replace(/-/g, '\u2212');
}

/** `5 + 3 + 2 = 10`: what the dice of a roll show (`d10=5 d4=3`), what is added, and the sum. */
function roll(shown: string, plus: number, result: string): string {
  const values = shown.split(' ').map((each) => each.slice(each.indexOf('=') + 1));
  const bonus = plus ? ` ${plus > 0 ? '+' : '\u2212'} ${Math.abs(plus)}` : '';
  const terms = values.join(' + ') + bonus;
  return values.length === 1 && !bonus ? terms : `${terms} = ${result}`;
}

/** `0 + 1 + 2 = 5`: what was cast, what cards have added to it, and the sum. */
function sum(terms: string, result: string): string {
  const cast = terms.split(' ').reduce((total, term) => total + Number(term), 0);
  return roll(terms, Number(result) - cast, result);
}

/** A part of a sentence that begins one, perhaps after a box to be checked. */
export function capital(text: string): string {
  return text.replace(/^(□\s)?\p{L}/u, (begins) => begins.toLocaleUpperCase());
}

/** A list of names, from references with spaces between them; `last` stands before the last one, such as `or`. */
export function listing(references: string, form = '', last = ''): string {
  const names = references
    .split(/\s+/)
    .filter((reference) => reference !== '')
    .map((reference) => name(reference, form));
  return last && names.length > 1
    ? `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
    : names.join(', ');
}

export function seatName(seat: number): string {
  return speech.seats[seat] || say('name-seat', { number: seat + 1 });
}

function formOf(id: string, form: string): string {
  const bundle = speech.bundle;
  const found = bundle?.getMessage(id);
  const pattern = found?.attributes[form] ?? found?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, null, []) : id;
}

function words(values: Args): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, word(value)]));
}

function word(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'object' && value !== null && 'id' in value) return say(value as Text);
  return value === null || value === undefined ? '' : String(value);
}

function split(id: string): [string, string] {
  const dot = id.indexOf('.');
  return dot < 0 ? [id, ''] : [id.slice(0, dot), id.slice(dot + 1)];
}

function cut(text: string): [string, string] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
}
