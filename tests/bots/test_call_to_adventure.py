"""The greedy bot of Call to Adventure: how strong it is, what it may know, and what it says."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from types import ModuleType
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import herowright as hw
from herowright.bots import Advice, advise, make_bot, play_on
from herowright.games.call_to_adventure.bot import hand, worth
from herowright.games.call_to_adventure.bot.foresight import Wishes
from herowright.games.call_to_adventure.bot.greedy import GreedyBot
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.cards import attacks, conditions, triggers
from herowright.games.call_to_adventure.cards import effects as printed_effects
from herowright.games.call_to_adventure.cards import powers as printed_powers
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.rules import choices
from herowright.locale.texts import LANGUAGES, Texts
from herowright.table.decision import Kind
from herowright.table.glimpse import Glimpse
from herowright.testing import situation
from tests.examples import examples

GAME = "call-to-adventure"


def played(seats: int, seed: int, *names: str, **options: Any) -> hw.Table[Any]:
    table = hw.new_table(GAME, seats=seats, seed=seed, options=options)
    play_on(table, [make_bot(GAME, name, 10 * seed + seat) for seat, name in enumerate(names)])
    return table


# --- strength --------------------------------------------------------------------------------------


def test_it_beats_random_players() -> None:
    won, games = 0, examples(40, 100)
    for seed in range(games):
        seat = seed % 2
        table = played(2, seed, *(("greedy", "random") if seat == 0 else ("random", "greedy")))
        assert table.outcome is not None
        won += table.outcome.winners == (seat,)
    assert won >= 0.95 * games


@pytest.mark.parametrize("seats", [1, 3])
def test_it_beats_most_adversaries_where_random_players_lose(seats: int) -> None:
    def won(name: str) -> int:
        outcomes = (played(seats, seed, *[name] * seats, mode="co-op").outcome for seed in range(40))
        return sum(1 for outcome in outcomes if outcome and outcome.winners)

    assert won("greedy") >= won("random") + 10


def test_its_hands_are_almost_empty_at_the_end() -> None:
    heroes = [hero for seed in range(10) for hero in played(3, seed, *["greedy"] * 3).state.heroes]
    held, used = sum(len(hero.hand) for hero in heroes), sum(len(hero.played) for hero in heroes)
    assert held < used / 4


def test_the_same_seeds_give_the_same_game() -> None:
    first, again, other = (played(3, 5, *["greedy"] * 3) for _ in range(3))
    assert first.decisions == again.decisions == other.decisions


# --- every card --------------------------------------------------------------------------------------


def vocabulary(module: ModuleType, base: type) -> set[type]:
    """Everything of a kind that a card can declare; the bases of it are no dataclasses."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)]
    found = {kind for kind in kinds if "__dataclass_fields__" in vars(kind)}
    assert len(found) > 4
    return found


def test_it_has_an_opinion_on_whatever_a_card_can_say() -> None:
    assert vocabulary(printed_powers, printed_powers.Power) <= worth.FUTURE.keys()
    assert vocabulary(triggers, triggers.Trigger) <= worth.RATES.keys()
    for module in (printed_effects, attacks):
        said = vocabulary(module, Effect)
        assert said <= worth.TYPICAL.keys()
        assert said <= hand.CHANCE.keys() | hand.NOW.keys()


def test_it_wants_whatever_a_destiny_can_pay_for() -> None:
    nothing = vars(Wishes([]))
    for kind in vocabulary(conditions, conditions.Condition):
        words = {"worth": "triumph", "family": "trait", "kind": "hero"}
        wanted = kind(**{name: words.get(name, 1) for name in kind.__dataclass_fields__})  # type: ignore[attr-defined]
        assert vars(Wishes([wanted])) != nothing, kind


# --- every question --------------------------------------------------------------------------------

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"CA-RETRY-09": "either-path", "CA-TURN-06": "optional"}),
    (3, {"mode": "co-op", "CA-COOP-43": "free", "CA-COOP-46": "discarded"}),
    (4, {"asking": "who-holds"}),
    (4, {"mode": "co-op", "CA-CHAL-26": "other-cards", "CA-ALLY-15": "placed-again"}),
    (3, {"CA-HERO-21": "after-cast", "CA-RUNE-21": "counts", "CA-ROW-13": "optional"}),
    (2, {"first-game": ["deal-one", "basic-cards"]}),
]
KINDS = {kind.id for kind in vars(choices).values() if isinstance(kind, Kind)}


def restless(options: tuple[hw.Option, ...], rng: random.Random) -> hw.Option:
    """Any option, but rather one that uses something, so that every question comes up."""
    lively = [option for option in options if option.key.startswith(("play:", "spend:", "sacrifice:", "trade:"))]
    return rng.choice(lively if lively and rng.random() < 0.5 else options)


@cache
def met() -> list[tuple[str, tuple[Advice, ...], tuple[hw.Option, ...]]]:
    """Decisions of a restless player, the early ones of each kind and some later, with what the bot advises."""
    found = []
    asked: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(3 * SETUPS):
        rng = random.Random(seed)
        table = hw.new_table(GAME, seats=seats, seed=seed, options=options)
        while table.decision is not None:
            decision = table.decision
            asked[decision.kind] += 1
            if asked[decision.kind] <= 30 or asked[decision.kind] % 5 == 0:
                found.append((decision.kind, tuple(advise(table, GreedyBot(seed))), decision.options))
            table.apply(restless(decision.options, rng))
    betrayal = betraying()
    assert betrayal.decision is not None
    found.append((betrayal.decision.kind, tuple(advise(betrayal, GreedyBot(0))), betrayal.decision.options))
    return found


def betraying() -> hw.Table[Any]:
    """Which of two allies to betray: a question that random games seldom put."""
    row = [card.id for card in BOX.story if card.act == 0 and card.family == "challenge"][:4]
    heroes = [{"hand": ["cruel-betrayal"]}, {"allies": ["elder-sister", "stray-dog"]}]
    table = situation(GAME, 2, rows=[row], heroes=heroes)
    table.play("play:cruel-betrayal")
    return table.table


def test_all_kinds_of_questions_are_met() -> None:
    assert {kind for kind, _, _ in met()} == KINDS


def test_all_options_are_judged_and_the_best_comes_first() -> None:
    for kind, advice, options in met():
        assert sorted(a.option.key for a in advice) == sorted(o.key for o in options), kind
        values = [a.value for a in advice]
        assert values == sorted(values, reverse=True), kind


def test_where_there_is_a_choice_there_are_reasons() -> None:
    for kind, advice, options in met():
        if len(options) > 1:
            assert all(1 <= len(a.reasons) <= 4 for a in advice), kind


@cache
def all_reasons() -> list[hw.Message]:
    found = {repr(reason): reason for _, advice, _ in met() for each in advice for reason in each.reasons}
    return list(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_reasons_can_be_said(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lenient = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, Any]:
        text, faults = lenient(bundle, pattern, args)
        assert not faults, faults
        return text, faults

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    texts = Texts(lang)
    for reason in all_reasons():
        assert texts.has(reason.id), reason
        said = texts.say(reason)
        assert said, reason
        assert not any(sign in said for sign in "{}"), said


# --- what it may know --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_what_a_seat_cannot_know_changes_neither_its_glimpse_nor_its_advice(seats: int, options: Any) -> None:
    rng = random.Random(3)
    table = hw.new_table(GAME, seats=seats, seed=3, options=options)
    asked = compared = 0
    while table.decision is not None:
        asked += 1
        if asked % 2 == 0:
            compared += 1
            seat = table.decision.seat
            other = table.imagine(seat, rng)
            assert other.view(seat) == table.view(seat)
            here, there = Glimpse(table, seat, 7), Glimpse(other, seat, 7)
            assert table.game.encode(here.state) == table.game.encode(there.state)
            assert table.game.encode(here.known) == table.game.encode(there.known)
            assert opinion(other) == opinion(table)
        table.apply(restless(table.decision.options, rng))
    assert compared > 10


def test_the_view_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot thinks with the state of an imagined table, and reads nothing of what people see."""
    monkeypatch.setattr(Glimpse, "view", property(lambda glimpse: pytest.fail("the view was asked for")))
    played(3, 2, *["greedy"] * 3)


def opinion(table: hw.Table[Any]) -> list[tuple[str, float, tuple[hw.Message, ...]]]:
    return [(a.option.key, a.value, a.reasons) for a in advise(table, GreedyBot(3))]


def test_advice_is_the_same_whenever_asked() -> None:
    table = hw.new_table(GAME, seats=2, seed=1)
    bot = GreedyBot(1)
    assert [a.option.key for a in advise(table, bot)] == [a.option.key for a in advise(table, bot)]


def test_against_an_adversary_runes_and_experience_are_worth_more() -> None:
    """Who has neither has to face whatever there is, and every lost challenge feeds the adversary."""
    versus, coop = (
        Outlook(hw.new_table("call-to-adventure", seats=2, seed=3, options={"mode": mode}).state, 0)
        for mode in ("versus", "co-op")
    )
    adversary = coop.table.adversary
    assert adversary is not None
    tested, other = adversary.tests[0], next(each for each in range(6) if each not in adversary.tests)
    assert coop.casts[tested] > coop.casts[other] > versus.casts[other]
    assert coop.xp(1) > versus.xp(1)
    coop.table.beaten_by = 1
    assert Outlook(coop.table, 0).casts[tested] == coop.casts[other]
