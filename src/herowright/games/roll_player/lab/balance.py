"""The balance of Roll Player: wins by class, purchases by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from herowright.lab.balance.section import HIGH, LOW, Report, Section, bots_of, by_use, labels, name, seats_of, share
from herowright.lab.balance.section import standing as standing_of


def roll_player(reports: Sequence[Report]) -> Iterator[Section]:
    seats = [seats_of(report) for report in reports]
    columns = [f"{count} seats" for count in seats]
    games = " and ".join(f"{report['games']:,}" for report in reports)
    averages = ", ".join(f"{report['scores']['average']}" for report in reports)
    yield Section(
        "",
        f"{games} games with the bot {bots_of(reports)} at {', '.join(map(str, seats))} seats, seeds from "
        f"{reports[0]['seeds']['first']}. Average score: {averages}.",
    )
    yield Section(
        "Wins by class",
        f"Wins as a multiple of the fair share, and the average score. Every class must stay from {LOW} to {HIGH}.",
        ["class", *columns],
        [
            [name("class", id), *(standing_of(report, "classes", id) for report in reports)]
            for id in labels(reports, "classes")
        ],
    )
    yield Section(
        "Purchases by card",
        "How often a card was bought when it lay in the Market. No card may be bought never.",
        ["card", *columns],
        [
            [name("card", id), *(share(report, "cards", id, "bought", "offered") for report in reports)]
            for id in by_use(reports, "cards", "bought")
        ],
    )
