"""A game and its events in the form sent to a page: words stay message ids, secrets stay here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from herowright.server.messages import (
    Barred,
    Decision,
    EndedEarly,
    Entry,
    Line,
    Outcome,
    Rewind,
    ScoreLine,
    SeatOutcome,
    State,
    Text,
)
from herowright.server.messages import Option as WireOption
from herowright.server.refusals import text
from herowright.server.store.entries import AnyEntry
from herowright.server.tables.ledger import RewindRequest
from herowright.table.decision import MOST_SHARED, Option
from herowright.table.event import Event
from herowright.table.message import Message
from herowright.table.running import NOTHING
from herowright.table.table import Table

WATCHING = Message("server-watching")
OVER = Message("server-over")


Views = Callable[[int | None], dict[str, Any]]


def state(
    game: Table[Any], seat: int | None, number: int, rewind: RewindRequest | None, views: Views | None = None
) -> State:
    """The game as the seat may know it (`None`: as a spectator). `views` are those of this moment, if others are
    shown it too."""
    asked = game.decision is not None and game.decision.seat == seat
    return State(
        number=number,
        decisions=game.made,
        seat=seat,
        covered=None,
        view=(views or game.view)(seat),
        turn=game.decision.seat if game.decision else None,
        decision=decision(game) if asked else None,
        interrupts=[] if asked or seat is None else [option(offer) for offer in game.interrupts(seat)],
        no_undo=no_undo(game, seat),
        rewind=Rewind(seat=rewind.seat, to=rewind.to, waiting=rewind.waiting) if rewind else None,
        outcome=outcome(game),
    )


def undealt(seat: int | None, number: int) -> State:
    """There is nothing to see until the game is dealt."""
    return State(
        number=number,
        decisions=0,
        seat=seat,
        covered=None,
        view=None,
        turn=None,
        decision=None,
        interrupts=[],
        no_undo=text(WATCHING if seat is None else NOTHING),
        rewind=None,
        outcome=None,
    )


def covered(whole: State, seat: int) -> State:
    """All that a shared screen shows until `seat` has taken its place in front of it."""
    return State(
        number=whole.number,
        decisions=whole.decisions,
        seat=None,
        covered=seat,
        view=None,
        turn=whole.turn,
        decision=None,
        interrupts=[],
        no_undo=whole.no_undo,
        rewind=whole.rewind,
        outcome=None,
    )


def no_undo(game: Table[Any], seat: int | None) -> Text | None:
    refusal = WATCHING if seat is None else OVER if game.is_over else game.undo_refusal(seat)
    return text(refusal) if refusal else None


@lru_cache(maxsize=MOST_SHARED)
def option(offer: Option) -> WireOption:
    """Options are shared by all tables, and so is their encoded form."""
    return WireOption(key=offer.key, label=text(offer.label), touches=list(offer.touches), interrupt=offer.interrupt)


def decision(game: Table[Any]) -> Decision:
    asked = game.decision
    assert asked is not None
    options = [option(offer) for offer in asked.options]
    return Decision(
        kind=asked.kind,
        prompt=text(asked.prompt),
        rule=asked.rule,
        options=options,
        points=asked.about.points,
        barred=[
            Barred(option=option(refused.option), reason=text(refused.reason), rule=refused.rule)
            for refused in game.refused(asked.seat)
        ],
    )


def outcome(game: Table[Any]) -> Outcome | None:
    result = game.outcome
    if result is None:
        return None
    seats = [
        SeatOutcome(
            seat=seat.seat,
            total=seat.total,
            lines=[
                ScoreLine(
                    category=line.category,
                    points=line.points,
                    rule=line.rule,
                    label=text(line.label),
                    things=list(line.things),
                )
                for line in seat.lines
            ],
            place=seat.place,
            tie_break=list(seat.tie_break),
            title=text(seat.title) if seat.title else None,
            title_rule=seat.title_rule,
        )
        for seat in result.seats
    ]
    ended = EndedEarly(how=game.ended.how, seat=game.ended.seat) if game.ended else None
    return Outcome(
        seats=seats, winners=list(result.winners), settled_by=result.settled_by, seed=str(game.seed), ended=ended
    )


# --- what happened ---------------------------------------------------------------------------------------------


def entry(kept: AnyEntry, seat: int | None) -> Entry:
    """An entry as the seat may know it: never the key that was chosen, only its result."""
    lines_left = getattr(kept, "kept", None)
    return Entry(
        number=kept.number,
        at=kept.at,
        what=kept.what,  # type: ignore[arg-type]
        seat=kept.seat,
        name=getattr(kept, "name", None),
        text=getattr(kept, "text", None),
        bot=getattr(kept, "bot", None),
        to=getattr(kept, "to", None),
        by=getattr(kept, "by", None) or None,
        on=getattr(kept, "on", None),
        lines=lines(getattr(kept, "events", ()), seat),
        log=None if lines_left is None else lines_left[-1 if seat is None else seat],
    )


def lines(events: Sequence[Event], seat: int | None) -> list[Line]:
    """The lines of these events that the seat may read."""
    return [
        Line(kind=event.kind, seat=event.seat, rule=event.rule, args=dict(event.args))
        for event in events
        if event.seen_by(seat)
    ]


def lines_kept(game: Table[Any]) -> list[int]:
    """How many lines the log has, for each seat and finally for spectators."""
    log = list(game.log)  # unpacked once for all
    return [sum(event.seen_by(seat) for event in log) for seat in (*range(game.seats), None)]
