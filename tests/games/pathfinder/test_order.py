"""What comes first where several things happen or lie together: the order of cards, of lines on them, and of seats.

Whoever plays a game again from its dice meets the same faces and the same cards in the same order.
"""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.forms import Always, AtTurn, LessDamage, WhenPlaying
from herowright.games.pathfinder.cards.gifts import DrawCards, DrawFromBox
from herowright.games.pathfinder.cards.on import OTHER, OWN, On
from herowright.games.pathfinder.cards.standing import ENDS, DealsDamage, DiceAdded
from herowright.games.pathfinder.cards.troubles import Damage, LoseTime, LoseTop
from herowright.games.pathfinder.cards.types import Play as Power
from herowright.games.pathfinder.cards.wonders import Lasting
from herowright.games.pathfinder.rules import damage, encounter, piles, rebuilding
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import DISPLAY, ITEM, SPELL, dice
from herowright.games.pathfinder.rules.state import Hurt
from herowright.testing import rule
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, game, ids, location, meet, zone

ANYTHING, OF_OTHERS = On(OWN), On(OTHER)


def sides(*heroes: dict[str, Any], **arrangement: Any) -> tuple[int, ...]:
    """The dice of seat 0, who fights with Strength, d10."""
    table = game(*heroes, **arrangement)
    table.play("explore", "fight:strength")
    found: tuple[int, ...] = table.state.check.sides
    return found


# --- dice ------------------------------------------------------------------------------------------------


@rule("PF-CHECK-35")
def test_dice_of_several_characters_come_in_the_order_of_seats() -> None:
    helpers = [{"powers": {"aid": Always(f"1d{size}", OF_OTHERS)}} for size in (4, 6)]
    assert sides({"powers": {"own": Always("1d12", ANYTHING)}}, *helpers) == (10, 12, 4, 6)


@rule("PF-CHECK-35", "PF-PLAY-09")
def test_dice_of_displayed_cards_come_in_the_order_in_which_they_lie() -> None:
    cards = [boon(f"glow-{size}", SPELL, Power(DISPLAY, Lasting(f"1d{size}"))) for size in (4, 6, 8)]
    assert sides({"displayed": ["glow-4", "glow-6", "glow-8"]}, cards=cards) == (10, 4, 6, 8)


@rule("PF-CHECK-35")
def test_dice_of_the_location_come_as_it_lists_them() -> None:
    glade = location("glade", here=(DiceAdded("1d4"), DiceAdded("1d6")))
    assert sides({}, cards=[glade]) == (10, 4, 6)


@rule("PF-CHECK-35")
def test_dice_for_what_was_played_come_as_the_character_lists_them() -> None:
    powers = {"one": WhenPlaying("1d4", ANYTHING, (ITEM,)), "two": WhenPlaying("1d6", ANYTHING, (ITEM,))}
    table = game({"hand": ["lens"], "powers": powers})
    table.play("explore", "fight:strength", "reveal:lens")
    assert table.state.check.sides == (10, 4, 6)


@rule("PF-DICE-01")
def test_a_number_of_dice_is_rolled_as_it_is_written() -> None:
    table = game({}, rolls=["d4:4", "d6:6"]).state
    assert piles.amount(table, dice("1d4+1d6+1")) == 11


@rule("PF-GOLD-02", "PF-CHECK-42")
@pytest.mark.parametrize(("halved_first", "amount"), [(True, 3 + 2), (False, 4)])
def test_damage_is_halved_before_or_after_something_is_added(halved_first: bool, amount: int) -> None:
    """As the cards rank; the first one that names a type gives it."""
    rules = (DealsDamage("fire", halved=True), DealsDamage("cold", more="2"))
    found = encounter.damage_by(rules if halved_first else rules[::-1], 5, lambda more: more.plus)
    assert found == (amount, "fire" if halved_first else "cold", False)


# --- cards -----------------------------------------------------------------------------------------------


@rule("PF-DEATH-01")
def test_cards_of_a_deck_are_lost_from_the_top() -> None:
    table = meet(bane("thief", before=(LoseTop(2),)), {})
    assert zone(table, "discard") == [*PEBBLES[:2]]
    assert [event.args["card"] for event in table.told("pf-event-loses-top")] == [f"boon:{id}" for id in PEBBLES[:2]]


@rule("PF-END-01")
def test_blessings_are_lost_from_the_top() -> None:
    top = ["prayer", "blessing-of-the-gods"]
    thief = bane("thief", before=(LoseTime(2),))
    table = meet(thief, {}, blessings=[*top, *["prayer"] * 5])
    assert ids(table.state.blessings_discard)[-2:] == top


@rule("PF-DMG-07")
def test_a_hand_that_is_lost_as_a_whole_is_discarded_card_by_card() -> None:
    table = meet(bane("hound", before=(Damage("9"),)), {"hand": ["lens", "friend", "sword"]})
    assert (zone(table, "hand"), zone(table, "discard")) == ([], ["lens", "friend", "sword"])


@rule("PF-DMG-03")
def test_powers_that_reduce_damage_work_seat_by_seat_and_line_by_line() -> None:
    own = {"thick": LessDamage(1), "tough": LessDamage(2)}
    table = game({"powers": own}, {"powers": {"guard": LessDamage(4, others_here=True)}})
    hurt = Hurt(0, 9, "combat")
    damage.reduce_by_itself(table.state, table.hero(0), hurt)
    assert hurt.amount == 2
    told = [(event.seat, event.args["power"], event.args["by"]) for event in table.state.events]
    assert told == [(0, "power:thick", 1), (0, "power:tough", 2), (1, "power:guard", 4)]


@rule("PF-GEN-07")
def test_cards_from_the_box_are_told_as_they_are_drawn() -> None:
    powers = {"luck": AtTurn((ENDS,), DrawFromBox(ITEM, "2"), must=True)}
    box = {ITEM: ["pebble-8", "lens", "cloak"]}
    table = game({"deck": [], "hand": [], "hand_size": 2, "powers": powers}, box=box, draws=["cloak", "pebble-8"])
    table.play("end")
    assert [event.args["card"] for event in table.told("pf-event-from-box")] == ["boon:cloak", "boon:pebble-8"]
    assert zone(table, "hand")[:2] == ["cloak", "pebble-8"]


# --- what is offered -------------------------------------------------------------------------------------


@rule("PF-PRINC-11")
def test_powers_at_the_end_of_a_turn_are_offered_as_the_character_lists_them() -> None:
    powers = {name: AtTurn((ENDS,), DrawCards("1")) for name in ("one", "two", "three")}
    table = game({"powers": powers, "hand_size": 0, "hand": []})
    table.play("end")
    assert table.keys == [f"first:power:{name}" for name in powers]


@rule("PF-BETWEEN-06", "PF-SETUP-03")
def test_cards_for_a_deck_are_offered_kind_by_kind_as_the_cards_list_names_them() -> None:
    kinds = ("weapon", "spell", "armor", "item", "ally", "blessing")
    box = {kind: [id] for kind, id in zip(kinds, ("sword", "charm", "shield", "lens", "friend", "prayer"), strict=True)}
    table = game({"deck": []}, options={"party": new_party()}, box=box, step=("gather",))
    table.play("done")
    wanted = [f"box:{cards[0]}" for cards in box.values()]
    assert (table.keys, [option.key for option in rebuilding.offers(table.state, table.hero(0))]) == (wanted, wanted)
