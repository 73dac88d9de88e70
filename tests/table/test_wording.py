"""Parts of cards that say what they do: a message, and what its fields hold."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from fluent.syntax import ast as ftl

from herowright.games import registry
from herowright.table.message import Message
from herowright.table.wording import Argument, Worded, _arguments
from tests.locale.files import messages, patterns, whole


@dataclass(frozen=True, slots=True)
class Inner(Worded):
    says = "inner"


@dataclass(frozen=True, slots=True)
class Outer(Worded):
    number: int
    inner: Inner
    fixed: bool = False
    kinds: tuple[str, ...] = ()

    says = "outer"
    arguments: ClassVar[Mapping[str, Argument]] = {"kinds": Argument("what", " ".join)}


def test_the_fields_of_a_part_are_the_arguments_of_its_message() -> None:
    said = Outer(3, Inner(), kinds=("weapon", "armor")).text
    assert said == Message("outer", {"number": 3, "inner": Message("inner"), "fixed": "no", "what": "weapon armor"})
    assert Outer(0, Inner(), fixed=True).text.args["fixed"] == "yes"


def test_a_part_without_fields_says_always_the_same() -> None:
    assert Inner().text == Message("inner")


def parts() -> list[Any]:
    """Every kind of part, in all games, that lists its fields."""
    games = registry.__name__.removesuffix("registry")
    for module in pkgutil.walk_packages([str(Path(registry.__file__).parent)], games):
        if ".cards." in module.name:
            importlib.import_module(module.name)
    found, more = set(), [Worded]
    while more:
        part = more.pop()
        more += part.__subclasses__()
        if "says" in vars(part) and part.__module__.startswith(games):
            found.add(part)
    return sorted(found, key=lambda part: part.says)


def test_a_text_speaks_of_all_that_its_part_declares_and_of_nothing_else() -> None:
    """In English; other languages use the same variables."""
    for part in parts():
        text = patterns(messages("en")[part.says])[""]
        spoken = {node.id.name for node in whole("en", text) if isinstance(node, ftl.VariableReference)}
        if part.says.startswith("ca-when-"):
            spoken.remove("who")  # the power of which it is part says so
        assert spoken == {argument.name for _, argument in _arguments(part)}, part
