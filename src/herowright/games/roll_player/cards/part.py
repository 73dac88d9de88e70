"""What the parts of a card have in common: each says in one message what it does, and its fields are the arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from herowright.games.roll_player.rules.components import ROW_NAMES
from herowright.table.wording import Argument, Worded

ARGUMENTS: Mapping[str, Argument] = {"row": Argument("row", ROW_NAMES.__getitem__)}


class Part(Worded):
    __slots__ = ()

    arguments: ClassVar[Mapping[str, Argument]] = ARGUMENTS
