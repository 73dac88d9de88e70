"""The Pathfinder board."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.pathfinder.terminal import cards, decks, hero, meeting, notes, places, sheet
from herowright.table.decision import Option
from herowright.terminal.board import SIGNAL, Board, Scene, Shown, ink, lately


class PathfinderBoard(Board):
    examples: Mapping[str, str] = {
        "key": "move:woods",
        "begun": "mo",
        "clause": "PF-TURN-12",
        "use": "discard:blessing-of-the-gods",
    }

    def __init__(self) -> None:
        self.pages = {
            "p": places.in_full,
            "i": own_sheet,
            "o": others,
            "t": places.scenario_in_full,
            "d": hero.piles,
        }

    def legend(self, scene: Scene) -> str:
        return scene.say("term-pf-legend")

    def draw(self, scene: Scene) -> RenderableType:
        """What is going on stands in the middle; one's own hand comes last, next to the question."""
        over = scene.view["result"] is not None
        head: list[RenderableType] = [places.header(scene), *([] if over else places.time(scene))]
        match scene.view["phase"]:
            case "set-up" if not scene.view["places"]:
                return Group(*head, *lately(scene, 4), *_choosing(scene))
            case "reward":
                return Group(*head, *lately(scene, 8), *_reward(scene), *asked_about(scene))
            case "rebuild":
                return Group(*head, *lately(scene, 4), *decks.building(scene))
        if scene.wide:
            return Group(*head, self._wide(scene), *asked_about(scene))
        middle = meeting.going_on(scene)
        mine = hero.mine(scene)
        if not scene.framed and (middle or not self._begins(scene)):
            # Running text tells the whole table when a turn begins, and then what has changed.
            return Group(*(middle or [*head, hero.without_texts(scene, mine)]), *asked_about(scene))
        # While a card is met, the locations are one letter away.
        around = [] if middle else [*places.locations(scene), *places.holding(scene)]
        above = [*small_heroes(scene), *lately(scene, 4)]
        return Group(*head, *above, *around, hero.whole(scene, mine), *middle, *asked_about(scene))

    def _begins(self, scene: Scene) -> bool:
        """Whether a location is to be chosen, or the viewer's turn has just begun."""
        view = scene.view
        return view["phase"] == "set-up" or (view["turn"] == hero.mine(scene)["seat"] and not view["explored"])

    def _wide(self, scene: Scene) -> RenderableType:
        half = scene.width // 2
        columns = Table.grid()
        columns.add_column(width=half)
        columns.add_column(width=scene.width - half)
        left = [hero.whole(scene, hero.mine(scene)), *small_heroes(scene)]
        middle = meeting.going_on(scene)
        right = [*middle, *places.locations(scene), *places.holding(scene), *lately(scene, 8)]
        columns.add_row(Group(*left), Group(*right))
        return columns

    def moment(self, view: Mapping[str, Any]) -> Hashable:
        """A turn begins, something is met, a check changes, damage is dealt, a deck is put together."""
        met, check, hurt = view["encounter"], view["check"], view["hurt"]
        parts: list[Hashable] = [view["seat"], view["phase"], view["turn"], view["explored"], len(view["places"])]
        if met:
            parts += [met["card"], met["step"]]
        if check:
            parts += [check["seat"], check["stage"], check["difficulty"], tuple(check["dice"]), check["plus"]]
        if hurt:
            parts += [hurt["seat"], hurt["amount"]]
        if not met and not check:
            parts += [hero["place"] for hero in view["heroes"]]
        if view["phase"] in ("set-up", "rebuild"):
            parts += [tuple(each["cards"]) for each in view["lists"]]
        return tuple(parts)

    def heroes(self, view: Mapping[str, Any]) -> Sequence[str]:
        return [hero["character"] or "" for hero in view["heroes"]]

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
        for card in cards.box(scene):
            name = cards.name(scene, card)
            if name in found:
                name = f"{name} ({cards.kind(scene, card)})"
            found[name] = Shown(card.id, partial(cards.in_full, scene, card))
        return found

    def title(self, scene: Scene, words: str) -> str:
        return words

    def portrait(self, scene: Scene, seat: int) -> RenderableType:
        return sheet.portrait(scene, scene.view["heroes"][seat])


def _choosing(scene: Scene) -> list[RenderableType]:
    """Before the locations lie there: what is to be played, who plays whom, and the deck being built."""
    building = decks.building(scene) if scene.decision and scene.decision.kind in ("build", "swap", "deck") else []
    return [places.scenario(scene), *(building or small_heroes(scene))]


def _reward(scene: Scene) -> list[RenderableType]:
    """One's own sheet, where a box is to be checked; both roles, where one is to be chosen."""
    if scene.decision and scene.decision.kind == "role":
        named = [option.touches[0] for option in scene.decision.options if option.key.startswith("role:")]
        return [cards.in_full(scene, cards.find(scene, name)) for name in named]
    return [sheet.page(scene, hero.mine(scene))]


def asked_about(scene: Scene) -> list[RenderableType]:
    """The card that a question names, unless the table shows it anyway."""
    name = scene.decision.args.get("card") if scene.decision else None
    met = scene.view["encounter"]
    if name is None or (met and name == met["card"]) or name in hero.mine(scene)["hand"]:
        return []
    if name.partition(":")[0] not in notes.CARDS:
        return []
    return [ink("▸ ", SIGNAL).append_text(cards.line(scene, cards.find(scene, name)))]


def small_heroes(scene: Scene) -> list[RenderableType]:
    """The others, small; in running text `o` shows them."""
    rest = hero.others(scene)
    if not rest or not scene.framed:
        return []
    return [scene.frame(scene.say("term-others"), Group(*(hero.small(scene, other) for other in rest)))]


def others(scene: Scene) -> RenderableType:
    """The other characters in full."""
    rest = hero.others(scene)
    return Group(*(hero.whole(scene, other) for other in rest)) if rest else ink(scene.say("term-no-others"))


def own_sheet(scene: Scene) -> RenderableType:
    return sheet.page(scene, hero.mine(scene))


def board(options: Mapping[str, Any]) -> Board:
    return PathfinderBoard()
