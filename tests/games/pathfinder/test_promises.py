"""Help that was promised is called for without waiting; a promise lasts as long as its card stays in the hand
(PF-CHECK-30)."""

from collections.abc import Sequence
from typing import Any

import pytest

from herowright.games.pathfinder.cards.deeds import Swap
from herowright.games.pathfinder.cards.effects import AddDice, AddDie
from herowright.games.pathfinder.cards.forms import Pay, Use
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.outside import Examine, Heal, Retrieve
from herowright.games.pathfinder.cards.standing import ENTERS, When
from herowright.games.pathfinder.cards.troubles import EVERYBODY, Damage, Each, LoseCards, LoseTop, Trouble
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Lasting, RaiseDead
from herowright.games.pathfinder.rules import codec
from herowright.games.pathfinder.rules.components import BANISH, BLESSING, BURY, DISCARD, DISPLAY, ITEM, RECHARGE
from herowright.games.pathfinder.rules.state import GIVING
from herowright.table import plain
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import ON_ANY, PEBBLES, boon, game, ids, location, zone

BANNER = boon(
    "banner", ITEM, Play(DISCARD, AddDice("1", ON_ANY)), Play(DISPLAY, Lasting("1")), Play(BURY, Heal("1", OWN))
)
PHOENIX = boon("phoenix", ITEM, Play(BURY, RaiseDead()))
SAINT = boon("saint", BLESSING, Play(DISCARD, AddDie()))
GIVEN = {"hand": ["prayer"], "promises": ["prayer"]}


def struck(*troubles: Trouble, hand: Sequence[str] = (), **hero: Any) -> Table:
    """Seat 0 is about to enter a place that does something to everybody; seat 1 has promised a prayer."""
    grove = location("grove", here=tuple(When(ENTERS, Each(EVERYBODY, trouble)) for trouble in troubles))
    other = GIVEN | {"hand": ["prayer", *hand]} | hero
    return game({"hand": ["phoenix"]}, other, cards=[grove, PHOENIX, SAINT])


def is_asked(table: Table) -> bool:
    """Seat 0 fights a wolf; whether seat 1 is asked for help before the dice fall."""
    table.play("explore", "fight:strength", "roll")
    return table.asked == (1, "help")


@rule("PF-CHECK-30")
def test_who_has_promised_a_card_is_not_asked_and_whoever_checks_calls_for_it() -> None:
    table = game({}, GIVEN, rolls=[2, 7])
    table.play("explore", "fight:strength")
    assert table.keys == ["roll", "call:2:discard:prayer:1"]
    table.play("call:2:discard:prayer:1", "roll")
    assert (zone(table, "discard", 1), table.hero(1).promises) == (["prayer"], ())
    assert [event.args["dice"] for event in table.told("pf-event-rolls")] == ["d10=2 d10=7"]


@rule("PF-CHECK-30", "PF-TURN-29")
def test_what_several_have_promised_is_called_for_clockwise() -> None:
    """Each in the order of its hand, beginning with whoever sits left of the one who checks."""
    both = {"hand": ["prayer", "lens"], "promises": ["lens", "prayer"]}
    table = game(GIVEN, both, {}, GIVEN, turn=2)
    table.play("explore", "fight:strength")
    called = ["4:discard:prayer:1", "1:discard:prayer:1", "2:discard:prayer:1", "2:reveal:lens"]
    assert table.keys == ["roll", *(f"call:{each}" for each in called)]


@rule("PF-CHECK-30")
def test_nothing_is_called_for_but_what_was_promised() -> None:
    table = game({}, {"hand": ["prayer", "charm", "lens"], "promises": ["charm"]})
    table.play("explore", "fight:strength")
    assert table.keys == ["roll", "call:2:discard:charm"]


@rule("PF-CHECK-30")
def test_a_promise_can_be_made_and_withdrawn_on_the_turn_of_another() -> None:
    table = game({}, {"hand": ["prayer", "pebble-1"]})
    assert table.keys_of(1) == ["promise:prayer"]
    table.play("promise:prayer", seat=1)
    assert table.keys_of(1) == ["withdraw:prayer"]
    table.play("withdraw:prayer", seat=1)
    assert (table.keys_of(1), is_asked(table)) == (["promise:prayer"], True)


@rule("PF-CHECK-30", "PF-PLAY-02")
@pytest.mark.parametrize("to", [DISCARD, RECHARGE, BURY, BANISH])
@pytest.mark.parametrize("random", [False, True])
def test_a_promise_ends_with_the_card_that_is_lost(to: str, random: bool) -> None:
    """Another one like it is drawn at once: nobody has promised that one."""
    table = struck(LoseCards(1, to=to, random=random), DrawCards("1"), deck=["prayer", *PEBBLES])
    table.play("move:grove", *([] if random else ["drop:phoenix", "drop:prayer"]))
    assert (zone(table, "hand", 1), table.hero(1).promises) == (["prayer"], ())
    assert (table.keys_of(1), is_asked(table)) == (["promise:prayer"], True)


@rule("PF-CHECK-30", "PF-DMG-06")
@pytest.mark.parametrize("amount", [1, 2])
def test_a_promise_ends_with_the_card_that_damage_takes(amount: int) -> None:
    table = struck(Damage(str(amount)), hand=["lens"])
    table.play("move:grove", *(["drop:prayer"] if amount == 1 else []))
    assert (zone(table, "discard", 1)[0], table.hero(1).promises) == ("prayer", ())
    assert is_asked(table) is (amount == 1)  # with the lens it can still help


@rule("PF-CHECK-30", "PF-TURN-08")
def test_a_promise_is_not_given_away_with_its_card() -> None:
    """Seat 1 gives the card it has promised to seat 2."""
    heroes: list[dict[str, Any]] = [{}, GIVEN | {"hand": ["prayer", "lens"]}, {}]
    table = game(*heroes, turn=1, stage=GIVING, rolls=[9])
    table.play("give:prayer", "seat:3")
    assert (zone(table, "hand", 2), table.hero(1).promises, table.hero(2).promises) == (["prayer"], (), ())
    table.play("end", "done")
    assert table.asked == (2, "turn")
    table.play("explore", "fight:strength", "roll")
    assert table.asked == (1, "help")
    table.play("pass")
    assert table.told("pf-event-rolls", 2)


@rule("PF-CHECK-30", "PF-TURN-26")
def test_a_promise_ends_when_the_hand_is_reset() -> None:
    table = game({}, GIVEN | {"hand": ["prayer", "lens"]}, turn=1)
    table.play("end", "drop:prayer", "done")
    assert (table.asked, table.hero(1).promises) == ((0, "turn"), ())


@rule("PF-CHECK-30", "PF-PLAY-02")
def test_a_promise_ends_when_its_card_pays_for_a_power() -> None:
    table = game({}, GIVEN | {"powers": {"trade": Use(Examine(), Pay(DISCARD, (BLESSING,)))}})
    table.play("power:trade", seat=1)
    table.play("pay:prayer")
    assert (zone(table, "discard", 1), table.hero(1).promises) == (["prayer"], ())


@rule("PF-CHECK-30", "PF-PLAY-05")
@pytest.mark.parametrize(("key", "seat"), [("discard:banner:1", 1), ("bury:banner:3", 1), ("display:banner:2", 0)])
def test_a_promise_ends_when_its_card_is_played_for_something_else(key: str, seat: int) -> None:
    holder: dict[str, Any] = {"hand": ["banner"], "promises": ["banner"], "discard": ["pebble-1"]}
    heroes = [holder, {}] if seat == 0 else [{}, holder]
    table = game(*heroes, cards=[BANNER])
    if key.startswith("discard"):
        table.play("explore", "fight:strength")
    table.play(key, seat=seat)
    assert (zone(table, "hand", seat), table.hero(seat).promises) == ([], ())


@rule("PF-CHECK-30", "PF-PRINC-01")
def test_a_promise_ends_when_its_card_is_swapped_for_another() -> None:
    table = struck(Swap(), discard=["saint"])
    table.play("move:grove", "from-discard:saint", "drop:prayer")
    assert (zone(table, "hand", 1), table.hero(1).promises) == (["saint"], ())


@rule("PF-CHECK-30", "PF-DEATH-03", "PF-DEATH-06")
def test_a_promise_does_not_come_back_from_the_dead() -> None:
    table = struck(LoseTop(2), deck=["pebble-1"])
    table.play("move:grove", "bury:phoenix")
    assert (table.hero(1).dead, "prayer" in zone(table, "hand", 1), table.hero(1).promises) == (False, True, ())
    assert is_asked(table)


@rule("PF-CHECK-30")
def test_of_two_copies_that_are_alike_one_was_promised() -> None:
    table = struck(LoseCards(), hand=["prayer", "lens"])
    table.play("move:grove", "drop:phoenix", "drop:prayer")
    assert (zone(table, "hand", 1), table.hero(1).promises) == (["prayer", "lens"], ())
    assert "promise:prayer" in table.keys_of(1)


@rule("PF-CHECK-30")
def test_a_card_that_comes_back_was_not_promised() -> None:
    call = boon("call", ITEM, Play(BURY, Retrieve((BLESSING,))))
    heroes = ({"hand": ["lens"], "deck": []}, GIVEN | {"hand": ["prayer", "call"]})
    table = game(*heroes, cards=[call], rolls=[1, 1])
    table.play("explore", "fight:strength", "call:2:discard:prayer:1", "roll")
    table.play("bury:call", seat=1)
    table.play("from-discard:prayer")
    assert (zone(table, "hand", 1), table.hero(1).promises) == (["prayer"], ())


@rule("PF-CHECK-30")
def test_tables_saved_with_a_promise_without_its_card_are_mended() -> None:
    table = game({}, GIVEN | {"hand": ["prayer", "lens"], "promises": ["prayer", "lens"]})
    data = plain.encode(table.state)
    data["heroes"][1] |= {"hand": ["boon:prayer"], "quiet": 1}  # left alone for a check, long ago
    again = codec.decode(data, table.state.box, table.state.settings, table.state.chance)
    assert (ids(again.heroes[1].promises), again.heroes[1].quiet) == (["prayer"], 0)


@rule("PF-CHECK-30", "PF-END-01")
def test_no_promise_is_left_when_the_scenario_is_over() -> None:
    table = game({}, GIVEN, blessings=0)
    table.play("end")
    assert (table.table.is_over, table.hero(1).promises) == (True, ())
