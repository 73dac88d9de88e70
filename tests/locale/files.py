"""The `.ftl` files as trees: messages, their texts, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from herowright.locale.texts import word_files


@cache
def files_of(lang: str) -> dict[str, Path]:
    """The files of a language, by folder and name without the language."""
    return {f"{file.parents[2].name}/{file.name}": file for file in word_files(lang)}


FILES = sorted(files_of("en"))


@cache
def resource(lang: str, file: str) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(files_of(lang)[file].read_text(encoding="utf-8"))


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    bodies = (resource(lang, file).body for file in FILES)
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}


def nodes(node: Any) -> Iterator[Any]:
    """A piece of a message and everything inside it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for name, part in vars(node).items():
            if name != "span":
                yield from nodes(part)


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The text of a message (under no name) and of its attributes."""
    own = {"": message.value} if message.value else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def whole(lang: str, pattern: ftl.Pattern) -> Iterator[Any]:
    """All nodes of a text, those of the messages it refers to included."""
    for node in nodes(pattern):
        yield node
        if isinstance(node, ftl.MessageReference):
            attribute = node.attribute.name if node.attribute else ""
            yield from whole(lang, patterns(messages(lang)[node.id.name])[attribute])


def variables(lang: str, pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in whole(lang, pattern) if isinstance(node, ftl.VariableReference)}


def keys(select: ftl.SelectExpression) -> list[str]:
    return [v.key.name if isinstance(v.key, ftl.Identifier) else str(v.key.value) for v in select.variants]


def selects(lang: str, pattern: ftl.Pattern) -> dict[str, set[str]]:
    """The variables a text selects by, and the variants it has for each."""
    found: dict[str, set[str]] = {}
    for node in whole(lang, pattern):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            found.setdefault(node.selector.id.name, set()).update(keys(node))
    return found


def counted(lang: str, pattern: ftl.Pattern) -> set[str]:
    """The variables whose number decides a grammatical form."""
    return {name for name, variants in selects(lang, pattern).items() if "one" in variants}
