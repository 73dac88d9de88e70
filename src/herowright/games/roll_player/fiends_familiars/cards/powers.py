"""Lasting effects of classes and weapons that the expansion knows besides those of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from herowright.games.roll_player.cards.powers import Power

# Where Combat dice are rolled.
HUNT, BATTLE, BOTH = "hunt", "battle", "both"


@dataclass(frozen=True, slots=True)
class CombatDice(Power):
    """More Combat dice in the pool."""

    dice: int
    where: str = BOTH

    says = "ff-power-combat-dice"


@dataclass(frozen=True, slots=True)
class ResultBonus(Power):
    """Added to the sum of the Combat dice."""

    bonus: int
    where: str = BOTH

    says = "ff-power-result-bonus"


@dataclass(frozen=True, slots=True)
class FreeRerolls(Power):
    """So many rerolls of a Combat die cost no XP in each fight."""

    rerolls: int
    where: str = BOTH

    says = "ff-power-free-rerolls"


@dataclass(frozen=True, slots=True)
class CheaperMercenaries(Power):
    gold: int = 0
    xp: int = 0

    says = "ff-power-cheaper-mercenaries"


@dataclass(frozen=True, slots=True)
class CheaperBanishing(Power):
    """Banishing with gold costs less."""

    gold: int

    says = "ff-power-cheaper-banishing"


@dataclass(frozen=True, slots=True)
class CheaperExchange(Power):
    """Exchanging the minion costs less."""

    gold: int

    says = "ff-power-cheaper-exchange"


@dataclass(frozen=True, slots=True)
class TrophyPays(Power):
    """Every trophy brings more."""

    xp: int = 0
    gold: int = 0
    glory: int = 0

    says = "ff-power-trophy-pays"


@dataclass(frozen=True, slots=True)
class HuntPays(Power):
    """Every Hunt brings something, whatever its result."""

    xp: int = 0
    gold: int = 0

    says = "ff-power-hunt-pays"


@dataclass(frozen=True, slots=True)
class WoundsIgnored(Power):
    """So many Wound tokens of each Hunt are not taken."""

    wounds: int

    says = "ff-power-wounds-ignored"


@dataclass(frozen=True, slots=True)
class FiendPays(Power):
    """Taking a fiend with an initiative card brings something."""

    xp: int = 0
    gold: int = 0

    says = "ff-power-fiend-pays"


@dataclass(frozen=True, slots=True)
class FamiliarPays(Power):
    """Placing a die on the familiar brings gold."""

    gold: int

    says = "ff-power-familiar-pays"


@dataclass(frozen=True, slots=True)
class SplitPays(Power):
    """Placing a split die brings gold."""

    gold: int

    says = "ff-power-split-pays"


@dataclass(frozen=True, slots=True)
class TwoActions(Power):
    """After placing two dice, the actions of both rows may be used."""

    says = "ff-power-two-actions"


@dataclass(frozen=True, slots=True)
class PowerInstead(Power):
    """After a Combat roll the familiar's Power may stand in for it (FF-CARD-12, FF-CARD-13)."""

    says = "ff-power-power-instead"


@dataclass(frozen=True, slots=True)
class StoreDice(Power):
    """Dice just taken may wait here before they are placed (FF-CARD-02 to FF-CARD-05)."""

    most: int

    says = "ff-power-store-dice"
