"""Components: FF-COMP. What the box adds to the base game, and what its cards state."""

from collections import Counter
from typing import Any

import pytest

from herowright import BadOption, new_table
from herowright.games.roll_player.cards.abilities import Ability
from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.terrors import Terror
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar, Minion, Monster, Reward, Tier
from herowright.games.roll_player.rules.components import CLASS_COLOURS
from herowright.testing import Play, rule, situation

ALONE, WITH_MM = "fiends-familiars", "fiends-familiars-mm"
EDITIONS = ("pl2", "de1")
BASE = box_of("pl2")
FIENDS = fiends_box_of("pl2", ALONE)
BOTH = fiends_box_of("pl2", WITH_MM)
# A minion that always gives in, with everything there is to give.
RAT = Minion(
    id="rat", number=901, dots=1, weaknesses=(), tiers=(Tier(0, Reward(xp=3, glory=1, wounds=1), trophy=True),)
)


def hunting(*heroes: dict[str, Any], expansion: str = ALONE, **arrangement: Any) -> Play:
    """Seat 0 goes hunting the rat; its class and the others' change nothing in a Hunt."""
    people = [
        {"hero_class": id, **hero} for id, hero in zip(("monk", "thief", "wizard", "druid"), heroes, strict=False)
    ]
    table = situation(
        "roll-player",
        len(people),
        {"expansion": expansion},
        phase="market",
        initiative={0: 1},
        cards=[RAT],
        minions=["rat", "golem", "mimic"],
        heroes=people,
        **arrangement,
    )
    table.play("hunt")
    return table


def added(family: str) -> int:
    """How many cards of a family the box has that the base game has not."""
    return len(getattr(FIENDS, family)) - len(getattr(BASE, family, ()))


# --- the boxes -----------------------------------------------------------------------------------


@rule("FF-COMP-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("expansion", [ALONE, WITH_MM])
def test_everything_of_the_base_game_is_in_play_but_its_initiative_cards(edition: str, expansion: str) -> None:
    base, box = box_of(edition), fiends_box_of(edition, expansion)
    for family in ("races", "classes", "backstories", "alignments", "market"):
        assert {card.id for card in getattr(base, family)} < {card.id for card in getattr(box, family)}


@rule("FF-COMP-01")
def test_the_expansion_is_played_without_monsters_and_minions_or_with_it() -> None:
    more = {card.id for card in BOTH} - {card.id for card in FIENDS}
    assert {"vampire-2p", "dark-elf", "psionic"} <= more
    assert {card.id for card in FIENDS} < {card.id for card in BOTH}
    for expansion in (ALONE, WITH_MM):
        assert new_table("roll-player", 2, 1, {"expansion": expansion}).view(None)["expansion"] == expansion


@rule("FF-COMP-01")
def test_there_is_no_table_with_the_second_box_alone() -> None:
    with pytest.raises(BadOption):
        new_table("roll-player", 2, 1, {"expansion": "monsters-minions"})


@rule("FF-COMP-02")
def test_the_box_adds_4_sheets_15_familiars_and_15_split_dice() -> None:
    assert (added("races"), added("familiars")) == (4, 15)
    base, more = (situation("roll-player", 2, {"expansion": id}).view()["bag"] for id in ("none", ALONE))
    assert Counter(more) - Counter(base) == {look: 1 for look in more if "-" in look}
    assert (sum(base.values()), sum(more.values())) == (73, 73 + 15)


@rule("FF-COMP-02", "FF-COMP-08")
def test_25_combat_dice_are_packing_information() -> None:
    table = hunting({"gold": 200}, {})
    table.play(*["hire:gold"] * 30, "roll")
    assert len(table.told("ff-event-combat-roll")[0].args["dice"].split()) == 31


@rule("FF-COMP-03")
def test_there_is_an_adventure_token_of_each_type_for_four_heroes() -> None:
    table = hunting({"adventure_tokens": 2}, *[{"adventure_tokens": 3}] * 3)
    table.play("roll")
    assert [hero["adventure_tokens"] for hero in table.view()["heroes"]] == [["lair", "trap", "attack"]] * 4


@rule("FF-COMP-03")
@pytest.mark.parametrize(
    ("expansion", "held", "gained"), [(ALONE, 11, 1), (ALONE, 12, 0), (WITH_MM, 17, 1), (WITH_MM, 18, 0)]
)
def test_a_table_that_counts_charisma_tokens_has_6_more_from_each_box(expansion: str, held: int, gained: int) -> None:
    options = {"expansion": expansion, "RP-COMP-18": "printed"}
    table = situation("roll-player", 2, options, phase="dice", heroes=[{}, {"tokens": held}])
    table.play("take:1", "place:cha")
    if gained:
        table.play("token")
    assert (table.hero(0).tokens, table.asked) == (gained, (1, "initiative"))


@rule("FF-COMP-03", "RP-SKILL-04")
@pytest.mark.parametrize(
    ("heroes", "asked"),
    [
        ([{"gold": 5}, {"gold": 5, "tokens": 18}], "skill-gain"),  # gold alone
        ([{"gold": 5, "tokens": 17}, {"gold": 145}], "skill-gain"),  # a token alone
        ([{"gold": 5, "tokens": 17}, {"gold": 145, "tokens": 1}], "initiative"),
    ],
)
def test_nobody_is_asked_about_gold_and_tokens_that_are_not_there(heroes: list[dict[str, Any]], asked: str) -> None:
    options = {"expansion": WITH_MM, "RP-COMP-18": "printed"}
    heroes[0] |= {"skills": ["haggle"], "marker": 4}
    table = situation("roll-player", 2, options, phase="dice", heroes=heroes, coins=[0, 0, 0])
    table.play("use:haggle")
    assert table.asked == (0, asked)


@rule("FF-COMP-03", "RP-DICE-22")
def test_the_last_token_may_go_to_somebody_else_while_the_action_is_being_chosen() -> None:
    heroes: list[dict[str, Any]] = [
        {"familiar": "shadow-drake", "tokens": 8},
        {"skills": ["haggle"], "marker": 4, "tokens": 9},
    ]
    options = {"expansion": WITH_MM, "RP-COMP-18": "printed"}
    table = situation("roll-player", 2, options, phase="dice", heroes=heroes, lurking={})
    table.play("take:1", "place:familiar", "familiar", "row:cha")
    assert (table.asked, table.keys) == ((0, "stored-action"), ["skip", "token"])
    table.play("use:haggle", "gain", seat=1)
    assert (table.hero(1).tokens, table.asked) == (10, (1, "initiative"))


@rule("FF-DICE-08", "RP-SKILL-04")
@pytest.mark.parametrize(("wounds", "asked"), [(0, "initiative"), (1, "skill-gain")])
def test_nobody_is_asked_about_experience_that_a_fiend_keeps(wounds: int, asked: str) -> None:
    hero = {"skills": ["disarm-trap"], "marker": 4, "fiends": ["fiend-of-ineptitude"], "wounds": wounds}
    table = situation("roll-player", 2, {"expansion": WITH_MM}, phase="dice", heroes=[hero])
    table.play("use:disarm-trap")
    assert table.asked == (0, asked)


@rule("FF-COMP-03")
@pytest.mark.parametrize(
    ("expansion", "other", "paid"), [(ALONE, 93, 1), (ALONE, 94, 0), (WITH_MM, 143, 1), (WITH_MM, 144, 0)]
)
def test_a_table_that_counts_gold_has_40_more_and_50_of_the_second_box(expansion: str, other: int, paid: int) -> None:
    options = {"expansion": expansion, "RP-COMP-18": "printed"}
    heroes = [{"gold": 5, "hero_class": "monk"}, {"gold": other}]  # and 1 gold lies on card 2
    table = situation("roll-player", 2, options, phase="dice", pool=["gold1", "blue4", "green6"], heroes=heroes)
    table.play("take:1", "place:str")
    assert table.hero(0).gold == 5 + paid


@rule("FF-COMP-04")
@pytest.mark.parametrize(
    ("family", "cards"),
    [
        ("market", 38),
        ("monsters", 12),
        ("minions", 23),
        ("adventures", 54),
        ("fiends", 30),
        ("alignments", 13),
        ("backstories", 12),
    ],
)
def test_the_box_adds_so_many_cards(family: str, cards: int) -> None:
    assert added(family) == cards
    assert len({card.id for card in getattr(FIENDS, family)}) == len(getattr(FIENDS, family))


@rule("FF-COMP-04")
def test_the_box_adds_six_two_sided_class_cards_one_of_each_colour() -> None:
    sides = [side for side in FIENDS.classes if side not in BASE.classes]
    assert Counter(side.colour for side in sides) == dict.fromkeys(CLASS_COLOURS, 2)
    assert Counter(side.number for side in sides) == dict.fromkeys(range(1, 7), 2)


@rule("FF-COMP-04")
def test_all_205_cards_are_there_or_only_aids_to_memory() -> None:
    families = ("market", "monsters", "minions", "adventures", "fiends", "alignments", "backstories")
    call, aids, price_lists = 1, 5, 5
    class_cards = added("classes") // 2
    assert sum(map(added, families)) + class_cards + len(FIENDS.initiative) + call + aids + price_lists == 205


@rule("FF-COMP-04")
def test_every_new_market_card_has_a_dot_or_two_and_38_are_of_five_types() -> None:
    new = [card for card in FIENDS.market if card.id not in {old.id for old in BASE.market}]
    assert {card.family for card in new} == {"weapon", "armor", "skill", "trait", "scroll"}
    assert {card.dots for card in new} == {1, 2}


# --- Monsters and adventures ---------------------------------------------------------------------


@rule("FF-COMP-05")
def test_each_of_six_monsters_has_a_card_for_many_players_and_one_for_one() -> None:
    kinds = {(card.kin, card.colour): set[str]() for card in FIENDS.monsters}
    for card in FIENDS.monsters:
        kinds[card.kin, card.colour].add(card.players)
    assert list(kinds.values()) == [{"1p", "2p"}] * 6
    assert sorted(colour for _, colour in kinds) == list(CLASS_COLOURS)


@rule("FF-COMP-05")
@pytest.mark.parametrize(("seats", "players"), [(1, "1p"), (2, "2p"), (3, "2p"), (4, "2p")])
@pytest.mark.parametrize("seed", range(3))
def test_one_player_meets_a_1p_card_and_several_a_2p_card(seats: int, players: str, seed: int) -> None:
    table = situation("roll-player", seats, {"expansion": ALONE}, seed=seed)
    while table.view()["round"] == 0:
        table.play(table.keys[0])
    assert table.view()["monster"]["id"] == f"{table.view()['monster']['kin']}-{players}"


@rule("FF-COMP-06")
def test_each_monster_has_three_lairs_three_traps_and_three_attacks() -> None:
    counts = Counter((card.kin, card.kind) for card in FIENDS.adventures)
    kins = {card.kin for card in FIENDS.monsters}
    assert counts == {(kin, kind): 3 for kin in kins for kind in ("lair", "trap", "attack")}


@rule("FF-COMP-09")
@pytest.mark.parametrize("card", BOTH.monsters, ids=lambda card: card.id)
def test_a_monster_states_strength_ability_and_tiers(card: Monster) -> None:
    assert card.strength > 0
    assert isinstance(card.terror, Terror)
    assert card.ability
    assert card.tiers[0][0] == card.strength
    assert list(card.tiers) == sorted(set(card.tiers))
    assert [stars for _, stars in card.tiers] == sorted({stars for _, stars in card.tiers})


@rule("FF-COMP-09")
def test_some_monsters_have_a_master_bonus_and_some_none() -> None:
    bonuses = {card.master > 0 for card in BOTH.monsters if card.players == "2p"}
    assert bonuses == {True, False}


# --- Familiars, Combat dice, supplies ------------------------------------------------------------


@rule("FF-COMP-10")
@pytest.mark.parametrize("card", FIENDS.familiars, ids=lambda card: card.id)
def test_a_familiar_has_an_action_a_power_goal_with_stars_and_three_colours(card: Familiar) -> None:
    assert isinstance(card.ability, Ability)
    assert card.action
    assert card.power.stars > 0
    assert len(card.cells) == 3
    assert set(card.cells) <= set(CLASS_COLOURS)


@rule("FF-COMP-07")
def test_combat_dice_are_ordinary_dice_from_1_to_6() -> None:
    heroes = [{"combat_dice": 600, "xp": 1}, {}]
    table = situation("roll-player", 2, {"expansion": ALONE}, phase="fight", heroes=heroes)
    faces = Counter(table.hero(0).combat)
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert min(faces.values()) > 60


@rule("FF-COMP-07")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_sum_of_a_hunt_counts_what_the_combat_die_shows(face: int) -> None:
    table = hunting({}, {}, rolls=[face])
    table.play("roll")
    assert table.hero(0).result == face


@rule("FF-COMP-08")
def test_xp_glory_and_wounds_never_run_out() -> None:
    table = hunting({"xp": 40, "glory": 20, "wounds": 20}, {"xp": 40, "glory": 20, "wounds": 20})
    table.play("roll", "stop")
    hero = table.hero(0)
    assert (hero.xp, hero.glory, hero.wounds) == (43, 21, 21)


@rule("FF-COMP-08")
def test_gold_and_charisma_tokens_never_run_out() -> None:
    heroes = [{"gold": 100, "tokens": 12, "hero_class": "monk"}, {"gold": 100}]
    table = situation(
        "roll-player", 2, {"expansion": ALONE}, phase="dice", pool=["gold1", "blue4", "green6"], heroes=heroes
    )
    table.play("take:1", "place:cha", "token")
    assert (table.hero(0).gold, table.hero(0).tokens) == (102, 13)
