import type { CardInfo, CheckedPack, OwnValue, Setting, TableInfo } from './wire';

/** What the table's card pack calls its cards, for sentences that name them; nothing at a table without one. */
export function packNames(table: TableInfo, cards: CardInfo[]): Record<string, string> {
  if (!table.options.pack) return {};
  return Object.fromEntries(cards.map((card) => [card.reference.replace(':', '-'), card.name]));
}

/** The settings, with what a pack adds to their values. */
export function settingsWith(settings: readonly Setting[], pack: CheckedPack | null): Setting[] {
  return settings.map((setting) => ({
    ...setting,
    values: [...setting.values, ...ownOf(pack, setting.id).map((own) => own.value)],
  }));
}

/** What a pack calls the values it adds, for a page that lists them. */
export function ownNames(pack: CheckedPack | null, lang: string): Record<string, string> {
  return Object.fromEntries(
    (pack?.own ?? []).map((own) => [`${own.setting}-${own.value}`, own.names[lang] ?? own.value]),
  );
}

/** The chosen values without those of a pack that has been put away. */
export function withoutOwn(
  options: Readonly<Record<string, string | string[]>>,
  settings: readonly Setting[],
  pack: CheckedPack | null,
): Record<string, string | string[]> {
  const gone = settings.filter((setting) =>
    ownOf(pack, setting.id).some((own) => own.value === options[setting.id]),
  );
  return { ...options, ...Object.fromEntries(gone.map((setting) => [setting.id, setting.default])) };
}

function ownOf(pack: CheckedPack | null, setting: string): OwnValue[] {
  return (pack?.own ?? []).filter((own) => own.setting === setting);
}
