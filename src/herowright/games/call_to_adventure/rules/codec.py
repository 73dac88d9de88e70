"""The way back from a stored state, where every card is, and what a seat has to guess."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.cards.types import Path
from herowright.games.call_to_adventure.rules import runes
from herowright.games.call_to_adventure.rules.components import ABILITY_OF, ACTS, KINDS, NONE
from herowright.games.call_to_adventure.rules.settings import BASIC_CARDS, Settings
from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure
from herowright.table import plain
from herowright.table.chance import Chance

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.box import Box

_SKULLS = ("adversary_deck", "adversary_discard", "shown")
_PARTS = ("origin", "motivation", "destiny")


def decode(data: Mapping[str, Any], box: Box, settings: Settings, chance: Chance) -> CallToAdventure:
    cards: dict[str, Any] = {card.ref: card for card in box}
    paths = {path.id: path for card in box.story for path in card.all_paths}

    def find(family: Any, ref: str) -> Any:
        return paths[ref] if family is Path else cards[ref]

    table = plain.decode(CallToAdventure, data, find, box=box, settings=settings, chance=chance)
    if table.attempt is not None and "added" not in data["attempt"]:
        _reason_from_pool(table, table.attempt, data["attempt"]["granted"])
    return table


def _reason_from_pool(table: CallToAdventure, attempt: Attempt, granted: Iterable[int]) -> None:
    """An older save names the runes that were added, and not what was left out."""
    attempt.added = tuple(ABILITY_OF[rune] for rune in granted)
    for ability in (NONE, *runes.abilities_of(attempt)):
        left = set(runes.available(table, table.active, attempt, ability)) - set(attempt.pool)
        attempt.left_out += (ability,) * len(left)


def inventory(table: CallToAdventure) -> dict[str, str]:
    """Each card and rune with its zone; raises if one is missing, doubled or unknown."""
    found: dict[str, str] = {}

    def lay(cards: Iterable[Any], zone: str) -> None:
        for card in cards:
            each = card.ref
            if each in found:
                raise AssertionError(f"{each} is in {found[each]} and in {zone}")
            found[each] = zone

    for act in ACTS:
        lay(table.decks[act], f"deck:{act}")
        lay(table.discards[act], f"discard:{act}")
        lay((card for card in table.rows[act] if card is not None), f"row:{act}")
        lay((table.under[card] for card in table.rows[act] if card in table.under), f"row:{act}")
    for kind in KINDS:
        lay(table.hand_decks[kind], f"deck:{kind}")
        lay(table.hand_discards[kind], f"discard:{kind}")
    lay(table.boxed, "box")
    lay(table.arriving, "arriving")
    for name in _SKULLS:
        lay(getattr(table, name), name)
    if table.adversary_stands:
        lay([table.adversary], "adversary")
    lay((card for _, card, _ in table.stack), "stack")
    lay(table.quests, "quests")
    for hero in table.heroes:
        for name in ("dealt", "unkept", "hand", "played", "allies", "sacrificed"):
            lay(getattr(hero, name), f"{name}:{hero.seat}")
        kept = [card for name in _PARTS if (card := getattr(hero, name)) and card not in hero.dealt]
        lay(kept, f"character:{hero.seat}")
        lay((tucked.card for tucked in hero.tucked), f"story:{hero.seat}")
    if table.attempt is not None and len(set(table.attempt.pool)) < len(table.attempt.pool):
        raise AssertionError("a rune is twice in the pool")
    if any(table.decks):  # before the decks are sorted all cards are in the box
        missing = {card.ref for card in (*table.box.story, *table.box.hand_cards)} - found.keys()
        if missing:
            raise AssertionError(f"nowhere to be found: {sorted(missing)}")
    return found


def name_of(item: Any) -> str:
    """Scripts name a card by its id."""
    return str(item.id)


# --- guessing ----------------------------------------------------------------------------------------------


def redraw_hidden(table: CallToAdventure, seat: int | None, chance: Chance) -> None:
    """Decks, face-down rows, other hands and other destinies are dealt anew from what the seat has not seen."""
    for act in ACTS:
        _redraw_act(table, act, chance)
    for kind in KINDS:
        _redraw_hands(table, seat, kind, chance)
    chance.shuffle(table.adversary_deck)
    for part in _PARTS:
        _redraw_characters(table, seat, part, chance)


def _redraw_act(table: CallToAdventure, act: int, chance: Chance) -> None:
    hidden = table.rows[act] if act >= table.revealed else []
    cards: list[Any] = [*table.decks[act], *(card for card in hidden if card is not None)]
    chance.shuffle(cards)
    hidden[:] = [None if card is None else cards.pop() for card in hidden]
    table.decks[act] = cards


def _redraw_hands(table: CallToAdventure, seat: int | None, kind: str, chance: Chance) -> None:
    """Everybody sees of which kind the cards in a hand are, and only that."""
    if table.phase == "over":
        chance.shuffle(table.hand_decks[kind])
        return
    others = [hero for hero in table.heroes if hero.seat != seat]
    cards = [*table.hand_decks[kind], *(card for hero in others for card in hero.hand if card.kind == kind)]
    chance.shuffle(cards)
    for hero in others:
        hero.hold([cards.pop() if card.kind == kind else card for card in hero.hand])
    table.hand_decks[kind] = cards


def _redraw_characters(table: CallToAdventure, seat: int | None, part: str, chance: Chance) -> None:
    """Cards of a kind that other players hold face down or have laid aside."""
    # After a sudden defeat destinies stay face down.
    open_to_all = all(hero.destiny_up for hero in table.heroes) if part == "destiny" else table.phase != "set-up"
    mine = None if seat is None else table.heroes[seat]
    others = [hero for hero in table.heroes if hero is not mine]
    basic = BASIC_CARDS in table.settings.first_game
    seen = [getattr(hero, part) for hero in others] if open_to_all else []
    if mine is not None:
        seen += [getattr(mine, part), *mine.dealt, *mine.unkept]
    cards = [card for card in getattr(table.box, _PILES[part]) if card not in seen and (card.basic or not basic)]
    chance.shuffle(cards)
    for hero in others:
        guess: dict[Any, Any] = {}
        if not open_to_all and (kept := getattr(hero, part)) is not None:
            guess[kept] = cards.pop()
            setattr(hero, part, guess[kept])
        hero.dealt = tuple(_guessed(card, part, guess, cards) for card in hero.dealt)
        hero.unkept = tuple(_guessed(card, part, guess, cards) for card in hero.unkept)


_PILES = {"origin": "origins", "motivation": "motivations", "destiny": "destinies"}


def _guessed(card: Any, part: str, guess: dict[Any, Any], cards: list[Any]) -> Any:
    if card.family != part:
        return card
    if card not in guess:
        guess[card] = cards.pop()
    return guess[card]
