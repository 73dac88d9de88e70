"""What the compiled build needs and pure Python does not. Ordinary classes play compiled ones here."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from herowright.table import plain
from herowright.table.native import dataclass, source, unseen

SOURCE = '''
from __future__ import annotations
from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    from somewhere import Chest, Sword as Blade


class Hero:
    room: ClassVar[int] = 18
    quiet = True
    seat: int
    gold: int = 3


class Pair(NamedTuple):
    """Two."""

    left: list[int]
    right: dict[str, Blade]
'''


@pytest.fixture
def machine_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module that says it was compiled, with its source beside it."""
    (tmp_path / "treasury.py").write_text(SOURCE, encoding="utf-8")
    module = ModuleType("castle.treasury")
    module.__file__ = str(tmp_path / f"treasury{EXTENSION_SUFFIXES[0]}")
    monkeypatch.setitem(sys.modules, "castle.treasury", module)
    yield module
    source.cache_clear()


def compiled(name: str, remembered: dict[str, type], constants: dict[str, Any]) -> Any:
    """What a compiled class remembers of its annotations: of constants, too, and of types not all."""
    slots = {"__mypyc_attrs__": tuple(remembered), "__annotations__": remembered, "__module__": "castle.treasury"}
    return type(name, (), {**slots, **constants})


@pytest.mark.usefixtures("machine_code")
def test_the_constants_of_a_compiled_class_are_no_fields() -> None:
    remembered: dict[str, type] = {"room": int, "quiet": type, "seat": int, "gold": int}
    hero = compiled("Hero", remembered, {"room": 18, "quiet": True, "gold": 3})
    make: Any = dataclass(slots=True, eq=False)
    assert make(hero) is hero, "a class with slots would be a new one, which is not the compiled one"
    assert [field.name for field in dataclasses.fields(hero)] == ["seat", "gold"]
    assert (hero(1).gold, hero(1).room, hero(1).quiet) == (3, 18, True)


def test_other_classes_become_what_they_always_do() -> None:
    @dataclass(frozen=True, slots=True)
    class Sword:
        sharp: bool = True

    assert Sword() == Sword(True)
    assert not hasattr(Sword(), "__dict__")


def test_a_compiled_module_finds_what_only_the_type_checker_imports(machine_code: ModuleType) -> None:
    unseen(vars(machine_code))
    assert {name for name in vars(machine_code) if not name.startswith("__")} == {"Chest", "Blade"}


def test_pure_python_needs_no_such_names() -> None:
    module = {"__file__": __file__, "__name__": __name__}
    unseen(module)
    assert set(module) == {"__file__", "__name__"}


@pytest.mark.usefixtures("machine_code")
def test_how_a_compiled_class_annotates_its_fields_is_read_from_its_source() -> None:
    pair = compiled("Pair", {"left": list, "right": dict}, {})
    assert plain._annotations(pair) == {"left": "list[int]", "right": "dict[str, Blade]"}
