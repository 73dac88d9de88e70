"""The content of the box: all cards, the runes and the track, as a table uses them (CA-COMP)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from herowright.games.call_to_adventure.cards.act_one import ACT_ONE
from herowright.games.call_to_adventure.cards.act_three import ACT_THREE
from herowright.games.call_to_adventure.cards.act_two import ACT_TWO
from herowright.games.call_to_adventure.cards.antiheroes import ANTIHEROES
from herowright.games.call_to_adventure.cards.destinies import DESTINIES
from herowright.games.call_to_adventure.cards.heroes import HEROES
from herowright.games.call_to_adventure.cards.motivations import MOTIVATIONS
from herowright.games.call_to_adventure.cards.origins import ORIGINS
from herowright.games.call_to_adventure.cards.quests import QUESTS
from herowright.games.call_to_adventure.cards.types import (
    AntiheroCard,
    Card,
    Destiny,
    HandCard,
    HeroCard,
    Motivation,
    Origin,
    Path,
    Quest,
    StoryCard,
    WinCondition,
)
from herowright.games.call_to_adventure.rules.components import FACES, TRACK, Rune, Space


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    origins: tuple[Origin, ...]
    motivations: tuple[Motivation, ...]
    destinies: tuple[Destiny, ...]
    story: tuple[StoryCard, ...]
    heroes: tuple[HeroCard, ...]
    antiheroes: tuple[AntiheroCard, ...]
    quests: tuple[Quest, ...]
    win_condition: WinCondition
    faces: tuple[Rune, ...] = FACES
    track: tuple[Space, ...] = TRACK
    played_points: int = 1  # CA-SCORE-19

    # What the two faces of each rune add.
    numbers: tuple[tuple[int, int], ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", tuple((one.adds, other.adds) for one, other in self.faces))

    def __iter__(self) -> Iterator[Card]:
        yield from (*self.origins, *self.motivations, *self.destinies, *self.story)
        yield from (*self.heroes, *self.antiheroes, *self.quests, self.win_condition)

    @property
    def hand_cards(self) -> tuple[HandCard, ...]:
        return (*self.heroes, *self.antiheroes)

    def find(self, kind: str, id: str) -> Any:
        """A card by the kind of its name: `origin`, `story`, `hero` and so on. Hand cards are found by their own ids,
        which tell copies apart."""
        for card in self:
            if card.id == id and card.kind_of_name == kind:
                return card
        raise KeyError(f"{kind}:{id}")

    def path(self, id: str) -> Path:
        """A path of a story card."""
        return next(path for card in self.story for path in card.all_paths if path.id == id)

    def with_cards(self, *cards: Card) -> Box:
        """The box with cards added, or put in the place of those with the same id."""
        new: dict[tuple[str, str], Any] = {(card.kind_of_name, card.id): card for card in cards}

        def renewed(old: tuple[Any, ...], family: type[Card]) -> tuple[Any, ...]:
            kept = [new.get((card.kind_of_name, card.id), card) for card in old]
            return (*kept, *(card for card in cards if isinstance(card, family) and card not in kept))

        return replace(
            self,
            origins=renewed(self.origins, Origin),
            motivations=renewed(self.motivations, Motivation),
            destinies=renewed(self.destinies, Destiny),
            story=renewed(self.story, StoryCard),
            heroes=renewed(self.heroes, HeroCard),
            antiheroes=renewed(self.antiheroes, AntiheroCard),
            quests=renewed(self.quests, Quest),
            win_condition=new.get(("quest", "win-condition"), self.win_condition),
        )


BOX = Box(
    ORIGINS,
    MOTIVATIONS,
    DESTINIES,
    (*ACT_ONE, *ACT_TWO, *ACT_THREE),
    HEROES,
    ANTIHEROES,
    tuple(card for card in QUESTS if isinstance(card, Quest)),
    next(card for card in QUESTS if isinstance(card, WinCondition)),
)
