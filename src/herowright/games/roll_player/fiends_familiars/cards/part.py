"""How the fields of the expansion's parts of cards go into their messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from herowright.games.roll_player.cards import part
from herowright.games.roll_player.rules.components import COLOUR_IDS, ROW_NAMES
from herowright.table.wording import Argument


def colour_text(colour: int) -> str:
    return f"colour:{COLOUR_IDS[colour]}"


ARGUMENTS: Mapping[str, Argument] = {
    **part.ARGUMENTS,
    "colour": Argument("colour", colour_text),
    "colours": Argument("colours", lambda colours: " ".join(map(colour_text, colours))),
    "dice_lost": Argument("dice"),
    "familiar": Argument("where", lambda familiar: "familiar" if familiar else "sheet"),
    "measure": Argument("what"),
    "rows": Argument("rows", lambda rows: " ".join(ROW_NAMES[row] for row in rows)),
    "wounds_taken": Argument("wounds"),
}


class Part(part.Part):
    __slots__ = ()

    arguments: ClassVar[Mapping[str, Argument]] = ARGUMENTS
