"""The fixed action space: every key of an option has a number in a table of `SIZE`.

The number is `1 + blake2b(key, 8 bytes, big-endian) mod (SIZE - 1)`; 0 is kept for passing, where a seat is offered an
interrupt. Where two options of one question have the same number, the one whose key comes first in the alphabet has it,
and the other one has the next number that is free, from the end of the table on to 1. So the numbers of a question
follow from its keys alone, and a key has the same number in nearly all questions, games and versions.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b

SIZE = 4096
PASS = 0


@lru_cache(maxsize=65536)
def number_of(key: str) -> int:
    """The number of a key if no other key claims it."""
    return 1 + int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") % (SIZE - 1)


def numbered(keys: Iterable[str]) -> dict[int, str]:
    """The keys of one question by their numbers, in ascending order."""
    found: dict[int, str] = {}
    for key in sorted(keys):
        number = number_of(key)
        while number in found:
            number = number % (SIZE - 1) + 1
        found[number] = key
    return dict(sorted(found.items()))
