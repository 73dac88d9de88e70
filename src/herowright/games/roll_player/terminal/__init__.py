"""The Roll Player board."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.fiends_familiars.rules.settings import NONE
from herowright.games.roll_player.terminal import cards, hero, notes, shared, sheet
from herowright.table.decision import Option
from herowright.terminal.board import Board, Scene, Shown, ink, lately

HERO = 78  # columns a whole hero takes


class RollPlayerBoard(Board):
    examples: Mapping[str, str] = {"key": "buy:climb", "begun": "buy:cl", "clause": "RP-DICE-03", "use": "use:climb"}

    def __init__(self) -> None:
        self.pages = {"o": others, "d": discard_pile}

    def legend(self, scene: Scene) -> str:
        return scene.say("term-legend")

    def draw(self, scene: Scene) -> RenderableType:
        """On a wide screen the table stands beside my hero; on a narrow one what is decided on comes last."""
        mine = hero.whole(scene, scene.view["heroes"][scene.view["seat"]])
        head = [shared.header(scene), shared.piles(scene)]
        if scene.wide:
            beside = scene.width - HERO
            columns = Table.grid()
            columns.add_column(width=HERO)
            columns.add_column(width=beside)
            left = Group(mine, *small_heroes(scene, HERO))
            columns.add_row(left, Group(*_centre(scene, beside), *lately(scene, 10)))
            return Group(*head, columns)
        above = [*small_heroes(scene, scene.width), *lately(scene, 4)]
        centre = _centre(scene, scene.width)
        if any(scene.can_touch(f"market:{offer['id']}") for offer in scene.view["market"]):
            return Group(*head, *above, mine, *centre)
        return Group(*head, *above, *reversed(centre), mine)

    def moment(self, view: Mapping[str, Any]) -> Hashable:
        return view["round"], view["phase"], view["turn"], *(hero["backstory"] for hero in view["heroes"])

    def note(self, scene: Scene, option: Option) -> Text | None:
        return notes.note(scene, option)

    def about(self, scene: Scene, option: Option) -> RenderableType | None:
        found = [cards.in_full(scene, card) for card in notes.concerned(scene, option)]
        return Group(*found) if found else None

    def cards(self, scene: Scene) -> Mapping[str, Shown]:
        return {
            cards.name(scene, card): Shown(card.id, partial(cards.in_full, scene, card)) for card in cards.box(scene)
        }

    def tie_break(self, scene: Scene, numbers: Sequence[int]) -> str:
        gold, class_dice = numbers
        return scene.say("term-tie", gold=gold, dice=-class_dice)

    def portrait(self, scene: Scene, seat: int) -> RenderableType:
        return sheet.character(scene, scene.view["heroes"][seat])


def _centre(scene: Scene, width: int) -> list[RenderableType]:
    """Initiative cards and Market, once they lie there."""
    if not scene.view["market"] and not scene.view["round"]:
        return []
    return [shared.initiative(scene, width - 4), shared.market(scene)]


def small_heroes(scene: Scene, width: int) -> list[RenderableType]:
    """The others, small; in running text `o` shows them."""
    rest = [other for other in scene.view["heroes"] if other["seat"] != scene.view["seat"]]
    if not rest or not scene.framed:
        return []
    return [scene.frame(scene.say("term-others"), Group(*(hero.small(scene, other, width - 4) for other in rest)))]


def others(scene: Scene) -> RenderableType:
    """The other heroes in full."""
    rest = [other for other in scene.view["heroes"] if other["seat"] != scene.view["seat"]]
    return Group(*(hero.whole(scene, other) for other in rest)) if rest else ink(scene.say("term-no-others"))


def discard_pile(scene: Scene) -> RenderableType:
    """The discard pile, which everybody may look through (RP-MKT-08), and solo the trash."""
    piles = [shared.pile(scene, scene.say("term-discard"), scene.view["discard"])]
    if len(scene.view["heroes"]) == 1:
        piles.append(shared.pile(scene, scene.say("term-trash-pile"), scene.view["trash"]))
    return Group(*piles)


def board(options: Mapping[str, Any]) -> Board:
    """An expansion has a board of its own."""
    from herowright.games.roll_player.fiends_familiars.terminal import FiendsFamiliarsBoard

    return RollPlayerBoard() if options.get("expansion", NONE) == NONE else FiendsFamiliarsBoard()
