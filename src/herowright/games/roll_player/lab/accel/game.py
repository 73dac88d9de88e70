"""One step of a game: what an answer does, and the next question.

There are no branches: every rule is worked out in every step, and counts where its question was asked. The order of
the lines is the order of the round, so that whatever ends (a turn, a phase, a round) leads to the next question in one
pass.
"""

from __future__ import annotations

from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, cards, cleanup, dice, market, setup, skills
from herowright.games.roll_player.lab.accel.actions import (
    DONE,
    FAMILY,
    FAMILY_OF,
    GAIN,
    KEEP_NEW,
    MOST_CARDS,
    POOL_SHIFTS,
    SHIFTS,
    SKIP,
    TOKEN,
    TURN_UP,
    WITHIN,
)
from herowright.games.roll_player.lab.accel.arrays import Array, at, listed, put
from herowright.games.roll_player.lab.accel.cards import DISCARD, MARKET
from herowright.games.roll_player.lab.accel.luck import Luck
from herowright.games.roll_player.lab.accel.offers import question_of
from herowright.games.roll_player.lab.accel.skills import one_of
from herowright.games.roll_player.lab.accel.state import Hero, Table, faces
from herowright.games.roll_player.rules.components import SPACES
from herowright.games.roll_player.rules.setup import SIDES


class Answer:
    """An action, the question it answers, and what it is about."""

    def __init__(self, table: Table, action: Array) -> None:
        self.question = question_of(table)
        self.family = listed(FAMILY_OF, action)
        self.what = listed(WITHIN, action)

    def is_(self, family: str) -> Array:
        return self.family == FAMILY[family]

    def says(self, word: int) -> Array:
        return self.is_("word") & (self.what == word)

    def to(self, *questions: int) -> Array:
        return one_of(self.question, *questions)


def step(table: Table, action: Array, luck: Luck) -> Table:
    """The table after an action of the asked seat, which must be on offer."""
    table = table.widened()
    answer, hero = Answer(table, action), Hero.of(table, table.seat)
    carry_out(table, hero, answer, luck)
    using, ended = go_on_with_skill(table, hero, answer, luck)
    asking = go_on(table, hero, answer)
    table.exhausted = put(table.exhausted, table.skill, True, ended)
    table.using = using
    hero.lay_back(table)
    table.asking = next_question(table, hero, asking, luck)
    return table.narrowed()


# --- what an answer does -----------------------------------------------------------------------------


def carry_out(table: Table, hero: Hero, answer: Answer, luck: Luck) -> None:
    what = answer.what
    to_start = answer.to(ask.START_ROW)
    setup.choose_sheet(table, answer.is_("sheet"), what // len(SIDES))
    setup.choose_class(table, hero, answer.is_("class"), what)
    setup.choose_starting_die(table, answer.is_("pick"), what)
    setup.place_starting_die(table, hero, to_start, what)
    dice.bring_forward(table, answer.is_("order"), what)
    dice.take(table, hero, answer.is_("take"), what)
    dice.place(table, hero, answer.to(ask.PLACE) & answer.is_("place"), what)
    change_dice(table, hero, answer, luck)
    dice.move_marker(hero, answer.is_("move"), what)
    hero.gold += jnp.where(answer.to(ask.ACTION) & answer.is_("move"), hero.power(cards.WISDOM_PAYS), 0)
    hero.tokens += answer.says(TOKEN)
    table.where = put(table.where, what, MARKET, answer.is_("add"))
    buys = answer.is_("buy") | answer.is_("pay")
    market.buy(table, hero, buys, what, answer.question, answer.is_("buy"))
    market.discard(table, hero, answer.is_("discard"), what)
    weapon = listed(cards.WEAPON_CARDS, jnp.minimum(what, len(cards.WEAPONS) - 1))
    table.where = put(table.where, weapon, DISCARD, answer.is_("drop"))  # RP-MKT-11
    cleanup.refresh(table, hero, answer.is_("refresh"), what)
    skills.use(table, hero, answer.is_("use"), jnp.minimum(what, len(cards.SKILLS) - 1))
    hero.gold += jnp.where(answer.says(GAIN), cards.GAINED_GOLD, 0)


def change_dice(table: Table, hero: Hero, answer: Answer, luck: Luck) -> None:
    what = answer.what
    flips, shifts = answer.is_("flip"), answer.is_("shift")
    space = what % SPACES
    by = listed(SHIFTS, jnp.minimum(what // SPACES, len(SHIFTS) - 1))
    dice.turn(hero, flips | shifts, space, jnp.where(flips, 7 - 2 * faces(at(hero.spaces, space)), by))
    # The face that is kept is that of the action's die, wherever it lies now, or that of the skill's.
    by_skill = answer.to(ask.SKILL_KEEP)
    kept = jnp.where(by_skill, table.spot, dice.space_of(hero, table.die))
    dice.show(hero, answer.says(KEEP_NEW), kept, jnp.where(by_skill, table.thrown, table.face))
    one = jnp.where(answer.to(ask.SWAP_WITH), dice.space_of(hero, table.die), table.spot)
    dice.swap(hero, answer.is_("with"), one, what)
    # What a question yet to come is about.
    begins = answer.to(ask.ACTION) & (answer.is_("swap") | answer.is_("reroll"))
    face = luck.face(0)
    table.die = jnp.where(begins, at(hero.spaces, what) >> 3, table.die)
    table.face = jnp.where(answer.is_("reroll"), face, table.face)
    points = answer.is_("die") & ~answer.to(ask.SKILL_GIVE) | answer.to(ask.SKILL_SWAP) & answer.is_("swap")
    table.thrown = jnp.where(answer.to(ask.SKILL_REROLL) & answer.is_("die"), face, table.thrown)
    # Skills.
    skills.move_die(table, hero, answer.to(ask.SKILL_ROW) & answer.is_("place"), what)
    climbs, pool_flips = answer.is_("pool-shift"), answer.to(ask.SKILL_FLIP) & answer.is_("pool")
    card = jnp.where(climbs, what % MOST_CARDS, what)
    by = listed(POOL_SHIFTS, jnp.minimum(what // MOST_CARDS, len(POOL_SHIFTS) - 1))
    skills.change_pool(table, climbs, by, pool_flips, card)
    gives = answer.to(ask.SKILL_GIVE) & answer.is_("die")
    skills.give(table, hero, gives, what)
    table.place = jnp.where(answer.to(ask.SKILL_NEGOTIATE) & answer.is_("pool"), what, table.place)
    dice.sort_pool(table, climbs | pool_flips | gives)
    skills.replace_from_bag(table, hero, answer.is_("colour"), what, luck)
    table.spot = jnp.where(points, what, table.spot)


# --- what comes next ---------------------------------------------------------------------------------


def go_on_with_skill(table: Table, hero: Hero, answer: Answer, luck: Luck) -> tuple[Array, Array]:
    """The next question of the skill that is being used, or 0, and whether a skill ends with this answer."""
    what, question = answer.what, answer.question
    used, copies = answer.is_("use"), answer.is_("copy")
    begun = listed(skills.FIRST_QUESTION, jnp.minimum(what, len(cards.SKILLS) - 1))
    gains = copies & (begun == ask.SKILL_GAIN)  # who copies has already chosen to
    hero.gold += jnp.where(gains, cards.GAINED_GOLD, 0)
    top = market.turn_up(table, answer.says(TURN_UP), 0, luck)
    table.top = jnp.where(answer.says(TURN_UP), top, table.top)
    bought = answer.is_("buy") | answer.is_("pay")
    asked_way = bought & listed(cards.IS_TRAIT, jnp.minimum(what, cards.CARDS - 1)) & hero.power(cards.TRAIT_ANY_WAY)
    changes_pool = answer.is_("pool-shift") | (answer.to(ask.SKILL_FLIP) & answer.is_("pool"))
    changes_pool |= answer.to(ask.SKILL_GIVE) | answer.to(ask.REORDER)
    following = jnp.int32(0)
    for on, then in (
        (used | (copies & ~gains), begun),
        (answer.to(ask.SKILL_SWAP) & answer.is_("swap"), ask.SKILL_WITH),
        (answer.to(ask.SKILL_REROLL) & answer.is_("die"), ask.SKILL_KEEP),
        (answer.to(ask.SKILL_MOVE) & answer.is_("die"), ask.SKILL_ROW),
        (answer.to(ask.SKILL_NEGOTIATE) & answer.is_("pool"), ask.SKILL_GIVE),
        (answer.to(ask.SKILL_SEARCH) & answer.is_("die"), ask.SKILL_COLOUR),
        (changes_pool, ask.REORDER),
        (answer.says(TURN_UP), ask.SKILL_TOP),
        (answer.to(ask.SKILL_BUY, ask.SKILL_TOP) & answer.is_("drop"), question),
        (answer.to(ask.SKILL_BUY, ask.SKILL_TOP) & asked_way, ask.SKILL_TRAIT),
    ):
        following = jnp.where(on, then, following)
    possible, _ = market.bargains(table, hero, following)
    purchase = jnp.any(possible) | market.could_make_room(table, hero, following)
    asked = skills.something_to_ask(table, hero, following, purchase)
    # The card that was turned up and not bought is discarded.
    refused = answer.to(ask.SKILL_TOP) & answer.says(SKIP) | (following == ask.SKILL_TOP) & ~asked
    table.where = put(table.where, table.top, DISCARD, refused & (table.top >= 0))
    following = skills.ask_for_reorder(table, jnp.where(asked, following, 0))
    table.top = jnp.where(following == ask.SKILL_TOP, table.top, -1)
    return following, (used | (table.using > 0)) & (following == 0)


def go_on(table: Table, hero: Hero, answer: Answer) -> Array:
    """What follows the answer in the order of the round; the same question again after anything else."""
    question, what = answer.question, answer.what
    main = (table.using == 0) & ~answer.is_("use") & ~answer.is_("drop")
    skips, bought = answer.says(SKIP), answer.is_("buy") | answer.is_("pay")
    card = jnp.minimum(what, cards.CARDS - 1)
    trait, skill = listed(cards.IS_TRAIT, card) & hero.power(cards.TRAIT_ANY_WAY), listed(cards.IS_SKILL, card)
    swaps, rerolls, moves = answer.is_("swap"), answer.is_("reroll"), answer.is_("move")
    twice = moves & hero.power(cards.WISDOM_TWICE)
    again = (table.left > 0) & jnp.any(cleanup.refreshable(table, hero)) & ~skips
    after_action = jnp.where(
        swaps, ask.SWAP_WITH, jnp.where(rerolls, ask.KEEP, jnp.where(twice, ask.STEP_ON, ask.END_DICE))
    )
    after_purchase = jnp.where(trait, ask.TRAIT_MOVE, jnp.where(skill, ask.USE_NOW, ask.TRADE))
    after_discard = jnp.where(hero.power(cards.MOVES_ON_DISCARD), ask.DISCARD_MOVE, ask.TRADE)
    after_trade = jnp.where(bought, after_purchase, jnp.where(answer.says(DONE), ask.TRADE, after_discard))
    table.traded_out |= main & answer.to(ask.TRADE) & answer.says(DONE)
    in_setup = main & answer.to(ask.SHEET, ask.CLASS_SIDE, ask.START_DIE, ask.START_ROW)
    following = setup.next_setup_question(table, table.asking, in_setup)
    for asked, then in (
        (ask.ORDER, ask.SORT),
        (ask.TAKE, ask.PLACE),
        (ask.PLACE, ask.ACTION),
        (ask.ACTION, after_action),
        (ask.SWAP_WITH, ask.END_DICE),
        (ask.KEEP, ask.END_DICE),
        (ask.STEP_ON, ask.END_DICE),
        (ask.FROM_DISCARD, ask.NEXT_TRADE),
        (ask.TRADE, after_trade),
        (ask.USE_NOW, ask.TRADE),
        (ask.TRAIT_MOVE, ask.TRADE),
        (ask.DISCARD_MOVE, ask.TRADE),
        (ask.REFRESH, jnp.where(again, ask.REFRESH, ask.NEXT_REFRESH)),
        (ask.LAST_CALL, ask.NEXT_CALL),
    ):
        following = jnp.where(main & (question == asked), then, following)
    # The next hero's turn to refresh, or to be called.
    table.number += main & (((question == ask.REFRESH) & ~again) | (question == ask.LAST_CALL))
    return following


def next_question(table: Table, hero: Hero, asking: Array, luck: Luck) -> Array:
    """From whatever has ended to the next question. While a skill is being used, its own question is asked."""
    waiting = table.using > 0
    kept = asking
    asking = jnp.where(waiting, -1, asking)
    asking = setup.ask_for_starting_die(table, asking)
    asking = dice.end_turn(table, hero, asking)
    asking = market.before_market(table, asking)
    asking = market.go_on_trading(table, hero, asking)
    asking = market.next_trader(table, asking)
    asking = cleanup.clean_up(table, asking)
    asking = cleanup.ask_for_refresh(table, asking)
    asking = cleanup.deal(table, asking, luck)
    asking = cleanup.ask_for_last_call(table, hero, asking)
    asking = dice.roll_pool(table, asking, luck)
    asking = dice.ask_for_order(table, asking)
    return jnp.where(waiting, kept, asking)
