"""What is ours in the environments: what is seen, what can be done, what is paid, and who may interrupt."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import herowright as hw
from herowright.lab.environments import MissingExtra, aec, batch, solo, spiel
from herowright.lab.environments.actions import PASS, SIZE, number_of, numbered
from herowright.lab.environments.episode import BadEnvironment, Episode, Rules
from herowright.lab.environments.observation import CODE, code, layout, main, page
from herowright.lab.environments.text import describe
from tests.lab.environments.modes import Mode, sample

GAMES = ("roll-player", "call-to-adventure", "pathfinder")


def played(episode: Episode, moves: int, seed: int = 1) -> Episode:
    """So many random actions on, or until the end."""
    rng = random.Random(seed)
    for _ in range(moves):
        if episode.turn is None:
            break
        episode.act(rng.choice(episode.legal()))
    return episode


# --- actions -----------------------------------------------------------------------------------------------------


def test_a_key_has_the_number_that_is_documented() -> None:
    assert number_of("place:str") == 330
    assert numbered(["place:str"]) == {330: "place:str"}


def test_two_keys_with_one_number_stand_beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    from herowright.lab.environments import actions

    monkeypatch.setattr(actions, "number_of", lambda key: SIZE - 1)
    assert numbered(["c", "a", "b"]) == numbered(["b", "c", "a"]) == {1: "b", 2: "c", SIZE - 1: "a"}


def test_every_option_has_a_number_of_its_own() -> None:
    for game in GAMES:
        episode = Rules.of(game, 2).begin(3)
        for _ in range(40):
            assert episode.table.decision is not None
            assert sorted(episode.actions.values()) == sorted(option.key for option in episode.table.decision.options)
            assert PASS not in episode.actions
            assert [*np.flatnonzero(episode.mask(episode.turn or 0))] == episode.legal()
            played(episode, 1, len(episode.actions))


def test_what_is_not_offered_is_refused() -> None:
    episode = Rules.of("roll-player", 2).begin(1)
    with pytest.raises(BadEnvironment, match="not possible"):
        episode.act(PASS)


# --- observations ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", sample())
def test_the_layout_has_a_place_for_everything(mode: Mode) -> None:
    found = layout(*mode)
    blocks = list(found.blocks())
    assert [block.start for block in blocks] == [0, *np.cumsum([block.size for block in blocks])[:-1]]
    assert sum(block.size for block in blocks) == found.size
    assert len({block.path for block in blocks}) == len(blocks)
    seen = played(Rules.of(*mode).begin(2), 30).observe(0)
    assert seen.shape == (found.size,)
    assert np.abs(seen).max() <= 1
    assert len(np.unique(seen)) > 5


def test_an_observation_says_what_the_view_says() -> None:
    episode = played(Rules.of("roll-player", 2).begin(5), 40)
    places = {block.path: block for block in episode.rules.layout.blocks()}
    view, seen = episode.table.view(1), episode.observe(1)

    def at(path: str) -> Any:
        block = places[path]
        return seen[block.start : block.start + block.size]

    assert at("seat") == pytest.approx([1, np.log1p(1) / 7])
    assert at("heroes[0].gold") == pytest.approx(np.log1p(view["heroes"][0]["gold"]) / 7)
    assert (at("heroes[1].race") == code(view["heroes"][1]["race"])).all()
    first = view["heroes"][0]["rows"]["str"][0]
    assert bool(at("heroes[0].rows.str[0]?")) == (first is not None)
    assert at("market") == pytest.approx(np.log1p(len(view["market"])) / 7)


def test_the_question_is_seen_by_whoever_is_asked() -> None:
    episode = Rules.of("roll-player", 2).begin(5)
    assert episode.table.decision is not None
    turn = episode.turn or 0
    assert (episode.observe(turn)[:CODE] == code(episode.table.decision.kind)).all()
    assert not episode.observe(1 - turn)[:CODE].any()
    assert not episode.mask(1 - turn).any()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_seen(game: str) -> None:
    """All that a seat cannot know is redrawn: it sees, reads and may do the same."""
    rng = random.Random(4)
    for moves in (5, 30, 60):
        episode = played(Rules.of(game, 2).begin(7), moves)
        if episode.turn is None:
            break
        for seat in range(2):
            guess = episode.imagine(seat, rng)
            assert (guess.observe(seat) == episode.observe(seat)).all()
            assert (guess.mask(seat) == episode.mask(seat)).all()
        assert describe(episode.imagine(episode.turn, rng), episode.turn) == describe(episode, episode.turn)


def test_a_game_without_types_is_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    from herowright.lab.environments import observation

    monkeypatch.setattr(observation, "get_type_hints", lambda view: {})
    observation._layout.cache_clear()
    try:
        rules = Rules.of("roll-player", 2)
        assert rules.layout.size == CODE + observation.HASHED
        seen = played(rules.begin(1), 30).observe(0)
        assert np.count_nonzero(seen) > 50
        assert np.abs(seen).max() <= 1
    finally:
        observation._layout.cache_clear()


def test_the_layout_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    main(["roll-player", "--seats", "1", "--option", "edition=de1"])
    assert "| 0 | 24 | `question` | word |  |" in capsys.readouterr().out


def test_the_layouts_are_those_that_are_documented() -> None:
    """Whoever changes a view changes what learners see: say so in the changelog, and write the page again."""
    docs = Path(__file__).parents[3] / "docs" / "observations.md"
    assert docs.read_text(encoding="utf-8") == page()


# --- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_reads_the_table_and_its_options(game: str) -> None:
    episode = played(Rules.of(game, 2).begin(7), 20)
    turn = episode.turn or 0
    for lang in ("en", "pl", "de"):
        text = describe(episode, turn, lang)
        assert all(f"\n{key}: " in text for key in episode.actions.values())
        assert "\x1b" not in text
    assert not any(f"\n{key}: " in describe(episode, 1 - turn) for key in episode.actions.values())


def test_agents_have_the_text_in_their_info() -> None:
    env = aec("roll-player", text="pl")
    env.reset(seed=1)
    assert env.infos[env.agent_selection]["text"] == describe(env.unwrapped.episode, env.unwrapped.episode.turn, "pl")
    alone = solo("roll-player", text="en")
    assert "sheet:" in alone.reset(seed=1)[1]["text"]


# --- rewards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_all_rewards_add_up(game: str) -> None:
    options = {"variants": ["short"]} if game == "roll-player" else {}
    sums: dict[str, Any] = {}
    for rewards in ("win", "score", "shaped"):
        episode = Rules.of(game, 2, options, rewards).begin(11)
        begun, paid, rng = episode.paid[:], np.zeros(2), random.Random(2)
        while episode.turn is not None:
            paid += episode.act(rng.choice(episode.legal()))
        sums[rewards] = paid + begun
    outcome = episode.table.outcome
    assert outcome is not None
    assert [*sums["win"]] == [1.0 if seat in outcome.winners else -1.0 for seat in range(2)]
    assert [*sums["score"]] == [seat.total for seat in outcome.seats]
    assert sums["shaped"] == pytest.approx(sums["score"])


def test_shaped_rewards_come_during_the_game() -> None:
    episode = Rules.of("roll-player", 1, {}, "shaped").begin(1)
    rng, paid = random.Random(1), []
    while episode.turn is not None:
        paid += episode.act(rng.choice(episode.legal()))
    assert sum(1 for amount in paid[:-1] if amount) > 5


def test_bad_names_are_refused() -> None:
    with pytest.raises(BadEnvironment, match="win, score, shaped"):
        aec("roll-player", rewards="gold")  # type: ignore[arg-type]
    with pytest.raises(BadEnvironment):
        solo("roll-player", seats=2, seat=2)
    with pytest.raises(hw.UnknownGame):
        aec("chess")
    with pytest.raises(hw.BadOption):
        aec("roll-player", options={"edition": "fr9"})


# --- interrupts --------------------------------------------------------------------------------------------------


def interrupted(seed: int) -> Episode:
    """A game in which somebody else may interrupt now."""
    episode, rng = Rules.of("call-to-adventure", 3, {}, "win", "asked").begin(seed), random.Random(seed)
    while not episode.passing:
        assert episode.turn is not None
        episode.act(rng.choice(episode.legal()))
    return episode


def test_who_holds_an_interrupt_is_asked_first_and_may_pass() -> None:
    episode = interrupted(1)
    decision, turn = episode.table.decision, episode.turn
    assert decision is not None
    assert turn is not None
    assert turn != decision.seat
    assert episode.legal()[0] == PASS
    assert sorted(episode.actions.values()) == sorted(option.key for option in decision.interrupts[turn])
    assert "\npass: " in describe(episode, turn)
    while episode.passing:
        episode.act(PASS)
    assert episode.turn == decision.seat
    assert episode.table.decision is decision


def test_an_interrupt_is_carried_out() -> None:
    episode = interrupted(1)
    made, seat = episode.table.made, episode.turn
    episode.act(episode.legal()[1])
    assert episode.table.made == made + 1
    assert episode.table.last_mover == seat


def test_nobody_else_is_asked_unless_wanted() -> None:
    episode, rng = Rules.of("call-to-adventure", 3).begin(1), random.Random(1)
    for _ in range(100):
        assert not episode.passing
        if episode.table.decision is None:
            break
        assert episode.turn == episode.table.decision.seat
        episode.act(rng.choice(episode.legal()))


# --- libraries ---------------------------------------------------------------------------------------------------


def test_an_illegal_action_changes_nothing_in_gymnasium() -> None:
    env = solo("roll-player", bots=["random"])
    before, _ = env.reset(seed=3)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    seen, paid, ended, cut, info = env.step(np.int64(illegal))
    assert (paid, ended, cut, info["illegal"]) == (-1.0, False, False, True)
    assert (seen["observation"] == before["observation"]).all()


def test_a_game_against_bots_ends() -> None:
    env = solo("roll-player", options={"variants": ["short"]}, seat=1, bots=["random", "greedy"])
    seen, _ = env.reset(seed=3)
    env.action_space.seed(1)
    ended = False
    while not ended:
        assert env.action_masks().any()
        seen, paid, ended, _, info = env.step(env.action_space.sample(seen["action_mask"]))
    assert paid == (1.0 if info["won"] else -1.0)
    assert info["score"] > 0


def test_names_follow_the_libraries() -> None:
    env = aec("call-to-adventure")
    assert env.metadata["name"] == str(env.unwrapped) == "call_to_adventure_v0"
    assert env.metadata["render_modes"] == ["human", "ansi"]
    assert env.possible_agents == ["seat_0", "seat_1"]
    game = spiel("call-to-adventure", seats=3)
    assert game.get_type().short_name == "python_herowright_call_to_adventure"
    assert game.num_players() == 3
    assert game.num_distinct_actions() == SIZE


def test_openspiel_reads_what_it_wrote() -> None:
    import pyspiel

    game = spiel("roll-player", 2, {"variants": ["short"], "edition": "de1"}, rewards="shaped", deals=50)
    again = pyspiel.load_game(str(game))
    assert again.rules == game.rules
    assert again.deals == game.deals == 50
    assert str(again) == str(game)


def test_openspiel_imagines_what_a_player_cannot_know() -> None:
    import pyspiel

    state = spiel("call-to-adventure").new_initial_state()
    state.apply_action(1)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    guess = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert guess.information_state_string(player) == state.information_state_string(player)
    assert guess.observation_tensor(player) == state.observation_tensor(player)
    assert str(guess) != str(state)


def test_a_batch_is_the_same_over_processes() -> None:
    rng = np.random.default_rng(0)
    with batch("roll-player", envs=3) as here, batch("roll-player", envs=3, workers=2) as there:
        steps = here.reset(5), there.reset(5)
        for _ in range(6):
            here_now, there_now = ([np.asarray(part) for part in step] for step in steps)
            assert all(np.array_equal(*pair) for pair in zip(here_now, there_now, strict=True))
            actions = [int(rng.choice(np.flatnonzero(mask))) for mask in steps[0].masks]
            steps = here.step(actions), there.step(actions)
        with pytest.raises(BadEnvironment):
            there.step([PASS] * 3)


def test_a_batch_begins_the_next_game_by_itself() -> None:
    rng = np.random.default_rng(0)
    tables = batch("roll-player", 2, seats=1, options={"variants": ["short"]}, rewards="score")
    step = tables.reset(1)
    while not step.done.any():
        step = tables.step([int(rng.choice(np.flatnonzero(mask))) for mask in step.masks])
    done = int(np.flatnonzero(step.done)[0])
    assert step.rewards[done].max() > 0
    assert step.masks[done].any()
    assert tables.here is not None
    assert tables.here.seeds[done] == 1 + done + 2


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"pettingzoo is not installed.*pip install 'herowright\[lab\]'"):
        aec("roll-player")
