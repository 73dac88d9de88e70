import { expect, test } from 'vitest';
import { arrow, overlap, placeFor, within } from './pointing';

const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });

test('boxes overlap by an area, or not at all', () => {
  expect(overlap(box(0, 0), box(5, 5))).toBe(25);
  expect(overlap(box(0, 0), box(10, 0))).toBe(0);
});

test('the coach hides nothing that is needed, and then stands near', () => {
  const target = box(0, 0);
  const places = [box(5, 5), box(100, 0), box(30, 0)];
  expect(placeFor(places, [target], [], target)).toEqual(box(30, 0));
  expect(placeFor(places, [target], [box(30, 0)], target)).toEqual(box(100, 0));
  expect(placeFor(places, [target], [], null)).toEqual(box(100, 0));
});

test('the arrow begins at the coach and ends beside the thing', () => {
  expect(arrow(box(0, 0), box(100, 0))).toMatch(/^M14 5Q.* 88 5M/);
});

test('a thing is in sight where enough of it is, or as much as its panel can show', () => {
  const panel = box(0, 0, 100, 100);
  expect(within(box(10, 90, 10, 50), [panel])).toBe(null);
  expect(within(box(10, 80, 10, 50), [panel])).toEqual(box(10, 80, 10, 20));
  expect(within(box(10, -300, 10, 900), [panel])).toEqual(box(10, 0, 10, 100));
  expect(within(box(110, 0), [panel])).toBe(null);
});
