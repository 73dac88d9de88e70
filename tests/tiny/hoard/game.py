"""Hoard: everybody steals from the same dragon. On your turn you reach into the hoard as often as you dare: each time a
die is thrown and its gold is yours, but on a 1 the dragon wakes and the whole handful is lost. Leave in time, and the
gold is safe. Whoever has the most when everybody has had their turns wins.

This is all a game needs, with a bot and words; `kit.py` hands it to the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from herowright.bots.bot import Advice
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.table.decision import Kind, Option, Step, Steps, ask
from herowright.table.event import Event
from herowright.table.game import Game
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message
from herowright.table.outcome import Outcome, ScoreLine, SeatOutcome
from herowright.table.plain import Plain
from herowright.table.settings import Setting

# --- questions and answers ---------------------------------------------------------------------------------

TURN: Kind[bool] = Kind("turn", "hoard-ask-turn", "HO-TURN-01")
REACH = Option("reach", True, Message("hoard-opt-reach"), ("hoard",))
LEAVE = Option("leave", False, Message("hoard-opt-leave"), ("bag",))

# --- the state ---------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Thieves(Plain):
    chance: Chance
    step: Step | None
    events: list[Event] = field(default_factory=list)
    safe: list[int] = field(default_factory=list)
    handful: int = 0

    def tell(self, kind: str, seat: int, rule: str, **args: Any) -> None:
        self.events.append(Event(kind, seat, rule, args))


# --- the rules ---------------------------------------------------------------------------------------------


def turn(table: Thieves, seat: int, left: int) -> Steps[Step | None]:
    """Reach in until it is enough, or until the dragon wakes (HO-TURN-01 to -03)."""
    table.handful = 0
    while (yield from ask(TURN, seat, lambda: [REACH, LEAVE] if table.handful else [REACH])):
        face = table.chance.roll()
        if face == 1:
            table.tell("hoard-event-wakes", seat, "HO-TURN-02", lost=table.handful)
            table.handful = 0
            break
        table.handful += face
        table.tell("hoard-event-gold", seat, "HO-TURN-01", gold=face)
    table.safe[seat] += table.handful
    table.handful = 0
    if seat + 1 < len(table.safe):
        return ("turn", seat + 1, left)
    return ("turn", 0, left - 1) if left > 1 else None


class Hoard(Game[Thieves]):
    id = "hoard"
    title = "Hoard"
    seats = range(1, 5)
    settings = (Setting("turns", ("3", "5"), "3", "HO-TURN-03"),)
    rules_files = (Path(__file__).with_name("rules.md"),)
    steps: Mapping[str, Any] = {"turn": turn}

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Thieves:
        return Thieves(chance, ("turn", 0, int(options["turns"])), safe=[0] * seats)

    def view(self, table: Thieves, seat: int | None) -> dict[str, Any]:
        return {"safe": list(table.safe), "handful": table.handful}

    def figures(self, table: Thieves, seat: int) -> dict[str, int]:
        return {"hoard": table.safe[seat]}

    def outcome(self, table: Thieves) -> Outcome:
        best = max(table.safe)
        seats = [
            SeatOutcome(
                seat,
                gold,
                (ScoreLine("hoard", gold, "HO-END-01", Message("category-hoard")),),
                1 if gold == best else 2,
            )
            for seat, gold in enumerate(table.safe)
        ]
        return Outcome(tuple(seats), tuple(each.seat for each in seats if each.place == 1))

    def encode(self, table: Thieves) -> dict[str, Any]:
        return plain.encode(table)

    def decode(self, data: Mapping[str, Any], options: Mapping[str, Any], chance: Chance) -> Thieves:
        return plain.decode(Thieves, data, nothing_printed, chance=chance)


def nothing_printed(family: Any, id: str) -> Any:
    """There are no cards to be found again."""
    raise KeyError(id)


# --- a bot -------------------------------------------------------------------------------------------------


class Careful:
    """Reaches in while what can be won outweighs what can be lost."""

    name = "careful"
    unit = ""
    rough: frozenset[str] = frozenset()

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def advise(self, glimpse: Glimpse[Thieves], /) -> Sequence[Advice]:
        gain = (2 + 3 + 4 + 5 + 6 - glimpse.state.handful) / 6
        why = Message("hoard-bot-gain", {"gold": round(gain, 1)})
        worth = {"reach": gain, "leave": 0.0}
        advice = [Advice(option, worth[option.key], lambda: (why,)) for option in glimpse.options]
        return sorted(advice, key=lambda each: -each.value)


HOARD = Hoard()
