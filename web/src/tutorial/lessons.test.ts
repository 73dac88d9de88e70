import { expect, test } from 'vitest';
import { sample } from '../lib/sample';
import type { LessonInfo, State } from '../lib/wire';
import { ended, fits, lessonFor } from './lessons';

function lesson(id: string, more: Partial<LessonInfo> = {}): LessonInfo {
  return { id, target: null, act: false, asks: '', offers: '', where: {}, over: false, ...more };
}

const LESSONS = [
  lesson('welcome'),
  lesson('sheet', { act: true, asks: '^sheet$' }),
  lesson('goals', { asks: '^start-' }),
  lesson('start', { act: true, asks: '^start-' }),
  lesson('round', { where: { round: 2 } }),
  lesson('end', { over: true }),
];

function asked(kind: string | null, view: object = {}, keys: string[] = [], over = false): State {
  const options = keys.map((key) => ({ key }));
  const decision = kind === null ? null : { kind, prompt: { id: '', args: {} }, rule: '', options };
  return sample<State>({ decision, view, outcome: over ? {} : null } as unknown as State);
}

test('the lesson follows what is asked, and reading comes before doing', () => {
  expect(lessonFor(LESSONS, asked('sheet'), [])?.id).toBe('welcome');
  expect(lessonFor(LESSONS, asked('sheet'), ['welcome'])?.id).toBe('sheet');
  expect(lessonFor(LESSONS, asked('start-die'), ['welcome', 'sheet'])?.id).toBe('goals');
  expect(lessonFor(LESSONS, asked(null), ['welcome'])).toBeNull();
});

test('a lesson about a choice ends when the choice is made', () => {
  expect(ended(LESSONS, asked('sheet'), asked(null), ['welcome'])).toEqual(['sheet']);
  expect(ended(LESSONS, asked('start-die'), asked('start-row'), [])).toEqual([]);
  expect(ended(LESSONS, asked('start-row'), asked('initiative'), ['goals'])).toEqual(['start']);
});

test('a lesson can wait for what is on the table, for an option, or for the end', () => {
  const round = lesson('round', { where: { round: 2, 'heroes.0.skills': true } });
  expect(fits(round, asked('market', { round: 2, heroes: [{ skills: ['climb'] }] }))).toBe(true);
  expect(fits(round, asked('market', { round: 1, heroes: [{ skills: ['climb'] }] }))).toBe(false);
  expect(fits(round, asked('market', { round: 2, heroes: [{ skills: [] }] }))).toBe(false);
  const skill = lesson('skill', { offers: '^use:' });
  expect(fits(skill, asked('market', {}, ['buy:climb']))).toBe(false);
  expect(fits(skill, asked('market', {}, ['buy:climb', 'use:climb']))).toBe(true);
  const villain = lesson('villain', { where: { 'encounter.card': 'bane:vhiski' } });
  expect(fits(villain, asked('prepare', { encounter: null }))).toBe(false);
  expect(fits(villain, asked('prepare', { encounter: { card: 'bane:vhiski' } }))).toBe(true);
  expect(lessonFor(LESSONS, asked(null, {}, [], true), ['welcome'])?.id).toBe('end');
});
