"""One card of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """A card: `values` for programs; `facts` and `text` for people, in their language. `section` is the heading it
    stands under, where that is not its family; `box` names the box it comes in, where a game has several."""

    id: str
    family: str
    reference: str
    number: int
    editions: tuple[str, ...]
    values: Mapping[str, Any]
    facts: str
    text: str
    provenance: str
    origins: Mapping[str, str]
    section: str = ""
    box: str = ""
