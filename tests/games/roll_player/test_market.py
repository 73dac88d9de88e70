"""Market Phase: RP-MKT."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import BuyFromDiscard, BuyTopCard, CopySkill, GainGold
from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.cards.powers import ExtraPiece
from herowright.games.roll_player.cards.scorings import MarkerAt
from herowright.games.roll_player.cards.types import Armor, ArmorSet, Card, Skill, Trait, Weapon
from herowright.testing import Play, rule, situation

# Cards of our own, so that no re-balanced number can disturb a rule.
CARDS: tuple[Card, ...] = (
    Weapon(id="knife", number=901, dots=1, cost=2, hands=1, effect=ExtraPiece()),
    Weapon(id="club", number=902, dots=1, cost=2, hands=1, effect=ExtraPiece()),
    Weapon(id="pike", number=903, dots=1, cost=4, hands=2, effect=ExtraPiece()),
    Armor(id="cap", number=904, dots=1, cost=3, set=ArmorSet("chain", (1, 3), ())),
    Skill(id="beg", number=905, dots=1, cost=2, arrow="evil", ability=GainGold(2)),
    Skill(id="pry", number=906, dots=1, cost=2, arrow="evil", ability=BuyTopCard()),
    Skill(id="sneak", number=908, dots=1, cost=2, arrow="good", ability=BuyFromDiscard()),
    Trait(id="kind", number=907, dots=1, cost=3, arrow="good", scoring=MarkerAt(2, ("good",))),
)
# Classes whose abilities play no part in the Market.
CLASSES = ("thief", "monk", "wizard")


def market(
    *heroes: dict[str, Any],
    seats: int = 2,
    edition: str = "pl2",
    options: dict[str, Any] | None = None,
    **arrangement: Any,
) -> Play:
    """Seat 0 holds initiative card 1, seat 1 card 2: seat 0 of two acts first."""
    given = [*heroes, *[{}] * seats]
    people = [{"hero_class": CLASSES[seat], **given[seat]} for seat in range(seats)]
    spec: dict[str, Any] = {"phase": "market", "initiative": {0: 1, 1: 2}, "cards": CARDS, **arrangement}
    return situation("roll-player", seats, {"edition": edition, **(options or {})}, heroes=people, **spec)


# --- turns ---------------------------------------------------------------------------------------


@rule("RP-MKT-01")
def test_the_initiative_cards_give_the_order_not_the_seats() -> None:
    table = market(seats=3, initiative={0: 4, 1: 1, 2: 3}, market=["knife", "cap", "beg"])
    assert table.asked == (1, "market")
    table.play("discard:knife")
    assert table.asked == (2, "market")
    table.play("discard:cap")
    assert table.asked == (0, "market")


@rule("RP-MKT-17")
def test_in_the_first_edition_too_the_lowest_card_held_goes_first() -> None:
    table = market(seats=3, edition="de1", initiative={0: 2, 1: 1, 2: 3}, market=["knife", "cap"])
    assert table.asked == (1, "market")
    table.play("discard:knife")
    assert table.asked == (0, "market")


@rule("RP-MKT-02")
def test_a_turn_is_one_purchase() -> None:
    table = market({"gold": 10}, market=["knife", "cap", "beg"])
    table.play("buy:knife")
    assert table.asked == (1, "market")
    assert table.hero(0).gold == 8


@rule("RP-MKT-02")
def test_a_turn_is_one_discard() -> None:
    table = market({"gold": 10}, market=["knife", "cap", "beg"])
    table.play("discard:knife")
    assert table.asked == (1, "market")
    assert table.hero(0).gold == 12
    assert table.hero(0).weapons == ()


@rule("RP-MKT-07")
@pytest.mark.parametrize("trade", ["buy:knife", "discard:knife"])
def test_the_initiative_card_goes_back_right_after_the_trade(trade: str) -> None:
    table = market(market=["knife", "cap"])
    assert [card["holder"] for card in table.view()["initiative"]] == [0, 1, None]
    table.play(trade)
    assert [card["holder"] for card in table.view()["initiative"]] == [None, 1, None]


# --- buying --------------------------------------------------------------------------------------


@rule("RP-MKT-03")
@pytest.mark.parametrize(
    ("card", "area", "gold"),
    [("pike", "weapons", 6), ("cap", "armor", 7), ("beg", "skills", 8), ("kind", "traits", 7)],
)
def test_a_bought_card_is_paid_and_lies_in_the_area_of_its_type(card: str, area: str, gold: int) -> None:
    table = market({"gold": 10}, market=[card, "knife"])
    table.play(f"buy:{card}")
    owned = {
        name: [own.id for own in getattr(table.hero(0), name)] for name in ("weapons", "armor", "skills", "traits")
    }
    assert owned == {"weapons": [], "armor": [], "skills": [], "traits": []} | {area: [card]}
    assert table.hero(0).gold == gold
    assert [card["id"] for card in table.view()["market"]] == ["knife"]


@rule("RP-MKT-04")
def test_nothing_replaces_a_card_that_left_the_market() -> None:
    table = market(market=["knife", "cap", "beg"], deck=["pike", "club"])
    table.play("buy:knife")
    assert [card["id"] for card in table.view()["market"]] == ["cap", "beg"]
    assert table.view()["deck"] == 2


@rule("RP-MKT-09")
@pytest.mark.parametrize(("family", "area"), [("armor", "armor"), ("skill", "skills"), ("trait", "traits")])
def test_any_number_of_armor_skills_and_traits_may_be_owned(family: str, area: str) -> None:
    last, *others = [card.id for card in box_of("pl2").market if card.family == family]
    table = market({"gold": 20, area: others}, market=[last])
    table.play(f"buy:{last}")
    assert [card.id for card in getattr(table.hero(0), area)] == [*others, last]


# --- gold instead of a card ----------------------------------------------------------------------


@rule("RP-MKT-05")
def test_who_cannot_buy_has_to_discard_a_card_and_gets_two_gold() -> None:
    table = market({"gold": 0}, market=["knife", "cap"])
    assert table.keys == ["discard:knife", "discard:cap"]
    assert table.refuse("skip").rule == "RP-MKT-05"
    table.play("discard:cap")
    assert table.hero(0).gold == 2
    assert table.view()["discard"] == ["cap"]
    assert [card["id"] for card in table.view()["market"]] == ["knife"]


@rule("RP-MKT-05")
def test_who_does_not_want_to_buy_cannot_pass_either() -> None:
    table = market({"gold": 10}, market=["knife"])
    assert table.keys == ["buy:knife", "discard:knife"]
    assert table.refuse("skip").rule == "RP-MKT-05"


@rule("RP-MKT-06")
def test_who_could_buy_may_discard_for_gold() -> None:
    table = market({"gold": 10}, market=["knife"])
    table.play("discard:knife")
    assert table.hero(0).gold == 12


@rule("RP-MKT-08")
@pytest.mark.parametrize(("phase", "held"), [("starting-dice", {}), ("dice", {}), ("market", {0: 1})])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_discard_pile_in_every_phase(phase: str, held: dict[int, int], seat: int | None) -> None:
    table = market(phase=phase, initiative=held, market=["pike"], discard=["knife", "beg", "cap"])
    assert table.view(seat)["discard"] == ["knife", "beg", "cap"]


# --- weapons -------------------------------------------------------------------------------------


@rule("RP-MKT-10")
def test_two_one_handed_weapons_fill_both_hands() -> None:
    table = market({"gold": 10, "weapons": ["knife"]}, market=["club", "pike"])
    table.play("buy:club")
    assert [weapon.id for weapon in table.hero(0).weapons] == ["knife", "club"]


@rule("RP-MKT-10")
@pytest.mark.parametrize(
    ("owned", "wanted"),
    [(["knife", "club"], "longsword"), (["knife"], "pike"), (["pike"], "knife"), (["pike"], "heavy-crossbow")],
)
def test_no_third_hand(owned: list[str], wanted: str) -> None:
    table = market({"gold": 20, "weapons": owned}, market=[wanted])
    assert table.refuse(f"buy:{wanted}").rule == "RP-MKT-12"


@rule("RP-MKT-12")
def test_a_weapon_too_many_can_be_bought_once_hands_are_free() -> None:
    table = market({"gold": 10, "weapons": ["knife", "club"]}, market=["pike"])
    assert table.refuse("buy:pike").rule == "RP-MKT-12"
    table.play("drop:knife")
    assert table.refuse("buy:pike").rule == "RP-MKT-12"
    table.play("drop:club", "buy:pike")
    assert [weapon.id for weapon in table.hero(0).weapons] == ["pike"]
    assert table.view()["discard"] == ["knife", "club"]


@rule("RP-MKT-13")
def test_throwing_a_weapon_away_pays_nothing_and_leaves_the_market_turn() -> None:
    table = market({"gold": 5, "weapons": ["knife"]}, market=["cap"])
    table.play("drop:knife")
    assert table.hero(0).gold == 5
    assert table.asked == (0, "market")
    table.play("buy:cap")
    assert table.hero(0).gold == 2


@rule("RP-MKT-11")
@pytest.mark.parametrize(("phase", "turn"), [("dice", 0), ("dice", 1), ("market", 0), ("market", 1), ("clean-up", 1)])
def test_a_weapon_may_be_thrown_away_in_any_phase_and_anybodys_turn(phase: str, turn: int) -> None:
    other = {"skills": ["beg"], "exhausted": ["beg"]}
    held = {turn: 1} if phase == "market" else {}
    table = market({"weapons": ["knife"]}, other, phase=phase, turn=turn, initiative=held, market=["cap"])
    assert table.asked[0] == turn
    table.play("drop:knife", seat=0)
    assert table.hero(0).weapons == ()
    assert table.view()["discard"] == ["knife"]
    assert table.asked[0] == turn


@rule("RP-MKT-11")
def test_a_weapon_may_be_thrown_away_between_taking_and_placing_a_die() -> None:
    table = market({"weapons": ["knife"]}, phase="dice", initiative={})
    table.play("take:1", "drop:knife", "place:str")
    assert table.view()["discard"] == ["knife"]


@rule("RP-MKT-11")
def test_only_the_owner_throws_a_weapon_away() -> None:
    table = market({"weapons": ["knife"]}, market=["cap"])
    assert "drop:knife" not in table.keys_of(1)
    table.refuse("drop:knife", seat=1)


@rule("RP-MKT-11", "RP-MKT-12")
def test_a_weapon_may_be_thrown_away_while_a_skill_offers_another() -> None:
    table = market({"gold": 10, "weapons": ["pike"], "skills": ["pry"]}, market=["cap"], deck=["knife"])
    table.play("use:pry", "turn-up", "drop:pike", "buy:knife")
    assert [weapon.id for weapon in table.hero(0).weapons] == ["knife"]


# --- traits and skills ---------------------------------------------------------------------------


@rule("RP-MKT-14")
def test_buying_a_trait_moves_the_marker_along_its_arrow_at_once() -> None:
    table = market({"marker": 4}, market=["kind", "cap"])
    table.play("buy:kind")
    assert table.hero(0).marker == 1
    assert table.asked == (1, "market")


@rule("RP-MKT-14", "RP-SCORE-09")
def test_what_is_foretold_of_a_trait_names_the_field_that_the_marker_moves_to() -> None:
    table = market({"marker": 4}, market=["kind", "cap"])
    assert table.foretold("buy:kind")["marker"] == (4, 1)
    assert "marker" not in table.foretold("discard:kind")


@rule("RP-MKT-14")
def test_the_marker_of_nobody_else_moves() -> None:
    table = market({"marker": 4}, {"marker": 4}, market=["kind", "cap"])
    table.play("buy:kind")
    assert table.hero(1).marker == 4


@rule("RP-MKT-15")
def test_at_the_edge_the_marker_stays_and_the_trait_is_bought() -> None:
    table = market({"gold": 5, "marker": 2}, market=["kind", "cap"])
    table.play("buy:kind")
    assert table.hero(0).marker == 2
    assert [trait.id for trait in table.hero(0).traits] == ["kind"]
    assert table.hero(0).gold == 2


@rule("RP-MKT-16")
def test_a_skill_just_bought_may_be_used_at_once() -> None:
    table = market({"gold": 2, "marker": 4}, market=["beg", "cap"])
    table.play("buy:beg")
    table.play("use:beg", "gain", seat=0)
    assert table.hero(0).gold == 2
    assert table.hero(0).marker == 7
    assert table.view()["phase"] == "market"


@rule("RP-MKT-16")
def test_the_last_buyer_of_a_round_too_may_use_a_skill_at_once() -> None:
    table = market(initiative={1: 2}, market=["beg", "cap"])
    table.play("buy:beg")
    assert (table.view()["round"], table.view()["phase"]) == (1, "market")
    table.play("use:beg", "gain", seat=1)
    assert table.view()["heroes"][1]["skills"] == [{"id": "beg", "ready": False}]


@rule("RP-MKT-16")
def test_a_skill_just_bought_need_not_be_used() -> None:
    table = market({"gold": 2, "marker": 4}, market=["beg", "cap"])
    table.play("buy:beg", "done")
    assert table.asked == (1, "market")
    assert table.view()["heroes"][0]["skills"] == [{"id": "beg", "ready": True}]


@rule("RP-MKT-16")
def test_a_skill_bought_from_the_discard_pile_may_be_used_at_once_by_the_last_buyer_too() -> None:
    table = market({}, {"skills": ["sneak"]}, initiative={1: 2}, market=["cap"], discard=["beg"])
    table.play("use:sneak", "buy:beg")
    table.play("use:beg", "gain", seat=1)
    assert table.view()["round"] == 1
    assert table.hero(1).gold == 5 - 2 + 2
    assert table.keys_of(1) == ["refresh:sneak", "refresh:beg", "skip"]


# --- one trade, whatever comes at any time -----------------------------------------------------------

COPYING = Skill(id="ape", number=909, dots=1, cost=2, arrow="lawful", ability=CopySkill())
SNEAKY = {"gold": 10, "skills": ["sneak"], "marker": 4}


@rule("RP-MKT-02", "RP-CARD-16", "RP-CARD-31")
@pytest.mark.parametrize("reading", ["instead", "extra"])
@pytest.mark.parametrize("variant", [[], ["friendly-market"]], ids=["market", "friendly-market"])
def test_whoever_took_gold_buys_nothing_while_the_marker_is_to_move(reading: str, variant: list[str]) -> None:
    options = {"RP-CARD-31": reading, "variants": variant}
    cleric = SNEAKY | {"hero_class": "cleric"}
    table = market(cleric, options=options, market=["cap", "knife"], discard=["pike"])
    table.play("gold" if variant else "discard:cap")
    assert (table.asked, table.keys) == (
        (0, "discard-move"),
        ["skip", "move:good", "move:evil", "move:lawful", "move:chaotic"],
    )
    assert table.refuse("use:sneak").rule == "RP-SKILL-06"
    assert table.refuse("buy:knife").reason.id == "rp-no-traded"
    again = table.refuse("gold" if variant else "discard:knife")
    assert (again.rule, again.reason.id) == ("RP-MKT-02", "rp-no-traded")
    other = table.table.game.refusal(table.state, 1, "gold" if variant else "discard:knife")
    assert other[1].id == "refused-not-offered"
    table.play("skip")
    assert (table.asked, table.hero(0).cards[0].id, len(table.hero(0).cards)) == ((1, "market"), "sneak", 1)


@rule("RP-MKT-02", "RP-CARD-31")
def test_whoever_bought_a_trait_buys_nothing_more_while_the_marker_is_to_move() -> None:
    table = market(SNEAKY | {"hero_class": "sorcerer"}, market=["kind", "cap"], discard=["pike"])
    table.play("buy:kind")
    assert table.asked == (0, "trait-move")
    assert table.refuse("use:sneak").rule == "RP-SKILL-06"
    refusal = table.refuse("buy:cap")
    assert (refusal.rule, refusal.reason.id) == ("RP-MKT-02", "rp-no-traded")


@rule("RP-CARD-31")
def test_in_another_reading_the_purchase_from_the_discard_pile_may_come_after_the_other_one() -> None:
    sorcerer = SNEAKY | {"hero_class": "sorcerer"}
    table = market(sorcerer, options={"RP-CARD-31": "extra"}, market=["kind", "cap"], discard=["knife", "pike"])
    table.play("buy:kind", "use:sneak", "buy:knife", "stay")
    assert [card.id for card in table.hero(0).cards] == ["knife", "sneak", "kind"]
    assert table.asked == (1, "market")


@rule("RP-MKT-02", "RP-ED-14-PL2")
@pytest.mark.parametrize(
    ("hero_class", "trade"), [("cleric", "discard:cap"), ("sorcerer", "buy:kind")], ids=["gold", "purchase"]
)
def test_no_copied_skill_makes_a_second_trade(hero_class: str, trade: str) -> None:
    hero = {"gold": 10, "skills": ["ape"], "marker": 4, "hero_class": hero_class}
    others = {"skills": ["sneak", "beg"]}
    table = market(hero, others, market=["kind", "cap"], discard=["pike"], cards=(*CARDS, COPYING))
    table.play(trade, "use:ape")
    assert table.keys == ["skip", "copy:beg"]


@rule("RP-MKT-16", "RP-MKT-02")
def test_a_skill_just_bought_makes_no_second_trade() -> None:
    table = market({"gold": 10}, market=["sneak", "cap"], discard=["knife"])
    table.play("buy:sneak")
    assert table.asked == (1, "market")


@rule("RP-MKT-16", "RP-CARD-31")
def test_a_skill_just_bought_makes_an_extra_purchase_where_it_is_read_so() -> None:
    table = market({"gold": 10}, options={"RP-CARD-31": "extra"}, market=["sneak", "cap"], discard=["knife"])
    table.play("buy:sneak", "use:sneak", "buy:knife")
    assert [weapon.id for weapon in table.hero(0).weapons] == ["knife"]
    assert table.asked == (1, "market")


@rule("RP-MKT-02", "RP-MKT-05")
def test_every_turn_of_the_market_begins_anew() -> None:
    """What seat 0 bought, from the Market and from the discard pile, is nothing to seat 1."""
    options = {"RP-CARD-31": "extra"}
    table = market(SNEAKY, {"gold": 10}, options=options, market=["cap", "beg", "kind"], discard=["knife"])
    table.play("use:sneak", "buy:knife", "buy:cap")
    assert table.asked == (1, "market")
    assert table.keys == ["buy:beg", "buy:kind", "discard:beg", "discard:kind"]


@rule("RP-MKT-05")
def test_where_nothing_lies_in_the_market_a_skill_can_still_buy() -> None:
    table = market(SNEAKY, market=[], discard=["knife"])
    assert (table.asked, table.keys) == ((0, "market"), ["done", "use:sneak"])
    table.play("use:sneak", "buy:knife")
    assert table.state.phase != "market"


@rule("RP-MKT-12")
@rule("RP-GOLD-06")
def test_what_is_too_dear_or_needs_a_free_hand_is_told_with_the_reason() -> None:
    table = market({"gold": 2, "weapons": ["knife", "club"]}, market=["pike", "cap", "beg"])
    told = {refused.option.key: refused.reason.id for refused in table.table.refused(0)}
    assert told == {"buy:pike": "rp-no-hands", "buy:cap": "rp-no-gold"}


def test_the_market_is_sought_in_the_own_turn_with_as_many_tokens_as_can_be_spent() -> None:
    """And the own skills at any time, whether they can be used or not."""
    table = market({"gold": 0, "tokens": 2, "skills": ["sneak"], "exhausted": ["sneak"]}, market=["cap", "knife"])
    found = [option for option in table.table.game.sought(table.state, 0) if option.key != "use:sneak"]
    assert [option.key for option in table.table.game.sought(table.state, 0)] == ["use:sneak", "buy:cap", "buy:knife"]
    assert [(option.payload.gold, option.payload.tokens) for option in found] == [(1, 2), (0, 2)]
    assert [*table.table.game.sought(table.state, 1)] == []
    table.state.traded_out = True
    assert [option.key for option in table.table.game.sought(table.state, 0)] == ["use:sneak"]
