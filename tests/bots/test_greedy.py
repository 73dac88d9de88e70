"""The greedy bot: how strong it is, what it may know, and what it says."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import herowright as hw
from herowright.bots import Advice, advise, make_bot, play_on
from herowright.games.roll_player.bot.greedy import GreedyBot
from herowright.games.roll_player.rules import choices
from herowright.locale.texts import LANGUAGES, Texts
from herowright.table.decision import Kind
from herowright.table.glimpse import Glimpse
from herowright.testing import Play, situation
from tests.examples import examples

ROLL_PLAYER = "roll-player"
# All but one row full, with a goal met nowhere: only the rows a test names are of interest.
DULL = {
    "str": ["green1", "green1", "green2"],
    "dex": ["green1", "green1", "green2"],
    "con": ["green1", "green1", "green2"],
    "int": ["black1", "black1", "black2"],
    "wis": ["black1", "black1", "black2"],
    "cha": ["black1", "black1", "black2"],
}


def rows(**dice: list[str]) -> dict[str, list[str]]:
    return DULL | dice


def played(seats: int, seed: int, *names: str, **options: Any) -> hw.Table[Any]:
    table = hw.new_table(ROLL_PLAYER, seats=seats, seed=seed, options=options)
    play_on(table, [make_bot(ROLL_PLAYER, name, 10 * seed + seat) for seat, name in enumerate(names)])
    return table


# --- strength --------------------------------------------------------------------------------------


def test_it_beats_random_players() -> None:
    won, games = 0, examples(20, 100)
    for seed in range(games):
        seat = seed % 2
        table = played(2, seed, *(("greedy", "random") if seat == 0 else ("random", "greedy")))
        assert table.outcome is not None
        won += table.outcome.winners == (seat,)
    assert won >= 0.95 * games


@pytest.mark.parametrize("edition", ["pl2", "de1"])
def test_alone_it_is_an_adventurer_on_average(edition: str) -> None:
    totals = []
    for seed in range(examples(40, 200)):
        outcome = played(1, seed, "greedy", edition=edition).outcome
        assert outcome is not None
        totals.append(outcome.seats[0].total)
    assert sum(totals) / len(totals) >= 26


def test_the_same_seeds_give_the_same_game() -> None:
    first, again, other = (played(3, 5, *["greedy"] * 3) for _ in range(3))
    assert first.decisions == again.decisions == other.decisions


# --- every question --------------------------------------------------------------------------------

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"edition": "de1", "classes": "pick"}),
    (3, {"variants": ["short", "friendly-market"]}),
    (4, {"classes": "pick-reverse"}),
    (4, {"variants": ["less-random", "random-market"], "RP-CARD-30": "target"}),
    (2, {"RP-CARD-07": "one-gold-more", "RP-CHA-05": "one"}),
    (4, {"edition": "de1", "RP-ED-15-DE1": "allowed", "RP-SOLO-10": "on-choosing"}),
]
KINDS = {
    kind.id
    for found in vars(choices).values()
    for kind in (found if isinstance(found, tuple) and not isinstance(found, Kind) else (found,))
    if isinstance(kind, Kind)
}


def restless(options: tuple[hw.Option, ...], rng: random.Random) -> hw.Option:
    """Any option, but rather one that buys or uses something, so that every question comes up."""
    lively = [option for option in options if option.key.startswith(("buy:", "use:", "copy:", "pool:", "turn-up"))]
    return rng.choice(lively if lively and rng.random() < 0.6 else options)


@cache
def met() -> list[tuple[str, tuple[Advice, ...], tuple[hw.Option, ...]]]:
    """Decisions of a restless player, the early ones of each kind and some later, with what the bot advises."""
    found = []
    asked: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(3 * SETUPS):
        rng = random.Random(seed)
        table = hw.new_table(ROLL_PLAYER, seats=seats, seed=seed, options=options)
        while table.decision is not None:
            decision = table.decision
            asked[decision.kind] += 1
            if asked[decision.kind] <= 30 or asked[decision.kind] % 5 == 0:
                found.append((decision.kind, tuple(advise(table, GreedyBot(seed))), decision.options))
            table.apply(restless(decision.options, rng))
    return found


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


def test_hidden_things_change_neither_what_it_imagines_nor_its_advice() -> None:
    rng = random.Random(3)
    table = hw.new_table(ROLL_PLAYER, seats=3, seed=3)
    asked = 0
    while table.decision is not None:
        seat = table.decision.seat
        if asked % 7 == 0:
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


def test_advice_is_the_same_whenever_asked() -> None:
    table = hw.new_table(ROLL_PLAYER, seats=2, seed=1)
    bot = GreedyBot(1)
    assert [a.option.key for a in advise(table, bot)] == [a.option.key for a in advise(table, bot)]


# --- situations with an obvious answer ---------------------------------------------------------------


def best(play: Play) -> str:
    return advise(play.table, GreedyBot(0))[0].option.key


def test_it_finishes_an_exact_goal() -> None:
    """The Paladin's Strength wants 17 (3 stars): a 6 completes it."""
    paladin = {
        "hero_class": "paladin",
        "race": "human",
        "rows": rows(str=["green6", "green5"], wis=["black1", "black1"]),
    }
    play = situation(ROLL_PLAYER, 2, phase="dice", pool=["red3", "blue4", "red6"], heroes=[paladin])
    assert best(play) == "take:3"
    play.play("take:3")
    assert best(play) == "place:str"


def test_it_flips_the_die_that_completes_a_goal() -> None:
    paladin = {"hero_class": "paladin", "race": "human", "rows": rows(str=["green6", "green5"])}
    play = situation(ROLL_PLAYER, 2, phase="dice", pool=["red1", "blue1", "red1"], heroes=[paladin])
    play.play("take:1", "place:str")
    assert best(play) == "flip:str:3"


def test_it_takes_the_gold_it_needs_for_a_purchase() -> None:
    """The third piece of the mystic set is worth 3 stars and costs more than the hero has."""
    mystic = {
        "hero_class": "paladin",
        "race": "human",
        "gold": 2,
        "armor": ["mystic-cowl", "mystic-robes"],
        "rows": rows(wis=["black1", "black1"]),
    }
    dice = ["red1", "red1", "red1"]
    market = ["mystic-cloak", "longbow", "sleight-of-hand"]
    play = situation(ROLL_PLAYER, 2, phase="dice", turn=1, first=0, initiative={0: 3}, pool=dice[:2], market=market,
                     heroes=[{}, mystic])  # fmt: skip
    assert best(play) == "take:2"


def test_it_completes_a_set_of_armour() -> None:
    hero = {"gold": 4, "armor": ["mystic-cowl", "mystic-robes"], "rows": rows(wis=["black1", "black1"])}
    market = ["mystic-cloak", "longbow", "sleight-of-hand"]
    play = situation(ROLL_PLAYER, 2, phase="market", initiative={0: 1, 1: 2}, market=market, heroes=[hero])
    assert best(play) == "buy:mystic-cloak"


def test_it_takes_gold_rather_than_a_card_of_no_use() -> None:
    hero = {"gold": 3, "hero_class": "paladin", "race": "human", "rows": DULL}
    market = ["longbow", "sleight-of-hand", "ancient-spear"]
    play = situation(ROLL_PLAYER, 2, phase="market", initiative={0: 1, 1: 2}, market=market, heroes=[hero])
    assert best(play).startswith("discard:")


def test_it_moves_the_marker_to_the_field_with_three_stars() -> None:
    """The Guardian's stars lie at neutral good, one step above the centre."""
    guardian = {"alignment": "guardian", "rows": rows(wis=["black1", "black1"])}
    play = situation(ROLL_PLAYER, 2, phase="dice", pool=["red1", "blue4", "green6"], heroes=[guardian])
    play.play("take:1", "place:wis")
    assert best(play) == "move:good"
    reasons = advise(play.table, GreedyBot(0))[0].reasons
    assert [str(reason) for reason in reasons] == ["marker to neutral good (+3 stars)"]


@pytest.mark.parametrize(("rolled", "kept"), [(6, "keep:new"), (1, "keep:old")])
def test_it_keeps_the_better_of_two_faces(rolled: int, kept: str) -> None:
    """The Paladin's Intelligence wants 14 or more."""
    paladin = {"hero_class": "paladin", "race": "human", "rows": rows(int=["black5", "black5"])}
    play = situation(ROLL_PLAYER, 2, phase="dice", pool=["red3", "blue4", "green6"], heroes=[paladin], rolls=[rolled])
    play.play("take:1", "place:int")
    assert best(play) == "reroll:int:3"
    play.play("reroll:int:3")
    assert best(play) == kept


@pytest.mark.parametrize(("row", "keys"), [("int", ["reroll:int:1", "reroll:int:3"]), ("cha", ["token"])])
def test_an_action_that_brings_nothing_promises_nothing(row: str, keys: list[str]) -> None:
    """Intelligence 14 or more is met with three dice at their best; without gold a token buys no card of 5 and more."""
    dice = rows(**{row: ["black6", "black6"]})
    paladin = {"hero_class": "paladin", "race": "human", "rows": dice}
    play = situation(ROLL_PLAYER, 2, phase="dice", pool=["red6", "red6", "red6"], heroes=[paladin])
    play.play("take:1", f"place:{row}")
    reasons = {advice.option.key: advice.reasons for advice in advise(play.table, GreedyBot(0))}
    assert [reasons[key] for key in keys] == [(hw.Message("bot-nothing"),)] * len(keys)


def test_it_swaps_two_dice_to_meet_two_goals() -> None:
    """Strength 17 and Constitution 17: a 6 and a 5 are in each other's place."""
    dice = rows(str=["green6", "green6", "green6"], con=["green6", "green5", "green5"], dex=["green1", "green1"])
    paladin = {"hero_class": "paladin", "race": "human", "rows": dice}
    play = situation(ROLL_PLAYER, 2, phase="dice", pool=["red1", "blue4", "red6"], heroes=[paladin])
    play.play("take:1", "place:dex")
    first = best(play)
    assert first.startswith(("swap:str:", "swap:con:2", "swap:con:3"))
    play.play(first)
    assert best(play).startswith("with:con:" if "str" in first else "with:str:")


def test_it_does_not_drop_a_weapon_for_nothing() -> None:
    hero = {"weapons": ["longsword"], "hero_class": "warrior", "rows": {"str": ["green5", "green5"]}}
    play = situation(ROLL_PLAYER, 2, phase="dice", pool=["red1", "blue4", "red6"], heroes=[hero])
    values = {a.option.key: a.value for a in advise(play.table, GreedyBot(0))}
    assert values["drop:longsword"] < max(values.values()) - 0.5


def test_it_drops_a_useless_weapon_for_a_good_one() -> None:
    """A shield counts as the last piece of the mystic set; the staff's hands are needed for it."""
    mystic = ["mystic-cowl", "mystic-robes"]
    hero = {"hero_class": "paladin", "gold": 6, "weapons": ["quarterstaff"], "armor": mystic, "rows": DULL}
    play = situation(ROLL_PLAYER, 2, phase="market", initiative={0: 1, 1: 2}, market=["tower-shield"], heroes=[hero])
    assert best(play) == "drop:quarterstaff"
    play.play("drop:quarterstaff")
    assert best(play) == "buy:tower-shield"


def test_it_uses_a_skill_at_the_last_call_if_that_gains_something() -> None:
    """Acrobatics exchanges two dice, and the marker does not mind."""
    dice = rows(str=["green6", "green6", "green6"], con=["green6", "green5", "green5"])
    hero = {"hero_class": "paladin", "race": "human", "alignment": "guardian", "skills": ["acrobatics"], "rows": dice}
    play = situation(ROLL_PLAYER, 2, phase="last-call", heroes=[hero])
    assert best(play) == "use:acrobatics"


def test_it_leaves_a_skill_alone_that_moves_the_marker_off_its_stars() -> None:
    hero = {"alignment": "hermit", "skills": ["acrobatics"], "rows": DULL}
    play = situation(ROLL_PLAYER, 2, phase="last-call", heroes=[hero])
    assert best(play) == "done"


def test_it_spends_a_token_before_gold() -> None:
    hero = {"gold": 4, "tokens": 1, "armor": ["mystic-cowl", "mystic-robes"], "rows": rows(wis=["black1", "black1"])}
    play = situation(ROLL_PLAYER, 2, phase="market", initiative={0: 1, 1: 2}, market=["mystic-cloak"], heroes=[hero])
    assert best(play) == "buy:mystic-cloak"


def test_it_judges_by_the_numbers_of_a_pack() -> None:
    """A trait that pays nine stars is worth more than one that pays none."""

    def best_with(stars: int) -> str:
        pack = {"cards": {"proud": {"effect": {"stars": stars}, "cost": 1}, "climb": {"cost": 1}}}
        hero = {"gold": 3, "rows": rows(cha=["black6", "black6", "black6"])}
        market = ["proud", "climb"]
        return best(
            situation(
                ROLL_PLAYER, 2, {"pack": pack}, phase="market", initiative={0: 1, 1: 2}, market=market, heroes=[hero]
            )
        )

    assert best_with(9) == "buy:proud"
    assert best_with(0) != "buy:proud"
