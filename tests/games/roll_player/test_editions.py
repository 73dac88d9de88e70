"""Differences between the editions, clause by clause in pairs: RP-ED."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import BuyFromDiscard, CopySkill, GainGold, ReplaceFromBag
from herowright.games.roll_player.cards.box import Box, box_of
from herowright.games.roll_player.cards.powers import DieBonus, ExtraPiece, Refreshes
from herowright.games.roll_player.cards.types import Armor, ArmorSet, Card, HeroClass, Skill, Weapon
from herowright.games.roll_player.rules.components import GOLD, INITIATIVE_CARDS, RED, STR
from herowright.testing import Play, rule, situation

PLAYER_AIDS = 4

# Goods with fixed prices and skills with fixed arrows.
CARDS: tuple[Card, ...] = (
    Armor(id="cap", number=901, dots=1, cost=3, set=ArmorSet("chain", (1, 3, 5, 7, 10), ())),
    Armor(id="coif", number=902, dots=1, cost=2, set=ArmorSet("chain", (1, 3, 5, 7, 10), ())),
    Weapon(id="knife", number=903, dots=1, cost=2, hands=1, effect=ExtraPiece()),
    Weapon(id="pike", number=904, dots=1, cost=2, hands=2, effect=ExtraPiece()),
    Weapon(id="glaive", number=905, dots=1, cost=2, hands=2, effect=ExtraPiece()),
    Skill(id="sneak", number=906, dots=1, cost=2, arrow="evil", ability=BuyFromDiscard()),
    Skill(id="parley", number=907, dots=1, cost=2, arrow="lawful", ability=CopySkill()),
    Skill(id="beg", number=908, dots=1, cost=2, arrow="evil", ability=GainGold(2)),
    Skill(id="rummage", number=909, dots=1, cost=2, arrow="good", ability=ReplaceFromBag()),
)


def set_up(edition: str, seats: int, shuffled: list[list[str]] | None = None, **options: Any) -> Play:
    """A new table after the cards are dealt. Seat 0 is First Player; everybody takes the first thing on offer.

    `shuffled` are the shuffles of the Market stacks; without it they are random.
    """
    rolls = [6] + [1] * (seats - 1) if seats > 1 else []
    shuffles = [[], [], *shuffled] if shuffled is not None else []
    table = situation("roll-player", seats, {"edition": edition, **options}, rolls=rolls, shuffles=shuffles)
    while table.asked[1] in ("sheet", "class-side", "class-pick"):
        table.play(table.keys[0])
    return table


def game(edition: str, *heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Two heroes in the Dice Phase, unless arranged otherwise."""
    options = {"edition": edition, **arrangement.pop("options", {})}
    given = [*heroes, {}, {}]
    people = [{"race": "human", "hero_class": ("thief", "monk")[seat], **given[seat]} for seat in range(2)]
    return situation("roll-player", 2, options, heroes=people, cards=CARDS, **arrangement)


def market(edition: str, *heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Seat 0 of two is first in the Market Phase."""
    spec: dict[str, Any] = {"phase": "market", "initiative": {0: 1, 1: 2}, "market": ["cap", "coif", "knife"]}
    return game(edition, *heroes, **(spec | arrangement))


def armor_stars(edition: str, armor: list[str], weapons: list[str], **options: str) -> int:
    outcome = game(edition, {"armor": armor, "weapons": weapons}, phase="last-call", options=options).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "armor")


def ids(cards: list[Any]) -> list[str]:
    return [card.id for card in cards]


# --- what the boxes hold -------------------------------------------------------------------------------


def sheets_on_offer(edition: str) -> set[str]:
    return {key.split(":")[1] for key in situation("roll-player", 2, {"edition": edition}).keys}


@rule("RP-ED-01-PL2")
def test_six_sheets_in_the_second_edition() -> None:
    assert sheets_on_offer("pl2") == {"dragonkin", "dwarf", "elf", "halfling", "human", "orc"}


@rule("RP-ED-01-DE1")
def test_four_sheets_in_the_first_edition() -> None:
    assert sheets_on_offer("de1") == {"dwarf", "elf", "halfling", "human"}


def all_cards(box: Box) -> int:
    """Two classes are on one card; the aids and the Initiative cards carry no values."""
    dealt = len(box.classes) // 2 + len(box.backstories) + len(box.alignments) + len(box.market)
    return dealt + INITIATIVE_CARDS + PLAYER_AIDS


@rule("RP-ED-02-PL2")
def test_101_cards_in_the_second_edition() -> None:
    assert all_cards(box_of("pl2")) == 101


@rule("RP-ED-02-DE1")
def test_88_cards_in_the_first_edition() -> None:
    assert all_cards(box_of("de1")) == 88


@rule("RP-ED-03-PL2")
def test_16_backstories_in_the_second_edition() -> None:
    assert len({card.id for card in box_of("pl2").backstories}) == 16


@rule("RP-ED-03-DE1")
def test_12_backstories_in_the_first_edition() -> None:
    assert len({card.id for card in box_of("de1").backstories}) == 12


@rule("RP-ED-04-PL2")
def test_17_alignments_in_the_second_edition() -> None:
    assert len({card.id for card in box_of("pl2").alignments}) == 17


@rule("RP-ED-04-DE1")
def test_13_alignments_in_the_first_edition() -> None:
    assert len({card.id for card in box_of("de1").alignments}) == 13


@rule("RP-ED-05-PL2")
def test_53_market_cards_in_the_second_edition() -> None:
    assert len({card.id for card in box_of("pl2").market}) == 53


@rule("RP-ED-05-DE1")
def test_48_market_cards_in_the_first_edition() -> None:
    assert len({card.id for card in box_of("de1").market}) == 48


def gold_after_discarding(edition: str, first: int, second: int) -> int:
    """With the printed supply; one more gold lies on initiative card 2."""
    table = market(edition, {"gold": first}, {"gold": second}, options={"RP-COMP-18": "printed"})
    table.play("discard:cap")
    gold: int = table.hero(0).gold
    return gold


@rule("RP-ED-06-PL2")
def test_60_gold_in_the_second_edition() -> None:
    assert gold_after_discarding("pl2", 30, 27) == 32
    assert gold_after_discarding("pl2", 30, 28) == 31
    assert gold_after_discarding("pl2", 30, 29) == 30


@rule("RP-ED-06-DE1")
def test_55_gold_in_the_first_edition() -> None:
    assert gold_after_discarding("de1", 30, 22) == 32
    assert gold_after_discarding("de1", 30, 23) == 31
    assert gold_after_discarding("de1", 30, 24) == 30


# --- set-up --------------------------------------------------------------------------------------------


def taken_out(table: Play) -> list[int]:
    """The dots of the cards on the discard pile after set-up."""
    return sorted(card.dots for card in table.state.discard)


@rule("RP-ED-07-PL2")
def test_with_three_players_six_market_cards_are_taken_out() -> None:
    assert taken_out(set_up("pl2", 3)) == [1, 1, 1, 2, 2, 2]


@rule("RP-ED-07-DE1")
def test_with_three_players_no_market_card_is_taken_out_in_the_first_edition() -> None:
    table = set_up("de1", 3)
    assert taken_out(table) == []
    assert len(table.state.deck) + len(table.state.market) == 48


@rule("RP-ED-08-PL2")
def test_with_two_players_fourteen_market_cards_are_taken_out() -> None:
    assert taken_out(set_up("pl2", 2)) == [1] * 7 + [2] * 7


@rule("RP-ED-08-DE1")
def test_with_two_players_no_market_card_is_taken_out_in_the_first_edition() -> None:
    table = set_up("de1", 2)
    assert taken_out(table) == []
    assert len(table.state.deck) + len(table.state.market) == 48


def picking_order(edition: str, method: str = "pick") -> list[int | None]:
    """The order in which three players take their classes; seat 0 is First Player."""
    return [event.seat for event in set_up(edition, 3, classes=method).told("rp-event-class")]


@rule("RP-ED-09-PL2")
def test_the_first_player_picks_the_class_last() -> None:
    assert picking_order("pl2") == [2, 1, 0]


@rule("RP-ED-09-DE1")
@pytest.mark.parametrize(
    ("method", "order"), [("pick", [0, 1, 2]), ("pick-clockwise", [0, 1, 2]), ("pick-reverse", [2, 1, 0])]
)
def test_the_first_edition_suggests_clockwise_and_allows_other_methods(method: str, order: list[int]) -> None:
    assert picking_order("de1", method) == order


def initiative_gold(edition: str, seats: int) -> list[int]:
    return [card["gold"] for card in set_up(edition, seats).view()["initiative"]]


@rule("RP-ED-10-PL2")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_cards_3_and_4_carry_gold_for_some_numbers_of_players_only(seats: int, gold: list[int]) -> None:
    assert initiative_gold("pl2", seats) == gold


@rule("RP-ED-10-DE1")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_without_versions_of_the_cards_the_gold_lies_the_same_way(seats: int, gold: list[int]) -> None:
    assert initiative_gold("de1", seats) == gold


@rule("RP-ED-27-PL2")
@pytest.mark.parametrize(("seats", "cards"), [(1, 34), (2, 36), (3, 43), (4, 48)])
def test_the_market_deck_of_the_second_edition_after_set_up(seats: int, cards: int) -> None:
    assert set_up("pl2", seats).view()["deck"] == cards


@rule("RP-ED-27-DE1")
@pytest.mark.parametrize(("seats", "cards"), [(1, 43), (2, 45), (3, 44), (4, 43)])
def test_the_market_deck_of_the_first_edition_after_set_up(seats: int, cards: int) -> None:
    assert set_up("de1", seats).view()["deck"] == cards


# --- variants ------------------------------------------------------------------------------------------

# Two-dot and one-dot cards by turns.
MIXED = [
    "nimble", "weak", "search", "climb", "chain-tunic", "chain-helm", "longbow", "longsword", "proud", "foolish",
    "clumsy", "reckless", "focused", "cunning", "greedy", "honest", "knowledge",
]  # fmt: skip


@rule("RP-ED-18-PL2")
def test_a_random_market_deck_is_shuffled_as_a_whole_before_cards_are_taken_out() -> None:
    table = set_up("pl2", 2, [MIXED], variants=["random-market"])
    assert ids(table.state.discard) == MIXED[:14]
    assert ids(table.state.market) == MIXED[14:]


@rule("RP-ED-18-DE1")
def test_a_random_market_deck_of_the_first_edition_is_all_48_cards() -> None:
    table = set_up("de1", 2, [MIXED], variants=["random-market"])
    assert table.state.discard == []
    assert ids(table.state.market + table.state.deck)[:17] == MIXED
    assert len(table.state.market + table.state.deck) == 48


def starting_gold(edition: str, **options: Any) -> list[int]:
    return [hero.gold for hero in set_up(edition, 4, **options).state.heroes]


def after_starting_dice(edition: str, seats: int = 3, **options: Any) -> int:
    """The gold of a hero with 5, two gold starting dice and a row that they fill, in a short game."""
    options = {"edition": edition, "variants": ["short"], **options}
    hero = {"hero_class": "monk", "gold": 5, "rows": {"str": ["red1"]}, "hand": ["gold1", "gold1"]}
    table = situation("roll-player", seats, options, phase="place-starting-dice", heroes=[hero, {"hand": ["red1"]}])
    table.play("place:str", "place:str")
    gold: int = table.hero(0).gold
    return gold


@rule("RP-ED-26-PL2")
def test_the_short_game_takes_the_extra_gold_of_the_third_and_the_fourth_player() -> None:
    assert starting_gold("pl2") == [5, 5, 6, 7]
    assert starting_gold("pl2", variants=["short"]) == [5, 5, 5, 5]
    assert after_starting_dice("pl2") == 5 + 1 + 2 * 2


@rule("RP-ED-26-DE1")
def test_the_short_game_of_the_first_edition_takes_the_seat_bonus_only() -> None:
    assert starting_gold("de1", variants=["short"]) == [5, 5, 5, 5]
    assert after_starting_dice("de1") == 5 + 1 + 2 * 2


@rule("RP-ED-26-DE1")
def test_in_another_reading_the_short_game_of_the_first_edition_pays_nothing_for_starting_dice() -> None:
    reading = {"RP-ED-26-DE1": "all-extra-gold"}
    assert starting_gold("de1", variants=["short"], **reading) == [5, 5, 5, 5]
    assert after_starting_dice("de1", seats=3, **reading) == 5
    assert after_starting_dice("de1", seats=4, **reading) == 5
    assert after_starting_dice("de1", seats=2, **reading) == 5 + 1 + 2 * 2


# --- solo ----------------------------------------------------------------------------------------------


@rule("RP-ED-19-PL2")
def test_the_solo_deck_keeps_its_stacks_and_loses_seven_cards_of_each() -> None:
    table = set_up("pl2", 1)
    assert taken_out(table) == [1] * 7 + [2] * 7
    assert [card.dots for card in table.state.market + table.state.trash] == [1] * 4
    assert [card.dots for card in table.state.deck] == [1] * 15 + [2] * 19


@rule("RP-ED-19-DE1")
def test_the_solo_deck_of_the_first_edition_is_shuffled_together() -> None:
    table = set_up("de1", 1, [MIXED])
    assert ids(table.state.market) == ["nimble", "weak", "search"]
    assert ids(table.state.deck)[:3] == ["chain-helm", "longbow", "longsword"]


def in_play(table: Play) -> list[str]:
    state = table.state
    return ids(state.market + state.deck + state.discard + state.trash)


@rule("RP-ED-20-PL2")
def test_solo_is_played_without_diplomacy() -> None:
    assert "diplomacy" in in_play(set_up("pl2", 2))
    assert "diplomacy" not in in_play(set_up("pl2", 1))
    assert len(in_play(set_up("pl2", 1))) == 52


@rule("RP-ED-20-DE1")
def test_solo_in_the_first_edition_is_played_with_all_cards() -> None:
    assert sorted(in_play(set_up("de1", 1))) == sorted(ids(list(box_of("de1").market)))


@rule("RP-ED-21-PL2")
def test_the_first_card_after_the_market_starts_the_trash() -> None:
    ones = ids([card for card in box_of("pl2").market if card.dots == 1])
    table = set_up("pl2", 1, [[], []])
    assert ids(table.state.market) == ones[7:10]
    assert table.view()["trash"] == [ones[10]]
    assert ids(table.state.deck)[0] == ones[11]
    assert len(table.view()["discard"]) == 14


@rule("RP-ED-21-DE1")
def test_in_the_first_edition_a_card_starts_the_discard_pile_and_the_next_one_the_trash() -> None:
    table = set_up("de1", 1, [MIXED])
    assert table.view()["discard"] == ["climb"]
    assert table.view()["trash"] == ["chain-tunic"]


def solo_rank(edition: str, total: int) -> str:
    """The title of a hero who scores with gold alone, 8 to the star."""
    outcome = situation("roll-player", 1, {"edition": edition}, phase="last-call", heroes=[{"gold": 8 * total}])
    assert outcome.table.outcome is not None
    assert outcome.table.outcome.seats[0].total == total
    return str(outcome.table.outcome.seats[0].title)


@rule("RP-ED-23-PL2")
@pytest.mark.parametrize(
    ("total", "rank"),
    [(38, "Hero"), (34, "Master"), (30, "Leader"), (26, "Traveller"), (22, "Mercenary"), (21, "NPC")],
)
def test_the_solo_ranks_of_the_second_edition(total: int, rank: str) -> None:
    assert solo_rank("pl2", total) == rank


@rule("RP-ED-23-DE1")
@pytest.mark.parametrize(
    ("total", "rank"),
    [(38, "True Hero"), (34, "Guild Leader"), (30, "Luminary"), (26, "Adventurer"), (22, "Day Labourer"), (21, "NPC")],
)
def test_the_solo_ranks_of_the_first_edition(total: int, rank: str) -> None:
    assert solo_rank("de1", total) == rank


# --- cards ---------------------------------------------------------------------------------------------


def buys(edition: str, weapons: list[str], wanted: str, hero_class: str = "barbarian", **arrangement: Any) -> bool:
    hero = {"hero_class": hero_class, "gold": 10, "weapons": weapons}
    return f"buy:{wanted}" in market(edition, hero, market=[wanted], **arrangement).keys


@rule("RP-ED-11-PL2")
def test_a_barbarian_has_four_hands() -> None:
    assert buys("pl2", ["pike"], "glaive")
    assert buys("pl2", ["pike", "knife"], "longsword")
    assert not buys("pl2", ["pike", "glaive"], "knife")
    assert not buys("pl2", ["pike"], "knife", hero_class="warrior")


@rule("RP-ED-11-DE1")
def test_in_the_first_edition_only_the_text_of_a_card_gives_more_than_two_hands() -> None:
    assert buys("de1", ["pike"], "glaive")
    assert not buys("de1", ["pike", "glaive"], "knife")
    assert not buys("de1", ["pike"], "knife", hero_class="warrior")


@rule("RP-ED-11-DE1")
def test_a_barbarian_card_without_that_text_has_two_hands_in_the_first_edition() -> None:
    goals = box_of("de1").find("class", "barbarian").goals
    mild = HeroClass(
        id="barbarian", number=6, side="b", colour=RED, goals=goals, ability="powerful", effect=Refreshes(1)
    )
    hero = {"hero_class": "barbarian", "gold": 10, "weapons": ["longbow"]}
    table = situation(
        "roll-player",
        2,
        {"edition": "de1"},
        phase="market",
        initiative={0: 1},
        heroes=[hero],
        market=["longsword"],
        cards=[mild],
    )
    assert table.refuse("buy:longsword").rule == "RP-MKT-12"


def sneaks(edition: str, options: dict[str, str] | None = None, **hero: Any) -> Play:
    """Seat 0 buys a card of 3 gold from the discard pile."""
    hero = {"skills": ["sneak"], "gold": 10, **hero}
    table = market(edition, hero, market=["coif"], discard=["cap"], options=options or {})
    table.play("use:sneak", "buy:cap")
    return table


@rule("RP-ED-12-PL2")
def test_the_heavy_crossbow_helps_with_move_silently() -> None:
    assert sneaks("pl2", weapons=["heavy-crossbow"]).hero(0).gold == 8


@rule("RP-ED-12-DE1")
def test_the_heavy_crossbow_does_not_help_with_move_silently_in_the_first_edition() -> None:
    assert sneaks("de1", weapons=["heavy-crossbow"]).hero(0).gold == 7
    table = market("de1", {"weapons": ["heavy-crossbow"], "gold": 10})
    table.play("buy:cap")
    assert table.hero(0).gold == 8


@rule("RP-ED-13-PL2")
def test_a_token_pays_for_a_card_bought_with_move_silently() -> None:
    hero = sneaks("pl2", tokens=1).hero(0)
    assert (hero.gold, hero.tokens) == (8, 0)


@rule("RP-ED-13-DE1")
@pytest.mark.parametrize(("reading", "left"), [("allowed", (8, 0)), ("refused", (7, 1))])
def test_in_the_first_edition_the_token_is_allowed_or_in_another_reading_refused(
    reading: str, left: tuple[int, int]
) -> None:
    hero = sneaks("de1", tokens=1, options={"RP-ED-13-DE1": reading}).hero(0)
    assert (hero.gold, hero.tokens) == left


def parley() -> Play:
    table = game("pl2", {"skills": ["parley"], "gold": 5}, {"skills": ["beg"]})
    table.play("use:parley")
    return table


def ready(table: Play, seat: int) -> list[bool]:
    return [skill["ready"] for skill in table.view()["heroes"][seat]["skills"]]


@rule("RP-ED-14-PL2")
def test_diplomacy_is_exhausted_and_its_target_is_not() -> None:
    table = parley()
    table.play("copy:beg")
    assert table.hero(0).gold == 7
    assert (ready(table, 0), ready(table, 1)) == ([False], [True])


@rule("RP-ED-14-PL2")
def test_diplomacy_may_move_the_marker_only() -> None:
    table = parley()
    table.play("skip")
    assert (table.hero(0).marker, table.hero(0).gold) == (3, 5)
    assert (ready(table, 0), ready(table, 1)) == ([False], [True])


@rule("RP-ED-14-DE1")
def test_the_first_edition_has_no_diplomacy() -> None:
    assert "diplomacy" in ids(list(box_of("pl2").market))
    assert "diplomacy" not in ids(list(box_of("de1").market))


def second_trades(edition: str, **options: str) -> list[str]:
    """What a Bard may do after the first purchase."""
    table = market(edition, {"hero_class": "bard", "gold": 10}, options=options)
    table.play("buy:cap")
    return table.keys


@rule("RP-ED-15-PL2")
def test_a_bard_does_not_discard_for_gold_after_a_purchase() -> None:
    assert second_trades("pl2") == ["buy:coif", "buy:knife", "done"]


@rule("RP-ED-15-PL2")
def test_a_bard_does_not_purchase_after_discarding_for_gold() -> None:
    table = market("pl2", {"hero_class": "bard", "gold": 10})
    table.play("discard:cap")
    assert table.asked == (1, "market")


@rule("RP-ED-15-DE1")
def test_the_same_ban_holds_in_the_first_edition() -> None:
    assert second_trades("de1") == ["buy:coif", "buy:knife", "done"]


@rule("RP-ED-15-DE1")
def test_in_another_reading_a_bard_of_the_first_edition_may_discard_second() -> None:
    reading = {"RP-ED-15-DE1": "allowed"}
    offers = ["buy:coif", "buy:knife", "discard:coif", "discard:knife", "done"]
    assert second_trades("de1", **reading) == offers
    assert second_trades("pl2", **reading) == ["buy:coif", "buy:knife", "done"]


DAGGER_EXAMPLE = {"weapons": ["jeweled-dagger"], "rows": {"str": ["blue5", "gold6", "gold5"]}}


@rule("RP-ED-16-PL2")
def test_the_jeweled_dagger_adds_what_the_second_edition_reckons() -> None:
    assert game("pl2", DAGGER_EXAMPLE).view()["heroes"][0]["values"]["str"] == 18


@rule("RP-ED-16-DE1")
@pytest.mark.parametrize(("bonus", "value"), [(1, 18), (2, 20)])
def test_in_the_first_edition_the_jeweled_dagger_adds_what_its_card_says(bonus: int, value: int) -> None:
    dagger = Weapon(id="jeweled-dagger", number=3, dots=1, cost=3, hands=1, effect=DieBonus(bonus, colour=GOLD))
    hero = {"race": "human", **DAGGER_EXAMPLE}
    table = situation("roll-player", 2, {"edition": "de1"}, heroes=[hero], cards=[dagger])
    assert table.view()["heroes"][0]["values"]["str"] == value


@rule("RP-ED-16-DE1")
def test_in_the_first_edition_the_longsword_adds_what_its_card_says() -> None:
    sword = Weapon(id="longsword", number=1, dots=1, cost=3, hands=1, effect=DieBonus(2, row=STR))
    hero = {"race": "human", "weapons": ["longsword"], "rows": {"str": ["red1", "red1"]}}
    table = situation("roll-player", 2, {"edition": "de1"}, heroes=[hero], cards=[sword])
    assert table.view()["heroes"][0]["values"]["str"] == 6


MYSTIC = ["mystic-cowl", "mystic-robes", "mystic-cloak"]
BOTH_SETS = [*MYSTIC, "cap"]


def shield_adds(edition: str, armor: list[str], **options: str) -> int:
    return armor_stars(edition, armor, ["tower-shield"], **options) - armor_stars(edition, armor, [], **options)


@rule("RP-ED-17-PL2")
def test_the_second_edition_read_to_the_letter_gives_a_shield_nothing_beside_a_complete_set() -> None:
    assert shield_adds("pl2", MYSTIC) == 0
    assert shield_adds("pl2", BOTH_SETS, **{"RP-CARD-28": "nothing"}) == 0
    assert shield_adds("pl2", ["cap"], **{"RP-CARD-28": "nothing"}) == 2


@rule("RP-ED-17-DE1")
def test_the_first_edition_gives_a_shield_nothing_only_when_all_sets_are_complete() -> None:
    assert shield_adds("de1", MYSTIC) == 0
    assert shield_adds("de1", BOTH_SETS) == 2


def rummage(edition: str) -> Play:
    """Three dice lie in the bag, and one of two dice of the sheet is given for a white one."""
    hero = {"skills": ["rummage"], "rows": {"str": ["red2", "red3"]}}
    table = game(edition, hero, bag=["blue", "blue", "white"], rolls=[5])
    table.play("use:rummage", "die:str:1")
    assert table.keys == ["colour:blue", "colour:white"]
    table.play("colour:white")
    return table


@rule("RP-ED-22-PL2")
def test_search_picks_one_die() -> None:
    table = rummage("pl2")
    assert {colour: dice for colour, dice in table.view()["bag"].items() if dice} == {"red": 1, "blue": 2}
    assert table.asked == (0, "initiative")


@rule("RP-ED-22-DE1")
def test_search_in_the_first_edition_picks_one_die_with_a_look_into_the_bag() -> None:
    table = rummage("de1")
    assert {colour: dice for colour, dice in table.view()["bag"].items() if dice} == {"red": 1, "blue": 2}
    assert table.asked == (0, "initiative")


def takes_the_highest_card(edition: str, weapon: str) -> tuple[int, int]:
    """Gold and tokens gained by taking the highest initiative card and placing its white die."""
    table = game(edition, {"weapons": [weapon], "gold": 5}, pool=["white1", "white2", "white3"])
    table.play("take:3", "place:str", "skip")
    return table.hero(0).gold - 5, table.hero(0).tokens


@rule("RP-ED-24-PL2")
def test_in_the_second_edition_a_weapon_can_bring_gold() -> None:
    longbow = box_of("pl2").find("market", "longbow").effect
    assert longbow.gold > 0
    assert takes_the_highest_card("pl2", "longbow") == (longbow.gold, longbow.tokens)


@rule("RP-ED-24-PL2", "RP-ED-24-DE1")
@pytest.mark.parametrize("edition", ["pl2", "de1"])
def test_skills_and_classes_can_bring_gold_in_both_editions(edition: str) -> None:
    table = game(edition, {"hero_class": "thief", "skills": ["beg"], "gold": 5}, pool=["gold1", "white2", "white3"])
    table.play("use:beg", "gain", "take:1", "place:str", "skip")
    assert table.hero(0).gold == 5 + 2 + 4


@rule("RP-ED-24-DE1")
@pytest.mark.parametrize("weapon", [card.id for card in box_of("de1").market if isinstance(card, Weapon)])
def test_in_the_first_edition_no_weapon_brings_gold(weapon: str) -> None:
    gold, _ = takes_the_highest_card("de1", weapon)
    assert gold == 0


@rule("RP-ED-24-DE1")
def test_in_the_first_edition_the_longbow_brings_tokens_instead() -> None:
    longbow = box_of("de1").find("market", "longbow").effect
    assert longbow.tokens > 0
    assert takes_the_highest_card("de1", "longbow") == (0, longbow.tokens)


# --- the end -------------------------------------------------------------------------------------------


def nearly_full(left: str, right: str) -> dict[str, list[str]]:
    """One space of the sheet is empty."""
    rows = dict.fromkeys(("str", "dex", "con"), [f"{left}1"] * 3) | dict.fromkeys(("int", "wis"), [f"{right}1"] * 3)
    return {**rows, "cha": [f"{right}1"] * 2}


def last_dice_phase(edition: str, **options: str) -> Play:
    """Both heroes have just placed their last die."""
    heroes = [{"rows": nearly_full("green", "blue")}, {"rows": nearly_full("red", "purple")}]
    table = game(edition, *heroes, market=["cap", "coif", "knife"], options=options)
    table.play("take:1", "place:cha", "skip", "take:2", "place:cha", "skip")
    return table


@rule("RP-ED-25-PL2")
def test_the_game_ends_at_the_close_of_the_round() -> None:
    table = last_dice_phase("pl2")
    assert table.asked == (0, "market")
    table.play("discard:cap", "discard:coif")
    assert table.table.is_over
    assert table.view()["discard"] == ["cap", "coif", "knife"]


@rule("RP-ED-25-DE1")
def test_in_the_first_edition_too_the_round_is_finished() -> None:
    table = last_dice_phase("de1")
    assert table.asked == (0, "market")
    table.play("discard:cap", "discard:coif")
    assert table.table.is_over


@rule("RP-ED-25-DE1")
def test_in_another_reading_the_first_edition_ends_within_the_round() -> None:
    assert last_dice_phase("de1", **{"RP-END-03": "at-once"}).table.is_over


@rule("RP-ED-25-PL2")
def test_that_reading_changes_nothing_in_the_second_edition() -> None:
    assert last_dice_phase("pl2", **{"RP-END-03": "at-once"}).asked == (0, "market")
