"""The party of a campaign: what it brings to a scenario, and what it takes home (PF-BETWEEN, PF-END-08). A party is
plain data that lives longer than any version of the program."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.rules import piles, sheet
from herowright.games.pathfinder.rules.components import ADD_ON, BASE, SETS
from herowright.games.pathfinder.rules.state import Feats
from herowright.table import plain

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder

VERSION = 1


def sets(table: Pathfinder) -> tuple[str, ...]:
    """The base set, the add-on deck, and all adventure decks up to the one being played (PF-GEN-05, PF-SETUP-10)."""
    base = (BASE, ADD_ON) if table.settings.add_on else (BASE,)
    return (*base, *SETS[2 : 2 + reached(table)])


def reached(table: Pathfinder) -> int:
    """The number of the adventure the party has come to, also while it plays an earlier one again."""
    before: Mapping[str, Any] = table.settings.party or {}
    return max(table.number, int(before.get("adventure", 0)))


def removed(table: Pathfinder) -> Iterable[str]:
    return table.settings.party.get("removed", ()) if table.settings.party else ()


def members(table: Pathfinder) -> list[Mapping[str, Any]]:
    return list(table.settings.party.get("members", ())) if table.settings.party else []


def waiting(table: Pathfinder) -> list[Mapping[str, Any]]:
    """Members for whom this table has no seat."""
    return members(table)[len(table.heroes) :]


def resting(table: Pathfinder) -> list[Mapping[str, Any]]:
    """Characters that were exchanged for others and may come back (PF-BETWEEN-12)."""
    return list(table.settings.party.get("resting", ())) if table.settings.party else []


def seat_members(table: Pathfinder) -> None:
    """Those who are alive sit down with their feats and decks."""
    for hero, member in zip(table.heroes, members(table), strict=False):
        if member.get("dead") or not member.get("character"):
            continue
        hero.character = table.box.find("character", member["character"])
        sit_down(table, hero, member)
        table.report("pf-event-character", hero.seat, "PF-SETUP-01", {"character": hero.character.name})


def sit_down(table: Pathfinder, hero: Hero, member: Mapping[str, Any]) -> None:
    """Role, feats and deck as they were written down. A listed card that is gone is replaced when the deck is filled up
    (PF-BETWEEN-12, PF-BETWEEN-13)."""
    assert hero.character is not None
    if member.get("role"):
        hero.role = next(role for role in hero.character.roles if role.id == member["role"])
    hero.feats = read_feats(member.get("feats", {}))
    hero.rewards = tuple(member.get("rewards", ()))
    sheet.read(table, hero)
    for id in member.get("deck", ()):
        card = piles.find_in_box(table, id)
        if isinstance(card, Boon):
            hero.deck.append(card)


def take_character(table: Pathfinder, hero: Hero) -> None:
    """A character chosen at the table: new, without feats, or one of the party's that rested (PF-DEATH-09,
    PF-BETWEEN-12)."""
    assert hero.character is not None
    for member in resting(table):
        if member["character"] == hero.character.id:
            sit_down(table, hero, member)
    sheet.read(table, hero)


def read_feats(data: Mapping[str, Any]) -> Feats:
    return plain.decode(Feats, data)


def write_feats(feats: Feats) -> dict[str, Any]:
    return plain.encode(feats)


def member_after(hero: Hero) -> dict[str, Any]:
    """A character as it goes home."""
    assert hero.character is not None
    return {
        "character": hero.character.id,
        "role": hero.role.id if hero.role is not None else None,
        "feats": write_feats(hero.feats),
        "deck": sorted(card.id for card in hero.deck),
        "rewards": list(hero.rewards),
        "dead": hero.dead,
    }


def after(table: Pathfinder) -> dict[str, Any]:
    """The party when the scenario is over and all decks are rebuilt: what the next scenario is opened with."""
    before: Mapping[str, Any] = table.settings.party or {}
    won = list(before.get("won", ()))
    if table.won and table.scenario.id not in won:
        won.append(table.scenario.id)
    seated = [member_after(hero) for hero in table.heroes if hero.character is not None]
    here = [member["character"] for member in seated]
    return {
        **before,
        "version": VERSION,
        "name": before.get("name", ""),
        "members": [*seated, *waiting(table)],
        "resting": [member for member in resting(table) if member["character"] not in here],
        "removed": sorted(card.id for card in table.removed),
        "adventure": reached(table),
        "won": won,
        "log": [*before.get("log", ()), entry(table)],
    }


def entry(table: Pathfinder) -> dict[str, Any]:
    """What is written down about a scenario."""
    return {
        "scenario": table.scenario.id,
        "won": table.won,
        "turns": len(table.blessings_discard),
        "heroes": [hero.character.id for hero in table.heroes if hero.character],
        "dead": [hero.character.id for hero in table.heroes if hero.dead and hero.character],
    }


def given_up(table: Pathfinder) -> dict[str, Any]:
    """The party after a scenario that it gave up, which is lost (PF-END-03, PF-END-04). The dead stay dead; nobody has
    rebuilt a deck, so all have those they came with."""
    before: Mapping[str, Any] = table.settings.party or {}
    written = entry(table)
    members = [
        {**member, "dead": True} if member["character"] in written["dead"] else member
        for member in before.get("members", ())
    ]
    return {**before, "members": members, "log": [*before.get("log", ()), written]}


def finished(table: Pathfinder) -> list[str]:
    """The scenarios the party has won, this one included."""
    won = list((table.settings.party or {}).get("won", ()))
    return [*won, table.scenario.id] if table.won else won
