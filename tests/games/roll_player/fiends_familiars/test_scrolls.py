"""Scrolls: FF-SCROLL."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import BuyFromDiscard, BuyTopCard, GainGold
from herowright.games.roll_player.cards.types import Card, Skill
from herowright.games.roll_player.fiends_familiars.cards.abilities import (
    AnyAction,
    BanishFree,
    FamiliarAction,
    FlipDie,
    Gain,
    PlaceAgain,
)
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast
from herowright.games.roll_player.fiends_familiars.cards.measures import Cards
from herowright.games.roll_player.fiends_familiars.cards.types import Minion, Reward, Scroll, Tier
from herowright.testing import Play, rule, situation

MISERY, STUPOR = "fiend-of-misery", "fiend-of-stupor"
CARDS: tuple[Card, ...] = (
    Scroll(id="hymn", number=901, dots=1, cost=2, ability=Gain(xp=2)),
    Scroll(id="whirl", number=902, dots=1, cost=2, ability=FlipDie()),
    Scroll(id="writ", number=903, dots=1, cost=2, ability=AnyAction()),
    Scroll(id="bane", number=904, dots=1, cost=2, ability=BanishFree()),
    Scroll(id="purge", number=905, dots=1, cost=2, ability=BanishFree(most=2)),
    Scroll(id="again", number=906, dots=1, cost=2, ability=PlaceAgain()),
    Scroll(id="leash", number=907, dots=1, cost=2, ability=FamiliarAction()),
    Skill(id="sneak", number=908, dots=1, cost=2, arrow="good", ability=BuyFromDiscard()),
    Skill(id="pry", number=909, dots=1, cost=2, arrow="good", ability=BuyTopCard()),
    Skill(id="beg", number=910, dots=1, cost=2, arrow="good", ability=GainGold(1)),
    Skill(id="sing", number=911, dots=1, cost=2, arrow="good", ability=GainGold(1)),
    Minion(
        id="imp",
        number=912,
        dots=1,
        weaknesses=((AtLeast(Cards("scroll"), 2), 1),),
        tiers=(Tier(0, Reward()),),
    ),
)


def market(hero: dict[str, Any], other: dict[str, Any] | None = None, **arrangement: Any) -> Play:
    """Seat 0 of two is about to act in the Market, with 10 gold."""
    people = [{"hero_class": "thief", "gold": 10, **hero}, {"hero_class": "monk", **(other or {})}]
    spec: dict[str, Any] = {"initiative": {0: 1, 1: 2}, "minions": ["imp"]} | arrangement
    options = {"expansion": "fiends-familiars"}
    return situation("roll-player", 2, options, phase="market", heroes=people, cards=CARDS, lurking={}, **spec)


def faces(table: Play, row: str) -> list[int]:
    return [die["face"] for die in table.view()["heroes"][0]["rows"][row] if die]


# --- at once -------------------------------------------------------------------------------------


@rule("FF-SCROLL-01")
def test_the_effect_comes_with_the_purchase() -> None:
    table = market({}, market=["hymn"])
    table.play("buy:hymn")
    assert (table.hero(0).xp, table.hero(0).gold, table.asked) == (2, 8, (1, "market"))


@rule("FF-SCROLL-01")
def test_what_the_effect_asks_is_asked_before_the_next_player_acts() -> None:
    table = market({"rows": {"str": ["red1"]}}, market=["whirl"])
    table.play("buy:whirl")
    assert (table.asked, table.keys) == ((0, "skill-die"), ["flip:str:1"])
    table.play("flip:str:1")
    assert (faces(table, "str"), table.asked) == ([6], (1, "market"))


@rule("FF-SCROLL-01")
@pytest.mark.parametrize(
    ("scroll", "keys"),
    [
        ("whirl", ["flip:str:1"]),
        ("writ", ["row:cha", "row:con", "row:int", "row:str", "row:wis"]),
        ("bane", [f"fiend:{MISERY}"]),
        ("again", ["die:str:1"]),
        ("leash", ["raise2:str:1", "raise:str:1"]),
    ],
)
def test_the_effect_cannot_be_left_out(scroll: str, keys: list[str]) -> None:
    hero = {"rows": {"str": ["red2"]}, "fiends": [MISERY], "familiar": "blood-badger"}
    table = market(hero, market=[scroll])
    table.play(f"buy:{scroll}")
    assert sorted(key for key in table.keys if not key.startswith("banish")) == keys
    for way_out in ("skip", "done"):
        table.refuse(way_out)


@rule("FF-SCROLL-01")
@pytest.mark.parametrize("scroll", ["whirl", "bane", "again"])
def test_an_effect_with_nothing_to_act_on_asks_nothing(scroll: str) -> None:
    table = market({}, market=[scroll])
    table.play(f"buy:{scroll}")
    assert (table.asked, table.view()["heroes"][0]["scrolls"]) == ((1, "market"), [scroll])


@rule("FF-SCROLL-01")
@pytest.mark.parametrize(("keys", "banished"), [(["skip"], []), ([f"fiend:{STUPOR}", "skip"], [STUPOR])])
def test_up_to_two_may_be_none(keys: list[str], banished: list[str]) -> None:
    table = market({"fiends": [MISERY, STUPOR]}, market=["purge"])
    table.play("buy:purge", *keys)
    assert (table.view()["heroes"][0]["banished"], table.asked) == (banished, (1, "market"))


@rule("FF-SCROLL-01")
def test_the_action_that_follows_an_effect_stays_optional() -> None:
    table = market({"rows": {"str": ["red1"]}}, market=["again"])
    table.play("buy:again", "die:str:1", "space:wis:2")
    assert table.asked == (0, "stored-action")
    table.play("skip")
    assert table.asked == (1, "market")


@rule("FF-SCROLL-01")
@pytest.mark.parametrize("scroll", ["writ", "leash"])
@pytest.mark.parametrize(
    ("row", "keys"),
    [("str", ["flip:str:1"]), ("con", ["lower:str:1", "raise:str:1"]), ("int", ["reroll:str:1"]), ("cha", ["token"])],
)
def test_no_later_question_of_the_effect_can_be_declined(scroll: str, row: str, keys: list[str]) -> None:
    table = market({"rows": {"str": ["red2"]}, "familiar": "shadow-drake"}, market=[scroll, "climb"])
    table.play(f"buy:{scroll}")
    table.refuse("skip")
    table.play(f"row:{row}")
    assert (table.asked, sorted(table.keys)) == ((0, "stored-action"), keys)
    table.refuse("skip")
    table.refuse("done")
    table.play(keys[0])
    assert table.asked == ((0, "keep") if row == "int" else (1, "market"))


@rule("FF-SCROLL-01")
@pytest.mark.parametrize(("familiar", "kind"), [("jackalope", "skill-die"), ("scorch-phoenix", "card-refresh")])
def test_a_familiar_that_acts_on_up_to_so_many_may_act_on_none(familiar: str, kind: str) -> None:
    hero = {"rows": {"str": ["red2"]}, "familiar": familiar, "skills": ["beg"], "exhausted": ["beg"]}
    table = market(hero, market=["leash", "climb"])
    table.play("buy:leash")
    assert table.asked == (0, kind)
    table.play("skip")
    assert table.asked == (1, "market")


@rule("FF-SCROLL-01")
@pytest.mark.parametrize(("familiar", "key"), [("dragul-wolf", f"fiend:{MISERY}"), ("cursed-raven", f"fiend:{MISERY}")])
def test_a_familiar_that_acts_on_one_thing_has_to(familiar: str, key: str) -> None:
    table = market({"fiends": [MISERY], "familiar": familiar, "gold": 3}, market=["leash", "climb"])
    table.play("buy:leash")
    assert table.keys == [key]
    table.refuse("skip")


@rule("FF-SCROLL-01")
def test_the_gain_of_a_familiar_comes_without_a_question() -> None:
    table = market({"familiar": "silver-warthog"}, market=["leash", "climb"])
    table.play("buy:leash")
    assert (table.hero(0).glory, table.hero(0).gold, table.asked) == (1, 9, (1, "market"))


@rule("FF-MKT-01", "RP-MKT-02", "RP-CARD-31", "FF-SCROLL-01")
@pytest.mark.parametrize(("hero_class", "cards"), [("thief", 1), ("bard", 2)])
def test_no_purchase_too_many_while_a_scroll_asks(hero_class: str, cards: int) -> None:
    hero = {"hero_class": hero_class, "skills": ["sneak"], "gold": 20, "rows": {"str": ["red2"]}}
    table = market(hero, market=["whirl", "hymn", "climb"], discard=["bane"])
    if hero_class == "bard":
        table.play("buy:hymn")
    table.play("buy:whirl")
    assert table.asked == (0, "skill-die")
    assert table.refuse("use:sneak").rule == "RP-SKILL-06"
    table.play("flip:str:1")
    assert (table.asked, len(table.hero(0).scrolls)) == ((1, "market"), cards)


@rule("RP-CARD-05", "FF-MKT-01")
def test_a_bard_may_buy_the_second_card_while_a_scroll_asks() -> None:
    hero = {"hero_class": "bard", "skills": ["sneak"], "gold": 20, "rows": {"str": ["red2"]}}
    table = market(hero, market=["whirl", "climb"], discard=["hymn", "bane"])
    table.play("buy:whirl", "use:sneak", "buy:hymn")
    assert (table.asked, table.keys) == ((0, "skill-die"), ["flip:str:1"])
    table.play("flip:str:1")
    assert table.asked == (1, "market")


@rule("FF-SCROLL-01")
def test_the_effect_comes_once() -> None:
    table = market({}, market=["hymn", "climb"])
    table.play("buy:hymn", "discard:climb")
    assert table.view()["round"] == 2
    assert table.hero(0).xp == 2
    assert not any("hymn" in key for key in table.keys_of(0))
    table.refuse("use:hymn", seat=0)


@rule("FF-SCROLL-01")
def test_a_discarded_scroll_does_nothing() -> None:
    table = market({}, market=["hymn"])
    table.play("discard:hymn")
    assert (table.hero(0).xp, table.hero(0).scrolls, table.view()["discard"]) == (0, (), ["hymn"])


@rule("FF-SCROLL-01")
def test_a_scroll_bought_from_the_discard_pile_is_read_too() -> None:
    table = market({"skills": ["sneak"]}, market=["climb"], discard=["hymn"])
    table.play("use:sneak", "buy:hymn")
    assert (table.hero(0).xp, [card.id for card in table.hero(0).scrolls]) == (2, ["hymn"])


@rule("FF-SCROLL-01")
def test_a_scroll_bought_from_the_top_of_the_deck_is_read_too() -> None:
    table = market({"skills": ["pry"]}, market=["climb"], deck=["hymn", "search"])
    table.play("use:pry", "turn-up", "buy:hymn")
    assert (table.hero(0).xp, [card.id for card in table.hero(0).scrolls]) == (2, ["hymn"])
    assert table.asked == (0, "market")


# --- afterwards ----------------------------------------------------------------------------------


@rule("FF-SCROLL-02")
def test_the_scroll_stays_beside_the_sheet() -> None:
    table = market({}, market=["hymn", "climb"])
    table.play("buy:hymn", "discard:climb")
    assert table.view()["heroes"][0]["scrolls"] == ["hymn"]
    assert table.view()["discard"] == ["climb"]
    assert "hymn" not in [card["id"] for card in table.view()["market"]]


@rule("FF-SCROLL-02")
def test_any_number_of_scrolls_may_lie_there() -> None:
    table = market({"scrolls": ["whirl", "writ", "bane"]}, market=["hymn"])
    table.play("buy:hymn")
    assert table.view()["heroes"][0]["scrolls"] == ["whirl", "writ", "bane", "hymn"]


@rule("FF-SCROLL-02")
@pytest.mark.parametrize(("scrolls", "pool"), [(["whirl"], 1), (["whirl", "hymn"], 2)])
def test_a_read_scroll_can_be_counted(scrolls: list[str], pool: int) -> None:
    table = market({"scrolls": scrolls}, market=["climb"])
    assert table.view(0)["minion"]["pool"] == pool


# --- Restore -------------------------------------------------------------------------------------


@rule("FF-SCROLL-03")
def test_restore_refreshes_all_exhausted_skills_of_its_buyer() -> None:
    own = {"skills": ["beg", "sing", "climb"], "exhausted": ["beg", "sing"]}
    table = market(own, {"skills": ["search"], "exhausted": ["search"]}, market=["restore"])
    told = table.play("buy:restore")
    assert table.hero(0).exhausted == ()
    assert [card.id for card in table.hero(1).exhausted] == ["search"]
    assert [event.args["card"] for event in told if event.rule == "FF-SCROLL-03"] == ["card:beg", "card:sing"]


@rule("FF-SCROLL-03")
def test_restore_may_be_bought_with_nothing_exhausted() -> None:
    table = market({"skills": ["beg"]}, market=["restore"])
    table.play("buy:restore")
    assert (table.hero(0).exhausted, table.asked) == ((), (1, "market"))


@rule("FF-SCROLL-03")
def test_a_skill_refreshed_by_restore_can_be_used_again() -> None:
    table = market({"skills": ["beg"], "exhausted": ["beg"], "marker": 4}, market=["restore", "climb"])
    table.refuse("use:beg")
    table.play("buy:restore")
    gold = table.hero(0).gold
    table.play("use:beg", "gain", seat=0)
    assert table.hero(0).gold == gold + 1
