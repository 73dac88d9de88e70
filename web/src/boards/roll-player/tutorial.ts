import type { State } from '../../lib/wire';
import type { Tutorial } from '../index';
import { viewOf } from './view';

function asks(...kinds: RegExp[]): (state: State) => boolean {
  return (state) => {
    const kind = state.decision?.kind;
    return kind !== undefined && kinds.some((each) => each.test(kind));
  };
}

const starting = asks(/^start-/);

export const tutorial: Tutorial = {
  plan: {
    seats: [
      { kind: 'me', name: null, bot: null },
      { kind: 'bot', name: null, bot: 'greedy' },
    ],
    options: {},
    // The first player is the learner, and the first Market shows a Weapon, an Armor card and a Trait.
    seed: '11',
  },
  about: ['goals', 'dice', 'market', 'stars'].map((part) => `web-tutor-about-${part}`),
  lessons: [
    { id: 'welcome', target: 'section.bar', act: false, fits: (state) => state.decision !== null },
    { id: 'sheet', target: '[data-touch^="sheet:"]', act: true, fits: asks(/^sheet$/) },
    { id: 'class', target: '[data-touch^="class:"]', act: true, fits: asks(/^class-/) },
    { id: 'goals', target: '.hero .goal', act: false, fits: starting },
    { id: 'backstory', target: '.hero .wish', act: false, fits: starting },
    { id: 'alignment', target: '.hero .compass', act: false, fits: starting },
    { id: 'start', target: '[data-touch^="hand:"], [data-touch^="space:"]', act: true, fits: starting },
    { id: 'initiative', target: '[data-touch^="initiative:"]', act: true, fits: asks(/^initiative$/) },
    { id: 'place', target: '[data-touch^="space:"]', act: true, fits: asks(/^place$/) },
    {
      id: 'action',
      target: '.hero [data-touch]',
      act: true,
      fits: asks(/^action-/, /^(swap-with|keep|step-on)$/),
    },
    { id: 'market', target: '[data-touch^="market:"]', act: true, fits: asks(/^market$/) },
    { id: 'round', target: null, act: false, fits: (state) => (viewOf(state)?.round ?? 0) > 1 },
  ],
};
