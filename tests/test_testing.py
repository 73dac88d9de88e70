"""The testing door, as somebody uses it who knows only the rulebook."""

from __future__ import annotations

import ast
import importlib
import re
from typing import Any

import pytest

from herowright import testing
from herowright.table.native import source
from herowright.testing import Play, situation
from herowright.testing import call_to_adventure as ca
from herowright.testing import pathfinder as pf
from herowright.testing import roll_player as rp

pytest_plugins = ["pytester"]


# --- one import --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("door", "names"),
    [
        (rp, "Trait PerCard GainGold DieBonus AtLeast Minion situation rule skill hero_class RED STR"),
        (ca, "Challenge Path Gain Receive Spend SpendXp STR ARCANA challenge trait hero_card situation rule"),
        (pf, "Bane Boon Play Fight AddDice On Reduce MELEE bane boon location character situation rule"),
    ],
)
def test_one_import_brings_the_whole_vocabulary(door: Any, names: str) -> None:
    space: dict[str, Any] = {}
    exec(f"from {door.__name__} import *", space)
    assert [name for name in names.split() if name not in space] == []


@pytest.mark.parametrize("game", ["call_to_adventure", "pathfinder", "roll_player", "roll_player.fiends_familiars"])
def test_no_word_of_a_vocabulary_means_two_things(game: str) -> None:
    """What a module defines is what its name stands for, whatever the modules after it import."""
    vocabulary = importlib.import_module(f"herowright.games.{game}.cards.vocabulary")
    for line in source(vocabulary.__name__).body[1:]:
        assert isinstance(line, ast.ImportFrom)
        module = importlib.import_module(str(line.module))
        for thing in source(module.__name__).body:
            parts = [part for target in getattr(thing, "targets", ()) for part in ast.walk(target)]
            for name in [getattr(thing, "name", "_"), *(part.id for part in parts if isinstance(part, ast.Name))]:
                assert name.startswith("_") or getattr(vocabulary, name) is getattr(module, name), name


def test_neutral_cards_change_nothing() -> None:
    table = situation(
        "roll-player",
        1,
        phase="scoring",
        heroes=[{"race": "nobody", "hero_class": "nobody", "backstory": "nobody", "alignment": "nobody", "gold": 0}],
        cards=[rp.race(), rp.hero_class(), rp.backstory(), rp.alignment()],
    )
    assert table.table.outcome is not None
    assert table.table.outcome.seats[0].total == 0


# --- text --------------------------------------------------------------------------------------------------


def test_dice_are_read_as_they_are_written() -> None:
    hero = {"rows": {"str": ["red2", "", "gold5"], "wis": ["blue6"]}}
    table = situation("roll-player", 2, heroes=[hero], pool=["red1", "gold4", "blue6"])
    assert isinstance(table, rp.RollPlayerPlay)
    assert table.row(0, "str") == ["red2", "", "gold5"]
    assert table.rows(0)["wis"] == ["blue6", "", ""]
    assert table.pool() == ["red1", "gold4", "blue6"]
    table.play("take:2", "place:wis")
    assert table.row(0, "wis") == ["blue6", "gold4", ""]


def test_a_die_is_drawn_together_with_what_it_shows() -> None:
    table = situation("roll-player", 2, phase="roll", draws=["red6", "green1", "gold4"])
    assert isinstance(table, rp.RollPlayerPlay)
    assert table.pool() == ["green1", "gold4", "red6"]


def test_runes_are_cast_and_read_by_face() -> None:
    table = situation(
        "call-to-adventure",
        cards=[ca.challenge("trial", 3), ca.origin("strong", [ca.STR])],
        heroes=[{"origin": "strong"}],
        rows=[["trial"]],
        attempt="trial-easy",
        rolls=["core:1", "core:0", "core:either", "str:2"],
    )
    assert isinstance(table, ca.CallToAdventurePlay)
    assert table.asked == (0, "prepare")
    assert table.runes() == ["core", "core", "core", "str"]
    table.play("cast")
    assert table.runes() == ["core:1", "core:0", "core:either", "str:2"]


def test_a_face_that_a_rune_does_not_have_is_refused() -> None:
    table = situation(
        "call-to-adventure", cards=[ca.challenge("trial")], rows=[["trial"]], attempt="trial-easy", rolls=["dark:1"]
    )
    with pytest.raises(ValueError, match="'dark:1', and this shows core:1 or core:0"):
        table.play("cast")
    table.put_away()


def test_dice_of_a_check_say_how_many_sides_they_have() -> None:
    hero = {"character": "hero-0"}
    table = situation("pathfinder", 1, heroes=[hero], cards=[pf.character(0), pf.bane("wolf")], encounter="wolf")
    assert isinstance(table, pf.PathfinderPlay)
    table.script(rolls=["d10:7"])
    while not table.told("pf-event-rolls"):
        table.play(next(key for key in table.keys if key.startswith(("fight:", "roll"))))
    assert table.told("pf-event-rolls")[0].args["result"] == 7


# --- moments -----------------------------------------------------------------------------------------------


def test_scoring_can_be_arranged_directly() -> None:
    for game in ("roll-player", "call-to-adventure"):
        moment = {"phase": "scoring"} if game == "roll-player" else {"moment": "scoring", "rows": [[]]}
        assert situation(game, 2, **moment).table.is_over


def test_the_end_of_a_turn_can_be_arranged_directly() -> None:
    table = situation(
        "call-to-adventure", cards=[ca.challenge("trial")], rows=[["trial"]], moment="end-turn", acted=True
    )
    assert table.state.turn == 1
    assert not table.state.acted


def test_a_moment_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no moment 'tea'"):
        situation("call-to-adventure", rows=[[]], moment="tea")
    for options in ({}, FIENDS):
        with pytest.raises(ValueError, match="there is no phase 'tea'"):
            situation("roll-player", 2, options, phase="tea")


FIENDS = {"expansion": "fiends-familiars"}
HAND, SCHOLAR = {"hand": ["red1"]}, {"skills": ["climb"], "marker": 4}


@pytest.mark.parametrize("options", [{}, FIENDS])
@pytest.mark.parametrize(
    ("phase", "given", "question", "called"),
    [
        ("sheets", {}, "sheet", "set-up"),
        ("classes", {}, "class-side class-card", "set-up"),
        ("deal", {"heroes": [HAND]}, "start-die familiar", "set-up"),
        ("familiars", {}, "familiar", "set-up"),
        ("starting-dice", {}, "start-die", "set-up"),
        ("place-starting-dice", {"heroes": [HAND]}, "start-row", "set-up"),
        ("roll", {"draws": ["red1", "blue1", "red2"]}, "order", "roll"),
        ("dice", {}, "initiative", "dice"),
        (
            "before-market",
            {"heroes": [{"hero_class": "druid"}], "discard": ["weak"], "initiative": {0: 1}},
            "from-discard",
            "before-market",
        ),
        ("market", {"market": ["weak"], "initiative": {0: 1}}, "market", "market"),
        ("clean-up", {"heroes": [SCHOLAR | {"exhausted": ["climb"]}]}, "refresh", "clean-up"),
        ("last-call", {"heroes": [SCHOLAR]}, "last-call", "last-call"),
        ("battle", {"heroes": [{"xp": 9}]}, "hire", "battle"),
        ("hire", {"heroes": [{"xp": 9}]}, "hire", "battle"),
        ("fight", {"heroes": [{"xp": 9, "combat_dice": 1}]}, "battle-reroll", "battle"),
        ("spoils", {"heroes": [{"result": 9}, {"result": 1}]}, None, "over"),
        ("scoring", {}, None, "over"),
    ],
)
def test_an_arranged_table_names_its_phase_as_a_game_does(
    options: dict[str, Any], phase: str, given: dict[str, Any], question: str | None, called: str
) -> None:
    """`question` is what is asked first, in the expansion perhaps something else."""
    if phase in ("familiars", "battle", "hire", "fight", "spoils"):
        options = FIENDS
    table = situation("roll-player", 2, options, phase=phase, **given)
    asked = table.table.decision.kind if table.table.decision else None
    assert asked == question or (question and asked in question.split())
    assert table.view()["phase"] == called


CO_OP = {"mode": "co-op"}


@pytest.mark.parametrize(
    ("game", "options", "wrong", "told"),
    [
        ("roll-player", {}, {"phase": "market"}, "`initiative` says who holds which"),
        ("roll-player", FIENDS, {"phase": "market"}, "`initiative` says who holds which"),
        ("roll-player", {}, {"phase": "place-starting-dice"}, "seat 0 has no dice"),
        ("roll-player", {}, {"turn": 2}, "turn is a seat from 0 to 1, not 2"),
        ("call-to-adventure", {}, {"rows": [[]], "first": 2}, "first is a seat from 0 to 1, not 2"),
        ("pathfinder", {}, {"turn": -1}, "turn is a seat from 0 to 1, not -1"),
        ("call-to-adventure", {}, {"rows": [[]], "heroes": [{}] * 3}, "there are 2 seats, not 3"),
        ("pathfinder", {}, {"heroes": [{}] * 3}, "there are 2 seats, not 3"),
        ("roll-player", {}, {"initiative": {0: 4}}, "cannot hold the initiative card 4: there are 3"),
        ("roll-player", {}, {"initiative": {0: 0}}, "cannot hold the initiative card 0"),
        ("roll-player", {}, {"initiative": {2: 1}}, "seat 2 cannot hold"),
        ("roll-player", {}, {"initiative": {0: 1, 1: 1}}, "two seats hold the initiative card 1"),
        ("roll-player", {}, {"coins": [1]}, "there are 3 initiative cards for coins, not 1"),
        ("roll-player", {}, {"bag": ["pink"]}, "there are no pink dice: "),
        ("roll-player", {}, {"pool": ["gold", "red1", "red2"]}, "'gold' is no die"),
        ("roll-player", {}, {"heroes": [{"rows": {"luck": ["red1"]}}]}, "there is no row 'luck': str"),
        ("roll-player", {}, {"heroes": [{"race": "hobbit"}]}, "there is no 'race:hobbit' in roll-player"),
        ("roll-player", {}, {"market": ["tea"]}, "there is no 'market:tea'"),
        ("roll-player", FIENDS, {"monster": "tea"}, "there is no monster 'tea'"),
        ("roll-player", FIENDS, {"lurking": {"9": []}}, "there is no initiative card 9: 1, 2, TOP"),
        ("roll-player", FIENDS, {"phase": "spoils"}, "name the `result` of each"),
        ("roll-player", FIENDS, {"phase": "adventure", "revealed": 3}, "3 adventure cards can be revealed"),
        ("call-to-adventure", {}, {"rows": [["tea"]]}, "there is no 'story:tea' in call-to-adventure"),
        ("call-to-adventure", {}, {"rows": [[]] * 4}, "there are 3 acts"),
        ("call-to-adventure", CO_OP, {"rows": [[]], "adversary": "tea"}, "there is no adversary 'tea': "),
        ("pathfinder", {}, {"places": {}}, "everybody is at a location"),
        ("pathfinder", {}, {"step": ()}, "a step has a name"),
        ("pathfinder", {}, {"step": ("tea",)}, "there is no step 'tea': "),
        ("pathfinder", {}, {"step": ("decks",)}, "the step 'decks': missing a required argument: 'seat'"),
    ],
)
def test_what_cannot_be_laid_out_is_refused_in_words(
    game: str, options: dict[str, Any], wrong: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        situation(game, 2, options, **wrong)


def test_the_full_form_of_a_key_always_works() -> None:
    """What a key looks like does not depend on how many powers a card has or how many ways there are to pay."""
    sword = pf.boon("sword", pf.WEAPON, pf.Play(pf.REVEAL, pf.Fight((pf.MELEE,), "1d8")))
    hero = {"character": "hero-0", "hand": ["sword"]}
    cards = [pf.character(0), pf.bane("wolf"), sword]
    for key in ("reveal:sword:melee", "reveal:sword:1:melee"):
        table = situation("pathfinder", 1, heroes=[hero], cards=cards, encounter="wolf")
        while not any(each.startswith("reveal:") for each in table.keys):
            table.play(table.keys[0])
        table.play(key)
        assert table.table.decisions[-1] == (0, "reveal:sword:melee")
    shop: dict[str, Any] = {"phase": "market", "market": ["longsword"], "heroes": [{"gold": 9}]}
    for key in ("buy:longsword", "buy:longsword:0-tokens"):
        situation("roll-player", 2, initiative={0: 1, 1: 2}, **shop).play(key)


# --- scripts are played to their end -----------------------------------------------------------------------


def test_what_is_left_over_is_named() -> None:
    table = situation("roll-player", 2, pool=["red1", "gold4", "blue6"], rolls=[3, 4])
    assert table.left_over == ["rolls [3, 4]"]
    assert Play(table.table).left_over == ["rolls [3, 4]"]
    assert table in testing.opened
    assert table.put_away() == ["rolls [3, 4]"]
    assert table not in testing.opened


def test_a_script_can_be_written_on_the_way() -> None:
    table = situation("roll-player", 2, pool=["red1", "gold4", "blue6"], rolls=[3])
    with pytest.raises(AssertionError, match=r"left over in the script: rolls \[3\]"):
        table.script(rolls=[4])
    table.put_away()
    other = situation("roll-player", 2, pool=["red1", "gold4", "blue6"], heroes=[{"rows": {"str": ["white2"]}}])
    assert isinstance(other, rp.RollPlayerPlay)
    other.play("take:1", "place:int")
    other.script(rolls=[5])
    assert other in testing.opened
    other.play("reroll:str:1", "keep:new")
    assert (other.row(0, "str")[0], other.left_over) == ("white5", [])


def test_a_script_with_rests_fails_its_test(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest
        from herowright.testing import situation

        POOL = ["red1", "gold4", "blue6"]

        @pytest.fixture
        def table():
            return situation("roll-player", 2, pool=POOL, rolls=[5])

        def test_too_long_from_a_fixture(table):
            table.play("take:1", "place:str")

        def test_too_long():
            situation("roll-player", 2, pool=POOL, rolls=[6]).play("take:1", "place:str")

        def test_exact():
            situation("roll-player", 2, pool=POOL).play("take:1", "place:str")

        def test_and_so_on():
            situation("roll-player", 2, pool=POOL, rolls=[6, ...], shuffles=[["weak"], ...]).play("take:1", "place:str")

        def test_put_away():
            table = situation("roll-player", 2, pool=POOL, rolls=[6])
            table.play("take:1", "place:str")
            assert table.put_away() == ["rolls [6]"]
        """
    )
    result = pytester.runpytest_inprocess("-p", "herowright.testing.plugin", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=3, failed=2)
    result.stdout.fnmatch_lines(["*left over in the script: rolls ?6?*"])
