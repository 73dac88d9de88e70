"""The chances to help that close: before the dice fall, and before damage is taken (PF-CHECK-30, PF-DMG-01)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from herowright.games.pathfinder.cards.moments import DAMAGE, HELP
from herowright.games.pathfinder.rules import playable
from herowright.games.pathfinder.rules.asking import Death, ask_if_any, known
from herowright.games.pathfinder.rules.choices import HELP as ASK_HELP
from herowright.games.pathfinder.rules.choices import HUSH, HUSH_CHECK, HUSH_TURN, PASS, WARD
from herowright.games.pathfinder.rules.components import NONE
from herowright.games.pathfinder.rules.state import ASK, NEVER, NOT_THIS_TURN
from herowright.table.decision import Kind, Option, Steps, Telling

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Checking, Hero, Hurt, Pathfinder

_TO_HELP: Final[list[Option[str | None]]] = [PASS, HUSH_CHECK, HUSH_TURN, HUSH]
_TO_WARD: Final[list[Option[str | None]]] = [PASS, HUSH_TURN, HUSH]
_QUIET = {"turn": NOT_THIS_TURN, "always": NEVER}


def window(table: Pathfinder, hero: Hero, check: Checking) -> Steps[bool]:
    """Ask the others, clockwise; says whether anybody did something, so that the dice wait once more. Who has said that
    it is enough is not asked again in this check."""
    if not table.settings.asks or len(table.heroes) == 1:
        return False
    before = len(check.moment.played) + len(check.moment.used)
    for other in table.clockwise_from(hero.seat):
        if other is hero or other.quiet or other.promises or other.seat in check.sure_of:
            continue
        if playable.options_for(table, other, HELP):
            check.sure_of = (*check.sure_of, other.seat)
            if (yield from _put(table, other, ASK_HELP, HELP, _TO_HELP, partial(_sought, check))) == "check":
                check.left_alone = (*check.left_alone, other.seat)
            if check.passed:
                break
    return len(check.moment.played) + len(check.moment.used) > before


def ward(table: Pathfinder, hero: Hero, left_alone: tuple[int, ...]) -> Steps[None]:
    """The same before damage is taken by somebody else. Damage is the last part of a check (PF-CHECK-11): who wants to
    be `left_alone` for that check is not asked."""
    if not table.settings.asks:
        return
    for other in table.clockwise_from(hero.seat)[1:]:
        hurt = table.hurts[-1]
        if not hurt.amount or other.quiet or other.seat in left_alone:
            continue
        if playable.options_for(table, other, DAMAGE):
            yield from _put(table, other, WARD, DAMAGE, _TO_WARD, partial(_threatened, hurt))


def _sought(check: Checking) -> dict[str, str | int]:
    return {"seat": f"seat:{check.seat}", "difficulty": check.difficulty}


def _threatened(hurt: Hurt) -> dict[str, str | int]:
    return {"seat": f"seat:{hurt.seat}", "amount": hurt.amount}


def _put(
    table: Pathfinder,
    other: Hero,
    kind: Kind[str | None],
    moment: str,
    answers: list[Option[str | None]],
    tell: Telling,
) -> Steps[str | None]:
    """The cards themselves are offered as at any time; whoever has none that fits, or none left, is not asked. Says for
    how long the seat wants to be left alone from now on, if it does."""
    table.asked, table.skipped = other.seat, False
    try:
        build = known(answers, partial(_left, table, other, moment, answers))
        answer = yield from ask_if_any(table, kind, other.seat, build, tell)
    except Death as death:
        if death.seat != other.seat:
            raise
        answer = None
    table.asked, table.skipped = NONE, False
    other.quiet = _QUIET.get(answer or "", other.quiet)
    return answer


def _left(table: Pathfinder, other: Hero, moment: str, answers: list[Option[str | None]]) -> list[Option[str | None]]:
    return [] if table.skipped or not playable.options_for(table, other, moment) else answers


def ask_again(table: Pathfinder) -> None:
    """A turn is over: whoever wanted to be left alone for it is asked again."""
    for hero in table.heroes:
        if hero.quiet == NOT_THIS_TURN:
            hero.quiet = ASK
