"""Every card and power at every kind of question, for the seat that decides and for the others, and cards upon cards:
from many turns of random games, in which the hands were filled with all cards there are."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import herowright as hw
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.lab.watch import CallToAdventureWatch
from herowright.games.call_to_adventure.rules.components import KINDS, NEUTRAL
from herowright.games.call_to_adventure.rules.story import read_story
from herowright.lab.invariants import Checker
from herowright.table.decision import Option
from herowright.table.table import Table
from herowright.testing import rule

GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (2, {"asking": "who-holds", "CA-RUNE-20": "special-too"}),
    (4, {"asking": "nobody", "CA-RUNE-22": "ordinary-only", "CA-MORAL-20": "at-once"}),
    (3, {"mode": "co-op"}),
    (1, {"mode": "co-op", "CA-STORY-07": "stay"}),
)
# What is played or used, besides answers to the question itself.
WAYS = ("play:", "spend:", "sacrifice:", "trade:")
EVERY = 7  # every so manieth turn of a game is looked at
LAST = 40  # decisions after which nothing that was begun is open any more


def turns(seats: int, options: dict[str, Any], seed: int) -> Iterator[Table[Any]]:
    """Tables at the beginning of turns, with all hand cards dealt out but four, and allies beside every hero."""
    rng = random.Random(seed)
    table = hw.new_table("call-to-adventure", seats, seed, options)
    begun = 0
    while table.decision is not None:
        if table.decision.kind == "turn":
            begun += 1
            if begun % EVERY == 0:
                state = table.state.copy()
                deal_out(state, rng)
                yield Table(table.game, state, seats, table.options, seed)
        table.apply(rng.choice(table.decision.options))


def deal_out(state: Any, rng: random.Random) -> None:
    hands: list[list[Any]] = [[] for _ in state.heroes]
    for kind in KINDS:
        cards = state.hand_decks[kind] + [card for hero in state.heroes for card in hero.hand if card.kind == kind]
        rng.shuffle(cards)
        state.hand_decks[kind] = [cards.pop() for _ in range(min(2, len(cards)))]
        for number, card in enumerate(cards):
            hands[number % len(hands)].append(card)
    allies = [card for deck in state.decks for card in deck if card.family == "ally"]
    for hero, cards in zip(state.heroes, hands, strict=True):
        hero.hold(cards)
        hero.marker, hero.xp = NEUTRAL, max(hero.xp, 3)
        for ally in allies[hero.seat :: len(hands)][:2]:
            state.decks[ally.act].remove(ally)
            hero.allies = (*hero.allies, ally)
        read_story(state, hero)


def offers(table: Table[Any], seat: int) -> list[Option]:
    """What a seat could play or use now."""
    assert table.decision is not None
    found = table.decision.options if table.decision.seat == seat else table.interrupts(seat)
    return [option for option in found if option.key.startswith(WAYS)]


def finish_turn(table: Table[Any], rng: random.Random) -> None:
    """Play on at random to the end of the turn, sometimes with a card of another seat upon what is going on."""
    turn, checker, watch = table.state.turn, Checker(table, rng), CallToAdventureWatch()
    for _ in range(LAST):
        if table.decision is None or (table.state.turn != turn and not table.interrupted):
            break
        waiting = table.decision.interrupts
        if waiting and rng.random() < 0.3:
            seat = rng.choice(list(waiting))
            told = table.apply(rng.choice(waiting[seat]), seat)
        else:
            told = table.apply(rng.choice(table.decision.options))
        checker.someone_can_act()
        checker.nothing_is_lost()
        watch.check(table, told)
        if table.interrupted > 1 and rng.random() < 0.1:
            holds_as_it_is(table)
    if not table.interrupted:
        assert table.state.stack == []


def holds_as_it_is(table: Table[Any]) -> None:
    """Copies, files and undo in the middle of cards upon cards."""
    now = table.fingerprint()
    twin = table.clone()
    assert (twin.fingerprint(), twin.log) == (now, table.log)
    assert hw.load_table(table.save()).fingerprint() == now
    if twin.undo_refusal() is None:
        seat, key = table.decisions[-1]
        twin.undo()
        assert twin.interrupted
        twin.apply(key, seat)
        assert twin.fingerprint() == now


# The kind of a question, what was played or used at it, and whether the deciding seat did so.
Tried = tuple[str, str, bool]


def try_all(table: Table[Any], rng: random.Random, seen: set[Tried]) -> None:
    """Everything that can be played or used here and was not yet at such a question; then, at the questions it asks,
    all that can be played upon it."""
    assert table.decision is not None
    for seat in range(table.seats):
        for option in offers(table, seat):
            tried = (table.decision.kind, option.key.rstrip(":1234"), seat == table.decision.seat)
            if tried in seen:
                continue
            seen.add(tried)
            twin = table.clone()
            twin.apply(option, seat)
            if twin.interrupted:
                try_all(twin, rng, seen)
            finish_turn(twin, rng)


@rule("CA-HERO-06", "CA-HERO-09", "CA-HERO-10", "CA-EXTRA-05", "CA-RUNE-15")
def test_whatever_may_come_at_any_time_can_come_at_every_question() -> None:
    seen: set[Tried] = set()
    for seed, (seats, options) in enumerate(GAMES):
        rng = random.Random(seed)
        for table in turns(seats, options, seed):
            turn = table.state.turn
            while table.decision is not None and table.state.turn == turn:
                try_all(table, rng, seen)
                table.apply(rng.choice(table.decision.options))
    played = {key.removeprefix("play:") for _, key, _ in seen if key.startswith("play:")}
    assert played == {card.key for card in BOX.hand_cards}
    kinds = {kind for kind, _, _ in seen}
    assert kinds >= {"turn", "prepare", "after-cast", "afterwards", "respond", "react", "react-after"}
    assert kinds >= {"grant", "wander", "target", "drop", "betrayed", "turn-rune", "place-ally"}


# --- grants in any order -----------------------------------------------------------------------------------------


def grant(table: Table[Any], key: str) -> bool:
    """Take it, and answer what it asks with the first answer there is; false if it is not offered any more."""
    decision = table.decision
    assert decision is not None
    if decision.option(key) is None:
        return False
    table.apply(key)
    while table.decision is not None and table.decision.kind != "prepare":
        options = [option for option in table.decision.options if not option.interrupt]
        table.apply(min(options, key=lambda option: (option.key != "pass", option.key)), table.decision.seat)
    return table.decision is not None


def pool_after(table: Table[Any], *keys: str) -> list[int] | None:
    twin = table.clone()
    for key in keys:
        if not grant(twin, key):
            return None
    return sorted(twin.state.attempt.pool)


@rule("CA-CHAL-07", "CA-RUNE-20", "CA-RUNE-22", "CA-CHAL-27")
def test_pools_are_equal_whatever_the_order_of_grants() -> None:
    compared = 0
    for seed, (seats, options) in enumerate(GAMES):
        rng = random.Random(seed)
        for table in turns(seats, options, seed):
            assert table.decision is not None
            faces = [option for option in table.decision.options if option.key.startswith("face:")]
            if not faces:
                continue
            table.apply(rng.choice(faces))
            assert table.decision.kind == "prepare"
            keys = [option.key for option in table.decision.options if option.key.startswith((*WAYS, "dark"))]
            for one, other in combinations(keys, 2):
                first, second = pool_after(table, one, other), pool_after(table, other, one)
                if first is not None and second is not None:
                    compared += 1
                    assert first == second, (one, other)
    assert compared > 100
