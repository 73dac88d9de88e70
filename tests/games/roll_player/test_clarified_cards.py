"""Clarified cards: RP-CARD."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import (
    Ability,
    BuyFromDiscard,
    BuyTopCard,
    CopySkill,
    FlipPoolDie,
    GainGold,
    MoveDie,
    ReplaceFromBag,
    ShiftPoolDie,
    SwapWithPool,
)
from herowright.games.roll_player.cards.powers import ExtraPiece
from herowright.games.roll_player.cards.scorings import MarkerAt
from herowright.games.roll_player.cards.types import Armor, ArmorSet, Card, Skill, Trait, Weapon
from herowright.testing import Play, rule, situation


def skill(number: int, id: str, arrow: str, ability: Ability) -> Skill:
    return Skill(id=id, number=number, dots=1, cost=2, arrow=arrow, ability=ability)


# Goods with fixed prices, and the clarified skills with fixed arrows. From the centre, field 4, good
# leads to 1, lawful to 3, chaotic to 5 and evil to 7.
CAPS = ArmorSet("chain", ladder=(1, 3, 5, 7, 10), colours=())
CARDS: tuple[Card, ...] = (
    Armor(id="cap", number=901, dots=1, cost=3, set=CAPS),
    Armor(id="coif", number=902, dots=1, cost=2, set=CAPS),
    Weapon(id="knife", number=903, dots=1, cost=2, hands=1, effect=ExtraPiece()),
    Trait(id="kind", number=904, dots=1, cost=3, arrow="good", scoring=MarkerAt(2, ("good",))),
    skill(31, "climb", "good", ShiftPoolDie(2)),
    skill(32, "intimidate", "good", FlipPoolDie()),
    skill(33, "move-silently", "evil", BuyFromDiscard()),
    skill(27, "negotiate", "lawful", SwapWithPool()),
    skill(30, "open-lock", "chaotic", BuyTopCard()),
    skill(26, "search", "good", ReplaceFromBag()),
    skill(36, "sleight-of-hand", "chaotic", MoveDie()),
    skill(49, "diplomacy", "lawful", CopySkill()),
    skill(28, "pickpocket", "evil", GainGold(2)),
)
CLASSES = ("thief", "monk", "wizard", "ranger")


def game(*heroes: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None, **arrangement: Any) -> Play:
    """Seat 0 is about to choose an initiative card, unless arranged otherwise. All markers are in the centre."""
    given = [*heroes, *[{}] * seats]
    people = [{"race": "human", "hero_class": CLASSES[seat], **given[seat]} for seat in range(seats)]
    return situation("roll-player", seats, options, heroes=people, cards=CARDS, **arrangement)


def market(*heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Seat 0 of two is first in the Market Phase."""
    spec: dict[str, Any] = {"phase": "market", "initiative": {0: 1, 1: 2}, "market": ["cap", "coif", "knife"]}
    return game(*heroes, **(spec | arrangement))


def stars(category: str, options: dict[str, Any] | None = None, **hero: Any) -> int:
    """What a hero gets in a category of the final scoring."""
    outcome = game(hero, options=options, phase="last-call").table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == category)


def values(**hero: Any) -> dict[str, int]:
    """What the rows of a hero count for the goals."""
    found: dict[str, int] = game(hero).view()["heroes"][0]["values"]
    return found


def market_ids(table: Play) -> list[str]:
    return [card["id"] for card in table.view()["market"]]


def pool(table: Play) -> list[str | None]:
    """The die on each initiative card."""
    dice = [card["die"] for card in table.view()["initiative"]]
    return [die and f"{die['colour']}{die['face']}" for die in dice]


def dice_row(table: Play, row: str, seat: int = 0) -> list[str]:
    dice = table.view()["heroes"][seat]["rows"][row]
    return [f"{die['colour']}{die['face']}" for die in dice if die]


@rule("RP-CARD-01")
def test_the_barbarian_card_beats_the_hand_limit_of_the_first_edition() -> None:
    barbarian = {"hero_class": "barbarian", "gold": 10, "weapons": ["longbow"]}
    table = market(barbarian, options={"edition": "de1"})
    table.play("buy:knife")
    assert [weapon.id for weapon in table.hero(0).weapons] == ["longbow", "knife"]


# --- Attuned -----------------------------------------------------------------------------------------


def attuned(**arrangement: Any) -> Play:
    """A Druid at seat 0, just before the Market Phase; seat 1 will act first."""
    spec: dict[str, Any] = {"initiative": {0: 2, 1: 1}, "market": ["cap"], "discard": ["coif", "kind", "knife"]}
    return game({"hero_class": "druid"}, phase="before-market", **(spec | arrangement))


@rule("RP-CARD-02")
def test_attuned_offers_every_card_of_the_discard_pile() -> None:
    table = attuned()
    assert table.asked == (0, "from-discard")
    assert table.keys == ["skip", "add:coif", "add:kind", "add:knife"]
    table.play("add:kind")
    assert table.view()["discard"] == ["coif", "knife"]


@rule("RP-CARD-02")
def test_attuned_brings_one_card_at_most_and_may_be_left_out() -> None:
    table = attuned()
    table.play("skip")
    assert table.asked == (1, "market")
    assert market_ids(table) == ["cap"]
    table = attuned()
    table.play("add:kind")
    assert table.asked == (1, "market")


@rule("RP-CARD-02")
def test_only_the_druid_is_attuned() -> None:
    table = game(phase="before-market", initiative={0: 1, 1: 2}, market=["cap"], discard=["coif"])
    assert table.asked == (0, "market")


@rule("RP-CARD-03")
def test_the_attuned_card_replaces_none() -> None:
    table = attuned()
    table.play("add:kind")
    assert market_ids(table) == ["cap", "kind"]


@rule("RP-CARD-04")
@pytest.mark.parametrize("trade", ["buy:kind", "discard:kind"])
def test_the_attuned_card_is_there_before_anybody_trades(trade: str) -> None:
    table = attuned()
    assert table.view()["phase"] == "before-market"
    table.play("add:kind")
    assert table.asked == (1, "market")
    table.play(trade)
    assert market_ids(table) == ["cap"]


@rule("RP-CARD-02", "RP-CARD-03", "RP-CARD-04")
def test_ex_10_with_four_players_the_druid_makes_it_six_market_cards() -> None:
    held = {0: 1, 1: 2, 2: 3, 3: 4}
    table = attuned(seats=4, initiative=held, market=["cap", "coif", "knife", "climb", "search"], discard=["kind"])
    table.play("add:kind")
    assert len(market_ids(table)) == 6
    assert table.asked == (0, "market")


# --- Charming ----------------------------------------------------------------------------------------


def bard(options: dict[str, Any] | None = None, **hero: Any) -> Play:
    return market({"hero_class": "bard", "gold": 10, **hero}, options=options, discard=["kind"])


@rule("RP-CARD-05")
def test_a_bard_trades_twice_in_the_own_turn() -> None:
    table = bard()
    table.play("buy:cap")
    assert table.asked == (0, "second-purchase")
    assert table.view()["initiative"][0]["holder"] == 0
    table.play("buy:coif")
    assert [card.id for card in table.hero(0).armor] == ["cap", "coif"]
    assert table.asked == (1, "market")
    assert table.view()["initiative"][0]["holder"] is None


@rule("RP-CARD-06")
def test_a_token_lowers_the_first_purchase_of_a_bard_and_not_the_second() -> None:
    table = bard(tokens=1)
    table.play("buy:cap")
    assert (table.hero(0).gold, table.hero(0).tokens) == (8, 0)
    table.play("buy:coif")
    assert table.hero(0).gold == 6


@rule("RP-CARD-06")
def test_a_token_kept_lowers_the_second_purchase_of_a_bard() -> None:
    table = bard(tokens=1)
    table.play("buy:cap:0-tokens")
    assert (table.hero(0).gold, table.hero(0).tokens) == (7, 1)
    table.play("buy:coif")
    assert (table.hero(0).gold, table.hero(0).tokens) == (6, 0)


@rule("RP-CARD-06", "RP-CHA-05")
def test_a_bard_with_two_tokens_may_spend_one_on_each_purchase() -> None:
    table = bard(tokens=2)
    assert table.table.decision
    ways = [option.label.args for option in table.table.decision.options if option.key.startswith("buy:cap")]
    assert {(way["gold"], way["tokens"]) for way in ways} == {(1, 2), (2, 1), (3, 0)}


@rule("RP-CARD-07")
def test_a_bard_pays_the_printed_price_twice() -> None:
    table = bard(gold=5)
    table.play("buy:cap", "buy:coif")
    assert table.hero(0).gold == 0
    assert table.asked == (1, "market")


@rule("RP-CARD-07")
def test_a_bard_buys_no_third_card() -> None:
    table = bard(gold=20)
    table.play("buy:cap", "buy:coif")
    assert table.asked == (1, "market")
    assert market_ids(table) == ["knife"]


@rule("RP-CARD-05", "RP-SKILL-06")
def test_a_bard_without_gold_for_the_market_may_still_buy_from_the_discard_pile() -> None:
    table = market(
        {"hero_class": "bard", "gold": 5, "skills": ["move-silently"]}, market=["cap", "kind"], discard=["coif"]
    )
    table.play("buy:cap")
    assert (table.asked, table.keys) == ((0, "second-purchase"), ["done", "use:move-silently"])
    table.play("use:move-silently", "buy:coif")
    assert [card.id for card in table.hero(0).armor] == ["cap", "coif"]
    assert table.asked == (1, "market")


@rule("RP-CARD-05", "RP-SKILL-06")
def test_a_bard_without_gold_may_still_find_some() -> None:
    table = market({"hero_class": "bard", "gold": 3, "skills": ["pickpocket"]}, market=["cap", "coif", "kind"])
    table.play("buy:cap")
    assert (table.asked, table.keys) == ((0, "second-purchase"), ["done", "use:pickpocket"])
    table.play("use:pickpocket", "gain")
    assert table.keys == ["buy:coif", "done"]
    table.play("buy:coif")
    assert table.asked == (1, "market")


@rule("RP-CARD-05")
@pytest.mark.parametrize("hero", [{"exhausted": ["pickpocket"]}, {"marker": 7}], ids=["exhausted", "stuck"])
def test_a_bard_whom_no_skill_can_help_is_not_asked_again(hero: dict[str, Any]) -> None:
    table = market({"hero_class": "bard", "gold": 3, "skills": ["pickpocket"], **hero}, market=["cap", "coif"])
    table.play("buy:cap")
    assert table.asked == (1, "market")


@rule("RP-CARD-05")
def test_a_bard_who_is_done_trades_no_more() -> None:
    table = market(
        {"hero_class": "bard", "gold": 9, "skills": ["move-silently"]}, market=["cap", "kind"], discard=["coif"]
    )
    table.play("buy:cap", "done")
    assert table.asked == (1, "market")
    assert table.refuse("use:move-silently", seat=0).rule == "RP-SKILL-06"


@rule("RP-CARD-07", "RP-CARD-15")
@pytest.mark.parametrize(("reading", "gold"), [("printed-price", 5), ("one-gold-more", 4)])
def test_the_second_purchase_of_a_bard_costs_the_same_from_the_discard_pile(reading: str, gold: int) -> None:
    table = sneak({"RP-CARD-07": reading}, hero_class="bard")
    table.play("buy:cap", "use:move-silently", "buy:coif")
    assert table.hero(0).gold == gold
    table = sneak({"RP-CARD-07": reading}, hero_class="bard")
    table.play("use:move-silently", "buy:coif", "buy:cap")
    assert table.hero(0).gold == gold


@rule("RP-CARD-07")
def test_a_bard_may_stop_after_one_purchase() -> None:
    table = bard()
    table.play("buy:cap", "done")
    assert table.hero(0).gold == 7
    assert table.asked == (1, "market")


@rule("RP-CARD-07")
def test_a_bard_who_cannot_pay_again_is_not_asked_again() -> None:
    table = bard(gold=4)
    table.play("buy:cap")
    assert table.asked == (1, "market")


@rule("RP-CARD-07")
def test_in_another_reading_the_second_purchase_costs_one_gold_more() -> None:
    table = bard({"RP-CARD-07": "one-gold-more"})
    table.play("buy:cap")
    assert table.hero(0).gold == 7
    table.play("buy:coif")
    assert table.hero(0).gold == 4


# --- Climb and Intimidate ------------------------------------------------------------------------------


@rule("RP-CARD-08")
@pytest.mark.parametrize("card", ["climb", "intimidate"])
def test_only_dice_nobody_has_chosen_can_be_changed(card: str) -> None:
    table = game({}, {"skills": [card]}, pool=["red3", "blue3", "green4"])
    table.play("take:2")
    table.play(f"use:{card}", seat=1)
    dice = {key.rpartition(":")[2] for key in table.keys if key != "skip"}
    assert dice == {"1", "3"}
    table.play("skip", seat=1)
    assert table.view()["heroes"][0]["hand"] == [{"colour": "blue", "face": 3}]


@rule("RP-CARD-08")
@pytest.mark.parametrize("card", ["climb", "intimidate"])
def test_after_the_dice_phase_the_last_die_cannot_be_changed(card: str) -> None:
    table = game(
        {}, {"skills": [card]}, turn=1, first=0, initiative={0: 1}, pool=["blue3", "green4"], market=["cap", "coif"]
    )
    table.play("take:2", "place:str", "skip")
    table.play(f"use:{card}", seat=1)
    assert table.asked == (0, "market")
    assert pool(table) == [None, None, "green4"]


@rule("RP-CARD-09")
@pytest.mark.parametrize(
    ("card", "before", "change", "after"),
    [
        ("climb", ["red1", "blue2", "green4"], "pool:raise2:1", ["blue2", "red3", "green4"]),
        ("climb", ["red3", "blue4", "green5"], "pool:lower2:2", ["blue2", "red3", "green5"]),
        ("intimidate", ["red1", "blue2", "green4"], "pool:die:1", ["blue2", "green4", "red6"]),
        ("intimidate", ["red2", "blue3", "green6"], "pool:die:3", ["green1", "red2", "blue3"]),
    ],
)
def test_the_changed_pool_is_sorted_again(card: str, before: list[str], change: str, after: list[str]) -> None:
    table = game({"skills": [card]}, pool=before)
    table.play(f"use:{card}", change)
    assert pool(table) == after


@rule("RP-CARD-09")
def test_the_dice_left_are_sorted_over_the_cards_left() -> None:
    table = game({}, {"skills": ["intimidate"]}, pool=["red1", "blue2", "green4"])
    table.play("take:2")
    table.play("use:intimidate", "pool:die:1", seat=1)
    assert pool(table) == ["green4", None, "red6"]


@rule("RP-CARD-10")
@pytest.mark.parametrize(("order", "sorted_pool"), [("red1", ["red1", "blue1"]), ("blue1", ["blue1", "red1"])])
def test_the_user_orders_equal_dice_though_another_is_first_player(order: str, sorted_pool: list[str]) -> None:
    table = game({}, {"skills": ["climb"]}, pool=["red1", "blue2", "green6"])
    table.play("use:climb", "pool:lower:2", seat=1)
    assert table.asked == (1, "reorder")
    table.play(f"order:{order}")
    assert pool(table) == [*sorted_pool, "green6"]
    assert table.asked == (0, "initiative")


@rule("RP-CARD-11")
@pytest.mark.parametrize(("card", "change"), [("climb", "pool:raise2:1"), ("intimidate", "pool:die:1")])
def test_sorting_anew_moves_no_gold_and_no_first_player(card: str, change: str) -> None:
    table = game({}, {"skills": [card]}, pool=["red1", "blue2", "green4"], coins=[0, 1, 0])
    table.play(f"use:{card}", change, seat=1)
    assert pool(table)[0] == "blue2"
    assert [card["gold"] for card in table.view()["initiative"]] == [0, 1, 0]
    assert table.view()["first"] == 0
    assert table.asked == (0, "initiative")


# --- Jeweled Dagger and Longsword ----------------------------------------------------------------------


@rule("RP-CARD-12")
def test_dice_may_count_more_than_six() -> None:
    sixes = ["gold6", "gold6", "gold6"]
    longsword = game().state.box.find("market", "longsword").effect
    assert longsword.bonus > 0
    assert values(weapons=["jeweled-dagger"], rows={"str": sixes})["str"] == 21
    assert values(weapons=["longsword"], rows={"str": sixes})["str"] == 18 + 3 * longsword.bonus


@rule("RP-CARD-12")
def test_a_die_above_six_may_overshoot_a_goal() -> None:
    rows = {"str": ["red6", "red6", "gold6"]}
    assert stars("goals", hero_class="warrior", rows=rows) == 4
    assert stars("goals", hero_class="warrior", rows=rows, weapons=["jeweled-dagger"]) == 0


@rule("RP-CARD-13")
@pytest.mark.parametrize("weapons", [[], ["jeweled-dagger"], ["longsword"]])
def test_weapons_do_not_make_a_hero_stronger_for_weak(weapons: list[str]) -> None:
    weak = game().state.box.find("market", "weak").scoring
    row = [f"gold{weak.total // 3}", f"gold{weak.total // 3}", f"gold{weak.total - 2 * (weak.total // 3)}"]
    assert stars("traits", traits=["weak"], weapons=weapons, rows={"str": row}) == weak.stars


@rule("RP-CARD-13")
@pytest.mark.parametrize("weapons", [[], ["jeweled-dagger"], ["longsword"]])
@pytest.mark.parametrize(("away", "paid"), [(0, 1), (1, 0)])
def test_weapons_change_no_die_for_reckless(weapons: list[str], away: int, paid: int) -> None:
    """Neither does a 5 become a 6, nor a 6 a 7."""
    reckless = game().state.box.find("market", "reckless").scoring
    row = [f"gold{reckless.face - away}"] * reckless.each
    assert stars("traits", traits=["reckless"], weapons=weapons, rows={"str": row}) == paid


@rule("RP-CARD-14")
def test_ex_jeweled_dagger_counts_blue_5_gold_6_and_gold_5_as_18() -> None:
    rows = {"str": ["blue5", "gold6", "gold5"]}
    assert values(weapons=["jeweled-dagger"], rows=rows)["str"] == 18
    assert stars("goals", hero_class="warrior", weapons=["jeweled-dagger"], rows=rows) == 4
    assert stars("goals", hero_class="warrior", rows=rows) == 0


@rule("RP-CARD-14")
@pytest.mark.parametrize(("reading", "dex"), [("every-row", 18), ("strength", 16)])
def test_the_jeweled_dagger_counts_in_every_row_or_in_another_reading_in_strength(reading: str, dex: int) -> None:
    rows = {"str": ["blue5", "gold6", "gold5"], "dex": ["red5", "gold6", "gold5"]}
    hero = {"weapons": ["jeweled-dagger"], "rows": rows}
    counted = game(hero, options={"RP-CARD-14": reading}).view()["heroes"][0]["values"]
    assert (counted["str"], counted["dex"]) == (18, dex)


@rule("RP-CARD-14")
def test_the_longsword_counts_as_its_card_says() -> None:
    effect = game().state.box.find("market", "longsword").effect
    rows = {"str": ["red1", "gold2"], "dex": ["red1", "gold2"]}
    counted = values(weapons=["longsword"], rows=rows)
    assert (counted["str"], counted["dex"]) == (3 + 2 * effect.bonus, 3)


# --- Move Silently -------------------------------------------------------------------------------------


def sneak(options: dict[str, Any] | None = None, **hero: Any) -> Play:
    """Seat 0 has Move Silently and 10 gold; a cheap cap and a trait lie on the discard pile."""
    hero = {"skills": ["move-silently"], "gold": 10, **hero}
    return market(hero, options=options, market=["cap", "knife"], discard=["coif", "kind"])


@rule("RP-CARD-15")
def test_move_silently_buys_from_the_discard_pile() -> None:
    table = sneak()
    table.play("use:move-silently")
    assert table.keys == ["skip", "buy:coif", "buy:kind"]
    table.play("buy:coif")
    assert [card.id for card in table.hero(0).armor] == ["coif"]
    assert table.hero(0).gold == 8
    assert table.view()["discard"] == ["kind"]


@rule("RP-CARD-15", "RP-SKILL-04")
def test_where_nothing_can_be_bought_nothing_is_asked() -> None:
    table = sneak(gold=1)
    table.play("use:move-silently")
    assert (table.asked, [card.id for card in table.hero(0).exhausted]) == ((0, "market"), ["move-silently"])


@rule("RP-CARD-16")
def test_who_bought_with_move_silently_gets_no_gold_for_a_discard() -> None:
    table = sneak(hero_class="bard")
    table.play("use:move-silently", "buy:coif")
    assert table.keys == ["buy:cap", "buy:knife", "done"]
    table.refuse("discard:cap")


@rule("RP-CARD-16", "RP-ED-15-DE1")
def test_not_even_where_charming_serves_to_discard_is_there_gold_after_move_silently() -> None:
    options = {"edition": "de1", "RP-ED-15-DE1": "allowed"}
    bards = [{"hero_class": "bard", "gold": 10, "skills": own} for own in (["move-silently"], [])]
    table = market(*bards, options=options, market=["cap", "knife", "kind"], discard=["coif"])
    table.play("use:move-silently", "buy:coif")
    assert table.keys == ["buy:cap", "buy:knife", "buy:kind", "done"]
    assert table.refuse("discard:cap").rule == "RP-CARD-16"
    table.play("buy:cap")
    assert table.asked == (1, "market")
    table.play("buy:knife")
    assert table.keys == ["buy:kind", "discard:kind", "done", "drop:knife"]


@rule("RP-CARD-16")
def test_who_bought_nothing_with_move_silently_may_discard() -> None:
    table = sneak()
    table.play("use:move-silently", "skip", "discard:cap")
    assert table.hero(0).gold == 12


@rule("RP-CARD-16", "RP-CARD-31")
def test_in_the_reading_of_an_extra_purchase_there_is_no_gold_for_a_discard_either() -> None:
    table = sneak({"RP-CARD-31": "extra"})
    table.play("use:move-silently", "buy:coif")
    assert table.asked[0] == 0
    table.refuse("discard:cap")


@rule("RP-CARD-31")
def test_a_move_silently_purchase_is_the_one_trade_of_the_turn() -> None:
    table = sneak()
    table.play("use:move-silently", "buy:coif")
    assert market_ids(table) == ["cap", "knife"]
    assert table.asked == (1, "market")


@rule("RP-CARD-31")
def test_in_another_reading_a_move_silently_purchase_comes_on_top() -> None:
    table = sneak({"RP-CARD-31": "extra"})
    table.play("use:move-silently", "buy:coif", "buy:cap")
    assert [card.id for card in table.hero(0).armor] == ["coif", "cap"]
    assert table.hero(0).gold == 5
    assert table.asked == (1, "market")


# --- Negotiate -----------------------------------------------------------------------------------------


@rule("RP-CARD-17")
@pytest.mark.parametrize(("die", "paid"), [("gold4", 2), ("blue4", 0)])
def test_a_gold_die_that_comes_by_negotiate_pays_two_gold(die: str, paid: int) -> None:
    hero = {"hero_class": "monk", "skills": ["negotiate"], "rows": {"str": ["red3"]}, "gold": 5}
    table = game(hero, {"hero_class": "thief"}, pool=["red1", die, "green6"])
    table.play("use:negotiate", "pool:die:2", "die:str:1")
    assert dice_row(table, "str") == [die]
    assert table.hero(0).gold == 5 + paid


@rule("RP-CARD-18")
def test_after_negotiate_the_pool_is_sorted_again() -> None:
    table = game({"skills": ["negotiate"], "rows": {"str": ["red5"]}}, pool=["blue1", "white4", "green6"])
    table.play("use:negotiate", "pool:die:1", "die:str:1")
    assert pool(table) == ["white4", "red5", "green6"]
    assert table.asked == (0, "initiative")


@rule("RP-CARD-18")
@pytest.mark.parametrize(("order", "sorted_pool"), [("red4", ["red4", "white4"]), ("white4", ["white4", "red4"])])
def test_the_user_of_negotiate_orders_equal_dice(order: str, sorted_pool: list[str]) -> None:
    hero = {"skills": ["negotiate"], "rows": {"str": ["red4"]}}
    table = game({}, hero, pool=["blue1", "white4", "green6"])
    table.play("use:negotiate", "pool:die:1", "die:str:1", seat=1)
    assert table.asked == (1, "reorder")
    table.play(f"order:{order}")
    assert pool(table) == [*sorted_pool, "green6"]


# --- Open Lock -----------------------------------------------------------------------------------------


@rule("RP-CARD-19")
@pytest.mark.parametrize(
    "help",
    [{"tokens": 2}, {"weapons": ["heavy-crossbow"]}, {"hero_class": "warrior"}],
    ids=["tokens", "crossbow", "prepared"],
)
def test_nothing_lowers_the_price_of_the_top_card(help: dict[str, Any]) -> None:
    table = market({"skills": ["open-lock"], "gold": 3, **help}, market=["coif"], deck=["cap"])
    table.play("use:open-lock", "turn-up", "buy:cap")
    assert table.hero(0).gold == 0
    assert table.hero(0).tokens == help.get("tokens", 0)


@rule("RP-CARD-19")
def test_without_the_full_price_the_top_card_cannot_be_bought() -> None:
    helped = {"tokens": 2, "weapons": ["heavy-crossbow"], "hero_class": "warrior"}
    table = market({"skills": ["open-lock"], "gold": 2, **helped}, market=["coif"], deck=["cap"])
    table.play("use:open-lock", "turn-up")
    assert "buy:cap" not in table.keys
    table.refuse("buy:cap")


@rule("RP-CARD-20")
def test_a_trait_from_the_top_of_the_deck_moves_the_marker_again() -> None:
    table = market({"skills": ["open-lock"], "marker": 4}, deck=["kind"])
    table.play("use:open-lock", "turn-up")
    assert table.hero(0).marker == 5
    table.play("buy:kind")
    assert table.hero(0).marker == 2


@rule("RP-CARD-20")
def test_a_trait_from_the_top_of_the_deck_is_bought_even_if_the_marker_cannot_follow() -> None:
    table = market({"skills": ["open-lock"], "marker": 1}, deck=["kind"])
    table.play("use:open-lock", "turn-up", "buy:kind")
    assert table.hero(0).marker == 2
    assert [trait.id for trait in table.hero(0).traits] == ["kind"]


@rule("RP-CARD-32")
def test_open_lock_buys_at_any_time_at_the_printed_price_on_top_of_the_market_turn() -> None:
    table = game({}, {"skills": ["open-lock"], "gold": 5}, deck=["cap", "coif"])
    table.play("use:open-lock", "turn-up", "buy:cap", seat=1)
    assert table.hero(1).gold == 2
    assert [card.id for card in table.hero(1).armor] == ["cap"]
    assert [card.id for card in table.state.deck] == ["coif"]
    assert table.asked == (0, "initiative")


@rule("RP-CARD-32")
def test_an_open_lock_purchase_leaves_the_market_turn() -> None:
    table = market({"skills": ["open-lock"], "gold": 5}, deck=["cap"], market=["coif"])
    table.play("use:open-lock", "turn-up", "buy:cap")
    assert table.asked == (0, "market")
    table.play("buy:coif")
    assert table.hero(0).gold == 0


@rule("RP-CARD-32")
def test_in_another_reading_open_lock_waits_for_the_own_market_turn() -> None:
    options = {"RP-CARD-32": "market-turn"}
    hero = {"skills": ["open-lock"]}
    assert game(hero, options=options).refuse("use:open-lock").rule == "RP-SKILL-06"
    assert market({}, hero, options=options).refuse("use:open-lock", seat=1).rule == "RP-SKILL-06"
    table = market(hero, options=options, deck=["cap"], market=["coif"])
    table.play("use:open-lock", "turn-up", "buy:cap")
    assert table.hero(0).gold == 2


@rule("RP-CARD-19", "RP-CLEAN-06")
def test_open_lock_finds_an_empty_deck_made_anew() -> None:
    table = market({"skills": ["open-lock"], "gold": 5}, deck=[], discard=["cap"], market=["coif"])
    table.play("use:open-lock", "turn-up", "buy:cap")
    assert [card.id for card in table.hero(0).armor] == ["cap"]
    assert table.view()["discard"] == []


# --- Search and Sleight of Hand ------------------------------------------------------------------------


@rule("RP-CARD-21")
def test_search_shows_the_colours_in_the_bag_and_takes_one_die_of_choice() -> None:
    hero = {"skills": ["search"], "rows": {"str": ["red2", "red3"]}}
    table = game(hero, bag=["blue", "blue", "white"], rolls=[5])
    table.play("use:search", "die:str:1")
    assert table.keys == ["colour:blue", "colour:white"]
    table.play("colour:white")
    assert dice_row(table, "str") == ["white5", "red3"]
    bag = table.view()["bag"]
    assert {colour: dice for colour, dice in bag.items() if dice} == {"blue": 2, "red": 1}


@rule("RP-CARD-22")
@pytest.mark.parametrize(("colour", "paid"), [("gold", 2), ("blue", 0)])
def test_a_gold_die_found_by_search_pays_its_gold(colour: str, paid: int) -> None:
    hero = {"hero_class": "monk", "skills": ["search"], "rows": {"str": ["red2"]}, "gold": 5}
    table = game(hero, bag=["blue", "gold"])
    table.play("use:search", "die:str:1", f"colour:{colour}")
    assert table.hero(0).gold == 5 + paid


def sleight() -> Play:
    """A die is about to move from the full Dexterity row to the last space of Strength."""
    rows = {"dex": ["red1", "blue2", "green3"], "str": ["red5", "gold6"]}
    table = game({"skills": ["sleight-of-hand"], "rows": rows, "gold": 5})
    table.play("use:sleight-of-hand", "die:dex:1", "place:str")
    return table


@rule("RP-CARD-23")
def test_sleight_of_hand_gives_no_attribute_action() -> None:
    table = sleight()
    assert dice_row(table, "str") == ["red5", "gold6", "red1"]
    assert table.asked == (0, "initiative")
    table.play("take:1", "place:dex")
    assert table.asked == (0, "action-dex")


@rule("RP-CARD-24")
def test_sleight_of_hand_pays_nothing_for_the_last_space_of_a_row() -> None:
    assert sleight().hero(0).gold == 5


@rule("RP-CARD-25")
def test_after_sleight_of_hand_dice_slide_left() -> None:
    table = sleight()
    assert table.view()["heroes"][0]["rows"]["dex"] == [
        {"colour": "blue", "face": 2},
        {"colour": "green", "face": 3},
        None,
    ]


# --- Tower Shield --------------------------------------------------------------------------------------

CHAIN = ["chain-gorget", "chain-vambraces", "chain-helm", "chain-tunic", "chain-leggings"]
LEATHER = ["leather-greaves", "leather-boots", "leather-gloves", "leather-pauldron"]
MYSTIC = ["mystic-cowl", "mystic-robes", "mystic-cloak"]


def shield_adds(*armor: str, options: dict[str, Any] | None = None) -> int:
    """How many stars a Tower Shield brings to this armor."""
    with_shield = stars("armor", options, armor=armor, weapons=["tower-shield"])
    return with_shield - stars("armor", options, armor=armor)


def step(set_of: str, pieces: int) -> int:
    """What one more card is worth to so many cards of a set."""
    ladder: tuple[int, ...] = game().state.box.find("market", set_of).set.ladder
    return ladder[pieces] - ladder[pieces - 1]


@rule("RP-CARD-26")
def test_a_tower_shield_is_no_armor_by_itself() -> None:
    assert stars("armor", weapons=["tower-shield"]) == 0


@rule("RP-CARD-26", "RP-CARD-27")
@pytest.mark.parametrize("armor", [CHAIN, LEATHER, MYSTIC, []], ids=["5 chain", "4 leather", "3 mystic", "none"])
def test_ex_13_a_tower_shield_adds_nothing_to_a_complete_set_or_to_no_armor(armor: list[str]) -> None:
    assert shield_adds(*armor) == 0


@rule("RP-CARD-27")
@pytest.mark.parametrize("armor", [CHAIN[:4], LEATHER[:3], MYSTIC[:2]], ids=["4 chain", "3 leather", "2 mystic"])
def test_a_tower_shield_completes_a_set_that_lacks_one(armor: list[str]) -> None:
    assert shield_adds(*armor) == step(armor[0], len(armor)) > 0


@rule("RP-CARD-28")
def test_a_tower_shield_improves_the_unfinished_set_beside_a_complete_one() -> None:
    assert shield_adds(*MYSTIC, *CHAIN[:1]) == step("chain-helm", 1) > 0


@rule("RP-CARD-28")
def test_in_another_reading_a_complete_set_makes_the_tower_shield_worthless() -> None:
    options = {"RP-CARD-28": "nothing"}
    assert shield_adds(*MYSTIC, *CHAIN[:1], options=options) == 0
    assert shield_adds(*MYSTIC[:2], *CHAIN[:1], options=options) > 0


@rule("RP-CARD-28")
def test_a_tower_shield_improves_one_set_where_it_is_worth_most() -> None:
    assert shield_adds(*MYSTIC[:1], *CHAIN[:2]) == max(step("mystic-cowl", 1), step("chain-helm", 2))


# --- Heavy Crossbow ------------------------------------------------------------------------------------


@rule("RP-CARD-29")
@pytest.mark.parametrize(("card", "gold"), [("cap", 8), ("coif", 9), ("kind", 8), ("pickpocket", 9)])
def test_the_heavy_crossbow_takes_one_gold_off_every_kind_of_card(card: str, gold: int) -> None:
    table = market({"weapons": ["heavy-crossbow"], "gold": 10}, market=[card])
    table.play(f"buy:{card}")
    assert table.hero(0).gold == gold


@rule("RP-CARD-29")
def test_only_the_owner_pays_less() -> None:
    table = market({"gold": 10}, {"weapons": ["heavy-crossbow"]})
    table.play("buy:cap")
    assert table.hero(0).gold == 7


@rule("RP-CARD-29")
@pytest.mark.parametrize(("reading", "gold"), [("every-purchase", 7), ("first-purchase", 6)])
def test_the_heavy_crossbow_helps_with_both_purchases_of_a_bard_or_in_another_reading_with_one(
    reading: str, gold: int
) -> None:
    table = bard({"RP-CARD-29": reading}, weapons=["heavy-crossbow"])
    table.play("buy:cap")
    assert table.hero(0).gold == 8
    table.play("buy:coif")
    assert table.hero(0).gold == gold


# --- Diplomacy -----------------------------------------------------------------------------------------


def diplomat(reading: str, **hero: Any) -> Play:
    """Diplomacy's own arrow is lawful; Pickpocket, its target, points to evil."""
    skilled = {"skills": ["diplomacy"], "gold": 5, **hero}
    return game(skilled, {"skills": ["pickpocket"], "marker": 4}, options={"RP-CARD-30": reading})


@rule("RP-CARD-30")
def test_diplomacy_moves_the_marker_of_its_user_along_its_own_arrow() -> None:
    table = diplomat("diplomacy")
    table.play("use:diplomacy")
    assert table.hero(0).marker == 3
    table.play("copy:pickpocket")
    assert (table.hero(0).marker, table.hero(0).gold) == (3, 7)
    assert table.hero(1).marker == 4


@rule("RP-ED-14-PL2", "RP-CARD-30")
@pytest.mark.parametrize("reading", ["diplomacy", "target"])
def test_diplomacy_never_turns_to_diplomacy(reading: str) -> None:
    """Its target is an ability to carry out, and it has none of its own."""
    envoy = skill(48, "envoy", "evil", CopySkill())
    heroes = [{"skills": ["diplomacy"], "marker": 4}, {"skills": ["envoy", "pickpocket"], "marker": 4}]
    table = situation("roll-player", 2, {"RP-CARD-30": reading}, heroes=heroes, cards=[*CARDS, envoy])
    table.play("use:diplomacy")
    assert [key for key in table.keys if key != "skip"] == ["copy:pickpocket"]


@rule("RP-CARD-30")
def test_diplomacy_is_stuck_where_its_own_arrow_is() -> None:
    assert diplomat("diplomacy", marker=3).refuse("use:diplomacy").rule == "RP-SKILL-03"


@rule("RP-CARD-30")
def test_in_another_reading_diplomacy_follows_the_arrow_of_its_target() -> None:
    table = diplomat("target")
    table.play("use:diplomacy", "copy:pickpocket", "gain")
    assert (table.hero(0).marker, table.hero(0).gold) == (7, 7)
    assert table.hero(1).marker == 4


@rule("RP-CARD-30")
def test_in_another_reading_diplomacy_is_stuck_where_its_target_is() -> None:
    table = diplomat("target", marker=7)
    assert "use:diplomacy" not in table.keys
    assert table.refuse("use:diplomacy").rule == "RP-SKILL-03"
    diplomat("target", marker=3).play("use:diplomacy", "copy:pickpocket")
