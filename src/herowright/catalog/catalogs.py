"""What there is to say about each card of a game, as plain values and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from herowright.catalog import Entry
from herowright.games.call_to_adventure.catalog import call_to_adventure
from herowright.games.pathfinder.catalog import pathfinder
from herowright.games.roll_player.catalog import roll_player
from herowright.locale import Texts

# The cards of a table with these options; what they leave open, such as the edition, is not narrowed down.
CATALOGS: dict[str, Callable[[Mapping[str, Any], Texts], Iterator[Entry]]] = {
    "roll-player": roll_player,
    "call-to-adventure": call_to_adventure,
    "pathfinder": pathfinder,
}
