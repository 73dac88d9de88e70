"""The watch of the fuzzer must see what it is there to see."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import herowright as hw
from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.types import HeroCard
from herowright.games.call_to_adventure.lab.watch import CallToAdventureWatch
from herowright.games.call_to_adventure.rules import hand
from herowright.games.call_to_adventure.rules.components import DARK, INT, SPECIAL, STR
from herowright.lab.broken import Broken
from herowright.lab.invariants import Checker
from herowright.table.event import Event
from herowright.testing import Play

from .plain import game, trait
from .scenes import DRAW as DRAW_SYMBOL
from .scenes import LOSE, together

ALMS = HeroCard(id="alms", timing=timing.ANY, effect=Receive(Gain(xp=1)))
GAMBLE = HeroCard(id="gamble", timing=timing.ANY, effect=Receive(Gain(either=1)))


def facing() -> tuple[Play, CallToAdventureWatch]:
    """Seat 0 is about to cast with two Strength runes, and holds a card for any time."""
    table = game({"abilities": (STR, STR), "hand": ["alms"]}, {"hand": ["gamble"]}, cards=[ALMS, GAMBLE])
    watch = CallToAdventureWatch()
    watch.check(table.table, table.play("face:trial-easy"))
    return table, watch


@pytest.mark.parametrize(
    ("spoil", "seen"),
    [
        (lambda attempt: attempt.pool.append(attempt.pool[0]), "twice"),
        (lambda attempt: attempt.pool.pop(), "left out"),
        (lambda attempt: attempt.pool.append(DARK[0]), "left out"),
        (lambda attempt: attempt.pool.append(SPECIAL[INT]), "special rune without"),
        (lambda attempt: setattr(attempt, "left_out", (STR,)), "left out"),
        (lambda attempt: setattr(attempt, "added", (STR,) + (-1,) * 4), "more dark runes"),
    ],
)
def test_a_pool_that_does_not_follow_from_its_sources(spoil: Callable[[Any], None], seen: str) -> None:
    table, watch = facing()
    spoil(table.state.attempt)
    with pytest.raises(Broken, match=seen):
        watch.check(table.table, [])


def test_a_card_that_is_played_and_not_put_down() -> None:
    table, watch = facing()
    told = table.play("play:alms")
    watch.check(table.table, told)
    with pytest.raises(Broken, match="nothing is put down"):
        watch.check(table.table, [])


def test_a_card_that_can_be_played_before_the_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    table, watch = facing()
    table.state.attempt.landing = True
    watch.check(table.table, [])
    monkeypatch.setattr(hand, "playable", lambda table, hero: hand.playable_for(table, hero, hero))
    with pytest.raises(Broken, match="CA-RUNE-15"):
        watch.check(table.table, [])


def test_cards_that_leave_from_under_others() -> None:
    table, watch = facing()
    watch.check(table.table, table.play("play:gamble", seat=1))
    watch.check(table.table, table.play("play:alms", seat=0))
    alms, gamble = table.hero(0).played[0], table.state.stack[0][1]
    watch.stack = [gamble, alms]
    table.state.stack[:] = [(0, alms, False)]
    with pytest.raises(Broken, match="has left its place"):
        watch.cards_are_resolved_from_the_top(table.table)


def test_a_card_that_stays_on_the_stack() -> None:
    table, watch = facing()
    table.state.stack.append((0, table.hero(0).hand[0], False))
    with pytest.raises(Broken, match="still being played"):
        watch.cards_are_resolved_from_the_top(table.table)


@pytest.mark.parametrize("event", ["ca-event-revealed", "ca-event-draws", "ca-event-row", "ca-event-adversary-card"])
def test_undo_that_would_cross_what_was_turned_up(event: str) -> None:
    table, watch = facing()
    watch.check(table.table, [])
    with pytest.raises(Broken, match="undo would cross"):
        watch.check(table.table, [Event(event, 0, "CA-ROW-01", {})])


def test_cards_turned_up_after_a_defeat() -> None:
    table = together(adversary_xp=6, rolls=LOSE)
    table.play("face:trial-easy")
    told = table.play("cast")
    CallToAdventureWatch().check(table.table, told)
    with pytest.raises(Broken, match="after the defeat"):
        CallToAdventureWatch().check(table.table, [*told, Event("ca-event-revealed", None, "CA-ROW-01", {})])


def test_a_question_with_a_single_answer() -> None:
    table = game(rolls=DRAW_SYMBOL)
    table.play("face:trial-easy", "cast")
    assert table.asked == (0, "draw")
    checker = Checker(table.table, random.Random(1))
    checker.someone_can_act()
    assert table.table.decision is not None
    table.table.decision.options = table.table.decision.options[:1]
    with pytest.raises(Broken, match="nothing to choose from"):
        checker.someone_can_act()


@pytest.mark.parametrize(("kind", "asking", "wanted"), [("respond", "who-holds", True), ("respond", "who-can", False)])
def test_what_may_be_asked_for_the_sake_of_a_secret(kind: str, asking: str, wanted: bool) -> None:
    vile = HeroCard(id="vile", timing=timing.ANY, effect=Receive(Gain(xp=1)))
    table = game({"hand": ["vile"]}, {"hand": ["hope"]}, cards=[vile, trait("gift")], options={"asking": asking})
    table.play("play:vile")
    if wanted:
        assert (table.asked, table.keys) == ((1, kind), ["pass"])
        assert table.table.decision is not None
        assert CallToAdventureWatch().wants_alone(table.table.decision)
    else:
        assert table.asked == (0, "turn")


def test_a_whole_game_shows_nothing() -> None:
    table, watch, rng = hw.new_table("call-to-adventure", 3, 7), CallToAdventureWatch(), random.Random(7)
    while table.decision is not None:
        watch.check(table, table.apply(rng.choice(table.decision.options)))
