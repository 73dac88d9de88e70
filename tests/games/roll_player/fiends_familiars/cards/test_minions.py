"""The minions of both boxes: 23 of Fiends & Familiars and the 25 known ones of Monsters & Minions."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.minions import MINIONS as FIENDS_FAMILIARS
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions.minions import MINIONS as MONSTERS_MINIONS
from herowright.games.roll_player.fiends_familiars.cards.types import Minion, Tier
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.cards.hunters import Hunter

# Minion, card number, dots and the sum that brings the trophy, as printed.
FF = [
    ("bat-swarm", 1, 1, 12),
    ("cockatrice", 2, 1, 11),
    ("crocodile", 3, 1, 15),
    ("giant-beetle", 4, 1, 15),
    ("giant-crab", 5, 1, 10),
    ("golem", 6, 1, 15),
    ("hellhound", 7, 1, 9),
    ("ice-wyrm", 8, 1, 5),
    ("mimic", 9, 1, 11),
    ("mummy", 10, 1, 11),
    ("vile-dryad", 11, 1, 14),
    ("doppelganger", 12, 2, 19),
    ("draug", 13, 2, 19),
    ("fungoid", 14, 2, 15),
    ("gremlins", 15, 2, 19),
    ("naga", 16, 2, 16),
    ("sandworm", 17, 2, 15),
    ("treefolk", 18, 2, 20),
    ("tyrannosaur", 19, 2, 11),
    ("wendigo", 20, 2, 21),
    ("wereshark", 21, 2, 18),
    ("werewolf", 22, 2, 15),
    ("wraith", 23, 2, 14),
]
MM = [
    ("kobold", 1, 1, 7),
    ("goblin", 2, 1, 9),
    ("giant-spider", 3, 2, 8),
    ("phantom", 4, 2, 9),
    ("elemental", 5, 1, 12),
    ("gnoll", 6, 1, 10),
    ("bandit", 7, 2, 11),
    ("ogre", 8, 2, 9),
    ("dire-wolf", 9, 1, 9),
    ("cultist", 10, 2, 10),
    ("satyr", 11, 1, 7),
    ("bugbear", 12, 2, 11),
    ("zombie", 13, 1, 10),
    ("gargoyle", 14, 2, 10),
    ("harpy", 15, 1, 9),
    ("wyrmling", 16, 2, 10),
    ("hobgoblin", 17, 2, 10),
    ("skeletal-rider", 18, 2, 11),
    ("giant-serpent", 19, 2, 11),
    ("basilisk", 20, 2, 11),
    ("ooze", 21, 1, 9),
    ("owlbear", 22, 1, 8),
    ("giant-scorpion", 24, 1, 10),
    ("displacer", 25, 1, 11),
    ("giant-rat", 26, 1, 10),
]
ALL = {minion.id: minion for minion in (*FIENDS_FAMILIARS, *MONSTERS_MINIONS)}
WITH_MM = {"expansion": "fiends-familiars-mm"}
AVERAGE = 3.5  # of a Combat die

of_each_minion = pytest.mark.parametrize("minion", ALL.values(), ids=list(ALL))


def game(minion: Minion, hero: dict[str, Any], rolls: list[int] | None = None) -> Play:
    """The hero's Market turn, with the minion face up and another below it."""
    below = "goblin" if minion.id != "goblin" else "gnoll"
    heroes = [hero, {"hero_class": "bard"}]
    return situation(
        "roll-player", 2, WITH_MM, rolls=rolls or [], phase="market", initiative={0: 1, 1: 2}, market=["weak"],
        minions=[minion.id, below], heroes=heroes,
    )  # fmt: skip


def spread(total: int, dice: int) -> list[int]:
    """Faces of so many dice with this sum."""
    faces = []
    for left in range(dice, 0, -1):
        faces.append(min(6, total - (left - 1)))
        total -= faces[-1]
    assert total == 0
    return faces


def hunted(minion: Minion, result: int) -> tuple[Play, dict[str, Any]]:
    """A hero who fulfils nothing hires as many mercenaries as the result asks for, and spends all on them."""
    hero = Hunter(minion, ()).spec
    dice = max(1, -(-result // 6))
    paid, price = ("xp", 3) if counts_gold(minion) else ("gold", 5)
    table = game(minion, {**hero, paid: hero.get(paid, 0) + price * (dice - 1)}, rolls=spread(result, dice))
    table.play("hunt", *[f"hire:{paid}"] * (dice - 1), "roll")
    if table.asked[1] == "hunt-reroll":
        table.play("stop")
    return table, hero


def counts_gold(minion: Minion) -> bool:
    return any(getattr(getattr(weakness, "measure", None), "what", "") == "gold" for weakness, _ in minion.weaknesses)


def trophy_at(minion: Minion) -> int:
    return min(tier.least for tier in minion.tiers if tier.trophy)


def assert_paid(table: Play, before: dict[str, Any], minion: Minion, tier: Tier) -> None:
    """The hero has what the tier lists and nothing else; the minion is a trophy or under its deck."""
    hero, reward = table.hero(0), tier.reward
    for what in ("xp", "gold", "glory", "wounds"):
        assert getattr(hero, what) - before.get(what, 0) == getattr(reward, what), (tier.least, what)
    trophies = [trophy.id for trophy in hero.trophies[len(before.get("trophies", ())) :]]
    assert trophies == ([minion.id] if tier.trophy else []), tier.least
    assert hero.adventure_tokens == len(trophies)
    deck = [other.id for other in table.state.minions]
    assert (minion.id in deck[1:], minion.id in deck) == (not tier.trophy, not tier.trophy)


@rule("FF-COMP-04")
@pytest.mark.parametrize(
    ("facts", "minions"), [(FF, FIENDS_FAMILIARS), (MM, MONSTERS_MINIONS)], ids=["fiends-familiars", "monsters-minions"]
)
def test_minions_are_as_printed(facts: list[tuple[str, int, int, int]], minions: tuple[Minion, ...]) -> None:
    assert [(minion.id, minion.number, minion.dots, trophy_at(minion)) for minion in minions] == facts
    assert {minion.printed for minion in minions} == {("dots", "trophy")}


@pytest.mark.parametrize(
    ("expansion", "minions"),
    [("fiends-familiars", FIENDS_FAMILIARS), ("fiends-familiars-mm", (*FIENDS_FAMILIARS, *MONSTERS_MINIONS))],
)
def test_the_minions_of_the_boxes_in_use_are_on_the_table(expansion: str, minions: tuple[Minion, ...]) -> None:
    state = situation("roll-player", 2, {"expansion": expansion}, phase="market", initiative={0: 1, 1: 2}).state
    assert state.minions == sorted(minions, key=lambda minion: minion.dots)


@of_each_minion
def test_the_tiers_of_a_minion_go_up(minion: Minion) -> None:
    """Nobody ever regrets a higher sum, the lowest tier hurts, and the trophy stays from its sum upwards."""
    assert minion.tiers[0].least == 0
    assert minion.tiers[0].reward.wounds >= 1
    for lower, higher in pairwise(minion.tiers):
        assert lower.least < higher.least
        assert lower.trophy <= higher.trophy
        assert lower.reward.wounds >= higher.reward.wounds
        assert worth(lower) < worth(higher)
    first, best = [tier for tier in minion.tiers if tier.trophy]
    assert 4 <= best.least - first.least <= 6
    assert first.reward.wounds == best.reward.wounds == 0
    assert any(not tier.trophy and tier.reward.wounds == 0 for tier in minion.tiers)


def worth(tier: Tier) -> float:
    """In gold, roughly: an action costs 5 XP to buy, but not everybody can use it."""
    reward = tier.reward
    gained = reward.gold + 1.5 * reward.xp + 1.5 * reward.glory - 3 * reward.wounds
    return gained + (3 if reward.action else 0) + (5 if tier.trophy else 0)


@of_each_minion
def test_a_prepared_hunter_can_expect_the_trophy(minion: Minion) -> None:
    """Who fulfils all weaknesses but the smallest reaches it on average, and half of them with two mercenaries."""
    dice = [number for _, number in minion.weaknesses]
    assert 2 <= len(dice) <= 4
    assert all(1 <= number <= 3 for number in dice)
    assert trophy_at(minion) / AVERAGE <= sum(dice) <= trophy_at(minion) / AVERAGE + 1.5
    assert (1 + sum(dice) - min(dice)) * AVERAGE >= trophy_at(minion)
    assert (1 + sum(dice) / 2 + 2) * AVERAGE >= trophy_at(minion)


@rule("FF-HUNT-05")
@of_each_minion
def test_each_weakness_adds_its_own_dice(minion: Minion) -> None:
    """Whatever a hunter fulfils, by a hair or not quite: the pool holds one die and those of the weaknesses."""
    for number in range(len(minion.weaknesses) + 1):
        for fulfilled in combinations(range(len(minion.weaknesses)), number):
            table = game(minion, Hunter(minion, fulfilled).spec)
            table.play("hunt")
            assert table.hero(0).combat_dice == 1 + sum(minion.weaknesses[at][1] for at in fulfilled), fulfilled


@rule("FF-HUNT-13", "FF-HUNT-14", "FF-HUNT-16", "FF-HUNT-17", "FF-HUNT-24")
@of_each_minion
def test_a_hunt_pays_the_tier_its_sum_reaches(minion: Minion) -> None:
    """Just below, exactly at and just above the sum of each tier; a declined action changes nothing."""
    for below, tier, above in zip((None, *minion.tiers), minion.tiers, (*minion.tiers[1:], None), strict=False):
        expected = {tier.least: tier, tier.least + 1: tier}
        if above and above.least == tier.least + 1:
            expected[above.least] = above
        if below:
            expected[tier.least - 1] = below
        for result, paid in expected.items():
            if result == 0:
                continue  # no roll is that low
            table, before = hunted(minion, result)
            if table.asked[0] == 0:
                assert paid.reward.action is not None
                table.play("done" if "done" in table.keys else "skip")
            assert table.asked == (1, "market")
            assert_paid(table, before, minion, paid)


# --- the actions of the highest tiers ----------------------------------------------------------------

ROWS = {"str": ["red2", "blue5"], "dex": ["green3"], "familiar": ["gold4"]}
TIRED = {"skills": ["climb", "search"], "exhausted": ["climb", "search"]}
# The choices on ROWS, the rolls they need, and the rows they change.
ON_DICE: dict[str, tuple[list[str], list[int], dict[str, list[str]]]] = {
    "golem": (["die:str:1", "keep:new"], [6], {"str": ["red6", "blue5"]}),
    "doppelganger": (["raise3:str:1"], [], {"str": ["red5", "blue5"]}),
    "naga": (["die:str:1", "keep:new", "die:dex:1", "keep:old"], [4, 1], {"str": ["red4", "blue5"]}),
    "treefolk": (["raise2:dex:1"], [], {"dex": ["green5"]}),
    "wereshark": (["row:str", "flip:str:1"], [], {"str": ["red5", "blue5"]}),
    "werewolf": (["flip:familiar:1"], [], {"familiar": ["gold3"]}),
    "phantom": (["die:str:1", "place:dex"], [], {"str": ["blue5"], "dex": ["green3", "red2"]}),
    "elemental": (["die:str:1", "colour:purple"], [6], {"str": ["purple6", "blue5"]}),
    "gargoyle": (["die:familiar:1"], [], {"familiar": ["gold6"]}),
    "skeletal-rider": (["lower2:familiar:1"], [], {"familiar": ["gold2"]}),
    "displacer": (["swap:str:1", "with:dex:1"], [], {"str": ["green3", "blue5"], "dex": ["red2"]}),
}
ON_OTHERS = {"hellhound", "mummy", "fungoid", "wraith", "cultist", "satyr", "giant-rat"}


def won(id: str, hero: dict[str, Any] | None = None, rolls: list[int] | None = None) -> Play:
    """Six Combat dice have just reached the highest tier: whatever it lists is paid, and its action offered."""
    minion = ALL[id]
    plain = {"race": "human", "hero_class": "monk", "gold": 30, "rows": ROWS}
    table = game(minion, plain | (hero or {}), rolls=[*spread(minion.tiers[-1].least, 6), *(rolls or [])])
    table.play("hunt")
    table.play(*["hire:gold"] * (6 - table.hero(0).combat_dice), "roll")
    return table


def rows_of(table: Play) -> dict[str, list[str]]:
    rows = table.view(0)["heroes"][0]["rows"]
    return {row: [f"{die['colour']}{die['face']}" for die in dice if die] for row, dice in rows.items() if any(dice)}


def assert_trophy(table: Play, id: str) -> None:
    assert table.asked == (1, "market")
    assert [trophy.id for trophy in table.hero(0).trophies] == [id]


def test_every_action_of_a_minion_is_played_here() -> None:
    acting = {id for id, minion in ALL.items() if any(tier.reward.action for tier in minion.tiers)}
    assert acting == ON_DICE.keys() | ON_OTHERS
    assert not any(tier.reward.action for minion in ALL.values() for tier in minion.tiers[:-1])


@rule("FF-HUNT-15")
@pytest.mark.parametrize("id", ON_DICE)
def test_an_action_may_change_dice_of_the_sheet(id: str) -> None:
    choices, rolls, changed = ON_DICE[id]
    table = won(id, rolls=rolls)
    table.play(*choices)
    assert rows_of(table) == ROWS | changed
    assert_trophy(table, id)


@rule("FF-HUNT-15")
@pytest.mark.parametrize("id", ON_DICE)
def test_an_action_may_be_declined(id: str) -> None:
    table = won(id)
    table.play("skip")
    assert rows_of(table) == ROWS
    assert_trophy(table, id)


def test_the_hellhound_chases_a_fiend_away() -> None:
    table = won("hellhound", {"fiends": ["fiend-of-misery", "fiend-of-chaos"]})
    gold = table.hero(0).gold
    table.play("stop", "fiend:fiend-of-chaos")
    assert [fiend.id for fiend in table.hero(0).fiends] == ["fiend-of-misery"]
    assert [fiend.id for fiend in table.hero(0).banished] == ["fiend-of-chaos"]
    assert table.hero(0).gold == gold
    assert_trophy(table, "hellhound")


@pytest.mark.parametrize(("id", "ways", "field"), [("mummy", ["good"], 1), ("cultist", ["evil", "chaotic"], 8)])
def test_mummy_and_cultist_let_the_marker_move(id: str, ways: list[str], field: int) -> None:
    table = won(id)
    table.play(*(f"move:{way}" for way in ways))
    assert table.hero(0).marker == field
    assert_trophy(table, id)


def test_the_cultist_may_move_the_marker_once_only() -> None:
    table = won("cultist")
    table.play("move:evil", "done")
    assert table.hero(0).marker == 7
    assert_trophy(table, "cultist")


@pytest.mark.parametrize(("choice", "field"), [("home", 4), ("done", 0)])
def test_the_satyr_lets_the_marker_go_home(choice: str, field: int) -> None:
    table = won("satyr", {"marker": 0})
    table.play(choice)
    assert table.hero(0).marker == field
    assert_trophy(table, "satyr")


def test_the_fungoid_refreshes_two_skills() -> None:
    table = won("fungoid", TIRED)
    table.play("refresh:climb", "refresh:search")
    assert table.hero(0).exhausted == ()
    assert_trophy(table, "fungoid")


def test_the_giant_rat_refreshes_one_skill() -> None:
    table = won("giant-rat", TIRED)
    table.play("refresh:climb")
    assert [skill.id for skill in table.hero(0).exhausted] == ["search"]
    assert_trophy(table, "giant-rat")


@rule("FF-HUNT-18", "FF-HUNT-20")
def test_the_wraith_shows_one_more_adventure_card() -> None:
    """The first trophy shows the lair anyway."""
    table = won("wraith")
    table.play("look:attack")
    assert sorted(table.hero(0).looked) == [0, 2]
    assert table.hero(0).adventure_tokens == 1
    assert_trophy(table, "wraith")
