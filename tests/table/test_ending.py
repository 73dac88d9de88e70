"""Games that people end before the rules do, and the round until which they may break one off."""

import json
from typing import Any

import pytest

import herowright as hw
from herowright.locale import LANGUAGES, texts
from herowright.table.ending import ABORTED, CONCEDED, GIVEN_UP, HOW, Ended, How
from herowright.table.errors import BadSave, CannotUndo, IllegalChoice
from herowright.table.save import load, replay, verify
from tests.table.test_save import changed, find, in_the_middle


@pytest.mark.parametrize("how", HOW)
def test_nothing_is_asked_or_taken_back_after_an_early_end(how: How) -> None:
    table = in_the_middle()
    table.end(Ended(how, 1))
    assert table.is_over
    assert table.seed is not None
    assert [table.interrupts(seat) for seat in range(3)] == [(), (), ()]
    assert table.outcome is not None
    assert table.outcome.seats == ()
    assert table.outcome.winners == ((1,) if how == CONCEDED else ())
    with pytest.raises(IllegalChoice):
        table.apply("roll")
    with pytest.raises(CannotUndo):
        table.undo()
    with pytest.raises(IllegalChoice):
        table.end(Ended(GIVEN_UP, 0))


def test_an_early_end_belongs_to_one_table_and_its_copies() -> None:
    table = in_the_middle()
    other = table.clone()
    table.end(Ended(ABORTED, 2))
    assert other.decision is not None
    twin = table.clone()
    assert twin.ended == table.ended
    assert twin.fingerprint() == table.fingerprint() != other.fingerprint()
    assert table.moment(table.made).decision is not None


def test_a_file_tells_an_early_end_and_is_verified_with_it() -> None:
    table = in_the_middle()
    table.end(Ended(GIVEN_UP, 1))
    blob = table.save()
    for read in (load, replay):
        assert read(blob, find).ended == Ended(GIVEN_UP, 1)
    verdict = verify(blob, find)
    assert verdict.ok
    for lang in LANGUAGES:
        assert texts(lang).say(Ended(GIVEN_UP, 1).message) in texts(lang).say(verdict.message)


@pytest.mark.parametrize("lie", [{"how": "won", "seat": 0}, {"how": ABORTED, "seat": 7}, {"how": ABORTED}, [], "x"])
def test_an_end_that_makes_no_sense_is_refused(lie: Any) -> None:
    table = in_the_middle()
    table.end(Ended(ABORTED, 1))
    blob = changed(table, ended=lie)
    for read in (load, replay, verify):
        with pytest.raises(BadSave):
            read(blob, find)


def test_a_file_of_a_game_that_goes_on_does_not_mention_an_end() -> None:
    assert "ended" not in json.loads(in_the_middle().save())


def test_without_rounds_the_first_one_lasts_until_everybody_has_decided() -> None:
    table = in_the_middle()
    assert {seat for seat, _ in table.decisions} == {0, 1}
    assert table.in_first_round
    while 2 not in {seat for seat, _ in table.decisions}:
        assert table.decision is not None
        table.apply(table.decision.options[0])
    assert not table.in_first_round


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("roll-player", {}),
        ("roll-player", {"expansion": "fiends-familiars"}),
        ("call-to-adventure", {}),
        ("pathfinder", {}),
    ],
)
def test_every_game_tells_when_its_second_round_begins(game: str, options: dict[str, Any]) -> None:
    table = hw.new_table(game, seats=2, seed=3, options=options)
    while table.in_first_round:
        assert table.decision is not None, "the game ended in its first round"
        table.apply(table.decision.options[0])
    assert {seat for seat, _ in table.decisions} == {0, 1}
    assert [event.kind for event in table.log].count(table.game.round_event) in (2, 3)
