"""The chance of each path, and the best that dark runes can make of it, as far as they can be bought."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Frighten
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import DearDark, When
from herowright.games.call_to_adventure.cards.triggers import BuysDark
from herowright.games.call_to_adventure.cards.types import AntiheroCard
from herowright.games.call_to_adventure.rules.components import STR
from herowright.testing import Play, rule

from .plain import challenge, game
from .scenes import DRAW, together

WALL = challenge("trial", difficulty=5, tests=(STR,))


def stands(table: Play, path: str = "trial-easy", seat: int = 0) -> Any:
    places = [place for row in table.view(seat)["rows"] for place in row["places"] if place]
    return next(each for place in places for each in place["paths"] if each["path"] == path)


@rule("CA-CHAL-11", "CA-PROB-01")
def test_a_path_that_the_story_cannot_win_shows_what_dark_runes_can() -> None:
    """Three core runes reach 3 of 5. With three dark ones, of 1 or 2 each, 1 of 64 casts shows 3, and 6 show 4."""
    table = game({"xp": 3}, cards=(WALL,))
    assert stands(table)["odds"] == 0
    assert stands(table)["best"] == {"odds": round(57 / 64, 4), "runes": 3, "xp": 3}
    table.play("face:trial-easy", "dark", "dark", "dark")
    assert table.view(0)["attempt"]["odds"] == round(57 / 64, 4)


@rule("CA-CHAL-11", "CA-CHAL-12", "CA-MORAL-10")
@pytest.mark.parametrize(
    ("hero", "runes"), [({"xp": 0}, 0), ({"xp": 2}, 2), ({"xp": 9}, 3), ({"xp": 9, "level": -4}, 0)]
)
def test_only_what_can_be_bought_is_counted(hero: dict[str, Any], runes: int) -> None:
    best = stands(game(hero, cards=(WALL,)))["best"]
    assert (best["runes"] if best else 0, best["xp"] if best else 0) == (runes, runes)


@rule("CA-ADV-02", "CA-CHAL-11")
def test_the_price_is_that_of_the_moment() -> None:
    table = together({"xp": 5}, foe={"power": DearDark(1)}, cards=(WALL,), row=("trial",))
    assert (stands(table)["best"]["runes"], stands(table)["best"]["xp"]) == (2, 4)


@rule("CA-EXTRA-09", "CA-CHAL-11")
def test_what_a_purchase_gives_back_pays_for_the_next() -> None:
    table = game({"xp": 1, "power": When(BuysDark(), Gain(xp=1))}, cards=(WALL,))
    assert (stands(table)["best"]["runes"], stands(table)["best"]["xp"]) == (3, 0)
    table.play("face:trial-easy")
    assert len(table.view(0)["attempt"]["dark"]) == 3
    table.play("dark", "dark", "dark")
    assert table.hero(0).xp == 1


@rule("CA-CHAL-11")
def test_where_dark_runes_do_not_help_there_is_nothing_better() -> None:
    table = game({"xp": 3}, cards=(challenge("trial", difficulty=0),))
    assert (stands(table)["odds"], stands(table)["best"]) == (1, None)


@rule("CA-CHAL-12")
def test_purchases_of_another_turn_do_not_count() -> None:
    cards = (WALL, challenge("second", difficulty=5, tests=(STR,)))
    table = game({"xp": 5}, {"xp": 3}, row=("trial", "second"), cards=cards, rolls=[*DRAW, 2, 2, 2])
    table.play("face:trial-hard", "dark", "dark", "dark")
    assert table.view(0)["attempt"]["dark"] == []
    assert stands(table, seat=1)["best"]["runes"] == 3
    table.play("cast", "draw:hero", "end")
    assert stands(table, "second-easy", seat=1)["best"]["runes"] == 3


@rule("CA-COOP-47")
def test_dark_runes_that_go_along_in_flight_are_part_of_the_chance() -> None:
    fear = AntiheroCard(id="dread", timing=timing.OTHER_FACES, effect=Frighten())
    table = together(
        {"xp": 5},
        {},
        cards=(WALL, fear, challenge("other", difficulty=5, tests=(STR,))),
        row=("trial", "other"),
        adversary_deck=["dread"],
        rolls=[*DRAW, 2, 2],
    )
    table.play("face:trial-easy", "dark", "dark", "cast", "draw:hero")
    assert table.asked == (0, "flee")
    there = stands(table, "other-easy")
    assert stands(Play(table.table.clone()), "other-easy") == there
    assert there["best"]["runes"] == 1
    table.play("face:other-easy")
    assert table.view(0)["attempt"]["odds"] == there["odds"] > 0
