import { expect, test } from 'vitest';
import { arrow, overlap, placeFor } from './pointing';

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
