/** The shape that stands for each die colour, so that colour is never the only sign. */

type Corner = readonly [angle: number, reach: number];

function corners(count: number, turn: number, reach = 1): Corner[] {
  return Array.from({ length: count }, (_, n) => [turn + (n * 360) / count, reach] as const);
}

const STAR: Corner[] = corners(10, -90).map(([angle], n) => [angle, n % 2 ? 0.52 : 1.18] as const);

const POLYGONS: Record<string, Corner[]> = {
  green: corners(3, -90, 1.2),
  red: corners(4, -90, 1.12),
  purple: STAR,
  black: corners(4, -45, 1.2),
  gold: corners(6, -90, 1.08),
  clear: corners(8, -90).map(([angle], n) => [angle, n % 2 ? 0.42 : 1.2] as const),
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** The outline of a colour's shape around a point; white's is a ring and needs the even-odd rule. */
export function shape(colour: string, x: number, y: number, r: number): string {
  const polygon = POLYGONS[colour] as Corner[] | undefined;
  if (polygon) {
    // A triangle's weight lies low: lifting the others' centre would look wrong, so it alone is lowered.
    const down = colour === 'green' ? y + r * 0.18 : y;
    const points = polygon.map(([angle, reach]) => {
      const turn = (angle * Math.PI) / 180;
      return `${round(x + Math.cos(turn) * r * reach)} ${round(down + Math.sin(turn) * r * reach)}`;
    });
    return `M${points.join('L')}Z`;
  }
  return colour === 'white'
    ? circle(x, y, round(r)) + circle(x, y, round(r * 0.52))
    : circle(x, y, round(r * 0.96));
}

/** Where the pips of each face lie, in a box of 48 by 48; the corner at the lower right is left to the shape. */
const [LOW, MID, HIGH] = [12.5, 23, 33.5];

export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [MID, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [MID, HIGH],
    [HIGH, HIGH],
  ],
];

/** How a drawing is read aloud: by its name, or not at all. */
export function named(name: string): { role: 'img'; 'aria-label': string } | { 'aria-hidden': 'true' } {
  return name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': 'true' };
}
