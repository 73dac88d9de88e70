"""The course of a turn: CA-TURN."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import Recast, Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.cards.requirements import SpendXp
from herowright.games.call_to_adventure.cards.types import HeroCard
from herowright.testing import Play, rule
from tests.games.call_to_adventure.plain import challenge, game, trait, tucked

WON, LOST = [1, 1, 1], [2, 2, 1]  # against a difficulty of 3 or 4
KINDNESS = HeroCard(id="kindness", timing=timing.ANY, effect=Receive(Gain(xp=1)))
LUCK = HeroCard(id="luck", timing=timing.DURING, effect=Recast())


def main_actions(table: Play) -> list[str]:
    return [key for key in table.keys if key.startswith(("gain:", "face:"))]


@rule("CA-TURN-01")
@pytest.mark.parametrize(("first", "rolls"), [(["gain:gift"], []), (["face:trial-easy", "cast"], WON)])
def test_a_turn_has_one_main_action(first: list[str], rolls: list[int]) -> None:
    cards = [challenge("trial-2"), trait("gift-2")]
    table = game(row=("trial", "gift", "trial-2", "gift-2"), cards=cards, rolls=rolls)
    assert main_actions(table) == [
        "face:trial-hard",
        "face:trial-easy",
        "gain:gift",
        "face:trial-2-hard",
        "face:trial-2-easy",
        "gain:gift-2",
    ]
    table.play(*first)
    assert table.asked == (0, "afterwards")
    assert main_actions(table) == []
    assert table.refuse("gain:gift-2").rule == table.refuse("face:trial-2-easy").rule == "CA-TURN-01"
    assert sum(len(act) for act in tucked(table)) == 1


@rule("CA-TURN-01")
def test_nobody_acts_on_the_turn_of_another() -> None:
    table = game(turn=1)
    assert table.asked == (1, "turn")
    table.refuse("gain:gift", seat=0)
    table.refuse("face:trial-easy", seat=0)


@rule("CA-TURN-02")
def test_only_face_up_cards_can_be_gained_or_faced() -> None:
    cards = [challenge("later", act=1), trait("late-gift", act=1), trait("next")]
    laid: dict[str, Any] = {"rows": [["trial"], ["later", "late-gift"]], "decks": [["next"], [], None], "cards": cards}
    hidden = game(revealed=1, **laid)
    assert main_actions(hidden) == ["face:trial-hard", "face:trial-easy"]
    for key in ("face:later-easy", "gain:late-gift", "gain:next"):
        assert hidden.refuse(key).rule == "CA-TURN-02"
    shown = game(revealed=2, **laid)
    shown.play("gain:late-gift")
    assert tucked(shown) == [["late-gift"], [], []]


@rule("CA-TURN-03", "CA-TURN-05")
def test_any_number_of_additional_actions_may_be_taken_before_and_after_the_main_action() -> None:
    hero = {"xp": 9, "hand": ["kindness", "hail"], "power": Spend(2, Receive(Gain(xp=1)))}
    hail = HeroCard(id="hail", timing=timing.ANY, effect=Receive(Gain(xp=1)))
    table = game(hero, cards=[KINDNESS, hail])
    table.play("spend:drive-0", "journey:filler-1", "play:kindness", "spend:drive-0")
    assert table.asked == (0, "turn")
    table.play("gain:gift", "spend:drive-0", "play:hail", "spend:drive-0")
    assert table.asked == (0, "afterwards")
    assert table.hero(0).xp == 9 - 4 - 1 + 2
    table.play("end")
    assert table.asked[0] == 1


@rule("CA-TURN-05")
def test_a_journey_may_follow_the_main_action() -> None:
    table = game()
    table.play("gain:gift", "journey:trial")
    assert (table.hero(0).xp, table.view()["rows"][0]["discard"]) == (2, ["trial"])


@rule("CA-TURN-04")
def test_a_failed_challenge_uses_up_the_main_action() -> None:
    table = game(row=("trial", "trial-2", "gift"), cards=[challenge("trial-2")], rolls=LOST)
    table.play("face:trial-easy", "cast")
    assert table.told("ca-event-lost", 0)
    assert table.asked == (0, "afterwards")
    assert main_actions(table) == []
    assert table.refuse("face:trial-2-easy").rule == "CA-TURN-01"


@rule("CA-TURN-04")
def test_a_card_may_grant_a_second_try() -> None:
    table = game({"hand": ["luck"]}, cards=[LUCK], rolls=[*LOST, *WON])
    table.play("face:trial-easy", "cast", "play:luck", "cast")
    assert tucked(table) == [["trial-easy"], [], []]


@rule("CA-TURN-06")
@pytest.mark.parametrize("row", [("trial",), ("gift",)])
def test_the_main_action_must_be_taken_while_a_card_can_be_tried(row: tuple[str, ...]) -> None:
    table = game(row=row)
    assert table.asked == (0, "turn")
    assert "end" not in table.keys
    assert table.refuse("end").rule == "CA-TURN-06"


@rule("CA-TURN-06")
def test_read_the_other_way_a_player_may_do_without_it() -> None:
    table = game(options={"CA-TURN-06": "optional"})
    table.play("end")
    assert table.asked == (1, "turn")


@rule("CA-TURN-06")
def test_what_cannot_be_tried_obliges_nobody() -> None:
    table = game({"xp": 0}, row=("dear",), cards=[trait("dear", SpendXp(1))])
    assert table.asked == (0, "replace")
    assert main_actions(table) == []


# --- what a player would look for ------------------------------------------------------------------------


def sought(table: Play, seat: int = 0) -> list[str]:
    return [option.key for option in table.table.game.sought(table.state, seat)]


def test_what_is_sought_in_the_own_turn_and_in_that_of_another() -> None:
    """Cards of the hand always; effects, and traits of rows that one has reached, before acting; then a dark rune."""
    hero = {"hand": ["hope"], "xp": 3, "power": Spend(1, Receive(Gain(xp=2)))}
    table = game(hero, {"hand": ["hope-2"]})
    traits = ["gain:gift", "gain:filler-1", "gain:filler-2"]
    assert (sought(table), sought(table, 1)) == (["play:hope", "spend:drive-0", *traits], ["play:hope"])
    table.play("face:trial-easy")
    assert (sought(table), sought(table, 1)) == (["play:hope", "dark"], ["play:hope"])
    table.play("dark")
    assert sought(table) == ["play:hope"]
    acted = game(hero, acted=True, moment="turn")
    assert sought(acted) == ["play:hope", "spend:drive-0"]


def test_no_dark_rune_is_sought_once_the_runes_are_cast() -> None:
    table = game({"hand": ["hope"], "xp": 3}, {"hand": ["hope-2"]})
    table.play("face:trial-easy")
    assert table.state.attempt is not None
    table.state.attempt.cast = True
    assert sought(table) == ["play:hope"]


@rule("CA-ROW-08")
@pytest.mark.parametrize(
    ("story", "revealed", "found"),
    [
        ([], 1, ["gain:gift"]),
        ([], 2, ["gain:gift", "gain:late"]),
        ([["trial-easy", "filler-8", "filler-9"]], 2, ["gain:late"]),
    ],
)
def test_traits_are_sought_in_the_rows_of_acts_that_are_revealed_and_not_finished(
    story: list[list[str]], revealed: int, found: list[str]
) -> None:
    cards = [trait("late", SpendXp(99), act=1), challenge("quest", act=1), challenge("deed")]
    rows, decks = [["gift", "deed"], ["late", "quest"]], [["filler-1"], ["filler-2"], None]
    table = game({"story": story}, cards=cards, rows=rows, revealed=revealed, decks=decks)
    assert sought(table) == found
