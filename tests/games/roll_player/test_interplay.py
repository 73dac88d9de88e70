"""Cards, tokens, editions and variants that meet in one moment: what the clauses say together."""

from __future__ import annotations

from typing import Any

import pytest

from herowright.games.roll_player.rules.components import GREEN, RED
from herowright.testing import roll_player as rp
from herowright.testing import rule, situation

Play = rp.RollPlayerPlay


def game(seats: int, **given: Any) -> Play:
    table = situation("roll-player", seats, given.pop("options", None), **given)
    assert isinstance(table, Play)
    return table


RICH: dict[str, Any] = {"gold": 20, "marker": 4, "hero_class": "monk"}


def dice(*heroes: dict[str, Any], seats: int = 2, **given: Any) -> Play:
    return game(seats, phase="dice", heroes=heroes, **given)


def market(*heroes: dict[str, Any], seats: int = 2, **given: Any) -> Play:
    spec: dict[str, Any] = {"initiative": {0: 1, 1: 2}, "market": ["weak", "chain-helm", "longsword"], **given}
    return game(seats, phase="market", heroes=heroes, **spec)


def stars(*heroes: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> list[int]:
    """What each hero gets in all when the game is over."""
    outcome = situation(
        "roll-player", max(len(heroes), 1), options, phase="scoring", heroes=heroes, **given
    ).table.outcome  # fmt: skip
    assert outcome is not None
    return [seat.total for seat in outcome.seats]


# --- dice ------------------------------------------------------------------------------------------------


@rule("RP-CARD-09", "RP-CARD-10", "RP-CARD-11")
def test_whoever_climbs_on_anothers_turn_orders_equal_dice_and_the_gold_stays() -> None:
    table = dice(
        {}, {"skills": ["climb"], "marker": 4}, seats=3, pool=["red1", "blue2", "green3", "black6"], coins=[0, 1, 1, 0]
    )
    table.play("take:1", "place:str", "skip")
    table.play("use:climb", "pool:lower2:4", seat=1)
    assert (table.asked, table.keys) == ((1, "initiative"), ["take:2", "take:3", "take:4"])
    assert table.pool() == ["", "blue2", "green3", "black4"]
    assert table.state.coins == [0, 1, 1, 0]


@rule("RP-CARD-10")
def test_equal_dice_are_ordered_by_the_climber_and_not_by_the_first_player() -> None:
    table = dice({}, {"skills": ["climb"], "marker": 4}, pool=["red1", "blue2", "green3"])
    table.play("use:climb", "pool:raise:2", seat=1)
    assert (table.asked, set(table.keys)) == ((1, "reorder"), {"order:blue3", "order:green3"})
    table.play("order:green3", seat=1)
    assert table.pool() == ["red1", "green3", "blue3"]
    assert table.asked == (0, "initiative")


@rule("RP-CARD-08")
def test_a_die_in_the_hand_of_whoever_is_placing_it_is_out_of_reach() -> None:
    table = dice({"skills": ["intimidate"], "marker": 4}, pool=["red1", "blue2", "green3"])
    table.play("take:2", "use:intimidate")
    assert table.keys == ["skip", "pool:die:1", "pool:die:3"]


@rule("RP-CARD-24", "RP-CARD-25", "RP-DICE-29", "RP-DICE-07")
def test_a_row_that_sleight_of_hand_opens_pays_again_when_a_die_fills_it() -> None:
    rows = {"str": ["red1", "red2", "red3"], "dex": ["blue1", "blue2"]}
    table = dice(
        {"skills": ["sleight-of-hand"], "marker": 4, "gold": 0, "rows": rows}, pool=["white1", "black2", "red6"]
    )
    table.play("use:sleight-of-hand", "die:str:1", "place:dex")
    assert (table.row(0, "str"), table.row(0, "dex")) == (["red2", "red3", ""], ["blue1", "blue2", "red1"])
    assert table.hero(0).gold == 0
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 1


@rule("RP-DICE-26", "RP-DICE-25", "RP-CARD-23")
def test_gold_dice_that_change_places_pay_nothing() -> None:
    rows = {"str": ["gold1", "red2", "red3"], "dex": ["blue1", "blue2"]}
    table = dice({"gold": 0, "rows": rows, "marker": 4, "hero_class": "thief"}, pool=["white1", "black2", "red6"])
    table.play("take:1", "place:dex")
    assert table.hero(0).gold == 1  # the third die of the row
    table.play("swap:str:1", "with:dex:3")
    assert (table.row(0, "str")[0], table.row(0, "dex")[2]) == ("white1", "gold1")
    assert (table.hero(0).gold, table.asked) == (1, (1, "initiative"))


@rule("RP-DICE-28", "RP-CLEAN-04", "RP-DICE-06")
def test_a_full_hero_takes_gold_and_the_die_goes_back_into_the_bag() -> None:
    full = {row: ["red1", "blue1", "green1"] for row in ("str", "dex", "con")}
    full |= {row: ["white1", "black1", "purple1"] for row in ("int", "wis", "cha")}
    table = dice(
        {"rows": full, "gold": 0, "hero_class": "monk"},
        {"hero_class": "thief"},
        pool=["gold1", "gold2", "red6"],
        market=["weak", "climb", "nimble"],
    )
    bag = len(table.state.bag)
    table.play("take:2")
    assert (table.hero(0).gold, table.asked) == (1, (1, "initiative"))
    table.play("take:1", "place:cha", "skip", "discard:weak", "discard:climb")
    assert table.state.round == 2
    # the unchosen die and the one without room, less the three of the next round
    assert len(table.state.bag) == bag + 2 - 3


@rule("RP-CARD-17", "RP-DICE-10", "RP-CARD-24")
def test_a_gold_die_that_negotiate_lays_into_a_full_row_pays_for_itself_alone() -> None:
    rows = {"str": ["red1", "red2", "red3"]}
    table = dice(
        {"skills": ["negotiate"], "marker": 4, "gold": 0, "rows": rows, "hero_class": "monk"},
        pool=["white1", "gold2", "red6"],
    )
    table.play("use:negotiate", "pool:die:2", "die:str:3")
    assert (table.row(0, "str"), table.hero(0).gold) == (["red1", "red2", "gold2"], 2)
    assert table.pool() == ["white1", "red3", "red6"]


@rule("RP-SKILL-10", "RP-DICE-24", "RP-SKILL-07")
def test_skills_come_before_and_after_the_one_action() -> None:
    hero = {"skills": ["cure-wounds", "pickpocket"], "marker": 4, "gold": 0}
    table = dice(hero, pool=["red1", "blue2", "green3"])
    table.play("take:1", "place:str", "use:cure-wounds", "raise2:str:1", "use:pickpocket", "gain", "flip:str:1")
    assert (table.row(0, "str"), table.hero(0).gold) == (["red4", "", ""], 3)
    assert (table.hero(0).marker, table.asked) == (4, (1, "initiative"))


@rule("RP-SKILL-03", "RP-SKILL-02")
def test_a_skill_can_bring_the_marker_to_where_another_is_stuck() -> None:
    table = dice({"skills": ["climb", "search"], "marker": 4, "rows": {"str": ["red1"]}})
    table.play("use:climb", "skip")
    assert table.hero(0).marker == 1
    assert table.refuse("use:search").rule == "RP-SKILL-03"


# --- trading -----------------------------------------------------------------------------------------------


@rule("RP-CARD-05", "RP-CARD-06", "RP-CHA-01")
def test_a_bard_with_one_token_saves_one_gold_in_two_purchases() -> None:
    table = market({"hero_class": "bard", "gold": 20, "tokens": 1, "marker": 4})
    table.play("buy:chain-helm", "buy:weak")
    assert (table.hero(0).gold, table.hero(0).tokens) == (20 - 3 - 3, 0)
    assert table.asked == (1, "market")


@rule("RP-CARD-16", "RP-CARD-31", "RP-ED-15-PL2")
def test_a_bard_who_bought_from_the_pile_may_buy_once_more_and_never_takes_gold() -> None:
    hero = {"hero_class": "bard", "gold": 20, "skills": ["move-silently"], "marker": 4}
    table = market(hero, discard=["climb"])
    table.play("use:move-silently", "buy:climb")
    assert (table.asked, [key for key in table.keys if not key.startswith("use:")]) == (
        (0, "market"), ["buy:weak", "buy:chain-helm", "buy:longsword", "done"],
    )  # fmt: skip
    assert table.refuse("discard:weak").rule in ("RP-CARD-16", "RP-ED-15-PL2")
    table.play("buy:weak")
    assert table.asked == (1, "market")


@rule("RP-CARD-16")
def test_whoever_took_gold_cannot_move_silently_any_more() -> None:
    table = market({"skills": ["move-silently"], **RICH, "hero_class": "cleric"}, discard=["climb"])
    table.play("discard:weak")
    assert table.asked == (0, "discard-move")
    assert "use:move-silently" not in table.keys


@rule("RP-ED-12-PL2", "RP-ED-12-DE1", "RP-CARD-29", "RP-ED-13-PL2", "RP-ED-13-DE1")
@pytest.mark.parametrize(("edition", "gold"), [("pl2", 20), ("de1", 19)])
def test_crossbow_and_token_at_the_discard_pile(edition: str, gold: int) -> None:
    """A card of 2: the token takes one off, and the crossbow another in the second edition alone."""
    hero = {"skills": ["move-silently"], "weapons": ["heavy-crossbow"], "tokens": 1, **RICH}
    table = market(hero, options={"edition": edition}, market=["weak"], discard=["climb"])
    table.play("use:move-silently", "buy:climb")
    assert (table.hero(0).gold, table.hero(0).tokens) == (gold, 0)


@rule("RP-CARD-19")
def test_at_the_deck_neither_crossbow_nor_token_nor_class_helps() -> None:
    hero = {"hero_class": "warrior", "skills": ["open-lock"], "weapons": ["heavy-crossbow"], "tokens": 2, **RICH}
    table = market(hero, deck=["chain-helm"], market=["weak"], discard=["climb"])
    table.play("use:open-lock", "turn-up")
    assert table.keys == ["skip", "buy:chain-helm", "drop:heavy-crossbow"]
    table.play("buy:chain-helm")
    assert (table.hero(0).gold, table.hero(0).tokens) == (16, 2)


@rule("RP-CARD-29", "RP-GOLD-06", "RP-CHA-05")
def test_reductions_never_pay_anything_out() -> None:
    crossbow = {"hero_class": "warrior", "weapons": ["heavy-crossbow"], "gold": 0, "tokens": 3, "marker": 4}
    cheap = rp.armor("rag", rp.ArmorSet("chain", ladder=(1,), colours=(RED,)), cost=1)
    table = market(crossbow, market=["rag", "weak"], cards=[cheap])
    assert [key for key in table.keys if key.startswith("buy")] == ["buy:rag", "buy:weak"]
    table.play("buy:rag")
    assert (table.hero(0).gold, table.hero(0).tokens) == (0, 3)


@rule("RP-MKT-10", "RP-MKT-12", "RP-MKT-13", "RP-MKT-11")
def test_a_two_handed_weapon_needs_both_hands_and_room_can_be_made_in_the_same_turn() -> None:
    table = market({"weapons": ["longsword"], **RICH}, market=["heavy-crossbow", "weak"])
    assert table.refuse("buy:heavy-crossbow").rule == "RP-MKT-12"
    table.play("drop:longsword")
    assert (table.hero(0).gold, table.asked) == (20, (0, "market"))
    table.play("buy:heavy-crossbow")
    assert [weapon.id for weapon in table.hero(0).weapons] == ["heavy-crossbow"]
    assert [card.id for card in table.state.discard] == ["longsword"]


@rule("RP-MKT-11", "RP-MKT-08", "RP-CARD-15")
def test_a_dropped_weapon_can_be_bought_back_from_the_pile() -> None:
    table = market({"weapons": ["longsword"], "skills": ["move-silently"], **RICH}, market=["weak"])
    table.play("drop:longsword", "use:move-silently", "buy:longsword")
    assert (table.hero(0).gold, [weapon.id for weapon in table.hero(0).weapons]) == (18, ["longsword"])


@rule("RP-MKT-15", "RP-MKT-14")
def test_a_trait_whose_arrow_leads_off_the_grid_is_bought_all_the_same() -> None:
    table = market({"gold": 20, "marker": 1})
    table.play("buy:weak")
    assert (table.hero(0).marker, [trait.id for trait in table.hero(0).traits]) == (1, ["weak"])


@rule("RP-MKT-01", "RP-MKT-07")
def test_the_market_goes_by_initiative_and_each_card_comes_back_at_once() -> None:
    table = market({}, {}, {}, seats=3, initiative={0: 4, 1: 1, 2: 3}, market=["weak", "climb", "nimble", "loyal"])
    asked = []
    for card in ("weak", "climb", "nimble"):
        asked.append(table.asked[0])
        before = [holder for holder in table.state.holders if holder >= 0]
        table.play(f"discard:{card}")
        if card != "nimble":
            assert len([holder for holder in table.state.holders if holder >= 0]) == len(before) - 1
    assert asked == [1, 2, 0]


@rule("RP-VAR-10", "RP-VAR-11")
def test_the_friendly_market_keeps_its_cards_and_the_cleric_still_moves() -> None:
    table = market({"hero_class": "cleric", "gold": 0, "marker": 4}, options={"variants": ["friendly-market"]})
    table.play("gold")
    assert (table.hero(0).gold, table.asked) == (3, (0, "discard-move"))
    table.play("move:good")
    assert (table.hero(0).marker, table.market()) == (1, ["weak", "chain-helm", "longsword"])


@rule("RP-CARD-02", "RP-CARD-03", "RP-CARD-04")
def test_the_druid_adds_a_card_that_whoever_comes_first_may_buy() -> None:
    table = game(
        2, phase="before-market", heroes=[{"hero_class": "druid"}, RICH], market=["weak"],
        discard=["climb", "nimble"], initiative={0: 2, 1: 1},
    )  # fmt: skip
    table.play("add:nimble")
    assert (table.asked, table.market()) == ((1, "market"), ["weak", "nimble"])
    table.play("buy:nimble")
    assert [trait.id for trait in table.hero(1).traits] == ["nimble"]


# --- clean-up and supplies ---------------------------------------------------------------------------------


@rule("RP-CLEAN-06", "RP-CLEAN-07", "RP-CLEAN-08")
def test_what_is_left_is_dealt_then_the_leftovers_of_the_market_are_shuffled_in() -> None:
    table = game(
        2, phase="clean-up", deck=["nimble"], market=["weak"], discard=["climb", "loyal"],
        shuffles=[["weak", "loyal", "climb"]],
    )  # fmt: skip
    assert table.market() == ["nimble", "weak", "loyal"]
    assert ([card.id for card in table.state.deck], table.state.discard) == (["climb"], [])


@rule("RP-CLEAN-05", "RP-CLEAN-07")
def test_a_market_is_as_large_as_there_are_cards() -> None:
    table = game(2, phase="clean-up", deck=["nimble"], market=["weak"])
    assert sorted(table.market()) == ["nimble", "weak"]
    assert (table.state.deck, table.state.discard) == ([], [])


@rule("RP-CLEAN-09", "RP-CLEAN-10")
def test_four_players_find_one_coin_on_each_card_between() -> None:
    table = game(4, phase="clean-up", coins=[0, 1, 0, 1, 0], market=["weak"])
    assert table.state.coins == [0, 1, 1, 1, 0]


@rule("RP-CLEAN-03", "RP-SKILL-05")
def test_of_two_exhausted_skills_one_is_refreshed() -> None:
    hero = {"skills": ["climb", "search"], "exhausted": ["climb", "search"], "hero_class": "monk", "marker": 4}
    table = game(2, phase="clean-up", heroes=[hero], market=["weak"])
    table.play("refresh:climb")
    assert [skill.id for skill in table.hero(0).exhausted] == ["search"]


# --- alone -------------------------------------------------------------------------------------------------


def alone(**given: Any) -> Play:
    return game(1, **given)


@rule("RP-SOLO-08", "RP-SOLO-09")
@pytest.mark.parametrize(
    ("card", "face", "struck"),
    [
        (2, 1, "weak"), (2, 2, "climb"), (2, 3, "nimble"), (2, 4, None), (2, 6, None),
        (3, 1, "weak"), (3, 2, "weak"), (3, 3, "climb"), (3, 4, "climb"), (3, 5, "nimble"), (3, 6, "nimble"),
    ],
)  # fmt: skip
def test_the_enemy_die_by_card_and_face(card: int, face: int, struck: str | None) -> None:
    table = alone(phase="dice", market=["weak", "climb", "nimble"], rolls=[face])
    table.play(f"take:{card}", "place:str", "skip")
    assert [trashed.id for trashed in table.state.trash] == ([struck] if struck else [])
    assert table.asked == (0, "market")


@rule("RP-SOLO-12", "RP-SOLO-13", "RP-SOLO-03")
def test_after_a_lone_purchase_the_leftmost_is_discarded_and_the_rest_is_lost() -> None:
    table = alone(
        phase="market",
        initiative={0: 1},
        market=["weak", "climb", "nimble"],
        heroes=[RICH],
        deck=["loyal", "honest", "search"],
    )
    table.play("buy:weak")
    assert [card.id for card in table.state.discard] == ["climb"]
    assert [card.id for card in table.state.trash] == ["nimble"]


@rule("RP-SOLO-12", "RP-SOLO-11")
def test_after_a_lone_discard_two_cards_lie_on_the_pile() -> None:
    table = alone(
        phase="market",
        initiative={0: 1},
        market=["weak", "climb", "nimble"],
        heroes=[RICH],
        deck=["loyal", "honest", "search"],
    )
    table.play("discard:nimble")
    assert [card.id for card in table.state.discard] == ["nimble", "weak"]
    assert [card.id for card in table.state.trash] == ["climb"]


@rule("RP-SOLO-12", "RP-VAR-10")
def test_alone_in_the_friendly_market_gold_costs_no_card() -> None:
    table = alone(
        phase="market", initiative={0: 1}, market=["weak", "climb", "nimble"],
        heroes=[{"gold": 0, "hero_class": "monk"}],
        options={"variants": ["friendly-market"]}, deck=["loyal", "honest", "search"],
    )  # fmt: skip
    table.play("gold")
    assert [card.id for card in table.state.discard] == ["weak"]
    assert [card.id for card in table.state.trash] == ["climb", "nimble"]


@rule("RP-SOLO-17", "RP-SCORE-22")
@pytest.mark.parametrize(("gold", "more"), [(7, 0), (8, 1), (15, 1), (16, 2)])
def test_alone_each_full_eight_gold_is_a_star(gold: int, more: int) -> None:
    base = stars({"gold": 0})
    assert stars({"gold": gold}) == [base[0] + more]
    assert stars({"gold": 0}, {"gold": 0}) == stars({"gold": 16}, {"gold": 0})


@rule("RP-SOLO-10", "RP-SOLO-08", "RP-DICE-22")
def test_the_enemy_strikes_after_the_action() -> None:
    table = alone(phase="dice", market=["weak", "climb", "nimble"], rolls=[2])
    table.play("take:2", "place:cha")
    assert (table.asked, table.market()) == ((0, "action-cha"), ["weak", "climb", "nimble"])
    table.play("token")
    assert table.market() == ["weak", "nimble"]


# --- scoring -----------------------------------------------------------------------------------------------


@rule("RP-SCORE-12", "RP-SCORE-14", "RP-SCORE-15", "RP-SCORE-16", "RP-CARD-28")
def test_a_shield_completes_nothing_but_lengthens_the_unfinished_set() -> None:
    mystic = ["mystic-cowl", "mystic-robes", "mystic-cloak"]
    plain = {"hero_class": "monk", "armor": [*mystic, "leather-boots"]}
    without, with_shield = stars(plain)[0], stars({**plain, "weapons": ["tower-shield"]})[0]
    assert with_shield - without == 3 - 1
    alone_set = {"hero_class": "monk", "armor": mystic}
    assert stars(alone_set) == stars({**alone_set, "weapons": ["tower-shield"]})


@rule("RP-CARD-12", "RP-CARD-13", "RP-SCORE-03")
def test_a_blade_lifts_the_row_for_its_goal_and_not_for_traits() -> None:
    hero: dict[str, Any] = {
        "race": "nobody", "hero_class": "guard", "backstory": "nobody", "alignment": "nobody",
        "rows": {"str": ["gold3", "red2", "red4"]}, "traits": ["weak"],
    }  # fmt: skip
    cards = [
        rp.race(), rp.hero_class("guard", colour=GREEN, str=rp.Goal(12, 13, 5)), rp.backstory(), rp.alignment(),
    ]  # fmt: skip
    assert stars(hero, cards=cards) == [3]  # the row counts 9: weak
    both = hero | {"weapons": ["longsword"]}
    assert stars(both, cards=cards) == [3 + 5]
    assert stars(hero | {"weapons": ["longsword", "jeweled-dagger"]}, cards=cards) == [3 + 5]


def ranked(*heroes: dict[str, Any]) -> tuple[int, ...]:
    base = {"race": "nobody", "backstory": "nobody", "alignment": "nobody"}
    outcome = situation(
        "roll-player", len(heroes), phase="scoring", heroes=[base | hero for hero in heroes],
        cards=[
            rp.race(), rp.backstory(), rp.alignment(), rp.hero_class("guard", colour=GREEN),
            rp.hero_class("reds", colour=RED), rp.trait("three", rp.PerGold(each=1)),
        ],
    ).table.outcome  # fmt: skip
    assert outcome is not None
    return outcome.winners


GREENS: dict[str, Any] = {"hero_class": "guard"}
REDS: dict[str, Any] = {"hero_class": "reds"}


@rule("RP-SCORE-18", "RP-SCORE-19", "RP-SCORE-20", "RP-SCORE-21")
def test_ties_are_broken_by_gold_then_by_fewest_dice_of_the_class_and_then_shared() -> None:
    two: dict[str, Any]
    armed: dict[str, Any]
    two, armed = {"rows": {"str": ["green1", "green2"]}}, {"rows": {"str": ["red1"]}, "armor": ["chain-helm"]}
    assert ranked(GREENS | two, REDS | {"rows": {"dex": ["red1"]}}) == (0,)
    # 2 stars each: dice alone, and one die with a helm of the class's colour would be 1 + 1 + 1
    plain: dict[str, Any] = {"rows": {"str": ["red1"], "dex": ["red2"]}}
    assert ranked(GREENS | two | {"gold": 3}, REDS | plain | {"gold": 4}) == (1,)
    assert ranked(GREENS | two | {"gold": 4}, REDS | plain | {"gold": 4}) == (0, 1)
    assert ranked(GREENS | {"rows": {"str": ["green1", "green2", "green3"]}}, REDS | armed) == (1,)
