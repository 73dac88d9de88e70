"""Lasting effects of classes and weapons that the expansion knows besides those of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from herowright.games.roll_player.cards.powers import Power
from herowright.table.message import Message

# Where Combat dice are rolled.
HUNT, BATTLE, BOTH = "hunt", "battle", "both"


@dataclass(frozen=True, slots=True)
class CombatDice(Power):
    """More Combat dice in the pool."""

    dice: int
    where: str = BOTH

    @property
    def text(self) -> Message:
        return Message("ff-power-combat-dice", {"dice": self.dice, "where": self.where})


@dataclass(frozen=True, slots=True)
class ResultBonus(Power):
    """Added to the sum of the Combat dice."""

    bonus: int
    where: str = BOTH

    @property
    def text(self) -> Message:
        return Message("ff-power-result-bonus", {"bonus": self.bonus, "where": self.where})


@dataclass(frozen=True, slots=True)
class FreeRerolls(Power):
    """So many rerolls of a Combat die cost no XP in each fight."""

    rerolls: int
    where: str = BOTH

    @property
    def text(self) -> Message:
        return Message("ff-power-free-rerolls", {"rerolls": self.rerolls, "where": self.where})


@dataclass(frozen=True, slots=True)
class CheaperMercenaries(Power):
    gold: int = 0
    xp: int = 0

    @property
    def text(self) -> Message:
        return Message("ff-power-cheaper-mercenaries", {"gold": self.gold, "xp": self.xp})


@dataclass(frozen=True, slots=True)
class CheaperBanishing(Power):
    """Banishing with gold costs less."""

    gold: int

    @property
    def text(self) -> Message:
        return Message("ff-power-cheaper-banishing", {"gold": self.gold})


@dataclass(frozen=True, slots=True)
class CheaperExchange(Power):
    """Exchanging the minion costs less."""

    gold: int

    @property
    def text(self) -> Message:
        return Message("ff-power-cheaper-exchange", {"gold": self.gold})


@dataclass(frozen=True, slots=True)
class TrophyPays(Power):
    """Every trophy brings more."""

    xp: int = 0
    gold: int = 0
    glory: int = 0

    @property
    def text(self) -> Message:
        return Message("ff-power-trophy-pays", {"xp": self.xp, "gold": self.gold, "glory": self.glory})


@dataclass(frozen=True, slots=True)
class HuntPays(Power):
    """Every Hunt brings something, whatever its result."""

    xp: int = 0
    gold: int = 0

    @property
    def text(self) -> Message:
        return Message("ff-power-hunt-pays", {"xp": self.xp, "gold": self.gold})


@dataclass(frozen=True, slots=True)
class WoundsIgnored(Power):
    """So many Wound tokens of each Hunt are not taken."""

    wounds: int

    @property
    def text(self) -> Message:
        return Message("ff-power-wounds-ignored", {"wounds": self.wounds})


@dataclass(frozen=True, slots=True)
class FiendPays(Power):
    """Taking a fiend with an initiative card brings something."""

    xp: int = 0
    gold: int = 0

    @property
    def text(self) -> Message:
        return Message("ff-power-fiend-pays", {"xp": self.xp, "gold": self.gold})


@dataclass(frozen=True, slots=True)
class FamiliarPays(Power):
    """Placing a die on the familiar brings gold."""

    gold: int

    @property
    def text(self) -> Message:
        return Message("ff-power-familiar-pays", {"gold": self.gold})


@dataclass(frozen=True, slots=True)
class SplitPays(Power):
    """Placing a split die brings gold."""

    gold: int

    @property
    def text(self) -> Message:
        return Message("ff-power-split-pays", {"gold": self.gold})


@dataclass(frozen=True, slots=True)
class TwoActions(Power):
    """After placing two dice, the actions of both rows may be used."""

    @property
    def text(self) -> Message:
        return Message("ff-power-two-actions")


@dataclass(frozen=True, slots=True)
class PowerInstead(Power):
    """After a Combat roll the familiar's Power may stand in for it (FF-CARD-12, FF-CARD-13)."""

    @property
    def text(self) -> Message:
        return Message("ff-power-power-instead")


@dataclass(frozen=True, slots=True)
class StoreDice(Power):
    """Dice just taken may wait here before they are placed (FF-CARD-02 to FF-CARD-05)."""

    most: int

    @property
    def text(self) -> Message:
        return Message("ff-power-store-dice", {"most": self.most})
