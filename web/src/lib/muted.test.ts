import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.resetModules();
});

const fresh = () => import('./muted.svelte');

test('somebody is muted at one table until they are heard again, also after a reload', async () => {
  const { isMuted, muteHere } = await fresh();
  muteHere('one', 'seat:1', true);
  expect(isMuted('one', 'seat:1')).toBe(true);
  expect(isMuted('one', 'seat:2')).toBe(false);
  expect(isMuted('two', 'seat:1')).toBe(false);
  vi.resetModules();
  const again = await fresh();
  expect(again.isMuted('one', 'seat:1')).toBe(true);
  again.muteHere('one', 'seat:1', false);
  expect(again.isMuted('one', 'seat:1')).toBe(false);
});

test('a spectator is known by who they are, a player by the seat', async () => {
  const { speakerOf, isMuted } = await fresh();
  expect(speakerOf({ seat: 2, by: 'abc' })).toBe('seat:2');
  expect(speakerOf({ seat: null, by: 'abc' })).toBe('abc');
  expect(isMuted('one', speakerOf({ seat: null, by: '' }))).toBe(false);
});

test('only the last tables are remembered', async () => {
  const { isMuted, muteHere } = await fresh();
  for (let table = 0; table < 60; table++) muteHere(`t${table}`, 'x', true);
  expect(isMuted('t0', 'x')).toBe(false);
  expect(isMuted('t59', 'x')).toBe(true);
});
