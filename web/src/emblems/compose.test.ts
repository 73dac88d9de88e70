import { expect, test } from 'vitest';
import { compose, drawingsIn, pictureOf, tally, type Layer } from './compose';

const TEXTS = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });
const GAMES = Object.keys(TEXTS).filter((file) => file !== './parts.txt');
const read = (file: string) => drawingsIn(TEXTS['./parts.txt'], TEXTS[file]);
const { parts } = drawingsIn('bar: M0 0h4v4z\nline: +5 M0 0L4 4;~M1 1h2\nbow /45,1.2: =-M1 1h2z;&bar', '');
const paints = (layers: Layer[]) => layers.map(({ paint }) => paint);

test('a part is drawn layer by layer', () => {
  expect(compose('bar line', parts)).toEqual([
    { d: 'M0 0h4v4z', paint: 'ink' },
    { d: 'M0 0L4 4', paint: 'line', width: 5 },
    { d: 'M1 1h2', paint: 'score', width: 1.8 },
  ]);
});

test('a part can be turned, doubled in a mirror, and made of others', () => {
  const turned = 'translate(32 32) rotate(45) scale(1.2) translate(-32 -32)';
  expect(compose('bow', parts).map(({ paint, transform }) => [paint, transform])).toEqual([
    ['cut', turned],
    ['cut', `${turned} matrix(-1 0 0 1 64 0)`],
    ['ink', turned],
  ]);
});

test('a charge stands apart from what lies under it, and what is cut out does not', () => {
  expect(paints(compose('bar bar@tr', parts))).toEqual(['ink', 'halo', 'ink']);
  expect(paints(compose('bar line@10,20,50,90', parts))).toEqual(['ink', 'hem', 'line', 'score']);
  expect(paints(compose('bar !line@c', parts))).toEqual(['ink', 'score', 'line']);
  expect(compose('~bar', parts)[0].far).toBe(true);
});

test.each(GAMES)('every part that %s names is drawn, and every part is used', (file) => {
  const drawings = read(file);
  const named = (of: string) =>
    [...read(of).cards.values()].flatMap((spec) =>
      spec.split(' ').map((term) => term.replace(/^[~!<]+|@.*$/g, '')),
    );
  const within = [...drawings.parts.values()].join(';');
  const wanted = [...named(file), ...[...within.matchAll(/&([\w-]+)/g)].map(([, name]) => name)];
  expect(wanted.filter((name) => !compose(name, drawings.parts).length)).toEqual([]);
  const used = new Set(GAMES.flatMap(named));
  expect(
    [...drawings.parts.keys()].filter((name) => !used.has(name) && !within.includes(`&${name}`)),
  ).toEqual([]);
});

test('a card that nobody has drawn shows what its name and its traits speak of', () => {
  const drawings = read('./pathfinder.txt');
  const draw = (family: string, id: string, values = {}) => pictureOf({ family, id, values }, drawings);
  expect(draw('boon', 'longsword-of-flames')).toBe('flame longsword@tr');
  expect(draw('boon', 'sting', { kind: 'weapon', traits: ['sword', 'dagger'] })).toBe('dagger');
  expect(draw('boon', 'sting', { kind: 'weapon' })).toBe(drawings.cards.get('family:weapon'));
  expect(draw('unheard-of', 'thing')).toBe('question');
  expect(tally('sting').d).not.toBe(tally('stang').d);
});
