"""Set-up of the table with Fiends & Familiars, alone or with Monsters & Minions: FF-SETUP, FF-MM."""

from random import Random
from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.powers import StoreDice
from herowright.games.roll_player.fiends_familiars.cards.types import FiendishInitiative
from herowright.testing import rule, situation
from tests.games.roll_player.fiends_familiars.opening import (
    ALONE,
    COLOURS,
    TABLES,
    TOGETHER,
    WITH_MM,
    at,
    begun,
    dealt,
    gold,
    opened,
    placing,
)

EVERY_TABLE = pytest.mark.parametrize(("expansion", "seats"), TABLES)
MONSTERS = fiends_box_of("pl2", WITH_MM).monsters


# --- Market deck and Call ------------------------------------------------------------------------


@rule("FF-SETUP-01")
@EVERY_TABLE
def test_the_one_dot_stack_lies_on_the_two_dot_stack(expansion: str, seats: int) -> None:
    state = dealt(expansion, seats).state
    cards = [*state.discard, *state.trash, *state.market, *state.deck]
    assert [card.dots for card in cards] == sorted(card.dots for card in cards)
    assert {card.dots for card in state.deck} == {1, 2}


@rule("FF-SETUP-01")
@pytest.mark.parametrize("expansion", [ALONE, WITH_MM])
def test_the_cards_of_all_sets_in_use_are_shuffled_in(expansion: str) -> None:
    state = dealt(expansion).state
    cards = [*state.discard, *state.market, *state.deck]
    assert {card.id for card in cards} == {card.id for card in fiends_box_of("pl2", expansion).market}
    assert len(cards) == {ALONE: 53 + 38, WITH_MM: 53 + 38 + 34}[expansion]


@rule("FF-SETUP-01", "FF-SETUP-04")
def test_the_stacks_are_shuffled_apart_and_the_top_cards_taken_off() -> None:
    """Backstories and alignments are shuffled first, then the two stacks."""
    ones = ["weak", "climb", "longsword", "clarity", "loyal", "cunning"]
    table = dealt(seats=4, shuffles=[[], [], ones, ["nimble", "proud"]])
    assert table.view()["discard"][:6] == ones
    twos = [card.id for card in table.state.deck if card.dots == 2]
    assert twos[:2] == ["nimble", "proud"]


@rule("FF-SETUP-02")
@pytest.mark.parametrize(("seats", "cards"), [(1, 20), (2, 20), (3, 15), (4, 10)])
def test_alone_20_20_15_or_10_cards_come_off_the_deck(seats: int, cards: int) -> None:
    table = dealt(ALONE, seats)
    assert len(table.view()["discard"]) == cards
    assert [(event.rule, event.args) for event in table.told("ff-event-taken-off")] == [
        ("FF-SETUP-02", {"cards": cards})
    ]


@rule("FF-SETUP-03", "FF-MM-02")
@pytest.mark.parametrize(("seats", "cards"), [(1, 40), (2, 40), (3, 40), (4, 35), (5, 30)])
def test_with_both_boxes_40_40_40_35_or_30_cards_come_off_the_deck(seats: int, cards: int) -> None:
    table = dealt(WITH_MM, seats)
    assert len(table.view()["discard"]) == cards
    assert [(event.rule, event.args) for event in table.told("ff-event-taken-off")] == [
        ("FF-SETUP-03", {"cards": cards})
    ]


@rule("FF-SETUP-04")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_discard_pile_of_the_set_up(seat: int | None) -> None:
    table = dealt()
    assert table.view(seat)["discard"] == [card.id for card in table.state.discard]
    assert len(table.view(seat)["discard"]) == 20


@rule("FF-SETUP-05")
@pytest.mark.parametrize(("expansion", "seats"), TOGETHER)
@pytest.mark.parametrize("edition", ["pl2", "de1"])
def test_nothing_else_leaves_the_stacks(expansion: str, seats: int, edition: str) -> None:
    state = dealt(expansion, seats, options={"edition": edition}).state
    market = fiends_box_of(edition, expansion).market
    assert len(state.discard) + len(state.market) + len(state.deck) == len(market)
    assert (state.boxed, state.trash) == ([], [])


@rule("FF-SETUP-06", "FF-MM-03")
@EVERY_TABLE
def test_the_call_lies_under_the_15th_23rd_33rd_or_38th_card(expansion: str, seats: int) -> None:
    """Counted before the Market was dealt from above it."""
    state = dealt(expansion, seats).state
    assert state.call + len(state.market) == {1: 15, 2: 15, 3: 23, 4: 33, 5: 38}[seats]


@rule("FF-SETUP-07", "FF-MM-03")
@EVERY_TABLE
def test_the_market_opens_with_4_5_6_or_7_cards(expansion: str, seats: int) -> None:
    assert len(dealt(expansion, seats).view()["market"]) == {1: 4, 2: 4, 3: 5, 4: 6, 5: 7}[seats]


@rule("FF-SETUP-07")
def test_the_market_is_dealt_after_the_call_was_slipped_in() -> None:
    """Eleven cards are left on the Call of a pair: four of the fifteen lie in the Market."""
    state = dealt(seats=2).state
    assert (len(state.market), state.call) == (4, 11)


@rule("FF-SETUP-35")
@pytest.mark.parametrize(("seats", "cards"), [(2, 71), (3, 76), (4, 81)])
def test_alone_71_76_or_81_cards_are_left_before_the_market_is_dealt(seats: int, cards: int) -> None:
    view = dealt(ALONE, seats).view()
    assert view["deck"] + len(view["market"]) == cards


# --- initiative cards, reserve, bag --------------------------------------------------------------


@rule("FF-SETUP-08", "FF-SETUP-09")
@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (1, [1, 2, "TOP"]),
        (2, [1, 2, "TOP"]),
        (3, [1, 2, 3, "TOP"]),
        (4, [1, 2, 3, 4, "TOP"]),
        (5, [1, 2, 3, 4, 5, "TOP"]),
    ],
)
def test_there_are_players_plus_one_initiative_cards_and_top_is_the_highest(seats: int, numbers: list[Any]) -> None:
    assert [card["number"] for card in dealt(WITH_MM, seats).view()["initiative"]] == numbers


def initiative(*shown: str) -> list[FiendishInitiative]:
    """The cards 1, 2 and TOP, with what each of them shows."""
    return [
        FiendishInitiative(id=id, number=number, least_seats=1, gold="gold" in on, fiend="fiend" in on)
        for number, (id, on) in enumerate(zip(("1", "2", "TOP"), shown, strict=True), 1)
    ]


SHOWN = pytest.mark.parametrize(
    ("shown", "coins", "fiends"),
    [
        (("", "gold", "fiend"), [0, 1, 0], [0, 0, 1]),
        (("gold", "", "gold fiend"), [1, 0, 1], [0, 0, 1]),
        (("fiend", "fiend", "gold"), [0, 0, 1], [1, 1, 0]),
        (("", "", ""), [0, 0, 0], [0, 0, 0]),
    ],
)


@rule("FF-SETUP-10", "FF-SETUP-11")
@SHOWN
def test_each_initiative_card_that_shows_gold_receives_1(
    shown: tuple[str, ...], coins: list[int], fiends: list[int]
) -> None:
    table = at(
        situation("roll-player", 2, {"expansion": ALONE}, phase="deal", coins=[0, 0, 0], cards=initiative(*shown)),
        "familiar",
    )
    assert [card["gold"] for card in table.view()["initiative"]] == coins


@rule("FF-SETUP-11", "FF-SETUP-34")
@SHOWN
def test_each_initiative_card_with_a_space_receives_a_fiend(
    shown: tuple[str, ...], coins: list[int], fiends: list[int]
) -> None:
    table = begun(cards=initiative(*shown))
    assert [len(card["fiends"]) for card in table.view()["initiative"]] == fiends
    assert [card["fiend_space"] for card in table.view()["initiative"]] == [bool(fiend) for fiend in fiends]


@rule("FF-SETUP-11")
@SHOWN
def test_clean_up_reads_gold_and_fiend_spaces_from_the_same_cards(
    shown: tuple[str, ...], coins: list[int], fiends: list[int]
) -> None:
    spec: dict[str, Any] = {"phase": "clean-up", "coins": [0, 0, 0], "lurking": {}, "cards": initiative(*shown)}
    table = at(situation("roll-player", 2, {"expansion": ALONE}, **spec), "initiative")
    assert [card["gold"] for card in table.view()["initiative"]] == coins
    assert [len(card["fiends"]) for card in table.view()["initiative"]] == fiends


@rule("FF-SETUP-12")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_all_players_draw_from_the_same_reserve(holder: int) -> None:
    """On a table that counts: one gold is left, whoever holds the others."""
    heroes = [{"gold": 0, "hero_class": id} for id in ("monk", "wizard", "druid")]
    heroes[holder]["gold"] = 60 + 40 - 1 - 2  # 2 lie on the initiative cards
    options = {"expansion": ALONE, "RP-COMP-18": "printed"}
    pool = ["gold1", "gold2", "gold3", "gold4"]
    table = situation("roll-player", 3, options, phase="dice", heroes=heroes, pool=pool)
    before = gold(table)
    table.play("take:1", "place:str", "skip", "take:TOP", "place:str", "skip")
    assert [now - then for now, then in zip(gold(table), before, strict=True)] == [1, 0, 0]


@rule("FF-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_attribute_and_split_dice_are_in_the_bag(seats: int) -> None:
    bag = opened(ALONE, seats).view()["bag"]
    assert {look: bag[look] for look in (*COLOURS, "gold")} == dict.fromkeys(COLOURS, 10) | {"gold": 13}
    assert sum(count for look, count in bag.items() if "-" in look) == 15
    assert sum(bag.values()) == 88


@rule("FF-SETUP-14", "FF-MM-02")
@pytest.mark.parametrize(("seats", "dice"), [(2, 99), (3, 99), (4, 99), (5, 106)])
def test_with_both_boxes_11_boost_dice_join_them(seats: int, dice: int) -> None:
    """Five heroes have 105 spaces to fill, so the seven spare attribute dice of the second box are needed."""
    bag = opened(WITH_MM, seats).view()["bag"]
    assert bag["clear"] == 11
    assert sum(bag.values()) == dice


@rule("FF-SETUP-14")
def test_a_boost_die_shows_3_to_8_and_has_no_colour() -> None:
    faces: set[int] = set()
    for seed in range(20):
        table = situation("roll-player", 2, {"expansion": WITH_MM}, phase="roll", bag=["clear"] * 3, seed=seed)
        faces |= {card["die"]["face"] for card in table.view()["initiative"]}
    assert faces == {3, 4, 5, 6, 7, 8}
    rows = {"str": ["clear8"], "familiar": ["clear3"]}
    table = situation("roll-player", 2, {"expansion": WITH_MM}, phase="dice", heroes=[{"rows": rows}])
    assert table.view()["heroes"][0]["stars"]["class-dice"] == 0


@rule("FF-SETUP-14")
def test_constitution_and_strength_keep_a_boost_die_between_3_and_8() -> None:
    hero = {"hero_class": "monk", "rows": {"wis": ["clear8", "clear3"]}}
    table = situation("roll-player", 2, {"expansion": WITH_MM}, phase="dice", heroes=[hero])
    table.play("take:1", "place:con")
    for key in ("raise:wis:1", "lower:wis:2"):
        refusal = table.refuse(key)
        assert (refusal.rule, refusal.reason.args) == ("RP-DICE-17", {"lowest": 3, "highest": 8})
    table.play("lower:wis:1")
    assert table.view()["heroes"][0]["rows"]["wis"][0] == {"colour": "clear", "face": 7}
    table = situation("roll-player", 2, {"expansion": WITH_MM}, phase="dice", heroes=[hero])
    table.play("take:1", "place:str", "flip:wis:1")
    assert table.view()["heroes"][0]["rows"]["wis"][0] == {"colour": "clear", "face": 3}


# --- Monster, minions, fiends --------------------------------------------------------------------


@rule("FF-SETUP-29", "FF-SETUP-33", "FF-SETUP-34")
def test_the_enemies_appear_when_all_starting_dice_are_placed() -> None:
    table = placing({"hand": ["red2"]}, {"hand": ["white1"]})
    table.play("place:str")
    view = table.view()
    assert (view["monster"], view["minion"], view["adventure"]) == (None, None, [])
    assert [card["fiends"] for card in view["initiative"]] == [[], [], []]
    table.play("place:str")
    view = at(table, "initiative").view()
    assert view["monster"]["kin"]
    assert view["minion"]["id"]
    assert [len(card["fiends"]) for card in view["initiative"]] == [0, 0, 1]


@rule("FF-SETUP-29")
@pytest.mark.parametrize(("expansion", "seats"), TOGETHER)
def test_only_a_monster_of_a_colour_no_hero_has_can_be_drawn(expansion: str, seats: int) -> None:
    own = fiends_box_of("pl2", ALONE).monsters
    able = {card.id for card in own if card.players == "2p" and card.colour >= seats}
    drawn = {begun(expansion, seats, seed=seed).view()["monster"]["id"] for seed in range(30)}
    assert drawn == able
    assert len(able) == 6 - seats


@rule("FF-SETUP-29", "FF-SOLO-04")
@pytest.mark.parametrize("seats", [1, 4])
def test_in_another_reading_the_monsters_of_both_boxes_can_be_drawn(seats: int) -> None:
    players = "1p" if seats == 1 else "2p"
    able = {card.id for card in MONSTERS if card.players == players and card.colour >= seats}
    both = {"FF-SETUP-29": "both-boxes"}
    drawn = {begun(WITH_MM, seats, options=both, seed=seed).view()["monster"]["id"] for seed in range(60)}
    assert drawn == able
    assert len(able) == 2 * (6 - seats)


@rule("FF-SETUP-29", "FF-SOLO-04")
def test_a_lone_hero_meets_a_monster_of_this_box_too() -> None:
    able = {card.id for card in fiends_box_of("pl2", ALONE).monsters if card.players == "1p" and card.colour >= 1}
    assert {begun(WITH_MM, 1, seed=seed).view()["monster"]["id"] for seed in range(30)} == able


@rule("FF-SETUP-29")
def test_everybody_sees_the_monster() -> None:
    table = begun(draws=["hydra-2p"], heroes=[{"hero_class": "cleric"}, {"hero_class": "rogue"}])
    for seat in (0, 1, None):
        assert table.view(seat)["monster"]["id"] == "hydra-2p"
    assert [(event.rule, event.args) for event in table.told("ff-event-monster")] == [
        ("FF-SETUP-29", {"monster": "monster:hydra"})
    ]


@rule("FF-SETUP-30")
@pytest.mark.parametrize("seed", range(5))
def test_a_lair_a_trap_and_an_attack_of_the_monster_are_drawn(seed: int) -> None:
    table = begun(WITH_MM, 3, seed=seed)
    cards = table.state.adventure
    assert [card.kind for card in cards] == ["lair", "trap", "attack"]
    assert {card.kin for card in cards} == {table.view()["monster"]["kin"]}


@rule("FF-SETUP-30")
def test_adventure_cards_are_drawn_at_random() -> None:
    drawn = {begun(draws=["hydra-2p"], heroes=[{"hero_class": "cleric"}, {"hero_class": "rogue"}], seed=seed)
             .state.adventure[0].id for seed in range(20)}  # fmt: skip
    assert len(drawn) == 3


@rule("FF-SETUP-30")
def test_nobody_knows_the_adventure_cards() -> None:
    table = begun()
    ids = [card.id for card in table.state.adventure]
    for seat in (0, 1, None):
        view = table.view(seat)
        assert [(card["kind"], card["id"], card["revealed"]) for card in view["adventure"]] == [
            ("lair", None, False),
            ("trap", None, False),
            ("attack", None, False),
        ]
        assert not any(id in str(view) for id in ids)
        guesses = {table.table.imagine(seat, Random(guess)).state.adventure[0].id for guess in range(20)}
        assert len(guesses) == 3
    assert not any(id in str(event.args) for id in ids for event in table.table.log)


@rule("FF-SETUP-31", "FF-SETUP-32", "FF-MM-02")
@pytest.mark.parametrize(("expansion", "removed", "left"), [(ALONE, 5, 23 - 5), (WITH_MM, 10, 48 - 10)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_dot_minions_lie_on_two_dot_ones_less_5_or_10_from_the_top(
    expansion: str, removed: int, left: int, seats: int
) -> None:
    state = begun(expansion, seats).state
    assert (len(state.idle_minions), len(state.minions)) == (removed, left)
    dots = [minion.dots for minion in (*state.idle_minions, *state.minions)]
    assert dots == sorted(dots)
    assert {minion.dots for minion in state.idle_minions} == {1}


@rule("FF-SETUP-31")
def test_minions_are_shuffled_apart() -> None:
    ones = ["mimic", "golem", "mummy", "hellhound", "crocodile", "bat-swarm", "ice-wyrm"]
    state = begun(shuffles=[ones, ["naga", "wraith"]]).state
    assert [minion.id for minion in state.idle_minions] == ones[:5]
    assert [minion.id for minion in state.minions[:2]] == ones[5:]
    assert [minion.id for minion in state.minions if minion.dots == 2][:2] == ["naga", "wraith"]


@rule("FF-SETUP-32")
def test_nobody_knows_which_minions_went_back_to_the_box() -> None:
    table = begun()
    gone = {minion.id for minion in table.state.idle_minions}
    for seat in (0, 1, None):
        assert not any(f"'{id}'" in str(table.view(seat)) for id in gone)
        guesses = [table.table.imagine(seat, Random(guess)).state for guess in range(10)]
        assert len({frozenset(minion.id for minion in guess.idle_minions) for guess in guesses}) > 5
        assert {len(guess.idle_minions) for guess in guesses} == {5}
        assert {guess.minions[0].id for guess in guesses} == {table.state.minions[0].id}
    assert not any(id in str(event.args) for id in gone for event in table.table.log)


@rule("FF-SETUP-33")
def test_the_top_minion_lies_face_up_on_its_deck() -> None:
    table = begun(shuffles=[["mimic", "golem", "mummy", "hellhound", "crocodile", "bat-swarm"]])
    for seat in (0, 1, None):
        assert (table.view(seat)["minion"]["id"], table.view(seat)["minion"]["left"]) == ("bat-swarm", 18)
    assert [(event.rule, event.args) for event in table.told("ff-event-minion")] == [
        ("FF-SETUP-33", {"minion": "minion:bat-swarm"})
    ]


@rule("FF-SETUP-34")
@pytest.mark.parametrize(("seats", "on"), [(2, ["TOP"]), (3, [3, "TOP"]), (4, [3, "TOP"]), (5, [3, 5, "TOP"])])
def test_a_face_up_fiend_lies_on_each_card_with_a_space(seats: int, on: list[Any]) -> None:
    table = begun(WITH_MM, seats)
    lurking = {card["number"]: card["fiends"] for card in table.view(0)["initiative"] if card["fiends"]}
    assert list(lurking) == on
    assert [len(fiends) for fiends in lurking.values()] == [1] * len(on)
    assert table.view()["fiend_deck"] == 30 - len(on)
    assert {event.rule for event in table.told("ff-event-fiend-appears")} == {"FF-SETUP-34"}


@rule("FF-SETUP-34")
def test_the_fiend_deck_is_shuffled() -> None:
    fiends = ["fiend-of-misery", "fiend-of-chaos"]
    table = begun(ALONE, 3, shuffles=[[], [], fiends])
    assert [card["fiends"] for card in table.view()["initiative"]] == [[], [], fiends[:1], fiends[1:]]
    assert table.view()["fiend_deck"] == 28


# --- Monsters & Minions --------------------------------------------------------------------------


@rule("FF-MM-01")
def test_the_backpack_of_the_second_box_gives_way_to_the_new_one() -> None:
    both = [card for card in fiends_box_of("pl2", WITH_MM).market if "backpack" in card.id]
    assert both == [fiends_box_of("pl2", ALONE).find("market", "backpack")]
    assert fiends_box_of("pl2", WITH_MM).find("market", "backpack").effect == StoreDice(4)


@rule("FF-MM-02", "FF-MM-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_second_box_changes_removals_and_bag_but_neither_call_nor_market(seats: int) -> None:
    alone, both = (at(opened(expansion, seats), "order", "initiative") for expansion in (ALONE, WITH_MM))
    assert (alone.state.call, len(alone.state.market)) == (both.state.call, len(both.state.market))
    assert len(both.state.discard) > len(alone.state.discard)
    assert (len(alone.state.idle_minions), len(both.state.idle_minions)) == (5, 10)
    assert sum(both.view()["bag"].values()) - sum(alone.view()["bag"].values()) == 11


@rule("FF-MM-04")
@pytest.mark.parametrize(("expansion", "lines"), [(ALONE, [5]), (WITH_MM, [])])
def test_a_lone_hero_gets_5_stars_only_without_the_second_box(expansion: str, lines: list[int]) -> None:
    hero = {"result": 99}
    outcome = situation(
        "roll-player", 1, {"expansion": expansion}, phase="spoils", heroes=[hero], revealed=3
    ).table.outcome
    assert outcome is not None
    assert [line.points for line in outcome.seats[0].lines if line.category == "box"] == lines


# --- round the table ------------------------------------------------------------------------------


@rule("FF-SETUP-17", "FF-SETUP-19", "FF-SETUP-23")
def test_set_up_goes_clockwise_from_the_first_player() -> None:
    table = opened(seats=3, first=1)
    while table.state.phase == "set-up":
        table.play(table.keys[0])
    for kind, seats in {
        "rp-event-gold": [1, 2, 0],
        "ff-event-class-marker": [1, 2, 0],
        "rp-event-dealt": [1, 2, 0],
        "ff-event-familiar": [1, 2, 0],
        "rp-event-starting-dice": [1, 2, 0],
    }.items():
        assert [event.seat for event in table.told(kind)][: len(seats)] == seats, kind
