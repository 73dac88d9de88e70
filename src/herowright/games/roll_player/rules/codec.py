"""The way back from a stored state, and where every component is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from herowright.games.roll_player.cards.types import Card, MarketCard
from herowright.games.roll_player.rules.components import LOOK_IDS, LOOK_OF, NONE
from herowright.games.roll_player.rules.settings import Settings
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.box import Box

T = TypeVar("T", bound=RollPlayer)

_PILES = ("market", "deck", "discard", "trash", "boxed")


def decode(kind: type[T], data: Mapping[str, Any], box: Box, settings: Settings, chance: Chance) -> T:
    """Cards are stored by their ids, which tell apart those of one family; all that can be bought counts as one."""
    cards = {(_family(type(card)), card.id): card for card in box}

    def find(family: type[Card], id: str) -> Card:
        return cards[_family(family), id]

    return plain.decode(kind, data, find, box=box, settings=settings, chance=chance)


def _family(kind: type[Card]) -> str:
    return "market" if issubclass(kind, MarketCard) else kind.family


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def inventory(table: RollPlayer, elsewhere: Mapping[str, str] = NO_ARGS) -> dict[str, str]:
    """Each die and market card with its zone; raises if one is missing, doubled or unknown.

    `elsewhere` are things whose zones the base game does not have."""
    found = dict(elsewhere)

    def lay(things: Iterable[str], zone: str) -> None:
        for thing in things:
            if thing in found:
                raise AssertionError(f"{thing} is in {found[thing]} and in {zone}")
            found[thing] = zone

    def dice(ids: Iterable[int]) -> list[str]:
        return [f"die:{die}" for die in ids if die != NONE]

    lay(dice(table.bag), "bag")
    lay(dice(table.aside), "aside")
    lay(dice(table.pool), "pool")
    lay(dice([table.enemy]), "enemy")
    for pile in _PILES:
        lay(_ids(getattr(table, pile)), pile)
    for hero in table.heroes:
        lay(dice(hero.spaces), f"sheet:{hero.seat}")
        lay(dice(hero.hand), f"hand:{hero.seat}")
        lay(_ids(hero.cards), f"cards:{hero.seat}")
        if not set(hero.exhausted) <= set(hero.skills):
            raise AssertionError(f"seat {hero.seat} has exhausted a skill it does not own")
    missing = {f"die:{die}" for die in range(len(table.faces))} - found.keys()
    if table.deck or table.discard:  # before the Market is built all cards are in the box
        missing |= set(_ids(table.box.market)) - found.keys()
    if missing:
        raise AssertionError(f"nowhere to be found: {sorted(missing)}")
    return found


def name_of(item: Any) -> str:
    """Scripts name a die by its colour, a card by its id, and a marker of a colour is just that."""
    if isinstance(item, str):
        return item
    if isinstance(item, int):
        return LOOK_IDS[LOOK_OF[item]]
    return str(item.id)
