"""The Roll Player board with Fiends & Familiars."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.fiends_familiars.terminal import cards, fight, foes, hero, notes, shared
from herowright.games.roll_player.terminal import HERO, RollPlayerBoard, discard_pile, sheet
from herowright.games.roll_player.terminal import cards as base_cards
from herowright.games.roll_player.terminal import shared as base_shared
from herowright.table.decision import Option
from herowright.terminal.board import Scene, Shown, ink, lately


class FiendsFamiliarsBoard(RollPlayerBoard):
    examples: Mapping[str, str] = {"key": "take:TOP", "begun": "ta", "clause": "FF-HUNT-05", "use": "xp:heal"}

    def __init__(self) -> None:
        self.pages = {"o": others, "f": foes.page, "d": discard_pile}

    def legend(self, scene: Scene) -> str:
        return f"{scene.say('term-legend')} {scene.say('term-ff-legend')}"

    def draw(self, scene: Scene) -> RenderableType:
        """As in the base game; a hunt or the battle takes the place of Market and initiative cards."""
        head = [shared.header(scene), shared.piles(scene)]
        going_on = fight.going_on(scene)
        if scene.wide:
            return Group(*head, self._wide(scene, going_on))
        mine = scene.view["heroes"][scene.view["seat"]]
        if going_on:
            own = hero.in_a_fight(scene, mine)
            return Group(*(head if scene.framed else []), *lately(scene, 8), *going_on, own)
        above = [*small_heroes(scene, scene.width), *lately(scene, 5)]
        whole = hero.whole(scene, mine)
        if not _lies_there(scene):
            return Group(*head, *above, whole)
        market, initiative = base_shared.market(scene), shared.initiative(scene)
        if scene.can_touch("minion") or any(scene.can_touch(f"market:{offer['id']}") for offer in scene.view["market"]):
            return Group(*head, *above, whole, initiative, *foes.monster(scene), *foes.minion(scene), market)
        around = foes.brief(scene) if scene.framed else foes.full(scene)
        return Group(*head, *above, *around, market, initiative, whole)

    def _wide(self, scene: Scene, going_on: list[RenderableType]) -> RenderableType:
        """One's own hero and the foes on the left, what can be taken on the right."""
        beside = scene.width - HERO
        columns = Table.grid()
        columns.add_column(width=HERO)
        columns.add_column(width=beside)
        left = [hero.whole(scene, scene.view["heroes"][scene.view["seat"]])]
        right = going_on
        if _lies_there(scene) and not going_on:
            left += foes.full(scene)
            right = [shared.initiative(scene), base_shared.market(scene)]
        columns.add_row(Group(*left, *small_heroes(scene, HERO)), Group(*right, *lately(scene, 10)))
        return columns

    def moment(self, view: Mapping[str, Any]) -> Hashable:
        """Besides, whenever a fight goes on or another minion lies there."""
        fights = view["phase"] in ("hunt", "battle") and [
            (it["combat_dice"], tuple(it["combat"]), it["result"]) for it in view["heroes"]
        ]
        minion = view["minion"] and view["minion"]["id"]
        chosen = [it["familiar"] for it in view["heroes"]]
        return super().moment(view), minion, *chosen, *(fights or ())

    def note(self, scene: Scene, option: Option) -> Text | None:
        return notes.note(scene, option)

    def brief(self, scene: Scene, option: Option) -> Text | None:
        return notes.brief(scene, option)

    def about(self, scene: Scene, option: Option) -> RenderableType | None:
        found = [cards.in_full(scene, card) for card in notes.concerned(scene, option)]
        return Group(*found) if found else None

    def cards(self, scene: Scene) -> Mapping[str, Shown]:
        """Every card by its name; where two are called the same, by what it is as well."""
        found: dict[str, Shown] = {}
        for card in cards.at_this_table(scene):
            name = base_cards.name(scene, card)
            if name in found:
                name = f"{name} ({scene.say('term-family', family=card.family)})"
            found[name] = Shown(card.id, partial(cards.in_full, scene, card))
        return found

    def title(self, scene: Scene, words: str) -> str:
        return words if fight.slain(scene) else super().title(scene, words)

    def portrait(self, scene: Scene, seat: int) -> RenderableType:
        it = scene.view["heroes"][seat]
        unscored = {"stars": None} if fight.slain(scene) else {}
        return sheet.character(scene, {**it, **unscored}, hero.belongings(scene, it))


def _lies_there(scene: Scene) -> bool:
    return bool(scene.view["market"] or scene.view["round"])


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
