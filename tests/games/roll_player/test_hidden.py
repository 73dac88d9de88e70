"""What nobody may know makes no difference: the order of decks and bag, minions and fiends to come, adventure cards
not looked at, and cards put back into the box unseen (RP-SETUP-22, FF-SETUP-30, FF-SETUP-32)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import herowright as hw
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.fiends_familiars.rules.state import FiendsTable
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table
from herowright.testing import rule, situation

BOXED = {"RP-SETUP-22": "box"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"edition": "de1"}),
    (2, {}),
    (2, BOXED),
    (3, BOXED | {"variants": ["random-market"]}),
    (1, {"expansion": "fiends-familiars"}),
    (3, {"expansion": "fiends-familiars-mm"}),
]


def moments(seats: int, options: dict[str, Any], seed: int, every: int = 19) -> Iterator[Table[Any]]:
    rng = random.Random(seed)
    table = hw.new_table("roll-player", seats, seed, options)
    while table.decision:
        if table.made % every == 0:
            yield table
        keys = [option.key for option in table.decision.options]
        liked = [key for key in keys if key.startswith(("hunt", "hire", "exchange", "use:", "turn-up"))]
        table.apply(rng.choice(liked or keys))


def swap_hidden(state: Any, seat: int, rng: random.Random) -> None:
    """Something else lies wherever this seat cannot look; what it can know stays."""
    rng.shuffle(state.bag)
    if state.settings.reading("RP-SETUP-22") == "box":
        swap_boxed(state, rng)
    if state.mixed:
        rng.shuffle(state.deck)
    else:
        stacks = [[card for card in state.deck if card.dots == dots] for dots in (1, 2)]
        for stack in stacks:
            rng.shuffle(stack)
        state.deck = [card for stack in stacks for card in stack]
    if not isinstance(state, FiendsTable):
        return
    rng.shuffle(state.fiend_deck)
    unseen = len(state.minions) - state.known_minions
    for dots in (1, 2):
        places = [(pile, at) for pile in (state.idle_minions, state.minions) for at in range(len(pile))]
        hidden = [
            (pile, at)
            for pile, at in places
            if pile[at].dots == dots and (pile is state.idle_minions or 0 < at < unseen)
        ]
        cards = [pile[at] for pile, at in hidden]
        rng.shuffle(cards)
        for (pile, at), card in zip(hidden, cards, strict=True):
            pile[at] = card
    for number, adventure in enumerate(state.adventure):
        if number >= state.revealed and number not in state.heroes[seat].looked:
            alike = [o for o in state.box.adventures if (o.kin, o.kind) == (adventure.kin, KINDS[number])]
            state.adventure[number] = rng.choice(alike)


def swap_boxed(state: Any, rng: random.Random) -> None:
    """Cards nobody has seen change places between deck and box, in the stack they were taken out of."""
    for dots in ({1, 2},) if "random-market" in state.settings.variants else ({1}, {2}):
        hidden = [
            (pile, at)
            for pile in (state.deck, state.boxed)
            for at, card in enumerate(pile)
            if card.dots in dots and card not in state.reshuffled
        ]
        cards = [pile[at] for pile, at in hidden]
        rng.shuffle(cards)
        for (pile, at), card in zip(hidden, cards, strict=True):
            pile[at] = card


def seen(table: Table[Any], seat: int) -> list[Any]:
    """All that reaches the seat: view, offers with their words, and what it knows."""
    offers = table.decision.options if table.decision and table.decision.seat == seat else table.interrupts(seat)
    known = Glimpse(table, seat, seed=5).known
    known.bag.sort()
    return [
        table.view(seat),
        [(option.key, str(option.label), option.touches) for option in offers],
        table.game.encode(known),
    ]


@rule("RP-SETUP-19", "RP-COMP-02", "FF-SETUP-30", "FF-SETUP-31", "FF-SETUP-34", "FF-HUNT-20")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_lies_hidden_a_seat_sees_and_knows_the_same(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(3)
    compared = 0
    for table in moments(seats, options, seed=seats):
        for seat in range(seats):
            before = seen(table, seat)
            twin = table.clone()
            swap_hidden(twin.state, seat, rng)
            assert seen(twin, seat) == before
            compared += 1
    assert compared >= 6 * seats


@rule("FF-HUNT-20", "FF-SETUP-33", "FF-HUNT-16", "RP-MKT-08")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_knows_stays_where_it_is(seats: int, options: dict[str, Any]) -> None:
    for table in moments(seats, options, seed=seats + 10):
        state = table.state
        for seat in range(seats):
            for guess in (Glimpse(table, seat, seed=1).known, Glimpse(table, seat, seed=2).state):
                table.game.inventory(guess)
                assert (guess.market, guess.discard, guess.trash) == (state.market, state.discard, state.trash)
                assert len(guess.deck) == len(state.deck)
                assert sorted(guess.bag) == sorted(state.bag)
                if isinstance(state, FiendsTable):
                    bottom = len(state.minions) - state.known_minions
                    assert guess.minions[:1] == state.minions[:1]
                    assert guess.minions[bottom:] == state.minions[bottom:]
                    assert guess.call == state.call
                    looked = state.heroes[seat].looked
                    open_cards = [number for number in range(len(state.adventure)) if number < state.revealed]
                    for number in {*looked, *open_cards}:
                        assert guess.adventure[number] is state.adventure[number]


# --- cards in the box (RP-SETUP-22) ----------------------------------------------------------------------


def boxed(deck: list[str], **given: Any) -> Table[Any]:
    """Two players; whatever lies nowhere else is in the box, and nobody has seen it."""
    return situation("roll-player", 2, BOXED, phase="dice", deck=deck, **given).table


@rule("RP-SETUP-22", "RP-ED-08-PL2")
def test_nobody_knows_which_cards_went_into_the_box() -> None:
    one, other = boxed(["weak", "nimble"]), boxed(["honest", "search"])
    assert [card.dots for card in one.state.deck] == [1, 2]
    assert [card.dots for card in other.state.deck] == [1, 2]
    for seat in (0, 1):
        known = [Glimpse(table, seat, seed=1).known for table in (one, other)]
        assert known[0].deck == known[1].deck
        guesses = {card.id for seed in range(60) for card in Glimpse(one, seat, seed=seed).state.deck}
        assert len(guesses) > 20
        for guess in known:
            assert [card.dots for card in guess.deck] == [1, 2]
            one.game.inventory(guess)


@rule("RP-SETUP-22", "RP-CLEAN-06")
def test_a_card_that_came_back_from_the_discard_pile_is_not_in_the_box() -> None:
    """Everybody has seen what was shuffled."""
    table = situation(
        "roll-player", 2, BOXED, phase="clean-up", deck=[], market=["weak", "nimble", "climb"],
        discard=["honest", "search"],
    ).table  # fmt: skip
    back = {"weak", "nimble", "climb", "honest", "search"}
    assert len(table.state.deck) == 2
    for seed in range(20):
        guess = Glimpse(table, 0, seed=seed).state
        assert {card.id for card in (*guess.deck, *guess.market)} == back


@rule("RP-SETUP-22", "RP-ED-20-PL2")
def test_everybody_knows_that_diplomacy_is_in_the_box() -> None:
    table = hw.new_table("roll-player", 1, 4, BOXED)
    while table.state.phase == "set-up":
        assert table.decision
        table.apply(table.decision.options[0])
    for seed in range(30):
        guess = Glimpse(table, 0, seed=seed).state
        assert "diplomacy" in [card.id for card in guess.boxed]
        assert len(guess.boxed) == len(table.state.boxed) == 15
