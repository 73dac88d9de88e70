"""Death of a character: PF-DEATH."""

from dataclasses import replace
from typing import Any

import pytest

import herowright as hw
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, BySummoning
from herowright.games.pathfinder.cards.deeds import LookAtOwn
from herowright.games.pathfinder.cards.forms import AfterPlaying, AtTurn
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.meetings import Summon
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.outside import Examine, Heal, Move
from herowright.games.pathfinder.cards.standing import BEGINS, ENDS, ENTERS, When
from herowright.games.pathfinder.cards.troubles import Each, LoseTop, Unless
from herowright.games.pathfinder.cards.types import Play as Power
from herowright.games.pathfinder.cards.wonders import RaiseDead, Search
from herowright.games.pathfinder.rules import asking, death, end, examining, piles, turn
from herowright.games.pathfinder.rules.campaign import fresh, new_party
from herowright.games.pathfinder.rules.choices import DO_OR_NOT, NO, YES
from herowright.games.pathfinder.rules.components import BURY, DISCARD, ITEM, NONE, SPELL, VILLAIN
from herowright.games.pathfinder.rules.state import Checking, Encounter, Hurt
from herowright.testing import Play, rule
from tests.games.pathfinder.helpers import bane, boon, deck_of, game, in_box, kinds, location, rules_told, zone

# Whoever meets it loses two cards of the deck, before anything else; or dodges.
REAPER = bane("reaper", before=(LoseTop(2),), copies={"B": 1})
GHOUL = bane("ghoul", before=(Unless("Strength 9", LoseTop(2)),))
PHOENIX = boon("phoenix", ITEM, Power(BURY, RaiseDead()))


def reaped(*heroes: dict[str, Any], **arrangement: Any) -> Play:
    """A reaper and an ogre lie in the glade, and seat 0 explores it."""
    laid: dict[str, Any] = {"places": {"glade": ["reaper", "ogre"], "grove": ["wolf"]}, "cards": [REAPER]} | arrangement
    table = game(*heroes, **laid)
    table.play("explore")
    return table


# --- dying -----------------------------------------------------------------------------------------------


@rule("PF-DEATH-01")
@pytest.mark.parametrize(("left", "dead"), [(0, True), (1, True), (2, False)])
def test_a_deck_that_holds_less_than_is_demanded_kills(left: int, dead: bool) -> None:
    table = reaped({"deck": ["pebble-1", "pebble-2"][:left]}, {})
    assert table.hero(0).dead is dead
    assert table.asked == ((1, "turn") if dead else (0, "skill"))
    assert kinds(table).count("dies") == dead


@rule("PF-DEATH-01")
@pytest.mark.parametrize(("left", "dead"), [(2, True), (3, False)])
def test_the_reason_does_not_matter(left: int, dead: bool) -> None:
    deck = ["pebble-1", "pebble-2", "pebble-3"][:left]
    drawing = game({"deck": deck, "hand_size": 3}, {})
    drawing.play("end")
    assert drawing.hero(0).dead is dead
    power = {"powers": {"frenzy": AtTurn((ENDS,), DrawCards("3"), must=True)}, "hand_size": 3}
    used = game({"deck": deck, **power}, {})
    used.play("end", *([] if dead else ["done"]))
    assert used.hero(0).dead is dead


@rule("PF-DEATH-02")
def test_an_empty_deck_alone_kills_nobody() -> None:
    table = game({"deck": [], "hand": ["pebble-1", "pebble-2"], "hand_size": 2}, {}, rolls=[9])
    table.play("explore", "fight:strength", "roll", "end", "done")
    assert (table.asked, table.hero(0).dead) == ((1, "turn"), False)


@rule("PF-DEATH-03")
def test_all_cards_of_the_dead_are_buried() -> None:
    cards = {"deck": ["pebble-1"], "hand": ["sword", "lens"], "discard": ["pebble-2"], "buried": ["pebble-3"]}
    table = reaped(cards, {})
    assert sorted(zone(table, "buried")) == ["lens", "pebble-1", "pebble-2", "pebble-3", "sword"]
    assert [zone(table, name) for name in ("deck", "hand", "discard")] == [[], [], []]


@rule("PF-DEATH-04")
def test_displayed_cards_and_cards_in_play_are_buried_too() -> None:
    hero = {"deck": ["pebble-1"], "hand": ["charm"], "displayed": ["shield"]}
    table = reaped(hero, {}, cards=[GHOUL], places={"glade": ["ghoul"]}, rolls=[1, 1])
    table.play("discard:charm")
    assert zone(table, "in_play") == ["charm"]
    table.play("roll")
    assert sorted(zone(table, "buried")) == ["charm", "pebble-1", "shield"]
    assert (zone(table, "in_play"), zone(table, "displayed")) == ([], [])


@rule("PF-DEATH-05")
def test_the_dead_do_nothing() -> None:
    heroes: list[dict[str, Any]] = [
        {"hand": ["pebble-1"], "hand_size": 1},
        {"dead": True, "buried": ["prayer"]},
        {"place": "grove"},
    ]
    table = game(*heroes)
    assert table.keys == ["move:grove", "explore", "end"]  # nobody is there to be given a card
    assert table.keys_of(1) == []
    assert table.refuse("discard:prayer:1", seat=1).rule == "PF-DEATH-05"
    table.refuse("move:grove", seat=1)
    table.refuse("explore", seat=1)
    table.play("end", "done")
    assert (table.asked, table.hero(1).place) == ((2, "turn"), 0)


@rule("PF-DEATH-07")
@pytest.mark.parametrize("other", [False, True])
def test_the_scenario_is_lost_when_everybody_is_dead(other: bool) -> None:
    table = reaped({"deck": []}, {"dead": other})
    assert table.table.is_over is other
    if other:
        assert (table.state.won, table.state.lost_by) == (False, "PF-DEATH-07")
        assert rules_told(table)[-1] == "PF-DEATH-07"
    alone = reaped({"deck": []})
    assert (alone.table.is_over, alone.state.lost_by) == (True, "PF-DEATH-07")


# --- in the middle of something --------------------------------------------------------------------------


@rule("PF-DEATH-11")
def test_the_encounter_stops_and_the_card_is_shuffled_into_its_deck() -> None:
    table = reaped({"deck": []}, {"dead": True}, {}, shuffles=[["ogre", "reaper"]])
    assert (deck_of(table, "glade"), table.state.encounters, table.asked) == (["ogre", "reaper"], [], (2, "turn"))
    assert kinds(table) == ["explores", "dies", "blessing"]


@rule("PF-DEATH-11")
def test_a_summoned_card_is_banished() -> None:
    caller = bane("caller", "Combat 2", before=(Summon("reaper"),))
    table = reaped({"deck": []}, {}, cards=[REAPER, caller], places={"glade": ["caller", "ogre"]})
    assert (in_box(table, "reaper"), sorted(deck_of(table, "glade"))) == (1, ["caller", "ogre"])
    assert table.asked == (1, "turn")


@rule("PF-DEATH-11")
def test_the_death_of_another_does_not_stop_the_encounter() -> None:
    caller = bane("caller", "Combat 2", before=(Each("others-here", Summon("reaper")),))
    table = reaped({}, {"deck": []}, cards=[REAPER, caller], places={"glade": ["caller"]}, rolls=[2])
    assert (table.hero(1).dead, in_box(table, "reaper"), table.asked) == (True, 1, (0, "skill"))
    table.play("fight:strength", "roll")
    assert (kinds(table)[-1], table.asked) == ("defeats", (0, "turn"))


@rule("PF-DEATH-11")
@pytest.mark.parametrize("step", ["before", "after"])
def test_the_encounter_stops_wherever_its_player_dies(step: str) -> None:
    """Also in an encounter of somebody else that it waits for, and if nothing more would be asked."""
    wraith = bane("wraith", "", before=(Each("everybody", LoseTop(1)),))
    moment: dict[str, Any] = {step: (Each("others-here", Summon("wraith")),)}
    caller = bane("caller", "Combat 2", **moment)
    laid: dict[str, Any] = {"places": {"glade": ["caller", "ogre"]}, "shuffles": [["ogre", "caller"]]}
    table = reaped({"deck": []}, {}, cards=[wraith, caller], rolls=[2] if step == "after" else [], **laid)
    if step == "after":
        table.play("fight:strength", "roll")
    assert (table.hero(0).dead, table.asked, deck_of(table, "glade")) == (True, (1, "turn"), ["ogre", "caller"])
    assert ("defeats" in kinds(table), in_box(table, "caller"), in_box(table, "wraith")) == (False, 3, 4)


@rule("PF-BOON-08", "PF-DEATH-11")
def test_what_was_played_for_another_who_dies_is_settled_at_once() -> None:
    """The check is over and the turn goes on: the card does not stay in play."""
    pit = When(ENDS, Each("others-here", Unless("Strength 9", LoseTop(1))))
    hero = {"hand": ["charm"], "hand_size": 0}
    table = game(hero, {"deck": []}, {"deck": []}, cards=[location("glade", here=(pit,))], rolls=[1, 1, 4, 1])
    table.play("end")
    table.play("discard:charm", seat=0)
    table.play("roll")
    assert (table.hero(1).dead, zone(table, "in_play"), table.asked) == (True, ["charm"], (0, "recharge"))
    table.play("yes", "roll")
    assert (zone(table, "in_play"), zone(table, "deck")[-1], table.asked) == ([], "charm", (2, "prepare"))
    table.play("roll")
    assert (table.hero(2).dead, table.asked) == (True, (0, "turn"))


@rule("PF-BOON-08", "PF-DEATH-11")
def test_what_was_played_for_a_guard_who_dies_is_settled_before_the_villain_is_met() -> None:
    boss = bane("boss", kind=VILLAIN)
    ghoul = bane("ghoul", before=(Unless("Strength 9", LoseTop(2)),))
    cards = [boss, ghoul, location("grove", closing=(BySummoning("ghoul"),))]
    heroes: list[dict[str, Any]] = [{"hand": ["charm"]}, {"deck": [], "place": "grove"}]
    table = game(*heroes, cards=cards, places={"glade": ["boss"], "grove": []}, rolls=[1, 1])
    table.play("explore", "close:1")
    table.play("discard:charm", seat=0)
    table.play("roll")
    assert (table.hero(1).dead, table.asked) == (True, (0, "recharge"))
    table.play("no")
    assert (zone(table, "in_play"), zone(table, "discard"), table.asked) == ([], ["charm"], (0, "skill"))


@rule("PF-ENC-21", "PF-DEATH-11")
@pytest.mark.parametrize("traveller", [0, 1])
def test_what_a_death_cuts_short_is_not_answered_later(traveller: int) -> None:
    """Neither when whoever takes the turn dies of what it plays nor when somebody else does."""
    pit = location("grove", here=(When(ENTERS, Unless("Strength 9", LoseTop(1))),))
    boots = boon("boots", ITEM, Power(DISCARD, Move()))
    curious = {"curious": AfterPlaying(("arcane",), (SPELL,), LookAtOwn())}
    heroes: list[dict[str, Any]] = [{}, {}, {"hand": ["charm"], "powers": curious}]
    heroes[traveller] = {"hand": ["boots"], "deck": []}
    table = game(*heroes, cards=[pit, boots], rolls=[1, 1])
    table.play("discard:boots", seat=traveller)
    table.play("move:grove")
    table.play("discard:charm", seat=2)
    table.play("roll")
    assert (table.hero(traveller).dead, table.state.echoes, zone(table, "discard", 2)) == (True, [], ["charm"])
    assert table.asked == (1 - traveller, "turn")


@rule("PF-DEATH-11", "PF-CLOSE-07", "PF-CLOSE-11")
def test_who_dies_of_helping_to_close_a_location_does_not_keep_it_open() -> None:
    power = {"curious": AfterPlaying(("arcane",), (SPELL,), DrawCards())}
    helper = {"hand": ["charm"], "deck": [], "powers": power}
    glade = location("glade", closing=(ByCheck("Strength 6"),))
    table = game({}, helper, cards=[glade], places={"glade": [], "grove": []}, rolls=[5, 1])
    table.play("close", "close:1")
    table.play("discard:charm", seat=1)
    table.play("roll", "no", "yes")
    assert (table.hero(1).dead, table.state.places[0].closed, table.asked) == (True, True, (0, "turn"))


@rule("PF-CARD-02", "PF-DEATH-05", "PF-TURN-30")
def test_whoever_dies_at_the_beginning_spares_the_others_nothing() -> None:
    drought = replace(BOX.find("scenario", "brigandoom"), during=(When(BEGINS, LoseTop(1)),))
    table = game({"deck": []}, {}, {"deck": []}, {}, cards=[drought], step=("begin",))
    assert [hero.dead for hero in table.state.heroes] == [True, False, True, False]
    assert [len(zone(table, "deck", seat)) for seat in (1, 3)] == [8, 8]
    assert (table.asked, len(table.state.blessings)) == ((1, "turn"), 29)


@rule("PF-CARD-02", "PF-BOON-08")
def test_what_was_played_for_who_dies_at_the_beginning_is_settled_before_the_next() -> None:
    drought = replace(BOX.find("scenario", "brigandoom"), during=(When(BEGINS, Unless("Strength 9", LoseTop(1))),))
    table = game({"hand": ["charm"]}, {"deck": []}, {}, cards=[drought], step=("begin",), rolls=[9, 1, 1])
    table.play("roll")
    table.play("discard:charm", seat=0)
    table.play("roll")
    assert (table.hero(1).dead, table.asked) == (True, (0, "recharge"))
    table.play("no")
    assert (zone(table, "discard"), table.asked) == (["charm"], (2, "prepare"))


@rule("PF-DEATH-11", "PF-SUMMON-04")
@pytest.mark.parametrize(("place", "spare", "back"), [(NONE, False, 1), (NONE, True, 0), (0, False, 0)])
def test_of_what_a_death_cuts_short_summoned_cards_are_banished(place: int, spare: bool, back: int) -> None:
    """Cards played in it are settled further out."""
    table = game({}, {}, cards=[REAPER])
    state, (charm, bolt) = table.state, (table.state.box.find("boon", id) for id in ("charm", "bolt"))
    reaper = piles.find_in_box(state, "reaper")
    assert reaper is not None
    outer = Encounter(0, state.box.find("bane", "wolf"), 0)
    inner = Encounter(1, reaper, place, spare=spare, due=[(1, bolt)])
    check = Checking(1, "defeat", (), due=[(0, charm)])
    state.encounters, state.checks = [outer, inner], [check]
    death.unwind(state, (0, 0, 1))
    assert (state.encounters, state.checks, in_box(table, "reaper")) == ([outer], [], back)
    assert outer.due == [(0, charm), (1, bolt)]


@rule("PF-DEATH-11")
def test_what_others_have_played_for_the_dead_goes_where_its_play_sends_it() -> None:
    table = reaped({"deck": []}, {"hand": ["charm"]}, cards=[GHOUL], places={"glade": ["ghoul"]}, rolls=[1, 1])
    table.play("discard:charm", seat=1)
    assert (zone(table, "hand", 1), zone(table, "in_play", 1)) == ([], ["charm"])
    table.play("roll")
    assert table.hero(0).dead
    assert (zone(table, "in_play", 1), zone(table, "discard", 1)) == ([], ["charm"])


@rule("PF-DEATH-12")
def test_an_empty_deck_or_pile_is_not_looked_at() -> None:
    table = game({"deck": []}, places={"glade": []})
    state, hero = table.state, table.hero(0)
    known = state.chance.n
    for steps in (
        LookAtOwn().befall(state, hero, "card:x"),
        Heal("1", OWN).carry_out(state, hero, "card:x"),
        Examine().carry_out(state, hero, "card:x"),
    ):
        assert [*steps] == []
    examining.look_at_bottom(state, hero, state.places[0])
    assert (state.chance.n, state.events, kinds(table)) == (known, [], [])


@rule("PF-DEATH-12")
def test_looking_at_a_deck_that_is_too_small_kills_nobody() -> None:
    looking = AtTurn((ENDS,), LookAtOwn(), must=True)
    table = game({"deck": [], "powers": {"looking": looking}, "hand_size": 0}, {})
    table.play("end")
    assert (table.hero(0).dead, table.asked) == (False, (1, "turn"))


@rule("PF-DEATH-12")
@pytest.mark.parametrize(("deck", "hand"), [(["charm"], ["charm"]), (["pebble-1"], [])])
def test_searching_a_small_deck_kills_nobody(deck: list[str], hand: list[str]) -> None:
    seeker = boon("seeker", ITEM, Power(DISCARD, Search((SPELL,))))
    table = game({"deck": deck, "hand": ["seeker"]}, cards=[seeker])
    table.play("discard:seeker", *(["find:charm"] if hand else []))
    assert (table.hero(0).dead, zone(table, "hand"), table.asked) == (False, hand, (0, "turn"))


# --- coming back -----------------------------------------------------------------------------------------


@rule("PF-DEATH-06")
def test_a_card_can_bring_the_dead_back() -> None:
    dead = {"dead": True, "buried": ["pebble-1", "pebble-2", "pebble-3"], "deck": [], "hand_size": 2, "place": "grove"}
    table = game({"hand": ["phoenix"]}, dead, cards=[PHOENIX], shuffles=[["pebble-3", "pebble-1"]])
    table.play("bury:phoenix")
    assert not table.hero(1).dead
    assert (zone(table, "hand", 1), zone(table, "deck", 1)) == (["pebble-3", "pebble-1"], ["pebble-2"])
    assert (zone(table, "buried", 1), rules_told(table)[-2]) == ([], "PF-DEATH-06")
    table.play("end")
    assert table.asked == (1, "turn")


@rule("PF-DEATH-06")
def test_nobody_comes_back_once_the_scenario_is_over() -> None:
    heroes: list[dict[str, Any]] = [{"hand": ["phoenix"]}, {"dead": True, "buried": ["pebble-1"]}]
    table = game(*heroes, cards=[PHOENIX], options={"party": new_party()}, step=("gather",), won=True)
    assert not [key for key in table.keys if key.startswith("bury:")]
    table.refuse("bury:phoenix")
    assert table.hero(1).dead


# --- after the scenario ----------------------------------------------------------------------------------


@rule("PF-DEATH-08")
def test_others_may_use_the_cards_of_the_dead() -> None:
    cards = ["sword", "charm", "shield", "lens", "friend", "prayer"]
    own = [card for card in cards for _ in range(3)]
    heroes: list[dict[str, Any]] = [
        {"deck": own[1:], "place": "glade"},
        {"dead": True, "buried": ["sword", "cloak"], "deck": []},
    ]
    table = game(*heroes, options={"party": new_party()}, step=("gather",))
    cloaks = in_box(table, "cloak")
    assert [key for key in table.keys if key.startswith("take:")] == ["take:sword", "take:cloak"]
    table.play("take:sword", "done", "done")
    assert sorted(zone(table, "deck")) == sorted(own)
    assert (in_box(table, "cloak"), table.state.pool, table.table.is_over) == (cloaks + 1, [], True)


def after_a_death(**options: Any) -> Play:
    """Valeros, who had a feat and good cards, has died; the next scenario begins."""
    deck = [id for id, count in BOX.find("character", "valeros").sample.items() for _ in range(count)]
    feats = {"skills": {"strength": 1}, "powers": {}, "cards": {}}
    gone = {**fresh("valeros"), "deck": deck, "feats": feats, "dead": True}
    party = {**new_party(), "members": [gone]}
    return Play(hw.new_table("pathfinder", 1, 1, {"party": party, **options}))


@rule("PF-DEATH-09")
@pytest.mark.parametrize("chosen", ["valeros", "kyra"])
def test_a_new_character_is_chosen_and_has_no_feats(chosen: str) -> None:
    table = after_a_death()
    assert table.asked == (0, "character")
    table.play(f"character:{chosen}")
    hero = table.hero(0)
    assert (hero.character.id, hero.feats.skills, hero.role, hero.dead) == (chosen, {}, None, False)


@rule("PF-DEATH-10")
def test_the_new_deck_is_built_of_basic_cards() -> None:
    table = after_a_death(decks="own")
    table.play("character:valeros", "own")
    wanted = {kind: count for kind, (count, _) in BOX.find("character", "valeros").cards.items()}
    while table.asked == (0, "build"):
        assert all(BOX.named(key.removeprefix("box:")).basic for key in table.keys)
        table.play(table.keys[0])
    deck = table.hero(0).deck
    assert {kind: sum(card.kind == kind for card in deck) for kind in wanted} == wanted
    assert all(card.basic for card in deck)


@rule("PF-DEATH-05", "PF-END-10")
@pytest.mark.parametrize(
    ("dead", "over", "phase", "asked"),
    [
        (False, False, "scenario", True),
        (True, False, "scenario", False),
        (True, False, "reward", True),
        (False, True, "scenario", False),
    ],
    ids=["alive", "dead", "reward", "over"],
)
def test_the_dead_decide_nothing_until_there_is_a_reward(dead: bool, over: bool, phase: str, asked: bool) -> None:
    table = game({}, {}).state
    table.heroes[0].dead, table.over, table.phase = dead, over, phase
    question = next(asking.ask(table, DO_OR_NOT, 0, lambda: (YES, NO)))
    assert bool(question.build()) is asked


@rule("PF-DEATH-05", "PF-DEATH-11", "PF-END-10")
@pytest.mark.parametrize(
    ("dead", "over", "phase", "cut"),
    [
        (False, False, "scenario", None),
        (True, False, "scenario", asking.Death),
        (True, False, "reward", None),
        (True, True, "scenario", asking.ScenarioOver),
        (False, True, "scenario", asking.ScenarioOver),
    ],
)
def test_what_is_asked_of_the_dead_or_after_the_end_is_cut_short(dead: bool, over: bool, phase: str, cut: Any) -> None:
    table = game({}, {}).state
    table.heroes[1].dead, table.over, table.phase = dead, over, phase
    if cut is None:
        asking.cut_short(table, 1)
        return
    with pytest.raises(cut):
        asking.cut_short(table, 1)


@rule("PF-END-01", "PF-DEATH-11", "PF-BOON-06", "PF-SUMMON-04")
@pytest.mark.parametrize("ended", [end.end_scenario, turn.died])
def test_whatever_was_going_on_is_over_with_the_scenario_or_with_a_death(ended: Any) -> None:
    table = game({}, {}, cards=[REAPER]).state
    reaper, charm = piles.find_in_box(table, "reaper"), table.box.find("boon", "charm")
    assert reaper is not None
    table.encounters = [Encounter(0, table.places[0].deck[0], 0), Encounter(0, reaper, NONE)]
    table.checks, table.hurts = [Checking(0, "defeat", ())], [Hurt(0, 1, "combat")]
    table.echoes = [(1, "curious")]
    table.heroes[1].in_play, table.places[1].shut = [(charm, DISCARD)], ended is turn.died
    ended(table)
    assert (table.encounters, table.checks, table.hurts, table.echoes) == ([], [], [], [])
    assert (reaper in table.piles["monster"], table.heroes[1].in_play, table.heroes[1].discard) == (True, [], [charm])
    assert not table.places[1].shut
