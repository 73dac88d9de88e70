"""Components: RP-COMP. What the box holds and what each thing may do."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from herowright import BadOption
from herowright.games.roll_player.cards.backstories import backstory
from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.cards.powers import Power, RowBonus
from herowright.games.roll_player.cards.types import Alignment, Armor, Backstory, HeroClass, Race, Weapon
from herowright.games.roll_player.fiends_familiars.cards.types import Fiend
from herowright.games.roll_player.rules.components import ALL_SPACES, COLOUR_IDS, CON, STR, space_id, space_of_id
from herowright.testing import Play, rule, situation
from herowright.testing import roll_player as rp

EDITIONS = ("pl2", "de1")
CLASS_COLOURS = {"green", "blue", "red", "purple", "black", "white"}
QUIET = ("ranger", "barbarian")  # classes whose abilities do nothing in the rounds played here


def turn(**arrangement: Any) -> Play:
    """Seat 0 of two is about to choose an initiative card."""
    return situation("roll-player", seats=2, phase="dice", **arrangement)


def shopping(**arrangement: Any) -> Play:
    """Seat 0 of two is about to buy."""
    return situation("roll-player", seats=2, phase="market", initiative={0: 1, 1: 2}, **arrangement)


def printed(edition: str = "pl2") -> dict[str, str]:
    """The supplies end where the box ends."""
    return {"edition": edition, "RP-COMP-18": "printed"}


def round_of(first: dict[str, Any]) -> Play:
    """The start of a Dice Phase with a fixed Market; seat 0 as told."""
    heroes = [{"hero_class": QUIET[0]} | first, {"hero_class": QUIET[1]}]
    return turn(heroes=heroes, market=["longsword", "climb", "weak"], deck=["foolish", "cunning", "honest", "loyal"])


def to_next_pool(table: Play) -> Play:
    """The whole round, always the same choices, up to the next dice turn."""
    table.play("take:1", "place:str", "skip", "take:2", "place:str", "skip", "discard:longsword", "discard:climb")
    while table.asked[1] == "order":
        table.play(table.keys[0])
    return table


def pool_after(table: Play, rng: Random) -> tuple[tuple[str, int], ...]:
    """The dice of the next round as a table guessed for seat 0 draws them."""
    guessed = to_next_pool(Play(table.table.imagine(0, rng)))
    return tuple((card["die"]["colour"], card["die"]["face"]) for card in guessed.view()["initiative"])


# --- dice and bag --------------------------------------------------------------------------------


@rule("RP-COMP-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_ten_dice_of_each_class_colour_and_thirteen_gold_ones(edition: str) -> None:
    bag = situation("roll-player", seats=2, options={"edition": edition}).view()["bag"]
    assert bag == {"green": 10, "blue": 10, "red": 10, "purple": 10, "black": 10, "white": 10, "gold": 13}
    assert sum(bag.values()) == 73


@rule("RP-COMP-02")
def test_the_bag_shows_how_many_dice_of_each_colour_and_nothing_more_to_anybody() -> None:
    table = turn(pool=["red1", "blue4", "green6"])
    assert table.view(0)["bag"] == dict.fromkeys(CLASS_COLOURS, 10) | {"red": 9, "blue": 9, "green": 9, "gold": 13}
    assert table.view(1)["bag"] == table.view(None)["bag"] == table.view(0)["bag"]
    table.state.bag.reverse()
    assert table.view(0)["bag"] == table.view(1)["bag"]


@rule("RP-COMP-02")
def test_nobody_can_foresee_a_draw_from_the_bag() -> None:
    table = round_of({})
    guesses = {pool_after(table, Random(seed)) for seed in range(6)}
    assert len(guesses) == 6


@rule("RP-COMP-02", "RP-COMP-03")
def test_draws_follow_the_content_of_the_bag() -> None:
    table = situation("roll-player", seats=2, phase="roll", bag=["gold", "gold", "gold"])
    assert [card["die"]["colour"] for card in table.view()["initiative"]] == ["gold", "gold", "gold"]
    assert sum(table.view()["bag"].values()) == 0


@rule("RP-COMP-03")
@pytest.mark.parametrize(("seats", "starting", "pool"), [(1, 6, 3), (2, 6, 3), (3, 7, 4), (4, 8, 5)])
def test_every_draw_takes_exactly_the_required_number_of_dice(seats: int, starting: int, pool: int) -> None:
    table = situation("roll-player", seats=seats)
    while table.asked[1] not in ("order", "initiative"):
        table.play(table.keys[0])
    enemy = 1 if seats == 1 else 0
    assert sum(table.view()["bag"].values()) == 73 - enemy - seats * starting - pool
    assert [len(hero.occupied()) for hero in table.state.heroes] == [starting] * seats
    assert len([card for card in table.view()["initiative"] if card["die"]]) == pool


# --- tokens, initiative cards, aids --------------------------------------------------------------


@rule("RP-COMP-04", "RP-COMP-18")
@pytest.mark.parametrize(("held", "left"), [(5, 1), (6, 0)])
def test_the_box_has_six_charisma_tokens_for_a_table_that_counts_them(held: int, left: int) -> None:
    table = turn(options=printed(), heroes=[{}, {"tokens": held}])
    table.play("take:1", "place:cha")
    if left:
        table.play("token")
    assert (table.hero(0).tokens, table.asked) == (left, (1, "initiative"))


@rule("RP-COMP-18")
def test_charisma_tokens_never_run_out_by_default() -> None:
    table = turn(heroes=[{"tokens": 3}, {"tokens": 3}])
    table.play("take:1", "place:cha", "token")
    assert table.hero(0).tokens == 4


@rule("RP-COMP-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_never_runs_out_by_default(edition: str) -> None:
    table = turn(options={"edition": edition}, pool=["gold1", "blue4", "green6"], heroes=[{"gold": 30}, {"gold": 30}])
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 32


@rule("RP-COMP-18")
@pytest.mark.parametrize(("edition", "other", "paid"), [("pl2", 53, 1), ("pl2", 54, 0), ("de1", 48, 1), ("de1", 49, 0)])
def test_a_table_that_counts_gold_pays_only_what_is_left_of_the_box(edition: str, other: int, paid: int) -> None:
    heroes = [{"gold": 5}, {"gold": other}]  # and 1 gold lies on card 2
    table = turn(options=printed(edition), pool=["gold1", "blue4", "green6"], heroes=heroes)
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 5 + paid


@rule("RP-COMP-18")
def test_a_table_that_counts_gold_lays_none_on_initiative_cards_once_the_box_is_empty() -> None:
    heroes = [{"gold": 30}, {"gold": 30}]
    table = situation("roll-player", 2, printed(), phase="clean-up", heroes=heroes, coins=[0, 0, 0])
    assert [card["gold"] for card in table.view()["initiative"]] == [0, 0, 0]


@rule("RP-COMP-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_initiative_cards_are_numbered_one_to_five(edition: str) -> None:
    table = situation("roll-player", seats=4, options={"edition": edition}, phase="dice")
    assert [card["number"] for card in table.view()["initiative"]] == [1, 2, 3, 4, 5]


@rule("RP-COMP-05")
@pytest.mark.parametrize("seats", [0, 5])
def test_four_player_aids_serve_at_most_four_players(seats: int) -> None:
    with pytest.raises(BadOption):
        situation("roll-player", seats=seats)


# --- cards and sheets ----------------------------------------------------------------------------


@rule("RP-COMP-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_class_cards_have_two_different_sides_of_one_colour(edition: str) -> None:
    classes = box_of(edition).classes
    assert Counter(side.number for side in classes) == dict.fromkeys(range(1, 7), 2)
    assert len({side.id for side in classes}) == 12
    assert len({(side.number, side.side) for side in classes}) == 12
    assert len({(side.number, side.colour) for side in classes}) == 6


@rule("RP-COMP-04", "RP-COMP-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_class_card_has_a_colour_of_its_own_and_none_is_gold(edition: str) -> None:
    colours = Counter(COLOUR_IDS[side.colour] for side in box_of(edition).classes)
    assert colours == dict.fromkeys(CLASS_COLOURS, 2)


@rule("RP-COMP-08")
@pytest.mark.parametrize("side", box_of("pl2").classes, ids=lambda side: side.id)
def test_a_class_has_a_goal_with_stars_for_each_attribute_and_one_ability(side: HeroClass) -> None:
    assert len(side.goals) == 6
    assert min(goal.stars for goal in side.goals) >= 1
    assert isinstance(side.effect, Power)
    assert side.ability


@rule("RP-COMP-09")
@pytest.mark.parametrize("card", box_of("pl2").backstories, ids=lambda card: card.id)
def test_a_backstory_demands_a_colour_on_exactly_six_of_the_18_spaces(card: Backstory) -> None:
    assert len(card.cells) == 6
    assert set(card.cells) <= set(range(18))
    assert {COLOUR_IDS[colour] for colour in card.cells.values()} <= set(COLOUR_IDS)


@rule("RP-COMP-10")
@pytest.mark.parametrize("card", box_of("pl2").alignments, ids=lambda card: card.id)
def test_an_alignment_has_nine_positions_with_gains_losses_and_nothing(card: Alignment) -> None:
    assert len(card.grid) == 9
    assert (max(card.grid) > 0, min(card.grid) < 0, 0 in card.grid) == (True, True, True)


@rule("RP-COMP-10")
@pytest.mark.parametrize(
    ("way", "back"), [("good", "evil"), ("evil", "good"), ("lawful", "chaotic"), ("chaotic", "lawful")]
)
def test_one_axis_runs_from_good_to_evil_and_the_other_from_lawful_to_chaotic(way: str, back: str) -> None:
    table = turn(heroes=[{"marker": 4}])
    table.play("take:1", "place:wis", f"move:{way}")
    edge = table.hero(0).marker
    assert edge == {"good": 1, "evil": 7, "lawful": 3, "chaotic": 5}[way]
    again = turn(heroes=[{"marker": edge}])
    again.play("take:1", "place:wis")
    again.refuse(f"move:{way}")
    again.play(f"move:{back}")
    assert again.hero(0).marker == 4


@rule("RP-COMP-11")
def test_a_sheet_has_six_rows_of_three_spaces() -> None:
    rows = turn().view()["heroes"][0]["rows"]
    empty: list[None] = [None, None, None]
    assert rows == {"str": empty, "dex": empty, "con": empty, "int": empty, "wis": empty, "cha": empty}
    assert list(rows) == ["str", "dex", "con", "int", "wis", "cha"]


@rule("RP-COMP-12")
@pytest.mark.parametrize(("race", "value", "stars"), [("human", 16, 0), ("orc", 18, 4), ("halfling", 14, 0)])
def test_a_race_bonus_or_penalty_counts_in_final_scoring(race: str, value: int, stars: int) -> None:
    rows = {"str": ["gold5", "gold5", "gold6"]}
    warrior = {"race": race, "hero_class": "warrior", "rows": rows}
    outcome = situation("roll-player", phase="last-call", heroes=[warrior]).table.outcome
    assert outcome is not None
    goal = outcome.seats[0].lines[0]
    assert (goal.label.args["value"], goal.points) == (value, stars)


@rule("RP-COMP-12")
def test_a_race_changes_no_die_and_no_choice_during_play() -> None:
    def choices(race: str) -> tuple[list[str], Any]:
        table = turn(heroes=[{"race": race, "rows": {"str": ["gold6", "gold1"]}}])
        table.play("take:1", "place:con")
        return table.keys, table.view()["heroes"][0]["rows"]

    assert choices("orc") == choices("human") == choices("halfling")


@rule("RP-COMP-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sheet_is_another_race(edition: str) -> None:
    races = box_of(edition).races
    assert len({race.id for race in races}) == len(races) == (6 if edition == "pl2" else 4)


@rule("RP-COMP-13")
def test_the_female_and_the_male_side_change_no_value() -> None:
    def played(side: str) -> dict[str, Any]:
        view = to_next_pool(round_of({"race": "orc", "side": side})).view(0)
        assert view["heroes"][0].pop("side") == side
        return view

    assert played("female") == played("male")


@rule("RP-COMP-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sheet_is_offered_with_both_sides(edition: str) -> None:
    keys = situation("roll-player", seats=2, options={"edition": edition}).keys
    females = [key.removesuffix(":female") for key in keys if key.endswith(":female")]
    assert sorted(keys) == sorted(f"{sheet}:{side}" for sheet in females for side in ("female", "male"))


# --- market cards --------------------------------------------------------------------------------


@rule("RP-COMP-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_market_card_has_a_cost_dots_and_one_of_four_types(edition: str) -> None:
    market = box_of(edition).market
    assert min(card.cost for card in market) > 0
    assert {card.dots for card in market} == {1, 2}
    assert {card.family for card in market} == {"weapon", "armor", "skill", "trait"}


@rule("RP-COMP-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_skills_and_traits_carry_one_arrow_and_other_cards_none(edition: str) -> None:
    arrows = {card.id: getattr(card, "arrow", None) for card in box_of(edition).market}
    with_arrow = {id for id, arrow in arrows.items() if arrow in ("good", "evil", "lawful", "chaotic")}
    assert with_arrow == {card.id for card in box_of(edition).market if card.family in ("skill", "trait")}
    assert {arrow for id, arrow in arrows.items() if id not in with_arrow} == {None}


@rule("RP-COMP-15")
def test_the_arrow_names_the_one_way_the_marker_goes() -> None:
    table = shopping(market=["weak", "longsword", "climb"], heroes=[{"skills": ["intimidate"], "marker": 4}])
    table.play("use:intimidate")
    assert table.hero(0).marker == 7  # evil
    table.play("buy:weak")
    assert table.hero(0).marker == 4  # good


@rule("RP-COMP-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_weapon_needs_one_or_two_hands_and_has_an_effect(edition: str) -> None:
    weapons = [card for card in box_of(edition).market if isinstance(card, Weapon)]
    assert {weapon.hands for weapon in weapons} == {1, 2}
    assert [weapon.id for weapon in weapons if not isinstance(weapon.effect, Power)] == []


@rule("RP-COMP-16")
def test_a_weapon_helps_for_as_long_as_it_is_owned() -> None:
    table = shopping(market=["weak", "climb", "longbow"], heroes=[{"weapons": ["heavy-crossbow"]}])
    printed = [card["cost"] for card in table.view(0)["market"]]
    assert [card["price"] for card in table.view(0)["market"]] == [cost - 1 for cost in printed]
    table.play("drop:heavy-crossbow")
    assert [card["price"] for card in table.view(0)["market"]] == printed


@rule("RP-COMP-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_armor_is_chain_leather_or_mystic(edition: str) -> None:
    armor = [card for card in box_of(edition).market if isinstance(card, Armor)]
    assert Counter(card.set.id for card in armor) == {"chain": 5, "leather": 4, "mystic": 3}


@rule("RP-COMP-17")
def test_armor_does_nothing_before_final_scoring() -> None:
    def played(armor: list[str]) -> dict[str, Any]:
        view = to_next_pool(round_of({"armor": armor})).view(0)
        assert view["heroes"][0].pop("armor") == armor
        view["heroes"][0].pop("stars")
        return view

    assert played(["chain-helm", "leather-boots", "mystic-cloak"]) == played([])


@rule("RP-COMP-17")
def test_armor_counts_in_final_scoring() -> None:
    outcome = situation("roll-player", phase="last-call", heroes=[{"armor": ["chain-helm"]}]).table.outcome
    assert outcome is not None
    assert [line.category for line in outcome.seats[0].lines].count("armor") == 1


# --- card data -----------------------------------------------------------------------------------


@rule("RP-COMP-19")
def test_a_card_defined_on_the_spot_is_used_with_its_own_values() -> None:
    club = Weapon(id="club", number=99, dots=1, cost=2, hands=2, effect=RowBonus(3, rows=(STR, STR)))
    table = shopping(cards=[club], market=["club", "weak", "climb"], heroes=[{"gold": 2, "race": "human"}])
    table.play("buy:club")
    assert (table.hero(0).gold, table.hero(0).weapons) == (0, (club,))
    assert table.view()["heroes"][0]["values"]["str"] == 3


@rule("RP-COMP-19")
def test_a_card_with_a_known_id_takes_the_place_of_the_printed_one() -> None:
    dear = Weapon(id="longsword", number=1, dots=1, cost=9, hands=1, effect=RowBonus(1, rows=(STR, STR)))
    table = shopping(cards=[dear], market=["longsword", "weak", "climb"], heroes=[{"gold": 8}])
    assert table.view(0)["market"][0] == {"id": "longsword", "cost": 9, "price": 9}
    assert table.refuse("buy:longsword").rule == "RP-GOLD-06"


@rule("RP-COMP-19")
def test_a_race_takes_its_modifiers_from_its_card() -> None:
    giant = Race(id="giant", number=99, modifiers={STR: 5})
    table = turn(cards=[giant], heroes=[{"race": "giant", "rows": {"str": ["gold1"]}}])
    assert table.view()["heroes"][0]["values"]["str"] == 6


@rule("RP-COMP-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_says_where_each_of_its_values_comes_from(edition: str) -> None:
    origins = {card.provenance_of(value) for card in box_of(edition) for value in card.values}
    assert origins <= {"printed", "recalled", "ours"}
    assert [card.id for card in box_of(edition) if not set(card.printed + card.recalled) <= set(card.values)] == []


@rule("RP-COMP-09")
def test_the_cells_of_a_backstory_stand_for_a_space_each_row() -> None:
    story = backstory(
        99, "test", *((column, colour) for column, colour in zip((1, 2, 3, 1, 2, 3), range(6), strict=True))
    )
    assert story.cells == {0: 0, 4: 1, 8: 2, 9: 3, 13: 4, 17: 5}


def test_the_id_of_a_space_says_row_and_column() -> None:
    assert [space_of_id(space_id(space)) for space in range(ALL_SPACES)] == [*range(ALL_SPACES)]
    assert (space_id(0), space_id(5), space_of_id("con:1")) == ("str:1", "dex:3", 6)


@pytest.mark.parametrize("expansion", ["none", "fiends-familiars"])
def test_powers_come_as_the_weapons_were_bought_then_that_of_the_class_then_fiends(expansion: str) -> None:
    """But a single one is looked for with the class first, and a fiend's goes before all."""
    one, two, own, curse = (RowBonus(by, rows=(STR, CON)) for by in (1, 2, 3, 4))
    cards: list[Any] = [rp.weapon("one", one), rp.weapon("two", two), rp.hero_class("own", 0, own)]
    hero = {"weapons": ["one", "two"], "hero_class": "own"}
    powers, first = [one, two, own], own
    if expansion != "none":
        cards.append(Fiend(id="imp", number=901, effect=curse))
        hero["fiends"], powers, first = ["imp"], [*powers, curse], curse
    found = turn(options={"expansion": expansion}, heroes=[hero], cards=cards).hero(0)
    assert (found.powers(RowBonus), found.power(RowBonus)) == (powers, first)
    armed = turn(options={"expansion": expansion}, heroes=[{"weapons": ["two", "one"]}], cards=cards).hero(0)
    assert armed.power(RowBonus) is two
    assert [found.source_of(each) for each in powers[:3]] == ["card:one", "card:two", "ability:own"]
