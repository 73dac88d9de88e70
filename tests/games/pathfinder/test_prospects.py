"""How a check, or damage, would stand: what odds, hints and notes are worked out from."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.checks import check
from herowright.games.pathfinder.cards.effects import AddDice, DieInstead, Ease, Fight, Reduce, Reroll, SetDifficulty
from herowright.games.pathfinder.cards.forms import Always, Pay, Use
from herowright.games.pathfinder.cards.on import CLOSE, OWN, On
from herowright.games.pathfinder.cards.standing import HarderChecks
from herowright.games.pathfinder.cards.types import Play as Power
from herowright.games.pathfinder.cards.wonders import Search
from herowright.games.pathfinder.rules import prospects
from herowright.games.pathfinder.rules.choices import Follow, PlayCard, UsePower, UseSkill
from herowright.games.pathfinder.rules.components import (
    CHARISMA,
    COMBAT_DAMAGE,
    DISCARD,
    INTELLIGENCE,
    ITEM,
    MELEE,
    NONE,
    RANGED,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    WISDOM,
)
from herowright.table.decision import Option
from herowright.testing import Play, rule
from tests.games.pathfinder.helpers import ON_ANY, bane, boon, game, location, meet

TROLL = bane("troll", "Combat 12")


def option(table: Play, key: str) -> Option[Any]:
    assert table.table.decision
    return next(each for each in table.table.decision.options if each.key == key)


# --- a check ---------------------------------------------------------------------------------------------


@rule("PF-CHECK-38")
@pytest.mark.parametrize(("fixed", "plus", "missing"), [(12, 0, 0), (9, 3, 0), (9, 2, 1), (5, 1, 6), (2, -4, 12)])
def test_a_result_that_is_not_rolled_misses_by_what_it_misses(fixed: int, plus: int, missing: int) -> None:
    """It never falls below 0."""
    table = meet(TROLL, {})
    table.play("fight:strength")
    trying = table.state.check
    trying.fixed, trying.plus = fixed, plus
    found = prospects.standing(table.state, trying)
    assert found is not None
    assert (found.reach, found.dice) == (float(not missing), str(fixed + plus))
    assert found.shortfalls == ((*(0.0,) * (missing - 1), 1.0) if missing else ())


def test_the_best_skill_is_one_that_the_character_has() -> None:
    table = game({}).state
    hero = table.heroes[0]
    checks_before = table.checks
    for printed, best, chance in (
        ("Wisdom 4 or Intelligence 4", INTELLIGENCE, 5 / 8),
        ("Wisdom 4 or Intelligence 6", WISDOM, 3 / 6),
        ("Charisma 2 or Divine 2", CHARISMA, 3 / 4),
    ):
        found = prospects.best_skill(table, hero, check(printed), CLOSE)
        assert found is not None
        assert found[0] == best
        assert found[1].chance == pytest.approx(chance)
    assert prospects.best_skill(table, hero, check("Divine 2"), CLOSE) is None
    assert table.checks is checks_before


@rule("PF-CHECK-30")
@pytest.mark.parametrize(("hand", "chance", "keys"), [([], 1 / 8, 1), (["lens"], 2 / 8, 2), (["pebble-1"], 1 / 8, 1)])
def test_what_own_cards_can_make_of_a_check_that_is_not_begun(hand: list[str], chance: float, keys: int) -> None:
    table = game({"hand": hand}).state
    ways = check("Wisdom 9 or Intelligence 8")
    found = prospects.reach_by(table, table.heroes[0], ways, CLOSE, INTELLIGENCE)
    assert found is not None
    assert found.chance == pytest.approx(chance)
    assert (len(found.keys), found.keys[0]) == (keys, "use:intelligence")
    assert (table.checks, [card.id for card in table.heroes[0].hand]) == ([], hand)


@rule("PF-CHECK-30")
def test_a_skill_that_is_chosen_counts_with_the_cards_that_may_follow() -> None:
    table = meet(TROLL, {"hand": ["lens", "sword"]})
    bare = prospects.reach_with(table.state, 0, option(table, "fight:strength"))
    armed = prospects.reach_with(table.state, 0, option(table, "reveal:sword:melee"))
    assert bare is not None
    assert armed is not None
    assert (bare.keys, bare.chance) == (("fight:strength",), 0)
    assert armed.keys == ("reveal:sword:melee", "reveal:lens")
    assert armed.chance == pytest.approx(36 / 80)
    assert table.asked == (0, "skill")


# --- of equals the first -----------------------------------------------------------------------------------


def best_of(table: Play) -> tuple[str, ...]:
    found = prospects.reach(table.state)
    assert found is not None
    return found.keys


@rule("PF-CHECK-30", "PF-PRINC-11")
def test_of_cards_that_help_as_much_the_first_of_the_hand_is_named() -> None:
    stones = [boon(id, ITEM, Power(REVEAL, AddDice("1", ON_ANY))) for id in ("prism", "quartz", "crystal")]
    table = meet(bane("imp", "Combat 8"), {"hand": [stone.id for stone in stones]}, cards=stones)
    table.play("fight:strength")
    assert table.keys[1:] == ["reveal:prism", "reveal:quartz", "reveal:crystal"]
    assert best_of(table) == ("reveal:prism",)


@rule("PF-CHECK-30", "PF-PRINC-11")
@pytest.mark.parametrize("hand", [("lens", "friend", "charm"), ("charm", "friend", "lens")])
def test_of_orders_that_come_to_the_same_that_of_the_hand_is_named(hand: tuple[str, ...]) -> None:
    table = meet(bane("imp", "Combat 14"), {"hand": hand})
    table.play("fight:strength")
    assert list(best_of(table)) == table.keys[1:]


@rule("PF-CHECK-30", "PF-PLAY-02")
def test_of_cards_that_pay_as_well_the_first_of_the_hand_is_named() -> None:
    zeal = Use(AddDice("1d4", ON_ANY), pay=Pay(DISCARD))
    fists = Use(Fight((MELEE,), "1d4"), pay=Pay(DISCARD))
    table = meet(TROLL, {"hand": ["pebble-2", "pebble-1"], "powers": {"fists": fists}})
    found = prospects.reach_with(table.state, 0, option(table, "power:fists:melee"))
    assert found is not None
    assert found.keys == ("power:fists:melee", "pay:pebble-2")
    table = meet(TROLL, {"hand": ["pebble-2", "pebble-1"], "powers": {"zeal": zeal}})
    table.play("fight:strength")
    assert best_of(table) == ("power:zeal", "pay:pebble-2")


@rule("PF-CHECK-02", "PF-CHECK-13")
@pytest.mark.parametrize(
    ("printed", "best"), [("Charisma 2 or Intelligence 3", CHARISMA), ("Intelligence 3 or Charisma 2", INTELLIGENCE)]
)
def test_of_skills_that_are_as_good_the_one_printed_first_is_the_best(printed: str, best: int) -> None:
    """A d4 shows 2 or more as often as a d8 shows 3 or more."""
    table = game({}).state
    found = prospects.best_skill(table, table.heroes[0], check(printed), CLOSE)
    assert found is not None
    assert found[0] == best
    assert found[1].chance == pytest.approx(3 / 4)


@rule("PF-CHECK-13", "PF-CHAR-03")
def test_with_a_skill_comes_what_comes_by_itself() -> None:
    table = meet(TROLL, {"powers": {"rage": Always("1d6", ON_ANY)}})
    found = prospects.after(table.state, 0, UseSkill("skill", STRENGTH, True))
    assert found is not None
    assert found.dice == "1d10+1d6"
    assert found.chance == pytest.approx(15 / 60)
    reached = prospects.reach_with(table.state, 0, option(table, "fight:strength"))
    assert reached is not None
    assert reached.chance == pytest.approx(15 / 60)
    assert table.state.check.sides == ()


@rule("PF-CHECK-23", "PF-CHECK-29")
def test_what_comes_by_itself_may_make_it_another_and_harder_check() -> None:
    marsh = location("glade", here=(HarderChecks(2, On(OWN, skills=(RANGED,))),))
    table = meet(TROLL, {"powers": {"bow": Always("1d6", ON_ANY, ("ranged",))}}, cards=[marsh])
    found = prospects.after(table.state, 0, UseSkill("skill", STRENGTH, True))
    assert found is not None
    assert found.check.difficulty == 14
    assert found.chance == pytest.approx(6 / 60)
    table.play("fight:strength")
    assert table.state.check.difficulty == 14


@rule("PF-CHECK-29")
def test_what_makes_a_check_easier_lowers_the_number_at_once() -> None:
    stone = boon("stone", ITEM, Power(REVEAL, Ease(3)))
    table = meet(TROLL, {"hand": ["stone"], "powers": {"calm": Use(Ease(2))}}, cards=[stone])
    table.play("fight:strength")
    (held,) = table.hero(0).hand
    for payload, difficulty in (
        (UsePower("power", "calm", NONE), 10),
        (PlayCard("play", held, 0, REVEAL, NONE, None), 9),
        (Follow("also", held, held.powers[0], REVEAL), 9),
    ):
        found = prospects.after(table.state, 0, payload)
        assert found is not None
        assert found.check.difficulty == difficulty, payload


@rule("PF-CHECK-19")
def test_what_gives_another_die_and_sets_no_skill_reaches_nothing_yet() -> None:
    brew = boon("brew", ITEM, Power(DISCARD, DieInstead((STRENGTH,), 12)))
    table = meet(TROLL, {"hand": ["brew"]}, cards=[brew])
    assert prospects.reach_with(table.state, 0, option(table, "discard:brew")) is None


@rule("PF-GOLD-08")
def test_what_leaves_a_question_open_once_it_is_paid_for_is_not_counted_on() -> None:
    powers = {"grim": Use(SetDifficulty(11)), "kind": Use(SetDifficulty(2), pay=Pay(DISCARD))}
    table = meet(TROLL, {"hand": ["pebble-1"], "powers": powers})
    table.play("fight:strength")
    assert best_of(table) == ("power:kind", "pay:pebble-1")
    table.play("power:grim")
    assert best_of(table) == ()


def test_giving_up_reaches_nothing() -> None:
    table = meet(boon("chest", SPELL, acquire="Wisdom 4"), {})
    assert prospects.reach_with(table.state, 0, option(table, "decline")) is None


def test_what_works_at_another_time_or_asks_more_has_no_part_in_a_check() -> None:
    seek = boon("seek", SPELL, Power(DISCARD, Search((SPELL,))))
    powers = {"seeking": Use(Search((SPELL,))), "zeal": Use(AddDice("1d4", ON_ANY))}
    table = meet(TROLL, {"hand": ["seek", "lens"], "powers": powers}, cards=[seek])
    table.play("fight:strength")
    seek, lens = table.hero(0).hand
    for payload, dice in (
        (PlayCard("play", lens, 0, REVEAL, NONE, None), "1d10+1"),
        (PlayCard("play", seek, 0, DISCARD, NONE, None), None),
        (Follow("also", lens, lens.powers[0], REVEAL), "1d10+1"),
        (Follow("also", seek, seek.powers[0], REVEAL), None),
        (Follow("also", lens, Power(DISCARD, Reroll()), DISCARD), None),
        (UsePower("power", "zeal", NONE), "1d10+1d4"),
        (UsePower("power", "seeking", NONE), None),
        (("decline",), None),
    ):
        found = prospects.after(table.state, 0, payload)
        assert (found and found.dice) == dice, payload
    assert table.state.check.sides == (10,)


# --- damage ----------------------------------------------------------------------------------------------


@rule("PF-DMG-02")
def test_what_is_left_of_damage() -> None:
    powers = {"ward": Use(Reduce(3, (COMBAT_DAMAGE,))), "zeal": Use(AddDice("1d4", ON_ANY))}
    table = meet(TROLL, {"hand": ["shield", "lens", "pebble-1"], "powers": powers}, rolls=[2])
    table.play("fight:strength", "roll")
    hurt = table.state.hurts[-1]
    assert (hurt.amount, table.asked[1]) == (10, "damage")
    shield, lens, _ = table.hero(0).hand
    for payload, left in (
        (PlayCard("play", shield, 0, RECHARGE, NONE, None), 8),
        (PlayCard("play", lens, 0, REVEAL, NONE, None), None),
        (UsePower("power", "ward", NONE), 7),
        (UsePower("power", "zeal", NONE), None),
        (("done",), None),
    ):
        assert prospects.damage_left(table.state, 0, payload) == left, payload
    assert table.state.hurts == [hurt]
    assert hurt.amount == 10
