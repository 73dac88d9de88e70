"""What the type checker and the compiled build (`make fast`) are told. Running in pure Python it means next to nothing;
this module itself is never compiled."""

from __future__ import annotations

import ast
import dataclasses
import sys
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass

    from mypy_extensions import mypyc_attr as native
    from typing_extensions import TypeVar

    # What an answer says. Whoever looks at options of many questions, as a page does, need not name it.
    A = TypeVar("A", covariant=True, default=Any)
    P = TypeVar("P", default=Any)
else:
    from typing import TypeVar

    A = TypeVar("A", covariant=True)
    P = TypeVar("P")

    def native(**said):
        """How a class is compiled."""
        return lambda cls: cls

    def dataclass(**said):
        """`dataclasses.dataclass` for classes that are compiled, too. These have their slots already, and take every
        constant for a field."""

        def make(cls):
            if "__mypyc_attrs__" not in vars(cls):
                return dataclasses.dataclass(**said)(cls)
            annotated = annotations_in(cls)
            own = {name for name, hint in annotated.items() if not hint.startswith("ClassVar")}
            cls.__annotations__ = {name: hint for name, hint in cls.__annotations__.items() if name in own}
            if said.get("frozen"):
                cls.__reduce__ = lambda self: (rebuilt, (type(self), self.__getstate__()))
            return dataclasses.dataclass(**{**said, "slots": False})(cls)

        return make

    def rebuilt(cls, values):
        """A copy of something that never changes. By itself a compiled class would try to assign to its fields."""
        made = cls.__new__(cls)
        for name, value in values.items():
            object.__setattr__(made, name, value)
        return made


# --- compiled modules: their sources lie beside the machine code, and say what that has forgotten -----------------


def unseen(module: dict[str, Any]) -> None:
    """Makes a compiled module find the classes that its annotations name and that only the type checker imports."""
    if Path(module["__file__"]).suffix == ".py":
        return
    for block in source(module["__name__"]).body:
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING":
            for line in block.body:
                if isinstance(line, ast.ImportFrom):
                    module.update((name.asname or name.name, object) for name in line.names)


def annotations_in(cls: type) -> dict[str, str]:
    """How the source of a compiled class annotates its attributes."""
    body = next(
        each for each in source(cls.__module__).body if isinstance(each, ast.ClassDef) and each.name == cls.__name__
    )
    lines = [line for line in body.body if isinstance(line, ast.AnnAssign)]
    return {line.target.id: ast.unparse(line.annotation) for line in lines if isinstance(line.target, ast.Name)}


@lru_cache(maxsize=2)  # a tree is large, and of each module all classes are made one after the other
def source(module: str) -> ast.Module:
    """While a module is being imported nobody but the finders knows where it lies."""
    known = sys.modules.get(module)
    file = getattr(known, "__file__", None) or getattr(find_spec(module), "origin", None)
    assert file is not None, module
    return ast.parse(Path(file).with_name(f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8"))


__all__ = ["A", "P", "annotations_in", "dataclass", "native", "source", "unseen"]
