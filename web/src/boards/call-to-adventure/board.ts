import type { Sound } from '../../lib/sounds';
import type { Board } from '../index';
import BoardView from './Board.svelte';
import { falls, plays, scene } from './drama';
import { inHand, note } from './notes';
import Thing from './Thing.svelte';
import { CARDS_PER_ACT, viewOf } from './view';

const SOUNDS: [RegExp, Sound][] = [
  [/-(cast|rune-turned|again)$/, 'die'],
  [/-(gains-xp|gains-xp-by|uses|dark)$/, 'coin'],
  [/-(trait|won|row|draws|draws-card|plays|plays-for|ally|journey|revealed|adversary-card)$/, 'card'],
];

export const board: Board = {
  Board: BoardView,
  Thing,
  note,
  inHand,
  headline(state) {
    const view = viewOf(state);
    if (!view) return [];
    if (view.phase !== 'story' || view.turn === null) return [{ id: `phase-${view.phase}`, args: {} }];
    const hero = view.heroes[view.seat ?? view.turn];
    const act = { id: 'ca-act', args: { act: Math.min(hero.act, 2) + 1 } };
    if (view.heroes.length === 1) return [act];
    const mine = view.turn === view.seat;
    return [act, { id: mine ? 'web-ca-my-turn' : 'web-ca-turn', args: { seat: `seat:${view.turn}` } }];
  },
  falls,
  plays,
  scene,
  goal(state) {
    const view = viewOf(state);
    const hero = view?.heroes[view.seat ?? 0];
    if (!view || !hero || view.phase !== 'story') return null;
    const act = Math.min(hero.act, 2);
    const cards = { act: act + 1, cards: hero.acts[act].length, of: CARDS_PER_ACT };
    const together = view.mode !== 'versus';
    return {
      brief: [{ id: 'web-ca-goal-cards', args: cards }],
      parts: [
        {
          heading: 'web-goal-aim',
          lines: [{ id: together ? 'web-ca-goal-together' : 'web-ca-goal-aim', args: {} }],
        },
        {
          heading: 'web-goal-left',
          lines: [
            { id: 'web-ca-goal-act', args: cards },
            { id: view.ender === null ? 'web-ca-goal-end' : 'web-ca-goal-last', args: {} },
          ],
        },
      ],
    };
  },
  sound(line) {
    return SOUNDS.find(([kinds]) => kinds.test(line.kind))?.[1] ?? null;
  },
  signs: {
    odds: { sign: '◎', unit: '%' },
    cards: { hidden: true },
    level: { sign: '◐' },
    hand: { owned: true },
    xp: { sign: '✦', tone: 'star', owned: true },
    score: { sign: '★', tone: 'star' },
  },
};
