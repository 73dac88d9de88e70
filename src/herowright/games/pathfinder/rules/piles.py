"""Drawing and handling cards (PF-PILE, PF-PLAY-08 to -14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.pathfinder.cards.standing import InsteadOfDrawing, Outgrown
from herowright.games.pathfinder.rules import death
from herowright.games.pathfinder.rules.components import BANISH, BURY, DISCARD, DISPLAY, RECHARGE, SHUFFLE, TOP, Dice
from herowright.games.pathfinder.rules.holding import rank, said

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon, BoxCard
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place

HAND: Final = "hand"


def amount(table: Pathfinder, dice: Dice) -> int:
    """Roll dice that say how much of something there is (PF-DICE-02, PF-DICE-03)."""
    total = dice.plus
    for sides in dice.sides:
        total += table.chance.roll(sides)
    return max(0, total)  # PF-DICE-04


# --- character decks -------------------------------------------------------------------------------------


def take_top(table: Pathfinder, hero: Hero, count: int) -> list[Boon]:
    """Cards from the top of a character deck; whoever has too few dies (PF-DEATH-01, PF-PILE-04)."""
    if count > len(hero.deck):
        death.die(table, hero)
    if count:
        table.chance.reveal()
    cards = hero.deck[:count]
    del hero.deck[:count]
    hero.known_top = max(0, hero.known_top - count)
    hero.known_bottom = min(hero.known_bottom, len(hero.deck))
    return cards


def draw(table: Pathfinder, hero: Hero, count: int, reset: bool = False) -> None:
    """Into the hand, from one's own deck (PF-PILE-01); something may say how many are drawn instead."""
    source, instead = drawn_instead(table, hero, count, reset)
    if source:
        args: dict[str, object] = {"card": source, "count": count, "instead": instead}
        table.report("pf-event-draws-instead", hero.seat, "PF-GOLD-01", args)
    cards = take_top(table, hero, instead)
    hero.hand += cards
    if cards:
        args = {"count": len(cards), "cards": " ".join(card.name for card in cards)}
        table.report("pf-event-draws", hero.seat, "PF-PILE-01", args)


def drawn_instead(table: Pathfinder, hero: Hero, count: int, reset: bool) -> tuple[str, int]:
    """How many cards are drawn, and the card that says so, if any: of those about such a draw the highest ranking one
    (PF-GOLD-02); of equals, the one that lies there before what was said for this turn, and the latest of these."""
    if not count:
        return "", 0
    found = [(source, rule.count) for source, rule in said(table, hero, InsteadOfDrawing) if reset or not rule.reset]
    found += [(source, number) for source, number, only in reversed(hero.draws) if reset or not only]
    return min(found, key=lambda each: rank(each[0])) if found else ("", count)


def shuffle_deck(table: Pathfinder, hero: Hero) -> None:
    table.chance.shuffle(hero.deck)
    hero.known_top = hero.known_bottom = 0


def put(table: Pathfinder, hero: Hero, card: Boon, to: str) -> None:
    """Lay down a card that was taken from somewhere (PF-PLAY-09 to -14)."""
    if to == DISCARD:
        hero.discard.append(card)
    elif to == RECHARGE:
        hero.deck.append(card)
        hero.known_bottom += 1
    elif to == BURY:
        hero.buried.append(card)
    elif to == BANISH:
        banish(table, card)
    elif to == DISPLAY:
        hero.displayed.append(card)
    elif to == HAND:
        hero.hand.append(card)
    elif to == TOP:
        hero.deck.insert(0, card)
        hero.known_top += 1
    elif to == SHUFFLE:
        hero.deck.append(card)
        shuffle_deck(table, hero)


def lose(table: Pathfinder, hero: Hero, card: Boon, to: str, source: str) -> None:
    """A card of the hand goes, without being played (PF-PLAY-02, PF-BOON-11)."""
    hero.let_go(card)
    put(table, hero, card, to)
    table.report("pf-event-loses", hero.seat, "PF-PLAY-02", {"card": card.name, "to": to, "source": source})


def heal(table: Pathfinder, hero: Hero, count: int, source: str) -> None:
    """Random cards of the discard pile are shuffled into the deck."""
    healed = min(count, len(hero.discard))
    for _ in range(healed):
        hero.deck.append(table.chance.take(hero.discard))
    if healed:
        shuffle_deck(table, hero)
    table.report("pf-event-heals", hero.seat, "PF-PRINC-01", {"count": healed, "card": source})


# --- the box ---------------------------------------------------------------------------------------------


def banish(table: Pathfinder, card: BoxCard) -> None:
    """Back into the box, where its pile is shuffled (PF-PLAY-14). Late in a campaign Basic banes, and later Elite ones,
    leave the game for good (the rule of the path, which leaves it to the players with boons)."""
    if _outgrown(table, card):
        table.removed.append(card)
    else:
        table.piles["loot" if getattr(card, "loot", False) else card.kind].append(card)


def _outgrown(table: Pathfinder, card: BoxCard) -> bool:
    if card.family != "bane" or not (card.basic or card.elite):
        return False
    rules = (rule for told in table.story.cards for rule in told.during if isinstance(rule, Outgrown))
    late = [rule.basic if card.basic else rule.elite for rule in rules]
    return bool(late) and table.number >= min(late)


def from_box(table: Pathfinder, kind: str, traits: tuple[str, ...] = ()) -> BoxCard | None:
    """A random card of a kind; with traits, the first drawn that has them all, while the others go back (PF-GEN-07,
    PF-SUMMON-12). Nothing where there is none."""
    pile = table.piles[kind]
    if not traits:
        return table.chance.take(pile) if pile else None
    others = []
    found = None
    while pile and found is None:
        card = table.chance.take(pile)
        if card.traits.issuperset(traits):
            found = card
        else:
            others.append(card)
    pile += others
    return found


def find_in_box(table: Pathfinder, id: str) -> BoxCard | None:
    """A card fetched by its name (PF-GEN-06), or nothing if all copies are in use."""
    card = table.box.named(id)
    pile = table.piles["loot" if getattr(card, "loot", False) else card.kind]
    try:
        pile.remove(card)
    except ValueError:
        return None
    return card


# --- location decks and the blessings deck ---------------------------------------------------------------


def shuffle_place(table: Pathfinder, place: Place) -> None:
    table.chance.shuffle(place.deck)
    place.known_top = place.known_bottom = 0


def take_blessings(table: Pathfinder, count: int) -> list[Boon]:
    """From the top of the blessings deck; without enough of them the scenario is lost (PF-END-01, PF-PILE-04)."""
    if count > len(table.blessings):
        death.lose_scenario(table, "PF-END-01")
    if count:
        table.chance.reveal()
    cards = table.blessings[:count]
    del table.blessings[:count]
    return cards
