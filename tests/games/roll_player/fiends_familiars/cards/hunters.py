"""Hunters made to measure: heroes who fulfil exactly the chosen weaknesses of a minion, each by a hair."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast, AtMost, MarkerOn, OfClassColour
from herowright.games.roll_player.fiends_familiars.cards.measures import (
    Cards,
    ClassDice,
    ColourDice,
    Colours,
    DiceShowing,
    FamiliarPower,
    FullRows,
    GoalsMet,
    Matches,
    Measure,
    Owned,
    RowValue,
    SplitDice,
)
from herowright.games.roll_player.fiends_familiars.cards.types import Minion
from herowright.games.roll_player.rules.components import (
    BLACK,
    BLUE,
    CHAOTIC,
    COLOUR_IDS,
    EVIL,
    GOOD,
    GREEN,
    LAWFUL,
    PURPLE,
    RED,
    ROW_IDS,
    SPACES_PER_ROW,
    WHITE,
)

CENTRE = 4
FIELDS = {GOOD: 1, LAWFUL: 3, CHAOTIC: 5, EVIL: 7}
CLASSES = {GREEN: "druid", BLUE: "wizard", RED: "warrior", PURPLE: "monk", BLACK: "rogue", WHITE: "cleric"}
BACKSTORY = "aristocrat"
# Cards that change neither rows nor hunts.
CARDS = {
    "weapon": ("weapons", ["ancient-spear", "tower-shield"]),
    "armor": ("armor", ["leather-boots", "leather-gloves"]),
    "skill": ("skills", ["climb", "search"]),
    "trait": ("traits", ["honest", "greedy"]),
    "scroll": ("scrolls", ["restore"]),
}
HANDS = {1: ["ancient-spear"], 2: ["heavy-crossbow"], 3: ["ancient-spear", "heavy-crossbow"]}
PILES = {
    "fiends": ["fiend-of-misery"],
    "banished": ["fiend-of-chaos"],
    "trophies": ["kobold"],
}
SPLIT = ("green-blue", "red-purple")
# Later ones count dice and cards that earlier ones have laid.
ORDER = (RowValue, FamiliarPower, Matches, GoalsMet)
LAST = (DiceShowing, Colours, FullRows, Owned)


def faces_of(total: int) -> list[int]:
    """The fewest dice with this sum, without a 6."""
    return [*[5] * (total // 5), *([total % 5] if total % 5 else [])]


class Hunter:
    """`spec` is a hero for `situation`; `rows` are the dice laid so far."""

    def __init__(self, minion: Minion, fulfilled: Collection[int]) -> None:
        conditions = [condition for condition, _ in minion.weaknesses]
        measures = [condition.measure for condition in conditions if isinstance(condition, (AtLeast, AtMost))]
        self.reserved = {ROW_IDS[measure.row] for measure in measures if isinstance(measure, RowValue)}
        self.colours = {measure.colour for measure in measures if isinstance(measure, ColourDice)}
        self.rows: dict[str, list[str]] = {id: [] for id in (*ROW_IDS, "familiar")}
        self.spec: dict[str, Any] = {
            "race": "human", "hero_class": "druid", "backstory": BACKSTORY, "gold": 0, "rows": self.rows
        }  # fmt: skip
        wanted: list[tuple[Measure, int]] = []
        for at, condition in enumerate(conditions):
            met = at in fulfilled
            match condition:
                case MarkerOn(side):
                    self.spec["marker"] = FIELDS[side] if met else CENTRE
                case OfClassColour(colours):
                    self.spec["hero_class"] = next(CLASSES[c] for c in CLASSES if (c in colours) == met)
                case AtLeast(measure, number):
                    wanted.append((measure, number if met else number - 1))
                case AtMost(measure, number):
                    wanted.append((measure, number if met else number + 1))
                case _:
                    raise AssertionError(f"no hunter is made for {condition}")
        for measure, number in sorted(wanted, key=lambda want: rank(want[0])):
            self.have(measure, number)

    def have(self, measure: Measure, number: int) -> None:
        match measure:
            case RowValue(row):
                self.rows[ROW_IDS[row]] = [f"gold{face}" for face in faces_of(number)]
            case FamiliarPower():
                self.rows["familiar"] = [f"gold{face}" for face in faces_of(number)]
            case Matches():
                self.match(number)
            case GoalsMet():
                assert number <= 1
                row = next(row for row, id in enumerate(ROW_IDS) if id not in self.reserved)
                goal = box_of("pl2").find("class", self.spec["hero_class"]).goals[row]
                self.rows[ROW_IDS[row]] = [f"gold{face}" for face in (goal.least - 10, 5, 5)] if number else []
            case ColourDice(colour):
                self.lay(*[f"{COLOUR_IDS[colour]}1"] * number)
            case ClassDice():
                self.lay(*["green1"] * number)
            case SplitDice():
                self.lay(*(f"{look}1" for look in SPLIT[:number]))
            case Colours():
                there = {die[:-1] for die in self.dice()}
                others = [colour for colour in COLOUR_IDS if colour not in there]
                self.lay(*(f"{colour}1" for colour in others[: number - len(there)]))
            case DiceShowing(least, most):
                there_are = sum(1 for die in self.dice() if least <= int(die[-1]) <= most)
                self.lay(*[f"gold{least}"] * (number - there_are))
            case FullRows():
                free = [row for row in ROW_IDS if row not in self.reserved]
                for full in free[:number]:
                    self.rows[full] = ["gold2"] * SPACES_PER_ROW
            case Cards(type):
                area, ids = CARDS[type]
                self.spec[area] = ids[:number]
            case Owned("hands"):
                self.spec["weapons"] = HANDS.get(number, [])
            case Owned("cards"):
                owned = sum(len(self.spec.get(area, ())) for area, _ in CARDS.values())
                self.spec["traits"] = CARDS["trait"][1][: number - owned]
            case Owned(what) if what in PILES:
                self.spec[what] = PILES[what][:number]
                assert len(self.spec[what]) == number
            case Owned(what):
                self.spec[what] = number
            case _:
                raise AssertionError(f"no hunter is made for {measure}")

    def dice(self) -> list[str]:
        return [die for row in self.rows.values() for die in row]

    def lay(self, *dice: str) -> None:
        """Where they neither fill a row nor change one that counts, nor match the backstory."""
        cells = box_of("pl2").find("backstory", BACKSTORY).cells
        for die in dice:
            for number, row in enumerate(ROW_IDS):
                there = len(self.rows[row])
                colour = cells.get(number * SPACES_PER_ROW + there)
                if row not in self.reserved and there < 2 and (colour is None or COLOUR_IDS[colour] != die[:-1]):
                    self.rows[row].append(die)
                    break
            else:
                raise AssertionError(f"no room for {die}")

    def match(self, number: int) -> None:
        """Dice on the foremost spaces the backstory asks for, in colours nobody counts."""
        cells = box_of("pl2").find("backstory", BACKSTORY).cells
        for space in sorted(cells, key=lambda space: space % SPACES_PER_ROW):
            row, column = divmod(space, SPACES_PER_ROW)
            if number and ROW_IDS[row] not in self.reserved and cells[space] not in self.colours:
                self.rows[ROW_IDS[row]] = [*["gold1"] * column, f"{COLOUR_IDS[cells[space]]}1"]
                number -= 1
        assert number == 0


def rank(measure: Measure) -> int:
    kind = type(measure)
    return ORDER.index(kind) if kind in ORDER else len(ORDER) + (1 + LAST.index(kind) if kind in LAST else 0)
