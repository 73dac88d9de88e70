"""Final scoring (RP-SCORE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.powers import DieBonus, ExtraPiece, RowBonus
from herowright.games.roll_player.rules import solo
from herowright.games.roll_player.rules.components import (
    COLOUR_IDS,
    COLOURS_OF,
    GOLD,
    ROW_IDS,
    ROW_NAMES,
    ROWS,
    STR,
    space_id,
)
from herowright.table.message import Message
from herowright.table.outcome import Outcome, ScoreLine, SeatOutcome

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import Armor, ArmorSet
    from herowright.games.roll_player.rules.state import Hero, RollPlayer

BACKSTORY_STARS = (0, 0, 1, 1, 3, 3, 6)  # RP-SCORE-10


def outcome(table: RollPlayer) -> Outcome:
    lines = [score(table, hero) for hero in table.heroes]
    return ranking(table, lines, solo.title(table, total(lines[0])) if table.solo else (None, None))


def total(lines: list[ScoreLine]) -> int:
    return sum(line.points for line in lines)


def ranking(table: RollPlayer, lines: list[list[ScoreLine]], title: tuple[Message | None, str | None]) -> Outcome:
    """Most stars wins; then most gold, then fewest class-coloured dice, then shared (RP-SCORE-18 to -21)."""
    standing = [(total(sheet), *tie_break(hero)) for hero, sheet in zip(table.heroes, lines, strict=True)]
    ranked = sorted(standing, reverse=True)
    places = {sheet: ranked.index(sheet) + 1 for sheet in ranked}
    seats = tuple(
        SeatOutcome(seat, stars, tuple(lines[seat]), places[stars, gold, dice], (gold, dice), *title)
        for seat, (stars, gold, dice) in enumerate(standing)
    )
    return Outcome(seats, tuple(seat.seat for seat in seats if seat.place == 1), _settled_by(ranked))


def tie_break(hero: Hero) -> tuple[int, int]:
    """Compared after the stars, higher first: gold, then the fewest dice of the class colour."""
    assert hero.hero_class is not None
    return hero.gold, -hero.dice_of_colour(hero.hero_class.colour)


def _settled_by(ranked: list[tuple[int, int, int]]) -> str | None:
    if len(ranked) < 2 or ranked[0][0] != ranked[1][0]:
        return None
    if ranked[0][1] != ranked[1][1]:
        return "RP-SCORE-19"
    return "RP-SCORE-20" if ranked[0][2] != ranked[1][2] else "RP-SCORE-21"


def score(table: RollPlayer, hero: Hero) -> list[ScoreLine]:
    """Every line of the score sheet, in the order of RP-SCORE-02."""
    return [*sheet_lines(table, hero), gold(hero, "RP-SOLO-17")] if table.solo else sheet_lines(table, hero)


def sheet_lines(table: RollPlayer, hero: Hero) -> list[ScoreLine]:
    return [
        *attribute_goals(table, hero),
        class_dice(hero),
        alignment(hero),
        backstory(hero),
        *armor_sets(table, hero),
        *traits(table, hero),
    ]


# What a line of the sheet is called, and what it pays.
Paid = tuple[str, int]


def paid(table: RollPlayer, hero: Hero, values: Sequence[int]) -> list[Paid]:
    """`score` without its words, of which nobody needs any while the game goes on; `values` are those of the rows."""
    lines = paid_by_sheet(table, hero, values)
    return [*lines, ("gold", gold_stars(hero))] if table.solo else lines


def paid_by_sheet(table: RollPlayer, hero: Hero, values: Sequence[int]) -> list[Paid]:
    assert hero.hero_class is not None
    goals = hero.hero_class.goals
    return [
        ("goals", sum([goal.pays(value) for goal, value in zip(goals, values, strict=True)])),
        ("class-dice", hero.dice_of_colour(hero.hero_class.colour)),
        ("alignment", alignment_stars(hero)),
        ("backstory", BACKSTORY_STARS[len(hero.backstory_matches())]),
        *([("armor", line.points) for line in armor_sets(table, hero)] if hero.armor else ()),
        *(("traits", trait.scoring.pays(table, hero)[0]) for trait in hero.traits),
    ]


def gold_stars(hero: Hero) -> int:
    return hero.gold // solo.GOLD_PER_STAR


def alignment_stars(hero: Hero) -> int:
    assert hero.alignment is not None
    return hero.alignment.grid[hero.marker]


def gold(hero: Hero, rule: str) -> ScoreLine:
    """What is left of the gold pays a lone hero."""
    return ScoreLine("gold", gold_stars(hero), rule, Message("rp-score-gold", {"gold": hero.gold}))


def row_values(table: RollPlayer, hero: Hero) -> list[int]:
    return [row_value(table, hero, row) for row in ROWS]


def row_value(table: RollPlayer, hero: Hero, row: int) -> int:
    """Dice, race and weapons together (RP-SCORE-03)."""
    dice, faces = hero.row(row), table.faces
    value = row_bonus(hero, row)
    for die in dice:
        value += faces[die]
    if hero.weapons:
        value += sum(die_bonus(table, hero, die, row) for die in dice)
    return value


def row_bonus(hero: Hero, row: int) -> int:
    """What race and weapons add to a row, whatever lies there."""
    bonus = hero.race.modifiers.get(row, 0) if hero.race is not None else 0
    for weapon in hero.weapons:
        if isinstance(weapon.effect, RowBonus) and row in weapon.effect.rows:
            bonus += weapon.effect.bonus
    return bonus


def die_bonus(table: RollPlayer, hero: Hero, die: int, row: int) -> int:
    """What weapons add to a die in a row."""
    bonus = 0
    for weapon in hero.weapons:
        if isinstance(weapon.effect, DieBonus) and _raised(table, weapon.effect, die, row):
            bonus += weapon.effect.bonus
    return bonus


def _raised(table: RollPlayer, bonus: DieBonus, die: int, row: int) -> bool:
    """Whether a weapon makes this die count more, even above 6 (RP-CARD-12, RP-CARD-14)."""
    if bonus.row is not None:
        return bonus.row == row
    if bonus.colour == GOLD and table.settings.reading("RP-CARD-14") == "strength" and row != STR:
        return False
    return bonus.colour in COLOURS_OF[die]


def attribute_goals(table: RollPlayer, hero: Hero) -> list[ScoreLine]:
    """A met goal pays in full, a missed one nothing (RP-SCORE-04 to -07)."""
    assert hero.hero_class is not None
    lines = []
    for row in ROWS:
        goal, value = hero.hero_class.goals[row], row_value(table, hero, row)
        rule = "RP-SCORE-06" if goal.most is None else "RP-SCORE-04" if goal.least == goal.most else "RP-SCORE-05"
        label = Message("rp-score-goal", {"row": ROW_NAMES[row], "value": value, "goal": str(goal)})
        lines.append(ScoreLine("goals", goal.pays(value), rule, label, (f"row:{ROW_IDS[row]}",)))
    return lines


def class_dice(hero: Hero) -> ScoreLine:
    assert hero.hero_class is not None
    colour = hero.hero_class.colour
    things = tuple(f"die:{space_id(space)}" for space in hero.occupied() if colour in COLOURS_OF[hero.spaces[space]])
    label = Message("rp-score-class-dice", {"colour": f"colour:{COLOUR_IDS[colour]}", "dice": len(things)})
    return ScoreLine("class-dice", len(things), "RP-SCORE-08", label, things)


def alignment(hero: Hero) -> ScoreLine:
    assert hero.alignment is not None
    label = Message(
        "rp-score-alignment", {"alignment": f"alignment:{hero.alignment.id}", "field": f"field:{hero.marker}"}
    )
    return ScoreLine("alignment", alignment_stars(hero), "RP-SCORE-09", label, (f"field:{hero.marker}",))


def backstory(hero: Hero) -> ScoreLine:
    assert hero.backstory is not None
    spaces = hero.backstory_matches()
    label = Message("rp-score-backstory", {"backstory": f"backstory:{hero.backstory.id}", "matches": len(spaces)})
    things = tuple(f"die:{space_id(space)}" for space in spaces)
    return ScoreLine("backstory", BACKSTORY_STARS[len(spaces)], "RP-SCORE-10", label, things)


def armor_sets(table: RollPlayer, hero: Hero) -> list[ScoreLine]:
    """Each set by its own ladder, with a star for the class colour (RP-SCORE-12 to -16)."""
    assert hero.hero_class is not None
    sets: dict[ArmorSet, list[Armor]] = {}
    for card in hero.armor:
        sets.setdefault(card.set, []).append(card)
    shielded = _shielded_set(table, hero, sets)
    lines = []
    for armor_set, cards in sets.items():
        pieces = len(cards) + (armor_set is shielded)
        stars = armor_set.ladder[pieces - 1] + (hero.hero_class.colour in armor_set.colours)
        label = Message(
            "rp-score-armor", {"set": f"armor-set:{armor_set.id}", "pieces": pieces, "of": len(armor_set.ladder)}
        )
        lines.append(ScoreLine("armor", stars, "RP-SCORE-13", label, tuple(card.name for card in cards)))
    return lines


def _shielded_set(table: RollPlayer, hero: Hero, sets: dict[ArmorSet, list[Armor]]) -> ArmorSet | None:
    """The unfinished set a shield improves most (RP-CARD-26 to -28)."""
    if hero.power(ExtraPiece) is None:
        return None
    unfinished = [kind for kind, cards in sets.items() if len(cards) < len(kind.ladder)]
    if len(unfinished) < len(sets) and table.settings.reading("RP-CARD-28") == "nothing":
        return None
    return max(
        unfinished, key=lambda kind: kind.ladder[len(sets[kind])] - kind.ladder[len(sets[kind]) - 1], default=None
    )


def traits(table: RollPlayer, hero: Hero) -> list[ScoreLine]:
    """What the texts of the traits grant for the final situation (RP-SCORE-17)."""
    lines = []
    for trait in hero.traits:
        stars, things = trait.scoring.pays(table, hero)
        label = Message("rp-score-trait", {"card": trait.name})
        lines.append(ScoreLine("traits", stars, "RP-SCORE-17", label, (trait.name, *things)))
    return lines
