"""What the table shows. Everybody knows the same: hands lie open, only the order of decks and what comes out of the box
are unknown. Cards are given by the names that messages use (`boon:longsword`), texts as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from herowright.games.pathfinder.rules import party, turn, view_checks, view_heroes, view_places
from herowright.games.pathfinder.rules.state import CLOSING, EXPLORING
from herowright.games.pathfinder.rules.view_checks import CheckView, EncounterView, HurtView
from herowright.games.pathfinder.rules.view_heroes import AdventurerView, DeckListView
from herowright.games.pathfinder.rules.view_places import LocationView
from herowright.games.pathfinder.rules.view_values import TextView, names_of, number_of, text
from herowright.table.decision import Shared

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Adventure, AdventurePath, Scenario
    from herowright.games.pathfinder.rules.state import Pathfinder

STAGES = ("give", "move", "explore", "close")
# The scenario is won or lost.
ENDED = ("reward", "rebuild", "over")


class ScenarioView(TypedDict):
    """`number` is that of the adventure deck, 0 for the base set."""

    name: str
    adventure: str
    number: int
    villains: list[str]
    henchmen: list[str]
    during: list[TextView]
    reward: TextView


class StoryView(TypedDict):
    """A card that lies there for everybody, and what it says besides its list: the path, the adventure or the
    scenario."""

    name: str
    during: list[TextView]


class BlessingsView(TypedDict):
    """The newest card of `discard` is its last and the `top` of the pile."""

    left: int
    discard: list[str]
    top: str | None


class ResultView(TypedDict):
    """`lost_by` is the clause by which the scenario was lost."""

    won: bool
    lost_by: str | None


class PathfinderView(TypedDict):
    """`story` are the path, where one is played, the adventure and the scenario: the highest ranking card first.
    `free` is whether the free exploration can still be used, `granted` whether a further one is open, and `stopped_by`
    the card that lets nobody explore again in this turn. `encounter`, `check` and `hurt` are the innermost; `waiting`
    are the encounters around it, the outermost first. `loose` are cards taken from where they lay, while somebody
    decides where they go; `party` is what a campaign goes on with."""

    game: Literal["pathfinder"]
    seat: int | None
    pack: Mapping[str, Any] | None
    phase: str
    scenario: ScenarioView
    story: list[StoryView]
    turn: int | None
    stage: str
    explored: int
    free: bool
    granted: bool
    tried: bool
    stopped_by: str | None
    blessings: BlessingsView
    places: list[LocationView]
    heroes: list[AdventurerView]
    encounter: EncounterView | None
    waiting: list[EncounterView]
    check: CheckView | None
    hurt: HurtView | None
    asked: int | None
    beaten: list[str]
    result: ResultView | None
    party: dict[str, Any] | None
    loose: list[str]
    pool: list[str]
    lists: list[DeckListView]


def view(table: Pathfinder, seat: int | None) -> PathfinderView:
    met = [view_checks.encounter(table, each) for each in table.encounters]
    ended, stopped = table.phase in ENDED, table.stopped_by
    return {
        "game": "pathfinder",
        "seat": seat,
        "pack": table.settings.pack,
        "phase": table.phase,
        "scenario": _scenario(table, table.scenario),
        "story": [{"name": card.name, "during": _STORY[card][0]} for card in table.story.cards],
        "turn": number_of(table.turn),
        "stage": STAGES[min(table.stage, CLOSING)],
        "explored": table.explored,
        "free": free_exploration(table),
        "granted": table.granted > 0 and not stopped,
        "tried": table.tried,
        "stopped_by": stopped or None,
        "blessings": {
            "left": len(table.blessings),
            "discard": names_of(table.blessings_discard),
            "top": table.blessings_discard[-1].name if table.blessings_discard else None,
        },
        "places": [view_places.location(table, number, place) for number, place in enumerate(table.places)],
        "heroes": [view_heroes.adventurer(table, hero) for hero in table.heroes],
        "encounter": met[-1] if met else None,
        "waiting": met[:-1],
        "check": None if table.check is None else view_checks.check_made(table, table.check),
        "hurt": None if table.hurt is None else view_checks.damage(table.hurt),
        "asked": number_of(table.asked),
        "beaten": names_of(table.beaten),
        "result": {"won": table.won, "lost_by": table.lost_by or None} if ended else None,
        "party": party.after(table) if table.phase == "over" and table.settings.party is not None else None,
        "loose": names_of(table.loose),
        "pool": names_of(table.pool),
        "lists": view_heroes.lists(table),
    }


def views(table: Pathfinder) -> Callable[[int | None], dict[str, Any]]:
    """Nobody knows more than anybody else."""
    seen = view(table, None)
    return lambda seat: {**seen, "seat": seat}


def free_exploration(table: Pathfinder) -> bool:
    """Whether the free exploration can still be used."""
    if table.phase != "scenario" or table.stage > EXPLORING or table.stopped_by:
        return False
    return turn.may_explore_free(table)


def figures(table: Pathfinder, seat: int) -> dict[str, int]:
    """The numbers a player watches."""
    hero = table.heroes[seat]
    return {"hand": len(hero.hand), "deck": len(hero.deck), "discard": len(hero.discard)}


def _printed_story(card: Scenario | Adventure | AdventurePath) -> tuple[list[TextView], TextView]:
    return [text(rule.text) for rule in card.during], text(card.reward.text)


# Made once for each card.
_STORY: Shared[Scenario | Adventure | AdventurePath, tuple[list[TextView], TextView]] = Shared(_printed_story)


def _scenario(table: Pathfinder, card: Scenario) -> ScenarioView:
    during, reward = _STORY[card]
    return {
        "name": card.name,
        "adventure": table.story.adventure.name,
        "number": table.number,
        "villains": [f"bane:{id}" for id in card.villains],
        "henchmen": [f"bane:{id}" for id in card.henchmen],
        "during": during,
        "reward": reward,
    }
