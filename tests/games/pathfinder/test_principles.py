"""What is worth remembering, and what is forgotten most often: PF-PRINC, PF-FORGOT."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying
from herowright.games.pathfinder.cards.deeds import AndThen, Travel
from herowright.games.pathfinder.cards.effects import AddDice
from herowright.games.pathfinder.cards.forms import AtTurn
from herowright.games.pathfinder.cards.gifts import DrawCards, Recover
from herowright.games.pathfinder.cards.meetings import Summon
from herowright.games.pathfinder.cards.on import OWN, On
from herowright.games.pathfinder.cards.outside import Examine
from herowright.games.pathfinder.cards.rewards import ROLE, FeatReward
from herowright.games.pathfinder.cards.standing import ENDS, ENTERS, MEETS, When
from herowright.games.pathfinder.cards.troubles import OTHERS_HERE, Each, LoseCards
from herowright.games.pathfinder.cards.types import Play as Power
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import ARMOR, BARRIER, BURY, DISCARD, ITEM, MONSTER, REVEAL, WEAPON
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
    kinds,
    location,
    meet,
    zone,
)


def printed(*heroes: dict[str, Any], scenario: str = "black-fangs-dungeon", **arrangement: Any) -> Table:
    """Printed characters with printed cards."""
    return situation("pathfinder", len(heroes), {"scenario": scenario}, heroes=heroes, **arrangement)


# --- all that is printed, and nothing else ---------------------------------------------------------------


@rule("PF-PRINC-01")
def test_whatever_can_be_done_is_done() -> None:
    """Nobody has a weapon to lose, and two of the three cards to recover are there: the rest still happens."""
    marsh = location("marsh", here=(When(ENTERS, LoseCards(1, kinds=(WEAPON,))), When(ENTERS, Recover("3"))))
    table = game(
        {"hand": ["lens"], "discard": ["pebble-1", "pebble-2"], "deck": []},
        cards=[marsh],
        places={"glade": [], "marsh": []},
    )
    table.play("move:marsh")
    assert (zone(table, "hand"), zone(table, "discard")) == (["lens"], [])
    assert sorted(zone(table, "deck")) == ["pebble-1", "pebble-2"]


@rule("PF-PRINC-01")
def test_no_restriction_is_applied_that_is_not_printed() -> None:
    """A fighter without Arcane may cast a spell, with a d4."""
    hero = {"character": "valeros", "hand": ["bolt"]}
    table = game(hero, rolls=[4, 6])
    table.play("explore", "discard:bolt:arcane", "roll")
    assert falls(table) == [("d4=4 d6=6", 0, 10, 8)]


@rule("PF-PRINC-02")
def test_armor_may_be_played_by_who_has_none_in_the_cards_list() -> None:
    bare = replace(character(0), cards={**character(0).cards, ARMOR: (0, 0)})
    table = game({"hand": ["shield", "pebble-1", "pebble-2"]}, cards=[bare], rolls=[6])
    table.play("explore", "fight:strength", "roll")
    assert (table.asked, "recharge:shield" in table.keys) == ((0, "damage"), True)
    table.play("recharge:shield")
    assert zone(table, "hand") == ["pebble-1", "pebble-2"]


@rule("PF-PRINC-03")
def test_cure_may_be_played_on_the_turn_of_another() -> None:
    heroes = (
        {"character": "valeros", "discard": ["mace", "dagger"], "deck": []},
        {"character": "kyra", "hand": ["cure"]},
    )
    table = printed(*heroes, rolls=[1])
    assert (table.asked, table.keys_of(1)) == ((0, "turn"), ["discard:cure"])
    table.play("discard:cure", seat=1)
    assert (zone(table, "discard"), sorted(zone(table, "deck"))) == ([], ["dagger", "mace"])


@rule("PF-PRINC-04")
def test_every_player_may_play_a_blessing_on_the_same_check() -> None:
    blessed: dict[str, Any] = {"hand": ["prayer", "prayer"], "quiet": NEVER}
    table = game(blessed, blessed, blessed)
    table.play("explore", "fight:strength")
    for seat in range(3):
        table.play("discard:prayer:1", seat=seat)
        table.refuse("discard:prayer:1", seat=seat)
    assert table.state.check.sides == (10, 10, 10, 10)


# --- only where it fits ----------------------------------------------------------------------------------


@rule("PF-PRINC-05")
@pytest.mark.parametrize(
    ("card", "key", "moments"),
    [
        ("salve", "discard:salve", ["turn"]),
        ("runner", "discard:runner", ["turn"]),
        ("cloak", "discard:cloak", ["evade"]),
        ("sword", "reveal:sword:melee", ["skill"]),
        ("lens", "reveal:lens", ["prepare"]),
        ("shield", "recharge:shield", ["damage"]),
    ],
)
def test_a_card_works_only_in_the_situation_it_describes(card: str, key: str, moments: list[str]) -> None:
    """From the turn through evading, the skill and the dice to the damage of a lost fight."""
    hand = [card, "cloak", "shield", *(f"pebble-{number}" for number in range(1, 7))]
    table = game({"hand": list(dict.fromkeys(hand)), "discard": ["pebble-9"]}, rolls=[1])
    seen = []
    for step in ("explore", "face", "fight:strength", "roll", "take-it"):
        if key in table.keys:
            seen.append(table.asked[1])
        else:
            table.refuse(key)
        table.play(step)
    assert seen == moments


@rule("PF-PRINC-06")
def test_a_weapon_does_not_help_to_acquire_a_weapon() -> None:
    axe = boon("axe", WEAPON, acquire="Strength/Melee 6")
    table = meet(axe, {"hand": ["sword"]})
    assert table.keys == ["use:strength", "use:melee", "decline"]
    assert table.refuse("reveal:sword:melee").rule == "PF-PRINC-05"


@rule("PF-PRINC-07")
def test_nobody_acts_for_another() -> None:
    """Merisiel, who may evade anything, cannot do so for Sajan."""
    sajan = {"character": "sajan", "place": "temple"}
    merisiel = {"character": "merisiel", "place": "temple", "hand": ["caltrops"], "quiet": NEVER}
    ogre = bane("ogre", "Combat 30")
    table = printed(sajan, merisiel, places={"temple": ["mace", "ogre"]}, cards=[ogre])
    table.play("explore")
    for key in ("power:evasion", "use:strength", "decline"):
        table.refuse(key, seat=1)
    fight = printed(sajan, merisiel, places={"temple": ["ogre"]}, cards=[ogre])
    fight.play("explore")
    for key in ("power:evasion", "discard:caltrops:2", "fight:strength"):
        fight.refuse(key, seat=1)
    assert (table.asked, fight.asked) == ((0, "skill"), (0, "skill"))


@rule("PF-PRINC-07", "PF-PRINC-08")
def test_nobody_closes_for_another() -> None:
    chapel = location("chapel", closing=(ByPaying(("blessing",)),))
    table = game({"hand": ["lens"]}, {"hand": ["prayer"]}, cards=[chapel], places={"chapel": [], "grove": []})
    assert "close" in table.keys
    table.refuse("close", seat=1)
    table.play("close")
    assert (table.asked, table.state.places[0].closed) == ((0, "turn"), False)
    assert zone(table, "hand", 1) == ["prayer"]


# --- memory and order ------------------------------------------------------------------------------------


@rule("PF-PRINC-09")
def test_an_item_may_be_revealed_before_an_exploration_and_again_during_it() -> None:
    glass = boon("glass", ITEM, Power(REVEAL, Examine(1)), Power(REVEAL, AddDice("1d4", On(OWN))))
    table = game({"hand": ["glass", "runner"]}, cards=[glass], rolls=[8, 1, 8, 1])
    table.play("reveal:glass:1", "explore", "fight:strength", "reveal:glass:2", "roll")
    table.play("reveal:glass:1", "discard:runner", "fight:strength", "reveal:glass:2", "roll")
    assert falls(table) == [("d10=8 d4=1", 0, 9, 8)] * 2
    assert kinds(table).count("plays") == 5


@rule("PF-PRINC-10")
def test_one_thing_is_finished_before_the_next_begins() -> None:
    hydra = bane("hydra", "Combat 9 then Combat 8")
    hand = ["bolt", "pebble-1", "pebble-2"]
    table = meet(hydra, {"hand": hand}, rolls=[1, 5, 9])
    table.play("discard:bolt:arcane", "roll", "drop:pebble-1")
    assert falls(table) == [("d8=1 d6=5", 2, 8, 9)]
    assert table.asked == (0, "recharge-order"), "the damage of the first check is done with"
    table.play("recharge:bolt", "no", "fight:strength", "roll")
    told = ["explores", "plays", "rolls", "threatens", "suffers", "loses", "settles", "rolls", "fails"]
    assert kinds(table) == told


@rule("PF-PRINC-11")
def test_the_player_who_acts_chooses_an_order_that_is_not_laid_down() -> None:
    caller = bane("caller", "Combat 2", before=(Each(OTHERS_HERE, Summon("wolf")),))
    table = meet(caller, {}, {}, {})
    assert (table.asked, table.keys) == ((0, "order"), ["seat:2", "seat:3"])
    table.play("seat:3")
    assert table.asked == (2, "skill")
    spells = meet(bane("rat", "Combat 2"), {"hand": ["bolt"]}, {"hand": ["charm"], "quiet": NEVER}, rolls=[1, 1, 1])
    spells.play("discard:bolt:arcane")
    spells.play("discard:charm", seat=1)
    spells.play("roll")
    assert (spells.asked, spells.keys) == ((0, "recharge-order"), ["recharge:bolt", "recharge:charm"])


@rule("PF-PRINC-11")
@pytest.mark.parametrize("first", ["location:peak", "power:march"])
def test_effects_at_the_end_of_a_turn_come_in_the_order_the_player_likes(first: str) -> None:
    """Who marches off first is not there any more when the cold of the peak bites."""
    peak = location("peak", here=(When(ENDS, LoseCards(1)),))
    hero = {"hand": ["lens", "sword"], "powers": {"march": AtTurn((ENDS,), Travel())}}
    table = game(hero, cards=[peak], places={"peak": ["wolf"], "grove": []})
    table.play("end")
    assert (table.asked, table.keys) == ((0, "next-effect"), ["first:location:peak", "first:power:march"])
    table.play(f"first:{first}", *(["drop:lens"] if first == "location:peak" else []), "yes", "move:grove")
    assert (table.asked, table.hero(0).place) == ((0, "reset"), 1)
    assert zone(table, "discard") == (["lens"] if first == "location:peak" else [])


@rule("PF-PRINC-11")
@pytest.mark.parametrize("first", ["location:glade", "bane:beast"])
def test_effects_before_an_encounter_too(first: str) -> None:
    """Losing the sword before the beast asks for a weapon, or after it."""
    glade = location("glade", here=(When(MEETS, LoseCards(1, to=BURY)),))
    beast = bane("beast", before=(LoseCards(1, kinds=(WEAPON,)), LoseCards(1, kinds=(ITEM,))))
    table = meet(beast, {"hand": ["sword", "lens"]}, cards=[glade])
    assert table.keys == ["first:location:glade", "first:bane:beast"]
    table.play(f"first:{first}", "drop:sword", "drop:lens")
    buried, discarded = zone(table, "buried"), zone(table, "discard")
    assert (buried, discarded) == ((["sword"], ["lens"]) if first == "location:glade" else ([], ["sword", "lens"]))


# --- traits and words ------------------------------------------------------------------------------------


@rule("PF-PRINC-12")
def test_traits_come_from_the_list_and_not_from_the_name() -> None:
    assert "goblin" in BOX.find("bane", "goblin-warchanter").traits
    assert "goblin" not in BOX.find("bane", "goblin-dog").traits
    assert "magic" not in BOX.find("boon", "potion-of-healing").traits


@rule("PF-PRINC-12")
@pytest.mark.parametrize(("traits", "burnt"), [(("goblin",), True), (("animal",), False)])
def test_a_rule_about_goblins_does_not_care_for_names(traits: Sequence[str], burnt: bool) -> None:
    """In Attack on Sandpoint everybody who does not defeat a card with the Goblin trait is burnt."""
    dog = bane("goblin-pup", "Combat 20", traits=traits)
    hero = {"character": "valeros", "hand": ["mace"], "deck": ["dagger"] * 5}
    table = printed(hero, scenario="attack-on-sandpoint", cards=[dog], places={"temple": ["goblin-pup"]}, rolls=[1])
    table.play("explore", "fight:strength", "roll")
    assert [event.args["type"] for event in table.told("pf-event-threatens")] == ["combat", "fire"][: 1 + burnt]


@rule("PF-PRINC-13")
def test_detect_magic_is_no_exploration() -> None:
    ezren = {"character": "ezren", "hand": ["detect-magic"]}
    valeros = {"character": "valeros"}
    table = printed(valeros, ezren, places={"temple": ["mace"]}, turn=1, explored=1)
    assert "explore" not in table.keys
    assert "discard:detect-magic:1" in table.keys
    table.play("discard:detect-magic:1")
    assert table.view()["places"][0]["known_top"] == ["boon:mace"]
    waiting = printed(valeros, ezren, places={"temple": ["mace"]})
    assert "discard:detect-magic:1" in waiting.keys_of(1), "on the turn of another"


@rule("PF-PRINC-14")
def test_only_what_is_named_is_added() -> None:
    """Arcane is d8+2 with a feat that adds 1: a blessing adds a d8 and nothing else."""
    hero = {"hand": ["bolt", "prayer"], "feats": {"skills": {"intelligence": 1}}}
    table = game(hero)
    table.play("explore", "discard:bolt:arcane")
    before = table.state.check.kinds
    table.play("discard:prayer:1")
    assert (table.state.check.sides, table.state.check.plus) == ((8, 6, 8), 3)
    assert table.state.check.kinds == before


@rule("PF-PRINC-15")
@pytest.mark.parametrize(("skill", "sides"), [("dexterity", (8, 8, 8)), ("ranged", (8, 8, 8))])
def test_a_longbow_makes_no_strength_check(skill: str, sides: tuple[int, ...]) -> None:
    harsk = {"character": "harsk", "hand": ["longbow", "blessing-of-gorum"]}
    table = printed(harsk, places={"temple": ["ancient-skeleton"]})
    table.play("explore", f"reveal:longbow:1:{skill}", "discard:blessing-of-gorum:1")
    assert table.state.check.sides == sides


# --- theme -----------------------------------------------------------------------------------------------


@rule("PF-PRINC-16")
def test_bunyips_may_turn_up_in_the_general_store() -> None:
    shop = replace(BOX.find("scenario", "the-poison-pill"), locations=(("general-store",),), henchmen=("bandit",))
    options = {"scenario": "the-poison-pill"}
    table = situation("pathfinder", 1, options, cards=[shop], box={MONSTER: ["bunyip"] * 2}, step=("lay_out",))
    assert deck_of(table, "general-store").count("bunyip") == 2


@rule("PF-PRINC-16")
def test_caltrops_work_on_an_ancient_skeleton() -> None:
    table = printed({"character": "merisiel", "hand": ["caltrops"]}, places={"temple": ["ancient-skeleton"]})
    table.play("explore", "face")
    assert table.state.check.difficulty == 8
    table.play("recharge:caltrops:1")
    assert table.state.check.difficulty == 6


@rule("PF-PRINC-16")
def test_harsk_on_the_mountain_helps_in_the_dungeon() -> None:
    harsk = {"character": "harsk", "place": "mountain-peak", "hand": ["sling"], "quiet": NEVER}
    valeros = {"character": "valeros", "place": "deeper-dungeons"}
    places = {"deeper-dungeons": ["ancient-skeleton"], "mountain-peak": []}
    table = printed(valeros, harsk, places=places)
    table.play("explore", "fight:strength")
    table.play("power:covering-shot", "pay:sling", seat=1)
    assert table.state.check.sides == (10, 4)


# --- choices bind ----------------------------------------------------------------------------------------


@rule("PF-PRINC-17")
def test_a_character_is_not_swapped_and_a_way_of_closing_not_changed() -> None:
    fort = location("fort", closing=(ByCheck("Strength 9"), ByPaying()))
    table = game({"hand": ["pebble-1"]}, cards=[fort], places={"fort": [], "grove": []}, rolls=[8])
    table.refuse("character:lem")
    table.play("close", "close:1", "roll")
    table.refuse("close:2")
    assert (table.hero(0).character.id, zone(table, "hand")) == ("hero-0", ["pebble-1"])
    assert not table.state.places[0].closed


@rule("PF-PRINC-17")
@pytest.mark.parametrize("role", [None, "guardian"])
def test_a_role_is_chosen_once(role: str | None) -> None:
    scenario = replace(BOX.find("scenario", "brigandoom"), reward=FeatReward((ROLE,)))
    heroes: list[dict[str, Any]] = [{"character": "valeros", "role": role, "deck": []}]
    options = {"party": new_party()}
    table = situation("pathfinder", 1, options, heroes=heroes, cards=[scenario], step=("rewards",), won=True)
    if role is None:
        assert table.keys == ["role:guardian", "role:weapon-master"]
    else:
        assert (table.asked[1], table.hero(0).role.id) == ("rebuild", "guardian")
        table.refuse("role:weapon-master")


@rule("PF-PRINC-17")
def test_whatever_kills_a_character_kills_it() -> None:
    """Even an own card that was played of one's own free will."""
    tome = boon("tome", ITEM, Power(DISCARD, AndThen(Examine(), DrawCards("2"))))
    table = game({"hand": ["tome"], "deck": ["pebble-1"]}, {}, cards=[tome])
    table.play("discard:tome")
    assert (table.hero(0).dead, table.asked) == (True, (1, "turn"))


# --- forgotten most often --------------------------------------------------------------------------------


@rule("PF-FORGOT-01")
def test_one_card_of_each_kind_in_a_step() -> None:
    glass = boon("glass", ITEM, Power(REVEAL, AddDice("1", On(OWN))))
    hydra = bane("hydra", "Combat 2 then Combat 3")
    table = meet(hydra, {"hand": ["lens", "glass", "friend"]}, cards=[glass], rolls=[5])
    table.play("fight:strength")
    assert table.keys == ["roll", "reveal:lens", "reveal:glass", "recharge:friend"]
    table.play("reveal:lens")
    assert table.keys == ["roll", "recharge:friend"]
    assert table.refuse("reveal:glass").rule == "PF-CHECK-12"
    table.play("roll", "fight:strength")
    assert {"reveal:lens", "reveal:glass"} <= {*table.keys}, "the next check has limits of its own"


@rule("PF-FORGOT-02")
@pytest.mark.parametrize(
    ("key", "sides"), [("use:wisdom", (6, 6)), ("fight:strength", (10, 10)), ("reveal:sword:melee", (10, 8, 10))]
)
def test_a_blessing_adds_the_die_of_the_check(key: str, sides: tuple[int, ...]) -> None:
    table = meet(bane("imp", "Combat 9 or Wisdom 9"), {"hand": ["sword", "prayer"]})
    table.play(key, "discard:prayer:1")
    assert table.state.check.sides == sides


@rule("PF-FORGOT-03", "PF-FORGOT-04")
@pytest.mark.parametrize("who", ["valeros", "ezren"])
def test_without_the_skill_a_d4_is_rolled_but_nothing_is_recharged(who: str) -> None:
    """Valeros has no Arcane: he casts with a d4, and the spell is discarded."""
    table = game({"character": who, "hand": ["bolt"]}, rolls=[4, 6])
    table.play("explore", "discard:bolt:arcane", "roll")
    assert falls(table)[0][0] == ("d4=4 d6=6" if who == "valeros" else "d12=4 d6=6")
    assert table.asked == ((0, "turn") if who == "valeros" else (0, "recharge"))
    assert zone(table, "discard") == (["bolt"] if who == "valeros" else [])


@rule("PF-FORGOT-04")
def test_in_other_checks_a_missing_skill_is_a_d4() -> None:
    table = meet(bane("lock", "Disable 4", BARRIER), rolls=[4])
    table.play("roll")
    assert falls(table) == [("d4=4", 0, 4, 4)]


@rule("PF-FORGOT-05")
def test_others_here_make_checks_of_a_series_but_one() -> None:
    hydra = bane("hydra", "Combat 2 then Combat 3 then Combat 4")
    table = meet(hydra, {}, {}, {"place": "grove"}, rolls=[5, 5, 5])
    assert (table.asked, table.keys) == ((0, "which-check"), ["by:1", "by:2"])
    table.play("by:2", "fight:strength", "roll", "by:2", "fight:strength", "roll")
    assert table.asked == (0, "skill"), "the last one is left to who met it"
    table.play("fight:strength", "roll")
    assert [event.seat for event in table.told("pf-event-rolls")] == [1, 1, 0]
