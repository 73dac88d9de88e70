"""What a seat may know. Hands and destinies are secret, and so is everything that lies face down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from herowright.games.call_to_adventure.rules import challenge, runes, scoring, story, traits, turn
from herowright.games.call_to_adventure.rules.challenge import Plans
from herowright.games.call_to_adventure.rules.components import (
    ABILITY_IDS,
    ACTS,
    ICON_IDS,
    KINDS,
    NONE,
    RUNE_IDS,
    level,
)
from herowright.games.call_to_adventure.rules.happenings import adversary_goal

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Adversary, Card, Challenge, HandCard, Path
    from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure, Hero


class TuckedView(TypedDict):
    card: str
    path: str


class LifeView(TypedDict):
    """`hand`, `dealt` and `destiny` are there for their owner; everybody sees how many cards of each kind a hand holds.
    `points` is the score so far by category; the destiny counts for its owner, and for all when it is revealed."""

    seat: int
    origin: str | None
    motivation: str | None
    destiny: str | None
    has_destiny: bool
    dealt: list[str]
    level: int
    space: int
    xp: int
    hand: list[str] | None
    hand_kinds: dict[str, int]
    played: list[str]
    acts: list[list[TuckedView]]
    act: int
    allies: list[str]
    sacrificed: list[str]
    borrowed: list[str]
    abilities: dict[str, int]
    icons: dict[str, int]
    points: dict[str, int]
    score: int
    quiet: int


class BestView(TypedDict):
    """The best chance that dark runes can bring: how many of them it takes, and what they cost in all. Each of them may
    show corruption."""

    odds: float
    runes: int
    xp: int


class PathView(TypedDict):
    """`odds` are the viewer's with the runes that are there by themselves; `best` is missing where more dark runes
    cannot be bought or would not help."""

    path: str
    difficulty: int
    odds: float | None
    best: BestView | None


class PlaceView(TypedDict):
    """`open`: the viewer could try this card; `met`: for a trait, whether its requirements are met."""

    card: str
    ally: str | None
    paths: list[PathView]
    open: bool
    met: bool | None


class RowView(TypedDict):
    """`places` of a row that lies face down hold nothing."""

    act: int
    revealed: bool
    places: list[PlaceView | None]
    deck: int
    discard: list[str]


class RuneView(TypedDict):
    """`rune` tells the 24 runes apart; `adds` is the number of the face that shows, once cast."""

    rune: int
    id: str
    adds: int | None
    gives: str
    counts: bool


class AttemptView(TypedDict):
    """A challenge being faced. `odds` is the chance with the pool as it stands, `dark` with one, two, three dark runes
    more, as many as can be bought, and `dark_costs` what they cost in all; they end with the cast, which then has a
    `result`."""

    seat: int
    card: str
    path: str
    difficulty: int
    runes: list[RuneView]
    bonus: int
    result: int | None
    corruption: int
    doomed: bool
    odds: float | None
    dark: list[float]
    dark_costs: list[int]
    dark_price: int


class AdversaryView(TypedDict):
    card: str
    xp: int
    goal: int
    difficulty: int
    odds: float | None
    best: BestView | None
    quests: list[str]
    deck: int
    discard: list[str]
    shown: list[str]
    beaten_by: int | None


class SpaceView(TypedDict):
    level: int
    triumph: int
    tragedy: int
    plays: list[str]
    dark: bool


class StackView(TypedDict):
    seat: int
    card: str
    cancelled: bool


class CallToAdventureView(TypedDict):
    game: Literal["call-to-adventure"]
    seat: int | None
    mode: str
    first_game: list[str]
    pack: Mapping[str, Any] | None
    phase: str
    turn: int | None
    first: int
    acted: bool
    heroes: list[LifeView]
    rows: list[RowView]
    attempt: AttemptView | None
    decks: dict[str, int]
    discards: dict[str, list[str]]
    adversary: AdversaryView | None
    track: list[SpaceView]
    stack: list[StackView]
    journeys: int
    journey_price: int
    opener: int | None
    ender: int | None
    lost: bool


def view(table: CallToAdventure, seat: int | None) -> CallToAdventureView:
    me = None if seat is None else table.heroes[seat]
    plans = None if seat is None else Plans(table, seat)
    return {
        "game": "call-to-adventure",
        "seat": seat,
        "mode": table.settings.mode,
        "first_game": sorted(table.settings.first_game),
        "pack": table.settings.pack,
        "phase": table.phase,
        "turn": _seat(table.turn),
        "first": table.first,
        "acted": table.acted,
        "heroes": [hero_view(table, hero, me) for hero in table.heroes],
        "rows": [_row(table, act, me, plans) for act in ACTS],
        "attempt": None if table.attempt is None else attempt_view(table, table.attempt),
        "decks": {kind: len(table.hand_decks[kind]) for kind in KINDS},
        "discards": {kind: _keys(table.hand_discards[kind]) for kind in KINDS},
        "adversary": None if table.adversary is None else _adversary(table, table.adversary, plans),
        "track": [
            {"level": level(n), "triumph": s.triumph, "tragedy": s.tragedy, "plays": list(s.plays), "dark": s.dark}
            for n, s in enumerate(table.box.track)
        ],
        "stack": [{"seat": at, "card": card.name, "cancelled": gone} for at, card, gone in table.stack],
        "journeys": turn.journey_limit(table.active) - table.journeys if table.turn != NONE else 0,
        "journey_price": table.journey_price,
        "opener": _seat(table.opener),
        "ender": _seat(table.ender),
        "lost": table.lost,
    }


def views(table: CallToAdventure) -> Callable[[int | None], dict[str, Any]]:
    """Seats see what spectators do, but for their own hero and what they could try."""
    seen = view(table, None)

    def of(seat: int | None) -> dict[str, Any]:
        if seat is None:
            return {**seen}
        me, plans = table.heroes[seat], Plans(table, seat)
        heroes = seen["heroes"][:]
        heroes[seat] = hero_view(table, me, me)
        rows = [_row(table, act, me, plans) for act in ACTS]
        adversary = None if table.adversary is None else _adversary(table, table.adversary, plans)
        return {**seen, "seat": seat, "heroes": heroes, "rows": rows, "adversary": adversary}

    return of


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def _keys(cards: list[HandCard] | tuple[HandCard, ...]) -> list[str]:
    """Hand cards by name; copies are alike."""
    return [card.name for card in cards]


# --- heroes --------------------------------------------------------------------------------------------


def hero_view(table: CallToAdventure, hero: Hero, me: Hero | None) -> LifeView:
    own = hero is me
    chosen = own or table.phase != "set-up"
    points = points_so_far(table, hero, own)
    return {
        "seat": hero.seat,
        "origin": _id(hero.origin) if chosen else None,
        "motivation": _id(hero.motivation) if chosen else None,
        "destiny": _id(hero.destiny) if own or hero.destiny_up else None,
        "has_destiny": hero.destiny is not None and chosen,
        "dealt": [card.name for card in hero.dealt] if own else [],
        "level": level(hero.marker),
        "space": hero.marker,
        "xp": hero.xp,
        "hand": _keys(hero.hand) if own or table.phase == "over" else None,
        "hand_kinds": {kind: sum(1 for card in hero.hand if card.kind == kind) for kind in KINDS},
        "played": _keys(hero.played),
        "acts": [[{"card": tucked.card.id, "path": tucked.path.id} for tucked in act] for act in hero.acts],
        "act": hero.act,
        "allies": [ally.id for ally in hero.allies],
        "sacrificed": [ally.id for ally in hero.sacrificed],
        "borrowed": [ABILITY_IDS[ability] for ability in hero.borrowed],
        "abilities": dict(zip(ABILITY_IDS, hero.abilities, strict=True)),
        "icons": dict(zip(ICON_IDS, hero.icons, strict=True)),
        "points": points,
        "score": sum(points.values()),
        "quiet": hero.quiet if own else 0,
    }


def points_so_far(table: CallToAdventure, hero: Hero, own: bool) -> dict[str, int]:
    """The score by category as if the game ended now; one's own destiny counts for its owner only."""
    return scoring.by_category(table, story.foreseen(table, hero) if own else hero)


def figures(table: CallToAdventure, seat: int) -> dict[str, int]:
    """The numbers a player watches."""
    hero = table.heroes[seat]
    return {
        "xp": hero.xp,
        "level": level(hero.marker),
        "hand": len(hero.hand),
        "cards": len(hero.tucked),
        "score": sum(points_so_far(table, hero, True).values()),
    }


def prospects(table: CallToAdventure, seat: int, attempt: Attempt | None) -> dict[str, int]:
    """`odds` of a challenge in per cent, for whoever faces it and in co-op for all; after the cast it is won or lost as
    it lies."""
    if attempt is None:
        return {}
    if attempt.won is not None:
        return {"odds": 100 * attempt.won}
    if attempt is not table.attempt or not (table.cooperative or table.turn == seat):
        return {}
    if attempt.cast:
        return {"odds": 100 * challenge.wins(table, table.active, attempt)}
    return {"odds": percent(runes.odds(table, table.active, attempt))}


def percent(chance: float) -> int:
    """Only what is certain has a hundred per cent, only what is impossible none."""
    return min(99, max(1, int(100 * chance + 0.5))) if 0 < chance < 1 else int(100 * chance)


def _odds(table: CallToAdventure, hero: Hero, attempt: Attempt, more_dark: int = 0) -> float:
    return round(runes.odds(table, hero, attempt, more_dark), 4)


# --- rows ------------------------------------------------------------------------------------------------


def _row(table: CallToAdventure, act: int, me: Hero | None, plans: Plans | None) -> RowView:
    revealed = act < table.revealed
    return {
        "act": act,
        "revealed": revealed,
        "places": [_place(table, act, card, me, plans) if revealed else None for card in table.rows[act]],
        "deck": len(table.decks[act]),
        "discard": [card.id for card in table.discards[act]],
    }


def _place(table: CallToAdventure, act: int, card: Any, me: Hero | None, plans: Plans | None) -> PlaceView | None:
    if card is None:
        return None
    open_to_me = me is not None and act >= me.act
    if card.family == "trait":
        met = traits.requirements_met(me, card) if me is not None else None
        return {"card": card.id, "ally": None, "paths": [], "open": open_to_me and bool(met), "met": met}
    return {
        "card": card.id,
        "ally": _id(table.under.get(card)),
        "paths": _paths(table, card, plans if open_to_me else None),
        "open": open_to_me,
        "met": None,
    }


def _path(plans: Plans, card: Challenge | Adversary, path: Path) -> PathView:
    table, hero, attempt = plans.table, plans.hero, plans.attempt(card, path)
    odds = _odds(table, hero, attempt)
    best: BestView | None = None
    for more, xp in enumerate(plans.dark_costs(attempt), 1):
        reached = _odds(table, hero, attempt, more)
        if reached > (best["odds"] if best else odds):
            best = {"odds": reached, "runes": more, "xp": xp}
    return {"path": path.id, "difficulty": attempt.difficulty, "odds": odds, "best": best}


def _paths(table: CallToAdventure, card: Challenge | Adversary, plans: Plans | None) -> list[PathView]:
    if plans is not None:
        return [_path(plans, card, path) for path in card.paths]
    difficulties = [turn.difficulty(table, table.heroes[0], card, path) for path in card.paths]
    return [
        {"path": path.id, "difficulty": difficulty, "odds": None, "best": None}
        for path, difficulty in zip(card.paths, difficulties, strict=True)
    ]


def _adversary(table: CallToAdventure, card: Adversary, plans: Plans | None) -> AdversaryView:
    path = _paths(table, card, plans)[0]
    return {
        "card": card.id,
        "xp": table.adversary_xp,
        "goal": adversary_goal(table),
        "difficulty": path["difficulty"],
        "odds": path["odds"],
        "best": path["best"],
        "quests": [quest.id for quest in table.quests],
        "deck": len(table.adversary_deck),
        "discard": _keys(table.adversary_discard),
        "shown": _keys(table.shown),
        "beaten_by": _seat(table.beaten_by),
    }


def attempt_view(table: CallToAdventure, attempt: Attempt) -> AttemptView:
    hero = table.active
    shown: list[RuneView] = []
    for index, rune in enumerate(attempt.runes):
        counts = runes.counts(table, attempt, rune)
        shown.append(
            {
                "rune": rune,
                "id": RUNE_IDS[rune],
                "adds": attempt.adds[index] if attempt.cast else None,
                "gives": attempt.gives[index] if attempt.cast else "",
                "counts": counts,
            }
        )
    costs = [] if attempt.cast else challenge.dark_costs(table, hero, attempt)
    return {
        "seat": hero.seat,
        "card": attempt.card.id,
        "path": attempt.path.id,
        "difficulty": attempt.difficulty - attempt.eased,
        "runes": shown,
        "bonus": attempt.bonus + runes.surer(hero, attempt.card),
        "result": runes.result(table, hero, attempt) if attempt.cast else None,
        "corruption": runes.corruption(attempt),
        "doomed": attempt.doomed,
        "odds": None if attempt.cast else _odds(table, hero, attempt),
        "dark": [_odds(table, hero, attempt, more) for more, _ in enumerate(costs, 1)],
        "dark_costs": costs,
        "dark_price": table.dark_price,
    }
