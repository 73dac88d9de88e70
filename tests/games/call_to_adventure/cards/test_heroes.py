"""The hero cards: when each may be played, and exactly what it does."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.effects import (
    AddResult,
    AddRune,
    BorrowRune,
    Calm,
    Cancel,
    Ease,
    Recast,
    Receive,
    Share,
    TurnRune,
    Wander,
)
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.timing import ANY
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HandCard
from herowright.games.call_to_adventure.rules.components import ANTIHERO, CHA, DEX, STR
from herowright.testing import Play, rule
from tests.games.call_to_adventure.cards.moments import OWN, THEIRS, moments
from tests.games.call_to_adventure.cards.proofs import Use, prove
from tests.games.call_to_adventure.cards.sheet import Sheet, received, sheet
from tests.games.call_to_adventure.plain import challenge, game, pool

CALM_TIMES = (OWN | THEIRS) - {"prepare", "cast", "their prepare", "their cast"}
# What each does, and when it may be played.
PLAYED: dict[str, tuple[type[Effect], set[str]]] = {
    "unlikely-alliance": (Share, OWN | THEIRS),
    "brothers-in-arms": (BorrowRune, {"prepare"}),
    "iron-will": (AddRune, {"prepare"}),
    "quick-wits": (AddRune, {"prepare"}),
    "wise-counsel": (AddRune, {"prepare"}),
    "finest-hour": (AddResult, {"prepare", "cast"}),
    "never-give-up": (Recast, {"cast"}),
    "act-of-kindness": (Receive, OWN | THEIRS),
    "pure-of-heart": (Calm, {"cast"}),
    "stroke-of-luck": (TurnRune, {"cast"}),
    "home-ground": (Ease, {"prepare", "cast"}),
    "song-of-your-deeds": (Receive, {"won"}),
    "hidden-trail": (Wander, CALM_TIMES),
    "foiled-plot": (Cancel, set()),
}
EACH = pytest.mark.parametrize("id", PLAYED)
# Those with a test of their own.
SPECIAL = ("unlikely-alliance", "brothers-in-arms", "song-of-your-deeds", "foiled-plot")


def find(id: str) -> HandCard:
    card: HandCard = BOX.find("hero", id)
    return card


def effect(id: str) -> Any:
    return find(id).effect


def put_down(id: str) -> Any:
    """What playing a hero card changes by itself (CA-HERO-11)."""

    def cost(before: Sheet) -> Sheet:
        return before._replace(hero=before.hero - 1, played=(*before.played, f"hero:{id}"))

    return cost


@rule("CA-COMP-03")
def test_there_are_22_hero_cards_of_fourteen_titles() -> None:
    keys = [card.key for card in BOX.heroes]
    assert list(dict.fromkeys(keys)) == list(PLAYED)
    assert len(keys) == 22


@EACH
def test_all_copies_of_a_hero_card_are_alike(id: str) -> None:
    copies = [card for card in BOX.heroes if card.key == id]
    assert [card.id for card in copies] == [id, *(f"{id}-{number}" for number in range(2, len(copies) + 1))]
    for card in copies:
        assert (card.timing, card.effect, card.name) == (find(id).timing, find(id).effect, f"hero:{id}")
        assert (card.skull, card.others, card.basic) == (False, find(id).others, True)
    assert isinstance(effect(id), PLAYED[id][0])


@rule("CA-HERO-05", "CA-HERO-06", "CA-HERO-13", "CA-HERO-14", "CA-HERO-15", "CA-HERO-16")
@EACH
def test_a_hero_card_is_played_in_its_window_only(id: str) -> None:
    assert moments(f"play:{id}", {"hand": [id]}) == PLAYED[id][1]


@rule("CA-MORAL-04", "CA-MORAL-05", "CA-HERO-04")
@EACH
@pytest.mark.parametrize("level", [2, 1, -1, -3])
def test_a_hero_card_is_played_where_the_track_allows_it(id: str, level: int) -> None:
    allowed = PLAYED[id][1] if level > -3 else set()
    assert moments(f"play:{id}", {"hand": [id], "level": level}) == allowed


@rule("CA-MORAL-05", "CA-HERO-05")
@EACH
def test_a_hero_card_is_refused_at_the_wrong_time_and_on_the_wrong_space(id: str) -> None:
    if "turn" not in PLAYED[id][1]:
        assert game({"hand": [id]}).refuse(f"play:{id}").rule == "CA-HERO-05"
    for level in (-3, -4):
        assert game({"hand": [id], "level": level}).refuse(f"play:{id}").rule == "CA-MORAL-05"


@rule("CA-HERO-07", "CA-HERO-08", "CA-HERO-11", "CA-HERO-12", "CA-HERO-14")
@pytest.mark.parametrize("id", [id for id in PLAYED if id not in SPECIAL])
def test_a_hero_card_does_exactly_what_it_says(id: str) -> None:
    prove(effect(id), Use(f"play:{id}", {"hand": [id], "xp": 9}, put_down(id)))


@rule("CA-HERO-15")
def test_the_song_of_your_deeds_is_sung_after_a_victory() -> None:
    hero = {"hand": ["song-of-your-deeds"]}
    table = game(hero, cards=[challenge("trial", 3)], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    before = sheet(table)
    table.play("play:song-of-your-deeds")
    assert sheet(table) == received(put_down("song-of-your-deeds")(before), effect("song-of-your-deeds").gain)


# --- with others -------------------------------------------------------------------------------------------


@rule("CA-HERO-08")
def test_an_unlikely_alliance_pays_two_players() -> None:
    gain = effect("unlikely-alliance").gain
    table = game({"hand": ["unlikely-alliance"]})
    before = [sheet(table, seat) for seat in (0, 1)]
    table.play("play:unlikely-alliance")
    after = [received(put_down("unlikely-alliance")(before[0]), gain), received(before[1], gain)]
    assert [sheet(table, seat) for seat in (0, 1)] == after


@rule("CA-HERO-08", "CA-HERO-09")
def test_the_player_of_an_unlikely_alliance_chooses_the_other() -> None:
    gain = effect("unlikely-alliance").gain
    table = game({}, {"hand": ["unlikely-alliance"]}, seats=3)
    before = [sheet(table, seat) for seat in (0, 1, 2)]
    table.play("play:unlikely-alliance", seat=1)
    assert table.asked == (1, "target")
    assert table.keys == ["seat:3", "seat:1"]
    table.play("seat:1")
    after = [received(before[0], gain), received(put_down("unlikely-alliance")(before[1]), gain), before[2]]
    assert [sheet(table, seat) for seat in (0, 1, 2)] == after


def comrades(*abilities: int, **more: Any) -> Play:
    heroes: list[dict[str, Any]] = [{"hand": ["brothers-in-arms"]}, {"abilities": abilities}]
    table = game(*heroes, cards=[challenge("trial", 99, (STR, CHA))], **more)
    table.play("face:trial-easy")
    return table


@rule("CA-HERO-13", "CA-RUNE-20")
def test_brothers_in_arms_lend_a_rune_that_the_challenge_lists() -> None:
    table = comrades(STR, CHA, DEX, rolls=[2, 2, 1, 2])
    before, other = sheet(table), sheet(table, 1)
    table.play("play:brothers-in-arms")
    assert table.asked == (0, "grant")
    assert table.keys == ["rune:str", "rune:cha"]
    table.play("rune:cha")
    assert pool(table) == ["cha"]
    assert sheet(table) == put_down("brothers-in-arms")(before)
    assert sheet(table, 1) == other
    table.play("cast")
    assert [event.args["result"] for event in table.told("ca-event-lost")] == [2]


@rule("CA-HERO-05")
def test_brothers_in_arms_have_nothing_to_lend_that_nobody_has() -> None:
    comrades(DEX).refuse("play:brothers-in-arms")
    table = comrades(CHA)
    before = pool(table)
    table.play("play:brothers-in-arms")
    assert pool(table) == [*before, "cha"]


# --- the answer to a plot ----------------------------------------------------------------------------------

PLOT = AntiheroCard(id="plot", timing=ANY, effect=Receive(Gain(xp=5)))


def plotting(**guard: Any) -> Play:
    """Seat 0 has put down an antihero card."""
    hero = {"hand": ["foiled-plot"], **guard}
    table = game({"hand": ["plot", "act-of-kindness"]}, hero, cards=[PLOT])
    table.play("play:plot")
    return table


@rule("CA-HERO-10", "CA-HERO-20")
def test_a_foiled_plot_has_no_effect_and_both_cards_count_as_played() -> None:
    table = plotting()
    assert table.asked == (1, "respond")
    before = [sheet(table, seat) for seat in (0, 1)]
    table.play("play:foiled-plot")
    assert effect("foiled-plot") == Cancel(ANTIHERO)
    assert sheet(table) == before[0]._replace(played=("antihero:plot",))
    assert sheet(table, 1) == put_down("foiled-plot")(before[1])
    assert table.asked == (0, "turn")


@rule("CA-HERO-10")
def test_a_plot_that_nobody_foils_takes_effect() -> None:
    table = plotting()
    before = sheet(table)
    table.play("pass")
    assert sheet(table) == before._replace(xp=before.xp + 5, played=("antihero:plot",))
    assert sheet(table, 1).hero == 1


@rule("CA-HERO-10", "CA-MORAL-05")
def test_a_plot_is_not_foiled_by_villains() -> None:
    table = plotting(level=-3)
    assert table.asked == (0, "turn")
    assert sheet(table).played == ("antihero:plot",)


@rule("CA-HERO-10")
def test_hero_cards_and_the_own_cards_are_not_foiled() -> None:
    table = game({"hand": ["act-of-kindness"]}, {"hand": ["foiled-plot"]})
    table.play("play:act-of-kindness")
    assert table.asked == (0, "turn")
    table = game({"hand": ["plot", "foiled-plot"]}, {}, cards=[PLOT])
    table.play("play:plot")
    assert table.asked == (0, "turn")
    assert sheet(table).hero == 1


# --- solo and co-op ------------------------------------------------------------------------------------------


@rule("CA-COOP-09")
def test_cards_that_speak_of_others_stay_away_from_a_solo_game() -> None:
    others = {card.key for card in BOX.heroes if card.others}
    assert others == {"unlikely-alliance", "brothers-in-arms", "foiled-plot"}


@rule("CA-COOP-10")
@EACH
def test_in_co_op_a_card_for_oneself_may_be_for_another(id: str) -> None:
    """What a player could play at a moment of one's own turn, another may play for that player."""
    own = id not in ("unlikely-alliance", "foiled-plot")
    assert effect(id).own == own
    hero = {"hand": ["glum"], "abilities": (STR,), "xp": 9}
    helper = {"hand": [id], "abilities": (STR,)}
    cards = [AntiheroCard(id="glum", timing=ANY, effect=Receive(Gain(xp=1))), challenge("trial", 3, (STR,))]
    options = {"mode": "co-op", "asking": "nobody"}
    table = game(hero, helper, cards=cards, options=options, adversary="demon", rolls=[1, ...])
    way = {"turn": (), "prepare": ("face:trial-easy", "dark"), "cast": ("cast",), "won": ("resolve",)}
    found = set()
    for moment, moves in way.items():
        table.play(*moves)
        if f"play:{id}:1" in table.keys_of(1):
            found.add(moment)
    assert found == (PLAYED[id][1] & {*way} if own else set())
