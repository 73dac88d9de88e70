"""Whether a check to defeat that succeeds also counts. The rules ask when the dice have fallen, the odds before."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from herowright.games.pathfinder.cards.on import DEFEAT
from herowright.games.pathfinder.cards.standing import DEFEATS, NeedsTrait
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules.holding import on_check, said_about
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Checking, Pathfinder


class Counts(NamedTuple):
    """The part of all successes that counts, and what keeps the rest from it."""

    share: float
    why: Message | None = None


FULLY = Counts(1.0)


def lacking(table: Pathfinder, check: Checking) -> str | None:
    """A trait without which the bane stays undefeated, and which the check does not have (PF-CHECK-46)."""
    for rule in on_check(table, check, NeedsTrait):
        if rule.trait not in check.traits:
            return rule.trait
    return None


def counts(table: Pathfinder, check: Checking) -> Counts:
    met = table.encounter
    if check.purpose != DEFEAT or met is None or met.beaten:
        return FULLY
    trait = lacking(table, check)
    if trait is not None:
        return Counts(0.0, Message("pf-vain-trait", {"trait": f"mark:{trait}"}))
    if met.failed:
        return Counts(0.0, Message("pf-vain-failed"))  # every check has to be passed (PF-CHECK-03)
    card = met.card
    if isinstance(card, Bane) and check.ways is card.checks[-1]:
        rules = said_about(table, table.heroes[met.seat], DEFEATS, card)
        troubles = [each for each in (*card.defeated, *(rule.trouble for rule in rules)) if each.keeps]
        if troubles:  # all of them befall whoever defeats it (PF-ENC-22)
            likeliest = max(troubles, key=lambda each: each.keeps)
            share = prod([1 - each.keeps for each in troubles])
            return Counts(share, Message("pf-vain-kept", {"trouble": likeliest.text}))
    return FULLY
