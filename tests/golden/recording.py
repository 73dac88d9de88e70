"""How playthroughs are kept: a dozen in full, for people to read; of the others each choice and a hash of its passage.

A line of such a recording is `3f2a91c7d0 2 roll`: seat 2 rolls, and the text from what is seen before the question to
what follows from the choice has this hash. It covers all that the full text says: who is asked, what is offered,
whether the choice may be undone, the events, what changes in the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import unified_diff
from itertools import zip_longest
from pathlib import Path

from tests.golden.playthrough import Passage, Recipe, played, replayed

FOLDER = Path(__file__).parent

# Each game, mode, expansion and edition, alone and in company, won and lost.
IN_FULL = {
    "roll-player-de1-1",
    "roll-player-pl2-2",
    "roll-player-variants",
    "roll-player-fiends-familiars-2",
    "roll-player-fiends-familiars-fallen",
    "roll-player-fiends-familiars-mm-1",
    "call-to-adventure-co-op-1",
    "call-to-adventure-co-op-3",
    "call-to-adventure-first-game",
    "pathfinder-black-fangs-dungeon-1",
    "pathfinder-approach-to-thistletop-2",
    "pathfinder-brigandoom-4",
    "pathfinder-local-heroes-4",
}


def file_of(recipe: Recipe) -> Path:
    return FOLDER / f"{recipe.name}.{'txt' if recipe.name in IN_FULL else 'moves'}"


def recorded(recipe: Recipe) -> list[str]:
    """The lines of the recording; none where there is no recording yet."""
    file = file_of(recipe)
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def choices(recipe: Recipe) -> list[str]:
    """What was chosen, decision by decision: `2 roll`."""
    if recipe.name in IN_FULL:  # from lines like ` > seat 2: roll touches dice`
        taken = [line.split() for line in recorded(recipe) if line.startswith(" > seat ")]
        return [f"{seat.rstrip(':')} {key}" for _, _, seat, key, *_ in taken]
    return [choice for _, choice in map(_parted, recorded(recipe)) if choice not in ("start", "end")]


def write(recipe: Recipe) -> bool:
    """Record again; the choices stay as long as they are on offer. Tells whether something has changed."""
    before = recorded(recipe)
    after = list(_lines(recipe, played(recipe, choices(recipe))))
    file_of(recipe).write_text("\n".join(after) + "\n", encoding="utf-8")
    return after != before


def text(recipe: Recipe) -> list[Passage]:
    """The whole text as the rules write it now, with the choices that were recorded."""
    return list(replayed(recipe, choices(recipe)))


def difference(recipe: Recipe) -> str:
    """Where the rules now tell another story than the recording, for people to read; nothing if they do not."""
    passages = text(recipe)
    old, new = recorded(recipe), list(_lines(recipe, passages))
    if old == new:
        return ""
    if recipe.name in IN_FULL:
        return "\n".join(_changed(old, new))
    pairs = zip_longest(old, (f"{passage.hash} {passage.name}" for passage in passages))
    at = next(number for number, (was, now) in enumerate(pairs) if was != now)
    return "\n".join(_around(recipe, passages, at))


def _lines(recipe: Recipe, passages: Sequence[Passage] | Iterator[Passage]) -> Iterator[str]:
    for passage in passages:
        if recipe.name in IN_FULL:
            yield from passage.lines
        else:
            yield f"{passage.hash} {passage.name}"


def _parted(line: str) -> tuple[str, str]:
    hash, _, choice = line.partition(" ")
    return hash, choice


def _changed(old: list[str], new: list[str], most: int = 40) -> Iterator[str]:
    """The first differences between two texts; a few thousand lines that were added would say no more."""
    lines = list(unified_diff(old, new, "recorded", "played now", lineterm="", n=4))
    yield from lines[:most]
    if len(lines) > most:
        yield f"... and {len(lines) - most} lines more"


def _around(recipe: Recipe, passages: list[Passage], at: int) -> Iterator[str]:
    """The first passage that reads differently and its neighbours, as they read now; only their hashes are recorded."""
    was = " ".join(recorded(recipe)[at : at + 1]) or "nothing"
    yield f"the recording of {recipe.name} differs first at passage {at} (recorded: {was}); now it reads:"
    yield from (f"    {line}" for passage in passages[max(at - 1, 0) : at] for line in passage.lines[-12:])
    yield from (f"  ! {line}" for passage in passages[at : at + 1] for line in passage.lines)
    yield from (f"    {line}" for passage in passages[at + 1 : at + 2] for line in passage.lines[:12])
    yield f"beside the text of the last commit: python -m tests.golden --since HEAD {recipe.name}"
    yield f"as it reads at any revision, there: python -m tests.golden --show {recipe.name} --at {at}"
