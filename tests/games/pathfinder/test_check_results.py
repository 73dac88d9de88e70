"""Help, dice and what follows from a check: PF-CHECK-30 to -48."""

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDice, Reduce, Rescue
from herowright.games.pathfinder.cards.forms import Always, Use
from herowright.games.pathfinder.cards.on import ANYBODY, OTHER, OWN, OWN_CHECK, On
from herowright.games.pathfinder.cards.standing import (
    ENTERS,
    DealsDamage,
    DiceAdded,
    HarderChecks,
    NeedsTrait,
    When,
)
from herowright.games.pathfinder.cards.troubles import Damage, Unless
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules.components import (
    BARRIER,
    DISCARD,
    FIRE,
    HENCHMAN,
    ITEM,
    MONSTER,
    RANGED,
    REVEAL,
    SPELL,
    STRENGTH,
)
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import ON_ANY, bane, boon, deck_of, falls, game, kinds, location, meet, zone

BOG = location("grove", here=(When(ENTERS, Unless("Constitution 7", Damage("1"))),))


# --- help ------------------------------------------------------------------------------------------------


@rule("PF-CHECK-30")
def test_everybody_may_help_once_skill_and_difficulty_are_set() -> None:
    table = game({}, {"hand": ["prayer", "lens"], "place": "grove"}, {"hand": ["friend"]}, rolls=[1, 2, 3])
    table.play("explore")
    helpful = {"discard:prayer:1", "reveal:lens", "recharge:friend"}
    assert helpful.isdisjoint([*table.keys_of(1), *table.keys_of(2)])
    table.play("fight:strength")
    table.play("discard:prayer:1", "reveal:lens", seat=1)
    table.play("recharge:friend", seat=2)
    table.play("roll")
    assert falls(table) == [("d10=1 d10=2 d4=3", 1, 7, 8)]


@rule("PF-CHECK-30")
def test_who_can_help_is_asked_before_the_dice_fall() -> None:
    table = game({}, {"hand": ["prayer"]}, {"hand": ["pebble-1"]}, rolls=[4, 4])
    table.play("explore", "fight:strength", "roll")
    assert table.asked == (1, "help")
    table.play("discard:prayer:1", seat=1)
    assert table.asked == (0, "prepare")  # the dice wait once more
    table.play("roll")
    assert falls(table) == [("d10=4 d10=4", 0, 8, 8)]


@rule("PF-CHECK-32")
def test_cards_that_help_keep_their_traits_to_themselves() -> None:
    guidance = BOX.find("boon", "guidance")
    assert "divine" in guidance.traits
    table = game({"hand": ["guidance", "charm"]}, places={"glade": ["gate"], "grove": ["wolf"]})
    table.play("explore", "discard:guidance")
    assert (table.state.check.traits, table.state.check.kinds) == (set(), {STRENGTH})
    assert len(table.state.check.sides) == 2


@rule("PF-CHECK-33")
@pytest.mark.parametrize("by_itself", [False, True])
def test_a_trait_that_a_power_names_is_added(by_itself: bool) -> None:
    flame = (
        Always("1d6", OWN_CHECK, ("fire", "ranged")) if by_itself else Use(AddDice("1d6", ON_ANY, ("fire", "ranged")))
    )
    table = game({"powers": {"flame": flame}})
    table.play("explore", "fight:strength", *([] if by_itself else ["power:flame"]))
    assert (table.state.check.traits, table.state.check.sides) == ({"fire", "ranged"}, (10, 6))
    assert RANGED in table.state.check.kinds


@rule("PF-CHECK-33")
def test_so_is_one_that_goes_with_a_power_which_does_not_set_the_skill() -> None:
    table = game({"powers": {"zeal": Use(AddDice("1", ON_ANY), traits=("magic",))}})
    table.play("explore", "fight:strength")
    assert table.state.check.traits == set()
    table.play("power:zeal")
    assert (table.state.check.traits, table.state.check.plus) == ({"magic"}, 1)


@rule("PF-CHECK-35")
def test_powers_that_come_by_themselves_add_their_dice_in_the_order_of_the_card() -> None:
    """Whoever repeats a game from its dice gives each die the same face again."""
    powers = {"first": Always("1d4", OWN_CHECK), "second": Always("1d6", OWN_CHECK), "third": Always("1d8", OWN_CHECK)}
    table = game({"powers": powers})
    table.play("explore", "fight:strength")
    assert table.state.check.sides == (10, 4, 6, 8)


@rule("PF-CHECK-34")
@pytest.mark.parametrize(("whose", "own", "others"), [(ANYBODY, True, True), (OWN, True, False), (OTHER, False, True)])
def test_whose_check_a_card_speaks_of(whose: str, own: bool, others: bool) -> None:
    token = boon("token", ITEM, Play(REVEAL, AddDice("1", On(whose))))
    table = game({"hand": ["token"]}, {"hand": ["token"]}, cards=[token])
    table.play("explore", "fight:strength")
    assert [("reveal:token" in table.keys_of(seat)) for seat in (0, 1)] == [own, others]


# --- dice and result -------------------------------------------------------------------------------------


@rule("PF-CHECK-35")
def test_the_die_of_the_skill_and_all_that_were_added() -> None:
    table = game({"hand": ["sword", "friend"]}, {"hand": ["charm"]}, rolls=[1, 2, 3, 4])
    table.play("explore", "reveal:sword:melee", "recharge:friend")
    table.play("discard:charm", seat=1)
    table.play("roll")
    assert falls(table) == [("d10=1 d8=2 d4=3 d4=4", 0, 10, 8)]


@rule("PF-CHECK-36")
def test_a_blessing_makes_two_dice_of_one() -> None:
    table = game({}, {"hand": ["prayer"]}, places={"glade": ["gate"], "grove": ["wolf"]}, rolls=[2, 3])
    table.play("explore")
    table.play("discard:prayer:1", seat=1)
    assert table.state.check.sides == (10, 10)
    table.play("roll")
    assert falls(table) == [("d10=2 d10=3", 0, 5, 6)]


@rule("PF-CHECK-37")
def test_an_added_die_comes_without_bonus_and_feats() -> None:
    feats = {"skills": {"intelligence": 1}}
    table = game({"hand": ["bolt", "prayer"], "feats": feats}, rolls=[1, 1, 1])
    table.play("explore", "discard:bolt:arcane", "discard:prayer:1", "roll")
    assert falls(table) == [("d8=1 d6=1 d8=1", 3, 6, 8)]


@rule("PF-CHECK-38", "PF-CHECK-41")
def test_a_result_is_never_below_0() -> None:
    swamp = location("glade", here=(DiceAdded("-5"), HarderChecks(1)))
    hand = [f"pebble-{number}" for number in range(1, 10)]
    table = game({"hand": [*hand, "lens"], "deck": []}, cards=[swamp], rolls=[2])
    table.play("explore", "fight:strength", "roll")
    assert falls(table) == [("d10=2", -5, 0, 9)]
    assert table.told("pf-event-threatens")[0].args["amount"] == 9  # the raised difficulty, and no result below 0


@rule("PF-CHECK-39")
def test_it_is_too_late_once_the_dice_have_fallen() -> None:
    luck = Use(Rescue(1))
    table = game({"hand": ["lens"], "powers": {"luck": luck}}, {"hand": ["prayer"]}, rolls=[7])
    table.play("explore", "fight:strength", "roll")
    table.play("pass", seat=1)
    assert (table.asked, table.keys) == ((0, "failed"), ["accept", "power:luck"])
    assert table.refuse("reveal:lens").rule == "PF-CHECK-39"
    assert table.refuse("discard:prayer:1", seat=1).rule == "PF-CHECK-39"


# --- consequences ----------------------------------------------------------------------------------------

PEBBLES = [f"pebble-{number}" for number in range(1, 7)]


@rule("PF-CHECK-40", "PF-CHECK-42")
@pytest.mark.parametrize(("defeat", "key"), [("Combat 10", "fight:strength"), ("Wisdom 7", "roll")])
def test_a_failed_check_against_a_monster_costs_what_was_missing(defeat: str, key: str) -> None:
    table = meet(bane("ghost", defeat), {"hand": PEBBLES}, {"hand": PEBBLES}, rolls=[5])
    table.play(key, *(["roll"] if key != "roll" else []))
    (event,) = table.told("pf-event-threatens")
    missing = {"Combat 10": 5, "Wisdom 7": 2}[defeat]
    assert (event.seat, event.args["amount"], event.args["type"]) == (0, missing, "combat")
    table.play(*(f"drop:{id}" for id in PEBBLES[:missing]))
    assert [len(zone(table, "discard", seat)) for seat in (0, 1)] == [missing, 0]


@rule("PF-CHECK-42")
def test_unless_the_card_says_otherwise() -> None:
    imp = bane("imp", standing=(DealsDamage(type=FIRE),))
    table = meet(imp, {"hand": PEBBLES}, rolls=[7])
    table.play("fight:strength", "roll")
    assert table.told("pf-event-threatens")[0].args == {"amount": 1, "type": "fire", "card": "bane:imp"}


WARD = boon("ward", SPELL, Play(DISCARD, Reduce(2, whose=ANYBODY)), recharge="Arcane 6")


@rule("PF-CHECK-43")
def test_cards_on_the_check_and_against_its_damage_share_their_limit() -> None:
    hero = {"hand": ["charm", "ward", "shield", *PEBBLES]}
    table = meet(bane("bear", "Combat 12"), hero, {"hand": ["ward"]}, cards=[WARD], rolls=[1, 1])
    table.play("fight:strength", "discard:charm", "roll")
    assert (table.asked, table.keys) == ((0, "damage"), ["take-it", "recharge:shield"])
    table.refuse("discard:ward")
    assert "discard:ward" in table.keys_of(1)
    fresh = meet(bane("bear", "Combat 12"), hero, cards=[WARD], rolls=[1])
    fresh.play("fight:strength", "roll")
    assert fresh.keys == ["take-it", "discard:ward", "recharge:shield"]


@rule("PF-CHECK-43")
@pytest.mark.parametrize("spent", [True, False])
def test_so_they_do_where_nothing_is_met(spent: bool) -> None:
    grove = location("grove", here=(When(ENTERS, Unless("Strength 9", Damage("2", FIRE))),))
    table = game(
        {"hand": ["charm", "ward", *PEBBLES[:3]]}, {"hand": ["ward"]}, cards=[grove, WARD], rolls=[1] * (1 + spent)
    )
    table.play("move:grove", *(["discard:charm"] if spent else []), "roll")
    assert ("discard:ward" in table.keys_of(0)) is not spent
    assert table.asked == ((1, "ward") if spent else (0, "damage"))


@rule("PF-CHECK-44")
@pytest.mark.parametrize(("reading", "hurt"), [("monsters", False), ("all-banes", True)])
def test_whether_a_failed_barrier_hurts(reading: str, hurt: bool) -> None:
    places = {"glade": ["gate"], "grove": ["wolf"]}
    table = game({"hand": PEBBLES}, options={"PF-CHECK-44": reading}, places=places, rolls=[5])
    table.play("explore", "roll")
    assert bool(table.told("pf-event-threatens")) == hurt
    assert table.asked == ((0, "suffer") if hurt else (0, "turn"))


@rule("PF-CHECK-44")
@pytest.mark.parametrize(("type", "hurt"), [(MONSTER, True), (BARRIER, False)])
def test_henchmen_hurt_by_their_type(type: str, hurt: bool) -> None:
    table = meet(bane("thug", "Combat 8", HENCHMAN, type=type), {"hand": PEBBLES}, rolls=[7])
    table.play("fight:strength", "roll")
    assert bool(table.told("pf-event-threatens")) == hurt


@rule("PF-CHECK-45")
def test_each_check_of_a_series_deals_its_own_damage() -> None:
    table = meet(bane("hydra", "Combat 8 then Combat 9"), {"hand": PEBBLES}, rolls=[7, 7])
    table.play("fight:strength", "roll", "drop:pebble-1")
    assert table.asked == (0, "skill")
    table.play("fight:strength", "roll", "drop:pebble-2", "drop:pebble-3")
    steps = [kind for kind in kinds(table) if kind in ("rolls", "suffers", "fails")]
    assert steps == ["rolls", "suffers", "rolls", "suffers", "fails"]
    assert [event.args["amount"] for event in table.told("pf-event-suffers")] == [1, 2]


@rule("PF-CHECK-46")
def test_a_success_that_does_not_defeat_deals_no_damage() -> None:
    ghost = bane("ghost", standing=(NeedsTrait("magic"),))
    table = meet(ghost, {"hand": PEBBLES}, rolls=[8])
    events = table.play("fight:strength", "roll")
    assert [event.kind.removeprefix("pf-event-") for event in events] == ["rolls", "lacks-trait", "fails"]
    assert (zone(table, "discard"), deck_of(table, "glade")) == ([], ["ghost"])


@rule("PF-CHECK-47")
def test_damage_comes_before_the_recharge_and_that_before_the_next_check() -> None:
    table = meet(bane("hydra", "Combat 12 then Combat 1"), {"hand": ["bolt", *PEBBLES]}, rolls=[8, 1, 4, 9])
    table.play("discard:bolt:arcane", "roll")
    assert (table.asked[1], zone(table, "in_play")) == ("suffer", ["bolt"])
    table.play("drop:pebble-1")
    assert (table.asked[1], table.keys) == ("recharge-order", ["recharge:bolt", "next-check"])
    table.play("recharge:bolt", "yes", "roll")
    assert (table.asked[1], zone(table, "deck")[-1], zone(table, "in_play")) == ("skill", "bolt", [])
    table.play("fight:strength", "roll")
    assert falls(table)[-1][2:] == (9, 1)


@rule("PF-CHECK-47")
def test_the_same_outside_encounters() -> None:
    table = game({"hand": ["charm", "pebble-1"]}, cards=[BOG], rolls=[1, 1, 4])
    table.play("move:grove", "discard:charm", "roll")
    assert (table.asked, zone(table, "discard")) == ((0, "recharge"), ["pebble-1"])
    table.play("yes", "roll")
    assert zone(table, "deck")[-1] == "charm"


@rule("PF-CHECK-48")
def test_a_recharge_check_is_made_by_who_played_the_card() -> None:
    table = game({}, {"hand": ["charm"]}, rolls=[9, 1, 4])
    table.play("explore", "fight:strength")
    table.play("discard:charm", seat=1)
    table.play("roll")
    assert table.asked == (1, "recharge")
    table.play("yes")
    assert table.asked == (1, "prepare")
    table.play("roll")
    assert [event.seat for event in table.told("pf-event-rolls")] == [0, 1]
    assert falls(table)[1] == ("d8=4", 2, 6, 6)


# --- worked examples with printed cards ------------------------------------------------------------------


@rule("PF-CHECK-18", "PF-CHECK-30", "PF-CHECK-35")
def test_ezren_fights_with_acid_arrow_and_merisiel_throws_a_blast_stone() -> None:
    heroes = [
        {"character": "ezren", "hand": ["acid-arrow"]},
        {"character": "merisiel", "hand": ["blast-stone"]},
    ]
    table = situation("pathfinder", 2, heroes=heroes, places={"throne-room": ["ancient-skeleton"]}, rolls=[6, 1, 2, 3])
    table.play("explore", "discard:acid-arrow:arcane")
    table.play("discard:blast-stone", seat=1)
    table.play("roll")
    assert falls(table) == [("d12=6 d4=1 d4=2 d4=3", 2, 14, 8)]


@rule("PF-CHECK-26")
def test_seoni_fails_to_acquire_glibness_by_one() -> None:
    table = situation("pathfinder", 1, heroes=[{"character": "seoni"}], places={"throne-room": ["glibness"]}, rolls=[3])
    table.play("explore", "use:arcane", "roll")
    assert falls(table) == [("d12=3", 2, 5, 6)]
    assert zone(table, "hand") == deck_of(table, "throne-room") == []
