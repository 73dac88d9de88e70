"""What a check would come to, and damage, with something played on it. The rules do the arithmetic on a check that
nobody makes: no die falls, nothing is paid, and the table is left as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from herowright.games.pathfinder.cards.moments import DAMAGE, HELP, SKILL
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import counting, odds, play, playable
from herowright.games.pathfinder.rules.asking import Interruption
from herowright.games.pathfinder.rules.choices import PAY, Decline, Follow, Playable, PlayCard, UsePower, UseSkill
from herowright.games.pathfinder.rules.components import NONE, Dice
from herowright.games.pathfinder.rules.state import Checking

if TYPE_CHECKING:
    from types import TracebackType

    from herowright.games.pathfinder.cards.checks import Check
    from herowright.games.pathfinder.rules.state import Encounter, Hero, Hurt, Pathfinder
    from herowright.table.decision import Option, Steps
    from herowright.table.message import Message


# The moments of effects that work on a check before it is rolled.
_ON_CHECKS = (HELP, SKILL)


class Prospect(NamedTuple):
    """A check as it would stand: the chance to reach its difficulty, the part of all successes that counts and why not
    all of them, the chance of each number of points that may be missing, from 1 on, and what every die loses."""

    check: Checking
    reach: float
    share: float
    vain: Message | None
    shortfalls: tuple[float, ...]
    weak: int = 0

    @property
    def chance(self) -> float:
        """That it succeeds and that this counts."""
        return self.reach * self.share

    @property
    def dice(self) -> str:
        check = self.check
        return str(check.fixed + check.plus) if check.fixed is not None else str(Dice(check.sides, check.plus))


class supposing:
    """Another check, the card it is about or other damage in the place of what the table has."""

    __slots__ = ("before", "table")

    def __init__(
        self, table: Pathfinder, check: Checking | None = None, met: Encounter | None = None, hurt: Hurt | None = None
    ) -> None:
        self.table = table
        self.before = table.checks, table.encounters, table.hurts
        if check is not None:
            table.checks = [check]
        if met is not None:
            table.encounters = [met]
        table.hurts = [] if hurt is None else [hurt]

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.table.checks, self.table.encounters, self.table.hurts = self.before


def standing(table: Pathfinder, check: Checking) -> Prospect | None:
    """The innermost check of the table, as it is; none before its skill is chosen or once its dice have fallen."""
    weak = checking.weakness(table, check)
    reach = odds.of_roll(table, check, weak)
    if reach is None:
        return None
    counts = counting.counts(table, check)
    missing: tuple[float, ...] = ()
    if check.fixed is not None and reach < 1:
        missing = (*(0.0,) * (check.difficulty - max(0, check.fixed + check.plus) - 1), 1.0)
    elif reach < 1:
        missing = odds.shortfalls(check.sides, check.plus, check.difficulty, weak, check.counted)
    return Prospect(check, reach, counts.share, counts.why and odds.vain(table, check), missing, weak)


def after(table: Pathfinder, seat: int, payload: object) -> Prospect | None:
    """What the innermost check would be after an option of a seat; none where that has no part in it, or where more has
    to be decided first."""
    check, met = table.checks[-1].copy(), table.encounter
    with supposing(table, check, None if met is None else met.copy()):
        return standing(table, check) if work_on(table, seat, check, payload) else None


def work_on(table: Pathfinder, seat: int, check: Checking, payload: object) -> bool:
    """Have an option do to a check what it does; false where that is nothing, or where more has to be decided first."""
    hero = table.heroes[seat]
    match payload:
        case UseSkill(_, skill, fight):
            checking.use_skill(table, hero, check, skill, None, frozenset(), "", fight)
        case PlayCard(_, card, number, _, skill, borrowed):
            power = (borrowed or card).powers[number]
            check.moment.played.append((seat, card.kind))
            if power.effect.moment not in _ON_CHECKS or asks_more(play.work(table, hero, card, power, skill)):
                return False
        case Follow(_, card, power, _):
            if power.effect.moment not in _ON_CHECKS or asks_more(power.effect.carry_out(table, hero, card.name)):
                return False
            checking.refresh(table, check)
        case UsePower(_, line, skill):
            form = next(form for each, form in hero.powers.uses if each == line)
            if form.effect.moment not in _ON_CHECKS or asks_more(play.work_power(table, hero, line, form, skill)):
                return False
            checking.refresh(table, check)
        case _:
            return False
    if check.stage == SKILL and check.skill != NONE:
        check.stage = HELP
        checking.add_what_comes_by_itself(table, check)
        checking.refresh(table, check)
    return True


def asks_more(steps: Iterator[object]) -> bool:
    """Carry something out; whether it stops at a question."""
    return next(steps, None) is not None


def best_skill(table: Pathfinder, hero: Hero, ways: Check, purpose: str) -> tuple[int, Prospect] | None:
    """The skill of a character with which a check would be made best, without any help."""
    found = []
    for skill in dict.fromkeys(way.skill for way in ways):
        if skill in hero.skills:
            with supposing(table, Checking(hero.seat, purpose, ways)):
                there = after(table, hero.seat, UseSkill("skill", skill, False))
            if there is not None:
                found.append((skill, there))
    return max(found, key=lambda each: each[1].chance, default=None)


def reach_by(table: Pathfinder, hero: Hero, ways: Check, purpose: str, skill: int) -> Reach | None:
    """The best chance of a check that is not begun yet, with this skill."""
    with supposing(table, Checking(hero.seat, purpose, ways)):
        options = checking.skill_options(table, hero, table.checks[-1])
        option = next(each for each in options if each.payload[:2] == ("skill", skill))
        return reach_with(table, hero.seat, option)


def damage_left(table: Pathfinder, seat: int, payload: object) -> int | None:
    """The damage that is left after an option of a seat; none where that has no part in it."""
    hurt = table.hurts[-1].copy()
    match payload:
        case PlayCard(_, card, number, _, _, borrowed):
            effect, source = (borrowed or card).powers[number].effect, card.name
        case UsePower(_, line, _):
            effect, source = next(form.effect for each, form in table.heroes[seat].powers.uses if each == line), line
        case _:
            return None
    if effect.moment != DAMAGE:
        return None
    with supposing(table, hurt=hurt):
        return None if asks_more(effect.carry_out(table, table.heroes[seat], source)) else hurt.amount


# --- what can still be reached ------------------------------------------------------------------------------------

# So many tables are looked at, at most; hands that offer more are not known.
MOST_TABLES = 60


class Reach(NamedTuple):
    """The best chance that a check can still be given, and what its maker has to choose for it, in this order."""

    chance: float
    keys: tuple[str, ...] = ()


def reach(table: Pathfinder) -> Reach | None:
    """Of the innermost check, with the cards and powers that its maker could still play on it. The rules play them on
    copies of the table; what hangs on chance, or asks more than what it is paid with, is left out."""
    check = table.checks[-1]
    chance = odds.of_check(table, check)
    if chance is None:
        return None
    best, seen = Reach(chance), {frozenset[str]()}
    waiting: list[tuple[Pathfinder, tuple[str, ...]]] = [(table, ())]
    while waiting and len(seen) < MOST_TABLES:
        found: list[tuple[Pathfinder, tuple[str, ...]]] = []
        for before, keys in waiting:
            for option in playable.options_for(before, before.heroes[check.seat], HELP):
                for twin, more in _played(before, check.seat, option.key, option.payload):
                    if frozenset((*keys, *more)) not in seen:
                        seen.add(frozenset((*keys, *more)))
                        found.append((twin, (*keys, *more)))
        for twin, keys in found:
            chance = odds.of_check(twin, twin.checks[-1])
            if chance is not None and chance > best.chance:
                best = Reach(chance, keys)
        waiting = found
    return best


def reach_with(table: Pathfinder, seat: int, option: Option[UseSkill | Playable | Decline]) -> Reach | None:
    """Of the innermost check once a skill, or the card or power that sets it, is chosen."""
    best: Reach | None = None
    for twin, keys in _chosen(table, seat, option):
        check = twin.checks[-1]
        check.stage = HELP
        checking.add_what_comes_by_itself(twin, check)
        checking.refresh(twin, check)
        found = reach(twin)
        if found is not None and (best is None or found.chance > best.chance):
            best = Reach(found.chance, (*keys, *found.keys))
    return best


def _chosen(
    table: Pathfinder, seat: int, option: Option[UseSkill | Playable | Decline]
) -> Iterator[tuple[Pathfinder, tuple[str, ...]]]:
    chosen = option.payload
    if isinstance(chosen, Decline):
        return
    if not isinstance(chosen, UseSkill):
        yield from _played(table, seat, option.key, chosen)
        return
    twin = table.copy()
    _, skill, fight = chosen
    checking.use_skill(twin, twin.heroes[seat], twin.checks[-1], skill, None, frozenset(), "", fight)
    yield twin, (option.key,)


def _played(table: Pathfinder, seat: int, key: str, chosen: Playable) -> Iterator[tuple[Pathfinder, tuple[str, ...]]]:
    """The table after an option of a seat, once for each card that it could be paid with, and the keys for it."""
    twin = table.copy()
    asked = next(play.carry_out(twin, twin.heroes[seat], chosen), None)
    if asked is None and twin.chance.n == table.chance.n:
        yield twin, (key,)
    for payment in asked.build() if asked is not None and asked.about is PAY else ():
        twin = table.copy()
        steps = play.carry_out(twin, twin.heroes[seat], chosen)
        next(steps)
        if _ends(steps, payment.payload) and twin.chance.n == table.chance.n:
            yield twin, (key, payment.key)


def _ends(steps: Steps[None], answer: object) -> bool:
    """Whether an answer is the last that is asked for; a death is none."""
    try:
        steps.send(answer)
    except StopIteration:
        return True
    except Interruption:
        pass
    return False  # more is asked, or it is cut short
