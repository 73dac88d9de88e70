"""Cards made for the tests of the rules, so that no re-balanced card can disturb one, and tables laid with them."""

from collections.abc import Mapping, Sequence
from typing import Any

from herowright.games.pathfinder.cards.effects import AddDice, AddDie, Evade, Fight, Reduce
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.outside import ExploreAgain, Heal
from herowright.games.pathfinder.cards.types import Bane, Boon, Card, Play
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    ARMOR,
    BARRIER,
    BLESSING,
    COMBAT_DAMAGE,
    DISCARD,
    HENCHMAN,
    ITEM,
    MELEE,
    RECHARGE,
    REVEAL,
    SPELL,
    WEAPON,
)
from herowright.games.pathfinder.testing import bane as bane
from herowright.games.pathfinder.testing import boon as boon
from herowright.games.pathfinder.testing import character as character
from herowright.games.pathfinder.testing import location as location
from herowright.testing import Play as Table
from herowright.testing import situation

# --- plain cards -----------------------------------------------------------------------------------------

ON_ANY = On(ANYBODY)
COMMON: tuple[Card, ...] = (
    location("glade"),
    location("grove"),
    # Boons: what they do is all that is printed on them.
    boon("sword", WEAPON, Play(REVEAL, Fight((MELEE,), "1d8"))),
    boon("bolt", SPELL, Play(DISCARD, Fight((ARCANE,), "1d6")), traits=("arcane",), recharge="Arcane 6"),
    boon("charm", SPELL, Play(DISCARD, AddDice("1d4", ON_ANY)), traits=("arcane",), recharge="Arcane 6"),
    boon("salve", SPELL, Play(DISCARD, Heal("1", OWN)), recharge="Arcane 6"),
    boon("shield", ARMOR, Play(RECHARGE, Reduce(2, (COMBAT_DAMAGE,)))),
    boon("lens", ITEM, Play(REVEAL, AddDice("1", ON_ANY))),
    boon("cloak", ITEM, Play(DISCARD, Evade())),
    boon("runner", ALLY, Play(DISCARD, ExploreAgain())),
    boon("friend", ALLY, Play(RECHARGE, AddDice("1d4", ON_ANY))),
    boon("prayer", BLESSING, Play(DISCARD, AddDie()), Play(DISCARD, ExploreAgain())),
    # Nobody has a reason to play them: they fill hands and decks.
    *(boon(f"pebble-{number}", ITEM) for number in range(1, 10)),
    bane("wolf"),
    bane("ogre", "Combat 20"),
    bane("gate", "Strength 6", BARRIER),
    bane("thug", "Combat 8", HENCHMAN),
)
PEBBLES = tuple(f"pebble-{number}" for number in range(1, 10))


def game(
    *heroes: Mapping[str, Any],
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    cards: Sequence[Card] = (),
    **arrangement: Any,
) -> Table:
    """Seat 0 begins its steps 2 to 5 in the glade, beside everybody else; wolves lie there and in the grove. A hero's
    `hand_size` and `powers` are printed on its character card; its deck holds pebbles."""
    people, made = [], [*COMMON]
    for seat in range(seats or max(1, len(heroes))):
        told = dict(heroes[seat]) if seat < len(heroes) else {}
        made.append(character(seat, told.pop("hand_size", 4), **told.pop("powers", {})))
        people.append({"character": f"hero-{seat}", "deck": PEBBLES} | told)
    laid: dict[str, Any] = {"places": {"glade": ["wolf", "wolf", "wolf"], "grove": ["wolf"]}} | arrangement
    known = {card.name: card for card in (*made, *cards)}  # a card given here replaces its namesake
    return situation("pathfinder", len(people), options, heroes=people, cards=[*known.values()], **laid)


def meet(card: Bane | Boon, *heroes: Mapping[str, Any], cards: Sequence[Card] = (), **arrangement: Any) -> Table:
    """Seat 0 explores the glade and finds the card there."""
    places = {"glade": [card.id], "grove": ["wolf"]}
    table = game(*heroes, cards=[card, *cards], places=places, **arrangement)
    table.play("explore")
    return table


# --- looking ---------------------------------------------------------------------------------------------


def ids(cards: Sequence[Any]) -> list[str]:
    return [card.id for card in cards]


def zone(table: Table, name: str, seat: int = 0) -> list[str]:
    """The cards of a hero's `hand`, `deck`, `discard`, `buried`, `displayed` or `in_play`."""
    cards = getattr(table.hero(seat), name)
    return ids([card for card, _ in cards] if name == "in_play" else cards)


def deck_of(table: Table, place: str) -> list[str]:
    """The deck of a location, from its top card on."""
    return next(ids(each.deck) for each in table.state.places if each.card.id == place)


def in_box(table: Table, id: str) -> int:
    """How many copies of a boon or bane lie in the box."""
    return sum(ids(pile).count(id) for pile in table.state.piles.values())


def falls(table: Table) -> list[Any]:
    """Dice, number added, result and difficulty of every roll so far."""
    names = ("dice", "plus", "result", "difficulty")
    return [tuple(event.args[name] for name in names) for event in table.told("pf-event-rolls")]


def kinds(table: Table) -> list[str]:
    """The kinds of events so far, without their common beginning."""
    return [event.kind.removeprefix("pf-event-") for event in table.table.log]


def rules_told(table: Table) -> list[str]:
    return [event.rule for event in table.table.log if event.rule]
