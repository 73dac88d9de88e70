"""What the parts of a card have in common: each says in one message what it does, and its fields are the arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, ICON_NAMES
from herowright.table.decision import Steps
from herowright.table.native import native
from herowright.table.wording import Argument, Worded

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import HandCard
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero

ARGUMENTS: Mapping[str, Argument] = {
    "ability": Argument("ability", ABILITY_NAMES.__getitem__),
    "icon": Argument("icon", ICON_NAMES.__getitem__),
}


@native(allow_interpreted_subclasses=True)
class Part(Worded):
    __slots__ = ()

    arguments: ClassVar[Mapping[str, Argument]] = ARGUMENTS


@native(allow_interpreted_subclasses=True)
class Effect(Part):
    """`own` effects are for the player who uses them; in co-op another may be named (CA-COOP-10). Its text is the rest
    of a sentence that begins with when, or for what price."""

    __slots__ = ()

    own = True
    # Adds dark runes, which nobody may pay for on the bottom space (CA-MORAL-10).
    dark = False

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        """Whether it could be carried out for this hero now."""
        return True

    def answers(self, card: HandCard) -> bool:
        """Whether it can respond to a card that another player puts down."""
        return False

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        """`player` uses it, `target` is whom it is for; no player stands for the adversary deck."""
        self.work(table, player, target, source)
        yield from ()

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        """The same for effects that ask nothing."""
