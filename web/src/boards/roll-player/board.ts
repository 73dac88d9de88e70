import type { Sound } from '../../lib/sounds';
import type { Board } from '../index';
import BoardView from './Board.svelte';
import { inHand, note } from './notes';
import Thing from './Thing.svelte';
import { rounds, viewOf } from './view';

const SOUNDS: [RegExp, Sound][] = [
  [/-(pool|starting-dice|rolled|placed|changed|swapped|pool-changed|replaced|moved)$/, 'die'],
  [/-(gold|token)$/, 'coin'],
  [/-(takes|market|bought|added|discarded|dropped|uses|refreshed|turned-up)$/, 'card'],
];

export const board: Board = {
  Board: BoardView,
  Thing,
  note,
  inHand,
  headline(state) {
    const view = viewOf(state);
    if (!view) return [];
    const phase = { id: `phase-${view.phase}`, args: {} };
    const round = { id: 'web-rp-round', args: { round: view.round, rounds: rounds(view) } };
    return view.round && view.phase !== 'over' ? [round, phase] : [phase];
  },
  sound(line) {
    return SOUNDS.find(([kinds]) => kinds.test(line.kind))?.[1] ?? null;
  },
  signs: {
    stars: { sign: '★', tone: 'star' },
    gold: { sign: '●', tone: 'coin' },
    tokens: { sign: '◆' },
    marker: { sign: '⊕', names: 'field' },
  },
};
