"""The twelve Monsters: as printed, and what each does to heroes in the battle."""

from collections import Counter
from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.monsters import MONSTERS
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions import monsters as monsters_minions
from herowright.games.roll_player.fiends_familiars.cards.terrors import (
    Both,
    DearMercenaries,
    DearRerolls,
    LostFaces,
    LostHighest,
    LowerUnless,
    NoRerolls,
    Terror,
    WeakUnless,
    Weighs,
    WoundsUnless,
    WoundsWeigh,
)
from herowright.games.roll_player.fiends_familiars.cards.types import Monster
from herowright.games.roll_player.rules.components import COLOUR_IDS
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.cards.test_adventures import having
from tests.games.roll_player.fiends_familiars.foes import hydra

# Monster, number of its first card, colour, ability, strength and highest tier for one player, the same for more
# players, master bonus.
FIENDS_FAMILIARS = [
    ("cyclops", 1, "green", "bloodthirsty", 13, 29, 8, 24, 3),
    ("gorgon", 3, "white", "stone-gaze", 14, 30, 9, 25, 3),
    ("gryphon", 5, "purple", "predatory", 16, 32, 10, 26, 2),
    ("hydra", 7, "red", "five-headed", 17, 33, 11, 27, 2),
    ("leviathan", 9, "blue", "gigantic", 19, 35, 12, 28, 1),
    ("megapede", 11, "black", "fiendborn", 11, 27, 7, 23, 3),
]
MONSTERS_MINIONS = [
    ("chimera", 1, "purple", "tricky", 14, 30, 9, 25, 0),
    ("demon", 3, "black", "dimensional", 18, 34, 11, 27, 0),
    ("dragon", 5, "red", "winged", 16, 32, 10, 26, 0),
    ("giant-troll", 7, "green", "ferocious", 10, 26, 7, 23, 0),
    ("kraken", 9, "blue", "massive", 20, 36, 12, 28, 0),
    ("vampire", 11, "white", "undead", 12, 28, 8, 24, 0),
]
PRINTED = FIENDS_FAMILIARS + MONSTERS_MINIONS
KINS = [row[0] for row in PRINTED]
# What the lowest tier pays; each further one pays 1 more.
FIRST_STARS = {
    "cyclops": 2, "gorgon": 2, "gryphon": 3, "hydra": 3, "leviathan": 4, "megapede": 2,
    "chimera": 3, "demon": 4, "dragon": 4, "giant-troll": 3, "kraken": 4, "vampire": 3,
}  # fmt: skip


def find(id: str) -> Monster:
    card: Monster = fiends_box_of("pl2", "fiends-familiars-mm").find("monster", id)
    return card


def game(kin: str, phase: str, *heroes: dict[str, Any], seats: int = 2, **spec: Any) -> Play:
    """Heroes without gold, XP and adventure tokens, unless they have some."""
    classes = ("monk", "thief", "warrior")
    described = [*heroes, *({} for _ in range(seats - len(heroes)))]
    told = [{"race": "human", "hero_class": classes[seat], "gold": 0} | hero for seat, hero in enumerate(described)]
    return situation(
        "roll-player", seats, {"expansion": "fiends-familiars-mm"}, phase=phase, monster=kin, heroes=told, **spec
    )


def result(kin: str, combat: list[int], **hero: Any) -> int:
    """The final result of a hero who rolled this."""
    table = game(kin, "fight", {"combat_dice": len(combat), **hero}, rolls=combat)
    found = table.hero(0).result
    assert isinstance(found, int)
    return found


def part(kin: str, kind: type[Terror]) -> Any:
    """The part of this kind of a Monster's ability."""
    [found] = [part for part in find(f"{kin}-2p").terror.parts if isinstance(part, kind)]
    return found


def feared(kin: str) -> tuple[int, int]:
    """How much of something a hero needs against the Monster, and what the result loses without it."""
    terror = part(kin, LowerUnless)
    assert terror.minus >= 10
    return terror.condition.number, terror.minus


def pool(kin: str, **hero: Any) -> Play:
    """Two heroes begin the battle with enough gold for one mercenary, so that the first is asked."""
    return game(kin, "battle", {"gold": 5, **hero})


# --- what is printed -----------------------------------------------------------------------------------


@rule("FF-COMP-05", "FF-COMP-09")
@pytest.mark.parametrize(
    ("kin", "number", "colour", "ability", "alone", "top_alone", "together", "top", "master"), PRINTED, ids=KINS
)
def test_a_monster_is_as_printed(
    kin: str,
    number: int,
    colour: str,
    ability: str,
    alone: int,
    top_alone: int,
    together: int,
    top: int,
    master: int,
) -> None:
    for card, players, at, strength, highest in (
        (find(f"{kin}-1p"), "1p", number, alone, top_alone),
        (find(f"{kin}-2p"), "2p", number + 1, together, top),
    ):
        assert (card.kin, card.players, card.number, card.name) == (kin, players, at, f"monster:{kin}")
        assert (COLOUR_IDS[card.colour], card.ability, card.master) == (colour, ability, master)
        assert (card.strength, card.tiers[0][0], card.tiers[-1][0]) == (strength, strength, highest)
        assert [value for value in card.values if card.provenance_of(value) == "printed"] == ["strength", "master"]


def test_each_box_has_six_monsters_in_six_colours_on_two_cards_each() -> None:
    for cards, rows in ((MONSTERS, FIENDS_FAMILIARS), (monsters_minions.MONSTERS, MONSTERS_MINIONS)):
        assert [card.id for card in cards] == [f"{row[0]}-{players}" for row in rows for players in ("1p", "2p")]
        assert [card.number for card in cards] == list(range(1, 13))
        assert set(Counter(card.colour for card in cards).values()) == {2}


def test_both_cards_of_a_monster_terrify_alike_and_no_two_monsters_do() -> None:
    terrors = {kin: {find(f"{kin}-1p").terror, find(f"{kin}-2p").terror} for kin in KINS}
    assert {len(both) for both in terrors.values()} == {1}
    assert len(set.union(*terrors.values())) == 12


# --- stars ---------------------------------------------------------------------------------------------


@rule("FF-MON-13", "FF-MON-14")
@pytest.mark.parametrize("kin", KINS)
def test_four_tiers_pay_more_and_more(kin: str) -> None:
    strength = find(f"{kin}-2p").strength
    first = FIRST_STARS[kin]
    for beyond, stars in (
        (-1, 0), (0, first), (4, first), (5, first + 1), (9, first + 1), (10, first + 2), (15, first + 2),
        (16, first + 3), (30, first + 3),
    ):  # fmt: skip
        table = game(kin, "spoils", {"result": strength + beyond}, {"result": 0})
        assert (table.hero(0).monster_stars, table.hero(1).monster_stars) == (stars, 0)


@rule("FF-SOLO-04", "FF-SOLO-15")
@pytest.mark.parametrize("kin", KINS)
def test_a_hero_alone_meets_the_card_for_one_and_falls_below_its_strength(kin: str) -> None:
    strength = {row[0]: row[4] for row in PRINTED}[kin]
    for beyond, stars in ((-1, 0), (0, FIRST_STARS[kin]), (16, FIRST_STARS[kin] + 3)):
        table = game(kin, "spoils", {"result": strength + beyond}, seats=1)
        assert table.state.monster.id == f"{kin}-1p"
        assert table.hero(0).monster_stars == stars
        outcome = table.table.outcome
        assert outcome is not None
        assert bool(outcome.seats[0].lines) == (beyond >= 0)


@rule("FF-MON-15", "FF-MON-16", "FF-MON-17")
@pytest.mark.parametrize(("kin", "master"), [(row[0], row[8]) for row in PRINTED], ids=KINS)
def test_the_best_get_the_master_bonus(kin: str, master: int) -> None:
    best = find(f"{kin}-2p").strength + 5
    table = game(kin, "spoils", {"result": best}, {"result": best - 1}, {"result": best}, seats=3)
    assert [hero.master_stars for hero in table.state.heroes] == [master, 0, master]
    assert [event.seat for event in table.told("ff-event-master")] == ([0, 2] if master else [])


# --- what they do in the battle --------------------------------------------------------------------------


@rule("FF-MON-10", "FF-MON-11")
def test_a_bloodthirsty_cyclops_doubles_every_wound_and_fears_glory() -> None:
    least, minus = feared("cyclops")
    for wounds in (0, 1, 3):
        assert result("cyclops", [6, 4], glory=least, wounds=wounds) == 10 + least - 2 * wounds
        assert result("cyclops", [6, 4], glory=least - 1, wounds=wounds) == 10 + least - 1 - 2 * wounds - minus


@rule("FF-MON-09", "FF-MON-10")
def test_the_gorgons_gaze_lets_nobody_reroll_and_only_high_dice_count() -> None:
    face = part("gorgon", LostFaces).face
    table = game("gorgon", "fight", {"combat_dice": 3, "xp": 5}, rolls=[1, face, face + 1])
    assert table.table.outcome is not None
    assert (table.hero(0).result, table.hero(0).xp) == (face + 1, 5)


@rule("FF-MON-09")
@pytest.mark.parametrize("kin", ["gryphon", "chimera"])
def test_gryphon_and_chimera_make_rerolls_dear(kin: str) -> None:
    price = 1 + part(kin, DearRerolls).xp
    before = game(kin, "fight", {"combat_dice": 1, "xp": price - 1}, rolls=[1])
    after = game(kin, "fight", {"combat_dice": 1, "xp": price}, rolls=[1, 4])
    assert before.table.outcome is not None
    after.play("reroll:1")
    assert (after.hero(0).combat, after.hero(0).xp) == ((4,), 0)


@rule("FF-MON-10")
@pytest.mark.parametrize(
    ("kin", "what"), [("gryphon", "power"), ("leviathan", "matches"), ("chimera", "class-dice"), ("demon", "trait")]
)
def test_who_has_too_little_of_what_a_monster_fears_falls_behind(kin: str, what: str) -> None:
    least, minus = feared(kin)
    enough, missing = (result(kin, [6, 5], **having(what, number, 0)) for number in (least, least - 1))
    assert enough - missing == minus
    assert enough == 11 - sum(lost.lost([6, 5]) for lost in find(f"{kin}-2p").terror.parts)


@rule("FF-MON-10")
def test_five_heads_ignore_weak_blows_and_ask_for_weapons() -> None:
    """A weapon for both hands is one weapon."""
    face = part("hydra", LostFaces).face
    least, minus = feared("hydra")
    assert least == 2
    both = ["longsword", "blessed-mace"]
    assert result("hydra", [face, face + 1, 6], weapons=both) == face + 7
    for weapons in ([], ["longsword"], ["longbow"]):
        assert result("hydra", [face, face + 1, 6], weapons=weapons) == face + 7 - minus


@rule("FF-MON-10")
def test_a_leviathan_feels_little_of_the_hardest_blow() -> None:
    less = part("leviathan", LostHighest).less
    armed = having("matches", feared("leviathan")[0], 0)
    assert result("leviathan", [6, 6, 1], **armed) == 13 - less
    assert result("leviathan", [less - 1], **armed) == 0


@rule("FF-MON-10", "FF-CARD-13")
@pytest.mark.parametrize(("kin", "owned"), [("leviathan", "matches"), ("hydra", "weapon")])
def test_no_combat_die_of_a_beastmaster_who_uses_the_power_can_count_less(kin: str, owned: str) -> None:
    weapons = {"weapons": ["longsword", "blessed-mace"]}
    armed: dict[str, Any] = having("matches", feared(kin)[0], 0) if owned == "matches" else weapons
    rows = {**armed.get("rows", {}), "familiar": ["red4", "red4", "red5"]}
    hero = {**armed, "rows": rows, "hero_class": "beastmaster", "combat_dice": 1}
    table = game(kin, "fight", hero, rolls=[6])
    table.play("power")
    assert table.hero(0).result == 13


@rule("FF-MON-10")
def test_fiends_fight_for_the_megapede_and_it_fears_whoever_banished_them() -> None:
    least, minus = feared("megapede")
    each = part("megapede", Weighs).each
    fiends = [f"fiend-of-{name}" for name in ("avarice", "blight", "chaos", "commitment", "denial", "misery")]
    banished, rest = fiends[:least], fiends[least:]
    assert len(rest) >= 2
    assert result("megapede", [6, 6], banished=banished) == 12
    assert result("megapede", [6, 6], banished=banished, fiends=rest[:2]) == 12 - 2 // each
    assert result("megapede", [6, 6], banished=banished[1:]) == 12 - minus
    assert result("megapede", [6, 6], banished=banished[1:], fiends=rest[:2]) == 12 - 2 // each - minus


@rule("FF-MON-07")
def test_mercenaries_ask_more_for_following_the_demon() -> None:
    terror = part("demon", DearMercenaries)
    gold, xp = 5 + terror.gold, 3 + terror.xp
    table = game("demon", "hire", {"gold": gold, "xp": xp, "combat_dice": 1})
    assert table.keys == ["no-more", "hire:xp", "hire:gold"]
    table.play("hire:gold", "hire:xp")
    assert (table.hero(0).gold, table.hero(0).xp) == (0, 0)
    assert len(table.hero(0).combat) == 3
    assert "hire:gold" not in game("demon", "hire", {"gold": gold - 1, "xp": xp}).keys
    assert "hire:xp" not in game("demon", "hire", {"gold": gold, "xp": xp - 1}).keys


@rule("FF-MON-05", "FF-MON-06")
@pytest.mark.parametrize(("kin", "row"), [("dragon", "dex"), ("kraken", "str")])
def test_dragon_and_kraken_take_a_die_from_heroes_without_a_strong_row(kin: str, row: str) -> None:
    """The die is missing when adventure cards bring others."""
    lair = {"dragon": "mountainside", "kraken": "isle-of-winter"}[kin]
    strongest = {"dragon": {"str": ["blue1"]}, "kraken": {}}[kin]
    least = part(kin, WeakUnless).condition.number
    for value, dice in ((least - 1, 1), (least, 2)):
        rows = {"con": ["red6", "red6", "red2"]} | strongest | having(row, value, 0)["rows"]
        table = game(kin, "battle", {"adventure_tokens": 1, "gold": 5, "rows": rows}, adventure=[lair])
        assert table.asked == (0, "hire")
        assert table.hero(0).combat_dice == dice


@rule("FF-MON-10")
@pytest.mark.parametrize(("kin", "row"), [("dragon", "dex"), ("kraken", "str")])
def test_dragon_and_kraken_fear_a_still_stronger_row(kin: str, row: str) -> None:
    least, minus = feared(kin)
    assert least > part(kin, WeakUnless).condition.number
    assert result(kin, [6, 5], **having(row, least, 0)) == 11
    assert result(kin, [6, 5], **having(row, least - 1, 0)) == 11 - minus


@rule("FF-MON-05")
def test_a_ferocious_troll_wounds_whoever_wears_little_armor() -> None:
    terror = part("giant-troll", WoundsUnless)
    least = terror.condition.number
    for pieces, wounds in ((0, terror.wounds_taken), (least - 1, terror.wounds_taken), (least, 0)):
        assert pool("giant-troll", **having("armor", pieces, 0)).hero(0).wounds == wounds


@rule("FF-MON-10")
def test_a_ferocious_troll_fears_still_more_armor() -> None:
    least, minus = feared("giant-troll")
    assert least > part("giant-troll", WoundsUnless).condition.number
    assert result("giant-troll", [6, 5], **having("armor", least, 0)) == 11
    assert result("giant-troll", [6, 5], **having("armor", least - 1, 0)) == 11 - minus


@rule("FF-MON-05")
def test_a_monster_acts_on_every_hero_separately() -> None:
    table = game("giant-troll", "battle", {"armor": ["chain-helm", "leather-boots"]}, {"wounds": 1})
    assert [hero.wounds for hero in table.state.heroes] == [0, 1 + part("giant-troll", WoundsUnless).wounds_taken]


@rule("FF-MON-10")
def test_only_the_good_hurt_the_undead() -> None:
    minus = part("vampire", LowerUnless).minus
    results = [result("vampire", [6, 6], marker=field) for field in range(9)]
    assert results == [12] * 3 + [12 - minus] * 6


# --- two abilities at once -------------------------------------------------------------------------------

RICH, FAMOUS = AtLeast(Owned("gold"), 1), AtLeast(Owned("glory"), 1)


def against(first: Terror, second: Terror, phase: str, hero: dict[str, Any], *moves: str, **spec: Any) -> Play:
    """After these moves against a Monster with these two abilities, in either order."""
    one, other = (
        game("hydra", phase, hero, cards=[hydra(Both(*parts))], **spec) for parts in ((first, second), (second, first))
    )
    for table in (one, other):
        table.play(*moves)
    assert one.view(0)["heroes"] == other.view(0)["heroes"]
    return one


@rule("FF-MON-05")
@pytest.mark.parametrize(
    ("hero", "wounds"), [({}, 3), ({"glory": 1}, 1), ({"gold": 1}, 2), ({"gold": 1, "glory": 1}, 0)]
)
def test_wounds_of_both_add_up(hero: dict[str, int], wounds: int) -> None:
    table = against(WoundsUnless(1, RICH), WoundsUnless(2, FAMOUS), "battle", {"xp": 3, **hero})
    assert table.hero(0).wounds == wounds


@rule("FF-MON-05", "FF-MON-06")
@pytest.mark.parametrize(("hero", "lost"), [({}, 3), ({"glory": 1}, 1), ({"gold": 1}, 2)])
def test_dice_lost_to_both_add_up(hero: dict[str, int], lost: int) -> None:
    table = against(WeakUnless(1, RICH), WeakUnless(2, FAMOUS), "battle", {"xp": 3, **hero})
    assert [event.args["dice"] for event in table.told("ff-event-terror-dice") if event.seat == 0] == [lost]


@rule("FF-MON-07")
def test_prices_of_both_add_up_for_mercenaries() -> None:
    hero = {"gold": 8, "xp": 4, "combat_dice": 1}
    table = against(DearMercenaries(2, 1), DearMercenaries(1, 0), "hire", hero, "hire:gold", "hire:xp")
    assert (table.hero(0).gold, table.hero(0).xp) == (0, 0)
    assert Both(DearMercenaries(2, 1), NoRerolls()).mercenary == (2, 1)


@rule("FF-MON-09")
def test_prices_of_both_add_up_for_rerolls_unless_one_forbids_them() -> None:
    hero = {"combat_dice": 1, "xp": 4}
    table = against(DearRerolls(1), DearRerolls(2), "fight", hero, "reroll:1", rolls=[1, 5])
    assert (table.hero(0).combat, table.hero(0).xp) == ((5,), 0)
    table = against(DearRerolls(1), NoRerolls(), "fight", hero, rolls=[1])
    assert table.table.outcome is not None
    assert table.hero(0).xp == 4


@rule("FF-MON-10")
def test_losses_of_both_add_up_in_the_result() -> None:
    hero = {"combat_dice": 3, "wounds": 2}
    table = against(LostFaces(2), LostHighest(3), "fight", hero, rolls=[1, 2, 6])
    assert table.hero(0).result == 9 - 3 - 3 - 2
    table = against(WoundsWeigh(1), LowerUnless(4, FAMOUS), "fight", hero, rolls=[1, 2, 6])
    assert table.hero(0).result == 9 - 2 - 4 - 2


def test_abilities_within_abilities_are_all_parts() -> None:
    inner = Both(LostFaces(1), NoRerolls())
    terror = Both(inner, LostHighest(2))
    assert terror.parts == (LostFaces(1), NoRerolls(), LostHighest(2))
    assert (terror.reroll, terror.lost([1, 6])) == (None, 3)
