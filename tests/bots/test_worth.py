"""What the values of advice mean: a score, or an order, or nothing where there is no difference."""

import pytest

import herowright as hw
from herowright.bots import advise, make_bot, worths
from herowright.locale import Texts

GAMES = ("roll-player", "call-to-adventure", "pathfinder")


def ids(game: str, kind: str, *values: float) -> list[str]:
    return [message.id for message in worths(make_bot(game, "greedy", 0), kind, values)]


@pytest.mark.parametrize("game", GAMES)
def test_options_that_the_bot_cannot_tell_apart_have_no_number(game: str) -> None:
    assert ids(game, "turn", 8.0, 8.0, 7.99) == ["bot-worth-same"] * 3


def test_numbers_are_in_the_unit_of_the_game() -> None:
    said = worths(make_bot("roll-player", "greedy", 0), "market", [31.04, 31.0, 29.5])
    texts = Texts("en")
    assert [texts.say(worth) for worth in said] == ["★ 31.0", "★ 31.0", "★ 29.5 (−1.5)"]
    said = worths(make_bot("call-to-adventure", "greedy", 0), "turn", [31.0, 29.5])
    assert [Texts("de").say(worth) for worth in said] == ["31,0 Punkte", "29,5 Punkte (−1,5)"]


def test_pathfinder_has_no_score_so_options_are_only_put_in_order() -> None:
    assert ids("pathfinder", "turn", 4.0, 3.9, 3.0, -2.0) == [
        "bot-worth-best",
        "bot-worth-little",
        "bot-worth-less",
        "bot-worth-much",
    ]


def test_what_is_only_weighed_against_the_rest_is_no_final_score() -> None:
    assert ids("roll-player", "sheet", 9.0, 8.0) == ["bot-worth-best", "bot-worth-less"]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_questions_claim_no_score(game: str) -> None:
    table, bot = hw.new_table(game, 2, 3), make_bot(game, "greedy", 0)
    assert table.decision is not None
    said = worths(bot, table.decision.kind, [advice.value for advice in advise(table, bot)])
    assert not any(worth.args for worth in said)
