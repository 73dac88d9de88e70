"""What lies on a table with Fiends & Familiars besides the things of the base game."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from herowright.games.roll_player.fiends_familiars.cards.curses import Dearer, NoGold
from herowright.games.roll_player.fiends_familiars.rules.settings import ALONE, WITH_MM
from herowright.games.roll_player.rules.components import ALL_SPACES, NONE
from herowright.games.roll_player.rules.state import Hero, RollPlayer
from herowright.table.native import dataclass, unseen
from herowright.table.plain import GIVEN

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.powers import Power
    from herowright.games.roll_player.cards.types import MarketCard
    from herowright.games.roll_player.fiends_familiars.cards.box import FiendsBox
    from herowright.games.roll_player.fiends_familiars.cards.types import (
        AdventureCard,
        Familiar,
        Fiend,
        Minion,
        Monster,
        Scroll,
    )
    from herowright.games.roll_player.rules.choices import CardName

unseen(globals())

E = TypeVar("E")
TOP: Final = "TOP"  # FF-SETUP-09
# What the boxes add to the supplies of the base game (FF-COMP-03).
ADDED_GOLD = {ALONE: 40, WITH_MM: 40 + 50}
ADDED_CHARISMA = {ALONE: 6, WITH_MM: 6 + 6}


@dataclass(slots=True, eq=False)
class Adventurer(Hero):
    """A hero with a familiar, whose three spaces belong to the sheet (FF-FAM-01, FF-FAM-04)."""

    room: ClassVar[int] = ALL_SPACES

    familiar: Familiar | None = None
    offered: tuple[Familiar, ...] = ()  # the two drawn, until one is kept
    scrolls: tuple[Scroll, ...] = ()
    fiends: tuple[Fiend, ...] = ()  # face up
    coming: tuple[Fiend, ...] = ()  # those of them whose effect has not begun (FF-DICE-07)
    banished: tuple[Fiend, ...] = ()  # face down
    xp: int = 0
    stored: int = 0  # XP on Devious (FF-CARD-14)
    glory: int = 0
    wounds: int = 0
    trophies: tuple[Minion, ...] = ()
    adventure_tokens: int = 0  # lair, trap, attack, in this order (FF-HUNT-18)
    looked: tuple[int, ...] = ()  # the adventure cards this hero has seen in secret
    backpack: tuple[int, ...] = ()  # stored dice (FF-CARD-02)
    acted: bool = False  # whether the one action of this Dice Phase is used (FF-DICE-03)
    combat_dice: int = 0  # in the pool
    combat: tuple[int, ...] = ()  # what they show
    free_rerolls: int = 0  # left in this fight
    result: int | None = None  # of the last fight
    monster_stars: int = 0
    master_stars: int = 0

    def powers(self, kind: type[E]) -> list[E]:
        """Those of class and weapons, and the effects of the fiends in force."""
        found = Hero.powers(self, kind)
        for fiend in self.fiends:
            if isinstance(fiend.effect, kind) and fiend not in self.coming:
                found.append(fiend.effect)
        return found

    def power(self, kind: type[E]) -> E | None:
        """A fiend's effect goes before what class and weapons give."""
        for fiend in self.fiends:
            if isinstance(fiend.effect, kind) and fiend not in self.coming:
                return fiend.effect
        return Hero.power(self, kind)

    def source_of(self, power: Power) -> str:
        fiend = next((fiend for fiend in self.fiends if fiend.effect is power), None)
        return Hero.source_of(self, power) if fiend is None else fiend.name

    def cost_of(self, card: MarketCard) -> int:
        """Doubled first, then raised (FF-FIEND-12)."""
        doubled = raised = 0
        for fiend in self.fiends:
            curse = fiend.effect
            if isinstance(curse, Dearer) and curse.type in ("", card.family) and fiend not in self.coming:
                doubled += curse.double
                raised += curse.gold
        return (card.cost << doubled) + raised

    def goes_unpaid(self, source: str) -> bool:
        """Whether a fiend in force keeps this gold (FF-DICE-08)."""
        return bool(self.fiends) and any(curse.source == source for curse in self.powers(NoGold))

    @property
    def cards(self) -> tuple[MarketCard, ...]:
        return (*self.weapons, *self.armor, *self.skills, *self.traits, *self.scrolls)

    def empty_spaces(self) -> list[int]:
        return [space for space, die in enumerate(self.spaces) if die == NONE]


@dataclass(slots=True, eq=False, kw_only=True)
class FiendsTable(RollPlayer):
    """`heroes` are Adventurers. Lairs, traps and attacks stand at index 0, 1 and 2 of `adventure`."""

    box: FiendsBox = field(metadata=GIVEN)
    heroes: tuple[Adventurer, ...]
    each: int = 1  # until the Call two dice lie on an initiative card, then one
    call: int = NONE  # how many cards of the Market deck lie on the Call to Adventure; NONE once it is drawn
    enemies: list[int] = field(default_factory=list)  # the two enemy dice of a solo game (FF-SOLO-03)
    fiend_deck: list[Fiend] = field(default_factory=list)
    lurking: list[tuple[Fiend, ...]]  # on each initiative card
    minions: list[Minion] = field(default_factory=list)  # the first one is face up
    known_minions: int = 0  # how many at the bottom everybody has seen
    idle_minions: list[Minion] = field(default_factory=list)  # back in the box
    idle_familiars: list[Familiar] = field(default_factory=list)
    monster: Monster | None = None
    adventure: list[AdventureCard] = field(default_factory=list)
    revealed: int = 0  # how many adventure cards lie open

    def clockwise_from_first(self) -> tuple[Adventurer, ...]:
        return self.heroes[self.first :] + self.heroes[: self.first]

    def card_name(self, card: int) -> CardName:
        return TOP if card == len(self.holders) - 1 else card + 1

    def top_card(self) -> MarketCard:
        """The Call, if it lies on top, is set aside first (FF-CALL-03)."""
        if self.call == 0:
            self.call = NONE
            self.report("ff-event-call", None, "FF-CALL-02")
        return self.deck[0]

    def take_top(self) -> MarketCard:
        card = self.top_card()
        self.deck.pop(0)
        if self.call != NONE:
            self.call -= 1
        return card

    def gold_tokens(self) -> int:
        return RollPlayer.gold_tokens(self) + ADDED_GOLD[self.settings.expansion]

    def charisma_tokens(self) -> int:
        return RollPlayer.charisma_tokens(self) + ADDED_CHARISMA[self.settings.expansion]

    @property
    def minion(self) -> Minion | None:
        """The one lying face up."""
        return self.minions[0] if self.minions else None
