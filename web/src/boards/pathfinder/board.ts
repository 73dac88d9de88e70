import type { Sound } from '../../lib/sounds';
import type { Board } from '../index';
import BoardView from './Board.svelte';
import { falls, hero, plays, scene } from './drama';
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
  falls,
  plays,
  scene,
  hero,
  helps: true,
  resultHeading: 'web-pf-end-heading',
  goal(state) {
    const view = viewOf(state);
    if (!view || (view.phase !== 'scenario' && view.phase !== 'reset' && !view.places.length)) return null;
    const { villains, during } = view.scenario;
    const open = view.places.filter((place) => place.open).map((place) => place.name);
    const left = [
      { id: 'web-pf-goal-open', args: { open: open.length } },
      { id: 'web-pf-goal-blessings', args: { left: view.blessings.left } },
    ];
    const who = villains.join(' ');
    return {
      brief: [...(who ? [{ id: 'web-pf-goal-who', args: { villains: who } }] : []), ...left],
      parts: [
        {
          heading: 'web-goal-aim',
          lines: [
            who ? { id: 'web-pf-goal-aim', args: { villains: who } } : { id: 'pf-card-close-all', args: {} },
          ],
        },
        {
          heading: 'web-goal-rules',
          lines: [
            ...during,
            ...view.story.filter((card) => card.name !== view.scenario.name).flatMap((card) => card.during),
          ].map((rule) => ({ id: 'web-pf-goal-rule', args: { rule } })),
        },
        {
          heading: 'web-goal-left',
          lines: [
            ...(open.length ? [{ id: 'web-pf-goal-places', args: { places: open.join(' ') } }] : []),
            left[1],
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
    reach: { sign: '◎ ≤', unit: '%' },
    damage: { bad: true },
    deck: { sign: '▤' },
    hand: { hidden: true, owned: true },
    discard: { hidden: true },
  },
};
