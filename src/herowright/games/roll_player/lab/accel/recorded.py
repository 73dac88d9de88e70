"""Games of the engine on record: what was dealt, chosen and thrown, and how the table lay after each choice.

It needs numpy and the engine, not JAX, and runs in as many processes as there are.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from herowright.games.roll_player.lab.accel import cards
from herowright.games.roll_player.lab.accel.actions import ACTIONS, number_of
from herowright.games.roll_player.lab.accel.cards import DECK, DISCARD, MARKET, OWNED
from herowright.games.roll_player.rules.components import DICE, NONE, SPACES
from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.table.chance import Chance
from herowright.table.decision import Option
from herowright.table.event import Event
from herowright.table.table import Table

T = TypeVar("T")

NUMBER = {card: number for number, card in enumerate(cards.FOR_SALE)}
NUMBER_OF_ID = {id: number for number, id in enumerate(cards.CARD_IDS)}


class Listening(Chance):
    """Chance that remembers which dice were drawn and what was thrown."""

    __slots__ = ("drawn", "thrown")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.drawn: list[Any] = []
        self.thrown: list[int] = []

    def take(self, items: list[T]) -> T:
        item = super().take(items)
        self.drawn.append(item)
        return item

    def roll(self, sides: int = 6) -> int:
        face = super().roll(sides)
        self.thrown.append(face)
        return face


@dataclass
class Game:
    """One game on record; lists have an entry for each choice."""

    seats: int
    seed: int
    first: int = 0
    colours: list[int] = field(default_factory=list)
    backstories: list[int] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    where: Any = None
    keys: list[str] = field(default_factory=list)
    dice: list[list[int]] = field(default_factory=list)
    faces: list[list[int]] = field(default_factory=list)
    cards: list[list[int]] = field(default_factory=list)
    # The table before the first choice and after each.
    asked: list[int] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    tables: list[dict[str, Any]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    class_dice: list[int] = field(default_factory=list)
    winners: list[bool] = field(default_factory=list)


def choose(options: tuple[Option, ...], rng: random.Random, by_verb: bool) -> Option:
    """Any option; or first what to do and then with what, so that skills and purchases do not drown among dice."""
    if not by_verb:
        return rng.choice(options)
    verbs = sorted({option.key.partition(":")[0] for option in options})
    if len(verbs) > 1 and "drop" in verbs and rng.random() < 0.9:
        verbs.remove("drop")
    verb = "buy" if "buy" in verbs and rng.random() < 0.6 else rng.choice(verbs)
    found = [option for option in options if option.key.partition(":")[0] == verb]
    skills = [option for option in found if verb == "buy" and option.key.split(":")[1] in _SKILLS]
    return rng.choice(skills if skills and rng.random() < 0.5 else found)


_SKILLS = {skill.id for skill in cards.SKILLS}


def play(seats: int, seed: int) -> Game:
    """A game of chance, every other one with a liking for purchases and skills."""
    options = ROLL_PLAYER.settle(seats, {})
    chance = Listening(seed)
    table = Table(ROLL_PLAYER, ROLL_PLAYER.new(seats, options, chance), seats, options, seed)
    rng = random.Random(seed)
    game = Game(seats, seed)
    state = table.state
    game.first = state.first
    note(game, table)
    while table.decision is not None:
        chance.drawn.clear()
        chance.thrown.clear()
        bag = set(state.bag)
        option = choose(table.decision.options, rng, bool(seed % 2))
        dealing = state.step in (("draw_classes",),)
        told = table.apply(option)
        dealt = dealing and state.step == ("place_starting_dice", 0)
        game.keys.append(option.key)
        if dealt:
            note_deal(game, state)
        searched = option.key.startswith("colour:")
        found = [die for hero in state.heroes for die in hero.spaces if die in bag and searched]
        rolling = state.round and not dealt
        game.dice.append(found if searched else [*chance.drawn] if rolling else [])
        game.faces.append([*chance.thrown] if rolling else [])
        game.cards.append(turned_up(told) if rolling and not dealt else [])
        note(game, table)
    outcome = table.outcome
    assert outcome is not None
    game.scores = [seat.total for seat in outcome.seats]
    game.class_dice = [hero.dice_of_colour(hero.hero_class.colour) for hero in state.heroes if hero.hero_class]
    game.winners = [seat in outcome.winners for seat in range(seats)]
    game.colours = [hero.hero_class.colour for hero in state.heroes if hero.hero_class]
    return game


def turned_up(told: list[Event]) -> list[int]:
    """The market cards that came from the deck, in this order."""
    found: list[int] = []
    for event in told:
        if event.kind == "rp-event-market":
            found += [NUMBER_OF_ID[name.removeprefix("card:")] for name in str(event.args["cards"]).split()]
        elif event.kind == "rp-event-turned-up":
            found.append(NUMBER_OF_ID[str(event.args["card"]).removeprefix("card:")])
    return found


def note_deal(game: Game, state: RollPlayer) -> None:
    """Everything that set-up dealt."""
    for hero in state.heroes:
        assert hero.backstory is not None
        assert hero.alignment is not None
        game.backstories.append(cards.BACKSTORIES.index(hero.backstory))
        game.alignments.append(cards.ALIGNMENTS.index(hero.alignment))
        game.hands.append([die * 8 + state.faces[die] for die in hero.hand])
    game.where = places_of(state)


def places_of(state: RollPlayer) -> Any:
    where = np.full(len(NUMBER), -1, np.int16)
    for place, pile in ((DECK, state.deck), (MARKET, state.market), (DISCARD, state.discard)):
        for card in pile:
            where[NUMBER[card]] = place
    for hero in state.heroes:
        for card in hero.cards:
            where[NUMBER[card]] = OWNED + hero.seat
    return where


def note(game: Game, table: Table[RollPlayer]) -> None:
    """Who is asked what, and how the table lies."""
    decision = table.decision
    game.asked.append(decision.seat if decision else -1)
    mask = np.zeros(ACTIONS, bool)
    for option in decision.options if decision else ():
        mask[number_of(option.key)] = True
    assert decision is None or mask.sum() == len(decision.options)
    game.masks.append(np.packbits(mask))
    game.tables.append(lying(table.state))


def lying(state: RollPlayer) -> dict[str, Any]:
    """The same as `shown` of a table in arrays."""
    heroes, seats = state.heroes, len(state.heroes)
    undealt = state.step is not None and state.step[0] in ("choose_sheets", "draw_classes")
    pool = len(state.pool)

    def die(number: int) -> int:
        return -1 if number == NONE else number * 8 + state.faces[number]

    def index(things: tuple[Any, ...], thing: Any) -> int:
        return -1 if thing is None else things.index(thing)

    hands = np.full((seats, seats + 5), -1, np.int16)
    for hero in heroes:
        hands[hero.seat, : len(hero.hand)] = sorted(map(die, hero.hand), reverse=True)
    bag = np.zeros(len(DICE), np.int16)
    bag[[] if undealt else state.bag] = 1
    exhausted = [skill for hero in heroes for skill in hero.exhausted]
    found: dict[str, Any] = {
        "race": [index(cards.RACES, hero.race) for hero in heroes],
        "hero_class": [index(cards.CLASSES, hero.hero_class) for hero in heroes],
        "backstory": [index(cards.BACKSTORIES, hero.backstory) for hero in heroes],
        "alignment": [index(cards.ALIGNMENTS, hero.alignment) for hero in heroes],
        "marker": [hero.marker for hero in heroes],
        "gold": [hero.gold for hero in heroes],
        "tokens": [hero.tokens for hero in heroes],
        "spaces": [[die(number) for number in hero.spaces[:SPACES]] for hero in heroes],
        "hand": hands,
        "first": state.first,
        "round": state.round,
        "pool": [die(number) for number in state.pool],
        "coins": state.coins,
        "holders": state.holders,
        "bag": bag,
        "where": np.zeros(len(NUMBER), np.int16) if undealt else places_of(state),
        "exhausted": [skill in exhausted for skill in cards.SKILLS],
        "mixed": state.mixed,
    }
    assert pool == seats + 1
    return {name: np.asarray(value, np.int16) for name, value in found.items()}


@dataclass
class Batch:
    """Games of the same number of seats as arrays: time first, then games."""

    seats: int
    seeds: Any
    deals: dict[str, Any]
    length: Any
    actions: Any
    dice: Any
    faces: Any
    cards: Any
    asked: Any
    masks: Any
    tables: dict[str, Any]
    scores: Any
    class_dice: Any
    winners: Any
    keys: Counter[str]


def played(seats: int, seeds: range) -> Batch:
    """These games, played one after the other."""
    return together([play(seats, seed) for seed in seeds])


def together(games: list[Game]) -> Batch:
    """Shorter games are filled up with nothing."""
    length = max(len(game.keys) for game in games)
    middle = games[0].seats + 1

    def laid(rows_of: list[list[list[int]]]) -> Any:
        found = np.full((length, len(games), middle), -1, np.int8)
        for number, rows in enumerate(rows_of):
            for time, row in enumerate(rows):
                found[time, number, : len(row)] = row
        return found

    def stacked(values: list[list[Any]]) -> Any:
        """With the table before the first choice, and the last one again and again."""
        filled = [each + [each[-1]] * (length + 1 - len(each)) for each in values]
        return np.stack([np.stack(each) for each in filled], axis=1)

    actions = np.zeros((length, len(games)), np.int16)
    for number, game in enumerate(games):
        actions[: len(game.keys), number] = [number_of(key) for key in game.keys]
    names = games[0].tables[0]
    return Batch(
        seats=games[0].seats,
        seeds=np.asarray([game.seed for game in games]),
        deals={
            "first_player": np.asarray([game.first for game in games]),
            "colours": np.asarray([game.colours for game in games]),
            "backstories": np.asarray([game.backstories for game in games]),
            "alignments": np.asarray([game.alignments for game in games]),
            "hands": np.asarray([game.hands for game in games]),
            "where": np.stack([game.where for game in games]).astype(np.int32),
        },
        length=np.asarray([len(game.keys) for game in games]),
        actions=actions,
        dice=laid([game.dice for game in games]),
        faces=laid([game.faces for game in games]),
        cards=laid([game.cards for game in games]),
        asked=stacked([game.asked for game in games]),
        masks=stacked([game.masks for game in games]),
        tables={name: stacked([[table[name] for table in game.tables] for game in games]) for name in names},
        scores=np.asarray([game.scores for game in games]),
        class_dice=np.asarray([game.class_dice for game in games]),
        winners=np.asarray([game.winners for game in games]),
        keys=Counter(key for game in games for key in game.keys),
    )
