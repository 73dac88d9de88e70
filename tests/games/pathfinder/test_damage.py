"""Taking damage: PF-DMG."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.effects import Reduce
from herowright.games.pathfinder.cards.forms import LessDamage
from herowright.games.pathfinder.cards.on import ANYBODY, HERE
from herowright.games.pathfinder.cards.standing import ENTERS, When
from herowright.games.pathfinder.cards.troubles import EACH_HERE, Damage, Each
from herowright.games.pathfinder.cards.types import Boon, Play
from herowright.games.pathfinder.rules.components import (
    ARMOR,
    BANISH,
    COMBAT_DAMAGE,
    DAMAGE,
    DISCARD,
    ELECTRICITY,
    FIRE,
    ITEM,
    REVEAL,
    SPELL,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, boon, game, kinds, location, zone

HAND = ["pebble-1", "pebble-2", "pebble-3", "pebble-4"]


def hit(amount: int, type: str, *heroes: Any, cards: Any = (), **arrangement: Any) -> Table:
    """Seat 0 explores the glade, where a hazard deals damage before it is faced."""
    hazard = bane("hazard", before=(Damage(str(amount), type),))
    places = {"glade": ["hazard"], "grove": ["wolf"]}
    table = game(*heroes, cards=[hazard, *cards], places=places, **arrangement)
    table.play("explore")
    return table


def ward(id: str, by: int, *types: str, kind: str = ITEM, whose: str = "own") -> Boon:
    return boon(id, kind, Play(DISCARD, Reduce(by, types, whose)))


def threatened(table: Table) -> int:
    """What the question says is still to be taken."""
    assert table.table.decision is not None
    amount: int = table.table.decision.prompt.args["amount"]
    return amount


def suffered(table: Table) -> list[tuple[int, int]]:
    """Damage taken, and cards lost by it, one after the other."""
    return [(event.args["amount"], event.args["cards"]) for event in table.told("pf-event-suffers")]


# --- reducing it -----------------------------------------------------------------------------------------


@rule("PF-DMG-01")
def test_the_character_and_others_may_reduce_damage() -> None:
    bubble = ward("bubble", 1, whose=ANYBODY)
    table = hit(4, COMBAT_DAMAGE, {"hand": ["shield", *HAND]}, {"hand": ["bubble"], "place": "grove"}, cards=[bubble])
    assert (table.asked, table.keys) == ((0, "damage"), ["take-it", "recharge:shield"])
    assert threatened(table) == 4
    table.play("recharge:shield")
    assert threatened(table) == 2
    assert "discard:bubble" in table.keys_of(1)
    table.play("take-it")
    assert table.asked == (1, "ward")
    table.play("discard:bubble", seat=1)
    assert (table.asked, table.keys) == ((0, "suffer"), [f"drop:{id}" for id in HAND])
    assert suffered(table) == [(1, 1)]


@rule("PF-DMG-01")
def test_others_have_their_chance_where_nobody_is_asked() -> None:
    bubble = ward("bubble", 2, whose=ANYBODY)
    table = hit(2, FIRE, {"hand": HAND}, {"hand": ["bubble"]}, cards=[bubble], options={"asking": "nobody"})
    assert (table.asked, table.keys) == ((0, "damage"), ["take-it"])
    table.play("discard:bubble", seat=1)
    assert (suffered(table), zone(table, "hand")) == ([(0, 0)], HAND)


@rule("PF-DMG-01")
@pytest.mark.parametrize(("place", "offered"), [("glade", True), ("grove", False)])
def test_a_card_for_damage_at_the_own_location(place: str, offered: bool) -> None:
    bubble = ward("bubble", 2, whose=HERE)
    table = hit(1, FIRE, {"hand": HAND}, {"hand": ["bubble"], "place": place}, cards=[bubble])
    assert table.asked == ((1, "ward") if offered else (0, "suffer"))


@rule("PF-DMG-02")
@pytest.mark.parametrize(
    ("card", "offered"), [("fireproof", True), ("rubber", False), ("shield", False), ("all", True)]
)
def test_only_cards_against_this_type_of_damage_can_be_played(card: str, offered: bool) -> None:
    cards = [ward("fireproof", 1, FIRE), ward("rubber", 1, ELECTRICITY), ward("all", 1)]
    table = hit(1, FIRE, {"hand": [card, "pebble-1"]}, cards=cards)
    if offered:
        assert (table.asked, table.keys) == ((0, "damage"), ["take-it", f"discard:{card}"])
    else:
        assert (table.asked, table.keys) == ((0, "suffer"), [f"drop:{card}", "drop:pebble-1"])
        table.refuse(f"recharge:{card}" if card == "shield" else f"discard:{card}")


@rule("PF-DMG-03")
@pytest.mark.parametrize("type", DAMAGE)
def test_a_card_or_power_without_a_type_reduces_every_type(type: str) -> None:
    tough = LessDamage(1)
    table = hit(4, type, {"hand": ["all", *HAND], "powers": {"tough": tough}}, cards=[ward("all", 2)])
    assert [event.args["by"] for event in table.told("pf-event-less-damage")] == [1]
    table.play("discard:all", "take-it")
    assert suffered(table) == [(1, 1)]


QUAKE = location("grove", here=(When(ENTERS, Damage("4")),))
BLAST = location("grove", here=(When(ENTERS, Each(EACH_HERE, Damage("1"))),))
ROBE = boon("robe", ARMOR, Play(REVEAL, Reduce(1)))


@rule("PF-DMG-04")
def test_one_card_of_each_kind_against_damage_from_one_source() -> None:
    cards = [QUAKE, ROBE, ward("all", 1)]
    table = game({"hand": ["shield", "robe", "all", *HAND]}, cards=cards)
    table.play("move:grove")
    assert table.keys == ["take-it", "recharge:shield", "reveal:robe", "discard:all"]
    table.play("reveal:robe")
    assert table.keys == ["take-it", "discard:all"]
    assert table.refuse("recharge:shield").rule == table.refuse("reveal:robe").rule == "PF-DMG-04"
    table.play("discard:all", "take-it")
    assert suffered(table) == [(2, 2)]


def buckler(cost: str) -> Boon:
    return boon("buckler", ARMOR, Play(cost, Reduce(1, free=True)))


@rule("PF-DMG-04", "PF-GOLD-01")
def test_two_cards_that_allow_another_of_their_kind_allow_each_other() -> None:
    hand = ["buckler", "shield", "buckler", *HAND]
    table = hit(6, COMBAT_DAMAGE, {"hand": hand}, cards=[buckler(DISCARD)])
    table.play("discard:buckler", "discard:buckler", "recharge:shield", "take-it")
    assert (table.keys, suffered(table)) == ([f"drop:{id}" for id in HAND], [(2, 2)])


@rule("PF-BOON-06", "PF-PLAY-14")
def test_two_copies_in_play_each_go_where_their_own_play_sends_them() -> None:
    free = Reduce(1, free=True)
    bubble = boon("bubble", SPELL, Play(DISCARD, free), Play(BANISH, free), recharge="Arcane 6")
    table = hit(3, FIRE, {"hand": ["bubble", "bubble", *HAND]}, cards=[bubble], rolls=[10])
    table.play("discard:bubble:1", "banish:bubble:2", "take-it", "drop:pebble-1", "fight:strength", "roll")
    assert table.asked == (0, "recharge")
    table.play("no", "no")
    assert (zone(table, "discard"), zone(table, "in_play")) == (["pebble-1", "bubble"], [])


@rule("PF-DMG-04", "PF-PLAY-07")
def test_a_card_that_allows_another_is_itself_revealed_once() -> None:
    table = hit(6, COMBAT_DAMAGE, {"hand": ["buckler", "buckler", *HAND]}, cards=[buckler(REVEAL)])
    table.play("reveal:buckler", "reveal:buckler")
    assert table.keys == ["take-it"]
    table.play("take-it")
    assert suffered(table) == [(4, 4)]


@rule("PF-DMG-04")
def test_the_limit_is_counted_for_every_damaged_character() -> None:
    bubble = ward("bubble", 1, whose=ANYBODY)
    table = game(
        {"hand": ["bubble", "bubble", "pebble-1"]}, {"hand": ["pebble-2"], "place": "grove"}, cards=[BLAST, bubble]
    )
    table.play("move:grove", "discard:bubble")
    assert (table.asked, suffered(table)) == ((0, "ward"), [(0, 0)])
    table.play("discard:bubble", seat=0)
    assert (suffered(table), zone(table, "hand", 1)) == ([(0, 0), (0, 0)], ["pebble-2"])


@rule("PF-DMG-05")
def test_two_sources_in_one_step_of_an_encounter_share_the_limit() -> None:
    geyser = bane("geyser", "Combat 12", before=(Damage("2"), Damage("1")))
    places = {"glade": ["geyser"], "grove": ["wolf"]}
    table = game({"hand": ["robe", "shield", *HAND]}, cards=[geyser, ROBE], places=places, rolls=[9])
    table.play("explore", "reveal:robe", "take-it", "drop:pebble-1")
    assert (table.asked, suffered(table)) == ((0, "suffer"), [(1, 1), (1, 1)])  # the second: nothing may be played
    table.play("drop:pebble-2", "fight:strength", "roll")
    assert table.keys == ["take-it", "reveal:robe", "recharge:shield"]  # another step


@rule("PF-DMG-05")
def test_what_was_played_for_one_damaged_character_cannot_be_played_for_the_next_in_a_step() -> None:
    bubble = ward("bubble", 1, whose=ANYBODY)
    hazard = bane("hazard", before=(Each(EACH_HERE, Damage("1")),))
    heroes = [{"hand": ["bubble", "bubble", "pebble-1"]}, {"hand": ["pebble-2"]}]
    table = game(*heroes, cards=[hazard, bubble], places={"glade": ["hazard"], "grove": ["wolf"]})
    table.play("explore", "discard:bubble")
    assert (table.asked, suffered(table)) == ((0, "skill"), [(0, 0), (1, 1)])


# --- taking it -------------------------------------------------------------------------------------------


@rule("PF-DMG-06", "PF-DMG-09")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_card_of_the_hand_for_every_point(amount: int) -> None:
    table = hit(amount, FIRE, {"hand": HAND})
    wanted = ["pebble-3", "pebble-1", "pebble-4"][:amount]
    for id in wanted:
        assert table.asked == (0, "suffer")
        table.play(f"drop:{id}")
    assert zone(table, "discard") == wanted
    assert zone(table, "hand") == [id for id in HAND if id not in wanted]
    assert suffered(table) == [(amount, amount)]


@rule("PF-DMG-07")
@pytest.mark.parametrize("amount", [4, 5, 9])
def test_more_damage_than_cards_takes_the_whole_hand_and_nothing_else(amount: int) -> None:
    table = hit(amount, FIRE, {"hand": HAND, "deck": ["lens"]})
    assert table.asked == (0, "skill")
    assert (zone(table, "hand"), zone(table, "discard"), zone(table, "deck")) == ([], HAND, ["lens"])
    assert suffered(table) == [(amount, 4)]


@rule("PF-DMG-08")
@pytest.mark.parametrize("hand", [[], ["pebble-1"]])
def test_damage_kills_nobody(hand: list[str]) -> None:
    table = hit(20, FIRE, {"hand": hand, "deck": []})
    assert not table.hero(0).dead
    assert (table.asked, zone(table, "discard")) == ((0, "skill"), hand)


@rule("PF-DMG-09")
def test_or_chance_picks_the_cards() -> None:
    draws = ["pebble-4", "pebble-2"]
    table = hit(2, FIRE, {"hand": HAND}, options={"PF-DMG-09": "random"}, draws=draws)
    assert (table.asked, zone(table, "discard"), zone(table, "hand")) == ((0, "skill"), draws, ["pebble-1", "pebble-3"])


@rule("PF-DMG-10")
def test_cards_discarded_for_damage_are_not_played() -> None:
    table = hit(2, FIRE, {"hand": ["charm", "prayer", "pebble-1"]})
    events = table.play("drop:charm", "drop:prayer")
    assert {event.rule for event in events} == {"PF-PLAY-02"}
    assert "plays" not in kinds(table)
    assert (table.asked, zone(table, "discard")) == ((0, "skill"), ["charm", "prayer"])  # nothing to recharge
    assert table.state.granted == 0


@rule("PF-DMG-11")
def test_a_card_in_play_is_not_in_hand_and_a_revealed_one_is() -> None:
    places = {"glade": ["ogre"], "grove": ["wolf"]}
    hand = ["sword", "charm", "lens", "pebble-1", *HAND[1:], *(f"pebble-{number}" for number in range(5, 10))]
    table = game({"hand": hand, "deck": []}, places=places, rolls=[10, 4, 1])
    table.play("explore", "reveal:sword:melee", "discard:charm", "reveal:lens", "roll")
    assert (table.asked, zone(table, "in_play")) == ((0, "suffer"), ["charm"])
    assert {"drop:sword", "drop:lens"} < set(table.keys)
    assert "drop:charm" not in table.keys


@rule("PF-DMG-12")
def test_damage_is_never_less_than_nothing() -> None:
    wall = ward("wall", 9)
    table = hit(2, FIRE, {"hand": ["wall", *HAND], "discard": ["lens"]}, cards=[wall])
    table.play("discard:wall")
    assert (table.asked, suffered(table)) == ((0, "skill"), [(0, 0)])
    assert (zone(table, "hand"), zone(table, "discard")) == (HAND, ["lens", "wall"])


@rule("PF-DMG-12")
def test_nor_by_powers() -> None:
    table = hit(1, FIRE, {"hand": HAND, "powers": {"tough": LessDamage(3)}})
    assert (table.asked, suffered(table)) == ((0, "skill"), [(0, 0)])
    assert table.told("pf-event-less-damage")[0].args["by"] == 1


@rule("PF-DMG-13")
def test_healing_lessens_no_damage() -> None:
    table = hit(1, FIRE, {"hand": ["salve", "cure", "all"], "discard": ["lens"]}, cards=[ward("all", 1, kind=SPELL)])
    assert table.keys == ["take-it", "discard:all"]
    table.refuse("discard:salve")
    assert table.refuse("discard:cure").rule == "PF-PLAY-17"
    assert zone(table, "discard") == ["lens"]
