"""The balance of Roll Player with Fiends & Familiars: Monsters, hunts and fiends beside classes and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from herowright.games.roll_player.fiends_familiars.rules.settings import ALONE, NONE, WITH_MM
from herowright.lab.balance.section import (
    HIGH,
    LOW,
    NOTHING,
    Report,
    Section,
    bots_of,
    by_use,
    labels,
    name,
    seats_of,
    share,
    standing,
)
from herowright.locale import texts
from herowright.table.message import Message

# What all heroes did together, and how it is called on the page.
DEEDS = {
    "purchases": "cards bought",
    "discards": "cards discarded for gold",
    "hunts": "Hunts",
    "trophies": "trophies",
    "exchanges": "Minions exchanged",
    "mercenaries": "mercenaries",
    "rerolls": "Combat dice rerolled",
    "fiends": "Fiends taken",
    "banished": "Fiends banished",
    "healed": "Wounds healed",
    "bought_actions": "actions bought with XP",
    "familiar_actions": "Familiar actions",
}


def fiends_familiars(reports: Sequence[Report]) -> Iterator[Section]:
    columns = [_column(report) for report in reports]
    together = [report for report in reports if seats_of(report) > 1]
    shared = [_column(report) for report in together]
    games = ", ".join(f"{report['games']:,}" for report in reports)
    averages = ", ".join(f"{report['scores']['average']}" for report in reports)
    yield Section(
        "",
        f"{games} games with the bot {bots_of(reports)}: {', '.join(columns)}; seeds from "
        f"{reports[0]['seeds']['first']}. Average score: {averages}. MM: with Monsters & Minions.",
    )
    yield Section(
        "Deeds of a hero",
        "How often each thing happened, on average for one hero in one game.",
        ["deed", *columns],
        [
            *([words, *(_each(report, deed) for report in reports)] for deed, words in DEEDS.items()),
            ["Market turns spent on a Hunt", *(_of(report, "hunts", "market_turns") for report in reports)],
            ["Fiends banished of those taken", *(_of(report, "banished", "fiends") for report in reports)],
        ],
    )
    yield Section(
        "Monsters",
        "In how many games at least one hero beat the Monster, and in brackets how many of all heroes did.",
        ["Monster", *columns],
        [
            ["all", *(_monsters(report) for report in reports)],
            *(
                [name("monster", id), *(_monster(report, id) for report in reports)]
                for id in labels(reports, "monsters")
            ),
        ],
    )
    for heading, word, kind in (("classes", "class", "class"), ("familiars", "Familiar", "familiar")):
        yield Section(
            f"Wins by {word}",
            "Wins as a multiple of the fair share, and the average score. "
            f"All columns together, they must stay from {LOW} to {HIGH}; a single one rests on few games.",
            [word, *shared],
            [
                [name(kind, id), *(standing(report, heading, id) for report in together)]
                for id in labels(together, heading)
            ],
        )
    bought = "How often a card was bought when it lay in the Market. No card may be bought never."
    hunted = "How many Hunts of a Minion brought the trophy, and in brackets how many Hunts there were."
    taken = "How often a Fiend was taken when it lay on a card, and in brackets how often its owner banished it."
    paid = "How many of the heroes with the token got the reward."
    yield _uses(reports, "Purchases by card", bought, "card", "cards", "bought", _bought)
    yield _uses(reports, "Minions", hunted, "minion", "hunted", "fought", _hunted)
    yield _uses(reports, "Fiends", taken, "fiend", "fiends", "taken", _fiend)
    yield _uses(reports, "Adventure cards", paid, "adventure", "adventures", "rewarded", _rewarded)
    alone = [report for report in reports if seats_of(report) == 1]
    if alone:
        yield Section(
            "Alone",
            "How often a lone hero fell or reached each rank, the highest first.",
            ["rank", *map(_column, alone)],
            [[_rank(id), *(_ranked(report, id) for report in alone)] for id in labels(alone, "ranks")],
        )


def _uses(
    reports: Sequence[Report],
    heading: str,
    about: str,
    kind: str,
    tally: str,
    happened: str,
    cell: Callable[[Report, str], str],
) -> Section:
    rows = [[name(kind, id), *(cell(report, id) for report in reports)] for id in by_use(reports, tally, happened)]
    return Section(heading, about, [kind, *map(_column, reports)], rows)


def _column(report: Report) -> str:
    seats = seats_of(report)
    where = f"{seats} seats" if seats > 1 else "alone"
    return f"{where}, MM" if report["options"]["expansion"] == WITH_MM else where


def _each(report: Report, deed: str) -> str:
    deeds = report["deeds"]["all"]
    return f"{deeds[deed] / deeds['heroes']:.1f}"


def _of(report: Report, deed: str, whole: str) -> str:
    deeds = report["deeds"]["all"]
    return f"{deeds[deed] / deeds[whole]:.0%}" if deeds[whole] else NOTHING


def _monster(report: Report, id: str) -> str:
    met = report["monsters"].get(id)
    return f"{met['beaten'] / met['games']:.0%} ({met['won'] / met['heroes']:.0%})" if met else NOTHING


def _monsters(report: Report) -> str:
    """All Monsters together."""
    games, beaten, heroes, won = (
        sum(met[what] for met in report["monsters"].values()) for what in ("games", "beaten", "heroes", "won")
    )
    return f"{beaten / games:.0%} ({won / heroes:.0%})"


def _bought(report: Report, id: str) -> str:
    return share(report, "cards", id, "bought", "offered")


def _rewarded(report: Report, id: str) -> str:
    return share(report, "adventures", id, "rewarded", "tokens")


def _hunted(report: Report, id: str) -> str:
    fought = report["hunted"].get(id, {"fought": 0})["fought"]
    return f"{share(report, 'hunted', id, 'trophies', 'fought')} ({fought})" if fought else NOTHING


def _fiend(report: Report, id: str) -> str:
    taken = share(report, "fiends", id, "taken", "appeared")
    return f"{taken} ({share(report, 'fiends', id, 'banished', 'taken')})"


def _rank(id: str) -> str:
    return texts("en").say(Message(id))


def _ranked(report: Report, id: str) -> str:
    found = report["ranks"].get(id)
    return f"{found['games'] / report['games']:.0%}" if found else NOTHING


def subject_of(report: Report) -> str:
    """The game with its expansion has a page of its own."""
    game = str(report["game"])
    return game if report["options"].get("expansion", NONE) == NONE else f"{game}-{ALONE}"
