/** What lies open over a board: a card in full, somebody's hero, a pile. */
export class Windows {
  /** A reference such as `card:climb`. */
  card = $state<string | null>(null);
  seat = $state<number | null>(null);
  pile = $state.raw<{ heading: string; cards: string[] } | null>(null);

  close(): void {
    [this.card, this.seat, this.pile] = [null, null, null];
  }
}
