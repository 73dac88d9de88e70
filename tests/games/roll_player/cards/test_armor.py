"""The twelve pieces of armor and the ladders of the three sets."""

from typing import Any

import pytest

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.rules.components import CLASS_COLOURS, COLOUR_IDS
from herowright.testing import rule, situation

# Piece, card number, dots and set as printed.
PRINTED = [
    ("chain-gorget", 37, 2, "chain"),
    ("chain-vambraces", 38, 2, "chain"),
    ("chain-helm", 39, 1, "chain"),
    ("chain-tunic", 40, 2, "chain"),
    ("chain-leggings", 41, 1, "chain"),
    ("mystic-cowl", 42, 2, "mystic"),
    ("mystic-robes", 43, 2, "mystic"),
    ("mystic-cloak", 44, 1, "mystic"),
    ("leather-greaves", 45, 2, "leather"),
    ("leather-boots", 46, 1, "leather"),
    ("leather-gloves", 47, 1, "leather"),
    ("leather-pauldron", 48, 2, "leather"),
]
SETS = {
    "chain": ["chain-gorget", "chain-vambraces", "chain-helm", "chain-tunic", "chain-leggings"],
    "leather": ["leather-greaves", "leather-boots", "leather-gloves", "leather-pauldron"],
    "mystic": ["mystic-cowl", "mystic-robes", "mystic-cloak"],
}
STEPS = [(kind, count + 1) for kind, pieces in SETS.items() for count in range(len(pieces))]
CLASS_OF = {
    "green": "ranger", "blue": "wizard", "red": "warrior", "purple": "monk", "black": "thief", "white": "paladin",
}  # fmt: skip


def find(id: str) -> Any:
    return box_of("pl2").find("market", id)


def stars(armor: list[str], colour: str) -> int:
    hero = {"hero_class": CLASS_OF[colour], "armor": armor}
    outcome = situation("roll-player", 2, phase="last-call", heroes=[hero]).table.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.seats[0].lines if line.category == "armor")


def foreign_colour(kind: str) -> str:
    """A class colour that the set does not show."""
    return next(COLOUR_IDS[colour] for colour in CLASS_COLOURS if colour not in find(SETS[kind][0]).set.colours)


@rule("RP-COMP-14", "RP-COMP-17", "RP-MKT-03")
@pytest.mark.parametrize(("id", "number", "dots", "kind"), PRINTED, ids=[row[0] for row in PRINTED])
def test_a_piece_of_armor_is_as_printed_and_can_be_bought(id: str, number: int, dots: int, kind: str) -> None:
    card = find(id)
    assert (card.family, card.number, card.dots, card.set.id) == ("armor", number, dots, kind)
    heroes = [{"hero_class": "monk", "gold": 20}]
    table = situation("roll-player", 2, phase="market", initiative={0: 1, 1: 2}, heroes=heroes, market=[id])
    table.play(f"buy:{id}")
    assert [armor.id for armor in table.hero(0).armor] == [id]
    assert table.hero(0).gold == 20 - card.cost


@rule("RP-SCORE-12", "RP-SCORE-13")
@pytest.mark.parametrize(("id", "kind"), [(row[0], row[3]) for row in PRINTED], ids=[row[0] for row in PRINTED])
def test_each_piece_alone_pays_the_first_step_of_its_set(id: str, kind: str) -> None:
    assert stars([id], foreign_colour(kind)) == find(id).set.ladder[0] > 0


@rule("RP-CARD-27")
@pytest.mark.parametrize(("kind", "pieces"), [("chain", 5), ("leather", 4), ("mystic", 3)])
def test_a_ladder_has_a_step_for_every_piece_and_climbs(kind: str, pieces: int) -> None:
    armor_set = find(SETS[kind][0]).set
    ladder = armor_set.ladder
    assert [card.id for card in box_of("pl2").market if getattr(card, "set", None) is armor_set] == SETS[kind]
    assert len(ladder) == pieces == len(SETS[kind])
    assert sorted(set(ladder)) == list(ladder)


@rule("RP-SCORE-13")
@pytest.mark.parametrize(("kind", "count"), STEPS, ids=[f"{kind}-{count}" for kind, count in STEPS])
def test_so_many_pieces_pay_that_step_of_the_ladder(kind: str, count: int) -> None:
    pieces = SETS[kind][:count]
    assert stars(pieces, foreign_colour(kind)) == find(pieces[0]).set.ladder[count - 1]


@rule("RP-SCORE-13")
def test_four_chain_cards_print_seven_stars() -> None:
    assert find("chain-helm").set.ladder[3] == 7


@rule("RP-SCORE-14")
@pytest.mark.parametrize("kind", SETS)
def test_a_set_pays_a_star_more_to_the_classes_whose_colours_it_shows(kind: str) -> None:
    shown = {COLOUR_IDS[colour] for colour in find(SETS[kind][0]).set.colours}
    base = stars(SETS[kind], foreign_colour(kind))
    assert {colour for colour in CLASS_OF if stars(SETS[kind], colour) == base + 1} == shown
    assert {colour for colour in CLASS_OF if stars(SETS[kind], colour) == base} == CLASS_OF.keys() - shown


@rule("RP-SCORE-14")
def test_chain_shows_white() -> None:
    assert stars(["chain-helm"], "white") == find("chain-helm").set.ladder[0] + 1
