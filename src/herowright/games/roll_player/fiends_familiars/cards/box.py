"""The boxes on the table: the base game, Fiends & Familiars and, if wanted, Monsters & Minions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from herowright.games.roll_player.cards.box import Box, box_of
from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.fiends_familiars.cards.adventures import ADVENTURES
from herowright.games.roll_player.fiends_familiars.cards.alignments import ALIGNMENTS
from herowright.games.roll_player.fiends_familiars.cards.armor import ARMOR, REBOUND
from herowright.games.roll_player.fiends_familiars.cards.backstories import BACKSTORIES
from herowright.games.roll_player.fiends_familiars.cards.classes import CLASSES
from herowright.games.roll_player.fiends_familiars.cards.familiars import FAMILIARS
from herowright.games.roll_player.fiends_familiars.cards.fiends import FIENDS
from herowright.games.roll_player.fiends_familiars.cards.initiative import INITIATIVE
from herowright.games.roll_player.fiends_familiars.cards.minions import MINIONS
from herowright.games.roll_player.fiends_familiars.cards.monsters import MONSTERS
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions import (
    adventures,
    alignments,
    backstories,
    classes,
    minions,
    monsters,
    races,
    scrolls,
    skills,
    traits,
    weapons,
)
from herowright.games.roll_player.fiends_familiars.cards.races import RACES
from herowright.games.roll_player.fiends_familiars.cards.scrolls import SCROLLS
from herowright.games.roll_player.fiends_familiars.cards.skills import SKILLS
from herowright.games.roll_player.fiends_familiars.cards.traits import TRAITS
from herowright.games.roll_player.fiends_familiars.cards.types import (
    AdventureCard,
    Familiar,
    Fiend,
    FiendishInitiative,
    Minion,
    Monster,
)
from herowright.games.roll_player.fiends_familiars.cards.weapons import WEAPONS
from herowright.games.roll_player.fiends_familiars.rules.settings import WITH_MM

FIENDS_FAMILIARS: tuple[Card, ...] = (
    *RACES, *CLASSES, *BACKSTORIES, *ALIGNMENTS, *WEAPONS, *ARMOR, *SKILLS, *TRAITS, *SCROLLS,
    *FAMILIARS, *FIENDS, *MINIONS, *MONSTERS, *ADVENTURES,
)  # fmt: skip
MONSTERS_MINIONS: tuple[Card, ...] = (
    *races.RACES, *classes.CLASSES, *backstories.BACKSTORIES, *alignments.ALIGNMENTS, *weapons.WEAPONS,
    *skills.SKILLS, *traits.TRAITS, *scrolls.SCROLLS, *minions.MINIONS, *monsters.MONSTERS, *adventures.ADVENTURES,
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class FiendsBox(Box):
    initiative: tuple[FiendishInitiative, ...]
    familiars: tuple[Familiar, ...] = ()
    fiends: tuple[Fiend, ...] = ()
    minions: tuple[Minion, ...] = ()
    monsters: tuple[Monster, ...] = ()
    adventures: tuple[AdventureCard, ...] = ()

    def __iter__(self) -> Iterator[Card]:
        yield from Box.__iter__(self)
        yield from (*self.familiars, *self.fiends, *self.minions, *self.monsters, *self.adventures)

    def with_cards(self, *cards: Card) -> FiendsBox:
        plain = Box.with_cards(self, *(card for card in cards if card.family not in FAMILIES))
        assert isinstance(plain, FiendsBox)
        added = {
            area: tuple(_renewed(getattr(plain, area), [card for card in cards if card.family == family]))
            for family, area in FAMILIES.items()
        }
        return replace(plain, **added)


# Where the box keeps the families of cards that the expansion has of its own.
FAMILIES = {
    "initiative": "initiative",
    "familiar": "familiars",
    "fiend": "fiends",
    "minion": "minions",
    "monster": "monsters",
    "adventure": "adventures",
}


def _renewed(old: tuple[Any, ...], new: list[Card]) -> Iterator[Any]:
    """The cards with those of the same id replaced, and the others added."""
    by_id = {card.id: card for card in new}
    yield from (by_id.pop(card.id, card) for card in old)
    yield from by_id.values()


@cache
def fiends_box_of(edition: str, expansion: str) -> FiendsBox:
    """Everything shuffled together; the initiative cards are the expansion's own (FF-SETUP-08, FF-MM-01)."""
    base = box_of(edition)
    bought = tuple(card for card in REBOUND if any(card.id == other.id for other in base.market))
    box = FiendsBox(base.races, base.classes, base.backstories, base.alignments, INITIATIVE, base.market)
    box = box.with_cards(*bought, *FIENDS_FAMILIARS)
    return box.with_cards(*MONSTERS_MINIONS) if expansion == WITH_MM else box
