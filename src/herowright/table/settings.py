"""What can be chosen when a table is opened."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice
from typing import Any, NamedTuple

from herowright.table.errors import BadOption
from herowright.table.message import Message


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be chosen when a table is opened. `label` and each value's label are
    message ids derived from it; `rule` is the clause that allows the choice. It matters only where the settings
    named in `needs` have one of those values."""

    id: str
    values: tuple[str, ...]
    default: Any
    rule: str
    many: bool = False
    needs: tuple[tuple[str, tuple[str, ...]], ...] = ()


def settle(schema: tuple[Setting, ...], options: Mapping[str, Any]) -> dict[str, Any]:
    """All settings with their values, defaults filled in; `BadOption` for anything unknown."""
    known = {setting.id for setting in schema}
    for name in options:
        if name not in known:
            raise BadOption("option-unknown", name=name[:LONGEST_WORD], known=", ".join(sorted(known)))
    return {setting.id: _value(setting, options.get(setting.id, setting.default)) for setting in schema}


def _value(setting: Setting, value: Any) -> Any:
    if setting.many:
        chosen = [part for part in value.split(",") if part] if isinstance(value, str) else value
        if not isinstance(chosen, (list, tuple)) or not all(isinstance(part, str) for part in chosen):
            raise BadOption("option-not-a-list", name=setting.id)
        return [_one(setting, part) for part in dict.fromkeys(chosen)]
    return _one(setting, value)


def _one(setting: Setting, value: Any) -> str:
    if value not in setting.values:
        raise BadOption(
            "option-value", name=setting.id, value=str(value)[:LONGEST_WORD], values=", ".join(setting.values)
        )
    return str(value)


# --- the shape of a user's pack, which travels in a table's options ------------------------------

Path = tuple[str, ...]


class Problem(NamedTuple):
    """What is wrong with one value of a pack, and the keys that lead to it."""

    path: Path
    message: Message


# Validates a value and reports everything that is wrong with it and its contents.
Check = Callable[[Any, Path], Iterator[Problem]]

# Packs may come from strangers. How many problems are reported, how deep tables may be nested, and how long a word may
# be to count as a typo of a known one.
MOST_PROBLEMS = 50
DEEPEST = 12
LONGEST_WORD = 60


def problems_of(check: Check, pack: Any) -> list[Problem]:
    """What is wrong with a pack (only the first problems if there are many)."""
    if too_deep(pack):
        return [Problem((), Message("pack-too-deep", {"most": DEEPEST}))]
    return list(islice(check(pack, ()), MOST_PROBLEMS))


def settle_pack(pack: Any, problems: Iterable[Problem]) -> dict[str, Any]:
    """The pack of a table's options, if nothing is wrong with it; a copy of its own, as a save would give it back."""
    for problem in problems:
        where = {"file": "options", "line": 0, "field": ".".join(("pack", *problem.path))}
        raise BadOption(problem.message.id, **problem.message.args, **where)
    settled: dict[str, Any] = json.loads(json.dumps(pack))
    return settled


def too_deep(value: Any) -> bool:
    level = [value]
    for _ in range(DEEPEST + 1):
        inside = [[*each.values()] if isinstance(each, Mapping) else each for each in level]
        level = [held for each in inside if isinstance(each, (list, tuple)) for held in each]
    return bool(level)


def likely(word: Any, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    found = str(word)
    return next(iter(get_close_matches(found, known, n=1)), None) if len(found) <= LONGEST_WORD else None


def number(least: int, most: int) -> Check:
    def check(value: Any, path: Path) -> Iterator[Problem]:
        if type(value) is not int or not least <= value <= most:
            yield Problem(path, Message("pack-number", {"least": least, "most": most}))

    return check


def yes_or_no() -> Check:
    def check(value: Any, path: Path) -> Iterator[Problem]:
        if type(value) is not bool:
            yield Problem(path, Message("pack-yes-or-no"))

    return check


def word(*words: str) -> Check:
    def check(value: Any, path: Path) -> Iterator[Problem]:
        if value not in words:
            yield Problem(path, Message("pack-word", {"words": ", ".join(words)}))

    return check


def text(longest: int) -> Check:
    """One line of text for people to read."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
            yield Problem(path, Message("pack-text", {"longest": longest}))

    return check


def pattern(form: str, message: str) -> Check:
    """Text of a form; the message says which."""
    compiled = re.compile(form)

    def check(value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, str) or not compiled.fullmatch(value):
            yield Problem(path, Message(message))

    return check


def items(check_item: Check, least: int, most: int, distinct: bool = False) -> Check:
    """A list; the first problem of its items is reported for the list itself, whose line is known."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, (list, tuple)) or not least <= len(value) <= most:
            exact = {"count": most} if least == most else {"least": least, "most": most}
            yield Problem(path, Message("pack-list" if least == most else "pack-list-between", exact))
            return
        wrong = next((problem for item in value for problem in check_item(item, path)), None)
        if wrong:
            yield wrong
        elif distinct and len(set(value)) < len(value):
            yield Problem(path, Message("pack-twice"))

    return check


def tables(check_table: Check, least: int, most: int) -> Check:
    """A list of tables, known by their numbers: `tiers.2.gold`."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, (list, tuple)) or not least <= len(value) <= most:
            yield Problem(path, Message("pack-list-between", {"least": least, "most": most}))
            return
        for place, held in enumerate(value, 1):
            yield from check_table(held, (*path, str(place)))

    return check


def fields(known: Mapping[str, Check]) -> Check:
    """A table with some of the known keys and no others."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, Mapping):
            yield Problem(path, Message("pack-table"))
            return
        for key, held in value.items():
            if key in known:
                yield from known[key](held, (*path, key))
            else:
                meant = likely(key, known)
                some = [*known][:12] + ["…"] * (len(known) > 12)
                args = {"likely": meant} if meant else {"known": ", ".join(some)}
                name = str(key)[:LONGEST_WORD]
                yield Problem((*path, name), Message("pack-likely" if meant else "pack-unknown", args))

    return check
