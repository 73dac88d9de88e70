"""Market Phase (RP-MKT) and paying with charisma tokens (RP-CHA)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from herowright.games.roll_player.cards.powers import (
    CardFromDiscard,
    Discount,
    MoveOnDiscard,
    Purchases,
    TraitAnyWay,
)
from herowright.games.roll_player.rules import changes, skills, solo
from herowright.games.roll_player.rules.choices import (
    ADDS,
    BUYS,
    DISCARD_MOVE,
    DISCARDS,
    DONE,
    FROM_DISCARD,
    MARKET,
    SECOND,
    SKIP,
    STAY,
    TAKE_GOLD,
    TRAIT_MOVE,
    USE_NOW,
    Buy,
    Discard,
    TakeGold,
    Trade,
)
from herowright.games.roll_player.rules.components import NONE
from herowright.games.roll_player.rules.dice import first_to_market
from herowright.games.roll_player.rules.gold import DISCARDED_CARD, pay
from herowright.games.roll_player.rules.hands import fits_hands, hand_limit, hands_for
from herowright.games.roll_player.rules.settings import FRIENDLY
from herowright.table.decision import Option, Step, Steps, ask, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import MarketCard, Skill, Trait
    from herowright.games.roll_player.rules.state import Hero, RollPlayer

T = TypeVar("T", bound="RollPlayer")
H = TypeVar("H", bound="Hero")
P = TypeVar("P")
# Where a card is bought from.
FROM_MARKET: Final = "market"
FROM_PILE: Final = "discard"
FROM_DECK: Final = "deck"


def before_market(table: RollPlayer) -> Steps[Step]:
    """Who is attuned may bring a discarded card back, for everybody to buy (RP-CARD-02 to -04)."""
    table.phase = "before-market"
    for hero in table.clockwise_from_first():
        if hero.power(CardFromDiscard):
            table.turn = hero.seat
            card = yield from ask_if_any(FROM_DISCARD, hero.seat, lambda: additions(table))
            if card is not None:
                table.discard.remove(card)
                table.market.append(card)
                table.report("rp-event-added", hero.seat, "RP-CARD-02", {"card": card.name})
    return first_to_market(table)


def additions(table: RollPlayer) -> list[Option[MarketCard | None]]:
    return [SKIP, *(ADDS[card] for card in table.discard)] if table.discard else []


def market_turn(table: RollPlayer) -> Steps[Step]:
    """The holder of the lowest initiative card buys or discards one card (RP-MKT-01, RP-MKT-02)."""
    held = [card for card, holder in enumerate(table.holders) if holder != NONE]
    hero = table.heroes[table.holders[held[0]]]
    begin_turn(table, hero)
    while may_trade(table, hero):
        kind = SECOND if is_second(table, hero) else MARKET
        trade = yield from ask_if_any(kind, hero.seat, lambda: offers(table, hero))
        if trade is None:
            table.traded_out = True
        elif isinstance(trade, Buy):
            yield from buy_from_market(table, hero, trade)
        else:
            yield from take_gold_instead(table, hero, trade)
    end_turn(table)
    table.holders[held[0]] = NONE  # RP-MKT-07
    if table.solo:
        solo.clear_market(table)
    return ("market_turn",) if held[1:] else ("clean_up",)


# --- what a Market turn still allows ---------------------------------------------------------------
# Skills may come at any question, so every trade is counted here before it asks anything further.


def begin_turn(table: RollPlayer, hero: Hero) -> None:
    table.phase = "market"
    table.turn = hero.seat
    table.purchases = table.extra_purchases = 0


def end_turn(table: RollPlayer) -> None:
    table.from_pile = table.traded_out = False


def is_in_turn(table: RollPlayer, hero: Hero) -> bool:
    """Whether it is the hero's own Market turn."""
    return table.phase == "market" and table.turn == hero.seat


def is_trading(table: RollPlayer, hero: Hero) -> bool:
    return is_in_turn(table, hero) and not table.traded_out


def may_trade(table: RollPlayer, hero: Hero) -> bool:
    """One purchase, or as many as the class says (RP-MKT-02, RP-CARD-05); gold taken ends them all."""
    return (
        table.phase == "market"
        and table.turn == hero.seat
        and not table.traded_out
        and table.purchases < purchase_limit(hero)
    )


def may_buy_from_pile(table: RollPlayer, hero: Hero) -> bool:
    """In place of a purchase from the Market, or besides (RP-CARD-31), but never with gold taken (RP-CARD-16)."""
    return is_trading(table, hero) if _pile_is_extra(table) else may_trade(table, hero)


def may_take_gold(table: RollPlayer, hero: Hero) -> bool:
    """Instead of buying (RP-MKT-05). Charming never serves for it (RP-ED-15), unless the first edition is read so,
    and nobody takes gold who bought from the discard pile (RP-CARD-16)."""
    if table.traded_out:
        return False
    if not has_bought(table):
        return True
    allowed = table.settings.first_edition and table.settings.reading("RP-ED-15-DE1") == "allowed"
    return allowed and not table.from_pile


def is_second(table: RollPlayer, hero: Hero) -> bool:
    """Whether the next purchase is not the first of the hero's own turn (RP-CARD-07, RP-CARD-29)."""
    return is_trading(table, hero) and table.purchases > 0


def has_bought(table: RollPlayer) -> bool:
    return table.purchases + table.extra_purchases > 0


def _pile_is_extra(table: RollPlayer) -> bool:
    return table.settings.reading("RP-CARD-31") == "extra"


def purchase_limit(hero: Hero) -> int:
    charming = hero.power(Purchases)
    return charming.most if charming else 1


def count_purchase(table: RollPlayer, source: str) -> None:
    """The top card of the deck is no matter of the Market turn (RP-CARD-32)."""
    if source == FROM_DECK:
        return
    if source == FROM_PILE:
        table.from_pile = True
    if source == FROM_PILE and _pile_is_extra(table):
        table.extra_purchases += 1
    else:
        table.purchases += 1


def use_up(table: RollPlayer, hero: Hero) -> None:
    """The whole turn goes into one thing besides buying."""
    table.traded_out = True
    table.purchases = purchase_limit(hero)


# --- trading -----------------------------------------------------------------------------------------


def offers(table: RollPlayer, hero: Hero) -> list[Option[Trade | None]]:
    return with_way_out(table, hero, trades(table, hero), skills.any_usable)


def with_way_out(
    table: T, hero: H, options: Sequence[Option[P]], more_to_do: Callable[[T, H], bool]
) -> list[Option[P | None]]:
    """Nobody has to buy a second card, and nobody can pass before the first trade (RP-MKT-05). The turn ends by
    itself only if nothing could make a further trade possible, a skill (RP-SKILL-06) or dropped weapons."""
    if not may_trade(table, hero) or (options and not has_bought(table)):
        return [*options]
    return [*options, DONE] if options or more_to_do(table, hero) or _room_helps(table, hero) else []


def _room_helps(table: RollPlayer, hero: Hero) -> bool:
    return could_make_room(table, hero, table.market, FROM_MARKET)


def could_make_room(table: RollPlayer, hero: Hero, cards: list[MarketCard], source: str) -> bool:
    """Whether a card could be paid for that needs no more hands than the hero has without weapons (RP-MKT-12)."""
    tokens = usable_tokens(table, hero, source)
    return bool(hero.weapons) and any(
        price(table, hero, card, source) - tokens <= hero.gold and hands_for(card) <= hand_limit(hero) for card in cards
    )


def trades(table: RollPlayer, hero: Hero) -> list[Option[Trade]]:
    """What the hero may buy or discard now in this Market turn; nothing once the turn is used up."""
    if not may_trade(table, hero):
        return []
    options: list[Option[Trade]] = [*purchases(table, hero, table.market, FROM_MARKET)]
    if may_take_gold(table, hero):
        if FRIENDLY in table.settings.variants:  # RP-VAR-10
            options.append(TAKE_GOLD)
        else:
            options += [DISCARDS[card] for card in table.market]  # RP-MKT-05, RP-MKT-06
    return options


def buy_from_market(table: RollPlayer, hero: Hero, trade: Buy) -> Steps[None]:
    yield from buy(table, hero, trade, FROM_MARKET)
    for skill in hero.skills:
        if skill is trade.card:
            yield from use_at_once(table, hero, skill)


def use_at_once(table: RollPlayer, hero: Hero, skill: Skill) -> Steps[None]:
    """A skill just bought may be used before anything else happens (RP-MKT-16)."""

    def go_on() -> list[Option[None]]:
        return [DONE] if skills.usable(table, hero, skill) else []

    yield from ask_if_any(USE_NOW, hero.seat, go_on, {"card": skill.name})


def purchases(table: RollPlayer, hero: Hero, cards: list[MarketCard], source: str) -> list[Option[Buy]]:
    """The cards the hero can pay and hold (RP-MKT-12, RP-GOLD-06)."""
    options = []
    tokens = usable_tokens(table, hero, source)
    as_printed = not has_bought(table) and not hero.powers(Discount)
    for card in cards:
        cost = hero.cost_of(card) if as_printed else price(table, hero, card, source)
        most = min(tokens, cost)
        if cost - most > hero.gold or not fits_hands(hero, card):
            continue
        for spent in range(most, -1, -1):
            if cost - spent <= hero.gold:
                options.append(BUYS[card, cost - spent, spent, spent == most])
    return options


def price(table: RollPlayer, hero: Hero, card: MarketCard, source: str) -> int:
    """The printed cost less what the hero's powers take off; the deck's top card knows no
    reduction (RP-CARD-19)."""
    cost = hero.cost_of(card)
    if source == FROM_DECK:
        return cost
    second = is_second(table, hero)
    for discount in hero.powers(Discount):
        if discount.types and card.family not in discount.types:
            continue
        if source == FROM_PILE and table.settings.edition not in discount.discard_pile:
            continue
        if second and not discount.types and table.settings.reading("RP-CARD-29") == "first-purchase":
            continue
        cost -= discount.gold
    if second and table.settings.reading("RP-CARD-07") == "one-gold-more":
        cost += 1
    return max(0, cost)


def usable_tokens(table: RollPlayer, hero: Hero, source: str) -> int:
    """The charisma tokens that may go into one purchase (RP-CHA-01, RP-CHA-05)."""
    if source == FROM_DECK:
        return 0
    if source == FROM_PILE and table.settings.first_edition and table.settings.reading("RP-ED-13-DE1") == "refused":
        return 0
    return min(hero.tokens, 1) if table.settings.reading("RP-CHA-05") == "one" else hero.tokens


def buy(table: RollPlayer, hero: Hero, purchase: Buy, source: str) -> Steps[None]:
    """Pay, take the card, and do what it says at once (RP-MKT-03)."""
    _, card, gold, tokens = purchase
    if source == FROM_DECK:
        table.take_top()
    else:
        (table.market if source == FROM_MARKET else table.discard).remove(card)
    count_purchase(table, source)
    hero.gold -= gold
    hero.tokens -= tokens
    table.report(
        "rp-event-bought",
        hero.seat,
        "RP-MKT-03",
        {"card": card.name, "gold": gold, "tokens": tokens, "source": source},
    )
    receive(hero, card)
    yield from card.when_bought(table, hero)


def receive(hero: Hero, card: MarketCard) -> None:
    """Lay a card in the area of its type beside the sheet."""
    area = card.family if card.family == "armor" else f"{card.family}s"
    setattr(hero, area, (*getattr(hero, area), card))


def follow_trait_arrow(table: RollPlayer, hero: Hero, trait: Trait) -> Steps[None]:
    """The marker moves along the arrow, or stays at the edge (RP-MKT-14, RP-MKT-15)."""
    if hero.power(TraitAnyWay) is None:
        changes.move_marker(table, hero, trait.arrow, "RP-MKT-14")
        return
    choice = yield from ask(TRAIT_MOVE, hero.seat, lambda: [*changes.ways_to_move(hero), STAY], {"card": trait.name})
    if choice != "stay":
        changes.move_marker(table, hero, choice.direction, "RP-CARD-01")


def take_gold_instead(table: RollPlayer, hero: Hero, trade: Discard | TakeGold) -> Steps[None]:
    """2 gold in place of a purchase; a card leaves the Market unless it is friendly (RP-MKT-05)."""
    use_up(table, hero)
    if isinstance(trade, Discard):
        card = trade.card
        table.market.remove(card)
        table.discard.append(card)
        table.report("rp-event-discarded", hero.seat, "RP-MKT-05", {"card": card.name})
    pay(table, hero, DISCARDED_CARD, "RP-GOLD-02", "market")
    charitable = hero.power(MoveOnDiscard)
    if charitable:
        if not hero.goes_unpaid("market"):
            pay(table, hero, charitable.gold, "RP-GOLD-05", "card", card=hero.source_of(charitable))
        yield from move_after_discarding(table, hero)


def move_after_discarding(table: RollPlayer, hero: Hero) -> Steps[None]:
    choice = yield from ask(DISCARD_MOVE, hero.seat, lambda: [SKIP, *changes.ways_to_move(hero)])
    if choice is not None:
        changes.move_marker(table, hero, choice.direction, "RP-VAR-11")


def deal_market(table: RollPlayer, count: int) -> None:
    """Reveal cards; an empty deck is rebuilt from the discard pile (RP-CLEAN-05 to -08)."""
    if len(table.deck) < count and table.settings.reading("RP-CLEAN-07") == "shuffle-first":
        remake_deck(table)
    dealt = []
    for _ in range(count):
        if not table.deck:
            remake_deck(table)
        if not table.deck:
            break
        table.chance.reveal()
        dealt.append(table.take_top())
    table.market += dealt
    if dealt:
        table.report("rp-event-market", None, "RP-CLEAN-05", {"cards": " ".join(card.name for card in dealt)})


def remake_deck(table: RollPlayer) -> None:
    """One-dot and two-dot cards are mixed now (RP-CLEAN-06)."""
    if table.discard:
        if table.settings.reading("RP-SETUP-22") == "box":
            table.reshuffled = (*table.reshuffled, *table.discard)
        table.deck += table.discard
        table.discard = []
        table.mixed = True
        table.chance.shuffle(table.deck)
        table.report("rp-event-reshuffled", None, "RP-CLEAN-06", {"cards": len(table.deck)})
