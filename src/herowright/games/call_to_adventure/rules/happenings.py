"""Cards that react to what happens: origins, adversaries and quests (CA-EXTRA-07, CA-ADV-02, CA-COOP-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herowright.games.call_to_adventure.cards.powers import (
    AdversaryGains,
    AdversaryLoses,
    DearDark,
    Toll,
    When,
)
from herowright.games.call_to_adventure.cards.types import Adversary
from herowright.games.call_to_adventure.rules import experience, hand, morality
from herowright.games.call_to_adventure.rules.components import ANTIHERO, DARK_XP, HERO, JOURNEY_XP

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.gains import Gain
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero


class Happening(NamedTuple):
    """What happened to a hero; each kind of event fills in what belongs to it."""

    event: str
    abilities: tuple[int, ...] = ()
    hard: bool = False
    dark: int = 0
    margin: int = 0
    icons: tuple[int, ...] = ()
    kind: str = ""


# Those without anything to fill in.
LOST: Final = Happening("lost")
TRAIT_GAINED: Final = Happening("trait")
ALLY_GAINED: Final = Happening("ally")
JOURNEYED: Final = Happening("journey")
FELL: Final = Happening("fell")
ROSE: Final = Happening("rose")
ACT_FINISHED: Final = Happening("act")
DARK_BOUGHT: Final = Happening("dark")


# What quests do when something happens.
ON_A_TRIGGER: Final[tuple[type[Any], ...]] = (When, AdversaryGains, AdversaryLoses)


def see_adversaries(table: CallToAdventure) -> None:
    """Note the effects of adversaries that lie face up (CA-ADV-02, CA-ADV-07), or of the one all play against.
    To be called whenever one comes or goes."""
    cards: list[Adversary]
    if table.adversary is not None:
        cards = [table.adversary] if table.adversary_stands else []
    else:
        rows = table.rows[: table.revealed]
        cards = [card for row in rows for card in row if isinstance(card, Adversary)]
    table.standing = tuple(cards)
    table.reactions = ()
    table.journey_price, table.dark_price = JOURNEY_XP, DARK_XP
    for card in cards:
        power = card.power
        if isinstance(power, When):
            table.reactions = (*table.reactions, (power, card.name))
        elif isinstance(power, Toll):
            table.journey_price += power.xp
        elif isinstance(power, DearDark):
            table.dark_price += power.xp


def happened(table: CallToAdventure, hero: Hero, happening: Happening) -> None:
    """Let every card react that waits for this: first the hero's own, then what lies on the table."""
    for power, name in hero.reactions:
        if power.trigger.event == happening.event and power.trigger.fits(happening):
            receive(table, hero, power.gain, "CA-EXTRA-09", name)
    for power, name in table.reactions:
        if power.trigger.event == happening.event and power.trigger.fits(happening):
            receive(table, hero, power.gain, "CA-ADV-02", name)
    for quest in table.quests:
        for each in quest.powers:
            if isinstance(each, When) and _fits(each, happening):
                receive(table, hero, each.gain, "CA-COOP-13", quest.name)
            elif isinstance(each, AdversaryGains) and _fits(each, happening):
                adversary_gains(table, each.xp, quest.name)
            elif isinstance(each, AdversaryLoses) and _fits(each, happening):
                adversary_gains(table, -each.xp, quest.name)


def awaited(table: CallToAdventure, hero: Hero, event: str) -> bool:
    """Whether any card waits for such an event."""
    for power, _ in (*hero.reactions, *table.reactions):
        if power.trigger.event == event:
            return True
    waiting = [power for quest in table.quests for power in quest.powers if isinstance(power, ON_A_TRIGGER)]
    return any(power.trigger.event == event for power in waiting)


def _fits(power: When | AdversaryGains | AdversaryLoses, happening: Happening) -> bool:
    return power.trigger.event == happening.event and power.trigger.fits(happening)


def receive(table: CallToAdventure, hero: Hero, gain: Gain, rule: str, source: str) -> None:
    """All of a gain that needs no choice."""
    if gain.xp:
        experience.gain(table, hero, gain.xp, rule, source)
    if gain.virtue:
        morality.rise(table, hero, gain.virtue)
    if gain.corruption:
        morality.fall(table, hero, gain.corruption)
    if gain.hero:
        hand.draw(table, hero, HERO, gain.hero, rule)
    if gain.antihero:
        hand.draw(table, hero, ANTIHERO, gain.antihero, rule)


def adversary_gains(table: CallToAdventure, xp: int, source: str) -> None:
    """Experience for the adversary, who wins with enough of it (CA-COOP-29, CA-COOP-41)."""
    before = table.adversary_xp
    table.adversary_xp = max(0, before + experience.from_supply(table, xp))
    if table.adversary_xp == before:
        return
    goal = adversary_goal(table)
    args = {"xp": abs(table.adversary_xp - before), "total": table.adversary_xp, "goal": goal, "card": source}
    table.report("ca-event-adversary-gains" if xp > 0 else "ca-event-adversary-loses", None, "CA-COOP-13", args)
    if table.adversary_xp >= goal:
        table.lost = True


def adversary_goal(table: CallToAdventure) -> int:
    """The number on the win-condition card for so many players (CA-COOP-07, CA-COOP-11)."""
    return table.box.win_condition.xp[len(table.heroes) - 1]
