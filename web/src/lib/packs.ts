import type { CardInfo, TableInfo } from './wire';

/** What the table's card pack calls its cards, for sentences that name them; nothing at a table without one. */
export function packNames(table: TableInfo, cards: CardInfo[]): Record<string, string> {
  if (!table.options.pack) return {};
  return Object.fromEntries(cards.map((card) => [card.reference.replace(':', '-'), card.name]));
}
