"""Puts a table into an exact situation, for tests: whose turn, every zone, marker and counter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.rules.cleanup import lay_coins
from herowright.games.roll_player.rules.components import (
    GOLD,
    HIGHEST,
    LOOK_IDS,
    LOOK_OF,
    LOOK_OF_ID,
    LOWEST,
    NONE,
    ROW_OF_ID,
    SPACES_PER_ROW,
)
from herowright.games.roll_player.rules.settings import RANDOM_MARKET

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import Card
    from herowright.games.roll_player.rules.state import Hero, RollPlayer
    from herowright.table.decision import Step

STEPS: dict[str, Step | None] = {
    "set-up": ("first_player",),
    "sheets": ("choose_sheets",),
    "classes": ("draw_classes",),
    "deal": ("deal_cards",),
    "starting-dice": ("draw_starting_dice",),
    "roll": ("roll_phase",),
    "before-market": ("before_market",),
    "market": ("market_turn",),
    "clean-up": ("clean_up",),
    "last-call": ("last_call",),
    "scoring": None,
}
# What a game calls its phase at moments that give it no name of their own.
PHASES = {
    **dict.fromkeys(("sheets", "classes", "deal", "starting-dice", "place-starting-dice"), "set-up"),
    "scoring": "over",
}
# What a hero does not have yet at these moments, unless a test says so.
NOT_YET = {
    "set-up": {"race", "hero_class", "backstory", "alignment"},
    "sheets": {"race", "hero_class", "backstory", "alignment"},
    "classes": {"hero_class", "backstory", "alignment"},
    "deal": {"backstory", "alignment"},
}
HERO_KEYS = {
    "race", "side", "hero_class", "backstory", "alignment", "marker", "gold", "tokens", "rows", "hand",
    "weapons", "armor", "skills", "exhausted", "traits",
}  # fmt: skip


def arrange(
    table: RollPlayer,
    *,
    phase: str = "dice",
    turn: int = 0,
    first: int | None = None,
    round: int = 1,
    heroes: Sequence[Mapping[str, Any]] = (),
    pool: Sequence[str] | None = None,
    coins: Sequence[int] | None = None,
    initiative: Mapping[int, int] | None = None,
    market: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    trash: Iterable[str] = (),
    bag: Sequence[str] | None = None,
    cards: Sequence[Card] = (),
) -> None:
    """Dice are written `gold4`, spaces by row, cards by id. What is not named gets sensible values:
    heroes a race, class, backstory and alignment each; the deck whatever lies nowhere else.

    `phase` is `dice`, `place-starting-dice` or one of `STEPS`; with `scoring` the game is over and counted. `turn`
    decides next; `initiative` maps a seat to the card it holds. `cards` are defined on the spot.
    """
    table.box = table.box.with_cards(*cards)
    table.round, table.turn = round, turn
    table.first = turn if first is None else first
    seats = len(table.heroes)
    for hero in table.heroes:
        _arrange_hero(table, hero, heroes[hero.seat] if hero.seat < len(heroes) else {}, NOT_YET.get(phase, set()))
    if table.solo and phase != "set-up":
        table.enemy = die_of(table, GOLD)
    _hand_out(table, phase, initiative or {})
    _arrange_pool(table, phase, pool)
    lay_coins(table)
    if coins is not None:
        if len(coins) != len(table.coins):
            raise ValueError(f"there are {len(table.coins)} initiative cards for coins, not {len(coins)}")
        table.coins = list(coins)
    if bag is not None:
        wanted = [die_of(table, _look(look)) for look in bag]
        table.aside += table.bag
        table.bag = wanted
    if phase not in NOT_YET:
        _arrange_cards(table, market, deck, discard, trash)
    table.phase = PHASES.get(phase, phase)
    if phase == "dice":
        table.step = ("dice_turn", (turn - table.first) % seats)
    elif phase == "place-starting-dice":
        table.step = ("place_starting_dice", (turn - table.first) % seats)
    elif phase in STEPS:
        table.step = STEPS[phase]
    else:
        raise ValueError(f"there is no phase {phase!r}: {', '.join(('dice', 'place-starting-dice', *STEPS))}")


def check_starting_dice(table: RollPlayer) -> None:
    """Whoever is to place some has some."""
    starting = table.step is not None and table.step[0] == "place_starting_dice"
    if starting and not table.heroes[table.turn].hand:
        raise ValueError(f"seat {table.turn} has no dice in its hand to place")


def _arrange_hero(table: RollPlayer, hero: Hero, wanted: Mapping[str, Any], not_yet: set[str]) -> None:
    if unknown := wanted.keys() - HERO_KEYS:
        raise ValueError(f"a hero has no {', '.join(sorted(unknown))}")
    box = table.box
    others = [h for h in table.heroes if h is not hero]
    for attribute, family, offer in (
        ("race", "race", box.races),
        ("hero_class", "class", box.classes[::2]),
        ("backstory", "backstory", box.backstories),
        ("alignment", "alignment", box.alignments),
    ):
        id = wanted.get(attribute)
        if not id and attribute in not_yet:
            continue
        free = (card for card in offer if card not in [getattr(other, attribute) for other in others])
        setattr(hero, attribute, box.find(family, id) if id else next(free))
    hero.side = wanted.get("side", "female")
    hero.marker = wanted.get("marker", hero.marker)
    hero.gold = wanted.get("gold", 5)
    hero.tokens = wanted.get("tokens", 0)
    for row, dice in wanted.get("rows", {}).items():
        if row not in ROW_OF_ID:
            raise ValueError(f"there is no row {row!r}: {', '.join(ROW_OF_ID)}")
        start = ROW_OF_ID[row] * SPACES_PER_ROW
        if len(dice) > SPACES_PER_ROW:
            raise ValueError(f"{row} has three spaces")
        for column, name in enumerate(dice):
            if name:
                hero.spaces[start + column] = die(table, name)
    hero.hand = [die(table, name) for name in wanted.get("hand", ())]
    for area in ("weapons", "armor", "skills", "traits"):
        setattr(hero, area, tuple(box.find("market", id) for id in wanted.get(area, ())))
    hero.exhausted = tuple(skill for skill in hero.skills if skill.id in wanted.get("exhausted", ()))


def _hand_out(table: RollPlayer, phase: str, initiative: Mapping[int, int]) -> None:
    """The initiative cards, each to one seat at most."""
    for seat, number in initiative.items():
        if seat not in range(len(table.heroes)) or number not in range(1, len(table.holders) + 1):
            raise ValueError(f"seat {seat} cannot hold the initiative card {number}: there are {len(table.holders)}")
        if table.holders[number - 1] != NONE:
            raise ValueError(f"two seats hold the initiative card {number}")
        table.holders[number - 1] = seat
    if phase == "market" and not initiative:
        raise ValueError("whoever holds the lowest initiative card trades: `initiative` says who holds which")


def _arrange_pool(table: RollPlayer, phase: str, pool: Sequence[str] | None) -> None:
    if phase != "dice":
        return
    each = table.each
    free = [place for card in table.free_cards() for place in range(card * each, card * each + each)]
    dice = pool if pool is not None else [f"{('white', 'black')[place % each]}{1 + place // each}" for place in free]
    if len(dice) != len(free):
        raise ValueError(f"the pool needs {len(free)} dice")
    for place, name in zip(free, dice, strict=True):
        table.pool[place] = die(table, name)


def _arrange_cards(
    table: RollPlayer, market: Iterable[str], deck: Iterable[str] | None, discard: Iterable[str], trash: Iterable[str]
) -> None:
    def find(ids: Iterable[str]) -> list[Any]:
        return [table.box.find("market", id) for id in ids]

    table.market, table.discard, table.trash = find(market), find(discard), find(trash)
    used = {card for hero in table.heroes for card in hero.cards} | {*table.market, *table.discard, *table.trash}
    rest = [card for card in table.box.market if card not in used]
    if deck is None:
        table.deck, table.boxed = sorted(rest, key=lambda card: card.dots), []
    else:
        table.deck = find(deck)
        table.boxed = [card for card in rest if card not in table.deck]
    dots = [card.dots for card in table.deck]
    table.mixed = RANDOM_MARKET in table.settings.variants or dots != sorted(dots)


def die(table: RollPlayer, name: str) -> int:
    """Take `gold4` out of the bag."""
    look, face = name[:-1], name[-1:]
    if look not in LOOK_OF_ID or not face.isdecimal():
        raise ValueError(f"{name!r} is no die; write colour and face, such as gold4")
    found = die_of(table, LOOK_OF_ID[look])
    if not LOWEST[found] <= int(face) <= HIGHEST[found]:
        raise ValueError(f"no {look} die shows {face}")
    table.faces[found] = int(face)
    return found


def _look(id: str) -> int:
    if id not in LOOK_OF_ID:
        raise ValueError(f"there are no {id} dice: {', '.join(LOOK_OF_ID)}")
    return LOOK_OF_ID[id]


def die_of(table: RollPlayer, look: int) -> int:
    found = next((die for die in table.bag if LOOK_OF[die] == look), NONE)
    if found == NONE:
        raise ValueError(f"there is no {LOOK_IDS[look]} die left")
    table.bag.remove(found)
    return found
