/** What has moved between two views: dice from the bag to the cards and on to the heroes, cards from deck to
    market to hero. Places are named as the board's elements name theirs in `data-place`. */
import type { DieView, HeroView, RollPlayerView } from './view';

export interface Move {
  from: string;
  to: string;
}

export interface Changes {
  moves: Move[];
  /** Places whose die shows another face now. */
  turned: string[];
  /** Heroes whose gold has changed. */
  paid: number[];
}

export function changes(before: RollPlayerView, after: RollPlayerView): Changes {
  const found: Changes = { moves: [], turned: [], paid: [] };
  if (after.round < before.round || before.heroes.length !== after.heroes.length) return found;
  const leaving = dicePlaces(before).filter(([place, die]) => !sameDie(die, dieOn(after, place)));
  for (const [place, die] of dicePlaces(after)) {
    const was = dieOn(before, place);
    if (sameDie(die, was)) continue;
    const at = source(leaving, die, place);
    if (at >= 0) {
      found.moves.push({ from: leaving[at][0], to: place });
      leaving.splice(at, 1);
    } else if (was?.colour === die.colour) found.turned.push(place);
    else found.moves.push({ from: 'bag', to: place });
  }
  cardMoves(before, after, found.moves);
  for (const hero of after.heroes)
    if (hero.gold !== before.heroes[hero.seat].gold) found.paid.push(hero.seat);
  return found;
}

/** A die that has left another place: the very same face first, then the same colour turned on its way. A die
    that stays on its card or space and shows another face has not moved. */
function source(leaving: [string, DieView][], die: DieView, place: string): number {
  const exact = leaving.findIndex(([from, left]) => from !== place && sameDie(left, die));
  if (exact >= 0) return exact;
  if (leaving.some(([from, left]) => from === place && left.colour === die.colour)) return -1;
  return leaving.findIndex(([from, left]) => from.startsWith('hand:') && left.colour === die.colour);
}

function sameDie(one: DieView, other: DieView | null | undefined): boolean {
  return other?.colour === one.colour && other.face === one.face;
}

function dicePlaces(view: RollPlayerView): [string, DieView][] {
  const places: [string, DieView][] = [];
  for (const card of view.initiative)
    card.dice.forEach((die, at) => places.push([onCard(card.number, at), die]));
  for (const hero of view.heroes) {
    for (const [row, spaces] of Object.entries(hero.rows))
      spaces.forEach((die, column) => die && places.push([`space:${hero.seat}:${row}:${column}`, die]));
    hero.hand.forEach((die, at) => places.push([`hand:${hero.seat}:${at}`, die]));
  }
  return places;
}

/** The place of a die on an initiative card; a second one lies next to the first. */
export function onCard(card: number | string, at: number): string {
  return at === 0 ? `initiative:${card}` : `initiative:${card}:${at + 1}`;
}

function dieOn(view: RollPlayerView, place: string): DieView | null | undefined {
  const [kind, first, second, third] = place.split(':');
  if (kind === 'initiative')
    return view.initiative.find((card) => String(card.number) === first)?.dice[Number(second ?? 1) - 1];
  const hero = view.heroes[Number(first)];
  if (kind === 'hand') return hero.hand[Number(second)];
  return hero.rows[second][Number(third)];
}

function owned(hero: HeroView): string[] {
  return [...hero.weapons, ...hero.armor, ...hero.skills.map((skill) => skill.id), ...hero.traits];
}

function cardMoves(before: RollPlayerView, after: RollPlayerView, moves: Move[]): void {
  const offered = new Set(before.market.map((offer) => offer.id));
  for (const hero of after.heroes) {
    const had = new Set(owned(before.heroes[hero.seat]));
    for (const id of owned(hero))
      if (!had.has(id))
        moves.push({ from: offered.has(id) ? `market:${id}` : 'deck', to: `own:${hero.seat}:${id}` });
  }
  for (const offer of after.market)
    if (!offered.has(offer.id))
      moves.push({ from: before.discard.includes(offer.id) ? 'discard' : 'deck', to: `market:${offer.id}` });
  const thrown = new Set(before.discard);
  for (const id of after.discard)
    if (!thrown.has(id) && offered.has(id)) moves.push({ from: `market:${id}`, to: 'discard' });
}
