"""Why something is not on offer: the clause and a reason the player can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player import hands, market
from herowright.games.roll_player.components import NONE, ROW_OF_ID, space_id
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import MarketCard, Skill
    from herowright.games.roll_player.state import Hero, RollPlayer

Refusal = tuple[str | None, Message]


def refusal(table: RollPlayer, seat: int, key: str) -> Refusal:
    hero = table.heroes[seat]
    verb, _, what = key.partition(":")
    if verb == "place" and what in ROW_OF_ID and hero.free_space(ROW_OF_ID[what]) == NONE:
        rule = "RP-SETUP-28" if table.phase == "set-up" else "RP-DICE-05"
        return rule, Message("rp-no-row-full", {"row": f"attr:{what}"})
    if (
        verb == "take"
        and what.isdigit()
        and 1 <= int(what) <= len(table.holders)
        and table.holders[int(what) - 1] != NONE
    ):
        return "RP-DICE-03", Message(
            "rp-no-card-taken", {"card": int(what), "seat": f"seat:{table.holders[int(what) - 1]}"}
        )
    if verb.rstrip("2") in ("raise", "lower") and _beyond_the_die(table, hero, verb, what):
        return "RP-DICE-17", Message("rp-no-beyond-die")
    if verb == "use":
        return _skill(table, hero, what)
    if verb == "buy":
        return _purchase(table, hero, what)
    if verb == "skip" and table.phase == "market":
        return "RP-MKT-05", Message("rp-no-passing")
    return None, Message("refused-not-offered", {"key": key})


def _beyond_the_die(table: RollPlayer, hero: Hero, verb: str, space: str) -> bool:
    """Whether the change would pass 1 or 6 on the die of that space."""
    at = next((other for other in hero.occupied() if space_id(other) == space), NONE)
    by = (2 if verb.endswith("2") else 1) * (1 if verb.startswith("raise") else -1)
    return at != NONE and not 1 <= table.faces[hero.spaces[at]] + by <= 6


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
    if table.phase != "market" or table.turn != hero.seat:
        return "RP-MKT-01", Message("rp-no-not-your-market-turn")
    if not hands.fits_hands(hero, card):
        held = {"card": f"card:{id}", "limit": hands.hand_limit(hero)}
        return "RP-MKT-12", Message("rp-no-hands", held)
    cost = market.price(table, hero, card, market.FROM_MARKET)
    purse = {"card": f"card:{id}", "price": cost, "gold": hero.gold, "tokens": hero.tokens}
    return "RP-GOLD-06", Message("rp-no-gold", purse)
