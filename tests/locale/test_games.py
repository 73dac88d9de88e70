"""Whole games are played and read in all languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest

import herowright as hw
from herowright.games.call_to_adventure.settings import ASKING, COOP, FIRST_GAME, READINGS, VERSUS
from tests.locale.files import messages
from tests.locale.reader import Reader


class Player(NamedTuple):
    """How a game is played at random: keys it would not offer, and which of its options to prefer."""

    nonsense: Callable[[hw.Table[Any], int], list[str]]
    preferred: str
    avoided: str


def roll_player_nonsense(table: hw.Table[Any], seat: int) -> list[str]:
    view = table.view()
    skills = [f"use:{card['id']}" for card in view["heroes"][seat]["skills"]]
    market = [f"buy:{card['id']}" for card in view["market"]]
    fixed = ("fly", "skip", "place:str", "place:cha", "take:1", "take:2", "raise:str:1", "buy:longsword", "use:climb")
    return [*fixed, *skills, *market]


def call_to_adventure_nonsense(table: hw.Table[Any], seat: int) -> list[str]:
    view = table.view(seat)
    hand = [f"play:{name.partition(':')[2]}" for name in view["heroes"][seat]["hand"] or ()]
    keys = ["fly", "end", "dark", "play:iron-will", "gain:rebel", *hand, *hand]
    for place in (place for row in view["rows"] for place in row["places"] if place):
        keys += [f"journey:{place['card']}", f"replace:{place['card']}"]
        keys += [f"face:{path['path']}" for path in place["paths"]] or [f"gain:{place['card']}"]
    return [*keys, f"face:{view['adversary']['card']}"] if view["adversary"] else keys


PLAYERS = {
    "roll-player": Player(roll_player_nonsense, "buy", "drop"),
    "call-to-adventure": Player(call_to_adventure_nonsense, "spend|sacrifice|trade|play|listen", "hush:turn"),
}


def play(reader: Reader, game: str, seats: int, seed: int, options: Mapping[str, Any]) -> None:
    """A whole game with random choices, during which everything the table could say is read."""
    rng = random.Random(seed)
    player = PLAYERS[game]
    table = hw.new_table(game, seats=seats, seed=seed, options=options)
    told = 0
    while decision := table.decision:
        reader.say(decision.prompt)
        assert {f"figure-{name.replace(':', '-')}" for name in table.figures(decision.seat)} <= messages("en").keys()
        offers = {decision.seat: decision.options, **decision.interrupts}
        for option in (option for options in offers.values() for option in options):
            reader.say(option.label)
        refused(reader, table, rng)
        seat = rng.choice(list(offers)) if rng.random() < 0.3 else decision.seat
        kept = [option for option in offers[seat] if not re.match(player.avoided, option.key)]
        best = [option for option in kept if re.match(player.preferred, option.key)]
        table.apply(rng.choice(best or kept or list(offers[seat])), seat)
        for event in table.log[told:]:
            reader.tell(event)
        told = len(table.log)
    read_sheet(reader, table)


def refused(reader: Reader, table: hw.Table[Any], rng: random.Random) -> None:
    """What the table answers to choices it does not offer, and to undo."""
    assert table.decision is not None
    seat = rng.randrange(table.seats)
    key = rng.choice(PLAYERS[table.game.id].nonsense(table, seat))
    offered = table.decision.options if seat == table.decision.seat else table.interrupts(seat)
    if key not in {option.key for option in offered}:
        with pytest.raises(hw.IllegalChoice) as refusal:
            table.apply(key, seat)
        reader.say(refusal.value.reason)
    if why := table.undo_refusal(seat):
        reader.say(why)


def read_sheet(reader: Reader, table: hw.Table[Any]) -> None:
    assert table.outcome is not None
    for seat in table.outcome.seats:
        for line in seat.lines:
            reader.say(line.label)
            assert f"category-{line.category}" in messages("en")
        if seat.title:
            reader.say(seat.title)
    with pytest.raises(hw.IllegalChoice) as over:
        table.apply("skip")
    reader.say(over.value.reason)


@pytest.mark.parametrize("edition", ["pl2", "de1"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_of_roll_player_read_well_in_all_languages(seats: int, edition: str) -> None:
    reader = Reader()
    variants: list[list[str]] = [[], ["less-random", "friendly-market"], ["random-market", "short"]]
    for seed in range(3):
        play(reader, "roll-player", seats, seed, {"edition": edition, "variants": variants[seed % 3]})
    others = {"classes": "pick", "RP-COMP-18": "printed", "RP-CARD-30": "target"}
    play(reader, "roll-player", seats, 3, {"edition": edition, **others})
    assert sorted(reader.faults) == []


# The other reading of every unclear rule, and each way of asking.
OTHERWISE = {clause: readings[-1] for clause, readings in READINGS.items()}
TABLES: list[dict[str, Any]] = [{}, {"first-game": list(FIRST_GAME), "asking": ASKING[1]}, OTHERWISE]


@pytest.mark.parametrize(("mode", "seats"), [(VERSUS, 2), (VERSUS, 3), (VERSUS, 4), *((COOP, n) for n in range(1, 5))])
def test_whole_games_of_call_to_adventure_read_well_in_all_languages(mode: str, seats: int) -> None:
    reader = Reader()
    for seed, options in enumerate(TABLES):
        play(reader, "call-to-adventure", seats, seed, {"mode": mode, **options})
    assert sorted(reader.faults) == []


def test_games_tell_nearly_everything_there_is_to_tell() -> None:
    """Guards the tests above: if random games stopped reaching the texts, they would prove nothing."""
    reader = Reader()
    for seats, seed in product((1, 2, 4), range(4)):
        play(reader, "roll-player", seats, seed, {"edition": ("pl2", "de1")[seed % 2]})
        options = {"mode": (VERSUS, COOP)[seed % 2], **(OTHERWISE if seed > 1 else {})}
        play(reader, "call-to-adventure", seats, seed, options)
    for game, most in (("rp", 15), ("ca", 10)):
        unheard = {id for id in messages("en") if re.match(f"{game}-(ask|event|opt|score)-", id)} - reader.ids
        assert len(unheard) < most, sorted(unheard)


def test_saves_and_options_are_refused_in_all_languages() -> None:
    reader = Reader()
    blob = hw.new_table("roll-player", seed=1).save()
    for bad in (
        b"",
        b"{}",
        b"[1]",
        blob[:-20],
        blob.replace(b'"format":1', b'"format":9'),
        blob.replace(b"pl2", b"de1"),
    ):
        with pytest.raises(hw.BadSave) as broken:
            hw.load_table(bad)
        reader.say(broken.value.message)
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("roll-player", {"colour": "red"}),
        ("roll-player", {"edition": "xx"}),
        ("roll-player", {"variants": 3}),
        ("roll-player", {"variants": ["long"]}),
        ("call-to-adventure", {"mode": "alone"}),
        ("call-to-adventure", {"first-player": "seat-3"}),
    ]
    for game, options in wrong:
        with pytest.raises(hw.BadOption) as option:
            hw.new_table(game, options=options)
        reader.say(option.value.message)
    for game, seats in product(PLAYERS, (0, 5)):
        with pytest.raises(hw.BadOption) as crowd:
            hw.new_table(game, seats=seats)
        reader.say(crowd.value.message)
    with pytest.raises(hw.UnknownGame) as unknown:
        hw.new_table("chess")
    reader.say(unknown.value.message)
    assert reader.faults == set()
    assert reader.ids >= {
        "save-newer",
        "save-damaged",
        "save-foreign",
        "save-unreadable",
        "option-seats",
        "option-first-player",
    }
