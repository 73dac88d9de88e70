"""The answers to the question that is asked, and what may be done besides: one flag for each action."""

from __future__ import annotations

import numpy as np
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, cards, dice, setup
from herowright.games.roll_player.lab.accel.actions import (
    ACTIONS,
    DONE,
    FAMILIES,
    GAIN,
    KEEP_NEW,
    KEEP_OLD,
    MOST_CARDS,
    POOL_SHIFTS,
    SHIFTS,
    SKIP,
    STAY,
    TOKEN,
    TURN_UP,
    WORDS,
)
from herowright.games.roll_player.lab.accel.arrays import Array, at
from herowright.games.roll_player.lab.accel.cards import DISCARD, MARKET
from herowright.games.roll_player.lab.accel.cleanup import refreshable
from herowright.games.roll_player.lab.accel.market import bargains, may_take_gold
from herowright.games.roll_player.lab.accel.skills import copyable, in_bag, movable, neighbour_shifts, one_of, usable
from herowright.games.roll_player.lab.accel.state import Hero, Table, faces, free_spaces
from herowright.games.roll_player.rules.components import (
    CHA,
    CON,
    DEX,
    INT,
    SPACES,
    STR,
    WIS,
)
from herowright.games.roll_player.rules.setup import SIDES

# The questions that can be answered with "skip" (RP-DICE-11, RP-CLEAN-03, RP-SKILL-04).
SKIPPABLE = (
    ask.ACTION,
    ask.FROM_DISCARD,
    ask.DISCARD_MOVE,
    ask.REFRESH,
    ask.SKILL_NEIGHBOUR,
    ask.SKILL_SHIFT,
    ask.SKILL_REROLL,
    ask.SKILL_SWAP,
    ask.SKILL_MOVE,
    ask.SKILL_CLIMB,
    ask.SKILL_FLIP,
    ask.SKILL_NEGOTIATE,
    ask.SKILL_SEARCH,
    ask.SKILL_GAIN,
    ask.SKILL_BUY,
    ask.SKILL_REVEAL,
    ask.SKILL_TOP,
    ask.SKILL_COPY,
)


def question_of(table: Table) -> Array:
    return jnp.where(table.using > 0, table.using, table.asking)


def offers(table: Table) -> Array:
    """What the asked seat may choose; nothing when the game is over."""
    question, hero = question_of(table), Hero.of(table, table.seat)
    actions = dice.actions_after_placing(table, hero) & (question == ask.ACTION)
    lies = hero.spaces >= 0
    buys, without_tokens = bargains(table, hero, question)
    may_drop = (table.using == 0) | one_of(question, ask.SKILL_BUY, ask.SKILL_TOP)
    gives_up = (question == ask.TRADE) & may_take_gold(table)
    found = {
        "sheet": jnp.repeat(_free_races(table), len(SIDES)) & (question == ask.SHEET),
        "class": (jnp.asarray(cards.CLASS_COLOUR) == at(table.colour, table.seat)) & (question == ask.CLASS_SIDE),
        "pick": _kinds_in_hand(table) & (question == ask.START_DIE),
        "place": _rows(table, hero, question),
        "order": dice.orderable(table) & one_of(question, ask.ORDER, ask.REORDER),
        "take": _cards((table.holders < 0) & (question == ask.TAKE)),
        "word": _words(table, question, actions, jnp.any(buys)),
        "flip": lies & actions[STR],
        "swap": lies & (actions[DEX] | (question == ask.SKILL_SWAP)),
        "with": _partners(table, hero, question),
        "shift": _shifts(table, hero, question, actions).reshape(-1),
        "reroll": lies & actions[INT],
        "die": _own_dice(hero, question),
        "move": dice.ways_to_move(hero)
        & (actions[WIS] | one_of(question, ask.STEP_ON, ask.TRAIT_MOVE, ask.DISCARD_MOVE, ask.SKILL_TRAIT)),
        "buy": buys,
        "pay": without_tokens,
        "discard": (table.where == MARKET) & gives_up,
        "add": (table.where == DISCARD) & (question == ask.FROM_DISCARD),
        "refresh": refreshable(table, hero) & (question == ask.REFRESH),
        "use": usable(table, hero, table.asking) & (table.using == 0),
        "copy": copyable(table, hero) & (question == ask.SKILL_COPY),
        "drop": hero.owns(table)[cards.WEAPON_CARDS] & may_drop,
        "pool-shift": _pool_shifts(table, question).reshape(-1),
        "pool": _cards(dice.free(table) & one_of(question, ask.SKILL_FLIP, ask.SKILL_NEGOTIATE)),
        "colour": in_bag(table) & (question == ask.SKILL_COLOUR),
    }
    legal = jnp.concatenate([found[family] for family in FAMILIES])
    assert legal.shape == (ACTIONS,)
    return legal & (table.asking != ask.OVER)


def _free_races(table: Table) -> Array:
    return ~jnp.any(table.race[:, None] == jnp.arange(len(cards.RACES)), axis=0)


def _kinds_in_hand(table: Table) -> Array:
    kinds = setup.kind_of(setup.hand_of(table))
    return jnp.any(kinds[:, None] == jnp.arange(len(FAMILIES["pick"])), axis=0)


def _rows(table: Table, hero: Hero, question: Array) -> Array:
    """The rows with an empty space; a moved die needs another row."""
    room = free_spaces(hero.spaces) >= 0
    other = jnp.arange(room.shape[0]) != table.spot // 3
    return room & (one_of(question, ask.START_ROW, ask.PLACE) | ((question == ask.SKILL_ROW) & other))


def _cards(flags: Array) -> Array:
    """Initiative cards that are not in play are on no offer."""
    return jnp.pad(flags, (0, MOST_CARDS - flags.shape[0]))


def _words(table: Table, question: Array, actions: Array, buys: Array) -> Array:
    # Nobody has to trade again; and nobody can without a Market (RP-MKT-05).
    no_trade = (table.purchases > 0) | (~buys & ~jnp.any(table.where == MARKET))
    said = {
        SKIP: one_of(question, *SKIPPABLE),
        DONE: one_of(question, ask.STEP_ON, ask.USE_NOW, ask.LAST_CALL) | ((question == ask.TRADE) & no_trade),
        TOKEN: actions[CHA],
        KEEP_NEW: one_of(question, ask.KEEP, ask.SKILL_KEEP),
        KEEP_OLD: one_of(question, ask.KEEP, ask.SKILL_KEEP),
        TURN_UP: question == ask.SKILL_REVEAL,
        STAY: one_of(question, ask.TRAIT_MOVE, ask.SKILL_TRAIT),
        GAIN: question == ask.SKILL_GAIN,
    }
    return jnp.stack([said[word] for word in range(len(WORDS))])


def _partners(table: Table, hero: Hero, question: Array) -> Array:
    """The dice to swap with (RP-DICE-14)."""
    by_action = (question == ask.SWAP_WITH) & (hero.spaces >> 3 != table.die)
    by_skill = (question == ask.SKILL_WITH) & (jnp.arange(SPACES) != table.spot)
    return (hero.spaces >= 0) & (by_action | by_skill)


def _shifts(table: Table, hero: Hero, question: Array, actions: Array) -> Array:
    """By how much each die may change (RP-DICE-16, -17)."""
    by = np.asarray(SHIFTS)[:, None]
    face = faces(hero.spaces) + by
    shows = (hero.spaces >= 0) & (face >= 1) & (face <= 6)
    within = np.abs(by) <= dice.longest_shift(table, hero)
    cured = (by >= cards.CURE.lowest) & (by <= cards.CURE.highest)
    neighbours = neighbour_shifts(hero)[np.asarray(SHIFTS) + 5]
    allowed = (actions[CON] & within) | ((question == ask.SKILL_SHIFT) & cured)
    return (shows & allowed) | (neighbours & (question == ask.SKILL_NEIGHBOUR))


def _own_dice(hero: Hero, question: Array) -> Array:
    lies = (hero.spaces >= 0) & one_of(question, ask.SKILL_REROLL, ask.SKILL_GIVE, ask.SKILL_SEARCH)
    return lies | (movable(hero) & (question == ask.SKILL_MOVE))


def _pool_shifts(table: Table, question: Array) -> Array:
    """By how much each die of the pool may change (RP-CARD-08)."""
    by = np.asarray(POOL_SHIFTS)[:, None]
    face = faces(table.pool) + by
    within = (np.abs(by) <= cards.CLIMB_MOST) & (face >= 1) & (face <= 6)
    shifts = dice.free(table) & within & (question == ask.SKILL_CLIMB)
    return jnp.pad(shifts, ((0, 0), (0, MOST_CARDS - shifts.shape[1])))
