"""The ways a location can be closed (PF-CLOSE-03, PF-CLOSE-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from herowright.games.pathfinder.cards.on import GEN, RANDOM, kinds_text
from herowright.games.pathfinder.cards.part import Part
from herowright.games.pathfinder.rules.components import BANISH, DISCARD
from herowright.table.message import Message


class ClosingWay(Part):
    __slots__ = ()

    id: ClassVar[str]


@dataclass(frozen=True, slots=True)
class ByCheck(ClosingWay):
    check: str

    id = "check"
    says = "pf-closing-check"


@dataclass(frozen=True, slots=True)
class ByPaying(ClosingWay):
    """Cards of one's own hand are discarded, buried, recharged or banished (PF-CLOSE-07)."""

    kinds: tuple[str, ...] = ()
    count: int = 1
    cost: str = DISCARD

    id = "pay"

    @property
    def text(self) -> Message:
        args = {"count": self.count, "to": self.cost}
        if self.kinds:
            paid = kinds_text(self.kinds, GEN if self.cost == BANISH else "")
            return Message("pf-closing-pay-kinds", {**args, "kinds": paid})
        return Message("pf-closing-pay", args)


@dataclass(frozen=True, slots=True)
class BySummoning(ClosingWay):
    """A summoned bane has to be defeated: a named one or a random one of a kind (PF-CLOSE-19)."""

    bane: str = ""
    kind: str = ""

    id = "summon"

    @property
    def text(self) -> Message:
        if self.kind:
            return Message("pf-closing-summon-kind", {"kinds": kinds_text((self.kind,), RANDOM)})
        return Message("pf-closing-summon", {"card": f"bane:{self.bane}"})


@dataclass(frozen=True, slots=True)
class ByItself(ClosingWay):
    id = "free"
    says = "pf-closing-free"
