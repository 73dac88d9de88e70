"""Lasting effects of classes and weapons. The rules ask a hero for a power where it matters
(`hero.power(Discount)`); the same declaration words the card."""

from __future__ import annotations

from dataclasses import dataclass

from herowright.games.roll_player.cards.part import Part
from herowright.games.roll_player.rules.components import COLOUR_IDS, ROW_NAMES, ROWS
from herowright.table.message import Message


class Power(Part):
    """Base of all lasting effects. `text` is how the card words it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DieBonus(Power):
    """Each die of a colour, or of a row, counts more when goals are scored (RP-CARD-12)."""

    bonus: int
    colour: int | None = None
    row: int | None = None

    @property
    def text(self) -> Message:
        if self.colour is not None:
            return Message(
                "rp-power-die-bonus-colour", {"bonus": self.bonus, "colour": f"colour:{COLOUR_IDS[self.colour]}"}
            )
        assert self.row is not None
        return Message("rp-power-die-bonus-row", {"bonus": self.bonus, "row": ROW_NAMES[self.row]})


@dataclass(frozen=True, slots=True)
class RowBonus(Power):
    """Two rows count more when goals are scored."""

    bonus: int
    rows: tuple[int, int]

    @property
    def text(self) -> Message:
        first, second = (ROW_NAMES[row] for row in self.rows)
        return Message("rp-power-row-bonus", {"bonus": self.bonus, "first": first, "second": second})


@dataclass(frozen=True, slots=True)
class ExtraPiece(Power):
    """Counts as one more card of one unfinished armour set (RP-CARD-26 to RP-CARD-28)."""

    says = "rp-power-extra-piece"


@dataclass(frozen=True, slots=True)
class LongerShift(Power):
    """The Constitution action changes a die by up to this much."""

    most: int

    says = "rp-power-longer-shift"


@dataclass(frozen=True, slots=True)
class Discount(Power):
    """Purchases of these card types, or all, cost less; never from the top of the deck."""

    gold: int
    types: tuple[str, ...] = ()
    # Whether it also covers cards bought from the discard pile in an edition (RP-ED-12).
    discard_pile: tuple[str, ...] = ("pl2", "de1")

    @property
    def text(self) -> Message:
        if not self.types:
            return Message("rp-power-discount", {"gold": self.gold})
        if len(self.types) == 1:
            return Message("rp-power-discount-type", {"gold": self.gold, "type": f"type:{self.types[0]}"})
        first, second = (f"type:{type}" for type in self.types)
        return Message("rp-power-discount-types", {"gold": self.gold, "first": first, "second": second})


@dataclass(frozen=True, slots=True)
class HighestPays(Power):
    """Taking the highest initiative card in play brings gold or charisma tokens."""

    gold: int = 0
    tokens: int = 0

    says = "rp-power-highest-pays"


@dataclass(frozen=True, slots=True)
class LowestPays(Power):
    """Taking the lowest initiative card still free brings gold."""

    gold: int

    says = "rp-power-lowest-pays"


@dataclass(frozen=True, slots=True)
class Hands(Power):
    """Weapons with up to this many hand symbols may be owned (RP-ED-11)."""

    hands: int

    says = "rp-power-hands"


@dataclass(frozen=True, slots=True)
class GoldDicePay(Power):
    """Gold dice pay this much instead of 2 (RP-SETUP-32, RP-DICE-10)."""

    gold: int

    says = "rp-power-gold-dice-pay"


@dataclass(frozen=True, slots=True)
class CardFromDiscard(Power):
    """Before the Market Phase, one card of the discard pile may join the Market (RP-CARD-02)."""

    says = "rp-power-card-from-discard"


@dataclass(frozen=True, slots=True)
class Purchases(Power):
    """Up to this many purchases in a Market turn (RP-CARD-05 to RP-CARD-07)."""

    most: int

    says = "rp-power-purchases"


@dataclass(frozen=True, slots=True)
class Refreshes(Power):
    """Up to this many skills may be refreshed in Clean-up, and each pays gold."""

    most: int
    gold: int = 0

    says = "rp-power-refreshes"


@dataclass(frozen=True, slots=True)
class WisdomSteps(Power):
    """The Wisdom action moves the marker up to this many steps and pays gold."""

    most: int
    gold: int = 0

    says = "rp-power-wisdom-steps"


@dataclass(frozen=True, slots=True)
class ActionInstead(Power):
    """After placing a die in certain rows, another row's action may be used instead."""

    row: int
    after: tuple[int, ...] = tuple(ROWS)

    @property
    def text(self) -> Message:
        if len(self.after) == len(ROWS):
            return Message("rp-power-action-instead", {"row": ROW_NAMES[self.row]})
        rows = " ".join(ROW_NAMES[row] for row in self.after)
        return Message("rp-power-action-instead-after", {"row": ROW_NAMES[self.row], "rows": rows})


@dataclass(frozen=True, slots=True)
class TraitAnyWay(Power):
    """After buying a trait the marker may move one step any way, or stay."""

    says = "rp-power-trait-any-way"


@dataclass(frozen=True, slots=True)
class MoveOnDiscard(Power):
    """Taking 2 gold in place of buying pays more and lets the marker move one step (RP-VAR-11)."""

    gold: int = 0

    says = "rp-power-move-on-discard"
