/** What a game gives to the page, and which games give it. Each part is loaded when it is needed, and a game may leave
    out any of them: then the page shows the same things in plain words. */
import type { Component, Snippet } from 'svelte';
import type { Sound } from '../lib/sounds';
import type { CardInfo, Line, Option, Outcome, ScoreLine, State, TableInfo, Text } from '../lib/wire';
import type { Touch } from './touch';

// --- the table -------------------------------------------------------------------------------------------

/** What a board of any game gets. The page shows the log as `events`; `log` is for what happened between two views.
    Without `touch` the board is read-only. */
export interface BoardProps {
  state: State;
  table: TableInfo;
  cards: CardInfo[];
  touch?: Touch | null;
  events?: Snippet;
  log?: readonly Line[];
  /** Whether dice or runes are falling with the last line of the log, which the state does not know of yet. */
  falling?: boolean;
}

/** Dice or runes that fall with a line of the log: for how many milliseconds, and which they are where the board does not
    show them falling. */
export interface Fall {
  time: number;
  things?: string[];
}

/** A great moment. */
export interface SceneCard {
  tone: 'grim' | 'proud' | 'calm';
  title: Text;
  /** What happened, in a sentence. */
  text: string;
  /** The card it is about. */
  card?: string;
  /** Cards whose pictures stand side by side: heroes, or what one of them has lived through. */
  pictures?: string[];
  /** Shown however fast bots are to play. */
  great?: boolean;
  /** Milliseconds. */
  time?: number;
  sound?: Sound;
}

/** What the prompt bar shows next to an option: a picture of `thing`, what it becomes, and words about it.
    `brief` is the label where room is scarce and the figures say the rest; with `short` it is so everywhere. */
export interface Note {
  brief?: Text;
  short?: boolean;
  thing?: string;
  becomes?: string;
  /** What comes together with `thing`. */
  beside?: string;
  words?: Text[];
  /** What is terrible about it. */
  warns?: Text;
  plain?: string;
  /** Figures that say nothing about this option. */
  hides?: readonly string[];
}

/** A sign that stands for a figure, in the colour of a token such as `star`; or what it is counted in, such as `%`. */
export interface Sign {
  sign?: string;
  tone?: string;
  unit?: string;
  /** Not a number but one of these: `field` for `field:4`. */
  names?: string;
  /** Said by other means. */
  hidden?: boolean;
  /** The less of it, the better. */
  bad?: boolean;
  /** One's own, to be spent or lost. */
  owned?: boolean;
}

/** What it is about: in a line that is always in sight, and in full. */
export interface Goal {
  brief: Text[];
  /** `heading` is a message. */
  parts: { heading: string; lines: Text[] }[];
}

export interface Board {
  Board: Component<BoardProps>;
  /** Draws a reference such as `die:gold4` or `card:climb`; nothing for what has no picture. */
  Thing: Component<{ reference: string; cards: CardInfo[]; size?: number }>;
  /** What belongs to an option in addition to its label. */
  note(option: Option, state: State, cards: CardInfo[]): Note;
  /** Options with a lower one come first in the bar; without it they stand as the game tells them. */
  rank?(option: Option): number;
  /** What the deciding seat holds in hand: references. */
  inHand(state: State): string[];
  /** A line under the title of the page, such as the round and the phase. */
  headline(state: State): Text[];
  /** What falls with a line of the log, the card that somebody plays with it, and the scene it deserves. */
  falls?(line: Line): Fall | null;
  plays?(line: Line): string | null;
  /** `state` is how things stand after it. */
  scene?(line: Line, state: State): SceneCard | null;
  /** The hero of a seat as a reference: questions mean the hero, not whoever plays it. */
  hero?(state: State, seat: number): string | null;
  /** Whether heroes are asked to help each other. */
  helps?: boolean;
  /** The heading of the end, where nobody counts points. */
  resultHeading?: string;
  /** The goal, the special rules and what is left to do. */
  goal?(state: State): Goal | null;
  /** What a line of the log sounds like. */
  sound(line: Line): Sound | null;
  /** How figures are shown with an option: those named here in this order, after all others. Of `stars`, the parts
      such as `stars:goals` are left out. */
  signs?: Readonly<Record<string, Sign>>;
}

// --- the browser of cards --------------------------------------------------------------------------------

export interface FaceProps {
  card: CardInfo;
  size?: 'normal' | 'full';
}

export interface Catalog {
  Face: Component<FaceProps>;
  /** The families in the order in which they are offered; others follow. */
  families: readonly string[];
  /** What a family is called. */
  familyName(family: string): string;
  /** A small drawing in the colour of the text around it; `--band-<family>` gives it its tone. */
  Emblem?: Component<{ family: string }>;
  /** More words that a card is found by, in addition to its name, its text and its family. */
  words?(card: CardInfo): string[];
}

// --- the end of a game -----------------------------------------------------------------------------------

export interface ThingsProps {
  line: ScoreLine;
  state: State;
  seat: number;
}

export interface SheetProps {
  table: TableInfo;
  state: State;
  cards: CardInfo[];
  seat: number;
  log?: readonly Line[];
  /** The drawing that can be kept as a file or printed. */
  drawing?: SVGSVGElement;
}

/** A hero to keep: one drawing, as high and wide as A4, in text and shapes (`end/picture.ts` makes files of it). */
export interface Sheet {
  /** The message that names it, such as "Character sheet". */
  name: string;
  Drawing: Component<SheetProps, Record<string, never>, 'drawing'>;
  /** The same in words, to be copied. */
  text?(of: Omit<SheetProps, 'drawing'>): string;
}

export interface Ending {
  /** What is behind a line of the score, unless its words say so. */
  Things: Component<ThingsProps>;
  /** What is counted: a sign behind a number, and a number in words. */
  sign: string;
  amount(points: number): Text;
  /** The figure that is the score; its parts, if the game tells them, are `<figure>:<category>`. Without a figure
      there is no chart. */
  figure?: string;
  /** What settles a tie, in words. */
  tieBreak?(values: readonly number[]): Text;
  /** The headline where "somebody wins" does not say it, such as a game won or lost together. */
  verdict?(outcome: Outcome): Text | null;
  sheet?: Sheet;
  /** What is shown instead of points in games without them. */
  Summary?: Component<SummaryProps>;
}

export interface SummaryProps {
  table: TableInfo;
  state: State;
}

// --- all of it -------------------------------------------------------------------------------------------

/** The options of a table: an expansion can have a board and an end of its own. */
export type Options = Readonly<Record<string, unknown>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = { default: Component<any> };

/** The pages of campaigns, whose heroes go on from table to table: all of mine, one of them, and the table for what comes
    next in it. */
export type CampaignPages = Record<'campaigns' | 'campaign' | 'campaign-play', () => Promise<Page>>;

export interface Parts {
  board(options: Options): Promise<Board>;
  catalog(): Promise<Catalog>;
  ending(options: Options): Promise<Ending>;
  /** A picture of the game for where one is chosen: it fills its box, three wide and two high. */
  poster(): Promise<Component>;
  campaigns: CampaignPages;
}

/** A folder here is a game by its id, and its `index.ts` says what it gives. */
const FOUND = import.meta.glob<{ parts: Partial<Parts> }>('./*/index.ts', { eager: true });
const GAMES = new Map(Object.entries(FOUND).map(([path, { parts }]) => [path.split('/')[1], parts]));

const PLAIN = {
  board: async () => (await import('./generic/board')).board,
  catalog: async () => (await import('./generic/catalog')).catalog,
  ending: async () => (await import('./generic/ending')).ending,
  poster: async () => (await import('./generic/Poster.svelte')).default,
};

/** The board of a game; a game without one is played on the generic board. */
export function boardOf(game: string, options: Options): Promise<Board> {
  return (GAMES.get(game)?.board ?? PLAIN.board)(options);
}

export function catalogOf(game: string): Promise<Catalog> {
  return (GAMES.get(game)?.catalog ?? PLAIN.catalog)();
}

export function endingOf(game: string, options: Options): Promise<Ending> {
  return (GAMES.get(game)?.ending ?? PLAIN.ending)(options);
}

export function posterOf(game: string): Promise<Component> {
  return (GAMES.get(game)?.poster ?? PLAIN.poster)();
}

function having(part: keyof Parts): readonly string[] {
  return [...GAMES].flatMap(([game, parts]) => (parts[part] ? [game] : []));
}

/** The games whose heroes go on from table to table. */
export const LASTING = having('campaigns');

export function campaignPage(page: keyof CampaignPages): Promise<Page> {
  const pages = GAMES.get(LASTING[0])?.campaigns;
  return pages ? pages[page]() : import('../pages/NotFound.svelte');
}
