"""A state that is declared once: copied, stored and read back by what its annotations say."""

from __future__ import annotations

import dataclasses
import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import pytest

from herowright.table.chance import Chance, Scripted
from herowright.table.decision import Step
from herowright.table.event import Event
from herowright.table.plain import (
    DERIVED,
    GIVEN,
    Plain,
    Printed,
    decode,
    encode,
    given,
    read_from,
    stale,
    stored,
    transient,
)

if TYPE_CHECKING:
    # Known to the type checker alone, as the cards of a game are where its state is declared.
    from tests.table.plain_cards import Card, Place, Sword


class Held(NamedTuple):
    card: Card
    hand: str


@dataclass(slots=True, eq=False)
class Pair(Plain):
    """Stored as a list."""

    as_list: ClassVar[bool] = True

    both: int = field(default=0, metadata=DERIVED)
    left: int = 0
    right: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Hero(Plain):
    room: ClassVar[int] = 3

    seat: int
    name: str = ""
    strong: bool = False
    speed: float = 1.0
    sword: Sword | None = None
    cards: tuple[Card, ...] = ()
    dice: list[int] = field(default_factory=list)
    held: tuple[Held, ...] = ()
    traits: frozenset[str] = frozenset()
    banned: frozenset[tuple[int, str]] = frozenset()
    faces: Sequence[int] = ()  # never changed, only replaced
    skills: Mapping[int, int] = field(default_factory=dict)
    pair: Pair | None = None
    worth: int = field(default=0, metadata=DERIVED)


def _where(table: Board) -> list[list[str | None]]:
    return [[card.id, table.under[card].id if card in table.under else None] for card in table.row]


@dataclass(slots=True, eq=False)
class Board(Plain):
    box: Mapping[str, Any] = field(metadata=GIVEN)
    chance: Chance
    story: Place = field(metadata=given("place", lambda board: board.story.id))
    step: Step | None
    events: list[Event]
    heroes: tuple[Hero, ...]
    champion: Hero | None
    decks: list[list[Card]]
    piles: dict[str, list[Card]] = field(metadata=stored(keys=("good", "bad")))
    counts: dict[str, int]
    notes: dict[str, list[Pair]]
    row: list[Sword] = field(metadata=stored(encode=_where, decode=lambda row, find: [find(None, c) for c, _ in row]))
    under: dict[Card, Card] = field(
        metadata=read_from("row", lambda row, find: {find(None, c): find(None, u) for c, u in row if u})
    )
    stack: list[tuple[int, Card, bool]]
    seen: frozenset[int]
    wanted: tuple[int, tuple[Any, ...]] | None
    late: int = field(metadata=stored(missing=7))
    rare: bool = field(metadata=stored(missing=False, sparse=True))
    each: int = field(metadata=transient(1))
    fleeing: Pair | None = field(default=None, metadata=transient())
    total: int = field(default=0, metadata=DERIVED)

    def derive(self) -> None:
        for hero in self.heroes:
            hero.worth = sum(hero.dice) + len(hero.cards)
        self.total = sum(hero.worth for hero in self.heroes)


@dataclass(slots=True, eq=False)
class Adventurer(Hero):
    room: ClassVar[int] = 4

    familiar: Card | None = None
    backpack: list[int] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class WideBoard(Board):
    heroes: tuple[Adventurer, ...]
    each: int  # of a wider table it is stored


def cards() -> dict[str, Any]:
    from tests.table import plain_cards

    found: dict[str, Any] = {id: plain_cards.Sword(id) for id in ("long", "short")}
    return found | {"cup": plain_cards.Card("cup"), "inn": plain_cards.Place("inn")}


BOX = cards()
LONG, SHORT, CUP, INN = (BOX[id] for id in ("long", "short", "cup", "inn"))


def find(family: Any, id: str) -> Any:
    return BOX[id]


def board(kind: type[Board] = Board, hero: type[Hero] = Hero, **changes: Any) -> Any:
    values: dict[str, Any] = {
        "box": BOX,
        "chance": Chance(3),
        "story": INN,
        "step": ("turn", 2),
        "events": [Event("rolled", 0, "X-01", {})],
        "heroes": (
            hero(0, "Ann", True, 1.5, LONG, (CUP, CUP), [1, 2], (Held(LONG, "left"),)),
            hero(1, banned=frozenset([(1, "b"), (0, "a")]), traits=frozenset("zx"), faces=[0, 1], skills={4: 1, 2: 3}),
        ),
        "champion": None,
        "decks": [[LONG, CUP], []],
        "piles": {"good": [SHORT], "bad": []},
        "counts": {"x": 1},
        "notes": {"n": [Pair(left=4, right=["a"])]},
        "row": [LONG, SHORT],
        "under": {SHORT: CUP},
        "stack": [(1, CUP, False)],
        "seen": frozenset([3, 1]),
        "wanted": (1, ("a", 2)),
        "late": 5,
        "rare": False,
        "each": 2,
    }
    table = kind(**(values | changes))
    table.derive()
    return table


def read(data: Mapping[str, Any], kind: type[Board] = Board) -> Any:
    chance = Chance(3)
    chance.n = data["known"]
    return decode(kind, json.loads(json.dumps(data)), find, box=BOX, chance=chance, story=BOX[data["place"]])


# --- copies --------------------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_apart() -> None:
    table = board(champion=Hero(9))
    before = json.dumps(encode(table), sort_keys=True)
    twin: Any = table.copy()
    assert (type(twin), json.dumps(encode(twin), sort_keys=True)) == (Board, before)
    assert twin.heroes[0].dice == [1, 2]
    for container in (twin.events, twin.row, twin.stack, twin.decks[0], twin.piles["good"], twin.heroes[0].dice):
        container.clear()
    for mapping in (twin.under, twin.counts):
        mapping.clear()
    twin.decks.pop()
    twin.notes["n"][0].right.append("b")
    twin.notes["m"] = []
    twin.seen |= {9}
    twin.champion.name = "other"
    twin.heroes[1].pair = Pair(left=1)
    twin.chance.roll()
    assert json.dumps(encode(table), sort_keys=True) == before
    assert len(table.events) == 1


def test_a_copy_keeps_every_field() -> None:
    table = board(champion=Hero(9), each=4, rare=True, fleeing=Pair(left=2, right=["f"]))
    twin = table.copy()
    for each in dataclasses.fields(Board):
        one, other = getattr(table, each.name), getattr(twin, each.name)
        if each.name not in ("chance", "heroes", "champion", "notes", "fleeing"):
            assert one == other, each.name
    assert (twin.fleeing.left, twin.fleeing.right) == (2, ["f"])
    assert twin.fleeing is not table.fleeing
    assert twin.champion.seat == 9
    assert twin.total == table.total == 5


def test_a_shallow_copy_shares_whatever_is_not_replaced() -> None:
    table = board(champion=Hero(9))
    twin = table.shallow()
    assert type(twin) is Board
    assert all(getattr(twin, each.name) is getattr(table, each.name) for each in dataclasses.fields(Board))
    twin.heroes = ()
    assert len(table.heroes) > 0


def test_printed_things_are_shared_and_stay_the_same_wherever_they_are_named() -> None:
    table = board()
    twin = table.copy()
    assert twin.heroes[0].sword is twin.row[0] is twin.decks[0][0] is twin.heroes[0].held[0].card is LONG
    assert twin.heroes[0].cards[0] is twin.heroes[0].cards[1] is CUP
    assert twin.box is table.box
    assert twin.story is INN
    again = read(encode(table))
    assert again.heroes[0].sword is again.row[0] is again.decks[0][0] is again.heroes[0].held[0].card is LONG
    assert again.under == {SHORT: CUP}


def test_what_cannot_change_is_not_copied() -> None:
    table = board()
    twin = table.copy()
    for name in ("cards", "held", "traits", "banned", "faces", "skills"):
        assert getattr(twin.heroes[1], name) is getattr(table.heroes[1], name), name


@dataclass(slots=True, eq=False)
class Duel(Plain):
    chance: Chance
    first: Held
    second: Held | None


def test_a_named_tuple_may_stand_in_several_fields() -> None:
    duel = Duel(Chance(3), Held(LONG, "left"), Held(CUP, "right"))
    data = encode(duel)
    assert (data["first"], data["second"]) == (["long", "left"], ["cup", "right"])
    again = decode(Duel, data, find, chance=Chance(3))
    assert (again.first, again.second) == (duel.first, duel.second)


def test_scripted_chance_keeps_its_script() -> None:
    table = board(chance=Scripted(rolls=[4, 5]))
    twin = table.copy()
    assert (twin.chance.roll(), twin.chance.roll(), table.chance.roll()) == (4, 5, 4)


# --- stored and read back ------------------------------------------------------------------------------------


def test_the_stored_form() -> None:
    assert encode(board()) == {
        "known": 0,
        "place": "inn",
        "step": ["turn", 2],
        "heroes": [
            {
                "seat": 0,
                "name": "Ann",
                "strong": True,
                "speed": 1.5,
                "sword": "long",
                "cards": ["cup", "cup"],
                "dice": [1, 2],
                "held": [["long", "left"]],
                "traits": [],
                "banned": [],
                "faces": [],
                "skills": [],
                "pair": None,
            },
            {
                "seat": 1,
                "name": "",
                "strong": False,
                "speed": 1.0,
                "sword": None,
                "cards": [],
                "dice": [],
                "held": [],
                "traits": ["x", "z"],
                "banned": [[0, "a"], [1, "b"]],
                "faces": [0, 1],
                "skills": [[2, 3], [4, 1]],
                "pair": None,
            },
        ],
        "champion": None,
        "decks": [["long", "cup"], []],
        "piles": {"good": ["short"], "bad": []},
        "counts": {"x": 1},
        "notes": {"n": [[4, ["a"]]]},
        "row": [["long", None], ["short", "cup"]],
        "stack": [[1, "cup", False]],
        "seen": [1, 3],
        "wanted": [1, ["a", 2]],
        "late": 5,
    }


def test_what_is_read_back_is_what_was_stored() -> None:
    table = board(champion=Hero(9, pair=Pair(left=1, right=["r"])), rare=True)
    table.chance.roll()
    again = read(encode(table))
    assert encode(again) == encode(table)
    assert again.rare is True
    assert (again.step, again.wanted, again.seen) == (table.step, table.wanted, table.seen)
    assert again.stack == table.stack
    first, second = again.heroes
    assert first.held == table.heroes[0].held
    assert isinstance(first.held[0], Held)
    assert (second.skills, second.banned) == (table.heroes[1].skills, table.heroes[1].banned)
    assert again.champion.pair.right == ["r"]


def test_what_is_not_stored_begins_anew() -> None:
    again = read(encode(board(fleeing=Pair(left=3))))
    assert (again.events, again.each, again.fleeing) == ([], 1, None)
    assert again.chance.n == 0
    other = read(encode(board()))
    other.events.append("told")
    assert again.events == []


def test_what_is_read_back_shares_nothing_with_the_data() -> None:
    data = encode(board())
    again = decode(Board, data, find, box=BOX, chance=Chance(0), story=INN)
    again.heroes[0].dice.append(9)
    again.counts["y"] = 1
    again.notes["n"][0].right.append("b")
    assert data["heroes"][0]["dice"] == [1, 2]
    assert (data["counts"], data["notes"]) == ({"x": 1}, {"n": [[4, ["a"]]]})


def test_a_sparse_field_is_written_only_where_it_says_something() -> None:
    assert "rare" not in encode(board())
    data = encode(board(rare=True))
    assert data["rare"] is True
    assert read(data).rare is True
    assert read(encode(board())).rare is False


def test_a_field_that_older_saves_do_not_have() -> None:
    data = encode(board())
    del data["late"]
    assert read(data).late == 7


@pytest.mark.parametrize("key", ["step", "decks", "counts", "row", "stack"])
def test_a_missing_key_is_an_error(key: str) -> None:
    data = encode(board())
    del data[key]
    with pytest.raises(KeyError, match=key):
        read(data)


def test_a_missing_key_of_a_part_is_an_error() -> None:
    data = encode(board())
    del data["heroes"][1]["name"]
    with pytest.raises(KeyError, match="name"):
        read(data)
    data = encode(board())
    del data["piles"]["bad"]
    with pytest.raises(KeyError, match="bad"):
        read(data)


def test_an_unknown_key_is_passed_over() -> None:
    assert encode(read(encode(board()) | {"more": 1})) == encode(board())


def test_an_unknown_card_is_an_error() -> None:
    data = encode(board())
    data["decks"][0][0] = "broad"
    with pytest.raises(KeyError, match="broad"):
        read(data)


@pytest.mark.parametrize(("key", "value"), [("decks", 5), ("heroes", [3]), ("notes", {"n": [[4]]}), ("stack", [[1]])])
def test_nonsense_is_an_error(key: str, value: Any) -> None:
    with pytest.raises((TypeError, IndexError, ValueError)):
        read(encode(board()) | {key: value})


def test_what_is_given_must_be_given() -> None:
    with pytest.raises(KeyError, match="box"):
        decode(Board, encode(board()), find, chance=Chance(0), story=INN)


def test_the_family_of_a_card_is_told_to_whoever_looks_for_it() -> None:
    from tests.table import plain_cards

    asked = []

    def search(family: Any, id: str) -> Any:
        asked.append((family, id))
        return BOX[id]

    decode(Board, encode(board()), search, box=BOX, chance=Chance(0), story=INN)
    assert (plain_cards.Sword, "long") in asked
    assert (plain_cards.Card, "cup") in asked


# --- subclasses ----------------------------------------------------------------------------------------------


def test_a_subclass_inherits_and_adds() -> None:
    table = board(WideBoard, Adventurer)
    table.heroes[0].backpack.append(3)
    table.heroes[1].familiar = CUP
    twin = table.copy()
    assert type(twin) is WideBoard
    assert type(twin.heroes[0]) is Adventurer
    twin.heroes[0].backpack.append(4)
    assert table.heroes[0].backpack == [3]
    data = encode(table)
    assert data["each"] == 2
    assert "each" not in encode(board())
    assert (data["heroes"][0]["backpack"], data["heroes"][1]["familiar"]) == ([3], "cup")
    again = read(data, WideBoard)
    assert encode(again) == data
    assert type(again.heroes[1]) is Adventurer
    assert again.heroes[1].familiar is CUP


def test_a_subclass_is_itself_even_if_its_parent_was_copied_first() -> None:
    assert type(Hero(0).copy()) is Hero
    twin = Adventurer(1, familiar=CUP).copy()
    assert type(twin) is Adventurer
    assert twin.familiar is CUP


# --- derived fields ------------------------------------------------------------------------------------------


def test_derived_fields_are_not_stored_and_worked_out_anew() -> None:
    table = board()
    assert table.total == table.heroes[0].worth == 5
    data = encode(table)
    assert "total" not in data
    assert "worth" not in data["heroes"][0]
    again = read(data)
    assert (again.total, again.heroes[0].worth) == (5, 5)


def test_a_stale_cache_is_noticed() -> None:
    table = board()
    assert stale(table) == []
    table.heroes[0].worth = 4
    assert stale(table) == ["heroes[0].worth is 4 instead of 5"]
    table.heroes[0].worth = 5
    table.heroes[0].dice.append(6)
    assert stale(table) == ["total is 5 instead of 11", "heroes[0].worth is 5 instead of 11"]
    assert table.total == 5, "looking changes nothing"


def test_deriving_must_leave_the_rest_alone() -> None:
    table = Meddling([1, 2])
    assert stale(table) == ["deriving has changed what is stored"]


@dataclass(slots=True, eq=False)
class Meddling(Plain):
    dice: list[int]

    def derive(self) -> None:
        self.dice.append(6)


# --- declarations without a rule -----------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Odd(Plain):
    thing: object


@dataclass(slots=True, eq=False)
class Misspelt(Plain):
    sword: Swrod | None  # type: ignore[name-defined]  # noqa: F821


@dataclass(slots=True, eq=False)
class Hook(Plain):
    call: Callable[[int], int] | None = None


class Chain(NamedTuple):
    call: object
    next: Chain | None = None


@dataclass(slots=True, eq=False)
class Chained(Plain):
    chain: tuple[tuple[int, Chain], ...] = ()


@dataclass(slots=True, eq=False)
class OneWay(Plain):
    call: Callable[[int], int] | None = field(metadata=stored(encode=lambda it: it.call is not None))


def test_an_annotation_without_a_rule_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd\.thing"):
        Odd(3).copy()
    with pytest.raises(TypeError, match=r"Misspelt\.sword: .*Swrod"):
        Misspelt(None).copy()


def test_a_function_is_copied_and_not_stored() -> None:
    assert Hook(abs).copy().call is abs
    with pytest.raises(TypeError, match=r"Hook\.call"):
        encode(Hook(abs))


def test_a_named_tuple_of_other_things_is_copied_and_not_stored() -> None:
    chained = Chained(((1, Chain(abs, Chain(min))),))
    assert chained.copy().chain is chained.chain
    with pytest.raises(TypeError, match=r"Chained\.chain"):
        encode(chained)


def test_what_is_only_written_cannot_be_read() -> None:
    assert encode(OneWay(abs)) == {"call": True}
    with pytest.raises(TypeError, match=r"OneWay\.call"):
        decode(OneWay, {"call": True}, find)


def test_printed_things_are_found_by_the_attribute_they_name() -> None:
    assert Printed.stored_by == "id"
    assert encode(board(story=INN))["place"] == "inn"


@dataclass(slots=True, eq=False)
class Queued(Plain):
    queue: deque[int] = field(default_factory=deque)


def test_what_nobody_knows_how_to_copy_is_not_shared_by_mistake() -> None:
    with pytest.raises(TypeError, match=r"Queued\.queue: no rule"):
        Queued().copy()
