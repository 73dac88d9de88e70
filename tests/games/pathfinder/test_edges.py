"""Exact situations at the edges of the rules, where several clauses meet: each is told by the clauses alone."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning
from herowright.games.pathfinder.cards.effects import AddDice, AddDie, Ease, Fight, Reduce
from herowright.games.pathfinder.cards.forms import AtTurn, Use
from herowright.games.pathfinder.cards.gifts import AddToPlace, DrawCards, GrantExploration
from herowright.games.pathfinder.cards.meetings import EndTurn, Summon, Wander
from herowright.games.pathfinder.cards.on import ANYBODY, HERE, OWN, On
from herowright.games.pathfinder.cards.outside import Examine, Move
from herowright.games.pathfinder.cards.standing import (
    ENDS,
    ENTERS,
    LEAVES,
    MEETS,
    HarderChecks,
    NoEvading,
    OneExploration,
    When,
)
from herowright.games.pathfinder.cards.troubles import (
    EACH_HERE,
    EVERYBODY,
    OTHERS_HERE,
    Damage,
    Each,
    Forbid,
    Harder,
    LoseCards,
    LoseTime,
    Unless,
)
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import RollInstead, Search
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    ARMOR,
    BARRIER,
    BLESSING,
    COMBAT,
    DISCARD,
    FIRE,
    HENCHMAN,
    ITEM,
    MELEE,
    MONSTER,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    VILLAIN,
    WEAPON,
)
from herowright.testing import rule
from tests.games.pathfinder.helpers import (
    bane,
    boon,
    deck_of,
    falls,
    game,
    in_box,
    kinds,
    location,
    meet,
    rules_told,
    zone,
)

ON_ANY = On(ANYBODY)
SIX: list[dict[str, Any]] = [{} for _ in range(6)]


def places(table: Any, mark: str) -> list[str]:
    return [place.card.id for place in table.state.places if getattr(place, mark)]


# --- the turn --------------------------------------------------------------------------------------------


@rule("PF-TURN-08", "PF-TURN-03", "PF-PRINC-09")
def test_a_card_that_was_given_is_played_by_its_new_owner_in_the_same_turn() -> None:
    table = game({"hand": ["charm"]}, {"hand": []}, {"place": "grove"}, rolls=[8, 1])
    table.play("give:charm")
    assert (table.asked, zone(table, "hand", 1)) == ((0, "turn"), ["charm"])  # nobody else is there to be asked about
    table.refuse("give:charm")
    table.play("explore", "fight:strength")
    table.play("discard:charm", seat=1)
    table.play("roll", "no")
    assert (zone(table, "discard", 1), kinds(table)[-1]) == (["charm"], "defeats")


@rule("PF-TURN-29", "PF-TURN-30", "PF-GEN-01")
def test_with_six_heroes_the_turn_passes_over_all_the_dead() -> None:
    heroes: list[dict[str, Any]] = [
        {"hand": ["pebble-1"], "hand_size": 1},
        *({"dead": seat in (1, 2, 4)} for seat in range(1, 6)),
    ]
    table = game(*heroes, turn=0)
    blessings = len(table.state.blessings)
    table.play("end", "done")
    assert (table.asked, len(table.state.blessings)) == ((3, "turn"), blessings - 1)
    table.play("end")
    assert (table.asked, len(table.state.blessings)) == ((5, "turn"), blessings - 2)


@rule("PF-TURN-06", "PF-TURN-07", "PF-DEATH-05")
def test_the_last_blessing_is_the_turn_of_the_next_one_alive() -> None:
    table = game({"hand_size": 0}, {"dead": True}, {"hand_size": 0}, blessings=1)
    table.play("end")
    assert (table.asked, table.state.blessings, table.table.is_over) == ((2, "turn"), [], False)
    table.play("end")
    assert (table.table.is_over, table.state.lost_by, rules_told(table)[-1]) == (True, "PF-END-01", "PF-END-01")


@rule("PF-TURN-28", "PF-TURN-26", "PF-DEATH-02")
@pytest.mark.parametrize(("drop", "dead"), [(False, False), (True, True)])
def test_who_discards_more_than_the_deck_can_replace_dies(drop: bool, dead: bool) -> None:
    table = game({"hand": ["lens", "cloak"], "deck": ["pebble-1"], "hand_size": 3}, {})
    table.play("end", *(["drop:lens"] if drop else []), "done")
    assert (table.hero(0).dead, table.asked) == (dead, (1, "turn"))
    assert sorted(zone(table, "buried" if dead else "hand")) == ["cloak", "lens", "pebble-1"]


@rule("PF-TURN-16", "PF-TURN-17", "PF-TURN-15")
def test_what_one_exploration_grants_together_is_one_exploration_and_cards_grant_more() -> None:
    gift = bane("gift", "Combat 2", after=(GrantExploration(), GrantExploration()), defeated=(GrantExploration(),))
    deck = {"glade": ["gift", "wolf", "wolf"], "grove": ["wolf"]}
    table = game({"hand": ["runner"]}, cards=[gift], places=deck, rolls=[2, 8, 8])
    fight = ["fight:strength", "roll"]
    table.play("explore", *fight, "explore", *fight)
    assert "explore" not in table.keys
    table.play("discard:runner", *fight)
    assert (deck_of(table, "glade"), "explore" in table.keys) == ([], False)


@rule("PF-TURN-14", "PF-TURN-13")
def test_the_free_exploration_is_lost_after_one_that_a_card_granted() -> None:
    table = game({"hand": ["runner", "prayer"]}, rolls=[8])
    table.play("discard:runner", "fight:strength", "roll")
    assert ("explore" in table.keys, "discard:prayer:2" in table.keys) == (False, True)


@rule("PF-TURN-20", "PF-PLAY-17")
def test_on_the_turn_of_another_cards_heal_and_none_explores() -> None:
    helper = {"hand": ["runner", "prayer", "salve"], "discard": ["pebble-1"], "deck": ["pebble-2"]}
    table = game({}, helper, shuffles=[()])
    assert [key for key in table.keys_of(1) if "promise" not in key] == ["discard:salve"]
    table.play("discard:salve", seat=1)
    assert (sorted(zone(table, "deck", 1)), table.asked) == (["pebble-1", "pebble-2"], (1, "recharge"))


@rule("PF-TURN-25", "PF-TURN-22", "PF-TURN-23")
def test_a_turn_that_was_ended_still_has_its_end_of_turn_effects_but_no_cards() -> None:
    net = bane("net", "Combat 20", undefeated=(EndTurn(),))
    glade = location("glade", here=(When(ENDS, Each(EACH_HERE, Harder(1))),))
    hero = {"hand": ["salve"], "discard": ["pebble-1"], "deck": ["pebble-2", "pebble-3"], "hand_size": 1}
    table = game(hero, {"hand": ["salve"]}, cards=[net, glade], places={"glade": ["net", "wolf"]}, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert zone(table, "discard") == ["pebble-1", "salve"]  # for the damage
    assert (table.asked, table.hero(1).harder, table.told("pf-event-harder")[-1].seat) == ((1, "turn"), 0, 1)


@rule("PF-TURN-10", "PF-TURN-11")
def test_who_is_moved_by_a_card_leaves_and_enters_like_anybody() -> None:
    cards = [
        boon("boots", ITEM, Play(DISCARD, Move())),
        location("glade", here=(When(LEAVES, Harder(1)),)),
        location("grove", here=(When(ENTERS, Harder(2)),)),
    ]
    table = game({"hand": ["boots"]}, {}, cards=cards)
    table.play("discard:boots", "move:grove")
    assert (table.hero(0).place, table.hero(0).harder, table.hero(1).harder) == (1, 3, 0)
    assert "move:glade" in table.keys  # the step itself is not used up


# --- encounters ------------------------------------------------------------------------------------------


@rule("PF-ENC-11", "PF-ENC-13", "PF-HENCH-03", "PF-CLOSE-01")
def test_an_evaded_henchman_does_nothing_and_closes_nothing() -> None:
    thug = bane("thug", "Combat 8", HENCHMAN, before=(Harder(1),), after=(Harder(2),), undefeated=(Harder(4),))
    table = meet(thug, {"hand": ["cloak"]})
    table.play("discard:cloak")
    assert (table.hero(0).harder, table.asked, deck_of(table, "glade")) == (0, (0, "turn"), ["thug"])
    assert "explore" not in table.keys


@rule("PF-ENC-11", "PF-PRINC-07", "PF-ENC-02")
def test_nobody_evades_for_another_not_even_in_a_summoned_encounter() -> None:
    caller = bane("caller", "Combat 2", before=(Each(OTHERS_HERE, Summon("ogre")),))
    table = meet(caller, {"hand": ["cloak"]}, {"hand": ["cloak"]})
    assert table.asked == (0, "evade")
    table.play("face")
    assert (table.asked, table.keys_of(0)) == ((1, "evade"), [])
    table.play("discard:cloak")
    assert (table.asked, in_box(table, "ogre"), zone(table, "hand")) == ((0, "skill"), 4, ["cloak"])


@rule("PF-ENC-09", "PF-CHECK-47")
def test_immunity_ends_with_the_check_against_the_immune() -> None:
    """To recharge a card is no check against the bane."""
    spell = boon("flare", SPELL, Play(DISCARD, AddDice("1d4", ON_ANY)), traits=("fire",), recharge="Arcane 6")
    golem = bane("golem", "Combat 8", immune=("arcane",))
    table = meet(golem, {"hand": ["flare"]}, {"hand": ["charm"]}, cards=[spell], rolls=[7, 1, 1, 3])
    table.play("fight:strength")
    assert "discard:charm" not in table.keys_of(1)
    table.play("discard:flare", "roll", "yes")
    assert "discard:charm" in table.keys_of(1)
    table.play("discard:charm", seat=1)
    table.play("roll")
    assert falls(table)[-1][2:] == (6, 6)


@rule("PF-ENC-05", "PF-ENC-08", "PF-SUMMON-10")
def test_limits_of_a_step_are_counted_apart_in_what_is_summoned_meanwhile() -> None:
    caller = bane("caller", "Combat 8", before=(Summon("wolf"),))
    table = meet(caller, {"hand": ["charm", "charm"]}, rolls=[8, 1])
    table.play("fight:strength", "discard:charm", "roll", "no")
    assert (table.asked, table.state.encounters[-1].card.id) == ((0, "skill"), "caller")
    table.play("fight:strength")
    assert "discard:charm" in table.keys


@rule("PF-ENC-27", "PF-CHECK-29")
def test_a_bane_met_again_has_forgotten_what_a_card_made_of_its_difficulty() -> None:
    key = boon("key", ITEM, Play(DISCARD, Ease(5)))
    hero = {"hand": ["key", "runner"]}
    table = meet(bane("lock", "Strength 15", BARRIER), hero, cards=[key], rolls=[9, 10])
    table.play("discard:key", "roll", "discard:runner", "roll")
    assert [each[2:] for each in falls(table)] == [(9, 10), (10, 15)]


@rule("PF-ENC-26", "PF-BANE-03", "PF-ENC-17", "PF-ENC-20")
def test_what_cannot_be_defeated_hurts_nobody_and_still_has_its_aftermath() -> None:
    mist = bane("mist", "", after=(Harder(1),), undefeated=(Harder(2),))
    table = meet(mist, {"hand": ["lens"]}, shuffles=[["mist"]])
    assert (table.hero(0).harder, zone(table, "hand"), deck_of(table, "glade")) == (3, ["lens"], ["mist"])
    assert (table.asked, kinds(table).count("fails")) == ((0, "turn"), 1)


@rule("PF-ENC-24", "PF-CHECK-07", "PF-CHECK-09", "PF-BOON-04")
def test_a_boon_of_two_checks_is_its_finders_whoever_makes_the_other_check() -> None:
    crown = boon("crown", ARMOR, acquire="Wisdom 4 then Arcane 8")
    table = meet(crown, {}, {}, rolls=[4, 6])
    table.play("by:2", "roll")
    assert table.asked == (0, "prepare"), "one check at least is its own"
    table.play("roll")
    assert (zone(table, "hand"), zone(table, "hand", 1)) == (["crown"], [])


@rule("PF-CHECK-03", "PF-CHECK-04", "PF-CHECK-45", "PF-DMG-07")
def test_each_failed_check_of_a_series_hurts_before_the_next() -> None:
    hydra = bane("hydra", "Combat 8 then Combat 9")
    table = meet(hydra, {"hand": ["lens", "friend", "sword"]}, rolls=[6, 9])
    table.play("fight:strength", "roll")
    assert (table.asked, table.told("pf-event-threatens")[-1].args["amount"]) == ((0, "suffer"), 2)
    table.play("drop:lens", "drop:friend")
    assert table.asked == (0, "skill")
    table.play("fight:strength", "roll")
    assert (deck_of(table, "glade"), zone(table, "hand")) == (["hydra"], ["sword"])  # one failure is enough


@rule("PF-CHECK-07", "PF-CHECK-10", "PF-CHECK-45")
def test_who_fails_a_check_made_for_another_is_hurt_and_the_bane_stays() -> None:
    hydra = bane("hydra", "Combat 8 then Combat 9")
    table = meet(hydra, {"hand": ["pebble-1"]}, {"hand": ["cloak", "sword"]}, rolls=[7, 9])
    table.play("by:2", "fight:strength", "roll")
    assert (table.asked, table.told("pf-event-threatens")[-1].args["amount"]) == ((1, "suffer"), 1)
    table.play("drop:cloak", "fight:strength", "roll")
    assert (zone(table, "hand"), zone(table, "hand", 1), deck_of(table, "glade")) == (
        ["pebble-1"],
        ["sword"],
        ["hydra"],
    )


@rule("PF-CHECK-38", "PF-CHECK-40", "PF-CHECK-41")
def test_damage_is_the_modified_difficulty_less_a_result_of_at_least_nothing() -> None:
    curse = location("glade", here=(HarderChecks(3, On(OWN, skills=(COMBAT,))),))
    clumsy = boon("anvil", WEAPON, Play(REVEAL, Fight((MELEE,), "-20")))
    table = meet(bane("imp", "Combat 4"), {"hand": ["anvil"]}, cards=[curse, clumsy], rolls=[10])
    table.play("reveal:anvil:melee", "roll")
    assert falls(table)[-1][2:] == (0, 7)
    assert table.told("pf-event-threatens")[-1].args["amount"] == 7


@rule("PF-CHECK-16", "PF-CHECK-14", "PF-BOON-24")
def test_the_die_of_the_unskilled_is_a_d4_and_so_is_that_of_a_blessing() -> None:
    lock = bane("lock", "Disable 5", BARRIER)
    table = meet(lock, {"hand": ["prayer"]}, rolls=[2, 3])
    table.play("discard:prayer:1", "roll")
    assert falls(table)[-1] == ("d4=2 d4=3", 0, 5, 5)


@rule("PF-BOON-24", "PF-CHECK-20")
@pytest.mark.parametrize(("rolled", "shown"), [("2d6", "d6=1 d6=2 d6=3"), ("9", "9")])
def test_a_blessing_on_dice_that_a_card_names(rolled: str, shown: str) -> None:
    orb = boon("orb", ITEM, Play(DISCARD, RollInstead(rolled, On(OWN, skills=(STRENGTH,)))))
    gate = bane("door", "Strength 20", BARRIER)
    hero = {"hand": ["orb", "prayer"]}
    table = meet(gate, hero, cards=[orb], rolls=[1, 2, 3] if "d" in rolled else [])
    table.play("discard:orb")
    assert ("discard:prayer:1" in table.keys) is ("d" in rolled)
    table.play(*(["discard:prayer:1"] if "d" in rolled else []), "roll")
    assert falls(table)[-1][0] == shown


@rule("PF-CHECK-23", "PF-CHECK-24", "PF-PRINC-15")
@pytest.mark.parametrize(("key", "sides"), [("sword:melee", (10, 8, 10, 10)), ("bow:arcane", (8, 8, 8))])
def test_a_melee_fight_is_a_strength_check_and_a_fight_with_a_bow_is_none(key: str, sides: tuple[int, ...]) -> None:
    bow = boon("bow", WEAPON, Play(REVEAL, Fight((ARCANE,), "1d8")), traits=("ranged",))
    gorum = boon("gorum", BLESSING, Play(DISCARD, AddDie(ON_ANY, twice=On(ANYBODY, skills=(STRENGTH,)))))
    table = meet(bane("imp", "Combat 40"), {"hand": ["bow", "sword", "gorum"]}, cards=[bow, gorum])
    table.play(f"reveal:{key}", "discard:gorum")
    assert table.state.checks[-1].sides == sides


# --- damage ----------------------------------------------------------------------------------------------

WARD = boon("ward", SPELL, Play(DISCARD, Reduce(1, whose=HERE)))


@rule("PF-DMG-04", "PF-DMG-05", "PF-DICE-07")
@pytest.mark.parametrize(("within", "second"), [(True, False), (False, True)])
def test_a_card_of_each_kind_for_each_damaged_character_but_one_within_a_step(within: bool, second: bool) -> None:
    blast = Each(EACH_HERE, Damage("2", FIRE))
    dragon = bane("dragon", "Combat 8", before=(blast,))
    cards = [WARD, dragon, location("glade", here=() if within else (When(ENDS, blast),))]
    heroes: list[dict[str, Any]] = [
        {"hand": ["lens", "friend", "sword"], "hand_size": 0},
        {"hand": ["ward", "ward", "lens", "friend"]},
    ]
    table = game(*heroes, cards=cards, places={"glade": ["dragon"]})
    table.play("explore" if within else "end")
    assert "discard:ward" in table.keys_of(1)
    table.play("discard:ward", seat=1)
    table.play("drop:lens")
    assert ("discard:ward" in table.keys_of(1)) is second
    assert table.asked == ((1, "damage") if second else (1, "suffer"))


@rule("PF-DMG-11", "PF-CHECK-43", "PF-DMG-02")
def test_what_is_in_play_is_no_hand_to_take_damage_from() -> None:
    ward = boon("ward", SPELL, Play(DISCARD, Reduce(5)))
    table = meet(bane("imp", "Combat 18"), {"hand": ["charm", "lens", "ward"]}, cards=[ward], rolls=[1, 1])
    table.play("fight:strength", "discard:charm", "reveal:lens", "roll")
    assert table.asked == (0, "recharge"), "all of the hand is gone, without a question"
    assert (zone(table, "hand"), zone(table, "in_play")) == ([], ["charm"])
    assert sorted(zone(table, "discard")) == ["lens", "ward"]


@rule("PF-DMG-08", "PF-DMG-07")
def test_damage_without_cards_kills_nobody() -> None:
    table = meet(bane("imp", "Combat 40"), {"deck": []}, rolls=[1])
    table.play("fight:strength", "roll")
    assert (table.hero(0).dead, table.asked) == (False, (0, "turn"))


# --- examining -------------------------------------------------------------------------------------------


@rule("PF-EXAM-02", "PF-EXAM-03", "PF-EXAM-04", "PF-EXAM-05")
@pytest.mark.parametrize(("kind", "seen"), [(ALLY, 2), (VILLAIN, 3)])
def test_examining_until_a_kind_leaves_all_in_order(kind: str, seen: int) -> None:
    eye = boon("eye", SPELL, Play(DISCARD, Examine(stop=(kind,))))
    deck = ["wolf", "friend", "ogre"]
    table = game({"hand": ["eye"]}, cards=[eye], places={"glade": deck, "grove": []})
    table.play("discard:eye")
    told = table.told("pf-event-examines")[-1].args["cards"].split()
    assert (len(told), deck_of(table, "glade"), table.state.places[0].known_top) == (seen, deck, seen)
    assert (table.state.encounters, "explore" in table.keys) == ([], True)


@rule("PF-EXAM-06", "PF-EXAM-04", "PF-DEATH-12")
def test_a_search_in_vain_still_shuffles() -> None:
    seeker = boon("seeker", ITEM, Play(DISCARD, Search((ALLY,))))
    hero = {"hand": ["seeker"], "deck": ["lens", "cloak"], "known_top": 1}
    table = game(hero, cards=[seeker], shuffles=[["cloak", "lens"]])
    table.play("discard:seeker")
    assert (zone(table, "deck"), table.hero(0).known_top, table.asked) == (["cloak", "lens"], 0, (0, "turn"))


# --- summoning -------------------------------------------------------------------------------------------


@rule("PF-SUMMON-03", "PF-SUMMON-04", "PF-SUMMON-07", "PF-HENCH-02")
def test_a_summoned_henchman_summons_nothing_closes_nothing_and_goes_to_the_box() -> None:
    boss_thug = bane("thug", "Combat 8", HENCHMAN, before=(Summon("wolf"),))
    caller = bane("caller", "Combat 2", before=(Summon("thug"),))
    table = meet(caller, cards=[boss_thug], rolls=[8, 2])
    assert table.state.encounters[-1].card.id == "thug"
    table.play("fight:strength", "roll", "fight:strength", "roll")
    assert (in_box(table, "thug"), table.asked, deck_of(table, "glade")) == (4, (0, "turn"), [])
    assert kinds(table).count("stays-open") == 0


@rule("PF-SUMMON-06", "PF-SUMMON-09", "PF-PRINC-11")
def test_with_six_heroes_each_summons_in_the_order_that_the_finder_chooses() -> None:
    caller = bane("caller", "Combat 2", before=(Each(OTHERS_HERE, Summon("wolf")),))
    table = meet(caller, *SIX, rolls=[8] * 4 + [7, 2])
    order = []
    for _ in range(5):
        if table.asked[1] == "order":
            assert table.asked[0] == 0
            table.play(table.keys[-1])
        order.append(table.asked[0])
        assert [each.card.id for each in table.state.encounters] == ["caller", "wolf"]
        table.play("fight:strength", "roll")
    assert order == [5, 4, 3, 2, 1]
    table.play("fight:strength", "roll")
    assert kinds(table)[-1] == "defeats"


# --- closing ---------------------------------------------------------------------------------------------


@rule("PF-CLOSE-17", "PF-CLOSE-18", "PF-CLOSE-16", "PF-TURN-21")
def test_a_failed_attempt_after_the_henchman_leaves_that_of_step_five() -> None:
    glade = location("glade", closing=(ByCheck("Strength 9"),))
    table = game(cards=[glade], places={"glade": ["thug"], "grove": []}, rolls=[8, 3, 4])
    table.play("explore", "fight:strength", "roll", "close:1", "roll")
    assert (table.asked, "close" in table.keys) == ((0, "turn"), True)
    table.play("close", "close:1", "roll")
    assert ("close" in table.keys, places(table, "closed")) == (False, [])


@rule("PF-CLOSE-05", "PF-CLOSE-06", "PF-CLOSE-07")
def test_the_way_to_close_is_chosen_first_and_kept() -> None:
    ways = (ByCheck("Strength 9"), ByPaying((BLESSING,)))
    glade = location("glade", closing=ways)
    heroes: list[dict[str, Any]] = [{"hand": ["prayer"]}, {"hand": ["prayer", "prayer"]}]
    table = game(*heroes, cards=[glade], places={"glade": [], "grove": []}, rolls=[1, 1])
    table.play("close")
    assert (table.keys, [key for key in table.keys_of(1) if key.startswith("discard")]) == (
        ["leave", "close:1", "close:2"],
        [],
    )
    table.play("close:1")
    table.play("discard:prayer:1", seat=1)
    assert "discard:prayer:1" not in table.keys_of(1)  # one blessing each
    table.play("roll")
    assert (table.asked, zone(table, "hand"), places(table, "closed")) == ((0, "turn"), ["prayer"], [])


@rule("PF-CLOSE-08", "PF-CLOSE-09", "PF-CLOSE-10")
def test_what_lies_beside_a_villain_goes_when_its_location_would_close() -> None:
    glade = location("glade", closed=(Harder(1),))
    boss = bane("boss", kind=VILLAIN)
    table = game(cards=[glade, boss], places={"glade": ["thug", "wolf", "boss", "gate"]}, rolls=[8])
    table.play("explore", "fight:strength", "roll", "close:1")
    assert (deck_of(table, "glade"), places(table, "closed"), table.hero(0).harder) == (["boss"], [], 0)


@rule("PF-CLOSE-14", "PF-CLOSE-15", "PF-CLOSE-01")
def test_a_closed_location_can_be_explored_and_a_henchman_there_closes_nothing() -> None:
    glade = location("glade", here=(When(MEETS, Harder(5)),), closed_here=(When(MEETS, Harder(1)),))
    laid: dict[str, Any] = {"places": {"glade": ["thug"], "grove": []}, "closed": ["glade"]}
    table = game(cards=[glade], rolls=[9], **laid)
    table.play("explore")
    assert table.hero(0).harder == 1
    table.play("fight:strength", "roll")
    assert (table.asked, kinds(table).count("closes"), "close" in table.keys) == ((0, "turn"), 0, False)


@rule("PF-CLOSE-19", "PF-SUMMON-02", "PF-SUMMON-04")
def test_a_location_is_closed_by_a_henchman_of_which_no_copy_is_left() -> None:
    glade = location("glade", closing=(BySummoning("thug"),))
    thug = bane("thug", "Combat 8", HENCHMAN, copies={"B": 1})
    laid: dict[str, Any] = {"places": {"glade": [], "grove": ["thug"]}}
    table = game(cards=[glade, thug], rolls=[8], **laid)
    assert in_box(table, "thug") == 0
    table.play("close", "close:1", "fight:strength", "roll")
    assert (places(table, "closed"), in_box(table, "thug"), deck_of(table, "grove")) == (["glade"], 0, ["thug"])
    assert table.asked == (0, "turn")


@rule("PF-CLOSE-01", "PF-CLOSE-17")
def test_who_has_left_the_location_of_the_henchman_cannot_close_it() -> None:
    slippery = bane("thug", "Combat 8", HENCHMAN, after=(Wander(),))
    table = game(cards=[slippery], places={"glade": ["thug"], "grove": []}, rolls=[8], draws=["1"])
    table.play("explore", "fight:strength", "roll")
    assert (table.hero(0).place, table.asked, places(table, "closed")) == (1, (0, "turn"), [])
    assert kinds(table).count("stays-open") == 0


# --- villains --------------------------------------------------------------------------------------------

BOSS = bane("boss", "Combat 8", VILLAIN, copies={"B": 1})
STORY = replace(BOX.find("scenario", "brigandoom"), villains=("boss",))


@rule("PF-VILLAIN-02", "PF-VILLAIN-24", "PF-VILLAIN-08")
def test_five_others_hold_everything_and_the_villain_is_cornered() -> None:
    ids = ["glade", "grove", "marsh", "fen", "moor", "heath"]
    laid: dict[str, Any] = {"places": {id: ["boss"] if id == "glade" else ["wolf"] for id in ids}}
    heroes: list[dict[str, Any]] = [{"place": id} for id in ids]
    cards = [BOSS, STORY, *map(location, ids)]
    table = game(*heroes, cards=cards, rolls=[8], **laid)
    table.play("explore")
    for _ in range(5):
        if table.asked[1] == "guard-order":
            table.play(table.keys[-1])
        table.play("close:1")
    assert places(table, "shut") == ids[1:]
    table.play("fight:strength", "roll", "yes")
    assert (table.table.is_over, table.state.won, len(table.state.blessings)) == (True, True, 30)
    assert [deck_of(table, id) for id in ids[1:]] == [["wolf"]] * 5


@rule("PF-VILLAIN-19", "PF-VILLAIN-22", "PF-TURN-07")
def test_the_last_blessings_hide_a_villain_and_the_turn_is_still_played() -> None:
    laid: dict[str, Any] = {"places": {"glade": ["boss"], "grove": [], "marsh": []}, "blessings": 2}
    table = game({"hand_size": 0}, cards=[BOSS, STORY, location("marsh")], rolls=[7], **laid)
    table.play("explore", "fight:strength", "roll")
    assert (table.asked, table.state.blessings, table.table.is_over) == ((0, "turn"), [], False)
    assert sorted(len(deck_of(table, id)) for id in ("glade", "grove", "marsh")) == [1, 1, 1]
    table.play("end")
    assert (table.table.is_over, table.state.won) == (True, False)


@rule("PF-VILLAIN-27", "PF-VILLAIN-06", "PF-VILLAIN-07")
def test_what_was_paid_to_guard_is_gone_although_the_villain_was_evaded() -> None:
    grove = location("grove", closing=(ByPaying((BLESSING,)),))
    laid: dict[str, Any] = {"places": {"glade": ["boss"], "grove": ["wolf"]}}
    heroes: list[dict[str, Any]] = [{"hand": ["cloak"]}, {"place": "grove", "hand": ["prayer"]}]
    table = game(*heroes, cards=[BOSS, STORY, grove], **laid)
    table.play("explore", "close:1", "pay:prayer", "discard:cloak")
    assert (places(table, "shut"), zone(table, "discard", 1), deck_of(table, "glade")) == ([], ["prayer"], ["boss"])
    assert (len(table.state.blessings), table.asked) == (30, (0, "turn"))


@rule("PF-VILLAIN-05", "PF-CLOSE-15", "PF-VILLAIN-04")
def test_a_location_closed_for_now_keeps_its_rules() -> None:
    grove = location("grove", here=(HarderChecks(4, On(ANYBODY)),), closed=(Harder(9),))
    loud = Each(EVERYBODY, Unless("Strength 5", Harder(1)))
    roar = bane("boss", "Combat 8", VILLAIN, copies={"B": 1}, before=(loud,))
    laid: dict[str, Any] = {"places": {"glade": ["boss"], "grove": ["wolf"]}}
    table = game({}, {"place": "grove"}, cards=[roar, STORY, grove], rolls=[5, 8], **laid)
    table.play("explore", "close:1", "roll", "roll")
    assert [hero.harder for hero in table.state.heroes] == [0, 1]  # 5 against 5, and 8 against 9


# --- roles, powers, one hero -----------------------------------------------------------------------------


@rule("PF-CHECK-07", "PF-SOLO-01")
def test_alone_all_checks_of_a_series_are_ones_own() -> None:
    hydra = bane("hydra", "Combat 8 then Combat 9")
    table = meet(hydra, {}, rolls=[8, 9])
    table.play("fight:strength", "roll", "fight:strength", "roll")
    assert (kinds(table)[-1], deck_of(table, "glade")) == ("defeats", [])


@rule("PF-ENC-06", "PF-CHECK-12", "PF-ENC-08")
def test_a_power_is_used_once_in_each_of_two_checks() -> None:
    power = {"flex": Use(AddDice("1d4", On(OWN)))}
    hydra = bane("hydra", "Combat 8 then Combat 9")
    table = meet(hydra, {"powers": power}, rolls=[7, 1, 8, 1])
    for _ in range(2):
        table.play("fight:strength", "power:flex")
        assert "power:flex" not in table.keys
        table.play("roll")
    assert kinds(table)[-1] == "defeats"


@rule("PF-GOLD-04", "PF-GOLD-06")
def test_a_location_that_forbids_evading_forbids_it_to_powers_too() -> None:
    glade = location("glade", here=(NoEvading((MONSTER,)),))
    table = meet(bane("imp"), {"hand": ["cloak"]}, cards=[glade])
    assert table.asked == (0, "skill")


@rule("PF-GOLD-04", "PF-TURN-15")
def test_one_exploration_forbids_what_cards_grant() -> None:
    glade = location("glade", here=(OneExploration(),))
    table = game({"hand": ["runner"]}, cards=[glade], rolls=[8])
    table.play("explore", "fight:strength", "roll")
    assert [key for key in table.keys if key in ("explore", "discard:runner")] == []


@rule("PF-GOLD-07", "PF-END-01", "PF-PILE-05")
@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_time_that_is_not_there_cannot_be_lost(left: int, over: bool) -> None:
    leech = bane("leech", "Combat 8", before=(LoseTime(2),))
    table = meet(leech, {}, blessings=left)
    assert (table.table.is_over, len(table.state.blessings_discard)) == (over, 0 if over else 2)


@rule("PF-GOLD-05", "PF-SUMMON-11", "PF-PILE-03")
def test_what_the_box_does_not_hold_is_not_added() -> None:
    herd = bane("herd", "Combat 2", after=(AddToPlace(ALLY, "3"),))
    table = meet(herd, {}, box={"ally": ["runner", "friend"]}, rolls=[2])
    table.play("fight:strength", "roll")
    assert (sorted(deck_of(table, "glade")), table.asked) == (["friend", "runner"], (0, "turn"))


@rule("PF-PLAY-02", "PF-PLAY-04", "PF-BOON-11")
def test_a_card_lost_to_a_bane_neither_counts_nor_recharges() -> None:
    thief = bane("thief", "Combat 9", before=(LoseCards(1, kinds=(SPELL,)),))
    table = meet(thief, {"hand": ["charm", "charm"]}, rolls=[8, 1])
    table.play("drop:charm", "fight:strength", "discard:charm", "roll")
    assert (table.asked, len(table.state.encounters[-1].due)) == ((0, "recharge"), 0)
    table.play("no")
    assert zone(table, "discard") == ["charm", "charm"]


@rule("PF-GOLD-04", "PF-ENC-04")
def test_what_one_encounter_forbids_the_next_allows() -> None:
    hush = bane("hush", "Combat 2", before=(Forbid((SPELL,)),))
    laid: dict[str, Any] = {"places": {"glade": ["hush", "wolf"], "grove": []}}
    table = game({"hand": ["charm", "runner"]}, cards=[hush], rolls=[2], **laid)
    table.play("explore", "fight:strength")
    assert "discard:charm" not in table.keys
    table.play("roll", "discard:runner", "fight:strength")
    assert "discard:charm" in table.keys


@rule("PF-PRINC-12", "PF-BANE-05")
def test_traits_come_from_the_list_and_not_from_the_name() -> None:
    slayer = boon("slayer", WEAPON, Play(REVEAL, Fight((MELEE,), "1d4", against=("goblin",), better="1d12")))
    for traits, die in (((), 4), (("goblin",), 12)):
        table = meet(bane("goblin-dog", "Combat 30", traits=traits), {"hand": ["slayer"]}, cards=[slayer])
        table.play("reveal:slayer:melee")
        assert table.state.checks[-1].sides == (10, die)


@rule("PF-DMG-02", "PF-DMG-03", "PF-BOON-15")
def test_an_armor_against_combat_damage_is_no_help_against_fire() -> None:
    flame = bane("flame", "Combat 8", before=(Damage("2", FIRE),))
    cloth = boon("cloth", ARMOR, Play(RECHARGE, Reduce(1)))
    table = meet(flame, {"hand": ["shield", "cloth", "lens", "sword"]}, cards=[cloth])
    assert "recharge:shield" not in table.keys
    assert "recharge:cloth" in table.keys
    table.play("recharge:cloth")
    assert table.state.hurts[-1].amount == 1


@rule("PF-VILLAIN-10", "PF-EXAM-05", "PF-TURN-18")
def test_a_villain_that_was_only_looked_at_is_not_met() -> None:
    eye = boon("eye", SPELL, Play(DISCARD, Examine(1)))
    laid: dict[str, Any] = {"places": {"glade": ["boss", "wolf"], "grove": ["wolf"]}}
    table = game({"hand": ["eye"]}, {"place": "grove"}, cards=[BOSS, STORY, eye], **laid)
    table.play("discard:eye")
    assert (table.asked, places(table, "shut"), deck_of(table, "glade")) == ((0, "turn"), [], ["boss", "wolf"])


@rule("PF-DEATH-01", "PF-DEATH-11", "PF-TURN-29")
def test_who_dies_of_drawing_at_the_start_of_a_turn_has_no_turn() -> None:
    power = {"rush": AtTurn(("starts",), DrawCards("2"), must=True)}
    table = game({"deck": ["pebble-1"], "powers": power}, {}, step=("advance",))
    assert (table.hero(0).dead, table.asked, len(table.state.blessings)) == (True, (1, "turn"), 28)
