"""The tests that PettingZoo, Gymnasium and OpenSpiel have for environments, on ours: a sample of small ones, and in
`make long` every game, seat count and mode."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import gymnasium
import pytest

from herowright.lab.environments import aec, solo, spiel
from tests.lab.environments.modes import Mode, everything, sample

# What PettingZoo says of every environment with a mask, and Gymnasium of one that was not made by its name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]

GAMES = ("roll-player", "call-to-adventure", "pathfinder")


def hold_for_pettingzoo(mode: Mode, cycles: int, **given: Any) -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    make = partial(aec, *mode, **given)
    api_test(make(), num_cycles=cycles)
    seed_test(make, num_cycles=cycles)
    render_test(make)


@pytest.mark.parametrize("mode", sample())
def test_pettingzoo(mode: Mode) -> None:
    hold_for_pettingzoo(mode, 8)


@pytest.mark.long
@pytest.mark.parametrize("rewards", ["score", "shaped"])
@pytest.mark.parametrize("mode", everything())
def test_pettingzoo_with_every_seat_count(mode: Mode, rewards: str) -> None:
    hold_for_pettingzoo(mode, 1000, rewards=rewards, interrupts="asked")


@pytest.mark.parametrize("bots", [(), ("random",)], ids=["alone", "against bots"])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str, bots: tuple[str, ...]) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(solo(game, bots=bots, rewards="shaped"))


def test_gymnasium_makes_it_by_its_name() -> None:
    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make("herowright.lab.environments.gym:herowright/roll-player-v0", bots=["random"])
    check_env(env.unwrapped)
    env.close()


@pytest.mark.long
@pytest.mark.parametrize("mode", everything())
def test_gymnasium_with_every_seat_count(mode: Mode) -> None:
    from gymnasium.utils.env_checker import check_env

    game, seats, options = mode
    for seat in range(seats):
        check_env(solo(game, seats, options, seat=seat, bots=["random"]))


SHORTEST = {"roll-player": {"variants": ["short"]}}


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_simulates(game: str) -> None:
    """From the deal on, with copies and saves on the way: a few dozen moves of a game."""
    state = spiel(game, options=SHORTEST.get(game)).new_initial_state()
    rng = random.Random(1)
    state.apply_action(5)
    for move in range(40):
        if state.is_terminal():
            break
        seen = [state.information_state_string(player) for player in range(2)]
        twin = state.clone()
        action = rng.choice(state.legal_actions())
        assert twin.action_to_string(action) == state.action_to_string(action)
        state.apply_action(action)
        assert [twin.information_state_string(player) for player in range(2)] == seen
        if move % 10 == 0:
            twin.apply_action(action)
            assert str(twin) == str(state)


def test_openspiel_random_simulation() -> None:
    import pyspiel

    pyspiel.random_sim_test(spiel("roll-player", seats=1, options={"variants": ["short"]}), 1, True, False)


@pytest.mark.long
@pytest.mark.parametrize("interrupts", ["own", "asked"])
@pytest.mark.parametrize("rewards", ["win", "score", "shaped"])
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_random_simulation_of_every_game(game: str, rewards: Any, interrupts: Any) -> None:
    import pyspiel

    for seats in (1, 2, 4):
        pyspiel.random_sim_test(spiel(game, seats, rewards=rewards, interrupts=interrupts), 2, True, False)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_playthrough(game: str) -> None:
    """A playthrough is written, and the same again from its own moves."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    name = str(spiel(game, seats=1, options=SHORTEST.get(game)))
    lines = playthrough_lines(name, seed=3)
    moves = [int(line.partition(": ")[2]) for line in lines if line.startswith("action: ")]
    assert moves
    assert playthrough_lines(name, action_sequence=moves) == lines
