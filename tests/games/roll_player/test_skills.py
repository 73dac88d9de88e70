"""Using Skills: RP-SKILL."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import (
    Ability,
    BuyFromDiscard,
    GainGold,
    MoveDie,
    ShiftDie,
    ShiftPoolDie,
    SwapWithPool,
)
from herowright.games.roll_player.cards.types import Skill
from herowright.games.roll_player.fiends_familiars.cards.abilities import PlaceAgain
from herowright.games.roll_player.rules import changes, way_out
from herowright.games.roll_player.rules.components import NONE
from herowright.testing import Play, rule, situation
from herowright.testing.roll_player import weapon


def skill(number: int, id: str, arrow: str, ability: Ability) -> Skill:
    return Skill(id=id, number=number, dots=1, cost=2, arrow=arrow, ability=ability)


# Fixed arrows and numbers, so that no re-balanced card can disturb a rule. From the centre, field 4,
# good leads to 1, lawful to 3, chaotic to 5 and evil to 7.
CARDS = (
    skill(31, "climb", "good", ShiftPoolDie(2)),
    skill(28, "pickpocket", "evil", GainGold(2)),
    skill(29, "beg", "evil", GainGold(1)),
    skill(35, "cure-wounds", "lawful", ShiftDie(1, 2)),
    skill(33, "move-silently", "chaotic", BuyFromDiscard()),
)


def game(*heroes: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None, **arrangement: Any) -> Play:
    """Seat 0 is about to choose an initiative card, unless arranged otherwise. All markers are in the centre."""
    given = [*heroes, *[{}] * seats]
    people = [{"hero_class": ("thief", "monk", "warrior")[seat], **given[seat]} for seat in range(seats)]
    return situation("roll-player", seats, options, heroes=people, cards=CARDS, **arrangement)


def full(left: str, right: str) -> dict[str, list[str]]:
    """A sheet full of ones, half in one colour and half in another."""
    return dict.fromkeys(("str", "dex", "con"), [f"{left}1"] * 3) | dict.fromkeys(
        ("int", "wis", "cha"), [f"{right}1"] * 3
    )


def used(table: Play) -> list[int | None]:
    """The seats that have used skills, in order."""
    return [event.seat for event in table.told("rp-event-uses")]


def ready(table: Play, seat: int = 0) -> dict[str, bool]:
    return {skill["id"]: skill["ready"] for skill in table.view()["heroes"][seat]["skills"]}


def faces(table: Play) -> list[int]:
    return [card["die"]["face"] for card in table.view()["initiative"]]


# --- how a skill is used ---------------------------------------------------------------------------


@rule("RP-SKILL-01")
def test_a_skill_is_ready_when_it_is_bought() -> None:
    table = game(phase="market", initiative={0: 1, 1: 2}, market=["pickpocket", "weak"])
    table.play("buy:pickpocket")
    assert ready(table) == {"pickpocket": True}
    assert table.keys_of(0) == ["done", "use:pickpocket"]


@rule("RP-SKILL-01")
def test_nobody_uses_a_skill_of_somebody_else() -> None:
    table = game({}, {"skills": ["pickpocket"]})
    assert table.refuse("use:pickpocket").rule == "RP-SKILL-01"


@rule("RP-SKILL-02")
def test_first_the_marker_moves_then_the_ability_works_then_the_card_is_exhausted() -> None:
    table = game({"skills": ["climb"]}, pool=["red1", "red2", "red3"])
    table.play("use:climb")
    assert table.hero(0).marker == 1
    assert faces(table) == [1, 2, 3]
    assert ready(table) == {"climb": True}
    table.play("pool:raise:3")
    assert faces(table) == [1, 2, 4]
    assert ready(table) == {"climb": False}


@rule("RP-SKILL-02")
def test_the_marker_moves_before_the_gold_is_paid() -> None:
    table = game({"skills": ["pickpocket"], "gold": 5})
    events = table.play("use:pickpocket", "gain")
    assert [event.kind for event in events] == ["rp-event-uses", "rp-event-marker", "rp-event-gold"]
    assert (table.hero(0).marker, table.hero(0).gold) == (7, 7)
    assert ready(table) == {"pickpocket": False}


@rule("RP-SKILL-03")
@pytest.mark.parametrize(
    ("card", "marker"), [("climb", 0), ("climb", 2), ("pickpocket", 7), ("cure-wounds", 6), ("cure-wounds", 3)]
)
def test_a_skill_whose_arrow_leads_off_the_grid_cannot_be_used_and_stays_ready(card: str, marker: int) -> None:
    table = game({"skills": [card], "marker": marker, "rows": {"str": ["red1"]}})
    assert table.refuse(f"use:{card}").rule == "RP-SKILL-03"
    assert table.hero(0).marker == marker
    assert ready(table) == {card: True}


@rule("RP-SKILL-04")
def test_the_ability_may_be_left_out_and_the_card_is_exhausted_all_the_same() -> None:
    table = game({"skills": ["climb"]}, pool=["red1", "red2", "red3"])
    table.play("use:climb", "skip")
    assert faces(table) == [1, 2, 3]
    assert table.hero(0).marker == 1
    assert ready(table) == {"climb": False}


@rule("RP-SKILL-04")
def test_a_skill_may_be_used_for_the_marker_alone_where_its_ability_can_do_nothing() -> None:
    table = game({"skills": ["climb"]}, phase="market", initiative={0: 1}, market=["weak"])
    table.play("use:climb")
    assert table.asked == (0, "market")
    assert table.hero(0).marker == 1
    assert ready(table) == {"climb": False}


@rule("RP-SKILL-05")
def test_an_exhausted_skill_is_of_no_use_until_it_is_refreshed() -> None:
    table = game({"skills": ["climb"], "exhausted": ["climb"]}, phase="clean-up", rolls=[1, 2, 3])
    assert table.refuse("use:climb").rule == "RP-SKILL-05"
    table.play("refresh:climb")
    assert "use:climb" in table.keys_of(0)


@rule("RP-SKILL-05")
def test_a_skill_is_not_used_twice() -> None:
    table = game({"skills": ["pickpocket"], "marker": 1})
    table.play("use:pickpocket", "gain")
    assert table.refuse("use:pickpocket").rule == "RP-SKILL-05"


# --- at any time -----------------------------------------------------------------------------------


@rule("RP-SKILL-06")
@pytest.mark.parametrize(
    "moves", [[], ["take:2"], ["take:2", "place:int"], ["take:2", "place:int", "reroll:int:1"]], ids=len
)
def test_a_skill_may_be_used_at_every_moment_of_another_dice_turn(moves: list[str]) -> None:
    table = game({}, {"skills": ["pickpocket"], "gold": 5}, rolls=[4] * ("reroll:int:1" in moves))
    table.play(*moves)
    before = table.asked
    assert before[0] == 0
    table.play("use:pickpocket", "gain", seat=1)
    assert table.hero(1).gold == 7
    assert table.asked == before


@rule("RP-SKILL-06")
def test_a_skill_may_be_used_while_the_first_player_sorts_the_pool() -> None:
    table = game({}, {"skills": ["pickpocket"]}, phase="roll", rolls=[3, 3, 5], draws=["red", "blue", "green"])
    table.play("use:pickpocket", "gain", seat=1)
    assert table.hero(1).gold == 7
    assert table.asked == (0, "order")


@rule("RP-SKILL-06")
def test_a_skill_may_be_used_in_another_market_turn() -> None:
    table = game({}, {"skills": ["pickpocket"]}, phase="market", initiative={0: 1, 1: 2}, market=["weak"])
    table.play("use:pickpocket", "gain", seat=1)
    assert table.hero(1).gold == 7
    assert table.asked == (0, "market")


@rule("RP-SKILL-06")
def test_a_skill_may_be_used_while_another_player_refreshes() -> None:
    table = game({"skills": ["climb"], "exhausted": ["climb"]}, {"skills": ["pickpocket"]}, phase="clean-up")
    table.play("use:pickpocket", "gain", seat=1)
    assert table.hero(1).gold == 7
    assert table.asked == (0, "refresh")


@rule("RP-SKILL-06")
def test_what_a_skill_changed_counts_for_the_player_who_was_about_to_choose() -> None:
    table = game({}, {"skills": ["climb"]}, pool=["red1", "blue2", "green3"])
    table.play("use:climb", seat=1)
    assert table.asked == (1, "skill-pool")
    table.play("pool:raise2:2")
    assert table.asked == (0, "initiative")
    table.play("take:3")
    assert table.view()["heroes"][0]["hand"] == [{"colour": "blue", "face": 4}]


@rule("RP-SKILL-06")
def test_a_skill_may_be_used_in_the_middle_of_the_own_turn() -> None:
    table = game({"skills": ["pickpocket"], "gold": 5})
    table.play("take:1", "use:pickpocket", "gain", "place:str", "skip")
    assert table.hero(0).gold == 7


@rule("RP-SKILL-06")
def test_a_skill_whose_text_names_a_moment_waits_for_it() -> None:
    table = game({"skills": ["move-silently"]})
    assert table.refuse("use:move-silently").rule == "RP-SKILL-06"
    assert ready(table) == {"move-silently": True}


@rule("RP-SKILL-07")
def test_several_skills_may_be_used_in_one_turn() -> None:
    table = game({"skills": ["pickpocket", "climb", "cure-wounds"], "gold": 5, "rows": {"str": ["red1"]}})
    table.play("use:pickpocket", "gain", "use:climb", "pool:lower:3", "use:cure-wounds", "raise2:str:1")
    assert ready(table) == {"pickpocket": False, "climb": False, "cure-wounds": False}
    assert table.hero(0).gold == 7
    assert table.hero(0).marker == 3
    assert table.view()["heroes"][0]["rows"]["str"][0]["face"] == 3
    assert table.asked == (0, "initiative")


@rule("RP-SKILL-10")
@pytest.mark.parametrize(
    "moves",
    [
        ["use:cure-wounds", "raise:cha:1", "take:1", "place:str"],
        ["take:1", "place:str", "use:cure-wounds", "raise:cha:1"],
    ],
    ids=["before", "after placing"],
)
def test_a_skill_does_not_use_up_the_attribute_action(moves: list[str]) -> None:
    table = game({"skills": ["cure-wounds"], "rows": {"cha": ["blue1"]}}, pool=["red1", "red2", "red3"])
    table.play(*moves)
    assert table.asked == (0, "action-str")
    table.play("flip:cha:1")
    assert table.view()["heroes"][0]["rows"]["cha"][0]["face"] == 5


# --- several at the same instant ---------------------------------------------------------------------


def three(reading: str = "first-player") -> Play:
    """Seat 1 of three is First Player and about to choose; seats 0, 1 and 2 have a skill each."""
    return game(
        {"skills": ["pickpocket"], "gold": 5},
        {"skills": ["beg"], "gold": 5},
        {"skills": ["climb"]},
        seats=3,
        turn=1,
        options={"RP-SKILL-08": reading},
        pool=["red1", "red2", "red3", "red4"],
    )


@rule("RP-SKILL-08")
def test_a_skill_is_finished_before_the_next_one_starts() -> None:
    table = three()
    table.play("use:climb", seat=2)
    table.play("use:pickpocket", seat=0)
    assert table.asked == (2, "skill-pool")
    assert table.hero(0).gold == 5
    assert table.hero(0).marker == 4
    table.play("pool:raise:4")
    assert faces(table) == [1, 2, 3, 5]
    assert table.asked == (0, "skill-gain")
    table.play("gain")
    assert (table.hero(0).gold, table.hero(0).marker) == (7, 7)
    assert table.asked == (1, "initiative")


@rule("RP-SKILL-08")
def test_skills_announced_while_one_is_resolved_follow_clockwise_from_the_first_player() -> None:
    table = three()
    table.play("use:climb", seat=2)
    table.play("use:pickpocket", seat=0)
    table.play("use:beg", seat=1)
    assert used(table) == [2]
    table.play("skip", seat=2)
    table.play("gain", seat=1)
    table.play("gain", seat=0)
    assert used(table) == [2, 1, 0]
    assert (table.hero(0).gold, table.hero(1).gold) == (7, 6)
    assert table.asked == (1, "initiative")


@rule("RP-SKILL-08")
def test_another_reading_takes_skills_as_they_were_announced() -> None:
    table = three("as-announced")
    table.play("use:climb", seat=2)
    table.play("use:pickpocket", seat=0)
    table.play("use:beg", seat=1)
    table.play("skip", seat=2)
    table.play("gain", seat=0)
    assert used(table) == [2, 0, 1]


@rule("RP-SKILL-08")
def test_a_skill_is_announced_once() -> None:
    table = three()
    table.play("use:climb", seat=2)
    table.play("use:pickpocket", seat=0)
    assert table.keys_of(0) == []
    table.refuse("use:pickpocket", seat=0)


@rule("RP-SKILL-03", "RP-SKILL-08")
def test_an_announced_skill_that_has_become_impossible_stays_ready() -> None:
    table = game({"skills": ["pickpocket", "beg"], "gold": 5}, {"skills": ["climb"]})
    table.play("use:climb", seat=1)
    table.play("use:pickpocket", seat=0)
    table.play("use:beg", seat=0)
    table.play("skip", seat=1)
    table.play("gain", seat=0)
    assert ready(table) == {"pickpocket": False, "beg": True}
    assert table.hero(0).gold == 7


# --- the end -----------------------------------------------------------------------------------------


def last_clean_up(*heroes: dict[str, Any], reading: str = "allowed") -> Play:
    """Both sheets are full, and the last Clean-up begins."""
    sheets = [{"rows": full("green", "blue")}, {"rows": full("red", "purple")}]
    people = [sheet | hero for sheet, hero in zip(sheets, [*heroes, {}, {}], strict=False)]
    return game(*people, phase="clean-up", options={"RP-SKILL-09": reading})


TIRED = {"skills": ["pickpocket"], "exhausted": ["pickpocket"], "gold": 5}


@rule("RP-SKILL-09")
def test_a_skill_refreshed_in_the_last_clean_up_may_still_be_used() -> None:
    table = last_clean_up(TIRED)
    table.play("refresh:pickpocket")
    assert (table.asked, table.view()["phase"]) == ((0, "last-call"), "last-call")
    table.play("use:pickpocket", "gain")
    assert table.hero(0).gold == 7
    assert table.table.is_over


@rule("RP-SKILL-09")
def test_no_skill_is_used_in_final_scoring() -> None:
    table = last_clean_up(TIRED)
    table.play("refresh:pickpocket", "done")
    assert table.table.is_over
    assert table.keys_of(0) == []
    assert table.refuse("use:pickpocket", seat=0).reason.id == "refused-over"
    assert table.hero(0).gold == 5


@rule("RP-SKILL-09")
def test_in_another_reading_the_game_is_over_with_the_last_refresh() -> None:
    table = last_clean_up(TIRED, reading="refused")
    table.play("refresh:pickpocket")
    assert table.table.is_over
    assert table.hero(0).gold == 5


@rule("RP-SKILL-09")
def test_in_another_reading_a_skill_just_refreshed_is_of_no_use_while_others_refresh() -> None:
    table = last_clean_up(TIRED, {"skills": ["climb"], "exhausted": ["climb"]}, reading="refused")
    table.play("refresh:pickpocket")
    assert table.asked == (1, "refresh")
    table.refuse("use:pickpocket", seat=0)


# --- abilities that ask nothing ------------------------------------------------------------------------


@rule("RP-SKILL-04")
def test_gold_may_be_left_and_the_skill_is_exhausted_all_the_same() -> None:
    table = game({"skills": ["pickpocket"], "gold": 5})
    table.play("use:pickpocket")
    assert (table.asked, table.keys, table.hero(0).marker) == ((0, "skill-gain"), ["gain", "skip"], 7)
    table.play("skip")
    assert (table.hero(0).gold, table.hero(0).marker) == (5, 7)
    assert ready(table) == {"pickpocket": False}
    assert table.asked == (0, "initiative")


@rule("RP-SKILL-04", "RP-COMP-18")
def test_where_no_gold_is_left_to_take_nobody_is_asked() -> None:
    table = game(
        {"skills": ["pickpocket"], "gold": 58}, {"gold": 2}, options={"RP-COMP-18": "printed"}, coins=[0, 0, 0]
    )
    table.play("use:pickpocket")
    assert (table.asked, table.hero(0).gold) == ((0, "initiative"), 58)


@rule("RP-MKT-12", "RP-CARD-15")
@pytest.mark.parametrize(
    ("discard", "weapons", "gold", "keys"),
    [
        ([], ["halberd"], 9, None),
        (["weak"], ["halberd"], 1, None),
        (["halberd"], ["longsword"], 1, None),
        (["halberd"], ["longsword"], 9, ["skip", "drop:longsword"]),
        (["weak"], ["longsword"], 9, ["skip", "buy:weak", "drop:longsword"]),
    ],
)
def test_nobody_is_asked_for_weapons_whose_leaving_would_make_nothing_buyable(
    discard: list[str], weapons: list[str], gold: int, keys: list[str] | None
) -> None:
    cards = [weapon("halberd", hands=2), weapon("longsword", hands=2)]
    hero = {"skills": ["move-silently"], "weapons": weapons, "gold": gold, "marker": 4}
    table = situation(
        "roll-player", 2, phase="market", heroes=[hero], initiative={0: 1, 1: 2}, market=["climb"], discard=discard,
        cards=cards,
    )  # fmt: skip
    table.play("use:move-silently")
    if keys is None:
        assert table.asked == (0, "market")
    else:
        assert (table.asked, table.keys) == ((0, "skill-buy"), keys)


@rule("RP-SKILL-04")
@pytest.mark.parametrize(("answer", "gold"), [("gain", 7), ("skip", 5)])
def test_a_copied_ability_may_be_left_out_where_the_target_gives_the_arrow(answer: str, gold: int) -> None:
    """Whoever follows Diplomacy's own arrow could decline when choosing the target."""
    heroes = ({"skills": ["diplomacy"], "gold": 5}, {"skills": ["pickpocket"]})
    table = game(*heroes, options={"RP-CARD-30": "target"})
    table.play("use:diplomacy", "copy:pickpocket", answer)
    assert table.hero(0).gold == gold


# --- meanwhile -----------------------------------------------------------------------------------


@rule("RP-SKILL-08")
@pytest.mark.parametrize("begin", [
    lambda table, hero, card: MoveDie().effect(table, hero, card),
    lambda table, hero, card: SwapWithPool().effect(table, hero, card),
    lambda table, hero, card: PlaceAgain().effect(table, hero, card),
    lambda table, hero, card: way_out.optional(changes.swap(table, hero, 0, "RP-DICE-14")),
], ids=["move", "swap with pool", "place again", "swap"])  # fmt: skip
def test_what_is_gone_when_it_is_its_turn_is_left_out(begin: Any) -> None:
    """Another skill may have taken the die away while the question was open."""
    table = game({"rows": {"str": ["red1"], "dex": ["red2"]}}, options={"expansion": "fiends-familiars"}).state
    hero = table.heroes[0]
    steps = begin(table, hero, CARDS[0])
    question = next(steps)
    if question.about.id != "swap-with":
        chosen = next(option for option in question.build() if option.payload is not None)
        question = steps.send(chosen.payload)
    assert question.build()
    hero.spaces[0] = NONE
    table.pool[:] = [NONE] * len(table.pool)
    before, told = [*hero.spaces], len(table.events)
    assert question.build() == []
    with pytest.raises(StopIteration):
        steps.send(None)
    assert ([*hero.spaces], len(table.events)) == (before, told)


def test_an_effect_that_asks_nothing_needs_no_way_out() -> None:
    assert [*way_out.optional(iter(()))] == []  # type: ignore[arg-type]
