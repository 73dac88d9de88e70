"""The seven steps of a turn: PF-TURN."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.deeds import Travel
from herowright.games.pathfinder.cards.effects import AddDie, BorrowBlessing
from herowright.games.pathfinder.cards.forms import After, AtTurn, Pay, Use
from herowright.games.pathfinder.cards.gifts import DrawCards, GrantExploration
from herowright.games.pathfinder.cards.meetings import EndTurn
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.outside import Heal, Move
from herowright.games.pathfinder.cards.standing import ACQUIRES, ENDS, ENTERS, LEAVES, STARTS, NoReset, When
from herowright.games.pathfinder.cards.troubles import Harder, LoseCards, LoseTime, LoseTop, Unless
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules.components import BLESSING, DISCARD, SPELL, STRENGTH
from herowright.testing import rule
from tests.games.pathfinder.helpers import PEBBLES, boon, game, kinds, location, rules_told, zone

# A card that is gone once it was met, whatever the dice show.
RELIC = boon("relic", SPELL, acquire="Strength 1", traits=("magic",))
TRAVELLER = boon("traveller", SPELL, Play(DISCARD, Move()))


# --- the steps -------------------------------------------------------------------------------------------


@rule("PF-TURN-01", "PF-TURN-02", "PF-TURN-29")
def test_a_turn_has_seven_steps_in_order() -> None:
    table = game(
        {"hand": ["pebble-1"]}, {}, places={"glade": ["wolf"], "grove": ["wolf"]}, rolls=[9], step=("advance",)
    )
    assert table.keys == ["give:pebble-1", "move:grove", "explore", "end"]
    table.play("give:pebble-1", "move:grove", "explore", "fight:strength", "roll", "close", "close:1", "end")
    assert table.asked == (1, "turn")
    told = [kind for kind in kinds(table) if kind not in ("rolls", "defeats")]
    assert told == ["blessing", "gives", "moves", "explores", "closes", "draws", "blessing"]


@rule("PF-TURN-02")
def test_the_steps_in_the_middle_may_all_be_left_out() -> None:
    table = game({"hand": ["pebble-1"]}, {}, step=("advance",))
    table.play("end", "done")
    assert kinds(table) == ["blessing", "draws", "blessing"]
    assert table.asked == (1, "turn")


@rule("PF-TURN-03")
def test_a_step_that_was_passed_cannot_be_returned_to() -> None:
    places: dict[str, list[str]] = {"glade": ["wolf"], "grove": []}
    table = game({"hand": ["pebble-1", "runner"]}, {}, {"place": "grove"}, places=places)
    table.play("move:grove")
    assert "give:pebble-1" not in table.keys
    assert table.refuse("give:pebble-1").rule == "PF-TURN-03"
    explored = game({"hand": ["pebble-1", "runner"]}, {}, rolls=[9])
    explored.play("explore", "fight:strength", "roll")
    assert explored.keys == ["discard:runner", "end"]
    assert explored.refuse("move:grove").rule == explored.refuse("give:pebble-1").rule == "PF-TURN-03"


@rule("PF-TURN-03")
def test_nothing_is_explored_after_an_attempt_to_close() -> None:
    cards = [location("glade", closing=(ByCheck("Strength 9"),)), TRAVELLER]
    hero = {"hand": ["traveller", "runner"], "powers": {"healing": Use(Heal("1", OWN), first=True)}}
    table = game(hero, places={"glade": [], "grove": ["wolf"]}, cards=cards, rolls=[1])
    table.play("close", "close:1", "roll", "discard:traveller", "move:grove")
    assert table.keys == ["end"]
    assert table.refuse("explore").rule == table.refuse("discard:runner").rule == "PF-TURN-03"
    assert table.refuse("power:healing").rule == "PF-TURN-13"


@rule("PF-TURN-03")
def test_what_is_done_instead_of_exploring_passes_the_step_of_moving() -> None:
    healing = Use(Heal("1", OWN), first=True)
    table = game({"discard": ["pebble-9"], "powers": {"healing": healing}})
    table.play("power:healing")
    assert table.keys == ["end"]
    assert table.refuse("move:grove").rule == "PF-TURN-03"


# --- step 1: the blessings deck --------------------------------------------------------------------------


@rule("PF-TURN-04")
def test_the_top_blessing_goes_face_up_on_top_of_the_discard_pile() -> None:
    pile, deck = ["blessing-of-iomedae"], ["prayer", "blessing-of-gorum"]
    table = game(step=("advance",), blessings=deck, blessings_discard=pile)
    shown = table.view()["blessings"]
    assert shown["discard"] == ["boon:blessing-of-iomedae", "boon:prayer"]
    assert (shown["top"], shown["left"]) == ("boon:prayer", 1)
    assert rules_told(table) == ["PF-TURN-04"]


@rule("PF-TURN-05")
def test_nobody_takes_that_card_but_others_may_refer_to_it() -> None:
    echo = boon("echo", BLESSING, Play(DISCARD, BorrowBlessing()))
    strong = boon("strong", BLESSING, Play(DISCARD, AddDie(twice=On(ANYBODY, skills=(STRENGTH,)))))
    table = game({"hand": ["echo"]}, step=("advance",), blessings=["strong", "prayer"], cards=[echo, strong])
    assert zone(table, "hand") == ["echo"]
    assert not [key for key in table.keys if "strong" in key]
    table.play("explore", "fight:strength", "discard:echo:strong")
    assert table.view()["check"]["dice"] == [10, 10, 10]
    assert table.view()["blessings"]["discard"] == ["boon:strong"]


@rule("PF-TURN-06")
def test_an_empty_blessings_deck_loses_the_scenario_at_once() -> None:
    table = game({}, {}, blessings=1, step=("advance",))
    table.play("end")
    assert table.table.is_over
    assert not table.state.won
    assert rules_told(table)[-1] == "PF-END-01"


@rule("PF-TURN-06", "PF-TURN-07")
def test_thirty_blessings_last_for_thirty_turns() -> None:
    table = game({"hand_size": 0}, step=("advance",))
    for turn in range(1, 31):
        assert len(table.told("pf-event-blessing")) == turn
        assert "explore" in table.keys  # also in the last turn
        table.play("end")
    assert table.table.is_over
    assert table.state.lost_by == "PF-END-01"


@rule("PF-TURN-06")
def test_blessings_that_left_the_deck_otherwise_shorten_the_game() -> None:
    fading = location("glade", here=(When(ENDS, LoseTime(1)),))
    table = game({"hand_size": 0}, blessings=4, step=("advance",), cards=[fading])
    table.play("end")
    assert (table.asked, table.view()["blessings"]["left"]) == ((0, "turn"), 1)
    table.play("end")
    assert table.table.is_over
    assert len(table.told("pf-event-blessing")) == 2


# --- step 2: give a card ---------------------------------------------------------------------------------


@rule("PF-TURN-08")
def test_one_card_is_given_to_one_character_at_the_location() -> None:
    table = game({"hand": ["pebble-1", "pebble-2"]}, {}, {}, {"place": "grove"})
    table.play("give:pebble-1")
    assert (table.asked, table.keys) == ((0, "give-to"), ["seat:2", "seat:3"])
    table.play("seat:3")
    assert zone(table, "hand", 2) == ["pebble-1"]
    assert (zone(table, "hand"), zone(table, "hand", 1)) == (["pebble-2"], [])
    assert "give:pebble-2" not in table.keys
    assert table.refuse("give:pebble-2").rule == "PF-TURN-08"


@rule("PF-TURN-08")
def test_nothing_is_given_to_somebody_elsewhere() -> None:
    table = game({"hand": ["pebble-1"]}, {"place": "grove"})
    assert table.keys == ["move:grove", "explore", "end"]
    assert table.refuse("give:pebble-1").rule == "PF-TURN-08"


@rule("PF-TURN-09")
def test_nobody_gives_a_card_to_the_active_player() -> None:
    table = game({}, {"hand": ["pebble-1"]})
    assert table.keys_of(1) == []
    assert table.refuse("give:pebble-1", seat=1).rule == "PF-TURN-09"


# --- step 3: move ----------------------------------------------------------------------------------------


@rule("PF-TURN-10")
def test_any_one_other_location_can_be_reached() -> None:
    cards = [location("marsh"), location("tower")]
    table = game(cards=cards, places={"glade": [], "grove": [], "marsh": [], "tower": []}, closed=["marsh"])
    assert table.keys[:3] == ["move:grove", "move:marsh", "move:tower"]
    table.play("move:tower")
    assert table.view()["heroes"][0]["place"] == 3
    assert table.refuse("move:grove").rule == "PF-TURN-10"


@rule("PF-TURN-11")
@pytest.mark.parametrize(("keys", "harder"), [((), 0), (("move:grove",), 11)])
def test_leaving_and_entering_set_off_what_locations_say(keys: tuple[str, ...], harder: int) -> None:
    glade = location("glade", here=(When(LEAVES, Harder(1)), When(ENTERS, Harder(100))))
    grove = location("grove", here=(When(ENTERS, Harder(10)), When(LEAVES, Harder(1000))))
    table = game(cards=[glade, grove])
    assert table.refuse("move:glade").rule == "PF-TURN-11"
    table.play(*keys)
    assert table.hero(0).harder == harder


# --- step 4: explore -------------------------------------------------------------------------------------


@rule("PF-TURN-12", "PF-TURN-15")
def test_one_exploration_is_free_and_the_next_needs_a_card() -> None:
    table = game({"hand": ["runner", "prayer"]}, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert table.keys == ["discard:runner", "discard:prayer:2", "end"]
    assert table.refuse("explore").rule == "PF-TURN-15"
    bare = game(explored=1)
    assert bare.keys == ["end"]


@rule("PF-TURN-12")
def test_every_turn_has_one_free_exploration_of_its_own() -> None:
    table = game({"hand_size": 0}, options={"PF-TURN-14": "kept"}, explored=1, granted=1, rolls=[9])
    assert "explore" in table.keys  # granted, and not used
    table.play("end", "explore", "fight:strength", "roll")
    assert table.keys == ["end"]


@rule("PF-TURN-13", "PF-TURN-14")
@pytest.mark.parametrize(("reading", "free"), [("lost", False), ("kept", True)])
def test_an_exploration_by_a_card_before_the_free_one(reading: str, free: bool) -> None:
    table = game({"hand": ["runner"]}, options={"PF-TURN-14": reading}, rolls=[9] * (1 + free))
    assert table.keys == ["move:grove", "explore", "discard:runner", "end"]
    table.play("discard:runner", "fight:strength", "roll")
    assert table.view()["free"] is free
    assert table.keys == (["explore", "end"] if free else ["end"])
    if free:
        table.play("explore", "fight:strength", "roll")
        assert table.keys == ["end"]


@rule("PF-TURN-13", "PF-TURN-15")
def test_an_exploration_granted_before_the_free_one_comes_after_it() -> None:
    glade = location("glade", here=(When(STARTS, GrantExploration()),))
    places = {"glade": ["wolf", "wolf", "wolf"], "grove": ["wolf"]}
    table = game({}, {"place": "grove"}, cards=[glade], places=places, rolls=[9, 9], step=("advance",))
    for _ in range(2):
        table.play("explore", "fight:strength", "roll")
    assert table.keys == ["end"]


@rule("PF-TURN-13")
def test_a_power_instead_of_the_first_exploration_comes_too_late_after_it() -> None:
    healing = Use(Heal("1", OWN), first=True)
    table = game({"discard": ["pebble-9"], "powers": {"healing": healing}}, rolls=[9])
    assert "power:healing" in table.keys
    table.play("explore", "fight:strength", "roll")
    assert table.keys == ["end"]
    assert table.refuse("power:healing").rule == "PF-TURN-13"


@rule("PF-TURN-15", "PF-TURN-17")
def test_explorations_by_cards_are_not_limited() -> None:
    table = game({"hand": ["runner", "runner", "prayer"]}, places={"glade": ["wolf"] * 5}, rolls=[9] * 4)
    for key in ("explore", "discard:runner", "discard:runner", "discard:prayer:2"):
        table.play(key, "fight:strength", "roll")
    assert table.view()["explored"] == 4
    assert zone(table, "discard") == ["runner", "runner", "prayer"]
    assert table.keys == ["end"]


@rule("PF-TURN-16")
def test_grants_within_one_exploration_give_one_more() -> None:
    generous = location("glade", here=(When(ACQUIRES, GrantExploration()),))
    hero = {"powers": {"lure": After(ACQUIRES, ("magic",), GrantExploration())}}
    table = game(hero, places={"glade": ["relic", "wolf", "wolf"]}, cards=[generous, RELIC], rolls=[9, 9])
    table.play("explore", "use:strength", "roll", "yes")
    assert table.keys == ["explore", "end"]
    table.play("explore", "fight:strength", "roll")
    assert table.keys == ["end"]


@rule("PF-TURN-16")
def test_grants_of_two_explorations_give_two_more() -> None:
    generous = location("glade", here=(When(ACQUIRES, GrantExploration()),))
    places = {"glade": ["relic", "relic", "wolf", "wolf", "wolf"]}
    table = game({"hand": ["runner"]}, places=places, cards=[generous, RELIC], rolls=[9] * 4)
    table.play("explore", "use:strength", "roll", "discard:runner", "use:strength", "roll")
    table.play("explore", "fight:strength", "roll", "explore", "fight:strength", "roll")
    assert table.keys == ["end"]


@rule("PF-TURN-18")
def test_the_top_card_of_the_own_location_is_turned_up_and_met() -> None:
    table = game(places={"glade": ["ogre", "wolf"], "grove": ["gate"]})
    table.play("explore")
    met = table.view()["encounter"]
    assert (met["card"], met["place"], met["seat"]) == ("bane:ogre", 0, 0)
    moved = game(places={"glade": ["ogre", "wolf"], "grove": ["gate"]})
    moved.play("move:grove", "explore")
    assert moved.view()["encounter"]["card"] == "bane:gate"


@rule("PF-TURN-19")
def test_a_location_without_cards_cannot_be_explored() -> None:
    table = game({"hand": ["runner"]}, places={"glade": [], "grove": []})
    assert table.keys == ["move:grove", "close", "end"]
    assert table.refuse("explore").rule == table.refuse("discard:runner").rule == "PF-TURN-19"


@rule("PF-TURN-20")
def test_nobody_explores_on_the_turn_of_another() -> None:
    table = game({}, {"hand": ["runner", "prayer"]}, options={"asking": "nobody"})
    assert table.keys_of(1) == []
    assert table.refuse("explore", seat=1).rule == "PF-TURN-01"  # the question is put to another
    for key in ("discard:runner", "discard:prayer:2"):
        assert table.refuse(key, seat=1).rule == "PF-TURN-20"


# --- step 5: close ---------------------------------------------------------------------------------------


@rule("PF-TURN-21")
def test_one_attempt_to_close_an_empty_location() -> None:
    closes = location("glade", closing=(ByCheck("Strength 9"),))
    table = game(places={"glade": [], "grove": []}, cards=[closes], rolls=[8])
    table.play("close", "close:1", "roll")
    assert not table.view()["places"][0]["closed"]
    assert table.keys == ["end"]
    assert table.refuse("close").rule == "PF-TURN-21"


@rule("PF-TURN-21")
@pytest.mark.parametrize("closed", [True, False])
def test_neither_a_closed_location_nor_one_with_cards_is_closed(closed: bool) -> None:
    table = game(places={"glade": [] if closed else ["wolf"], "grove": []}, closed=["glade"] if closed else [])
    assert "close" not in table.keys
    assert table.refuse("close").rule == ("PF-CLOSE-11" if closed else "PF-TURN-21")


# --- step 6: reset the hand ------------------------------------------------------------------------------


@rule("PF-TURN-22")
def test_the_end_of_the_turn_comes_before_the_hand() -> None:
    costly = location("glade", here=(When(ENDS, LoseTop(1)),))
    table = game({"hand": ["pebble-9"]}, cards=[costly])
    table.play("end")
    assert table.asked == (0, "reset")
    assert zone(table, "discard") == ["pebble-1"]
    table.play("done")
    assert zone(table, "hand") == ["pebble-9", "pebble-2", "pebble-3", "pebble-4"]


@rule("PF-TURN-22", "PF-PRINC-11")
@pytest.mark.parametrize("to", ["peak", "grove"])
def test_who_comes_to_a_location_at_the_end_of_the_turn_is_there_at_the_end_of_the_turn(to: str) -> None:
    peak = location("peak", here=(When(ENDS, Harder(1)),))
    glade = location("glade", here=(When(ENDS, Harder(3)),))
    hero = {"powers": {"march": AtTurn((ENDS,), Travel())}}
    places: dict[str, list[str]] = {"glade": [], "peak": [], "grove": []}
    table = game(hero, cards=[peak, glade], places=places)
    table.play("end", "first:power:march", "yes", f"move:{to}")
    assert [event.args["by"] for event in table.told("pf-event-harder")] == ([1] if to == "peak" else [])


@rule("PF-TURN-23")
def test_a_hand_that_is_not_reset_does_not_spare_the_end_of_the_turn() -> None:
    still = location("glade", here=(NoReset(), When(ENDS, LoseTop(1))))
    table = game({"hand": ["runner"]}, {}, cards=[still])
    table.play("end")
    assert table.asked == (1, "turn")
    assert (zone(table, "hand"), zone(table, "discard")) == (["runner"], ["pebble-1"])


@rule("PF-TURN-24")
def test_nothing_is_played_once_the_hand_is_reset() -> None:
    hero = {"hand": ["salve", "runner"], "discard": ["pebble-9"]}
    table = game(hero, hero, options={"asking": "nobody"})
    assert "discard:salve" in table.keys
    assert table.keys_of(1) == ["discard:salve"]
    table.play("end")
    assert (table.keys, table.keys_of(1)) == (["done", "drop:salve", "drop:runner"], [])
    assert table.refuse("discard:salve").rule == table.refuse("discard:salve", seat=1).rule == "PF-TURN-24"


@rule("PF-TURN-25")
def test_cards_may_be_played_during_the_end_of_the_turn() -> None:
    cold = location("glade", here=(When(ENDS, Unless("Strength 5", LoseCards(1))),))
    power = {"late": AtTurn((ENDS,), DrawCards("1"))}
    table = game({"hand": ["lens", "salve"], "discard": ["pebble-9"], "powers": power}, cards=[cold], rolls=[4])
    table.play("end")
    assert "discard:salve" in table.keys
    table.play("first:location:glade", "reveal:lens", "roll")
    assert (table.asked, table.keys) == ((0, "at-end"), ["yes", "no", "discard:salve"])
    table.play("discard:salve", "no", "yes")
    assert table.asked == (0, "reset")


@rule("PF-TURN-25", "PF-GOLD-05")
def test_a_power_for_the_end_of_the_turn_needs_the_card_it_is_paid_with() -> None:
    power = {"late": AtTurn((ENDS,), DrawCards("1"), pay=Pay(DISCARD))}
    table = game({"hand": ["salve"], "discard": ["pebble-9"], "powers": power})
    table.play("end")
    assert (table.asked, table.keys) == ((0, "at-end"), ["yes", "no", "discard:salve"])
    table.play("discard:salve", "no")  # not recharged, and nothing is left to decide
    assert (table.asked, kinds(table).count("draws"), len(zone(table, "hand"))) == ((0, "turn"), 1, 4)


@rule("PF-TURN-25")
def test_nothing_is_played_once_a_power_has_ordered_the_end_of_the_turn() -> None:
    trap = location("grove", here=(When(ENTERS, EndTurn()), When(ENDS, Unless("Strength 5", LoseCards(1)))))
    hero = {"hand": ["lens", "salve"], "discard": ["pebble-9"]}
    table = game(hero, {"hand": ["lens"]}, cards=[trap], rolls=[4])
    table.play("move:grove")
    assert (table.asked, table.keys, table.keys_of(1)) == ((0, "prepare"), ["roll"], [])
    table.play("roll")
    assert (table.asked, table.keys) == ((0, "lose-card"), ["drop:lens", "drop:salve"])
    table.play("drop:lens", "done")
    assert (table.asked, len(zone(table, "hand"))) == ((1, "turn"), 4)


@rule("PF-TURN-26", "PF-TURN-27")
def test_any_number_of_cards_may_go_before_the_hand_is_filled_up() -> None:
    table = game({"hand": ["lens", "runner", "prayer"]}, {})
    table.play("end", "drop:runner", "drop:lens", "done")
    assert zone(table, "discard") == ["runner", "lens"]
    assert zone(table, "hand") == ["prayer", "pebble-1", "pebble-2", "pebble-3"]


@rule("PF-TURN-27")
def test_a_hand_that_is_too_large_is_discarded_down() -> None:
    table = game({"hand": PEBBLES[:6], "deck": ["runner"]}, {})
    table.play("end")
    assert table.asked == (0, "discard-down")
    assert "done" not in table.keys
    table.play("drop:pebble-1", "drop:pebble-2")
    assert table.asked == (0, "reset")
    table.play("done")
    assert (zone(table, "hand"), zone(table, "deck")) == (list(PEBBLES[2:6]), ["runner"])


@rule("PF-TURN-28")
@pytest.mark.parametrize(("cards", "dies"), [(3, False), (2, True)])
def test_who_cannot_draw_up_to_the_hand_size_dies(cards: int, dies: bool) -> None:
    table = game({"hand": ["runner"], "deck": PEBBLES[:cards]}, {})
    table.play("end", "done")
    assert table.hero(0).dead is dies
    assert table.asked == (1, "turn")
    assert ("PF-DEATH-01" in rules_told(table)) is dies


# --- step 7: the next player -----------------------------------------------------------------------------


@rule("PF-TURN-29")
def test_the_turn_passes_to_the_left_and_round_the_table() -> None:
    table = game({}, {}, {}, turn=1)
    table.play("end")
    assert table.asked == (2, "turn")
    table.play("end")
    assert table.asked == (0, "turn")


@rule("PF-TURN-30")
def test_the_dead_get_no_turn_and_cost_no_blessing() -> None:
    dead: dict[str, Any] = {"dead": True, "deck": []}
    table = game({}, dead, dead, {}, blessings=10)
    table.play("end")
    assert table.asked == (3, "turn")
    assert table.view()["blessings"]["left"] == 9
    table.play("end")
    assert table.asked == (0, "turn")
