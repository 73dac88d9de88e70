"""The table, rebuilt from what a seat may know. All of it is open but the order of decks and the box."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any

from herowright.games.pathfinder.cards.box import BOX, Box
from herowright.games.pathfinder.rules import sheet
from herowright.games.pathfinder.rules.components import SKILL_IDS
from herowright.games.pathfinder.rules.state import Feats, Hero

SKILL_OF = {f"skill:{id}": skill for skill, id in enumerate(SKILL_IDS)}
# Only the way feats count is asked of it, and the view has the dice themselves.
_TABLE: Any = SimpleNamespace(settings=SimpleNamespace(reading=lambda clause: "counts"))


class Catalogue:
    """The cards of a box by the names that a view uses."""

    def __init__(self, box: Box) -> None:
        self.cards: dict[str, Any] = {card.name: card for card in box}

    @lru_cache(maxsize=4096)  # noqa: B019  # there are as many catalogues as packs
    def profile(self, character: str, role: str | None, skills: tuple[Any, ...], powers: tuple[Any, ...]) -> Hero:
        """A character with its role and feats, without cards."""
        feats = Feats({SKILL_OF[f"skill:{id}"]: count for id, count in skills}, dict(powers))
        hero = Hero(0, self.cards[character], self.cards[role] if role else None, feats)
        sheet.read(_TABLE, hero)
        return hero

    @lru_cache(maxsize=65536)  # noqa: B019
    def hand(self, names: tuple[str, ...]) -> tuple[Any, ...]:
        return tuple([self.cards[name] for name in names if name in self.cards])

    @lru_cache(maxsize=256)  # noqa: B019
    def during(self, names: tuple[str, ...]) -> tuple[Any, ...]:
        """The rules of the cards that lie there for everybody, in their order."""
        return tuple(rule for name in names if name in self.cards for rule in self.cards[name].during)


@cache
def _catalogue(pack: str) -> Catalogue:
    if not pack:
        return Catalogue(BOX)
    from herowright.games.pathfinder.rules.game import PATHFINDER

    return Catalogue(PATHFINDER.box({"pack": json.loads(pack)}))


def catalogue(view: Mapping[str, Any]) -> Catalogue:
    """The cards of the table, with those of a pack if it has one."""
    return _catalogue(json.dumps(view["pack"], sort_keys=True) if view["pack"] else "")


class Member:
    """A character of the party. `spare` cards can still go before the deck cannot fill the hand any more."""

    __slots__ = ("dead", "deck", "discard", "hand", "harder", "names", "place", "profile", "seat", "spare", "view")

    def __init__(self, view: Mapping[str, Any], cards: Catalogue) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.dead: bool = view["dead"]
        self.place: int = -1 if view["place"] is None else view["place"]
        self.deck: int = view["deck"]
        self.discard: int = len(view["discard"])
        self.harder: int = view["harder"]
        self.names = tuple(view["hand"])
        self.hand: tuple[Any, ...] = cards.hand(self.names)
        self.spare = self.deck - view["refill"]
        feats = view["feats"]
        self.profile: Hero | None = None
        if view["character"] is not None:
            self.profile = cards.profile(
                view["character"], view["role"], tuple(feats["skills"].items()), tuple(feats["powers"].items())
            )

    @property
    def hero(self) -> Hero:
        assert self.profile is not None
        return self.profile


class Spot:
    """A location and what is known of its deck. `unknown` counts henchmen, villains and what hides them."""

    __slots__ = ("card", "cards", "closed", "kinds", "known", "number", "open", "seats", "shut", "unknown")

    def __init__(self, number: int, view: Mapping[str, Any], cards: Catalogue) -> None:
        self.number = number
        self.card: Any = cards.cards[view["name"]]
        self.closed: bool = view["closed"]
        self.shut: bool = view["shut"]
        self.open: bool = view["open"]
        self.cards: int = view["cards"]
        self.kinds: dict[str, int] = view["kinds"]
        self.unknown: int = self.kinds.get("unknown", 0)
        self.known: list[Any] = [cards.cards[name] for name in view["known_top"]]
        self.seats: list[int] = view["heroes"]


class Situation:
    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.cards = catalogue(view)
        self.members = [Member(hero, self.cards) for hero in view["heroes"]]
        self.me = self.members[seat]
        self.spots = [Spot(number, place, self.cards) for number, place in enumerate(view["places"])]
        self.scenario: Any = self.cards.cards[view["scenario"]["name"]]
        # What the scenario, its adventure and the path say, the highest ranking card first.
        self.during: tuple[Any, ...] = self.cards.during(tuple(each["name"] for each in view["story"]))
        self.number: int = view["scenario"]["number"]
        self.left: int = view["blessings"]["left"]
        self.living = [member for member in self.members if not member.dead]
        self.mine = view["turn"] == seat

    def card(self, name: str | None) -> Any:
        return None if name is None else self.cards.cards.get(name)

    def at(self, place: int) -> list[Member]:
        return [member for member in self.living if member.place == place]
