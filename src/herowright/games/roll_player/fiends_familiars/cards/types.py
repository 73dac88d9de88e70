"""What is printed on the cards the expansion adds (FF-COMP)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from herowright.games.roll_player.cards.abilities import Ability
from herowright.games.roll_player.cards.types import Card, Goal, InitiativeCard, MarketCard
from herowright.games.roll_player.fiends_familiars.cards.conditions import Condition
from herowright.games.roll_player.fiends_familiars.cards.terrors import Terror
from herowright.games.roll_player.rules.way_out import obliged

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.powers import Power
    from herowright.games.roll_player.rules.state import Hero, RollPlayer
    from herowright.table.decision import Steps

LAIR, TRAP, ATTACK = KINDS = ("lair", "trap", "attack")
SOLO, TOGETHER = "1p", "2p"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class FiendishInitiative(InitiativeCard):
    """Some initiative cards show a coin, some a space for a fiend (FF-SETUP-11)."""

    gold: bool
    fiend: bool

    values: ClassVar[tuple[str, ...]] = ("least_seats", "gold", "fiend")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Familiar(Card):
    """Three spaces with the colours its backstory wants, a goal for their sum, and an action (FF-COMP-10)."""

    action: str
    ability: Ability
    power: Goal
    cells: tuple[int, int, int]

    family: ClassVar[str] = "familiar"
    values: ClassVar[tuple[str, ...]] = ("effect", "power", "stars", "cells")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Fiend(Card):
    effect: Power

    family: ClassVar[str] = "fiend"
    values: ClassVar[tuple[str, ...]] = ("effect",)


@dataclass(frozen=True, slots=True)
class Reward:
    """What a Hunt or an adventure card brings; wounds are no reward, but stand in the same line (FF-HUNT-24)."""

    dice: int = 0
    xp: int = 0
    glory: int = 0
    gold: int = 0
    wounds: int = 0
    # An action the hunter may carry out (FF-HUNT-15).
    action: Ability | None = None


@dataclass(frozen=True, slots=True)
class Tier:
    """A line of a minion card: reached from this sum up to the next line."""

    least: int
    reward: Reward
    trophy: bool = False


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Minion(Card):
    """Each condition adds Combat dice; the tiers go up from 0."""

    dots: int
    weaknesses: tuple[tuple[Condition, int], ...]
    tiers: tuple[Tier, ...]

    family: ClassVar[str] = "minion"
    values: ClassVar[tuple[str, ...]] = ("dots", "weaknesses", "trophy", "tiers")

    def tier_of(self, result: int) -> Tier:
        return [tier for tier in self.tiers if tier.least <= max(result, 0)][-1]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Monster(Card):
    """`id` ends in the number of players it is for; both cards of a monster share the rest (FF-COMP-05)."""

    kin: str
    players: str
    colour: int
    ability: str
    terror: Terror
    strength: int
    # From the strength upwards: the least result of each tier and its stars.
    tiers: tuple[tuple[int, int], ...]
    master: int

    family: ClassVar[str] = "monster"
    values: ClassVar[tuple[str, ...]] = ("strength", "tiers", "stars", "master", "effect")

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"monster:{self.kin}")

    def stars_for(self, result: int) -> int:
        return next((stars for least, stars in reversed(self.tiers) if result >= least), 0)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AdventureCard(Card):
    """`solo` is the 1P requirement: what a hero alone has to fulfil besides (FF-SOLO-14)."""

    kin: str
    kind: str
    condition: Condition
    reward: Reward
    solo: Condition | None = None

    family: ClassVar[str] = "adventure"
    values: ClassVar[tuple[str, ...]] = ("condition", "reward")

    def conditions(self, alone: bool) -> tuple[Condition, ...]:
        """All that have to be fulfilled."""
        return (self.condition, self.solo) if alone and self.solo is not None else (self.condition,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Scroll(MarketCard):
    """Read at once by its buyer, and kept (FF-SCROLL-01, FF-SCROLL-02)."""

    ability: Ability

    family: ClassVar[str] = "scroll"
    values: ClassVar[tuple[str, ...]] = ("cost", "effect")

    def when_bought(self, table: RollPlayer, hero: Hero) -> Steps[None]:
        """Nobody can leave it out (FF-SCROLL-01)."""
        return obliged(self.ability.effect(table, hero, self))
