"""Cards made for the tests of the rules, so that no re-balanced card can disturb one, and tables laid with them."""

from collections.abc import Mapping, Sequence
from typing import Any

from herowright.games.pathfinder.cards.closing import ByItself
from herowright.games.pathfinder.cards.effects import AddDice, AddDie, Evade, Fight, Reduce
from herowright.games.pathfinder.cards.forms import Form
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.outside import ExploreAgain, Heal
from herowright.games.pathfinder.cards.types import Bane, Boon, Card, Character, Line, Location, Play, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    ARMOR,
    BARRIER,
    BLESSING,
    BOONS,
    CHARISMA,
    COMBAT_DAMAGE,
    CONSTITUTION,
    DEXTERITY,
    DISCARD,
    HENCHMAN,
    INTELLIGENCE,
    ITEM,
    MELEE,
    MONSTER,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    WEAPON,
    WISDOM,
)
from herowright.testing import Play as Table
from herowright.testing import situation

# --- making cards ----------------------------------------------------------------------------------------


def boon(id: str, kind: str, *powers: Play, traits: Sequence[str] = (), **values: Any) -> Boon:
    """Acquired with Wisdom 6, unless told otherwise."""
    wanted: dict[str, Any] = {"acquire": "Wisdom 6", "copies": {"B": 4}, "basic": True} | values
    return Boon(id=id, kind=kind, powers=powers, traits=frozenset(traits), **wanted)


def bane(id: str, defeat: str = "Combat 8", kind: str = MONSTER, **values: Any) -> Bane:
    wanted: dict[str, Any] = {"type": BARRIER if kind == BARRIER else MONSTER, "copies": {"B": 4}} | values
    wanted["traits"] = frozenset(wanted.get("traits", ()))
    return Bane(id=id, kind=kind, defeat=defeat, **wanted)


def location(id: str, **values: Any) -> Location:
    """It closes by itself and has no rules, unless told otherwise."""
    return Location(id=id, **{"deck": {MONSTER: 1}, "closing": (ByItself(),), "set": "B"} | values)


def character(seat: int, hand_size: int = 4, **powers: Form | Sequence[Form]) -> Character:
    """`hero-<seat>`: Strength and Melee d10, Intelligence d8 with Arcane +2, Wisdom d6, everything else d4; no powers
    but those named here."""
    lines = tuple(
        Line(id.replace("_", "-"), (form,) if isinstance(form, Form) else tuple(form)) for id, form in powers.items()
    )
    roles = (Role(id=f"first-{seat}", hand_sizes=(hand_size,)), Role(id=f"second-{seat}", hand_sizes=(hand_size,)))
    return Character(
        id=f"hero-{seat}",
        set="B",
        skills={
            STRENGTH: Skill(10, 1, {MELEE: 0}),
            DEXTERITY: Skill(4, 1),
            CONSTITUTION: Skill(4, 1),
            INTELLIGENCE: Skill(8, 1, {ARCANE: 2}),
            WISDOM: Skill(6, 1),
            CHARISMA: Skill(4, 1),
        },
        favored=None,
        hand_sizes=(hand_size,),
        cards=dict.fromkeys(BOONS, (3, 1)),
        lines=lines,
        roles=roles,
        sample={},
    )


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
