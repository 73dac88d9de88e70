"""The scrolls of Fiends & Familiars and of Monsters & Minions: what reading each does, once, when it is bought."""

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards import scrolls as fiends_familiars
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions import scrolls as monsters_minions
from herowright.testing import Play, rule, situation

# Scroll, card number and dots as printed.
FIENDS = [
    ("clarity", 7, 1),
    ("restore", 8, 1),
    ("brimstone", 23, 2),
    ("domesticate", 24, 2),
    ("exile", 25, 2),
]
MONSTERS = [
    ("protection", 16, 2),
    ("realign", 17, 2),
    ("energy-field", 18, 2),
    ("dispel", 19, 2),
    ("levitate", 20, 2),
    ("mesmerize", 21, 1),
    ("mirage", 22, 2),
    ("tremor", 23, 2),
    ("revive", 24, 2),
    ("gather-power", 25, 1),
    ("stoneskin", 26, 1),
    ("enchant", 27, 2),
    ("banish", 35, 2),
]
PRINTED = FIENDS + MONSTERS
BOXES = {"expansion": "fiends-familiars-mm"}
MISERY, STUPOR, COLLUSION = "fiend-of-misery", "fiend-of-stupor", "fiend-of-collusion"


def find(id: str) -> Any:
    return fiends_box_of("pl2", "fiends-familiars-mm").find("market", id)


def read(id: str, *keys: str, rolls: tuple[int, ...] = (), bag: list[str] | None = None, **hero: Any) -> Play:
    """Seat 0 buys the scroll in the first Market turn, then answers what it asks."""
    hero = {"hero_class": "monk", "gold": 20, "marker": 4, **hero}
    heroes = [hero, {"hero_class": "thief"}]
    held = {0: 1, 1: 2}
    table = situation(
        "roll-player",
        2,
        BOXES,
        phase="market",
        initiative=held,
        heroes=heroes,
        market=[id, "weak"],
        rolls=rolls,
        bag=bag,
    )
    table.play(f"buy:{id}", *keys)
    return table


def dice(table: Play, row: str) -> list[str]:
    return [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["rows"][row] if die]


def spaces(table: Play, row: str) -> list[str | None]:
    return [die and f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["rows"][row]]


def own(table: Play, *begin: str) -> list[str]:
    """The answers to the question itself, without what may be done at any time."""
    return [key for key in table.keys if key.startswith(begin)]


def gold(id: str) -> int:
    """What is left of 20 gold once the scroll is paid."""
    return 20 - int(find(id).cost)


# --- all of them -----------------------------------------------------------------------------------------


@rule("FF-SCROLL-01", "FF-SCROLL-02", "FF-COMP-04")
@pytest.mark.parametrize(("id", "number", "dots"), PRINTED, ids=[row[0] for row in PRINTED])
def test_a_scroll_is_as_printed_and_stays_with_its_buyer(id: str, number: int, dots: int) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots) == ("scroll", number, dots)
    assert 1 <= card.cost <= 4
    table = read(id, *(["row:cha", "token"] if id == "enchant" else []))
    table.play(*own(table, "skip", "done"))
    assert table.view()["heroes"][0]["scrolls"] == [id]
    assert table.hero(0).marker == 4
    assert (id in table.view()["market"], table.asked) == (False, (1, "market"))


def test_there_are_five_scrolls_and_thirteen_more() -> None:
    assert [card.id for card in fiends_familiars.SCROLLS] == [row[0] for row in FIENDS]
    assert [card.id for card in monsters_minions.SCROLLS] == [row[0] for row in MONSTERS]


def test_clarity_and_restore_are_known_to_the_letter() -> None:
    cards = (*fiends_familiars.SCROLLS, *monsters_minions.SCROLLS)
    assert [card.id for card in cards if card.provenance_of("effect") == "printed"] == ["clarity", "restore"]
    assert {card.provenance_of("cost") for card in cards} == {"ours"}


# --- Clarity and Restore -----------------------------------------------------------------------------------


@rule("FF-CARD-08", "FF-CARD-09", "FF-CARD-10")
def test_clarity_places_a_die_again_in_any_empty_space_and_leaves_a_gap() -> None:
    table = read("clarity", rows={"str": ["red1", "blue2"], "dex": ["red3"]})
    assert table.keys == ["die:str:1", "die:str:2", "die:dex:1"]
    table.play("die:str:1")
    assert [key for key in table.keys if key.startswith(("space:str", "space:dex"))] == [
        "space:str:1",
        "space:str:3",
        "space:dex:2",
        "space:dex:3",
    ]
    table.play("space:dex:3", "skip")
    assert (spaces(table, "str"), spaces(table, "dex")) == ([None, "blue2", None], ["red3", None, "red1"])


@rule("FF-CARD-09")
def test_clarity_pays_as_any_placing_does() -> None:
    table = read("clarity", "die:str:1", "space:dex:3", "skip", rows={"str": ["gold1"], "dex": ["red3", "red4"]})
    assert table.hero(0).gold == gold("clarity") + 2 + 1


@rule("FF-CARD-06")
def test_clarity_allows_the_action_of_the_row() -> None:
    table = read("clarity", "die:str:1", "space:cha:2", rows={"str": ["red1"]})
    assert table.asked == (0, "stored-action")
    table.play("token")
    assert table.hero(0).tokens == 1


@rule("FF-CARD-11")
def test_the_gap_is_filled_by_the_next_die_of_the_row() -> None:
    table = read("clarity", "die:str:1", "space:dex:3", "skip", rows={"str": ["red1", "blue2"]})
    hero = table.hero(0)
    assert [hero.free_space(row) for row in (0, 1)] == [0, 3]


def test_clarity_follows_its_die_when_a_skill_moves_it_meanwhile() -> None:
    table = read("clarity", "die:str:1", rows={"str": ["red1"], "dex": ["blue5"]}, skills=["acrobatics"])
    table.play("use:acrobatics", "swap:str:1", "with:dex:1", "space:con:1", "skip")
    assert (spaces(table, "str"), spaces(table, "dex")) == (["blue5", None, None], [None, None, None])
    assert spaces(table, "con") == ["red1", None, None]


@rule("FF-SCROLL-03")
def test_restore_refreshes_all_skills() -> None:
    skills = ["climb", "charm", "tumble"]
    table = read("restore", skills=skills, exhausted=["climb", "tumble"])
    assert table.view()["heroes"][0]["skills"] == [{"id": id, "ready": True} for id in skills]


# --- dice --------------------------------------------------------------------------------------------------


@rule("FF-FAM-03")
def test_domesticate_uses_the_action_of_the_familiar() -> None:
    table = read("domesticate", "raise2:str:1", familiar="blood-badger", rows={"str": ["red3"]})
    assert dice(table, "str") == ["red5"]
    assert [event.seat for event in table.told("ff-event-familiar-acts")] == [0]


@rule("FF-SPLIT-02")
def test_energy_field_turns_a_die_to_six() -> None:
    table = read("energy-field", rows={"str": ["red1", "red6"], "dex": ["green-blue4"], "familiar": ["clear8"]})
    assert table.keys == ["die:str:1", "die:familiar:1"]
    table.play("die:str:1")
    assert dice(table, "str") == ["red6", "red6"]


def test_levitate_raises_a_die_by_up_to_three() -> None:
    table = read("levitate", rows={"str": ["red2"], "dex": ["green-blue3"], "con": ["red6"]})
    assert table.keys == ["raise3:str:1", "raise2:str:1", "raise:str:1", "raise:dex:1"]
    table.play("raise3:str:1")
    assert dice(table, "str") == ["red5"]


def test_mesmerize_swaps_two_dice() -> None:
    table = read("mesmerize", "swap:str:1", "with:familiar:1", rows={"str": ["red1"], "familiar": ["blue5"]})
    assert (dice(table, "str"), dice(table, "familiar")) == (["blue5"], ["red1"])


def test_mirage_gives_a_die_the_value_of_another_in_its_row() -> None:
    table = read("mirage", rows={"str": ["red1", "green-blue4", "clear6"]})
    assert table.keys == ["raise3:str:1", "raise5:str:1", "lower3:str:2", "lower2:str:3"]
    table.play("raise5:str:1")
    assert dice(table, "str") == ["red6", "green-blue4", "clear6"]


def test_tremor_rerolls_up_to_four_dice() -> None:
    rows = {"str": ["red1", "red1", "red1"], "dex": ["red1"]}
    keys = [key for space in ("str:1", "str:2", "str:3", "dex:1") for key in (f"die:{space}", "keep:new")]
    table = read("tremor", *keys, rows=rows, rolls=(2, 3, 4, 5))
    assert (dice(table, "str"), dice(table, "dex")) == (["red2", "red3", "red4"], ["red5"])
    assert table.asked == (1, "market")


def test_dispel_replaces_a_die_by_one_from_the_bag() -> None:
    table = read("dispel", rows={"str": ["red2"]}, bag=["gold", "green-blue"], rolls=(3,))
    table.play("die:str:1")
    assert table.keys == ["colour:gold", "colour:green-blue"]
    table.play("colour:green-blue")
    assert dice(table, "str") == ["green-blue3"]
    assert {look: count for look, count in table.view()["bag"].items() if count} == {"gold": 1, "red": 1}


def test_dispel_pays_for_a_gold_die() -> None:
    table = read("dispel", "die:str:1", "colour:gold", rows={"str": ["red2"]}, bag=["gold"], rolls=(3,))
    assert table.hero(0).gold == gold("dispel") + 2


@pytest.mark.parametrize("skill", ["sleight-of-hand", "acrobatics"])
def test_dispel_follows_its_die_when_a_skill_moves_it_meanwhile(skill: str) -> None:
    rows = {"str": ["red2", "blue5"], "dex": ["white1"]}
    table = read("dispel", "die:str:1", rows=rows, bag=["gold"], rolls=(3,), skills=[skill])
    moves = {"sleight-of-hand": ("die:str:1", "place:dex"), "acrobatics": ("swap:str:1", "with:dex:1")}
    table.play(f"use:{skill}", *moves[skill], "colour:gold")
    on_sheet = sorted(dice(table, "str") + dice(table, "dex"))
    assert on_sheet == ["blue5", "gold3", "white1"]
    assert table.view()["bag"]["red"] == 1


@pytest.mark.parametrize(
    ("row", "action", "after"), [("str", "flip:str:1", "red6"), ("con", "raise:str:1", "red2")], ids=["str", "con"]
)
def test_enchant_allows_one_attribute_action(row: str, action: str, after: str) -> None:
    table = read("enchant", rows={"str": ["red1"]})
    # A single die finds no other to be swapped with, and the familiar's action is none of an attribute.
    assert table.keys == ["row:str", "row:con", "row:int", "row:wis", "row:cha"]
    table.play(f"row:{row}", action)
    assert dice(table, "str") == [after]
    assert table.asked == (1, "market")


# --- marker and gains --------------------------------------------------------------------------------------


def test_realign_moves_the_marker_up_to_three_steps() -> None:
    assert read("realign", "move:good", "move:lawful", "move:evil").hero(0).marker == 3
    assert read("realign", "move:good", "done").hero(0).marker == 1


def test_brimstone_brings_glory() -> None:
    assert read("brimstone", glory=1).hero(0).glory == 4


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (3, 1)])
def test_stoneskin_brings_glory_and_heals(wounds: int, left: int) -> None:
    hero = read("stoneskin", wounds=wounds).hero(0)
    assert (hero.glory, hero.wounds) == (1, left)


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (2, 0), (4, 1)])
def test_revive_heals_and_brings_xp(wounds: int, left: int) -> None:
    hero = read("revive", wounds=wounds).hero(0)
    assert (hero.xp, hero.wounds) == (1, left)


@pytest.mark.parametrize(("pieces", "xp"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_protection_brings_xp_for_armour(pieces: int, xp: int) -> None:
    armor = ["chain-helm", "chain-tunic", "mystic-cowl", "leather-boots"][:pieces]
    assert read("protection", armor=armor, weapons=["longsword"]).hero(0).xp == xp


@rule("FF-SPLIT-01")
@pytest.mark.parametrize(
    ("row", "xp"),
    [
        (["red1"], 0),
        (["red1", "red2", "clear3"], 0),
        (["red1", "blue2", "gold3"], 1),
        (["green-blue1", "red2", "gold2"], 2),
        (["green-blue1", "red-purple2", "black-white2"], 3),
    ],
)
def test_gather_power_brings_xp_for_different_colours(row: list[str], xp: int) -> None:
    assert read("gather-power", rows={"str": row}).hero(0).xp == xp


@rule("FF-CARD-14")
def test_xp_from_a_scroll_may_be_kept_on_devious() -> None:
    table = read("revive", traits=["devious"])
    assert table.keys == ["store:0", "store:1"]
    table.play("store:1")
    assert (table.hero(0).xp, table.hero(0).stored) == (0, 1)


# --- fiends ------------------------------------------------------------------------------------------------


@rule("FF-FIEND-04", "FF-FIEND-05")
def test_banish_banishes_one_fiend_for_nothing() -> None:
    table = read("banish", fiends=[MISERY, STUPOR])
    assert own(table, "skip", "fiend:") == [f"fiend:{MISERY}", f"fiend:{STUPOR}"]
    table.play(f"fiend:{STUPOR}")
    hero = table.view()["heroes"][0]
    assert (hero["fiends"], hero["banished"]) == ([{"id": MISERY, "active": True}], [STUPOR])
    assert (table.hero(0).gold, table.asked) == (gold("banish"), (1, "market"))


@rule("FF-FIEND-04")
@pytest.mark.parametrize(
    ("keys", "banished"),
    [([MISERY, STUPOR], [MISERY, STUPOR]), ([MISERY, "skip"], [MISERY]), (["skip"], [])],
    ids=["two", "one", "none"],
)
def test_exile_banishes_up_to_two_fiends(keys: list[str], banished: list[str]) -> None:
    table = read("exile", fiends=[MISERY, STUPOR, "fiend-of-chaos"])
    table.play(*[key if key == "skip" else f"fiend:{key}" for key in keys])
    assert [fiend.id for fiend in table.hero(0).banished] == banished
    assert (table.hero(0).gold, table.asked) == (gold("exile"), (1, "market"))


@rule("FF-FIEND-11")
def test_exile_cannot_pass_by_a_fiend_that_guards_the_others() -> None:
    table = read("exile", fiends=[MISERY, COLLUSION])
    assert own(table, "fiend:") == [f"fiend:{COLLUSION}"]
    table.play(f"fiend:{COLLUSION}", f"fiend:{MISERY}")
    assert table.hero(0).fiends == ()


# --- answers given while the scroll still asks -----------------------------------------------------------------


def test_a_familiar_follows_the_die_it_moves_when_a_skill_swaps_it_meanwhile() -> None:
    rows = {"str": ["red1"], "dex": ["blue5"]}
    table = read("domesticate", "die:str:1", familiar="long-tailed-weasel", rows=rows, skills=["acrobatics"])
    table.play("use:acrobatics", "swap:str:1", "with:dex:1")
    assert own(table, "place:") == [f"place:{row}" for row in ("str", "con", "int", "wis", "cha", "familiar")]
    table.play("place:str")
    assert (dice(table, "str"), dice(table, "dex")) == (["blue5", "red1"], [])


@rule("FF-CARD-20")
def test_a_familiar_does_not_summon_a_fiend_that_is_banished_meanwhile() -> None:
    table = read("domesticate", f"fiend:{MISERY}", familiar="cursed-raven", fiends=[MISERY])
    table.play(f"banish:{MISERY}:gold")
    assert [fiend.id for fiend in table.hero(0).banished] == [MISERY]
    assert all(fiend.id != MISERY for fiends in table.state.lurking for fiend in fiends)
    assert table.asked == (1, "market")


def test_a_familiar_gets_the_die_it_chose_from_the_pool_when_the_pool_is_sorted_anew_meanwhile() -> None:
    hero = {"hero_class": "monk", "marker": 4, "familiar": "horned-viper", "skills": ["climb"]}
    pool = ["white1", "red3", "blue4"]
    table = situation("roll-player", 2, BOXES, heroes=[hero], pool=pool, lurking={})
    table.play("take:1", "place:familiar", "familiar", "pool:die:2", "use:climb", "pool:raise2:2")
    table.play("die:familiar:1")
    assert dice(table, "familiar") == ["red5"]
