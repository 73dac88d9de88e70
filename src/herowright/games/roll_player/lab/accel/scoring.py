"""Final scoring (RP-SCORE), for all seats at once."""

from __future__ import annotations

from typing import Any

from jax import numpy as jnp

from herowright.games.roll_player.cards import scorings
from herowright.games.roll_player.lab.accel import cards
from herowright.games.roll_player.lab.accel.arrays import Array, listed
from herowright.games.roll_player.lab.accel.cards import OWNED
from herowright.games.roll_player.lab.accel.state import Table, faces, looks
from herowright.games.roll_player.rules.components import (
    CHAOTIC,
    COLOURS,
    EVIL,
    GOOD,
    LAWFUL,
    ROWS,
    SPACES_PER_ROW,
)
from herowright.games.roll_player.rules.scoring import BACKSTORY_STARS


class Sheets:
    """What the lines of the score sheet count."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hero_class = jnp.maximum(table.hero_class, 0)
        self.colour = listed(cards.CLASS_COLOUR, self.hero_class)
        seats = table.seats
        self.owned = table.where[None, :] == OWNED + jnp.arange(seats)[:, None]
        self.lies = table.spaces >= 0
        self.face = jnp.where(self.lies, faces(table.spaces), 0)
        self.look = jnp.where(self.lies, looks(table.spaces), -1)
        self.totals = jnp.sum(self.face.reshape(seats, len(ROWS), SPACES_PER_ROW), axis=2)
        self.class_dice = jnp.sum(self.look == self.colour[:, None], axis=1)
        demanded = listed(cards.DEMANDED, table.backstory)
        self.matches = jnp.sum((demanded >= 0) & (self.look == demanded), axis=1)


def scores(table: Table) -> tuple[Array, Array]:
    """The stars of each seat, and its dice of the class colour, which break ties (RP-SCORE-02, RP-SCORE-20)."""
    sheets = Sheets(table)
    total = goals(sheets) + sheets.class_dice
    total += jnp.take_along_axis(listed(cards.ALIGNMENT_STARS, table.alignment), table.marker[:, None], axis=1)[:, 0]
    total += listed(BACKSTORY_STARS, sheets.matches)
    total += armor(sheets)
    for number, card in enumerate(cards.TRAIT_CARDS):
        total += jnp.where(sheets.owned[:, card], trait(sheets, cards.scoring_of(number)), 0)
    return total, sheets.class_dice


def goals(sheets: Sheets) -> Array:
    """Dice, race and weapons together meet a goal or miss it (RP-SCORE-03 to -07)."""
    seats = sheets.table.seats
    weapons = sheets.owned[:, cards.WEAPON_CARDS]
    values = sheets.totals + listed(cards.RACE_BONUS, jnp.maximum(sheets.table.race, 0))
    by_look = sheets.look.reshape(seats, len(ROWS), SPACES_PER_ROW)
    dice = jnp.sum(by_look[..., None] == jnp.arange(len(COLOURS)), axis=2)
    for number in range(len(cards.WEAPONS)):
        raised = jnp.sum(dice * cards.WEAPON_DIE_BONUS[number], axis=2) + cards.WEAPON_ROW_BONUS[number]
        values += jnp.where(weapons[:, number, None], raised, 0)
    least, most, stars = (
        listed(printed, sheets.hero_class) for printed in (cards.GOAL_LEAST, cards.GOAL_MOST, cards.GOAL_STARS)
    )
    return jnp.sum(jnp.where((values >= least) & (values <= most), stars, 0), axis=1)


def armor(sheets: Sheets) -> Array:
    """Each set by its ladder, a star for the class colour, and a shield where it helps most (RP-SCORE-12 to -16)."""
    pieces = jnp.sum(sheets.owned[:, None, :] & cards.IN_SET, axis=2)
    ladders = jnp.asarray(cards.LADDERS)
    kinds = jnp.arange(len(cards.SETS))
    stars = ladders[kinds, pieces]
    colours = jnp.asarray(cards.SET_COLOURS)[:, sheets.colour].T
    gains = jnp.where(pieces > 0, ladders[kinds, pieces + 1] - stars, 0)
    shield = jnp.any(sheets.owned[:, cards.WEAPON_CARDS] & cards.WEAPON_PIECE, axis=1)
    total = jnp.sum(stars + (colours & (pieces > 0)), axis=1)
    return total + jnp.where(shield, jnp.max(gains, axis=1), 0)


def trait(sheets: Sheets, scoring: Any) -> Array:
    """What the text of a trait grants (RP-SCORE-17)."""
    totals, table = sheets.totals, sheets.table
    match scoring:
        case scorings.PerCard():
            family = {"weapon": cards.IS_WEAPON, "skill": cards.IS_SKILL, "trait": cards.IS_TRAIT}[scoring.type]
            return scoring.stars * jnp.sum(sheets.owned & family, axis=1)
        case scorings.PerDice():
            return jnp.sum(sheets.face == scoring.face, axis=1) // scoring.each
        case scorings.PerClassDice():
            return sheets.class_dice // scoring.each
        case scorings.PerMatches():
            return sheets.matches // scoring.each
        case scorings.PerGold():
            return table.gold // scoring.each
        case scorings.MarkerAt():
            row, column = table.marker // 3, table.marker % 3
            stands = {GOOD: row == 0, EVIL: row == 2, LAWFUL: column == 0, CHAOTIC: column == 2}
            met = jnp.all(jnp.stack([stands[side] for side in scoring.sides]), axis=0)
            return scoring.stars * met
        case scorings.RowAtMost():
            return scoring.stars * (totals[:, scoring.row] <= scoring.total)
        case scorings.RowsAtLeast():
            one, other = scoring.rows
            return scoring.stars * (totals[:, one] + totals[:, other] >= scoring.total)
        case scorings.HighestRow():
            return scoring.stars * (totals[:, scoring.row] == jnp.max(totals, axis=1))
        case scorings.PerTriple():
            row_of = sheets.face.reshape(table.seats, len(ROWS), SPACES_PER_ROW)
            equal = (row_of[..., 0] > 0) & (row_of[..., 0] == row_of[..., 1]) & (row_of[..., 1] == row_of[..., 2])
            return scoring.stars * jnp.sum(equal, axis=1)
        case scorings.BiggestColour():
            most = jnp.max(jnp.sum(sheets.look[..., None] == jnp.arange(len(COLOURS)), axis=1), axis=1)
            return jnp.maximum(0, most - scoring.beyond)
    raise NotImplementedError(scoring)


def winners(table: Table, stars: Array, class_dice: Array) -> Array:
    """Most stars, then most gold, then fewest class-coloured dice, then shared (RP-SCORE-18 to -21)."""
    standing = (stars * 1024 + table.gold) * 32 - class_dice
    return standing == jnp.max(standing)
