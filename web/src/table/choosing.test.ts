import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../lib/api';
import type { LiveTable } from '../lib/live.svelte';
import { sample } from '../lib/sample';
import type { Option, State } from '../lib/wire';
import { Choosing } from './choosing.svelte';

function option(key: string, touches: string[], interrupt = false): Option {
  return { key, label: { id: key, args: {} }, touches, interrupt };
}

const OPTIONS = [
  option('buy:climb', ['market:climb']),
  option('discard:climb', ['market:climb']),
  option('buy:search', ['market:search']),
  option('use:jump', ['own:jump'], true),
];

function sitting(options = OPTIONS) {
  const state = sample<State>({
    seat: 0,
    decisions: 7,
    number: 9,
    decision: { options },
    interrupts: [],
  });
  const choose = vi.fn(async () => {});
  const live = sample<LiveTable>({ state, choose });
  return { choosing: new Choosing(live), choose };
}

describe('touching things', () => {
  it('only what an option concerns can be touched', () => {
    const { choosing } = sitting();
    expect(choosing.can('market:climb')).toBe(true);
    expect(choosing.can('market:longsword')).toBe(false);
  });

  it('a thing of one option chooses it', () => {
    const { choosing, choose } = sitting();
    choosing.touch('market:search');
    expect(choose).toHaveBeenCalledWith(0, 'buy:search');
  });

  it('a thing of several options narrows them, and touching it again shows all', () => {
    const { choosing, choose } = sitting();
    choosing.touch('market:climb');
    expect(choose).not.toHaveBeenCalled();
    expect(choosing.shown.map((each) => each.key)).toEqual(['buy:climb', 'discard:climb']);
    choosing.touch('market:climb');
    expect(choosing.shown).toHaveLength(4);
  });
});

describe('the order of options', () => {
  it('is that of the board, with what may be done at any time after the answers', () => {
    const { choosing } = sitting();
    choosing.rank = (each) => (each.key === 'buy:search' ? 0 : 1);
    const keys = ['buy:search', 'buy:climb', 'discard:climb', 'use:jump'];
    expect(choosing.shown.map((each) => each.key)).toEqual(keys);
  });
});

describe('choices that cannot be taken back', () => {
  it('ask for a second press, and Esc goes back', () => {
    const { choosing, choose } = sitting();
    choosing.previews = { 'buy:search': { figures: [], chance: true } };
    choosing.pick(OPTIONS[2]);
    expect(choosing.armed).toBe('buy:search');
    expect(choosing.back()).toBe(true);
    expect(choosing.armed).toBe(null);
    choosing.pick(OPTIONS[2]);
    choosing.pick(OPTIONS[2]);
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('a choice that crossed another', () => {
  it('is sent again while it is offered', async () => {
    const { choosing, choose } = sitting();
    choose.mockRejectedValueOnce(new Refusal({ reason: { id: 'server-stale', args: {} }, rule: null }, 409));
    choosing.pick(OPTIONS[3]);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    expect(choose).toHaveBeenCalledTimes(2);
  });
});
