"""One story card of the box by itself, and attempts at it with an exact result."""

from typing import Any

from herowright.games.call_to_adventure.cards.powers import Surer
from herowright.games.call_to_adventure.cards.types import Adversary, Challenge, Path, Trait
from herowright.games.call_to_adventure.rules.components import ABILITIES
from herowright.testing import Play
from tests.games.call_to_adventure.plain import game


def laid(card: Trait | Challenge | Adversary, hero: dict[str, Any], **more: Any) -> Play:
    """The card is the only one of its row, no other can be tried, and seat 0 begins."""
    rows = [["filler-1"], ["filler-2"], ["filler-3"]]
    rows[card.act] = [card.id]
    return game(hero, {"xp": 0}, rows=rows, decks=[["filler-4"], ["filler-5"], ["filler-6"]], **more)


def facing(card: Challenge | Adversary, path: Path, ahead: int, **more: Any) -> Play:
    """Seat 0, with one icon of every ability, has declared the path; the cast will be so far ahead of the printed
    difficulty and the +1 of the path."""
    table = laid(card, challenger(card, path, ahead), rolls=[2, 2, 1, *[2] * len(card.tests)], **more)
    table.play(f"face:{path.id}")
    return table


def challenger(card: Challenge | Adversary, path: Path, ahead: int) -> dict[str, Any]:
    """One core rune and each ability rune of the cast will show 1."""
    bonus = card.difficulty + path.harder + ahead - (1 + len(card.tests))
    return {"abilities": tuple(ABILITIES), "xp": 5, "power": Surer(bonus)}


def row(table: Play, act: int) -> list[str]:
    return [place["card"] for place in table.view()["rows"][act]["places"]]
