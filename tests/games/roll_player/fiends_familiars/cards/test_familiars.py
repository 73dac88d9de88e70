"""The fifteen familiars: goals as printed, and what each does when a die is placed on it."""

from collections import Counter
from typing import Any

import pytest

from herowright.games.roll_player.cards.types import PRINTED as AS_PRINTED
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.rules.components import CLASS_COLOURS, COLOUR_IDS
from herowright.testing import Play, rule, situation

EXPANSION = {"expansion": "fiends-familiars-mm"}
# Familiar, board number, action and the goal for its Power.
PRINTED = [
    ("blood-badger", 1, "tough", (7, 8)),
    ("flame-imp", 2, "ruinous", (8, 9)),
    ("horned-viper", 3, "manipulative", (5, 6)),
    ("ice-bear", 4, "hearty", (5, 7)),
    ("long-tailed-weasel", 5, "sneaky", (7, 8)),
    ("nalos-leopard", 6, "fierce", (5, 6)),
    ("screech-owl", 7, "keen", (6, 7)),
    ("shadow-drake", 8, "inventive", (6, 7)),
    ("silver-warthog", 9, "brash", (8, 9)),
    ("ancient-tortoise", 10, "timeworn", (5, 7)),
    ("tempest-fox", 11, "crafty", (5, 6)),
    ("jackalope", 12, "serendipitous", (5, 7)),
    ("scorch-phoenix", 13, "regenerative", (5, 7)),
    ("dragul-wolf", 14, "resilient", (8, 9)),
    ("cursed-raven", 15, "haunted", (7, 8)),
]
IDS = [row[0] for row in PRINTED]
FAMILIARS = fiends_box_of("pl2", "fiends-familiars").familiars
# What three dice with a given sum look like.
DICE = {3: (1, 1, 1), **{power: (1, min(power - 2, 6), power - 1 - min(power - 2, 6)) for power in range(4, 14)}}


def find(id: str) -> Any:
    return fiends_box_of("pl2", "fiends-familiars").find("familiar", id)


def game(familiar: str, **spec: Any) -> Play:
    """Seat 0 has the familiar and is about to choose an initiative card."""
    hero = {"hero_class": "monk", "gold": 0, "familiar": familiar, **spec.pop("hero", {})}
    other = {"hero_class": "thief", "gold": 0, **spec.pop("other", {})}
    return situation("roll-player", 2, EXPANSION, heroes=[hero, other], lurking=spec.pop("lurking", {}), **spec)


def acting(familiar: str, **spec: Any) -> Play:
    """The same after a red 3 has come to the familiar and its action is asked for."""
    table = game(familiar, **{"pool": ["red3", "red4", "red6"], **spec})
    table.play("take:1", "place:familiar", "familiar")
    return table


def dice(table: Play, row: str) -> list[str]:
    return [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][0]["rows"][row] if die]


def points(familiar: str, row: list[str]) -> list[int]:
    """The stars for the goal and for the colours."""
    outcome = game(familiar, phase="last-call", hero={"rows": {"familiar": row}}).table.outcome
    assert outcome is not None
    return [line.points for line in outcome.seats[0].lines if line.category == "familiar"]


# --- all of them -----------------------------------------------------------------------------------------


@rule("FF-COMP-02")
def test_there_are_fifteen_familiars() -> None:
    assert [card.id for card in FAMILIARS] == IDS


@rule("FF-COMP-10")
@pytest.mark.parametrize(("id", "number", "action", "goal"), PRINTED, ids=IDS)
def test_a_familiar_is_as_printed(id: str, number: int, action: str, goal: tuple[int, int]) -> None:
    card = find(id)
    assert (card.family, card.number, card.action) == ("familiar", number, action)
    assert (card.power.least, card.power.most) == goal
    assert card.provenance_of("power") == AS_PRINTED


@rule("FF-SCORE-02")
@pytest.mark.parametrize("id", IDS)
def test_the_power_pays_within_the_goal_and_not_beside_it(id: str) -> None:
    goal = find(id).power
    assert 2 <= goal.stars <= 4
    for power in range(3, 14):
        row = [f"gold{face}" for face in DICE[power]]
        assert points(id, row)[0] == (goal.stars if goal.least <= power <= goal.most else 0), power


@rule("FF-SCORE-03")
@pytest.mark.parametrize("id", IDS)
def test_the_colours_pay_by_how_many_lie_in_their_places(id: str) -> None:
    wanted = [f"{COLOUR_IDS[colour]}1" for colour in find(id).cells]
    assert points(id, wanted)[1] == 3
    assert points(id, [*wanted[:2], "gold1"])[1] == 1
    assert points(id, ["gold1", "gold1", wanted[2]])[1] == 0
    assert points(id, [wanted[1], wanted[2], wanted[0]])[1] == 0


def test_a_rarer_sum_of_three_dice_never_pays_less() -> None:
    def ways(goal: Any) -> int:
        faces = range(1, 7)
        return sum(goal.met_by(a + b + c) for a in faces for b in faces for c in faces)

    by_ease = sorted((card.power for card in FAMILIARS), key=ways)
    stars = [goal.stars for goal in by_ease]
    assert stars == sorted(stars, reverse=True)
    assert set(stars) == {2, 3, 4}


def test_every_pattern_is_its_own_and_the_colours_share_the_places() -> None:
    assert all(len(set(card.cells)) == 3 and set(card.cells) <= set(CLASS_COLOURS) for card in FAMILIARS)
    assert len({frozenset(card.cells) for card in FAMILIARS}) == len(FAMILIARS)
    used = Counter(colour for card in FAMILIARS for colour in card.cells)
    assert all(used[colour] in (7, 8) for colour in CLASS_COLOURS)
    for column in range(3):
        there = Counter(card.cells[column] for card in FAMILIARS)
        assert all(there[colour] in (2, 3) for colour in CLASS_COLOURS)


def test_no_two_familiars_do_the_same() -> None:
    assert len({card.ability for card in FAMILIARS}) == len(FAMILIARS)


@rule("FF-DICE-03", "FF-FAM-03")
@pytest.mark.parametrize("id", IDS)
def test_the_action_is_offered_after_a_die_on_the_familiar_and_can_be_left(id: str) -> None:
    table = game(id, pool=["red3", "red4", "red6"])
    table.play("take:1", "place:familiar")
    assert [key for key in table.keys if not key.startswith("banish")] == ["skip", "familiar"]
    table.play("skip")
    assert table.asked == (1, "initiative")


# --- one by one -------------------------------------------------------------------------------------------


def test_the_badger_raises_a_die_by_one_or_two() -> None:
    table = acting("blood-badger", hero={"rows": {"str": ["blue5"]}})
    assert table.keys == ["skip", "raise:str:1", "raise2:familiar:1", "raise:familiar:1"]
    table.play("raise2:familiar:1")
    assert dice(table, "familiar") == ["red5"]


def test_the_imp_burns_a_die_for_another_out_of_the_bag() -> None:
    table = acting("flame-imp", hero={"rows": {"str": ["blue2"]}}, rolls=[6])
    table.play("die:str:1", "colour:gold")
    assert dice(table, "str") == ["gold6"]
    assert table.hero(0).gold == 2


@rule("RP-CARD-21", "RP-SKILL-06")
def test_the_imp_asks_nothing_more_when_its_die_has_left_the_sheet() -> None:
    """What it was to replace lies in the pool now, so no die of the bag can come."""
    hero = {"rows": {"str": ["blue2"]}, "skills": ["negotiate"], "marker": 4}
    table = acting("flame-imp", hero=hero, bag=["green", "gold"])
    table.play("die:str:1")
    assert (table.asked, table.keys) == ((0, "skill-colour"), ["colour:green", "colour:gold", "use:negotiate"])
    table.play("use:negotiate", "pool:die:2", "die:str:1")
    assert (table.asked, dice(table, "str")) == ((1, "initiative"), ["red4"])
    assert len(table.state.bag) == 2
    assert table.told("rp-event-replaced") == []


@rule("RP-CARD-21", "RP-SKILL-06")
def test_the_imp_follows_a_die_that_lies_elsewhere_on_the_sheet() -> None:
    hero = {"rows": {"str": ["blue2"]}, "skills": ["acrobatics"], "marker": 4}
    table = acting("flame-imp", hero=hero, bag=["green"], rolls=[5])
    table.play("die:str:1", "use:acrobatics", "swap:str:1", "with:familiar:1")
    assert (table.asked, dice(table, "familiar")) == ((0, "skill-colour"), ["blue2"])
    table.play("colour:green")
    assert (dice(table, "familiar"), dice(table, "str")) == (["green5"], ["red3"])


@rule("RP-CARD-21")
def test_the_imp_asks_nothing_where_the_bag_is_empty() -> None:
    table = acting("flame-imp", hero={"rows": {"str": ["blue2"]}}, bag=[])
    assert table.asked == (1, "initiative")


@rule("RP-DICE-18", "RP-SKILL-06")
def test_the_jackalope_asks_for_no_face_of_a_die_that_has_left_the_sheet() -> None:
    hero = {"rows": {"str": ["blue2"]}, "skills": ["negotiate"], "marker": 4}
    table = acting("jackalope", hero=hero, rolls=[5])
    table.play("die:str:1", "use:negotiate", "pool:die:2", "die:str:1")
    assert (table.asked, dice(table, "str")) == ((0, "skill-die"), ["red4"])  # the second of its two dice
    assert table.told("rp-event-kept") == []


def test_the_viper_takes_an_unchosen_die_for_one_of_its_own() -> None:
    table = acting("horned-viper", hero={"rows": {"str": ["blue2"]}})
    assert table.asked == (0, "skill-pool")
    table.play("pool:die:TOP", "die:str:1")
    assert dice(table, "str") == ["red6"]
    assert dice(table, "familiar") == ["red3"]


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (2, 1)])
def test_the_bear_brings_experience_and_heals(wounds: int, left: int) -> None:
    table = acting("ice-bear", hero={"wounds": wounds})
    assert (table.hero(0).xp, table.hero(0).wounds) == (1, left)


def test_the_weasel_moves_a_die_to_another_row() -> None:
    table = acting("long-tailed-weasel", hero={"rows": {"str": ["gold2", "blue4"]}})
    table.play("die:str:1", "place:familiar")
    assert (dice(table, "str"), dice(table, "familiar")) == (["blue4"], ["red3", "gold2"])
    assert table.hero(0).gold == 0


def test_the_leopard_turns_a_die_to_six_but_no_split_die() -> None:
    table = acting("nalos-leopard", hero={"rows": {"str": ["blue1", "red6"], "dex": ["green-blue4"]}})
    assert table.keys == ["skip", "die:str:1", "die:familiar:1"]
    table.play("die:str:1")
    assert dice(table, "str") == ["blue6", "red6"]


def test_the_owl_moves_the_marker_two_steps() -> None:
    table = acting("screech-owl", hero={"marker": 4})
    table.play("move:good", "move:lawful")
    assert table.hero(0).marker == 0
    assert table.asked == (1, "initiative")


def test_the_owl_can_stop_after_one_step() -> None:
    table = acting("screech-owl", hero={"marker": 4})
    table.play("move:evil", "done")
    assert table.hero(0).marker == 7


def test_the_drake_knows_every_attribute_action() -> None:
    table = acting("shadow-drake", hero={"rows": {"str": ["blue1"]}})
    assert table.keys == ["skip", "row:str", "row:dex", "row:con", "row:int", "row:wis", "row:cha"]
    table.play("row:str", "flip:str:1")
    assert dice(table, "str") == ["blue6"]


def test_the_warthog_brings_gold_and_glory() -> None:
    table = acting("silver-warthog")
    assert (table.hero(0).gold, table.hero(0).glory) == (1, 1)


@pytest.mark.parametrize(("full", "xp"), [((), 0), (("str",), 1), (("str", "dex", "con", "int"), 3)])
def test_the_tortoise_brings_experience_for_full_rows(full: tuple[str, ...], xp: int) -> None:
    colours = dict(zip(("str", "dex", "con", "int"), ("blue", "green", "white", "black"), strict=True))
    table = acting("ancient-tortoise", hero={"rows": {row: [f"{colours[row]}1"] * 3 for row in full}})
    assert table.hero(0).xp == xp


def test_the_fox_turns_a_die_to_the_face_of_its_neighbour() -> None:
    table = acting("tempest-fox", hero={"rows": {"familiar": ["blue1"], "str": ["blue4"]}})
    assert table.keys == ["skip", "raise2:familiar:1", "lower2:familiar:2"]
    table.play("lower2:familiar:2")
    assert dice(table, "familiar") == ["blue1", "red1"]


def test_the_jackalope_rolls_two_dice_and_keeps_what_is_better() -> None:
    table = acting("jackalope", hero={"rows": {"str": ["blue5"]}}, rolls=[1, 6])
    table.play("die:str:1", "keep:old", "die:familiar:1", "keep:new")
    assert (dice(table, "str"), dice(table, "familiar")) == (["blue5"], ["red6"])
    assert table.asked == (1, "initiative")


def test_the_phoenix_refreshes_two_skills() -> None:
    skills = ["acrobatics", "knowledge", "climb"]
    table = acting("scorch-phoenix", hero={"skills": skills, "exhausted": skills})
    table.play("refresh:acrobatics", "refresh:climb")
    assert [skill.id for skill in table.hero(0).exhausted] == ["knowledge"]
    assert table.asked == (1, "initiative")


def test_the_wolf_shakes_off_a_fiend_for_nothing() -> None:
    table = acting("dragul-wolf", hero={"fiends": ["fiend-of-misery", "fiend-of-furor"]})
    table.play("fiend:fiend-of-furor")
    hero = table.hero(0)
    assert [fiend.id for fiend in hero.fiends] == ["fiend-of-misery"]
    assert [fiend.id for fiend in hero.banished] == ["fiend-of-furor"]
    assert (hero.gold, hero.tokens) == (0, 0)


@rule("FF-CARD-18", "FF-CARD-19")
def test_the_raven_sends_a_fiend_to_an_initiative_card() -> None:
    table = acting("cursed-raven", hero={"fiends": ["fiend-of-misery"]}, lurking={"2": ["fiend-of-furor"]})
    table.play("fiend:fiend-of-misery", "on:2")
    assert table.hero(0).fiends == ()
    table.play("take:2")
    assert {fiend.id for fiend in table.hero(1).fiends} == {"fiend-of-misery", "fiend-of-furor"}
