/** The drawings of abilities, story icons and rewards, on a field of 24 by 24, to be filled by the even-odd rule. */

export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export const ICONS = ['divinity', 'royalty', 'nature', 'justice', 'villainy', 'arcana'] as const;
/** What a path gives in addition to icons, in the order in which it is shown. */
export const REWARDS = ['triumph', 'tragedy', 'xp', 'hero', 'antihero', 'virtue', 'corruption'] as const;
export type Reward = (typeof REWARDS)[number];

function leaf(x: number, y: number, turn: number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (along: number, across: number) =>
    `${round(x + along * cos - across * sin)} ${round(y + along * sin + across * cos)}`;
  return `M${at(-4.2, 0)}Q${at(0, -4.4)} ${at(4.2, 0)}Q${at(0, 4.4)} ${at(-4.2, 0)}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Leaves on both sides of a ring that is open at the top. */
const LAUREL = [28, 80, 132]
  .flatMap((angle) => {
    const turn = (angle * Math.PI) / 180;
    const [dx, y] = [Math.sin(turn) * 8.1, 12.4 - Math.cos(turn) * 8.4];
    return [leaf(12 + dx, y, angle + 68), leaf(12 - dx, y, 112 - angle)];
  })
  .join('');

const CARD =
  'M5.5 1.8h13A1.7 1.7 0 0 1 20.2 3.5v17a1.7 1.7 0 0 1-1.7 1.7h-13a1.7 1.7 0 0 1-1.7-1.7v-17a1.7 1.7 0 0 1 1.7-1.7z';
const SUN_RAYS =
  'M11.1 1h1.8v3.6h-1.8zM11.1 19.4h1.8V23h-1.8zM1 11.1h3.6v1.8H1zM19.4 11.1H23v1.8h-3.6zM4 5.2L5.2 4l2.6 2.6-1.2 1.2zM16.2 17.4l1.2-1.2 2.6 2.6-1.2 1.2zM16.2 6.6L18.8 4 20 5.2l-2.6 2.6zM4 18.8l2.6-2.6 1.2 1.2L5.2 20z';

export const DRAWINGS: Readonly<Record<string, string>> = {
  // Abilities: hammer, feather, shield with a heart, book, eye, words that shine.
  str: 'M6 2.8h12l3.2 3.7-3.2 3.7h-4.1v11.3h-3.8V10.2H6L2.8 6.5z',
  dex: 'M20.8 2.6C12 3 6.4 7.7 5.4 15L2.6 21l1.8.8 2.2-4.6c6.9.3 11.5-2.8 12.6-7.3l-3.4.4 4.2-2.5c.7-1.7.9-3.4.8-5.2zM8.3 14.2c1.6-3.4 4-6 7.1-7.7-2.3 2.3-4.1 4.9-5.4 7.9z',
  con: 'M12 1.8l8.7 3v6.7c0 5.1-3.5 8.8-8.7 10.7-5.2-1.9-8.7-5.6-8.7-10.7V4.8zM12 17.6l4.7-4.9a2.9 2.9 0 0 0-4.7-3.3 2.9 2.9 0 0 0-4.7 3.3z',
  int: 'M12 6C9.3 4 5.9 3.4 2.2 3.8v14.8c3.7-.4 7.1.2 9.8 2.2 2.7-2 6.1-2.6 9.8-2.2V3.8C18.1 3.4 14.7 4 12 6zM11.2 8.2V18l.8.5.8-.5V8.2l-.8-.6zM5 7.2c1.5 0 2.9.3 4.2 1v1.7c-1.3-.7-2.7-1-4.2-1zM5 11.2c1.5 0 2.9.3 4.2 1v1.7c-1.3-.7-2.7-1-4.2-1zM19 7.2v1.7c-1.5 0-2.9.3-4.2 1V8.2c1.3-.7 2.7-1 4.2-1zM19 11.2v1.7c-1.5 0-2.9.3-4.2 1v-1.7c1.3-.7 2.7-1 4.2-1z',
  wis: 'M1 12C4.1 6.8 7.8 4.4 12 4.4S19.9 6.8 23 12c-3.1 5.2-6.8 7.6-11 7.6S4.1 17.2 1 12zM12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM12 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
  cha: 'M4.5 2.6h15A2 2 0 0 1 21.5 4.6v10.2a2 2 0 0 1-2 2h-6.6L7.4 22v-5.2H4.5a2 2 0 0 1-2-2V4.6a2 2 0 0 1 2-2zM12 4.9l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 8.5l3.5-.4z',
  // Story icons: chalice, crown, leaf, scales, dagger, six-pointed star.
  divinity:
    'M4.8 6.4h14.4c0 4.7-2.4 7.7-5.5 8.5v3.3h3.5v3H6.8v-3h3.5v-3.3c-3.1-.8-5.5-3.8-5.5-8.5zM11 .8h2v3.9h-2zM6 2.2l1.6-1 1.7 2.8-1.6 1zM18 2.2l-1.6-1-1.7 2.8 1.6 1z',
  royalty: 'M3.6 18.4h16.8v2.8H3.6zM3.9 16.6L2.2 6.8l5.3 3.8L12 3l4.5 7.6 5.3-3.8-1.7 9.8z',
  nature:
    'M21 2.6C9.4 2.4 3.7 7.7 3.7 14c0 1.4.3 2.7.9 3.8L2.8 21l1.7 1 1.8-3.2c1.2.6 2.7 1 4.2 1C18 19.8 21.6 12.9 21 2.6zM7.6 16.4c2-4 5.2-6.9 9.2-8.5-3.1 2.5-5.7 5.4-7.5 8.9z',
  justice:
    'M10.9 2h2.2v2.8H21v2.1h-1.7l3.1 6.6a3.9 3.9 0 0 1-7.4 0l3.1-6.6h-5v11.5h4.3v2.8H6.6v-2.8h4.3V6.9h-5L9 13.5a3.9 3.9 0 0 1-7.4 0l3.1-6.6H3V4.8h7.9zM3.5 12.7h3.6L5.3 8.9zM16.9 12.7h3.6l-1.8-3.8z',
  villainy:
    'M12 23l-3.2-5.8V9.6h6.4v7.6zM5.2 6.4h13.6v2.4H5.2zM10.7 3.6h2.6v2.8h-2.6zM12 .6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
  arcana:
    'M12 1l3.1 5.7 6.5-.2L18.2 12l3.4 5.5-6.5-.2L12 23l-3.1-5.7-6.5.2L5.8 12 2.4 6.5l6.5.2zM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4z',
  // What a path gives.
  triumph: LAUREL,
  tragedy:
    'M12 1.4c4.3 5.9 7 9.4 7 13.4a7 7 0 0 1-14 0c0-4 2.7-7.5 7-13.4zM13 7.4l-3.4 5.4h2.5L10 18.6l5.2-7.4h-2.6z',
  xp: 'M12 1l2.9 8.1L23 12l-8.1 2.9L12 23l-2.9-8.1L1 12l8.1-2.9z',
  hero: `${CARD}M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM11.3 4.4h1.4v2.4h-1.4zM11.3 17.2h1.4v2.4h-1.4zM6 11.3h1.8v1.4H6zM16.2 11.3H18v1.4h-1.8z`,
  antihero: `${CARD}M14.8 16.6A6 6 0 1 1 14.8 7.4A5 5 0 1 0 14.8 16.6z`,
  either: `${CARD}M9.4 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16.6 19.6a4 4 0 1 1 0-6.4 3.4 3.4 0 1 0 0 6.4z`,
  virtue: `${SUN_RAYS}M12 6.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z`,
  corruption: 'M20.6 15.4A9.4 9.4 0 1 1 11 2.2a7.8 7.8 0 0 0 9.6 13.2z',
  // Other things on the table.
  points: 'M12 1.6l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.3l-6.3 3.6 1.5-7.1L1.8 9 9 8.2z',
  ally: 'M8 3.2a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM16.5 5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM1.4 20.8c.3-5 2.9-8.2 6.6-8.2s6.3 3.2 6.6 8.2zM16.4 20.8c-.1-3.2-1-5.9-2.5-7.7.8-.5 1.7-.7 2.6-.7 3.3 0 5.7 3 6.1 8.4z',
  foe: 'M2.4 1.6c2.2.2 4 1.5 5 3.4C8.8 4.4 10.4 4 12 4s3.2.4 4.6 1c1-1.9 2.8-3.2 5-3.4-.9 1.7-1.3 3.5-1.3 5.4A9.3 9.3 0 0 1 21 11c0 3.5-1.7 6-4 7.6v3.8H7v-3.8C4.7 17 3 14.5 3 11c0-1.5.3-2.8.7-4 0-1.9-.4-3.7-1.3-5.4zM6.4 10.4l.3 3.6 3.9 1 .4-2.4zM17.6 10.4L13 12.6l.4 2.4 3.9-1zM12 15.8l-1.4 2.6h2.8z',
  dark: 'M14.4 1L4.4 13.6h5.8L7.8 23 19.6 9.6h-6.2z',
  // Families of cards: a seedling, a torch, the north star, a mountain with two ways, a mask, a scroll, an hourglass.
  origin:
    'M11 22.4v-8.6C6.8 13.6 3.4 11 2.6 5.4c5.4-.2 8.5 2.4 9.4 6C12.7 7.2 15.8 3.4 21.6 2.4 21.9 9 18.6 13 13 13.4v9z',
  motivation:
    'M12 .6c3.7 3.5 5.4 6 5.4 8.7a5.4 5.4 0 0 1-10.8 0c0-1.9.9-3.4 2.4-4.8.2 1.6.8 2.5 1.6 2.9-.2-2.4.2-4.7 1.4-6.8zM7.2 15.6h9.6l-1.1 2.2h-1.1L13.2 23.4h-2.4l-1.4-5.6H8.3z',
  destiny:
    'M12 .6l1.8 6.2L20.2 8.6l-6.4 1.8L12 16.8l-1.8-6.4-6.4-1.8 6.4-1.8zM1 23c2.6-3.2 6.4-4.8 11-4.8s8.4 1.6 11 4.8z',
  challenge: 'M12 1.8l11 20.4H1zM12.4 7.6l-1.6 4.8 2 2.6-5.4 5h3.4l4.6-5-2-2.6z',
  trait:
    'M3 4.4c3.4 1.4 6.2 1.2 9-.6 2.8 1.8 5.6 2 9 .6.8 8-2.4 14.8-9 17.8-6.6-3-9.8-9.8-9-17.8zM6.2 9.6c1.6-1.6 3.3-1.4 4.3.6-1.5 1.2-3.1 1-4.3-.6zM17.8 9.6c-1.6-1.6-3.3-1.4-4.3.6 1.5 1.2 3.1 1 4.3-.6zM8 14.4c2.6 1.8 5.4 1.8 8 0-.8 3.4-2.4 4.4-4 4.4s-3.2-1-4-4.4z',
  quest:
    'M4.6 1.8h12.2A3.2 3.2 0 0 1 20 5v2.6h-3.4v10.6a4 4 0 0 1-4 4H6.4A3.6 3.6 0 0 1 2.8 18.6V17h2.6V5a3.2 3.2 0 0 0-.8-3.2zM8 6.8h6v1.7H8zM8 10.3h6V12H8zM8 13.8h4v1.7H8z',
  'win-condition':
    'M4.8 1.4h14.4v3h-1.5c0 4-2.5 5.7-4.1 7.6 1.6 1.9 4.1 3.6 4.1 7.6h1.5v3H4.8v-3h1.5c0-4 2.5-5.7 4.1-7.6-1.6-1.9-4.1-3.6-4.1-7.6H4.8zM8.8 19.6h6.4c-.4-1.7-1.7-2.9-3.2-4.4-1.5 1.5-2.8 2.7-3.2 4.4z',
  core: 'M12 1.4L4.6 12h4.8v10.6h5.2V12h4.8z',
};

/** Round for abilities, a shield for story icons, nothing around the rest: the frame tells them apart. */
export function frameOf(sign: string): 'ability' | 'icon' | null {
  if ((ABILITIES as readonly string[]).includes(sign)) return 'ability';
  return (ICONS as readonly string[]).includes(sign) ? 'icon' : null;
}

export const FRAMES = {
  ability: 'M12 0.6a11.4 11.4 0 1 1 0 22.8 11.4 11.4 0 0 1 0-22.8z',
  icon: 'M2.4 1h19.2v12.6c0 5.2-4 8.2-9.6 9.8-5.6-1.6-9.6-4.6-9.6-9.8z',
} as const;
