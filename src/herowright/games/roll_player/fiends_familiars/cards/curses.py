"""What fiends do to their owner, as long as they are active (FF-DICE-08)."""

from __future__ import annotations

from dataclasses import dataclass

from herowright.games.roll_player.cards.powers import Power
from herowright.games.roll_player.fiends_familiars.cards.measures import Measure
from herowright.games.roll_player.fiends_familiars.cards.part import ARGUMENTS
from herowright.games.roll_player.fiends_familiars.cards.powers import BOTH
from herowright.games.roll_player.rules.components import GOLD, LOOK_OF, SPLIT_DICE
from herowright.table.message import Message

# Where gold can fail to come from.
GOLD_DIE, ROW, INITIATIVE, MARKET = "gold-die", "row", "initiative", "market"
# Dice a fiend spoils when they are chosen.
SPLIT, GOLDEN, HIGH = "split", "gold", "high"


class Curse(Power):
    __slots__ = ()

    arguments = ARGUMENTS


@dataclass(frozen=True, slots=True)
class NoAction(Curse):
    """The action of these rows cannot be used after placing dice."""

    rows: tuple[int, ...]

    says = "ff-curse-no-action"


@dataclass(frozen=True, slots=True)
class Dearer(Curse):
    """Cards of a type, or all, cost more (FF-FIEND-10, FF-FIEND-12)."""

    gold: int = 0
    double: bool = False
    type: str = ""

    @property
    def text(self) -> Message:
        how = "double" if self.double else "more"
        return Message(f"ff-curse-dearer-{how}", {"gold": self.gold, "type": self.type or "card"})


@dataclass(frozen=True, slots=True)
class NoGold(Curse):
    """One source of gold pays nothing."""

    source: str

    says = "ff-curse-no-gold"


@dataclass(frozen=True, slots=True)
class SpoilChosen(Curse):
    """A die of this kind is set to a face when its owner chooses it (FF-FIEND-09)."""

    dice: str
    face: int

    says = "ff-curse-spoil"

    def spoils(self, die: int, face: int) -> bool:
        return {SPLIT: die in SPLIT_DICE, GOLDEN: LOOK_OF[die] == GOLD, HIGH: face >= 6}[self.dice]


@dataclass(frozen=True, slots=True)
class RollChosen(Curse):
    """Dice are rolled again when their owner chooses them."""

    says = "ff-curse-roll-chosen"


@dataclass(frozen=True, slots=True)
class NoTop(Curse):
    """The highest free initiative card cannot be taken unless it is the only one."""

    says = "ff-curse-no-top"


@dataclass(frozen=True, slots=True)
class NoRefresh(Curse):
    """No skill is refreshed in Clean-up."""

    says = "ff-curse-no-refresh"


@dataclass(frozen=True, slots=True)
class NoBanishing(Curse):
    """Other fiends of the same owner cannot be banished (FF-FIEND-11)."""

    says = "ff-curse-no-banishing"


@dataclass(frozen=True, slots=True)
class DearerBanishing(Curse):
    """Banishing with gold costs more."""

    gold: int

    says = "ff-curse-dearer-banishing"


@dataclass(frozen=True, slots=True)
class FewerDice(Curse):
    """Fewer Combat dice in the pool, though never none."""

    dice: int
    where: str = BOTH

    says = "ff-curse-fewer-dice"


@dataclass(frozen=True, slots=True)
class LowerResult(Curse):
    """Taken from the sum of the Combat dice."""

    minus: int
    where: str = BOTH

    says = "ff-curse-lower-result"


@dataclass(frozen=True, slots=True)
class DearerMercenaries(Curse):
    gold: int = 0
    xp: int = 0

    says = "ff-curse-dearer-mercenaries"


@dataclass(frozen=True, slots=True)
class NoRerolls(Curse):
    """XP cannot reroll Combat dice."""

    says = "ff-curse-no-rerolls"


@dataclass(frozen=True, slots=True)
class LessXp(Curse):
    """Every gain of XP is smaller."""

    xp: int

    says = "ff-curse-less-xp"


@dataclass(frozen=True, slots=True)
class HuntToll(Curse):
    """A Hunt costs gold; who cannot pay cannot hunt."""

    gold: int

    says = "ff-curse-hunt-toll"


@dataclass(frozen=True, slots=True)
class StarsLost(Curse):
    """Stars are lost in final scoring (FF-FIEND-08); by a measure, one for every so many."""

    stars: int = 0
    per: Measure | None = None
    each: int = 1

    @property
    def text(self) -> Message:
        if self.per is None:
            return Message("ff-curse-stars-lost", {"stars": self.stars})
        return Message("ff-curse-stars-lost-per", {"each": self.each, "what": self.per.text})
