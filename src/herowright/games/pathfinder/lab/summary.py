"""What simulation counts of a game of Pathfinder."""

from __future__ import annotations

from typing import Any

from herowright.lab.summary import Summary
from herowright.table.table import Table


def summary(table: Table[Any]) -> Summary:
    """Who played which character and who died, whether the scenario was won, and how many turns that took."""
    view = table.view()
    heroes = view["heroes"]
    won = view["result"]["won"]
    turns = sum(1 for event in table.log if event.kind == "pf-event-blessing")
    labels = {
        "characters": [str(hero["character"]).removeprefix("character:") for hero in heroes],
        "outcomes": ["won" if won else "lost"] * len(heroes),
        "fates": ["dead" if hero["dead"] else "alive" for hero in heroes],
    }
    scenario = str(view["scenario"]["name"]).removeprefix("scenario:")
    deaths = sum(hero["dead"] for hero in heroes)
    counted = {"games": 1, "won": int(won), "turns": turns, "deaths": deaths, "deadly": int(deaths > 0)}
    return Summary(labels, {"scenarios": {scenario: counted}})
