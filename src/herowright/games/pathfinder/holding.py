"""Which standing rules hold for a character now: those of the bane met, the location and the scenario (PF-CARD-02,
PF-CLOSE-15, PF-GOLD-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from herowright.games.pathfinder.asking import ask
from herowright.games.pathfinder.cards.on import CLOSE, DEFEAT, RECHARGING
from herowright.games.pathfinder.cards.standing import When
from herowright.games.pathfinder.choices import EFFECTS, NEXT_EFFECT
from herowright.games.pathfinder.components import NONE
from herowright.table.decision import Kind, Option, Shared, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.standing import Standing
    from herowright.games.pathfinder.cards.types import BoxCard
    from herowright.games.pathfinder.state import Checking, Hero, Pathfinder

S = TypeVar("S", bound="Standing")
# A way to put a question: its kind, the seat, and the answers.
Put = Callable[["Pathfinder", Kind, int, Callable[[], Sequence[Option]]], Steps[Any]]


def standing(table: Pathfinder, hero: Hero, family: type[S]) -> tuple[S, ...]:
    """All rules of a family that hold for the character, the highest ranking card first (PF-GOLD-02)."""
    return _holding(table, hero, faced(table), family)


def on_check(table: Pathfinder, check: Checking, family: type[S]) -> tuple[S, ...]:
    """Those that hold for a check. A bane speaks of the checks to defeat it and of no others, whoever makes them while
    it is met (PF-BANE-04, PF-PRINC-05)."""
    return _holding(table, table.heroes[check.seat], check.card if check.purpose == DEFEAT else None, family)


def faced(table: Pathfinder) -> BoxCard | None:
    """The card that is faced now. While it is met, other things may come up: nobody recharges a card or closes a
    location against it."""
    if not table.encounters or (table.checks and table.checks[-1].purpose in (RECHARGING, CLOSE)):
        return None
    return table.encounters[-1].card


def immune(table: Pathfinder) -> tuple[str, ...]:
    """The traits that cannot be brought to bear on the card that is faced (PF-ENC-09)."""
    return getattr(faced(table), "immune", ())


def _holding(table: Pathfinder, hero: Hero, met: BoxCard | None, family: type[S]) -> tuple[S, ...]:
    place = table.places[hero.place] if hero.place != NONE else None
    location = place.card if place is not None else None
    return _RULES[table.scenario, location, place is not None and place.closed, met, family]


def _rules(what: tuple[Any, Any, bool, Any, type[Any]]) -> tuple[Any, ...]:
    scenario, location, closed, met, family = what
    rules = [*scenario.during]
    if location is not None:
        rules += location.closed_here if closed else location.here
    if met is not None and met.family == "bane":
        rules += met.standing
    return tuple(rule for rule in rules if isinstance(rule, family))


# Asked for many times in every check, and never changing for the same cards.
_RULES: Shared[Any, tuple[Any, ...]] = Shared(_rules)


def _when(what: tuple[Any, bool, str]) -> tuple[When, ...]:
    """The rules of a scenario or location for a moment."""
    card, closed, moment = what
    rules = card.during if card.family == "scenario" else card.closed_here if closed else card.here
    return tuple(rule for rule in rules if isinstance(rule, When) and rule.moment == moment)


_WHEN: Shared[Any, tuple[When, ...]] = Shared(_when)


class Happening(NamedTuple):
    """Something that is due in a moment: which card or power says so, whether that still holds, and what it does."""

    source: str
    holds: Callable[[], bool]
    befall: Callable[[], Steps[None]]


def happens(table: Pathfinder, hero: Hero, moment: str, card: BoxCard | None = None) -> Steps[None]:
    """Carry out what location and scenario say about such a moment."""
    return in_any_order(table, hero, happening(table, hero, moment, card))


def happening(table: Pathfinder, hero: Hero, moment: str, card: BoxCard | None = None) -> list[Happening]:
    """What a location says holds only for who is there."""
    found = []
    for rule in _WHEN[table.scenario, False, moment]:
        if _about(rule, card):
            source = table.scenario.name
            found.append(Happening(source, always, partial(rule.trouble.befall, table, hero, source)))
    if hero.place != NONE:
        place = table.places[hero.place]
        for rule in _WHEN[place.card, place.closed, moment]:
            if _about(rule, card):
                source = place.card.name
                still_there = partial(_is_at, hero, hero.place)
                found.append(Happening(source, still_there, partial(rule.trouble.befall, table, hero, source)))
    return found


def always() -> bool:
    return True


def _is_at(hero: Hero, place: int) -> bool:
    return hero.place == place


def in_any_order(table: Pathfinder, hero: Hero, due: list[Happening], put: Put = ask) -> Steps[None]:
    """Of several things that are due at once the player acting says which comes next (PF-PRINC-11). `put` is the way
    the question is put; without an answer yet it is put again."""
    if not due:
        return

    def left() -> dict[str, Happening]:
        """The first of each source: what one card says is done in its order."""
        return {each.source: each for each in reversed(due) if each.holds()}

    while not hero.dead and (waiting := left()):
        first: Happening | None = waiting[next(reversed(waiting))]
        if len(waiting) > 1:
            source = yield from put(table, NEXT_EFFECT, hero.seat, lambda: [EFFECTS[each] for each in reversed(left())])
            first = left().get(source)
        if first is not None:
            due.remove(first)
            yield from first.befall()


def _about(rule: When, card: BoxCard | None) -> bool:
    if rule.id:
        return card is not None and card.id == rule.id
    if rule.kinds and (card is None or not card.is_a(rule.kinds)):
        return False
    return not rule.traits or (card is not None and not card.traits.isdisjoint(rule.traits))
