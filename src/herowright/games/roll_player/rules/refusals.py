"""Why something is not on offer: the clause and a reason the player can act on."""

from __future__ import annotations

from string import digits
from typing import TYPE_CHECKING

from herowright.games.roll_player.rules import hands, market
from herowright.games.roll_player.rules.choices import BUYS, USES
from herowright.games.roll_player.rules.components import (
    HIGHEST,
    LOWEST,
    NONE,
    ROW_OF_ID,
    SHEET_ROW_IDS,
    SPACES_PER_ROW,
    space_id,
)
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import MarketCard, Skill
    from herowright.games.roll_player.rules.state import Hero, RollPlayer
    from herowright.table.decision import Option

Refusal = tuple[str | None, Message]


def refusal(table: RollPlayer, seat: int, key: str) -> Refusal:
    hero = table.heroes[seat]
    verb, _, what = key.partition(":")
    if verb == "place" and what in hero_rows(hero) and hero.free_space(ROW_OF_ID[what]) == NONE:
        rule = "RP-SETUP-28" if table.phase == "set-up" else "RP-DICE-05"
        return rule, Message("rp-no-row-full", {"row": f"attr:{what}"})
    if verb == "take":
        for card, holder in enumerate(table.holders):
            if holder != NONE and str(table.card_name(card)) == what:
                taken = {"card": table.card_name(card), "seat": f"seat:{holder}"}
                return "RP-DICE-03", Message("rp-no-card-taken", taken)
    if beyond_which_die(table, hero, key) != NONE:
        return "RP-DICE-17", Message("rp-no-beyond-die")
    if verb == "use":
        return _skill(table, hero, what)
    if verb == "buy":
        return _purchase(table, hero, what)
    if verb in ("discard", "gold") and market.is_in_turn(table, hero) and not market.may_take_gold(table, hero):
        return ("RP-CARD-16" if table.from_pile else "RP-MKT-02"), Message("rp-no-traded")
    if verb == "skip" and table.phase == "market":
        return "RP-MKT-05", Message("rp-no-passing")
    return None, Message("refused-not-offered", {"key": key})


def sought(table: RollPlayer, hero: Hero) -> list[Option[object]]:
    """The hero's skills and, in the hero's Market turn, the cards there."""
    found: list[Option[object]] = [USES[skill] for skill in hero.skills]
    if market.may_trade(table, hero):
        tokens = market.usable_tokens(table, hero, market.FROM_MARKET)
        for card in table.market:
            cost = market.price(table, hero, card, market.FROM_MARKET)
            spent = min(tokens, cost)
            found.append(BUYS[card, cost - spent, spent, True])
    return found


def hero_rows(hero: Hero) -> tuple[str, ...]:
    return SHEET_ROW_IDS[: len(hero.spaces) // SPACES_PER_ROW]


def beyond_which_die(table: RollPlayer, hero: Hero, key: str) -> int:
    """The die that would have to pass its lowest or highest face (`raise2:str:1`), or NONE."""
    verb, _, space = key.partition(":")
    way = verb.rstrip(digits)
    at = next((other for other in hero.occupied() if space_id(other) == space), NONE)
    if way not in ("raise", "lower") or at == NONE:
        return NONE
    die, by = hero.spaces[at], int(verb[len(way) :] or 1)
    face = table.faces[die] + (by if way == "raise" else -by)
    return NONE if LOWEST[die] <= face <= HIGHEST[die] else die


def _skill(table: RollPlayer, hero: Hero, id: str) -> Refusal:
    skill: Skill | None = next((own for own in hero.skills if own.id == id), None)
    if skill is None:
        return "RP-SKILL-01", Message("rp-no-not-yours")
    card = {"card": f"card:{id}"}
    if skill in hero.exhausted:
        return "RP-SKILL-05", Message("rp-no-exhausted", card)
    if not skill.ability.marker_can_follow(table, hero, skill):
        return "RP-SKILL-03", Message("rp-no-marker-stuck", card | {"direction": f"direction:{skill.arrow}"})
    return "RP-SKILL-06", Message("rp-no-not-now", card)


def _purchase(table: RollPlayer, hero: Hero, id: str) -> Refusal:
    card: MarketCard | None = next((card for card in table.market if card.id == id), None)
    if card is None:
        return "RP-MKT-02", Message("rp-no-not-in-market")
    if not market.is_in_turn(table, hero):
        return "RP-MKT-01", Message("rp-no-not-your-market-turn")
    if not market.may_trade(table, hero):
        return "RP-MKT-02", Message("rp-no-traded")
    if not hands.fits_hands(hero, card):
        held = {"card": f"card:{id}", "limit": hands.hand_limit(hero)}
        return "RP-MKT-12", Message("rp-no-hands", held)
    cost = market.price(table, hero, card, market.FROM_MARKET)
    purse = {"card": f"card:{id}", "price": cost, "gold": hero.gold, "tokens": hero.tokens}
    return "RP-GOLD-06", Message("rp-no-gold", purse)
