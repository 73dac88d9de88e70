"""The state as plain JSON values and back, where every card is, and what nobody can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.rules import party, sheet
from herowright.games.pathfinder.rules.components import BLESSING, HENCHMAN, VILLAIN
from herowright.games.pathfinder.rules.settings import Settings
from herowright.games.pathfinder.rules.state import ASK, Checking, Encounter, Hero, Hurt, Moment, Pathfinder, Place
from herowright.table.chance import Chance

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.box import Box

_VALUES = (
    "phase",
    "turn",
    "stage",
    "explored",
    "granted",
    "freed",
    "tried",
    "stopped_by",
    "idle",
    "wanted",
    "asked",
    "skipped",
    "over",
    "won",
    "lost_by",
)
# What games saved before it was there have instead.
_LATER = {"stopped_by": ""}
_CARDS = ("removed", "spares", "loose", "blessings", "blessings_discard", "beaten", "pool")
_PLACE_VALUES = ("closed", "shut", "strays", "known_top", "known_bottom")
_HERO_VALUES = ("seat", "place", "dead", "known_top", "known_bottom", "harder", "quiet")
_HERO_CARDS = ("deck", "hand", "discard", "buried", "displayed")
_MET_VALUES = (
    "seat",
    "place",
    "step",
    "spare",
    "evaded",
    "beaten",
    "failed",
    "weak",
    "came_from",
    "goes_to",
    "ended",
)
_CHECK_VALUES = (
    "seat",
    "purpose",
    "stage",
    "skill",
    "die",
    "plus",
    "base",
    "followed_number",
    "difficulty",
    "harder",
    "set_by",
    "fixed",
    "passed",
    "result",
    "success",
    "declined",
)


def _names(cards: Iterable[Any]) -> list[str]:
    return [card.name for card in cards]


# --- writing -----------------------------------------------------------------------------------------------------


def encode(table: Pathfinder) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(table, name) for name in _VALUES}
    data["known"] = table.chance.n
    data["scenario"] = table.scenario.name
    data["step"] = table.step and list(table.step)
    data["piles"] = {kind: _names(pile) for kind, pile in table.piles.items()}
    data |= {name: _names(getattr(table, name)) for name in _CARDS}
    data["places"] = [_encode_place(place) for place in table.places]
    data["heroes"] = [_encode_hero(hero) for hero in table.heroes]
    data["encounters"] = [_encode_encounter(met) for met in table.encounters]
    data["checks"] = [_encode_check(check) for check in table.checks]
    data["hurts"] = [_encode_hurt(hurt) for hurt in table.hurts]
    data["echoes"] = _pairs(table.echoes)
    return data


def _encode_place(place: Place) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(place, name) for name in _PLACE_VALUES}
    return data | {"card": place.card.name, "deck": _names(place.deck)}


def _encode_hero(hero: Hero) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(hero, name) for name in _HERO_VALUES}
    data |= {name: _names(getattr(hero, name)) for name in _HERO_CARDS}
    data["character"] = hero.character and hero.character.name
    data["role"] = hero.role and hero.role.name
    data["feats"] = party.write_feats(hero.feats)
    data["in_play"] = [[card.name, to] for card, to in hero.in_play]
    data["promises"] = _names(hero.promises)
    data["rewards"] = list(hero.rewards)
    data["draws"] = [list(each) for each in hero.draws]
    return data


def _pairs(pairs: Iterable[tuple[int, str]]) -> list[list[Any]]:
    return [list(pair) for pair in pairs]


def _due(due: Iterable[tuple[int, Any]]) -> list[list[Any]]:
    return [[seat, card.name] for seat, card in due]


def _encode_moment(moment: Moment) -> list[Any]:
    return [_pairs(moment.played), _pairs(moment.used)]


def _encode_encounter(met: Encounter) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(met, name) for name in _MET_VALUES}
    return data | {
        "card": met.card.name,
        "banned": _pairs(sorted(met.banned)),
        "set_to": [list(each) for each in met.set_to],
        "due": _due(met.due),
        "echoes": _pairs(met.echoes),
        "moment": _encode_moment(met.moment),
    }


def _encode_check(check: Checking) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(check, name) for name in _CHECK_VALUES}
    return data | {
        "card": check.card and check.card.name,
        "ways": [list(way) for way in check.ways],
        "kinds": sorted(check.kinds),
        "traits": sorted(check.traits),
        "set_to": [list(each) for each in check.set_to],
        "instead": sorted([skill, die] for skill, die in check.instead.items()),
        "sides": list(check.sides),
        "setter": check.setter and check.setter.name,
        "shared": _pairs(check.shared),
        "without": list(check.without),
        "counted": check.counted is not None,
        "followed": [[seat, card.name, power.cost] for seat, card, power in check.followed],
        "sure_of": list(check.sure_of),
        "left_alone": list(check.left_alone),
        "rolled": list(check.rolled),
        "due": _due(check.due),
        "moment": _encode_moment(check.moment),
    }


def _encode_hurt(hurt: Hurt) -> list[Any]:
    return [hurt.seat, hurt.amount, hurt.type, hurt.fixed, list(hurt.first), _encode_moment(hurt.moment)]


# --- reading -----------------------------------------------------------------------------------------------------


def decode(data: Mapping[str, Any], box: Box, settings: Settings, chance: Chance) -> Pathfinder:
    """Only the state between two steps is ever read back: there nothing is met, checked or suffered."""
    if data["encounters"] or data["checks"] or data["hurts"] or data["loose"]:
        raise ValueError("a state in the middle of a step")
    cards: dict[str, Any] = {card.name: card for card in box}

    def found(names: Iterable[str]) -> list[Any]:
        return [cards[each] for each in names]

    table: Pathfinder = object.__new__(Pathfinder)
    table.box, table.settings, table.chance, table.events = box, settings, chance, []
    for name in _VALUES:
        setattr(table, name, data[name] if name in data else _LATER[name])
    table.story = box.story_of(cards[data["scenario"]], settings.path)
    table.step = tuple(data["step"]) if data["step"] else None
    table.piles = {kind: found(pile) for kind, pile in data["piles"].items()}
    for name in _CARDS:
        setattr(table, name, found(data[name]))
    table.places = [_decode_place(row, cards) for row in data["places"]]
    table.encounters, table.checks, table.hurts = [], [], []
    table.echoes = [(seat, line) for seat, line in data["echoes"]]
    table.heroes = [_decode_hero(row, cards) for row in data["heroes"]]
    for hero in table.heroes:
        if hero.character is not None:
            sheet.read(table, hero)
    return table


def _decode_place(data: Mapping[str, Any], cards: Mapping[str, Any]) -> Place:
    place = Place(cards[data["card"]], [cards[each] for each in data["deck"]])
    for name in _PLACE_VALUES:
        setattr(place, name, data[name])
    return place


def _decode_hero(data: Mapping[str, Any], cards: Mapping[str, Any]) -> Hero:
    hero = Hero(data["seat"])
    for name in _HERO_VALUES:
        setattr(hero, name, data[name])
    for name in _HERO_CARDS:
        setattr(hero, name, [cards[each] for each in data[name]])
    hero.character = data["character"] and cards[data["character"]]
    hero.role = data["role"] and cards[data["role"]]
    hero.feats = party.read_feats(data["feats"])
    hero.in_play = [(cards[each], to) for each, to in data["in_play"]]
    hero.promises = tuple(cards[each] for each in data["promises"])
    hero.rewards = tuple(data["rewards"])
    hero.draws = tuple((source, count, reset) for source, count, reset in data.get("draws", ()))
    _mend(hero)
    return hero


def _mend(hero: Hero) -> None:
    """Tables that were saved when a promise could outlive its card, and the silence of a seat its check."""
    hero.promises = tuple(card for card in hero.promises if card in hero.hand)
    if hero.quiet == 1:
        hero.quiet = ASK


def name_of(item: Any) -> str:
    """Scripts name a card by its id, and a location on the table by its number."""
    return str(getattr(item, "id", item))


# --- where every card is -----------------------------------------------------------------------------------------


def inventory(table: Pathfinder) -> dict[str, str]:
    """Each copy of each card (`longsword#1`) with its zone; raises where there are more or fewer than the sets hold."""
    found: dict[str, str] = {}
    counted: Counter[Any] = Counter()
    for zone, cards in _zones(table):
        for card in cards:
            counted[card] += 1
            found[f"{card.id}#{counted[card]}"] = zone
    if table.piles:  # before, all cards are in the box
        sets = party.sets(table)
        printed = Counter(table.spares)
        for card in (*table.box.boons, *table.box.banes):
            printed[card] += table.box.copies_in(card, sets)
        for card in counted | printed:
            if counted[card] != printed[card]:
                zones = [zone for name, zone in found.items() if name.startswith(f"{card.id}#")]
                raise AssertionError(f"{card.id}: {counted[card]} instead of {printed[card]} copies, in {zones}")
    owners: list[Hero | Place] = [*table.heroes, *table.places]
    for each in owners:
        if max(each.known_top, each.known_bottom) > len(each.deck):
            raise AssertionError(f"more cards of a deck are known than lie there: {each}")
    return found


def _zones(table: Pathfinder) -> Iterator[tuple[str, list[Any]]]:
    for kind, pile in table.piles.items():
        yield f"box:{kind}", pile
    for name in ("removed", "blessings", "blessings_discard", "pool", "loose"):
        yield name, getattr(table, name)
    for place in table.places:
        yield f"place:{place.card.id}", place.deck
    # A card of a location stays on its deck while it is met; what exists for the moment only is no copy of its own.
    yield "met", [met.card for met in table.encounters if met.summoned and not met.spare]
    for hero in table.heroes:
        for name in _HERO_CARDS:
            yield f"{name}:{hero.seat}", getattr(hero, name)
        yield f"in_play:{hero.seat}", [card for card, _ in hero.in_play]


# --- guessing ----------------------------------------------------------------------------------------------------


def redraw_hidden(table: Pathfinder, seat: int | None, chance: Chance) -> None:
    """All seats know the same: not the order of the decks, and not which cards of a kind lie in which location, in the
    blessings deck and in the box. Whatever has been seen stays."""
    for hero in table.heroes:
        hidden = hero.deck[hero.known_top : len(hero.deck) - hero.known_bottom]
        chance.shuffle(hidden)
        hero.deck[hero.known_top : hero.known_top + len(hidden)] = hidden
    if table.phase in ("rebuild", "over"):
        return  # nothing is drawn any more, and what the box holds lies open
    spots = [_Hidden(table, number) for number in range(len(table.places))]
    _redeal_unknown(table, spots, chance)
    kinds = [kind for kind in table.piles if kind not in (HENCHMAN, VILLAIN, "loot")]
    for kind in kinds if spots else ():
        _redeal_kind(table, kind, spots, chance)
    for spot in spots:
        spot.lay(chance)
    chance.shuffle(table.blessings)


class _Hidden:
    """The cards of a location deck that nobody has seen: `unknown` are those that it does not list, and of which nobody
    can say whether they are henchmen, villains or blessings that came with one (PF-VILLAIN-20)."""

    def __init__(self, table: Pathfinder, number: int) -> None:
        self.place = place = table.places[number]
        deck = place.deck
        self.at = list(range(place.known_top, len(deck) - place.known_bottom))
        for met in table.encounters:  # a card that is met can have been shuffled into its deck already
            if met.lies_at == number and met.card not in deck[: place.known_top]:
                self._see(met.card)
        cards = [deck[at] for at in self.at]
        blessings = [card for card in cards if card.kind == BLESSING]
        all_blessings = sum(1 for card in deck if card.kind == BLESSING)
        strays = min(place.strays, all_blessings, len(blessings))
        self.seen_strays = min(place.strays, all_blessings) - strays
        self.henchmen = [card for card in cards if card.kind == HENCHMAN]
        self.others = [card for card in cards if card.kind == VILLAIN] + blessings[:strays]
        listed = [card for card in cards if card.kind not in (HENCHMAN, VILLAIN, BLESSING)]
        self.listed = listed + blessings[strays:]

    def _see(self, card: Any) -> None:
        at = next((at for at in self.at if self.place.deck[at] is card), None)
        if at is not None:
            self.at.remove(at)

    def lay(self, chance: Chance) -> None:
        cards = [*self.listed, *self.henchmen, *self.others]
        chance.shuffle(cards)
        for at, card in zip(self.at, cards, strict=True):
            self.place.deck[at] = card
        self.place.strays = self.seen_strays + sum(1 for card in self.others if card.kind == BLESSING)


def _redeal_unknown(table: Pathfinder, spots: list[_Hidden], chance: Chance) -> None:
    """Each location keeps the number of its unknown cards. Once the villain has fled, everybody knows which of them
    came with it and which are henchmen."""
    fled = len(table.scenario.villains) == 1 and any(place.strays for place in table.places)
    if not fled:
        for spot in spots:
            spot.others += spot.henchmen
            spot.henchmen = []
    for name in ("henchmen", "others"):
        pool = [card for spot in spots for card in getattr(spot, name)]
        chance.shuffle(pool)
        for spot in spots:
            setattr(spot, name, [pool.pop() for _ in getattr(spot, name)])


def _redeal_kind(table: Pathfinder, kind: str, spots: list[_Hidden], chance: Chance) -> None:
    pool = [*table.piles[kind]]
    if kind == BLESSING:
        pool += table.blessings
    pool += [card for spot in spots for card in (*spot.listed, *spot.others) if card.kind == kind]
    chance.shuffle(pool)
    for spot in spots:
        spot.listed = [pool.pop() if card.kind == kind else card for card in spot.listed]
        spot.others = [pool.pop() if card.kind == kind else card for card in spot.others]
    if kind == BLESSING:
        table.blessings = [pool.pop() for _ in table.blessings]
    table.piles[kind] = pool
