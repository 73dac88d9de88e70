"""Story and location cards: PF-CARD."""

import json
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByPaying
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.rewards import FeatReward, LootReward, Reward
from herowright.games.pathfinder.cards.standing import (
    BEGINS,
    STARTS,
    BlessingsDeck,
    DealsDamage,
    HarderChecks,
    NoCards,
    Outgrown,
    When,
)
from herowright.games.pathfinder.cards.troubles import Harder, LoseTop
from herowright.games.pathfinder.cards.wording import text_of
from herowright.games.pathfinder.catalog import pathfinder
from herowright.games.pathfinder.rules import codec
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import (
    ACID,
    ALLY,
    BANES,
    BLESSING,
    BOONS,
    COLD,
    FIRE,
    HENCHMAN,
    MONSTER,
    VILLAIN,
)
from herowright.games.pathfinder.rules.view_values import message
from herowright.locale.texts import Texts
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import PEBBLES, bane, deck_of, game, location

STORY: list[Any] = [*BOX.scenarios, *BOX.adventures, BOX.path]


@rule("PF-CARD-01")
def test_scenarios_make_adventures_and_adventures_make_the_path() -> None:
    listed = [id for adventure in BOX.adventures for id in adventure.scenarios]
    assert listed == [scenario.id for scenario in BOX.scenarios]
    assert [BOX.adventure_of(scenario).id for scenario in BOX.scenarios[2:4]] == [
        "perils-of-the-lost-coast",
        "burnt-offerings",
    ]
    assert (len(BOX.path.adventures), BOX.path.adventures[0]) == (6, "burnt-offerings")
    assert game().state.scenario.id == "brigandoom"


@rule("PF-CARD-02")
def test_rules_of_the_scenario_hold_for_everybody() -> None:
    hard = replace(BOX.find("scenario", "brigandoom"), during=(HarderChecks(3),))
    table = game({"place": "grove", "hand_size": 0}, {}, cards=[hard], rolls=[1])
    table.play("explore", "fight:strength")
    assert table.state.checks[-1].difficulty == 11
    table.play("roll", "end", "explore", "fight:strength")
    assert (table.state.checks[-1].seat, table.state.checks[-1].difficulty) == (1, 11)


@rule("PF-CARD-02")
@pytest.mark.parametrize(("number", "on_path", "left"), [(2, True, 4), (3, True, 3), (3, False, 4)])
def test_rules_of_the_path_hold_where_the_path_is_played(number: int, on_path: bool, left: int) -> None:
    """From the third adventure on, banished Basic banes are out of the game."""
    rat = bane("rat", "Combat 2", copies={"B": 4}, basic=True)
    perils = replace(BOX.find("adventure", "perils-of-the-lost-coast"), number=number)
    options = {"party": new_party()} if on_path else {}
    table = game(cards=[rat, perils], places={"glade": ["rat"]}, options=options, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert deck_of(table, "glade") == []
    assert [card.id for card in table.state.piles[MONSTER]].count("rat") == left
    assert [card.id for card in table.state.removed].count("rat") == 4 - left


# --- adventures and the path -----------------------------------------------------------------------------

PERILS, OFFERINGS = BOX.adventures


def story(**during: Any) -> list[Any]:
    """The scenario Brigandoom!, both adventures and the path, with these rules instead of their own."""
    cards = {"scenario": BOX.find("scenario", "brigandoom"), "perils": PERILS, "offerings": OFFERINGS, "path": BOX.path}
    return [replace(card, during=tuple(during.get(name, ()))) for name, card in cards.items()]


def shown(table: Table) -> list[str]:
    return [card["name"] for card in table.view()["story"]]


@rule("PF-CARD-02", "PF-SETUP-11")
@pytest.mark.parametrize("scenario", [*PERILS.scenarios, "attack-on-sandpoint"])
def test_rules_of_an_adventure_hold_in_each_of_its_scenarios(scenario: str) -> None:
    silent = replace(BOX.find("scenario", scenario), during=())
    cards = [replace(PERILS, during=(HarderChecks(3),)), silent]
    table = game({"hand_size": 0}, {"place": "grove"}, cards=cards, options={"scenario": scenario}, rolls=[1])
    table.play("explore", "fight:strength")
    mine = scenario in PERILS.scenarios
    assert table.state.check.difficulty == (11 if mine else 8)
    table.play("roll", "end", "explore", "fight:strength")  # for everybody, and everywhere
    assert (table.asked[0], table.state.check.difficulty) == (1, 11 if mine else 8)


@rule("PF-CARD-02", "PF-SETUP-09")
@pytest.mark.parametrize(
    ("scenario", "party", "harder"),
    [
        ("attack-on-sandpoint", new_party(), 2),
        ("attack-on-sandpoint", None, 0),
        ("brigandoom", new_party(), 0),
        ("brigandoom", None, 0),
    ],
)
def test_rules_of_the_path_hold_in_its_own_adventures(scenario: str, party: Any, harder: int) -> None:
    """Its card lies on the table only when the path is played; Perils of the Lost Coast is none of its adventures."""
    cards = [replace(BOX.path, during=(HarderChecks(2),)), replace(BOX.find("scenario", scenario), during=())]
    table = game({}, cards=cards, options={"scenario": scenario, "party": party})
    table.play("explore", "fight:strength")
    assert table.state.check.difficulty == 8 + harder
    assert ("path:rise-of-the-runelords" in shown(table)) is bool(harder)


@rule("PF-GOLD-02")
@pytest.mark.parametrize(
    ("path_says", "adventure_says", "scenario_says", "type"),
    [(FIRE, COLD, ACID, FIRE), ("", COLD, ACID, COLD), ("", "", ACID, ACID), (FIRE, "", ACID, FIRE)],
)
def test_path_before_adventure_before_scenario(
    path_says: str, adventure_says: str, scenario_says: str, type: str
) -> None:
    said = [(DealsDamage(type=each),) if each else () for each in (path_says, adventure_says, scenario_says)]
    scenario = replace(BOX.find("scenario", "attack-on-sandpoint"), during=said[2])
    cards = [replace(BOX.path, during=said[0]), replace(OFFERINGS, during=said[1]), scenario]
    options = {"scenario": scenario.id, "party": new_party()}
    table = game({"hand": PEBBLES}, cards=cards, options=options, rolls=[5])
    assert shown(table) == ["path:rise-of-the-runelords", "adventure:burnt-offerings", "scenario:attack-on-sandpoint"]
    table.play("explore", "fight:strength", "roll")
    assert [event.args["type"] for event in table.told("pf-event-threatens")] == [type]


@rule("PF-GOLD-04", "PF-GOLD-06")
def test_what_the_adventure_forbids_no_location_or_card_permits() -> None:
    cards = story(perils=[NoCards(kinds=(BLESSING,))])
    table = game({"hand": ["prayer", "lens"]}, cards=cards)
    table.play("explore", "fight:strength")
    assert table.keys == ["roll", "reveal:lens"]
    assert table.refuse("discard:prayer:1").rule == "PF-GOLD-04"


@rule("PF-CARD-02", "PF-PRINC-11")
def test_moments_of_an_adventure_come_with_those_of_the_scenario() -> None:
    cards = story(perils=[When(STARTS, Harder(2))], scenario=[When(STARTS, Harder(30))])
    table = game({}, cards=cards, step=("advance",))
    wanted = ["first:adventure:perils-of-the-lost-coast", "first:scenario:brigandoom"]
    assert (table.asked, table.keys) == ((0, "next-effect"), wanted)
    table.play(wanted[1])
    assert (table.asked, table.hero(0).harder) == ((0, "turn"), 32)
    assert [event.args["card"] for event in table.told("pf-event-harder")] == [name[6:] for name in reversed(wanted)]


@rule("PF-SETUP-23", "PF-GOLD-01", "PF-GOLD-02")
@pytest.mark.parametrize(
    ("rules", "count"),
    [
        ({}, 30),
        ({"scenario": [BlessingsDeck(20)]}, 20),
        ({"perils": [BlessingsDeck(25)], "scenario": [BlessingsDeck(20)]}, 25),
        ({"offerings": [BlessingsDeck(25)]}, 30),
    ],
)
def test_a_card_can_make_the_blessings_deck_larger_or_smaller(rules: Any, count: int) -> None:
    table = situation("pathfinder", 1, cards=story(**rules), step=("lay_out",))
    assert len(table.state.blessings) == count


@rule("PF-CARD-02", "PF-SETUP-32")
def test_something_can_happen_to_everybody_when_the_scenario_begins() -> None:
    """Once, before the first turn; what an own location says, for those who begin there."""
    cards = story(perils=[When(BEGINS, DrawCards("1"))])
    cards.append(location("grove", here=(When(BEGINS, LoseTop(2)),)))
    table = game({}, {"place": "grove"}, cards=cards, step=("begin",))
    if table.asked == (1, "next-effect"):
        table.play(table.keys[0])
    assert (table.asked, table.state.turn) == ((0, "turn"), 0)
    assert [len(table.hero(seat).hand) for seat in (0, 1)] == [1, 1]
    assert [len(table.hero(seat).discard) for seat in (0, 1)] == [0, 2]
    table.play("end", "done", "end", "done")
    assert len(table.told("pf-event-blessing")) == 3
    assert [len(table.hero(seat).discard) for seat in (0, 1)] == [0, 2]


@rule("PF-CARD-02", "PF-DEATH-11")
@pytest.mark.parametrize("dying", [0, 1])
def test_whoever_dies_when_the_scenario_begins_gets_no_turn(dying: int) -> None:
    cards = story(perils=[When(BEGINS, LoseTop(2))])
    heroes = [{"deck": PEBBLES[:1] if seat == dying else PEBBLES} for seat in (0, 1)]
    table = game(*heroes, cards=cards, step=("begin",))
    assert table.asked == (1 - dying, "turn")
    assert [table.hero(seat).dead for seat in (0, 1)] == [dying == 0, dying == 1]


@rule("PF-CARD-02")
def test_a_set_up_leads_to_the_beginning_of_the_scenario() -> None:
    cards = story(perils=[When(BEGINS, Harder(1))])
    table = situation("pathfinder", 1, cards=cards, step=("starting_places",))
    table.play(table.keys[0])
    assert (table.asked, table.hero(0).harder) == ((0, "turn"), 1)


@rule("PF-CARD-02")
@pytest.mark.parametrize(("during", "removed"), [((Outgrown(),), 1), ((), 0), ((Outgrown(basic=4),), 0)])
def test_the_path_card_itself_says_what_is_outgrown(during: Any, removed: int) -> None:
    rat = bane("rat", "Combat 2", copies={"B": 4}, basic=True)
    cards = [rat, replace(PERILS, number=3), replace(BOX.path, during=during)]
    table = game(cards=cards, places={"glade": ["rat"]}, options={"party": new_party()}, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert len(table.state.removed) == removed


@rule("PF-CARD-02")
def test_a_saved_table_knows_its_adventure_and_its_path() -> None:
    cards = [replace(BOX.path, during=(HarderChecks(2),)), replace(OFFERINGS, during=(HarderChecks(1),))]
    table = game({}, cards=cards, options={"scenario": "attack-on-sandpoint", "party": new_party()})
    data = json.loads(json.dumps(plain.encode(table.state)))
    again = codec.decode(data, table.state.box, table.state.settings, Chance(0))
    assert again.story is table.state.story is table.state.copy().story
    assert [card.name for card in again.story.cards] == shown(table)


@rule("PF-CARD-02")
def test_everybody_sees_the_rules_of_all_story_cards() -> None:
    table = game({}, cards=story(perils=[HarderChecks(2)], scenario=[HarderChecks(1)]))
    found = {card["name"]: [message(text) for text in card["during"]] for card in table.view()["story"]}
    assert {name: [Texts("en").say(each) for each in said] for name, said in found.items()} == {
        "adventure:perils-of-the-lost-coast": ["the difficulty of your check is 2 higher"],
        "scenario:brigandoom": ["the difficulty of your check is 1 higher"],
    }


@rule("PF-CARD-02")
@pytest.mark.parametrize(
    ("lang", "adventure", "path"),
    [
        (
            "en",
            "During this adventure: the blessings deck begins with 25 cards.",
            "During this adventure path: from adventure 3 on, remove banished Basic banes from the game; from "
            "adventure 5 on, Elite ones too.",
        ),
        (
            "pl",
            "W tej przygodzie: talia błogosławieństw liczy na początku 25 kart.",
            "W tej kampanii: od przygody 3 usuwajcie z gry zguby z cechą Podstawowa, których się pozbywacie, a od "
            "przygody 5 także te z cechą Elitarna.",
        ),
        (
            "de",
            "In diesem Abenteuer – das Segensdeck beginnt mit 25 Karten.",
            "Auf diesem Abenteuerpfad – ab Abenteuer 3 verlassen verbannte Gefahren mit dem Merkmal Standard das "
            "Spiel, ab Abenteuer 5 auch die mit dem Merkmal Elite.",
        ),
    ],
)
def test_adventure_and_path_say_their_rules(lang: str, adventure: str, path: str) -> None:
    texts = Texts(lang)
    said = text_of(replace(PERILS, during=(BlessingsDeck(25),)))
    assert texts.say(said[0]) == adventure
    assert texts.say(text_of(BOX.path)[0]) == path
    listed = {entry.reference: entry for entry in pathfinder({}, texts)}
    entry = listed["path:rise-of-the-runelords"]
    assert path in entry.text
    assert entry.values["during"] == [texts.say(BOX.path.during[0].text)]
    assert listed["adventure:burnt-offerings"].values["during"] == []


# --- rewards ---------------------------------------------------------------------------------------------


@rule("PF-CARD-03")
@pytest.mark.parametrize("card", STORY, ids=lambda card: card.id)
def test_every_story_card_names_its_reward(card: Any) -> None:
    assert isinstance(card.reward, Reward)
    assert str(card.reward.text.id).startswith("pf-reward")


@rule("PF-CARD-03")
def test_what_some_of_them_give() -> None:
    assert BOX.find("scenario", "thistletop-delve").reward == LootReward(("sihedron-medallion",))
    assert BOX.find("adventure", "perils-of-the-lost-coast").reward == FeatReward(("skill",))


@rule("PF-CARD-04")
@pytest.mark.parametrize("scenario", BOX.scenarios, ids=lambda card: card.id)
def test_a_scenario_lists_villains_henchmen_and_locations(scenario: Any) -> None:
    assert all(BOX.find("bane", id).kind == VILLAIN for id in scenario.villains)
    assert all(BOX.find("bane", id).kind == HENCHMAN for id in scenario.henchmen)
    assert bool(scenario.henchmen) != bool(scenario.fillers)
    assert [len(each) for each in scenario.locations] == [3, 1, 1, 1, 1, 1]
    listed = [BOX.find("location", id).id for each in scenario.locations for id in each]
    assert len(set(listed)) == 8


@rule("PF-CARD-05")
@pytest.mark.parametrize("card", BOX.locations, ids=lambda card: card.id)
def test_every_location_has_its_parts(card: Any) -> None:
    assert set(card.deck) <= {*BOONS, *BANES[:2]}
    assert sum(card.deck.values()) == 9
    assert card.closing


GLADE = location(
    "glade",
    deck={MONSTER: 2, ALLY: 1},
    here=(HarderChecks(2),),
    closing=(ByPaying((BLESSING,)),),
    closed=(Harder(4),),
)


@rule("PF-CARD-05")
def test_the_deck_list_says_what_lies_there() -> None:
    scenario = replace(BOX.find("scenario", "brigandoom"), locations=(("glade",),))
    table = game(cards=[GLADE, scenario], places=None, step=("lay_out",))
    assert sorted(card.kind for card in table.state.places[0].deck) == [ALLY, MONSTER, MONSTER, VILLAIN]


@rule("PF-CARD-05")
def test_the_other_parts_hold_there_and_when_it_is_closed() -> None:
    table = game({"hand": ["prayer"]}, cards=[GLADE], places={"glade": ["thug"]}, rolls=[10])
    table.play("explore", "fight:strength")
    assert table.state.checks[-1].difficulty == 10
    table.play("roll", "close:1", "pay:prayer")
    assert (table.state.places[0].closed, table.hero(0).harder) == (True, 4)
