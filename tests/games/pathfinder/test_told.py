"""The log tells everything that happens, each line with the clause that made it happen."""

from collections.abc import Callable
from typing import Any

import pytest

from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.deeds import Scout, Swap
from herowright.games.pathfinder.cards.forms import AtTurn
from herowright.games.pathfinder.cards.outside import Examine, Retrieve, TurnBackTime
from herowright.games.pathfinder.cards.standing import ENTERS, STARTS, When
from herowright.games.pathfinder.cards.troubles import BuryDiscarded, Harder, LoseTime, OnRoll, Trouble
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import RaiseDead, Search
from herowright.games.pathfinder.rules.components import ALLY, DISCARD, ITEM, SPELL, VILLAIN, WEAPON
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, boon, game, location

DECK = ["sword", "pebble-1", "bolt"]


def playing(effect: Any, *moves: str, **hero: Any) -> Table:
    """Seat 0 plays a card with this effect."""
    relic = boon("relic", ALLY, Play(DISCARD, effect))
    people = [{"hand": ["relic"], "deck": DECK, **hero}, {"dead": True, "deck": [], "buried": ["lens"]}]
    table = game(*people, cards=[relic], blessings_discard=["prayer", "prayer"])
    table.play("discard:relic", *moves)
    return table


def entering(trouble: Trouble, *moves: str, rolls: tuple[int, ...] = (), **hero: Any) -> Table:
    """It befalls who comes to the grove."""
    table = game(hero, cards=[location("grove", here=(When(ENTERS, trouble),))], rolls=rolls)
    table.play("move:grove", *moves)
    return table


def beginning(deed: Trouble, *moves: str, **hero: Any) -> Table:
    """It may be done when the turn begins."""
    places = {"glade": ["lens", "wolf", "gate"], "grove": ["wolf"]}
    table = game({"powers": {"deed": AtTurn((STARTS,), deed)}, **hero}, places=places, step=("advance",))
    table.play("yes", *moves)
    return table


def closing(deck: list[str], roll: int) -> Table:
    glade = location("glade", closing=(ByCheck("Strength 6"),))
    boss = bane("boss", kind=VILLAIN, copies={"B": 1})
    table = game({}, cards=[glade, boss], places={"glade": ["thug", *deck], "grove": ["wolf"]}, rolls=[9, roll])
    table.play("explore", "fight:strength", "roll", "close:1", "roll")
    return table


def _withdrawn() -> Table:
    table = game({}, {"hand": ["charm"]})
    table.play("promise:charm", seat=1)
    table.play("withdraw:charm", seat=1)
    return table


def _shared() -> Table:
    swords = {"deck": ["sword"] * 4}
    table = game(swords, step=("share", 0))
    table.play("return:sword")
    return table


TOLD: tuple[tuple[str, str, dict[str, Any], Callable[[], Table]], ...] = (
    (
        "pf-event-buries",
        "PF-PLAY-13",
        {"card": "boon:lens"},
        lambda: entering(BuryDiscarded((ITEM,)), "from-discard:lens", discard=["lens", "pebble-1"]),
    ),
    ("pf-event-finds", "PF-EXAM-06", {"card": "boon:sword"}, lambda: playing(Search((WEAPON, SPELL)), "find:sword")),
    (
        "pf-event-on-roll",
        "PF-DICE-02",
        {"die": 6, "rolled": 2, "most": 1},
        lambda: entering(OnRoll(Harder(1), most=1, die=6), rolls=(2,)),
    ),
    ("pf-event-puts-under", "PF-EXAM-03", {"card": "boon:lens"}, lambda: beginning(Scout())),
    ("pf-event-puts-second", "PF-EXAM-03", {"card": "boon:lens"}, lambda: beginning(Scout(second=True), "under-top")),
    (
        "pf-event-puts-under",
        "PF-EXAM-03",
        {"card": "bane:wolf", "place": "location:glade"},
        lambda: playing(Examine(1, bottom=True), "under:wolf"),
    ),
    ("pf-event-raised", "PF-DEATH-06", {"card": "boon:relic"}, lambda: playing(RaiseDead())),
    (
        "pf-event-retrieves",
        "PF-PRINC-01",
        {"card": "boon:bolt", "to": "hand"},
        lambda: playing(Retrieve((SPELL,)), "from-discard:bolt", discard=["bolt", "charm"]),
    ),
    ("pf-event-shares", "PF-BETWEEN-03", {"card": "boon:sword"}, _shared),
    ("pf-event-stays-open", "PF-CLOSE-16", {"place": "location:glade"}, lambda: closing(["wolf"], 5)),
    (
        "pf-event-swaps",
        "PF-PRINC-01",
        {"card": "boon:lens", "other": "boon:pebble-1"},
        lambda: beginning(
            Swap(), "from-discard:lens", "drop:pebble-1", hand=["pebble-1"], discard=["lens", "pebble-2"]
        ),
    ),
    ("pf-event-time-back", "PF-PRINC-01", {"card": "boon:relic", "count": 2}, lambda: playing(TurnBackTime("2"))),
    ("pf-event-time-lost", "PF-END-01", {"count": 3}, lambda: entering(LoseTime(3))),
    (
        "pf-event-villain-found",
        "PF-CLOSE-09",
        {"place": "location:glade", "card": "bane:boss"},
        lambda: closing(["wolf", "boss"], 6),
    ),
    ("pf-event-withdraws", "PF-CHECK-30", {"card": "boon:charm"}, _withdrawn),
)


@rule("PF-BETWEEN-03", "PF-CHECK-30", "PF-CLOSE-09", "PF-CLOSE-16", "PF-DEATH-06", "PF-DICE-02", "PF-END-01")
@rule("PF-EXAM-03", "PF-EXAM-06", "PF-PLAY-13")
@pytest.mark.parametrize(("kind", "clause", "args", "play"), TOLD, ids=[each[0] for each in TOLD])
def test_the_log_tells_it(kind: str, clause: str, args: dict[str, Any], play: Callable[[], Table]) -> None:
    table = play()
    told = [(event.rule, {name: event.args[name] for name in args}) for event in table.told(kind)]
    assert told == [(clause, args)]
