"""The moments at which something is on offer: on one's own turn and on the turn of another."""

from collections.abc import Callable
from typing import Any

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.types import Ally, AntiheroCard, Card, HeroCard
from herowright.games.call_to_adventure.rules.components import STR
from herowright.testing import Play
from tests.games.call_to_adventure.cards.scenes import adversary
from tests.games.call_to_adventure.plain import challenge, game

# Before the action, before and after the cast, and after the resolution.
OWN = {"turn", "prepare", "cast", "won", "lost"}
# The same on the turn of another, where the chance to react to the resolution comes before the rest of the turn.
THEIRS = {"their turn", "their prepare", "their cast", "their win", "their loss", "their end"}

# Cards for any time, so that the game stops wherever somebody may act; and an ally for each.
CARDS: tuple[Card, ...] = (
    *(HeroCard(id="keen", copy=copy, timing=timing.ANY, effect=Receive(Gain(xp=1))) for copy in (1, 2)),
    *(AntiheroCard(id="glum", copy=copy, timing=timing.ANY, effect=Receive(Gain(xp=1))) for copy in (1, 2)),
    *(Ally(id=f"friend-{seat}", act=0) for seat in (0, 1)),
)


def moments(key: str, owner: dict[str, Any], against: str = "challenge", allies: bool = True) -> set[str]:
    """When a key is on offer to its owner. Everything that an effect could need is there: experience, cards in both
    hands, an ally for each unless told otherwise, the listed ability, and a dark rune that shows its corruption."""
    found: set[str] = set()
    for won in (True, False):
        # All runes show the better face; the difficulty decides.
        number = 0 if won else 99
        face = "face:trial" if against == "adversary" else "face:trial-easy"
        trial = (adversary if against == "adversary" else challenge)("trial", number, (STR,))
        for seat in (0, 1):
            people = [_person(other, allies) for other in (0, 1)]
            person = people[seat]
            people[seat] |= owner | {pile: [*person[pile], *owner.get(pile, ())] for pile in ("hand", "allies")}
            options = {"asking": "who-holds", "CA-TURN-06": "optional"}
            table = game(*people, cards=[*CARDS, trial], options=options, rolls=[1, ...])
            walk = _own if seat == 0 else _theirs
            found |= walk(table, key, face, won)
    return found


def _person(seat: int, allies: bool) -> dict[str, Any]:
    hand = ["keen", "glum"] if seat == 0 else ["keen-2", "glum-2"]
    return {"abilities": (STR,), "xp": 9, "hand": hand, "allies": [f"friend-{seat}"] * allies}


def _own(table: Play, key: str, face: str, won: bool) -> set[str]:
    found: set[str] = set()

    def look(moment: str, *moves: str) -> None:
        table.play(*moves)
        _let_pass(table, lambda: None)
        if key in table.keys_of(0):
            found.add(moment)

    look("turn")
    look("prepare", face, "dark")
    look("cast", "cast")
    look("won" if won else "lost", "resolve")
    assert table.asked == (0, "afterwards")
    return found


def _theirs(table: Play, key: str, face: str, won: bool) -> set[str]:
    found: set[str] = set()

    def look(moment: str) -> None:
        if key in table.keys_of(1):
            found.add(moment)

    look("their turn")
    table.play(face, "dark")
    look("their prepare")
    table.play("cast")
    _let_pass(table, lambda: look("their prepare"))
    assert table.asked == (0, "after-cast")
    look("their cast")
    table.play("resolve")
    assert table.asked == (1, "react")
    look("their cast")
    table.play("pass")
    assert table.asked == (1, "react-after")
    _let_pass(table, lambda: look("their win" if won else "their loss"))
    assert table.asked == (0, "afterwards")
    look("their end")
    return found


def _let_pass(table: Play, look: Callable[[], None]) -> None:
    """Seat 1 is asked and plays nothing."""
    while table.asked[0] == 1:
        look()
        table.play("pass")
