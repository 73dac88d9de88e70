"""Fiends and banishing (FF-FIEND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.cards.curses import DearerBanishing, NoBanishing
from herowright.games.roll_player.fiends_familiars.cards.powers import CheaperBanishing
from herowright.games.roll_player.fiends_familiars.rules.choices import BANISHES, Banish
from herowright.table.decision import Option

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.cards.types import Fiend
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

BANISHING: Final = 5  # FF-FIEND-02


def banishing(table: FiendsTable, hero: Adventurer) -> list[Option[Banish]]:
    """Each active fiend, for a charisma token or for gold, never both mixed (FF-FIEND-01 to -03)."""
    if not (hero.gold or hero.tokens):
        return []
    cost = price(hero) if hero.gold else BANISHING
    if hero.gold < cost and not hero.tokens:
        return []
    options = []
    for fiend in hero.fiends:
        if not can_be_banished(table, hero, fiend):
            continue
        if hero.tokens:
            options.append(BANISHES[fiend, 0])
        if hero.gold >= cost:
            options.append(BANISHES[fiend, cost])
    return options


def price(hero: Adventurer) -> int:
    more = sum(curse.gold for curse in hero.powers(DearerBanishing))
    return max(1, BANISHING + more - sum(power.gold for power in hero.powers(CheaperBanishing)))


def can_be_banished(table: FiendsTable, hero: Adventurer, fiend: Fiend) -> bool:
    return not (is_guarded(hero, fiend) or is_too_fresh(table, hero, fiend))


def is_guarded(hero: Adventurer, fiend: Fiend) -> bool:
    """A fiend in force may protect the others (FF-FIEND-11)."""
    for other in hero.fiends:
        if other is not fiend and isinstance(other.effect, NoBanishing) and other not in hero.coming:
            return True
    return False


def is_too_fresh(table: FiendsTable, hero: Adventurer, fiend: Fiend) -> bool:
    """Taken in this Dice Phase, and not to be banished in it if FF-FIEND-07 is read so."""
    return fiend in hero.coming and table.settings.reading("FF-FIEND-07") == "refused"


def banish(table: FiendsTable, hero: Adventurer, fiend: Fiend, gold: int) -> None:
    if gold:
        hero.gold -= gold
    else:
        hero.tokens -= 1
    turn_face_down(table, hero, fiend, "FF-FIEND-02", gold)


def turn_face_down(table: FiendsTable, hero: Adventurer, fiend: Fiend, rule: str, gold: int = 0) -> None:
    """A banished fiend stays with its owner (FF-FIEND-04, FF-FIEND-05)."""
    leave(hero, fiend)
    hero.banished = (*hero.banished, fiend)
    table.report("ff-event-banished", hero.seat, rule, {"fiend": fiend.name, "gold": gold})


def leave(hero: Adventurer, fiend: Fiend) -> None:
    hero.fiends = tuple(other for other in hero.fiends if other is not fiend)
    hero.coming = tuple(other for other in hero.coming if other is not fiend)


def take(table: FiendsTable, hero: Adventurer, card: int) -> None:
    """All fiends on a chosen initiative card come along (FF-DICE-06, FF-CARD-19)."""
    for fiend in table.lurking[card]:
        hero.fiends = (*hero.fiends, fiend)
        hero.coming = (*hero.coming, fiend)
        table.report("ff-event-fiend", hero.seat, "FF-DICE-06", {"fiend": fiend.name})
    table.lurking[card] = ()


def come_into_force(table: FiendsTable) -> None:
    """At the end of the Dice Phase (FF-DICE-07)."""
    for hero in table.heroes:
        hero.coming = ()


def lay_fiends(table: FiendsTable, spaces: list[int], rule: str) -> None:
    """A face-up fiend on each empty space for one (FF-SETUP-34, FF-CLEAN-01, FF-CLEAN-02, FF-CARD-21)."""
    for card in spaces:
        if not table.lurking[card] and table.fiend_deck:
            table.chance.reveal()
            fiend = table.fiend_deck.pop(0)
            table.lurking[card] = (fiend,)
            lurks = {"fiend": fiend.name, "card": table.card_name(card)}
            table.report("ff-event-fiend-appears", None, rule, lurks)
