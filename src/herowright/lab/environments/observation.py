"""What a seat sees, as numbers between -1 and 1. The layout comes from the types of the game's view and is the same for
all tables of a game with the same rules and seats; `python -m herowright.lab.environments.observation GAME` prints it.

| in the view | in the observation |
|---|---|
| a number | one, `symlog(x) / 7`: sign(x) · ln(1 + abs(x)) / 7, at most 1 |
| yes or no | one, 1 or 0 |
| a word | a code of 24 signs, from the bits of its blake2b hash; nothing: zeros |
| a list of words | how many, and the sum of their codes / 8, at most 1 |
| a list of numbers or parts | how many, and room for the first few (`Learning.fields`; else 6, or the seats) |
| numbers by name | those names that the game lists; else the sum of number · code, like a list of words |
| parts by name | those names that the game lists; else the first few, each with the code of its name |
| something or nothing | 1 and the thing, or zeros |
| texts for people, packs | left out |

A game without types for its view has one block of 1024: every value is added, with a sign, at the place that the hash
of its path gives (feature hashing).
"""

from __future__ import annotations

import argparse
import math
import re
import types
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np
from numpy.typing import NDArray

import herowright as hw
from herowright.games import registry
from herowright.kit import part
from herowright.lab.learning import Learning, Shown

Array = NDArray[np.float32]

CODE = 24
ROOM = 6
HASHED = 1024
SCALE = 7.0
FULL = 8.0


class Block(NamedTuple):
    """A line of the documentation: where a part of the view stands."""

    path: str
    start: int
    size: int
    form: str


@lru_cache(maxsize=65536)
def code(word: str) -> Array:
    """The signs of a word."""
    bits = int.from_bytes(blake2b(word.encode(), digest_size=CODE // 8).digest(), "big")
    return np.array([1.0 if bits >> place & 1 else -1.0 for place in range(CODE)], dtype=np.float32)


def symlog(number: float) -> float:
    return max(-1.0, min(1.0, math.copysign(math.log1p(abs(number)), number) / SCALE))


class Field(ABC):
    """How a value of the view is written; what is not there stays zero."""

    size: int
    form: str

    @abstractmethod
    def write(self, out: Array, at: int, value: Any) -> None: ...

    def blocks(self, path: str, at: int) -> Iterator[Block]:
        if self.size:
            yield Block(path, at, self.size, self.form)


class Nothing(Field):
    size, form = 0, "left out"

    def write(self, out: Array, at: int, value: Any) -> None:
        return


class Number(Field):
    size, form = 1, "number"

    def write(self, out: Array, at: int, value: Any) -> None:
        out[at] = symlog(value)


class YesNo(Field):
    size, form = 1, "yes or no"

    def write(self, out: Array, at: int, value: Any) -> None:
        out[at] = float(value)


class Word(Field):
    size, form = CODE, "word"

    def write(self, out: Array, at: int, value: Any) -> None:
        if value is not None:
            out[at : at + CODE] = code(value)


class Words(Field):
    size, form = 1 + CODE, "count and words"

    def write(self, out: Array, at: int, value: Any) -> None:
        out[at] = symlog(len(value))
        if value:
            out[at + 1 : at + self.size] = np.clip(sum(map(code, value)) / FULL, -1, 1)


class NumbersByName(Field):
    size, form = CODE, "numbers by name"

    def write(self, out: Array, at: int, value: Any) -> None:
        if value:
            total = sum(symlog(number) * code(name) for name, number in value.items())
            out[at : at + CODE] = np.clip(total / FULL * SCALE, -1, 1)


class Perhaps(Field):
    def __init__(self, held: Field) -> None:
        self.held = held
        self.size, self.form = 1 + held.size, f"there, {held.form}"

    def write(self, out: Array, at: int, value: Any) -> None:
        if value is not None:
            out[at] = 1
            self.held.write(out, at + 1, value)

    def blocks(self, path: str, at: int) -> Iterator[Block]:
        if isinstance(self.held, Number | YesNo):
            yield Block(path, at, self.size, self.form)
        else:
            yield Block(f"{path}?", at, 1, "there")
            yield from self.held.blocks(path, at + 1)


class NumberOrWord(Field):
    size, form = 1 + CODE, "number, or word"

    def write(self, out: Array, at: int, value: Any) -> None:
        if isinstance(value, str):
            out[at + 1 : at + self.size] = code(value)
        else:
            out[at] = symlog(value)


class Several(Field):
    """The first few of a list, behind how many there are."""

    form = "count"

    def __init__(self, held: Field, room: int) -> None:
        self.held, self.room = held, room
        self.size = 1 + room * held.size

    def write(self, out: Array, at: int, value: Any) -> None:
        out[at] = symlog(len(value))
        at += 1
        for thing in value[: self.room]:
            self.held.write(out, at, thing)
            at += self.held.size

    def blocks(self, path: str, at: int) -> Iterator[Block]:
        yield Block(path, at, 1, "count")
        for place in range(self.room):
            yield from self.held.blocks(f"{path}[{place}]", at + 1 + place * self.held.size)


class Parts(Field):
    """Fields one after another: of a part of the view, or by the names that a game lists."""

    form = "parts"

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.fields = [(name, field) for name, field in fields.items() if field.size]
        self.size = sum(field.size for _, field in self.fields)

    def write(self, out: Array, at: int, value: Any) -> None:
        for name, field in self.fields:
            if name in value:
                field.write(out, at, value[name])
            at += field.size

    def blocks(self, path: str, at: int) -> Iterator[Block]:
        for name, field in self.fields:
            yield from field.blocks(f"{path}.{name}" if path else name, at)
            at += field.size


class Named(Field):
    """The first few parts of a mapping, each behind the code of its name."""

    form = "named parts"

    def __init__(self, held: Field, room: int) -> None:
        self.each = CODE + held.size
        self.held, self.room = held, room
        self.size = room * self.each

    def write(self, out: Array, at: int, value: Any) -> None:
        for name in list(value)[: self.room]:
            out[at : at + CODE] = code(name)
            self.held.write(out, at + CODE, value[name])
            at += self.each

    def blocks(self, path: str, at: int) -> Iterator[Block]:
        for place in range(self.room):
            yield Block(f"{path}[{place}] name", at, CODE, "word")
            yield from self.held.blocks(f"{path}[{place}]", at + CODE)
            at += self.each


class Hashed(Field):
    size, form = HASHED, "hashed"

    def write(self, out: Array, at: int, value: Any) -> None:
        for path, amount in _leaves(value, ""):
            bits = int.from_bytes(blake2b(path.encode(), digest_size=4).digest(), "big")
            place = at + bits % HASHED
            out[place] = max(-1.0, min(1.0, out[place] + (amount if bits >> 31 else -amount)))


def _leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, Mapping):
        for name, held in value.items():
            yield from _leaves(held, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for place, held in enumerate(value):
            yield from _leaves(held, f"{path}[{place}]")
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, symlog(value)


# --- from types ----------------------------------------------------------------------------------------------------


class Types:
    """Fields for the types of a view, with as much room as the game wants."""

    def __init__(self, shown: Mapping[str, Shown], seats: int) -> None:
        self.shown, self.seats = shown, seats

    def field(self, hint: Any, path: str) -> Field:
        origin, args = get_origin(hint), get_args(hint)
        if self.shown.get(path) == 0 or hint is Any or origin is Literal:
            return Nothing()
        if hint in (int, float):
            return Number()
        if hint is bool:
            return YesNo()
        if hint is str:
            return Word()
        if is_typeddict(hint):
            hints = get_type_hints(hint)
            return Parts({name: self.field(held, f"{path}.{name}" if path else name) for name, held in hints.items()})
        if origin in (types.UnionType, Union):
            return self._union(args, path)
        if origin is list:
            return self._list(args[0], path)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._mapping(args[1], path)
        raise TypeError(f"{path}: no way to write {hint}")

    def _union(self, args: Sequence[Any], path: str) -> Field:
        some = [arg for arg in args if arg is not type(None)]
        held = NumberOrWord() if set(some) == {int, str} else self.field(some[0], path)
        if len(some) == len(args) or isinstance(held, Word | Nothing):
            return held
        return Perhaps(held)

    def _list(self, hint: Any, path: str) -> Field:
        if hint is str:
            return Words()
        held = self.field(hint, _inside(hint, path))
        usual = self.seats if is_typeddict(hint) and "seat" in get_type_hints(hint) else ROOM
        room = self.shown.get(path, usual)
        assert isinstance(room, int), f"{path} is a list"
        return Several(held, room) if held.size else Nothing()

    def _mapping(self, hint: Any, path: str) -> Field:
        held, shown = self.field(hint, _inside(hint, path)), self.shown.get(path, ROOM)
        if isinstance(shown, tuple):
            return Parts(dict.fromkeys(shown, held))
        if not held.size:
            return held
        return NumbersByName() if hint in (int, float) else Named(held, shown)


def _inside(hint: Any, path: str) -> str:
    """A list in a list has a path of its own: `heroes.rows[]`."""
    return path if is_typeddict(hint) else f"{path}[]"


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands in the observations of a table: the kind of the question that the seat is asked, as a
    word, and then its view."""

    view: Field

    @property
    def size(self) -> int:
        return CODE + self.view.size

    def write(self, view: Mapping[str, Any], question: str | None) -> Array:
        out = np.zeros(self.size, dtype=np.float32)
        if question is not None:
            out[:CODE] = code(question)
        self.view.write(out, CODE, view)
        return out

    def blocks(self) -> Iterator[Block]:
        yield Block("question", 0, CODE, "word")
        yield from self.view.blocks("", CODE)


def learning_of(game: str) -> Learning:
    kit = registry.kit(game)
    found: Learning = part(kit.learning) if kit.learning else Learning()
    return found


def layout(game: str, seats: int, options: Mapping[str, Any]) -> Layout:
    """The layout of a table: that of the view with the fields which this one has."""
    seen = frozenset(hw.new_table(game, seats, 0, options).view(0))
    return _layout(game, seats, seen)


@cache
def _layout(game: str, seats: int, seen: frozenset[str]) -> Layout:
    for view in map(part, registry.kit(game).views):
        if get_type_hints(view).keys() == seen:
            return Layout(Types(learning_of(game).fields, seats).field(view, ""))
    return Layout(Hashed())


INDEX = re.compile(r"\[(\d+)\]")


def table_of(found: Layout) -> str:
    """The layout to read. Of several things of one kind the first stands for all: `2 × 969` says that there are two,
    each 969 numbers after the one before."""
    blocks = {block.path: block for block in found.blocks()}
    lines = ["| from | size | what | as | repeated |", "|---|---|---|---|---|"]
    for path, block in blocks.items():
        indices = list(INDEX.finditer(path))
        if any(index[1] != "0" for index in indices):
            continue
        again = ", ".join(_repeated(blocks, block, index.span()) for index in indices)
        shown = INDEX.sub("[]", path)
        lines.append(f"| {block.start} | {block.size} | `{shown}` | {block.form} | {again} |")
    return "\n".join(lines)


def _repeated(blocks: Mapping[str, Block], block: Block, span: tuple[int, int]) -> str:
    """How many there are at an index, and how far apart."""
    begin, end = span
    places: list[int] = []
    while (path := f"{block.path[:begin]}[{len(places)}]{block.path[end:]}") in blocks:
        places.append(blocks[path].start)
    return f"{len(places)} × {places[1] - places[0]}" if len(places) > 1 else "1"


def page() -> str:
    """docs/observations.md: every game with two seats, and under the options with which it is measured once more."""
    parts = [HEADING]
    for game, kit in registry.kits().items():
        for name, options in {game: {}, **kit.bench}.items():
            found = layout(game, 2, options)
            parts.append(f"## {name}, two seats: {found.size:,} numbers\n\n{table_of(found)}\n")
    return "\n".join(parts)


HEADING = """# Layouts of observations

Written by `python -m herowright.lab.environments.observation > docs/observations.md`; with a game's name, `--seats` and
`--option` it prints any other layout. [The laboratory](lab.md) says how values are written. What is
learned with one layout is good for that layout; a test says when one has changed.
"""


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The layout of observations, as tables.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    told = parser.parse_args(args)
    if told.game is None:
        print(page(), end="")
    else:
        print(table_of(layout(told.game, told.seats, dict(pair.split("=", 1) for pair in told.option))))


if __name__ == "__main__":
    main()
