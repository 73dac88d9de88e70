"""What is claimed about checks: the chance of the one being made, what each option would make of it, and of closing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from herowright.bots import advise, make_bot
from herowright.games.pathfinder.cards.on import DEFEAT
from herowright.games.pathfinder.rules import prospects
from herowright.games.pathfinder.terminal import notes
from herowright.lab.claims import WHOLE, Claim, Subject
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table

# How the questions of a check are answered by whoever adds nothing to it.
_PLAIN = {"prepare": "roll", "help": "pass", "failed": "accept"}
# Banes that bring another along when they are defeated, which has to be defeated too.
_FOLLOWED = ("monster-in-the-closet",)
# Reasons that name the chance of the check, and the one that an option gives it.
_CHANCES = {"bot-pf-chance": "chance", "bot-pf-chance-same": "chance"}
_AFTER = {"bot-pf-chance-more": "after", "bot-pf-chance-less": "after"}


def claims(table: Table[Any]) -> list[Claim]:
    decision = table.decision
    assert decision is not None
    ways = Ways()
    found = list(_running(table, ways))
    if table.state.check is not None:
        for seat in range(table.seats):
            offers = decision.options if seat == decision.seat else table.interrupts(seat)
            for option in offers:
                found += _option(table, seat, option, ways)
        found += _advised(table, ways)
    if decision.kind in ("close", "guard"):
        found += _closing(table)
    return found


class Ways(dict[tuple[int, str], Callable[[Table[Any]], bool]]):
    """The ways to play on, one for each option of a seat, so that all who speak of it are held to the same twins."""

    def __missing__(self, way: tuple[int, str]) -> Callable[[Table[Any]], bool]:
        seat, key = way
        self[way] = partial(_take, seat=seat, key=key)
        return self[way]


def counts(table: Table[Any], play: Callable[[], object]) -> bool:
    """Play on until the check of the moment is decided, and say whether it succeeded and counted. The last check
    against a bane counts if that is defeated in the end; a further bane it may bring along is another matter."""
    state = table.state
    check, met = state.checks[-1], state.encounter
    play()
    while check in state.checks:
        _answer(table)
    if not check.success or check.purpose != DEFEAT or met is None or met.beaten:
        return bool(check.success)
    if met.failed or check.ways is not met.card.checks[-1] or met.card.id in _FOLLOWED:
        return not met.failed
    while not met.ended and not state.over:
        _answer(table)
    return bool(met.ended != "undefeated")


def _answer(table: Table[Any]) -> None:
    assert table.decision is not None
    table.apply(_PLAIN.get(table.decision.kind) or table.decision.options[0])


def _take(table: Table[Any], seat: int, key: str) -> bool:
    return counts(table, partial(table.apply, key, seat))


def _running(table: Table[Any], ways: Ways) -> Iterator[Claim]:
    """The check as everybody sees it."""
    assert table.decision is not None
    check = table.view(table.decision.seat)["check"]
    if check is None or check["odds"] is None or table.decision.kind not in ("prepare", "help"):
        return
    about = f"{check['card']} {check['purpose']} {check['skill']} {check['traits']}"
    seat = table.decision.seat
    play = ways[seat, _PLAIN[table.decision.kind]]
    yield Claim("check", seat, check["odds"] / 100, play, about=about)
    yield Claim("check figure", seat, table.figures(seat)["odds"] / 100, play, half=WHOLE, about=about)


def _option(table: Table[Any], seat: int, option: Option, ways: Ways) -> Iterator[Claim]:
    """What an option would make of the check: for the page the figure after it, for the terminal what it works out."""
    if table.decision is None or table.decision.kind not in ("skill", "prepare", "help"):
        return
    after = table.clone()
    check, known = after.state.checks[-1], after.state.chance.n
    about = f"{option.key} {check.card and check.card.name} {check.purpose}"
    after.apply(option.key, seat)
    asked = after.decision.kind if after.decision is not None else ""
    if check not in after.state.checks or asked not in ("prepare", "help") or after.state.chance.n != known:
        return
    figure = after.figures(seat).get("odds")
    if figure is not None:
        yield Claim("option figure", seat, figure / 100, ways[seat, option.key], half=WHOLE, about=about)
    state = Glimpse(table, seat).known
    found = prospects.after(state, seat, option.payload) if isinstance(option.payload, tuple) else None
    if found is not None:
        yield Claim("terminal option", seat, found.chance, ways[seat, option.key], half=1e-9, about=about)
        best = notes.reach(state, seat, option)
        if best is not None:
            play = partial(_reach, seat=seat, keys=best.keys)
            yield Claim("terminal reach", seat, best.chance, play, half=1e-9, about=" ".join(best.keys))
            told = after.figures(seat).get("reach")
            if told is not None:
                yield Claim("reach figure", seat, told / 100, play, half=WHOLE, about=" ".join(best.keys))


def _closing(table: Table[Any]) -> Iterator[Claim]:
    """The chance of a check that closes the location, with the skill that is named, and what can be made of it."""
    decision = table.decision
    assert decision is not None
    for option in decision.options:
        if not option.key.startswith("close"):
            continue
        found = notes.closing(Glimpse(table, decision.seat).known, decision.seat, option)
        if found is not None:
            skill, there, best = found
            play = partial(_close, key=option.key, skill=skill)
            yield Claim("terminal close", decision.seat, there.chance, play, half=1e-9, about=option.key)
            told = {name: after for name, _, after in Glimpse(table, decision.seat).previews()[option.key].figures}
            if "odds" in told:
                yield Claim("close figure", decision.seat, told["odds"] / 100, play, half=WHOLE, about=option.key)
            if best is not None:
                play = partial(_close, key=option.key, skill=skill, keys=best.keys[1:])
                yield Claim("terminal close reach", decision.seat, best.chance, play, half=1e-9, about=option.key)
                if "reach" in told:
                    yield Claim("close reach figure", decision.seat, told["reach"] / 100, play, half=WHOLE)


def _close(table: Table[Any], key: str, skill: int, keys: tuple[str, ...] = ()) -> bool:
    assert table.decision is not None
    seat = table.decision.seat
    table.apply(key)
    while table.decision is not None and table.decision.kind == "skill":
        table.apply(next(each for each in table.decision.options if each.payload[:2] == ("skill", skill)))
    return _reach(table, seat, keys)


def _reach(table: Table[Any], seat: int, keys: tuple[str, ...]) -> bool:
    """With everything on the check that gives it the best chance."""

    def play() -> None:
        for key in keys:
            if not key.startswith("pay:") or (table.decision is not None and table.decision.kind == "pay"):
                table.apply(key, seat)

    return counts(table, play)


def _advised(table: Table[Any], ways: Ways) -> Iterator[Claim]:
    """What a bot says about the check and its options."""
    decision = table.decision
    assert decision is not None
    if decision.kind not in ("skill", "prepare", "help", "failed"):
        return
    for advice in advise(table, make_bot("pathfinder", "greedy", 0)):
        option = advice.option
        if option.payload and option.payload[0] == "decline":
            continue
        for reason in advice.reasons:
            named = {**_CHANCES, **_AFTER}.get(reason.id)
            if named is not None:
                play = ways[decision.seat, option.key]
                shown = reason.args[named] / 100
                about = f"{decision.kind} {option.key}"
                yield Claim(f"hint {decision.kind}", decision.seat, shown, play, half=WHOLE, about=about)


SUBJECT = Subject("pathfinder", claims, always=("close", "failed"))
