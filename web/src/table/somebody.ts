import { seatTitle } from '../lib/seats';
import type { Said, Seat } from '../lib/wire';

/** Somebody at a table: whoever plays a seat, or a spectator who has said something. */
export interface Somebody {
  seat: number | null;
  by: string;
  name: string;
}

export const ofSeat = (seat: Seat): Somebody => ({ seat: seat.seat, by: '', name: seatTitle(seat) });

export const ofSaid = (said: Said, name: string): Somebody => ({ seat: said.seat, by: said.by, name });
