"""Feats in the text of a power. A line has a form for every box (PF-FEAT-09); a card prints the first of them once,
with a box wherever a feat changes it: `add 1d4 (□ +1 □ +2) to your check`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import pairwise, takewhile
from typing import Any, NamedTuple

from herowright.games.pathfinder.cards.checks import all_of, any_of, formed
from herowright.games.pathfinder.rules.components import dice
from herowright.table.message import Message


class Boxed(NamedTuple):
    """`text` is the power with all its boxes, `boxes` what each of them changes."""

    text: Message
    boxes: tuple[Message, ...]


# A text with the number of the box that makes it so.
Step = tuple[int, Message]

# What stands where it changes: dice and numbers. Everything else is said after the sentence.
_INLINE = ("dice", "cards", "by")
# What is not told where it changes: it follows from the rest, or the box stands with the last of several equal changes.
_SILENT = {"pf-traits": "count", "pf-form-either": "effect"}
# Texts that add a part to another one, and that part.
_ADDS = {
    "pf-form-and": ("first", "second"),
    "pf-effect-and-then": ("effect", "trouble"),
    "pf-form-with-traits": ("power", "traits"),
}
_LISTS = {"pf-or": ("pf-box-or", any_of), "pf-and": ("pf-box-and", all_of)}


def boxed(texts: Sequence[Message | None]) -> Boxed:
    """A power that has to be opened first begins without a text."""
    steps = [(number, text) for number, text in enumerate(texts) if text is not None]
    number, first = steps[0]
    changes = dict.fromkeys(range(1, number + 1), first)
    text = _merged(steps, changes)
    for _ in range(number):
        text = Message("pf-box", {"text": text})
    return Boxed(text, tuple(changes[box] for box in sorted(changes)))


def _merged(steps: Sequence[Step], changes: dict[int, Message]) -> Message:
    """One text for all of them; `changes` learns what each box does."""
    text, boxes = _parted(steps, changes)
    return _with_boxes(text, boxes, changes) if boxes else text


def _parted(steps: Sequence[Step], changes: dict[int, Message]) -> tuple[Message, list[Step]]:
    """The text, and the boxes that stand after it."""
    steps = _differing(steps)
    first = steps[0][1]
    if len(steps) == 1:
        return first, []
    if more := _grown(steps):
        return first, more
    alike = list(takewhile(lambda step: (step[1].id, {*step[1].args}) == (first.id, {*first.args}), steps))
    text, boxes = _varied(alike, changes)
    return text, [*boxes, *_added(alike[-1][1], steps[len(alike) :], changes)]


def _differing(steps: Sequence[Step]) -> list[Step]:
    return [steps[0], *(after for before, after in pairwise(steps) if after[1] != before[1])]


def _with_boxes(text: Any, boxes: Sequence[Step], changes: dict[int, Message]) -> Message:
    """`1d4 (□ +1 □ +2)`."""
    for number, change in boxes:
        changes.setdefault(number, change)
    shown = [Message("pf-box", {"text": change}) for _, change in boxes]
    chain = reduce(lambda first, second: Message("pf-boxes", {"first": first, "second": second}), shown)
    return Message("pf-boxed", {"text": text, "boxes": chain})


# --- a list that grows -------------------------------------------------------------------------------------------


def _grown(steps: Sequence[Step]) -> list[Step]:
    """`or a spell`: what each box adds to a list, if that is all that they do."""
    found = []
    for (_, before), (number, after) in pairwise(steps):
        old, new = _items(before), _items(after)
        if after.id not in _LISTS or [*map(_plain, old)] != [*map(_plain, new[: len(old)])]:
            return []
        adds, listed = _LISTS[after.id]
        found.append((number, Message(adds, {"text": listed(new[len(old) :])})))
    return found


def _items(message: Message) -> list[Message]:
    if message.id not in (*_LISTS, "pf-comma"):
        return [message]
    return [*_items(message.args["first"]), *_items(message.args["second"])]


def _plain(message: Message) -> Message:
    """Without the form that it has for not being the last."""
    return Message(message.id.removesuffix(".stem"), message.args)


# --- a sentence that changes --------------------------------------------------------------------------------------


def _varied(steps: Sequence[Step], changes: dict[int, Message]) -> tuple[Message, list[Step]]:
    """The same sentence with other values, and what has to be said after it."""
    first = steps[0][1]
    args: dict[str, Any] = dict(first.args)
    said_after: dict[int, Message] = {}
    for name, value in first.args.items():
        values = [(number, message.args[name]) for number, message in steps]
        if all(other == value for _, other in values) or _SILENT.get(first.id) == name:
            continue
        if first.id == "pf-form-either":
            said_after |= dict(_shown(values))
        elif name == "trouble":
            args[name], boxes = _parted(values, changes)
            said_after |= dict(boxes)
        elif name in _INLINE:
            args[name] = _with_boxes(value, [*_shown(values)], changes)
        elif isinstance(value, Message) and name != "pay":
            args[name] = _merged(values, changes)
        else:
            said_after |= {number: _box(message) for number, message in _changed(values, steps, name)}
    return Message(first.id, args), sorted(said_after.items(), key=lambda step: step[0])


def _shown(values: Sequence[tuple[int, Any]]) -> Iterable[Step]:
    """`+2` where dice stay the same, else the new value."""
    for (_, before), (number, after) in pairwise(values):
        if after != before:
            same = dice(str(after)).sides and dice(str(after)).sides == dice(str(before)).sides
            shown = f"{dice(str(after)).plus:+}" if same else after
            yield number, Message("pf-box-value", {"value": shown})


def _changed(values: Sequence[tuple[int, Any]], steps: Sequence[Step], name: str) -> Iterable[Step]:
    """The sentences in which the value is another one than before; of a part that changes, the part."""
    for (_, before), (number, after), step in zip(values, values[1:], steps[1:], strict=False):
        if after != before:
            yield number, after if isinstance(after, Message) else step[1]


def _box(message: Message) -> Message:
    """What a box says that makes the sentence this one."""
    return formed(Message(message.id.partition(".")[0], message.args), "box")


def _added(last: Message, steps: Sequence[Step], changes: dict[int, Message]) -> list[Step]:
    """Texts of another kind: what they add to the last one, else what they say."""
    if not steps:
        return []
    number, added = steps[0]
    inner, part = _ADDS.get(added.id, ("", ""))
    if inner and added.args[inner] == last and all(message.id == added.id for _, message in steps):
        changes.setdefault(number, _box(Message(added.id, {part: added.args[part]})))
        merged = _merged([(each, message.args[part]) for each, message in steps], changes)
        return [(number, _box(Message(added.id, {part: merged})))]
    return [(number, _box(message)) for number, message in steps]
