"""Using Skills (RP-SKILL): what the seat that is asked may do at any time, and the questions that follow."""

from __future__ import annotations

from jax import numpy as jnp

from herowright.games.roll_player.cards import abilities
from herowright.games.roll_player.lab.accel import ask, cards, dice
from herowright.games.roll_player.lab.accel.arrays import Array, at, here, listed, put
from herowright.games.roll_player.lab.accel.cards import DECK, DISCARD, OWNED
from herowright.games.roll_player.lab.accel.luck import Luck
from herowright.games.roll_player.lab.accel.state import Hero, Table, faces, free_spaces, rows
from herowright.games.roll_player.rules.components import SPACES, SPACES_PER_ROW

# The first question of each ability.
FIRST_QUESTIONS = {
    abilities.MatchNeighbour: ask.SKILL_NEIGHBOUR,
    abilities.ShiftDie: ask.SKILL_SHIFT,
    abilities.RerollDie: ask.SKILL_REROLL,
    abilities.SwapDice: ask.SKILL_SWAP,
    abilities.MoveDie: ask.SKILL_MOVE,
    abilities.ShiftPoolDie: ask.SKILL_CLIMB,
    abilities.FlipPoolDie: ask.SKILL_FLIP,
    abilities.SwapWithPool: ask.SKILL_NEGOTIATE,
    abilities.ReplaceFromBag: ask.SKILL_SEARCH,
    abilities.GainGold: ask.SKILL_GAIN,
    abilities.BuyFromDiscard: ask.SKILL_BUY,
    abilities.BuyTopCard: ask.SKILL_REVEAL,
    abilities.CopySkill: ask.SKILL_COPY,
}
FIRST_QUESTION = tuple(FIRST_QUESTIONS[type(skill.ability)] for skill in cards.SKILLS)


def one_of(question: Array, *kinds: int) -> Array:
    found = question == kinds[0]
    for kind in kinds[1:]:
        found |= question == kind
    return found


def in_dice_phase(asking: Array) -> Array:
    return one_of(asking, ask.TAKE, ask.PLACE, ask.ACTION, ask.SWAP_WITH, ask.KEEP, ask.STEP_ON)


# --- what may be used --------------------------------------------------------------------------------


def usable_by_seat(table: Table, in_market: bool = False) -> Array:
    """Ready, and the marker can follow the arrow (RP-SKILL-03, -05); Move Silently waits for a Market turn."""
    where = table.where[cards.SKILL_CARDS]
    mine = where[None, :] == OWNED + jnp.arange(table.seats)[:, None]
    follows = (listed(cards.STEPS, table.marker) >= 0)[:, cards.SKILL_ARROW]
    allowed = jnp.ones(len(cards.SKILLS), bool).at[cards.MOVE_SILENTLY].set(in_market)
    return mine & ~table.exhausted & follows & allowed


def may_buy_from_pile(table: Table, hero: Hero, asking: Array) -> Array:
    """In one's own Market turn, in place of a purchase (RP-CARD-15, RP-CARD-31)."""
    trading = one_of(asking, ask.TRADE, ask.USE_NOW, ask.TRAIT_MOVE) & ~table.traded_out
    return trading & (table.purchases < hero.power(cards.PURCHASES))


def _allowed(table: Table, hero: Hero, asking: Array) -> Array:
    """What the texts of the skills allow now (RP-SKILL-06)."""
    silently = here(len(cards.SKILLS), jnp.int32(cards.MOVE_SILENTLY))
    return ~silently | may_buy_from_pile(table, hero, asking)


def usable(table: Table, hero: Hero, asking: Array) -> Array:
    mine = hero.owns(table)[cards.SKILL_CARDS]
    follows = dice.ways_to_move(hero)[cards.SKILL_ARROW]
    return mine & ~table.exhausted & follows & _allowed(table, hero, asking)


def any_usable(table: Table, hero: Hero, asking: Array) -> Array:
    return jnp.any(usable(table, hero, asking))


def copyable(table: Table, hero: Hero) -> Array:
    """The skills of others that Diplomacy can copy (RP-ED-14-PL2)."""
    where = table.where[cards.SKILL_CARDS]
    others = (where >= OWNED) & (where != OWNED + hero.seat)
    return others & (jnp.arange(len(cards.SKILLS)) != cards.DIPLOMACY) & _allowed(table, hero, table.asking)


# --- options that only skills have -------------------------------------------------------------------


def neighbour_shifts(hero: Hero) -> Array:
    """By how much each die could change to equal another in its row: 11 rows for -5 to 5, a column a space."""
    dice_of = rows(hero.spaces)
    by = faces(dice_of)[:, None, :] - faces(dice_of)[:, :, None]
    lie = (dice_of[:, None, :] >= 0) & (dice_of[:, :, None] >= 0)
    found = jnp.any((by[..., None] == jnp.arange(-5, 6)) & lie[..., None], axis=2)
    return found.reshape(SPACES, 11).T


def movable(hero: Hero) -> Array:
    """The dice that another row has room for (RP-CARD-23)."""
    room = free_spaces(hero.spaces) >= 0
    elsewhere = (jnp.sum(room) - room) > 0
    return (hero.spaces >= 0) & jnp.repeat(elsewhere, SPACES_PER_ROW)


def in_bag(table: Table) -> Array:
    """The looks that the bag holds."""
    return jnp.any(table.bag[:, None] & (jnp.asarray(cards.LOOKS)[:, None] == jnp.arange(7)), axis=0)


# --- carrying out --------------------------------------------------------------------------------------


def use(table: Table, hero: Hero, on: Array, skill: Array) -> None:
    """The marker follows the arrow first (RP-SKILL-02)."""
    dice.move_marker(hero, on, listed(cards.SKILL_ARROW, skill))
    table.skill = jnp.where(on, skill, table.skill)


def move_die(table: Table, hero: Hero, on: Array, row: Array) -> None:
    """Into another row; the gap it leaves closes (RP-CARD-23 to -25)."""
    spaces, spot = hero.spaces, table.spot
    die = at(spaces, spot)
    index = jnp.arange(SPACES)
    later = (index // SPACES_PER_ROW == spot // SPACES_PER_ROW) & (index >= spot)
    following = jnp.where(index % SPACES_PER_ROW == SPACES_PER_ROW - 1, -1, jnp.roll(spaces, -1))
    moved = put(jnp.where(later, following, spaces), at(free_spaces(spaces), row), die)
    hero.spaces = jnp.where(on, moved, spaces)


def change_pool(table: Table, climbs: Array, by: Array, flips: Array, card: Array) -> None:
    """A die of the pool shows another face (RP-CARD-08)."""
    by = jnp.where(flips, 7 - 2 * faces(at(table.pool, card)), by)
    chosen = here(table.pool.shape[0], card)
    table.pool += jnp.where((climbs | flips) & chosen, by, 0)


def give(table: Table, hero: Hero, on: Array, space: Array) -> None:
    """A die of the sheet for one of the pool (RP-CARD-17)."""
    gained, given = at(table.pool, table.place), at(hero.spaces, space)
    hero.spaces = put(hero.spaces, space, gained, on)
    table.pool = put(table.pool, table.place, given, on)
    hero.gold += jnp.where(on, dice.paid_for(hero, gained), 0)


def replace_from_bag(table: Table, hero: Hero, on: Array, look: Array, luck: Luck) -> None:
    """A die of the bag is rolled in the place of one of the sheet (RP-CARD-21, -22)."""
    found, old = luck.of_look(table.bag, look), at(hero.spaces, table.spot) >> 3
    new = found * 8 + luck.face(0)
    table.bag = put(put(table.bag, found, False, on), old, True, on)
    hero.spaces = put(hero.spaces, table.spot, new, on)
    hero.gold += jnp.where(on, dice.paid_for(hero, new), 0)


# --- the flow ------------------------------------------------------------------------------------------


def something_to_ask(table: Table, hero: Hero, question: Array, purchase: Array) -> Array:
    """Whether there is anything to choose from, or a purchase to make; without, the effect is left out."""
    lying = jnp.any((table.where == DECK) | (table.where == DISCARD))
    still = jnp.any((hero.spaces >= 0) & (faces(hero.spaces) + cards.CURE.lowest <= 6))
    neighbour = jnp.any(neighbour_shifts(hero) & (jnp.arange(-5, 6) != 0)[:, None])
    nothing = (
        ((question == ask.SKILL_NEIGHBOUR) & ~neighbour)
        | ((question == ask.SKILL_SHIFT) & ~still)
        | ((question == ask.SKILL_MOVE) & ~jnp.any(movable(hero)))
        | (one_of(question, ask.SKILL_CLIMB, ask.SKILL_FLIP, ask.SKILL_NEGOTIATE) & ~in_dice_phase(table.asking))
        | ((question == ask.SKILL_SEARCH) & ~jnp.any(table.bag))
        | (one_of(question, ask.SKILL_BUY, ask.SKILL_TOP) & ~purchase)
        | ((question == ask.SKILL_REVEAL) & ~lying)
        | ((question == ask.SKILL_COPY) & ~jnp.any(copyable(table, hero)))
    )
    return ~nothing


def ask_for_reorder(table: Table, using: Array) -> Array:
    """The user orders equal dice (RP-CARD-10)."""
    card = dice.undecided(table)
    on = using == ask.REORDER
    open_ = card < table.pool.shape[0]
    table.order = jnp.where(on & open_, card, table.order)
    return jnp.where(on & ~open_, 0, using)
