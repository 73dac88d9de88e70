"""All randomness of a table, and a counter of when something became known.

Draw number `n` is a keyed hash of the seed, so the whole state of chance is one small integer. Nobody can foresee a
draw without the seed, and anybody can check all of them with it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from struct import Struct
from types import EllipsisType
from typing import Any, Final, TypeVar

from herowright.table.native import native

T = TypeVar("T")


def fresh_seed() -> int:
    """A seed nobody can guess from its published hash."""
    return secrets.randbits(128)


def commitment(seed: int) -> str:
    """The hash that is published when a table opens; the seed itself is published when the game ends."""
    return sha256(f"herowright commitment {seed}".encode()).hexdigest()


_EIGHT_DRAWS: Final = Struct(">8Q").unpack


@lru_cache(maxsize=256)
def _key(seed: int) -> bytes:
    return sha256(f"herowright chance {seed}".encode()).digest()


@lru_cache(maxsize=256)
def _keyed(key: bytes) -> blake2b:
    """A hash object that is already keyed."""
    return blake2b(key=key)


@native(allow_interpreted_subclasses=True)
class Chance:
    """Dice, draws and shuffles. `n` grows whenever something random or hidden becomes known."""

    __slots__ = ("block", "block_number", "key", "n")

    def __init__(self, seed: int) -> None:
        self.key = _key(seed)
        self.n = 0
        # One hash yields eight draws; the last hash is cached.
        self.block_number = -1
        self.block: tuple[int, ...] = ()

    def copy(self) -> Chance:
        twin: Chance = Chance.__new__(Chance)
        twin.key = self.key
        twin.n = self.n
        twin.block_number = self.block_number
        twin.block = self.block
        return twin

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        n = self.n
        self.n = n + 1
        if n >> 3 != self.block_number:
            self._draw_block(n >> 3)
        return self.block[n & 7] % limit  # 2**64 is so large that no face gains by it

    def roll(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def flips(self, things: Sequence[Any]) -> list[int]:
        """Two-sided things thrown together: 0 where `roll(2)` would give 1, and 1 where it would give 2."""
        n, count = self.n, len(things)
        self.n = n + count
        found = []
        for draw in range(n, n + count):
            if draw >> 3 != self.block_number:
                self._draw_block(draw >> 3)
            found.append(self.block[draw & 7] & 1)
        return found

    def _draw_block(self, number: int) -> None:
        self.block_number = number
        block = _keyed(self.key).copy()
        block.update(number.to_bytes(8, "big"))
        self.block = _EIGHT_DRAWS(block.digest())

    def take(self, items: list[T]) -> T:
        """Draw one of the items blindly; it leaves the list."""
        return items.pop(self.below(len(items)))

    def shuffle(self, items: list[T]) -> None:
        n = self.n
        for last in range(len(items) - 1, 0, -1):
            if n >> 3 != self.block_number:
                self._draw_block(n >> 3)
            other = self.block[n & 7] % (last + 1)
            items[last], items[other] = items[other], items[last]
            n += 1
        self.n = n

    def reveal(self) -> None:
        """Something hidden, such as the top card of a deck, is revealed."""
        self.n += 1

    def encode(self) -> dict[str, Any]:
        return {"n": self.n}


def plain_name(item: Any) -> str:
    return str(getattr(item, "id", item))


# A number, or a text that says more; `...` after it: and so on.
Roll = int | str | EllipsisType
# The first things of the new order; `...` after it: and so on.
Order = Sequence[str] | EllipsisType


@native(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """Chance that follows a script, for tests: coming rolls, draws and shuffles in order.

    Rolls are numbers, or say on which die (`"d8:5"`) or which of two faces (`"core:1"`, as `faces` names them). Draws
    and shuffles name things as the game names them (`"gold"`, `"longsword"`); a die can be drawn together with what it
    will show (`"gold4"`). A shuffle names the first things of the new order, the rest follow as they lay. What the
    script does not cover comes from the seed; rolls and shuffles that end in `...` go on like the last one.
    """

    __slots__ = ("draws", "faces", "naming", "rolls", "shuffles")

    def __init__(
        self,
        *,
        rolls: Iterable[Roll] = (),
        draws: Iterable[str] = (),
        shuffles: Iterable[Order] = (),
        seed: int = 0,
        naming: Callable[[Any], str] = plain_name,
        faces: Callable[[Any], Sequence[str]] = lambda thing: ("1", "2"),
    ) -> None:
        super().__init__(seed)
        self.faces = faces
        self.naming = naming
        self.write(rolls, draws, shuffles)

    def write(self, rolls: Iterable[Roll], draws: Iterable[str], shuffles: Iterable[Order]) -> None:
        """The rest of the script."""
        self.rolls: tuple[Roll, ...] = tuple(rolls)
        self.draws = tuple(draws)
        self.shuffles: tuple[Order, ...] = tuple(order if order is ... else tuple(order) for order in shuffles)

    def copy(self) -> Scripted:
        twin: Scripted = Scripted.__new__(Scripted)
        twin.key = self.key
        twin.n = self.n
        twin.block_number = self.block_number
        twin.block = self.block
        twin.faces = self.faces
        twin.naming = self.naming
        twin.rolls = self.rolls
        twin.draws = self.draws
        twin.shuffles = self.shuffles
        return twin

    def roll(self, sides: int = 6) -> int:
        if not self.rolls:
            return super().roll(sides)
        wanted: int | str
        wanted, self.rolls = follow(self.rolls)
        value = wanted if isinstance(wanted, int) else int(wanted.removeprefix(f"d{sides}:"))
        if not 1 <= value <= sides:
            raise ValueError(f"the script rolls {value} on a die of {sides} sides")
        self.n += 1
        return value

    def flips(self, things: Sequence[Any]) -> list[int]:
        return [self._flip(thing) for thing in things]

    def _flip(self, thing: Any) -> int:
        if not self.rolls or isinstance(self.rolls[0], int):
            return self.roll(2) - 1
        wanted, self.rolls = follow(self.rolls)
        faces = list(self.faces(thing))
        if wanted not in faces:
            raise ValueError(f"the script wants {wanted!r}, and this shows {' or '.join(faces)}")
        self.n += 1
        return faces.index(wanted)

    def take(self, items: list[T]) -> T:
        if not self.draws:
            return super().take(items)
        wanted, self.draws = self.draws[0], self.draws[1:]
        self.n += 1
        if wanted[-1:].isdigit() and wanted not in map(self.naming, items):
            self.rolls = (*self.rolls, int(wanted[-1]))
            wanted = wanted[:-1]
        return items.pop(self._find(wanted, items))

    def shuffle(self, items: list[T]) -> None:
        if not self.shuffles:
            return super().shuffle(items)
        order, self.shuffles = follow(self.shuffles)
        rest = list(items)
        items[:] = [rest.pop(self._find(wanted, rest)) for wanted in order] + rest
        self.n += 1

    def _find(self, wanted: str, items: Sequence[Any]) -> int:
        for index, item in enumerate(items):
            if self.naming(item) == wanted:
                return index
        raise ValueError(f"the script wants {wanted!r}, which is not there")

    def encode(self) -> dict[str, Any]:
        script = {"rolls": self.rolls, "draws": self.draws, "shuffles": self.shuffles}
        written = {name: ["..." if each is ... else each for each in left] for name, left in script.items() if left}
        return {"n": self.n} | written

    @property
    def left_over(self) -> list[str]:
        """What has not been used yet."""
        script = (("rolls", self.rolls), ("draws", self.draws), ("shuffles", self.shuffles))
        return [f"{name} {list(left)}" for name, left in script if left and left[1:] != (...,)]


def follow(script: tuple[T | EllipsisType, ...]) -> tuple[T, tuple[T | EllipsisType, ...]]:
    """What comes next, and what is left of the script then; before a last `...` it comes again and again."""
    wanted = script[0]
    if isinstance(wanted, EllipsisType):
        raise ValueError("a script cannot begin with ...")
    return wanted, script if script[1:] == (...,) else script[1:]


def decode_chance(data: dict[str, Any], seed: int, naming: Callable[[Any], str]) -> Chance:
    scripted: dict[str, Any] = {
        name: [... if each == "..." else each for each in data[name]]
        for name in ("rolls", "draws", "shuffles")
        if name in data
    }
    chance = Scripted(seed=seed, naming=naming, **scripted) if scripted else Chance(seed)
    chance.n = data["n"]
    return chance
