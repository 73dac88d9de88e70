"""Experience, glory, wounds and trophies: what a hero gains and loses (FF-HUNT, FF-XP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.cards.curses import LessXp
from herowright.games.roll_player.fiends_familiars.rules.choices import STORE_XP, STORED_XP
from herowright.games.roll_player.rules.gold import pay
from herowright.table.decision import Steps, ask

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import Card
    from herowright.games.roll_player.fiends_familiars.cards.types import Reward
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

DEVIOUS: Final = "devious"


def gain_xp(table: FiendsTable, hero: Adventurer, xp: int, rule: str) -> Steps[None]:
    """Whoever has Devious may keep any part on that card, at this moment only (FF-CARD-14 to -16)."""
    xp = left_of(hero, xp)
    if xp <= 0:
        return
    table.report("ff-event-xp", hero.seat, rule, {"xp": xp})
    stored = 0
    if any(trait.id == DEVIOUS for trait in hero.traits):
        stored = yield from ask(STORE_XP, hero.seat, lambda: [STORED_XP[part] for part in range(xp + 1)], {"xp": xp})
    hero.xp += xp - stored
    if stored:
        hero.stored += stored
        table.report("ff-event-xp-stored", hero.seat, "FF-CARD-14", {"xp": stored, "card": f"card:{DEVIOUS}"})


def left_of(hero: Adventurer, xp: int) -> int:
    """What fiends leave of experience to come (FF-DICE-08)."""
    return xp - sum(curse.xp for curse in hero.powers(LessXp))


def gain_glory(table: FiendsTable, hero: Adventurer, glory: int, rule: str) -> None:
    if glory:
        hero.glory += glory
        table.report("ff-event-glory", hero.seat, rule, {"glory": glory})


def take_wounds(table: FiendsTable, hero: Adventurer, wounds: int, rule: str) -> None:
    if wounds > 0:
        hero.wounds += wounds
        table.report("ff-event-wounds", hero.seat, rule, {"wounds": wounds})


def heal(table: FiendsTable, hero: Adventurer, wounds: int, rule: str) -> None:
    healed = min(wounds, hero.wounds)
    if healed:
        hero.wounds -= healed
        table.report("ff-event-healed", hero.seat, rule, {"wounds": healed})


def give(table: FiendsTable, hero: Adventurer, reward: Reward, rule: str, card: Card) -> Steps[None]:
    """Everything a line of a card lists; its action is the receiver's choice (FF-HUNT-13, FF-HUNT-15)."""
    pay(table, hero, reward.gold, rule, "card", card=card.name)
    gain_glory(table, hero, reward.glory, rule)
    take_wounds(table, hero, reward.wounds, rule)
    yield from gain_xp(table, hero, reward.xp, rule)
    if reward.action is not None:
        yield from reward.action.offered(table, hero, card)
