"""Which standing rules hold for a character now: those of the bane met, the location, the scenario, its adventure and
the path (PF-CARD-02, PF-CLOSE-15, PF-GOLD-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from herowright.games.pathfinder.cards.on import CLOSE, DEFEAT, RECHARGING
from herowright.games.pathfinder.cards.standing import OneExploration, When
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules.asking import ask
from herowright.games.pathfinder.rules.choices import EFFECTS, NEXT_EFFECT
from herowright.games.pathfinder.rules.components import NONE
from herowright.table.decision import Kind, Option, Shared, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.standing import Standing
    from herowright.games.pathfinder.cards.types import BoxCard, Location, Story
    from herowright.games.pathfinder.rules.state import Checking, Hero, Pathfinder

S = TypeVar("S", bound="Standing")
# A way to put a question: its kind, the seat, and the answers.
Put = Callable[["Pathfinder", Kind[str], int, Callable[[], Sequence[Option[str]]]], Steps[str | None]]


def standing(table: Pathfinder, hero: Hero, family: type[S]) -> tuple[S, ...]:
    """All rules of a family that hold for the character, the highest ranking card first (PF-GOLD-02)."""
    return _HOLDING[_around(table, hero, faced(table))].rules[family]


def standing_against(table: Pathfinder, hero: Hero, card: BoxCard, family: type[S]) -> tuple[S, ...]:
    """The same if the character faced such a card."""
    return _HOLDING[_around(table, hero, card)].rules[family]


def said(table: Pathfinder, hero: Hero, family: type[S]) -> tuple[tuple[str, S], ...]:
    """The same, each with the name of the card that says so."""
    return _HOLDING[_around(table, hero, faced(table))].said[family]


def around_check(table: Pathfinder, check: Checking) -> Holding:
    """All that hold for a check. A bane speaks of the checks to defeat it and of no others that are made while it is
    met, unless it names them (PF-BANE-04, PF-PRINC-05)."""
    return _HOLDING[_around_check(table, check)]


def on_check(table: Pathfinder, check: Checking, family: type[S]) -> tuple[S, ...]:
    """Those of a family."""
    return _HOLDING[_around_check(table, check)].rules[family]


def said_on_check(table: Pathfinder, check: Checking, family: type[S]) -> tuple[tuple[str, S], ...]:
    """The same, each with the name of the card that says so."""
    return _HOLDING[_around_check(table, check)].said[family]


def faced(table: Pathfinder) -> BoxCard | None:
    """The card that is faced now. While it is met, other things may come up: nobody recharges a card or closes a
    location against it."""
    if not table.encounters or (table.checks and table.checks[-1].purpose in (RECHARGING, CLOSE)):
        return None
    return table.encounters[-1].card


def immune(table: Pathfinder) -> tuple[str, ...]:
    """The traits that cannot be brought to bear on the card that is faced (PF-ENC-09)."""
    return getattr(faced(table), "immune", ())


# What may have a word in it: the story, the location and whether it is closed, the card met, and that this speaks only
# where it is named, if that is given.
_Around = tuple["Story", "Location | None", bool, "BoxCard | None", str]


def _around(table: Pathfinder, hero: Hero, met: BoxCard | None) -> _Around:
    place = table.places[hero.place] if hero.place != NONE else None
    if place is None:
        return table.story, None, False, met, ""
    return table.story, place.card, place.closed, met, ""


def _around_check(table: Pathfinder, check: Checking) -> _Around:
    number = table.heroes[check.seat].place
    place = table.places[number] if number != NONE else None
    if check.purpose == DEFEAT:
        met, named = check.card, ""
    else:
        met, named = table.encounters[-1].card if table.encounters else None, check.purpose
    if place is None:
        return table.story, None, False, met, named
    return table.story, place.card, place.closed, met, named


class Holding:
    """The rules around a character or a check by their family, with the names of the cards that say so or without."""

    def __init__(self, around: _Around) -> None:
        story, location, closed, met, named = around
        found = [(card.name, rule) for card in story.cards for rule in card.during]
        if location is not None:
            found += [(location.name, rule) for rule in (location.closed_here if closed else location.here)]
        if isinstance(met, Bane):
            found += [(met.name, rule) for rule in met.standing if not named or named in _purposes(rule)]
        self.said: dict[Any, tuple[tuple[str, Any], ...]] = Shared(
            lambda family: tuple([each for each in found if isinstance(each[1], family)])
        )
        self.rules: dict[Any, tuple[Any, ...]] = Shared(
            lambda family: tuple([rule for _, rule in found if isinstance(rule, family)])
        )


def _purposes(rule: Any) -> tuple[str, ...]:
    on = getattr(rule, "on", None)
    return () if on is None else on.purposes


# Asked for many times in every check, and never changing for the same cards.
_HOLDING: Final[Shared[_Around, Holding]] = Shared(Holding)

# Whose word counts more; a role is part of the character card, and so are its powers (PF-GOLD-02, PF-GOLD-03).
_RANKS = {"path": 0, "adventure": 1, "scenario": 2, "location": 3, "character": 4, "power": 4}


def rank(source: str) -> int:
    """The rank of a card or power by its name: the less, the higher; all other cards are equal."""
    return _RANKS.get(source.partition(":")[0], 5)


def _when(what: tuple[Any, bool, str]) -> tuple[When, ...]:
    """The rules of a path, adventure, scenario or location for a moment."""
    card, closed, moment = what
    rules = (card.closed_here if closed else card.here) if card.family == "location" else card.during
    return tuple(rule for rule in rules if isinstance(rule, When) and rule.moment == moment)


_WHEN: Final[Shared[Any, tuple[When, ...]]] = Shared(_when)


class Happening(NamedTuple):
    """Something that is due in a moment: which card or power says so, whether that still holds, and what it does."""

    source: str
    holds: Callable[[], bool]
    befall: Callable[[], Steps[None]]


def happens(table: Pathfinder, hero: Hero, moment: str, card: BoxCard | None = None) -> Steps[None]:
    """Carry out what location, scenario, adventure and path say about such a moment."""
    return in_any_order(table, hero, happening(table, hero, moment, card))


def happening(table: Pathfinder, hero: Hero, moment: str, card: BoxCard | None = None) -> list[Happening]:
    """What a location says holds only for who is there."""
    found = []
    for told in table.story.cards:
        for rule in _WHEN[told, False, moment]:
            if about(rule, card):
                found.append(Happening(told.name, always, partial(rule.trouble.befall, table, hero, told.name)))
    return found + happening_there(table, hero, moment, card)


def happening_there(table: Pathfinder, hero: Hero, moment: str, card: BoxCard | None = None) -> list[Happening]:
    """What the location says to whoever is there."""
    found: list[Happening] = []
    if hero.place != NONE:
        place = table.places[hero.place]
        for rule in _WHEN[place.card, place.closed, moment]:
            if about(rule, card):
                source = place.card.name
                still_there = partial(_is_at, hero, hero.place)
                found.append(Happening(source, still_there, partial(rule.trouble.befall, table, hero, source)))
    return found


def said_about(table: Pathfinder, hero: Hero, moment: str, card: BoxCard) -> list[When]:
    """What the cards of the story and the location say about such a moment, for the character and the card."""
    rules = _HOLDING[_around(table, hero, None)].rules[When]
    return [rule for rule in rules if rule.moment == moment and about(rule, card)]


def may_explore(table: Pathfinder, hero: Hero) -> bool:
    """Whether nothing forbids the character whose turn it is to explore, whatever else would permit it (PF-GOLD-04,
    PF-GOLD-06)."""
    if table.stopped_by:
        return False
    return not table.explored or not standing(table, hero, OneExploration)


def always() -> bool:
    return True


def _is_at(hero: Hero, place: int) -> bool:
    return hero.place == place


def nothing_more() -> list[Happening]:
    return []


def in_any_order(
    table: Pathfinder,
    hero: Hero,
    due: list[Happening],
    put: Put = ask,
    further: Callable[[], list[Happening]] = nothing_more,
) -> Steps[None]:
    """Of several things that are due at once the player acting says which comes next (PF-PRINC-11). `put` is the way
    the question is put; without an answer yet it is put again. `further` is what has become due with the last of
    them."""
    if not due:
        return

    def left() -> dict[str, Happening]:
        """The first of each source: what one card says is done in its order."""
        return {each.source: each for each in reversed(due) if each.holds()}

    while not hero.dead and (waiting := left()):
        first: Happening | None = waiting[next(reversed(waiting))]
        if len(waiting) > 1:
            source = yield from put(table, NEXT_EFFECT, hero.seat, lambda: [EFFECTS[each] for each in reversed(left())])
            first = None if source is None else left().get(source)
        if first is not None:
            due.remove(first)
            yield from first.befall()
            due += further()


def about(rule: When, card: BoxCard | None) -> bool:
    """Whether a rule speaks of such a card."""
    if rule.id:
        return card is not None and card.id == rule.id
    if rule.kinds and (card is None or not card.is_a(rule.kinds)):
        return False
    return not rule.traits or (card is not None and not card.traits.isdisjoint(rule.traits))
