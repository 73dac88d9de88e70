"""Second attempts: CA-RETRY."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import AddResult, AddRune, Calm, Ease, Recast
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.cards.types import HeroCard
from herowright.games.call_to_adventure.rules.components import CON, STR
from herowright.testing import Play, rule

from .plain import challenge, game, pool
from .scenes import DRAW, LOSE, WIN, discard, hand, hero, kinds, row, together

CARDS = (
    HeroCard(id="again", timing=timing.DURING, effect=Recast()),
    HeroCard(id="strong", timing=timing.BEFORE, effect=AddRune((STR,))),
    HeroCard(id="strong", copy=2, timing=timing.BEFORE, effect=AddRune((STR,))),
    HeroCard(id="luck", timing=timing.DURING, effect=AddResult(1)),
    HeroCard(id="ground", timing=timing.DURING, effect=Ease(1)),
    challenge("trial", difficulty=6, tests=(STR, CON)),
)


def facing(*moves: str, hand: tuple[str, ...] = ("again",), **more: Any) -> Play:
    """Seat 0 faces a challenge of difficulty 6 and makes a second attempt at it."""
    given = {"hand": hand, "xp": 5} | more.pop("hero", {})
    table = game(given, cards=CARDS, **more)
    table.play("face:trial-easy", *moves, "play:again")
    return table


@rule("CA-RETRY-01")
def test_dark_runes_are_cast_again_without_paying() -> None:
    table = facing("dark", "dark", "cast", rolls=[*LOSE, 2, 2, *WIN, 1, 2])
    assert table.asked == (0, "prepare")
    assert (pool(table), hero(table)["xp"]) == (["dark", "dark"], 3)
    table.play("cast")
    assert table.told("ca-event-won", 0)[0].args["result"] == 6
    assert hero(table)["xp"] == 3


@rule("CA-RETRY-02")
def test_runes_and_bonuses_of_played_cards_are_used_again() -> None:
    table = facing(
        "play:strong",
        "play:luck",
        "play:ground",
        "cast",
        hand=("again", "strong", "luck", "ground"),
        rolls=[*LOSE, 2, *WIN, 2],
    )
    assert pool(table) == ["str"]
    assert (table.view()["attempt"]["bonus"], table.view()["attempt"]["difficulty"]) == (1, 5)
    table.play("cast")
    won = table.told("ca-event-won", 0)[0]
    assert (won.args["result"], won.args["difficulty"]) == (5, 5)


@rule("CA-RETRY-02")
def test_a_bonus_played_after_the_first_cast_counts_for_the_second_as_well() -> None:
    table = facing("dark", "dark", "cast", "play:luck", hand=("again", "luck"), rolls=[*LOSE, 2, 2, *WIN, 2, 2])
    table.play("cast")
    assert table.told("ca-event-won", 0)[0].args["result"] == 6


@rule("CA-RETRY-03", "CA-RETRY-04")
@pytest.mark.parametrize(("second", "level"), [((2, 2), 0), ((1, 2), -1), ((1, 1), -2)])
def test_only_the_corruption_of_the_attempt_that_stands_moves_the_marker(second: tuple[int, int], level: int) -> None:
    table = facing("dark", "dark", "cast", rolls=[*LOSE, 1, 1, *LOSE, *second])
    assert hero(table)["level"] == 0
    table.play("cast")
    assert hero(table)["level"] == level


@rule("CA-RETRY-03")
def test_corruption_that_moves_the_marker_at_once_is_taken_back() -> None:
    table = facing("dark", "cast", rolls=[*LOSE, 1, *LOSE, 2], options={"CA-MORAL-20": "at-once"})
    assert hero(table)["level"] == 0
    table.play("cast")
    assert hero(table)["level"] == 0


@rule("CA-RETRY-05")
def test_more_runes_may_be_added_for_the_second_attempt() -> None:
    table = facing("dark", "play:strong", "cast", hand=("again", "strong", "strong-2"), rolls=[*LOSE, 2, 2])
    assert pool(table) == ["dark", "str"]
    table.play("dark", "play:strong")
    assert pool(table) == ["dark", "str", "dark", "str"]
    assert hero(table)["xp"] == 3


@rule("CA-RETRY-06")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_both_attempts_together_have_three_dark_runes_to_buy(first: int) -> None:
    table = facing(*["dark"] * first, "cast", rolls=[*LOSE, *[2] * first], hero={"xp": 9})
    table.play(*["dark"] * (3 - first))
    assert "dark" not in table.keys
    assert table.refuse("dark").rule == "CA-CHAL-12"
    assert hero(table)["xp"] == 6


@rule("CA-RETRY-07")
def test_a_first_attempt_that_is_replaced_is_no_loss() -> None:
    table = facing("cast", rolls=LOSE)
    assert (row(table)[0], discard(table), hero(table)["xp"]) == ("trial", [], 5)
    assert "ca-event-lost" not in kinds(table)


@rule("CA-RETRY-07")
def test_no_quest_counts_it_as_a_loss_either() -> None:
    table = together({"hand": ["again"]}, rolls=[*LOSE, *LOSE], cards=CARDS)
    table.play("face:trial-easy", "cast", "play:again")
    assert table.view()["adversary"]["xp"] == 0
    table.play("cast")
    assert table.view()["adversary"]["xp"] == 1


@rule("CA-RETRY-07")
def test_a_lost_second_attempt_is_one_loss() -> None:
    table = facing("cast", rolls=[*LOSE, *LOSE])
    table.play("cast")
    assert (discard(table), hero(table)["xp"]) == (["trial"], 6)
    assert len(table.told("ca-event-lost")) == 1


@rule("CA-RETRY-08")
def test_cards_drawn_and_xp_gained_in_the_first_attempt_are_kept() -> None:
    table = facing("cast", "draw:antihero", rolls=[*DRAW, 1, 1, 2, *WIN, 1, 1, 1], hero={"abilities": (STR,) * 3})
    assert (hand(table), hero(table)["xp"]) == (["spite"], 6)
    table.play("cast")
    assert (hand(table), hero(table)["xp"]) == (["spite"], 6)


@rule("CA-RETRY-09")
def test_challenge_and_path_stay_as_declared() -> None:
    table = facing("cast", rolls=[*LOSE, *WIN])
    assert table.asked == (0, "prepare")
    attempt = table.view()["attempt"]
    assert (attempt["card"], attempt["path"], attempt["difficulty"]) == ("trial", "trial-easy", 6)
    table.play("cast")
    assert [event.args["result"] for event in table.told("ca-event-cast", 0)] == [1, 3]


@rule("CA-RETRY-09", "CA-CHAL-04")
@pytest.mark.parametrize(("path", "difficulty"), [("trial-hard", 7), ("trial-easy", 6)])
@pytest.mark.parametrize("first", ["trial-hard", "trial-easy"])
def test_in_the_other_reading_the_path_may_change(first: str, path: str, difficulty: int) -> None:
    table = game({"hand": ["again"], "xp": 5}, cards=CARDS, rolls=LOSE, options={"CA-RETRY-09": "either-path"})
    table.play(f"face:{first}", "cast", "play:again")
    assert table.asked == (0, "other-path")
    assert table.keys == ["path:trial-hard", "path:trial-easy"]
    table.play(f"path:{path}")
    attempt = table.view()["attempt"]
    assert (attempt["card"], attempt["path"], attempt["difficulty"]) == ("trial", path, difficulty)


@rule("CA-RETRY-01", "CA-CHAL-16")
def test_nothing_is_asked_about_a_cast_that_will_be_repeated() -> None:
    """Not even by a power that could still be used on it."""
    table = facing("cast", hero={"power": Spend(1, AddResult(1))}, rolls=LOSE)
    assert table.asked == (0, "prepare")


@rule("CA-RETRY-01", "CA-RETRY-03")
def test_an_effect_of_the_own_story_can_allow_more_than_one() -> None:
    table = game({"xp": 5, "power": Spend(1, Recast())}, rolls=[*LOSE, 1, *LOSE, 1, *WIN, 2], cards=CARDS)
    table.play("face:trial-easy", "dark", "cast", "spend:drive-0", "cast", "spend:drive-0", "cast", "resolve")
    assert table.told("ca-event-lost", 0)[0].args["result"] == 4
    assert (hero(table)["xp"], hero(table)["level"]) == (3, 0)


@rule("CA-RETRY-03", "CA-RETRY-04")
def test_corruption_that_was_ignored_in_the_first_attempt_counts_in_the_second() -> None:
    calm = HeroCard(id="calm", timing=timing.DURING, effect=Calm())
    rolls = [*LOSE, 1, *LOSE, 1]
    table = game({"hand": ["again", "calm"], "xp": 5}, cards=[*CARDS, calm], rolls=rolls)
    table.play("face:trial-easy", "dark", "cast", "play:calm", "play:again", "cast")
    assert hero(table)["level"] == -1
