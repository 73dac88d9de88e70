"""`herowright daily`: the game of the day in this terminal, the same as on every server, with one try."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich.console import Console

from herowright import daily, new_table
from herowright.games import registry
from herowright.locale import Texts, texts
from herowright.table.errors import HerowrightError
from herowright.table.outcome import Outcome
from herowright.terminal.board import ACCENT, BAD, FAINT
from herowright.terminal.keep import FINISHED, UNFINISHED, Keeper, Players, default_folder, load
from herowright.terminal.play import welcome
from herowright.terminal.session import Leave, Session
from herowright.terminal.talk import Talk


def play_daily(
    game: str,
    day: date,
    lang: str,
    names: Sequence[str] = (),
    save_folder: Path | None = None,
    console: Console | None = None,
) -> int:
    """Begins the try, resumes it, or shows how it went. Returns the exit code."""
    talk, words = Talk(console), texts(lang)
    keeper = Keeper(save_folder or default_folder())
    plan = daily.plan(game)
    kept = f"daily-{game}-{day.isoformat()}.json"
    done, going = keeper.folder / FINISHED / kept, keeper.folder / UNFINISHED / kept
    try:
        if done.exists():
            talk.say(words.say("term-daily-played"), FAINT)
            outcome = load(done).outcome
            if outcome:
                talk.say(result(words, game, day, outcome), ACCENT)
            return 0
        table = (
            load(going) if going.exists() else new_table(game, plan.seats, daily.seed(game, day), dict(plan.options))
        )
        bots = (*[None] * (plan.seats - plan.bots), *[plan.bot or "greedy"] * plan.bots)
        session = Session(talk, keeper, lang, table, Players(bots, tuple(names)), going)
        talk.say(words.say("share-daily", day=day.isoformat()), ACCENT)
        talk.say(words.say("share-same"), FAINT)
        welcome(session)
        session.run()
    except Leave:
        session.say("term-daily-left")
        return 0
    except (EOFError, KeyboardInterrupt):
        return 0
    except HerowrightError as refusal:
        talk.say(words.say(refusal.message), BAD)
        return 2
    outcome = session.table.outcome
    if outcome:
        talk.say(result(words, game, day, outcome), ACCENT)
    return 0


def result(words: Texts, game: str, day: date, outcome: Outcome) -> str:
    """A result to send to friends; it gives nothing away about the game itself."""
    how = daily.standing(outcome)
    parts = [words.title(game, game), words.say("share-daily", day=day.isoformat())]
    won = words.say("share-won" if how.won else "share-lost")
    told = words.say("share-score", score=how.score) if registry.kits()[game].points else won
    return "Herowright · " + " · ".join([*parts, told])
