"""The state as plain JSON values and back, where every card is, and what a seat has to guess."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.rules import happenings, runes, story
from herowright.games.call_to_adventure.rules.components import ABILITY_OF, ACTS, KINDS, NONE
from herowright.games.call_to_adventure.rules.settings import BASIC_CARDS, Settings
from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure, Hero, Tucked
from herowright.table.chance import Chance

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.box import Box
    from herowright.games.call_to_adventure.cards.types import StoryCard

_VALUES = (
    "phase",
    "first",
    "turn",
    "acted",
    "journeys",
    "bought",
    "won",
    "resolved",
    "revealed",
    "opener",
    "ender",
    "adversary_xp",
    "beaten_by",
    "lost",
)
_SKULLS = ("adversary_deck", "adversary_discard", "shown")
_HERO_VALUES = ("seat", "marker", "xp", "quiet", "destiny_up")
_PARTS = ("origin", "motivation", "destiny")
_ATTEMPT_VALUES = ("difficulty", "fallen", "bonus", "eased", "no_core", "calm", "again", "fled", "doomed", "landing")


def ref(card: Any) -> str:
    """`hero:lucky-break-2`: unlike its name, this tells the copies of a card apart."""
    return f"{card.kind_of_name}:{card.id}"


def _refs(cards: Iterable[Any]) -> list[str]:
    return [ref(card) for card in cards]


def encode(table: CallToAdventure) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(table, name) for name in _VALUES}
    data["known"] = table.chance.n
    data["step"] = table.step and list(table.step)
    data["decks"] = [_refs(deck) for deck in table.decks]
    data["discards"] = [_refs(pile) for pile in table.discards]
    data["rows"] = [[_encode_place(table, card) for card in row] for row in table.rows]
    data["hand_decks"] = {kind: _refs(table.hand_decks[kind]) for kind in KINDS}
    data["hand_discards"] = {kind: _refs(table.hand_discards[kind]) for kind in KINDS}
    data["boxed"] = _refs(table.boxed)
    data["arriving"] = _refs(table.arriving)
    data |= {name: _refs(getattr(table, name)) for name in _SKULLS}
    data["adversary"] = table.adversary and ref(table.adversary)
    data["quests"] = _refs(table.quests)
    data["stack"] = [[seat, ref(card), gone] for seat, card, gone in table.stack]
    data["attempt"] = table.attempt and _encode_attempt(table.attempt)
    data["heroes"] = [_encode_hero(hero) for hero in table.heroes]
    return data


def _encode_place(table: CallToAdventure, card: StoryCard | None) -> list[str | None]:
    """A card of a row and the ally under it."""
    if card is None:
        return [None, None]
    return [ref(card), ref(table.under[card]) if card in table.under else None]


def _encode_attempt(attempt: Attempt) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(attempt, name) for name in _ATTEMPT_VALUES}
    return data | {
        "card": ref(attempt.card),
        "path": attempt.path.id,
        "pool": list(attempt.pool),
        "faces": list(attempt.faces),
        "added": list(attempt.added),
        "left_out": list(attempt.left_out),
        "ignored": list(attempt.ignored),
    }


def _encode_hero(hero: Hero) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(hero, name) for name in _HERO_VALUES}
    for name in ("dealt", "unkept", "hand", "played", "allies", "sacrificed"):
        data[name] = _refs(getattr(hero, name))
    for name in _PARTS:
        card = getattr(hero, name)
        data[name] = card and ref(card)
    data["acts"] = [[[ref(tucked.card), tucked.path.id] for tucked in act] for act in hero.acts]
    data["borrowed"], data["used"] = list(hero.borrowed), list(hero.used)
    return data


def decode(data: Mapping[str, Any], box: Box, settings: Settings, chance: Chance) -> CallToAdventure:
    cards: dict[str, Any] = {ref(card): card for card in box}

    def found(refs: Iterable[str]) -> list[Any]:
        return [cards[each] for each in refs]

    def one(each: str | None) -> Any:
        return None if each is None else cards[each]

    table: CallToAdventure = object.__new__(CallToAdventure)
    table.box, table.settings, table.chance, table.events = box, settings, chance, []
    for name in _VALUES:
        setattr(table, name, data[name])
    table.step = tuple(data["step"]) if data["step"] else None
    table.decks = [found(deck) for deck in data["decks"]]
    table.discards = [found(pile) for pile in data["discards"]]
    table.rows = [[one(card) for card, _ in row] for row in data["rows"]]
    table.under = {cards[card]: cards[ally] for row in data["rows"] for card, ally in row if card and ally}
    table.hand_decks = {kind: found(data["hand_decks"][kind]) for kind in KINDS}
    table.hand_discards = {kind: found(data["hand_discards"][kind]) for kind in KINDS}
    table.boxed = found(data["boxed"])
    table.arriving = found(data["arriving"])
    for name in _SKULLS:
        setattr(table, name, found(data[name]))
    table.adversary = one(data["adversary"])
    table.quests = tuple(found(data["quests"]))
    table.stack = [(seat, cards[card], gone) for seat, card, gone in data["stack"]]
    table.attempt = table.fleeing = None
    table.heroes = [_decode_hero(row, cards) for row in data["heroes"]]
    table.plays = sum(len(hero.played) for hero in table.heroes)
    for hero in table.heroes:
        story.read_story(table, hero)
    happenings.see_adversaries(table)
    if data["attempt"]:
        _decode_attempt(table, data["attempt"], cards)
    return table


def _decode_attempt(table: CallToAdventure, data: Mapping[str, Any], cards: Mapping[str, Any]) -> None:
    card = cards[data["card"]]
    table.attempt = attempt = Attempt(card, _path(card, data["path"]), data["difficulty"])
    for name in _ATTEMPT_VALUES:
        setattr(attempt, name, data.get(name, False))  # older saves know nothing of `landing`
    attempt.pool, attempt.ignored = list(data["pool"]), tuple(data["ignored"])
    if data["faces"]:
        runes.lay(table, attempt, list(data["faces"]))
    if "added" in data:
        attempt.added, attempt.left_out = tuple(data["added"]), tuple(data["left_out"])
    else:
        _reason_from_pool(table, attempt, data["granted"])


def _reason_from_pool(table: CallToAdventure, attempt: Attempt, granted: Iterable[int]) -> None:
    """An older save names the runes that were added, and not what was left out."""
    attempt.added = tuple(ABILITY_OF[rune] for rune in granted)
    for ability in (NONE, *runes.abilities_of(attempt)):
        left = set(runes.available(table, table.active, attempt, ability)) - set(attempt.pool)
        attempt.left_out += (ability,) * len(left)


def _path(card: Any, id: str) -> Any:
    return next(path for path in card.all_paths if path.id == id)


def _decode_hero(data: Mapping[str, Any], cards: Mapping[str, Any]) -> Hero:
    hero = Hero(data["seat"])
    for name in _HERO_VALUES:
        setattr(hero, name, data[name])
    for name in ("dealt", "unkept", "hand", "played", "allies", "sacrificed"):
        setattr(hero, name, tuple(cards[each] for each in data[name]))
    for name in _PARTS:
        setattr(hero, name, data[name] and cards[data[name]])
    hero.hold(hero.hand)
    hero.acts = tuple(
        tuple(Tucked(cards[card], _path(cards[card], path)) for card, path in act) for act in data["acts"]
    )
    hero.borrowed, hero.used = tuple(data["borrowed"]), tuple(data["used"])
    return hero


def inventory(table: CallToAdventure) -> dict[str, str]:
    """Each card and rune with its zone; raises if one is missing, doubled or unknown."""
    found: dict[str, str] = {}

    def lay(cards: Iterable[Any], zone: str) -> None:
        for card in cards:
            each = ref(card)
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
        if hero.timings != {card.timing for card in hero.hand}:
            raise AssertionError(f"the hand of seat {hero.seat} was not changed by `hold`")
        kept = [card for name in _PARTS if (card := getattr(hero, name)) and card not in hero.dealt]
        lay(kept, f"character:{hero.seat}")
        lay((tucked.card for tucked in hero.tucked), f"story:{hero.seat}")
    if table.attempt is not None and len(set(table.attempt.pool)) < len(table.attempt.pool):
        raise AssertionError("a rune is twice in the pool")
    if any(table.decks):  # before the decks are sorted all cards are in the box
        missing = {ref(card) for card in (*table.box.story, *table.box.hand_cards)} - found.keys()
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
