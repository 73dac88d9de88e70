"""What happens to a played card that can be recharged (PF-BOON-05 to -12, PF-ENC-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.checks import Check, Way, check
from herowright.games.pathfinder.cards.on import RECHARGING
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.asking import ask
from herowright.games.pathfinder.rules.choices import NO, YES
from herowright.games.pathfinder.rules.choices import RECHARGE as ASK_RECHARGE
from herowright.games.pathfinder.rules.components import BANISH, BURY, DISCARD, RECHARGE
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


def waits(hero: Hero, card: Boon, cost: str) -> bool:
    """Whether the card stays in play until its fate is settled."""
    if cost not in (DISCARD, BURY, BANISH):
        return False
    if card.recharge_check or card.needs_skill is not None:
        return True
    return any(form.saves(card, cost) for _, form in hero.powers.instead)


def lay_in_play(hero: Hero, card: Boon, to: str) -> None:
    """From now on it waits, with where its play sends it (PF-BOON-06, PF-BOON-09): the box, where its text says so for
    those who lack a skill (PF-GOLD-01)."""
    lacking = card.needs_skill is not None and card.needs_skill not in hero.skills
    hero.in_play.append((card, BANISH if lacking else to))


def ways_to_recharge(hero: Hero, card: Boon, to: str) -> Check:
    """The checks that this character may make for it instead of letting it go there: only with skills it has
    (PF-BOON-07, PF-CHECK-15)."""
    found = [way for way in card.recharge_check if way.skill in hero.skills]
    if card.recharge_check:
        for _, form in hero.powers.any_skill:
            if card.kind in form.kinds and not card.traits.isdisjoint(form.traits):
                found.append(min(card.recharge_check, key=lambda each: each.difficulty)._replace(skill=form.skill))
    for _, other in hero.powers.instead:
        if other.saves(card, to):
            found += [way for way in check(other.check) if way.skill in hero.skills]
    easiest: dict[int, Way] = {}  # nobody would choose another
    for way in found:
        easiest[way.skill] = min(easiest.get(way.skill, way), way, key=lambda each: each.difficulty)
    return tuple(easiest.values())


def settle(table: Pathfinder, hero: Hero, card: Boon) -> Steps[None]:
    """Under the deck, or where its play sends it (PF-BOON-06)."""
    at = next((number for number, (each, _) in enumerate(hero.in_play) if each is card), None)
    if at is None:
        return  # its owner has died
    _, to = hero.in_play[at]
    if any(form.takes(card) for _, form in hero.powers.sure_recharge) and card.recharge_check:
        to = RECHARGE
    else:
        ways = ways_to_recharge(hero, card, to)
        tries = ways and (yield from _wanted(table, hero, card))
        if tries and (yield from checking.make(table, hero, ways, RECHARGING, card)):
            to = RECHARGE
    for number, (each, _) in enumerate(hero.in_play):
        if each is card:
            del hero.in_play[number]
            piles.put(table, hero, card, to)
            table.report("pf-event-settles", hero.seat, "PF-BOON-05", {"card": card.name, "to": to})
            return


def give_up(table: Pathfinder) -> None:
    """A death has cut short what cards were played for: they go where their play sends them, and nothing answers that
    they were played (PF-DEATH-11)."""
    table.echoes = []
    for hero in table.heroes:
        for card, to in hero.in_play:
            piles.put(table, hero, card, to)
        hero.in_play = []


def _wanted(table: Pathfinder, hero: Hero, card: Boon) -> Steps[bool]:
    """It may be tried, it need not (PF-BOON-12)."""
    if table.settings.reading("PF-BOON-12") == "forced":
        return True
    return (yield from ask(table, ASK_RECHARGE, hero.seat, lambda: (YES, NO), card.told))
