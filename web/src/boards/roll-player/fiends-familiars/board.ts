import type { Sound } from '../../../lib/sounds';
import type { Board } from '../../index';
import { board as plain } from '../board';
import BoardView from './Board.svelte';
import { scene } from '../drama';
import { falls, plays } from './drama';
import { inHand, note } from './notes';
import Thing from './Thing.svelte';
import { viewOf } from './view';

const SOUNDS: [RegExp, Sound][] = [
  [/^ff-event-(combat-roll|reroll|stored|spoiled)$/, 'die'],
  [/^ff-event-(toll|hired|exchange)$/, 'coin'],
  [/^ff-event-(takes|fiend|fiend-appears|banished|minion|trophy|adventure|looked|monster|call)$/, 'card'],
];

export const board: Board = {
  ...plain,
  Board: BoardView,
  Thing,
  note,
  inHand,
  /** How many rounds there are depends on when the Call comes (FF-CALL-01). */
  headline(state) {
    const view = viewOf(state);
    if (!view) return [];
    const phase = { id: `phase-${view.phase}`, args: {} };
    const round = { id: 'web-ff-round', args: { round: view.round } };
    const fighting = view.phase === 'over' || view.phase === 'battle';
    return view.round && !fighting ? [round, phase] : [phase];
  },
  falls,
  plays,
  scene,
  goal(state) {
    const goal = plain.goal?.(state);
    if (!goal) return null;
    const parts = goal.parts.map((part) => ({
      ...part,
      lines: part.lines.filter((line) => line.id !== 'web-rp-round'),
    }));
    return { ...goal, parts };
  },
  sound(line) {
    return SOUNDS.find(([kinds]) => kinds.test(line.kind))?.[1] ?? plain.sound(line);
  },
  signs: {
    ...plain.signs,
    xp: { sign: '▲', tone: 'good', owned: true },
    glory: { sign: '☀', tone: 'star' },
    wounds: { sign: '▼', tone: 'bad', bad: true, owned: true },
    // The words of an option name the fiend, and the row tells the Power.
    fiends: { hidden: true, bad: true },
  },
};
