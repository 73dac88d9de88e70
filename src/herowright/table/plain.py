"""States that are declared once. From the fields of a dataclass and their annotations come `copy`, which shares what
cannot change; `encode`, the state as plain JSON values; and `decode`, the way back. All three are straight code, as
fast as by hand, and written when they are first needed.

    @dataclass(slots=True, eq=False)
    class Hero(Plain):
        seat: int                                              # stored as it is
        sword: Sword | None = None                             # printed: shared by copies, stored by its id
        dice: list[int] = field(default_factory=list)          # a copy has a list of its own
        worth: int = field(default=0, metadata=DERIVED)        # not stored, recomputed by `derive`

| annotation | a copy | stored as |
|---|---|---|
| `int`, `str`, `bool`, `float`, `None`, `Any` | shares it | itself |
| a `Printed` thing, or one of several | shares it | the attribute `stored_by` of its family |
| a `Plain` part | has a copy of its own | an object, or a list of its values with `as_list` |
| `list[X]` | has a list of its own | a list |
| `tuple[X, ...]`, `Sequence[X]` | shares it unless X is copied | a list |
| `tuple[X, Y]`, a `NamedTuple` | shares it unless X or Y is copied | a list |
| `frozenset[X]` | shares it | a sorted list |
| `dict[str, X]`, `Mapping[str, X]` | has its own, shares it | an object |
| the same with other keys | | a sorted list of pairs |
| `Chance` | has its own | how much is known, as `known`; given when read |
| `list[Event]` | has a list of its own | not at all: what is to be told is told before |

Whatever differs from that is said by the `metadata` of the field. An annotation without a rule is refused.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, replace
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from types import NoneType, UnionType
from typing import Any, ForwardRef, Literal, TypeVar, Union, get_args, get_origin

from herowright.table.chance import Chance
from herowright.table.event import Event
from herowright.table.native import annotations_in, source
from herowright.table.shapes import (
    DictOf,
    FrozenSetOf,
    KeyedByThings,
    Known,
    ListOf,
    MappingOf,
    NoRule,
    Opaque,
    Part,
    Perhaps,
    PrintedThing,
    Row,
    SequenceOf,
    Shape,
    TupleOf,
    Untold,
)
from herowright.table.things import Find as Find
from herowright.table.things import Plain as Plain
from herowright.table.things import Printed as Printed

P = TypeVar("P", bound=Plain)


def encode(state: Plain) -> dict[str, Any]:
    """Everything that is stored, as plain JSON values."""
    data: dict[str, Any] = state._encode()
    return data


def _no_box(family: Any, named: str) -> Any:
    raise KeyError(named)


def decode(cls: type[P], data: Any, find: Find = _no_box, **given: Any) -> P:
    """The inverse of `encode`; `given` are the fields that are not stored."""
    state = cls._decode(data, find, given)
    state.derive()
    return state


# --- what a field says besides its annotation ----------------------------------------------------------------

_NOTHING = object()


@dataclass(frozen=True, slots=True)
class Storing:
    """How a field is stored, where its annotation does not say it all."""

    how: Literal["stored", "read", "given", "transient", "derived"] = "stored"
    key: str = ""
    encode: Callable[[Any], Any] | None = None
    decode: Callable[[Any, Find], Any] | None = None
    missing: Any = _NOTHING
    sparse: bool = False
    keys: tuple[str, ...] = ()


Metadata = Mapping[str, Storing]
_METADATA = "plain"
_AS_ANNOTATED = Storing()


def stored(
    *,
    encode: Callable[[Any], Any] | None = None,
    decode: Callable[[Any, Find], Any] | None = None,
    missing: Any = _NOTHING,
    sparse: bool = False,
    keys: Sequence[str] = (),
) -> Metadata:
    """Stored in a custom way. `encode` gets the object that has the field, `decode` the stored value and a lookup
    for printed things. `missing` is the value in saves without the field; with `sparse` it is not written either.
    `keys` are those that a dictionary always has."""
    return {
        _METADATA: Storing(encode=encode, decode=decode, missing=missing, sparse=sparse, keys=tuple(keys)),
    }


def read_from(key: str, decode: Callable[[Any, Find], Any]) -> Metadata:
    """Read from what is stored for another field."""
    return {_METADATA: Storing("read", key, decode=decode)}


def given(key: str = "", encode: Callable[[Any], Any] | None = None) -> Metadata:
    """Provided by whoever reads the state back, such as the box, and shared by copies. A save may refer to it by a
    key."""
    return {_METADATA: Storing("given", key, encode)}


def transient(value: Any = _NOTHING) -> Metadata:
    """Not stored: at the boundary between two steps it is this value, or the default of the field."""
    return {_METADATA: Storing("transient", missing=value)}


GIVEN = given()
# Follows from the rest of the state and is cached for speed: `derive` computes it, `stale` checks whether it is still
# right. Copies share it, so it is replaced and never modified.
DERIVED: Metadata = {_METADATA: Storing("derived")}


# --- reading annotations -------------------------------------------------------------------------------------

_LEAF = Shape()
_LEAVES = (int, str, bool, float, NoneType, Any)


class _Writer:
    """Writes the functions of one class. `names` are what they refer to."""

    def __init__(self, cls: type[Plain]) -> None:
        self.cls = cls
        self.names: dict[str, Any] = {"new": cls.__new__, "cls": cls}
        self.within: list[type] = []  # the named tuples whose values are being looked at
        self.fields = fields(cls)

    def name(self, thing: Any, wanted: str) -> str:
        """A name for a thing in the code."""
        while self.names.setdefault(wanted, thing) is not thing:
            wanted += "_"
        return wanted

    def place(self, field: Field[Any]) -> int:
        """Where the value of a field stands in the list of all that are stored."""
        return [each for each in self.fields if _storing(each).how == "stored"].index(field)

    def write(self, head: str, *body: str) -> Any:
        source = "\n    ".join((f"def {head}:", *body)) + "\n"
        file = f"<{head} of {self.cls.__module__}.{self.cls.__qualname__}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # for tracebacks
        exec(compile(source, file, "exec"), self.names)
        return self.names[head.partition("(")[0]]

    def shape(self, field: Field[Any]) -> Shape:
        home = next(cls for cls in self.cls.__mro__ if field.name in vars(cls).get("__annotations__", ()))
        shape = self.shape_of(_annotations(home)[field.name], home.__module__)
        if isinstance(shape, DictOf):
            return replace(shape, keys=_storing(field).keys)
        return shape

    def shape_of(self, hint: Any, module: str) -> Shape:
        if isinstance(hint, (str, ForwardRef)):
            hint = _evaluated(hint if isinstance(hint, str) else hint.__forward_arg__, module)
        origin, args = get_origin(hint), get_args(hint)
        if hint in _LEAVES or origin is Literal:
            return _LEAF
        if hint is Chance:
            return Known()
        if hint == list[Event]:
            return Untold()
        if origin in (Union, UnionType):
            return self._one_of([_resolved(arg, module) for arg in args], module)
        if origin is None and isinstance(hint, type):
            return self._of_class(hint)
        if origin is tuple and args[-1:] != (...,):
            return Row("", tuple(self.shape_of(arg, module) for arg in args))
        if origin in _DICTS:
            return self._by_key(_DICTS[origin], args, module)
        if origin in _COLLECTIONS:
            return _COLLECTIONS[origin](self.shape_of(args[0], module))
        if origin is Callable:
            return Opaque(hint)
        raise NoRule(f"no rule for {hint}")

    def _one_of(self, hints: list[Any], module: str) -> Shape:
        some = [hint for hint in hints if hint is not NoneType]
        if all(hint in _LEAVES for hint in some):
            return _LEAF
        if all(isinstance(hint, type) and issubclass(hint, Printed) for hint in some):
            shape = self._printed(*some)
        elif len(some) == 1:
            shape = self.shape_of(some[0], module)
        else:
            raise NoRule(f"no rule for one of {some}")
        return Perhaps(shape) if len(some) < len(hints) else shape

    def _of_class(self, cls: type) -> Shape:
        if issubclass(cls, Plain):
            return Part(self.name(cls, cls.__name__))
        if issubclass(cls, Printed):
            return self._printed(cls)
        if issubclass(cls, tuple) and hasattr(cls, "_fields"):
            return self._named_tuple(cls)
        if is_dataclass(cls) and getattr(cls, "__dataclass_params__").frozen:  # noqa: B009
            return Opaque(cls)
        raise NoRule(f"no rule for {cls}")

    def _named_tuple(self, cls: type) -> Shape:
        """A named tuple that contains something other than state values, or itself, is immutable too."""
        if cls in self.within:
            raise NoRule(f"no rule for {cls}")
        self.within.append(cls)
        try:
            hints = _annotations(cls).values()
            return Row(self.name(cls, cls.__name__), tuple(self.shape_of(hint, cls.__module__) for hint in hints))
        except NoRule:
            return Opaque(cls)
        finally:
            self.within.pop()

    def _printed(self, *families: type[Printed]) -> Shape:
        named, *others = {family.stored_by for family in families}
        if others:
            raise NoRule(f"no rule for families that are not stored alike: {families}")
        if len(families) == 1:
            return PrintedThing(self.name(families[0], families[0].__name__), named)
        return PrintedThing(self.name(families, "_or_".join(family.__name__ for family in families)), named)

    def _by_key(self, kind: type[DictOf], args: tuple[Any, ...], module: str) -> Shape:
        key, value = (_resolved(arg, module) for arg in args)
        if key not in _LEAVES:
            if self.shape_of(value, module).copy("x") != "x":
                raise NoRule(f"no rule for values of {value} under such keys")
            return KeyedByThings()
        return kind(key is str, self.shape_of(value, module))


_COLLECTIONS: dict[Any, Callable[[Shape], Shape]] = {
    list: ListOf,
    tuple: TupleOf,
    Sequence: SequenceOf,
    frozenset: FrozenSetOf,
}
_DICTS: dict[Any, type[DictOf]] = {dict: DictOf, Mapping: MappingOf}


def _resolved(hint: Any, module: str) -> Any:
    return _evaluated(hint, module) if isinstance(hint, str) else hint


def _evaluated(hint: str, module: str) -> Any:
    return eval(hint, vars(sys.modules[module]), _for_the_type_checker(module))


def _annotations(cls: type) -> Mapping[str, Any]:
    """How a class annotates its fields. A compiled class has forgotten the half of it."""
    known: dict[str, Any] = vars(cls)["__annotations__"]
    return {**known, **annotations_in(cls)} if is_compiled(cls.__module__) else known


def is_compiled(module: str) -> bool:
    """Whether it is machine code."""
    file = sys.modules[module].__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


@cache
def _for_the_type_checker(module: str) -> dict[str, Any]:
    """What a module imports under `if TYPE_CHECKING`. When a state is first copied nothing stands in the way of these
    imports any more."""
    names: dict[str, Any] = {}
    try:
        tree = source(module) if is_compiled(module) else ast.parse(inspect.getsource(sys.modules[module]))
    except OSError:  # typed into a shell
        return names
    for block in tree.body:
        if isinstance(block, ast.If) and isinstance(block.test, ast.Name) and block.test.id == "TYPE_CHECKING":
            exec(compile(ast.Module(block.body, []), module, "exec"), names)
    return names


def _storing(field: Field[Any]) -> Storing:
    storing: Storing = field.metadata.get(_METADATA, _AS_ANNOTATED)
    return storing


# --- writing the functions -----------------------------------------------------------------------------------


def written(cls: type[Plain], name: str) -> Callable[..., Any]:
    """The function of this class by that name; where there is only the placeholder that asks for it, it is written."""
    if vars(cls)[name] is vars(Plain)[name]:
        setattr(cls, name, _WRITERS[name](cls))
    found: Callable[..., Any] = getattr(cls, name)
    return found


def _write_copy(cls: type[Plain]) -> Any:
    writer = _Writer(cls)
    body = [f"twin.{field.name} = {_copied(writer, field)}" for field in writer.fields]
    return writer.write("copy(self)", "twin = new(cls)", *body, "return twin")


def _write_shallow(cls: type[Plain]) -> Any:
    writer = _Writer(cls)
    body = [f"twin.{field.name} = self.{field.name}" for field in writer.fields]
    return writer.write("shallow(self)", "twin = new(cls)", *body, "return twin")


def _write_encode(cls: type[Plain]) -> Any:
    writer = _Writer(cls)
    always = [_encoded(writer, field) for field in writer.fields if not _storing(field).sparse]
    written = [each for each in always if each is not None]
    if cls.as_list:
        return writer.write("_encode(self)", f"return [{', '.join(value for _, value in written)}]")
    body = ["data = {", *(f"    {key!r}: {value}," for key, value in written), "}"]
    for field in writer.fields:
        if _storing(field).sparse and (each := _encoded(writer, field)) is not None:
            missing = writer.name(_storing(field).missing, f"missing_{field.name}")
            body += [f"if self.{field.name} != {missing}:", f"    data[{each[0]!r}] = {each[1]}"]
    return writer.write("_encode(self)", *body, "return data")


def _write_decode(cls: type[Plain]) -> Any:
    writer = _Writer(cls)
    body = [f"self.{field.name} = {_decoded(writer, field)}" for field in writer.fields]
    return staticmethod(writer.write("_decode(data, find, given)", "self = new(cls)", *body, "return self"))


_WRITERS: dict[str, Callable[[type[Plain]], Any]] = {
    "copy": _write_copy,
    "shallow": _write_shallow,
    "_encode": _write_encode,
    "_decode": _write_decode,
}


def _ruled(write: Callable[..., Any]) -> Callable[..., Any]:
    """Names the field that has no rule."""

    def ruled(writer: _Writer, field: Field[Any]) -> Any:
        try:
            return write(writer, field)
        except (NoRule, NameError) as reason:
            raise TypeError(f"{writer.cls.__name__}.{field.name}: {reason}") from None

    return ruled


@_ruled
def _copied(writer: _Writer, field: Field[Any]) -> str:
    v = f"self.{field.name}"
    return v if _storing(field).how in ("given", "derived") else writer.shape(field).copy(v)


@_ruled
def _encoded(writer: _Writer, field: Field[Any]) -> tuple[str, str] | None:
    """The key and the value, if it is stored."""
    storing = _storing(field)
    if storing.encode is not None:
        return storing.key or field.name, f"{writer.name(storing.encode, f'encode_{field.name}')}(self)"
    if storing.how != "stored":
        return None
    shape = writer.shape(field)
    if isinstance(shape, Untold):
        return None
    return "known" if isinstance(shape, Known) else field.name, shape.encode(f"self.{field.name}")


@_ruled
def _decoded(writer: _Writer, field: Field[Any]) -> str:
    storing = _storing(field)
    if storing.how in ("transient", "derived"):
        return _begun(writer, field, storing)
    if storing.how == "given":
        return f"given[{field.name!r}]"
    key = repr(storing.key or field.name)
    v = f"data[{writer.place(field)}]" if writer.cls.as_list else f"data[{key}]"
    if storing.missing is not _NOTHING:
        v = f"data.get({key}, {writer.name(storing.missing, f'missing_{field.name}')})"
    if storing.decode is not None:
        return f"{writer.name(storing.decode, f'decode_{field.name}')}({v}, find)"
    if storing.encode is not None:
        raise NoRule("it is written in a way of its own and cannot be read back")
    shape = writer.shape(field)
    return f"given[{field.name!r}]" if isinstance(shape, Known) else shape.decode(v)


def _begun(writer: _Writer, field: Field[Any], storing: Storing) -> str:
    """The initial value of a field that is not stored."""
    if field.default_factory is not MISSING:
        return f"{writer.name(field.default_factory, f'first_{field.name}')}()"
    value = field.default if storing.missing is _NOTHING else storing.missing
    if value is MISSING:
        raise NoRule("it is not stored and has no default")
    return writer.name(value, f"first_{field.name}")


# --- derived fields ------------------------------------------------------------------------------------------


def stale(state: Plain) -> list[str]:
    """The derived fields, of parts too, whose value differs from a fresh computation."""
    twin = state.copy()
    for _, part in _parts(twin, ""):
        for field in _derived(part):
            made = field.default_factory
            setattr(part, field.name, field.default if made is MISSING else made())
    twin.derive()
    if encode(twin) != encode(state):
        return ["deriving has changed what is stored"]
    found = []
    for (path, part), (_, other) in zip(_parts(state, ""), _parts(twin, ""), strict=True):
        for field in _derived(part):
            now, right = getattr(part, field.name), getattr(other, field.name)
            if now != right:
                found.append(f"{path}{field.name} is {now!r} instead of {right!r}")
    return found


def _derived(part: Plain) -> list[Field[Any]]:
    return [field for field in fields(part) if _storing(field).how == "derived"]


def _parts(thing: Any, path: str) -> Iterator[tuple[str, Plain]]:
    """Every plain object that is stored with a state, itself included, and the way to its fields."""
    if isinstance(thing, Plain):
        yield path, thing
        for field in fields(thing):
            if _storing(field).how in ("stored", "read"):
                yield from _parts(getattr(thing, field.name), f"{path}{field.name}.")
    elif isinstance(thing, (list, tuple, dict)):
        for key, item in thing.items() if isinstance(thing, dict) else enumerate(thing):
            yield from _parts(item, f"{path.rstrip('.')}[{key}].")
