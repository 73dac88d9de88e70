"""Roll Player in arrays: its numbers for the engine's keys, and (`make long`, with JAX) the same game step by step."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from herowright.games.roll_player.lab.accel.actions import ACTIONS, KEYS, number_of
from herowright.games.roll_player.lab.accel.recorded import played


def test_every_key_has_a_number_of_its_own() -> None:
    assert len(set(KEYS)) == ACTIONS == 657
    assert [number_of(key) for key in KEYS] == list(range(ACTIONS))
    assert number_of("order:gold4") == number_of("order:gold1") == KEYS.index("order:gold")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_the_engine_goes_on_record(seats: int) -> None:
    """Every key that is offered is known, and what fell in a step is what the table shows after it."""
    batch = played(seats, range(4, 6))
    rounds = batch.tables["round"]
    for game, length in enumerate(batch.length):
        assert batch.asked[length, game] == -1
        assert all(batch.asked[:length, game] >= 0)
        for time, (before, after) in enumerate(pairwise(rounds[: length + 1, game])):
            if after > before:
                rolled = batch.dice[time, game].astype(int) * 8 + batch.faces[time, game]
                assert sorted(rolled) == sorted(batch.tables["pool"][time + 1, game])
    assert batch.scores.shape == batch.class_dice.shape == (2, seats)


def test_shorter_games_are_filled_up() -> None:
    batch = played(2, range(1, 4))
    assert len(set(batch.length)) > 1
    assert len(batch.asked) == len(batch.actions) + 1 == max(batch.length) + 1


@pytest.fixture(scope="module")
def jax() -> Any:
    return pytest.importorskip("jax", reason="needs herowright[accel]")


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_the_same_game_step_by_step(jax: Any, seats: int) -> None:
    """Legal actions, who is asked, everything on the table and the final scores, after each choice."""
    from herowright.games.roll_player.lab.accel.check import compare

    found = compare(played(seats, range(7_000, 7_100)))
    assert found.games == 100
    assert found.wrong == []


@pytest.mark.long
def test_a_wrong_die_is_noticed(jax: Any) -> None:
    """A record in which one throw was another: what is compared is the table, not its own copy."""
    from herowright.games.roll_player.lab.accel.check import compare

    batch = played(2, range(7_000, 7_100))
    rolls = np.argwhere(batch.faces[:, 3, 0] > 0)
    time = int(rolls[5, 0])
    batch.faces[time, 3, 0] = 7 - batch.faces[time, 3, 0]
    found = compare(batch)
    assert found.games_wrong == 1
    assert f"(choice {time + 1})" in found.wrong[0]


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_its_own_lose_nothing_and_end(jax: Any, seats: int) -> None:
    """73 dice at any moment (RP-COMP-01), the rounds of RP-SETUP-34, nobody in debt (RP-GOLD-06)."""
    from herowright.games.roll_player.lab.accel.environment import RollPlayer, any_legal

    env, games = RollPlayer(seats), 64
    keys = jax.random.split(jax.random.PRNGKey(5), games)
    states = jax.jit(jax.vmap(env.init))(keys)

    def advance(states: Any, key: Any) -> Any:
        choosing, falling = (jax.random.split(each, games) for each in jax.random.split(key))
        return jax.vmap(env.step)(states, jax.vmap(any_legal)(states.legal_action_mask, choosing), falling)

    step, paid = jax.jit(advance), np.zeros((games, seats))
    for key in jax.random.split(jax.random.PRNGKey(6), 512):
        states = step(states, key)
        paid += np.asarray(states.rewards)
        table = states.table
        lying = sum(np.sum(np.asarray(each).reshape(games, -1) >= 0, axis=1) for each in (table.spaces, table.hand))
        lying += np.sum(np.asarray(table.pool) >= 0, axis=1) + (np.asarray(table.held) >= 0)
        assert set(lying + np.asarray(table.bag).sum(axis=1)) == {73}
        assert np.asarray(table.gold).min() >= 0
        assert np.asarray(states.legal_action_mask).any(axis=1).all()
        if np.asarray(states.terminated).all():
            break
    assert np.asarray(states.terminated).all()
    assert set(np.asarray(states.table.round)) == {{2: 12, 4: 10}[seats]}
    assert set(np.unique(paid)) == {-1.0, 1.0}
    assert (paid.max(axis=1) == 1).all()
    assert step(states, jax.random.PRNGKey(7)).table.gold.tolist() == states.table.gold.tolist()


@pytest.mark.long
def test_its_chance_is_fair(jax: Any) -> None:
    """Dice of the bag, faces and cards, 60,000 of each: none strays five standard deviations from its share."""
    from herowright.games.roll_player.lab.accel.luck import Chance

    draws, bag = 12_000, np.arange(73) % 3 > 0
    lucks = jax.vmap(lambda key: Chance.of(key, 5).bits)(jax.random.split(jax.random.PRNGKey(1), draws))

    def fall(bits: Any) -> tuple[Any, Any, Any]:
        luck, np_ = Chance(bits, 5), jax.numpy
        dice, _ = luck.draw(np_.asarray(bag), 5)
        cards = [luck.card(number, np_.asarray(bag)[:53]) for number in range(5)]
        return np_.stack(dice), np_.stack([luck.face(throw) for throw in range(5)]), np_.stack(cards)

    dice, faces, cards = (np.asarray(each) for each in jax.jit(jax.vmap(fall))(lucks))
    assert all(len(set(row)) == 5 for row in dice[:200])
    for values, possible in ((dice, np.flatnonzero(bag)), (faces, range(1, 7)), (cards, np.flatnonzero(bag[:53]))):
        share = 1 / len(possible)
        expected, deviation = 5 * draws * share, (5 * draws * share * (1 - share)) ** 0.5
        counts = [int((values == value).sum()) for value in possible]
        assert sum(counts) == 5 * draws
        assert max(abs(count - expected) for count in counts) < 5 * deviation


@pytest.mark.long
def test_what_a_player_sees_is_turned_to_its_seat(jax: Any) -> None:
    """The own row comes first; before the deal nothing of it is shown."""
    from herowright.games.roll_player.lab.accel.environment import RollPlayer

    env = RollPlayer(3)
    state = env.init(jax.random.PRNGKey(2))
    seen = env.observe(state, state.current_player)
    assert int(seen["asked"]) == int(seen["first"]) == 0
    assert int(seen["hand"].max()) == -1
    assert not int(seen["where"].any())
    after = env.step(state, jax.numpy.int32(KEYS.index("sheet:orc:male")), jax.random.PRNGKey(3))
    orc = KEYS.index("sheet:orc:male") // 2
    assert [int(each) for each in env.observe(after, state.current_player)["race"]] == [orc, -1, -1]
    assert [int(each) for each in env.observe(after, after.current_player)["race"]] == [-1, -1, orc]
    assert not bool(after.legal_action_mask[KEYS.index("sheet:orc:female")])
