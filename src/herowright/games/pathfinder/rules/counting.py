"""Whether a check to defeat that succeeds also counts. The rules ask when the dice have fallen, the odds before."""

from __future__ import annotations

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
        for trouble in (*card.defeated, *(rule.trouble for rule in rules)):
            if trouble.keeps:
                return Counts(1 - trouble.keeps, Message("pf-vain-kept", {"trouble": trouble.text}))
    return FULLY
