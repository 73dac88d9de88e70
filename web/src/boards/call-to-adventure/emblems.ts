/** The drawing that stands for a family of cards. */
const OF_FAMILY: Record<string, string> = {
  adversary: 'foe',
  hero: 'virtue',
  antihero: 'corruption',
};

export function emblemOf(family: string): string {
  return OF_FAMILY[family] ?? family;
}
