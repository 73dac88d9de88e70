/** The six kinds of dice: the outline of each, on a field of 40 by 40, and the colour it has everywhere. */
interface Look {
  outline: string;
  /** The edges that meet behind the number. */
  edges: string;
  colour: string;
  /** Where the number stands. */
  y: number;
}

export const LOOKS: Readonly<Record<number, Look>> = {
  4: { outline: 'M20 3L38 35H2Z', edges: 'M20 3L20 35', colour: 'gold', y: 29 },
  6: { outline: 'M5 5H35V35H5Z', edges: '', colour: 'green', y: 26.5 },
  8: { outline: 'M20 2L37 20L20 38L3 20Z', edges: 'M3 20L20 28L37 20', colour: 'blue', y: 24 },
  10: {
    outline: 'M20 2L38 17V24L20 38L2 24V17Z',
    edges: 'M2 20L12 25L20 38L28 25L38 20',
    colour: 'purple',
    y: 23,
  },
  12: {
    outline: 'M20 2L38 15.5L31 37H9L2 15.5Z',
    edges: 'M20 2V8M38 15.5L32 17.5M31 37L27.5 31.5M9 37L12.5 31.5M2 15.5L8 17.5',
    colour: 'red',
    y: 27,
  },
  20: {
    outline: 'M20 2L36 11V29L20 38L4 29V11Z',
    edges: 'M20 2L8 26H32ZM4 11L8 26M36 11L32 26M20 38V32',
    colour: 'black',
    y: 25,
  },
};

/** `2d8+1d4+3`, as the cards write it; the largest dice first. */
export function written(sides: readonly number[], plus: number): string {
  const sizes = [...new Set(sides)].sort((one, other) => other - one);
  const dice = sizes.map((size) => `${sides.filter((each) => each === size).length}d${size}`).join('+');
  if (!dice) return String(plus);
  return plus > 0 ? `${dice}+${plus}` : plus < 0 ? `${dice}−${-plus}` : dice;
}

/** Equal dice side by side, the largest first; each keeps its place in the roll. */
export function sorted(sides: readonly number[]): { sides: number; at: number }[] {
  return sides
    .map((size, at) => ({ sides: size, at }))
    .sort((one, other) => other.sides - one.sides || one.at - other.at);
}
