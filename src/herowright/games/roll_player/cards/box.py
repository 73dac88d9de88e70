"""The content of a box: all cards of an edition, as a table uses them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from herowright.games.roll_player.cards.alignments import ALIGNMENTS
from herowright.games.roll_player.cards.armor import ARMOR
from herowright.games.roll_player.cards.backstories import BACKSTORIES
from herowright.games.roll_player.cards.classes import CLASSES
from herowright.games.roll_player.cards.initiative import INITIATIVE
from herowright.games.roll_player.cards.races import RACES
from herowright.games.roll_player.cards.skills import SKILLS
from herowright.games.roll_player.cards.traits import TRAITS
from herowright.games.roll_player.cards.types import (
    Alignment,
    Backstory,
    Card,
    HeroClass,
    InitiativeCard,
    MarketCard,
    Race,
)
from herowright.games.roll_player.cards.weapons import WEAPONS

ALL_CARDS: tuple[Card, ...] = (*RACES, *CLASSES, *BACKSTORIES, *ALIGNMENTS, *WEAPONS, *ARMOR, *SKILLS, *TRAITS)


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    races: tuple[Race, ...]
    classes: tuple[HeroClass, ...]
    backstories: tuple[Backstory, ...]
    alignments: tuple[Alignment, ...]
    initiative: tuple[InitiativeCard, ...]
    market: tuple[MarketCard, ...]

    def __iter__(self) -> Iterator[Card]:
        yield from (*self.races, *self.classes, *self.backstories, *self.alignments, *self.initiative, *self.market)

    def find(self, family: str, id: str) -> Any:
        for card in self:
            if card.id == id and (card.family == family or (family == "market" and isinstance(card, MarketCard))):
                return card
        raise KeyError(f"{family}:{id}")

    def with_cards(self, *cards: Card) -> Box:
        """The box with cards added, or put in the place of those with the same id."""
        new = {(card.family, card.id): card for card in cards}

        def renewed(old: tuple[Any, ...], family: type[Card]) -> tuple[Any, ...]:
            kept = [new.get((card.family, card.id), card) for card in old]
            return (*kept, *(card for card in cards if isinstance(card, family) and card not in kept))

        return replace(
            self,
            races=renewed(self.races, Race),
            classes=renewed(self.classes, HeroClass),
            backstories=renewed(self.backstories, Backstory),
            alignments=renewed(self.alignments, Alignment),
            market=renewed(self.market, MarketCard),
        )


@cache
def box_of(edition: str) -> Box:
    """The printed content of an edition (RP-ED-01 to RP-ED-05)."""

    def held(family: type[Card]) -> tuple[Any, ...]:
        return tuple(card for card in ALL_CARDS if isinstance(card, family) and edition in card.editions)

    market = sorted(held(MarketCard), key=lambda card: card.number)
    return Box(held(Race), held(HeroClass), held(Backstory), held(Alignment), INITIATIVE, tuple(market))
