"""Spending experience: FF-XP."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast
from herowright.games.roll_player.fiends_familiars.cards.curses import NoAction
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.terrors import Terror
from herowright.games.roll_player.fiends_familiars.cards.types import (
    AdventureCard,
    Fiend,
    Minion,
    Monster,
    Reward,
    Scroll,
    Tier,
)
from herowright.games.roll_player.rules.components import RED
from herowright.testing import Play, rule, situation

FF = {"expansion": "fiends-familiars"}
ROWS = ("str", "dex", "con", "int", "wis", "cha")
FULL = {row: [f"{colour}{face}" for face in (1, 2, 3)] for row, colour in zip(
    (*ROWS, "familiar"), ("green", "blue", "red", "purple", "black", "white", "gold"), strict=True
)}  # fmt: skip
CARDS: tuple[Card, ...] = (
    Minion(id="rat", number=901, dots=1, weaknesses=(), tiers=(Tier(0, Reward(xp=2)),)),
    Minion(id="mole", number=902, dots=1, weaknesses=(), tiers=(Tier(0, Reward()),)),
    Scroll(id="hymn", number=903, dots=1, cost=2, ability=Gain(xp=3)),
    Fiend(id="cramp", number=904, effect=NoAction((0,))),
    Monster(
        id="hydra-2p", number=905, kin="hydra", players="2p", colour=RED, ability="five-headed", terror=Terror(),
        strength=30, tiers=((30, 2),), master=0,
    ),
    AdventureCard(
        id="den", number=906, kin="hydra", kind="lair", condition=AtLeast(Owned("xp"), 0), reward=Reward(xp=3)
    ),
)  # fmt: skip


def game(phase: str, *heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Two heroes with nothing in their purses."""
    given = [*heroes, {}, {}]
    people = [
        {"hero_class": name, "race": "human", "gold": 0, **given[seat]} for seat, name in enumerate(("monk", "thief"))
    ]
    spec: dict[str, Any] = {"lurking": {}, "minions": ["mole", "rat"], "monster": "hydra"} | arrangement
    if phase == "market":
        spec = {"initiative": {0: 1, 1: 2}, "market": ["hymn", "climb"]} | spec
    return situation("roll-player", 2, FF, phase=phase, heroes=people, cards=CARDS, **spec)


def row(table: Play, name: str, seat: int = 0) -> list[str]:
    dice = table.view()["heroes"][seat]["rows"][name]
    return [f"{die['colour']}{die['face']}" if die else "-" for die in dice]


# --- in a fight ----------------------------------------------------------------------------------


@rule("FF-XP-01")
def test_1_xp_rerolls_a_combat_die_against_a_minion() -> None:
    table = game("market", {"xp": 2}, rolls=[1, 5])
    table.play("hunt", "roll", "reroll:1")
    assert (table.hero(0).combat, table.hero(0).xp) == ((5,), 1)


@rule("FF-XP-01")
def test_1_xp_rerolls_a_combat_die_against_the_monster() -> None:
    table = game("fight", {"xp": 2, "combat_dice": 2}, {"combat_dice": 1}, rolls=[1, 2, 5, 3])
    table.play("reroll:1")
    assert (table.hero(0).combat, table.hero(0).xp, table.asked) == ((5, 2), 1, (0, "battle-reroll"))
    table.play("stop")
    assert table.hero(1).combat == (3,)


@rule("FF-XP-01")
def test_without_xp_nothing_is_rerolled() -> None:
    table = game("market", {"skills": ["climb"], "xp": 0, "wounds": 1}, rolls=[1])
    table.play("hunt", "roll")
    assert not any(key.startswith("reroll") for key in table.keys)
    assert table.refuse("reroll:1").rule == "FF-XP-01"


@rule("FF-XP-01")
def test_xp_rerolls_no_die_of_the_sheet() -> None:
    table = game("dice", {"xp": 4, "rows": {"str": ["red1"]}})
    assert not any(key.startswith("reroll") for key in table.keys)
    assert table.refuse("reroll:1").rule == "FF-XP-01"
    assert table.refuse("reroll:str:1").rule == "FF-DICE-03"


@rule("FF-XP-03")
def test_3_xp_hire_a_mercenary_against_a_minion_before_the_roll() -> None:
    table = game("market", {"xp": 4})
    table.play("hunt", "hire:xp")
    assert (table.hero(0).xp, table.hero(0).combat_dice) == (1, 2)
    assert table.refuse("hire:xp").rule == "FF-HUNT-06"
    table.play("roll")
    assert table.refuse("hire:xp").rule == "FF-HUNT-09"


@rule("FF-XP-03")
def test_3_xp_hire_a_mercenary_against_the_monster_before_the_roll() -> None:
    table = game("hire", {"xp": 7, "combat_dice": 1}, {"combat_dice": 1})
    assert table.keys == ["no-more", "hire:xp"]
    table.play("hire:xp", "no-more")
    assert (table.hero(0).xp, table.hero(0).combat_dice) == (4, 2)
    assert table.asked == (0, "battle-reroll")
    assert table.refuse("hire:xp").rule == "FF-XP-03"


@rule("FF-XP-03")
def test_nobody_is_hired_outside_a_fight() -> None:
    assert game("dice", {"xp": 9}).refuse("hire:xp").rule == "FF-HUNT-06"


# --- healing -------------------------------------------------------------------------------------


@rule("FF-XP-02")
def test_2_xp_remove_one_own_wound() -> None:
    table = game("dice", {"xp": 5, "wounds": 2}, {"wounds": 2})
    told = table.play("xp:heal")
    assert (table.hero(0).xp, table.hero(0).wounds, table.hero(1).wounds) == (3, 1, 2)
    assert [(event.kind, event.rule) for event in told] == [("ff-event-healed", "FF-XP-02")]
    table.play("xp:heal")
    assert (table.hero(0).xp, table.hero(0).wounds) == (1, 0)


@rule("FF-XP-02")
@pytest.mark.parametrize(("hero", "reason"), [({"xp": 1, "wounds": 1}, "ff-no-xp"), ({"xp": 9}, "ff-no-wound")])
def test_healing_takes_2_xp_and_a_wound(hero: dict[str, int], reason: str) -> None:
    refusal = game("dice", hero).refuse("xp:heal")
    assert (refusal.rule, refusal.reason.id) == ("FF-XP-02", reason)


@rule("FF-XP-02", "FF-XP-04")
@pytest.mark.parametrize("phase", ["hire", "fight"])
@pytest.mark.parametrize(("key", "clause"), [("xp:heal", "FF-XP-02"), ("xp:str", "FF-XP-04")])
def test_after_character_creation_xp_neither_heals_nor_acts(phase: str, key: str, clause: str) -> None:
    hero = {"xp": 9, "wounds": 2, "combat_dice": 1, "rows": {"str": ["red1"]}}
    table = game(phase, hero, {"combat_dice": 1})
    assert not any(offer.startswith("xp:") for offer in table.keys)
    assert table.refuse(key).rule == clause


@rule("FF-XP-02", "FF-XP-04")
def test_the_last_moment_is_the_end_of_the_last_round() -> None:
    table = game("last-call", {"rows": FULL, "xp": 7, "wounds": 1}, {"rows": FULL})
    table.play("xp:heal", "xp:str", "flip:str:1")
    assert (table.hero(0).wounds, table.hero(0).xp, row(table, "str")[0]) == (0, 0, "green6")
    assert table.table.is_over


# --- actions -------------------------------------------------------------------------------------


@rule("FF-XP-04", "FF-XP-06")
@pytest.mark.parametrize(
    ("name", "keys", "after"),
    [
        ("str", ["flip:str:1"], {"str": ["red5", "-", "-"]}),
        ("dex", ["swap:str:1", "with:con:1"], {"str": ["blue4", "-", "-"], "con": ["red2", "-", "-"]}),
        ("con", ["raise:str:1"], {"str": ["red3", "-", "-"]}),
        ("int", ["reroll:str:1", "keep:new"], {"str": ["red6", "-", "-"]}),
    ],
)
def test_5_xp_buy_an_attribute_action_of_choice(name: str, keys: list[str], after: dict[str, list[str]]) -> None:
    table = game("dice", {"xp": 6, "rows": {"str": ["red2"], "con": ["blue4"]}}, rolls=[6] * (name == "int"))
    told = table.play(f"xp:{name}", *keys)
    assert {changed: row(table, changed) for changed in after} == after
    assert table.hero(0).xp == 1
    assert (told[0].kind, told[0].rule, told[0].args["xp"]) == ("ff-event-xp-action", "FF-XP-04", 5)


@rule("FF-XP-04")
def test_wisdom_and_charisma_can_be_bought_too() -> None:
    table = game("dice", {"xp": 10, "hero_class": "wizard"})
    table.play("xp:wis", "move:good", "xp:cha", "token")
    assert (table.hero(0).marker, table.hero(0).tokens, table.hero(0).xp) == (1, 1, 0)


@rule("FF-XP-04")
def test_a_bought_action_may_reach_the_familiar() -> None:
    table = game("dice", {"xp": 5, "rows": {"familiar": ["red2"]}})
    table.play("xp:str", "flip:familiar:1")
    assert row(table, "familiar") == ["red5", "-", "-"]


@rule("FF-XP-04", "FF-XP-06")
def test_4_xp_buy_no_action() -> None:
    table = game("dice", {"xp": 4, "rows": {"str": ["red2"]}})
    refusal = table.refuse("xp:str")
    assert (refusal.rule, refusal.reason.id, refusal.reason.args["price"]) == ("FF-XP-04", "ff-no-xp", 5)


@rule("FF-XP-04")
def test_an_action_with_nothing_to_act_on_is_not_sold() -> None:
    table = game("dice", {"xp": 9})
    assert [key for key in table.keys if key.startswith("xp:")] == ["xp:wis", "xp:cha"]
    assert table.refuse("xp:str").rule == "FF-XP-04"


@rule("FF-XP-04")
def test_a_fiend_that_bars_the_action_after_placing_does_not_bar_a_bought_one() -> None:
    table = game("dice", {"xp": 5, "fiends": ["cramp"], "rows": {"str": ["red2"]}})
    table.play("xp:str", "flip:str:1")
    assert row(table, "str")[0] == "red5"


@rule("FF-XP-05")
@pytest.mark.parametrize("xp", [0, 99])
def test_xp_never_buys_the_familiars_action(xp: int) -> None:
    table = game("dice", {"xp": xp, "familiar": "blood-badger", "rows": {"familiar": ["red2"], "str": ["red1"]}})
    assert "xp:familiar" not in table.keys
    assert table.refuse("xp:familiar").rule == "FF-XP-05"


@rule("FF-XP-04")
@pytest.mark.parametrize("key", ["xp:luck", "xp:", "xp"])
def test_there_is_nothing_else_to_buy(key: str) -> None:
    refusal = game("dice", {"xp": 99, "rows": {"str": ["red1"]}}).refuse(key)
    assert refusal.reason.id == "refused-not-offered"


# --- when ----------------------------------------------------------------------------------------


@rule("FF-XP-07")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("phase", ["dice", "market", "clean-up", "last-call"])
def test_healing_and_actions_are_possible_in_every_phase_and_anybodys_turn(phase: str, turn: int) -> None:
    people: list[dict[str, Any]] = [{}, {}]
    people[turn] |= {"skills": ["climb"], "exhausted": ["climb"], "xp": 2, "wounds": 1}
    people[0] |= {"xp": 9, "wounds": 1, "rows": {"str": ["red2"]}}
    held = {"initiative": {turn: 1}} if phase == "market" else {}
    table = game(phase, *people, turn=turn, **held)
    assert table.asked[0] == turn
    table.play("xp:heal", "xp:str", seat=0)
    assert table.asked == (0, "xp-action")
    table.play("flip:str:1")
    assert (row(table, "str")[0], table.hero(0).wounds, table.hero(0).xp) == ("red5", 0, 2)


@rule("FF-XP-07")
def test_both_are_possible_in_the_middle_of_a_hunt() -> None:
    table = game("market", {"xp": 8, "wounds": 1, "rows": {"str": ["red2"]}})
    table.play("hunt", "xp:heal", "roll", "xp:str", "flip:str:1", "stop")
    assert (row(table, "str")[0], table.hero(0).wounds, table.hero(0).xp) == ("red5", 0, 1)


@rule("FF-XP-07")
@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_bought_action_is_not_the_one_action_of_the_dice_phase(moment: str) -> None:
    table = game("dice", {"xp": 5, "rows": {"str": ["red2"]}}, pool=["blue1", "blue2", "blue3"])
    bought = ["xp:str", "flip:str:1"]
    first = bought if moment == "before" else []
    table.play(*first, "take:1", "place:con")
    if moment == "after":
        table.play(*bought)
    assert table.asked == (0, "action")
    table.play("raise:con:1")
    assert (row(table, "str")[0], row(table, "con")[0], table.asked) == ("red5", "blue2", (1, "initiative"))


@rule("FF-XP-07")
def test_more_than_one_action_may_be_bought_in_a_turn() -> None:
    table = game("dice", {"xp": 10, "rows": {"str": ["red2"]}})
    table.play("xp:str", "flip:str:1", "xp:con", "raise:str:1")
    assert (row(table, "str")[0], table.hero(0).xp) == ("red6", 0)


# --- a bought token ------------------------------------------------------------------------------


@rule("FF-XP-08")
def test_a_bought_token_serves_in_the_market_like_any_other() -> None:
    table = game("market", {"xp": 5, "gold": 1})
    table.refuse("buy:hymn")
    table.play("xp:cha", "token", "buy:hymn")
    assert (table.hero(0).gold, table.hero(0).tokens, table.hero(0).xp) == (0, 0, 3)


@rule("FF-XP-08")
def test_a_bought_token_is_lost_in_the_next_clean_up() -> None:
    table = game("market", {"xp": 5})
    table.play("xp:cha", "token", "discard:hymn", "discard:climb")
    assert (table.view()["round"], table.hero(0).tokens) == (2, 0)
    assert [(event.seat, event.args["tokens"]) for event in table.told("rp-event-tokens-lost")] == [(0, 1)]


@rule("FF-XP-08")
def test_a_token_bought_after_tokens_were_dropped_stays_until_the_clean_up_after() -> None:
    table = game("clean-up", {"xp": 5, "tokens": 2, "skills": ["climb"], "exhausted": ["climb"]})
    table.play("xp:cha", "token", "skip")
    assert (table.view()["round"], table.hero(0).tokens) == (2, 1)


# --- where it comes from -------------------------------------------------------------------------


@rule("FF-XP-09")
@pytest.mark.parametrize(("keys", "minions", "xp"), [(["hunt", "roll"], ["rat"], 2), (["buy:hymn"], ["mole"], 3)])
def test_minions_and_market_cards_bring_xp(keys: list[str], minions: list[str], xp: int) -> None:
    table = game("market", {"gold": 2}, minions=minions)
    table.play(*keys)
    assert table.hero(0).xp == xp


@rule("FF-XP-09")
def test_adventure_cards_bring_xp() -> None:
    table = game("adventure", {"adventure_tokens": 1, "combat_dice": 1}, {"combat_dice": 1}, adventure=["den"])
    assert (table.asked, table.hero(0).xp, table.hero(1).xp) == ((0, "hire"), 3, 0)


@rule("FF-XP-09")
def test_all_three_sources_are_in_the_box() -> None:
    box = fiends_box_of("pl2", "fiends-familiars")
    assert any(tier.reward.xp for minion in box.minions for tier in minion.tiers)
    assert any(card.reward.xp for card in box.adventures)
    assert any(getattr(getattr(card, "ability", None), "xp", 0) for card in box.market)
