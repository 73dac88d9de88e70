"""A hero and the table around it, rebuilt from what a seat may know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from herowright.games.call_to_adventure.bot.odds import Cast, Pair, cast_of
from herowright.games.call_to_adventure.bot.wishes import Wishes
from herowright.games.call_to_adventure.cards.powers import DearDark, Power
from herowright.games.call_to_adventure.cards.types import Ally, Destiny, HandCard, Motivation, Origin, Path, Quest
from herowright.games.call_to_adventure.rules.components import (
    CORE,
    DARK,
    DARK_XP,
    LAST_CARD,
    ORDINARY,
    SPECIAL,
    SPECIAL_NEEDS,
    Space,
)
from herowright.games.call_to_adventure.rules.game import CALL_TO_ADVENTURE
from herowright.games.call_to_adventure.rules.settings import COOP

ALL_CARDS = LAST_CARD + 1
# Story cards that a hero gains in a turn, on average.
PACE = 0.75


class Catalogue:
    """The cards of a box by what a view calls them, and its runes as pairs of numbers."""

    def __init__(self, box: Any) -> None:
        self.origins: dict[str, Origin] = {card.id: card for card in box.origins}
        self.motivations: dict[str, Motivation] = {card.id: card for card in box.motivations}
        self.destinies: dict[str, Destiny] = {card.id: card for card in box.destinies}
        self.story: dict[str, Any] = {card.id: card for card in box.story}
        self.quests: dict[str, Quest] = {card.id: card for card in box.quests}
        self.hand: dict[str, HandCard] = {}
        for card in box.hand_cards:
            self.hand.setdefault(card.name, card)
        self.paths: dict[str, Path] = {}
        for card in box.story:
            for path in (card.path,) if card.family == "trait" else getattr(card, "paths", ()):
                self.paths[path.id] = path
        # Whatever can stand in a prompt or an option as the source of an effect.
        self.named: dict[str, Any] = {card.name: card for card in (*box.origins, *box.motivations, *box.story)}
        self.named |= {path.name: path for path in self.paths.values()}
        self.named |= self.hand
        self.skulls = [card for card in box.antiheroes if card.skull]
        self.track: tuple[Space, ...] = box.track
        self.played_points: int = box.played_points
        self.runes: tuple[Pair, ...] = tuple((one.adds, other.adds) for one, other in box.faces)
        self.gives: tuple[str, ...] = tuple(faces[1].gives for faces in box.faces)
        self.core = cast_of(self.runes[rune] for rune in CORE)
        self.dark = self.runes[DARK[0]]
        self._wishes: dict[tuple[str, ...], Wishes] = {}

    def wishes(self, destiny: Destiny | None, allies: list[Ally]) -> Wishes:
        key = (destiny.id if destiny else "", *(ally.id for ally in allies))
        found = self._wishes.get(key)
        if found is None:
            conditions = [*(destiny.conditions if destiny else ())]
            for ally in allies:
                conditions += ally.conditions
            found = self._wishes[key] = Wishes(conditions)
        return found

    def pool(self, tests: tuple[int, ...], abilities: list[int], cast: Cast | None = None) -> Cast:
        """The core runes and all ability runes that a story allows for a challenge (CA-CHAL-08)."""
        cast = cast or self.core
        runes = self.runes
        for ability in tests:
            icons = abilities[ability]
            for rune in ORDINARY[ability][:icons]:
                cast = cast.plus(runes[rune])
            if icons >= SPECIAL_NEEDS:
                cast = cast.plus(runes[SPECIAL[ability]])
        return cast


@cache
def _catalogue(pack: str) -> Catalogue:
    return Catalogue(CALL_TO_ADVENTURE.box({"pack": json.loads(pack)} if pack else {}))


def catalogue(view: Mapping[str, Any]) -> Catalogue:
    """The cards of the table, with the numbers of a pack if it has one."""
    return _catalogue(json.dumps(view["pack"], sort_keys=True) if view["pack"] else "")


class Story:
    """The hero of the deciding seat. `icons` and `counted` (abilities) are as they will count at the end, with those of
    the destiny; `abilities` are those that bring runes."""

    __slots__ = (
        "abilities",
        "act",
        "allies",
        "cards",
        "counted",
        "destiny",
        "hand",
        "icons",
        "powers",
        "score",
        "space",
        "tucked",
        "wishes",
        "xp",
    )

    def __init__(self, hero: Mapping[str, Any], cards: Catalogue) -> None:
        self.space: int = hero["space"]
        self.xp: int = hero["xp"]
        self.score: int = hero["score"]
        self.abilities: list[int] = [*hero["abilities"].values()]
        self.icons: list[int] = [*hero["icons"].values()]
        self.counted = self.abilities[:]
        self.act: int = hero["act"]
        self.destiny = cards.destinies.get(hero["destiny"])
        if self.destiny is not None:
            for icon in self.destiny.icons:
                self.icons[icon] += 1
            for ability in self.destiny.abilities:
                self.counted[ability] += 1
        self.hand = [cards.hand[name] for name in hero["hand"] or () if name in cards.hand]
        self.tucked = [cards.paths[card["path"]] for act in hero["acts"] for card in act if card["path"] in cards.paths]
        self.cards: int = sum(len(act) for act in hero["acts"])
        self.allies: list[Ally] = [cards.story[id] for id in hero["allies"] if id in cards.story]
        self.powers: list[Power] = []
        if hero["origin"] in cards.origins:
            self.powers.append(cards.origins[hero["origin"]].power)
        if hero["motivation"] in cards.motivations:
            self.powers.append(cards.motivations[hero["motivation"]].power)
        self.powers += [path.power for path in self.tucked if path.power is not None]
        self.powers += [ally.power for ally in self.allies if ally.power is not None]
        self.wishes = cards.wishes(self.destiny, self.allies)


class Situation:
    """What the deciding seat knows, as objects. `turns` are the own turns to come after this one, `future` the story
    cards they will bring; `others_turns` are the turns of other players until the end; `pending` tells that the main
    action of the own turn is not done yet."""

    __slots__ = (
        "adversary",
        "cards",
        "coop",
        "dark_price",
        "difficulty",
        "future",
        "me",
        "mine",
        "others_turns",
        "pending",
        "places",
        "seat",
        "seats",
        "standing",
        "turns",
        "under",
        "view",
    )

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.cards = catalogue(view)
        heroes = view["heroes"]
        self.seats = len(heroes)
        self.me = Story(heroes[seat], self.cards)
        self.mine: bool = view["turn"] == seat and view["phase"] == "story"
        self.coop: bool = view["mode"] == COOP
        self.adversary: Mapping[str, Any] | None = view["adversary"]
        self.difficulty: dict[str, int] = {}
        self.under: dict[str, str] = {}
        self.standing: list[Power] = []
        self.places: list[tuple[int, Mapping[str, Any], Any]] = []
        self._read_rows()
        self.dark_price = DARK_XP + sum(power.xp for power in self.standing if isinstance(power, DearDark))
        self._count_turns()

    def _read_rows(self) -> None:
        story = self.cards.story
        adversary = self.adversary
        for row in self.view["rows"]:
            if not row["revealed"]:
                break
            act = row["act"]
            for place in row["places"]:
                if place is None:
                    continue
                id = place["card"]
                card = story.get(id)
                self.places.append((act, place, card))
                for path in place["paths"]:
                    self.difficulty[path["path"]] = path["difficulty"]
                if place["ally"] is not None:
                    self.under[id] = place["ally"]
                if adversary is None and card is not None and card.family == "adversary":
                    self.standing.append(card.power)
        if adversary is not None:
            card = story.get(adversary["card"])
            if card is not None:
                self.difficulty[card.paths[0].id] = adversary["difficulty"]
                if adversary["beaten_by"] is None:
                    self.standing.append(card.power)

    def _count_turns(self) -> None:
        """Until somebody has nine cards; then everybody else has one turn more (CA-END-12, CA-END-13)."""
        view, seat, seats = self.view, self.seat, self.seats
        left = [max(0, ALL_CARDS - sum(map(len, hero["acts"]))) for hero in view["heroes"]]
        begun = self.mine and (view["acted"] or view["attempt"] is not None)
        self.pending: bool = self.mine and (not view["acted"] or view["attempt"] is not None)
        if view["ender"] is not None:
            order = [(view["turn"] + n) % seats for n in range(1, seats)]
            order = order[: order.index(view["ender"])] if view["ender"] in order else order
            self.turns = float(seat in order)
            self.others_turns = float(sum(other != seat for other in order))
        else:
            rounds = min(left) / PACE
            self.turns = max(0.0, rounds - 1.0 if self.mine else rounds)
            if not begun or left[seat] > min(left):
                self.turns = max(self.turns, 0.2)
            self.others_turns = rounds * (seats - 1)
        room = left[seat] - (self.mine and not begun)
        self.future = min(float(room), self.turns * PACE)
