"""Market Phase (RP-MKT) and paying with charisma tokens (RP-CHA)."""

from __future__ import annotations

import numpy as np
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, cards
from herowright.games.roll_player.lab.accel.arrays import Array, at, first, listed, put
from herowright.games.roll_player.lab.accel.cards import DECK, DISCARD, MARKET, OWNED
from herowright.games.roll_player.lab.accel.dice import move_marker
from herowright.games.roll_player.lab.accel.luck import Luck
from herowright.games.roll_player.lab.accel.skills import any_usable, usable, usable_by_seat
from herowright.games.roll_player.lab.accel.state import Hero, Table
from herowright.games.roll_player.rules.gold import DISCARDED_CARD

# --- prices ------------------------------------------------------------------------------------------


def prices(table: Table, hero: Hero) -> Array:
    """What each card costs the hero, except on top of the deck (RP-CARD-19, RP-CARD-29)."""
    weapons = hero.owns(table)[cards.WEAPON_CARDS]
    off = jnp.sum(jnp.where(weapons[:, None], cards.WEAPON_DISCOUNT, 0), axis=0)
    return jnp.maximum(0, jnp.asarray(cards.COST) - hero.power(cards.CLASS_DISCOUNT) - off)


def fits_hands(table: Table, hero: Hero) -> Array:
    """The cards the hero has hands for (RP-MKT-10, RP-MKT-12)."""
    held = jnp.sum(jnp.where(hero.owns(table)[cards.WEAPON_CARDS], cards.WEAPON_HANDS, 0))
    return (cards.HANDS == 0) | (jnp.asarray(cards.HANDS) + held <= hero.power(cards.HAND_LIMITS))


def on_sale(table: Table, question: Array) -> Array:
    """The cards that the question is about: those of the Market, of the discard pile, or the one turned up."""
    return (
        ((question == ask.TRADE) & (table.where == MARKET))
        | ((question == ask.SKILL_BUY) & (table.where == DISCARD))
        | ((question == ask.SKILL_TOP) & (jnp.arange(cards.CARDS) == table.top))
    )


def charged(table: Table, hero: Hero, question: Array) -> tuple[Array, Array]:
    """The price of each card and the tokens that can go into it: on top of the deck the printed one, and none."""
    price = jnp.where(question == ask.SKILL_TOP, cards.COST, prices(table, hero))
    return price, jnp.minimum(jnp.where(question == ask.SKILL_TOP, 0, hero.tokens), price)


def bargains(table: Table, hero: Hero, question: Array) -> tuple[Array, Array]:
    """The cards that can be bought now with as many tokens as possible, and with none though the hero has one."""
    offered = on_sale(table, question) & fits_hands(table, hero)
    price, tokens = charged(table, hero, question)
    return offered & (price - tokens <= hero.gold), offered & (tokens > 0) & (price <= hero.gold)


def could_make_room(table: Table, hero: Hero, question: Array) -> Array:
    """Whether a card could be paid for that needs no more hands than the hero has without weapons (RP-MKT-12)."""
    within = jnp.asarray(cards.HANDS) <= hero.power(cards.HAND_LIMITS)
    price, tokens = charged(table, hero, question)
    armed = jnp.any(hero.owns(table)[cards.WEAPON_CARDS])
    return armed & jnp.any(on_sale(table, question) & within & (price - tokens <= hero.gold))


def may_take_gold(table: Table) -> Array:
    """Not after a purchase (RP-CARD-16, RP-ED-15-PL2)."""
    return table.purchases == 0


# --- trading -----------------------------------------------------------------------------------------


def buy(table: Table, hero: Hero, on: Array, card: Array, question: Array, with_tokens: Array) -> None:
    """Pay, take the card, and follow the arrow of a trait; who may move any way is asked (RP-MKT-03, RP-MKT-14)."""
    price, tokens = (at(each, card) for each in charged(table, hero, question))
    tokens = jnp.where(with_tokens, tokens, 0)
    hero.gold -= jnp.where(on, price - tokens, 0)
    hero.tokens -= jnp.where(on, tokens, 0)
    table.where = put(table.where, card, OWNED + hero.seat, on)
    table.purchases += on & (question != ask.SKILL_TOP)
    trait = listed(cards.IS_TRAIT, card)
    move_marker(hero, on & trait & ~hero.power(cards.TRAIT_ANY_WAY), listed(cards.ARROW, card))
    table.bought = jnp.where(on & (question == ask.TRADE), listed(cards.SKILL_OF_CARD, card), table.bought)


def discard(table: Table, hero: Hero, on: Array, card: Array) -> None:
    """2 gold in place of a purchase (RP-MKT-05)."""
    table.where = put(table.where, card, DISCARD, on)
    hero.gold += jnp.where(on, DISCARDED_CARD + hero.power(cards.DISCARD_PAYS), 0)
    table.traded_out |= on


# --- the flow of the phase ---------------------------------------------------------------------------


def before_market(table: Table, asking: Array) -> Array:
    """Who is attuned may bring a discarded card back (RP-CARD-02 to -04)."""
    lying = jnp.any(table.where == DISCARD)
    asking = jnp.where((asking == ask.FROM_DISCARD) & ~lying, ask.NEXT_TRADE, asking)
    on = asking == ask.BEFORE_MARKET
    attuned = first(listed(cards.ATTUNED, jnp.maximum(table.hero_class, 0)))
    asked = (attuned < table.seats) & lying
    table.seat = jnp.where(on & asked, attuned, table.seat)
    return jnp.where(on, jnp.where(asked, ask.FROM_DISCARD, ask.NEXT_TRADE), asking)


def go_on_trading(table: Table, hero: Hero, asking: Array) -> Array:
    """A Market turn goes on as long as it allows a trade that is or could become possible (RP-MKT-02, RP-CARD-05);
    a skill just bought may be used first (RP-MKT-16)."""
    asking = jnp.where((asking == ask.USE_NOW) & ~at(usable(table, hero, asking), table.bought), ask.TRADE, asking)
    may_trade = ~table.traded_out & (table.purchases < hero.power(cards.PURCHASES))
    trading = jnp.int32(ask.TRADE)
    possible, _ = bargains(table, hero, trading)
    possible |= (table.where == MARKET) & may_take_gold(table)
    more = any_usable(table, hero, asking) | could_make_room(table, hero, trading)
    going = may_trade & (jnp.any(possible) | more)
    over = (asking == ask.TRADE) & ~going
    holding = table.holders == hero.seat
    table.holders = jnp.where(over & holding, -1, table.holders)  # RP-MKT-07
    table.traded_out &= ~over
    return jnp.where(over, ask.NEXT_TRADE, asking)


def next_trader(table: Table, asking: Array) -> Array:
    """The holder of the lowest initiative card (RP-MKT-01). If the Market is empty and a holder has no skill to use,
    there is nothing to ask."""
    on = asking == ask.NEXT_TRADE
    something = jnp.any(table.where == MARKET)
    able = something | jnp.any(usable_by_seat(table, in_market=True), axis=1)
    holders = table.holders
    waiting = (holders >= 0) & jnp.any((holders[:, None] == jnp.arange(table.seats)) & able, axis=1)
    card = first(waiting)
    found = card < holders.shape[0]
    passed = jnp.arange(holders.shape[0]) < card
    table.holders = jnp.where(on & passed, -1, holders)
    table.seat = jnp.where(on & found, at(holders, card), table.seat)
    table.purchases = jnp.where(on, 0, table.purchases)
    table.traded_out &= ~on
    return jnp.where(on, jnp.where(found, ask.TRADE, ask.CLEAN_UP), asking)


def turn_up(table: Table, on: Array, number: int, luck: Luck) -> Array:
    """The top card of the deck, or -1; an empty deck is rebuilt from the discard pile (RP-CLEAN-06, -07)."""
    remade = on & ~jnp.any(table.where == DECK)
    table.mixed |= remade & jnp.any(table.where == DISCARD)
    table.where = jnp.where(remade & (table.where == DISCARD), DECK, table.where)
    deck = table.where == DECK
    one_dot = deck & np.asarray(cards.ONE_DOT)
    candidates = jnp.where(~table.mixed & jnp.any(one_dot), one_dot, deck)
    return jnp.where(on & jnp.any(deck), luck.card(number, candidates), -1)


def deal_market(table: Table, on: Array, luck: Luck) -> None:
    """A card for every initiative card (RP-CLEAN-05)."""
    for number in range(table.pool.shape[0]):
        card = turn_up(table, on, number, luck)
        table.where = put(table.where, card, MARKET, on)
