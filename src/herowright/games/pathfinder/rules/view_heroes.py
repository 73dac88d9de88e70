"""The characters as the table shows them, and decks that are being put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypedDict

from herowright.games.pathfinder.cards.wording import line_text
from herowright.games.pathfinder.rules import party, piles, rebuilding, sheet
from herowright.games.pathfinder.rules.components import BOONS, SKILL_NAMES
from herowright.games.pathfinder.rules.view_values import TextView, known_ends, names_of, number_of, text
from herowright.table.decision import Shared
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Character, Role
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


class TrainedView(TypedDict):
    """A skill as this character rolls it."""

    skill: str
    die: int
    plus: int


class PowerView(TypedDict):
    """A line of the sheet with `checked` boxes. `text` is missing where it is not opened yet; `next` is what each
    further box changes."""

    line: str
    text: TextView | None
    next: list[TextView]
    checked: int


class FeatsView(TypedDict):
    """Checked boxes by skill, line and kind of card."""

    skills: dict[str, int]
    powers: dict[str, int]
    cards: dict[str, int]


class DrawView(TypedDict):
    """What says until the end of the turn that so many cards are drawn instead of others; with `reset`, only when the
    hand is reset."""

    card: str
    count: int
    reset: bool


class AdventurerView(TypedDict):
    """`place` is a number of `places`. `in_play` lie there until their recharge is settled; `harder` is added to the
    difficulty of own checks, `draws` change what is drawn, and `refill` is how many cards the hand lacks, or how many
    are drawn instead when it is reset. `quiet` says how long the seat does not want to be asked (0: it does).
    `deck_cards` are told when all is over, sorted."""

    seat: int
    character: str | None
    role: str | None
    place: int | None
    dead: bool
    hand: list[str]
    hand_size: int
    deck: int
    deck_cards: list[str]
    known_top: list[str]
    known_bottom: list[str]
    discard: list[str]
    buried: list[str]
    displayed: list[str]
    in_play: list[str]
    skills: list[TrainedView]
    proficient: list[str]
    powers: list[PowerView]
    feats: FeatsView
    promises: list[str]
    quiet: int
    harder: int
    draws: list[DrawView]
    refill: int


class DeckListView(TypedDict):
    """A deck being put together: what the cards list wants, what is there, and why that is not enough."""

    seat: int
    wanted: dict[str, int]
    has: dict[str, int]
    cards: list[str]
    problems: list[TextView]


def adventurer(table: Pathfinder, hero: Hero) -> AdventurerView:
    top, bottom = known_ends(hero.deck, hero.known_top, hero.known_bottom)
    feats = party.write_feats(hero.feats)
    return {
        "seat": hero.seat,
        "character": None if hero.character is None else hero.character.name,
        "role": None if hero.role is None else hero.role.name,
        "place": number_of(hero.place),
        "dead": hero.dead,
        "hand": names_of(hero.hand),
        "hand_size": hero.hand_size,
        "deck": len(hero.deck),
        "deck_cards": sorted(names_of(hero.deck)) if table.phase == "over" else [],
        "known_top": top,
        "known_bottom": bottom,
        "discard": names_of(hero.discard),
        "buried": names_of(hero.buried),
        "displayed": names_of(hero.displayed),
        "in_play": [card.name for card, _ in hero.in_play],
        "skills": [
            {"skill": SKILL_NAMES[skill], "die": die, "plus": plus}
            for skill, (die, plus, _) in sorted(hero.skills.items())
        ],
        "proficient": list(hero.proficient),
        "powers": _powers(hero),
        "feats": {"skills": feats["skills"], "powers": feats["powers"], "cards": feats["cards"]},
        "promises": names_of(hero.promises),
        "quiet": hero.quiet or int(table.check is not None and hero.seat in table.check.left_alone),
        "harder": hero.harder,
        "draws": [{"card": card, "count": count, "reset": reset} for card, count, reset in hero.draws],
        "refill": piles.drawn_instead(table, hero, max(0, hero.hand_size - len(hero.hand)), reset=True)[1],
    }


class PrintedPower(NamedTuple):
    """What a power says with so many boxes checked, and what each box changes."""

    line: str
    forms: list[TextView | None]
    boxes: list[TextView]


def _printed_powers(card: Character | Role) -> list[PrintedPower]:
    return [
        PrintedPower(
            line.id,
            [None if form is None else text(form.text) for form in line.forms],
            [text(change) for change in line_text(line).boxes],
        )
        for line in card.lines
    ]


# Made once for each card.
_POWERS: Shared[Character | Role, list[PrintedPower]] = Shared(_printed_powers)


def _powers(hero: Hero) -> list[PowerView]:
    """A role prints the powers of the character again (PF-ROLE-06)."""
    card = hero.role or hero.character
    return [] if card is None else [_power(hero, power) for power in _POWERS[card]]


def _power(hero: Hero, power: PrintedPower) -> PowerView:
    checked = min(hero.feats.powers.get(power.line, 0), len(power.boxes))
    return {
        "line": power.line,
        "text": power.forms[checked],
        "next": power.boxes[checked:],
        "checked": checked,
    }


# --- decks that are being put together -----------------------------------------------------------------------------


def lists(table: Pathfinder) -> list[DeckListView]:
    """While decks are put together: before the locations are laid out, and after the scenario."""
    if table.phase != "rebuild" and (table.phase != "set-up" or table.places):
        return []
    return [_list(table, hero) for hero in table.heroes if hero.character is not None and not hero.dead]


def _list(table: Pathfinder, hero: Hero) -> DeckListView:
    has = rebuilding.counts(hero.deck)
    return {
        "seat": hero.seat,
        "wanted": sheet.cards_list(hero),
        "has": {kind: has[kind] for kind in BOONS},
        "cards": sorted(names_of(hero.deck)),
        "problems": [text(problem) for problem in _problems(table, hero)],
    }


def _problems(table: Pathfinder, hero: Hero) -> list[Message]:
    """Why a deck is not what the cards list asks for (PF-SETUP-03, PF-BETWEEN-04, PF-FEAT-12)."""
    found = []
    for kind in BOONS:
        missing = rebuilding.missing(hero, kind)
        if missing < 0 or missing > rebuilding.optional(table, hero, kind):
            id = "pf-deck-missing" if missing > 0 else "pf-deck-surplus"
            found.append(Message(id, {"kind": kind, "count": abs(missing)}))
    return found
