/** What has moved between two views besides dice of the base game: scrolls, fiends, trophies and stored dice. */
import { changes as plain, type Changes } from '../moves';
import type { RollPlayerView } from '../view';
import { isFiends, type FiendsHeroView, type FiendsView } from './view';

export function changes(before: RollPlayerView, after: RollPlayerView): Changes {
  const found = plain(before, after);
  if (!isFiends(before) || !isFiends(after)) return found;
  if (after.round < before.round || before.heroes.length !== after.heroes.length) return found;
  for (const hero of after.heroes) heroMoves(before, before.heroes[hero.seat], hero, found);
  return found;
}

function heroMoves(
  before: FiendsView,
  was: FiendsHeroView,
  hero: FiendsHeroView,
  { moves, paid }: Changes,
): void {
  const offered = new Set(before.market.map((offer) => offer.id));
  for (const id of hero.scrolls)
    if (!was.scrolls.includes(id))
      moves.push({ from: offered.has(id) ? `market:${id}` : 'deck', to: `own:${hero.seat}:${id}` });
  const had = new Set(was.fiends.map((fiend) => fiend.id));
  for (const { id } of hero.fiends)
    if (!had.has(id)) {
      const from = before.initiative.find((card) => card.fiends.includes(id));
      moves.push({
        from: from ? `initiative:${from.number}` : 'fiend-deck',
        to: `fiend:${hero.seat}:${id}`,
      });
    }
  for (const id of hero.trophies)
    if (!was.trophies.includes(id)) moves.push({ from: 'minion', to: `trophy:${hero.seat}:${id}` });
  if (hero.backpack.length > was.backpack.length)
    moves.push({ from: `hand:${hero.seat}:0`, to: `stored:${hero.seat}:${hero.backpack.length - 1}` });
  if (hero.xp !== was.xp && !paid.includes(hero.seat)) paid.push(hero.seat);
}
