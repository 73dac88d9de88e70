"""What there is to say about each card of a game, as plain values and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from herowright.catalog.call_to_adventure import call_to_adventure
from herowright.catalog.entry import Entry
from herowright.catalog.pathfinder import pathfinder
from herowright.catalog.roll_player import roll_player
from herowright.locale import Texts

# The cards of a table with these options; what they leave open, such as the edition, is not narrowed down.
CATALOGS: dict[str, Callable[[Mapping[str, Any], Texts], Iterator[Entry]]] = {
    "roll-player": roll_player,
    "call-to-adventure": call_to_adventure,
    "pathfinder": pathfinder,
}

__all__ = ["CATALOGS", "Entry"]
