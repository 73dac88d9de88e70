"""The content of the box: every card of the sets that are there, and how often it lies in them (PF-GEN-02 to -08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from herowright.games.pathfinder.cards import (
    allies,
    armors,
    barriers,
    blessings,
    henchmen,
    items,
    locations,
    loot,
    monsters,
    spells,
    villains,
    weapons,
)
from herowright.games.pathfinder.cards.characters import CHARACTERS
from herowright.games.pathfinder.cards.scenarios import ADVENTURES, PATH, SCENARIOS
from herowright.games.pathfinder.cards.types import (
    Adventure,
    AdventurePath,
    Bane,
    Boon,
    BoxCard,
    Card,
    Character,
    Location,
    Scenario,
    Story,
)


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    boons: tuple[Boon, ...]
    banes: tuple[Bane, ...]
    locations: tuple[Location, ...]
    scenarios: tuple[Scenario, ...]
    adventures: tuple[Adventure, ...]
    path: AdventurePath
    characters: tuple[Character, ...]

    # Asked for all through a game: the cards by name, and the adventure of each scenario.
    _cards: Mapping[str, Card] = field(init=False, repr=False)
    _adventures: Mapping[str, Adventure] = field(init=False, repr=False)
    _stories: dict[tuple[str, bool], Story] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_cards", {card.name: card for card in self})
        told = {scenario: adventure for adventure in self.adventures for scenario in adventure.scenarios}
        object.__setattr__(self, "_adventures", told)
        object.__setattr__(self, "_stories", {})

    def __iter__(self) -> Iterator[Card]:
        yield from (*self.boons, *self.banes, *self.locations)
        yield from (*self.scenarios, *self.adventures, self.path)
        for character in self.characters:
            yield from (character, *character.roles)

    def find(self, family: str, id: str) -> Any:
        """A card by its family and id: `boon`, `bane`, `location`, `scenario`, `adventure`, `path`, `character` or
        `role`."""
        return self._cards[f"{family}:{id}"]

    def named(self, id: str) -> BoxCard:
        """A boon or bane by its id alone, as other cards name it."""
        card = self._cards.get(f"boon:{id}") or self._cards[f"bane:{id}"]
        assert isinstance(card, BoxCard)
        return card

    def adventure_of(self, scenario: Scenario) -> Adventure:
        return self._adventures[scenario.id]

    def story_of(self, scenario: Scenario, path: bool) -> Story:
        """What lies on the table; the path only with `path`, and with an adventure that is one of its own: those with
        a number are (PF-GEN-02, PF-SETUP-09)."""
        told = self._stories.get((scenario.id, path))
        if told is None:
            adventure = self.adventure_of(scenario)
            belongs = path and (adventure.number > 0 or adventure.id in self.path.adventures)
            told = self._stories[scenario.id, path] = Story(scenario, adventure, self.path if belongs else None)
        return told

    def copies_in(self, card: BoxCard, sets: Iterable[str]) -> int:
        return sum(card.copies.get(set, 0) for set in sets)

    def with_cards(self, *cards: Card) -> Box:
        """The box with cards added, or put in the place of those with the same family and id. A role only takes the
        place of another, since it belongs to a character."""
        if not cards:
            return self
        new: dict[str, Any] = {card.name: card for card in cards}

        def renewed(old: tuple[Any, ...], family: type[Card]) -> tuple[Any, ...]:
            kept = [new.get(card.name, card) for card in old]
            return (*kept, *(card for card in new.values() if isinstance(card, family) and card not in kept))

        def with_roles(character: Character) -> Character:
            first, second = (new.get(role.name, role) for role in character.roles)
            return character if (first, second) == character.roles else replace(character, roles=(first, second))

        return replace(
            self,
            boons=renewed(self.boons, Boon),
            banes=renewed(self.banes, Bane),
            locations=renewed(self.locations, Location),
            scenarios=renewed(self.scenarios, Scenario),
            adventures=renewed(self.adventures, Adventure),
            path=next((card for card in cards if isinstance(card, AdventurePath)), self.path),
            characters=tuple(with_roles(character) for character in renewed(self.characters, Character)),
        )


BOX = Box(
    (*weapons.CARDS, *spells.CARDS, *armors.CARDS, *items.CARDS, *allies.CARDS, *blessings.CARDS, *loot.CARDS),
    (*monsters.CARDS, *barriers.CARDS, *henchmen.CARDS, *villains.CARDS),
    locations.CARDS,
    SCENARIOS,
    ADVENTURES,
    PATH,
    CHARACTERS,
)
