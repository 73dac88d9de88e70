/** A card in a row of others, by itself, or as large as it gets. */
export type Size = 'small' | 'normal' | 'full';

/** How large the cards of a game are, in their own letters, how close their lines, and how strongly their colour is in the
    ink of small headings and drawings, in per cent. */
export interface Measures {
  width: number;
  height: number;
  fullWidth: number;
  fullHeight: number;
  lines: number;
  tone: number;
}
