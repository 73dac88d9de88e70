"""What would an option change? Computed on guesses at what the seat cannot know, so it gives nothing away.

A figure is reported as a change only if before and after refer to the same thing. What a hero has, such as gold, is
always that hero's. The chance of a check is the chance of *that* check: it is looked up in the same matter that was
open before, whether it is still open afterwards or decided; another check that has begun meanwhile does not count.

A preview stops at chance. If an option leaves something to chance or reveals something unknown, the preview shows what
it does before that moment, unless something that certainly follows undoes it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from herowright.table.chance import Chance
from herowright.table.table import Table

T = TypeVar("T")

# In how many guesses a figure must be the same to be reported, if others have secrets or chance is involved; with
# chance, also when every die falls as low and as high as it can.
GUESSES = 8
_LOW, _HIGH = 0, 232792559  # modulo anything up to 20, the one is 0 and the other the highest remainder

# Before and after of each figure that changes.
Changes = dict[str, tuple[int, int]]


class Preview(NamedTuple):
    """The figures that an option would change: name, before, after. A figure that is only known afterwards, such as
    the chance with a skill that is being chosen, has its number twice. `chance` says that something random or hidden
    is involved, so that the preview is incomplete."""

    figures: list[tuple[str, int, int]]
    chance: bool


def previews(table: Table[Any], seat: int, rng: random.Random) -> dict[str, Preview]:
    """The figures each option of the seat would change. `table` is used as scratch space: pass a clone."""
    decision = table.decision
    if decision is None:
        return {}
    options = decision.options if decision.seat == seat else table.interrupts(seat)
    return {option.key: preview(table, seat, option.key, rng) for option in options}


def preview(table: Table[Any], seat: int, key: str, rng: random.Random) -> Preview:
    """What one option would change, whatever comes next."""
    told: Changes | None = None
    chance = False
    leanings = [_LOW, _HIGH]
    for _ in range(GUESSES):
        found = guess(table, seat, key, rng, leanings.pop() if leanings and chance else None)
        chance = chance or found.chance
        if not found.held:
            for changes in found.changes:
                same = changes if told is None else told
                told = {name: change for name, change in same.items() if changes.get(name) == change}
        if not (chance or table.game.secrets) or (chance and told == {}):
            break
    return Preview([(name, old, new) for name, (old, new) in (told or {}).items()], chance)


class Guess(NamedTuple):
    """What an option does in one world: the changes present when chance comes in, if it does, and at the end, once
    for each way it can be paid. `held`: somebody else may react first, so that it has done nothing yet."""

    changes: list[Changes]
    chance: bool
    held: bool


def guess(table: Table[Any], seat: int, key: str, rng: random.Random, draw: int | None = None) -> Guess:
    """The option in a world drawn at random from those that the seat cannot tell apart."""
    world = table.imagine(seat, rng)
    found = _lived(world, seat, (key,), draw)
    asked = world.decision
    if found.chance or asked is None or asked.seat != seat or not asked.about.pays:
        return found
    paid = [_lived(table.imagine(seat, rng), seat, (key, each.key), draw) for each in asked.options]
    return Guess([each.changes[0] for each in paid], any(each.chance for each in paid), False)


def _lived(world: Table[Any], seat: int, keys: tuple[str, ...], draw: int | None) -> Guess:
    """An option in this world, with what it is paid with."""
    state, game = world.state, world.game
    matter = game.matter(state)
    lasting, prospects = game.figures(state, seat), game.prospects(state, seat, matter)
    if world.decision is not None and world.decision.about.pays:
        # What is being paid for is half done: it has no chance yet that one could compare with.
        prospects = {}

    def changes() -> Changes:
        """What has changed so far."""
        now = game.figures(state, seat)
        found = {name: (lasting[name], value) for name, value in now.items() if lasting.get(name, value) != value}
        for name, value in game.prospects(state, seat, matter).items():
            if prospects.get(name) != value:
                found[name] = (prospects.get(name, value), value)
        return found

    state.chance = chance = _Watched(state.chance, changes, draw)
    under_way = world.interrupted
    for key in keys:
        world.apply(key, seat)
    if world.interrupted > under_way and world.decision is not None and world.decision.seat != seat:
        return Guess([{}], chance.seen is not None, True)
    found = changes()
    if chance.seen is not None:
        found = {name: change for name, change in chance.seen.items() if found.get(name) == change}
    return Guess([found], chance.seen is not None, False)


class _Watched(Chance):
    """Records what has changed when something is about to become known for the first time. `draw` makes everything
    that is thrown show the same end of its range."""

    __slots__ = ("draw", "look", "seen")

    def __init__(self, chance: Chance, look: Callable[[], Changes], draw: int | None) -> None:
        self.key, self.n, self.block_number, self.block = chance.key, chance.n, -1, ()
        self.draw, self.look = draw, look
        self.seen: Changes | None = None

    def _watch(self) -> None:
        if self.seen is None:
            self.seen = self.look()

    def below(self, limit: int) -> int:
        self._watch()
        return super().below(limit)

    def flips(self, things: Sequence[Any]) -> list[int]:
        self._watch()
        return super().flips(things)

    def shuffle(self, items: list[T]) -> None:
        self._watch()
        super().shuffle(items)

    def reveal(self) -> None:
        self._watch()
        super().reveal()

    def _draw_block(self, number: int) -> None:
        if self.draw is None:
            super()._draw_block(number)
        else:
            self.block_number, self.block = number, (self.draw,) * 8
