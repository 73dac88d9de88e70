"""The greedy bot with Fiends & Familiars: how strong it is, what it may know, and what it says."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import herowright as hw
from herowright.bots import Advice, advise, make_bot, play_on
from herowright.games.roll_player.bot.greedy import FIENDS_FAMILIARS, GreedyBot
from herowright.games.roll_player.fiends_familiars.rules import choices
from herowright.locale.texts import LANGUAGES, Texts
from herowright.table.decision import Kind
from herowright.table.glimpse import Glimpse
from herowright.testing import Play, situation

ROLL_PLAYER = "roll-player"
ALONE, WITH_MM = {"expansion": "fiends-familiars"}, {"expansion": "fiends-familiars-mm"}
# All rows full, with a goal met nowhere: only the rows a test names are of interest.
DULL = {
    "str": ["green1", "green1", "green2"],
    "dex": ["green1", "green1", "green2"],
    "con": ["green1", "green1", "green2"],
    "int": ["black1", "black1", "black2"],
    "wis": ["black1", "black1", "black2"],
    "cha": ["black1", "black1", "black2"],
    "familiar": ["purple6", "purple6", "purple6"],
}


def rows(**dice: list[str]) -> dict[str, list[str]]:
    return DULL | dice


def paladin(**more: Any) -> dict[str, Any]:
    return {"hero_class": "paladin", "race": "human", "rows": DULL, "familiar": "ice-bear", "gold": 0, **more}


def played(seats: int, seed: int, options: dict[str, Any], *names: str) -> hw.Table[Any]:
    table = hw.new_table(ROLL_PLAYER, seats=seats, seed=seed, options=options)
    play_on(table, [make_bot(ROLL_PLAYER, name, 10 * seed + seat) for seat, name in enumerate(names)])
    return table


# --- strength --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"), [*((seats, ALONE) for seats in range(1, 5)), *((seats, WITH_MM) for seats in range(1, 6))]
)
def test_it_plays_to_the_end(seats: int, options: dict[str, Any]) -> None:
    table = played(seats, seats, options, *["greedy"] * seats)
    assert table.outcome is not None
    assert all(None not in hero["rows"]["familiar"] for hero in table.view()["heroes"])


@pytest.mark.parametrize("options", [ALONE, WITH_MM])
def test_it_beats_random_players(options: dict[str, Any]) -> None:
    won = 0
    for seed in range(16):
        seat = seed % 2
        outcome = played(2, seed, options, *(("greedy", "random") if seat == 0 else ("random", "greedy"))).outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 15


def test_alone_it_mostly_survives_and_scores() -> None:
    totals = []
    for seed in range(12):
        outcome = played(1, seed, WITH_MM, "greedy").outcome
        assert outcome is not None
        totals.append(outcome.seats[0].total)
    assert sum(total > 0 for total in totals) >= 8
    assert sum(totals) / len(totals) >= 24


def test_it_hunts_banishes_and_buys() -> None:
    """Nothing that the expansion adds is left out of its play."""
    kinds = {event.kind for seed in range(4) for event in played(2, seed, ALONE, "greedy", "greedy").log}
    assert kinds >= {"ff-event-hunts", "ff-event-trophy", "ff-event-banished", "ff-event-hired", "rp-event-bought"}


# --- every question --------------------------------------------------------------------------------

KINDS = {kind.id for kind in vars(choices).values() if isinstance(kind, Kind)}
LIVELY = ("buy:", "use:", "copy:", "pool:", "hunt", "familiar", "store", "xp:", "banish:", "unpack:", "reroll:")


def restless(options: tuple[hw.Option, ...], rng: random.Random) -> hw.Option:
    """Any option, but rather one that buys or uses something, so that many questions come up."""
    lively = [option for option in options if option.key.startswith(LIVELY)]
    return rng.choice(lively if lively and rng.random() < 0.6 else options)


@cache
def met() -> list[tuple[str, tuple[Advice, ...], tuple[hw.Option, ...]]]:
    """Every decision of some games of a restless player, with what the bot would have answered."""
    found = []
    for seed, (seats, options) in enumerate([(1, ALONE), (2, ALONE), (4, ALONE), (1, WITH_MM), (3, WITH_MM)]):
        rng = random.Random(seed)
        table = hw.new_table(ROLL_PLAYER, seats=seats, seed=seed, options=options)
        while table.decision is not None:
            decision = table.decision
            found.append((decision.kind, tuple(advise(table, GreedyBot(seed))), decision.options))
            table.apply(restless(decision.options, rng))
    return found


def asked(*keys: str, **hero: Any) -> Play:
    """A market turn in which these keys have been played."""
    scrolls = [key.removeprefix("buy:") for key in keys if key.startswith("buy:")]
    play = situation(
        ROLL_PLAYER,
        2,
        WITH_MM,
        phase="market",
        initiative={0: 1, 1: 2},
        market=scrolls or ["longbow"],
        heroes=[paladin(gold=9, **hero)],
    )
    play.play(*keys)
    return play


@cache
def rare() -> list[tuple[str, tuple[Advice, ...], tuple[hw.Option, ...]]]:
    """Questions that seldom come up by themselves."""
    room = {"rows": rows(str=["green6"], familiar=["purple6"]), "fiends": ["fiend-of-chaos", "fiend-of-misery"]}
    plays = [
        asked("use:summon", skills=["summon"], **room),
        asked("use:summon", "fiend:fiend-of-chaos", skills=["summon"], **room),
        asked("use:entrap", skills=["entrap"], **room),
        asked("use:examine", skills=["examine"], **room),
        asked("use:disguise", skills=["disguise"], **room),
        asked("xp:con", xp=5, **room),
        asked("hunt", **room),
        asked("buy:clarity", **room),
        asked("buy:clarity", "die:str:1", **room),
        asked("buy:clarity", "die:str:1", "space:familiar:2", **room),
        asked("buy:enchant", **room),
        asked("buy:exile", **room),
        asked("buy:tremor", **room),
        asked("buy:realign", **room),
        asked("unpack:red6", weapons=["backpack"], backpack=["red6"], **room),
    ]
    found = []
    for play in plays:
        assert play.table.decision is not None
        decision = play.table.decision
        found.append((decision.kind, tuple(advise(play.table, GreedyBot(0))), decision.options))
    return found


def test_all_options_are_judged_and_the_best_comes_first() -> None:
    for kind, advice, options in (*met(), *rare()):
        assert sorted(a.option.key for a in advice) == sorted(o.key for o in options), kind
        values = [a.value for a in advice]
        assert values == sorted(values, reverse=True), kind


def test_where_there_is_a_choice_there_are_reasons() -> None:
    for kind, advice, options in met():
        if len(options) > 1:
            assert all(1 <= len(a.reasons) <= 4 for a in advice), kind


def test_every_kind_of_question_has_a_judge() -> None:
    assert set(FIENDS_FAMILIARS.judges) >= KINDS


@cache
def all_reasons() -> list[hw.Message]:
    found = {repr(reason): reason for _, advice, _ in (*met(), *rare()) for each in advice for reason in each.reasons}
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


def test_hidden_things_change_neither_what_it_imagines_nor_its_advice() -> None:
    rng = random.Random(3)
    table = hw.new_table(ROLL_PLAYER, seats=3, seed=3, options=WITH_MM)
    asked = 0
    while table.decision is not None:
        seat = table.decision.seat
        if asked % 9 == 0:
            guessed = table.imagine(seat, rng)
            assert imagined(guessed, seat) == imagined(table, seat)
            assert table.imagine(seat, random.Random(7)).view(seat) == table.view(seat)
            assert opinion(guessed) == opinion(table)
        asked += 1
        table.apply(advise(table, GreedyBot(3))[0].option)


def imagined(table: hw.Table[Any], seat: int) -> dict[str, Any]:
    return table.game.encode(Glimpse(table, seat, 7).state)


def opinion(table: hw.Table[Any]) -> list[tuple[str, float, tuple[hw.Message, ...]]]:
    return [(a.option.key, a.value, a.reasons) for a in advise(table, GreedyBot(3))]


# --- situations with an obvious answer ---------------------------------------------------------------


def best(play: Play) -> str:
    return advise(play.table, GreedyBot(0))[0].option.key


def values(play: Play) -> dict[str, float]:
    return {a.option.key: a.value for a in advise(play.table, GreedyBot(0))}


def test_it_takes_the_pair_that_finishes_an_exact_goal() -> None:
    """The Paladin's Strength wants 17: a 6 and a 5 complete it together."""
    hero = paladin(rows=rows(str=["green6"], wis=["black1"]))
    pool = ["red1", "red1", "red2", "red2", "red5", "red6"]
    play = situation(ROLL_PLAYER, 2, ALONE, phase="dice", call=5, pool=pool, lurking={}, heroes=[hero])
    assert best(play) == "take:TOP"
    play.play("take:TOP")
    first = best(play)
    play.play(first)
    assert best(play) == "place:str"
    play.play("place:str")
    assert best(play) == "place:str"


def test_a_split_die_counts_in_both_colours() -> None:
    """The Ice Bear wants red, green and blue: a green-blue die matches its second space, a purple-black one not."""
    hero = paladin(rows=rows(familiar=["red2"], str=["green6", "green6"]))

    def worth(die: str) -> float:
        pool = [die, "red3", "red3"]
        return values(situation(ROLL_PLAYER, 2, ALONE, phase="dice", pool=pool, lurking={}, heroes=[hero]))["take:1"]

    assert worth("green-blue2") > worth("purple-black2")
    assert worth("green-red2") > worth("purple-black2")


def test_it_leaves_a_card_with_a_fiend_that_costs_stars() -> None:
    """Equal dice lie on both cards; Judgment costs two stars."""
    hero = paladin(rows=rows(wis=["black1", "black1"]))
    spec: dict[str, Any] = {"phase": "dice", "pool": ["red3", "red3", "red3"], "heroes": [hero]}
    worth = values(situation(ROLL_PLAYER, 2, ALONE, lurking={"TOP": ["fiend-of-judgment"]}, **spec))
    free = values(situation(ROLL_PLAYER, 2, ALONE, lurking={}, **spec))
    assert free["take:TOP"] - worth["take:TOP"] > 0.5
    assert worth["take:TOP"] < max(worth.values())


def test_it_banishes_a_fiend_that_costs_more_than_its_price() -> None:
    """At the last call gold has no better use than the two stars Judgment costs."""
    hero = paladin(gold=5, fiends=["fiend-of-judgment"])
    play = situation(ROLL_PLAYER, 2, ALONE, phase="last-call", heroes=[hero], monster="leviathan")
    assert best(play) == "banish:fiend-of-judgment:gold"


def test_it_does_not_pay_for_a_fiend_that_can_do_no_harm_any_more() -> None:
    hero = paladin(gold=5, fiends=["fiend-of-sacrifice"])
    play = situation(ROLL_PLAYER, 2, ALONE, phase="last-call", heroes=[hero], monster="leviathan")
    assert best(play) == "done"


def test_it_hunts_easy_prey_and_leaves_the_strong_alone() -> None:
    hero = paladin(gold=1, glory=8, rows=rows(str=["red6", "red6"], wis=["black1"]), armor=["chain-helm"])
    spec: dict[str, Any] = {"phase": "market", "initiative": {0: 1, 1: 2}, "market": ["longbow"], "heroes": [hero]}
    spec["monster"] = "cyclops"
    easy = values(situation(ROLL_PLAYER, 2, ALONE, minions=["ice-wyrm", "golem"], **spec))
    strong = values(situation(ROLL_PLAYER, 2, ALONE, minions=["wendigo", "golem"], **spec))
    assert easy["hunt"] > strong["hunt"]
    assert max(strong, key=strong.__getitem__) != "hunt"


def test_it_rerolls_a_one_that_keeps_it_from_the_trophy() -> None:
    """The Ice Wyrm is a trophy from 5: a 1 is worth an XP to roll again."""
    hero = paladin(gold=0, xp=3, glory=8, rows=rows(str=["red6", "red6"]))
    play = situation(
        ROLL_PLAYER, 2, ALONE, phase="market", initiative={0: 1, 1: 2}, minions=["ice-wyrm", "golem"], heroes=[hero],
        monster="cyclops",
        rolls=[1, ...],
    )  # fmt: skip
    play.play("hunt", "roll")
    assert best(play) == "reroll:1"


def test_it_stops_when_a_reroll_could_only_lose() -> None:
    hero = paladin(gold=0, xp=3, glory=8, rows=rows(str=["red6", "red6"]))
    play = situation(
        ROLL_PLAYER, 2, ALONE, phase="market", initiative={0: 1, 1: 2}, minions=["ice-wyrm", "golem"], heroes=[hero],
        monster="cyclops",
        rolls=[6, ...],
    )  # fmt: skip
    play.play("hunt", "roll")
    assert best(play) == "stop"


def test_gold_is_worth_nothing_after_the_battle_so_it_hires() -> None:
    hero = paladin(gold=11, combat_dice=1, glory=8)
    play = situation(ROLL_PLAYER, 2, ALONE, phase="hire", heroes=[hero], monster="cyclops")
    assert best(play) == "hire:gold"
    play.play("hire:gold")
    assert best(play) == "hire:gold"


def test_in_the_battle_xp_is_spent_while_it_helps() -> None:
    hero = paladin(xp=2, combat_dice=2, glory=8)
    play = situation(ROLL_PLAYER, 2, ALONE, phase="fight", heroes=[hero], monster="cyclops", rolls=[1, 5, 6])
    assert best(play) == "reroll:1"
    play.play("reroll:1")
    assert best(play) == "stop"


def test_it_keeps_the_familiar_that_fits_its_class() -> None:
    """Of two with the same goal and worth, the one that wants the class colour."""
    hero = {"hero_class": "paladin", "offered": ["horned-viper", "dragul-wolf"]}
    play = situation(ROLL_PLAYER, 2, ALONE, phase="familiars", heroes=[hero])
    reasons = {a.option.key: [reason.id for reason in a.reasons] for a in advise(play.table, GreedyBot(0))}
    assert "bot-ff-familiar-colour" in reasons["familiar:dragul-wolf"]
    assert "bot-ff-familiar-colour" not in reasons["familiar:horned-viper"]


def test_it_places_a_stored_die_before_there_is_no_room_for_it() -> None:
    hero = paladin(rows=rows(str=["green6", "green5"]), weapons=["backpack"], backpack=["red6"])
    play = situation(ROLL_PLAYER, 2, ALONE, phase="market", initiative={0: 1, 1: 2}, heroes=[hero])
    assert best(play) == "unpack:red6"


def test_tokens_banish_when_the_market_needs_none() -> None:
    hero = paladin(tokens=1, gold=0, fiends=["fiend-of-judgment"], rows=rows(str=["green6"]))
    play = situation(ROLL_PLAYER, 2, ALONE, phase="market", initiative={0: 1, 1: 2}, market=["longbow"], heroes=[hero])
    assert best(play) == "banish:fiend-of-judgment:token"
