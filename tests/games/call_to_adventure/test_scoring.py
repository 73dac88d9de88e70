"""Scoring: CA-SCORE. The track pays nothing here unless a test says so."""

import random
from typing import Any

import pytest

from herowright import new_table
from herowright.games.call_to_adventure.cards.conditions import (
    TRAGEDY,
    MarkerBetween,
    PerAbility,
    PerCard,
    PerIcon,
    WithAbility,
    WithXp,
)
from herowright.games.call_to_adventure.cards.types import Card, Destiny, Motivation, Origin
from herowright.games.call_to_adventure.rules import scoring, story
from herowright.games.call_to_adventure.rules.components import ARCANA, ICONS, JUSTICE, NATURE, STR, TRACK, WIS, Space
from herowright.testing import Play, rule

from .plain import NO_POWER, challenge, game, pool, trait
from .scenes import NO_POINTS, friend, hero, kinds, points, scored, totals


def over(*cards: Card, options: dict[str, str] | None = None, **first: Any) -> Play:
    """A finished game of two; seat 0 has no XP unless told otherwise."""
    return scored({"xp": 0} | first, {"xp": 0}, track=NO_POINTS, cards=cards, options=options)


def fate(*conditions: Any, **values: Any) -> Destiny:
    return Destiny(id="fate-0", conditions=conditions, **values)


# --- the sum ------------------------------------------------------------------------------------------------


@rule("CA-SCORE-03", "CA-SCORE-04", "CA-SCORE-05", "CA-SCORE-06", "CA-SCORE-07", "CA-SCORE-08", "CA-SCORE-11")
def test_ca_ex_03_final_scoring_40_points() -> None:
    cards = [
        challenge("trial", hard={"triumph": 9, "tragedy": 2, "icons": (NATURE,) * 2}),
        challenge("ordeal", act=1, easy={"triumph": 8, "icons": (NATURE,) * 2}),
        fate(WithAbility(5, STR), PerIcon(NATURE)),
    ]
    table = scored(
        {"story": [["trial-hard", "ordeal-easy"]], "level": -2, "xp": 2, "played": ["hope", "hope-2", "spite"]},
        row=("gift",),
        cards=cards,
    )
    assert points(table) == {
        "triumph": 17,
        "tragedy": 2,
        "morality": 4,
        "destiny": 4,
        "experience": 2,
        "hero": 2,
        "antihero": 1,
        "icons": 8,
    }
    assert totals(table)[0] == 40


@rule("CA-SCORE-01")
def test_triumph_tragedy_xp_and_icon_sets_are_added() -> None:
    table = over(trait("deed", triumph=3, tragedy=5, icons=(NATURE, NATURE)), story=[["deed"]], xp=7)
    assert points(table) == {"triumph": 3, "tragedy": 5, "experience": 7, "icons": 2}
    assert totals(table) == [17, 0]


@rule("CA-SCORE-02")
def test_scoring_begins_with_every_destiny_turned_up() -> None:
    table = over(fate(WithXp(4, 0)))
    assert kinds(table)[-2:] == ["ca-event-destiny", "ca-event-destiny"]
    assert [table.view()["heroes"][seat]["destiny"] for seat in (0, 1)] == ["fate-0", "fate-1"]
    assert points(table) == {"destiny": 4}


@rule("CA-SCORE-03")
def test_visible_triumph_and_tragedy_of_character_and_story_cards_count() -> None:
    cards = [
        Origin(id="born-0", power=NO_POWER, triumph=1),
        Motivation(id="drive-0", power=NO_POWER, tragedy=2),
        fate(triumph=4),
        trait("deed", triumph=8, tragedy=16),
    ]
    assert points(over(*cards, story=[["deed"]])) == {"triumph": 13, "tragedy": 18}


@rule("CA-SCORE-03")
@pytest.mark.parametrize(("path", "paid"), [("trial-hard", 1), ("trial-easy", 2)])
def test_hidden_paths_pay_nothing(path: str, paid: int) -> None:
    trial = challenge("trial", hard={"triumph": 1}, easy={"triumph": 2})
    table = scored({"xp": 0, "story": [[path]]}, track=NO_POINTS, row=("gift",), cards=[trial])
    assert points(table) == {"triumph": paid}


@rule("CA-SCORE-04")
@pytest.mark.parametrize(("level", "paid"), [(1, 7), (0, 0), (-1, 5), (-2, -6)])
def test_the_space_of_the_marker_pays_or_costs(level: int, paid: int) -> None:
    track = (Space(9, 0), Space(7, 0), Space(0, 0), Space(0, 5), Space(-6, 0))
    table = scored({"level": level, "xp": 10}, track=track)
    assert totals(table)[0] == 10 + paid
    assert points(table).get("morality", 0) == paid


@rule("CA-SCORE-05")
def test_each_condition_of_the_destiny_pays_by_itself() -> None:
    conditions = (WithAbility(5, STR), PerIcon(ARCANA, 2), MarkerBetween(3, -1, 1, TRAGEDY))
    table = over(fate(*conditions), icons=(ARCANA,))
    assert [line.points for line in table.table.outcome.seats[0].lines if line.category == "destiny"] == [0, 2, 3]  # type: ignore[union-attr]


@rule("CA-SCORE-05")
def test_only_the_own_destiny_pays() -> None:
    table = over(fate(WithXp(4, 0)))
    assert totals(table) == [4, 0]


@rule("CA-SCORE-06")
@pytest.mark.parametrize("xp", [0, 1, 9])
def test_unspent_xp_is_worth_a_point_each(xp: int) -> None:
    assert totals(over(xp=xp)) == [xp, 0]


@rule("CA-SCORE-07", "CA-SCORE-08", "CA-SCORE-19")
@pytest.mark.parametrize("level", [2, 0, -4])
def test_played_cards_are_worth_a_point_each_wherever_the_marker_stands(level: int) -> None:
    table = over(played=["hope", "hope-2", "spite", "spite-2", "spite-3"], hand=["hope-3"], level=level)
    assert points(table) == {"hero": 2, "antihero": 3}
    assert table.table.outcome is not None
    sheet = {line.category: (line.rule, line.things) for line in table.table.outcome.seats[0].lines}
    assert sheet["hero"] == ("CA-SCORE-07", ("hero:hope",) * 2)
    assert sheet["antihero"] == ("CA-SCORE-08", ("antihero:spite",) * 3)


# --- sets of story icons --------------------------------------------------------------------------------------


@rule("CA-SCORE-09", "CA-SCORE-10", "CA-SCORE-11")
def test_ca_ex_05_icon_sets() -> None:
    heroes = [{"xp": 0, "icons": (JUSTICE,) * count} for count in (2, 3, 4, 5)]
    assert totals(scored(*heroes, seats=4, track=NO_POINTS)) == [2, 4, 8, 8]


@rule("CA-SCORE-12")
@pytest.mark.parametrize("count", [0, 1])
def test_one_icon_is_no_set(count: int) -> None:
    assert points(over(icons=(NATURE,) * count)) == {}


@rule("CA-SCORE-09", "CA-SCORE-10", "CA-SCORE-11", "CA-SCORE-13")
def test_each_type_is_scored_by_itself_on_the_same_scale() -> None:
    for icon in ICONS:
        assert [points(over(icons=(icon,) * count))["icons"] for count in (2, 3, 4)] == [2, 4, 8]
    assert points(over(icons=(NATURE,) * 2 + (JUSTICE,) * 3 + (ARCANA,)))["icons"] == 6


@rule("CA-SCORE-11", "CA-SCORE-18")
@pytest.mark.parametrize(
    ("reading", "paid"),
    [("one-set", {4: 8, 5: 8, 6: 8, 8: 8, 12: 8}), ("second-set", {4: 8, 5: 8, 6: 10, 8: 16, 12: 24})],
)
def test_one_type_pays_8_at_most(reading: str, paid: dict[int, int]) -> None:
    found = {count: points(over(options={"CA-SCORE-18": reading}, icons=(NATURE,) * count))["icons"] for count in paid}
    assert found == paid


# --- icons -----------------------------------------------------------------------------------------------------


@rule("CA-SCORE-16")
@pytest.mark.parametrize("count", [0, 3, 4, 9])
def test_a_destiny_counts_every_icon(count: int) -> None:
    table = over(fate(PerAbility(WIS)), abilities=(WIS,) * count)
    assert points(table).get("destiny", 0) == count


@rule("CA-SCORE-16")
def test_ca_ex_06_more_than_three_icons() -> None:
    cards = [challenge("trial", tests=(WIS,)), fate(PerAbility(WIS))]
    table = game({"abilities": (WIS,) * 4}, cards=cards)
    table.play("face:trial-easy")
    assert pool(table) == ["wis", "wis", "wis-special"]
    assert points(over(*cards, abilities=(WIS,) * 4)) == {"destiny": 4}


@rule("CA-SCORE-17")
@pytest.mark.parametrize(
    ("reading", "paid"),
    [("count", {"destiny": 4, "icons": 4, "triumph": 1}), ("ignored", {"destiny": 2, "icons": 2, "triumph": 1})],
)
def test_icons_on_the_destiny_count(reading: str, paid: dict[str, int]) -> None:
    own = fate(PerIcon(NATURE), PerAbility(STR), icons=(NATURE,), abilities=(STR,), triumph=1)
    assert points(over(own, options={"CA-SCORE-17": reading}, icons=(NATURE,) * 2)) == paid


@rule("CA-SCORE-02", "CA-SCORE-17")
@pytest.mark.parametrize(("reading", "more"), [("count", 1), ("ignored", 0)])
def test_its_owner_counts_them_before_the_end(reading: str, more: int) -> None:
    own = fate(icons=(NATURE,), abilities=(STR,))
    table = over(own, options={"CA-SCORE-17": reading}, icons=(NATURE,) * 2).state
    hero = table.heroes[0]
    table.phase, hero.destiny_up = "story", False
    story.read_story(table, hero)
    shown = story.foreseen(table, hero)
    assert (hero.abilities[STR], hero.icons[NATURE]) == (0, 2)
    assert (shown.abilities[STR], shown.icons[NATURE], hero.destiny_up) == (more, 2 + more, False)


# --- allies ----------------------------------------------------------------------------------------------------


@rule("CA-SCORE-15")
@pytest.mark.parametrize(("where", "paid"), [("allies", {"allies": 6}), ("sacrificed", {})])
def test_allies_pay_unless_they_were_sacrificed(where: str, paid: dict[str, int]) -> None:
    cards = [friend(triumph=1, tragedy=2, conditions=(PerCard("trait", 3),)), trait("deed")]
    life: dict[str, Any] = {"story": [["deed"]], where: ["friend"]}
    assert points(over(*cards, **life)) == paid


# --- the winner ------------------------------------------------------------------------------------------------


@rule("CA-SCORE-14")
@pytest.mark.parametrize(
    ("xp", "winners"), [((5, 7, 6), (1,)), ((7, 5, 7), (0, 2)), ((4, 4, 4), (0, 1, 2)), ((0, 0, 1), (2,))]
)
def test_the_highest_score_wins_and_ties_are_shared(xp: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = scored(*[{"xp": each} for each in xp], seats=3, track=NO_POINTS)
    assert table.table.outcome is not None
    assert table.table.outcome.winners == winners
    assert totals(table) == [*xp]


@rule("CA-SCORE-04")
def test_a_score_can_fall_below_nothing() -> None:
    table = scored({"level": -4, "xp": 0}, track=(*NO_POINTS[:6], Space(-4, 0)))
    assert totals(table)[0] == -4
    assert hero(table)["space"] == len(TRACK) - 1


@pytest.mark.parametrize("reading", ["one-set", "second-set"])
def test_the_total_is_the_sum_of_all_lines(reading: str) -> None:
    """Whoever only wants the number need not write the sheet."""
    rng = random.Random(4)
    table = new_table("call-to-adventure", 3, 4, {"CA-SCORE-18": reading})
    while table.decision is not None:
        for each in table.state.heroes:
            seen = story.foreseen(table.state, each)
            assert scoring.total(table.state, seen) == sum(line.points for line in scoring.score(table.state, seen))
        table.apply(rng.choice(table.decision.options))


# --- the sheet -------------------------------------------------------------------------------------------------


@rule("CA-SCORE-03", "CA-SCORE-04", "CA-SCORE-06", "CA-SCORE-07", "CA-SCORE-08", "CA-SCORE-09", "CA-SCORE-15")
def test_the_lines_of_a_score_come_as_the_rules_list_them() -> None:
    """Cards as they lie, icons as they are printed on the aid, and beside each line what it counts."""
    cards = [
        *(friend(id, triumph=1) for id in ("friend", "pal")),
        trait("deed", triumph=1, tragedy=1),
        trait("feat", triumph=2, icons=(JUSTICE,)),
    ]
    life = {"allies": ["friend", "pal"], "played": ["hope", "spite"], "story": [["deed", "feat"]]}
    outcome = scored({"xp": 2, "icons": (ARCANA, NATURE), **life}, {"xp": 0}, cards=cards).table.outcome
    assert outcome is not None
    assert [seat.seat for seat in outcome.seats] == [0, 1]
    assert [(line.category, *line.things) for line in outcome.seats[0].lines] == [
        ("triumph", "path:deed", "path:feat"),
        ("tragedy", "path:deed"),
        ("morality", "track:2"),
        ("experience",),
        ("hero", "hero:hope"),
        ("antihero", "antihero:spite"),
        ("allies", "story:friend"),
        ("allies", "story:pal"),
        ("icons", "icon:nature"),
        ("icons", "icon:justice"),
        ("icons", "icon:arcana"),
    ]
