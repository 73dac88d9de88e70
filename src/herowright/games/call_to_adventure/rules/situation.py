"""Exact situations for tests: what lies where, whose turn it is, and what happens next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.cards.types import Adversary, Card, Challenge
from herowright.games.call_to_adventure.rules import end, setup
from herowright.games.call_to_adventure.rules import turn as turns
from herowright.games.call_to_adventure.rules.choices import FaceChallenge
from herowright.games.call_to_adventure.rules.components import (
    ACTS,
    ANTIHERO,
    KINDS,
    NEUTRAL,
    NONE,
    START_XP,
    Face,
    Space,
)
from herowright.games.call_to_adventure.rules.state import Tucked

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero
    from herowright.table.decision import Step

HERO_KEYS = {
    "origin",
    "motivation",
    "destiny",
    "level",
    "xp",
    "hand",
    "played",
    "story",
    "allies",
    "sacrificed",
    "quiet",
}


def arrange(
    table: CallToAdventure,
    *,
    turn: int = 0,
    first: int | None = None,
    heroes: Sequence[Mapping[str, Any]] = (),
    rows: Sequence[Sequence[str]] = (),
    under: Mapping[str, str] | None = None,
    decks: Sequence[Sequence[str] | None] = (),
    discards: Sequence[Sequence[str]] = (),
    hero_deck: Sequence[str] | None = None,
    antihero_deck: Sequence[str] | None = None,
    hero_discard: Sequence[str] = (),
    antihero_discard: Sequence[str] = (),
    revealed: int | None = None,
    opener: int | None = None,
    ender: int | None = None,
    adversary: str | None = None,
    adversary_xp: int = 0,
    adversary_deck: Sequence[str] | None = None,
    track: Sequence[Space] | None = None,
    runes: Mapping[int, tuple[Face, Face]] | None = None,
    cards: Sequence[Card] = (),
    moment: str = "begin-turn",
    attempt: str | None = None,
    acted: bool = False,
    journeys: int = 0,
    bought: int = 0,
) -> None:
    """It is the beginning of a turn of `turn`, or another `moment` of it: `turn` (no row is revealed first), `attempt`
    (the path `attempt` was declared, and the runes are being gathered), `end-turn`, or `scoring`, with which the game
    ends. Whether `turn` has `acted`, made `journeys` and `bought` dark runes stands as in the state.

    Cards are named by their ids, tucked cards by the ids of their paths (`story` lists one sequence for each act). What
    is not named gets sensible values: heroes an origin, motivation and destiny each, rows and decks whatever lies
    nowhere else; `rows` of a revealed act are filled up by nothing.

    `under` maps a challenge in a row to the ally under it. `revealed` counts the rows that lie face up, at least those
    given. `cards` are defined on the spot; `track` and `runes` replace the printed ones.
    """
    table.box = table.box.with_cards(*cards)
    if track is not None:
        table.box = replace(table.box, track=tuple(track))
    if runes:
        faces = tuple(runes.get(number, rune) for number, rune in enumerate(table.box.faces))
        table.box = replace(table.box, faces=faces)
    table.phase, table.turn = "story", turn
    table.first = turn if first is None else first
    table.opener = NONE if opener is None else opener
    table.ender = NONE if ender is None else ender
    if table.settings.mode == "co-op":
        _arrange_adversary(table, adversary, adversary_xp)
    for hero in table.heroes:
        _arrange_hero(table, hero, heroes[hero.seat] if hero.seat < len(heroes) else {})
        if any(tucked.card is table.adversary for tucked in hero.tucked):
            table.beaten_by = hero.seat
    table.revealed = max(len(rows), 1) if revealed is None else revealed
    if max(len(rows), table.revealed) > len(ACTS):
        raise ValueError(f"there are {len(ACTS)} acts")
    _arrange_rows(table, rows, under or {}, decks, discards)
    _arrange_hands(table, (hero_deck, antihero_deck), (hero_discard, antihero_discard), adversary_deck)
    table.derive()
    table.acted, table.journeys, table.bought = acted, journeys, bought
    table.step = _step_at(table, "attempt" if attempt else moment, attempt)


def _step_at(table: CallToAdventure, moment: str, path: str | None) -> Step:
    if moment == "attempt":
        tried = _tucked(table, path or "")
        if not isinstance(tried.card, Challenge | Adversary):
            raise ValueError(f"{tried.card.id} is nothing to face")
        if not any(tried.card in row for row in table.rows) and tried.card is not table.adversary:
            raise ValueError(f"{tried.card.id} does not lie in a row")
        turns.declare(table, table.active, FaceChallenge("face", tried.card, tried.path))
        return ("challenge",)
    if moment == "end-turn":
        return end.after_turn(table)
    steps: dict[str, Step] = {"begin-turn": ("begin_turn",), "turn": ("turn",), "scoring": ("finish",)}
    if moment not in steps:
        raise ValueError(f"there is no moment {moment!r}: {', '.join((*steps, 'attempt', 'end-turn'))}")
    return steps[moment]


def _arrange_adversary(table: CallToAdventure, id: str | None, xp: int) -> None:
    found = {card.id: card for card in table.box.story if isinstance(card, Adversary)}
    if id is not None and id not in found:
        raise ValueError(f"there is no adversary {id!r}: {', '.join(found)}")
    table.adversary = found[id or next(iter(found))]
    table.adversary_xp = xp
    table.quests = tuple(quest for quest in table.box.quests if quest.adversary in (None, table.adversary.id))


def _arrange_hero(table: CallToAdventure, hero: Hero, wanted: Mapping[str, Any]) -> None:
    if unknown := wanted.keys() - HERO_KEYS:
        raise ValueError(f"a hero has no {', '.join(sorted(unknown))}")
    box = table.box
    for _, part in setup.PARTS:
        pile: tuple[Any, ...] = getattr(box, f"{part[:-1]}ies" if part.endswith("y") else f"{part}s")
        taken = [getattr(other, part) for other in table.heroes if other is not hero]
        id = wanted.get(part)
        setattr(hero, part, box.find(part, id) if id else next(card for card in pile if card not in taken))
    hero.marker = NEUTRAL - wanted.get("level", 0)
    hero.xp = wanted.get("xp", START_XP)
    hero.quiet = wanted.get("quiet", 0)
    hand: list[Any] = []
    for id in wanted.get("hand", ()):
        hand.append(_hand_card(table, id, hand))
    hero.hold(hand)
    played: list[Any] = []
    for id in wanted.get("played", ()):
        played.append(_hand_card(table, id, [*hand, *played]))
    hero.played = tuple(played)
    acts = [tuple(_tucked(table, path) for path in act) for act in wanted.get("story", ())]
    hero.acts = tuple([*acts, (), (), ()][:3])
    hero.allies = tuple(box.find("story", id) for id in wanted.get("allies", ()))
    hero.sacrificed = tuple(box.find("story", id) for id in wanted.get("sacrificed", ()))


def _hand_card(table: CallToAdventure, id: str, held: list[Any]) -> Any:
    """A card by its id, or the first free copy by its name."""
    used = [card for hero in table.heroes for card in (*hero.hand, *hero.played)]
    for card in table.box.hand_cards:
        if (card.id == id or card.key == id) and card not in held and card not in used:
            return card
    raise ValueError(f"there is no card {id!r} left")


def _tucked(table: CallToAdventure, id: str) -> Tucked:
    for card in table.box.story:
        for path in card.all_paths:
            if path.id == id:
                return Tucked(card, path)
    raise ValueError(f"there is no path {id!r}")


def _arrange_rows(
    table: CallToAdventure,
    rows: Sequence[Sequence[str]],
    under: Mapping[str, str],
    decks: Sequence[Sequence[str] | None],
    discards: Sequence[Sequence[str]],
) -> None:
    find = table.box.find
    used: set[Any] = {tucked.card for hero in table.heroes for tucked in hero.tucked}
    used |= {ally for hero in table.heroes for ally in (*hero.allies, *hero.sacrificed)}
    if table.adversary is not None:
        adversaries = {card for card in table.box.story if card.family == "adversary"}
        table.boxed += [card for card in adversaries - {table.adversary} if card not in used]
        used |= adversaries
    allies = {host: find("story", ally) for host, ally in under.items()}
    used |= set(allies.values())
    for act in ACTS:
        if act < len(rows):
            table.rows[act] = [find("story", id) for id in rows[act]]
            table.under |= {card: allies[card.id] for card in table.rows[act] if card and card.id in allies}
        table.discards[act] = [find("story", id) for id in (discards[act] if act < len(discards) else ())]
        used |= {*table.rows[act], *table.discards[act]}
    for act in ACTS:
        wanted = decks[act] if act < len(decks) else None
        rest = [card for card in table.box.story if card.act == act and card not in used]
        if wanted is not None:
            table.decks[act] = [find("story", id) for id in wanted]
            table.boxed += [card for card in rest if card not in table.decks[act]]
        else:
            table.decks[act] = rest
        if act >= len(rows):
            length = setup.LONG_ROW if len(table.heroes) == 4 else setup.SHORT_ROW
            if act < table.revealed:
                raise ValueError(f"act {act + 1} is revealed: name the cards of its row")
            table.rows[act] = [*table.decks[act][:length]]
            del table.decks[act][:length]


def _arrange_hands(
    table: CallToAdventure,
    decks: tuple[Sequence[str] | None, ...],
    discards: tuple[Sequence[str], ...],
    adversary_deck: Iterable[str] | None,
) -> None:
    used = {card for hero in table.heroes for card in (*hero.hand, *hero.played)}
    if table.adversary is not None:
        skulls = [card for card in table.box.antiheroes if card.skull and card not in used]
        wanted = None if adversary_deck is None else [table.box.find(ANTIHERO, id) for id in adversary_deck]
        table.adversary_deck = list(skulls) if wanted is None else wanted
        table.adversary_discard = [card for card in skulls if card not in table.adversary_deck]
        used |= {*skulls}
    for kind, pile, deck, discard in zip(KINDS, (table.box.heroes, table.box.antiheroes), decks, discards, strict=True):
        table.hand_discards[kind] = [table.box.find(kind, id) for id in discard]
        free: list[Any] = [card for card in pile if card not in used and card not in table.hand_discards[kind]]
        if deck is None:
            table.hand_decks[kind] = free
        else:
            table.hand_decks[kind] = [table.box.find(kind, id) for id in deck]
            table.boxed += [card for card in free if card not in table.hand_decks[kind]]
