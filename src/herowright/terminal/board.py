"""What a game's board draws and what it draws from. Everything else in this folder is independent of the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from herowright.locale import Texts
from herowright.table.decision import Decision, Option
from herowright.table.event import Event
from herowright.table.glimpse import Glimpse

# One accent and one signal colour; everything else is the terminal's own.
ACCENT = "#d98e73"
SIGNAL = "bold #f2b134"
FAINT = "grey58"
GOOD = "#7fb069"
BAD = "#d1603d"

WIDE = 118


def ink(words: str, style: str = "") -> Text:
    """Words in a style that ends with them, whatever is appended."""
    return Text.assemble((words, style))


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one seat may see it, with the texts and the space to show it in. Boards draw the view; for
    chances and previews they ask the glimpse, which is available while somebody decides."""

    view: Mapping[str, Any]
    options: Mapping[str, Any]
    texts: Texts
    width: int
    decision: Decision | None = None
    news: Sequence[Event] = ()
    framed: bool = True
    coloured: bool = True
    glimpse: Glimpse[Any] | None = None

    def say(self, id: str, **args: Any) -> str:
        return self.texts.say(id, **args)

    @property
    def wide(self) -> bool:
        """Whether there is room for two columns."""
        return self.framed and self.width >= WIDE

    def can_touch(self, thing: str) -> bool:
        """Whether an option of the pending decision concerns the thing."""
        return self.decision is not None and any(thing in option.touches for option in self.decision.options)

    def frame(self, title: str | Text, body: RenderableType, style: str = FAINT) -> RenderableType:
        """A part of the board: framed on a screen, under a plain heading in running text."""
        heading = ink(title, f"bold {ACCENT}") if isinstance(title, str) else title
        if not self.framed:
            return Group(ink(f"== {heading.plain}"), body)
        return Panel(body, title=heading, title_align="left", border_style=style, box=box.ROUNDED, padding=(0, 1))


class Shown(NamedTuple):
    """A card that can be shown on demand."""

    id: str
    draw: Callable[[], RenderableType]


class Board:
    """How a game is shown. A game without its own board is played from the log and the options."""

    # Commands of this game only: the letter and what it shows. `term-help-LETTER` describes it.
    pages: Mapping[str, Callable[[Scene], RenderableType]] = {}
    # What the help names as examples: the key of an option and a beginning of it, a clause, something for any time.
    examples: Mapping[str, str] = {"key": "KEY", "begun": "KE", "clause": "ID", "use": "KEY"}

    def legend(self, scene: Scene) -> str:
        """How to read the board, for the help."""
        return ""

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table as the seat sees it."""
        return news(scene)

    def moment(self, view: Mapping[str, Any]) -> Hashable:
        """Running text repeats the board when this changes."""
        return None

    def note(self, scene: Scene, option: Option) -> Text | None:
        """What an option would change, in numbers."""
        return None

    def brief(self, scene: Scene, option: Option) -> Text | None:
        """An option in a few words with what it would change, for lists too long for whole labels; without it they
        show the keys."""
        return None

    def about(self, scene: Scene, option: Option) -> RenderableType | None:
        """The things an option concerns, in full."""
        return None

    def cards(self, scene: Scene) -> Mapping[str, Shown]:
        """Every card of the game by the name players know it by."""
        return {}

    def heroes(self, view: Mapping[str, Any]) -> Sequence[str]:
        """The hero of each seat by name, as a reference, or nothing where it has none (yet)."""
        return ()

    def tie_break(self, scene: Scene, numbers: Sequence[int]) -> str:
        """What is compared when seats have the same total, higher numbers first."""
        return ", ".join(map(str, numbers))

    def title(self, scene: Scene, words: str) -> str:
        """The title a seat has earned, such as a solo rank."""
        return scene.say("term-rank", rank=words)

    def tellers(self, scene: Scene, seats: Sequence[int]) -> Sequence[int]:
        """The order in which seats are shown at the end."""
        return seats

    def portrait(self, scene: Scene, seat: int) -> RenderableType | None:
        """What a seat has built by the end of the game."""
        return None


def lately(scene: Scene, lines: int) -> list[RenderableType]:
    """The news, where a full screen is drawn and there are any; running text has told them already."""
    return [news(scene, lines)] if scene.news and scene.framed else []


def news(scene: Scene, lines: int = 6) -> RenderableType:
    """What happened lately, the newest last."""
    told = scene.news[-lines:]
    table = Table.grid(padding=(0, 1, 0, 0))
    left_out = len(scene.news) - len(told)
    if left_out:
        table.add_row("…", ink(scene.say("term-news-more", count=left_out), FAINT))
    for event in told:
        table.add_row("·", ink(scene.texts.tell(event)))
    return scene.frame(scene.say("term-news"), table)
