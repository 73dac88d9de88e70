"""What a seat may know. Only the order of the deck and coming chance are hidden in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herowright.games.roll_player import market, scoring
from herowright.games.roll_player.components import COLOUR_IDS, COLOUR_OF, NONE, ROW_IDS, ROWS, SPACES_PER_ROW

if TYPE_CHECKING:
    from herowright.games.roll_player.state import Hero, RollPlayer

CATEGORIES = ("goals", "class-dice", "alignment", "backstory", "armor", "traits", "gold")


def view(table: RollPlayer, seat: int | None) -> dict[str, Any]:
    me = None if seat is None else table.heroes[seat]
    return {
        "game": "roll-player",
        "seat": seat,
        "edition": table.settings.edition,
        "variants": sorted(table.settings.variants),
        "pack": table.settings.pack,
        "round": table.round,
        "phase": table.phase,
        "turn": None if table.turn == NONE else table.turn,
        "first": table.first,
        "heroes": [hero_view(table, hero) for hero in table.heroes],
        "initiative": [_initiative(table, card) for card in range(len(table.pool))],
        "market": [
            {"id": card.id, "cost": card.cost, "price": me and market.price(table, me, card, market.FROM_MARKET)}
            for card in table.market
        ],
        "deck": len(table.deck),
        "discard": [card.id for card in table.discard],
        "trash": [card.id for card in table.trash],
        "bag": _colours(table.bag),
        "enemy": None if table.enemy == NONE else table.faces[table.enemy] or None,
    }


def _die(table: RollPlayer, die: int) -> dict[str, Any] | None:
    return None if die == NONE else {"colour": COLOUR_IDS[COLOUR_OF[die]], "face": table.faces[die]}


def _colours(dice: list[int]) -> dict[str, int]:
    counts = dict.fromkeys(COLOUR_IDS, 0)
    for die in dice:
        counts[COLOUR_IDS[COLOUR_OF[die]]] += 1
    return counts


def _initiative(table: RollPlayer, card: int) -> dict[str, Any]:
    holder = table.holders[card]
    return {
        "number": card + 1,
        "die": _die(table, table.pool[card]),
        "gold": table.coins[card],
        "holder": None if holder == NONE else holder,
    }


def hero_view(table: RollPlayer, hero: Hero) -> dict[str, Any]:
    spaces = [_die(table, die) for die in hero.spaces]
    return {
        "seat": hero.seat,
        "race": hero.race and hero.race.id,
        "side": hero.side,
        "class": hero.hero_class and hero.hero_class.id,
        "backstory": hero.backstory and hero.backstory.id,
        "alignment": hero.alignment and hero.alignment.id,
        "marker": hero.marker,
        "gold": hero.gold,
        "tokens": hero.tokens,
        "rows": {ROW_IDS[row]: spaces[row * SPACES_PER_ROW : (row + 1) * SPACES_PER_ROW] for row in ROWS},
        "values": {ROW_IDS[row]: scoring.row_value(table, hero, row) for row in ROWS},
        "hand": [_die(table, die) for die in hero.hand],
        "weapons": [card.id for card in hero.weapons],
        "armor": [card.id for card in hero.armor],
        "skills": [{"id": card.id, "ready": card not in hero.exhausted} for card in hero.skills],
        "traits": [card.id for card in hero.traits],
        "stars": _stars(table, hero),
    }


def _stars(table: RollPlayer, hero: Hero) -> dict[str, int] | None:
    """What the hero would score now, by category; nothing before the cards are dealt."""
    if hero.hero_class is None or hero.backstory is None:
        return None
    stars = dict.fromkeys(CATEGORIES if table.solo else CATEGORIES[:-1], 0)
    for line in scoring.score(table, hero):
        stars[line.category] += line.points
    return stars
