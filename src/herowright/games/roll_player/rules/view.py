"""What a seat may know. Only the order of the deck and coming chance are hidden in this game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from herowright.games.roll_player.rules import hands, market, scoring
from herowright.games.roll_player.rules.components import (
    COLOUR_IDS,
    LOOK_IDS,
    LOOK_OF,
    NONE,
    ROW_IDS,
    ROWS,
    SHEET_ROW_IDS,
    SPACES_PER_ROW,
)

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import Card, MarketCard
    from herowright.games.roll_player.rules.state import Hero, RollPlayer

CATEGORIES = ("goals", "class-dice", "alignment", "backstory", "armor", "traits", "gold")


class DieView(TypedDict):
    colour: str
    face: int


class SkillView(TypedDict):
    id: str
    ready: bool


HeroView = TypedDict(
    "HeroView",
    {
        "seat": int,
        "race": str | None,
        "side": str | None,
        "class": str | None,
        "backstory": str | None,
        "alignment": str | None,
        "marker": int,
        "gold": int,
        "tokens": int,
        "rows": dict[str, list[DieView | None]],
        "values": dict[str, int],
        "hand": list[DieView],
        "weapons": list[str],
        # How many hands the weapons may need in all.
        "hands": int,
        "armor": list[str],
        "skills": list[SkillView],
        "traits": list[str],
        # What the hero would score now, by category; nothing before the cards are dealt.
        "stars": dict[str, int] | None,
    },
)


class InitiativeView(TypedDict):
    number: int | str
    dice: list[DieView]
    # The die, where a card carries one at most.
    die: DieView | None
    gold: int
    holder: int | None


class OfferView(TypedDict):
    """A card of the Market; `price` is what the viewer would pay."""

    id: str
    cost: int
    price: int | None


class RollPlayerView(TypedDict):
    game: Literal["roll-player"]
    seat: int | None
    edition: str
    variants: list[str]
    expansion: str
    pack: Mapping[str, Any] | None
    round: int
    phase: str
    turn: int | None
    first: int
    heroes: list[HeroView]
    initiative: list[InitiativeView]
    market: list[OfferView]
    deck: int
    discard: list[str]
    trash: list[str]
    bag: dict[str, int]
    enemy: int | None


# What a hero would be paid now, line by line.
Score = Callable[[Any, Any, list[int]], list[scoring.Paid]]


def view(table: RollPlayer, seat: int | None, score: Score = scoring.paid) -> RollPlayerView:
    me = None if seat is None else table.heroes[seat]
    return {
        "game": "roll-player",
        "seat": seat,
        "edition": table.settings.edition,
        "variants": sorted(table.settings.variants),
        "expansion": table.settings.expansion,
        "pack": table.settings.pack,
        "round": table.round,
        "phase": table.phase,
        "turn": None if table.turn == NONE else table.turn,
        "first": table.first,
        "heroes": [hero_view(table, hero, score) for hero in table.heroes],
        "initiative": [initiative_view(table, card) for card in range(len(table.holders))],
        "market": _offers(table, me),
        "deck": len(table.deck),
        "discard": [card.id for card in table.discard],
        "trash": [card.id for card in table.trash],
        "bag": _colours(table.bag),
        "enemy": None if table.enemy == NONE else table.faces[table.enemy] or None,
    }


def views(table: RollPlayer, score: Score = scoring.paid) -> Callable[[int | None], dict[str, Any]]:
    """Seats see the same but for their prices."""
    seen = view(table, None, score)

    def of(seat: int | None) -> dict[str, Any]:
        market = seen["market"] if seat is None else _offers(table, table.heroes[seat])
        return {**seen, "seat": seat, "market": market}

    return of


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def _offers(table: RollPlayer, me: Hero | None) -> list[OfferView]:
    return [{"id": card.id, "cost": card.cost, "price": _price(table, me, card)} for card in table.market]


def _price(table: RollPlayer, me: Hero | None, card: MarketCard) -> int | None:
    return None if me is None else market.price(table, me, card, market.FROM_MARKET)


def die_view(table: RollPlayer, die: int) -> DieView:
    return {"colour": LOOK_IDS[LOOK_OF[die]], "face": table.faces[die]}


def _space(table: RollPlayer, die: int) -> DieView | None:
    return None if die == NONE else die_view(table, die)


def _colours(dice: list[int]) -> dict[str, int]:
    counts = dict.fromkeys(COLOUR_IDS, 0)
    for look, many in Counter(map(LOOK_OF.__getitem__, dice)).items():
        counts[LOOK_IDS[look]] = many
    return counts


def initiative_view(table: RollPlayer, card: int) -> InitiativeView:
    holder = table.holders[card]
    dice = [die_view(table, die) for die in table.dice_on(card)]
    return {
        "number": table.card_name(card),
        "dice": dice,
        "die": dice[0] if len(dice) == 1 else None,
        "gold": table.coins[card],
        "holder": None if holder == NONE else holder,
    }


def hero_view(table: RollPlayer, hero: Hero, score: Score) -> HeroView:
    spaces = [_space(table, die) for die in hero.spaces]
    values = scoring.row_values(table, hero)
    return {
        "seat": hero.seat,
        "race": _id(hero.race),
        "side": hero.side,
        "class": _id(hero.hero_class),
        "backstory": _id(hero.backstory),
        "alignment": _id(hero.alignment),
        "marker": hero.marker,
        "gold": hero.gold,
        "tokens": hero.tokens,
        "rows": {
            SHEET_ROW_IDS[start // SPACES_PER_ROW]: spaces[start : start + SPACES_PER_ROW]
            for start in range(0, len(spaces), SPACES_PER_ROW)
        },
        "values": {ROW_IDS[row]: values[row] for row in ROWS},
        "hand": [die_view(table, die) for die in hero.hand],
        "weapons": [card.id for card in hero.weapons],
        "hands": hands.hand_limit(hero),
        "armor": [card.id for card in hero.armor],
        "skills": [{"id": card.id, "ready": card not in hero.exhausted} for card in hero.skills],
        "traits": [card.id for card in hero.traits],
        "stars": _stars(table, hero, values, score),
    }


def _stars(table: RollPlayer, hero: Hero, values: list[int], score: Score) -> dict[str, int] | None:
    if hero.hero_class is None or hero.backstory is None:
        return None
    stars = dict.fromkeys(CATEGORIES if table.solo else CATEGORIES[:-1], 0)
    for category, points in score(table, hero, values):
        stars[category] = stars.get(category, 0) + points
    return stars


def figures(table: RollPlayer, seat: int, score: Score = scoring.paid) -> dict[str, int]:
    """The numbers a player watches: gold, tokens, the value of each row, the field of the marker, and the stars so far
    once there is a class and a backstory to count them by."""
    hero = table.heroes[seat]
    values = scoring.row_values(table, hero)
    numbers = {
        "gold": hero.gold,
        "tokens": hero.tokens,
        **{f"value:{ROW_IDS[row]}": values[row] for row in ROWS},
    }
    stars = _stars(table, hero, values, score)
    if stars is not None:
        numbers |= {"marker": hero.marker, **{f"stars:{category}": points for category, points in stars.items()}}
        numbers["stars"] = sum(stars.values())
    return numbers
