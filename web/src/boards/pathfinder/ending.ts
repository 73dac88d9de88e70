import type { Ending } from '../index';
import CharacterPage from './CharacterPage.svelte';
import { textOf } from './charactertext';
import Summary from './Summary.svelte';
import Things from './Things.svelte';

export const ending: Ending = {
  Things,
  sign: '',
  amount: (points) => ({ id: 'web-pf-end-amount', args: { won: points > 0 ? 'yes' : 'no' } }),
  /** Everybody wins or loses together (PF-END-01, PF-END-05). */
  verdict({ seats, winners }) {
    const scenario = seats[0]?.lines.find((line) => line.category === 'scenario')?.things[0] ?? '';
    return { id: winners.length ? 'web-pf-end-won' : 'web-pf-end-lost', args: { card: scenario } };
  },
  sheet: { name: 'web-pf-sheet', Drawing: CharacterPage, text: textOf },
  Summary,
};
