import { has, say } from './texts.svelte';
import type { Seat } from './wire';

/** What a bot is called in words, such as "Thinker". */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** The name of the person in a seat, otherwise of the bot, otherwise of the seat. */
export function seatTitle(seat: Pick<Seat, 'seat' | 'name' | 'number' | 'bot' | 'person'>): string {
  if (seat.name) return seat.name;
  if (seat.bot && !seat.person) return [botName(seat.bot), seat.number || ''].join(' ').trim();
  return say('name-seat', { number: seat.seat + 1 });
}

/** Whether anybody may still sit down there. */
export function isFree(seat: Pick<Seat, 'bot' | 'person'>): boolean {
  return !seat.person && seat.bot === null;
}

/** Whether the person there has to agree to going back, also where a bot stands in. */
export function agreesToRewind(seat: Pick<Seat, 'person' | 'mine' | 'resigned'>): boolean {
  return seat.person && !seat.mine && !seat.resigned;
}
