"""What simulation says about the cards, as a page with pictures for `docs/balance/`.

Made from the JSON of `herowright simulate GAME --json`, one report for each number of seats and each mode.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from herowright.games.call_to_adventure.lab.balance import call_to_adventure
from herowright.games.pathfinder.lab.balance import pathfinder
from herowright.games.roll_player.fiends_familiars.lab.balance import fiends_familiars
from herowright.games.roll_player.fiends_familiars.rules.settings import ALONE, NONE
from herowright.games.roll_player.lab.balance import roll_player
from herowright.lab.balance.section import HIGH, LOW, Report, Section, made_by, table

# By subject: a game, or a game with an expansion that has a page of its own.
GAMES: dict[str, Callable[[Sequence[Report]], Iterator[Section]]] = {
    "roll-player": roll_player,
    "roll-player-fiends-familiars": fiends_familiars,
    "call-to-adventure": call_to_adventure,
    "pathfinder": pathfinder,
}


def subject_of(report: Report) -> str:
    """What a report is about."""
    game = str(report["game"])
    return game if report["options"].get("expansion", NONE) == NONE else f"{game}-{ALONE}"


def page(reports: Sequence[Report], pictures: bool = False) -> str:
    """The page about a game; with `pictures`, it shows those that `pictures_of` draws."""
    game = subject_of(reports[0])
    lines = [f"# Balance of {game}", ""]
    for section in GAMES[game](reports):
        if section.heading:
            lines += [f"## {section.heading}", ""]
        lines += [section.about, ""]
        if pictures and section.picture:
            lines += [f"![{section.heading}]({_file(game, section)})", ""]
        if section.rows:
            lines += [*table(section.head, section.rows), ""]
    return "\n".join([*lines, *made_by(reports, pictures)]) + "\n"


def pictures_of(reports: Sequence[Report]) -> dict[str, str]:
    """The pictures of the page, by the names of their files."""
    game = subject_of(reports[0])
    return {_file(game, section): section.picture for section in GAMES[game](reports) if section.picture}


def _file(game: str, section: Section) -> str:
    return f"{game}-{section.heading.lower().replace(' ', '-')}.svg"


__all__ = ["GAMES", "HIGH", "LOW", "Report", "page", "pictures_of", "subject_of"]
