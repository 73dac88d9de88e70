import type { Sound } from '../../lib/sounds';
import type { Board } from '../index';
import BoardView from './Board.svelte';
import { falls, plays } from './drama';
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
  falls,
  plays,
  goal(state) {
    const view = viewOf(state);
    if (!view || view.round === 0) return null;
    const hero = view.heroes[view.seat ?? 0];
    const dice = Object.values(hero.rows)
      .flat()
      .filter((die) => die === null).length;
    const left = { id: 'web-rp-goal-dice', args: { dice } };
    const round = { id: 'web-rp-round', args: { round: view.round, rounds: rounds(view) } };
    return {
      brief: [left],
      parts: [
        { heading: 'web-goal-aim', lines: [{ id: 'web-rp-goal-aim', args: {} }] },
        {
          heading: 'web-goal-left',
          lines: [round, left, { id: 'web-rp-goal-end', args: {} }],
        },
      ],
    };
  },
  sound(line) {
    return SOUNDS.find(([kinds]) => kinds.test(line.kind))?.[1] ?? null;
  },
  signs: {
    stars: { sign: '★', tone: 'star' },
    gold: { sign: '●', tone: 'coin', owned: true },
    tokens: { sign: '◆', owned: true },
    marker: { sign: '⊕', names: 'field' },
  },
};
