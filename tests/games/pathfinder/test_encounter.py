"""The six steps of an encounter: PF-ENC."""

from collections.abc import Mapping
from typing import Any

import pytest

from herowright.games.pathfinder.cards.deeds import LookAtOwn
from herowright.games.pathfinder.cards.effects import AddDice, Evade, Reduce
from herowright.games.pathfinder.cards.forms import AfterPlaying, Always, Use
from herowright.games.pathfinder.cards.meetings import Stay, Summon, Vanish
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.standing import ACQUIRES, DEFEATS, ENDS, FAILS, MEETS, MISSES, NeedsTrait, When
from herowright.games.pathfinder.cards.troubles import Damage, Harder, LoseCards, LoseTop, Unless
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Lasting
from herowright.games.pathfinder.rules.components import (
    BARRIER,
    COMBAT,
    DISCARD,
    DISPLAY,
    FIRE,
    ITEM,
    MONSTER,
    SPELL,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import (
    PEBBLES,
    bane,
    boon,
    deck_of,
    game,
    in_box,
    kinds,
    location,
    meet,
    rules_told,
    zone,
)

NOBODY = {"asking": "nobody"}
ON_OWN, ON_ANY = On(OWN), On(ANYBODY)
WARD = boon("ward", SPELL, Play(DISCARD, Reduce(2)))
GEM = boon("gem", ITEM, acquire="Strength 6")
# Two checks, one after the other.
HYDRA = bane("hydra", "Strength 6 then Strength 8", BARRIER)
FINISHED = ["defeats", "fails", "acquires", "misses", "evades"]


def met(card: str, *heroes: Mapping[str, Any], **arrangement: Any) -> Table:
    """The card is on top of the glade, over an ogre, and has just been flipped over."""
    table = game(*heroes, places={"glade": [card, "ogre"], "grove": ["wolf"]}, **arrangement)
    table.play("explore")
    return table


# --- the steps and who takes part ------------------------------------------------------------------------


@rule("PF-ENC-01")
def test_the_six_steps_come_in_order() -> None:
    beast = bane("beast", "Strength 2 then Strength 3", BARRIER, before=(Harder(1),), after=(Harder(2),))
    table = met("beast", {"hand": ["cloak"]}, cards=[beast], rolls=[9, 9])
    assert (table.asked, table.view()["encounter"]["step"]) == ((0, "evade"), "evade")
    assert kinds(table) == ["explores"]
    table.play("face")
    assert (kinds(table)[1:], table.view()["encounter"]["step"]) == (["harder"], "check")
    table.play("roll")
    assert table.view()["encounter"]["step"] == "next"
    table.play("roll")
    assert kinds(table)[2:] == ["rolls", "rolls", "harder", "defeats"]
    assert (table.asked, table.view()["encounter"]) == ((0, "turn"), None)


@rule("PF-ENC-02")
def test_nobody_takes_the_steps_for_the_encountering_player() -> None:
    table = met("wolf", {"hand": ["cloak"]}, {"hand": ["cloak", "sword"]}, options=NOBODY)
    for key in ("face", "fight:strength", "roll"):
        assert table.asked[0] == 0
        assert table.keys_of(1) == []
        table.refuse(key, seat=1)
        table.refuse("discard:cloak", seat=1)
        table.refuse("reveal:sword:melee", seat=1)
        table.play(key, seat=0)


@rule("PF-ENC-03")
def test_others_may_help_wherever_the_text_allows_it() -> None:
    private = boon("private", ITEM, Play(DISCARD, AddDice("1d4", ON_OWN)))
    helper = {"hand": ["prayer", "charm", "private", "lens"], "place": "grove"}
    table = met("wolf", {}, helper, options=NOBODY, cards=[private])
    table.play("fight:strength")
    assert table.keys_of(1) == ["discard:prayer:1", "discard:charm", "reveal:lens"]
    assert table.refuse("discard:private", seat=1).rule == "PF-CHECK-34"
    table.play("discard:prayer:1", "reveal:lens", seat=1)
    assert (table.view()["check"]["dice"], table.view()["check"]["plus"]) == ([10, 10], 1)


@rule("PF-ENC-04")
def test_in_each_step_only_what_bears_on_it_is_played() -> None:
    hand = ["cloak", "sword", "prayer", "lens", "shield", "salve", "runner"]
    table = met("wolf", {"hand": hand, "discard": ["pebble-9"]}, rolls=[1])
    assert table.keys == ["face", "discard:cloak"]
    table.play("face")
    assert table.keys == ["fight:strength", "fight:melee", "reveal:sword:melee"]
    table.play("fight:strength")
    assert table.keys == ["roll", "discard:prayer:1", "reveal:lens"]
    table.play("roll")
    assert (table.asked, table.keys) == ((0, "damage"), ["take-it", "recharge:shield"])


# --- limits ----------------------------------------------------------------------------------------------


@rule("PF-ENC-05")
def test_one_card_of_each_kind_for_each_player() -> None:
    hero = {"hand": ["prayer", "blessing-of-gorum", "lens"]}
    table = met("wolf", hero, hero, options=NOBODY)
    table.play("fight:strength", "discard:prayer:1")
    assert table.keys == ["roll", "reveal:lens"]
    assert table.refuse("discard:blessing-of-gorum:1").rule == "PF-CHECK-12"
    assert "discard:blessing-of-gorum:1" in table.keys_of(1)
    table.play("discard:blessing-of-gorum:1", seat=1)
    assert table.keys_of(1) == ["reveal:lens"]


@rule("PF-ENC-05")
@pytest.mark.parametrize("spent", [True, False])
def test_a_check_and_the_damage_of_one_step_share_the_limit(spent: bool) -> None:
    trap = bane("trap", before=(Unless("Strength 9", Damage("3", FIRE)),))
    hero = {"hand": ["charm", "ward", *PEBBLES[:3]]}
    table = met("trap", hero, cards=[trap, WARD], rolls=[1] * (1 + spent))
    table.play(*(["discard:charm"] if spent else []), "roll")
    assert table.asked == (0, "suffer" if spent else "damage")
    assert ("discard:ward" in table.keys) is not spent


@rule("PF-ENC-06")
def test_a_power_is_used_once_in_a_step() -> None:
    power = {"powers": {"aid": Use(AddDice("1d4", ON_ANY))}}
    table = met("wolf", power, power, options=NOBODY)
    table.play("fight:strength", "power:aid")
    assert table.keys == ["roll"]
    assert table.refuse("power:aid").rule == "PF-CHECK-12"
    assert table.keys_of(1) == ["power:aid"]


@rule("PF-ENC-06")
def test_a_power_is_used_once_also_in_two_checks_of_one_step() -> None:
    trap = bane("trap", before=(Unless("Strength 2", Harder()), Unless("Strength 3", Harder())))
    table = met("trap", {"powers": {"aid": Use(AddDice("1d4", ON_ANY))}}, cards=[trap], rolls=[9, 1, 9])
    table.play("power:aid", "roll")
    assert (table.asked, table.keys, table.view()["encounter"]["step"]) == ((0, "prepare"), ["roll"], "before")
    table.play("roll", "fight:strength")
    assert table.keys == ["roll", "power:aid"]


@rule("PF-ENC-07")
def test_nothing_is_played_between_the_steps() -> None:
    hero = {"hand": ["charm", "salve", "prayer"], "discard": ["pebble-9"], "powers": {"aid": Use(AddDice("1", ON_ANY))}}
    table = met("wolf", hero, hero, options=NOBODY, rolls=[9, 1])
    table.play("fight:strength", "discard:charm", "roll")
    assert (table.asked, table.keys, table.keys_of(1)) == ((0, "recharge"), ["yes", "no"], [])


@rule("PF-ENC-08")
def test_the_limits_of_one_step_do_not_carry_over() -> None:
    hero = {"hand": ["lens", "prayer", "blessing-of-gorum", "charm"], "powers": {"aid": Use(AddDice("1", ON_ANY))}}
    table = met("hydra", hero, cards=[HYDRA], rolls=[9, 1, 1])
    table.play("reveal:lens", "discard:prayer:1", "discard:charm", "power:aid")
    assert table.keys == ["roll"]
    table.play("roll", "recharge:charm", "yes")  # the recharge check is a step of its own, too
    again = ["roll", "reveal:lens", "discard:blessing-of-gorum:1", "power:aid"]
    assert (table.view()["check"]["purpose"], table.keys) == ("recharging", again)
    table.play("reveal:lens", "power:aid", "roll")
    assert (table.view()["check"]["difficulty"], table.keys) == (8, again)


# --- immunity --------------------------------------------------------------------------------------------


@rule("PF-ENC-09")
def test_nothing_with_a_trait_the_card_is_immune_to_is_played() -> None:
    golem = bane("golem", immune=("arcane", "fire"))
    powers = {"blaze": Use(AddDice("1d6", ON_OWN, traits=("fire",))), "punch": Use(AddDice("1d6", ON_OWN))}
    table = met(
        "golem", {"hand": ["bolt", "charm"], "powers": powers}, {"hand": ["charm"]}, options=NOBODY, cards=[golem]
    )
    assert table.keys == ["fight:strength", "fight:melee"]
    assert table.refuse("discard:bolt:arcane").rule == "PF-ENC-09"
    table.play("fight:strength")
    assert (table.keys, table.keys_of(1)) == (["roll", "power:punch"], [])
    assert table.refuse("discard:charm").rule == table.refuse("discard:charm", seat=1).rule == "PF-ENC-09"


@rule("PF-ENC-09")
@pytest.mark.parametrize(("immune", "dice"), [((), [10, 4, 6]), (("fire",), [10])])
def test_dice_that_carry_the_trait_are_not_rolled(immune: tuple[str, ...], dice: list[int]) -> None:
    fight = On(OWN, skills=(COMBAT,))
    flame = boon("flame", SPELL, Play(DISPLAY, Lasting("1d6", fight, traits=("fire",))))
    hero = {"displayed": ["flame"], "powers": {"embers": Always("1d4", fight, traits=("fire",))}}
    table = met("golem", hero, cards=[bane("golem", immune=immune), flame])
    table.play("fight:strength")
    assert table.view()["check"]["dice"] == dice
    assert table.view()["check"]["traits"] == ([] if immune else ["mark:fire"])


# --- step 1: evade ---------------------------------------------------------------------------------------


@rule("PF-ENC-10")
def test_the_explored_card_lies_open_on_its_deck() -> None:
    table = met("wolf", {"hand": ["cloak"]})
    assert table.view()["places"][0]["known_top"] == ["bane:wolf"]
    assert deck_of(table, "glade") == ["wolf", "ogre"]
    assert [(event.kind, event.rule) for event in table.table.log] == [("pf-event-explores", "PF-ENC-10")]


@rule("PF-ENC-11")
@pytest.mark.parametrize("key", ["discard:cloak", "power:slip"])
def test_an_evaded_card_is_shuffled_into_its_deck(key: str) -> None:
    hero = {"hand": ["cloak"], "powers": {"slip": Use(Evade())}}
    table = met("wolf", hero, shuffles=[["ogre", "wolf"]])
    assert (table.asked, table.keys) == ((0, "evade"), ["face", "discard:cloak", "power:slip"])
    table.play(key)
    assert deck_of(table, "glade") == ["ogre", "wolf"]
    assert table.view()["places"][0]["known_top"] == []
    assert "PF-ENC-11" in rules_told(table)


@rule("PF-ENC-11")
def test_evading_needs_a_card_or_power_and_is_not_forced() -> None:
    assert met("wolf").asked == (0, "skill")
    table = met("wolf", {"hand": ["cloak"]})
    table.play("face")
    assert (table.asked, zone(table, "hand")) == ((0, "skill"), ["cloak"])


@rule("PF-ENC-12", "PF-ENC-13")
def test_an_evaded_card_ends_the_exploration_and_is_neither_defeated_nor_undefeated() -> None:
    told = (Harder(1),)
    beast = bane("beast", before=told, after=told, defeated=told, undefeated=told)
    glade = location("glade", here=tuple(When(moment, Harder(1)) for moment in (MEETS, DEFEATS, FAILS)))
    table = met("beast", {"hand": ["cloak"]}, cards=[beast, glade])
    table.play("discard:cloak")
    assert [kind for kind in kinds(table) if kind in FINISHED] == ["evades"]
    assert table.hero(0).harder == 0
    assert (table.asked, table.keys) == ((0, "turn"), ["end"])


@rule("PF-ENC-13", "PF-ENC-21")
def test_a_spell_that_evades_is_still_recharged_and_answered() -> None:
    veil = boon("veil", SPELL, Play(DISCARD, Evade()), traits=("arcane",), recharge="Arcane 6")
    insight = {"insight": AfterPlaying(("arcane",), (SPELL,), LookAtOwn())}
    table = met("wolf", {"hand": ["veil"], "deck": ["bolt"], "powers": insight}, cards=[veil], rolls=[4])
    table.play("discard:veil", "yes", "roll")
    assert (table.asked, zone(table, "deck")) == ((0, "do-or-not"), ["bolt", "veil"])
    table.play("yes")
    assert (zone(table, "hand"), zone(table, "deck")) == (["bolt"], ["veil"])


# --- step 2: before the encounter ------------------------------------------------------------------------


@rule("PF-ENC-14")
def test_what_happens_before_the_encounter_comes_before_the_check() -> None:
    beast = bane("beast", before=(Damage("1"),))
    glade = location("glade", here=(When(MEETS, Harder(1), kinds=(MONSTER,)),))
    table = met("beast", {"hand": ["pebble-1"]}, cards=[beast, glade])
    table.play("first:location:glade")
    assert (table.asked, zone(table, "discard"), table.hero(0).harder) == ((0, "skill"), ["pebble-1"], 1)
    quiet = met("gem", {"hand": ["pebble-1"]}, cards=[GEM, glade])
    assert (zone(quiet, "hand"), quiet.hero(0).harder) == (["pebble-1"], 0)


# --- step 3: the check -----------------------------------------------------------------------------------


@rule("PF-ENC-15", "PF-ENC-25")
def test_a_boon_may_be_declined() -> None:
    table = met("gem", cards=[GEM])
    before = in_box(table, "gem")
    assert table.keys == ["use:strength", "decline"]
    table.play("decline")
    assert "rolls" not in kinds(table)
    assert (zone(table, "hand"), deck_of(table, "glade"), in_box(table, "gem")) == ([], ["ogre"], before + 1)
    assert rules_told(table)[-1] == "PF-ENC-25"


@rule("PF-ENC-16")
def test_a_bane_must_be_faced() -> None:
    table = met("gate")
    assert (table.asked, table.keys) == ((0, "prepare"), ["roll"])
    assert table.refuse("decline").rule == "PF-ENC-16"


@rule("PF-ENC-17", "PF-ENC-26")
def test_without_a_check_the_text_is_obeyed_and_nobody_is_hurt() -> None:
    curse = bane("curse", "", instead=(Harder(3),))
    table = met("curse", {"hand": ["pebble-1"]}, cards=[curse], shuffles=[["ogre", "curse"]])
    assert (table.asked, table.hero(0).harder) == ((0, "turn"), 3)
    assert "rolls" not in kinds(table)
    assert (zone(table, "hand"), zone(table, "discard")) == (["pebble-1"], [])
    assert deck_of(table, "glade") == ["ogre", "curse"]
    assert rules_told(table)[-1] == "PF-ENC-23"


# --- step 4: the next check ------------------------------------------------------------------------------


@rule("PF-ENC-18")
def test_further_checks_are_made_until_none_is_left() -> None:
    hero, other = {"hand": ["charm"], "deck": []}, {"hand": ["charm"], "deck": [], "place": "grove"}
    options = NOBODY | {"PF-ENC-19": "as-played"}
    table = met("hydra", hero, other, options=options, cards=[HYDRA], rolls=[9, 1, 1, 4, 1, 9])
    table.play("discard:charm", seat=0)
    table.play("discard:charm", seat=1)
    assert table.view()["encounter"]["step"] == "check"
    for key in ("roll", "yes", "roll", "yes", "roll"):
        table.play(key)
        assert table.view()["encounter"]["step"] == "next"
    table.play("roll")
    assert [event.seat for event in table.told("pf-event-rolls")] == [0, 0, 1, 0]
    assert [event.args["difficulty"] for event in table.told("pf-event-rolls")] == [6, 6, 6, 8]
    assert (zone(table, "deck"), zone(table, "discard", 1)) == (["charm"], ["charm"])
    assert table.asked == (0, "turn")


def hexed(reading: str) -> Table:
    """Both players have played a spell on the first check of the hydra, and it is passed."""
    hex_ = boon("hex", SPELL, Play(DISCARD, AddDice("1", ON_ANY)), recharge="Arcane 7")
    heroes = {"hand": ["charm"]}, {"hand": ["hex"], "place": "grove"}
    options = NOBODY | {"PF-ENC-19": reading}
    table = met("hydra", *heroes, options=options, cards=[HYDRA, hex_], rolls=[9, 1, 8, 8, 8])
    table.play("discard:charm", seat=0)
    table.play("discard:hex", seat=1)
    table.play("roll", seat=0)
    return table


def difficulties(table: Table) -> list[tuple[int | None, int]]:
    """Who made which checks: those of the hydra are 6 and 8, those of charm and hex 6 and 7."""
    return [(event.seat, event.args["difficulty"]) for event in table.told("pf-event-rolls")]


@rule("PF-ENC-19")
def test_the_encountering_player_chooses_the_order_of_the_checks() -> None:
    table = hexed("chosen")
    assert (table.asked, table.keys) == ((0, "recharge-order"), ["recharge:charm", "recharge:hex", "next-check"])
    assert table.view()["encounter"]["step"] == "next"
    table.play("recharge:hex")
    assert table.asked == (1, "recharge")  # whoever played the card makes its check
    table.play("yes", "roll")
    assert (table.asked, table.keys) == ((0, "recharge-order"), ["recharge:charm", "next-check"])
    table.play("next-check", "roll", "yes", "roll")
    assert difficulties(table) == [(0, 6), (1, 7), (0, 8), (0, 6)]


@rule("PF-ENC-19")
def test_the_checks_may_come_as_the_cards_were_played() -> None:
    table = hexed("as-played")
    table.play("yes", "roll", "yes", "roll", "roll")
    assert difficulties(table) == [(0, 6), (0, 6), (1, 7), (0, 8)]
    assert table.asked == (0, "turn")


# --- step 5: after the encounter -------------------------------------------------------------------------


@rule("PF-ENC-20")
@pytest.mark.parametrize(("rolled", "ended"), [(9, "defeats"), (1, "fails")])
def test_what_happens_after_the_encounter_asks_nothing_about_the_check(rolled: int, ended: str) -> None:
    beast = bane("beast", "Strength 6", BARRIER, after=(Harder(2),))
    table = met("beast", cards=[beast], rolls=[rolled])
    table.play("roll")
    assert kinds(table) == ["explores", "rolls", "harder", ended]


@rule("PF-ENC-20")
def test_cards_played_after_the_encounter_are_settled_too() -> None:
    beast = bane("beast", "Strength 6", BARRIER, after=(Unless("Strength 2", Harder()),), undefeated=(Damage("2"),))
    ward = boon("ward", SPELL, Play(DISCARD, Reduce(2)), recharge="Arcane 6")
    table = met("beast", {"hand": ["charm", "ward"], "deck": []}, cards=[beast, ward], rolls=[1, 1, 1, 4, 4])
    table.play("roll", "discard:charm", "roll", "yes", "roll", "discard:ward", "yes", "roll")
    assert (zone(table, "deck"), zone(table, "in_play")) == (["charm", "ward"], [])
    assert table.asked == (0, "turn")


@rule("PF-ENC-21")
def test_what_was_set_off_by_a_card_comes_after_all_recharge_checks() -> None:
    insight = {"insight": AfterPlaying(("arcane",), (SPELL,), LookAtOwn())}
    beast = bane("beast", after=(Harder(2),))
    table = met("beast", {"hand": ["bolt"], "deck": ["charm"], "powers": insight}, cards=[beast], rolls=[8, 6, 4])
    table.play("discard:bolt:arcane", "roll", "yes", "roll")
    assert (table.asked, zone(table, "deck")) == ((0, "do-or-not"), ["charm", "bolt"])
    assert table.view()["encounter"]["step"] == "after"
    table.play("yes")
    assert kinds(table)[-4:] == ["harder", "examines-own", "draws", "defeats"]
    assert zone(table, "hand") == ["charm"]


# --- step 6: the end -------------------------------------------------------------------------------------


@rule("PF-ENC-22", "PF-ENC-23")
@pytest.mark.parametrize(
    ("rolls", "defeated"), [((6, 8), True), ((5, 8), False), ((6, 7), False)], ids=["both", "second", "first"]
)
def test_a_bane_is_defeated_by_passing_all_its_checks(rolls: tuple[int, int], defeated: bool) -> None:
    shuffles = [] if defeated else [["ogre", "hydra"]]
    table = met("hydra", cards=[HYDRA], rolls=rolls, shuffles=shuffles)
    before = in_box(table, "hydra")
    table.play("roll", "roll")
    assert in_box(table, "hydra") == before + defeated
    assert deck_of(table, "glade") == (["ogre"] if defeated else ["ogre", "hydra"])
    assert rules_told(table)[-1] == ("PF-ENC-22" if defeated else "PF-ENC-23")


@rule("PF-ENC-24", "PF-ENC-25")
@pytest.mark.parametrize(("rolled", "won"), [(6, True), (5, False)])
def test_an_acquired_boon_goes_to_the_hand_and_a_lost_one_to_the_box(rolled: int, won: bool) -> None:
    glade = location("glade", here=(When(ACQUIRES, Harder(1)), When(MISSES, Harder(10))))
    table = met("gem", cards=[GEM, glade], rolls=[rolled])
    before = in_box(table, "gem")
    table.play("use:strength", "roll")
    assert zone(table, "hand") == (["gem"] if won else [])
    assert (in_box(table, "gem"), deck_of(table, "glade")) == (before + (not won), ["ogre"])
    assert ("PF-ENC-24" if won else "PF-ENC-25") in rules_told(table)
    assert table.hero(0).harder == (1 if won else 10)


@rule("PF-ENC-27")
def test_a_bane_met_again_has_forgotten_what_was_done_to_it() -> None:
    table = met("hydra", {"hand": ["runner"]}, cards=[HYDRA], rolls=[9, 1, 9, 9], shuffles=[["hydra", "ogre"]])
    table.play("roll", "roll", "discard:runner")
    assert (table.view()["encounter"]["failed"], table.view()["check"]["difficulty"]) == (0, 6)
    table.play("roll")
    assert (table.asked, table.view()["check"]["difficulty"]) == ((0, "prepare"), 8)  # both checks are due again
    table.play("roll")
    assert kinds(table)[-1] == "defeats"


@rule("PF-ENC-18", "PF-ENC-22")
@pytest.mark.parametrize(("answer", "discard"), [("no", ["charm"]), ("yes", [])])
def test_what_is_played_in_the_last_step_is_recharged_before_the_encounter_is_over(
    answer: str, discard: list[str]
) -> None:
    trap = bane("trap", "Combat 2", defeated=(Unless("Strength 1", LoseTop(1)),))
    table = met("trap", {"hand": ["charm"]}, cards=[trap], rolls=[5, 5, 2, *([6] if answer == "yes" else [])])
    table.play("fight:strength", "roll", "discard:charm", "roll")
    assert (table.asked, zone(table, "in_play"), len(table.state.encounters)) == ((0, "recharge"), ["charm"], 1)
    table.play(answer, *(["roll"] if answer == "yes" else []))
    assert (zone(table, "in_play"), zone(table, "discard"), table.state.encounters) == ([], discard, [])
    assert ("charm" in zone(table, "deck")) is (answer == "yes")


@rule("PF-ENC-21", "PF-ENC-18")
@pytest.mark.parametrize("rolled", [8, 7])
def test_what_is_played_in_the_last_step_is_recharged_and_answered_too(rolled: int) -> None:
    """A check that comes of the bane's defeat, or of its not being defeated."""
    doom = (Unless("Strength 9", Harder(1)),)
    imp = bane("imp", "Combat 8", defeated=doom, undefeated=doom)
    powers = {"study": AfterPlaying(("arcane",), (SPELL,), LookAtOwn())}
    hero = {"hand": ["charm", "pebble-1"], "deck": ["bolt"], "powers": powers}
    table = meet(imp, hero, rolls=[rolled, 5, 1, 5])
    table.play("fight:strength", "roll", *(["drop:pebble-1"] if rolled == 7 else []))
    table.play("discard:charm", "roll", "yes", "roll")
    assert (table.asked[1], table.keys) == ("do-or-not", ["yes", "no"])
    table.play("yes")
    assert (zone(table, "hand")[-1], zone(table, "deck"), table.asked) == ("bolt", ["charm"], (0, "turn"))


@rule("PF-ENC-21", "PF-BOON-08", "PF-CHECK-47")
def test_outside_encounters_a_card_is_settled_once_what_follows_is_carried_out() -> None:
    glade = location("glade", here=(When(ENDS, Unless("Strength 9", Harder(1))),))
    table = game({"hand": ["charm"], "hand_size": 0}, {}, cards=[glade], rolls=[5, 1])
    table.play("end", "discard:charm", "roll")
    assert (table.asked, table.hero(0).harder) == ((0, "recharge"), 1)
    table.play("no")
    assert (zone(table, "in_play"), zone(table, "discard"), table.asked) == ([], ["charm"], (1, "turn"))


@rule("PF-ENC-17", "PF-ENC-26", "PF-BANE-03")
def test_what_has_vanished_is_neither_defeated_nor_undefeated() -> None:
    mist = bane("mist", "", instead=(Vanish(),), defeated=(Harder(1),), undefeated=(Harder(2),))
    table = meet(mist, {})
    assert (table.hero(0).harder, deck_of(table, "glade"), table.asked) == (0, [], (0, "turn"))
    assert not {"fails", "defeats"} & {*kinds(table)}


# --- what everybody sees -----------------------------------------------------------------------------------

LOST = LoseCards(1)  # somebody is asked, so that there is time to look


@rule("PF-CHECK-03", "PF-CHECK-46", "PF-ENC-17", "PF-ENC-23")
@pytest.mark.parametrize(
    ("values", "rolls", "hurt"),
    [
        ({"defeat": "Combat 9 then Combat 6"}, [8], True),
        ({"after": (LOST,)}, [7], True),
        ({"after": (LOST,), "standing": (NeedsTrait("magic"),)}, [9], False),
        ({"after": (LOST,), "defeat": ""}, [], False),
        ({"defeated": (Stay(), LOST)}, [9], False),
        ({"defeated": (Summon("wolf", must=True), LOST)}, [9, 7], True),
    ],
)
def test_each_failure_is_counted_once(values: dict[str, Any], rolls: list[int], hurt: bool) -> None:
    table = meet(bane("imp", **values), {"hand": PEBBLES[:4]}, rolls=rolls)
    table.play(*["fight:strength", "roll"] * len(rolls), *["drop:pebble-1"] * hurt)
    assert table.view()["encounter"]["failed"] == 1
