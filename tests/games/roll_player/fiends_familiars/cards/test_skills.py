"""The skills of Fiends & Familiars and of Monsters & Minions: what each does on the table."""

from collections import Counter
from typing import Any

import pytest

from herowright.games.roll_player.cards.types import Skill
from herowright.games.roll_player.fiends_familiars.cards import skills as fiends_familiars
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions import skills as monsters_minions
from herowright.testing import Play, rule, situation

# Skill, card number and dots as printed.
FIENDS = [
    ("charm", 9, 1),
    ("entrap", 10, 1),
    ("examine", 26, 2),
    ("manipulate", 27, 2),
    ("sense-evil", 28, 2),
    ("speculate", 29, 2),
    ("subvert", 30, 2),
    ("summon", 31, 2),
]
MONSTERS = [
    ("haggle", 12, 1),
    ("disarm-trap", 13, 2),
    ("disguise", 14, 1),
    ("tumble", 15, 1),
]
PRINTED = FIENDS + MONSTERS
EACH = pytest.mark.parametrize(("id", "number", "dots"), PRINTED, ids=[row[0] for row in PRINTED])
# Where the marker goes from the centre, and where it cannot go on.
TOWARD = {"good": 1, "evil": 7, "lawful": 3, "chaotic": 5}
BOXES = {"expansion": "fiends-familiars-mm"}
MISERY, STUPOR, TREASON = "fiend-of-misery", "fiend-of-stupor", "fiend-of-treason"


def find(id: str) -> Any:
    return fiends_box_of("pl2", "fiends-familiars-mm").find("market", id)


def game(*skills: str, other: dict[str, Any] | None = None, **spec: Any) -> Play:
    """Seat 0 owns the skills and is about to choose an initiative card, unless arranged otherwise."""
    hero = {"hero_class": "monk", "gold": 20, "marker": 4, "skills": skills, **spec.pop("hero", {})}
    return situation("roll-player", 2, BOXES, heroes=[hero, {"hero_class": "thief", **(other or {})}], **spec)


def market(*skills: str, **spec: Any) -> Play:
    return game(*skills, phase="market", initiative={0: 1, 1: 2}, **spec)


def dice(table: Play, row: str) -> list[str]:
    return [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["rows"][row] if die]


def changes(table: Play, *verbs: str) -> list[str]:
    return [key for key in table.keys if key.startswith(verbs)]


# --- all of them -----------------------------------------------------------------------------------------


@rule("RP-COMP-14", "FF-COMP-04")
@EACH
def test_a_skill_is_as_printed_and_ready_when_bought(id: str, number: int, dots: int) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots) == ("skill", number, dots)
    table = market(market=[id, "weak"])
    table.play(f"buy:{id}")
    assert table.view()["heroes"][0]["skills"] == [{"id": id, "ready": True}]
    assert table.hero(0).gold == 20 - card.cost
    assert table.hero(0).marker == 4


@rule("RP-SKILL-02", "RP-SKILL-04")
@EACH
def test_a_skill_moves_the_marker_along_its_arrow_and_is_exhausted(id: str, number: int, dots: int) -> None:
    table = market(id, market=["weak"])
    table.play(f"use:{id}")
    assert table.hero(0).marker == TOWARD[find(id).arrow]
    table.play(*[key for key in table.keys if key in ("skip", "done")])
    assert table.view()["heroes"][0]["skills"] == [{"id": id, "ready": False}]
    assert table.asked == (0, "market")


@rule("RP-SKILL-03")
@EACH
def test_a_skill_is_stuck_where_its_arrow_leads_off_the_grid(id: str, number: int, dots: int) -> None:
    table = market(id, market=["weak"], hero={"marker": TOWARD[find(id).arrow]})
    assert table.refuse(f"use:{id}").rule == "RP-SKILL-03"


def test_there_are_eight_skills_and_four_more() -> None:
    assert [card.id for card in fiends_familiars.SKILLS] == [row[0] for row in FIENDS]
    assert [card.id for card in monsters_minions.SKILLS] == [row[0] for row in MONSTERS]


@pytest.mark.parametrize(
    ("skills", "each"), [(fiends_familiars.SKILLS, 2), (monsters_minions.SKILLS, 1)], ids=["ff", "mm"]
)
def test_arrows_point_all_ways_alike(skills: tuple[Skill, ...], each: int) -> None:
    assert Counter(skill.arrow for skill in skills) == dict.fromkeys(TOWARD, each)


def test_only_summon_is_known_to_the_letter() -> None:
    cards = (*fiends_familiars.SKILLS, *monsters_minions.SKILLS)
    assert [card.id for card in cards if card.provenance_of("effect") == "printed"] == ["summon"]
    assert {card.provenance_of(value) for card in cards for value in ("cost", "arrow")} == {"ours"}


# --- dice --------------------------------------------------------------------------------------------------


@rule("FF-FAM-01")
def test_charm_changes_a_die_of_the_familiar_alone() -> None:
    table = game("charm", hero={"rows": {"familiar": ["red2"], "str": ["red3"]}})
    table.play("use:charm")
    assert changes(table, "raise", "lower") == ["lower:familiar:1", "raise:familiar:1", "raise2:familiar:1"]
    table.play("raise2:familiar:1")
    assert (dice(table, "familiar"), dice(table, "str")) == (["red4"], ["red3"])


@rule("FF-SPLIT-04")
def test_charm_never_leads_past_the_faces_of_a_die() -> None:
    table = game("charm", hero={"rows": {"familiar": ["green-blue3", "clear7"]}})
    table.play("use:charm")
    assert changes(table, "raise") == ["raise:familiar:1", "raise:familiar:2"]
    assert changes(table, "lower2") == ["lower2:familiar:1", "lower2:familiar:2"]


def test_manipulate_turns_a_die_to_four() -> None:
    rows = {"str": ["red1", "red4"], "dex": ["green-blue2"], "familiar": ["clear8"]}
    table = game("manipulate", hero={"rows": rows})
    table.play("use:manipulate")
    assert changes(table, "die:") == ["die:str:1", "die:dex:1", "die:familiar:1"]
    table.play("die:familiar:1")
    assert dice(table, "familiar") == ["clear4"]


@rule("FF-SPLIT-05")
@pytest.mark.parametrize(("before", "after"), [("red2", "red5"), ("green-blue1", "green-blue4"), ("clear3", "clear8")])
def test_subvert_turns_a_die_over(before: str, after: str) -> None:
    table = game("subvert", hero={"rows": {"str": [before]}})
    table.play("use:subvert", "flip:str:1")
    assert dice(table, "str") == [after]


def test_tumble_rerolls_two_dice_and_keeps_either_value_of_each() -> None:
    table = game("tumble", hero={"rows": {"str": ["red2"], "dex": ["red3"]}}, rolls=[6, 1])
    table.play("use:tumble", "die:str:1", "keep:new", "die:dex:1", "keep:old")
    assert (dice(table, "str"), dice(table, "dex")) == (["red6"], ["red3"])
    assert table.asked == (0, "initiative")


def test_tumble_may_stop_after_one_die() -> None:
    table = game("tumble", hero={"rows": {"str": ["red2"], "dex": ["red3"]}}, rolls=[6])
    table.play("use:tumble", "die:str:1", "keep:new", "skip")
    assert (dice(table, "str"), dice(table, "dex")) == (["red6"], ["red3"])
    assert table.asked == (0, "initiative")


# --- gains -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fiends", "xp"), [([], 0), ([MISERY], 1), ([MISERY, STUPOR], 2), ([MISERY, STUPOR, TREASON], 2)]
)
def test_sense_evil_brings_xp_for_active_fiends(fiends: list[str], xp: int) -> None:
    table = game("sense-evil", hero={"fiends": fiends, "banished": ["fiend-of-chaos"]})
    table.play("use:sense-evil", *["gain"] * bool(xp))
    assert table.hero(0).xp == xp


@pytest.mark.parametrize(("gold", "more"), [(1, 0), (2, 1), (5, 2), (8, 4), (20, 4)])
def test_speculate_makes_gold_of_gold(gold: int, more: int) -> None:
    table = game("speculate", hero={"gold": gold})
    table.play("use:speculate", *["gain"] * bool(more))
    assert table.hero(0).gold == gold + more


def test_haggle_brings_gold_and_a_charisma_token() -> None:
    table = game("haggle", hero={"tokens": 1})
    table.play("use:haggle", "gain")
    assert (table.hero(0).gold, table.hero(0).tokens) == (21, 2)


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (3, 2)])
def test_disarm_trap_brings_xp_and_heals(wounds: int, left: int) -> None:
    table = game("disarm-trap", hero={"wounds": wounds})
    table.play("use:disarm-trap", "gain")
    assert (table.hero(0).xp, table.hero(0).wounds) == (1, left)


def test_disguise_moves_the_marker_on_by_up_to_two_steps() -> None:
    table = game("disguise")
    table.play("use:disguise", "move:lawful", "move:good")
    assert table.hero(0).marker == 3
    assert table.asked == (0, "initiative")


def test_disguise_may_stop_after_its_arrow() -> None:
    table = game("disguise")
    table.play("use:disguise", "done")
    assert table.hero(0).marker == TOWARD[find("disguise").arrow]


# --- minions, adventure cards and fiends ---------------------------------------------------------------------


@rule("FF-HUNT-02")
def test_entrap_reveals_the_next_minion_for_nothing() -> None:
    table = game("entrap")
    first, second, third = table.state.minions[:3]
    table.play("use:entrap", "next-minion")
    assert table.state.minions[:2] == [second, third]
    assert table.state.minions[-1] is first
    assert table.hero(0).gold == 20


def test_entrap_finds_no_other_minion_where_there_is_one() -> None:
    table = game("entrap", minions=[find_minion(0)])
    table.play("use:entrap")
    assert table.asked == (0, "initiative")
    assert [minion.id for minion in table.state.minions] == [find_minion(0)]


def find_minion(at: int) -> str:
    return fiends_box_of("pl2", "fiends-familiars-mm").minions[at].id


@rule("FF-HUNT-20")
def test_examine_shows_an_adventure_card_to_its_user_alone() -> None:
    table = game("examine")
    table.play("use:examine")
    assert table.keys == ["skip", "look:lair", "look:trap", "look:attack"]
    table.play("look:trap")
    assert [row["id"] for row in table.view(0)["adventure"]] == [None, table.state.adventure[1].id, None]
    assert [row["id"] for row in table.view(1)["adventure"]] == [None, None, None]
    assert table.hero(0).adventure_tokens == 0


def test_examine_offers_no_card_twice() -> None:
    table = game("examine", hero={"looked": ["lair", "trap"]})
    table.play("use:examine")
    assert table.keys == ["skip", "look:attack"]


@rule("FF-CARD-18", "FF-CARD-20")
@pytest.mark.parametrize("card", ["1", "2", "TOP"])
def test_summon_puts_an_own_fiend_on_any_initiative_card(card: str) -> None:
    lurking = {"1": [], "2": [TREASON], "TOP": []}
    table = market("summon", market=["weak"], hero={"fiends": [MISERY]}, lurking=lurking)
    table.play("use:summon", f"fiend:{MISERY}")
    assert table.keys == ["on:1", "on:2", "on:TOP"]
    table.play(f"on:{card}")
    assert [row["fiends"] for row in table.view()["initiative"]] == [
        [*lurking[number], *([MISERY] if number == card else [])] for number in ("1", "2", "TOP")
    ]
    assert table.hero(0).fiends == ()


@rule("FF-CARD-19")
def test_whoever_takes_the_card_next_gets_all_fiends_on_it() -> None:
    table = game("summon", hero={"fiends": [MISERY]}, lurking={"2": [TREASON]})
    table.play("use:summon", f"fiend:{MISERY}", "on:2", "take:1", "place:str", "skip", "take:2")
    assert [fiend.id for fiend in table.hero(1).fiends] == [TREASON, MISERY]


@rule("FF-CARD-20")
def test_summon_does_not_move_a_banished_fiend() -> None:
    table = game("summon", hero={"fiends": [MISERY], "banished": [STUPOR]})
    table.play("use:summon")
    assert table.keys == ["skip", f"fiend:{MISERY}"]


@rule("RP-SKILL-04")
@pytest.mark.parametrize("id", ["sense-evil", "speculate", "haggle", "disarm-trap"])
def test_what_a_skill_brings_may_be_left(id: str) -> None:
    table = game(id, hero={"fiends": [MISERY], "gold": 4, "wounds": 1})
    table.play(f"use:{id}")
    assert (table.asked, table.keys[:2]) == ((0, "skill-gain"), ["gain", "skip"])
    table.play("skip")
    hero = table.hero(0)
    assert (hero.xp, hero.gold, hero.tokens, hero.wounds) == (0, 4, 0, 1)
    assert [skill.id for skill in hero.exhausted] == [id]
