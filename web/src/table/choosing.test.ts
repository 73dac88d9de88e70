import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Touched } from '../boards/touch';
import { Refusal } from '../lib/api';
import type { Happened, LiveTable } from '../lib/live.svelte';
import { prefs } from '../lib/prefs.svelte';
import { sample } from '../lib/sample';
import type { Decision, Option, State } from '../lib/wire';
import { Choosing } from './choosing.svelte';

function option(key: string, touches: string[], interrupt = false): Option {
  return { key, label: { id: key.split(':')[0], args: {} }, touches, interrupt };
}

const OPTIONS = [
  option('buy:climb', ['market:climb']),
  option('discard:climb', ['market:climb']),
  option('buy:search', ['market:search']),
  option('use:jump', ['own:jump'], true),
];
const HERE: Touched = { place: { left: 0, top: 0, right: 1, bottom: 1 }, name: 'it' };
const FREE = { figures: [], chance: false };
const text = (id: string) => ({ id, args: {} });

function sitting(options = OPTIONS, about: Partial<Decision> = {}) {
  const state = sample<State>({
    seat: 0,
    decisions: 7,
    number: 9,
    no_undo: null,
    decision: { options, points: true, barred: [], prompt: text('which'), ...about },
    interrupts: [],
  });
  const listeners: ((happened: Happened) => void)[] = [];
  const news = () => listeners.splice(0).forEach((listener) => listener(sample<Happened>({})));
  const choose = vi.fn(async (_seat: number, _key: string) => {});
  const undo = vi.fn(async (_seat: number) => {});
  const onnews = (listener: (happened: Happened) => void) => {
    listeners.push(listener);
    queueMicrotask(news);
    return () => {};
  };
  const live = sample<LiveTable>({ id: 'table', state, choose, undo, onnews });
  const choosing = new Choosing(live);
  choosing.signs = { gold: { owned: true }, wounds: { owned: true, bad: true }, stars: {} };
  choosing.previews = Object.fromEntries(options.map((each) => [each.key, FREE]));
  return { choosing, choose, undo, live };
}

beforeEach(() => {
  prefs.settle = 300;
  vi.useFakeTimers({ toFake: ['performance'] });
});

describe('touching things', () => {
  it('what answers the question glows, what can be done at any time has a quieter mark, and nothing else', () => {
    const { choosing } = sitting();
    expect(choosing.mark('market:climb')).toBe('asked');
    expect(choosing.mark('own:jump')).toBe('offered');
    expect(choosing.mark('market:longsword')).toBe(null);
    expect(choosing.can('market:longsword')).toBe(false);
  });

  it('naming a thing answers at once, where that costs nothing and can be taken back', () => {
    const { choosing, choose } = sitting();
    choosing.touch('market:search', HERE);
    expect(choose).toHaveBeenCalledWith(0, 'buy:search');
  });

  it.each([
    ['it costs something of one’s own', { figures: [['gold', 5, 2]], chance: false }, {}],
    ['it wounds', { figures: [['wounds', 0, 1]], chance: false }, {}],
    ['it cannot be taken back', { figures: [], chance: true }, {}],
    ['it is not known yet what it costs', undefined, {}],
    ['the question is about more than naming a thing', FREE, { points: false }],
  ])('else it opens the thing: %s', (_, preview, about) => {
    const { choosing, choose } = sitting(OPTIONS, about);
    choosing.previews = preview ? { 'buy:search': preview as never } : {};
    choosing.touch('market:search', HERE);
    expect(choose).not.toHaveBeenCalled();
    expect(choosing.opened?.id).toBe('market:search');
  });

  it('never does what can be done at any time', () => {
    const { choosing, choose } = sitting();
    choosing.touch('own:jump', HERE);
    expect(choose).not.toHaveBeenCalled();
    expect(choosing.about('own:jump').options.map((each) => each.key)).toEqual(['use:jump']);
  });

  it('a thing of several options opens with all of them, and closes again', () => {
    const { choosing, choose } = sitting();
    choosing.touch('market:climb', HERE);
    expect(choosing.about('market:climb').options).toHaveLength(2);
    choosing.touch('market:climb', HERE);
    expect(choosing.opened).toBe(null);
    expect(choose).not.toHaveBeenCalled();
  });

  it('what cannot be bought is not discarded by a touch, and says why', () => {
    const discard = option('discard:axe', ['market:axe']);
    const barred = [{ option: option('buy:axe', ['market:axe']), reason: text('no-gold'), rule: null }];
    const { choosing, choose } = sitting([discard], { barred });
    choosing.touch('market:axe', HERE);
    expect(choose).not.toHaveBeenCalled();
    expect(choosing.about('market:axe').barred).toEqual(barred);
    expect(choosing.lacks('market:axe')).not.toBe(null);
  });

  it('a button on the board does what it says', () => {
    const { choosing, choose } = sitting([option('roll', ['dice']), option('wait', [])], { points: false });
    choosing.previews = { roll: { figures: [], chance: true } };
    choosing.touch('dice', HERE, 1);
    expect(choose).toHaveBeenCalledWith(0, 'roll');
  });

  it('or does it several times', async () => {
    const { choosing, choose } = sitting([option('dark', ['rune:dark']), option('leave', ['rune:dark'])]);
    choosing.touch('dark', HERE, 3);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    expect(choose).toHaveBeenCalledTimes(3);
  });
});

describe('a drag', () => {
  it('takes the option about both things', () => {
    const { choosing, choose } = sitting([
      option('give:a', ['card:a', 'seat:1']),
      option('give:b', ['card:a', 'seat:2']),
    ]);
    choosing.drop('card:a', ['seat:2'], HERE);
    expect(choose).toHaveBeenCalledWith(0, 'give:b');
  });

  it('takes a die, and puts it where it was dropped when that is asked', async () => {
    const { choosing, choose, live } = sitting([option('take:1', ['die:1']), option('take:2', ['die:2'])]);
    choosing.drop('die:2', ['row:str', 'space:str:1'], HERE);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    const options = [option('place:str', ['row:str']), option('place:dex', ['row:dex'])];
    const decision = { options, points: true, barred: [], prompt: text('where') };
    const after = sitting(options);
    live.state = sample<State>({ ...after.live.state, decision });
    live.preview = vi.fn(async () => ({ options: { 'place:str': FREE } }) as never);
    await choosing.preview();
    expect(choose.mock.calls.map(([, key]) => key)).toEqual(['take:2', 'place:str']);
  });
});

describe('the options of the bar', () => {
  it('stand in the order of the board, with what may be done at any time after the answers', () => {
    const { choosing } = sitting();
    choosing.rank = (each) => (each.key === 'buy:search' ? 0 : 1);
    const keys = ['buy:search', 'buy:climb', 'discard:climb', 'use:jump'];
    expect(choosing.shown.map((each) => each.key)).toEqual(keys);
  });

  it('fold where many are alike, and unfold', () => {
    const journeys = [1, 2, 3, 4, 5].map((at) => option(`journey:${at}`, []));
    const { choosing } = sitting([option('end', []), ...journeys, option('face', [])]);
    choosing.sorts = (each) => (each.label.id === 'journey' ? 'journey.all' : null);
    expect(choosing.entries.map((entry) => entry.id)).toEqual(['end', 'journey.all', 'face']);
    choosing.press(choosing.entries[1]);
    expect(choosing.entries.map((entry) => entry.id)).toEqual(journeys.map((each) => each.key));
    expect(choosing.back()).toBe(true);
    expect(choosing.entries).toHaveLength(3);
  });
});

describe('a crowd of options', () => {
  const dice = [1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
    ['raise', 'lower'].map((verb) => ({
      ...option(`${verb}:${at}`, [`die:${at}`]),
      label: { id: verb, args: { space: `space:str:${at}` } },
    })),
  );

  it('folds by the thing they are about', () => {
    const { choosing } = sitting([option('skip', []), ...dice]);
    expect(choosing.entries.map((entry) => entry.id)).toEqual([
      'skip',
      ...[1, 2, 3, 4, 5, 6, 7].map((at) => `die:${at}`),
    ]);
    choosing.press(choosing.entries[1]);
    expect(choosing.entries.map((entry) => entry.id)).toEqual(['raise:1', 'lower:1']);
  });

  it('does not where they are few', () => {
    const { choosing } = sitting([option('skip', []), ...dice.slice(0, 10)]);
    expect(choosing.entries).toHaveLength(11);
  });

  it('folds what may be done at any time', () => {
    const skills = [1, 2, 3].map((at) => option(`use:${at}`, [], true));
    const { choosing } = sitting([...dice.slice(0, 6), ...skills]);
    expect(choosing.entries.at(-1)).toMatchObject({ id: 'web-table-any-time.all', options: skills });
    choosing.press(choosing.entries[6]);
    expect(choosing.entries.map((entry) => entry.id)).toEqual(['use:1', 'use:2', 'use:3']);
  });
});

describe('a second press', () => {
  const costly = { figures: [['gold', 5, 2] as [string, number, number]], chance: true };

  it('is asked for what costs something and cannot be taken back, and Esc goes back', () => {
    const { choosing, choose } = sitting();
    choosing.previews = { 'buy:search': costly };
    choosing.pick(OPTIONS[2]);
    expect(choosing.armed).toBe('buy:search');
    expect(choosing.back()).toBe(true);
    expect(choosing.armed).toBe(null);
    vi.advanceTimersByTime(300);
    choosing.pick(OPTIONS[2]);
    vi.advanceTimersByTime(300);
    choosing.pick(OPTIONS[2]);
    expect(choose).toHaveBeenCalledOnce();
  });

  it('comes too soon in a double click', () => {
    const { choosing, choose } = sitting();
    choosing.previews = { 'buy:search': costly };
    choosing.pick(OPTIONS[2]);
    vi.advanceTimersByTime(200);
    choosing.pick(OPTIONS[2]);
    expect(choose).not.toHaveBeenCalled();
  });

  it.each([
    ['only chance has a part in it', { figures: [], chance: true }, OPTIONS],
    ['it brings something', { figures: [...costly.figures, ['stars', 1, 3]], chance: true }, OPTIONS],
    ['it can be taken back', { figures: costly.figures, chance: false }, OPTIONS],
    ['it is the only answer', costly, [OPTIONS[2]]],
  ])('is not asked for where %s', (_, preview, options) => {
    const { choosing, choose } = sitting(options as Option[]);
    choosing.previews = { 'buy:search': preview as never };
    choosing.pick(OPTIONS[2]);
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('a fresh question', () => {
  it('takes no press for a moment', () => {
    const { choosing, choose, live } = sitting();
    choosing.renew();
    const next = sitting([option('roll', ['dice']), option('wait', [])]);
    live.state = next.live.state;
    choosing.renew();
    choosing.previews = { roll: FREE };
    choosing.pick(option('roll', ['dice']));
    choosing.touch('dice', HERE);
    expect(choose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    choosing.pick(option('roll', ['dice']));
    expect(choose).toHaveBeenCalledOnce();
  });

  it('is not fresh because somebody else did something', () => {
    const { choosing, choose, live } = sitting();
    choosing.renew();
    choosing.touch('market:climb', HERE);
    live.state = sample<State>({ ...live.state, number: 10 });
    choosing.renew();
    expect(choosing.opened?.id).toBe('market:climb');
    choosing.pick(OPTIONS[0]);
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('another choice in place of the last one', () => {
  it('is offered while it can be taken back, and needs no undo', async () => {
    const first = [option('take:1', ['die:1']), option('take:2', ['die:2'])];
    const { choosing, choose, undo, live } = sitting(first);
    choosing.pick(first[0]);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    const before = live.state;
    const then = sitting([option('place:str', ['row:str'])]).live.state;
    live.state = sample<State>({ ...then, decisions: 8, number: 10 });
    expect(choosing.mark('die:2')).toBe('instead');
    expect(choosing.mark('die:1')).toBe(null);
    undo.mockImplementation(async () => void (live.state = before));
    choosing.touch('die:2', HERE);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    expect(choose.mock.calls.map(([, key]) => key)).toEqual(['take:1', 'take:2']);
  });

  it('is not offered to whoever is asked next on a shared screen', async () => {
    const first = [option('take:1', ['die:1']), option('take:2', ['die:2'])];
    const { choosing, live, undo } = sitting(first);
    choosing.pick(first[0]);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    const then = sitting([option('place:str', ['row:str'])]).live.state;
    live.state = sample<State>({ ...then, seat: 1, decisions: 8, number: 10 });
    expect(choosing.mark('die:2')).toBe(null);
    choosing.touch('die:2', HERE);
    expect(undo).not.toHaveBeenCalled();
  });

  it('is not offered once something has become known', async () => {
    const first = [option('take:1', ['die:1']), option('take:2', ['die:2'])];
    const { choosing, live } = sitting(first);
    choosing.pick(first[0]);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    const then = sitting([option('place:str', ['row:str'])]).live.state;
    live.state = sample<State>({ ...then, decisions: 8, number: 10, no_undo: text('undo-known') });
    expect(choosing.mark('die:2')).toBe(null);
  });
});

describe('a plan', () => {
  it('is kept while others decide, and offered first when the turn comes', () => {
    const { choosing, live, choose } = sitting();
    const asked = live.state;
    live.state = sample<State>({ ...asked, decision: null, outcome: null });
    expect(choosing.plans).toBe(true);
    choosing.keep({ id: 'market:search', name: 'Search' });
    live.state = asked;
    expect(choosing.shown[0].key).toBe('buy:search');
    expect(choosing.planning?.key).toBe('buy:search');
    choosing.pick(OPTIONS[0]);
    expect(choose).toHaveBeenCalledOnce();
    expect(choosing.plan).toBe(null);
  });

  it('is made while moves of others are shown, when nothing can be chosen', () => {
    const { choosing, live, choose } = sitting();
    const [, , , use] = OPTIONS;
    live.state = sample<State>({ ...live.state, decision: null, outcome: null, interrupts: [use] });
    live.showing = true;
    choosing.touch('own:jump', HERE);
    expect(choosing.opened?.id).toBe('own:jump');
    choosing.touch('own:jump', HERE, 1);
    expect(choose).not.toHaveBeenCalled();
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

  it('is no answer to another question, whatever that offers', async () => {
    const { choosing, choose, live } = sitting();
    choose.mockImplementationOnce(() => {
      live.state!.decision!.prompt = text('which next');
      return Promise.reject(new Refusal({ reason: { id: 'server-stale', args: {} }, rule: null }, 409));
    });
    choosing.pick(OPTIONS[0]);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    expect(choose).toHaveBeenCalledOnce();
  });
});
