"""The way back from a stored state, where every card is, and what a seat has to guess."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HandCard, HeroCard, Path, StoryCard
from herowright.games.call_to_adventure.rules import runes
from herowright.games.call_to_adventure.rules.components import ABILITY_OF, ACTS, ANTIHERO, HERO, KINDS, NONE
from herowright.games.call_to_adventure.rules.settings import BASIC_CARDS, Settings
from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure
from herowright.table import plain
from herowright.table.chance import Chance

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.box import Box
    from herowright.games.call_to_adventure.cards.types import Card
    from herowright.games.call_to_adventure.rules.state import Hero

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
    """Decks, face-down rows, other hands and other destinies are redealt from what the seat has not seen."""
    seed = chance.below(1 << 64)
    rank = _ranks(table.box, seed).__getitem__
    for act in ACTS:
        hidden = table.rows[act] if act >= table.revealed else []
        cards: list[Any] = [*table.decks[act], *[card for card in hidden if card is not None]]
        cards.sort(key=rank)
        hidden[:] = [None if card is None else cards.pop() for card in hidden]
        table.decks[act] = cards
    others = [hero for hero in table.heroes if hero.seat != seat]
    _redraw_hands(table, [] if table.phase == "over" else others, rank)
    table.adversary_deck.sort(key=rank)
    if others:
        _redraw_characters(table, None if seat is None else table.heroes[seat], others, seed)


@lru_cache(maxsize=64)
def _ranks(box: Box, seed: int) -> dict[Card, int]:
    """An order of all cards that follows from the seed alone: how hidden cards really lie must not be felt."""
    cards = [*box]
    return dict(zip(cards, struct.unpack(f"{len(cards)}Q", random.Random(seed).randbytes(8 * len(cards))), strict=True))


def _redraw_hands(table: CallToAdventure, others: list[Hero], rank: Callable[[Card], int]) -> None:
    """Everybody sees of which kind the cards in a hand are, and only that."""
    decks = table.hand_decks
    for hero in others:
        for card in hero.hand:
            decks[card.kind].append(card)
    for kind in KINDS:
        decks[kind].sort(key=rank)
    for hero in others:
        hero.hold([decks[card.kind].pop() for card in hero.hand])


@lru_cache(maxsize=64)
def _characters(box: Box, basic: bool, seed: int) -> dict[str, list[Any]]:
    """The character cards of a game in that order, by what they are."""
    cards = [card for card in (*box.origins, *box.motivations, *box.destinies) if card.basic or not basic]
    cards.sort(key=_ranks(box, seed).__getitem__)
    return {part: [card for card in cards if card.family == part] for part in _PARTS}


def _hidden_parts(table: CallToAdventure) -> tuple[str, ...]:
    """What of the characters lies face down. After a sudden defeat destinies stay so."""
    if table.phase == "set-up":
        return _PARTS
    return () if all(hero.destiny_up for hero in table.heroes) else ("destiny",)


def _redraw_characters(table: CallToAdventure, mine: Hero | None, others: list[Hero], seed: int) -> None:
    """Cards that other players hold face down or have laid aside."""
    hidden = _hidden_parts(table)
    seen = {getattr(hero, part) for hero in others for part in _PARTS if part not in hidden}
    if mine is not None:
        seen |= {mine.origin, mine.motivation, mine.destiny, *mine.dealt, *mine.unkept}
    dealt = _characters(table.box, BASIC_CARDS in table.settings.first_game, seed)
    piles = {part: [card for card in pile if card not in seen] for part, pile in dealt.items()}
    for hero in others:
        guess: dict[Any, Any] = {}
        for part in hidden:
            if (kept := getattr(hero, part)) is not None:
                guess[kept] = piles[part].pop()
                setattr(hero, part, guess[kept])
        hero.dealt = tuple([guess.get(card) or piles[card.family].pop() for card in hero.dealt])
        hero.unkept = tuple([piles[card.family].pop() for card in hero.unkept])


# --- not guessing ------------------------------------------------------------------------------------------

# What shows of a card that lies face down: its back, and no more.
_STORY_BACKS = [StoryCard(id="face-down", act=act) for act in ACTS]
_HAND_BACKS: dict[str, HandCard] = {
    HERO: HeroCard(id="face-down", timing="", effect=Effect()),
    ANTIHERO: AntiheroCard(id="face-down", timing="", effect=Effect()),
}


def concealed(table: CallToAdventure, seat: int) -> CallToAdventure:
    """A copy in which cards that the seat cannot know show their backs, and characters of others are not there yet.
    What the adversary deck holds everybody can count."""
    table = table.copy()
    for act, back in enumerate(_STORY_BACKS):
        table.decks[act] = [back] * len(table.decks[act])
        if act >= table.revealed:
            table.rows[act] = [card and back for card in table.rows[act]]
    for kind, deck in table.hand_decks.items():
        table.hand_decks[kind] = [_HAND_BACKS[kind]] * len(deck)
    if table.adversary_deck:
        table.adversary_deck.sort(key=_ref)
    hidden = _hidden_parts(table)
    for hero in table.heroes:
        if hero.seat != seat:
            if hero.hand and table.phase != "over":
                hero.hold([_HAND_BACKS[card.kind] for card in hero.hand])
            for part in hidden:
                setattr(hero, part, None)
            hero.dealt = hero.unkept = ()
    return table


def _ref(card: Card) -> str:
    return card.ref
