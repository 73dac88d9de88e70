import { expect, test } from 'vitest';
import type { State } from '../lib/wire';
import { ended, LESSONS, lessonFor } from './lessons';

function asked(kind: string | null, round = 0): State {
  const decision = kind && { kind, prompt: { id: '', args: {} }, rule: '', options: [] };
  return { decision, view: { round } } as unknown as State;
}

test('the lesson follows what is asked, and reading comes before doing', () => {
  expect(lessonFor(asked('sheet'), [])?.id).toBe('welcome');
  expect(lessonFor(asked('sheet'), ['welcome'])?.id).toBe('sheet');
  expect(lessonFor(asked('start-die'), ['welcome', 'sheet', 'class'])?.id).toBe('goals');
  expect(lessonFor(asked(null), ['welcome'])).toBeNull();
});

test('a lesson about a choice ends when the choice is made', () => {
  expect(ended(asked('sheet'), asked(null), ['welcome'])).toEqual(['sheet']);
  expect(ended(asked('start-die'), asked('start-row'), [])).toEqual([]);
  expect(ended(asked('start-row'), asked('initiative', 1), ['goals'])).toEqual(['start']);
});

test('the last lesson comes with the second round', () => {
  const all = LESSONS.map((lesson) => lesson.id).filter((id) => id !== 'round');
  expect(lessonFor(asked('initiative', 1), all)).toBeNull();
  expect(lessonFor(asked('initiative', 2), all)?.id).toBe('round');
});
