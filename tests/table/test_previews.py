"""What an option would give: told only where it is sure, and never across a border."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import herowright as hw
from herowright.bots import advise, make_bot
from herowright.table.chance import Chance
from herowright.table.previews import _HIGH, _LOW, Preview, _Watched, previews
from herowright.table.table import Table
from herowright.testing import situation

GAMES = [
    ("roll-player", 2, {}),
    ("roll-player", 2, {"expansion": "fiends-familiars"}),
    ("call-to-adventure", 3, {}),
    ("call-to-adventure", 2, {"mode": "co-op"}),
    ("pathfinder", 2, {}),
]
POSITIONS, WORLDS = 24, 3


def positions(game: str, seats: int, options: dict[str, Any], rng: random.Random) -> Iterator[Table[Any]]:
    """Moments of games that a bot and chance play together, each with a question."""
    while True:
        table = hw.new_table(game, seats, rng.getrandbits(32), options)
        bots = [make_bot(game, rng.choice(("greedy", "random")), seat) for seat in range(seats)]
        while table.decision is not None:
            if rng.random() < 0.05:
                yield table
            table.apply(advise(table, bots[table.decision.seat])[0].option)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_what_is_told_comes_true_in_every_world(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(11)
    claims = 0
    for _, table in zip(range(POSITIONS), positions(game, seats, options, rng), strict=False):
        for seat in range(seats):
            for key, told in previews(table.clone(), seat, rng).items():
                claims += len(told.figures)
                for _ in range(WORLDS if told.figures else 0):
                    check(table.imagine(seat, rng), seat, key, told, rng)
    assert claims > 40


def check(world: Table[Any], seat: int, key: str, told: Preview, rng: random.Random) -> None:
    """The figures in one world, before and after; where chance comes in, when it does."""
    game, state = world.game, world.state
    before, matter = world.figures(seat), game.matter(state)
    moments: list[dict[str, int]] = []

    def look() -> dict[str, int]:
        return game.figures(state, seat) | game.prospects(state, seat, matter)

    class Seen(Chance):
        """Notes the figures whenever something becomes known."""

        __slots__ = ()

        def watch(self) -> None:
            if not moments:
                moments.append(look())

        def below(self, limit: int) -> int:
            self.watch()
            return super().below(limit)

        def flips(self, things: Sequence[Any]) -> list[int]:
            self.watch()
            return super().flips(things)

        def shuffle(self, items: list[Any]) -> None:
            self.watch()
            super().shuffle(items)

        def reveal(self) -> None:
            self.watch()
            super().reveal()

    chance = Seen.__new__(Seen)
    for slot in ("key", "n", "block_number", "block"):
        setattr(chance, slot, getattr(state.chance, slot))
    state.chance = chance
    under_way = world.interrupted
    paying = world.decision is not None and world.decision.about.pays
    world.apply(key, seat)
    if world.decision is not None and world.decision.seat == seat and world.decision.about.pays:
        world.apply(rng.choice(world.decision.options).key, seat)
    if world.interrupted > under_way and world.decision is not None and world.decision.seat != seat:
        return  # somebody may answer it first
    assert told.chance or not moments
    after = moments[0] if moments else look()
    for name, old, new in told.figures:
        assert after[name] == new, (key, told)
        assert paying or before.get(name, new) == old, (key, told)
        assert old != new or paying or name not in before, (key, told)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES[2:], ids=str)
def test_another_matter_that_begins_has_no_part_in_it(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(5)
    begun = 0
    for _, table in zip(range(2 * POSITIONS), positions(game, seats, options, rng), strict=False):
        assert table.decision is not None
        seat = table.decision.seat
        for key, told in previews(table.clone(), seat, rng).items():
            world = table.imagine(seat, rng)
            matter = world.game.matter(world.state)
            world.apply(key, seat)
            now = world.game.matter(world.state)
            if now is not None and now is not matter and matter is None:
                begun += 1
                assert "odds" not in [name for name, _, _ in told.figures]
    assert begun


@pytest.mark.parametrize(("draw", "face"), [(_LOW, 1), (_HIGH, 6)])
def test_a_guess_can_have_all_dice_fall_to_one_end(draw: int, face: int) -> None:
    """Otherwise what a few dice happen to agree on would be told as certain."""
    chance = _Watched(Chance(3), dict, draw)
    assert {chance.roll(6) for _ in range(20)} == {face}
    assert {_Watched(Chance(seed), dict, None).roll(6) for seed in range(60)} == set(range(1, 7))


def test_what_ends_a_turn_is_told_although_somebody_else_decides_next() -> None:
    cards = ["longsword", "acrobatics"]
    play = situation("roll-player", 2, phase="market", initiative={0: 1, 1: 2}, market=cards, heroes=[{"gold": 9}, {}])
    told = play.foretold("buy:longsword")
    play.play("buy:longsword")
    assert play.asked[0] == 1
    assert told["gold"] == (9, play.hero(0).gold)
