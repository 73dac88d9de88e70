"""Facing a challenge: CA-CHAL."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Frighten, Hinder
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    Ease,
    Recast,
    Receive,
    TurnRune,
    Wander,
)
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Spend, When
from herowright.games.call_to_adventure.cards.triggers import Wins
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HeroCard, Motivation, Origin
from herowright.games.call_to_adventure.rules import codec
from herowright.games.call_to_adventure.rules.components import (
    CHA,
    DARK,
    DEX,
    DIVINITY,
    INT,
    JUSTICE,
    NATURE,
    NONE,
    ORDINARY,
    STR,
    WIS,
)
from herowright.testing import Play, rule
from tests.games.call_to_adventure.plain import FILLERS, NO_POWER, challenge, game, pool, trait, tucked

WIT = HeroCard(id="wit", timing=timing.BEFORE, effect=AddRune((STR,)))
PUSH = HeroCard(id="push", timing=timing.DURING, effect=AddResult(2))
LUCK = HeroCard(id="luck", timing=timing.DURING, effect=Recast())
PACT = AntiheroCard(id="pact", timing=timing.BEFORE, effect=AddDark(2))
FEAR = AntiheroCard(id="fear", timing=timing.OTHER_FACES, effect=Frighten())


def result(table: Play) -> int:
    """Of the last cast."""
    found: int = table.told("ca-event-cast")[-1].args["result"]
    return found


def difficulty(table: Play) -> int:
    found: int = table.view()["attempt"]["difficulty"]
    return found


def outcome(table: Play) -> str:
    """How the only challenge so far ended."""
    (event,) = table.told("ca-event-won") + table.told("ca-event-lost")
    return event.kind.removeprefix("ca-event-")


# --- before the pool -------------------------------------------------------------------------------------


@rule("CA-CHAL-01")
def test_the_steps_of_a_challenge_in_their_order() -> None:
    table = game({"abilities": (STR,), "hand": ["wit", "push"]}, cards=[WIT, PUSH], rolls=[1, 1, 1, 1, 1])
    asked, told = [], []
    for key in ("face:trial-hard", "dark", "play:wit", "leave:str", "add:str", "cast", "play:push"):
        asked.append(table.asked[1])
        told += table.play(key)
    assert asked == ["turn", "prepare", "prepare", "prepare", "prepare", "prepare", "after-cast"]
    steps = ["faces", "dark", "plays", "rune-added", "cast", "plays", "bonus", "fell", "won", "revealed"]
    assert [event.kind.removeprefix("ca-event-") for event in told] == steps


@rule("CA-CHAL-02", "CA-CHAL-04")
@pytest.mark.parametrize("number", [1, 4, 8])
def test_the_difficulty_is_the_number_of_the_card_and_one_more_on_a_path_with_the_symbol(number: int) -> None:
    for path, needed in (("trial-easy", number), ("trial-hard", number + 1)):
        table = game(cards=[challenge("trial", difficulty=number)])
        shown = table.view()["rows"][0]["places"][0]["paths"]
        assert {each["path"]: each["difficulty"] for each in shown}[path] == needed
        table.play(f"face:{path}")
        assert difficulty(table) == needed


@rule("CA-CHAL-03")
def test_the_path_is_declared_before_any_rune_is_cast() -> None:
    table = game(rolls=[1, 1, 1])
    assert [key for key in table.keys if key.startswith("face:")] == ["face:trial-hard", "face:trial-easy"]
    events = table.play("face:trial-easy")
    assert [(event.kind, event.args["path"]) for event in events] == [("ca-event-faces", "path:trial-easy")]
    assert table.view()["attempt"]["result"] is None
    assert table.put_away() == ["rolls [1, 1, 1]"]


@rule("CA-CHAL-05")
def test_neither_challenge_nor_path_can_be_changed_afterwards() -> None:
    table = game({"hand": ["push"]}, row=("trial", "other", "gift"), cards=[challenge("other"), PUSH], rolls=[1, 1, 1])
    table.play("face:trial-easy")
    for key in ("face:trial-hard", "face:other-easy", "gain:gift", "end"):
        table.refuse(key)
    table.play("cast")
    for key in ("face:trial-hard", "face:other-easy", "gain:gift", "end"):
        table.refuse(key)
    table.play("resolve")
    assert tucked(table) == [["trial-easy"], [], []]


@rule("CA-CHAL-05")
def test_unless_a_card_demands_it() -> None:
    cards = [challenge("other"), FEAR]
    table = game({}, {"hand": ["fear"]}, row=("trial", "other"), cards=cards, rolls=[1, 1, 1])
    table.play("face:trial-easy")
    table.play("play:fear", seat=1)
    assert (table.asked, table.keys) == ((0, "flee"), ["face:other-hard", "face:other-easy"])
    table.play("face:other-easy", "cast")
    assert tucked(table) == [["other-easy"], [], []]


@rule("CA-HERO-13", "CA-COOP-38")
@pytest.mark.parametrize(("asking", "before"), [("who-can", []), ("who-holds", ["pass"])])
@pytest.mark.parametrize("asked", [False, True])
def test_nobody_reacts_to_a_challenge_that_was_left(asking: str, before: list[str], asked: bool) -> None:
    """The next player would hinder it, but nobody faces it any more."""
    hinder = AntiheroCard(id="hinder", timing=timing.OTHER_FACES, effect=Hinder(2))
    laid: dict[str, Any] = {"row": ("trial", "other"), "cards": [challenge("other"), FEAR, hinder]}
    table = game({}, {"hand": ["fear"]}, {"hand": ["hinder"]}, seats=3, options={"asking": asking}, **laid)
    table.play("face:trial-easy", *(["cast"] if asked else []))
    table.play("play:fear", seat=1)
    table.play(*before)  # whether to answer that card
    assert (table.asked, table.keys_of(2)) == ((0, "flee"), [])
    table.play("face:other-easy", "cast")
    assert table.asked == (2, "react")


# --- the pool ----------------------------------------------------------------------------------------------


@rule("CA-CHAL-06", "CA-CHAL-13")
def test_the_core_runes_are_always_in_the_pool() -> None:
    table = game({"abilities": (STR, DEX)})
    table.play("face:trial-easy", "leave:str", "leave:dex")
    assert [rune["id"] for rune in table.view()["attempt"]["runes"]] == ["core", "core", "core"]
    assert not [key for key in table.keys if key.startswith("leave:")]
    table.refuse("leave:core")


@rule("CA-CHAL-07")
@pytest.mark.parametrize(
    ("abilities", "runes"),
    [
        ((), []),
        ((STR,), ["str"]),
        ((DEX, STR), ["str", "dex"]),
        ((STR, STR, DEX), ["str", "str", "dex"]),
        ((WIS, INT, CHA), []),
        ((STR, WIS, WIS), ["str"]),
    ],
)
def test_each_icon_of_a_listed_ability_allows_a_rune(abilities: tuple[int, ...], runes: list[str]) -> None:
    table = game({"abilities": abilities})
    table.play("face:trial-easy")
    assert pool(table) == runes


@rule("CA-CHAL-07")
def test_icons_of_all_cards_of_the_story_count() -> None:
    table = game(
        {"abilities": (STR,), "story": [["gain-str", "won-hard"]]},
        cards=[
            trait("gain-str", abilities=(STR,)),
            challenge("won", hard={"abilities": (DEX,)}, easy={"abilities": (DEX, DEX, DEX)}),
        ],
    )
    table.play("face:trial-easy")
    assert pool(table) == ["str", "str", "dex"]


@rule("CA-CHAL-08")
@pytest.mark.parametrize("path", ["hard", "easy"])
def test_both_paths_test_the_same_abilities_and_icons_to_be_won_add_no_runes(path: str) -> None:
    reward = {"abilities": (STR, DEX, WIS)}
    table = game({"abilities": (STR, WIS)}, cards=[challenge("trial", hard=reward, easy=reward)])
    table.play(f"face:trial-{path}")
    assert pool(table) == ["str"]


@rule("CA-CHAL-09")
@pytest.mark.parametrize(("icons", "runes"), [(1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_no_more_than_three_runes_of_an_ability_are_cast(icons: int, runes: int) -> None:
    table = game({"abilities": (STR,) * icons})
    table.play("face:trial-easy")
    assert pool(table) == ["str", "str", "str-special"][:runes]


@rule("CA-CHAL-10")
def test_the_limit_applies_to_each_listed_ability() -> None:
    table = game({"abilities": (STR,) * 4 + (DEX,) * 5})
    table.play("face:trial-easy")
    assert pool(table) == ["str", "str", "str-special", "dex", "dex", "dex-special"]


@rule("CA-CHAL-11")
def test_dark_runes_cost_1_xp_each_before_the_cast() -> None:
    table = game({"xp": 2, "hand": ["push"]}, cards=[PUSH])
    assert table.refuse("dark").rule == "CA-CHAL-11"
    table.play("face:trial-easy", "dark")
    assert (pool(table), table.hero(0).xp) == (["dark"], 1)
    table.play("dark")
    assert (pool(table), table.hero(0).xp) == (["dark", "dark"], 0)
    assert table.refuse("dark").rule == "CA-EXTRA-10"


@rule("CA-CHAL-11")
def test_after_the_cast_it_is_too_late() -> None:
    table = game({"hand": ["push"]}, cards=[PUSH], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert table.asked == (0, "after-cast")
    assert table.refuse("dark").rule == "CA-CHAL-11"


@rule("CA-CHAL-12")
def test_no_more_than_three_dark_runes_are_bought_in_a_turn() -> None:
    table = game({"xp": 9})
    table.play("face:trial-easy", "dark", "dark", "dark")
    assert (pool(table), table.hero(0).xp) == (["dark"] * 3, 6)
    assert table.refuse("dark").rule == "CA-CHAL-12"


@rule("CA-CHAL-12")
def test_purchases_of_all_casts_of_the_turn_count() -> None:
    table = game({"xp": 9, "hand": ["luck"]}, cards=[LUCK], rolls=[2, 2, 1, 2, 2])
    table.play("face:trial-easy", "dark", "dark", "cast", "play:luck", "dark")
    assert table.hero(0).xp == 6
    assert table.refuse("dark").rule == "CA-CHAL-12"


@rule("CA-CHAL-12")
def test_the_next_turn_counts_anew() -> None:
    laid: dict[str, Any] = {"row": ("trial", "other"), "cards": [challenge("other")], "seats": 1, "rolls": [1] * 6}
    table = game({"xp": 9}, **laid)
    table.play("face:trial-easy", "dark", "dark", "dark", "cast", "end", "face:other-easy", "dark")
    assert table.hero(0).xp == 5


@rule("CA-CHAL-13")
def test_ability_runes_may_be_left_out_and_put_back() -> None:
    table = game({"abilities": (STR, STR, STR, DEX)}, rolls=[1, 1, 1, 2])
    table.play("face:trial-easy")
    assert "add:str" not in table.keys
    table.play("leave:str")
    assert pool(table) == ["str", "str", "dex"]
    table.play("add:str", "leave:str", "leave:str", "leave:dex")
    assert pool(table) == ["str"]
    assert ("add:str" in table.keys, "add:dex" in table.keys) == (True, True)
    table.play("cast")
    assert result(table) == 4


@rule("CA-CHAL-13")
def test_a_rune_that_a_card_added_may_be_left_out_and_put_back() -> None:
    table = game({"abilities": (STR,), "hand": ["wit"]}, cards=[WIT])
    table.play("face:trial-easy", "play:wit", "leave:str", "leave:str")
    assert pool(table) == []
    table.play("add:str", "add:str")
    assert pool(table) == ["str", "str"]
    assert "add:str" not in table.keys


@rule("CA-CHAL-12", "CA-CHAL-13")
def test_so_may_dark_runes_but_what_was_paid_is_spent() -> None:
    hero = {"abilities": (CHA, CHA, CHA), "xp": 9, "hand": ["luck"]}
    table = game(hero, cards=[LUCK], rolls=[2, 2, 1, 1, 1, 2, 2, 1])
    table.play("face:trial-easy", "dark", "dark", "cast", "play:luck", "leave:dark", "leave:dark")
    assert (pool(table), table.hero(0).xp) == ([], 7)
    table.play("add:dark", "dark")
    assert (pool(table), table.hero(0).xp) == (["dark", "dark"], 6)
    assert table.refuse("dark").rule == "CA-CHAL-12"
    table.play("add:dark")
    assert (pool(table), table.hero(0).xp) == (["dark"] * 3, 6)
    assert "add:dark" not in table.keys
    table.play("leave:dark", "leave:dark", "leave:dark", "cast")
    assert (result(table), table.view()["heroes"][0]["level"]) == (1, 0)


@rule("CA-CHAL-13")
def test_nobody_has_to_buy_dark_runes() -> None:
    table = game({"xp": 5}, rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert (table.told("ca-event-dark"), table.hero(0).xp) == ([], 5)


# --- before and after the cast -------------------------------------------------------------------------------


@rule("CA-CHAL-14")
def test_effects_of_the_own_story_and_cards_just_played_work_before_the_cast() -> None:
    hero = {"abilities": (DEX,), "hand": ["wit"], "power": Spend(1, AddRune((STR,)))}
    table = game(hero, cards=[WIT])
    assert not {"spend:drive-0", "play:wit"} & set(table.keys)
    table.play("face:trial-easy", "spend:drive-0", "play:wit")
    assert pool(table) == ["dex", "str", "str"]
    assert table.hero(0).xp == 2


@rule("CA-CHAL-14")
def test_a_card_may_lower_the_difficulty_before_the_cast() -> None:
    table = game({"power": Spend(1, Ease(2))}, rolls=[1, 2, 1])
    table.play("face:trial-hard", "spend:drive-0")
    assert difficulty(table) == 2
    table.play("cast", "resolve")
    assert outcome(table) == "won"


@rule("CA-CHAL-14")
def test_what_works_before_the_cast_does_not_work_after_it() -> None:
    hero = {"hand": ["wit", "push"], "power": Spend(1, AddRune((STR,)))}
    table = game(hero, cards=[WIT, PUSH], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert table.keys == ["resolve", "play:push"]


@rule("CA-CHAL-15")
def test_all_runes_are_cast_together_and_each_shows_one_face() -> None:
    hero = {"abilities": (STR, STR, STR, DEX), "hand": ["push"]}
    table = game(hero, cards=[PUSH], rolls=[1, 2, 1, 1, 2, 1, 2, 1])
    table.play("face:trial-easy", "dark", "cast")
    shown = [(rune["id"], rune["adds"]) for rune in table.view()["attempt"]["runes"]]
    core, strength = [("core", 1), ("core", 0), ("core", 1)], [("str", 2), ("str", 1), ("str-special", 2)]
    assert shown == [*core, *strength, ("dex", 1), ("dark", 2)]
    assert table.view()["attempt"]["result"] == result(table) == 10
    assert len(table.told("ca-event-cast")) == 1


@rule("CA-CHAL-16")
def test_a_bonus_after_the_cast_counts() -> None:
    table = game({"hand": ["push"]}, cards=[PUSH], rolls=[1, 2, 1])
    table.play("face:trial-hard", "cast")
    assert table.asked == (0, "after-cast")
    table.play("play:push")
    assert (result(table), outcome(table)) == (2, "won")


@rule("CA-CHAL-16")
def test_a_rune_may_be_turned_after_the_cast() -> None:
    table = game({"power": Spend(1, TurnRune())}, rolls=[1, 2, 1])
    table.play("face:trial-easy", "cast", "spend:drive-0", "rune:1", "resolve")
    assert outcome(table) == "won"


@rule("CA-CHAL-16")
def test_a_new_attempt_follows_the_cast() -> None:
    table = game({"abilities": (STR,), "hand": ["luck"]}, cards=[LUCK], rolls=[2, 2, 1, 2, 1, 1, 1, 1])
    table.play("face:trial-hard", "cast")
    assert result(table) == 2
    table.play("play:luck", "cast")
    assert (result(table), outcome(table)) == (5, "won")


@rule("CA-CHAL-16")
def test_a_challenge_may_have_to_be_changed_after_the_cast() -> None:
    options = {"CA-HERO-21": "after-cast"}
    laid: dict[str, Any] = {"row": ("trial", "other", "gift"), "cards": [challenge("other"), FEAR]}
    table = game({}, {"hand": ["fear"]}, options=options, rolls=[1, 1, 1], **laid)
    table.play("face:trial-easy", "cast")
    assert table.asked == (1, "react")
    table.play("play:fear", seat=1)
    assert table.asked == (0, "flee")
    table.play("gain:gift")
    assert tucked(table) == [["gift"], [], []]
    assert table.told("ca-event-won") == []


# --- the resolution ------------------------------------------------------------------------------------------


@rule("CA-CHAL-17", "CA-CHAL-20")
@pytest.mark.parametrize(
    ("path", "rolls", "ending"),
    [("easy", [1, 1, 1], "won"), ("hard", [1, 1, 1], "lost"), ("easy", [1, 2, 1], "lost"), ("easy", [2, 2, 1], "lost")],
)
def test_a_result_as_high_as_the_difficulty_wins_and_a_lower_one_loses(
    path: str, rolls: list[int], ending: str
) -> None:
    table = game(rolls=rolls)
    table.play(f"face:trial-{path}", "cast")
    assert outcome(table) == ending


@rule("CA-CHAL-17")
def test_a_higher_result_wins_too() -> None:
    table = game({"abilities": (STR,)}, rolls=[1, 1, 1, 1])
    table.play("face:trial-hard", "cast")
    assert (result(table), outcome(table)) == (5, "won")


@rule("CA-CHAL-18")
@pytest.mark.parametrize(("before", "act"), [([], 0), ([FILLERS[:3]], 1), ([FILLERS[:3], FILLERS[3:6]], 2)])
@pytest.mark.parametrize("path", ["trial-hard", "trial-easy"])
def test_a_won_challenge_lies_under_the_current_act_with_the_declared_path_showing(
    before: list[list[str]], act: int, path: str
) -> None:
    rows = [["gift"], ["filler-7"], ["trial"]]
    cards = [challenge("trial", act=2, difficulty=1)]
    table = game({"story": before}, cards=cards, rows=rows, decks=[[], [], []], rolls=[1, 1, 1])
    table.play(f"face:{path}", "cast")
    assert tucked(table)[act] == [path]


@rule("CA-CHAL-19")
@pytest.mark.parametrize("path", ["hard", "easy"])
def test_what_the_visible_path_shows_joins_the_story_and_the_hidden_path_never_does(path: str) -> None:
    hard = {"abilities": (WIS,), "icons": (DIVINITY,), "triumph": 2, "xp": 3, "virtue": 1}
    easy = {"abilities": (CHA,), "icons": (JUSTICE,), "tragedy": 1, "corruption": 2}
    cards = [challenge("trial", difficulty=1, hard=hard, easy=easy)]
    table = game({"xp": 0}, cards=cards, rolls=[1, 1, 1], options={"CA-TURN-06": "optional"})
    table.play(f"face:trial-{path}", "cast")
    hero = table.view()["heroes"][0]
    seen = [hero["abilities"]["wis"], hero["icons"]["divinity"], hero["points"]["triumph"], hero["xp"]]
    other = [hero["abilities"]["cha"], hero["icons"]["justice"], hero["points"]["tragedy"]]
    assert (seen, other, hero["level"]) == (([1, 1, 2, 3], [0, 0, 0], 1) if path == "hard" else ([0] * 4, [1] * 3, -2))


@rule("CA-CHAL-20")
def test_a_lost_challenge_is_discarded_and_nothing_is_gained() -> None:
    table = game(cards=[challenge("trial", easy={"abilities": (STR,), "virtue": 1})], rolls=[2, 2, 1])
    table.play("face:trial-easy", "cast")
    hero = table.view()["heroes"][0]
    assert (tucked(table), hero["abilities"]["str"], hero["level"]) == ([[], [], []], 0, 0)
    row = table.view()["rows"][0]
    assert row["discard"] == ["trial"]
    assert [place["card"] for place in row["places"]] == ["filler-3", "gift", "filler-1", "filler-2"]


@rule("CA-CHAL-21")
@pytest.mark.parametrize("needed", [4, 5, 9, 20])
def test_a_lost_challenge_gives_1_xp_whatever_was_missing(needed: int) -> None:
    table = game({"xp": 0}, {"xp": 2}, cards=[challenge("trial", difficulty=needed)], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert (table.hero(0).xp, table.hero(1).xp) == (1, 2)


@rule("CA-CHAL-22")
@pytest.mark.parametrize(("reward", "xp"), [(0, 3), (2, 5)])
def test_a_win_gives_no_experience_but_what_the_card_shows(reward: int, xp: int) -> None:
    table = game({"xp": 3}, cards=[challenge("trial", easy={"xp": reward})], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert (outcome(table), table.hero(0).xp) == ("won", xp)


@rule("CA-CHAL-23")
def test_one_card_is_drawn_for_each_symbol_on_the_path_gained() -> None:
    cards = [challenge("trial", easy={"hero": 2, "antihero": 1}, hard={"hero": 1})]
    table = game(cards=cards, rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert table.view(0)["heroes"][0]["hand"] == ["hero:hope", "hero:hope", "antihero:spite"]


@rule("CA-CHAL-23")
def test_a_path_that_is_lost_draws_nothing() -> None:
    table = game(cards=[challenge("trial", easy={"hero": 2, "antihero": 1})], rolls=[2, 2, 1])
    table.play("face:trial-easy", "cast")
    assert table.hero(0).hand == ()


@rule("CA-CHAL-24")
def test_using_a_rune_reserves_it_for_nobody() -> None:
    heroes = [{"abilities": (STR,) * 3, "xp": 0}] * 2
    table = game(*heroes, row=("trial", "other"), cards=[challenge("other")], rolls=[1] * 12)
    cast = []
    for path in ("trial-easy", "other-easy"):
        table.play(f"face:{path}")
        cast.append([rune["rune"] for rune in table.view()["attempt"]["runes"]])
        table.play("cast")
    assert cast[0] == cast[1]
    assert len(cast[0]) == 6
    assert (tucked(table, 0)[0], tucked(table, 1)[0]) == (["trial-easy"], ["other-easy"])


@rule("CA-CHAL-02", "CA-CHAL-04", "CA-CHAL-07", "CA-CHAL-11", "CA-CHAL-15", "CA-CHAL-17", "CA-CHAL-18", "CA-CHAL-19")
def test_the_challenge_that_the_book_plays_through() -> None:
    hunter = Origin(id="hunter", abilities=(DEX, WIS), power=When(Wins(hard=True), Gain(xp=1)))
    oath = Motivation(id="bound-by-honor", abilities=(WIS,), power=NO_POWER)
    forest = challenge("deep-forest", 3, (DEX, WIS), hard={"abilities": (WIS,), "icons": (NATURE,), "hero": 1})
    hero = {"origin": "hunter", "motivation": "bound-by-honor", "xp": 3}
    table = game(hero, row=("deep-forest",), cards=[hunter, oath, forest], rolls=[2, 1, 2, 2, 2, 1, 1])
    table.play("face:deep-forest-hard")
    assert (difficulty(table), pool(table)) == (4, ["dex", "wis", "wis"])
    table.play("dark", "cast", "draw:antihero")
    assert result(table) == 0 + 1 + 0 + 1 + 1 + 2 + 2 == 7
    hero = table.view(0)["heroes"][0]
    assert tucked(table) == [["deep-forest-hard"], [], []]
    assert (hero["abilities"]["wis"], hero["icons"]["nature"], hero["level"]) == (3, 1, -1)
    assert hero["hand"] == ["antihero:spite", "hero:hope"]
    assert hero["xp"] == 3 - 1 + 1  # a dark rune paid, a hard path won


# --- unclear points --------------------------------------------------------------------------------------------


@rule("CA-CHAL-25")
@pytest.mark.parametrize(
    ("at", "reward", "reading", "to"),
    [
        (-4, {"virtue": 1}, "runes-first", -3),  # the corruption is not received, then the virtue counts
        (-4, {"virtue": 1}, "rewards-first", -4),
        (2, {"virtue": 1}, "runes-first", 2),
        (2, {"virtue": 1}, "rewards-first", 1),  # the virtue is lost, then the corruption counts
        (0, {"virtue": 1}, "runes-first", 0),
        (0, {"corruption": 1}, "runes-first", -2),
        (0, {"corruption": 1}, "rewards-first", -2),
    ],
)
def test_runes_move_the_marker_before_rewards_do(at: int, reward: dict[str, int], reading: str, to: int) -> None:
    hero = {"level": at, "hand": ["pact"]}
    pact = AntiheroCard(id="pact", timing=timing.BEFORE, effect=AddDark(1))
    cards = [pact, challenge("trial", easy=reward)]
    track = game().state.box.track
    both = [space._replace(plays=("hero", "antihero")) for space in track]
    table = game(hero, options={"CA-CHAL-25": reading}, cards=cards, rolls=[1] * 4, track=both)
    table.play("face:trial-easy", "play:pact", "cast")
    assert outcome(table) == "won"
    assert table.view()["heroes"][0]["level"] == to


@rule("CA-CHAL-27")
@pytest.mark.parametrize(("bought", "granted"), [(0, 2), (1, 2), (2, 1)])
def test_a_card_grants_as_many_dark_runes_as_are_left_and_says_so(bought: int, granted: int) -> None:
    table = game({"hand": ["pact"]}, cards=[PACT])
    table.play("face:trial-easy", *["dark"] * bought, "play:pact")
    assert [event.args["count"] for event in table.told("ca-event-dark-added")] == [granted]
    assert pool(table) == ["dark"] * (bought + granted)


@rule("CA-CHAL-25")
def test_what_goes_beyond_the_end_of_the_track_is_lost_before_the_next_step() -> None:
    table = game({"level": -3}, cards=[challenge("trial", easy={"virtue": 1})], rolls=[1] * 5)
    table.play("face:trial-easy", "dark", "dark", "cast")
    assert table.view()["heroes"][0]["level"] == -3  # down to the bottom, one corruption is not received, and up


@rule("CA-CHAL-25")
@pytest.mark.parametrize("reading", ["runes-first", "rewards-first"])
def test_without_a_reward_the_runes_move_the_marker_either_way(reading: str) -> None:
    table = game(options={"CA-CHAL-25": reading}, cards=[challenge("trial", difficulty=9)], rolls=[1] * 4)
    table.play("face:trial-easy", "dark", "cast")
    assert (outcome(table), table.view()["heroes"][0]["level"]) == ("lost", -1)


@rule("CA-CHAL-26")
def test_no_journey_is_made_between_declaration_and_resolution() -> None:
    table = game({"hand": ["push"]}, cards=[PUSH], rolls=[1, 1, 1])
    table.play("face:trial-easy")
    assert table.refuse("journey:trial").rule == table.refuse("journey:gift").rule == "CA-CHAL-26"
    table.play("cast")
    assert table.refuse("journey:gift").rule == "CA-CHAL-26"
    table.play("resolve", "journey:gift")
    assert table.view()["rows"][0]["discard"] == ["gift"]


@rule("CA-CHAL-26")
def test_nor_does_a_card_replace_one_meanwhile() -> None:
    trail = HeroCard(id="trail", timing=timing.ANY, effect=Wander())
    table = game({"power": Spend(1, Wander())}, {"hand": ["trail"]}, cards=[trail])
    assert ("spend:drive-0" in table.keys, table.keys_of(1)) == (True, ["play:trail"])
    table.play("face:trial-easy")
    assert ("spend:drive-0" in table.keys, table.keys_of(1)) == (False, [])


@rule("CA-CHAL-26")
def test_read_the_other_way_all_cards_but_the_one_being_faced_may_be_left_behind() -> None:
    table = game(options={"CA-CHAL-26": "other-cards"}, rolls=[1, 1, 1])
    table.play("face:trial-easy")
    assert [key for key in table.keys if key.startswith("journey:")] == [
        "journey:gift",
        "journey:filler-1",
        "journey:filler-2",
    ]
    assert table.refuse("journey:trial").rule == "CA-CHAL-26"
    table.play("journey:gift", "cast")
    assert (outcome(table), table.view()["rows"][0]["discard"]) == ("won", ["gift"])


@rule("CA-CHAL-27")
def test_granted_dark_runes_use_up_no_purchase_but_there_are_only_three_of_them() -> None:
    table = game({"xp": 9, "hand": ["pact"]}, cards=[PACT])
    table.play("face:trial-easy", "play:pact")
    assert (pool(table), table.hero(0).xp) == (["dark", "dark"], 9)
    table.play("dark")
    assert (pool(table), table.hero(0).xp) == (["dark"] * 3, 8)
    assert table.refuse("dark").rule == "CA-CHAL-27"
    assert table.state.bought == 1


@rule("CA-CHAL-27")
def test_a_card_adds_only_the_dark_runes_that_are_left() -> None:
    table = game({"xp": 9, "hand": ["pact"]}, cards=[PACT])
    table.play("face:trial-easy", "dark", "dark", "play:pact")
    assert pool(table) == ["dark"] * 3


@rule("CA-CHAL-12")
@pytest.mark.parametrize(("bought", "more"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_purchases_are_counted_over_all_casts_of_a_turn(bought: int, more: int) -> None:
    """Whatever became of the runes that were bought before."""
    table = game({"xp": 9})
    table.state.bought = bought
    table.play("face:trial-easy", *["dark"] * more)
    assert "dark" not in table.keys
    assert table.refuse("dark").rule == "CA-CHAL-12"
    assert len(table.view()["attempt"]["dark"]) == 0


# --- one word for one thing ---------------------------------------------------------------------------------------


@rule("CA-CHAL-16", "CA-CHAL-17")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_cast_is_resolved_with_one_word(seat: int) -> None:
    """Also where a card was played after the cast, by the player or by another."""
    alms = [HeroCard(id="alms", copy=copy, timing=timing.ANY, effect=Receive(Gain(xp=1))) for copy in (1, 2, 3)]
    table = game({"hand": ["alms", "alms-2"]}, {"hand": ["alms-3"]}, cards=alms, rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert table.asked == (0, "after-cast")
    table.play("play:alms", seat=seat)
    table.play("resolve")
    assert outcome(table) == "won"


@rule("CA-CHAL-16", "CA-HERO-14")
def test_who_plays_a_card_before_the_resolution_gets_an_answer_to_it() -> None:
    """Where a card is played when the others are asked, the player is asked again: it may need an answer."""
    harm = AntiheroCard(id="harm", timing=timing.OTHER_FACES, effect=Hinder(2))
    push = HeroCard(id="push", timing=timing.DURING, effect=AddResult(2))
    push_2 = HeroCard(id="push", copy=2, timing=timing.DURING, effect=AddResult(2))
    options = {"CA-HERO-21": "after-cast"}
    table = game(
        {"hand": ["push", "push-2"]}, {"hand": ["harm"]}, cards=[harm, push, push_2], rolls=[1, 1, 1], options=options
    )
    table.play("face:trial-easy", "cast", "play:push", "resolve")
    assert table.asked == (1, "react")
    table.play("play:harm")
    assert table.asked == (0, "after-cast")
    table.play("resolve")
    assert outcome(table) == "won"


# --- saves of earlier versions -------------------------------------------------------------------------------------


@rule("CA-CHAL-13", "CA-RETRY-02")
def test_an_attempt_saved_by_an_earlier_version_keeps_its_runes_and_their_reasons() -> None:
    """Which named the runes in the pool and those that were bought or granted."""
    wise = HeroCard(id="wise", timing=timing.BEFORE, effect=AddRune((WIS,)))
    table = game({"abilities": (STR, STR), "hand": ["wise"], "xp": 3}, cards=[wise])
    table.play("face:trial-easy", "leave:str", "dark", "dark", "leave:dark", "play:wise")
    state, rules = table.state, table.table.game
    data = rules.encode(state)
    old = {key: value for key, value in data["attempt"].items() if key not in ("added", "left_out", "landing")}
    old["granted"] = [DARK[0], DARK[1], ORDINARY[WIS][0]]
    now = codec.decode(data | {"attempt": old}, state.box, state.settings, state.chance.copy())
    assert rules.encode(now) == data
    assert now.attempt is not None
    assert sorted(now.attempt.left_out) == [NONE, STR]
