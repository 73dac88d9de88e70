"""Encounters, checks and damage as the table shows them, and the chances of a check."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from herowright.games.pathfinder.cards.checks import wording
from herowright.games.pathfinder.cards.on import CLOSE
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import counting, odds
from herowright.games.pathfinder.rules import prospects as trying
from herowright.games.pathfinder.rules.components import NONE, SKILL_NAMES
from herowright.games.pathfinder.rules.view_values import TextView, number_of, text

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.checks import Check
    from herowright.games.pathfinder.rules.state import Checking, Encounter, Hurt, Pathfinder


class WayView(TypedDict):
    """One of the skills a check can be made with."""

    skill: str
    difficulty: int


class AskedCheckView(TypedDict):
    """A check as the card prints it."""

    text: TextView
    ways: list[WayView]


class EncounterView(TypedDict):
    """`place` is missing for a summoned card. `ended` is empty until the encounter is decided."""

    seat: int
    card: str
    place: int | None
    summoned: bool
    step: str
    checks: list[AskedCheckView]
    failed: int
    evaded: bool
    ended: str


class CheckView(TypedDict):
    """A check being made. Before the skill is chosen there is only what it `asks`. `kinds` are all the skills it counts
    as, `difficulty` the number to reach and `base` the same before anything shifts it, `odds` the chance in per cent
    that it succeeds and counts, with the dice as they stand, until they have fallen; then `rolled` shows them and
    `result` what they come to. `vain` is why a success counts not at all, or not always.
    `fixed` stands for dice that are not rolled."""

    seat: int
    purpose: str
    card: str | None
    asks: AskedCheckView
    stage: str
    skill: str | None
    kinds: list[str]
    die: int
    dice: list[int]
    plus: int
    weak: int
    fixed: int | None
    base: int | None
    difficulty: int | None
    traits: list[str]
    set_by: str | None
    odds: float | None
    vain: TextView | None
    rolled: list[int]
    result: int | None
    success: bool | None


class HurtView(TypedDict):
    """Damage about to be taken; nothing reduces it when it is `fixed`."""

    seat: int
    amount: int
    type: str
    fixed: bool


def encounter(table: Pathfinder, met: Encounter) -> EncounterView:
    return {
        "seat": met.seat,
        "card": met.card.name,
        "place": number_of(met.place),
        "summoned": met.summoned,
        "step": met.step,
        "checks": [_asked(table, ways) for ways in met.card.checks],
        "failed": met.failed,
        "evaded": met.evaded,
        "ended": met.ended,
    }


def _asked(table: Pathfinder, ways: Check) -> AskedCheckView:
    return {
        "text": text(wording(ways)),
        "ways": [
            {"skill": SKILL_NAMES[way.skill], "difficulty": way.difficulty + (table.number if way.veteran else 0)}
            for way in ways
        ],
    }


def check_made(table: Pathfinder, check: Checking) -> CheckView:
    chance = odds.of_check(table, check)
    vain = odds.vain(table, check)
    chosen, rolled = check.skill != NONE, check.stage not in ("skill", "help")
    return {
        "seat": check.seat,
        "purpose": check.purpose,
        "card": None if check.card is None else check.card.name,
        "asks": _asked(table, check.ways),
        "stage": check.stage,
        "skill": SKILL_NAMES[check.skill] if chosen else None,
        "kinds": [SKILL_NAMES[skill] for skill in sorted(check.kinds)],
        "die": check.die,
        "dice": list(check.sides),
        "plus": check.plus,
        "weak": checking.weakness(table, check),
        "fixed": check.fixed,
        "base": checking.unshifted(table, check) if chosen else None,
        "difficulty": check.difficulty if chosen else None,
        "traits": [f"mark:{trait}" for trait in sorted(check.traits)],
        "set_by": check.set_by or None,
        "odds": None if chance is None else odds.percent(chance, 1),
        "vain": None if vain is None else text(vain),
        "rolled": list(check.rolled),
        "result": check.result if rolled else None,
        "success": check.success if rolled else None,
    }


def damage(hurt: Hurt) -> HurtView:
    return {"seat": hurt.seat, "amount": hurt.amount, "type": hurt.type, "fixed": hurt.fixed}


# --- chances -----------------------------------------------------------------------------------------------------


def prospects(table: Pathfinder, check: Checking | None) -> dict[str, int]:
    """`odds` of a check in per cent, whoever makes it, for all can help; after the roll it has succeeded or not.
    `reach` is what its maker could make of them with own cards and powers, where that is more. Where nothing was tried
    before, it is that of a check to close a location, with the best of its skills."""
    if check is None:
        return _of_closing(table)
    decided = check.stage not in ("skill", "help")
    if decided or check is not table.check:
        chance = counting.counts(table, check).share if check.success else 0.0 if decided else None
        return {} if chance is None else {"odds": int(odds.percent(chance))}
    return _chances(odds.of_check(table, check), trying.reach(table))


def _chances(chance: float | None, best: trying.Reach | None) -> dict[str, int]:
    if chance is None:
        return {}
    found = {"odds": int(odds.percent(chance))}
    if best is not None and int(odds.percent(best.chance)) > found["odds"]:
        found["reach"] = int(odds.percent(best.chance))
    return found


def _of_closing(table: Pathfinder) -> dict[str, int]:
    check = table.check
    if check is None or check.purpose != CLOSE or check.stage not in ("skill", "help"):
        return {}
    if check.skill != NONE:
        return _chances(odds.of_check(table, check), trying.reach(table))
    best = trying.best_skill(table, table.heroes[check.seat], check.ways, CLOSE)
    if best is None:
        return {}
    skill, there = best
    return _chances(there.chance, trying.reach_by(table, table.heroes[check.seat], check.ways, CLOSE, skill))
