"""Adversaries in competitive play: CA-ADV."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import DearDark, Harder, Power, Surer, Toll, Trade, Weakness, When
from herowright.games.call_to_adventure.cards.triggers import Journeys, Loses, Wins
from herowright.games.call_to_adventure.cards.types import Adversary, Path
from herowright.games.call_to_adventure.rules.components import ANTIHERO, HERO, NATURE, STR
from herowright.testing import Play, rule

from .plain import NO_POWER, challenge, pool, trait, tucked
from .scenes import DRAW, LOSE, WIN, discard, hand, hero, lived, row, scene


def fiend(standing: Power = NO_POWER, **path: Any) -> Adversary:
    return Adversary(id="fiend", act=1, difficulty=3, tests=(STR,), paths=(Path(id="fiend", **path),), power=standing)


def facing(power: Power = NO_POWER, *first: dict[str, Any], cards: tuple[Any, ...] = (), **more: Any) -> Play:
    """The adversary lies in the Act II row; seat 0 has finished Act I."""
    heroes = first or ({"story": lived(3)},)
    made = (fiend(power), challenge("ordeal", act=1), trait("skill", act=1), trait("skill-2", act=1), *cards)
    laid = {"rows": [["trial"], ["fiend", "ordeal", "skill"]], "decks": [["gift"], ["skill-2"]], **more}
    return scene(*heroes, cards=made, **laid)


@rule("CA-ADV-01")
def test_adversaries_belong_to_acts_two_and_three() -> None:
    assert {card.act for card in BOX.story if isinstance(card, Adversary)} == {1, 2}


# --- the effect ---------------------------------------------------------------------------------------------


@rule("CA-ADV-02")
def test_the_effect_begins_when_the_card_is_revealed() -> None:
    table = facing(Toll(1), rows=[["trial"], ["ordeal", "skill"]], decks=[[], ["fiend"]])
    assert table.view()["journey_price"] == 1
    table.play("gain:skill")
    assert row(table, 1) == ["ordeal", "fiend"]
    assert table.view()["journey_price"] == 2
    table.play("journey:ordeal")
    assert hero(table)["xp"] == 1


@rule("CA-ADV-02")
def test_a_card_that_lies_face_down_has_no_effect() -> None:
    assert facing(Toll(1), {}, revealed=1).view()["journey_price"] == 1
    assert facing(Toll(1), {}, revealed=2).view()["journey_price"] == 2


@rule("CA-ADV-02", "CA-EXTRA-09")
def test_several_react_as_they_lie_in_the_rows() -> None:
    others = [
        Adversary(id=id, act=act, difficulty=3, tests=(STR,), paths=(Path(id=id),), power=When(Journeys(), Gain(xp=1)))
        for id, act in (("omen", 1), ("doom", 2))
    ]
    rows = [["trial"], ["omen", "fiend", "skill"], ["doom"]]
    table = facing(When(Journeys(), Gain(xp=1)), cards=(*others,), rows=rows, revealed=3)
    table.play("journey:skill")
    told = [event.args["card"] for event in table.told("ca-event-gains-xp-by")]
    assert told == ["story:omen", "story:fiend", "story:doom"]


@rule("CA-ADV-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_concerns_every_player(seat: int) -> None:
    heroes = ({"story": lived(3), "xp": 4}, {"story": lived(3, 1), "xp": 4})
    table = facing(DearDark(2), *heroes, turn=seat)
    table.play("face:ordeal-easy", "dark")
    assert hero(table, seat)["xp"] == 1


@rule("CA-ADV-02")
@pytest.mark.parametrize(("power", "difficulty"), [(Harder(2), 5), (Harder(1, STR), 4), (Weakness(NATURE), 3)])
def test_it_can_make_other_challenges_harder(power: Power, difficulty: int) -> None:
    table = facing(power)
    assert table.view(0)["rows"][1]["places"][1]["paths"][1]["difficulty"] == difficulty


@rule("CA-ADV-02")
@pytest.mark.parametrize(
    ("power", "moves", "rolls"),
    [
        (When(Loses(), Gain(corruption=1)), ["face:ordeal-easy", "cast"], LOSE),
        (When(Wins(), Gain(corruption=1)), ["face:ordeal-easy", "cast"], WIN),
        (When(Journeys(), Gain(corruption=1)), ["journey:ordeal"], ()),
    ],
)
def test_it_reacts_to_nothing_that_happened_before(power: Power, moves: list[str], rolls: tuple[int, ...]) -> None:
    table = facing(power, rows=[["trial"], ["ordeal", "skill"]], decks=[[], ["fiend"]], rolls=rolls)
    table.play(*moves)
    assert row(table, 1)[0] == "fiend"
    assert hero(table)["level"] == 0


@rule("CA-ADV-02")
def test_an_adversary_that_punishes_losing_does_so_when_it_is_lost_to() -> None:
    table = facing(When(Loses(), Gain(corruption=1)), rolls=LOSE)
    table.play("face:fiend", "cast")
    assert (hero(table)["level"], hero(table)["xp"]) == (-1, 4)


# --- a challenge all the same ---------------------------------------------------------------------------------


@rule("CA-ADV-03")
def test_a_lost_adversary_is_discarded_and_pays_1_xp() -> None:
    table = facing(rolls=LOSE)
    table.play("face:fiend", "cast")
    assert (discard(table, 1), hero(table)["xp"]) == (["fiend"], 4)
    assert row(table, 1) == ["skill-2", "ordeal", "skill"]


@rule("CA-ADV-03")
def test_runes_dark_runes_and_draws_work_as_in_any_challenge() -> None:
    table = facing(NO_POWER, {"story": lived(3), "abilities": (STR, STR)}, rolls=[*DRAW, 2, 2, 1])
    table.play("face:fiend", "dark")
    assert pool(table) == ["str", "str", "dark"]
    table.play("cast", "draw:hero")
    assert table.told("ca-event-won", 0)[0].args["result"] == 6
    assert (hero(table)["level"], hand(table)) == (-1, ["hope"])


@rule("CA-ADV-03", "CA-ADV-04", "CA-ADV-06")
@pytest.mark.parametrize(("cards", "act"), [(1, 0), (3, 1), (5, 1), (7, 2)])
def test_a_defeated_adversary_is_a_story_card_under_the_current_act(cards: int, act: int) -> None:
    rows = [["trial"], ["skill"], ["fiend"]]
    table = facing(NO_POWER, {"story": lived(cards)}, rows=rows, decks=[[], [], []], rolls=WIN)
    table.play("face:fiend", "cast")
    assert tucked(table)[act][-1] == "fiend"
    assert sum(len(under) for under in tucked(table)) == cards + 1


@rule("CA-ADV-04")
def test_it_can_be_the_card_that_ends_an_act() -> None:
    table = facing(NO_POWER, {"story": lived(5)}, rolls=WIN)
    table.play("face:fiend", "cast")
    assert hero(table)["act"] == 2


@rule("CA-ADV-04")
def test_its_single_path_gives_its_rewards() -> None:
    table = facing(rolls=WIN, cards=(fiend(icons=(NATURE,), triumph=4, xp=2, virtue=1),))
    table.play("face:fiend", "cast")
    mine = hero(table)
    assert (mine["icons"]["nature"], mine["points"]["triumph"], mine["xp"], mine["level"]) == (1, 4, 5, 1)


# --- trades ---------------------------------------------------------------------------------------------------

HELD = {"story": lived(3), "hand": ["hope", "hope-2", "spite"]}


@rule("CA-ADV-05")
@pytest.mark.parametrize(("kind", "cards"), [(HERO, ["hope"]), (ANTIHERO, ["spite"])])
def test_a_hand_card_may_be_traded_for_a_bonus_before_the_cast(kind: str, cards: list[str]) -> None:
    table = facing(Trade(kind), HELD, rolls=(1, 2, 1))
    table.play("face:fiend")
    assert [key for key in table.keys if key.startswith("trade:")] == [f"trade:{card}" for card in cards]
    table.play(f"trade:{cards[0]}")
    assert table.view()["attempt"]["bonus"] == 1
    assert table.view()["discards"][kind] == [f"{kind}:{cards[0]}"]
    assert len(hand(table)) == 2
    table.play("cast", *["resolve"] * (kind == HERO))  # instead of another trade
    assert table.told("ca-event-won", 0)[0].args["result"] == 3  # 2 of the runes and 1 of the card


@rule("CA-ADV-05")
def test_or_after_it_and_more_than_once() -> None:
    table = facing(Trade(HERO), HELD, rolls=LOSE)
    table.play("face:fiend", "cast", "trade:hope", "trade:hope")
    assert table.told("ca-event-won", 0)[0].args["result"] == 3
    assert (hand(table), hero(table)["played"]) == (["spite"], [])


@rule("CA-ADV-05")
def test_no_other_challenge_offers_the_trade() -> None:
    table = facing(Trade(HERO), HELD)
    table.play("face:ordeal-easy")
    assert not any(key.startswith("trade:") for key in table.keys)


# --- the end of the effect --------------------------------------------------------------------------------------


@rule("CA-ADV-07")
@pytest.mark.parametrize(
    ("moves", "rolls"),
    [(["face:fiend", "cast"], WIN), (["face:fiend", "cast"], LOSE), (["journey:fiend"], ())],
    ids=["gained", "lost to", "journey"],
)
def test_the_effect_ends_when_the_card_is_gained_or_discarded(moves: list[str], rolls: tuple[int, ...]) -> None:
    table = facing(Toll(1), rolls=rolls)
    assert table.view()["journey_price"] == 2
    table.play(*moves)
    assert table.view()["journey_price"] == 1


@rule("CA-ADV-07")
def test_text_that_speaks_of_the_owner_stays() -> None:
    table = facing(rolls=[*WIN, *LOSE], cards=(fiend(Toll(1), power=Surer(2)),))
    table.play("face:fiend", "cast", "end", "face:trial-easy", "cast", "end", "face:ordeal-easy")
    assert (table.view()["attempt"]["bonus"], table.view()["journey_price"]) == (2, 1)


@rule("CA-ADV-07")
def test_the_effect_lasts_from_turn_to_turn() -> None:
    table = facing(Toll(1), {"story": lived(3)}, {"story": lived(3, 1)})
    table.play("gain:skill", "end", "gain:skill-2", "end")
    assert table.asked == (0, "turn")
    assert table.view()["journey_price"] == 2
