"""Plays a seeded game and writes down everything a user could see: decisions, options, events, views."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import herowright as hw
from herowright.bots import advise, make_bot
from herowright.games.pathfinder.cards.box import BOX
from herowright.table.decision import Option
from herowright.table.table import Table
from tests.choosing import onward

# Readings of unclear rules are left out of the first lines.
READINGS = ("RP-", "FF-", "CA-", "PF-")


@dataclass(frozen=True)
class Recipe:
    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    # Who plays: at random, or this bot. What was chosen is read from the recording ever after, for bots get better.
    bot: str | None = None
    # The kind of decision before which the view is written down; without one, before every decision.
    view_at: str = ""


@dataclass(frozen=True)
class Passage:
    """A piece of the text: the start, one decision with what is seen before it and what follows from it, or the end."""

    name: str
    lines: tuple[str, ...]

    @property
    def hash(self) -> str:
        return hashlib.sha256("\n".join(self.lines).encode()).hexdigest()[:10]


PATHFINDER_SCENARIOS = tuple(scenario.id for scenario in BOX.scenarios)

RECIPES = (
    *(
        Recipe(f"roll-player-{edition}-{seats}", "roll-player", seats, 100 + seats, {"edition": edition})
        for edition in ("pl2", "de1")
        for seats in (1, 2, 3, 4)
    ),
    *(
        Recipe(
            f"roll-player-{expansion}-{seats}", "roll-player", seats, seed, {"expansion": expansion}, "greedy", view_at
        )
        for expansion, all_seats in (("fiends-familiars", range(1, 5)), ("fiends-familiars-mm", range(1, 6)))
        for seats in all_seats
        # A lone hero who wins, and below one who falls.
        for seed, view_at in ((400, "") if seats == 1 else (400 + seats, "initiative"),)
    ),
    Recipe("roll-player-fiends-familiars-fallen", "roll-player", 1, 407, {"expansion": "fiends-familiars"}, "greedy"),
    *(Recipe(f"call-to-adventure-versus-{seats}", "call-to-adventure", seats, 200 + seats) for seats in (2, 3, 4)),
    *(
        Recipe(f"call-to-adventure-co-op-{seats}", "call-to-adventure", seats, 210 + seats, {"mode": "co-op"})
        for seats in (1, 2, 3, 4)
    ),
    Recipe(
        "call-to-adventure-first-game",
        "call-to-adventure",
        2,
        220,
        {"first-game": ["deal-one", "basic-cards"], "first-player": "seat-2", "asking": "who-holds"},
    ),
    *(
        Recipe(
            f"pathfinder-{scenario}-{seats}",
            "pathfinder",
            seats,
            300 + seats,
            {"scenario": scenario},
            "greedy",
            view_at,
        )
        for scenario in PATHFINDER_SCENARIOS
        for seats, view_at in ((1, ""), (2, "turn"), (4, "turn"), (6, "turn"))
    ),
    Recipe(
        "roll-player-variants",
        "roll-player",
        3,
        77,
        {"variants": ["less-random", "random-market", "short", "friendly-market"], "classes": "pick"},
    ),
)


# Somebody takes an option at a table: the seat, and what it takes.
Player = Callable[[Table[Any]], tuple[int, Option]]


def played(recipe: Recipe, choices: Iterable[str] = ()) -> Iterator[Passage]:
    """The playthrough: with these choices (`2 roll`: seat 2 rolls) as long as they are on offer, then again."""
    return _passages(recipe, _as_chosen(choices, _at_random(recipe) if recipe.bot is None else _by_bot(recipe)))


def replayed(recipe: Recipe, choices: Iterable[str]) -> Iterator[Passage]:
    """The playthrough with exactly these choices; one that is not on offer any more ends it."""
    return _passages(recipe, _as_chosen(choices, None))


def _passages(recipe: Recipe, player: Player) -> Iterator[Passage]:
    table = hw.new_table(recipe.game, recipe.seats, recipe.seed, recipe.options)
    yield Passage("start", tuple(_start(recipe, table)))
    # Where seats know different things, what has changed is told for each by itself.
    views: dict[int, dict[str, str]] = {}
    number = 0
    while table.decision is not None:
        number += 1
        lines = list(_question(recipe, table, number, views))
        try:
            seat, option = player(table)
        except NotOffered as gone:
            yield Passage(gone.choice, (*lines, f" > {gone.choice} is not on offer any more"))
            return
        logged = len(table.log)
        table.apply(option, seat)
        lines.append(f" > seat {seat}: {option.key} touches {' '.join(option.touches) or 'nothing'}")
        yield Passage(f"{seat} {option.key}", (*lines, *_events(table, logged)))
    yield Passage("end", tuple(_outcome(table)))


def _start(recipe: Recipe, table: Table[Any]) -> Iterator[str]:
    yield f"game {recipe.game}, {recipe.seats} seats, seed {recipe.seed}"
    yield f"options {_plain({k: v for k, v in table.options.items() if not k.startswith(READINGS)})}"
    yield f"commitment {table.commitment}"
    yield from _events(table, 0)


def _question(recipe: Recipe, table: Table[Any], number: int, views: dict[int, dict[str, str]]) -> Iterator[str]:
    decision = table.decision
    assert decision is not None
    if recipe.view_at in ("", decision.kind):
        now = dict(_flat(table.view(decision.seat)))
        whose = decision.seat if table.game.secrets else 0
        seen = views.get(whose, {})
        yield from (f"  {path} = {value}" for path, value in now.items() if seen.get(path) != value)
        yield from (f"  {path} gone" for path in seen if path not in now)
        views[whose] = now
    undo = "may undo" if decision.may_undo else "no undo"
    yield ""
    yield f"{number}. seat {decision.seat}: {decision.kind} [{decision.rule}] ({undo})"
    yield f"   {decision.prompt.id} {_plain(decision.args)}"
    yield f"   {' '.join(option.key for option in decision.options)}"
    for seat, offers in decision.interrupts.items():
        yield f"   seat {seat} may interrupt: {' '.join(offer.key for offer in offers)}"


def _at_random(recipe: Recipe) -> Player:
    rng = random.Random(recipe.seed)

    def choose(table: Table[Any]) -> tuple[int, Option]:
        assert table.decision is not None
        offered = table.decision.interrupts
        interrupts = [(seat, offer) for seat, offers in offered.items() for offer in offers]
        if interrupts and rng.random() < 0.04:
            return rng.choice(interrupts)
        return table.decision.seat, onward(table.decision.options, rng)

    return choose


def _by_bot(recipe: Recipe) -> Player:
    assert recipe.bot is not None
    bots = [make_bot(recipe.game, recipe.bot, recipe.seed + seat) for seat in range(recipe.seats)]

    def choose(table: Table[Any]) -> tuple[int, Option]:
        assert table.decision is not None
        seat = table.decision.seat
        return seat, advise(table, bots[seat])[0].option

    return choose


class NotOffered(Exception):
    def __init__(self, choice: str) -> None:
        super().__init__(choice)
        self.choice = choice


def _as_chosen(choices: Iterable[str], otherwise: Player | None) -> Player:
    """These choices; from the first one that is not on offer, and where they end, somebody else decides."""
    ahead = iter(choices)

    def choose(table: Table[Any]) -> tuple[int, Option]:
        nonlocal ahead
        choice = next(ahead, "nothing")
        seat, _, key = choice.partition(" ")
        decision = table.decision
        assert decision is not None
        offered = decision.options if seat == str(decision.seat) else []
        for option in (*offered, *(decision.interrupts.get(int(seat), ()) if seat.isdigit() else ())):
            if option.key == key:
                return int(seat), option
        if otherwise is None:
            raise NotOffered(choice)
        ahead = iter(())
        return otherwise(table)

    return choose


def _events(table: Table[Any], since: int) -> Iterator[str]:
    for event in table.log[since:]:
        whom = "table" if event.seat is None else f"seat {event.seat}"
        for_whom = "" if event.audience is None else f" (for {', '.join(map(str, event.audience))})"
        yield f"   {event.kind} {whom} [{event.rule}] {_plain(event.args)}{for_whom}"


def _outcome(table: Table[Any]) -> Iterator[str]:
    assert table.outcome is not None
    yield ""
    yield f"seed {table.seed}, fingerprint {table.fingerprint()}"
    for seat in table.outcome.seats:
        title = seat.title.id if seat.title else ""
        yield f"seat {seat.seat}: {seat.total} points, place {seat.place}, tie-break {seat.tie_break} {title}".rstrip()
        for line in seat.lines:
            yield f"   {line.points:2} {line.category} [{line.rule}] {_plain(line.label.args)}"
            yield f"      {' '.join(line.things)}".rstrip()
    yield f"winners {table.outcome.winners}, settled by {table.outcome.settled_by}"


def _plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, default=list)


# What is small enough to be written in one word: a die, a rune, a path with its difficulty and odds.
PIECES = ({"colour", "face"}, {"rune", "id", "adds", "gives", "counts"}, {"path", "difficulty", "odds"}, {"id", "args"})


def _is_piece(value: Any) -> bool:
    return isinstance(value, dict) and any(set(value) == piece for piece in PIECES)


def _flat(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """The leaves of a view; pieces and short lists stay on one line."""
    if isinstance(data, dict) and data and not _is_piece(data):
        for key, value in data.items():
            yield from _flat(value, f"{path}.{key}" if path else key)
    elif isinstance(data, list) and data and isinstance(data[0], dict) and not _is_piece(data[0]):
        for index, value in enumerate(data):
            yield from _flat(value, f"{path}.{index}")
    elif isinstance(data, list):
        yield path, " ".join(_leaf(value) for value in data) or "nothing"
    else:
        yield path, _leaf(data)


def _leaf(value: Any) -> str:
    if isinstance(value, dict) and set(value) == {"id", "args"}:
        return str(value["id"])  # a text; what cards say is tested elsewhere
    if _is_piece(value):
        return ("" if "colour" in value else "/").join(_leaf(part) for part in value.values())
    return "-" if value is None else str(value)
