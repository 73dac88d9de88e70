"""Random games of every kind through all invariants of the design. `make fuzz` plays many more."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import herowright as hw
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.lab.broken import Broken
from herowright.lab.fuzz import fuzz_games
from herowright.lab.invariants import Checker, play_and_check, random_options
from herowright.table.table import Table
from herowright.testing import situation
from tests.examples import examples

GAMES = sorted(hw.games())
# The share of moments at which every option, view and copy is tried. Random lives in Call to Adventure are long.
THOROUGH = {"call-to-adventure": 0.08, "pathfinder": 0.15, "roll-player": 0.2}


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=examples(5, 200), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.integers(1, 4), seed=st.integers(0, 2**64), data=st.data())
def test_any_table_holds_all_invariants(game: str, seats: int, seed: int, data: st.DataObject) -> None:
    options = random_options(game, seats, data.draw(st.randoms(use_true_random=False)))
    assert play_and_check(game, seats, options, seed, thorough=THOROUGH[game]) > 5


@pytest.mark.parametrize("game", GAMES)
def test_random_options_fit_the_seats(game: str) -> None:
    rng = random.Random(1)
    for seats in hw.games()[game].seats:
        for _ in range(30):
            hw.new_table(game, seats, 1, random_options(game, seats, rng))


def test_the_fuzzer_reports_what_it_played() -> None:
    for games in ([], ["call-to-adventure"]):
        decisions, failures = fuzz_games(range(3), games, thorough=0.05)
        assert decisions > 100
        assert failures == []


# The checker itself must see what it is there to see.


def checker(seed: int = 5) -> tuple[Table[RollPlayer], Checker]:
    table = hw.new_table("roll-player", seats=2, seed=seed)
    rng = random.Random(seed)
    while table.state.phase != "market":
        assert table.decision
        table.apply(rng.choice(table.decision.options))
    return table, Checker(table, rng)


def test_a_lost_die_is_noticed() -> None:
    table, check = checker()
    table.state.bag.pop()
    with pytest.raises(AssertionError, match="nowhere"):
        check.nothing_is_lost()


def test_a_doubled_card_is_noticed() -> None:
    table, check = checker()
    table.state.discard.append(table.state.market[0])
    with pytest.raises(AssertionError, match="is in market and in discard"):
        check.nothing_is_lost()


def test_a_shallow_copy_is_noticed() -> None:
    _, check = checker()
    check.clones_are_equal_and_apart()
    check.kept[0][0].state.heroes[0].gold += 1
    with pytest.raises(Broken, match="stays as it was"):
        check.clones_are_equal_and_apart()


@pytest.mark.parametrize(
    ("game", "field", "value"),
    [("call-to-adventure", "abilities", (9, 0, 0, 0, 0, 0)), ("pathfinder", "hand_size", 9)],
)
def test_a_stale_cache_is_noticed(game: str, field: str, value: object) -> None:
    """Which no fingerprint shows, because what follows from the rest is not stored."""
    play = situation(game, 2)
    check = Checker(play.table, random.Random(1))
    check.nothing_is_out_of_date()
    before = play.table.fingerprint()
    setattr(play.state.heroes[1], field, value)
    assert play.table.fingerprint() == before
    with pytest.raises(Broken, match=rf"heroes\[1\]\.{field} is "):
        check.nothing_is_out_of_date()


def test_a_leaking_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table, check = checker()
    view = type(table.game).view
    monkeypatch.setattr(
        type(table.game), "view", lambda self, state, seat: view(self, state, seat) | {"top": state.deck[0].id}
    )
    with pytest.raises(Broken, match="cannot know"):
        check.views_hide_the_unknown()
