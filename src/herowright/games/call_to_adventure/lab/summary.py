"""What simulation counts of a game of Call to Adventure."""

from __future__ import annotations

from typing import Any

from herowright.lab.summary import Summary
from herowright.table.table import Table

# The events that name cards revealed, and those about hand cards.
FACE_UP = {"ca-event-row": "cards", "ca-event-revealed": "card", "ca-event-adversary": "card"}
HAND = {"ca-event-draws-card": "drawn", "ca-event-plays": "played", "ca-event-plays-for": "played"}


def summary(table: Table[Any]) -> Summary:
    """Who won with which character, against the adversary whether all did, which story cards lay face up and were
    taken, and which hand cards were drawn and played."""
    view = table.view()
    heroes = view["heroes"]
    parts = {"origins": "origin", "motivations": "motivation", "destinies": "destiny"}
    own = [table.view(seat)["heroes"][seat] for seat in range(table.seats)]  # after a defeat destinies stay face down
    labels = {heading: [str(hero[part]) for hero in own] for heading, part in parts.items()}
    if view["adversary"] is not None:
        labels["ends"] = ["lost" if view["lost"] else "won"] * len(heroes)
    story = {card.id: {"face_up": 0, "taken": 0} for card in table.state.box.story}
    hand = {card.name: {"drawn": 0, "played": 0} for card in table.state.box.hand_cards}
    for event in table.log:
        if event.kind in FACE_UP:
            for name in str(event.args[FACE_UP[event.kind]]).split():
                story[name.removeprefix("story:")]["face_up"] = 1
        elif event.kind in HAND:
            hand[event.args["card"]][HAND[event.kind]] += 1
    for hero in heroes:
        tucked = [card["card"] for act in hero["acts"] for card in act]
        for id in (*tucked, *hero["allies"], *hero["sacrificed"]):
            story[id]["taken"] = 1
    return Summary(labels, {"story": story, "hand": hand})
