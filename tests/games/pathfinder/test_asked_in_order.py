"""What one card says is done as it is printed, whoever is asked comes in turn, and nothing is offered twice."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.checks import Way
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.effects import AddDice, DieInstead, Fight, Reduce, Succeed, UseSkill
from herowright.games.pathfinder.cards.forms import (
    After,
    AfterPlaying,
    AnySkillToRecharge,
    BlessingDie,
    InsteadOf,
    Pay,
    SkillForAnother,
    Use,
)
from herowright.games.pathfinder.cards.on import ANYBODY, HERE, OWN, On
from herowright.games.pathfinder.cards.outside import Examine, Heal
from herowright.games.pathfinder.cards.standing import DEFEATS, ENTERS, When
from herowright.games.pathfinder.cards.troubles import Damage, Harder
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Lasting, RaiseDead, RollInstead
from herowright.games.pathfinder.rules import death, party, recharging
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    ARMOR,
    BARRIER,
    BOONS,
    BURY,
    CHARISMA,
    CONSTITUTION,
    DEXTERITY,
    DISCARD,
    DISPLAY,
    FIRE,
    INTELLIGENCE,
    ITEM,
    MELEE,
    RANGED,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    TOP,
    WEAPON,
    WISDOM,
)
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, boon, game, location, meet, zone

# In their printed order they tell 1 and then 2.
BOTH = (Harder(1), Harder(2))


def told(table: Any) -> list[int]:
    return [event.args["by"] for event in table.told("pf-event-harder")]


@rule("PF-PRINC-01", "PF-ENC-20", "PF-ENC-22", "PF-ENC-17", "PF-ENC-25")
@pytest.mark.parametrize("when", ["before", "after", "defeated", "undefeated", "instead", "lost"])
def test_what_a_card_does_is_done_as_it_is_printed(when: str) -> None:
    if when == "lost":
        table = meet(boon("bait", ITEM, lost=BOTH), {})
        table.play("decline")
    elif when == "instead":
        table = meet(bane("mist", "", instead=BOTH), {})
    else:
        does: dict[str, Any] = {when: BOTH}
        table = meet(bane("imp", "Combat 8", **does), {}, rolls=[7 if when == "undefeated" else 10])
        table.play("fight:strength", "roll")
    assert told(table) == [1, 2]


@rule("PF-PRINC-01", "PF-PRINC-11", "PF-CARD-02")
@pytest.mark.parametrize("where", ["location", "scenario"])
def test_what_one_card_says_of_a_moment_is_done_as_it_is_printed(where: str) -> None:

    rules = tuple(When(ENTERS, trouble) for trouble in BOTH)
    grove = location("grove", here=rules if where == "location" else ())
    story = replace(BOX.find("scenario", "brigandoom"), during=rules if where == "scenario" else ())
    table = game({}, cards=[grove, story])
    table.play("move:grove")
    assert told(table) == [1, 2]


@rule("PF-CHAR-03", "PF-PRINC-01")
def test_powers_that_answer_a_victory_are_offered_as_the_character_lists_them() -> None:
    powers = {"one": After(DEFEATS, ("goblin",), Harder(1)), "two": After(DEFEATS, ("goblin",), Harder(2))}
    table = meet(bane("imp", "Combat 2", traits=("goblin",)), {"powers": powers}, rolls=[2])
    table.play("fight:strength", "roll", "yes", "no")
    assert told(table) == [1]


@rule("PF-CHAR-03", "PF-ENC-21")
def test_powers_that_answer_what_was_played_are_offered_as_the_character_lists_them() -> None:
    powers = {name: AfterPlaying(("arcane",), (SPELL,), Harder(by)) for by, name in ((1, "one"), (2, "two"))}
    table = meet(bane("imp", "Combat 2"), {"hand": ["charm"], "powers": powers}, rolls=[2, 1])
    table.play("fight:strength", "discard:charm", "roll", "no", "yes", "no")
    assert told(table) == [1]


@rule("PF-DMG-01", "PF-PRINC-11")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_others_are_asked_clockwise_before_damage(turn: int) -> None:
    ward = boon("ward", ARMOR, Play(DISCARD, Reduce(1, whose=HERE)))
    blast = bane("blast", before=(Damage("9", FIRE),))
    heroes: list[dict[str, Any]] = [{"hand": ["ward"] if seat != turn else ["cloak"]} for seat in range(3)]
    table = game(*heroes, turn=turn, cards=[ward, blast], places={"glade": ["blast"], "grove": []})
    table.play("explore", "face")
    for step in (1, 2):
        assert table.asked == ((turn + step) % 3, "ward")
        table.play("pass")


@rule("PF-CHECK-48", "PF-BOON-08", "PF-PRINC-11")
def test_after_a_check_outside_encounters_its_maker_recharges_first_and_the_others_clockwise() -> None:
    glade = location("glade", closing=(ByCheck("Strength 9"),))
    heroes: list[dict[str, Any]] = [{"hand": ["charm"]} for _ in range(3)]
    table = game(*heroes, turn=1, cards=[glade], places={"glade": [], "grove": ["wolf"]}, rolls=[10, 1, 1, 1])
    table.play("close", "close:1", "discard:charm")
    table.play("discard:charm", seat=0)
    table.play("discard:charm", seat=2)
    table.play("roll")
    for seat in (1, 2, 0):
        assert table.asked == (seat, "recharge")
        table.play("no")


@rule("PF-DEATH-06")
def test_of_two_dead_one_is_chosen() -> None:
    phoenix = boon("phoenix", ITEM, Play(BURY, RaiseDead()))
    dead = {"dead": True, "deck": [], "buried": ["lens"]}
    table = game({"hand": ["phoenix"]}, dead, dead, cards=[phoenix])
    table.play("bury:phoenix")
    assert table.keys == ["seat:2", "seat:3"]
    table.play("seat:3")
    assert [hero.dead for hero in table.state.heroes] == [False, True, False]


@rule("PF-CHECK-18", "PF-CHECK-13")
def test_a_card_that_names_two_skills_lets_its_player_choose() -> None:
    tome = boon("tome", ITEM, Play(DISCARD, UseSkill((INTELLIGENCE, ARCANE), On(OWN, skills=(WISDOM,)))))
    table = meet(bane("riddle", "Wisdom 9", BARRIER), {"hand": ["tome"]}, cards=[tome])
    assert table.keys == ["use:wisdom", "discard:tome:intelligence", "discard:tome:arcane"]


@rule("PF-CHECK-19", "PF-PRINC-17")
def test_a_die_is_replaced_once() -> None:
    brews = [
        boon(id, kind, Play(DISCARD, DieInstead((STRENGTH,), 12))) for id, kind in (("brew", ITEM), ("ale", ARMOR))
    ]
    table = meet(bane("imp"), {"hand": ["brew", "ale"]}, cards=brews)
    table.play("discard:brew")
    assert "discard:ale" not in table.keys


@rule("PF-CHECK-30", "PF-PRINC-05")
def test_once_a_check_succeeds_by_itself_nobody_is_asked_for_help_any_more() -> None:
    sure = boon("sure", ITEM, Play(DISCARD, Succeed(On(ANYBODY))))
    table = game({}, {"hand": ["charm"]}, {"hand": ["sure"]}, cards=[sure])
    table.play("explore", "fight:strength", "roll")
    assert table.asked == (1, "help")
    table.play("discard:sure", seat=2)
    assert (table.asked, zone(table, "hand", 1)) == ((0, "turn"), ["charm"])


class Fatal(AddDice):
    """It kills whoever uses it to help."""

    def work(self, table: Any, hero: Any, source: str) -> None:
        death.die(table, hero)


@rule("PF-CHECK-30", "PF-DEATH-11")
def test_when_a_helper_dies_the_next_is_asked() -> None:
    poison = boon("poison", ITEM, Play(DISCARD, Fatal("1", On(ANYBODY))))
    table = game({}, {"hand": ["poison"]}, {"hand": ["charm"]}, cards=[poison])
    table.play("explore", "fight:strength", "roll")
    assert table.asked == (1, "help")
    table.play("discard:poison", seat=1)
    assert ([hero.dead for hero in table.state.heroes], table.asked) == ([False, True, False], (2, "help"))


@rule("PF-CHECK-30")
def test_who_takes_the_turn_may_go_on_without_waiting_for_an_answer() -> None:
    table = game({}, {"hand": ["charm"]}, rolls=[8])
    table.play("explore", "fight:strength", "roll")
    assert table.asked == (1, "help")
    table.play("skip", seat=0)
    assert (table.asked, zone(table, "hand", 1)) == ((0, "turn"), ["charm"])


@rule("PF-GOLD-02", "PF-PLAY-05", "PF-CHAR-03")
def test_where_a_played_card_may_go_is_offered_as_it_prints_it_and_then_as_the_character_lists_it() -> None:
    powers = {"one": InsteadOf((RECHARGE, TOP), (SPELL,)), "two": InsteadOf((BURY,), (SPELL,))}
    table = meet(bane("imp", "Combat 30"), {"hand": ["charm"], "powers": powers})
    table.play("fight:strength")
    assert table.keys == ["roll", "discard:charm", "recharge:charm", "top:charm", "bury:charm"]


@rule("PF-BOON-21")
def test_of_two_powers_that_name_the_die_of_a_blessing_the_first_on_the_card_does() -> None:
    powers = {"bold": BlessingDie(12, On(OWN)), "meek": BlessingDie(8, On(OWN))}
    table = meet(bane("imp", "Combat 30"), {"hand": ["prayer"], "powers": powers})
    table.play("fight:strength", "discard:prayer:1")
    assert table.state.checks[-1].sides == (10, 12)


@rule("PF-CHECK-18", "PF-PLAY-05")
def test_a_card_may_be_named_with_the_number_of_its_power_and_the_skill() -> None:
    table = meet(bane("imp", "Combat 30"), {"hand": ["sword"]})
    assert "reveal:sword:melee" in table.keys
    table.play("reveal:sword:1:melee")
    assert table.state.checks[-1].sides == (10, 8)


@rule("PF-CHECK-18", "PF-CHAR-03")
def test_a_skill_instead_of_another_is_offered_where_the_card_asks_for_that_one() -> None:
    """And not where the card names it itself, or is of another sort."""
    powers = {"aim": SkillForAnother(MELEE, RANGED, ("thrown",))}
    for skills, traits, offered in (
        ((RANGED,), ("thrown",), ["ranged", "melee"]),
        ((RANGED, MELEE), ("thrown",), ["melee"]),
        ((STRENGTH,), ("thrown",), ["strength"]),
        ((RANGED,), ("bow",), ["ranged"]),
    ):
        axe = boon("axe", WEAPON, Play(REVEAL, Fight(skills, "1d6")), traits=traits)
        table = meet(bane("imp"), {"hand": ["axe"], "powers": powers}, cards=[axe])
        assert [key for key in table.keys if "axe" in key] == [f"reveal:axe:{skill}" for skill in offered]


@rule("PF-TURN-12", "PF-TURN-13")
def test_a_power_instead_of_the_first_exploration_counts_as_one() -> None:
    table = game({"powers": {"rite": Use(Examine(), first=True, without=(SPELL,))}})
    table.play("power:rite")
    shown = table.view()
    assert (shown["explored"], shown["free"], shown["stage"], shown["check"]) == (1, False, "explore", None)


@rule("PF-TURN-13", "PF-PLAY-02")
def test_after_a_move_a_power_for_the_first_exploration_lacks_only_what_it_costs() -> None:
    rite = {"rite": Use(Heal("1", OWN), pay=Pay(DISCARD, kinds=(SPELL,)), first=True)}
    table = game({"hand": ["lens"], "discard": ["pebble-1"], "powers": rite}, {})
    table.play("move:grove")
    assert table.refuse("power:rite").rule == "PF-PLAY-02"


@rule("PF-PLAY-07")
def test_second_powers_are_offered_in_the_order_in_which_their_cards_were_used() -> None:
    again = (AddDice("1", On(OWN)), AddDice("2", On(OWN)))
    cards = [
        boon(id, kind, Play(REVEAL, again[0], also=Play(DISCARD, again[1])))
        for id, kind in (("jar", ITEM), ("owl", ALLY))
    ]
    table = meet(bane("imp", "Combat 30"), {"hand": ["jar", "owl"]}, cards=cards)
    table.play("fight:strength", "reveal:owl", "reveal:jar")
    assert table.keys == ["roll", "also:discard:owl", "also:discard:jar"]


@rule("PF-CHECK-30")
def test_cards_can_be_promised_in_the_order_of_the_hand() -> None:
    table = game({}, {"hand": ["prayer", "lens", "charm", "friend"]})
    assert table.keys_of(1) == ["promise:prayer", "promise:lens", "promise:charm", "promise:friend"]


@rule("PF-BOON-07", "PF-CHECK-13")
def test_skills_to_recharge_with_are_offered_as_the_card_prints_them_and_then_as_the_character_lists_them() -> None:
    rune = boon(
        "rune", SPELL, Play(DISCARD, AddDice("1", On(OWN))), traits=("arcane",), recharge="Wisdom 9 or Arcane 9"
    )
    powers = {
        "one": AnySkillToRecharge(STRENGTH, (SPELL,), ("arcane",)),
        "two": AnySkillToRecharge(DEXTERITY, (SPELL,), ("arcane",)),
        "three": InsteadOf((RECHARGE,), (SPELL,), check="Constitution 9"),
        "four": InsteadOf((RECHARGE,), (SPELL,), check="Charisma 9"),
    }
    table = game({"hand": ["rune"], "powers": powers}, cards=[rune])
    hero = table.hero(0)
    ways = recharging.ways_to_recharge(hero, hero.hand[0], DISCARD)
    assert [way.skill for way in ways] == [WISDOM, ARCANE, STRENGTH, DEXTERITY, CONSTITUTION, CHARISMA]


@rule("PF-DEATH-11", "PF-BOON-06")
def test_what_a_death_cuts_short_is_laid_down_as_it_was_played() -> None:
    table = game({}, {"hand": ["charm", "bolt"]}).state
    hero = table.heroes[1]
    hero.in_play, hero.hand = [(card, DISCARD) for card in hero.hand], []
    recharging.give_up(table)
    assert [card.id for card in hero.discard] == ["charm", "bolt"]


@rule("PF-DEATH-08", "PF-BETWEEN-02")
def test_cards_of_several_dead_lie_in_the_middle_seat_by_seat() -> None:
    heroes: list[dict[str, Any]] = [
        {"dead": True, "deck": [], "buried": ["lens"]},
        {"deck": []},
        {"dead": True, "deck": [], "buried": ["cloak", "charm"]},
    ]
    table = game(*heroes, options={"party": new_party()}, step=("gather",))
    assert table.view()["pool"] == ["boon:lens", "boon:cloak", "boon:charm"]


@rule("PF-PLAY-10", "PF-TURN-22")
def test_displayed_cards_are_discarded_at_the_end_of_the_turn_as_they_lie() -> None:
    tonics = [boon(f"tonic-{number}", ITEM, Play(DISPLAY, Lasting("1"))) for number in range(3)]
    lying = [tonic.id for tonic in tonics]
    table = game({"displayed": lying}, {}, cards=tonics)
    table.play("end")
    assert zone(table, "discard") == lying


@rule("PF-SETUP-03", "PF-BETWEEN-04")
def test_what_a_deck_lacks_is_told_kind_by_kind_as_the_cards_list_names_them() -> None:
    table = situation("pathfinder", 1, heroes=[{"character": "valeros", "deck": []}], step=("rebuild", 0))
    (found,) = table.view()["lists"]
    kinds = [problem["args"]["kind"] for problem in found["problems"]]
    assert kinds == [kind for kind in BOONS if kind in kinds]
    assert len(kinds) > 1


# --- of two alike ----------------------------------------------------------------------------------------

# What counts with the adventure is harder by 1.
FIRST_ADVENTURE = {"scenario": "attack-on-sandpoint"}


@rule("PF-CHECK-20", "PF-CHECK-27")
def test_dice_instead_of_a_skill_take_the_easier_of_two_ways_and_of_equals_the_first() -> None:
    orb = boon("orb", ITEM, Play(DISCARD, RollInstead("2d6", On(OWN, skills=(WISDOM, INTELLIGENCE)))))
    for printed, skill, difficulty in (
        ("Wisdom 9 or Intelligence 9", WISDOM, 9),
        ("Intelligence 9 or Wisdom 9", INTELLIGENCE, 9),
        ("Wisdom 9+ or Intelligence 9", INTELLIGENCE, 9),
        ("Wisdom 8+ or Intelligence 9", WISDOM, 9),
    ):
        table = meet(bane("riddle", printed, BARRIER), {"hand": ["orb"]}, cards=[orb], options=FIRST_ADVENTURE)
        table.play("discard:orb")
        assert table.state.number == 1
        assert (table.state.check.kinds, table.state.check.difficulty) == ({skill}, difficulty)


@rule("PF-CHECK-18", "PF-CHECK-27")
def test_a_skill_that_replaces_one_of_two_takes_the_easier_number() -> None:
    tome = boon("tome", ITEM, Play(DISCARD, UseSkill((ARCANE,), On(OWN, skills=(WISDOM, INTELLIGENCE)))))
    riddle = bane("riddle", "Wisdom 9+ or Intelligence 9", BARRIER)
    table = meet(riddle, {"hand": ["tome"]}, cards=[tome], options=FIRST_ADVENTURE)
    table.play("discard:tome:arcane")
    assert table.state.check.difficulty == 9


@rule("PF-PLAY-09", "PF-PRINC-01")
def test_of_two_powers_of_a_displayed_card_the_first_that_fits_works() -> None:
    """The card was displayed once, for one of them."""
    powers = [
        Play(DISPLAY, Lasting("1d4", On(OWN, skills=(WISDOM,)))),
        *(Play(DISPLAY, Lasting(f"1d{n}")) for n in (6, 8)),
    ]
    table = meet(bane("imp", "Combat 30"), {"displayed": ["glow"]}, cards=[boon("glow", SPELL, *powers)])
    table.play("fight:strength")
    assert table.state.check.sides == (10, 6)


@rule("PF-BOON-07", "PF-CHECK-27")
def test_another_skill_to_recharge_with_has_the_lower_of_the_printed_numbers() -> None:
    rune = boon("rune", SPELL, traits=("arcane",), recharge="Arcane 9 or Divine 6+")
    bluff = AnySkillToRecharge(STRENGTH, (SPELL,), ("arcane",))
    table = game({"hand": ["rune"], "powers": {"bluff": bluff}}, cards=[rune])
    hero = table.hero(0)
    assert recharging.ways_to_recharge(hero, hero.hand[0], DISCARD) == (Way(ARCANE, 9), Way(STRENGTH, 6, veteran=True))


@rule("PF-BETWEEN-13", "PF-SETUP-02")
def test_a_deck_that_is_brought_along_lies_as_it_is_written_before_it_is_shuffled() -> None:
    """What the box has no more is left out."""
    table = game({"deck": []}, box={WEAPON: [], ITEM: ["lens", "cloak"], SPELL: ["charm"]}).state
    party.sit_down(table, table.heroes[0], {"deck": ["lens", "sword", "charm", "cloak"]})
    assert [card.id for card in table.heroes[0].deck] == ["lens", "charm", "cloak"]
