import { expect, test } from 'vitest';
import { sample } from '../../lib/sample';
import type { State } from '../../lib/wire';
import { ended, lessonFor } from '../../tutorial/lessons';
import { tutorial } from './tutorial';

const { lessons } = tutorial;

function asked(kind: string | null, round = 0): State {
  const decision = kind === null ? null : { kind, prompt: { id: '', args: {} }, rule: '', options: [] };
  return sample<State>({ decision, view: { game: 'roll-player', round } });
}

test('the lesson follows what is asked, and reading comes before doing', () => {
  expect(lessonFor(lessons, asked('sheet'), [])?.id).toBe('welcome');
  expect(lessonFor(lessons, asked('sheet'), ['welcome'])?.id).toBe('sheet');
  expect(lessonFor(lessons, asked('start-die'), ['welcome', 'sheet', 'class'])?.id).toBe('goals');
  expect(lessonFor(lessons, asked(null), ['welcome'])).toBeNull();
});

test('a lesson about a choice ends when the choice is made', () => {
  expect(ended(lessons, asked('sheet'), asked(null), ['welcome'])).toEqual(['sheet']);
  expect(ended(lessons, asked('start-die'), asked('start-row'), [])).toEqual([]);
  expect(ended(lessons, asked('start-row'), asked('initiative', 1), ['goals'])).toEqual(['start']);
});

test('the last lesson comes with the second round', () => {
  const all = lessons.map((lesson) => lesson.id).filter((id) => id !== 'round');
  expect(lessonFor(lessons, asked('initiative', 1), all)).toBeNull();
  expect(lessonFor(lessons, asked('initiative', 2), all)?.id).toBe('round');
});
