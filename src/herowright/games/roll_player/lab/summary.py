"""What simulation counts of a game of Roll Player."""

from __future__ import annotations

from typing import Any

from herowright.games.roll_player.fiends_familiars.lab import summary as fiends_familiars
from herowright.lab.summary import Summary
from herowright.table.table import Table


def summary(table: Table[Any]) -> Summary:
    """Who won with which class, and which cards were on offer and bought."""
    heroes = table.view()["heroes"]
    outcome = table.outcome
    assert outcome is not None
    labels = {"classes": [str(hero["class"]) for hero in heroes]}
    if len(heroes) == 1 and outcome.seats[0].title:
        labels["ranks"] = [outcome.seats[0].title.id]
    cards = {card.id: {"offered": 0, "bought": 0} for card in table.state.box.market}
    for event in table.log:
        if event.kind == "rp-event-market":
            for card in str(event.args["cards"]).split():
                cards[card.removeprefix("card:")]["offered"] += 1
        elif event.kind == "rp-event-bought":
            cards[event.args["card"].removeprefix("card:")]["bought"] += 1
    found = Summary(labels, {"cards": cards})
    return fiends_familiars.summarise(table, found) if "familiar" in heroes[0] else found
