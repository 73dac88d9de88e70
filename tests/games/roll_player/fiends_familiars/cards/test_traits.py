"""The traits of Fiends & Familiars and of Monsters & Minions: what each pays, and where it just misses."""

from collections import Counter
from typing import Any

import pytest

from herowright.games.roll_player.cards.types import Trait
from herowright.games.roll_player.fiends_familiars.cards import traits as fiends_familiars
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions import traits as monsters_minions
from herowright.testing import Play, rule, situation

# Trait, card number and dots as printed.
FIENDS = [
    ("devious", 11, 1),
    ("friendly", 12, 1),
    ("resolute", 13, 1),
    ("cruel", 32, 2),
    ("exalted", 33, 2),
    ("relentless", 34, 2),
    ("ruthless", 35, 2),
    ("stalwart", 36, 2),
]
MONSTERS = [
    ("trustworthy", 8, 1),
    ("malicious", 9, 1),
    ("humble", 10, 1),
    ("fearless", 11, 2),
    ("valiant", 28, 1),
    ("selfish", 29, 2),
    ("confident", 30, 1),
    ("ambitious", 31, 1),
]
PRINTED = FIENDS + MONSTERS
# Where the marker goes from the centre.
TOWARD = {"good": 1, "evil": 7, "lawful": 3, "chaotic": 5}
BOXES = {"expansion": "fiends-familiars-mm"}
BOX = fiends_box_of("pl2", "fiends-familiars-mm")
# Fiends that take no stars, weapons or dice from anybody.
LURKERS = [f"fiend-of-{of}" for of in ("misery", "stupor", "chaos", "avarice", "blight")]
ARMOR = ["chain-helm", "chain-tunic", "mystic-cowl", "leather-boots", "chain-fauld"]


def find(id: str) -> Any:
    return BOX.find("market", id)


def at_the_end(trait: str, **hero: Any) -> Play:
    """After the battle with the Monster, whose strength the hero missed unless a result is given."""
    hero = {"hero_class": "monk", "traits": [trait], "result": 0, **hero}
    return situation("roll-player", 2, BOXES, phase="spoils", monster="cyclops", heroes=[hero, {"result": 0}])


def stars(trait: str, **hero: Any) -> int:
    """What the trait pays to a hero, all other traits left out."""
    outcome = at_the_end(trait, **hero).table.outcome
    assert outcome is not None
    return next(
        line.points
        for line in outcome.seats[0].lines
        if line.category == "traits" and line.label.args["card"] == f"card:{trait}"
    )


@rule("RP-COMP-14", "RP-COMP-15", "RP-MKT-14", "FF-COMP-04")
@pytest.mark.parametrize(("id", "number", "dots"), PRINTED, ids=[row[0] for row in PRINTED])
def test_a_trait_is_as_printed_and_moves_the_marker_when_bought(id: str, number: int, dots: int) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots) == ("trait", number, dots)
    heroes = [{"hero_class": "monk", "gold": 20, "marker": 4}]
    table = situation("roll-player", 2, BOXES, phase="market", initiative={0: 1, 1: 2}, heroes=heroes, market=[id])
    table.play(f"buy:{id}")
    assert [trait.id for trait in table.hero(0).traits] == [id]
    assert table.hero(0).gold == 20 - card.cost
    assert table.hero(0).marker == TOWARD[card.arrow]


def test_there_are_eight_traits_and_eight_more() -> None:
    assert [card.id for card in fiends_familiars.TRAITS] == [row[0] for row in FIENDS]
    assert [card.id for card in monsters_minions.TRAITS] == [row[0] for row in MONSTERS]


@pytest.mark.parametrize("traits", [fiends_familiars.TRAITS, monsters_minions.TRAITS], ids=["ff", "mm"])
def test_arrows_point_all_ways_alike(traits: tuple[Trait, ...]) -> None:
    assert Counter(trait.arrow for trait in traits) == dict.fromkeys(TOWARD, 2)


def test_what_they_pay_is_not_printed_anywhere_we_know() -> None:
    cards = (*fiends_familiars.TRAITS, *monsters_minions.TRAITS)
    assert {card.provenance_of(value) for card in cards for value in card.values} == {"ours"}


# --- experience and the Monster ------------------------------------------------------------------------------


@rule("FF-CARD-14", "FF-CARD-16")
@pytest.mark.parametrize(("stored", "paid"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_devious_pays_for_xp_kept_on_it_and_no_other(stored: int, paid: int) -> None:
    assert stars("devious", stored=stored, xp=4) == paid


@rule("FF-CARD-14", "FF-CARD-15")
def test_devious_asks_at_the_moment_xp_is_gained() -> None:
    hero = {"hero_class": "monk", "traits": ["devious"], "skills": ["sense-evil"], "fiends": LURKERS[:2], "xp": 3}
    table = situation("roll-player", 2, BOXES, heroes=[hero])
    table.play("use:sense-evil", "gain")
    assert table.keys == ["store:0", "store:1", "store:2"]
    table.play("store:1")
    assert (table.hero(0).xp, table.hero(0).stored) == (4, 1)


@rule("FF-CARD-16")
def test_xp_on_devious_cannot_be_spent() -> None:
    hero = {"hero_class": "monk", "traits": ["devious"], "stored": 9, "wounds": 1, "rows": {"str": ["red1"]}}
    table = situation("roll-player", 2, BOXES, heroes=[hero])
    assert [key for key in table.keys if key.startswith("xp:")] == []


@rule("FF-CARD-17")
@pytest.mark.parametrize("above", [-1, 0, 4, 8, 16])
def test_resolute_pays_for_the_stars_of_the_monster_without_the_master_bonus(above: int) -> None:
    monster = next(card for card in BOX.monsters if card.id == "cyclops-2p")
    table = at_the_end("resolute", result=monster.strength + above)
    hero = table.hero(0)
    assert hero.monster_stars == monster.stars_for(monster.strength + above)
    assert hero.master_stars == (monster.master if above >= 0 else 0)
    assert stars("resolute", result=monster.strength + above) == hero.monster_stars // 2


# --- fiends, trophies, glory and wounds -----------------------------------------------------------------------


@rule("FF-FIEND-05", "FF-FIEND-08")
@pytest.mark.parametrize(("count", "paid"), [(0, 0), (1, 1), (4, 4), (5, 4)])
def test_cruel_pays_for_active_fiends(count: int, paid: int) -> None:
    assert stars("cruel", fiends=LURKERS[:count], banished=["fiend-of-furor"]) == paid


@rule("FF-FIEND-04")
@pytest.mark.parametrize(("count", "paid"), [(0, 0), (1, 1), (4, 4), (5, 4)])
def test_exalted_pays_for_banished_fiends(count: int, paid: int) -> None:
    assert stars("exalted", banished=LURKERS[:count], fiends=["fiend-of-furor"]) == paid


@rule("FF-HUNT-17")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_relentless_pays_for_each_trophy(count: int) -> None:
    assert stars("relentless", trophies=[minion.id for minion in BOX.minions[:count]]) == count


@pytest.mark.parametrize(("glory", "paid"), [(0, 0), (1, 0), (2, 1), (7, 3), (9, 4), (12, 4)])
def test_valiant_pays_for_glory(glory: int, paid: int) -> None:
    assert stars("valiant", glory=glory) == paid


@pytest.mark.parametrize(("wounds", "paid"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_fearless_pays_for_wounds(wounds: int, paid: int) -> None:
    assert stars("fearless", wounds=wounds) == paid


@pytest.mark.parametrize(("wounds", "paid"), [(0, 3), (1, 0)])
def test_confident_pays_where_there_is_no_wound(wounds: int, paid: int) -> None:
    assert stars("confident", wounds=wounds) == paid


# --- cards owned -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapons", "paid"), [([], 0), (["longsword"], 0), (["longsword", "blessed-mace"], 3), (["longbow"], 3)]
)
def test_ruthless_pays_for_two_armed_hands(weapons: list[str], paid: int) -> None:
    assert stars("ruthless", weapons=weapons) == paid


@pytest.mark.parametrize(("pieces", "paid"), [(0, 0), (1, 1), (4, 4), (5, 4)])
def test_stalwart_pays_for_armour(pieces: int, paid: int) -> None:
    assert stars("stalwart", armor=ARMOR[:pieces], weapons=["longsword"]) == paid


@rule("FF-SCROLL-02")
@pytest.mark.parametrize(("others", "paid"), [([], 0), (["brimstone"], 0), (["brimstone", "exile"], 1)])
def test_ambitious_pays_for_cards_of_every_type_itself_included(others: list[str], paid: int) -> None:
    assert stars("ambitious", scrolls=others) == paid
    assert stars("ambitious", scrolls=others, weapons=["longsword"], armor=["chain-helm"], skills=["climb"]) == paid + 1


# --- dice and goals --------------------------------------------------------------------------------------------


@rule("FF-SCORE-02")
@pytest.mark.parametrize(
    ("row", "paid"), [([], 0), (["red4"], 0), (["red4", "red1"], 1), (["red6", "red6", "red3"], 3), (["clear8"], 1)]
)
def test_friendly_pays_for_the_power_of_the_familiar(row: list[str], paid: int) -> None:
    assert stars("friendly", rows={"familiar": row, "str": ["red6", "red6", "red6"]}) == paid


@rule("FF-SPLIT-01", "FF-FAM-01")
@pytest.mark.parametrize(
    ("row", "paid"),
    [(["black1"], 0), (["black1", "black2"], 1), (["black1", "black-white2"], 1), (["blue1", "red2"], 0)],
)
def test_malicious_pays_for_black_dice(row: list[str], paid: int) -> None:
    assert stars("malicious", rows={"familiar": row}) == paid
    assert stars("malicious", rows={"familiar": row, "str": ["black1", "black1"]}) == paid + 1


@pytest.mark.parametrize(("count", "paid"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_selfish_pays_for_gold_dice(count: int, paid: int) -> None:
    assert stars("selfish", rows={"str": ["gold1"] * count, "dex": ["red1", "red1"]}, gold=9) == paid


@pytest.mark.parametrize(
    ("rows", "paid"),
    [
        ({"str": ["red1"]}, 0),
        ({"str": ["red1", "red2"]}, 1),
        ({"str": ["red1", "red3"], "familiar": ["green-blue2"]}, 1),
        ({row: ["red2", "red1", "blue2"] for row in ("str", "dex", "con", "familiar")}, 4),
    ],
)
def test_humble_pays_for_low_dice(rows: dict[str, list[str]], paid: int) -> None:
    assert stars("humble", rows=rows) == paid


@rule("RP-SCORE-02")
@pytest.mark.parametrize(("met", "paid"), [(3, 0), (4, 3), (5, 3)])
def test_trustworthy_pays_for_four_goals_met(met: int, paid: int) -> None:
    """The Human changes no row, so the dice alone decide."""
    goals = BOX.find("class", "monk").goals
    rows = {}
    for row, goal in list(zip(("str", "dex", "con", "int", "wis", "cha"), goals, strict=True))[:met]:
        first = min(6, goal.least - 2)
        second = min(6, goal.least - first - 1)
        rows[row] = [f"red{first}", f"blue{second}", f"gold{goal.least - first - second}"]
    assert stars("trustworthy", race="human", rows=rows) == paid
