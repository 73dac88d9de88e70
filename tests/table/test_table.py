"""The table: decisions, interrupts, undo, clones and guesses, shown on a game of a hundred lines."""

import random

import pytest

from herowright.table.errors import BadOption, CannotUndo, IllegalChoice
from tests.table.lots import LOTS, open_table


def test_decisions_lead_from_the_first_to_the_end() -> None:
    table = open_table(seats=2)
    seats = []
    while table.decision:
        seats.append(table.decision.seat)
        table.apply("roll")
    assert seats == [0, 1, 0, 1, 0, 1]
    assert table.is_over
    assert table.outcome
    assert table.outcome.winners


def test_apply_takes_options_and_keys_and_returns_what_happened() -> None:
    table = open_table()
    assert table.decision
    events = table.apply(table.decision.options[0])
    assert [event.kind for event in events] == ["rolled"]
    assert table.apply("pass") == []
    assert table.decisions == [(0, "roll"), (1, "pass")]


def test_a_decision_says_who_what_why_and_which() -> None:
    decision = open_table().decision
    assert decision
    assert (decision.seat, decision.kind, decision.rule, decision.prompt.id) == (0, "turn", "LOTS-01", "ask-turn")
    assert [option.key for option in decision.options] == ["roll", "peek", "pass", "ring"]
    assert {seat: [offer.key for offer in offers] for seat, offers in decision.interrupts.items()} == {1: ["ring"]}


@pytest.mark.parametrize(
    ("key", "seat", "reason", "rule"),
    [
        ("fly", None, "refused-not-offered", "LOTS-01"),
        ("roll", 1, "refused-not-your-turn", "LOTS-01"),
        ("roll", 5, "refused-no-seat", None),
        ("roll", -1, "refused-no-seat", None),
    ],
)
def test_an_illegal_choice_changes_nothing(key: str, seat: int | None, reason: str, rule: str | None) -> None:
    table = open_table()
    before = table.fingerprint()
    with pytest.raises(IllegalChoice) as refused:
        table.apply(key, seat)
    assert refused.value.reason.id == reason
    assert refused.value.rule == rule
    assert table.fingerprint() == before
    assert table.log == []


def test_a_finished_game_takes_no_choice() -> None:
    table = open_table(seats=1, turns="2")
    table.apply("pass")
    table.apply("pass")
    with pytest.raises(IllegalChoice) as refused:
        table.apply("roll")
    assert refused.value.reason.id == "refused-over"


def test_an_error_inside_a_rule_leaves_the_table_as_it_was() -> None:
    table = open_table()
    table.apply("pass")
    before = table.fingerprint()
    table.state.sums = None  # type: ignore[assignment]  # the next roll fails in the middle of its rule
    with pytest.raises(TypeError):
        table.apply("roll")
    assert table.fingerprint() == before
    table.apply("roll")


# --- interrupts ----------------------------------------------------------------------------------


def test_another_seat_interrupts_and_the_question_comes_back() -> None:
    table = open_table()
    table.apply("ring", seat=1)
    assert table.decision
    assert (table.decision.seat, table.decision.kind) == (1, "tone")
    table.apply("tone:low")
    assert (table.decision.seat, table.decision.kind) == (0, "turn")
    assert table.state.rung == [(1, "low")]


def test_the_deciding_seat_may_interrupt_itself() -> None:
    table = open_table()
    table.apply("ring")
    table.apply("tone:high")
    assert table.decision
    assert [option.key for option in table.decision.options] == ["roll", "peek", "pass"]


def test_a_spent_interrupt_is_refused_with_its_reason() -> None:
    table = open_table()
    table.apply("ring", seat=1)
    table.apply("tone:low")
    with pytest.raises(IllegalChoice) as refused:
        table.apply("ring", seat=1)
    assert refused.value.rule == "LOTS-02"


def test_interrupts_announced_meanwhile_follow_in_the_games_order() -> None:
    table = open_table(seats=3)
    table.apply("ring", seat=1)
    table.apply("ring", seat=2)
    table.apply("ring", seat=0)
    assert table.decision
    assert table.decision.kind == "tone"
    assert table.interrupts(2) == ()
    table.apply("tone:low")
    assert table.decision.seat == 0
    table.apply("tone:high")
    table.apply("tone:high")
    assert table.state.rung == [(1, "low"), (0, "high"), (2, "high")]
    assert (table.decision.seat, table.decision.kind) == (0, "turn")


def test_interrupts_at_the_same_instant_are_put_in_order() -> None:
    table = open_table(seats=3)
    table.apply_together({2: "ring", 1: "ring"})
    table.apply("tone:low")
    table.apply("tone:low")
    assert table.state.rung == [(1, "low"), (2, "low")]


def test_one_impossible_wish_stops_them_all() -> None:
    table = open_table(seats=3)
    before = table.fingerprint()
    with pytest.raises(IllegalChoice):
        table.apply_together({2: "ring", 1: "fly"})
    assert table.fingerprint() == before


# --- undo ------------------------------------------------------------------------------------------


def test_undo_gives_back_the_exact_earlier_state() -> None:
    table = open_table(seats=1)
    before, log = table.fingerprint(), list(table.log)
    table.apply("pass")
    table.apply("ring")
    table.apply("tone:low")
    for _ in range(3):
        table.undo()
    assert table.fingerprint() == before
    assert table.log == log
    assert table.decisions == []


def test_undo_stops_at_a_roll_and_says_why() -> None:
    table = open_table(seats=1)
    table.apply("pass")
    table.apply("roll")
    assert table.undo_refusal()
    with pytest.raises(CannotUndo) as refused:
        table.undo()
    assert refused.value.message.id == "undo-known"
    assert table.state.sums[0] > 0


def test_undo_stops_where_a_hidden_thing_was_seen() -> None:
    table = open_table(seats=1)
    table.apply("peek")
    refusal = table.undo_refusal()
    assert refusal
    assert refusal.id == "undo-known"


def test_undo_reaches_exactly_to_the_last_thing_that_became_known() -> None:
    table = open_table(seats=1)
    table.apply("roll")
    table.apply("pass")
    table.undo()
    assert table.decisions == [(0, "roll")]
    assert table.undo_refusal()


def test_nobody_undoes_past_another_players_move() -> None:
    table = open_table(seats=2)
    table.apply("pass")
    table.apply("pass")
    with pytest.raises(CannotUndo) as refused:
        table.undo(0)
    assert refused.value.message == ("undo-other-moved", {"seat": "seat:1"})
    table.undo(1)
    table.undo(0)  # seat 1 has taken its move back, so nobody has moved since
    assert table.decisions == []


def test_an_interrupt_by_another_seat_is_a_move() -> None:
    table = open_table(seats=2)
    table.apply("pass")
    table.apply("ring", seat=1)
    table.apply("tone:low")
    assert table.undo_refusal(0)
    assert table.undo_refusal(1) is None


def test_a_decision_knows_whether_its_seat_may_undo() -> None:
    table = open_table(seats=1)
    assert table.decision
    assert not table.decision.may_undo
    table.apply("pass")
    assert table.decision.may_undo


def test_at_the_beginning_there_is_nothing_to_undo() -> None:
    refusal = open_table().undo_refusal()
    assert refusal
    assert refusal.id == "undo-nothing"


def test_undo_then_another_way() -> None:
    table = open_table(seats=1)
    table.apply("pass")
    table.undo()
    table.apply("roll")
    assert table.decisions == [(0, "roll")]
    assert table.state.sums[0] == table.log[-1].args["face"]


# --- clones and guesses ----------------------------------------------------------------------------


def test_a_clone_is_equal_and_independent_in_the_middle_of_an_interrupt() -> None:
    table = open_table(seats=3)
    table.apply("roll")
    table.apply("ring", seat=2)
    table.apply("ring", seat=0)
    twin = table.clone()
    assert twin.fingerprint() == table.fingerprint()
    assert twin.log == table.log
    table.apply("tone:low")
    assert twin.fingerprint() != table.fingerprint()
    twin.apply("tone:low")
    assert twin.fingerprint() == table.fingerprint()


def test_a_clone_may_undo_as_far_as_its_original() -> None:
    table = open_table(seats=1)
    table.apply("roll")
    table.apply("pass")
    twin = table.clone()
    twin.undo()
    assert twin.decisions == [(0, "roll")]
    assert twin.undo_refusal()
    assert table.decisions == [(0, "roll"), (0, "pass")]


def test_a_guess_keeps_the_known_and_redraws_the_rest() -> None:
    table = open_table(seats=2, seed=3)
    table.apply("roll")
    rng = random.Random(1)
    guesses = [table.determinise(0, rng) for _ in range(20)]
    assert all(guess.view(0) == table.view(0) for guess in guesses)
    assert len({tuple(guess.state.deck) for guess in guesses}) > 10
    rolls = set()
    for guess in guesses:
        rolls.add(guess.apply("roll")[0].args["face"])
    assert len(rolls) > 2  # nobody foresees the dice


def test_a_guess_can_be_cloned_and_played_on() -> None:
    guess = open_table(seats=2).determinise(0, random.Random(2))
    twin = guess.clone()
    assert twin.fingerprint() == guess.fingerprint()
    assert twin.apply("roll") == guess.apply("roll")
    assert twin.clone().fingerprint() == guess.fingerprint()


def test_a_guess_leaves_the_real_table_alone() -> None:
    table = open_table(seats=2)
    before = table.fingerprint()
    table.determinise(0, random.Random(2)).apply("roll")
    assert table.fingerprint() == before


def test_private_events_are_read_only_by_their_audience() -> None:
    table = open_table(seats=2)
    table.apply("peek")
    assert [event.kind for event in table.events(0)] == ["peeked"]
    assert table.events(1) == table.events(None) == []


def test_the_seed_is_committed_at_once_and_revealed_at_the_end() -> None:
    table = open_table(seats=1, turns="2")
    assert table.seed is None
    published = table.commitment
    table.apply("pass")
    table.apply("pass")
    assert table.seed == 1
    assert table.commitment == published


# --- settings --------------------------------------------------------------------------------------


def test_settings_are_filled_in_and_checked() -> None:
    assert LOTS.settle(2, {}) == {"turns": "3", "extras": []}
    assert LOTS.settle(2, {"extras": "bell,drum"}) == {"turns": "3", "extras": ["bell", "drum"]}
    assert LOTS.settle(2, {"extras": ["drum", "drum"]})["extras"] == ["drum"]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"colour": "red"}, "option-unknown"),
        ({"turns": "9"}, "option-value"),
        ({"turns": None}, "option-value"),
        ({"extras": 3}, "option-not-a-list"),
        ({"extras": ["gong"]}, "option-value"),
    ],
)
def test_wrong_settings_are_named(options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOption) as refused:
        LOTS.settle(2, options)
    assert refused.value.message.id == problem


def test_a_moment_is_the_table_as_it_was() -> None:
    table = open_table(seats=2, seed=3)
    for key in ("roll", "pass", "peek"):
        table.apply(key)
    then, log = table.fingerprint(), table.log[:]
    table.apply("roll")
    past = table.moment(3)
    assert (past.fingerprint(), past.log, past.decisions) == (then, log, table.decisions[:3])
    assert len(table.decisions) == 4
