"""Exact situations in the corners of the rules: second attempts that end otherwise, and seats that want no question."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Frighten, Hinder
from herowright.games.call_to_adventure.cards.effects import Recast, Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HeroCard
from herowright.testing import rule

from .plain import challenge, game, pool
from .scenes import LOSE, WIN, hero, row

AGAIN = HeroCard(id="again", timing=timing.DURING, effect=Recast())
FEAR = AntiheroCard(id="fear", timing=timing.OTHER_FACES, effect=Frighten())
HARM = [AntiheroCard(id="harm", copy=copy, timing=timing.OTHER_FACES, effect=Hinder(1)) for copy in (1, 2)]
PITY = HeroCard(id="pity", timing=timing.OTHER_WON, effect=Receive(Gain(xp=1)))
SECOND = challenge("second")


# --- second attempts -------------------------------------------------------------------------------------


@rule("CA-RETRY-03", "CA-COOP-47", "CA-MORAL-20")
def test_corruption_that_was_taken_back_is_not_taken_back_once_more_by_fear() -> None:
    heroes = [{"hand": ["again"], "xp": 5}, {"hand": ["fear"], "quiet": 2}]
    told: dict[str, Any] = {"options": {"CA-MORAL-20": "at-once"}, "row": ("trial", "second")}
    table = game(*heroes, cards=[AGAIN, FEAR, SECOND], rolls=[*LOSE, 1], **told)
    table.play("face:trial-easy", "dark", "cast")
    assert hero(table)["level"] == -1
    table.play("play:again")
    assert (hero(table)["level"], table.asked) == (0, (0, "prepare"))
    table.play("play:fear", seat=1)
    assert (hero(table)["level"], table.asked) == (0, (0, "flee"))


@rule("CA-RETRY-01", "CA-RETRY-02")
def test_until_the_second_cast_no_rune_shows_anything() -> None:
    table = game({"hand": ["again"], "xp": 5}, cards=[AGAIN], rolls=[*LOSE, 2])
    table.play("face:trial-easy", "dark", "cast", "play:again")
    seen = table.view()["attempt"]
    assert [(rune["adds"], rune["gives"]) for rune in seen["runes"]] == [(None, "")] * 4
    assert (seen["result"], pool(table)) == (None, ["dark"])
    attempt = table.state.attempt
    assert (attempt.cast, attempt.faces, attempt.adds, attempt.gives) == (False, (), (), ())


# --- seats that want no question -------------------------------------------------------------------------


@rule("CA-HERO-09", "CA-HERO-13", "CA-HERO-15")
@pytest.mark.parametrize(("answer", "later"), [("pass", True), ("hush:turn", False), ("hush:always", False)])
def test_who_wants_to_be_left_alone_is_not_asked_after_the_challenge_either(answer: str, later: bool) -> None:
    table = game({}, {"hand": ["harm", "pity"]}, cards=[*HARM, PITY], rolls=WIN)
    table.play("face:trial-easy", "cast")
    assert table.asked == (1, "react")
    table.play(answer)
    if later:
        assert table.asked == (1, "react-after")
        table.play("pass")
    assert (row(table)[0], table.asked) == ("filler-3", (0, "afterwards"))


@rule("CA-HERO-09", "CA-END-02")
@pytest.mark.parametrize(("answer", "asked"), [("hush:turn", True), ("hush:always", False)])
def test_for_a_turn_or_for_good(answer: str, asked: bool) -> None:
    cards = [*HARM, SECOND, challenge("third")]
    heroes = [{}, {}, {"hand": ["harm"]}]
    table = game(*heroes, seats=3, row=("trial", "second", "third"), cards=cards, rolls=[*WIN, *WIN])
    table.play("face:trial-easy", "cast", answer)
    assert "listen" in table.keys_of(2) or answer == "hush:turn"
    table.play("end", "face:second-easy", "cast")
    assert (table.asked == (2, "react")) is asked
    if asked:
        table.play("pass")
    else:
        table.play("listen", seat=2)
        assert "listen" not in table.keys_of(2)
