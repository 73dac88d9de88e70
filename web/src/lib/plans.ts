import type { GameInfo, NewTable, Preset, SeatPlan, Setting } from './wire';

/** The bot that sits down unless somebody chooses another one: it plays well and at once. */
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
    seat < preset.seats - preset.bots
      ? mySeat(seat === 0 ? name : '')
      : botSeat(preset.bot ?? usualBot(game)),
  );
}

/** A choice of its own, which can be changed. */
export function copied(value: string | string[]): string | string[] {
  return typeof value === 'string' ? value : [...value];
}

/** The settings of a game as it is usually played. */
export function usualRules(game: Pick<GameInfo, 'settings'>): Record<string, string | string[]> {
  return Object.fromEntries(game.settings.map((setting) => [setting.id, copied(setting.default)]));
}

/** What a game is like with these options: how many can play, and whether there are secrets. */
export function limitsOf(
  game: GameInfo,
  options: Readonly<Record<string, unknown>>,
): Pick<GameInfo, 'least_seats' | 'most_seats' | 'secrets'> {
  const chosen = game.limits.filter((limit) => options[limit.setting] === limit.value);
  return {
    least_seats: Math.max(game.least_seats, ...chosen.map((limit) => limit.least_seats)),
    most_seats: Math.min(game.most_seats, ...chosen.map((limit) => limit.most_seats)),
    secrets: game.secrets || chosen.some((limit) => limit.secrets),
  };
}

/** Whether a setting matters with these options. */
export function matters(setting: Setting, options: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(setting.needs).every(([other, values]) => values.includes(String(options[other])));
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
    // Several people at one screen hand it over by name.
    cover: preset.id === 'shared-screen' ? true : null,
  };
}
