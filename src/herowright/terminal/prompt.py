"""A decision on the screen, and what a typed answer means."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.table.decision import Option
from herowright.table.message import Message
from herowright.terminal.board import ACCENT, FAINT, SIGNAL, Board, Scene, ink

MANY = 12  # options beyond this many stand in columns, if they are short enough


class Unclear(Exception):
    """What was typed names no option or several."""

    def __init__(self, id: str, **args: object) -> None:
        self.message = Message(id, args)
        super().__init__(id)


def match(options: Sequence[Option], typed: str) -> Option | None:
    """The option for a number, a key or a prefix of a key; `None` if the rules have to say why not."""
    if typed.isascii() and typed.isdigit():
        if 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        raise Unclear("term-no-number", count=len(options))
    key = ":".join(typed.casefold().split())
    begun = [option for option in options if option.key.casefold().startswith(key)]
    exact = [option for option in begun if option.key.casefold() == key]
    if len(begun) > 1 and not exact:
        raise Unclear("term-ambiguous", typed=typed, keys=", ".join(option.key for option in begun))
    return next(iter(exact or begun), None)


def draw(scene: Scene, board: Board, who: str = "") -> RenderableType:
    """The question, its numbered options, and separately those that are possible at any time."""
    decision = scene.decision
    assert decision is not None
    question = ink(f"{who}: " if who else "", f"bold {ACCENT}")
    question.append(scene.texts.say(decision.prompt), "bold").append(f"  [{decision.rule}]", FAINT)
    answers = [(number, option) for number, option in enumerate(decision.options, 1) if not option.interrupt]
    extras = [(number, option) for number, option in enumerate(decision.options, 1) if option.interrupt]
    parts = [question, columns(scene, board, answers) or listed(scene, board, answers)]
    if extras:
        parts += [ink(scene.say("term-any-time"), FAINT), listed(scene, board, extras)]
    return Group(*parts)


def footer(scene: Scene, board: Board) -> Text:
    """The most useful commands in one line: if space is short, the board's own commands are dropped, since the help
    lists them all."""
    may_undo = scene.decision is not None and scene.decision.may_undo
    keys = {"?": "rule", **({"u": "u"} if may_undo else {}), "h": "h", "l": "l"}
    pages = list(board.pages)
    while True:
        shown = {**keys, **{page: page for page in pages}}
        parts = [ink(key, "bold").append(f" {scene.say(f'term-key-{id}')}", FAINT) for key, id in shown.items()]
        parts += [ink("help", "bold"), ink("q", "bold").append(f" {scene.say('term-key-q')}", FAINT)]
        line = Text(" · ").join(parts)
        if line.cell_len <= scene.width or not pages:
            return line
        pages.pop()


def listed(scene: Scene, board: Board, options: Sequence[tuple[int, Option]]) -> RenderableType:
    """One option a line: number, words, what it would give, key."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(width=3, justify="right", style=SIGNAL)
    table.add_column(ratio=1)
    table.add_column(justify="right", style=FAINT, overflow="fold", max_width=scene.width * 2 // 5)
    for number, option in options:
        words = ink(scene.texts.say(option.label))
        if note := board.note(scene, option):
            words.append("  ").append_text(note)
        table.add_row(str(number), words, ink(option.key))
    return table


def columns(scene: Scene, board: Board, options: Sequence[tuple[int, Option]]) -> RenderableType | None:
    """Many short options side by side: number, key, what it would give; or as briefly as the board puts it."""
    if len(options) <= MANY:
        return None
    widest = max(cell_len(option.key) for _, option in options)
    lines = []
    for number, option in options:
        line = ink(f"{number:>3} ", SIGNAL)
        brief = board.brief(scene, option)
        if brief is None:
            line.append(f"{option.key:<{widest}} ", "")
            brief = board.note(scene, option) or ink(scene.texts.say(option.label), FAINT)
        lines.append(line.append_text(brief))
    across = min(4, scene.width // (max(line.cell_len for line in lines) + 2))
    if across < 2:
        return None
    deep = -(-len(lines) // across)
    table = Table.grid(padding=(0, 2, 0, 0))
    for at in range(deep):
        table.add_row(*lines[at::deep])
    return table
