/** The character sheet in words, to be copied. */
import { dice, name, say } from '../../lib/texts.svelte';
import { seatTitle } from '../../lib/seats';
import type { SheetProps } from '../index';
import { BOONS, Box, stacks } from './cards';
import { deckOf, sheetOf, type Boxes } from './sheet';
import { viewOf } from './view';

/** `☑ ☐`, as many as the line has. */
export function ticks({ boxes, checked }: Boxes): string {
  return boxes.map((_, at) => (at < checked ? '☑' : '☐')).join(' ');
}

/** The cards of a deck by kind, each kind with its name. */
export function deckByKind(cards: readonly string[], box: Box): { kind: string; cards: string[] }[] {
  return BOONS.map((kind) => ({
    kind,
    cards: stacks(cards.filter((card) => box.values(card).kind === kind))
      .map(({ card, count }) => (count > 1 ? `${name(card)} ×${count}` : name(card)))
      .sort((one, other) => one.localeCompare(other)),
  })).filter(({ cards: found }) => found.length > 0);
}

export function textOf({ table, state, cards, seat }: Omit<SheetProps, 'drawing'>): string {
  const hero = viewOf(state)?.heroes[seat];
  const box = new Box(cards);
  const sheet = hero && sheetOf(hero, box);
  if (!hero?.character || !sheet) return '';
  const title = [name(hero.character), hero.role ? name(hero.role) : '', seatTitle(table.seats[seat])];
  const skills = sheet.skills.map((skill) => {
    const built = skill.built.map(({ skill: other, bonus }) => `${name(`skill:${other}`)} +${bonus}`);
    return [`${name(`skill:${skill.id}`)} ${dice(`d${skill.die}`)}`, ticks(skill), ...built]
      .filter(Boolean)
      .join('  ');
  });
  const powers = [
    `${say('web-pf-hand-size')}: ${sheet.hand.size}  ${ticks(sheet.hand)}`,
    ...sheet.powers.map((power) => `${power.name}  ${ticks(power)}\n  ${power.text ?? ''}`.trimEnd()),
  ];
  const list = sheet.cards.map((line) =>
    `${say(`web-pf-kind-${line.id}`)}: ${line.count}  ${ticks(line)}`.trimEnd(),
  );
  const deck = deckByKind(deckOf(hero, hero.deck_cards), box).map(
    ({ kind, cards: found }) => `${say(`web-pf-kinds-${kind}`)}: ${found.join(', ')}`,
  );
  return [
    title.filter(Boolean).join(' · '),
    [say('web-pf-skills'), ...skills].join('\n'),
    [say('web-pf-powers'), ...powers].join('\n'),
    [say('web-pf-cards-list'), ...list].join('\n'),
    [say('web-pf-deck'), ...deck].join('\n'),
  ].join('\n\n');
}
