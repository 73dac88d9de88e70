"""The chances to help that close: before the dice fall, and before damage is taken (PF-CHECK-30, PF-DMG-01)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder import playable
from herowright.games.pathfinder.asking import Death, ask, known
from herowright.games.pathfinder.cards.moments import DAMAGE, HELP
from herowright.games.pathfinder.choices import HELP as ASK_HELP
from herowright.games.pathfinder.choices import HUSH, HUSH_CHECK, HUSH_TURN, PASS, WARD
from herowright.games.pathfinder.components import NONE
from herowright.games.pathfinder.state import ASK, NEVER, NOT_THIS_CHECK, NOT_THIS_TURN
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.state import Checking, Hero, Pathfinder

_ANSWERS = [PASS, HUSH_CHECK, HUSH_TURN, HUSH]
_QUIET = {"check": NOT_THIS_CHECK, "turn": NOT_THIS_TURN, "always": NEVER}


def window(table: Pathfinder, hero: Hero, check: Checking) -> Steps[bool]:
    """Ask the others, clockwise; says whether anybody did something, so that the dice wait once more. Who has said that
    it is enough is not asked again in this check."""
    if not table.settings.asks or len(table.heroes) == 1:
        return False
    before = len(check.moment.played) + len(check.moment.used)
    for other in table.clockwise_from(hero.seat):
        if other is hero or other.quiet or other.promises or other.seat in check.sure_of:
            continue
        check.sure_of = (*check.sure_of, other.seat)
        if playable.options_for(table, other, HELP):
            args = {"seat": f"seat:{hero.seat}", "difficulty": check.difficulty}
            yield from _put(table, other, ASK_HELP, HELP, args)
            if check.passed:
                break
    return len(check.moment.played) + len(check.moment.used) > before


def ward(table: Pathfinder, hero: Hero) -> Steps[None]:
    """The same before damage is taken by somebody else."""
    if not table.settings.asks:
        return
    for other in table.clockwise_from(hero.seat)[1:]:
        hurt = table.hurts[-1]
        if hurt.amount and not other.quiet and playable.options_for(table, other, DAMAGE):
            args = {"seat": f"seat:{hero.seat}", "amount": hurt.amount}
            yield from _put(table, other, WARD, DAMAGE, args)


def _put(table: Pathfinder, other: Hero, kind: Any, moment: str, args: dict[str, Any]) -> Steps[None]:
    """The cards themselves are offered as at any time; whoever has none that fits, or none left, is not asked."""
    table.asked, table.skipped = other.seat, False
    try:
        build = known(_ANSWERS, partial(_answers, table, other, moment))
        answer = yield from ask(table, kind, other.seat, build, args)
    except Death as death:
        if death.seat != other.seat:
            raise
        answer = None
    table.asked, table.skipped = NONE, False
    if answer is not None:
        other.quiet = _QUIET[answer]


def _answers(table: Pathfinder, other: Hero, moment: str) -> list[Option]:
    return [] if table.skipped or not playable.options_for(table, other, moment) else _ANSWERS


def ask_again(table: Pathfinder, level: int) -> None:
    """A check or a turn is over: whoever wanted to be left alone for it is asked again."""
    for hero in table.heroes:
        if hero.quiet != ASK and hero.quiet <= level:
            hero.quiet = ASK
