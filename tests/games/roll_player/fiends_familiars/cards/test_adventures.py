"""The 108 adventure cards: as printed, and each of them rewarding whom it should in the battle."""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from herowright.games.roll_player.cards.types import HeroClass
from herowright.games.roll_player.fiends_familiars.cards.adventures import ADVENTURES
from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.monsters_minions import adventures as monsters_minions
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, AdventureCard
from herowright.games.roll_player.rules.components import COLOUR_IDS, LOOK_IDS, ROW_IDS, ROWS, SPACES_PER_ROW
from herowright.testing import Play, rule, situation

# Monster, kind, number and card as printed; what the card asks for, and of a hero alone; what it brings.
FIENDS_FAMILIARS = """
cyclops lair 1 crystal-cavern: split >= 3: 1 dice
cyclops lair 2 labyrinth: highest int, 1P >= 15: 1 xp
cyclops lair 3 long-tooth-island: trophies >= 2: 1 dice
cyclops trap 4 heavy-fog: goal wis: 2 xp
cyclops trap 5 infestation: lowest fiends, 1P <= 1: 1 dice
cyclops trap 6 rockslide: dex >= 16: 1 dice
cyclops attack 7 blind-rage: wounds <= 0: 1 dice
cyclops attack 8 death-stare: cha >= 17: 2 dice
cyclops attack 9 desperate-jab: highest armor, 1P >= 3: 2 xp
gorgon lair 10 badlands: hands >= 2: 1 dice
gorgon lair 11 blasted-steppe: highest con, 1P >= 15: 1 dice
gorgon lair 12 volcanic-wastes: red-dice >= 3: 1 xp
gorgon trap 13 confusion: int >= 16: 1 dice
gorgon trap 14 desperation: lowest gold, 1P <= 1: 2 xp
gorgon trap 15 wicked-oracle: matches >= 4: 1 dice
gorgon attack 16 smothering-grip: str >= 17: 2 dice
gorgon attack 17 paralyzing-glance: highest power, 1P >= 9: 1 dice
gorgon attack 18 snake-bite: wounds <= 1: 2 xp
gryphon lair 19 crossroads: class-dice >= 4: 1 dice
gryphon lair 20 lofty-crag: highest dex, 1P >= 15: 1 dice
gryphon lair 21 stone-tower: skill >= 2: 1 xp
gryphon trap 22 deception: marker lawful: 2 xp
gryphon trap 23 difficult-terrain: lowest cards, 1P <= 7: 1 dice
gryphon trap 24 perilous-heights: goal con: 1 dice
gryphon attack 25 piercing-screech: wis >= 17: 2 dice
gryphon attack 26 powerful-grip: highest str, 1P >= 17: 1 dice
gryphon attack 27 razor-claws: armor >= 3: 1 dice
hydra lair 28 marshlands: highest power, 1P >= 7: 1 dice
hydra lair 29 rocky-shore: dex >= 14: 1 dice
hydra lair 30 slime-bog: green-dice >= 3: 1 xp
hydra trap 31 conflagration: wounds <= 0: 1 dice
hydra trap 32 marauders: highest gold, 1P >= 5: 2 xp
hydra trap 33 temptation: marker good: 1 dice
hydra attack 34 devastating-blow: con >= 17: 2 dice
hydra attack 35 shrieking-blast: goals >= 4: 1 dice
hydra attack 36 triple-strike: highest trophies, 1P >= 4: 2 xp
leviathan lair 37 abyss-of-remains: banished >= 1: 1 dice
leviathan lair 38 great-depths: blue-dice >= 3: 1 xp
leviathan lair 39 reef-of-madness: highest wis, 1P >= 15: 1 dice
leviathan trap 40 monsoon: con >= 16: 1 dice
leviathan trap 41 scurvy-outbreak: lowest wounds, 1P <= 0: 2 xp
leviathan trap 42 submersion: armor <= 2: 1 dice
leviathan attack 43 crushing-blow: str >= 18: 2 dice
leviathan attack 44 laceration: glory >= 3: 1 dice
leviathan attack 45 scalding-deluge: highest showing-6-6, 1P >= 6: 2 xp
megapede lair 46 dark-hollow: black-dice >= 3: 1 dice
megapede lair 47 ossuary: highest trophies, 1P >= 2: 1 xp
megapede lair 48 wasteland: gold >= 3: 1 dice
megapede trap 49 eternal-darkness: power >= 8: 1 dice
megapede trap 50 quicksand: lowest hands, 1P <= 1: 2 xp
megapede trap 51 sandstorm: goal dex: 1 dice
megapede attack 52 cicada-morph: highest colours, 1P >= 7: 1 dice
megapede attack 53 poisonous-foam: banished >= 3: 2 dice
megapede attack 54 venomous-barbs: armor >= 2: 2 xp
"""
MONSTERS_MINIONS = """
kraken lair 1 black-sea: black-dice >= 3: 1 xp
kraken lair 2 isle-of-winter: con >= 14: 1 dice
kraken lair 3 hidden-cove: highest skill, 1P >= 2: 1 dice
kraken trap 4 lost-at-sea: goal wis: 1 dice
kraken trap 5 crew-mutiny: highest cha, 1P >= 16: 2 xp
kraken trap 6 maelstrom: dex >= 16: 1 dice
kraken attack 7 swallowed: weapon >= 2: 2 dice
kraken attack 8 tentacle-attack: highest showing-5-6, 1P >= 10: 2 xp
kraken attack 9 capsize-ship: wounds <= 0: 1 dice
giant-troll lair 10 stone-bridge: gold >= 3: 1 dice
giant-troll lair 11 abandoned-mine: highest gold-dice, 1P >= 3: 1 xp
giant-troll lair 12 forgotten-forest: green-dice >= 3: 1 dice
giant-troll trap 13 traitor: marker lawful: 2 xp
giant-troll trap 14 ambushed: dex >= 17: 1 dice
giant-troll trap 15 illusion: highest int, 1P >= 16: 1 dice
giant-troll attack 16 club-swing: con >= 17: 2 dice
giant-troll attack 17 ground-smash: goal str: 1 dice
giant-troll attack 18 throw: lowest wounds, 1P <= 0: 2 xp
demon lair 19 another-dimension: split >= 3: 1 dice
demon lair 20 underworld: highest banished, 1P >= 1: 1 xp
demon lair 21 dark-temple: marker good: 1 dice
demon trap 22 riddle: int >= 17: 1 dice
demon trap 23 skeleton-horde: highest hands, 1P >= 2: 1 dice
demon trap 24 poisonous-fumes: goal con: 2 xp
demon attack 25 horned-charge: dex >= 18: 2 dice
demon attack 26 flame-sword: class-dice-str >= 2: 1 dice
demon attack 27 scythe-of-souls: highest trait, 1P >= 4: 2 xp
dragon lair 28 dungeon: skill >= 2: 1 xp
dragon lair 29 mountainside: highest str, 1P >= 15: 1 dice
dragon lair 30 ancient-ruins: goal int: 2 dice
dragon trap 31 captured: cha >= 16: 1 dice
dragon trap 32 dart-trap: lowest showing-1-2, 1P <= 4: 2 xp
dragon trap 33 spiked-pit-trap: power >= 8: 1 dice
dragon attack 34 claw-attack: con >= 18: 2 dice
dragon attack 35 fire-breath: highest armor, 1P >= 3: 2 dice
dragon attack 36 tail-strike: trophies >= 4: 2 xp
vampire lair 37 catacombs: trophies >= 2: 1 dice
vampire lair 38 ancestral-castle: highest matches, 1P >= 4: 1 dice
vampire lair 39 corrupted-shrine: fiends <= 1: 1 xp
vampire trap 40 ghoul-swarm: hands >= 2: 1 dice
vampire trap 41 collapse: highest str, 1P >= 16: 2 xp
vampire trap 42 blood-pool: wounds <= 0: 1 dice
vampire attack 43 life-drain: goal con: 1 dice
vampire attack 44 bite: glory >= 3: 2 xp
vampire attack 45 mind-assault: highest wis, 1P >= 17: 2 dice
chimera lair 46 cathedral: white-dice >= 3: 1 xp
chimera lair 47 old-fortress: highest armor, 1P >= 2: 1 dice
chimera lair 48 shadowy-cave: power >= 7: 1 dice
chimera trap 49 befall-curse: lowest fiends, 1P <= 1: 1 dice
chimera trap 50 arcane-runes: scroll >= 2: 1 dice
chimera trap 51 energy-barrier: class-dice >= 6: 2 xp
chimera attack 52 acid-breath: goals >= 5: 2 dice
chimera attack 53 cone-of-cold: red-dice >= 4: 2 xp
chimera attack 54 lightning-strike: highest dex, 1P >= 17: 1 dice
"""


class Line(NamedTuple):
    kin: str
    kind: str
    number: int
    id: str
    # `least`, `most` (no more than), `highest`, `lowest`, `goal` or `marker`.
    asks: str
    # What is counted; a row for a goal, a side for the marker.
    what: str
    # The threshold, of a hero alone for comparisons.
    limit: int
    dice: int
    xp: int


def read(line: str) -> Line:
    card, asked, brought = line.split(": ")
    kin, kind, number, id = card.split()
    words = asked.replace(", 1P", "").split()
    if words[0] in ("goal", "marker"):
        asks, what, limit = words[0], words[1], 0
    elif words[0] in ("highest", "lowest"):
        asks, what, limit = words[0], words[1], int(words[3])
    else:
        asks, what, limit = {">=": "least", "<=": "most"}[words[1]], words[0], int(words[2])
    amount, unit = brought.split()
    dice, xp = (int(amount), 0) if unit == "dice" else (0, int(amount))
    return Line(kin, kind, int(number), id, asks, what, limit, dice, xp)


BOXES = [[read(line) for line in table.strip().splitlines()] for table in (FIENDS_FAMILIARS, MONSTERS_MINIONS)]
LINES = BOXES[0] + BOXES[1]
COMPARING = [line for line in LINES if line.asks in ("highest", "lowest")]

# --- heroes who have exactly so much of something ------------------------------------------------------

BOX = fiends_box_of("pl2", "fiends-familiars-mm")
CLASSES = ("monk", "thief", "warrior")
SPLIT = [look for look in LOOK_IDS if "-" in look]
# Fiends that change neither Combat dice nor XP.
FIENDS = [
    f"fiend-of-{name}" for name in ("avarice", "blight", "chaos", "commitment", "denial", "misery", "stupor", "duress")
]
AREAS = {"armor": "armor", "skill": "skills", "trait": "traits", "scroll": "scrolls"}
ONE_HANDED = ("longsword", "blessed-mace", "ancient-spear", "short-sword", "sling", "spiked-club")


def class_of(seat: int) -> HeroClass:
    card: HeroClass = BOX.find("class", CLASSES[seat])
    return card


def showing(colour: int, total: int) -> list[str]:
    """Dice of a row with this sum."""
    dice = []
    while total:
        face = min(6, total)
        dice.append(f"{COLOUR_IDS[colour]}{face}")
        total -= face
    return dice


def of_colour(colour: str, number: int, seat: int) -> list[str]:
    """One of them two-coloured, and a die of another colour besides."""
    split = [look for look in SPLIT if colour in look.split("-")]
    rest = number - 1 if split and number else number
    dice = [f"{colour}2"] * rest + [f"{split[seat]}2" for _ in range(number - rest)]
    return [*dice, "gold2" if colour != "gold" else "green2"]


def spread(dice: list[str]) -> dict[str, list[str]]:
    """Dice laid row by row."""
    return {row: dice[at * SPACES_PER_ROW : (at + 1) * SPACES_PER_ROW] for at, row in enumerate(ROW_IDS)}


def apart(all: list[str] | tuple[str, ...], seat: int, number: int) -> list[str]:
    """So many of these, and no other seat gets the same."""
    return list(all[seat :: len(CLASSES)][:number])


def of_type(family: str) -> list[str]:
    """Devious would ask about every XP."""
    return [card.id for card in BOX.market if card.family == family and card.id != "devious"]


def with_matches(seat: int, number: int) -> dict[str, Any]:
    """A sheet with this many Backstory spaces in the right colour; dice to their left have a wrong one."""
    backstory = BOX.backstories[seat]
    cells = backstory.cells
    right = sorted(cells)[:number]
    rows: dict[str, list[str]] = {}
    for row in ROWS:
        first = row * SPACES_PER_ROW
        end = max((space + 1 for space in right if space // SPACES_PER_ROW == row), default=first)
        looks = [cells[space] if space in right else (cells.get(space, space) + 1) % 6 for space in range(first, end)]
        rows[ROW_IDS[row]] = [f"{COLOUR_IDS[look]}2" for look in looks]
    return {"backstory": backstory.id, "rows": rows}


def having(what: str, number: int, seat: int) -> dict[str, Any]:
    """What to tell `situation` about a hero who has this many of that."""
    own = COLOUR_IDS[class_of(seat).colour]
    if what in ("gold", "wounds", "glory"):
        return {what: number}
    if what in ROW_IDS:
        return {"rows": {what: showing(seat, number)}}
    if what == "power":
        return {"rows": {"familiar": showing(seat, number)}}
    if what.endswith("-dice") and what != "class-dice":
        return {"rows": spread(of_colour(what.removesuffix("-dice"), number, seat))}
    if what == "class-dice":
        return {"rows": spread([f"{own}2"] * number + ["green2", "gold2"])}
    if what == "class-dice-str":
        return {"rows": {"str": [f"{own}2"] * number + ["green2"] * (3 - number), "dex": [f"{own}2"]}}
    if what == "split":
        return {"rows": spread([f"{look}2" for look in apart(SPLIT, seat, number)] + ["green2"])}
    if what == "colours":
        return {"rows": spread([f"{colour}2" for colour in COLOUR_IDS[:number]] + ["green2"])}
    if what.startswith("showing"):
        least, most = what.removeprefix("showing-").split("-")
        dice = [f"{COLOUR_IDS[at % 6]}{least if at % 2 else most}" for at in range(number)]
        return {"rows": spread([*dice, f"gold{int(least) - 1 or 3}"])}
    if what == "matches":
        return with_matches(seat, number)
    if what == "goals":
        return {"rows": {ROW_IDS[row]: showing(row, class_of(seat).goals[row].least) for row in range(number)}}
    if what == "trophies":
        return {"trophies": apart([minion.id for minion in BOX.minions], seat, number)}
    if what in ("fiends", "banished"):
        return {what: apart(FIENDS, seat, number)}
    if what in ("weapon", "hands"):
        return {"weapons": apart(ONE_HANDED, seat, number)}
    if what == "cards":
        return {"traits": apart(of_type("trait"), seat, number)}
    return {AREAS[what]: apart(of_type(what), seat, number)}


def answering(line: Line, seat: int, enough: bool) -> dict[str, Any]:
    """A hero who just fulfils what the card asks for, or just does not."""
    if line.asks == "goal":
        least = class_of(seat).goals[ROW_IDS.index(line.what)].least
        return having(line.what, least if enough else least - 1, seat)
    if line.asks == "marker":
        return {"marker": {"lawful": 3, "good": 1}[line.what] if enough else 4}
    missing = -1 if line.asks in ("least", "highest") else 1
    return having(line.what, line.limit + (0 if enough else missing), seat)


def revealed(line: Line, *heroes: dict[str, Any], tokens: tuple[int, ...] = ()) -> Play:
    """The card of this line is revealed to heroes with its token, and to others if `tokens` says so."""
    kind = KINDS.index(line.kind)
    held = tokens or (kind + 1,) * len(heroes)
    specs = [
        {"race": "human", "hero_class": CLASSES[seat], "gold": 0, "combat_dice": 1, "adventure_tokens": held[seat]}
        | hero
        for seat, hero in enumerate(heroes)
    ]
    return situation(
        "roll-player",
        len(heroes),
        {"expansion": "fiends-familiars-mm"},
        phase="adventure",
        revealed=kind,
        monster=line.kin,
        adventure=[line.id],
        heroes=specs,
    )


def rewarded(table: Play, line: Line) -> list[int]:
    """The seats the card pays, and pays in full."""
    paid = [event.seat for event in table.told("ff-event-adventure-pays")]
    for hero in table.state.heroes:
        pays = hero.seat in paid
        assert hero.combat_dice == 1 + line.dice * pays
        assert hero.xp == line.xp * pays
    return [seat for seat in paid if seat is not None]


def ids(lines: list[Line]) -> list[str]:
    return [line.id for line in lines]


# --- what is printed -----------------------------------------------------------------------------------


@rule("FF-COMP-04", "FF-COMP-06")
@pytest.mark.parametrize(("cards", "lines"), [(ADVENTURES, BOXES[0]), (monsters_minions.ADVENTURES, BOXES[1])])
def test_a_box_has_three_cards_of_each_kind_for_each_monster(
    cards: tuple[AdventureCard, ...], lines: list[Line]
) -> None:
    assert [(card.kin, card.kind, card.number, card.id) for card in cards] == [line[:4] for line in lines]
    assert [card.number for card in cards] == list(range(1, 55))
    counted = Counter((card.kin, card.kind) for card in cards)
    assert len(counted) == 18
    assert set(counted.values()) == {3}


def test_no_two_cards_share_an_id() -> None:
    assert len({card.id for card in BOX.adventures}) == len(BOX.adventures) == 108


def test_what_the_cards_ask_and_bring_is_ours() -> None:
    assert {card.provenance for card in BOX.adventures} == {"ours"}


@rule("FF-ADV-06")
def test_the_sample_cards_are_in_their_boxes() -> None:
    """One card for four dice of the class colour; one lair for the Intelligence goal with two dice."""
    assert [line.id for line in BOXES[0] if (line.what, line.limit) == ("class-dice", 4)] == ["crossroads"]
    known = [line for line in BOXES[1] if (line.kind, line.asks, line.what) == ("lair", "goal", "int")]
    assert [line.dice for line in known] == [2]


def test_one_card_in_three_compares_heroes() -> None:
    assert Counter((line.kin, line.kind) for line in COMPARING) == Counter({(line.kin, line.kind) for line in LINES})


def test_a_monster_never_asks_for_the_same_thing_twice() -> None:
    asked = Counter((line.kin, line.asks == "goal", line.what) for line in LINES)
    assert set(asked.values()) == {1}


def test_attacks_pay_more_than_traps_and_traps_more_than_lairs() -> None:
    def worth(kind: str) -> float:
        return sum(3.5 * line.dice + line.xp for line in LINES if line.kind == kind)

    assert worth("lair") < worth("trap") < worth("attack")
    assert max(line.dice for line in LINES) == 2


# --- whom each card rewards ----------------------------------------------------------------------------


@rule("FF-ADV-02", "FF-ADV-04", "FF-ADV-05")
@pytest.mark.parametrize("line", LINES, ids=ids(LINES))
def test_a_card_rewards_whoever_fulfils_it_and_has_its_token(line: Line) -> None:
    kind = KINDS.index(line.kind)
    heroes = [answering(line, seat, enough) for seat, enough in enumerate((True, False, True))]
    table = revealed(line, *heroes, tokens=(kind + 1, kind + 1, kind))
    assert rewarded(table, line) == [0]


@rule("FF-ADV-03", "FF-ADV-04")
@pytest.mark.parametrize("line", COMPARING, ids=ids(COMPARING))
def test_a_comparison_counts_all_who_tie_and_nobody_without_the_token(line: Line) -> None:
    kind = KINDS.index(line.kind)
    better = max(0, line.limit + (1 if line.asks == "highest" else -1))
    heroes = [answering(line, 0, True), answering(line, 1, True), having(line.what, better, 2)]
    assert rewarded(revealed(line, *heroes, tokens=(kind + 1, kind + 1, kind)), line) == [0, 1]


@rule("FF-SOLO-14")
@pytest.mark.parametrize("line", LINES, ids=ids(LINES))
def test_a_hero_alone_has_to_reach_the_limit(line: Line) -> None:
    assert rewarded(revealed(line, answering(line, 0, True)), line) == [0]
    assert rewarded(revealed(line, answering(line, 0, False)), line) == []
