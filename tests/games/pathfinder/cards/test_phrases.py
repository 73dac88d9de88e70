"""What cards of decks to come say: the difficulty is N, you cannot explore again, draw 1 instead. No printed card of
the box needs it, so every card here is made on the spot."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from herowright.bots import play_on
from herowright.games.pathfinder.bot.greedy import GreedyBot
from herowright.games.pathfinder.cards import (
    arms,
    deeds,
    effects,
    forms,
    gifts,
    meetings,
    on,
    outside,
    standing,
    troubles,
    wonders,
)
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.deeds import AndThen
from herowright.games.pathfinder.cards.effects import Beat, Ease, SetDifficulty
from herowright.games.pathfinder.cards.forms import AtTurn, Use
from herowright.games.pathfinder.cards.gifts import DrawCards, GrantExploration
from herowright.games.pathfinder.cards.on import ANY_CHECK, CLOSE, OTHER, RECHARGING, On
from herowright.games.pathfinder.cards.outside import Examine, ExploreAgain, Heal
from herowright.games.pathfinder.cards.standing import (
    ENDS,
    MEETS,
    STARTS,
    DifficultyIs,
    HarderChecks,
    InsteadOfDrawing,
    InsteadOfExploring,
    OneExploration,
    Standing,
    When,
)
from herowright.games.pathfinder.cards.troubles import (
    OTHERS_HERE,
    DifficultyBecomes,
    DrawInstead,
    Each,
    Harder,
    NoMoreExploring,
    Unless,
)
from herowright.games.pathfinder.cards.types import Card, Play
from herowright.games.pathfinder.cards.wording import text_of
from herowright.games.pathfinder.rules import codec
from herowright.games.pathfinder.rules.components import (
    BARRIER,
    COMBAT,
    DISCARD,
    ITEM,
    RECHARGE,
    REVEAL,
    WISDOM,
)
from herowright.locale.texts import Texts
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, falls, game, location, meet, zone


def scenario(*during: Any) -> Any:
    return replace(BOX.find("scenario", "brigandoom"), during=during)


def adventure(*during: Any) -> Any:
    return replace(BOX.find("adventure", "perils-of-the-lost-coast"), during=during)


def difficulty(table: Table) -> int:
    return int(table.state.check.difficulty)


def labelled(table: Table) -> dict[str, int]:
    """The numbers that the ways of a check are offered with."""
    assert table.table.decision
    return {option.key: option.label.args["difficulty"] for option in table.table.decision.options}


# --- the difficulty is N ---------------------------------------------------------------------------------


@rule("PF-GOLD-01", "PF-CHECK-26", "PF-CHECK-27")
@pytest.mark.parametrize("says", ["bane", "location", "scenario", "adventure"])
@pytest.mark.parametrize(("number", "rolled", "won"), [(5, 4, False), (5, 5, True), (12, 10, False)])
def test_the_difficulty_is_what_a_card_says_it_is(says: str, number: int, rolled: int, won: bool) -> None:
    """The wolf prints Combat 8."""
    rules = {each: (DifficultyIs(number),) if each == says else () for each in ("bane", "location")}
    cards: list[Card] = [bane("wolf", standing=rules["bane"]), location("glade", here=rules["location"])]
    cards += [scenario(DifficultyIs(number))] if says == "scenario" else []
    cards += [adventure(DifficultyIs(number))] if says == "adventure" else []
    table = game({"hand": PEBBLES}, cards=cards, rolls=[rolled])
    table.play("explore")
    assert labelled(table)["fight:strength"] == number
    table.play("fight:strength")
    shown = table.view()["check"]
    assert (shown["base"], shown["difficulty"]) == (number, number)
    table.play("roll")
    assert falls(table) == [(f"d10={rolled}", 0, rolled, number)]
    assert bool(table.told("pf-event-defeats")) is won
    hurt = [event.args["amount"] for event in table.told("pf-event-threatens")]
    assert hurt == ([] if won else [number - rolled])  # PF-CHECK-41: the number that was set counts


@rule("PF-CHECK-29", "PF-GOLD-01")
def test_what_shifts_the_difficulty_shifts_the_number_that_was_set() -> None:
    """12 instead of 8; 2 more here, 1 more in this turn, and 4 less by a card."""
    charm = boon("ease", ITEM, Play(REVEAL, Ease(4)))
    brute = bane("brute", standing=(DifficultyIs(12),), before=(Harder(1),))
    table = meet(brute, {"hand": ["ease"]}, cards=[charm, location("glade", here=(HarderChecks(2),))])
    table.play("fight:strength")
    assert (difficulty(table), table.view()["check"]["base"]) == (15, 12)
    table.play("reveal:ease")
    assert (difficulty(table), table.view()["check"]["base"]) == (11, 12)


@rule("PF-CHECK-27", "PF-PRINC-05")
@pytest.mark.parametrize(
    ("skill", "number"), [("use:wisdom", 11), ("fight:strength", 8)], ids=["the one named", "another"]
)
def test_it_holds_only_for_the_checks_that_it_names(skill: str, number: int) -> None:
    imp = bane("imp", "Combat 8 or Wisdom 4", standing=(DifficultyIs(11, On(skills=(WISDOM,))),))
    table = meet(imp, {})
    assert labelled(table) == {"fight:strength": 8, "fight:melee": 8, "use:wisdom": 11}
    table.play(skill)
    assert difficulty(table) == number


@rule("PF-CARD-02", "PF-CLOSE-03")
def test_it_can_speak_of_closing_alone() -> None:
    glade = location("glade", closing=(ByCheck("Wisdom 3"),))
    cards = [glade, scenario(DifficultyIs(6, On(purposes=(CLOSE,))))]
    table = game({}, cards=cards, places={"glade": ["thug"], "grove": []}, rolls=[8, 5])
    table.play("explore", "fight:strength")
    assert difficulty(table) == 8
    table.play("roll", "close:1")
    assert difficulty(table) == 6
    table.play("roll")
    assert not table.state.places[0].closed


@rule("PF-GOLD-02")
@pytest.mark.parametrize(
    ("said", "number"),
    [
        ({"bane": 10, "location": 11, "scenario": 12, "adventure": 13}, 13),
        ({"bane": 10, "location": 11, "scenario": 12}, 12),
        ({"bane": 10, "location": 11}, 11),
        ({"bane": 10}, 10),
        ({}, 8),
    ],
)
def test_of_two_that_say_so_the_higher_ranking_card_is_followed(said: dict[str, int], number: int) -> None:
    rules = {each: (DifficultyIs(said[each]),) if each in said else () for each in ("bane", "location")}
    cards: list[Card] = [bane("wolf", standing=rules["bane"]), location("glade", here=rules["location"])]
    cards += [scenario(DifficultyIs(said["scenario"]))] if "scenario" in said else []
    cards += [adventure(DifficultyIs(said["adventure"]))] if "adventure" in said else []
    table = game({}, cards=cards)
    table.play("explore", "fight:strength")
    assert difficulty(table) == number


@rule("PF-GOLD-02", "PF-GOLD-03")
@pytest.mark.parametrize(("used", "number"), [("power:focus", 6), ("reveal:dial", 4)])
def test_a_location_before_the_character_before_cards(used: str, number: int) -> None:
    """The power of a character beats the bane and is asked nothing; the location beats both."""
    dial = boon("dial", ITEM, Play(REVEAL, SetDifficulty(4)))
    for here, wanted in (((), number), ((DifficultyIs(9),), 9)):
        hero = {"hand": ["dial"], "powers": {"focus": Use(SetDifficulty(6))}}
        cards = [
            dial,
            location("glade", here=here),
            bane("wolf", standing=() if used[0] == "r" else (DifficultyIs(20),)),
        ]
        table = game(hero, cards=cards)
        table.play("explore", "fight:strength", used)
        assert (table.asked, difficulty(table)) == ((0, "prepare"), wanted)


@rule("PF-GOLD-08")
@pytest.mark.parametrize(("answer", "number"), [("difficulty:4", 4), ("difficulty:20", 20)])
def test_among_equals_the_active_player_says_which_is_followed(answer: str, number: int) -> None:
    """A bane and an item: neither ranks above the other. Seat 1 plays the item on the check of seat 0."""
    dial = boon("dial", ITEM, Play(REVEAL, SetDifficulty(4, ANY_CHECK)))
    table = game({}, {"hand": ["dial"]}, cards=[dial, bane("wolf", standing=(DifficultyIs(20),))])
    table.play("explore", "fight:strength")
    assert (table.asked, difficulty(table)) == ((0, "prepare"), 20)
    table.play("reveal:dial", seat=1)
    assert (table.asked, table.keys) == ((0, "which-difficulty"), ["difficulty:4", "difficulty:20"])
    table.play(answer)
    assert (table.asked, difficulty(table)) == ((0, "prepare"), number)


@rule("PF-GOLD-08")
def test_two_sentences_of_one_card_are_equals_too() -> None:
    torn = bane("torn", standing=(DifficultyIs(15), DifficultyIs(9, On(skills=(COMBAT,)))))
    table = meet(torn, {}, {})
    table.play("fight:strength")
    assert (table.asked, table.keys) == ((0, "which-difficulty"), ["difficulty:9", "difficulty:15"])
    table.play("difficulty:9")
    assert difficulty(table) == 9
    again = meet(torn, {}, rolls=[])
    again.refuse("difficulty:9")  # nobody has asked yet


@rule("PF-GOLD-08")
def test_the_same_number_twice_is_no_question() -> None:
    dial = boon("dial", ITEM, Play(REVEAL, SetDifficulty(9)))
    table = meet(bane("calm", standing=(DifficultyIs(9),)), {"hand": ["dial"]}, cards=[dial])
    table.play("fight:strength", "reveal:dial")
    assert (table.asked, difficulty(table)) == ((0, "prepare"), 9)


@rule("PF-CHECK-07", "PF-CHECK-34")
def test_it_can_speak_of_other_characters() -> None:
    """In a series of two checks, the one who helps has it harder than the one who met the card."""
    twins = bane("twins", "Combat 5 then Combat 6", standing=(DifficultyIs(13, On(OTHER)), HarderChecks(1, On(OTHER))))
    table = meet(twins, {}, {}, rolls=[9, 9])
    table.play("by:1", "fight:strength")
    assert difficulty(table) == 5
    table.play("roll", "by:2", "fight:strength")
    assert (table.asked[0], difficulty(table)) == (1, 14)
    table.play("roll")
    assert [fall[2:] for fall in falls(table)] == [(9, 5), (9, 14)]


@rule("PF-CHECK-34", "PF-BOON-08")
def test_outside_encounters_others_are_those_who_do_not_take_the_turn() -> None:
    glade = location("glade", here=(DifficultyIs(9, On(OTHER, purposes=(RECHARGING,))),))
    hero = {"hand": ["salve"], "discard": ["pebble-1"], "deck": PEBBLES[1:]}
    table = game(hero, hero, cards=[glade], shuffles=[[]] * 2)
    table.play("discard:salve", "yes", seat=0)
    assert difficulty(table) == 6
    table.play("roll")
    table.play("discard:salve", seat=1)
    table.play("yes")
    assert (table.asked[0], difficulty(table)) == (1, 9)


@rule("PF-ENC-14", "PF-ENC-27", "PF-GOLD-01")
@pytest.mark.parametrize(("rolled", "number"), [(1, 14), (6, 8)])
def test_before_an_encounter_a_bane_can_set_its_difficulty(rolled: int, number: int) -> None:
    """It is forgotten when the encounter is over."""
    sphinx = bane("sphinx", "Combat 8", before=(Unless("Wisdom 5", DifficultyBecomes(14)),))
    table = game({}, cards=[sphinx], places={"glade": ["sphinx"]}, rolls=[rolled, 1])
    table.play("explore", "roll", "fight:strength")
    assert difficulty(table) == number
    table.play("roll")
    table = game({}, {}, cards=[sphinx], places={"glade": ["sphinx"]}, rolls=[1, 1, 6])
    table.play("explore", "roll", "fight:strength", "roll", "end", "explore", "roll", "fight:strength")
    assert (table.asked[0], difficulty(table)) == (1, 8)


@rule("PF-GOLD-01", "PF-PRINC-05")
def test_what_is_said_of_the_card_met_is_not_said_of_other_checks() -> None:
    """A recharge check within the encounter keeps its own number, and so do the checks of others."""
    sphinx = bane("sphinx", "Combat 8 then Combat 8", before=(DifficultyBecomes(14),))
    table = meet(sphinx, {"hand": ["bolt"]}, {}, rolls=[8, 6, 5])
    table.play("by:1", "discard:bolt:arcane")
    assert difficulty(table) == 14
    table.play("roll", "recharge:bolt", "yes")
    assert (table.state.check.purpose, difficulty(table)) == ("recharging", 6)
    table.play("roll", "by:2", "fight:strength")
    assert (table.asked[0], difficulty(table)) == (1, 8)


@rule("PF-BANE-04", "PF-PRINC-05")
@pytest.mark.parametrize(("on", "number"), [(On(), 6), (On(purposes=(RECHARGING,)), 12)])
def test_a_bane_means_the_checks_against_it_unless_it_names_others(on: On, number: int) -> None:
    table = meet(bane("veil", standing=(DifficultyIs(12, on),)), {"hand": ["bolt"]}, rolls=[8, 6])
    table.play("discard:bolt:arcane")
    assert difficulty(table) == (8 if on.purposes else 12)
    table.play("roll", "yes")
    assert (table.state.check.purpose, difficulty(table)) == ("recharging", number)


@rule("PF-GOLD-02")
def test_a_moment_of_the_scenario_can_set_it_above_the_bane() -> None:
    cards = [
        scenario(When(MEETS, DifficultyBecomes(7), kinds=("monster",))),
        bane("wolf", standing=(DifficultyIs(20),)),
    ]
    table = game({}, cards=cards)
    table.play("explore", "fight:strength")
    assert difficulty(table) == 7


@rule("PF-ENC-18", "PF-CHECK-29")
@pytest.mark.parametrize(("here", "beaten"), [((), True), ((DifficultyIs(9),), False), ((HarderChecks(4),), False)])
def test_what_defeats_up_to_a_difficulty_asks_for_the_one_that_holds(here: Any, beaten: bool) -> None:
    """The gate prints Strength 6."""
    picks = boon("picks", ITEM, Play(REVEAL, Beat(8)))
    cards = [picks, location("glade", here=here)]
    table = game({"hand": ["picks"]}, cards=cards, places={"glade": ["gate"]})
    table.play("explore")
    assert ("reveal:picks" in table.keys) is beaten


@rule("PF-CHECK-29", "PF-GEN-02")
@pytest.mark.parametrize(("number", "wanted"), [(0, 9), (3, 12)])
def test_the_number_of_the_adventure_deck_can_make_it_harder(number: int, wanted: int) -> None:
    cards = [location("glade", here=(HarderChecks(1, veteran=True),)), replace(adventure(), number=number)]
    table = game({}, cards=cards)
    table.play("explore", "fight:strength")
    assert difficulty(table) == wanted


# --- you cannot explore again this turn ------------------------------------------------------------------

TAR = bane("tar", "Combat 5", after=(NoMoreExploring(),))
GRANTING = {"hand": ["runner", "prayer", "pebble-9"], "powers": {"roam": Use(ExploreAgain(), own_turn=True)}}


def stuck(*heroes: Any, **arrangement: Any) -> Table:
    """Seat 0 has met the tar pit; two wolves are left in the glade."""
    places = {"glade": ["tar", "wolf", "wolf"], "grove": ["wolf"]}
    cards = [TAR, *arrangement.pop("cards", ())]
    table = game(*(heroes or (GRANTING, {})), cards=cards, places=places, rolls=[9], **arrangement)
    table.play("explore", "fight:strength", "roll")
    return table


@rule("PF-GOLD-04", "PF-GOLD-06", "PF-TURN-15")
@pytest.mark.parametrize("key", ["explore", "discard:runner", "discard:prayer:2", "power:roam"])
def test_nothing_grants_an_exploration_any_more(key: str) -> None:
    free = game(GRANTING, {})
    assert key in free.keys
    table = stuck()
    assert (table.asked, key in table.keys) == ((0, "turn"), False)
    refused = table.refuse(key)
    assert (refused.rule, refused.message.id) == ("PF-GOLD-04", "pf-no-more-exploring")
    assert refused.message.args == {"card": "bane:tar"}
    told = table.told("pf-event-no-more-exploring")
    assert [(event.seat, event.args) for event in told] == [(0, {"card": "bane:tar"})]


@rule("PF-GOLD-06", "PF-TURN-16")
@pytest.mark.parametrize("first", [True, False])
def test_an_exploration_that_was_granted_is_lost_whichever_comes_first(first: bool) -> None:
    both = (GrantExploration(), NoMoreExploring()) if first else (NoMoreExploring(), GrantExploration())
    maze = bane("maze", "Combat 5", after=both)
    table = game({}, {}, cards=[maze], places={"glade": ["maze", "wolf"]}, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert "explore" not in table.keys
    assert (table.view()["granted"], table.view()["free"], table.view()["stopped_by"]) == (False, False, "bane:maze")


@rule("PF-GOLD-04", "PF-TURN-12")
def test_at_the_start_of_a_turn_it_takes_the_free_exploration_too() -> None:
    glade = location("glade", here=(When(STARTS, NoMoreExploring()), InsteadOfExploring(Harder(1))))
    hero = {"powers": {"calm": Use(Heal("1"), first=True)}, "discard": ["pebble-1"], "deck": PEBBLES[1:]}
    table = game(hero, cards=[glade], step=("advance",))
    assert table.keys == ["move:grove", "end"]
    assert table.refuse("explore").rule == "PF-GOLD-04"
    assert table.refuse("power:calm").message.id == "pf-no-more-exploring"
    assert table.view()["free"] is False


@rule("PF-PRINC-13", "PF-TURN-21")
def test_all_else_goes_on() -> None:
    """What does not explore may still be done: closing an empty location, healing, ending the turn."""
    hero = {"hand": ["salve"], "discard": ["pebble-1"], "deck": PEBBLES[1:]}
    table = game(hero, places={"glade": [], "grove": ["wolf"]}, stopped_by="bane:tar", explored=1)
    assert table.keys == ["close", "end", "discard:salve"]


@rule("PF-TURN-12", "PF-TURN-29")
def test_the_next_turn_explores_again() -> None:
    table = stuck()
    table.play("end", "done")
    assert (table.asked, "explore" in table.keys) == ((1, "turn"), True)
    assert table.view()["stopped_by"] is None
    assert table.state.stopped_by == ""


@rule("PF-TURN-20")
def test_it_says_nothing_to_those_whose_turn_it_is_not() -> None:
    pit = bane("pit", "Combat 5", after=(Each(OTHERS_HERE, NoMoreExploring()),))
    table = game({"hand": ["runner"]}, {}, cards=[pit], places={"glade": ["pit", "wolf"]}, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert "discard:runner" in table.keys
    assert table.state.stopped_by == ""


@rule("PF-GOLD-04", "PF-PRINC-01")
def test_it_is_the_first_card_to_say_so_that_is_named() -> None:
    """It has been said, and nothing happens a second time."""
    hero = {"hand": ["elixir"], "discard": ["pebble-1"], "deck": PEBBLES[1:]}
    elixir = boon("elixir", ITEM, Play(DISCARD, AndThen(Heal("1"), NoMoreExploring())))
    table = game(hero, cards=[elixir], stopped_by="bane:tar", explored=1, shuffles=[[]])
    table.play("discard:elixir")
    assert (table.view()["stopped_by"], table.told("pf-event-no-more-exploring")) == ("bane:tar", [])


@rule("PF-PLAY-01", "PF-GOLD-04")
def test_a_boon_can_have_it_as_its_price() -> None:
    elixir = boon("elixir", ITEM, Play(DISCARD, AndThen(Heal("2"), NoMoreExploring())))
    hero = {"hand": ["elixir", "runner"], "discard": ["pebble-1"], "deck": PEBBLES[1:]}
    table = game(hero, cards=[elixir], shuffles=[[]])
    assert {"explore", "discard:runner"} <= set(table.keys)
    table.play("discard:elixir")
    assert not {"explore", "discard:runner"} & set(table.keys)
    assert table.refuse("discard:runner").message.args == {"card": "boon:elixir"}


@rule("PF-GOLD-04", "PF-TURN-15")
def test_a_location_can_allow_a_single_exploration() -> None:
    """Only there: elsewhere the runner runs on."""
    glade = location("glade", here=(OneExploration(),))
    travel = boon("boots", ITEM, Play(DISCARD, Heal("1")))
    for place, again in (("glade", False), ("grove", True)):
        table = game({"hand": ["runner"], "place": place}, cards=[glade, travel], rolls=[9])
        table.play("explore", "fight:strength", "roll")
        if place == "grove":
            assert "discard:runner" not in table.keys  # its deck is empty
            continue
        refused = table.refuse("discard:runner")
        assert (refused.rule, refused.message.args) == ("PF-GOLD-04", {"card": "location:glade"})
        assert ("discard:runner" in table.keys) is again


@rule("PF-GOLD-04")
def test_a_stopped_turn_is_saved() -> None:
    table = stuck()
    data = json.loads(json.dumps(plain.encode(table.state)))
    assert data["stopped_by"] == "bane:tar"
    again = codec.decode(data, table.state.box, table.state.settings, Chance(0))
    assert again.stopped_by == "bane:tar"
    assert {**plain.encode(again), "known": 0} == {**plain.encode(table.state), "known": 0}
    del data["stopped_by"], data["heroes"][0]["draws"]  # as older games were saved
    older = codec.decode(data, table.state.box, table.state.settings, Chance(0))
    assert (older.stopped_by, older.heroes[0].draws) == ("", ())
    assert table.state.copy().stopped_by == "bane:tar"


# --- draw 1 instead --------------------------------------------------------------------------------------


@rule("PF-GOLD-01", "PF-TURN-27")
@pytest.mark.parametrize("says", ["location", "scenario", "adventure"])
@pytest.mark.parametrize("count", [1, 2])
def test_instead_of_filling_the_hand_so_many_are_drawn(says: str, count: int) -> None:
    rules = InsteadOfDrawing(count, reset=True)
    cards: list[Card] = [location("glade", here=(rules,) if says == "location" else ())]
    cards += [scenario(rules)] if says == "scenario" else []
    cards += [adventure(rules)] if says == "adventure" else []
    table = game({"hand": ["lens"]}, {}, cards=cards)
    assert table.view()["heroes"][0]["refill"] == count
    table.play("end", "done")
    assert zone(table, "hand") == ["lens", *PEBBLES[:count]]
    told = table.told("pf-event-draws-instead")
    assert [(event.args["count"], event.args["instead"]) for event in told] == [(3, count)]
    assert [event.rule for event in told] == ["PF-GOLD-01"]


@rule("PF-PILE-01", "PF-PRINC-05")
@pytest.mark.parametrize(("reset", "drawn"), [(False, 1), (True, 3)])
def test_it_speaks_of_every_draw_or_of_resetting_alone(reset: bool, drawn: int) -> None:
    glade = location("glade", here=(InsteadOfDrawing(1, reset), When(STARTS, DrawCards("3"))))
    table = game({"hand_size": 9}, {}, cards=[glade], step=("advance",))
    assert len(table.hero(0).hand) == drawn
    table.play("end", "done")
    assert len(table.hero(0).hand) == drawn + 1


@rule("PF-PILE-01")
def test_a_card_that_draws_more_draws_1_instead() -> None:
    scroll = boon("scroll", ITEM, Play(DISCARD, AndThen(Examine(), DrawCards("2"))))
    table = game({"hand": ["scroll"]}, cards=[scroll, scenario(InsteadOfDrawing())])
    table.play("discard:scroll")
    assert zone(table, "hand") == ["pebble-1"]


@rule("PF-GOLD-01")
def test_who_would_draw_nothing_draws_nothing_instead() -> None:
    glade = location("glade", here=(InsteadOfDrawing(),))
    table = game({"hand": PEBBLES[:4], "deck": PEBBLES[4:]}, {}, cards=[glade])
    table.play("end", "done")
    assert zone(table, "hand") == [*PEBBLES[:4]]
    assert not table.told("pf-event-draws-instead")


@rule("PF-TURN-28", "PF-DEATH-01")
@pytest.mark.parametrize(("here", "dies"), [((), True), ((InsteadOfDrawing(1, reset=True),), False)])
def test_only_what_is_drawn_can_kill(here: Any, dies: bool) -> None:
    table = game({"hand": ["lens"], "deck": PEBBLES[:1]}, {}, cards=[location("glade", here=here)])
    table.play("end", "done")
    assert table.hero(0).dead is dies


@rule("PF-GOLD-02")
def test_of_two_such_rules_the_higher_ranking_card_is_followed() -> None:
    cards = [scenario(InsteadOfDrawing(2)), location("glade", here=(InsteadOfDrawing(0), When(ENDS, DrawInstead(3))))]
    table = game({"hand": ["lens"]}, {}, cards=cards)
    table.play("end", "done")
    assert zone(table, "hand") == ["lens", "pebble-1", "pebble-2"]


@rule("PF-GOLD-01", "PF-TURN-22", "PF-TURN-29")
def test_a_bane_can_say_so_until_the_end_of_the_turn() -> None:
    leech = bane("leech", "Combat 5", after=(DrawInstead(1, reset=True),))
    table = game({"hand": ["lens"]}, cards=[leech], places={"glade": ["leech", "wolf"]}, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert table.view()["heroes"][0]["draws"] == [{"card": "bane:leech", "count": 1, "reset": True}]
    data = json.loads(json.dumps(plain.encode(table.state)))
    again = codec.decode(data, table.state.box, table.state.settings, Chance(0))
    assert again.heroes[0].draws == table.hero(0).draws == table.state.copy().heroes[0].draws
    table.play("end", "done")
    assert (zone(table, "hand"), table.hero(0).draws) == (["lens", "pebble-1"], ())
    table.play("end", "done")
    assert len(table.hero(0).hand) == 4


@rule("PF-CHAR-03")
def test_a_power_at_the_end_of_a_turn_draws_so_many_too() -> None:
    hero = {"powers": {"rest": AtTurn((ENDS,), DrawCards("2"))}}
    table = game(hero, {}, cards=[scenario(InsteadOfDrawing(1))])
    table.play("end")
    table.play("power:rest" if "power:rest" in table.keys else "yes")
    assert len(table.hero(0).hand) == 1


# --- in words --------------------------------------------------------------------------------------------

SAID: dict[str, tuple[Card, tuple[str, str, str]]] = {
    "difficulty is": (
        location("hall", here=(DifficultyIs(12, On(skills=(WISDOM,))),)),
        (
            "At this location: the difficulty of your Wisdom check is 12.",
            "W tej lokacji: trudność twojego testu Mądrości wynosi 12.",
            "An diesem Ort – die Schwierigkeit bei deinem Wurf auf Weisheit beträgt 12.",
        ),
    ),
    "of others": (
        location("hall", here=(DifficultyIs(9, On(OTHER)),)),
        (
            "At this location: the difficulty of another character's check is 9.",
            "W tej lokacji: trudność testu innej postaci wynosi 9.",
            "An diesem Ort – die Schwierigkeit bei einem fremden Wurf beträgt 9.",
        ),
    ),
    "difficulty becomes": (
        bane("haze", "", before=(DifficultyBecomes(14),)),
        (
            "Before the encounter, the difficulty of your checks against this card is 14.",
            "Przed spotkaniem: trudność twoich testów przeciw tej karcie wynosi 14.",
            "Vor der Begegnung: Gegen diese Karte mit der Schwierigkeit 14 würfeln.",
        ),
    ),
    "veteran": (
        location("hall", here=(HarderChecks(0, veteran=True),)),
        (
            "At this location: the difficulty of your check is higher by the adventure deck number.",
            "W tej lokacji: trudność twojego testu jest wyższa o numer zestawu przygodowego.",
            "An diesem Ort – die Schwierigkeit bei deinem Wurf ist um die Nummer des Abenteuersets höher.",
        ),
    ),
    "no more exploring": (
        bane("haze", "", after=(NoMoreExploring(),)),
        (
            "After the encounter, you cannot explore again this turn.",
            "Po spotkaniu: nie możesz już w tej turze eksplorować.",
            "Nach der Begegnung: In diesem Zug nicht mehr erkunden.",
        ),
    ),
    "one exploration": (
        location("hall", here=(OneExploration(),)),
        (
            "At this location: you cannot explore more than once in a turn.",
            "W tej lokacji: w jednej turze możesz eksplorować tylko raz.",
            "An diesem Ort – in einem Zug darfst du nur einmal erkunden.",
        ),
    ),
    "draw instead": (
        location("hall", here=(InsteadOfDrawing(1, reset=True),)),
        (
            "At this location: draw 1 card instead of the usual number when resetting the hand.",
            "W tej lokacji: dobieraj 1 kartę zamiast zwykłej liczby przy resetowaniu ręki.",
            "An diesem Ort – beim Auffrischen der Hand 1 Karte statt der üblichen Zahl ziehen.",
        ),
    ),
    "draw instead for a turn": (
        bane("haze", "", undefeated=(DrawInstead(2),)),
        (
            "If undefeated, until the end of the turn, draw 2 cards instead of the usual number.",
            "Jeśli nie zostanie pokonana: do końca tury dobieraj 2 karty zamiast zwykłej liczby.",
            "Nicht besiegt: Bis zum Zugende 2 Karten statt der üblichen Zahl ziehen.",
        ),
    ),
}


@pytest.mark.parametrize("phrase", SAID)
def test_a_card_says_what_it_does(phrase: str) -> None:
    card, wanted = SAID[phrase]
    assert tuple(Texts(lang).say(text_of(card)[0]) for lang in ("en", "pl", "de")) == wanted


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "Reveal: set the difficulty of any check to 4."),
        ("pl", "Ujawnij: ustal trudność dowolnego testu na 4."),
        ("de", "Vorzeigen: Die Schwierigkeit bei einem Wurf auf 4 setzen."),
    ],
)
def test_a_boon_says_so_too(lang: str, wanted: str) -> None:
    dial = boon("dial", ITEM, Play(REVEAL, SetDifficulty(4, ANY_CHECK)))
    assert Texts(lang).say(text_of(dial)[1]) == wanted


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_what_happens_and_what_is_refused_can_be_said(lang: str) -> None:
    table = stuck({"hand": ["runner"]}, {}, cards=[scenario(InsteadOfDrawing(), When(MEETS, DifficultyBecomes(7)))])
    refused = table.refuse("discard:runner").message
    table.play("end", "done")
    names = {"bane-tar": "Tar", "boon-runner": "Runner", "boon-pebble-1": "Pebble"}
    texts = Texts(lang, names=names)
    said = [texts.say(refused), *(texts.tell(event) for event in table.table.log)]
    assert len(said) > 5
    assert not [each for each in said if "pf-" in each or "$" in each]


# --- bots ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_bot_plays_with_all_of_it(seed: int) -> None:
    """A whole game in which every card says something of this file."""
    cards: list[Card] = [
        scenario(DifficultyIs(9, On(purposes=(CLOSE,))), When(STARTS, DrawInstead(2, reset=True))),
        adventure(InsteadOfDrawing(3, reset=True), When(MEETS, DifficultyBecomes(10), kinds=(BARRIER,))),
        *(
            replace(BOX.find("location", id), here=(OneExploration(), HarderChecks(0, veteran=True)))
            for id in ("woods",)
        ),
        replace(BOX.find("bane", "bandit"), standing=(DifficultyIs(8), DifficultyIs(9)), after=(NoMoreExploring(),)),
        replace(BOX.find("boon", "crowbar"), powers=(Play(RECHARGE, SetDifficulty(5, ANY_CHECK)),)),
    ]
    table = situation("pathfinder", 3, {"scenario": "brigandoom"}, cards=cards, seed=seed, step=("lay_out",))
    play_on(table.table, [GreedyBot(seat) for seat in range(3)])
    assert table.table.is_over
    assert table.told("pf-event-draws-instead")


# --- the guide -------------------------------------------------------------------------------------------


def test_the_guide_names_only_what_there_is() -> None:
    """Whatever the table of phrases declares is a name of the vocabulary, and every standing rule stands in it."""
    text = (Path(__file__).parents[4] / "docs" / "adding-a-card.md").read_text()
    rows = text.partition("| the card says |")[2].partition("\n\n")[0]
    named = set(re.findall(r"`([A-Z][A-Za-z]+)\b", rows))
    modules = (arms, deeds, effects, forms, gifts, meetings, on, outside, standing, troubles, wonders)
    known = {name for module in modules for name in vars(module)}
    assert named - known == set()
    rules = {name for name, each in vars(standing).items() if isinstance(each, type) and issubclass(each, Standing)}
    assert rules - named <= {"Standing", "Outgrown", "NoFreeExploration"}
