"""The battle with the Monster: FF-MON."""

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.terrors import (
    Both,
    DearMercenaries,
    LostFaces,
    LowerUnless,
    Terror,
    WeakUnless,
    WoundsUnless,
    WoundsWeigh,
)
from herowright.games.roll_player.fiends_familiars.cards.types import AdventureCard, Reward
from herowright.games.roll_player.fiends_familiars.rules import battle
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

FULL = {
    "str": ["green1", "green2", "green3"],
    "dex": ["blue1", "blue2", "blue3"],
    "con": ["red1", "red2", "red3"],
    "int": ["purple1", "purple2", "purple3"],
    "wis": ["black1", "black2", "black3"],
    "cha": ["white1", "white2", "white3"],
    "familiar": ["gold1", "gold2", "gold3"],
}
CLASSES = ("monk", "thief", "wizard")
HAS_GLORY = AtLeast(Owned("glory"), 1)


def lair(reward: Reward) -> AdventureCard:
    """Rewards whoever holds the token."""
    return AdventureCard(
        id="den", number=902, kin="hydra", kind="lair", condition=AtLeast(Owned("xp"), 0), reward=reward
    )


def game(
    phase: str,
    *heroes: dict[str, Any],
    seats: int = 2,
    terror: Terror | None = None,
    master: int = 3,
    options: dict[str, str] | None = None,
    reward: Reward | None = None,
    **arrangement: Any,
) -> Play:
    """Heroes without gold, unless they have some, against our hydra."""
    given = [*heroes, *[{}] * seats]
    people = [{"race": "human", "hero_class": CLASSES[seat], "gold": 0} | given[seat] for seat in range(seats)]
    return situation(
        "roll-player",
        seats,
        {"expansion": "fiends-familiars", **(options or {})},
        phase=phase,
        heroes=people,
        cards=[hydra(terror, master=master), lair(reward or Reward())],
        adventure=["den"],
        monster="hydra",
        lurking={},
        **arrangement,
    )


def result(roll: list[int], *, terror: Terror | None = None, options: dict[str, str] | None = None, **hero: Any) -> int:
    """What a hero who rolled this comes to in the end."""
    table = game(
        "fight", hero | {"combat_dice": len(roll)}, {"combat_dice": 1}, terror=terror, options=options, rolls=roll
    )
    found = table.hero(0).result
    assert isinstance(found, int)
    return found


def spoils(*results: int, master: int = 3) -> list[tuple[int, int]]:
    """The stars and the master bonus of heroes with these results."""
    table = game("spoils", *({"result": sum} for sum in results), seats=len(results), master=master, revealed=3)
    return [(hero.monster_stars, hero.master_stars) for hero in table.state.heroes]


# --- the order of the battle ---------------------------------------------------------------------


@rule("FF-MON-04", "FF-MON-18")
def test_the_battle_runs_in_the_printed_order() -> None:
    table = game(
        "battle",
        {"gold": 5, "xp": 1, "glory": 1, "adventure_tokens": 1},
        {"gold": 5, "xp": 1},
        terror=WoundsUnless(1, HAS_GLORY),
        reward=Reward(dice=2),
        rolls=[6, 6, 1, 1, 6, 6, 6, 6],
    )
    table.play("hire:gold", "hire:gold", "reroll:1", "reroll:6")
    told = [(event.kind, event.seat) for event in table.table.log]
    assert told == [
        ("ff-event-battle", None),
        ("ff-event-wounds", 1),
        ("ff-event-adventure", None),
        ("ff-event-adventure-pays", 0),
        ("ff-event-adventure", None),
        ("ff-event-adventure", None),
        ("ff-event-hired", 0),
        ("ff-event-hired", 1),
        ("ff-event-combat-roll", 0),
        ("ff-event-reroll", 0),
        ("ff-event-battle-result", 0),
        ("ff-event-combat-roll", 1),
        ("ff-event-reroll", 1),
        ("ff-event-battle-result", 1),
        ("ff-event-wins", 0),
        ("ff-event-wins", 1),
        ("ff-event-master", 0),
    ]


@rule("FF-MON-05")
def test_the_ability_acts_on_each_hero_separately() -> None:
    table = game("battle", {"glory": 1, "gold": 5}, {"wounds": 1}, terror=WoundsUnless(2, HAS_GLORY))
    assert [hero.wounds for hero in table.state.heroes] == [0, 3]


@rule("FF-MON-05", "FF-MON-06")
def test_an_ability_that_takes_dice_takes_them_from_those_it_names() -> None:
    table = game(
        "battle", {"gold": 5, "adventure_tokens": 1},
        {"glory": 1}, terror=WeakUnless(1, HAS_GLORY),
        reward=Reward(dice=2),
    )  # fmt: skip
    assert [hero.combat_dice for hero in table.state.heroes] == [2, 1]
    assert [event.seat for event in table.told("ff-event-terror-dice")] == [0]


@rule("FF-MON-05")
def test_nobody_fights_without_a_die() -> None:
    table = game("battle", {"gold": 5}, terror=WeakUnless(2, HAS_GLORY))
    assert table.hero(0).combat_dice == 1


@rule("FF-MON-06")
def test_every_pool_starts_with_one_combat_die() -> None:
    table = game("battle", {"gold": 5, "rows": FULL, "trophies": ["bat-swarm"]}, {"armor": ["leather-boots"]})
    assert [hero.combat_dice for hero in table.state.heroes] == [1, 1]


# --- mercenaries ---------------------------------------------------------------------------------


@rule("FF-MON-07")
def test_a_mercenary_costs_3_xp_or_5_gold_and_adds_a_die_without_limit() -> None:
    table = game("hire", {"gold": 26, "xp": 7, "combat_dice": 1})
    table.play(*["hire:gold"] * 5, *["hire:xp"] * 2)
    assert (table.hero(0).gold, table.hero(0).xp, len(table.hero(0).combat)) == (1, 1, 8)


@rule("FF-MON-07")
@pytest.mark.parametrize(
    ("gold", "xp", "keys"), [(5, 2, ["hire:gold"]), (4, 3, ["hire:xp"]), (5, 3, ["hire:xp", "hire:gold"])]
)
def test_only_what_the_hero_can_pay_is_offered(gold: int, xp: int, keys: list[str]) -> None:
    table = game("hire", {"gold": gold, "xp": xp, "combat_dice": 1})
    assert table.keys == ["no-more", *keys]
    for key in {"hire:gold", "hire:xp"} - set(keys):
        assert table.refuse(key).rule == "FF-MON-07"


@rule("FF-MON-07")
def test_who_wants_no_more_rolls_what_there_is() -> None:
    table = game("hire", {"gold": 10, "combat_dice": 1})
    table.play("hire:gold", "no-more")
    assert (table.hero(0).gold, len(table.hero(0).combat)) == (5, 2)


@rule("FF-MON-07")
def test_the_monster_may_raise_the_price() -> None:
    table = game("hire", {"gold": 7, "xp": 4, "combat_dice": 1}, terror=DearMercenaries(2, 1))
    table.play("hire:gold")
    assert table.hero(0).gold == 0
    refusal = table.refuse("hire:gold")
    assert (refusal.rule, refusal.reason.args) == ("FF-MON-07", {"gold": 7, "xp": 4})
    table.play("hire:xp")
    assert table.hero(0).xp == 0


@rule("FF-MON-08")
def test_charisma_tokens_lower_no_price_in_the_battle() -> None:
    table = game("hire", {"gold": 9, "tokens": 3, "combat_dice": 1})
    assert table.keys == ["no-more", "hire:gold"]
    assert table.refuse("hire:token").rule == "FF-MON-08"
    table.play("hire:gold")
    assert (table.hero(0).gold, table.hero(0).tokens) == (4, 3)
    assert table.view()["phase"] == "over"  # 4 gold and a token hire nobody


@rule("FF-MON-08")
def test_unused_tokens_are_dropped_before_the_battle() -> None:
    table = game("clean-up", {"rows": FULL, "tokens": 2}, {"rows": FULL})
    assert table.hero(0).tokens == 0


# --- roll and result -----------------------------------------------------------------------------


@rule("FF-MON-09")
def test_each_xp_rerolls_one_die_even_the_same_again() -> None:
    table = game("fight", {"xp": 3, "combat_dice": 2}, rolls=[6, 2, 1, 4])
    assert (table.asked, table.keys) == ((0, "battle-reroll"), ["stop", "reroll:2", "reroll:6"])
    table.play("reroll:2")
    assert table.view()["heroes"][0]["combat"] == [6, 1]
    table.play("reroll:1")
    assert (table.view()["heroes"][0]["combat"], table.hero(0).xp) == ([6, 4], 1)
    table.play("stop")
    assert (table.hero(0).result, table.hero(0).xp) == (10, 1)


@rule("FF-MON-09")
def test_the_result_is_final_when_the_hero_stops() -> None:
    table = game("fight", {"xp": 2, "combat_dice": 1}, {"xp": 1, "combat_dice": 1}, rolls=[2, 5])
    table.play("stop")
    assert table.asked == (1, "battle-reroll")
    assert table.hero(0).result == 2
    assert table.refuse("reroll:2").rule == "FF-MON-09"
    assert table.refuse("hire:xp").rule == "FF-XP-03"


@rule("FF-MON-09")
def test_nobody_without_xp_is_asked_to_reroll() -> None:
    assert game("fight", {"combat_dice": 1}, {"combat_dice": 1}, rolls=[2, 5]).view()["phase"] == "over"


@rule("FF-MON-10")
def test_an_ability_of_the_final_result_waits_for_the_last_reroll() -> None:
    table = game("fight", {"xp": 2, "combat_dice": 2}, {"combat_dice": 1}, terror=LostFaces(2), rolls=[2, 6, 1, 5])
    table.play("reroll:2")
    assert table.view()["heroes"][0]["combat"] == [1, 6]
    assert table.hero(0).result is None
    table.play("reroll:1")
    assert table.hero(0).result == 11


@rule("FF-MON-10")
@pytest.mark.parametrize(
    ("terror", "roll", "final"),
    [
        (LostFaces(2), [2, 6, 1], 6),
        (LowerUnless(4, HAS_GLORY), [5, 6], 7),
        (Terror(), [5, 6], 11),
    ],
)
def test_an_ability_of_the_final_result_changes_it(terror: Terror, roll: list[int], final: int) -> None:
    assert result(roll, terror=terror) == final


@rule("FF-MON-11")
@pytest.mark.parametrize(("glory", "wounds", "final"), [(0, 0, 9), (3, 0, 12), (0, 2, 7), (3, 2, 10), (0, 11, -2)])
def test_glory_adds_1_and_wounds_take_1_each(glory: int, wounds: int, final: int) -> None:
    assert result([4, 5], glory=glory, wounds=wounds) == final


@rule("FF-MON-12")
@pytest.mark.parametrize(
    ("options", "dice", "final"),
    [({}, 1, 7), ({"FF-MON-12": "result"}, 1, 7), ({"FF-MON-12": "dice"}, 3, 15)],
)
def test_glory_and_wounds_change_the_sum_or_in_the_other_reading_the_dice(
    options: dict[str, str], dice: int, final: int
) -> None:
    table = game("battle", {"glory": 3, "wounds": 1}, options=options, rolls=[5, ...])
    assert (table.hero(0).combat_dice, table.hero(0).result) == (dice, final)


@rule("FF-MON-12")
def test_in_the_other_reading_one_die_is_left_whatever_the_wounds() -> None:
    table = game("battle", {"wounds": 4}, options={"FF-MON-12": "dice"}, rolls=[5, 5])
    assert (table.hero(0).combat_dice, table.hero(0).result) == (1, 5)


@rule("FF-MON-11", "FF-MON-12")
@pytest.mark.parametrize(
    ("options", "hero", "chance"),
    [
        ({}, {}, 0),
        ({}, {"glory": 6}, 500),  # 4 or more of one die
        ({}, {"glory": 7, "wounds": 2}, 333),
        ({"FF-MON-12": "dice"}, {"glory": 1}, 167),  # 10 or more of two dice
        ({"FF-MON-12": "dice"}, {"glory": 2, "wounds": 1}, 167),
    ],
)
def test_the_chance_a_hero_is_shown_counts_glory_and_wounds(
    options: dict[str, str], hero: dict[str, int], chance: int
) -> None:
    table = game("dice", hero, options=options, pool=["red1", "blue4", "green6"])
    assert table.view(0)["monster"]["chances"][0] == chance


@rule("FF-MON-05", "FF-MON-10")
@pytest.mark.parametrize(
    ("terror", "chance"),
    [
        (Terror(), 667),
        (WoundsUnless(2, AtLeast(Owned("gold"), 1)), 333),
        (LowerUnless(1, AtLeast(Owned("gold"), 1)), 500),
        (Both(WoundsUnless(1, AtLeast(Owned("gold"), 1)), WoundsWeigh(1)), 333),  # each of those wounds counts twice
    ],
)
def test_the_chance_a_hero_is_shown_counts_the_ability(terror: Terror, chance: int) -> None:
    table = game("dice", {"glory": 7}, terror=terror, pool=["red1", "blue4", "green6"])
    assert table.view(0)["monster"]["chances"][0] == chance


# --- rewards -------------------------------------------------------------------------------------


@rule("FF-MON-13", "FF-MON-14")
@pytest.mark.parametrize(("sum", "stars"), [(-3, 0), (9, 0), (10, 2), (14, 2), (15, 5), (40, 5)])
def test_a_success_pays_the_tier_reached_and_a_defeat_nothing(sum: int, stars: int) -> None:
    table = game("spoils", {"result": sum}, {"result": 0}, revealed=3)
    assert table.hero(0).monster_stars == stars
    kind, clause = ("ff-event-wins", "FF-MON-14") if stars else ("ff-event-loses", "FF-MON-13")
    assert [event.rule for event in table.told(kind, 0)] == [clause]
    outcome = table.table.outcome
    assert outcome is not None
    lines = [(line.points, line.rule) for line in outcome.seats[0].lines if line.category == "monster"]
    assert lines[0] == (stars, clause)


@rule("FF-MON-15")
@pytest.mark.parametrize(
    ("results", "stars"),
    [
        ((12, 11), [(2, 3), (2, 0)]),
        ((12, 16), [(2, 0), (5, 3)]),
        ((9, 10), [(0, 0), (2, 3)]),
        ((8, 9), [(0, 0), (0, 0)]),
        ((17, 15, 16), [(5, 3), (5, 0), (5, 0)]),
    ],
)
def test_the_master_bonus_goes_to_the_highest_successful_result(
    results: tuple[int, ...], stars: list[tuple[int, int]]
) -> None:
    assert spoils(*results) == stars


@rule("FF-MON-16")
def test_all_who_tie_get_the_full_master_bonus() -> None:
    assert spoils(16, 16, 12) == [(5, 3), (5, 3), (2, 0)]
    assert spoils(9, 9, 9) == [(0, 0)] * 3


@rule("FF-MON-17")
def test_without_a_master_bonus_on_the_card_nobody_gets_one() -> None:
    assert spoils(16, 12, master=0) == [(5, 0), (2, 0)]
    table = game("spoils", {"result": 16}, {"result": 12}, master=0, revealed=3)
    assert table.told("ff-event-master") == []


@rule("FF-MON-18")
@pytest.mark.parametrize("options", [{}, {"FF-MON-18": "step-by-step"}])
def test_each_step_is_completed_for_all_from_the_first_player_clockwise(options: dict[str, str]) -> None:
    heroes = [{"gold": 5, "xp": 1}] * 3
    table = game("battle", *heroes, seats=3, first=1, turn=1, options=options)
    asked = []
    while table.table.decision:
        asked.append(table.asked)
        table.play(table.keys[0])
    assert asked == [(seat, kind) for kind in ("hire", "battle-reroll") for seat in (1, 2, 0)]


@rule("FF-MON-18")
def test_in_the_other_reading_each_hero_fights_to_the_end_before_the_next() -> None:
    heroes = [{"gold": 5, "xp": 1}] * 3
    table = game("battle", *heroes, seats=3, first=1, turn=1, options={"FF-MON-18": "hero-by-hero"})
    asked = []
    while table.table.decision:
        asked.append(table.asked)
        table.play(table.keys[0])
    assert asked == [(seat, kind) for seat in (1, 2, 0) for kind in ("hire", "battle-reroll")]
    assert len(table.told("ff-event-wins")) + len(table.told("ff-event-loses")) == 3


@rule("FF-MON-19")
@pytest.mark.parametrize(
    ("options", "masters"),
    [({}, [1]), ({"FF-MON-19": "adjusted"}, [1]), ({"FF-MON-19": "dice-alone"}, [0])],
)
def test_the_master_bonus_compares_final_results_or_in_the_other_reading_the_dice(
    options: dict[str, str], masters: list[int]
) -> None:
    heroes = [{"combat_dice": 2}, {"combat_dice": 2, "glory": 4}]
    table = game("fight", *heroes, options=options, rolls=[6, 6, 5, 5])
    assert [hero.result for hero in table.state.heroes] == [12, 14]
    assert [event.seat for event in table.told("ff-event-master")] == masters


@rule("FF-MON-19")
@pytest.mark.parametrize(("terror", "master"), [(LostFaces(3), 1), (LostFaces(1), 0)])
def test_the_ability_of_the_monster_counts_in_the_comparison(terror: Terror, master: int) -> None:
    heroes = [{"combat_dice": 5}, {"combat_dice": 3}]
    table = game("fight", *heroes, terror=terror, rolls=[3, 3, 3, 6, 6, 6, 6, 4])
    assert [event.seat for event in table.told("ff-event-master")] == [master]


@rule("FF-MON-19", "FF-CARD-13")
def test_a_power_used_instead_of_the_roll_counts_as_the_roll() -> None:
    heroes: list[dict[str, Any]] = [
        {"hero_class": "beastmaster", "combat_dice": 1, "rows": {"familiar": ["red4", "red4", "red5"]}},
        {"combat_dice": 2},
    ]
    table = game("fight", *heroes, options={"FF-MON-19": "dice-alone"}, rolls=[2, 6, 6])
    table.play("power")
    assert [hero.result for hero in table.state.heroes] == [13, 12]
    assert [event.seat for event in table.told("ff-event-master")] == [0]


@rule("FF-MON-20")
def test_xp_from_an_adventure_card_pays_for_mercenaries_and_rerolls() -> None:
    table = game("battle", {"adventure_tokens": 1, "wounds": 1}, reward=Reward(xp=4), rolls=[1, 1, 6])
    assert (table.asked, table.keys) == ((0, "hire"), ["no-more", "hire:xp"])
    assert table.refuse("xp:heal").rule == "FF-XP-02"
    table.play("hire:xp", "reroll:1")
    assert (table.hero(0).xp, table.hero(0).result, table.hero(0).wounds) == (0, 6, 1)


@rule("FF-MON-20")
def test_xp_from_an_adventure_card_buys_no_attribute_action() -> None:
    table = game("battle", {"adventure_tokens": 1, "rows": {"str": ["red1"]}}, reward=Reward(xp=5))
    assert table.refuse("xp:str").rule == "FF-XP-04"
    assert table.keys == ["no-more", "hire:xp"]


# --- the order in which heroes are dealt with ----------------------------------------------------


def of_three(phase: str, first: int, *heroes: dict[str, Any], **spec: Any) -> Play:
    terror = WoundsUnless(1, AtLeast(Owned("gold"), 99))
    named = {} if "cards" in spec else {"adventure": ["den"]}
    spec = {"monster": "hydra", "cards": [hydra(terror), lair(Reward(dice=1))], **named, **spec}
    return situation(
        "roll-player", 3, {"expansion": "fiends-familiars"}, phase=phase, turn=first, heroes=heroes, **spec
    )


@rule("FF-MON-04", "FF-MON-05")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0])])
def test_the_battle_goes_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    begun = of_three("battle", first)
    assert [event.seat for event in begun.told("ff-event-wounds")] == order
    adventure = of_three("adventure", first, *[{"adventure_tokens": 3}] * 3)
    assert [event.seat for event in adventure.told("ff-event-adventure-pays")][:3] == order
    over = of_three("spoils", first, *[{"result": 12, "combat": (6, 6)}] * 3)
    assert [event.seat for event in over.told("ff-event-wins")] == order
    assert [event.seat for event in over.told("ff-event-master")] == [0, 1, 2]


@rule("FF-MON-06")
@pytest.mark.parametrize(("dice", "shown"), [(-1, 1), (0, 1), (1, 1), (2, 2), (3, 3)])
def test_nobody_is_shown_fewer_dice_than_one(dice: int, shown: int) -> None:
    """Neither in the battle nor before it."""
    table = of_three("adventure", 0).state
    table.heroes[0].combat_dice = dice
    assert (table.phase, battle.outlook(table, table.heroes[0])) == ("battle", (shown, 0))
    before = of_three("dice", 0, cards=[hydra(WeakUnless(1 - dice, AtLeast(Owned("gold"), 99)))]).state
    assert battle.outlook(before, before.heroes[0]) == (shown, 0)
