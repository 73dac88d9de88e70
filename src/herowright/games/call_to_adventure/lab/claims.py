"""What is claimed about challenges: the chance of every path, with dark runes and their price, that of the pool as it
stands, and what each option would make of it. A chance is that of the cast: cards that others play afterwards, or that
the adversary's deck brings, are no part of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

from herowright.lab.claims import Claim, Subject
from herowright.table.decision import Option
from herowright.table.previews import preview
from herowright.table.table import Table

# Chances are told with four places; figures in whole per cent, of which only what is certain has 0 or 100.
EXACT, CLIPPED = 0.00005, 0.01


class Ended(NamedTuple):
    """How it went: whether the cast was enough, and what was paid before it."""

    won: bool
    paid: int


def claims(table: Table[Any]) -> list[Claim]:
    decision = table.decision
    assert decision is not None
    view, seat = table.view(decision.seat), decision.seat
    found: list[Claim] = []
    if decision.kind in ("turn", "flee"):
        for option in decision.options:
            if option.key.startswith("face:"):
                found += _path(view, seat, option)
    attempt = view["attempt"]
    if decision.kind == "prepare":
        found += _pool(seat, attempt)
        for option in decision.options:
            found += _option(table, seat, option)
    if decision.kind == "after-cast":
        sure = float(attempt["result"] >= attempt["difficulty"] and not attempt["doomed"])
        found.append(Claim("result", seat, sure, partial(_resolve, seat=seat), half=0))
    return found


def _path(view: Any, seat: int, option: Option) -> Iterator[Claim]:
    id = option.key.partition(":")[2]
    places = [place for row in view["rows"] for place in row["places"] if place]
    paths = [path for place in places for path in place["paths"]]
    stands = next((path for path in paths if path["path"] == id), None) or view["adversary"]
    play = partial(_cast, seat=seat, before=(option.key,))
    yield Claim("path", seat, stands["odds"], play, _won, EXACT, id)
    best = stands["best"]
    if best is not None:
        play = partial(_cast, seat=seat, before=(option.key, *["dark"] * best["runes"]))
        yield Claim("path with dark runes", seat, best["odds"], play, _won, EXACT, id)
        yield Claim("price of dark runes", seat, 1.0, play, partial(_paid, xp=best["xp"]), 0, id)


def _pool(seat: int, attempt: Any) -> Iterator[Claim]:
    about = attempt["path"]
    yield Claim("pool", seat, attempt["odds"], partial(_cast, seat=seat), _won, EXACT, about)
    for more, (chance, xp) in enumerate(zip(attempt["dark"], attempt["dark_costs"], strict=True), 1):
        play = partial(_cast, seat=seat, before=("dark",) * more)
        yield Claim("pool with dark runes", seat, chance, play, _won, EXACT, about)
        yield Claim("price of dark runes", seat, 1.0, play, partial(_paid, xp=xp), 0, about)


def _option(table: Table[Any], seat: int, option: Option) -> Iterator[Claim]:
    """What the page says that an option makes of the chance."""
    told = preview(table.clone(), seat, option.key, Random(0))
    for name, _, after in told.figures:
        if name == "odds" and not told.chance:
            play = partial(_cast, seat=seat, before=(option.key,))
            yield Claim("option figure", seat, after / 100, play, _won, CLIPPED, option.key)


def _won(ended: Ended) -> bool:
    return ended.won


def _paid(ended: Ended, xp: int) -> bool:
    return ended.paid == xp


def _cast(table: Table[Any], seat: int, before: tuple[str, ...] = ()) -> Ended:
    """Choose these, then cast; nobody else does anything."""
    xp = table.state.heroes[seat].xp
    for key in before:
        table.apply(key, seat)
        _let_pass(table, seat)
    paid = xp - table.state.heroes[seat].xp
    logged = len(table.log)
    table.apply("cast", seat)
    while not (fallen := [event for event in table.log[logged:] if event.kind == "ca-event-cast"]):
        _let_pass(table, seat)
        if table.decision is not None and table.decision.kind == "prepare":
            table.apply("cast", seat)
    doomed = table.state.attempt is not None and table.state.attempt.doomed
    return Ended(fallen[0].args["result"] >= fallen[0].args["difficulty"] and not doomed, paid)


def _let_pass(table: Table[Any], seat: int) -> None:
    """Others want to do nothing, and questions that an effect asks of the seat have any answer."""
    while table.state.attempt is not None and (decision := table.decision) is not None:
        if decision.seat == seat and decision.kind in ("prepare", "after-cast"):
            return
        table.apply("pass" if decision.option("pass") else decision.options[0].key)


def _resolve(table: Table[Any], seat: int) -> bool:
    """Leave the cast as it is."""
    logged = len(table.log)
    table.apply("resolve", seat)
    while not (ends := [each.kind for each in table.log[logged:] if each.kind in ("ca-event-won", "ca-event-lost")]):
        _let_pass(table, seat)
        if table.decision is not None and table.decision.kind == "after-cast":
            table.apply("resolve", seat)
    return ends[0] == "ca-event-won"


SUBJECT = Subject("call-to-adventure", claims)
