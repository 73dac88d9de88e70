"""`herowright play`: opens or resumes a game and plays it at this terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from herowright import new_table
from herowright.locale import Texts, texts
from herowright.table.errors import BadSave, HerowrightError
from herowright.table.table import Table
from herowright.terminal.board import ACCENT, BAD, FAINT, ink
from herowright.terminal.keep import ASIDE, Keeper, Players, default_folder, load, mark_broken, players_of
from herowright.terminal.session import Leave, Session
from herowright.terminal.talk import Talk


def play(
    game: str,
    seats: int,
    bots: Sequence[str],
    options: Mapping[str, Any],
    seed: int | None,
    lang: str,
    names: Sequence[str] = (),
    save_folder: Path | None = None,
    console: Console | None = None,
) -> int:
    """Play a game. The last seats are the bots', the others belong to people at this keyboard.

    `names` are those of the players, from seat 0. Returns the exit code: 0 when the game ended or was left,
    2 when it could not be opened.
    """
    talk = Talk(console)
    keeper = Keeper(save_folder or default_folder())
    words = texts(lang)
    try:
        session = resumed(talk, keeper, words, game)
        if session is None:
            table = new_table(game, seats, seed, options)
            players = Players((*[None] * (seats - len(bots)), *bots), tuple(names))
            session = Session(talk, keeper, lang, table, players)
        welcome(session)
    except (EOFError, KeyboardInterrupt):
        return 0
    except HerowrightError as refusal:
        talk.say(words.say(refusal.message), BAD)
        return 2
    try:
        session.run()
    except Leave:
        session.say("term-left" if session.kept else "term-left-unkept", file=str(session.file))
    return 0


def welcome(session: Session) -> None:
    """What is played, by whom, and the hash that fixes the dice."""
    table = session.table
    who = ", ".join(
        session.texts.say("term-seat-bot" if bot else "term-seat-person", player=session.texts.seat(seat))
        for seat, bot in enumerate(session.players.bots)
    )
    title = session.texts.title(table.game.id, table.game.title)
    session.talk.say(ink(title, f"bold {ACCENT}").append(f" · {who}"))
    session.say("term-hash", FAINT, hash=table.commitment)
    session.say("term-welcome", FAINT)


def resumed(talk: Talk, keeper: Keeper, words: Texts, game: str) -> Session | None:
    """The unfinished game the player wants to resume, if any. One that is not wanted is set aside, not lost."""
    for file in keeper.unfinished(game):
        table = readable(talk, words, file)
        if table is None:
            continue
        when = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        question = words.say("term-resume", when=when, seats=table.seats, decisions=len(table.decisions))
        if talk.agree(question, words.say("term-yes"), words.say("term-no")):
            return Session(talk, keeper, words.lang, table, players_of(file, table.seats), file)
        talk.say(words.say("term-aside", file=str(keeper.move(file, ASIDE))), FAINT)
    return None


def readable(talk: Talk, words: Texts, file: Path) -> Table[Any] | None:
    """The table of a saved game. A broken file is moved aside and never touched again."""
    try:
        return load(file)
    except BadSave as refusal:
        talk.say(f"✗ {file}: {words.say(refusal.message)}", BAD)
        if refusal.message.id != "save-newer":
            talk.say(words.say("term-broken", file=str(mark_broken(file))), BAD)
    except (OSError, HerowrightError) as problem:
        talk.say(f"✗ {file}: {problem}", BAD)
    return None
