"""The Call to Adventure board."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.call_to_adventure.cards.types import HandCard
from herowright.games.call_to_adventure.terminal import cards, cast, hero, notes, shared, tale
from herowright.table.decision import Option
from herowright.terminal.board import Board, Scene, Shown, ink, lately


class CallToAdventureBoard(Board):
    examples: Mapping[str, str] = {
        "key": "face:academy-study",
        "begun": "face:ac",
        "clause": "CA-CHAL-03",
        "use": "play:iron-will",
    }

    def __init__(self) -> None:
        self.pages = {"r": shared.rows_in_full, "o": others, "m": story_so_far}

    def legend(self, scene: Scene) -> str:
        return scene.say("term-ca-legend")

    def draw(self, scene: Scene) -> RenderableType:
        """On a wide screen the life stands beside the rows; on a narrow one what is decided on comes last."""
        head = [shared.header(scene), shared.piles(scene)]
        mine = hero.mine(scene)
        if mine["dealt"]:
            return Group(
                *head, *lately(scene, 4), *shared.adversary(scene), own_hand(scene), shared.dealt(scene, mine["dealt"])
            )
        if scene.wide:
            return Group(*head, self._wide(scene), *shared.asked_about(scene))
        facing = cast.attempt(scene, scene.width)
        if not scene.framed and (facing or scene.view["acted"] or scene.view["turn"] != mine["seat"]):
            # Running text tells the whole table when a turn begins, and then what has changed.
            return Group(*head, *(facing or [hero.whole(scene, mine)]), *shared.asked_about(scene))
        above = [*small_heroes(scene), *lately(scene, 4), *shared.adversary(scene)]
        # While a challenge is being faced, the rows are one letter away.
        rows = shared.rows(scene) if not facing or shared.rows_matter(scene) else []
        return Group(*head, *above, hero.whole(scene, mine), *rows, *facing, *shared.asked_about(scene))

    def _wide(self, scene: Scene) -> RenderableType:
        half = scene.width // 2
        columns = Table.grid()
        columns.add_column(width=half)
        columns.add_column(width=scene.width - half)
        life = [hero.whole(scene, hero.mine(scene)), *small_heroes(scene)]
        facing = cast.attempt(scene, scene.width - half)
        middle = [*shared.adversary(scene), *shared.rows(scene), *facing, *lately(scene, 10)]
        columns.add_row(Group(*life), Group(*middle))
        return columns

    def moment(self, view: Mapping[str, Any]) -> Hashable:
        """A turn begins, cards are revealed before the main action, or a challenge is faced and its runes change."""
        attempt = view["attempt"]
        if attempt:
            runes = [(rune["rune"], rune["adds"]) for rune in attempt["runes"]]
            return view["seat"], view["turn"], attempt["path"], attempt["difficulty"], *runes
        rows = [place and place["card"] for row in view["rows"] for place in row["places"]]
        return view["seat"], view["phase"], view["turn"], view["acted"], *([] if view["acted"] else rows)

    def note(self, scene: Scene, option: Option) -> Text | None:
        return notes.note(scene, option)

    def brief(self, scene: Scene, option: Option) -> Text | None:
        return notes.brief(scene, option)

    def about(self, scene: Scene, option: Option) -> RenderableType | None:
        found = [cards.in_full(scene, card) for card in notes.concerned(scene, option)]
        return Group(*found) if found else None

    def cards(self, scene: Scene) -> Mapping[str, Shown]:
        """Cards by their own names and by those of their paths."""
        found: dict[str, Shown] = {}
        for card in cards.box(scene):
            draw = partial(cards.in_full, scene, card)
            for path in cards.paths(card):
                found[cards.name(scene, path)] = Shown(path.id, draw)
            found[cards.name(scene, card)] = Shown(card.key if isinstance(card, HandCard) else card.id, draw)
        return found

    def title(self, scene: Scene, words: str) -> str:
        return words

    def tellers(self, scene: Scene, seats: Sequence[int]) -> Sequence[int]:
        """Whoever ended the last act tells first (CA-END-16)."""
        first = scene.view["ender"] or 0
        return sorted(seats, key=lambda seat: (seat - first) % len(scene.view["heroes"]))

    def portrait(self, scene: Scene, seat: int) -> RenderableType:
        return tale.tale(scene, scene.view["heroes"][seat])


def own_hand(scene: Scene) -> RenderableType:
    """What was dealt besides the character cards."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for line in hero.hand(scene, hero.mine(scene)):
        table.add_row(*line)
    return table


def small_heroes(scene: Scene) -> list[RenderableType]:
    """The others, small; in running text `o` shows them."""
    rest = [other for other in scene.view["heroes"] if other["seat"] != scene.view["seat"]]
    if not rest or not scene.framed:
        return []
    return [scene.frame(scene.say("term-others"), Group(*(hero.small(scene, other) for other in rest)))]


def others(scene: Scene) -> RenderableType:
    """The other heroes in full."""
    rest = [other for other in scene.view["heroes"] if other["seat"] != scene.view["seat"]]
    return Group(*(hero.whole(scene, other) for other in rest)) if rest else ink(scene.say("term-no-others"))


def story_so_far(scene: Scene) -> RenderableType:
    """One's own hero, and the tale as far as it has come."""
    mine = hero.mine(scene)
    return Group(hero.whole(scene, mine), tale.tale(scene, mine))


def board(options: Mapping[str, Any]) -> Board:
    return CallToAdventureBoard()
