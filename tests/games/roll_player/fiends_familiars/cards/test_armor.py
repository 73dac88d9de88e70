"""The nine pieces of armor of the expansion, and the ladders with them."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.rules.components import CLASS_COLOURS, COLOUR_IDS
from herowright.testing import rule, situation

ALONE = {"expansion": "fiends-familiars"}
# Piece, card number, dots and set as printed.
PRINTED = [
    ("chain-fauld", 1, 1, "chain"),
    ("leather-cuirass", 2, 1, "leather"),
    ("mystic-gambeson", 3, 1, "mystic"),
    ("runic-bracelet", 4, 1, "runic"),
    ("runic-crown", 5, 1, "runic"),
    ("runic-signet", 6, 1, "runic"),
    ("runic-amulet", 20, 2, "runic"),
    ("runic-necklace", 21, 2, "runic"),
    ("runic-pendant", 22, 2, "runic"),
]
SETS = {
    "chain": ["chain-gorget", "chain-vambraces", "chain-helm", "chain-tunic", "chain-leggings", "chain-fauld"],
    "leather": ["leather-greaves", "leather-boots", "leather-gloves", "leather-pauldron", "leather-cuirass"],
    "mystic": ["mystic-cowl", "mystic-robes", "mystic-cloak", "mystic-gambeson"],
    "runic": [id for id, _, _, kind in PRINTED if kind == "runic"],
}
STEPS = [(kind, count + 1) for kind, pieces in SETS.items() for count in range(len(pieces))]
CLASS_OF = {
    "green": "ranger", "blue": "wizard", "red": "warrior", "purple": "monk", "black": "thief", "white": "paladin",
}  # fmt: skip


def find(id: str) -> Any:
    return fiends_box_of("pl2", "fiends-familiars").find("market", id)


def stars(armor: list[str], colour: str, weapons: tuple[str, ...] = ()) -> int:
    heroes = [{"hero_class": CLASS_OF[colour], "armor": armor, "weapons": weapons, "result": 0}, {"result": 0}]
    outcome = situation("roll-player", 2, ALONE, phase="spoils", heroes=heroes).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "armor")


def foreign_colour(kind: str) -> str:
    """A class colour that the set does not show."""
    return next(COLOUR_IDS[colour] for colour in CLASS_COLOURS if colour not in find(SETS[kind][0]).set.colours)


@rule("FF-COMP-04", "RP-COMP-14", "RP-COMP-17", "RP-MKT-03")
@pytest.mark.parametrize(("id", "number", "dots", "kind"), PRINTED, ids=[row[0] for row in PRINTED])
def test_a_piece_of_armor_is_as_printed_and_can_be_bought(id: str, number: int, dots: int, kind: str) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots, card.set.id) == ("armor", number, dots, kind)
    assert 4 <= card.cost <= 5
    heroes = [{"hero_class": "monk", "gold": 20}]
    table = situation("roll-player", 2, ALONE, phase="market", initiative={0: 1, 1: 2}, heroes=heroes, market=[id])
    table.play(f"buy:{id}")
    assert [armor.id for armor in table.hero(0).armor] == [id]
    assert table.hero(0).gold == 20 - card.cost


@rule("RP-SCORE-12", "RP-SCORE-13")
@pytest.mark.parametrize(("id", "kind"), [(row[0], row[3]) for row in PRINTED], ids=[row[0] for row in PRINTED])
def test_each_piece_alone_pays_the_first_step_of_its_set(id: str, kind: str) -> None:
    assert stars([id], foreign_colour(kind)) == find(id).set.ladder[0] > 0


@pytest.mark.parametrize(("kind", "pieces"), [("chain", 6), ("leather", 5), ("mystic", 4), ("runic", 6)])
@pytest.mark.parametrize("expansion", ["fiends-familiars", "fiends-familiars-mm"])
def test_a_ladder_has_a_step_for_every_piece_and_climbs(expansion: str, kind: str, pieces: int) -> None:
    box = fiends_box_of("pl2", expansion)
    armor_set = box.find("market", SETS[kind][0]).set
    held = {card.id for card in box.market if getattr(card, "set", None) is armor_set}
    assert held == set(SETS[kind])
    assert len(armor_set.ladder) == pieces == len(SETS[kind])
    assert sorted(set(armor_set.ladder)) == list(armor_set.ladder)


@rule("RP-COMP-17")
@pytest.mark.parametrize("id", [card.id for card in box_of("pl2").market if card.family == "armor"])
def test_a_piece_of_the_base_game_differs_only_in_the_last_step(id: str) -> None:
    before, now = box_of("pl2").find("market", id), find(id)
    assert now.set.ladder[:-1] == before.set.ladder
    assert (now.number, now.dots, now.cost) == (before.number, before.dots, before.cost)
    assert (now.set.id, now.set.colours) == (before.set.id, before.set.colours)


@rule("RP-SCORE-13", "FF-SCORE-01")
@pytest.mark.parametrize(("kind", "count"), STEPS, ids=[f"{kind}-{count}" for kind, count in STEPS])
def test_so_many_pieces_pay_that_step_of_the_ladder(kind: str, count: int) -> None:
    pieces = SETS[kind][-count:]
    assert stars(pieces, foreign_colour(kind)) == find(pieces[0]).set.ladder[count - 1]


@rule("RP-SCORE-14")
@pytest.mark.parametrize("kind", SETS)
def test_a_set_pays_a_star_more_to_the_classes_whose_colours_it_shows(kind: str) -> None:
    shown = {COLOUR_IDS[colour] for colour in find(SETS[kind][0]).set.colours}
    base = stars(SETS[kind], foreign_colour(kind))
    assert {colour for colour in CLASS_OF if stars(SETS[kind], colour) == base + 1} == shown
    assert {colour for colour in CLASS_OF if stars(SETS[kind], colour) == base} == CLASS_OF.keys() - shown


@rule("RP-CARD-27")
@pytest.mark.parametrize("kind", SETS)
def test_the_tower_shield_can_take_the_last_step_of_the_longer_ladder(kind: str) -> None:
    ladder = find(SETS[kind][0]).set.ladder
    colour = foreign_colour(kind)
    assert stars(SETS[kind][:-1], colour, ("tower-shield",)) == ladder[-1]
    assert stars(SETS[kind], colour, ("tower-shield",)) == ladder[-1]


def test_a_pack_that_corrects_a_ladder_of_the_base_game_leaves_the_last_piece_its_step() -> None:
    pack = {"armor-sets": {"mystic": {"ladder": [2, 5, 9]}}}
    heroes = [{"hero_class": CLASS_OF[foreign_colour("mystic")], "armor": SETS["mystic"], "result": 0}, {"result": 0}]
    outcome = situation("roll-player", 2, ALONE | {"pack": pack}, phase="spoils", heroes=heroes).table.outcome
    assert outcome is not None
    step = find("mystic-gambeson").set.ladder[-1] - find("mystic-gambeson").set.ladder[-2]
    assert [line.points for line in outcome.seats[0].lines if line.category == "armor"] == [9 + step]


def test_the_runic_set_starts_slowest_and_ends_highest() -> None:
    runic = find("runic-crown").set.ladder
    others = [find(SETS[kind][0]).set.ladder for kind in ("chain", "leather", "mystic")]
    assert all(runic[1] < other[1] and runic[-1] > other[-1] for other in others)
