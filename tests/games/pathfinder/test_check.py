"""Who makes which check, with which skill and against which number: PF-CHECK-01 to -29, -31."""

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.checks import checks
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.effects import AddDice, Ease, Fight, UseSkill
from herowright.games.pathfinder.cards.forms import SkillForAnother, Use
from herowright.games.pathfinder.cards.on import OWN, On
from herowright.games.pathfinder.cards.standing import (
    ENTERS,
    HarderChecks,
    When,
)
from herowright.games.pathfinder.cards.troubles import Damage, Unless
from herowright.games.pathfinder.cards.types import Bane, Boon, Play
from herowright.games.pathfinder.cards.wonders import RollInstead
from herowright.games.pathfinder.rules.components import (
    ARCANE,
    BARRIER,
    CHARISMA,
    COMBAT,
    DEXTERITY,
    DISCARD,
    DIVINE,
    INTELLIGENCE,
    ITEM,
    MELEE,
    RANGED,
    REVEAL,
    SPELL,
    STRENGTH,
    WEAPON,
    WISDOM,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import ON_ANY, bane, boon, deck_of, falls, game, in_box, kinds, location, meet, zone


def numbers(table: Table) -> dict[str, int]:
    """What has to be reached with each skill on offer."""
    options = table.table.decision.options if table.table.decision else ()
    return {option.key: option.label.args["difficulty"] for option in options if "difficulty" in option.label.args}


def difficulty(table: Table) -> int:
    found: int = table.state.check.difficulty
    return found


def asked_for(table: Table) -> dict[str, object]:
    assert table.table.decision is not None
    return dict(table.table.decision.prompt.args)


# --- what is checked, and by whom ------------------------------------------------------------------------


@rule("PF-CHECK-01", "PF-CHECK-27")
@pytest.mark.parametrize(
    "card",
    [boon("gem", ITEM, acquire="Intelligence 5 or Wisdom 6"), bane("riddle", "Intelligence 5 or Wisdom 6", BARRIER)],
)
def test_a_card_names_the_skills_and_what_has_to_be_reached_with_each(card: Bane | Boon) -> None:
    for skill, number in (("intelligence", 5), ("wisdom", 6)):
        table = meet(card, {})
        assert numbers(table) == {"use:intelligence": 5, "use:wisdom": 6}
        table.play(f"use:{skill}")
        assert difficulty(table) == number


@rule("PF-CHECK-02", "PF-CHECK-03", "PF-CHECK-05")
@pytest.mark.parametrize(("first", "number"), [("use:wisdom", 10), ("fight:strength", 13), ("fight:melee", 13)])
def test_or_binds_more_tightly_than_then(first: str, number: int) -> None:
    table = meet(bane("warden", "Wisdom 10 or Combat 13 then Combat 15"), {}, rolls=[1, 1])
    assert numbers(table) == {"fight:strength": 13, "fight:melee": 13, "use:wisdom": 10}
    table.play(first, "roll")
    assert numbers(table) == {"fight:strength": 15, "fight:melee": 15}
    table.play("fight:strength", "roll")
    assert [fall[3] for fall in falls(table)] == [number, 15]
    assert table.asked == (0, "turn")


@rule("PF-CHECK-05")
def test_the_words_or_and_then_of_a_card() -> None:
    assert checks("Wisdom 10 or Combat 13 then Combat 15") == (
        ((WISDOM, 10, False), (COMBAT, 13, False)),
        ((COMBAT, 15, False),),
    )


@rule("PF-CHECK-03", "PF-CHECK-04")
def test_a_series_goes_on_in_its_order_after_a_failure() -> None:
    maze = bane("maze", "Strength 9 then Dexterity 2 then Wisdom 3", BARRIER)
    table = meet(maze, {}, rolls=[8, 4, 6])
    table.play("roll", "roll", "roll")
    assert falls(table) == [("d10=8", 0, 8, 9), ("d4=4", 0, 4, 2), ("d6=6", 0, 6, 3)]
    assert deck_of(table, "glade") == ["maze"]
    assert kinds(table)[-1] == "fails"


@rule("PF-CHECK-03", "PF-CHECK-04")
@pytest.mark.parametrize(("rolls", "hand", "left"), [([2, 6], [], 4), ([3, 6], ["idol"], 3)])
def test_a_boon_asks_for_every_check_of_its_series(rolls: list[int], hand: list[str], left: int) -> None:
    idol = boon("idol", ITEM, acquire="Wisdom 3 then Strength 4")
    table = meet(idol, {}, rolls=rolls)
    assert table.keys == ["use:wisdom", "decline"]
    table.play("use:wisdom", "roll")
    assert (table.asked, table.keys) == ((0, "prepare"), ["roll"])  # too late to decline
    table.play("roll")
    assert len(falls(table)) == 2
    assert (zone(table, "hand"), in_box(table, "idol")) == (hand, left)


@rule("PF-ENC-15", "PF-CHECK-03")
def test_who_declines_a_boon_makes_none_of_its_checks() -> None:
    table = meet(boon("idol", ITEM, acquire="Wisdom 3 then Strength 4"), {})
    table.play("decline")
    assert (table.asked, falls(table), zone(table, "hand")) == ((0, "turn"), [], [])


@rule("PF-ENC-08", "PF-CHECK-12", "PF-PRINC-09")
def test_limits_of_the_first_check_of_a_boon_do_not_hold_for_the_second() -> None:
    table = meet(boon("idol", ITEM, acquire="Wisdom 3 then Strength 4"), {"hand": ["lens"]}, rolls=[3])
    table.play("use:wisdom", "reveal:lens")
    assert table.keys == ["roll"]
    table.play("roll")
    assert table.keys == ["roll", "reveal:lens"]


@rule("PF-CHECK-47", "PF-ENC-18")
def test_what_was_played_on_the_first_check_of_a_boon_may_be_recharged_before_the_second() -> None:
    table = meet(boon("idol", ITEM, acquire="Wisdom 3 then Strength 4"), {"hand": ["charm"]}, rolls=[3, 1])
    table.play("use:wisdom", "discard:charm", "roll")
    assert (table.asked, table.keys) == ((0, "recharge-order"), ["recharge:charm", "next-check"])


@rule("PF-CHECK-06")
@pytest.mark.parametrize("defeat", ["Combat 8", "Combat 8 or Wisdom 6"])
def test_nobody_else_makes_the_check(defeat: str) -> None:
    table = meet(bane("wolf", defeat), {}, {}, rolls=[8])
    assert table.asked == (0, "skill")
    table.play("fight:strength")
    assert table.asked == (0, "prepare")
    table.refuse("roll", seat=1)
    table.play("roll")
    assert [event.seat for event in table.told("pf-event-rolls")] == [0]


@rule("PF-CHECK-07", "PF-CHECK-08", "PF-CHECK-09")
@pytest.mark.parametrize(
    "card", [boon("idol", ITEM, acquire="Strength 4 then Wisdom 3"), bane("maze", "Strength 4 then Wisdom 3", BARRIER)]
)
def test_whoever_is_there_may_make_a_check_of_a_series(card: Bane | Boon) -> None:
    table = meet(card, {}, {}, {"place": "grove"}, rolls=[4, 3])
    assert (table.asked, table.keys) == ((0, "which-check"), ["by:1", "by:2"])
    table.refuse("by:3")
    table.play("by:2")
    assert (table.asked, table.keys) == ((1, "prepare"), ["roll"])
    table.play("roll")
    assert (table.asked, table.keys) == ((0, "prepare"), ["roll"])  # the last check is left to who has made none
    table.play("roll")
    assert [event.seat for event in table.told("pf-event-rolls")] == [1, 0]
    assert kinds(table)[-1] in ("acquires", "defeats")


@rule("PF-CHECK-07")
def test_who_has_made_one_check_may_leave_all_others_to_others() -> None:
    table = meet(bane("maze", "Strength 1 then Wisdom 1 then Dexterity 1", BARRIER), {}, {}, rolls=[1, 1, 1])
    table.play("by:1", "roll", "by:2", "roll")
    assert (table.asked, table.keys) == ((0, "which-check"), ["by:1", "by:2"])
    table.play("by:2", "roll")
    assert [event.seat for event in table.told("pf-event-rolls")] == [0, 1, 1]


@rule("PF-CHECK-09")
def test_closing_and_recharging_are_left_to_nobody() -> None:
    glade = location("glade", closing=(ByCheck("Strength 4"),))
    table = game({"hand": ["charm"]}, {}, cards=[glade], places={"glade": [], "grove": ["wolf"]}, rolls=[9, 1, 8])
    table.play("close", "close:1")
    assert table.asked == (0, "prepare")
    table.play("discard:charm", "roll", "yes")
    assert table.asked == (0, "prepare")
    table.play("roll")
    assert [event.seat for event in table.told("pf-event-rolls")] == [0, 0]


@rule("PF-CHECK-10")
@pytest.mark.parametrize(("reading", "hurt"), [("maker", 1), ("encountering", 0)])
def test_who_takes_the_damage_of_a_check_made_by_another(reading: str, hurt: int) -> None:
    hands = {"hand": ["pebble-1", "pebble-2", "pebble-3"]}
    table = meet(bane("twins", "Combat 8 then Combat 1"), hands, hands, options={"PF-CHECK-10": reading}, rolls=[6])
    table.play("by:2", "fight:strength", "roll")
    assert table.asked == (hurt, "suffer")
    table.play("drop:pebble-1", "drop:pebble-2")
    assert [len(zone(table, "discard", seat)) for seat in (0, 1)] == [2 * (hurt == 0), 2 * (hurt == 1)]


@rule("PF-CHECK-11")
def test_the_steps_of_a_check_in_their_order() -> None:
    table = game({"hand": ["sword", "lens", "shield", "pebble-1", "pebble-2"]}, rolls=[1, 1])
    asked = []
    for key in ("explore", "reveal:sword:melee", "reveal:lens", "roll", "recharge:shield", "take-it", "drop:sword"):
        asked.append(table.asked[1])
        table.play(key)
    assert asked == ["turn", "skill", "prepare", "prepare", "damage", "damage", "suffer"]
    told = ["explores", "plays", "plays", "rolls", "threatens", "plays", "suffers", "loses"]
    assert kinds(table)[: len(told)] == told


AID = Use(AddDice("1", ON_ANY))


@rule("PF-CHECK-12")
@pytest.mark.parametrize("closing", [False, True])
def test_one_card_of_each_kind_and_each_power_once_in_a_check(closing: bool) -> None:
    glade = location("glade", closing=(ByCheck("Strength 8"),))
    hero = {"hand": ["prayer", "prayer", "lens", "friend"], "powers": {"aid": AID}}
    places = {"glade": [] if closing else ["wolf"], "grove": ["wolf"]}
    table = game(hero, {"hand": ["prayer"]}, cards=[glade], places=places)
    table.play(*(("close", "close:1") if closing else ("explore", "fight:strength")))
    assert {"discard:prayer:1", "reveal:lens", "recharge:friend", "power:aid"} < set(table.keys)
    table.play("discard:prayer:1", "reveal:lens", "power:aid")
    assert table.keys == ["roll", "recharge:friend"]
    for key in ("discard:prayer:1", "reveal:lens", "power:aid"):
        assert table.refuse(key).rule == "PF-CHECK-12"
    assert "discard:prayer:1" in table.keys_of(1)


# --- choosing the skill ----------------------------------------------------------------------------------


@rule("PF-CHECK-13")
def test_one_of_the_named_skills_is_picked() -> None:
    table = meet(bane("riddle", "Strength/Intelligence/Wisdom 4", BARRIER), {}, rolls=[3])
    assert table.keys == ["use:strength", "use:intelligence", "use:wisdom"]
    for key in ("use:charisma", "fight:strength", "roll"):
        table.refuse(key)
    table.play("use:wisdom", "roll")
    assert falls(table) == [("d6=3", 0, 3, 4)]


@rule("PF-CHECK-14")
def test_without_any_of_the_skills_a_d4_is_rolled() -> None:
    table = meet(bane("riddle", "Divine/Survival 3", BARRIER), {}, rolls=[3])
    assert table.keys == ["use:divine", "use:survival"]
    table.play("use:survival", "roll")
    assert falls(table) == [("d4=3", 0, 3, 3)]
    assert kinds(table)[-1] == "defeats"


@rule("PF-CHECK-15")
def test_no_d4_brings_a_card_under_the_deck() -> None:
    wand = boon("wand", ITEM, Play(DISCARD, AddDice("1", ON_ANY)), recharge="Divine/Survival 2")
    table = game({"hand": ["wand"]}, cards=[wand], rolls=[9])
    table.play("explore", "fight:strength", "discard:wand", "roll")
    assert table.asked == (0, "turn")
    assert (len(falls(table)), zone(table, "discard")) == (1, ["wand"])


@rule("PF-CHECK-16")
@pytest.mark.parametrize(("reading", "keys"), [("own", ["use:wisdom"]), ("any", ["use:wisdom", "use:divine"])])
def test_whether_a_skill_that_is_missing_may_be_chosen(reading: str, keys: list[str]) -> None:
    table = meet(boon("gem", ITEM, acquire="Wisdom/Divine 4"), {}, options={"PF-CHECK-16": reading}, rolls=[4])
    assert table.keys == [*keys, "decline"]
    table.play(keys[-1], "roll")
    assert falls(table) == [("d6=4" if reading == "own" else "d4=4", 0, 4, 4)]


@rule("PF-CHECK-17")
def test_a_fight_without_anything_else_is_fought_with_strength_or_melee() -> None:
    table = game({}, rolls=[8])
    table.play("explore")
    assert table.keys == ["fight:strength", "fight:melee"]
    table.play("fight:melee")
    assert table.state.check.kinds == {STRENGTH, MELEE, COMBAT}
    table.play("roll")
    assert falls(table) == [("d10=8", 0, 8, 8)]


@rule("PF-CHECK-18")
def test_weapons_and_attack_spells_set_the_skill_of_a_fight() -> None:
    table = game({"hand": ["bolt"]}, rolls=[3, 2])
    table.play("explore")
    assert table.keys == ["fight:strength", "fight:melee", "discard:bolt:arcane"]
    table.play("discard:bolt:arcane", "roll")
    assert falls(table) == [("d8=3 d6=2", 2, 7, 8)]


GUILE = Use(UseSkill((INTELLIGENCE,), On(OWN, skills=(CHARISMA,)), "1"))


@rule("PF-CHECK-18", "PF-CHECK-27")
def test_a_skill_that_replaces_another_has_to_reach_the_same_number() -> None:
    talk = bane("talk", "Wisdom 5 or Charisma 9 or Combat 12")
    table = meet(talk, {"powers": {"guile": GUILE}}, rolls=[4])
    assert table.keys[-1] == "power:guile:intelligence"
    table.play("power:guile:intelligence")
    assert table.state.check.kinds == {INTELLIGENCE}
    table.play("roll")
    assert falls(table) == [("d8=4", 1, 5, 9)]


@rule("PF-CHECK-18")
def test_a_power_may_let_a_character_use_a_weapon_with_another_skill() -> None:
    bow = boon("bow", WEAPON, Play(REVEAL, Fight((RANGED,), "1d8")), traits=("ranged",))
    both = SkillForAnother(MELEE, RANGED, ("ranged",))
    table = game({"hand": ["bow"], "powers": {"any-weapon": both}}, cards=[bow], rolls=[4, 4])
    table.play("explore")
    assert table.keys[2:] == ["reveal:bow:ranged", "reveal:bow:melee"]
    table.play("reveal:bow:melee", "roll")
    assert falls(table) == [("d10=4 d8=4", 0, 8, 8)]


@rule("PF-CHECK-19", "PF-CHECK-31")
@pytest.mark.parametrize("first", ["reveal:sword:melee", "discard:bolt:arcane", "power:fists:strength"])
def test_only_one_card_or_power_sets_the_skill(first: str) -> None:
    setters = ["reveal:sword:melee", "discard:bolt:arcane", "power:fists:strength"]
    fists = Use(Fight((STRENGTH,), "1d4"))
    table = game({"hand": ["sword", "bolt", "lens", "friend"], "powers": {"fists": fists}})
    table.play("explore")
    assert table.keys[2:] == setters
    table.play(first)
    assert table.keys == ["roll", "reveal:lens", "recharge:friend"]  # what adds to the check is still welcome
    for key in setters:
        table.refuse(key)


BOMB = boon("bomb", ITEM, Play(DISCARD, RollInstead("2d6", On(OWN, skills=(COMBAT,)))), traits=("fire", "ranged"))
SEAL = boon("seal", ITEM, Play(DISCARD, RollInstead("7", On(OWN, skills=(COMBAT,)))), traits=("magic",))


@rule("PF-CHECK-20", "PF-CHECK-21")
def test_dice_that_a_card_names_are_rolled_instead_of_a_skill() -> None:
    table = game({"hand": ["bomb", "sword"]}, cards=[BOMB], rolls=[2, 6])
    table.play("explore", "discard:bomb")
    assert table.keys == ["roll"]
    assert table.state.check.traits == {"fire", "ranged", "basic"}
    assert table.state.check.kinds == {COMBAT, RANGED}
    table.play("roll")
    assert falls(table) == [("d6=2 d6=6", 0, 8, 8)]


@rule("PF-CHECK-20", "PF-CHECK-21")
def test_a_result_that_a_card_names_needs_no_dice() -> None:
    table = game({"hand": ["seal"]}, cards=[SEAL], rolls=[2])
    table.play("explore", "discard:seal")
    assert "magic" in table.state.check.traits
    table.play("roll")
    assert falls(table) == [("7", 0, 7, 8)]
    assert table.put_away() == ["rolls [2]"]


@rule("PF-CHECK-21")
def test_a_weapon_adds_all_its_traits() -> None:
    table = game({"hand": ["longsword-plus-1"]})
    table.play("explore", "reveal:longsword-plus-1:strength")
    traits = BOX.find("boon", "longsword-plus-1").traits
    assert table.state.check.traits == traits >= {"sword", "melee", "slashing", "magic"}
    assert table.state.check.kinds == {STRENGTH, MELEE, COMBAT}


@rule("PF-CHECK-22", "PF-CHECK-23")
def test_a_trait_makes_it_such_a_check_but_gives_nobody_the_skill() -> None:
    light = boon("light", SPELL, Play(DISCARD, Fight((DIVINE,), "1d6")), traits=("divine",))
    table = game({"hand": ["light"]}, cards=[light], rolls=[4, 6])
    table.play("explore", "discard:light:divine")
    assert table.state.check.kinds == {DIVINE, COMBAT}
    assert table.state.check.traits >= {"divine"}
    assert DIVINE not in table.hero(0).skills
    table.play("roll")
    assert falls(table) == [("d4=4 d6=6", 0, 10, 8)]


@rule("PF-CHECK-23")
@pytest.mark.parametrize(("weapon", "offered"), [("bow", True), ("sword", False)])
def test_a_weapon_with_the_trait_ranged_makes_it_a_ranged_check(weapon: str, offered: bool) -> None:
    bow = boon("bow", WEAPON, Play(REVEAL, Fight((DEXTERITY,), "1d8")), traits=("ranged",))
    quiver = boon("quiver", ITEM, Play(REVEAL, AddDice("1", On(OWN, skills=(RANGED,)))))
    table = game({"hand": ["bow", "sword", "quiver"]}, cards=[bow, quiver])
    table.play("explore", f"reveal:{weapon}:{'dexterity' if weapon == 'bow' else 'melee'}")
    assert ("reveal:quiver" in table.keys) == offered
    assert (RANGED in table.state.check.kinds) == offered


@rule("PF-CHECK-24")
@pytest.mark.parametrize(
    ("skill", "offered"), [(COMBAT, True), (ARCANE, True), (INTELLIGENCE, True), (STRENGTH, False), (DIVINE, False)]
)
def test_a_check_counts_as_the_skill_that_the_one_used_is_built_on(skill: int, offered: bool) -> None:
    token = boon("token", ITEM, Play(REVEAL, AddDice("1", On(OWN, skills=(skill,)))))
    table = game({"hand": ["bolt", "token"]}, cards=[token])
    table.play("explore", "discard:bolt:arcane")
    assert ("reveal:token" in table.keys) == offered


@rule("PF-CHECK-25")
def test_weapons_are_of_no_use_in_acquiring_one() -> None:
    table = meet(boon("axe", WEAPON, acquire="Strength/Melee 6"), {"hand": ["sword", "bolt"]})
    assert table.keys == ["use:strength", "use:melee", "decline"]
    assert table.refuse("reveal:sword:melee").rule == "PF-PRINC-05"
    table.refuse("discard:bolt:arcane")


# --- the difficulty --------------------------------------------------------------------------------------


@rule("PF-CHECK-26")
@pytest.mark.parametrize(("die", "won"), [(7, False), (8, True), (9, True)])
def test_a_check_succeeds_with_the_difficulty_or_more(die: int, won: bool) -> None:
    table = game({}, rolls=[die])
    table.play("explore", "fight:strength", "roll")
    assert table.told("pf-event-rolls")[0].args["success"] == ("yes" if won else "no")
    assert ("defeats" in kinds(table)) == won


BOG = location("grove", here=(When(ENTERS, Unless("Constitution 7", Damage("1"))),))


@rule("PF-CHECK-28")
def test_the_number_after_the_skill_is_the_difficulty() -> None:
    table = game({"hand": ["pebble-1"]}, cards=[BOG], rolls=[4])
    table.play("move:grove")
    assert difficulty(table) == 7
    table.play("roll")
    assert (falls(table), zone(table, "discard")) == ([("d4=4", 0, 4, 7)], ["pebble-1"])


@rule("PF-CHECK-29")
@pytest.mark.parametrize(("shift", "number"), [(2, 9), (-2, 5), (0, 7)])
def test_what_raises_or_lowers_the_difficulty(shift: int, number: int) -> None:
    bog = location("grove", here=(*BOG.here, *([HarderChecks(shift)] if shift else [])))
    table = game({"hand": ["pebble-1"]}, cards=[bog])
    table.play("move:grove")
    assert difficulty(table) == number


@rule("PF-CHECK-29")
def test_cards_lower_it_too_and_all_of_it_adds_up() -> None:
    calm = boon("calm", SPELL, Play(DISCARD, Ease(3, ON_ANY)))
    table = meet(bane("wolf", standing=(HarderChecks(2),)), {"hand": ["calm"], "harder": 1}, cards=[calm])
    table.play("fight:strength")
    assert difficulty(table) == 8 + 2 + 1
    table.play("discard:calm")
    assert difficulty(table) == 8 + 2 + 1 - 3


@rule("PF-CHECK-35")
def test_whoever_is_about_to_roll_is_told_dice_difficulty_and_what_it_is_for() -> None:
    table = meet(bane("troll", "Combat 12"), {})
    assert table.table.decision is not None
    assert asked_for(table) == {"difficulty": 12, "more": "no", "card": "bane:troll"}
    table.play("fight:strength")
    assert asked_for(table) == {"dice": "1d10", "difficulty": 12, "card": "bane:troll"}
    glade = location("glade", closing=(ByCheck("Strength 6"),))
    closing = game({}, cards=[glade], places={"glade": [], "grove": ["wolf"]})
    closing.play("close", "close:1")
    assert asked_for(closing) == {"dice": "1d10", "difficulty": 6}


@rule("PF-CHECK-30")
def test_a_prompt_follows_what_is_played_at_it() -> None:
    """Dice and difficulty are those of now, not those of when the question was first put."""
    calm = boon("calm", SPELL, Play(DISCARD, Ease(3, ON_ANY)))
    table = meet(bane("troll", "Combat 12"), {"hand": ["prayer"]}, {"hand": ["calm"]}, cards=[calm])
    table.play("fight:strength")
    table.play("discard:prayer:1")
    assert asked_for(table) == {"dice": "2d10", "difficulty": 12, "card": "bane:troll"}
    table.play("discard:calm", seat=1)
    assert (table.asked, asked_for(table)) == ((0, "prepare"), {"dice": "2d10", "difficulty": 9, "card": "bane:troll"})


@rule("PF-CHECK-28", "PF-CHECK-29")
def test_whoever_chooses_a_skill_sees_the_numbers_to_reach() -> None:
    """With everything that shifts them, not as printed."""
    table = meet(bane("riddle", "Strength 5 or Wisdom 7", BARRIER, standing=(HarderChecks(2),)), {})
    assert numbers(table) == {"use:strength": 7, "use:wisdom": 9}
    assert asked_for(table) == {"difficulty": 7, "more": "yes", "card": "bane:riddle"}
