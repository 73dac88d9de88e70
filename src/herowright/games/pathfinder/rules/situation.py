"""Exact situations for tests: what lies where, whose turn it is, and what happens next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.rules import party, piles, setup, sheet
from herowright.games.pathfinder.rules.components import BLESSING, BLESSINGS, BOONS, NONE
from herowright.games.pathfinder.rules.state import ASK, EXPLORING, GIVING, Place

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Card
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder
    from herowright.table.decision import Step

# Who plays where nobody is named, in this order.
CHARACTERS = ("valeros", "kyra", "merisiel", "ezren", "harsk", "lem")
# So many cards has a character deck that is not named.
DECK = 10

ZONES = ("hand", "deck", "discard", "buried", "displayed")
HERO_KEYS = {
    "character",
    "role",
    "feats",
    *ZONES,
    "place",
    "dead",
    "quiet",
    "promises",
    "rewards",
    "harder",
    "draws",
    "known_top",
    "known_bottom",
}
# The phase in which a step is taken, where that is not the scenario itself.
PHASES = {
    "decks": "set-up",
    "exchange": "set-up",
    "lay_out": "set-up",
    "starting_places": "set-up",
    "starting_hands": "set-up",
    "rewards": "reward",
    "gather": "reward",
    "share": "rebuild",
    "rebuild": "rebuild",
    "finish": "reward",
}
# Steps before which neither locations nor blessings lie on the table.
EARLY = ("decks", "exchange", "lay_out")

Decks = Mapping[str, Sequence[str] | None]


def arrange(
    table: Pathfinder,
    *,
    turn: int = 0,
    stage: int | None = None,
    explored: int = 0,
    granted: int = 0,
    freed: bool | None = None,
    tried: bool = False,
    stopped_by: str = "",
    heroes: Sequence[Mapping[str, Any]] = (),
    places: Decks | Sequence[Decks] | None = None,
    closed: Iterable[str] = (),
    shut: Iterable[str] = (),
    strays: Mapping[str, int] | None = None,
    known_top: Mapping[str, int] | None = None,
    known_bottom: Mapping[str, int] | None = None,
    blessings: int | Sequence[str] | None = None,
    blessings_discard: Sequence[str] = (),
    box: Sequence[str] | Mapping[str, Sequence[str]] = (),
    removed: Sequence[str] = (),
    pool: Sequence[str] = (),
    beaten: Sequence[str] = (),
    won: bool = False,
    cards: Sequence[Card] = (),
    step: Step = ("turn",),
    encounter: str | None = None,
    **unknown: Any,
) -> None:
    """It is the turn of `turn`, its blessing is drawn, and the `turn` step begins, unless `step` names another one
    (any but `characters`). Cards are named by their ids, and the first card of a deck is its top. Nothing is left to
    chance, so that scripted rolls, draws and shuffles wait for what comes after.

    The turn: `stage` (GIVING unless something was explored), `explored`, `granted`, `freed` (by default: whether
    something was explored), `tried` and `stopped_by` (the name of a card), as in the state.

    `heroes` lists for each seat a mapping with any of
      `character`, `role`: ids; without one, the first of `CHARACTERS` that nobody has;
      `feats`: as a party writes them, `{"skills": {"strength": 2}, "powers": {"hand": 1}, "cards": {"weapon": 1}}`;
      `hand`, `deck`, `discard`, `buried`, `displayed`: a deck that is not named has ten cards of all kinds, Basic ones
      while there are any; all else is empty;
      `place`: the id of a location, by default the first; `dead`, `quiet`, `harder`, `draws`, `known_top`,
      `known_bottom`;
      `promises`: cards of the hand; `rewards`: names such as `scenario:brigandoom`.

    `places` maps locations to their decks, all at once or in a list of mappings; without it, those of the scenario for
    so many seats. A deck that is None or not named gets one card of each kind that the location lists, a closed one
    stays empty. `closed` and `shut` name locations; `strays`, `known_top` and `known_bottom` give numbers for them.

    `blessings` are so many cards, or those named (30 by default); `blessings_discard` ends with the newest. The box
    holds whatever lies nowhere else, and surely the cards of `box`; where that maps kinds to cards, the piles of those
    kinds hold nothing else, and the rest is removed. `removed`, `pool` (between scenarios), `beaten` (villains) and
    `won` are as in the state.

    With `encounter` the character whose turn it is explores and meets this card, which lies on top of its location.

    `cards` are defined on the spot, or take the place of those with their ids. A card of which no copy is left in the
    box is conjured up and counts as a spare.
    """
    if unknown:
        raise ValueError(f"a situation has no {', '.join(sorted(unknown))}")
    if not step:
        raise ValueError("a step has a name, such as `('turn',)`")
    early = step[0] in EARLY
    table.box = table.box.with_cards(*cards)
    table.story = table.box.story_of(table.box.find("scenario", table.scenario.id), table.settings.path)
    table.step = step
    table.phase = PHASES.get(step[0], "scenario")
    table.turn, table.won = turn, won
    table.explored, table.granted, table.tried, table.stopped_by = explored, granted, tried, stopped_by
    table.stage = (EXPLORING if explored else GIVING) if stage is None else stage
    table.freed = explored > 0 if freed is None else freed
    setup.fill_box(table)
    # First all that is named, then what fills the rest of the table, so that nothing named is used up.
    decks = _decks(table, places, early)
    table.places = [Place(_find(table, "location", id)) for id in decks]
    _mark_places(table, closed, shut, strays or {}, known_top or {}, known_bottom or {})
    for place, deck in zip(table.places, decks.values(), strict=True):
        place.deck = take(table, deck or ())
    if not (table.places or early):
        raise ValueError("everybody is at a location: name one")
    wanted_heroes = [*heroes, *({} for _ in table.heroes[len(heroes) :])]
    _seat_characters(table, wanted_heroes)
    for hero, wanted in zip(table.heroes, wanted_heroes, strict=True):
        _arrange_hero(table, hero, wanted)
    table.blessings_discard = take(table, blessings_discard)
    if blessings is not None and not isinstance(blessings, int):
        table.blessings = take(table, blessings)
    table.removed += take(table, removed)
    table.pool = take(table, pool)
    table.beaten = [_find(table, "bane", id) for id in beaten]
    kept = take(table, box) if not isinstance(box, Mapping) else take(table, (id for ids in box.values() for id in ids))
    if blessings is None or isinstance(blessings, int):
        count = (0 if early else BLESSINGS) if blessings is None else blessings
        table.blessings = [_first(table, BLESSING) for _ in range(count)]
    for place, deck in zip(table.places, decks.values(), strict=True):
        if deck is None and not place.closed:
            place.deck = [_first(table, kind) for kind, count in place.card.deck.items() if count]
    for hero, wanted in zip(table.heroes, wanted_heroes, strict=True):
        if "deck" not in wanted and not hero.dead and step[0] != "decks":
            hero.deck = [_first(table, BOONS[number % len(BOONS)]) for number in range(DECK)]
    if encounter is not None:
        place = table.here(table.active)
        place.deck = [*take(table, [encounter]), *place.deck]
        table.step = ("explore",)
    _arrange_box(table, kept, box if isinstance(box, Mapping) else {})
    _check_counts([*table.heroes, *table.places])


# --- taking cards ----------------------------------------------------------------------------------------


def _find(table: Pathfinder, family: str, id: str) -> Any:
    try:
        return table.box.find(family, id)
    except KeyError:
        raise ValueError(f"there is no {family} {id!r}") from None


def take(table: Pathfinder, ids: Iterable[str]) -> list[Any]:
    """Out of the box, or out of nowhere."""
    return [_take(table, id) for id in ids]


def _take(table: Pathfinder, id: str) -> Any:
    try:
        table.box.named(id)
    except KeyError:
        raise ValueError(f"there is no card {id!r}") from None
    card = piles.find_in_box(table, id)
    return _conjured(table, id) if card is None else card


def _conjured(table: Pathfinder, id: str) -> Any:
    """One copy more than the box has: another spare one."""
    card = table.box.named(id)
    table.spares.append(card)
    return card


def _first(table: Pathfinder, kind: str) -> Any:
    """Any card of a kind: a Basic one where there is one left."""
    pile = table.piles[kind]
    card = next((card for card in pile if card.basic), pile[0] if pile else None)
    if card is None:
        everything = (*table.box.boons, *table.box.banes)
        return _conjured(table, next(card.id for card in everything if card.kind == kind))
    pile.remove(card)
    return card


def _arrange_box(table: Pathfinder, kept: Sequence[Any], only: Mapping[str, Sequence[str]]) -> None:
    """The cards kept for the box come first; the piles of the kinds in `only` hold nothing else."""
    for kind, ids in only.items():
        if kind not in table.piles or any(card.id in ids and _pile_of(card) != kind for card in kept):
            raise ValueError(f"the box has no such pile: {kind} of {', '.join(ids)}")
        table.removed += table.piles[kind]
        table.piles[kind] = []
    for card in reversed(kept):
        table.piles[_pile_of(card)].insert(0, card)


def _pile_of(card: Any) -> str:
    return "loot" if getattr(card, "loot", False) else str(card.kind)


# --- locations -------------------------------------------------------------------------------------------


def _decks(table: Pathfinder, places: Decks | Sequence[Decks] | None, early: bool) -> dict[str, Sequence[str] | None]:
    if places is None:
        lists = () if early else table.scenario.locations[: len(table.heroes)]
        return {id: None for each in lists for id in each}
    if isinstance(places, Mapping):
        return dict(places)
    return {id: deck for each in places for id, deck in each.items()}


def _place(table: Pathfinder, id: str) -> int:
    for number, place in enumerate(table.places):
        if place.card.id == id:
            return number
    raise ValueError(f"the location {id!r} is not on the table")


def _mark_places(
    table: Pathfinder,
    closed: Iterable[str],
    shut: Iterable[str],
    strays: Mapping[str, int],
    known_top: Mapping[str, int],
    known_bottom: Mapping[str, int],
) -> None:
    for id in closed:
        table.places[_place(table, id)].closed = True
    for id in shut:
        table.places[_place(table, id)].shut = True
    for name, numbers in (("strays", strays), ("known_top", known_top), ("known_bottom", known_bottom)):
        for id, count in numbers.items():
            setattr(table.places[_place(table, id)], name, count)


# --- heroes ----------------------------------------------------------------------------------------------


def _seat_characters(table: Pathfinder, heroes: Sequence[Mapping[str, Any]]) -> None:
    named = [wanted["character"] for wanted in heroes if wanted.get("character")]
    if len(set(named)) < len(named):
        raise ValueError("nobody can play the character of another")
    free = iter(id for id in CHARACTERS if id not in named)
    for hero, wanted in zip(table.heroes, heroes, strict=True):
        hero.character = _find(table, "character", wanted.get("character") or next(free))


def _arrange_hero(table: Pathfinder, hero: Hero, wanted: Mapping[str, Any]) -> None:
    if unknown := wanted.keys() - HERO_KEYS:
        raise ValueError(f"a hero has no {', '.join(sorted(unknown))}")
    assert hero.character is not None
    hero.role = None
    if id := wanted.get("role"):
        hero.role = next((role for role in hero.character.roles if role.id == id), None)
        if hero.role is None:
            raise ValueError(f"{hero.character.id} cannot be a {id}")
    _read_feats(hero, wanted.get("feats", {}))
    sheet.read(table, hero)
    for zone in ZONES:
        setattr(hero, zone, take(table, wanted.get(zone, ())))
    hero.place = NONE
    if table.places:
        hero.place = _place(table, wanted["place"]) if "place" in wanted else 0
    hero.dead = wanted.get("dead", False)
    hero.quiet = wanted.get("quiet", ASK)
    hero.harder, hero.draws = wanted.get("harder", 0), tuple(wanted.get("draws", ()))
    hero.known_top, hero.known_bottom = wanted.get("known_top", 0), wanted.get("known_bottom", 0)
    hero.rewards = tuple(wanted.get("rewards", ()))
    hero.promises = tuple(_held(hero, id) for id in wanted.get("promises", ()))


def _read_feats(hero: Hero, wanted: Mapping[str, Any]) -> None:
    if unknown := wanted.keys() - {"skills", "powers", "cards"}:
        raise ValueError(f"there are no feats for {', '.join(sorted(unknown))}")
    assert hero.character is not None
    hero.feats = party.read_feats(wanted)
    lines = {sheet.HAND, *sheet.proficiency_boxes(hero), *(line.id for line in sheet.lines(hero))}
    boxes = (("skills", hero.character.skills.keys()), ("powers", lines), ("cards", hero.character.cards.keys()))
    for name, known in boxes:
        if wrong := getattr(hero.feats, name).keys() - known:
            raise ValueError(f"{hero.character.id} has no boxes for {', '.join(map(str, sorted(wrong)))}")


def _held(hero: Hero, id: str) -> Any:
    for card in hero.hand:
        if card.id == id:
            return card
    raise ValueError(f"{id!r} is promised and not in hand")


def _check_counts(owners: Sequence[Hero | Place]) -> None:
    """Nobody can know more cards of a deck than it has."""
    for each in owners:
        if max(each.known_top, each.known_bottom) > len(each.deck):
            raise ValueError("more cards are known than lie there")
