"""The thirty fiends: what each keeps its owner from, and how it is got rid of."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.types import OURS, RECALLED, Weapon
from herowright.games.roll_player.cards.types import PRINTED as AS_PRINTED
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.curses import Curse, NoAction
from herowright.games.roll_player.fiends_familiars.cards.powers import CombatDice
from herowright.games.roll_player.fiends_familiars.cards.types import Minion, Reward, Tier
from herowright.games.roll_player.fiends_familiars.rules.dice import open_cards
from herowright.games.roll_player.rules.components import FAMILIAR, ROWS, SHEET_ROW_IDS
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

EXPANSION = {"expansion": "fiends-familiars-mm"}
# In the order of their card numbers.
NAMES = (
    "arbitration", "avarice", "blight", "burden", "chaos", "coercion", "collusion", "commitment", "confinement",
    "constriction", "denial", "deprivation", "duress", "feebleness", "furor", "ignorance", "ineptitude", "inflation",
    "judgment", "misery", "obligation", "sacrifice", "severance", "stupor", "temperance", "treachery", "treason",
    "tuition", "vulnerability", "weakness",
)  # fmt: skip
BOX = fiends_box_of("pl2", "fiends-familiars-mm")
# Whose action a fiend bars.
BARRED = {
    "feebleness": "str", "confinement": "dex", "blight": "con", "ignorance": "int", "commitment": "wis",
    "denial": "cha", "severance": "familiar",
}  # fmt: skip
# A minion and a weapon without surprises.
SCARECROW = Minion(
    id="scarecrow",
    number=99,
    dots=1,
    weaknesses=(),
    tiers=(Tier(0, Reward()), Tier(3, Reward(xp=1)), Tier(5, Reward(xp=3), trophy=True)),
)
BANNER = Weapon(id="banner", number=99, dots=1, cost=2, hands=1, effect=CombatDice(2))


def find(name: str) -> Any:
    return BOX.find("fiend", f"fiend-of-{name}")


def game(*fiends: str, **spec: Any) -> Play:
    """Seat 0 has the fiends, seat 1 has none."""
    own = [f"fiend-of-{name}" for name in fiends]
    hero = {"hero_class": "monk", "gold": 0, "fiends": own, **spec.pop("hero", {})}
    other = {"hero_class": "thief", "gold": 0, **spec.pop("other", {})}
    return situation(
        "roll-player",
        2,
        EXPANSION,
        heroes=[hero, other],
        cards=[SCARECROW, BANNER, hydra()],
        lurking=spec.pop("lurking", {}),
        **spec,
    )


def market(*fiends: str, gold: int = 20, **spec: Any) -> Play:
    hero = {"gold": gold, **spec.pop("hero", {})}
    minions = ["scarecrow", *(minion.id for minion in BOX.minions[:3])]
    return game(*fiends, phase="market", initiative={0: 1, 1: 2}, minions=minions, hero=hero, **spec)


def battle(*fiends: str, **spec: Any) -> Play:
    """Against a Monster that does nothing to anybody."""
    return game(*fiends, phase="battle", monster="hydra", **spec)


def dice(table: Play, row: str) -> list[str]:
    return [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["rows"][row] if die]


def without_banishing(table: Play) -> list[str]:
    return [key for key in table.keys if not key.startswith("banish")]


def paid(name: str, buy: str) -> int:
    """What a card costs the owner of a fiend."""
    table = market(name, market=[buy])
    table.play(f"buy:{buy}")
    return 20 - int(table.hero(0).gold)


# --- all of them -----------------------------------------------------------------------------------------


@rule("FF-COMP-04")
def test_there_are_thirty_fiends() -> None:
    assert [(card.number, card.id) for card in BOX.fiends] == [
        (number, f"fiend-of-{name}") for number, name in enumerate(NAMES, 1)
    ]


def test_no_two_fiends_do_the_same_and_every_kind_of_curse_is_among_them() -> None:
    assert len({card.effect for card in BOX.fiends}) == len(NAMES)
    kinds = {kind.__name__ for kind in Curse.__subclasses__()}
    assert {type(card.effect).__name__ for card in BOX.fiends} - {"Hands"} == kinds


@rule("FF-FIEND-09", "FF-FIEND-10", "FF-FIEND-11")
def test_only_three_effects_are_more_or_less_known() -> None:
    known = {card.id: card.provenance for card in BOX.fiends if card.provenance != OURS}
    assert known == {
        "fiend-of-collusion": RECALLED,
        "fiend-of-misery": AS_PRINTED,
        "fiend-of-vulnerability": AS_PRINTED,
    }


@rule("FF-FIEND-01", "FF-FIEND-02", "FF-FIEND-04")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("payment", ["gold", "token"])
def test_every_fiend_can_be_banished(name: str, payment: str) -> None:
    table = game(name, hero={"gold": 10, "tokens": 1})
    price = table.view()["heroes"][0]["banishing"]
    table.play(f"banish:fiend-of-{name}:{payment}")
    hero = table.hero(0)
    assert (hero.fiends, [fiend.id for fiend in hero.banished]) == ((), [f"fiend-of-{name}"])
    assert (hero.gold, hero.tokens) == ((10 - price, 1) if payment == "gold" else (10, 0))


@rule("FF-DICE-06", "FF-DICE-07")
@pytest.mark.parametrize("name", NAMES)
def test_every_fiend_comes_with_its_initiative_card_and_waits_for_the_end_of_the_phase(name: str) -> None:
    table = game(lurking={"1": [f"fiend-of-{name}"]}, pool=["red3", "red4", "red6"])
    table.play("take:1", "place:str", "skip")
    assert table.view()["heroes"][0]["fiends"] == [{"id": f"fiend-of-{name}", "active": False}]
    table.play("take:2", "place:str", "skip", seat=1)
    assert table.view()["heroes"][0]["fiends"] == [{"id": f"fiend-of-{name}", "active": True}]


# --- actions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BARRED)
def test_a_fiend_bars_the_action_of_its_row(name: str) -> None:
    table = game(name, hero={"rows": {"str": ["blue2", "blue3"]}}, pool=["red3", "red4", "red6"])
    table.play("take:1", f"place:{BARRED[name]}")
    assert table.asked == (1, "initiative")


@pytest.mark.parametrize("name", BARRED)
def test_a_fiend_leaves_the_actions_of_the_other_rows(name: str) -> None:
    for row in SHEET_ROW_IDS:
        if row != BARRED[name]:
            table = game(name, hero={"rows": {"str": ["blue2", "blue3"]}}, pool=["red3", "red4", "red6"])
            table.play("take:1", f"place:{row}")
            assert table.asked == (0, "action"), row


def test_every_row_has_a_fiend_against_it() -> None:
    effects = (card.effect for card in BOX.fiends)
    barred = [row for effect in effects if isinstance(effect, NoAction) for row in effect.rows]
    assert sorted(barred) == [*ROWS, FAMILIAR]


# --- dice and initiative cards --------------------------------------------------------------------------------


@rule("FF-FIEND-09")
@pytest.mark.parametrize(("die", "face"), [("green-blue4", 1), ("red4", 4), ("gold4", 4)])
def test_misery_sets_a_chosen_split_die_to_one(die: str, face: int) -> None:
    table = game("misery", pool=["red3", die, "red6"])
    table.play("take:2", "place:str")
    assert dice(table, "str") == [f"{die[:-1]}{face}"]


@rule("FF-FIEND-09")
def test_misery_leaves_the_split_die_of_another_hero() -> None:
    table = game("misery", pool=["red3", "green-blue4", "red6"])
    table.play("take:1", "place:str", "skip", "take:2", "place:str")
    assert table.view()["heroes"][1]["rows"]["str"][0]["face"] == 4


@pytest.mark.parametrize(("die", "face"), [("red6", 3), ("gold6", 3), ("red5", 5), ("clear8", 3), ("clear5", 5)])
def test_temperance_turns_a_six_or_more_to_three(die: str, face: int) -> None:
    table = game("temperance", pool=["red1", "red2", die])
    table.play("take:TOP", "place:str")
    assert dice(table, "str") == [f"{die[:-1]}{face}"]


def test_chaos_rolls_the_chosen_dice_again() -> None:
    table = game("chaos", pool=["red3", "red4", "red6"], rolls=[2])
    table.play("take:TOP", "place:str")
    assert dice(table, "str") == ["red2"]


@rule("FF-CALL-01")
def test_chaos_rolls_both_dice_of_a_card() -> None:
    table = game("chaos", call=5, pool=["red1", "red2", "red3", "red4", "red5", "red6"], rolls=[6, 1])
    table.play("take:2")
    assert [table.state.faces[die] for die in table.hero(0).hand] == [6, 1]


def test_coercion_forbids_the_highest_card_in_the_centre() -> None:
    table = game("coercion")
    assert without_banishing(table) == ["take:1", "take:2"]
    later = game(turn=1, first=0, other={"fiends": ["fiend-of-coercion"]}, initiative={0: 3})
    assert without_banishing(later) == ["take:1"]


def test_coercion_leaves_the_only_card() -> None:
    table = game("coercion")
    table.state.holders[:2] = [1, 1]
    assert [option.key for option in open_cards(table.state, table.hero(0))] == ["take:TOP"]


# --- gold -------------------------------------------------------------------------------------------------


def gold_after(*fiends: str, die: str = "red4", filled: bool = False) -> int:
    """What seat 0 has after taking card 2, with a coin on it, and placing its die in a row."""
    row = {"rows": {"str": ["blue1", "blue1"]}} if filled else {}
    table = game(*fiends, hero=row, pool=["red3", die, "red6"], coins=[0, 1, 0])
    table.play("take:2", "place:str")
    return int(table.hero(0).gold)


def test_without_a_fiend_coin_die_and_row_pay() -> None:
    assert gold_after(die="gold4", filled=True) == 1 + 2 + 1


def test_avarice_keeps_the_coin_of_the_initiative_card() -> None:
    assert gold_after("avarice", die="gold4", filled=True) == 2 + 1


def test_deprivation_takes_the_gold_of_gold_dice() -> None:
    assert gold_after("deprivation", die="gold4", filled=True) == 1 + 1


def test_sacrifice_takes_the_gold_of_a_full_row() -> None:
    assert gold_after("sacrifice", die="gold4", filled=True) == 1 + 2


@pytest.mark.parametrize(("fiends", "gold"), [((), 2), (("obligation",), 0)])
def test_obligation_takes_the_gold_for_a_discarded_card(fiends: tuple[str, ...], gold: int) -> None:
    table = market(*fiends, gold=0, market=["weak", "climb"])
    table.play("discard:weak")
    assert table.hero(0).gold == gold
    assert [card.id for card in table.state.discard] == ["weak"]
    assert [card.id for card in table.state.market] == ["climb"]


# --- the Market -------------------------------------------------------------------------------------------


def cost(id: str) -> int:
    return int(BOX.find("market", id).cost)


@pytest.mark.parametrize("card", ["longsword", "leather-boots", "climb", "weak"])
def test_inflation_makes_every_card_dearer(card: str) -> None:
    assert paid("inflation", card) == cost(card) + 1


@pytest.mark.parametrize(("card", "more"), [("climb", 2), ("longsword", 0), ("leather-boots", 0), ("weak", 0)])
def test_tuition_makes_skills_dearer(card: str, more: int) -> None:
    assert paid("tuition", card) == cost(card) + more


@rule("FF-FIEND-10")
@pytest.mark.parametrize(("card", "times"), [("leather-boots", 2), ("longsword", 1), ("climb", 1), ("weak", 1)])
def test_vulnerability_doubles_the_cost_of_armor(card: str, times: int) -> None:
    assert paid("vulnerability", card) == times * cost(card)


@rule("FF-FIEND-12")
def test_a_charisma_token_pays_one_gold_of_the_doubled_cost() -> None:
    table = market("vulnerability", market=["leather-boots"], hero={"tokens": 1})
    table.play("buy:leather-boots")
    assert (table.hero(0).gold, table.hero(0).tokens) == (20 - (2 * cost("leather-boots") - 1), 0)


def test_doubling_comes_before_what_makes_cards_dearer() -> None:
    table = market("inflation", "vulnerability", market=["leather-boots"])
    table.play("buy:leather-boots")
    assert table.hero(0).gold == 20 - (2 * cost("leather-boots") + 1)


def test_constriction_leaves_one_hand_even_to_a_barbarian() -> None:
    table = market("constriction", market=["longbow", "longsword"], hero={"hero_class": "barbarian"})
    assert BOX.find("market", "longbow").hands == 2
    assert table.refuse("buy:longbow").rule == "RP-MKT-12"
    table.play("buy:longsword")
    assert [card.id for card in table.hero(0).weapons] == ["longsword"]


def test_constriction_lets_the_weapons_stay_that_were_there_before() -> None:
    table = market("constriction", market=["longsword"], hero={"weapons": ["longbow"]})
    assert table.refuse("buy:longsword").rule == "RP-MKT-12"
    assert [card.id for card in table.hero(0).weapons] == ["longbow"]


def test_stupor_lets_no_skill_recover() -> None:
    used = {"skills": ["climb"], "exhausted": ["climb"]}
    table = game("stupor", phase="clean-up", hero=used, bag=["red"] * 3, rolls=[1, 2, 3])
    assert table.asked == (1, "initiative")
    assert [skill.id for skill in table.hero(0).exhausted] == ["climb"]
    assert game(phase="clean-up", hero=used).asked == (0, "refresh")


# --- banishing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gold", [7, 8])
def test_arbitration_makes_banishing_dearer_by_three(gold: int) -> None:
    table = game("arbitration", "furor", hero={"gold": gold})
    if gold < 8:
        assert table.refuse("banish:fiend-of-furor:gold").rule == "FF-FIEND-02"
        return
    table.play("banish:fiend-of-furor:gold")
    assert table.hero(0).gold == 0


def test_arbitration_does_not_mind_charisma_tokens() -> None:
    table = game("arbitration", hero={"tokens": 1})
    table.play("banish:fiend-of-arbitration:token")
    assert table.hero(0).fiends == ()


@rule("FF-FIEND-11")
def test_collusion_guards_the_other_fiends_until_it_goes_itself() -> None:
    table = game("collusion", "furor", hero={"gold": 10})
    assert table.refuse("banish:fiend-of-furor:gold").rule == "FF-FIEND-11"
    table.play("banish:fiend-of-collusion:gold", "banish:fiend-of-furor:gold")
    assert table.hero(0).fiends == ()


# --- hunting ----------------------------------------------------------------------------------------------


def test_duress_asks_two_gold_for_a_hunt() -> None:
    table = market("duress", gold=3)
    table.play("hunt")
    assert table.hero(0).gold == 1


@rule("FF-HUNT-05")
def test_the_dice_shown_for_a_hunt_are_those_after_the_toll_of_duress() -> None:
    """The mimic is weak against who has two gold or less."""
    table = game("duress", phase="market", initiative={0: 1, 1: 2}, minions=["mimic", "scarecrow"], hero={"gold": 3})
    shown = table.view(0)["minion"]
    assert [weakness["met"] for weakness in shown["weaknesses"]] == [False, True, False, False]
    table.play("hunt")
    assert table.hero(0).combat_dice == shown["pool"] == 2
    assert table.view(0)["minion"] == shown


@rule("FF-FIEND-08")
def test_duress_keeps_whoever_cannot_pay_from_hunting() -> None:
    assert market("duress", gold=1, market=["weak"]).refuse("hunt").rule == "FF-DICE-08"


@pytest.mark.parametrize(("fiends", "xp"), [((), 3), (("ineptitude",), 2)])
def test_ineptitude_takes_one_xp_of_every_gain(fiends: tuple[str, ...], xp: int) -> None:
    table = market(*fiends, gold=0, rolls=[5])
    table.play("hunt", "roll")
    assert table.hero(0).xp == xp


@pytest.mark.parametrize(("roll", "xp"), [(4, 0), (5, 1), (6, 1), (2, 0)])
def test_weakness_takes_two_off_the_result_of_a_hunt(roll: int, xp: int) -> None:
    table = market("weakness", gold=0, rolls=[roll])
    table.play("hunt", "roll")
    assert (table.hero(0).result, table.hero(0).xp) == (roll - 2, xp)
    assert table.hero(0).trophies == ()


def test_treason_makes_mercenaries_dearer_in_gold_and_experience() -> None:
    table = market("treason", gold=10, hero={"xp": 5})
    table.play("hunt", "hire:gold", "hire:xp")
    hero = table.hero(0)
    assert (hero.gold, hero.xp, hero.combat_dice) == (3, 1, 3)
    assert not [key for key in table.keys if key.startswith("hire")]


def test_furor_lets_nobody_reroll() -> None:
    calm = market(gold=0, hero={"xp": 4}, rolls=[1])
    calm.play("hunt", "roll")
    assert calm.asked == (0, "hunt-reroll")
    table = market("furor", gold=0, hero={"xp": 4}, market=["weak"], rolls=[1])
    table.play("hunt", "roll")
    assert table.asked == (1, "market")
    assert table.hero(0).xp == 4


# --- the battle and the end -------------------------------------------------------------------------------


@pytest.mark.parametrize(("fiends", "dice"), [((), 3), (("treachery",), 2)])
def test_treachery_takes_a_die_from_the_battle(fiends: tuple[str, ...], dice: int) -> None:
    table = battle(*fiends, hero={"weapons": ["banner"]})
    assert len(table.told("ff-event-combat-roll", 0)[0].args["dice"].split()) == dice


def test_treachery_leaves_the_last_die_and_the_hunt() -> None:
    alone = battle("treachery")
    assert len(alone.told("ff-event-combat-roll", 0)[0].args["dice"].split()) == 1
    hunting = market("treachery", hero={"weapons": ["banner"]})
    hunting.play("hunt")
    assert hunting.hero(0).combat_dice == 3


@rule("FF-FIEND-08")
def test_weakness_takes_two_off_the_result_of_the_battle() -> None:
    table = battle("weakness", rolls=[6, 6])
    assert (table.hero(0).result, table.hero(1).result) == (4, 6)


@rule("FF-FIEND-08")
def test_furor_forbids_rerolls_in_the_battle_too() -> None:
    table = battle("furor", hero={"xp": 2}, other={"xp": 2}, rolls=[6, 6])
    assert table.asked == (1, "battle-reroll")


@rule("FF-FIEND-08")
def test_treason_makes_mercenaries_dearer_in_the_battle_too() -> None:
    table = battle("treason", hero={"gold": 6}, other={"gold": 6})
    assert table.asked == (1, "hire")


def lost(*fiends: str, **hero: Any) -> int:
    """The stars fiends cost their owner in final scoring."""
    outcome = game(*fiends, phase="last-call", hero=hero).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "fiends")


@rule("FF-FIEND-08")
def test_judgment_costs_two_stars() -> None:
    assert lost("judgment") == -2
    assert lost() == 0


@rule("FF-FIEND-08")
@pytest.mark.parametrize(("cards", "stars"), [(0, 0), (3, 0), (4, -1), (7, -1), (8, -2)])
def test_burden_costs_a_star_for_every_four_cards(cards: int, stars: int) -> None:
    skills = [card.id for card in BOX.market if card.family == "skill"][: cards // 2]
    traits = [card.id for card in BOX.market if card.family == "trait"][: cards - cards // 2]
    assert lost("burden", skills=skills, exhausted=skills, traits=traits) == stars


@rule("FF-FIEND-04")
def test_a_banished_fiend_costs_nothing() -> None:
    assert lost(banished=["fiend-of-judgment"]) == 0


# --- whatever way the thing happens --------------------------------------------------------------------


def purse_after(table: Play, *keys: str) -> int:
    table.play(*keys)
    return int(table.hero(0).gold)


# How a gold die comes onto the sheet: the hero, the pool, and the answers.
GOLDEN_WAYS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "placing": ({}, ["take:1", "place:str"]),
    "familiar": ({}, ["take:1", "place:familiar"]),
    "negotiate": ({"skills": ["negotiate"], "rows": {"str": ["red1"]}}, ["use:negotiate", "pool:die:1", "die:str:1"]),
    "search": ({"skills": ["search"], "rows": {"str": ["red1"]}}, ["use:search", "die:str:1", "colour:gold"]),
    "flame-imp": (
        {"familiar": "flame-imp", "rows": {"str": ["red1"]}},
        ["take:2", "place:familiar", "familiar", "die:str:1", "colour:gold"],
    ),
    "horned-viper": (
        {"familiar": "horned-viper", "rows": {"str": ["red1"]}},
        ["take:2", "place:familiar", "familiar", "pool:die:1", "die:str:1"],
    ),
    "backpack": ({"weapons": ["backpack"], "backpack": ["gold3"]}, ["unpack:gold3", "place:str", "skip"]),
}


@rule("FF-DICE-08", "RP-CARD-17", "RP-CARD-22", "FF-FAM-06", "FF-CARD-05")
@pytest.mark.parametrize("way", GOLDEN_WAYS)
@pytest.mark.parametrize(("fiends", "gold"), [([], 2), (["deprivation"], 0)], ids=["free", "cursed"])
def test_deprivation_keeps_the_gold_of_a_gold_die_whatever_way_it_comes(way: str, fiends: list[str], gold: int) -> None:
    hero, keys = GOLDEN_WAYS[way]
    rolls = [4] * ("colour:gold" in keys)  # only a die out of the bag is rolled
    table = game(*fiends, hero=hero, pool=["gold1", "red2", "blue3"], coins=[0, 0, 0], rolls=rolls)
    assert purse_after(table, *keys) == gold


@rule("FF-DICE-08", "FF-CARD-09")
@pytest.mark.parametrize(("fiends", "gold"), [([], 2), (["deprivation"], 0)], ids=["free", "cursed"])
def test_deprivation_keeps_the_gold_of_a_gold_die_placed_again(fiends: list[str], gold: int) -> None:
    table = market(*fiends, gold=2, hero={"rows": {"str": ["gold1"]}}, market=["clarity", "climb"])
    assert purse_after(table, "buy:clarity", "die:str:1", "space:wis:2", "skip") == gold


@rule("FF-DICE-08")
@pytest.mark.parametrize(("fiends", "gold"), [([], 1), (["sacrifice"], 0)], ids=["free", "cursed"])
def test_sacrifice_keeps_the_gold_of_a_row_filled_from_the_backpack_or_again(fiends: list[str], gold: int) -> None:
    rows = {"rows": {"str": ["red1", "red1"]}}
    packed = game(*fiends, hero=rows | {"weapons": ["backpack"], "backpack": ["blue3"]})
    assert purse_after(packed, "unpack:blue3", "place:str", "skip") == gold
    again = market(*fiends, gold=2, hero={"rows": {"str": ["red1", "red1"], "dex": ["blue1"]}}, market=["clarity"])
    assert purse_after(again, "buy:clarity", "die:dex:1", "space:str:3", "skip") == gold


@rule("FF-DICE-08")
def test_deprivation_keeps_what_thieves_get_for_a_gold_die_too() -> None:
    table = game(
        "deprivation", hero={"hero_class": "thief"}, other={"hero_class": "monk"}, pool=["gold1", "red2", "blue3"]
    )
    assert purse_after(table, "take:1", "place:str") == 0


@rule("FF-DICE-08")
def test_a_fiend_bars_the_action_of_a_stored_die_too() -> None:
    hero = {"weapons": ["backpack"], "backpack": ["blue3"], "rows": {"dex": ["red1"]}}
    table = game("feebleness", hero=hero)
    table.play("unpack:blue3", "place:str")
    assert table.asked == (0, "initiative")
