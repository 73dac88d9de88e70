"""The table: decisions, interrupts, undo, clones and guesses, shown on a game of a hundred lines."""

import random
from weakref import ref

import pytest

from herowright.table.chance import Chance
from herowright.table.decision import AT_ONCE, IF_IDLE, PUT
from herowright.table.errors import BadOption, CannotUndo, IllegalChoice, TableGone
from herowright.table.save import load
from herowright.table.table import Table
from tests.table.lots import LOTS, RING, STACKED, TONE, Lots, StackedLotsGame, open_table


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
    table = open_table()
    decision = table.decision
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


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_sees_and_imagines_nothing(seat: int) -> None:
    table = open_table(seats=3)
    for look in (table.view, lambda seat: table.imagine(seat, random.Random(1))):
        with pytest.raises(IllegalChoice) as refused:
            look(seat)
        assert refused.value.reason.id == "refused-no-seat"


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


def test_interrupts_announced_meanwhile_are_dropped_if_they_have_become_impossible() -> None:
    table = open_table(seats=3)
    table.apply("ring", seat=1)
    table.apply("ring", seat=2)
    table.state.coins[2] = 0
    table.apply("tone:low")
    assert table.state.rung == [(1, "low")]
    assert table.decision
    assert table.decision.kind == "turn"


def rung_upon() -> Table[Lots]:
    """Three bells, each rung while the one before is still to get its tone."""
    table = open_table(seats=3, game=STACKED)
    for seat in (1, 2, 0):
        table.apply("ring", seat=seat)
    return table


def test_where_the_game_stacks_interrupts_the_last_comes_first() -> None:
    table = rung_upon()
    seats = []
    for _ in range(3):
        assert table.decision
        seats.append(table.decision.seat)
        table.apply("tone:low")
    assert seats == [0, 2, 1]
    assert table.state.rung == [(0, "low"), (2, "low"), (1, "low")]
    assert table.decision
    assert (table.decision.seat, table.decision.kind) == (0, "turn")


def test_where_the_game_stacks_interrupts_the_deciding_seat_may_come_before_itself() -> None:
    table = open_table(seats=2, game=STACKED)
    table.state.coins[1] = 2
    table.apply("ring", seat=1)
    assert table.decision
    assert [option.key for option in table.decision.options] == ["tone:high", "tone:low", "ring"]
    table.apply("ring")
    table.apply("tone:high")
    table.apply("tone:low")
    assert table.state.rung == [(1, "high"), (1, "low")]


def test_a_question_beneath_is_built_anew_when_it_comes_back() -> None:
    table = rung_upon()
    table.state.tones = ("dull", "high")
    table.apply("tone:low")
    assert table.decision
    assert [option.key for option in table.decision.options] == ["tone:dull", "tone:high"]


def test_clones_saves_and_undo_hold_with_interrupts_upon_interrupts() -> None:
    table = open_table(seats=3, game=STACKED)
    moves = [(1, "ring"), (2, "ring"), (0, "ring"), (0, "tone:low"), (2, "tone:high"), (1, "tone:low"), (0, "pass")]
    seen = [table.fingerprint()]
    for seat, key in moves:
        table.apply(key, seat)
        assert table.clone().fingerprint() == table.fingerprint()
        assert load(table.save(), lambda id: STACKED).fingerprint() == table.fingerprint()
        seen.append(table.fingerprint())
    assert len(set(seen)) == len(seen)
    for before in reversed(seen[:-1]):
        table.undo()
        assert table.fingerprint() == before


def test_a_rule_that_fails_upon_others_leaves_them_as_they_were() -> None:
    table = rung_upon()
    before = table.fingerprint()
    table.state.rung = None  # type: ignore[assignment]
    with pytest.raises(AttributeError):
        table.apply("tone:low")
    assert table.fingerprint() == before
    for _ in range(3):
        table.apply("tone:low")
    assert [seat for seat, _ in table.state.rung] == [0, 2, 1]


def test_tables_that_differ_in_a_question_beneath_have_different_fingerprints() -> None:
    """Nothing in the state tells who rang the second of three bells."""
    prints = []
    for second in (1, 2):
        table = open_table(seats=3, game=STACKED)
        for seat in (0, second, 0):
            table.state.coins = [1] * 3
            table.apply("ring", seat=seat)
        table.state.coins = [0] * 3
        prints.append(table.fingerprint())
    assert prints[0] != prints[1]


# --- questions with a single answer -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("settles", "coins", "put"), [(PUT, 1, True), (IF_IDLE, 2, True), (IF_IDLE, 1, False), (AT_ONCE, 2, False)]
)
def test_a_single_answer_settles_a_question_of_its_kind(settles: int, coins: int, put: bool) -> None:
    game = StackedLotsGame()
    game.tone = TONE._replace(settles=settles)
    table = open_table(game=game)
    table.state.tones, table.state.coins[1] = ("low",), coins
    table.apply("ring", seat=1)
    assert table.decision
    assert table.decision.kind == ("tone" if put else "turn")
    assert table.state.rung == ([] if put else [(1, "low")])


def test_a_question_that_comes_back_with_a_single_answer_is_settled_too() -> None:
    game = StackedLotsGame()
    game.tone = TONE._replace(settles=IF_IDLE)
    table = open_table(game=game)
    table.state.tones, table.state.coins[1] = ("low",), 2
    table.apply("ring", seat=1)
    table.apply("ring", seat=1)
    assert table.state.rung == [(1, "low"), (1, "low")]
    assert table.decision
    assert table.decision.kind == "turn"


def test_an_offer_that_touches_nothing_is_no_reason_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    game = StackedLotsGame()
    game.tone = TONE._replace(settles=IF_IDLE)
    table = open_table(game=game)
    table.state.tones, table.state.coins[1] = ("low",), 2
    monkeypatch.setattr(RING, "touches", ())
    table.apply("ring", seat=1)
    assert table.state.rung == [(1, "low")]


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


def test_a_table_is_gone_with_its_last_user() -> None:
    """Servers and bots throw tables away all the time: no cycle may keep one until the garbage collector comes by."""
    table = open_table()
    table.apply("peek")
    gone, decision = ref(table.clone()), table.decision
    assert gone() is None
    gone = ref(table)
    del table
    assert gone() is None
    assert decision
    assert [option.key for option in decision.options]
    for about in ("may_undo", "interrupts"):
        with pytest.raises(TableGone, match="is gone"):
            getattr(decision, about)


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
    guesses = [table.imagine(0, rng) for _ in range(20)]
    assert all(guess.view(0) == table.view(0) for guess in guesses)
    assert len({tuple(guess.state.deck) for guess in guesses}) > 10
    rolls = set()
    for guess in guesses:
        rolls.add(guess.apply("roll")[0].args["face"])
    assert len(rolls) > 2  # nobody foresees the dice


def test_a_guess_can_be_cloned_and_played_on() -> None:
    guess = open_table(seats=2).imagine(0, random.Random(2))
    twin = guess.clone()
    assert twin.fingerprint() == guess.fingerprint()
    assert twin.apply("roll") == guess.apply("roll")
    assert twin.clone().fingerprint() == guess.fingerprint()


def test_a_guess_leaves_the_real_table_alone() -> None:
    table = open_table(seats=2)
    before = table.fingerprint()
    table.imagine(0, random.Random(2)).apply("roll")
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
    assert (past.fingerprint(), list(past.log), past.decisions) == (then, log, table.decisions[:3])
    assert len(table.decisions) == 4


# --- what a game need not say ----------------------------------------------------------------------------


def test_a_game_is_played_by_as_many_as_it_names() -> None:
    for seats in (0, 5):
        with pytest.raises(BadOption) as refused:
            LOTS.settle(seats, {})
        assert refused.value.message == ("option-seats", {"least": 1, "most": 4, "seats": seats})
    assert [LOTS.settle(seats, {})["turns"] for seats in (1, 4)] == ["3", "3"]
    assert LOTS.seats_for({}) == LOTS.seats
    assert not LOTS.cooperative(LOTS.settle(2, {}))


def test_a_game_without_a_way_to_turn_things_down_conceals_them_by_a_guess() -> None:
    state = open_table(seats=2).state
    decks = []
    for order in ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]):
        LOTS.arrange(state, deck=order[:], sums=[3, 4])
        known = LOTS.conceal(state, 0)
        assert (state.deck, state.sums, known.sums) == (order, [3, 4], [3, 4])
        decks.append(sorted(known.deck))
    assert decks == [[1, 2, 3, 4, 5]] * 2
    guess = [1, 2, 3, 4, 5]
    Chance(0).shuffle(guess)
    assert [5 + 1 - lot for lot in guess] == known.deck
