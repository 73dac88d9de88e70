"""Search: it looks at what the policy thinks well of, knows what its seat knows, and sees further."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from typing import Any

import pytest

import herowright as hw
from herowright.bots import Advice, UnknownBot, advise, bots_of, companion, make_bot
from herowright.bots.search import Guide, Line, SearchBot, _settled, compared
from herowright.games import registry
from herowright.kit import part
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message
from herowright.table.table import Table

GAMES = ("roll-player", "call-to-adventure", "pathfinder")
# After so many decisions there is something to choose. Where rollouts go to the end of the game, it is near.
MODES: list[tuple[str, int, dict[str, Any], int]] = [
    ("roll-player", 2, {}, 30),
    ("roll-player", 1, {}, 30),
    ("roll-player", 3, {"expansion": "fiends-familiars"}, 30),
    ("call-to-adventure", 2, {}, 30),
    ("call-to-adventure", 2, {"mode": "co-op"}, 80),
    ("pathfinder", 2, {}, 150),
]


def guide_of(game: str) -> Guide[Any]:
    found: Guide[Any] = part(registry.kit(game).guide)
    return found


def played(game: str, seats: int, options: dict[str, Any], decisions: int, seed: int = 5) -> Table[Any]:
    """A table after so many decisions of the policy."""
    table = hw.new_table(game, seats, seed, options)
    bot = make_bot(game, "greedy", seed)
    while table.decision is not None and table.made < decisions:
        table.apply(advise(table, bot)[0].option)
    return table


def next_choice(table: Table[Any], bot: str) -> Table[Any]:
    """On to the next question with several options close to the best."""
    policy = make_bot(table.game.id, bot, 1)
    search = SearchBot(guide_of(table.game.id), 1)
    while table.decision is not None:
        advice = advise(table, policy)
        if len(search.candidates(advice)) > 1 and search.guide.asks(table.decision.kind):
            return table
        table.apply(advice[0].option)
    raise AssertionError("there was nothing to choose")


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_game(game: str) -> None:
    assert bots_of(game) == ("random", "beginner", "greedy", "search", "master")
    assert companion(game) == "greedy"


NONSENSE = (
    "search:much",
    "search:x",
    "search:0x",
    "search:-3x",
    "search:nan",
    "search:inf",
    "search:-1",
    "greedy:2",
    "nobody",
)


@pytest.mark.parametrize("name", NONSENSE)
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot("roll-player", name, 0)


@pytest.mark.parametrize(("game", "seats", "options", "after"), MODES)
def test_the_same_rollouts_give_the_same_choice_and_keep_every_option(
    game: str, seats: int, options: dict[str, Any], after: int
) -> None:
    table = next_choice(played(game, seats, options, after), "greedy")
    assert table.decision is not None
    before = table.fingerprint()
    found = [advise(table, make_bot(game, "search:12x", 3)) for _ in range(2)]
    assert [each.option.key for each in found[0]] == [each.option.key for each in found[1]]
    assert sorted(each.option.key for each in found[0]) == sorted(option.key for option in table.decision.options)
    assert found[0][0].value == max(each.value for each in found[0][: guide_of(game).most])
    assert table.fingerprint() == before


@pytest.mark.parametrize(("game", "seats", "options", "after"), MODES)
def test_what_its_seat_cannot_know_changes_nothing(game: str, seats: int, options: dict[str, Any], after: int) -> None:
    table = next_choice(played(game, seats, options, after + 10), "greedy")
    assert table.decision is not None
    seat = table.decision.seat
    swapped = table.imagine(seat, random.Random(8))
    choices = [
        make_bot(game, "search:12x", 3).advise(Glimpse(each, seat, 1))[0].option.key for each in (table, swapped)
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize(("game", "seats", "options", "after"), MODES)
def test_the_value_of_a_finished_game_is_what_it_came_to(
    game: str, seats: int, options: dict[str, Any], after: int
) -> None:
    table = played(game, seats, options, 100_000)
    outcome = table.outcome
    assert outcome is not None
    value = guide_of(game).value(table, 0)
    if table.game.cooperative(table.options):
        assert (value["victory"] > 0) == bool(outcome.winners)
    else:
        assert value["score"] == outcome.seats[0].total


class Fixed:
    """A policy that likes everything alike and takes what comes first in the alphabet."""

    name = "fixed"
    unit = ""
    rough: frozenset[str] = frozenset()

    def __init__(self, seed: int) -> None:
        pass

    def advise(self, glimpse: Glimpse[Any], /) -> Sequence[Advice]:
        return [Advice(option, 0.0) for option in sorted(glimpse.options, key=lambda option: option.key)]


def test_it_finds_what_the_policy_does_not_see() -> None:
    """Worth is here the gold of one's own hero at the end of the round, which the policy knows nothing of."""

    def gold(table: Table[Any], seat: int) -> dict[str, float]:
        return {"gold": float(table.state.heroes[seat].gold)}

    table = played("roll-player", 2, {}, 14)
    while table.decision is not None and table.decision.kind != "market":
        table.apply(table.decision.options[0])
    guide: Guide[Any] = Guide(Fixed, gold, lambda state: state.round, margin=1.0, most=9, slip=0.0, blunder=0.0)
    assert advise(table, Fixed(0))[0].option.key.startswith("buy:")
    assert advise(table, SearchBot(guide, 1, rollouts=60))[0].option.key.startswith("discard:")


def test_what_is_clear_is_not_looked_at_any_longer() -> None:
    """Where no chance lies ahead, a dozen tables tell as much as hundreds."""
    advice = advise(played("roll-player", 2, {}, 30), make_bot("roll-player", "greedy", 1))
    one, other = lines = [Line(advice[0]) for _ in range(2)]
    one.balance, other.balance = [1.0] * 12, [3.0] * 12
    assert _settled(lines)
    other.balance[0] = 0.0
    assert _settled(lines)
    other.balance[1:6] = [0.0] * 5
    assert not _settled(lines)


def test_a_master_looks_farther() -> None:
    strategist, master = (make_bot("roll-player", f"{name}:8x", 1) for name in ("search", "master"))
    assert isinstance(strategist, SearchBot)
    assert isinstance(master, SearchBot)
    assert (strategist.rollouts, strategist.periods) == (8, 1)
    assert (master.rollouts, master.periods) == (8, 2)
    hurried = make_bot("roll-player", "master", 1, pace=0.25)
    assert isinstance(hurried, SearchBot)
    assert (hurried.seconds, hurried.periods) == (0.25, 1)


def test_a_gain_that_may_be_chance_leaves_the_policys_choice() -> None:
    bot = SearchBot(guide_of("roll-player"), 1)
    table = next_choice(played("roll-player", 2, {}, 30), "greedy")
    advice = advise(table, make_bot("roll-player", "greedy", 1))
    first, second, *_ = lines = bot.candidates(advice)
    for line in lines:
        line.balance = [1.0, 2.0, 3.0, 4.0] * 2
    second.balance = [9.0, 0.0, 1.0, 4.0] * 2
    assert bot._ranked(advice, lines)[0].option is first.advice.option
    second.balance = [2.0, 3.5, 4.0, 5.0] * 2
    ranked = bot._ranked(advice, lines)
    assert ranked[0].option is second.advice.option
    assert ranked[0].value - ranked[1].value == pytest.approx(1.125)


def test_half_of_the_candidates_is_given_up_and_never_the_first() -> None:
    advice = advise(played("roll-player", 2, {}, 30), make_bot("roll-player", "greedy", 1))
    lines = [Line(advice[0]) for _ in range(6)]
    for number, line in enumerate(lines):
        line.balance = [float(number)]
    assert SearchBot._better_half(lines) == [lines[0], lines[5], lines[4]]


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_slips_but_never_takes_what_is_far_behind(game: str) -> None:
    guide, beginner = guide_of(game), make_bot(game, "beginner", 2)
    table, slips, seen = played(game, 2, {}, 4), 0, 0
    policy = make_bot(game, "greedy", 2)
    while table.decision is not None and seen < 60:
        wise = {each.option.key: each.value for each in advise(table, policy)}
        taken = advise(table, beginner)[0].option
        lost = max(wise.values()) - wise[taken.key]
        assert lost <= guide.blunder
        slips += lost > 0
        seen += 1
        table.apply(taken)
    assert 3 <= slips <= seen / 2


def test_time_that_is_up_too_soon_leaves_the_policys_choice() -> None:
    table = next_choice(played("roll-player", 2, {}, 30), "greedy")
    policy = advise(table, make_bot("roll-player", "greedy", 1))
    hurried = advise(table, SearchBot(guide_of("roll-player"), 1, seconds=1e-9))
    assert [(each.option, each.value, each.reasons) for each in hurried] == [
        (each.option, each.value, each.reasons) for each in policy
    ]


def test_a_hint_says_what_looking_ahead_found() -> None:
    table = next_choice(played("roll-player", 2, {}, 36), "greedy")
    first, second, *_ = advise(table, make_bot("roll-player", "search:24x", 3))
    for each, way in ((first, "more"), (second, "less")):
        looked = next(reason for reason in each.reasons if reason.id == "bot-looked")
        assert looked.args["unit"] == "stars"
        assert looked.args["times"] >= 6
        assert looked.args["way"] == way
        assert looked.args["value"] == pytest.approx(first.value - second.value, abs=0.06)


@pytest.mark.parametrize(("game", "unit"), [("roll-player", "stars"), ("pathfinder", "")])
def test_what_comes_to_the_same_is_not_praised(game: str, unit: str) -> None:
    """Not "clearly -0"."""
    guide = guide_of(game)
    one, other = (Line(Advice(Option("pass", None, Message("pass")), 0.0)) for _ in range(2))
    for line in (one, other):
        line.balance = [3.0, 4.0, 5.0]
        line.terms.update({"victory": 3})
    assert compared(one, other, guide, unit) == (Message("bot-looked-same", {"times": 3}),)
    one.balance = [3.0, 4.0, 5.0 + 3 * (guide.victory or 1)]
    assert [said.id for said in compared(one, other, guide, unit)][:1] != ["bot-looked-same"]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"expansion": "fiends-familiars"})])
def test_what_is_remembered_of_rollouts_changes_nothing(seats: int, options: dict[str, str]) -> None:
    """After the same story the policy chooses the same, whatever is still hidden."""
    table = hw.new_table("roll-player", seats=seats, seed=4, options=options)
    policy, remembered = make_bot("roll-player", "greedy", 1), 0
    while table.decision is not None and len(table.decisions) < 66:
        if len(table.decisions) % 13 == 12:
            found = []
            for known in (True, False):
                bot = make_bot("roll-player", "search:12x", 1)
                assert isinstance(bot, SearchBot)
                bot.guide = dataclasses.replace(bot.guide, open=known)
                found.append([(each.option.key, each.value) for each in advise(table, bot)])
                assert known or not bot.chosen
                remembered += len(bot.chosen)
            assert found[0] == found[1]
        table.apply(advise(table, policy)[0].option)
    assert remembered
