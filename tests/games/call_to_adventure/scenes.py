"""Lives that have come some way, tables against an adversary, and what several tests look at."""

from collections.abc import Mapping, Sequence
from typing import Any

from herowright.games.call_to_adventure.cards.powers import AdversaryGains, EndsBelow, Power
from herowright.games.call_to_adventure.cards.triggers import Loses
from herowright.games.call_to_adventure.cards.types import Adversary, Ally, Card, Path, Quest, WinCondition
from herowright.games.call_to_adventure.rules.components import WIS, Space
from herowright.testing import Play

from .plain import NO_POWER, game, trait

# Casts of the core runes alone: results 3, 1, and 2 with the draw symbol.
WIN, LOSE, DRAW = (1, 1, 1), (2, 2, 1), (1, 1, 2)
# A track that pays nothing, so that other points can be counted.
NO_POINTS = (Space(0, 0),) * 7
SEATS, CARDS = 4, 9
PAST = tuple(trait(f"past-{seat}-{card}", act=card // 3) for seat in range(SEATS) for card in range(CARDS))


def lived(cards: int, seat: int = 0) -> list[list[str]]:
    """So many story cards without any icon, three under each character card."""
    past = [f"past-{seat}-{card}" for card in range(cards)]
    return [past[:3], past[3:6], past[6:]]


def scene(*heroes: Mapping[str, Any], cards: Sequence[Card] = (), **arrangement: Any) -> Play:
    return game(*heroes, cards=(*PAST, *cards), **arrangement)


def scored(
    *heroes: Mapping[str, Any], seats: int = 2, options: Mapping[str, Any] | None = None, **arrangement: Any
) -> Play:
    """A game that is over with these heroes as they are."""
    told = {"CA-TURN-06": "optional", **(options or {})}
    table = scene(*heroes, seats=seats, options=told, turn=seats - 1, ender=0, **arrangement)
    table.play("end")
    assert table.table.is_over
    return table


# --- against an adversary ------------------------------------------------------------------------------

RISE = Quest(id="rise-of-the-adversary", powers=(AdversaryGains(Loses(), 1), EndsBelow(30, 2)))
GOALS = WinCondition(id="win-condition", xp=(5, 7, 9, 11))


def nemesis(**values: Any) -> Adversary:
    wanted: dict[str, Any] = {"difficulty": 3, "tests": (WIS,), "power": NO_POWER, "path": {}} | values
    return Adversary(id="nemesis", act=2, paths=(Path(id="nemesis", **wanted.pop("path")),), **wanted)


def together(
    *heroes: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    quest: tuple[Power, ...] = (),
    foe: Mapping[str, Any] | None = None,
    cards: Sequence[Card] = (),
    **arrangement: Any,
) -> Play:
    """All against the Nemesis, a challenge of difficulty 3 that lists Wisdom and does nothing else. Its own quest does
    what `quest` says; the other takes 1 XP for a lost challenge and 2 for a player below 30 points."""
    made = (RISE, GOALS, nemesis(**foe or {}), Quest(id="omen", adversary="nemesis", powers=quest), *cards)
    return scene(*heroes, options={"mode": "co-op", **(options or {})}, cards=made, adversary="nemesis", **arrangement)


# --- looking -----------------------------------------------------------------------------------------------


def friend(id: str = "friend", act: int = 0, **values: Any) -> Ally:
    return Ally(id=id, act=act, **values)


def row(table: Play, act: int = 0) -> list[str | None]:
    return [place and place["card"] for place in table.view()["rows"][act]["places"]]


def discard(table: Play, act: int = 0) -> list[str]:
    found: list[str] = table.view()["rows"][act]["discard"]
    return found


def hero(table: Play, seat: int = 0) -> dict[str, Any]:
    """A hero as its owner sees it."""
    found: dict[str, Any] = table.view(seat)["heroes"][seat]
    return found


def foe(table: Play) -> Any:
    """The adversary of all."""
    return table.view()["adversary"]


def hand(table: Play, seat: int = 0) -> list[str]:
    return [name.partition(":")[2] for name in hero(table, seat)["hand"]]


def plays(table: Play, seat: int = 0) -> list[str]:
    """The hand cards a seat may play now."""
    return [key.removeprefix("play:") for key in table.keys_of(seat) if key.startswith("play:")]


def kinds(table: Play) -> list[str]:
    return [event.kind for event in table.table.log]


def points(table: Play, seat: int = 0) -> dict[str, int]:
    """The score sheet of a finished game by category, without what pays nothing."""
    outcome = table.table.outcome
    assert outcome is not None
    found: dict[str, int] = {}
    for line in outcome.seats[seat].lines:
        found[line.category] = found.get(line.category, 0) + line.points
    return {category: paid for category, paid in found.items() if paid}


def totals(table: Play) -> list[int]:
    outcome = table.table.outcome
    assert outcome is not None
    return [seat.total for seat in outcome.seats]
