"""Cards made for the tests of the rules, so that no re-balanced card can disturb one, and tables laid with them."""

from collections.abc import Mapping, Sequence
from typing import Any

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Power, Surer
from herowright.games.call_to_adventure.cards.requirements import SpendXp
from herowright.games.call_to_adventure.cards.types import (
    AntiheroCard,
    Card,
    Destiny,
    HeroCard,
    Motivation,
    Origin,
)
from herowright.games.call_to_adventure.testing import challenge as challenge
from herowright.games.call_to_adventure.testing import trait as trait
from herowright.testing import Play, situation

NO_POWER = Surer(0)
# Cards that nobody has a reason to play, to fill decks and hands.
HOPES = ("hope", "hope-2", "hope-3")
SPITES = ("spite", "spite-2", "spite-3")


FILLERS = tuple(f"filler-{number}" for number in range(1, 10))
COMMON: tuple[Card, ...] = (
    challenge("trial"),
    trait("gift"),
    # Too dear for anybody: the cards that nothing happens to.
    *(trait(id, SpendXp(99)) for id in FILLERS),
    *(HeroCard(id="hope", copy=n, timing=timing.OTHER_LOST, effect=Receive(Gain(xp=1))) for n in (1, 2, 3)),
    *(AntiheroCard(id="spite", copy=n, timing=timing.OTHER_LOST, effect=Receive(Gain(xp=1))) for n in (1, 2, 3)),
)


def game(
    *heroes: Mapping[str, Any],
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    row: Sequence[str] = ("trial", "gift"),
    cards: Sequence[Card] = (),
    **arrangement: Any,
) -> Play:
    """Seat 0 is about to act, with `row` and fillers in the Act I row. A hero's `abilities` and `icons` lie on the
    origin `born-<seat>`, its `power` on the motivation `drive-<seat>`; nothing else is printed anywhere."""
    made = [*COMMON]
    people = []
    for seat in range(seats):
        told = dict(heroes[seat]) if seat < len(heroes) else {}
        abilities, icons, power = told.pop("abilities", ()), told.pop("icons", ()), told.pop("power", NO_POWER)
        made += character(seat, abilities, icons, power)
        people.append({"origin": f"born-{seat}", "motivation": f"drive-{seat}", "destiny": f"fate-{seat}"} | told)
    laid: dict[str, Any] = {
        "rows": [[*row, *FILLERS[:2]]],
        "decks": [FILLERS[2:], None, None],
        "hero_deck": HOPES,
        "antihero_deck": SPITES,
    }
    laid |= arrangement
    known = {card.name + card.id: card for card in (*made, *cards)}  # a card given here replaces its namesake
    return situation("call-to-adventure", seats, options, heroes=people, cards=[*known.values()], **laid)


def character(seat: int, abilities: tuple[int, ...], icons: tuple[int, ...], power: Power) -> list[Card]:
    return [
        Origin(id=f"born-{seat}", abilities=abilities, icons=icons, power=NO_POWER),
        Motivation(id=f"drive-{seat}", power=power),
        Destiny(id=f"fate-{seat}", conditions=()),
    ]


def pool(table: Play) -> list[str]:
    """The runes that lie ready, or were cast, besides the core runes."""
    runes: list[str] = [rune["id"] for rune in table.view()["attempt"]["runes"]]
    assert runes[:3] == ["core"] * 3
    return runes[3:]


def tucked(table: Play, seat: int = 0) -> list[list[str]]:
    """The paths that show under each character card."""
    return [[each["path"] for each in act] for act in table.view()["heroes"][seat]["acts"]]
