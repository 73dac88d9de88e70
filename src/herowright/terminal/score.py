"""The score sheet: every line with its points and the clause that pays them."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from herowright.table.outcome import Outcome, SeatOutcome
from herowright.table.rulebook import Clause
from herowright.terminal.board import ACCENT, FAINT, SIGNAL, Board, Scene, ink


def sheet(scene: Scene, board: Board, outcome: Outcome, clause: Callable[[str], Clause | None]) -> RenderableType:
    """All seats, the first place first, and how a tie was settled."""
    totals = [seat.total for seat in outcome.seats]
    sheets = [
        one_seat(scene, board, seat, board.tie_break(scene, seat.tie_break) if totals.count(seat.total) > 1 else "")
        for seat in sorted(outcome.seats, key=lambda seat: seat.place)
    ]
    across = 2 if scene.wide and len(sheets) > 1 else 1
    side_by_side = Table.grid()
    for _ in range(across):
        side_by_side.add_column(width=scene.width // across)
    for at in range(0, len(sheets), across):
        side_by_side.add_row(*sheets[at : at + across])
    parts: list[RenderableType] = [ink(scene.say("term-score"), f"bold {ACCENT}"), side_by_side]
    if outcome.settled_by and (found := clause(outcome.settled_by)):
        parts.append(ink(f"{scene.say('term-settled')} {found.text}").append(f"  [{found.id}]", FAINT))
    if len(outcome.seats) > 1 and outcome.winners:
        winners = ", ".join(scene.texts.seat(seat) for seat in outcome.winners)
        parts.append(ink(scene.say("term-winners", winners=winners, count=len(outcome.winners)), SIGNAL))
    return Group(*parts)


def one_seat(scene: Scene, board: Board, seat: SeatOutcome, tie_break: str) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0), expand=scene.framed)
    table.add_column(ratio=1)
    table.add_column(width=4, justify="right")
    table.add_column(width=12, style=FAINT)
    category = ""
    for line in seat.lines:
        if line.category != category:
            category = line.category
            points = sum(other.points for other in seat.lines if other.category == category)
            table.add_row(ink(scene.say(f"category-{category}"), "bold"), ink(number(points), "bold"), "")
        label = Padding(ink(scene.texts.say(line.label)), (0, 0, 0, 2))
        table.add_row(label, ink(number(line.points), FAINT), line.rule)
    if seat.lines:  # who is out of the game is not scored
        table.add_row(ink(scene.say("term-total"), SIGNAL), ink(number(seat.total), SIGNAL), "")
    if tie_break:
        table.add_row(ink(scene.say("term-tie-break", numbers=tie_break)), "", "")
    if seat.title:
        title = board.title(scene, scene.texts.say(seat.title))
        table.add_row(ink(title, SIGNAL), "", seat.title_rule)
    return scene.frame(scene.say("term-place", place=seat.place, player=scene.texts.seat(seat.seat)), table)


def number(points: int) -> str:
    return str(points).replace("-", "−")
