"""The measuring itself."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

import herowright as hw
from herowright.lab import bench


def test_all_contenders_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    class Contender:
        def __init__(self, id: str) -> None:
            self.id = id

        def play(self) -> tuple[int, int]:
            order.append(self.id)
            return 1, 2

        def copies(self) -> dict[str, Callable[[], object]]:
            return {"clones": lambda: order.append(f"copy {self.id}")}

    monkeypatch.setattr(bench, "SLICE", 0.001)
    rates = bench.measure([Contender("a"), Contender("b")], 0.003)
    turns = [name for number, name in enumerate(order) if number == 0 or order[number - 1] != name]
    assert turns[2:] == ["a", "b", "copy a", "copy b"] * 3
    assert rates["a"].keys() == {"decisions_per_second", "steps_per_second", "clones_per_second"}
    assert [len(rounds) for rounds in rates["a"].values()] == [3, 3, 3]


def test_a_ratio_compares_slices_of_the_same_round() -> None:
    """The machine was twice as fast in the second round, and half as fast in the last."""
    assert bench._against([30, 60, 30, 15], [10, 20, 10, 5]) == (3.0, [3.0, 3.0])
    assert bench._against([10, 20, 30, 40, 50], [10] * 5) == (3.0, [2.0, 4.0])
    assert bench._against([15], [10]) == (1.5, [1.5, 1.5])


@pytest.mark.parametrize("game", hw.games())
def test_a_lean_deepcopy_is_a_full_copy_of_all_that_can_change(game: str) -> None:
    table = hw.new_table(game, seats=2, seed=1)
    state = table.state
    twin = copy.deepcopy(state, dict(bench._shared(table)))
    assert twin.box is state.box
    assert twin.heroes[0] is not state.heroes[0]
    assert table.game.encode(twin) == table.game.encode(state)


def test_a_lean_deepcopy_leaves_cards_in_dictionaries_alone() -> None:
    table = hw.new_table("call-to-adventure", seats=2, seed=1)
    twin = copy.deepcopy(table.state, dict(bench._shared(table)))
    assert twin.hand_decks["hero"] is not table.state.hand_decks["hero"]
    assert twin.hand_decks["hero"][0] is table.state.hand_decks["hero"][0]


@pytest.mark.parametrize("game", hw.games())
def test_every_way_to_copy_gives_a_copy(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 1)
    for make in bench.Ours(game).copies().values():
        assert make() is not make()


def test_peers_play_where_they_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(bench, "GAMES", 1)
    found, missing = bench.peers()
    assert [*(peer.id for peer in found), *missing] == sorted(bench.PEERS, key=[*missing].__contains__)
    for peer in found:
        decisions, steps = peer.play()
        assert 0 < decisions <= steps
        assert peer.copies()["clones"]() is not None
