"""What there is to say about each card of a game, as plain values and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from herowright.games import registry
from herowright.kit import part
from herowright.locale import Texts


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


def cards_of(game: str, options: Mapping[str, Any], texts: Texts) -> Iterator[Entry]:
    """The cards of a table with these options; what they leave open, such as the edition, is not narrowed down."""
    kit = registry.kit(game)
    return iter(part(kit.catalog)(options, texts) if kit.catalog else ())
