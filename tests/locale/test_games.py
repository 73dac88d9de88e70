"""Whole games are played and read in all languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest

import herowright as hw
from herowright.games.call_to_adventure.rules.settings import ASKING, COOP, FIRST_GAME, READINGS, VERSUS
from herowright.games.pathfinder.rules.party import VERSION
from herowright.games.pathfinder.rules.settings import READINGS as PATHFINDER_READINGS
from herowright.games.pathfinder.rules.settings import SCENARIOS
from herowright.games.roll_player.fiends_familiars.rules.settings import ALL_READINGS as EXPANSION_READINGS
from herowright.games.roll_player.fiends_familiars.rules.settings import ALONE, NONE, WITH_MM
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


def expansion_nonsense(table: hw.Table[Any], seat: int) -> list[str]:
    own = [fiend["id"] for fiend in table.view()["heroes"][seat]["fiends"]]
    fiends = [f"banish:{fiend}:{payment}" for fiend in (*own, "fiend-of-misery") for payment in ("gold", "token")]
    keys = ["hunt", "hire:gold", "exchange", "reroll:3", "unpack:red4", "xp:heal", "xp:str", "xp:familiar"]
    return [*roll_player_nonsense(table, seat), *keys, *fiends, "place:familiar"]


def call_to_adventure_nonsense(table: hw.Table[Any], seat: int) -> list[str]:
    view = table.view(seat)
    hand = [f"play:{name.partition(':')[2]}" for name in view["heroes"][seat]["hand"] or ()]
    keys = ["fly", "end", "dark", "play:iron-will", "gain:rebel", *hand, *hand]
    for place in (place for row in view["rows"] for place in row["places"] if place):
        keys += [f"journey:{place['card']}", f"replace:{place['card']}"]
        keys += [f"face:{path['path']}" for path in place["paths"]] or [f"gain:{place['card']}"]
    return [*keys, f"face:{view['adversary']['card']}"] if view["adversary"] else keys


def pathfinder_nonsense(table: hw.Table[Any], seat: int) -> list[str]:
    view = table.view(seat)
    hero = view["heroes"][seat]
    ids = {where: [name.partition(":")[2] for name in hero[where]] for where in ("hand", "discard", "buried")}
    keys = ["fly", "explore", "close", "end", "roll", "decline", "instead", "done", "use:wisdom", "fight:melee"]
    keys += ["use:arcane", "fight:ranged", "use:flying", "call:1:discard:cure", "also:recharge:dagger", "box:longsword"]
    verbs = ("reveal", "discard", "give", "promise", "return", "bury")
    keys += [f"{verb}:{id}" for id in ids["hand"] for verb in verbs]
    keys += [f"recharge:{id}" for id in (*ids["discard"], *ids["buried"])]
    keys += [f"power:{power['line']}" for power in hero["powers"]]
    keys += [f"move:{place['name'].partition(':')[2]}" for place in view["places"]]
    return [*keys, "character:valeros", "take:cure", "box:cure", "withdraw:cure"]


PLAYERS = {
    "roll-player": Player(roll_player_nonsense, "buy", "drop"),
    "call-to-adventure": Player(call_to_adventure_nonsense, "spend|sacrifice|trade|play|listen", "hush:turn"),
    # Only weapons are preferred among what is revealed: other cards could be revealed again and again.
    "pathfinder": Player(
        pathfinder_nonsense,
        "explore|close|yes|done|power|discard|bury|recharge|reveal:.*:(melee|ranged)",
        "hush|decline|withdraw",
    ),
}


EXPANSION_PLAYER = Player(expansion_nonsense, "buy|hunt|hire|store|unpack|take:TOP", "drop")


def player_of(table: hw.Table[Any]) -> Player:
    return EXPANSION_PLAYER if table.options.get("expansion", NONE) != NONE else PLAYERS[table.game.id]


# How many characters fit on a button, and where it also says what the card does.
BUTTON, WITH_EFFECT = 70, 180
# A question is taken in at a glance; a line of the log may list the dice of six players.
QUESTION, LINE, REFUSAL = 120, 220, 170
SAYS_ITS_EFFECT = {"pf-opt-play", "pf-opt-play-skill", "pf-opt-power", "pf-opt-power-skill"}


class Game(NamedTuple):
    game: str
    seats: int
    seed: int
    options: Mapping[str, Any]


def play(reader: Reader, game: str, seats: int, seed: int, options: Mapping[str, Any]) -> None:
    """A whole game with random choices, during which everything the table could say is read."""
    rng = random.Random(seed)
    table = hw.new_table(game, seats=seats, seed=seed, options=options)
    player = player_of(table)
    told = 0
    while decision := table.decision:
        reader.say(decision.prompt, at_most=QUESTION)
        assert {f"figure-{name.replace(':', '-')}" for name in table.figures(decision.seat)} <= messages("en").keys()
        offers = {seat: list(options) for seat, options in decision.interrupts.items()}
        offers[decision.seat] = [*decision.options, *offers.get(decision.seat, ())]
        for option in (option for options in offers.values() for option in options):
            reader.say(option.label, at_most=WITH_EFFECT if option.label.id in SAYS_ITS_EFFECT else BUTTON)
        if table.made % 4 == 0:
            refused(reader, table, rng)
        seat = rng.choice(list(offers)) if rng.random() < 0.3 else decision.seat
        kept = [option for option in offers[seat] if not re.match(player.avoided, option.key)]
        best = [option for option in kept if re.match(player.preferred, option.key)]
        table.apply(rng.choice((best if rng.random() < 0.8 else kept) or kept or offers[seat]), seat)
        for event in table.log[told:]:
            reader.tell(event, at_most=LINE)
        told = len(table.log)
    read_sheet(reader, table)


def refused(reader: Reader, table: hw.Table[Any], rng: random.Random) -> None:
    """What the table answers to choices it does not offer, and to undo."""
    assert table.decision is not None
    seat = rng.randrange(table.seats)
    key = rng.choice(player_of(table).nonsense(table, seat))
    offered = table.decision.options if seat == table.decision.seat else table.interrupts(seat)
    if key not in {option.key for option in offered}:
        with pytest.raises(hw.IllegalChoice) as refusal:
            table.apply(key, seat)
        reader.say(refusal.value.reason, at_most=REFUSAL)
    if why := table.undo_refusal(seat):
        reader.say(why, at_most=REFUSAL)


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


def roll_player_games(seats: int, edition: str) -> list[Game]:
    variants: list[list[str]] = [[], ["less-random", "friendly-market"], ["random-market", "short"]]
    others = {"classes": "pick", "RP-COMP-18": "printed", "RP-CARD-30": "target"}
    options: list[dict[str, Any]] = [*({"variants": each} for each in variants), others]
    return [Game("roll-player", seats, seed, {"edition": edition, **each}) for seed, each in enumerate(options)]


# The other reading of every unclear rule of the expansion.
EXPANSION_OTHERWISE = {clause: readings[-1] for clause, readings in EXPANSION_READINGS.items()}


def expansion_games(seats: int) -> list[Game]:
    return [
        Game("roll-player", seats, seed, {"expansion": expansion, **(EXPANSION_OTHERWISE if seed > 1 else {})})
        for seed, expansion in enumerate((WITH_MM, ALONE, WITH_MM))
        if seats < 5 or expansion == WITH_MM
    ]


# The other reading of every unclear rule, and each way of asking.
OTHERWISE = {clause: readings[-1] for clause, readings in READINGS.items()}
TABLES: list[dict[str, Any]] = [{}, {"first-game": list(FIRST_GAME), "asking": ASKING[1]}, OTHERWISE]


MODES = [(VERSUS, 2), (VERSUS, 3), (VERSUS, 4), *((COOP, seats) for seats in range(1, 5))]


def call_to_adventure_games(mode: str, seats: int) -> list[Game]:
    return [Game("call-to-adventure", seats, seed, {"mode": mode, **options}) for seed, options in enumerate(TABLES)]


# The other reading of every unclear rule of Pathfinder, and a party that rebuilds its decks afterwards.
PARTY = {"version": VERSION, "name": "Sandpoint", "members": [], "won": []}
# One that has come far: roles with powers that no beginner has.
SEASONED = {
    "amiri": ("berserker", {"restlessness": 1, "rage": 4}),
    "harsk": ("tracker", {"scouting": 1}),
    "ezren": ("illusionist", {"misdirection": 1, "fresh-idea": 1}),
    "merisiel": ("acrobat", {"evasion": 1}),
    "seelah": ("crusader", {"vigil": 2, "shield-for-others": 1}),
    "seoni": ("celestial-sorcerer", {"turn-of-fate": 1, "celestial-blood": 1}),
}
MEMBERS = [
    {"character": character, "role": role, "feats": {"powers": powers}}
    for character, (role, powers) in SEASONED.items()
]
PATHFINDER_TABLES: list[dict[str, Any]] = [
    {},
    {"decks": "own", "exchange": "offered", "too-hard": "replaced", "party": PARTY},
    {"asking": "nobody", **{clause: readings[-1] for clause, readings in PATHFINDER_READINGS.items()}},
]


def pathfinder_games(seats: int) -> list[Game]:
    return [Game("pathfinder", seats, seed, options) for seed, options in enumerate(PATHFINDER_TABLES)]


def games_of(family: str) -> Iterator[Game]:
    """By the first letters of a game's messages. Some come to what the others do not: scenarios, seasoned parties,
    lucky seeds."""
    if family == "rp":
        for seats, edition in product((1, 2, 3, 4), ("pl2", "de1")):
            yield from roll_player_games(seats, edition)
    elif family == "ff":
        for seats in range(1, 6):
            yield from expansion_games(seats)
        for seed in range(3, 6):
            yield Game("roll-player", 5, seed, {"expansion": WITH_MM})
    elif family == "ca":
        for mode, seats in MODES:
            yield from call_to_adventure_games(mode, seats)
        for seed in (22, 24):
            yield Game("call-to-adventure", 2, seed, {"mode": VERSUS, **OTHERWISE})
    else:
        for seats in (1, 2, 3, 6):
            yield from pathfinder_games(seats)
        for seed, scenario in enumerate(SCENARIOS):
            yield Game("pathfinder", 1 + seed % 4, seed, {"scenario": scenario, **PATHFINDER_TABLES[seed % 2 * 2]})
        for seed in range(4):
            yield Game("pathfinder", 6, seed, {**PATHFINDER_TABLES[1], "party": {**PARTY, "members": MEMBERS}})


@pytest.mark.parametrize(("family", "most"), [("rp", 15), ("ff", 15), ("ca", 10), ("pf", 40)])
def test_whole_games_read_well_in_all_languages(family: str, most: int) -> None:
    """And tell nearly everything there is to tell: games that stopped reaching the texts would prove nothing."""
    reader = Reader()
    for game in games_of(family):
        play(reader, *game)
    assert sorted(reader.faults) == []
    unheard = {id for id in messages("en") if re.match(f"{family}-(ask|event|opt|score)-", id)} - reader.ids
    assert len(unheard) < most, " ".join(sorted(unheard))


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
    for game, seats in product(PLAYERS, (0, 7)):
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
