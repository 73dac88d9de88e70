"""Summoning and adding cards: PF-SUMMON."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.effects import Evade, Reduce
from herowright.games.pathfinder.cards.forms import After
from herowright.games.pathfinder.cards.gifts import AddToPlace, Recover
from herowright.games.pathfinder.cards.meetings import Flit, Summon
from herowright.games.pathfinder.cards.standing import DEFEATS, ENTERS, MEETS, When
from herowright.games.pathfinder.cards.troubles import EACH_HERE, OTHERS_HERE, Damage, Each
from herowright.games.pathfinder.cards.types import Bane, Boon, Play
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BARRIER,
    DISCARD,
    ITEM,
    MONSTER,
    NONE,
    REVEAL,
    SHUFFLE,
    TOP,
    VILLAIN,
)
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, boon, deck_of, game, in_box, kinds, location, rules_told, zone

HAND = ["pebble-1", "pebble-2", "pebble-3", "pebble-4"]
ROBE = boon("robe", ARMOR, Play(REVEAL, Reduce(1)))
MASK = boon("mask", ITEM, Play(DISCARD, Evade((MONSTER,))))
RAT = bane("rat", "Combat 3", before=(Damage("1"),), after=(Damage("1"),))


def horn(*before: Any, **values: Any) -> Bane:
    """A barrier that calls others before it is faced."""
    return bane("horn", "Strength 1", BARRIER, before=before, **values)


def blow(*before: Any, heroes: Any = ({"hand": HAND},), cards: Any = (), **arrangement: Any) -> Table:
    """Seat 0 explores the glade and finds the horn."""
    laid = {"places": {"glade": ["horn", "lens"], "grove": ["wolf"]}} | arrangement
    table = game(*heroes, cards=[horn(*before), *cards], **laid)
    table.play("explore")
    return table


def met(table: Table) -> list[str]:
    """The cards being met, the innermost last."""
    return [each.card.id for each in table.state.encounters]


# --- where summoned cards come from, and where they go ---------------------------------------------------


@rule("PF-SUMMON-01")
def test_a_summoned_card_comes_from_the_box() -> None:
    table = blow(Summon("wolf"), rolls=[9])
    assert (met(table), in_box(table, "wolf")) == (["horn", "wolf"], 2)  # of four, one lies in the grove
    table.play("fight:strength", "roll")
    assert in_box(table, "wolf") == 3


@rule("PF-SUMMON-01")
def test_a_random_one_of_a_kind_comes_from_the_box_too() -> None:
    table = blow(Summon(kind=MONSTER), draws=["ogre"])
    assert (met(table), in_box(table, "ogre")) == (["horn", "ogre"], 3)


@rule("PF-SUMMON-02")
@pytest.mark.parametrize("die", [1, 9])
def test_a_card_in_use_is_met_in_a_copy_that_vanishes(die: int) -> None:
    wolf = bane("wolf", copies={"B": 1})
    table = blow(Summon("wolf"), heroes=({},), cards=[wolf], rolls=[die, 1])
    assert (in_box(table, "wolf"), deck_of(table, "grove"), met(table)) == (0, ["wolf"], ["horn", "wolf"])
    assert table.state.encounters[-1].spare
    table.play("fight:strength", "roll", "roll")
    assert (in_box(table, "wolf"), deck_of(table, "grove")) == (0, ["wolf"])
    table.table.game.inventory(table.state)


@rule("PF-SUMMON-03")
def test_a_summoned_card_summons_nothing() -> None:
    imp = bane("imp", "Combat 3", before=(Summon(), Summon("wolf")))
    table = game({}, cards=[imp], places={"glade": ["imp"], "grove": ["wolf"]}, rolls=[3, 8, 3])
    table.play("explore")
    assert met(table) == ["imp", "imp"]
    table.play("fight:strength", "roll")
    assert met(table) == ["imp", "wolf"]
    table.play("fight:strength", "roll")
    assert met(table) == ["imp"]
    table.play("fight:strength", "roll")
    assert met(table) == []


@rule("PF-SUMMON-03")
def test_nor_does_a_rule_of_the_location_about_it() -> None:
    glade = location("glade", here=(When(MEETS, Summon("wolf")),))
    table = game({}, cards=[glade], rolls=[8, 8])
    table.play("explore")
    assert met(table) == ["wolf", "wolf"]
    table.play("fight:strength", "roll", "fight:strength", "roll")
    assert (table.asked, kinds(table).count("meets")) == ((0, "turn"), 1)


@rule("PF-SUMMON-04", "PF-SUMMON-05")
@pytest.mark.parametrize(
    ("how", "rolls", "told"),
    [
        (["discard:mask"], [], "evades"),
        (["face", "fight:strength", "roll"], [7], "fails"),
        (["face", "fight:strength", "roll"], [8], "defeats"),
    ],
)
def test_a_summoned_card_is_banished_whatever_happened(how: list[str], rolls: list[int], told: str) -> None:
    table = blow(Summon("wolf"), heroes=({"hand": ["mask"]},), cards=[MASK], rolls=rolls)
    assert (table.state.encounters[-1].place, in_box(table, "wolf")) == (NONE, 2)
    table.play(*how)
    assert (met(table), in_box(table, "wolf"), kinds(table)[-1]) == (["horn"], 3, told)
    assert deck_of(table, "glade") == ["horn", "lens"]
    assert deck_of(table, "grove") == ["wolf"]


@rule("PF-SUMMON-05")
def test_it_belongs_to_no_location() -> None:
    sprite = bane("sprite", "Combat 8", undefeated=(Flit(),))
    table = blow(Summon("sprite"), heroes=({},), cards=[sprite], rolls=[7])
    assert (table.view()["encounter"]["summoned"], table.view()["encounter"]["place"]) == (True, None)
    table.play("fight:strength", "roll")
    assert (deck_of(table, "glade"), deck_of(table, "grove"), in_box(table, "sprite")) == (
        ["horn", "lens"],
        ["wolf"],
        4,
    )


# --- several of them -------------------------------------------------------------------------------------


@rule("PF-SUMMON-06")
def test_several_characters_meet_theirs_in_any_order_one_after_the_other() -> None:
    table = blow(Each(OTHERS_HERE, Summon("wolf")), heroes=({}, {}, {}, {"place": "grove"}), rolls=[9, 9])
    assert (table.asked, table.keys) == ((0, "order"), ["seat:2", "seat:3"])
    table.refuse("seat:4")
    table.play("seat:3")
    assert (table.asked, in_box(table, "wolf")) == ((2, "skill"), 2)
    table.play("fight:strength", "roll")
    assert (table.asked, in_box(table, "wolf")) == ((1, "skill"), 2)  # the first is back in the box
    table.play("fight:strength", "roll")
    told = [
        (event.kind.removeprefix("pf-event-"), event.seat)
        for event in table.table.log
        if event.kind != "pf-event-rolls"
    ]
    assert told == [("explores", 0), ("meets", 2), ("defeats", 2), ("meets", 1), ("defeats", 1)]


@rule("PF-SUMMON-06")
@pytest.mark.parametrize(("first", "then"), [("seat:1", 1), ("seat:2", 0)])
def test_who_acts_may_come_first_or_last(first: str, then: int) -> None:
    table = blow(Each(EACH_HERE, Summon("wolf")), heroes=({}, {}), rolls=[9, 9])
    assert table.keys == ["seat:1", "seat:2"]
    table.play(first, "fight:strength", "roll")
    assert (table.asked, met(table)) == ((then, "skill"), ["horn", "wolf"])
    table.play("fight:strength", "roll")
    assert (table.asked, met(table)) == ((0, "prepare"), ["horn"])


@rule("PF-SUMMON-07")
def test_a_summoned_henchman_gives_no_chance_to_close() -> None:
    table = blow(Summon("thug"), rolls=[9, 5])
    table.play("fight:strength", "roll")
    assert kinds(table)[-1] == "defeats"
    assert (table.asked, met(table)) == ((0, "prepare"), ["horn"])
    table.play("roll")
    assert (table.asked, table.state.places[0].closed) == ((0, "turn"), False)


@rule("PF-SUMMON-07")
@pytest.mark.parametrize("die", [7, 9])
def test_a_summoned_villain_neither_escapes_nor_wins_the_scenario(die: int) -> None:
    tyrant = bane("tyrant", "Combat 8", VILLAIN)
    table = blow(Summon("tyrant"), heroes=({}, {"place": "grove"}), cards=[tyrant], closed=["grove"], rolls=[die, 5])
    assert table.asked == (0, "skill")  # nobody closes anything for the time being
    table.play("fight:strength", "roll", "roll")
    assert (table.asked, table.state.over, table.state.beaten) == ((0, "turn"), False, [])
    assert (in_box(table, "tyrant"), deck_of(table, "glade")) == (4, ["lens"])
    assert {"villain", "escapes", "cornered", "closes"}.isdisjoint(kinds(table))


# --- the encounter with it -------------------------------------------------------------------------------


@rule("PF-SUMMON-08")
def test_a_summoned_card_is_met_in_all_steps_each_time() -> None:
    heroes = ({"hand": ["mask", *HAND]},)
    table = blow(Summon("rat"), Summon("rat"), heroes=heroes, cards=[RAT, MASK], rolls=[3, 3])
    steps = []
    for first, second in ((1, 2), (3, 4)):
        for key in ("face", f"drop:pebble-{first}", "fight:strength", "roll", f"drop:pebble-{second}"):
            steps.append(table.asked[1])
            table.play(key)
    assert steps == ["evade", "suffer", "skill", "prepare", "suffer"] * 2
    assert kinds(table).count("suffers") == 4
    assert met(table) == ["horn"]


@rule("PF-SUMMON-08")
def test_what_the_location_says_about_meeting_and_defeating_works_too() -> None:
    glade = location("glade", here=(When(MEETS, Damage("1"), traits=("canine",)), When(DEFEATS, Recover(), id="wolf")))
    wolf = bane("wolf", traits=("canine",))
    table = blow(Summon("wolf"), cards=[glade, wolf], rolls=[9])
    table.play("drop:pebble-1", "fight:strength", "roll")
    assert [event.args["count"] for event in table.told("pf-event-heals")] == [1]


@rule("PF-SUMMON-08")
def test_so_do_powers_that_answer_a_defeat() -> None:
    power = After(DEFEATS, ("undead",), Recover())
    heroes = ({"discard": ["lens"], "powers": {"cleansing": power}},)
    table = blow(Summon("bones"), heroes=heroes, cards=[bane("bones", traits=("undead",))], rolls=[9])
    table.play("fight:strength", "roll")
    assert table.asked == (0, "do-or-not")
    table.play("yes")
    assert (zone(table, "discard"), met(table)) == ([], ["horn"])


@rule("PF-SUMMON-09")
def test_the_first_encounter_waits_and_goes_on_where_it_stopped() -> None:
    table = blow(Damage("1"), Summon("wolf"), Damage("1"), rolls=[9, 5])
    table.play("drop:pebble-1")
    assert [(each.card.id, each.step) for each in table.state.encounters] == [("horn", "before"), ("wolf", "check")]
    table.play("fight:strength", "roll")
    assert (table.asked, met(table)) == ((0, "suffer"), ["horn"])
    table.play("drop:pebble-2", "roll")
    told = [kind for kind in kinds(table) if kind in ("explores", "meets", "suffers", "defeats")]
    assert told == ["explores", "suffers", "meets", "defeats", "suffers", "defeats"]


@rule("PF-SUMMON-10")
def test_limits_of_the_waiting_encounter_and_of_the_summoned_one_are_counted_separately() -> None:
    table = blow(
        Damage("1"), Summon("rat"), Damage("1"), heroes=({"hand": ["robe", "pebble-1"]},), cards=[ROBE, RAT], rolls=[3]
    )
    table.play("reveal:robe")
    assert (met(table), table.keys) == (["horn", "rat"], ["take-it", "reveal:robe"])
    table.play("reveal:robe", "fight:strength", "roll", "reveal:robe")
    assert (met(table), table.asked) == (["horn"], (0, "suffer"))  # nothing more may be played in this step
    assert kinds(table).count("plays") == 3


# --- adding cards ----------------------------------------------------------------------------------------


def human(id: str, *traits: str) -> Boon:
    return boon(id, ALLY, traits=traits, copies={"B": 1})


ALLIES = [human("hound", "animal"), human("crone", "elf"), human("smith", "human"), human("monk", "human", "divine")]


def adding(trouble: AddToPlace, **arrangement: Any) -> Table:
    """Whoever enters the grove brings a card along."""
    grove = location("grove", here=(When(ENTERS, trouble),))
    places = {"glade": ["wolf"], "grove": ["gate", "lens"]}
    box = {ALLY: [card.id for card in ALLIES]}
    known: dict[str, Any] = {"known_top": {"grove": 1}, "known_bottom": {"grove": 1}}
    table = game({}, cards=[grove, *ALLIES], places=places, box=box, **known, **arrangement)
    table.play("move:grove")
    return table


@rule("PF-SUMMON-01", "PF-SUMMON-11")
@pytest.mark.parametrize(
    ("to", "deck", "known"),
    [
        (TOP, ["smith", "gate", "lens"], (0, 1)),
        ("bottom", ["gate", "lens", "smith"], (1, 0)),
        (SHUFFLE, ["lens", "smith", "gate"], (0, 0)),
    ],
)
def test_an_added_card_is_shuffled_in_unless_a_place_is_named(to: str, deck: list[str], known: tuple[int, int]) -> None:
    table = adding(AddToPlace(ALLY, to=to), draws=["smith"], shuffles=[deck])
    assert (deck_of(table, "grove"), in_box(table, "smith")) == (deck, 0)
    assert rules_told(table)[-1] == "PF-SUMMON-11"
    assert (table.state.places[1].known_top, table.state.places[1].known_bottom) == known
    assert len(table.put_away()) == (0 if to == SHUFFLE else 1)


@rule("PF-SUMMON-12")
@pytest.mark.parametrize(
    ("traits", "draws", "added"),
    [
        (("human",), ["hound", "crone", "smith"], "smith"),
        (("human", "divine"), ["smith", "hound", "monk"], "monk"),
        ((), ["crone"], "crone"),
    ],
)
def test_cards_are_drawn_until_one_meets_every_condition(traits: Any, draws: list[str], added: str) -> None:
    deck = ["lens", added, "gate"]
    table = adding(AddToPlace(ALLY, traits=traits), draws=draws, shuffles=[deck])
    assert (deck_of(table, "grove"), table.state.chance.draws) == (deck, ())
    others = sorted(card.id for card in ALLIES if card.id != added)
    assert sorted(card.id for card in table.state.piles[ALLY]) == others


@rule("PF-SUMMON-12", "PF-EXAM-03")
@pytest.mark.parametrize("to", [TOP, "bottom"])
def test_nothing_is_added_where_no_card_meets_the_condition(to: str) -> None:
    """What was seen there stays known."""
    table = adding(AddToPlace(ALLY, traits=("dragon",), to=to))
    place = table.state.places[1]
    assert (deck_of(table, "grove"), place.known_top, place.known_bottom) == (["gate", "lens"], 1, 1)
    assert len(table.state.piles[ALLY]) == 4


# --- a worked example with printed cards -----------------------------------------------------------------


@rule("PF-SUMMON-04", "PF-SUMMON-08", "PF-SUMMON-09")
def test_merisiel_evades_the_skeleton_that_ezrens_has_called() -> None:
    heroes = [{"character": "ezren", "hand": ["acid-arrow"]}, {"character": "merisiel"}]
    table = situation(
        "pathfinder",
        2,
        {"scenario": "black-fangs-dungeon"},
        heroes=heroes,
        places={"throne-room": ["ancient-skeleton"], "temple": []},
    )
    before = in_box(table, "ancient-skeleton")
    table.play("explore")
    assert (table.asked, in_box(table, "ancient-skeleton")) == ((1, "evade"), before - 1)
    table.play(next(key for key in table.keys if key.startswith("power:")))
    assert (table.asked[0], met(table)) == (0, ["ancient-skeleton"])
    assert (in_box(table, "ancient-skeleton"), deck_of(table, "throne-room")) == (before, ["ancient-skeleton"])


@rule("PF-SUMMON-04")
@pytest.mark.parametrize(("roll", "hand", "left"), [(6, ["trinket"], 0), (5, [], 1)])
def test_a_summoned_boon_that_is_acquired_goes_to_the_hand(roll: int, hand: list[str], left: int) -> None:
    trinket = boon("trinket", ITEM, copies={"B": 1})
    table = game({"hand": []}, cards=[horn(Summon("trinket")), trinket], places={"glade": ["horn"]}, rolls=[roll, 1])
    table.play("explore", "use:wisdom", "roll")
    assert (zone(table, "hand"), in_box(table, "trinket")) == (hand, left)
    table.play("roll") if table.asked[1] == "help" else table.put_away()
