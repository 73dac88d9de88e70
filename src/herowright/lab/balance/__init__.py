"""What simulations say about the cards, as a page with charts for `docs/balance/`.

Made from the JSON of `herowright simulate GAME --json`, one report for each number of seats and each mode.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from herowright.games import registry
from herowright.kit import part
from herowright.lab.balance.section import HIGH, LOW, Report, Section, made_by, table


def sections_of(subject: str) -> Callable[[Sequence[Report]], Iterator[Section]]:
    """The sections of the page about a subject: a game, or an expansion with its own page."""
    pages = {name: page for kit in registry.kits().values() for name, page in kit.balance.items()}
    found: Callable[[Sequence[Report]], Iterator[Section]] = part(pages[subject])
    return found


def subject_of(report: Report) -> str:
    """What a report is about."""
    kit = registry.kit(report["game"])
    return str(part(kit.balance_subject)(report) if kit.balance_subject else kit.game.id)


def page(reports: Sequence[Report], pictures: bool = False) -> str:
    """The page about a game; with `pictures`, it shows those that `pictures_of` draws."""
    game = subject_of(reports[0])
    lines = [f"# Balance of {game}", ""]
    for section in sections_of(game)(reports):
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
    return {_file(game, section): section.picture for section in sections_of(game)(reports) if section.picture}


def _file(game: str, section: Section) -> str:
    return f"{game}-{section.heading.lower().replace(' ', '-')}.svg"


__all__ = ["HIGH", "LOW", "Report", "page", "pictures_of", "subject_of"]
