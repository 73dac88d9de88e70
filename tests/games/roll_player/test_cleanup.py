"""Clean-up Phase: RP-CLEAN."""

import random
from typing import Any

import pytest

from herowright.games.roll_player.cards.powers import CardFromDiscard
from herowright.games.roll_player.rules import cleanup
from herowright.testing import Play, rule, situation
from herowright.testing import roll_player as rp

# One-dot and two-dot cards, to lie in piles.
ONE_DOT = ["weak", "climb", "chain-helm", "pickpocket", "longsword", "leather-boots"]
SKILLS = ["pickpocket", "climb", "search"]
TWO_DOT = ["nimble", "search", "chain-tunic", "open-lock", "longbow", "mystic-cowl"]


def clean_up(*heroes: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None, **spec: Any) -> Play:
    """All have bought or discarded; Clean-up begins. The next pool rolls 1, 2, 3 and so on."""
    given = [*heroes, *[{}] * seats]
    people = [{"hero_class": ("thief", "monk", "wizard", "warrior")[seat], **given[seat]} for seat in range(seats)]
    rolls = range(1, seats + 2)
    return situation("roll-player", seats, options, rolls=rolls, phase="clean-up", heroes=people, **spec)


def tired(*skills: str) -> dict[str, Any]:
    return {"skills": skills, "exhausted": skills}


def cards_in_market(table: Play) -> list[str]:
    return [card["id"] for card in table.view()["market"]]


def end_of_round(**hero: Any) -> Play:
    """A whole round just before Clean-up: the green die is left, and only two red dice are in the bag."""
    table = situation(
        "roll-player",
        phase="dice",
        turn=1,
        first=0,
        initiative={0: 1},
        pool=["blue2", "green6"],
        bag=["red", "red"],
        market=["weak", "longbow"],
        rolls=[1, 2, 3],
        heroes=[{"hero_class": "thief", **hero}, {"hero_class": "monk"}],
    )
    table.play("take:2", "place:str", "skip", "discard:weak")
    return table


@rule("RP-CLEAN-01")
def test_the_steps_of_clean_up_come_in_order() -> None:
    table = end_of_round(tokens=1, **tired("climb"))
    events = table.play("discard:longbow", "refresh:climb")
    assert [event.kind.removeprefix("rp-event-") for event in events][2:7] == [
        "tokens-lost",
        "refreshed",
        "returned",
        "market",
        "first",
    ]


@rule("RP-CLEAN-01")
def test_tokens_are_gone_and_nothing_else_is_done_while_skills_are_refreshed() -> None:
    table = clean_up(tired("climb") | {"tokens": 1}, market=["weak"], coins=[0, 0, 0])
    assert table.asked == (0, "refresh")
    assert table.hero(0).tokens == 0
    assert cards_in_market(table) == ["weak"]
    assert [card["gold"] for card in table.view()["initiative"]] == [0, 0, 0]
    assert table.view()["first"] == 0
    table.play("refresh:climb")
    assert "weak" not in cards_in_market(table)
    assert (table.view()["round"], table.view()["first"]) == (2, 1)


@rule("RP-CLEAN-02")
def test_everybody_loses_unused_tokens() -> None:
    table = clean_up({"tokens": 2}, {"tokens": 1})
    assert [hero["tokens"] for hero in table.view()["heroes"]] == [0, 0]


# --- skills --------------------------------------------------------------------------------------


@rule("RP-CLEAN-03")
def test_only_one_exhausted_skill_is_refreshed() -> None:
    table = clean_up(tired("climb", "search"))
    table.play("refresh:search")
    assert table.view()["heroes"][0]["skills"] == [{"id": "climb", "ready": False}, {"id": "search", "ready": True}]
    assert table.view()["round"] == 2


@rule("RP-CLEAN-03")
def test_refreshing_is_optional() -> None:
    table = clean_up(tired("climb"))
    table.play("skip")
    assert table.view()["heroes"][0]["skills"] == [{"id": "climb", "ready": False}]


@rule("RP-CLEAN-03")
def test_every_player_refreshes_an_own_skill() -> None:
    table = clean_up(tired("climb"), tired("search"))
    assert table.keys == ["refresh:climb", "skip"]
    table.play("refresh:climb")
    assert table.asked == (1, "refresh")
    assert table.keys == ["refresh:search", "skip"]
    table.play("refresh:search")
    assert table.view()["heroes"][1]["skills"] == [{"id": "search", "ready": True}]


# --- dice and cards ------------------------------------------------------------------------------


@rule("RP-CLEAN-04")
def test_the_die_nobody_chose_returns_to_the_bag() -> None:
    table = end_of_round()
    table.play("discard:longbow")
    assert table.view()["round"] == 2
    assert sorted(card["die"]["colour"] for card in table.view()["initiative"]) == ["green", "red", "red"]


@rule("RP-CLEAN-04")
def test_the_cards_left_in_the_market_go_to_the_discard_pile() -> None:
    table = clean_up(market=["weak", "climb"], discard=["longsword"])
    assert table.view()["discard"] == ["longsword", "weak", "climb"]


@rule("RP-CLEAN-05")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_as_many_market_cards_are_dealt_as_there_are_initiative_cards(seats: int, cards: int) -> None:
    table = clean_up(seats=seats, market=["longsword"], deck=TWO_DOT)
    assert cards_in_market(table) == TWO_DOT[:cards]
    assert table.view()["deck"] == 6 - cards
    assert len(table.view()["initiative"]) == cards


@rule("RP-CLEAN-06")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_with_dots_mixed() -> None:
    table = clean_up(deck=[], discard=ONE_DOT[:3] + TWO_DOT[:3], shuffles=[["nimble", "weak", "search", "climb"]])
    assert cards_in_market(table) == ["nimble", "weak", "search"]
    assert [card.id for card in table.state.deck] == ["climb", "chain-helm", "chain-tunic"]
    assert table.view()["discard"] == []


@rule("RP-CLEAN-06")
def test_the_discard_pile_stays_as_long_as_the_deck_suffices() -> None:
    table = clean_up(deck=TWO_DOT[:3], discard=ONE_DOT)
    assert table.view()["discard"] == ONE_DOT
    assert table.view()["deck"] == 0


@rule("RP-CLEAN-05")
@pytest.mark.parametrize(("cards", "told"), [([], []), (["weak"], ["card:weak"])])
def test_nothing_is_told_of_a_market_that_nothing_is_left_for(cards: list[str], told: list[str]) -> None:
    table = clean_up(deck=[], discard=cards)
    assert (cards_in_market(table), [event.args["cards"] for event in table.told("rp-event-market")]) == (cards, told)


@rule("RP-CLEAN-07")
def test_a_deck_too_small_is_dealt_out_before_the_discard_pile_is_shuffled() -> None:
    table = clean_up(deck=["longbow"], discard=ONE_DOT, shuffles=[["climb", "weak"]])
    assert cards_in_market(table) == ["longbow", "climb", "weak"]
    assert table.view()["deck"] == 4


@rule("RP-CLEAN-07")
def test_another_reading_shuffles_a_deck_too_small_into_the_new_one() -> None:
    options = {"RP-CLEAN-07": "shuffle-first"}
    table = clean_up(options=options, deck=["longbow"], discard=ONE_DOT, shuffles=[["climb", "weak", "longsword"]])
    assert cards_in_market(table) == ["climb", "weak", "longsword"]
    assert [card.id for card in table.state.deck] == ["longbow", "chain-helm", "pickpocket", "leather-boots"]


@rule("RP-CLEAN-08")
def test_the_leftovers_of_the_round_are_reshuffled_too() -> None:
    table = clean_up(deck=[], market=["climb"], discard=["weak", "nimble"], shuffles=[["climb", "nimble", "weak"]])
    assert cards_in_market(table) == ["climb", "nimble", "weak"]


# --- initiative cards and the bag ------------------------------------------------------------------


@rule("RP-CLEAN-02", "RP-CLEAN-04")
def test_what_heroes_give_back_is_told_in_the_order_of_seats() -> None:
    """So a game that is played again from its dice draws the same ones out of the bag."""
    table = clean_up(*({"tokens": 1, "hand": [f"red{seat + 1}"]} for seat in range(3)), seats=3, deck=TWO_DOT, first=1)
    assert [event.seat for event in table.told("rp-event-tokens-lost")] == [0, 1, 2]
    assert table.told("rp-event-returned")[0].args == {"dice": "die:red1 die:red2 die:red3"}


@rule("RP-CLEAN-09", "RP-COMP-18")
def test_the_last_coins_go_to_the_lowest_initiative_cards() -> None:
    table = clean_up({"gold": 5}, seats=4, deck=TWO_DOT, options={"RP-COMP-18": "printed"}).state
    table.coins, table.heroes[0].gold = [0] * len(table.coins), 0
    table.heroes[0].gold = table.gold_tokens() - sum(hero.gold for hero in table.heroes) - 2
    cleanup.lay_coins(table)
    assert table.coins == [0, 1, 1, 0, 0]


@rule("RP-CLEAN-09")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_all_initiative_cards_but_the_lowest_and_the_highest_get_a_gold(seats: int, gold: list[int]) -> None:
    table = clean_up(seats=seats, coins=[0] * (seats + 1))
    assert [card["gold"] for card in table.view()["initiative"]] == gold


@rule("RP-CLEAN-10")
def test_a_card_that_still_has_its_gold_gets_no_second_one() -> None:
    table = clean_up(seats=3, coins=[0, 1, 0, 0])
    assert [card["gold"] for card in table.view()["initiative"]] == [0, 1, 1, 0]


@rule("RP-CLEAN-11")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_hand_neighbour_is_the_next_first_player(first: int, following: int) -> None:
    table = clean_up(seats=3, turn=first)
    assert table.view()["first"] == following
    assert table.asked == (following, "initiative")


# --- whose turn it is ------------------------------------------------------------------------------


@rule("RP-SETUP-04", "RP-DICE-01", "RP-MKT-01", "RP-CLEAN-03", "RP-SKILL-09", "FF-HUNT-01", "FF-MON-04")
@pytest.mark.parametrize("expansion", ["none", "fiends-familiars"])
def test_whoever_is_asked_is_on_turn(expansion: str) -> None:
    """In every question of a game but those that come with a skill, and those about the pool, to the First Player."""
    seers = [rp.hero_class(f"seer-{seat}", seat, CardFromDiscard()) for seat in range(3)]
    heroes = [{"hero_class": f"seer-{seat}", "skills": [id], "exhausted": [id]} for seat, id in enumerate(SKILLS)]
    late = situation("roll-player", 3, {"expansion": expansion}, phase="roll", first=1, turn=1, heroes=heroes,
                     cards=seers, discard=ONE_DOT[:1])  # fmt: skip
    early = situation("roll-player", 3, {"expansion": expansion}, seed=3)
    asked: set[str] = set()
    for table in (early, late):
        rng = random.Random(2)
        while (decision := table.table.decision) is not None:
            asked.add(decision.kind)
            assert table.state.turn == decision.seat, (decision.kind, table.state.phase)
            table.table.apply(rng.choice([option for option in decision.options if not option.interrupt]))
    assert asked >= {"sheet", "start-row", "initiative", "from-discard", "market", "refresh"}
