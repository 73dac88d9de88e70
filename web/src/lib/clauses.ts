/** The games by the letters that their clauses begin with. */
const GAMES: Record<string, string> = {
  CA: 'call-to-adventure',
  PF: 'pathfinder',
  RP: 'roll-player',
};

/** The game a clause such as `RP-DICE-17` belongs to. */
export function gameOf(rule: string): string | null {
  return GAMES[rule.split('-', 1)[0]] ?? null;
}
