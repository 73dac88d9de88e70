"""The ready-made decks: PF-DECK."""

from collections import Counter

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.rules.components import ALLY, ARMOR, BLESSING, BOONS, ITEM, SPELL, WEAPON
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import zone

GODS = "blessing-of-the-gods"
# Owner and set, then the cards: weapons, spells, armors, items, allies, and how many Blessings of the Gods.
DECKS: dict[tuple[str, str], tuple[list[str], list[str], list[str], list[str], list[str], int]] = {
    ("ezren", "B"): (
        ["quarterstaff"],
        [
            *("arcane-armor", "detect-magic", "force-missile", "invisibility"),
            *("levitate", "lightning-touch", "lightning-touch", "sleep"),
        ],
        [],
        ["blast-stone", "bracers-of-protection", "codex"],
        ["night-watch", "sage", "standard-bearer"],
        0,
    ),
    ("seoni", "B"): (
        [],
        ["arcane-armor", "force-missile", "invisibility"],
        [],
        ["blast-stone", "bracers-of-protection", "potion-of-fortitude"],
        ["guard", "guide", "guide", "troubadour"],
        5,
    ),
    ("valeros", "B"): (
        ["dagger", "longsword", "longsword", "mace", "short-sword"],
        [],
        ["chain-mail", "wooden-shield", "wooden-shield"],
        ["mattock", "potion-of-hiding"],
        ["night-watch", "standard-bearer"],
        3,
    ),
    ("amiri", "C"): (
        ["longspear", "longsword", "quarterstaff", "short-sword", "short-sword"],
        [],
        ["leather-armor", "wooden-shield"],
        ["mattock", "potion-of-hiding"],
        ["guide", "standard-bearer"],
        4,
    ),
    ("lini", "C"): (
        [],
        ["cure", "cure", "detect-magic", "guidance", "sanctuary", "strength"],
        [],
        ["potion-of-fortitude", "sages-journal"],
        ["crow", "dog", "dog"],
        4,
    ),
    ("sajan", "C"): (
        [],
        [],
        [],
        ["amulet-of-mighty-fists", "caltrops", "potion-of-glibness", "potion-of-vision"],
        ["guide", "sage", "troubadour"],
        8,
    ),
    ("seelah", "C"): (
        ["longsword", "mace", "short-sword"],
        ["cure"],
        ["chain-mail", "chain-mail", "wooden-shield"],
        [],
        ["night-watch", "standard-bearer"],
        6,
    ),
    ("harsk", "B"): (
        ["light-crossbow", "light-crossbow", "shortbow", "shortbow", "sling"],
        [],
        ["leather-armor"],
        ["amulet-of-life", "crowbar", "holy-water"],
        ["crow"],
        5,
    ),
    ("kyra", "B"): (
        ["mace", "quarterstaff"],
        ["cure", "guidance", "mending"],
        ["chain-mail", "wooden-shield"],
        ["holy-water"],
        ["guard"],
        6,
    ),
    ("lem", "B"): (
        ["sling"],
        ["cure", "levitate", "sanctuary", "strength"],
        [],
        ["codex", "thieves-tools"],
        ["burglar", "sage", "troubadour"],
        5,
    ),
    ("merisiel", "B"): (
        ["dagger", "dart"],
        [],
        ["leather-armor"],
        ["caltrops", "crowbar", "potion-of-glibness", "potion-of-vision", "thieves-tools", "thieves-tools"],
        ["burglar", "guard"],
        4,
    ),
}
# Weapons, spells, armors, items, allies and blessings of each deck.
NUMBERS = {
    "ezren": (1, 8, 0, 3, 3, 0),
    "seoni": (0, 3, 0, 3, 4, 5),
    "valeros": (5, 0, 3, 2, 2, 3),
    "amiri": (5, 0, 2, 2, 2, 4),
    "lini": (0, 6, 0, 2, 3, 4),
    "sajan": (0, 0, 0, 4, 3, 8),
    "seelah": (3, 1, 3, 0, 2, 6),
    "harsk": (5, 0, 1, 3, 1, 5),
    "kyra": (2, 3, 2, 1, 1, 6),
    "lem": (1, 4, 0, 2, 3, 5),
    "merisiel": (2, 0, 1, 6, 2, 4),
}
each_deck = pytest.mark.parametrize(("id", "set"), DECKS, ids=[id for id, _ in DECKS])


@rule("PF-DECK-01", "PF-DECK-04")
@each_deck
def test_who_takes_the_ready_made_deck_has_these_cards(id: str, set: str) -> None:
    *cards, blessings = DECKS[id, set]
    table = situation("pathfinder", 1)
    table.play(f"character:{id}")
    assert Counter(zone(table, "deck")) == Counter([*(card for kind in cards for card in kind), *[GODS] * blessings])
    assert (len(table.hero(0).deck), all(card.basic for card in table.hero(0).deck)) == (15, True)
    assert table.asked == (0, "start")  # nothing is missing


@rule("PF-DECK-04")
@each_deck
def test_the_numbers_of_each_deck_are_those_of_its_owners_list(id: str, set: str) -> None:
    character = BOX.find("character", id)
    assert character.set == set
    numbers = Counter(BOX.find("boon", card).kind for card in Counter(character.sample).elements())
    assert tuple(numbers[kind] for kind in BOONS) == NUMBERS[id]
    assert tuple(character.cards[kind][0] for kind in BOONS) == NUMBERS[id]


@rule("PF-DECK-02")
def test_the_box_does_not_hold_enough_cards_for_all_decks() -> None:
    wanted: Counter[str] = Counter()
    for character in BOX.characters:
        wanted.update(character.sample)
    short = {id for id, count in wanted.items() if count > BOX.copies_in(BOX.find("boon", id), ("B", "C"))}
    assert short == {GODS}


@rule("PF-DECK-02")
def test_what_the_box_lacks_is_replaced_by_another_card_of_the_kind() -> None:
    """The only Leather Armor is gone: another Basic armor has to do."""
    box = {ARMOR: ["half-plate", "wooden-shield", "chain-mail"]}
    table = situation("pathfinder", 1, step=("decks", 0), heroes=[{"character": "merisiel"}], box=box)
    assert (table.asked, table.keys) == ((0, "build"), ["box:wooden-shield", "box:chain-mail"])
    table.play("box:wooden-shield")
    assert (table.asked, len(table.hero(0).deck)) == ((0, "start"), 15)


@rule("PF-DECK-03")
def test_ezrens_list_and_the_deck_that_fits_it() -> None:
    ezren = BOX.find("character", "ezren")
    listed = {kind: number for kind, (number, _) in ezren.cards.items()}
    assert listed == {WEAPON: 1, SPELL: 8, ARMOR: 0, ITEM: 3, ALLY: 3, BLESSING: 0}
    table = situation("pathfinder", 1)
    table.play("character:ezren")
    fits = Counter(card.kind for card in table.hero(0).deck)
    assert {kind: fits[kind] for kind in BOONS} == listed
