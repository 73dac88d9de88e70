"""`herowright reports`: what people on your server have reported about others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.cli.params import AsJson, Db, Lang
from herowright.cli.serve import default_db
from herowright.cli.speech import Speaker, day, print_json

if TYPE_CHECKING:
    from herowright.server.store.reports import Report


def reports(db: Db = None, json: AsJson = False, lang: Lang = None) -> None:
    import msgspec

    from herowright.server.store.reports import read_reports

    found = read_reports(db or default_db())
    if json:
        print_json({"reports": msgspec.to_builtins(found)})
        return
    speaker = Speaker(lang)
    if not found:
        speaker.say("cli-reports-none")
    for number, report in enumerate(found, 1):
        _show(speaker, number, report)


def _show(speaker: Speaker, number: int, report: Report) -> None:
    about = {"number": number, "day": day(report.at), "name": _plain(report.name), "table": report.table}
    by = {"reporter": _plain(report.reporter_name), "players": ", ".join(report.players)}
    speaker.line(speaker.text("cli-reports-about" if report.players else "cli-reports-game", **about, **by), "bold")
    speaker.line(f"   {_plain(report.reason)}")
    for line in report.chat:
        speaker.line(f"   · {_plain(line.name)}: {_plain(line.text)}")


def _plain(words: str) -> str:
    """Strangers wrote it: nothing in it may steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in words).strip()
