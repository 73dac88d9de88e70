"""What cards beside the sheet are worth by the end of the game, in stars."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.abilities import (
    Ability,
    BuyFromDiscard,
    BuyTopCard,
    CopySkill,
    FlipPoolDie,
    GainGold,
    MatchNeighbour,
    MoveDie,
    ReplaceFromBag,
    RerollDie,
    ShiftDie,
    ShiftPoolDie,
    SwapDice,
    SwapWithPool,
)
from herowright.games.roll_player.cards.powers import ExtraPiece, HighestPays, LongerShift, Power, Refreshes
from herowright.games.roll_player.cards.scorings import (
    BiggestColour,
    HighestRow,
    MarkerAt,
    PerCard,
    PerClassDice,
    PerDice,
    PerGold,
    PerMatches,
    PerTriple,
    RowAtMost,
    RowsAtLeast,
    Scoring,
)
from herowright.games.roll_player.cards.types import ArmorSet, Skill
from herowright.games.roll_player.rules.components import (
    CHAOTIC,
    COLOURS,
    CON,
    EVIL,
    GOOD,
    GRID,
    LAWFUL,
    NONE,
    ROWS,
    SPACES_PER_ROW,
    STEP_FROM,
)

if TYPE_CHECKING:
    from herowright.games.roll_player.bot.estimate import Estimate
    from herowright.games.roll_player.bot.sheet import Sheet

# What a die still to come is like: its pips, and the chance of a six, of the class colour and of the
# colour the hero has most of.
PIPS, SIX, CLASS_COLOUR, FAVOURITE = 4.2, 0.25, 0.30, 0.25
# Cards of a type that a market turn still to come brings.
BOUGHT = {"weapon": 0.07, "armor": 0.15, "skill": 0.10, "trait": 0.18}

# --- traits --------------------------------------------------------------------------------------

# Traits that are part of another estimate: fields, rows, class dice, backstory and gold.
ELSEWHERE = (MarkerAt, RowAtMost, PerClassDice, PerMatches, PerGold)
# Traits that look at the values of dice, so that every turned die may change them.
OF_FACES = (PerDice, PerTriple, HighestRow, RowsAtLeast)
UNKNOWN_TRAIT = 1.5


def field_stars(sheet: Sheet) -> tuple[float, ...]:
    """The nine fields with alignment and traits together."""
    assert sheet.alignment is not None
    stars = list(map(float, sheet.alignment.grid))
    for trait in sheet.traits:
        if isinstance(trait.scoring, MarkerAt):
            for field in range(GRID):
                stars[field] += trait.scoring.stars * all(side in SIDES_OF[field] for side in trait.scoring.sides)
    return tuple(stars)


SIDES_OF = tuple(
    {side for side, at in ((GOOD, row == 0), (EVIL, row == 2), (LAWFUL, column == 0), (CHAOTIC, column == 2)) if at}
    for row, column in (divmod(field, 3) for field in range(GRID))
)


def trait_stars(scoring: Scoring, sheet: Sheet, faces: list[int], turns: int) -> float:
    """What a trait will pay for a sheet with these faces, when so many dice are still to come."""
    match scoring:
        case PerDice(each, face):
            return _shares(faces.count(face), turns * (SIX if face == 6 else 1 / 6), each)
        case PerTriple(stars):
            return stars * sum(_triple(faces[row * SPACES_PER_ROW : (row + 1) * SPACES_PER_ROW]) for row in ROWS)
        case HighestRow(stars, row):
            totals = [_total(faces, other) for other in ROWS]
            lead = totals[row] - max(total for other, total in enumerate(totals) if other != row)
            return stars * _likely(lead + 0.5, turns)
        case RowsAtLeast(stars, rows, total):
            return stars * _likely(sum(_total(faces, row) for row in rows) - total + 0.5, turns)
        case PerCard(stars, type):
            owned = sum(card.family == type for card in (*sheet.weapons, *sheet.armor, *sheet.skills, *sheet.traits))
            return stars * (owned + BOUGHT[type] * turns)
        case BiggestColour(beyond):
            most = max(map(sheet.dice_of, COLOURS))
            return max(0.0, most + FAVOURITE * turns - beyond)
        case MarkerAt() | RowAtMost() | PerClassDice() | PerMatches() | PerGold():
            return 0.0
        case _:
            return UNKNOWN_TRAIT


def _shares(now: int, coming: float, each: int) -> float:
    """Full shares of a number that may still grow."""
    return now // each if coming == 0 else max(now // each, (now + coming - (each - 1) / 2) / each)


def shares_of_class_dice(sheet: Sheet, dice: int, turns: int) -> float:
    each = [trait.scoring.each for trait in sheet.traits if isinstance(trait.scoring, PerClassDice)]
    return sum(_shares(dice, CLASS_COLOUR * turns, part) for part in each)


def _triple(faces: list[int]) -> float:
    """The chance that a row ends with three equal dice."""
    shown = [face for face in faces if face]
    if len(set(shown)) > 1:
        return 0.02
    return (0.06, 0.07, 0.3, 1.0)[len(shown)]


def _total(faces: list[int], row: int) -> float:
    start = row * SPACES_PER_ROW
    dice = faces[start : start + SPACES_PER_ROW]
    return sum(dice) + PIPS * dice.count(0)


def _likely(lead: float, turns: int) -> float:
    """The chance that a lead in pips is one at the end."""
    if turns == 0:
        return float(lead > 0)
    return 1 / (1 + exp(-lead / (0.6 + 0.25 * turns)))


# --- armour --------------------------------------------------------------------------------------


def armor_stars(sheet: Sheet, markets: int) -> float:
    """The sets as they pay now, and a hope for the next piece of each."""
    assert sheet.hero_class is not None
    sets: dict[ArmorSet, int] = {}
    for card in sheet.armor:
        sets[card.set] = sets.get(card.set, 0) + 1
    stars = 0.0
    shield = 0.0
    for armor_set, pieces in sets.items():
        ladder = armor_set.ladder
        stars += ladder[pieces - 1] + (sheet.hero_class.colour in armor_set.colours)
        if pieces < len(ladder):
            step = ladder[pieces] - ladder[pieces - 1]
            shield = max(shield, step)
            stars += min(0.5, NEXT_PIECE * markets) * (len(ladder) - pieces) / len(ladder) * step
    if sheet.power(ExtraPiece) is not None:
        stars += shield if shield else min(1.0, 0.1 * markets)
    return stars


NEXT_PIECE = 0.02


# --- weapons -------------------------------------------------------------------------------------


def weapon_stars(effect: Power, estimate: Estimate) -> float:
    """What a weapon is worth beyond the goals it moves, the sets it fills and the prices it lowers."""
    match effect:
        case LongerShift():
            return 0.15 * estimate.spaces[CON] + 0.02 * estimate.turns
        case HighestPays(gold, tokens):
            return 0.35 * estimate.markets * (gold + 0.5 * tokens) * estimate.gold_each
        case _:
            return 0.0


# --- skills --------------------------------------------------------------------------------------

# What one use brings on average.
USE: dict[type[Ability], float] = {
    SwapDice: 0.6,
    ShiftDie: 0.6,
    RerollDie: 0.5,
    MatchNeighbour: 0.4,
    MoveDie: 0.3,
    ShiftPoolDie: 0.3,
    FlipPoolDie: 0.3,
    SwapWithPool: 0.5,
    ReplaceFromBag: 0.7,
    BuyFromDiscard: 0.4,
    BuyTopCard: 0.4,
}


def use_stars(ability: Ability, estimate: Estimate) -> float:
    """What a use of an ability brings on average."""
    if isinstance(ability, GainGold):
        return ability.gold * estimate.gold_each
    if isinstance(ability, CopySkill):
        others = (skill.ability for skill in estimate.world.others if not isinstance(skill.ability, CopySkill))
        return max((estimate.use(other) for other in others), default=0.0)
    return USE.get(type(ability), 0.3)


def skill_stars(skill: Skill, sheet: Sheet, estimate: Estimate) -> float:
    """The best number of uses to come, with what they do to the marker. A skill at the edge of the
    grid is of no use until the marker has moved away."""
    rounds = estimate.markets
    ready = skill not in sheet.exhausted
    # In the last round there is little to wait for, at the last call nothing.
    uses = rounds + (0.0 if not ready or estimate.world.last_call else 1.0 if rounds else LAST_USE)
    each = estimate.use(skill.ability) * (REFRESHED if sheet.power(Refreshes) is None else 1.0)
    best = gain = 0.0
    field = sheet.marker
    while uses > 0:
        field = STEP_FROM[field][skill.arrow]
        if field == NONE:
            break
        gain += each * min(1.0, uses)
        best = max(best, PATIENCE * (gain + estimate.fields[field] - estimate.fields[sheet.marker]))
        uses -= 1
    return best


REFRESHED, LAST_USE, PATIENCE = 0.85, 0.3, 0.95
