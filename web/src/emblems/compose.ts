/** Pictures of cards, put together from drawn parts.

    `parts.txt` is the vocabulary. A line is a part on a field of 64 by 64: `name /turn,scale: layer; layer`. A layer is a
    filled shape in ink; `-` before it cuts it out, `+` draws a line in ink and `~` one that is cut out, each with its width if
    it is not the usual one; `=` draws its mirror image as well, `&name` puts another part there, `Ox,y,r` is a circle.

    `<game>.txt` says what is on each card, by family and id: parts from the back to the front, such as `~moon wolf flame@tr`.
    `~` is a part in the distance, `!` one cut out of what lies under it, `<` its mirror image; after `@` stands a place, or x,
    y, size in per cent and turn. Under `[part]` are those that no other game shows. */
export interface Layer {
  d: string;
  paint: 'ink' | 'cut' | 'line' | 'score' | 'halo' | 'hem';
  width?: number;
  transform?: string;
  far?: boolean;
}

type Lines = ReadonlyMap<string, string>;

/** What is drawn for a game: the parts, and which of them stand on each card. */
export interface Drawings {
  parts: Lines;
  cards: Lines;
}

/** Where a charge stands: its middle, and its size in per cent. */
const PLACES: Record<string, readonly number[]> = {
  tl: [15, 15, 48],
  tr: [49, 15, 48],
  bl: [15, 49, 48],
  br: [48, 48, 50],
  t: [32, 14, 46],
  b: [32, 49, 48],
  c: [32, 32, 52],
  m: [32, 34, 38],
};
const PAINTS = { '': 'ink', '-': 'cut', '+': 'line', '~': 'score' } as const;
const OPPOSITE = { ink: 'cut', cut: 'ink', line: 'score', score: 'line', halo: 'halo', hem: 'hem' } as const;
const WIDTHS = { ink: undefined, cut: undefined, line: 3, score: 1.8 } as const;
const MIRROR = 'matrix(-1 0 0 1 64 0)';

/** Lines of `key: value`; a `[heading]` comes before the keys that follow it. */
function linesOf(text: string): Lines {
  const found = new Map<string, string>();
  let heading = '';
  for (const line of text.split('\n')) {
    const [, title] = /^\[(.+)\]$/.exec(line) ?? [];
    if (title) heading = `${title}:`;
    const [, key, value] = /^([^#:]+): (.+)$/.exec(line) ?? [];
    if (key) found.set(heading + key, value);
  }
  return found;
}

/** The parts by name; how one is turned stands before its layers, as in `/45,1.25 `. */
function partsOf(text: string): Lines {
  const found = new Map<string, string>();
  for (const [key, value] of linesOf(text)) {
    const [name, turn] = key.split(' ');
    found.set(name, `${turn ?? '/0,1'} ${value}`);
  }
  return found;
}

/** The shared parts and the file of a game, read. */
export function drawingsIn(shared: string, game: string): Drawings {
  const [cards, own = ''] = game.split('\n[part]\n');
  return { parts: partsOf(`${shared}\n${own}`), cards: linesOf(cards) };
}

const round = (number: number) => Math.round(number * 100) / 100;

function circle(_: string, x: string, y: string, r: string): string {
  return `M${round(+x - +r)} ${y}a${r} ${r} 0 1 0 ${2 * +r} 0a${r} ${r} 0 1 0 ${-2 * +r} 0z`;
}

function part(parts: Lines, name: string, around: string): Layer[] {
  const [, turn, scale, drawn] = /^\/(-?\d+),([\d.]+) (.*)$/.exec(parts.get(name) ?? '') ?? [];
  if (drawn === undefined) return [];
  const set =
    turn === '0' && scale === '1'
      ? around
      : `${around} translate(32 32) rotate(${turn}) scale(${scale}) translate(-32 -32)`.trim();
  return drawn.split(';').flatMap((layer): Layer[] => {
    const [, twice, sign, width, d] = /^\s*(=?)([-+~]?)([\d.]*)\s*(.*)$/.exec(layer)!;
    if (d.startsWith('&')) return part(parts, d.slice(1), set);
    const paint = PAINTS[sign as keyof typeof PAINTS];
    const shape: Layer = {
      d: d.replaceAll(/O([\d.-]+),([\d.-]+),([\d.]+)/g, circle),
      paint,
      width: width ? +width : WIDTHS[paint],
      transform: set || undefined,
    };
    return twice ? [shape, { ...shape, transform: `${set} ${MIRROR}`.trim() }] : [shape];
  });
}

/** The layers of a picture, from the back to the front. */
export function compose(spec: string, parts: Lines): Layer[] {
  return spec.split(' ').flatMap((term) => {
    const [, marks, name, at] = /^([~!<]*)([^@]+)(?:@(.+))?$/.exec(term)!;
    const [x, y, size, turn = 0] = at ? (PLACES[at] ?? at.split(',').map(Number)) : [32, 32, 100];
    const flip = marks.includes('<');
    const moved = at
      ? `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size / 100}) translate(-32 -32)`
      : '';
    const layers = part(parts, name, [moved, ...(flip ? [MIRROR] : [])].filter(Boolean).join(' '));
    if (marks.includes('!')) return layers.map((layer) => ({ ...layer, paint: OPPOSITE[layer.paint] }));
    if (marks.includes('~')) return layers.map((layer) => ({ ...layer, far: true }));
    if (!at) return layers;
    // Paper around a charge keeps it apart from what lies under it.
    const apart = 400 / size;
    const halo = layers
      .filter(({ paint }) => paint === 'ink' || paint === 'line')
      .map((layer): Layer => ({
        ...layer,
        paint: layer.paint === 'ink' ? 'halo' : 'hem',
        width: (layer.width ?? 0) + apart,
      }));
    return [...halo, ...layers];
  });
}

/** A card as far as its picture goes. */
export interface Pictured {
  family: string;
  id: string;
  values?: Readonly<Record<string, unknown>>;
}

/** A card nobody has drawn, such as one of a pack: what its id and its traits name, or what stands for its kind. */
export function pictureOf(card: Pictured, drawn: Drawings): string {
  const { kind, traits } = card.values ?? {};
  const words = [...card.id.split('-').reverse(), ...(Array.isArray(traits) ? traits.map(String) : [])];
  const named = [...new Set(words.map((word) => word.replace(/s$/, '')))].filter((word) =>
    drawn.parts.has(word),
  );
  const [main, charge] = named;
  const family = drawn.cards.get(`family:${String(kind)}`) ?? drawn.cards.get(`family:${card.family}`);
  return main ? `${main}${charge ? ` ${charge}@tr` : ''}` : (family ?? 'question');
}

/** Dots around a picture, different for every id, so that two cards without a drawing of their own are told apart. */
export function tally(id: string): Layer {
  const hash = [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7);
  const dots = Array.from({ length: 24 }, (_, n) => n).filter((n) => n === 0 || (hash >>> n) & 1);
  const at = (turn: number) => [32 + 33 * Math.sin(turn), 32 - 33 * Math.cos(turn)].map(round);
  const d = dots.map((n) => {
    const [x, y] = at((n * Math.PI) / 12);
    return circle('', String(x), String(y), '1.4');
  });
  return { d: d.join(''), paint: 'ink' };
}
