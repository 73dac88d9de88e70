import { has, say } from './texts.svelte';
import type { Seat } from './wire';

/** What a bot is called in words, such as "Greedy". */
export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** The name of whoever sits there, or of the seat. Names that the server made up are put into the page's language. */
export function seatTitle(seat: Pick<Seat, 'seat' | 'name' | 'bot' | 'person'>): string {
  const number = seat.seat + 1;
  if (seat.bot && !seat.person) {
    const made = seat.bot[0].toUpperCase() + seat.bot.slice(1);
    if (!seat.name) return botName(seat.bot);
    if (seat.name.startsWith(made)) return botName(seat.bot) + seat.name.slice(made.length);
  }
  return seat.name && seat.name !== `Player ${number}` ? seat.name : say('name-seat', { number });
}

/** Whether anybody may still sit down there. */
export function isFree(seat: Pick<Seat, 'bot' | 'person'>): boolean {
  return !seat.person && seat.bot === null;
}
