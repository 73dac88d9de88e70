import type { Sound } from '../../lib/sounds';
import type { Board } from '../index';
import BoardView from './Board.svelte';
import { inHand, note, rank } from './notes';
import Thing from './Thing.svelte';
import { viewOf } from './view';

const SOUNDS: [RegExp, Sound][] = [
  [/-(rolls|on-roll)$/, 'die'],
  [/-(heals|closes|guards|loot|feat)$/, 'coin'],
  [/-(plays|draws|explores|meets|acquires|hand|examines|moves|gives|from-box|takes|shares|villain)$/, 'card'],
];

export const board: Board = {
  Board: BoardView,
  Thing,
  note,
  inHand,
  rank,
  headline(state) {
    const view = viewOf(state);
    if (!view) return [];
    const scenario = { id: 'web-pf-headline', args: { card: view.scenario.name } };
    if (view.phase !== 'scenario' && view.phase !== 'reset')
      return [scenario, { id: `web-pf-phase-${view.phase}`, args: {} }];
    if (view.turn === null || view.heroes.length === 1) return [scenario];
    const mine = view.turn === view.seat;
    return [scenario, { id: mine ? 'web-pf-my-turn' : 'web-pf-turn', args: { seat: `seat:${view.turn}` } }];
  },
  sound(line) {
    return SOUNDS.find(([kinds]) => kinds.test(line.kind))?.[1] ?? null;
  },
  signs: {
    odds: { sign: '◎', unit: '%' },
    reach: { sign: '◎ ≤', unit: '%' },
    deck: { sign: '▤' },
    hand: { hidden: true },
    discard: { hidden: true },
  },
};
