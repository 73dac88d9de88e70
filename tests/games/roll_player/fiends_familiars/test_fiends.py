"""Fiends and banishing: FF-FIEND."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.types import Armor, ArmorSet, Card, Weapon
from herowright.games.roll_player.fiends_familiars.cards.abilities import AnyAction, BanishFree
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast
from herowright.games.roll_player.fiends_familiars.cards.curses import (
    DearerBanishing,
    LowerResult,
    NoBanishing,
    StarsLost,
)
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.powers import BATTLE, CheaperBanishing
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar, Fiend, Minion, Reward, Scroll, Tier
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

FF = {"expansion": "fiends-familiars"}
MISERY, VULNERABILITY, COLLUSION = "fiend-of-misery", "fiend-of-vulnerability", "fiend-of-collusion"
BOX = fiends_box_of("pl2", "fiends-familiars")
OWL: Familiar = BOX.find("familiar", "screech-owl")
CARDS: tuple[Card, ...] = (
    Fiend(id="imp", number=901, effect=LowerResult(3, BATTLE)),
    Fiend(id="hag", number=902, effect=StarsLost(stars=2)),
    Fiend(id="warden", number=903, effect=NoBanishing()),
    Fiend(id="judge", number=904, effect=DearerBanishing(gold=3)),
    Armor(id="cap", number=905, dots=1, cost=3, set=ArmorSet("chain", (1, 3), ())),
    Scroll(id="writ", number=906, dots=1, cost=3, ability=AnyAction()),
    Familiar(
        id="cat", number=907, action="keen", ability=BanishFree(), power=OWL.power, cells=OWL.cells
    ),
    Minion(
        id="rat",
        number=908,
        dots=1,
        weaknesses=((AtLeast(Owned("banished"), 1), 2), (AtLeast(Owned("fiends"), 2), 1)),
        tiers=(Tier(0, Reward()),),
    ),
    hydra(),
)  # fmt: skip


def game(*heroes: dict[str, Any], options: dict[str, Any] | None = None, **arrangement: Any) -> Play:
    """Two heroes with 5 gold; nothing lies in wait unless a test says so."""
    given = [*heroes, {}, {}]
    people = [{"hero_class": name, **given[seat]} for seat, name in enumerate(("thief", "monk"))]
    spec: dict[str, Any] = {"lurking": {}, "minions": ["rat"]} | arrangement
    return situation("roll-player", 2, FF | (options or {}), heroes=people, cards=CARDS, **spec)


def market(*heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Seat 0 acts first."""
    spec: dict[str, Any] = {"initiative": {0: 1, 1: 2}, "market": ["cap", "climb"]} | arrangement
    return game(*heroes, phase="market", **spec)


def fiends(table: Play, seat: int = 0) -> tuple[list[str], list[str]]:
    """Face up and face down."""
    hero = table.view()["heroes"][seat]
    return [fiend["id"] for fiend in hero["fiends"]], hero["banished"]


# --- when ----------------------------------------------------------------------------------------


@rule("FF-FIEND-01")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("phase", ["dice", "market", "clean-up", "last-call"])
def test_a_fiend_may_be_banished_in_any_phase_and_anybodys_turn(phase: str, turn: int) -> None:
    people: list[dict[str, Any]] = [{"gold": 5}, {"gold": 5}]
    people[turn] |= {"skills": ["climb"], "exhausted": ["climb"], "wounds": 1, "xp": 2}
    people[0]["fiends"] = ["imp"]
    held = {turn: 1} if phase == "market" else {}
    table = game(*people, phase=phase, turn=turn, initiative=held, market=["climb", "cap"])
    assert table.asked[0] == turn
    table.play("banish:imp:gold", seat=0)
    assert fiends(table) == ([], ["imp"])
    assert table.asked[0] == turn


@rule("FF-FIEND-01")
def test_a_fiend_may_be_banished_between_taking_and_placing_a_die() -> None:
    table = game({"fiends": ["imp"]}, pool=["red1", "red2", "red3"])
    table.play("take:1", "banish:imp:gold", "place:str")
    assert fiends(table) == ([], ["imp"])


@rule("FF-FIEND-01")
@pytest.mark.parametrize("moment", [["hunt"], ["hunt", "roll"]], ids=["before-the-roll", "after-it"])
def test_a_fiend_may_be_banished_during_a_hunt(moment: list[str]) -> None:
    table = market({"fiends": ["imp"]})
    table.play(*moment, "banish:imp:gold")
    assert (fiends(table), table.hero(0).gold) == (([], ["imp"]), 0)


@rule("FF-FIEND-01")
@pytest.mark.parametrize("phase", ["hire", "fight"])
def test_no_fiend_is_banished_once_character_creation_is_over(phase: str) -> None:
    hero = {"fiends": ["imp"], "gold": 10, "tokens": 1, "xp": 3, "combat_dice": 1}
    table = game(hero, phase=phase, monster="hydra")
    assert [table.refuse(f"banish:imp:{payment}").rule for payment in ("gold", "token")] == ["FF-FIEND-01"] * 2
    assert not any(key.startswith("banish") for key in table.keys)


@rule("FF-FIEND-01")
def test_only_own_active_fiends_can_be_banished() -> None:
    table = game({"banished": ["hag"], "gold": 20}, {"fiends": ["imp"], "gold": 20})
    assert table.refuse("banish:imp:gold").rule == "FF-FIEND-01"
    assert table.refuse("banish:hag:gold").rule == "FF-FIEND-01"
    assert table.refuse("banish:nobody:gold").rule == "FF-FIEND-01"
    assert table.refuse("banish:imp:gold", seat=0).rule == "FF-FIEND-01"
    assert "banish:imp:gold" in table.keys_of(1)


@rule("FF-FIEND-01")
def test_several_fiends_can_be_banished_one_after_another() -> None:
    table = game({"fiends": ["imp", "hag"], "gold": 7, "tokens": 1})
    table.play("banish:hag:gold", "banish:imp:token")
    assert (fiends(table), table.hero(0).gold, table.hero(0).tokens) == (([], ["hag", "imp"]), 2, 0)


# --- what it costs -------------------------------------------------------------------------------


@rule("FF-FIEND-02", "FF-FIEND-03")
@pytest.mark.parametrize(("payment", "gold", "tokens"), [("gold", 1, 2), ("token", 6, 1)])
def test_banishing_costs_5_gold_or_a_token(payment: str, gold: int, tokens: int) -> None:
    table = game({"fiends": ["imp"], "gold": 6, "tokens": 2})
    told = table.play(f"banish:imp:{payment}")
    assert (table.hero(0).gold, table.hero(0).tokens) == (gold, tokens)
    assert [(event.kind, event.rule) for event in told] == [("ff-event-banished", "FF-FIEND-02")]


@rule("FF-FIEND-02")
@pytest.mark.parametrize(("payment", "reason"), [("gold", "ff-no-gold"), ("token", "ff-no-token")])
def test_whoever_can_pay_neither_banishes_nobody(payment: str, reason: str) -> None:
    table = game({"fiends": ["imp"], "gold": 4})
    refusal = table.refuse(f"banish:imp:{payment}")
    assert (refusal.rule, refusal.reason.id) == ("FF-FIEND-02", reason)


@rule("FF-FIEND-02")
@pytest.mark.parametrize("key", ["banish:imp", "banish:imp:xp", "banish:imp:"])
def test_there_is_no_third_way_to_pay(key: str) -> None:
    refusal = game({"fiends": ["imp"], "gold": 9, "tokens": 2, "xp": 9}).refuse(key)
    assert refusal.reason.id == "refused-not-offered"


@rule("FF-FIEND-02")
def test_a_card_may_change_the_price_in_gold_but_not_that_in_tokens() -> None:
    table = game({"fiends": ["imp", "judge"], "gold": 7, "tokens": 1})
    assert [key for key in table.keys if key.startswith("banish")] == ["banish:imp:token", "banish:judge:token"]
    refusal = table.refuse("banish:imp:gold")
    assert (refusal.rule, refusal.reason.args["price"]) == ("FF-FIEND-03", 8)


@rule("FF-FIEND-02")
@pytest.mark.parametrize(("off", "price"), [(3, 2), (4, 1), (9, 1)])
def test_whatever_a_card_takes_off_one_gold_is_paid(off: int, price: int) -> None:
    rod = Weapon(id="iron-rod", number=99, dots=1, cost=1, hands=1, effect=CheaperBanishing(gold=off))
    hero = {"hero_class": "thief", "fiends": ["imp"], "gold": 9, "weapons": ["iron-rod"]}
    table = situation("roll-player", 2, FF, heroes=[hero, {"hero_class": "monk"}], cards=[*CARDS, rod], lurking={})
    table.play("banish:imp:gold")
    assert table.hero(0).gold == 9 - price


@rule("FF-FIEND-03")
def test_a_token_does_not_make_up_for_a_missing_gold_piece() -> None:
    table = game({"fiends": ["imp"], "gold": 4, "tokens": 1})
    assert table.refuse("banish:imp:gold").rule == "FF-FIEND-03"
    assert [key for key in table.keys if key.startswith("banish")] == ["banish:imp:token"]
    table.play("banish:imp:token")
    assert (table.hero(0).gold, table.hero(0).tokens) == (4, 0)


# --- face down -----------------------------------------------------------------------------------


@rule("FF-FIEND-04", "FF-FIEND-05")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_banished_fiend_stays_face_down_with_its_owner(viewer: int | None) -> None:
    table = game({"fiends": ["imp", "hag"]})
    deck = table.view()["fiend_deck"]
    table.play("banish:imp:gold")
    hero = table.view(viewer)["heroes"][0]
    assert (hero["fiends"], hero["banished"]) == ([{"id": "hag", "active": True}], ["imp"])
    assert table.view()["fiend_deck"] == deck


@rule("FF-FIEND-04", "FF-FIEND-05")
@pytest.mark.parametrize(("fiend_cards", "pool"), [({"fiends": ["imp"]}, 1), ({"banished": ["imp"]}, 3)])
def test_rules_count_active_and_banished_fiends_apart(fiend_cards: dict[str, list[str]], pool: int) -> None:
    assert market(fiend_cards).view(0)["minion"]["pool"] == pool


@rule("FF-FIEND-04")
def test_a_banished_fiend_counts_at_once() -> None:
    table = market({"fiends": ["imp", "hag"]})
    table.play("hunt")
    assert table.view(0)["minion"]["pool"] == 2
    table.play("banish:imp:gold")
    assert (table.view(0)["minion"]["pool"], table.table.decision and table.table.decision.args["dice"]) == (3, 3)
    table.play("roll")
    assert len(table.hero(0).combat) == 3


@rule("FF-FIEND-05")
def test_a_banished_fiend_does_no_more_harm() -> None:
    table = market({"fiends": [VULNERABILITY], "gold": 10})
    assert table.view(0)["market"][0]["price"] == 6
    table.play(f"banish:{VULNERABILITY}:gold", "buy:cap")
    assert table.hero(0).gold == 2


# --- tokens outside the Market -------------------------------------------------------------------


@rule("FF-FIEND-06")
def test_a_token_from_the_dice_phase_can_banish_before_the_market_begins() -> None:
    table = game({"fiends": ["imp"], "gold": 0}, pool=["red1", "red2", "red3"])
    table.play("take:1", "place:cha", "token")
    assert table.asked == (1, "initiative")
    table.play("banish:imp:token", seat=0)
    assert (fiends(table), table.hero(0).tokens) == (([], ["imp"]), 0)


@rule("FF-FIEND-06")
def test_a_dropped_token_banishes_nobody() -> None:
    table = game(
        {"fiends": ["imp"], "gold": 0, "tokens": 1, "skills": ["climb"], "exhausted": ["climb"]}, phase="clean-up"
    )
    assert table.asked == (0, "refresh")
    assert table.refuse("banish:imp:token").rule == "FF-FIEND-02"


@rule("FF-FIEND-06")
@pytest.mark.parametrize("last", [True, False])
def test_a_token_gained_in_the_last_market_turn_can_still_banish(last: bool) -> None:
    hero = {"fiends": ["imp"], "gold": 3}
    table = market(hero, market=["writ", "climb"], initiative={0: 1} if last else {0: 1, 1: 2})
    table.play("buy:writ", "row:cha", "token")
    if last:
        assert (table.asked, table.keys) == ((0, "last-tokens"), ["done", "banish:imp:token"])
        table.play("banish:imp:token")
        assert table.view()["round"] == 2
    else:
        assert table.asked == (1, "market")
        table.play("banish:imp:token", seat=0)
    assert fiends(table) == ([], ["imp"])


@rule("FF-FIEND-06")
def test_the_token_may_be_lost_instead() -> None:
    table = market({"fiends": ["imp"], "gold": 0, "tokens": 1}, initiative={0: 1})
    table.play("discard:climb", "done")
    assert (table.hero(0).tokens, fiends(table), table.view()["round"]) == (0, (["imp"], []), 2)


@rule("FF-FIEND-06")
@pytest.mark.parametrize("hero", [{"fiends": ["imp"]}, {"tokens": 1}, {"tokens": 1, "banished": ["imp"]}])
def test_nobody_is_asked_without_a_token_or_without_a_fiend(hero: dict[str, Any]) -> None:
    table = market(hero | {"gold": 0}, initiative={0: 1})
    table.play("discard:climb")
    assert table.view()["round"] == 2


# --- a fiend just taken --------------------------------------------------------------------------


def just_taken(reading: str, **hero: Any) -> Play:
    table = game(
        {"gold": 6, **hero}, options={"FF-FIEND-07": reading}, lurking={"1": ["imp"]}, pool=["red1", "red2", "red3"]
    )
    table.play("take:1")
    return table


@rule("FF-FIEND-07")
def test_a_fiend_just_taken_may_be_banished_in_the_same_dice_phase() -> None:
    table = just_taken("allowed")
    assert table.view()["heroes"][0]["fiends"] == [{"id": "imp", "active": False}]
    table.play("banish:imp:gold")
    assert (fiends(table), table.hero(0).gold) == (([], ["imp"]), 1)


@rule("FF-FIEND-07")
def test_this_holds_without_choosing_a_reading() -> None:
    table = game({"gold": 6}, lurking={"1": ["imp"]})
    table.play("take:1")
    assert "banish:imp:gold" in table.keys


@rule("FF-FIEND-07")
def test_in_the_other_reading_it_waits_for_the_end_of_the_dice_phase() -> None:
    table = just_taken("refused")
    assert table.refuse("banish:imp:gold").rule == "FF-FIEND-07"
    table.play("place:str", "skip")
    assert table.refuse("banish:imp:gold", seat=0).rule == "FF-FIEND-07"
    table.play("take:2", "place:str", "skip")
    assert table.asked == (0, "market")
    table.play("banish:imp:gold")
    assert fiends(table) == ([], ["imp"])


@rule("FF-FIEND-07")
@pytest.mark.parametrize(("reading", "banished"), [("allowed", ["imp", "hag"]), ("refused", ["hag"])])
def test_the_reading_holds_for_banishing_without_paying_too(reading: str, banished: list[str]) -> None:
    table = just_taken(reading, familiar="cat", fiends=["hag"])
    table.play("place:familiar", "familiar")
    assert {key for key in table.keys if key.startswith("fiend:")} == {f"fiend:{id}" for id in banished}


# --- to the end ----------------------------------------------------------------------------------


@rule("FF-FIEND-08")
@pytest.mark.parametrize(("own", "result"), [({"fiends": ["imp"]}, 6), ({"banished": ["imp"]}, 9), ({}, 9)])
def test_an_active_fiend_weakens_its_owner_in_the_battle(own: dict[str, list[str]], result: int) -> None:
    table = game({"gold": 0, "glory": 5, **own}, {"gold": 0}, phase="battle", monster="hydra", rolls=[4, 2])
    assert (table.table.is_over, table.hero(0).result, table.hero(1).result) == (True, result, 2)


@rule("FF-FIEND-08")
@pytest.mark.parametrize(("own", "lost"), [({"fiends": ["hag"]}, 2), ({"banished": ["hag"]}, 0)])
def test_an_active_fiend_costs_its_owner_stars_in_the_scoring(own: dict[str, list[str]], lost: int) -> None:
    totals = []
    for fiend_cards in ({}, own):
        table = game({"gold": 0, **fiend_cards}, {"gold": 0}, phase="battle", monster="hydra", rolls=[1, 1])
        outcome = table.table.outcome
        assert outcome is not None
        totals.append(outcome.seats[0].total)
    assert totals[0] - totals[1] == lost


# --- the fiends whose effect is known ------------------------------------------------------------


@rule("FF-FIEND-09")
@pytest.mark.parametrize(("die", "placed"), [("green-blue4", "green-blue1"), ("green4", "green4"), ("gold4", "gold4")])
def test_misery_sets_a_split_die_to_1_when_its_owner_chooses_it(die: str, placed: str) -> None:
    table = game({"fiends": [MISERY]}, pool=["red1", die, "white6"])
    table.play("take:2")
    hand = table.view()["heroes"][0]["hand"]
    assert [f"{held['colour']}{held['face']}" for held in hand] == [placed]
    assert len(table.told("ff-event-spoiled")) == (die != placed)


@rule("FF-FIEND-09")
def test_misery_leaves_the_dice_its_owner_did_not_choose() -> None:
    table = game({"fiends": [MISERY]}, pool=["green-blue2", "red-purple3", "black-white4"])
    table.play("take:2", "place:str", "skip", "take:TOP")
    assert table.view()["initiative"][0]["die"] == {"colour": "green-blue", "face": 2}
    assert table.view()["heroes"][0]["rows"]["str"][0] == {"colour": "red-purple", "face": 1}
    assert table.view()["heroes"][1]["hand"] == [{"colour": "black-white", "face": 4}]


@rule("FF-FIEND-09")
def test_both_split_dice_of_a_card_are_set_to_1() -> None:
    pool = ["red1", "red1", "green-blue3", "red-purple4", "red5", "red6"]
    table = game({"fiends": [MISERY]}, call=9, pool=pool)
    table.play("take:2")
    assert [die["face"] for die in table.view()["heroes"][0]["hand"]] == [1, 1]


@rule("FF-FIEND-09")
def test_misery_does_nothing_to_the_dice_it_came_with() -> None:
    table = game(lurking={"2": [MISERY]}, pool=["red1", "green-blue4", "red6"])
    table.play("take:2")
    assert table.view()["heroes"][0]["hand"] == [{"colour": "green-blue", "face": 4}]


@rule("FF-FIEND-10")
def test_vulnerability_doubles_the_price_of_armor_for_its_owner_alone() -> None:
    table = market({"fiends": [VULNERABILITY], "gold": 20}, {"gold": 20}, market=["cap", "climb"])
    climb = BOX.find("market", "climb").cost
    assert [card["price"] for card in table.view(0)["market"]] == [6, climb]
    assert [card["price"] for card in table.view(1)["market"]] == [3, climb]
    table.play("buy:cap")
    assert table.hero(0).gold == 14


@rule("FF-FIEND-10")
def test_the_doubled_price_has_to_be_paid() -> None:
    refusal = market({"fiends": [VULNERABILITY], "gold": 5}).refuse("buy:cap")
    assert (refusal.rule, refusal.reason.args["price"]) == ("RP-GOLD-06", 6)


@rule("FF-FIEND-12")
@pytest.mark.parametrize(("tokens", "gold"), [(0, 6), (1, 5), (2, 4)])
def test_the_price_is_doubled_before_tokens_lower_it(tokens: int, gold: int) -> None:
    table = market({"fiends": [VULNERABILITY], "gold": 20, "tokens": tokens})
    table.play("buy:cap")
    assert (table.hero(0).gold, table.hero(0).tokens) == (20 - gold, 0)


@rule("FF-FIEND-12")
def test_five_gold_and_a_token_pay_the_doubled_price_of_six() -> None:
    table = market({"fiends": [VULNERABILITY], "gold": 5, "tokens": 1})
    table.play("buy:cap")
    assert (table.hero(0).gold, table.hero(0).tokens) == (0, 0)


# --- a fiend that guards -------------------------------------------------------------------------


@rule("FF-FIEND-11")
@pytest.mark.parametrize("guard", ["warden", COLLUSION])
@pytest.mark.parametrize("payment", ["gold", "token"])
def test_a_card_can_keep_other_fiends_from_being_banished(guard: str, payment: str) -> None:
    table = game({"fiends": ["imp", guard], "gold": 20, "tokens": 2})
    assert table.refuse(f"banish:imp:{payment}").rule == "FF-FIEND-11"
    table.play(f"banish:{guard}:{payment}", f"banish:imp:{payment}")
    assert fiends(table) == ([], [guard, "imp"])


@rule("FF-FIEND-11")
def test_a_guard_protects_no_fiends_of_others() -> None:
    table = game({"fiends": ["imp"]}, {"fiends": ["warden"]})
    table.play("banish:imp:gold")
    assert fiends(table) == ([], ["imp"])


@rule("FF-FIEND-11", "FF-DICE-07")
def test_a_guard_just_taken_protects_nobody_yet() -> None:
    table = game({"fiends": ["imp"]}, lurking={"1": ["warden"]})
    table.play("take:1", "banish:imp:gold")
    assert fiends(table) == (["warden"], ["imp"])
