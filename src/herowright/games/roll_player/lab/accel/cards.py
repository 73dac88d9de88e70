"""What is printed on the cards of the second edition, as arrays: the engine's declarations, read once.

Market cards are numbered as they lie in the box. A weapon, skill or trait also has a number among its own kind.
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from herowright.games.roll_player.cards import abilities, powers, scorings
from herowright.games.roll_player.cards.box import box_of
from herowright.games.roll_player.cards.types import Armor, MarketCard, Skill, Trait, Weapon
from herowright.games.roll_player.rules.components import (
    COLOURS,
    DICE,
    DIRECTIONS,
    GRID,
    LOOK_OF,
    ROWS,
    SPACES,
    STEP_FROM,
)
from herowright.games.roll_player.rules.gold import GOLD_DIE
from herowright.games.roll_player.rules.hands import HAND_LIMIT

EDITION = "pl2"
BOX = box_of(EDITION)

C = TypeVar("C", bound=MarketCard)
W = TypeVar("W", bound=powers.Power)


def _numbers(values: Any, kind: Any = np.int32) -> Any:
    return np.asarray(values, dtype=kind)


# Where a market card is; from OWNED on, it lies beside the sheet of a seat.
DECK, MARKET, DISCARD, OWNED = range(4)

# --- the market ------------------------------------------------------------------------------------

FOR_SALE = BOX.market
CARDS = len(FOR_SALE)
CARD_IDS = tuple(card.id for card in FOR_SALE)
COST = _numbers([card.cost for card in FOR_SALE])
ONE_DOT = _numbers([card.dots == 1 for card in FOR_SALE], bool)
HANDS = _numbers([getattr(card, "hands", 0) for card in FOR_SALE])


def _of(family: type[C]) -> tuple[tuple[C, ...], Any]:
    """The cards of a family and where they stand in the market."""
    found = [(card, number) for number, card in enumerate(FOR_SALE) if isinstance(card, family)]
    return tuple(card for card, _ in found), _numbers([number for _, number in found])


WEAPONS, WEAPON_CARDS = _of(Weapon)
SKILLS, SKILL_CARDS = _of(Skill)
TRAITS, TRAIT_CARDS = _of(Trait)
ARMOR, ARMOR_CARDS = _of(Armor)

IS_WEAPON, IS_SKILL, IS_TRAIT = (
    _numbers([isinstance(card, family) for card in FOR_SALE], bool) for family in (Weapon, Skill, Trait)
)
# The number of a skill among the skills, by its card; 0 for all other cards.
SKILL_OF_CARD = _numbers([SKILLS.index(card) if isinstance(card, Skill) else 0 for card in FOR_SALE])
# Which way the marker goes when a trait is bought or a skill used; 0 for all other cards.
ARROW = _numbers([DIRECTIONS.index(getattr(card, "arrow", DIRECTIONS[0])) for card in FOR_SALE])
SKILL_ARROW = ARROW[SKILL_CARDS]
WEAPON_HANDS = HANDS[WEAPON_CARDS]

# --- the marker ------------------------------------------------------------------------------------

# The field one step away, or -1.
STEPS = _numbers([[STEP_FROM[field][way] for way in DIRECTIONS] for field in range(GRID)])

# --- dice ------------------------------------------------------------------------------------------

LOOKS = _numbers(LOOK_OF[: len(DICE)])
ROW_OF = _numbers([space // (SPACES // len(ROWS)) for space in range(SPACES)])

# --- weapons ---------------------------------------------------------------------------------------


def _weapon_effects(kind: type[W]) -> list[W | None]:
    return [weapon.effect if isinstance(weapon.effect, kind) else None for weapon in WEAPONS]


def _discounts(power: powers.Discount | None) -> list[int]:
    """What it takes off each card of the market."""
    if power is None:
        return [0] * CARDS
    assert EDITION in power.discard_pile
    return [power.gold if not power.types or card.family in power.types else 0 for card in FOR_SALE]


WEAPON_DISCOUNT = _numbers([_discounts(power) for power in _weapon_effects(powers.Discount)])
WEAPON_ROW_BONUS = _numbers(
    [
        [power.bonus if power is not None and row in power.rows else 0 for row in ROWS]
        for power in _weapon_effects(powers.RowBonus)
    ]
)
WEAPON_DIE_BONUS = _numbers(
    [
        [
            [power.bonus if power is not None and (power.row == row or power.colour == look) else 0 for look in COLOURS]
            for row in ROWS
        ]
        for power in _weapon_effects(powers.DieBonus)
    ]
)
WEAPON_SHIFT = _numbers([power.most if power else 1 for power in _weapon_effects(powers.LongerShift)])
WEAPON_HIGHEST = _numbers([power.gold if power else 0 for power in _weapon_effects(powers.HighestPays)])
WEAPON_PIECE = _numbers([power is not None for power in _weapon_effects(powers.ExtraPiece)], bool)

# --- classes ---------------------------------------------------------------------------------------

CLASSES = BOX.classes


def _class_effects(kind: type[W]) -> list[W | None]:
    return [side.effect if isinstance(side.effect, kind) else None for side in CLASSES]


CLASS_COLOUR = _numbers([side.colour for side in CLASSES])
GOAL_LEAST = _numbers([[goal.least for goal in side.goals] for side in CLASSES])
GOAL_MOST = _numbers([[99 if goal.most is None else goal.most for goal in side.goals] for side in CLASSES])
GOAL_STARS = _numbers([[goal.stars for goal in side.goals] for side in CLASSES])
CLASS_DISCOUNT = _numbers([_discounts(power) for power in _class_effects(powers.Discount)])
GOLD_DICE_PAY = _numbers([power.gold if power else GOLD_DIE for power in _class_effects(powers.GoldDicePay)])
LOWEST_PAYS = _numbers([power.gold if power else 0 for power in _class_effects(powers.LowestPays)])
HAND_LIMITS = _numbers([power.hands if power else HAND_LIMIT for power in _class_effects(powers.Hands)])
PURCHASES = _numbers([power.most if power else 1 for power in _class_effects(powers.Purchases)])
REFRESHES = _numbers([power.most if power else 1 for power in _class_effects(powers.Refreshes)])
REFRESH_PAYS = _numbers([power.gold if power else 0 for power in _class_effects(powers.Refreshes)])
WISDOM_TWICE = _numbers([power is not None for power in _class_effects(powers.WisdomSteps)], bool)
WISDOM_PAYS = _numbers([power.gold if power else 0 for power in _class_effects(powers.WisdomSteps)])
assert all(power.most == 2 for power in _class_effects(powers.WisdomSteps) if power)
ATTUNED = _numbers([power is not None for power in _class_effects(powers.CardFromDiscard)], bool)
TRAIT_ANY_WAY = _numbers([power is not None for power in _class_effects(powers.TraitAnyWay)], bool)
MOVES_ON_DISCARD = _numbers([power is not None for power in _class_effects(powers.MoveOnDiscard)], bool)
DISCARD_PAYS = _numbers([power.gold if power else 0 for power in _class_effects(powers.MoveOnDiscard)])


def _actions(power: powers.ActionInstead | None, row: int) -> list[bool]:
    """The rows whose action may be used after a die was placed in this one (RP-DICE-12)."""
    return [other == row or (power is not None and row in power.after and other == power.row) for other in ROWS]


ACTIONS_AFTER = _numbers(
    [[_actions(power, row) for row in ROWS] for power in _class_effects(powers.ActionInstead)], bool
)

# --- races, backstories, alignments ------------------------------------------------------------------

RACES = BOX.races
RACE_BONUS = _numbers([[race.modifiers.get(row, 0) for row in ROWS] for race in RACES])
BACKSTORIES = BOX.backstories
# The colour demanded on each space, or -1.
DEMANDED = _numbers([[story.cells.get(space, -1) for space in range(SPACES)] for story in BACKSTORIES])
ALIGNMENTS = BOX.alignments
ALIGNMENT_STARS = _numbers([alignment.grid for alignment in ALIGNMENTS])

# --- armour ----------------------------------------------------------------------------------------

SETS = tuple(dict.fromkeys(card.set for card in ARMOR))
# The order in which a tower shield looks at sets does not matter: it adds to the one it improves most.
IN_SET = _numbers([[isinstance(card, Armor) and card.set is kind for card in FOR_SALE] for kind in SETS], bool)
LONGEST = max(len(kind.ladder) for kind in SETS)
# The stars of 0, 1, 2, ... cards; a complete set gains nothing by another.
LADDERS = _numbers([[0, *kind.ladder, *[kind.ladder[-1]] * (LONGEST + 1 - len(kind.ladder))] for kind in SETS])
SET_COLOURS = _numbers([[colour in kind.colours for colour in COLOURS] for kind in SETS], bool)


# --- what skills do --------------------------------------------------------------------------------


def skill_with(kind: type[abilities.Ability]) -> Any:
    """The number of the one skill with this ability, and the ability."""
    (found,) = [(number, skill.ability) for number, skill in enumerate(SKILLS) if isinstance(skill.ability, kind)]
    return found


DIPLOMACY = skill_with(abilities.CopySkill)[0]
MOVE_SILENTLY = skill_with(abilities.BuyFromDiscard)[0]
GAINED_GOLD = skill_with(abilities.GainGold)[1].gold
CURE = skill_with(abilities.ShiftDie)[1]
CLIMB_MOST = skill_with(abilities.ShiftPoolDie)[1].most


# --- what traits pay -------------------------------------------------------------------------------


def scoring_of(number: int) -> scorings.Scoring:
    return TRAITS[number].scoring
