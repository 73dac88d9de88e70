"""A question as its seat sees it: all that whoever thinks about it can reach."""

import random

from herowright.table.chance import Chance
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from tests.table.lots import LOTS, RING, open_table


def test_a_glimpse_shows_the_question_and_what_its_seat_may_do() -> None:
    table = open_table(seats=2)
    asked, other = Glimpse(table, 0), Glimpse(table, 1)
    assert table.decision is not None
    assert (asked.game, asked.decision, asked.kind, asked.rule) == (LOTS, table.decision, "turn", "LOTS-01")
    assert asked.prompt == table.decision.prompt
    assert [option.key for option in asked.options] == ["roll", "peek", "pass", "ring"]
    assert other.options == (RING,)
    assert all(isinstance(option, Option) for option in asked.options)
    assert (asked.view, other.view) == (table.view(0), table.view(1))


def test_what_the_seat_cannot_know_is_drawn_from_the_seed_and_nothing_else() -> None:
    """Neither the order of the deck nor the dice to come."""
    table, shuffled = open_table(seed=101), open_table(seed=102)
    assert table.state.deck != shuffled.state.deck
    for name in ("state", "known"):
        for seed in range(3):
            one, other = (getattr(Glimpse(each, 0, seed), name) for each in (table, shuffled))
            assert sorted(one.deck) == [1, 2, 3, 4, 5]
            assert [one.chance.roll() for _ in range(9)] == [other.chance.roll() for _ in range(9)]
            assert one.chance.key != table.state.chance.key
    decks = {tuple(Glimpse(table, 0, seed).state.deck) for seed in range(20)}
    assert len(decks) > 10
    glimpse = Glimpse(table, 0, 4)
    assert (glimpse.state is glimpse.state, glimpse.known is glimpse.known) == (True, True)
    assert Chance(4).key != glimpse.state.chance.key


def test_a_glimpse_changes_nothing_on_the_table() -> None:
    table = open_table()
    before = table.fingerprint()
    glimpse = Glimpse(table, 0)
    glimpse.state.sums[0] = glimpse.known.coins[0] = 9
    world = glimpse.imagine(random.Random(1))
    world.apply("roll")
    assert (table.fingerprint(), table.decisions, world.decisions) == (before, [], [(0, "roll")])
