"""Games replayed up to a moment, in a separate process. It caches the last ones: whoever looks through a game asks
for one moment after the other."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from herowright import new_table
from herowright.bots import coach
from herowright.games import registry
from herowright.kit import part
from herowright.server.messages import Chances, Costly, Course, Moment, Point, Review, SeatReview
from herowright.server.refusals import Refused, text
from herowright.server.tables import snapshot
from herowright.server.tables.ledger import RewindRequest
from herowright.table.ending import Ended
from herowright.table.errors import IllegalChoice
from herowright.table.table import Table

KEPT = 8
_kept: OrderedDict[str, Table[Any]] = OrderedDict()


class Record(NamedTuple):
    """Everything needed to replay a game."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    decisions: list[tuple[int, str]]
    # How people ended it after these decisions.
    ended: Ended | None = None

    @classmethod
    def of(cls, table: Table[Any], decisions: int | None = None) -> Self:
        ended = table.ended if decisions in (None, table.made) else None
        return cls(table.game.id, table.seats, table._seed, table.options, table.decisions[:decisions], ended)


def moment(record: Record, seat: int | None, number: int, rewind: RewindRequest | None) -> Moment:
    """The table after these decisions, as the seat may know it."""
    past = _played(record)
    if record.ended:
        past = past.clone()
        past.end(record.ended)
    return Moment(state=snapshot.state(past, seat, number, rewind), log=snapshot.lines(past.log, seat))


def course(record: Record) -> Course:
    """A point for every decision that changed somebody's figures."""
    past = _opened(record)
    points = [Point(decisions=0, figures=_figures(past))]
    for made, choice in enumerate(record.decisions, 1):
        _take(past, choice)
        figures = _figures(past)
        if figures != points[-1].figures:
            points.append(Point(decisions=made, figures=figures))
    return Course(decisions=len(record.decisions), points=points)


def review(record: Record, seats: Sequence[int], seconds: float) -> Review:
    """The coach's review of the decisions of these seats."""
    played = coach.Played(lambda: _opened(record), record.decisions)
    try:
        found = coach.review(played, part(registry.kit(record.game).guide), seats, seconds, seed=len(record.decisions))
    except IllegalChoice:  # played under other rules
        raise Refused("server-no-moment") from None
    return Review(
        unit=found.unit,
        points=[Chances(decisions=point.decisions, chances=list(point.chances)) for point in found.points],
        seats=[_reviewed(seat) for seat in found.seats],
    )


def _reviewed(found: coach.SeatReview) -> SeatReview:
    costly = [
        Costly(
            decisions=each.number,
            prompt=text(each.prompt),
            chosen=text(each.chosen),
            better=text(each.better),
            loss=each.loss,
            error=each.error,
            reasons=[text(reason) for reason in each.reasons],
        )
        for each in found.costly
    ]
    return SeatReview(**{**found._asdict(), "costly": costly})


def _figures(table: Table[Any]) -> list[dict[str, int]]:
    return [table.figures(seat) for seat in range(table.seats)]


def _played(record: Record) -> Table[Any]:
    key = json.dumps(record[:4], sort_keys=True)
    past = _kept.pop(key, None)
    if past is None or past.decisions != record.decisions[: past.made]:
        past = _opened(record)
    for choice in record.decisions[past.made :]:
        _take(past, choice)
    _kept[key] = past
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return past


def _opened(record: Record) -> Table[Any]:
    return new_table(record.game, record.seats, record.seed, record.options)


def _take(past: Table[Any], choice: tuple[int, str]) -> None:
    seat, key = choice
    try:
        past.apply(key, seat)
    except IllegalChoice:  # played under other rules
        raise Refused("server-no-moment") from None
