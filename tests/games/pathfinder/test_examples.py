"""The worked examples: PF-EX."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying
from herowright.games.pathfinder.cards.effects import AddDice, Fight, Reduce
from herowright.games.pathfinder.cards.forms import Use
from herowright.games.pathfinder.cards.gifts import AddToPlace, DrawFromBox
from herowright.games.pathfinder.cards.on import OTHER, On
from herowright.games.pathfinder.cards.rewards import SKILL_FEAT, FeatReward
from herowright.games.pathfinder.cards.standing import ENTERS, HarderChecks, When
from herowright.games.pathfinder.cards.troubles import Damage
from herowright.games.pathfinder.cards.types import Play, Skill
from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    BARRIER,
    CHARISMA,
    COMBAT,
    DISCARD,
    HENCHMAN,
    INTELLIGENCE,
    ITEM,
    REVEAL,
    SPELL,
    STRENGTH,
    WEAPON,
    dice,
)
from herowright.games.pathfinder.rules.state import NEVER
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import (
    bane,
    boon,
    character,
    deck_of,
    falls,
    game,
    ids,
    in_box,
    kinds,
    location,
    meet,
    zone,
)

# --- set-up ----------------------------------------------------------------------------------------------


def thistletop(seats: int) -> Table:
    """Villain Gogmurt; henchmen Tangletooth, Bruthazmus and Goblin Raiders."""
    return situation("pathfinder", seats, {"scenario": "approach-to-thistletop"}, step=("lay_out",))


@rule("PF-SETUP-18", "PF-SETUP-19", "PF-SETUP-20", "PF-SETUP-21")
@pytest.mark.parametrize(
    ("seats", "stack"),
    [
        (3, ["bruthazmus", "goblin-raider", "goblin-raider", "gogmurt", "tangletooth"]),
        (1, ["bruthazmus", "gogmurt", "tangletooth"]),
    ],
)
def test_villain_and_henchmen_for_five_and_for_three_locations(seats: int, stack: list[str]) -> None:
    """PF-EX-01, PF-EX-02."""
    places = thistletop(seats).state.places
    assert len(places) == len(stack)
    found = [[card.id for card in place.deck if card.kind in ("villain", "henchman")] for place in places]
    assert sorted(found) == [[id] for id in stack]


@rule("PF-SETUP-14")
def test_locations_for_three_players() -> None:
    """PF-EX-03."""
    found = ids([place.card for place in thistletop(3).state.places])
    assert found == ["woods", "treacherous-cave", "goblin-fortress", "nettlemaze", "waterfront"]
    assert not {"guard-tower", "prison", "garrison"} & set(found)


# --- dice ------------------------------------------------------------------------------------------------


@rule("PF-DICE-02", "PF-DICE-03")
def test_two_d4_and_two() -> None:
    """PF-EX-04."""
    totals = {}
    for first in range(1, 5):
        for second in range(1, 5):
            table = situation("pathfinder", 1, rolls=[first, second])
            totals[first, second] = piles.amount(table.state, dice("2d4+2"))
    assert totals[3, 4] == 9
    assert set(totals.values()) == {*range(4, 11)}


@rule("PF-DICE-05")
def test_strength_and_two_d12() -> None:
    """PF-EX-05."""
    hammer = boon("hammer", WEAPON, Play(REVEAL, Fight((STRENGTH,), "2d12")))
    table = game({"hand": ["hammer"]}, cards=[hammer], rolls=[7, 12, 5])
    table.play("explore", "reveal:hammer:strength")
    assert table.state.check.sides == (10, 12, 12)
    table.play("roll")
    assert table.told("pf-event-rolls")[0].args["result"] == 24


# --- feats -----------------------------------------------------------------------------------------------

CHARMER = replace(character(0), skills={CHARISMA: Skill(10, 3)})
TWO_BOXES = {"feats": {"skills": {"charisma": 2}}}


@rule("PF-FEAT-03", "PF-FEAT-04")
def test_a_line_of_three_boxes_of_which_two_are_checked() -> None:
    """PF-EX-06."""
    assert game(TWO_BOXES, cards=[CHARMER]).hero(0).skills[CHARISMA][1] == 2
    scenario = replace(BOX.find("scenario", "brigandoom"), reward=FeatReward((SKILL_FEAT,)))
    options = {"party": new_party()}
    table = game(TWO_BOXES, options=options, cards=[CHARMER, scenario], step=("rewards",), won=True)
    assert table.table.decision
    assert [(option.key, option.label.args["number"]) for option in table.table.decision.options] == [
        ("feat:charisma", 3)
    ]


@rule("PF-FEAT-06")
def test_a_charisma_check_with_two_boxes() -> None:
    """PF-EX-07."""
    plea = bane("plea", "Charisma 8", BARRIER)
    table = game(TWO_BOXES, cards=[CHARMER, plea], places={"glade": ["plea"]}, rolls=[6])
    table.play("explore", "roll")
    [event] = table.told("pf-event-rolls")
    assert (event.args["dice"], event.args["plus"], event.args["result"]) == ("d10=6", 2, 8)


@rule("PF-FEAT-09", "PF-FEAT-10")
@pytest.mark.parametrize(("key", "added"), [("power:aid", 4), ("reveal:horn", 3)])
def test_a_power_with_its_box_checked_and_an_item_with_the_same_effect(key: str, added: int) -> None:
    """PF-EX-08."""
    aid: tuple[Any, ...] = tuple(Use(AddDice(text, On(OTHER, skills=(COMBAT,)))) for text in ("1d4", "1d4+1"))
    horn = boon("horn", ITEM, Play(REVEAL, aid[0].effect))
    helper = {"hand": ["horn"], "powers": {"aid": aid}, "feats": {"powers": {"aid": 1}}}
    table = game({}, helper, cards=[horn], rolls=[5, 3])
    table.play("explore", "fight:strength")
    table.play(key, seat=1)
    table.play("roll", "pass")
    assert table.told("pf-event-rolls")[0].args["result"] == 5 + added


# --- cards that are played, and cards that are not -------------------------------------------------------


def table_of(*heroes: dict[str, Any], **arrangement: Any) -> Table:
    """Printed characters with printed cards, in Black Fang's Dungeon."""
    options = {"scenario": "black-fangs-dungeon", **arrangement.pop("options", {})}
    return situation("pathfinder", len(heroes), options, heroes=heroes, **arrangement)


@rule("PF-PLAY-02", "PF-PLAY-03")
def test_kyra_pays_for_her_healing_with_a_spell() -> None:
    """PF-EX-09."""
    table = table_of({"character": "kyra", "hand": ["cure"], "discard": ["mace"], "deck": []}, rolls=[1])
    table.play("power:healing-touch", "pay:cure")
    assert (table.asked, table.told("pf-event-plays")) == ((0, "turn"), [])  # no recharge check is offered
    assert (zone(table, "discard"), zone(table, "deck"), zone(table, "in_play")) == (["cure"], ["mace"], [])


@rule("PF-PLAY-05", "PF-PLAY-06")
def test_a_soldier_that_was_recharged_cannot_be_discarded_to_explore() -> None:
    """PF-EX-10."""
    places = {"temple": ["ancient-skeleton", "ancient-skeleton"], "woods": []}
    hero = {"character": "valeros", "hand": ["soldier"], "deck": ["mace"]}
    table = table_of(hero, places=places, rolls=[8, 4])
    assert "discard:soldier:2" in table.keys
    table.play("explore", "fight:strength", "recharge:soldier:1", "roll", "leave")
    assert falls(table) == [("d10=8 d4=4", 0, 12, 8)]
    assert (zone(table, "deck"), zone(table, "hand")) == (["mace", "soldier"], [])
    assert table.keys == ["end"]


# --- checks ----------------------------------------------------------------------------------------------

SERIES = bane("sphinx", "Wisdom 10 or Combat 13 then Combat 15")


@rule("PF-CHECK-02", "PF-CHECK-03", "PF-CHECK-04", "PF-CHECK-05")
@pytest.mark.parametrize(("key", "die", "first"), [("use:wisdom", 6, 10), ("fight:melee", 10, 13)])
def test_wisdom_or_combat_and_then_combat(key: str, die: int, first: int) -> None:
    """PF-EX-11."""
    table = meet(SERIES, rolls=[5, 6])
    assert table.keys == ["fight:strength", "fight:melee", "use:wisdom"]
    table.play(key, "roll")
    assert table.keys == ["fight:strength", "fight:melee"]
    table.play("fight:strength", "roll")
    assert falls(table) == [(f"d{die}=5", 0, 5, first), ("d10=6", 0, 6, 15)]


@rule("PF-CHECK-21")
def test_the_traits_of_a_longsword_plus_1() -> None:
    """PF-EX-12."""
    hero = {"character": "valeros", "hand": ["longsword-plus-1"]}
    table = table_of(hero, places={"temple": ["ancient-skeleton"]})
    table.play("explore", "reveal:longsword-plus-1:melee")
    assert table.state.check.traits == {"sword", "melee", "slashing", "magic"}


@rule("PF-CHECK-24")
def test_arcane_built_on_intelligence_makes_three_kinds_of_check() -> None:
    """PF-EX-13."""
    table = table_of({"character": "ezren", "hand": ["force-missile"]}, places={"temple": ["ancient-skeleton"]})
    table.play("explore", "discard:force-missile:arcane")
    assert table.state.check.kinds == {COMBAT, ARCANE, INTELLIGENCE}


@rule("PF-CHECK-28", "PF-CHECK-29")
@pytest.mark.parametrize(("shift", "difficulty"), [(0, 7), (2, 9), (-2, 5)])
def test_fortitude_seven_two_up_and_two_down(shift: int, difficulty: int) -> None:
    """PF-EX-14."""
    gas = bane("gas", "Fortitude 7", BARRIER, standing=(HarderChecks(shift),))
    table = table_of({"character": "harsk"}, cards=[gas], places={"temple": ["gas"]}, rolls=[12])
    table.play("explore", "roll")
    assert falls(table) == [("d12=12", 2, 14, difficulty)]


@rule("PF-CHECK-36")
def test_strength_d10_and_a_blessing_of_another() -> None:
    """PF-EX-15."""
    lift = bane("lift", "Strength 12", BARRIER)
    table = meet(lift, {}, {"hand": ["prayer"], "place": "grove"}, rolls=[5, 7])
    table.play("discard:prayer:1", seat=1)
    assert table.state.check.sides == (10, 10)
    table.play("roll")
    assert falls(table) == [("d10=5 d10=7", 0, 12, 12)]


@rule("PF-CHECK-40", "PF-CHECK-42")
def test_eight_against_ten() -> None:
    """PF-EX-16."""
    table = meet(bane("lion", "Combat 10"), {"hand": ["pebble-1", "pebble-2", "pebble-3"]}, rolls=[8])
    table.play("fight:strength", "roll", "drop:pebble-1", "drop:pebble-3")
    [hurt] = table.told("pf-event-threatens")
    assert (hurt.args["amount"], hurt.args["type"]) == (2, "combat")
    assert (zone(table, "hand"), zone(table, "discard")) == (["pebble-2"], ["pebble-1", "pebble-3"])


@rule("PF-CHECK-43")
@pytest.mark.parametrize(("used", "ward"), [("reveal:sword:melee", True), ("discard:bolt:arcane", False)])
def test_a_spell_on_the_check_and_one_against_its_damage(used: str, ward: bool) -> None:
    """PF-EX-17."""
    veil = boon("veil", SPELL, Play(DISCARD, Reduce(9)))
    hero = {"hand": ["sword", "bolt", "veil", "pebble-1", "pebble-2", "pebble-3"]}
    table = meet(bane("titan", "Combat 20"), hero, cards=[veil], rolls=[8, 6])
    table.play(used, "roll")
    assert table.asked == (0, "damage" if ward else "suffer")
    assert ("discard:veil" in table.keys) is ward


@rule("PF-DMG-02", "PF-BOON-15")
@pytest.mark.parametrize(("type", "playable"), [("fire", False), ("combat", True)])
def test_armor_against_combat_damage_only(type: str, playable: bool) -> None:
    """PF-EX-18."""
    imp = bane("imp", before=(Damage("1", type),))
    table = meet(imp, {"hand": ["shield", "pebble-1"]})
    assert table.asked == (0, "damage" if playable else "suffer")
    assert ("recharge:shield" in table.keys) is playable


@rule("PF-CHECK-26", "PF-ENC-25")
def test_seoni_does_not_acquire_glibness() -> None:
    """PF-EX-19."""
    table = table_of({"character": "seoni"}, places={"temple": ["glibness"]}, rolls=[3])
    table.play("explore", "use:arcane", "roll")
    assert falls(table) == [("d12=3", 2, 5, 6)]
    assert (in_box(table, "glibness"), deck_of(table, "temple")) == (1, [])
    assert "glibness" not in zone(table, "hand")


@rule("PF-TURN-21", "PF-CLOSE-03", "PF-CLOSE-11")
def test_harsk_takes_the_last_card_of_mountain_peak_and_closes_it() -> None:
    """PF-EX-20."""
    places = {"mountain-peak": ["mace"], "temple": []}
    table = table_of({"character": "harsk"}, places=places, rolls=[6, 5])
    table.play("explore", "use:strength", "roll", "close", "close:1", "use:survival", "roll")
    assert falls(table)[1] == ("d6=5", 2, 7, 6)
    assert [place.closed for place in table.state.places] == [True, False]


@rule("PF-PILE-03")
def test_four_cards_from_a_deck_of_three() -> None:
    """PF-EX-21."""
    glade = location("glade", closed=(DrawFromBox(ITEM, "4"),))
    table = game(places={"glade": [], "grove": []}, cards=[glade], box={ITEM: ["lens", "cloak", "codex"]})
    table.play("close", "close:1")
    assert sorted(zone(table, "hand")) == ["cloak", "codex", "lens"]
    assert table.asked == (0, "turn")


@rule("PF-BOON-21", "PF-BOON-22")
def test_lem_lifts_with_a_blessing() -> None:
    """PF-EX-22."""
    lem = {"character": "lem", "feats": {"skills": {"strength": 1}}, "hand": ["blessing-of-the-gods"]}
    gate = bane("gate", "Strength 7", BARRIER)
    table = table_of(lem, cards=[gate], places={"temple": ["gate"]}, rolls=[2, 4])
    table.play("explore", "discard:blessing-of-the-gods:1", "roll")
    assert falls(table) == [("d4=2 d4=4", 1, 7, 7)]


# --- between games, alone, and what is added -------------------------------------------------------------


@rule("PF-BETWEEN-05")
@pytest.mark.parametrize("others", [1, 2, 3])
def test_ezren_keeps_a_loot_item_and_two_others(others: int) -> None:
    """PF-EX-23."""
    sample = BOX.find("character", "ezren").sample
    deck = [id for id, count in sample.items() for _ in range(count) if BOX.named(id).kind != ITEM]
    deck += ["sihedron-medallion", *["codex"] * others]
    table = situation("pathfinder", 1, heroes=[{"character": "ezren", "deck": deck}], step=("gather",))
    assert ("done" in table.keys) is (others < 3)  # otherwise an item has to go first
    if others < 3:
        table.play("done")
        assert ("done" in table.keys) is (others == 2)


@rule("PF-SOLO-03")
def test_sajan_and_valeros_turn_up_a_blessing_each() -> None:
    """PF-EX-24."""
    heroes: list[dict[str, Any]] = [
        {"character": "sajan", "hand": ["crow"] * 4},
        {"character": "valeros", "hand": ["crow"] * 4},
    ]
    table = table_of(*heroes, blessings=10, step=("advance",))
    assert (table.asked, len(table.state.blessings)) == ((0, "turn"), 9)
    table.play("end", "done")
    assert (table.asked, len(table.state.blessings)) == ((1, "turn"), 8)
    assert [event.seat for event in table.told("pf-event-blessing")] == [0, 1]


@rule("PF-SUMMON-11", "PF-SUMMON-12")
def test_a_human_ally_is_the_third_that_is_drawn() -> None:
    """PF-EX-25."""
    fort = location("fort", here=(When(ENTERS, AddToPlace(ALLY, traits=("human",))),))
    laid = {"glade": [], "fort": ["wolf", "ogre"]}
    box = {ALLY: ["crow", "dog", "soldier", "guide"]}
    draws, shuffles = ["crow", "dog", "soldier"], [["wolf", "soldier"]]
    table = game(cards=[fort], places=laid, box=box, draws=draws, shuffles=shuffles)
    table.play("move:fort")
    assert deck_of(table, "fort") == ["wolf", "soldier", "ogre"]
    assert sorted(ids(table.state.piles[ALLY])) == ["crow", "dog", "guide"]


@rule("PF-SETUP-27", "PF-SETUP-28", "PF-SETUP-31")
def test_merisiel_draws_until_she_holds_an_item() -> None:
    """PF-EX-26."""
    first = ["dagger", "dart", "leather-armor", "guard", "burglar"]
    second = ["blast-stone", *["blessing-of-the-gods"] * 4]
    rest = ["caltrops", "crowbar"]
    hero = {"character": "merisiel", "deck": [*first, *second, *rest]}
    table = table_of(hero, step=("starting_hands",), shuffles=[["dart", "crowbar"]])
    assert zone(table, "hand") == second
    assert zone(table, "deck") == ["dart", "crowbar", "caltrops", "dagger", "leather-armor", "guard", "burglar"]
    assert zone(table, "discard") == []


# --- Ezren and Merisiel in the Throne Room ---------------------------------------------------------------

EZREN: dict[str, Any] = {"character": "ezren", "place": "throne-room", "deck": ["levitate", "codex", "sage"]}
MERISIEL: dict[str, Any] = {"character": "merisiel", "place": "throne-room", "deck": ["caltrops"] * 9, "quiet": NEVER}


def throne_room(*deck: str, ezren: Any = (), merisiel: Any = (), **arrangement: Any) -> Table:
    """Ezren's turn; the hands of both are given."""
    heroes = {**EZREN, "hand": [*ezren]}, {**MERISIEL, "hand": [*merisiel]}
    return table_of(*heroes, places={"throne-room": [*deck], "desecrated-vault": []}, **arrangement)


@rule("PF-CHECK-13", "PF-ENC-24", "PF-TURN-15")
def test_ezren_acquires_acid_arrow_and_may_explore_again() -> None:
    """PF-EX-27."""
    table = throne_room("acid-arrow", "ancient-skeleton", rolls=[7])
    table.play("explore")
    assert table.keys == ["use:intelligence", "use:arcane", "decline"]
    table.play("use:arcane", "roll", "yes")
    assert falls(table) == [("d12=7", 2, 9, 4)]
    assert (zone(table, "hand"), table.asked) == (["acid-arrow"], (0, "turn"))
    assert "explore" in table.keys


@rule("PF-SUMMON-04", "PF-SUMMON-08", "PF-SUMMON-09")
def test_merisiel_evades_the_skeleton_she_has_to_summon() -> None:
    """PF-EX-28."""
    table = throne_room("ancient-skeleton", "mace", ezren=["acid-arrow"], explored=1, granted=1)
    before = in_box(table, "ancient-skeleton")
    table.play("explore")
    assert (table.asked, in_box(table, "ancient-skeleton")) == ((1, "evade"), before - 1)
    table.play("power:evasion")
    assert in_box(table, "ancient-skeleton") == before
    assert (deck_of(table, "throne-room"), table.asked) == (["ancient-skeleton", "mace"], (0, "skill"))
    assert [event.seat for event in table.told("pf-event-evades")] == [1]


def fought(**arrangement: Any) -> Table:
    """Ezren fights with Acid Arrow, Merisiel has evaded hers and throws a Blast Stone."""
    rolls = [7, 1, 2, 2, *arrangement.pop("rolls", ())]
    hands = {"ezren": ["acid-arrow"], "merisiel": ["blast-stone", *["blessing-of-the-gods"] * 2]}
    table = throne_room("ancient-skeleton", "mace", **hands, rolls=rolls, **arrangement)
    table.play("explore", "power:evasion", "discard:acid-arrow:arcane")
    table.play("discard:blast-stone", seat=1)
    table.play("roll")
    return table


@rule("PF-CHECK-18", "PF-CHECK-30", "PF-CHECK-35")
def test_ezren_fights_with_acid_arrow_and_a_blast_stone() -> None:
    """PF-EX-29."""
    table = fought()
    assert falls(table) == [("d12=7 d4=1 d4=2 d4=2", 2, 14, 8)]
    table.play("no", "no", "leave")
    assert [event.seat for event in table.told("pf-event-defeats")] == [0]
    assert zone(table, "discard", 1) == ["blast-stone"]


@rule("PF-BOON-08", "PF-ENC-18", "PF-ENC-21")
def test_acid_arrow_is_recharged_and_then_levitate_is_drawn() -> None:
    """PF-EX-30."""
    table = fought(rolls=[7])
    assert (table.asked, zone(table, "in_play")) == ((0, "recharge"), ["acid-arrow"])
    table.play("yes", "roll")
    assert falls(table)[1] == ("d12=7", 2, 9, 6)
    assert (zone(table, "deck")[-1], table.asked) == ("acid-arrow", (0, "do-or-not"))
    assert table.told("pf-event-defeats") == []
    table.play("yes")
    assert zone(table, "hand") == ["levitate"]
    assert zone(table, "deck") == ["codex", "sage", "acid-arrow"]


@rule("PF-CLOSE-17", "PF-CHECK-12", "PF-CHECK-26")
def test_ezren_closes_the_throne_room_with_one_blessing_of_merisiel() -> None:
    """PF-EX-31."""
    table = fought(rolls=[2, 4])
    table.play("no", "no")
    assert kinds(table)[-1] == "defeats"
    assert (table.asked, deck_of(table, "throne-room")) == ((0, "close"), ["mace"])
    table.play("close:1")
    table.play("discard:blessing-of-the-gods:1", seat=1)
    assert not [key for key in table.keys_of(1) if key.startswith("discard:")]
    table.play("roll")
    assert falls(table)[1] == ("d6=2 d6=4", 0, 6, 6)
    assert (table.state.places[0].closed, zone(table, "hand", 1)) == (True, ["blessing-of-the-gods"])


@rule("PF-PLAY-17", "PF-BOON-06", "PF-TURN-27")
def test_ezren_levitates_away_before_he_resets_his_hand() -> None:
    """PF-EX-32."""
    heroes = {**EZREN, "hand": ["levitate", *["sage"] * 6], "deck": ["codex", "guard"]}, MERISIEL
    places = {"throne-room": [], "desecrated-vault": ["mace"]}
    table = table_of(*heroes, places=places, closed=["throne-room"], explored=2, rolls=[3])
    table.play("discard:levitate", "move:desecrated-vault", "yes", "roll", "yes")
    assert falls(table) == [("d12=3", 2, 5, 8)]
    assert (table.hero(0).place, zone(table, "discard")) == (1, ["levitate"])
    assert (zone(table, "deck"), len(zone(table, "hand")), table.hero(0).known_top) == (["codex", "guard"], 6, 1)
    table.play("end", "done")
    assert (len(zone(table, "hand")), len(zone(table, "deck")), table.asked[0]) == (6, 2, 1)


# --- closing, and what nobody does for another -----------------------------------------------------------


@rule("PF-CLOSE-07", "PF-PRINC-08")
@pytest.mark.parametrize("own", [True, False])
def test_only_ezren_can_discard_the_blessing_that_closes_the_cathedral(own: bool) -> None:
    """PF-EX-33."""
    thug = bane("thug", "Combat 2", HENCHMAN)
    ezren = {"character": "ezren", "hand": ["blessing-of-the-gods"] if own else ["sage"]}
    seelah = {"character": "seelah", "hand": ["blessing-of-the-gods"], "quiet": NEVER}
    table = table_of(ezren, seelah, places={"sandpoint-cathedral": ["thug", "mace"]}, cards=[thug], rolls=[6])
    table.play("explore", "roll")
    assert table.asked == ((0, "close") if own else (0, "turn"))
    table.refuse("pay:blessing-of-the-gods", seat=1)
    if own:
        table.play("close:1", "pay:blessing-of-the-gods")
    assert (table.state.places[0].closed, zone(table, "hand", 1)) == (own, ["blessing-of-the-gods"])


@rule("PF-PRINC-15")
@pytest.mark.parametrize(
    ("weapon", "sides"), [("longbow:1:dexterity", (8, 8, 8)), ("longsword:strength", (6, 8, 6, 6))]
)
def test_gorum_gives_two_dice_to_strength_checks_only(weapon: str, sides: tuple[int, ...]) -> None:
    """PF-EX-34."""
    harsk = {"character": "harsk", "hand": ["longbow", "longsword", "blessing-of-gorum"]}
    table = table_of(harsk, places={"temple": ["ancient-skeleton"]})
    table.play("explore", f"reveal:{weapon}", "discard:blessing-of-gorum:1")
    assert table.state.check.sides == sides


@rule("PF-CLOSE-05", "PF-CLOSE-06")
def test_after_a_failed_check_a_card_cannot_be_discarded_instead() -> None:
    """PF-EX-35."""
    fort = location("fort", closing=(ByCheck("Strength 9"), ByPaying()))
    table = game({"hand": ["pebble-1"]}, cards=[fort], places={"fort": [], "grove": []}, rolls=[8])
    table.play("close")
    assert table.keys == ["leave", "close:1", "close:2"]
    table.play("close:1", "roll")
    assert (table.asked, table.keys, table.state.places[0].closed) == ((0, "turn"), ["end"], False)
    table.refuse("close:2")
    table.refuse("pay:pebble-1")
    assert zone(table, "hand") == ["pebble-1"]
