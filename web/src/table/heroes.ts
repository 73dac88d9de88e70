import type { Board } from '../boards';
import type { State, Text } from '../lib/wire';

/** The state with questions and answers that speak of heroes, where the game has told whose they are. */
export function withHeroes(state: State, board: Board): State {
  const { decision } = state;
  const { hero } = board;
  if (!hero) return state;
  const text = ({ id, args }: Text): Text => ({
    id,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, meant(value)])),
  });
  const meant = (value: unknown): unknown => {
    const [, seat] = typeof value === 'string' ? (/^seat:(\d+)$/.exec(value) ?? []) : [];
    return seat === undefined ? value : (hero(state, Number(seat)) ?? value);
  };
  const labelled = <T extends { label: Text }>(option: T): T => ({ ...option, label: text(option.label) });
  return {
    ...state,
    interrupts: state.interrupts.map(labelled),
    decision: decision && {
      ...decision,
      prompt: text(decision.prompt),
      options: decision.options.map(labelled),
    },
  };
}
