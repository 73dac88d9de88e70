"""Lots: the smallest game with everything the engine must handle, to test the engine alone.

Each seat in turn rolls a die, peeks at the top lot, or passes. At any time a seat with a coin may ring the bell: it
names a tone (a question of its own) and the coin is gone. The highest sum of rolls wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from herowright.table import plain
from herowright.table.chance import Chance
from herowright.table.decision import Kind, Option, Options, Step, Steps, ask
from herowright.table.event import Event
from herowright.table.game import Game
from herowright.table.message import Message
from herowright.table.outcome import Outcome, SeatOutcome
from herowright.table.plain import Plain
from herowright.table.settings import Setting
from herowright.table.table import Table

TURN: Kind[str] = Kind("turn", "ask-turn", "LOTS-01")
TONE: Kind[str] = Kind("tone", "ask-tone", "LOTS-02")
ROLL, PEEK, PASS = (Option(key, key, Message(key)) for key in ("roll", "peek", "pass"))
RING = Option("ring", "ring", Message("ring"), ("bell",), interrupt=True)
TONES: Options[str, str] = Options(lambda tone: Option(f"tone:{tone}", tone, Message("tone")))


@dataclass(slots=True)
class Lots(Plain):
    chance: Chance
    step: Step | None
    events: list[Event]
    sums: list[int]
    coins: list[int]
    deck: list[int]
    rung: list[tuple[int, str]]
    tones: tuple[str, ...] = ("high", "low")


def turn(table: Lots, seat: int, turns: int) -> Steps[Step | None]:
    choice = yield from ask(TURN, seat, lambda: [ROLL, PEEK, PASS] if table.deck else [ROLL, PASS])
    if choice == "roll":
        face = table.chance.roll()
        table.sums[seat] += face
        table.events.append(Event("rolled", seat, "LOTS-01", {"face": face}))
    elif choice == "peek":
        table.chance.reveal()
        table.events.append(Event("peeked", seat, "LOTS-01", {"lot": table.deck[0]}, audience=(seat,)))
    if seat + 1 < len(table.sums):
        return ("turn", seat + 1, turns)
    return ("turn", 0, turns - 1) if turns > 1 else None


class LotsGame(Game[Lots]):
    id = "lots"
    secrets = True
    title = "Lots"
    seats = range(1, 5)
    settings: tuple[Setting, ...] = (
        Setting("turns", ("2", "3"), "3", "LOTS-01"),
        Setting("extras", ("bell", "drum"), (), "LOTS-02", many=True),
    )
    steps: Mapping[str, Any] = {"turn": turn}
    rules_files: tuple[Path, ...] = (Path(__file__).with_name("lots.md"),)
    state_version = 1
    tone = TONE

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Lots:
        deck = [1, 2, 3, 4, 5]
        chance.shuffle(deck)
        return Lots(chance, ("turn", 0, int(options["turns"])), [], [0] * seats, [1] * seats, deck, [])

    def interrupts(self, table: Lots, seat: int) -> tuple[Option[str], ...]:
        return (RING,) if table.coins[seat] else ()

    def interrupt(self, table: Lots, seat: int, payload: str) -> Steps[None]:
        table.coins[seat] -= 1
        tone = yield from ask(self.tone, seat, lambda: [TONES[tone] for tone in table.tones])
        table.rung.append((seat, tone))
        table.events.append(Event("rang", seat, "LOTS-02", {"tone": tone}))

    def interrupt_order(self, table: Lots, seats: list[int]) -> list[int]:
        return sorted(seats)

    def refusal(self, table: Lots, seat: int, key: str) -> tuple[str | None, Message]:
        return (
            ("LOTS-02", Message("no-coin")) if key == "ring" else (None, Message("refused-not-offered", {"key": key}))
        )

    def view(self, table: Lots, seat: int | None) -> dict[str, Any]:
        return {"sums": table.sums[:], "coins": table.coins[:], "deck": len(table.deck), "rung": table.rung[:]}

    def redraw_hidden(self, table: Lots, seat: int | None, chance: Chance) -> None:
        chance.shuffle(table.deck)

    def outcome(self, table: Lots) -> Outcome:
        best = max(table.sums)
        seats = [SeatOutcome(seat, total, (), 1 if total == best else 2) for seat, total in enumerate(table.sums)]
        return Outcome(tuple(seats), tuple(seat.seat for seat in seats if seat.place == 1))

    def figures(self, table: Lots, seat: int) -> dict[str, int]:
        return {"sum": table.sums[seat], "coins": table.coins[seat]}

    def inventory(self, table: Lots) -> dict[str, str]:
        return {str(lot): "deck" for lot in table.deck}

    def name_of(self, item: Any) -> str:
        return str(item)

    def encode(self, table: Lots) -> dict[str, Any]:
        return plain.encode(table)

    def decode(self, data: Mapping[str, Any], options: Mapping[str, Any], chance: Chance) -> Lots:
        return plain.decode(Lots, data, chance=chance)


class StackedLotsGame(LotsGame):
    """Lots in which a bell that is rung while another is being rung is heard first."""

    interrupt_order = None  # type: ignore[assignment]


LOTS = LotsGame()
STACKED = StackedLotsGame()


def open_table(seats: int = 2, seed: int = 1, game: LotsGame = LOTS, **options: Any) -> Table[Lots]:
    settled = game.settle(seats, options)
    return Table(game, game.new(seats, settled, Chance(seed)), seats, settled, seed)
