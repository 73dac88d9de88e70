"""How the values of a state are copied, stored and read back, as the expressions that `plain` writes its functions
from. A shape stands for a type: `ListOf(Shape()).copy("self.dice")` is `self.dice[:]`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


class NoRule(Exception):
    """Nothing says how to treat values of a type."""


class Shape:
    """How values of a type are copied, stored and read back: each method returns the Python expression for a value,
    given the expression that holds it. The default is an immutable value that JSON knows."""

    def copy(self, v: str) -> str:
        return v

    def encode(self, v: str) -> str:
        return v

    def decode(self, v: str) -> str:
        return v


@dataclass(frozen=True, slots=True)
class Opaque(Shape):
    """What cannot change and has no stored form, such as a function."""

    hint: Any

    def encode(self, v: str) -> str:
        raise NoRule(f"no rule for storing {self.hint}")

    def decode(self, v: str) -> str:
        raise NoRule(f"no rule for reading {self.hint}")


@dataclass(frozen=True, slots=True)
class Part(Shape):
    name: str  # of its class

    def copy(self, v: str) -> str:
        return f"{v}.copy()"

    def encode(self, v: str) -> str:
        return f"{v}._encode()"

    def decode(self, v: str) -> str:
        return f"{self.name}._decode({v}, find, given)"


@dataclass(frozen=True, slots=True)
class PrintedThing(Shape):
    family: str  # the name of its class, or of several
    stored_by: str

    def encode(self, v: str) -> str:
        return f"{v}.{self.stored_by}"

    def decode(self, v: str) -> str:
        return f"find({self.family}, {v})"


@dataclass(frozen=True, slots=True)
class Perhaps(Shape):
    """Something or None."""

    shape: Shape

    def copy(self, v: str) -> str:
        return _unless_none(v, self.shape.copy(v))

    def encode(self, v: str) -> str:
        return _unless_none(v, self.shape.encode(v))

    def decode(self, v: str) -> str:
        return _unless_none(v, self.shape.decode(v))


def _unless_none(v: str, made: str) -> str:
    return v if made == v else f"None if {v} is None else {made}"


def _each(made: str, v: str) -> str:
    """A new list of what is made of each `x`."""
    return f"list({v})" if made == "x" else f"[{made} for x in {v}]"


@dataclass(frozen=True, slots=True)
class ListOf(Shape):
    item: Shape

    def copy(self, v: str) -> str:
        made = self.item.copy("x")
        return f"{v}[:]" if made == "x" else _each(made, v)

    def encode(self, v: str) -> str:
        return _each(self.item.encode("x"), v)

    def decode(self, v: str) -> str:
        return _each(self.item.decode("x"), v)


class SequenceOf(ListOf):
    """A list or tuple that is replaced and never changed."""

    def copy(self, v: str) -> str:
        return v if self.item.copy("x") == "x" else ListOf.copy(self, v)


class TupleOf(ListOf):
    def copy(self, v: str) -> str:
        return v if self.item.copy("x") == "x" else f"tuple({ListOf.copy(self, v)})"

    def decode(self, v: str) -> str:
        made = self.item.decode("x")
        return f"tuple({v})" if made == "x" else f"tuple({_each(made, v)})"


@dataclass(frozen=True, slots=True)
class Row(Shape):
    """A tuple with a fixed number of values, or a named one."""

    make: str
    items: tuple[Shape, ...]

    def copy(self, v: str) -> str:
        made = self._made("copy", v)
        return v if made == self._made("", v) else self._new(made)

    def encode(self, v: str) -> str:
        return f"[{self._made('encode', v)}]"

    def decode(self, v: str) -> str:
        return self._new(self._made("decode", v))

    def _new(self, made: str) -> str:
        return f"{self.make}({made})" if self.make else f"({made},)"

    def _made(self, way: str, v: str) -> str:
        values = [f"{v}[{number}]" for number in range(len(self.items))]
        if way:
            values = [getattr(item, way)(value) for item, value in zip(self.items, values, strict=True)]
        return ", ".join(values)


@dataclass(frozen=True, slots=True)
class FrozenSetOf(Shape):
    item: Shape

    def encode(self, v: str) -> str:
        made = self.item.encode("x")
        return f"sorted({v})" if made == "x" else f"[{made} for x in sorted({v})]"

    def decode(self, v: str) -> str:
        return f"frozenset({_each(self.item.decode('x'), v)})"


@dataclass(frozen=True, slots=True)
class DictOf(Shape):
    """With `keys`, those that it always has."""

    by_name: bool
    value: Shape
    keys: tuple[str, ...] = ()

    def copy(self, v: str) -> str:
        if self.keys:
            return self._with_keys(self.value.copy, v)
        made = self.value.copy("x")
        return f"{v}.copy()" if made == "x" else f"{{k: {made} for k, x in {v}.items()}}"

    def encode(self, v: str) -> str:
        if self.keys:
            return self._with_keys(self.value.encode, v)
        made = self.value.encode("x")
        if not self.by_name:
            return f"sorted([k, {made}] for k, x in {v}.items())"
        return f"dict({v})" if made == "x" else f"{{k: {made} for k, x in {v}.items()}}"

    def decode(self, v: str) -> str:
        if self.keys:
            return self._with_keys(self.value.decode, v)
        made = self.value.decode("x")
        if not self.by_name:
            return f"{{k: {made} for k, x in {v}}}"
        return f"dict({v})" if made == "x" else f"{{k: {made} for k, x in {v}.items()}}"

    def _with_keys(self, way: Callable[[str], str], v: str) -> str:
        made = [f"{key!r}: " + way(f"{v}[{key!r}]") for key in self.keys]
        return "{" + ", ".join(made) + "}"


class MappingOf(DictOf):
    """A dictionary that is replaced and never changed."""

    def copy(self, v: str) -> str:
        return v


class Known(Shape):
    """Chance: a save says how much of it is known."""

    def copy(self, v: str) -> str:
        return f"{v}.copy()"

    def encode(self, v: str) -> str:
        return f"{v}.n"


class Untold(Shape):
    """Events that are still to be told."""

    def copy(self, v: str) -> str:
        return f"{v}[:]"

    def decode(self, v: str) -> str:
        return "[]"


class KeyedByThings(Shape):
    """A dictionary whose keys are no JSON values: copied, and stored in a way that the field has to say."""

    def copy(self, v: str) -> str:
        return f"{v}.copy()"

    def encode(self, v: str) -> str:
        raise NoRule("no rule for storing such keys")

    decode = encode
