"""Refusals travel between processes: a bot that thinks elsewhere may raise any of them."""

from __future__ import annotations

import pickle

import pytest

from herowright.packs import BadPack
from herowright.table.campaigns import BadParty
from herowright.table.errors import BadOption, CannotUndo, HerowrightError, IllegalChoice
from herowright.table.message import Message
from herowright.table.settings import MOST_PROBLEMS

PROBLEMS = [Message("pf-party-name", {"longest": 60}), Message("pf-party-unreadable")]


@pytest.mark.parametrize(
    "error",
    [
        BadOption("option-seats", least=1, most=4, seats=9),
        CannotUndo("undo-nothing"),
        IllegalChoice("RP-DICE-03", Message("refused-not-offered", {"key": "tea"})),
        BadParty(PROBLEMS),
        BadPack(PROBLEMS),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_refusal_comes_out_of_another_process_as_it_was(error: HerowrightError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_a_party_says_what_is_wrong_with_it_first_and_not_too_much_more() -> None:
    problems = [Message("pf-party-field", {"field": str(number)}) for number in range(MOST_PROBLEMS + 1)]
    bad = BadParty(problems)
    assert (bad.message, bad.problems) == (problems[0], tuple(problems[:MOST_PROBLEMS]))
    assert len(bad.problems) == MOST_PROBLEMS
