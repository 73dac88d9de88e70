"""Why something is not on offer: the clause and a reason the player can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.cards.types import Trait
from herowright.games.call_to_adventure.rules import morality, runes, traits, turn
from herowright.games.call_to_adventure.rules.choices import DARK_RUNES, GAINS, PLAYS, USES
from herowright.games.call_to_adventure.rules.components import LAST_CARD, MOST_DARK
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import HandCard
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero
    from herowright.table.decision import Option

Refusal = tuple[str | None, Message]


def refusal(table: CallToAdventure, seat: int, key: str) -> Refusal:
    hero = table.heroes[seat]
    verb, _, what = key.partition(":")
    if verb == "play":
        return _hand_card(table, hero, what.partition(":")[0])
    if verb in ("gain", "face", "journey", "replace", "dark", "cast", "end") and table.turn != seat:
        return "CA-TURN-01", Message("ca-no-not-your-turn")
    match verb:
        case "gain" | "face":
            return _main_action(table, hero, what)
        case "journey":
            return _journey(table, hero)
        case "dark":
            return _dark(table, hero)
        case "spend":
            return _effect(table, hero, what)
        case "replace":
            return "CA-ROW-07", Message("ca-no-replacement")
        case "end":
            return "CA-TURN-06", Message("ca-no-end")
    return None, Message("refused-not-offered", {"key": key})


def sought(table: CallToAdventure, hero: Hero) -> list[Option[object]]:
    """The cards of the hand; in one's own turn traits that are face up, effects of own cards, and dark runes."""
    found: list[Option[object]] = [PLAYS[card, None] for card in hero.hand]
    if table.turn != hero.seat:
        return found
    if table.attempt is not None:
        return found if table.attempt.cast or table.bought else [*found, DARK_RUNES[table.dark_price]]
    found += [USES[name, "spend", power.xp] for power, name in hero.uses if isinstance(power, Spend)]
    if not table.acted:
        face_up = [card for row in table.rows[hero.act : table.revealed] for card in row]
        found += [GAINS[card] for card in face_up if isinstance(card, Trait)]
    return found


def _hand_card(table: CallToAdventure, hero: Hero, id: str) -> Refusal:
    card: HandCard | None = next((card for card in hero.hand if card.key == id), None)
    if card is None:
        return "CA-HERO-05", Message("ca-no-not-in-hand")
    if not morality.may_play(table, hero, card.kind):
        return "CA-MORAL-05", Message("ca-no-kind-here", {"card": card.name, "kind": card.kind})
    return "CA-HERO-05", Message("ca-no-not-now", {"card": card.name})


def _main_action(table: CallToAdventure, hero: Hero, id: str) -> Refusal:
    if table.acted:
        return "CA-TURN-01", Message("ca-no-second-action")
    if table.adversary is not None and id == table.adversary.id:
        return "CA-COOP-23", Message("ca-no-adversary-yet", {"cards": len(hero.tucked)})
    face_up = [(act, card) for act in range(table.revealed) for card in table.rows[act] if card]
    for act, card in face_up:
        if card.id != id and not any(path.id == id for path in card.all_paths):
            continue
        if act < hero.act:
            return "CA-END-06", Message("ca-no-act-finished", {"act": act + 1})
        if isinstance(card, Trait):
            if not traits.requirements_met(hero, card):
                return "CA-TRAIT-06", Message("ca-no-requirements", {"card": card.name})
        elif table.adversary_stands and len(hero.tucked) == LAST_CARD:
            return "CA-COOP-43", Message("ca-no-adversary-first")
        return None, Message("ca-no-question-first")
    return "CA-TURN-02", Message("ca-no-not-face-up")


def _journey(table: CallToAdventure, hero: Hero) -> Refusal:
    if table.attempt is not None:
        return "CA-CHAL-26", Message("ca-no-journey-now")
    if table.journeys >= turn.journey_limit(hero):
        return "CA-EXTRA-02", Message("ca-no-more-journeys")
    if hero.xp < table.journey_price:
        return "CA-EXTRA-10", Message("ca-no-xp", {"xp": hero.xp, "price": table.journey_price})
    return "CA-EXTRA-11", Message("ca-no-not-face-up")


def _effect(table: CallToAdventure, hero: Hero, what: str) -> Refusal:
    """An effect of an own card that costs XP."""
    for power, name in hero.uses:
        if not isinstance(power, Spend) or USES[name, "spend", power.xp].key != f"spend:{what}":
            continue
        if hero.xp < power.xp:
            return "CA-EXTRA-10", Message("ca-no-xp", {"xp": hero.xp, "price": power.xp})
        if power.once and name in hero.used:
            return "CA-EXTRA-05", Message("ca-no-twice", {"card": name})
        return "CA-EXTRA-05", Message("ca-no-effect-now", {"card": name})
    return None, Message("refused-not-offered", {"key": f"spend:{what}"})


def _dark(table: CallToAdventure, hero: Hero) -> Refusal:
    attempt = table.attempt
    if attempt is None or attempt.cast or table.turn != hero.seat:
        return "CA-CHAL-11", Message("ca-no-dark-now")
    if not morality.may_buy_dark(table, hero):
        return "CA-MORAL-10", Message("ca-no-dark-here")
    if table.bought >= MOST_DARK:
        return "CA-CHAL-12", Message("ca-no-more-dark")
    if not runes.dark_is_left(attempt):
        return "CA-CHAL-27", Message("ca-no-dark-left")
    return "CA-EXTRA-10", Message("ca-no-xp", {"xp": hero.xp, "price": table.dark_price})
