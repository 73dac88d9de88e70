"""What is counted besides in a game of Roll Player with Fiends & Familiars."""

from __future__ import annotations

from collections import Counter
from typing import Any

from herowright.lab.summary import Summary
from herowright.table.table import Table

# What happened to a hero, by the event that tells it.
HAPPENED = {
    "ff-event-hunts": "hunts",
    "ff-event-trophy": "trophies",
    "ff-event-exchange": "exchanges",
    "ff-event-hired": "mercenaries",
    "ff-event-reroll": "rerolls",
    "ff-event-fiend": "fiends",
    "ff-event-banished": "banished",
    "ff-event-healed": "healed",
    "ff-event-xp-action": "bought_actions",
    "ff-event-familiar-acts": "familiar_actions",
    "rp-event-bought": "purchases",
    "rp-event-discarded": "discards",
}


def summarise(table: Table[Any], found: Summary) -> Summary:
    """Who won with which familiar, who was beaten, hunted, taken and banished, and what each Monster came to."""
    view = table.view()
    heroes = view["heroes"]
    found.labels["familiars"] = [str(hero["familiar"]) for hero in heroes]
    found.tallies["hunted"] = _minions(table)
    found.tallies["fiends"] = _fiends(table)
    found.tallies["monsters"] = {view["monster"]["kin"]: _monster(table, heroes)}
    found.tallies["deeds"] = {"all": _deeds(table, len(heroes))}
    found.tallies["adventures"] = _adventures(table)
    return found


def _monster(table: Table[Any], heroes: list[dict[str, Any]]) -> dict[str, int]:
    """Beaten by anybody; and all heroes' results, successes and stars together."""
    strength = table.state.monster.strength
    won = [hero for hero in heroes if (hero["result"] or 0) >= strength]
    return {
        "games": 1,
        "beaten": int(bool(won)),
        "heroes": len(heroes),
        "won": len(won),
        "results": sum(hero["result"] or 0 for hero in heroes),
        "stars": sum(hero["monster_stars"] + hero["master_stars"] for hero in heroes),
        "topped": sum((hero["result"] or 0) >= table.state.monster.tiers[-1][0] for hero in heroes),
    }


def _deeds(table: Table[Any], heroes: int) -> dict[str, int]:
    """What all heroes did, as often as they did it; the market turns are their rounds."""
    deeds = Counter(dict.fromkeys(HAPPENED.values(), 0))
    deeds.update(HAPPENED[event.kind] for event in table.log if event.kind in HAPPENED)
    return {"heroes": heroes, "market_turns": heroes * int(table.view()["round"]), **deeds}


def _minions(table: Table[Any]) -> dict[str, dict[str, int]]:
    """How often each minion was fought and taken as a trophy."""
    found = {minion.id: {"fought": 0, "trophies": 0} for minion in table.state.box.minions}
    for event in table.log:
        if event.kind == "ff-event-hunt-result":
            found[_id(event.args["minion"])]["fought"] += 1
        elif event.kind == "ff-event-trophy":
            found[_id(event.args["minion"])]["trophies"] += 1
    return found


def _fiends(table: Table[Any]) -> dict[str, dict[str, int]]:
    """How often each fiend lay on a card, was taken and was banished."""
    found = {fiend.id: {"appeared": 0, "taken": 0, "banished": 0} for fiend in table.state.box.fiends}
    counted = {"ff-event-fiend-appears": "appeared", "ff-event-fiend": "taken", "ff-event-banished": "banished"}
    for event in table.log:
        if event.kind in counted:
            found[_id(event.args["fiend"])][counted[event.kind]] += 1
    return found


def _adventures(table: Table[Any]) -> dict[str, dict[str, int]]:
    """How many had the token of each card of the battle, and how many qualified."""
    found = {}
    tokens = [hero.adventure_tokens for hero in table.state.heroes]
    for number, card in enumerate(table.state.adventure):
        found[card.id] = {"tokens": sum(1 for held in tokens if held > number), "rewarded": 0}
    for event in table.log:
        if event.kind == "ff-event-adventure-pays":
            found[_id(event.args["card"])]["rewarded"] += 1
    return found


def _id(name: str) -> str:
    return name.partition(":")[2]
