import type { GameInfo, NewTable, Preset, SeatPlan } from './wire';

/** The bot that sits down unless somebody chooses another one: the strongest there is. */
export function usualBot(game: Pick<GameInfo, 'bots'>): string {
  return game.bots.includes('greedy') ? 'greedy' : (game.bots.at(-1) ?? '');
}

/** A seat for this browser; without a name, the server gives the one it knows. */
export function mySeat(name: string): SeatPlan {
  return { kind: 'me', name: name.trim() || null, bot: null };
}

export function botSeat(bot: string): SeatPlan {
  return { kind: 'bot', name: null, bot };
}

/** The seats of a preset: people first, then bots. */
export function seatsOf(preset: Preset, game: GameInfo, name: string): SeatPlan[] {
  return Array.from({ length: preset.seats }, (_, seat) =>
    seat < preset.seats - preset.bots ? mySeat(seat === 0 ? name : '') : botSeat(usualBot(game)),
  );
}

export function planOf(game: GameInfo, preset: Preset, name: string): NewTable {
  return {
    game: game.id,
    seats: seatsOf(preset, game, name),
    options: preset.options,
    seed: null,
    title: '',
    open: false,
    clock: null,
    cover: null,
  };
}
