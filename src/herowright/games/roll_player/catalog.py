"""The cards of Roll Player and its expansions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from herowright.catalog import Entry
from herowright.games.roll_player import pack as packing
from herowright.games.roll_player.cards.types import (
    Alignment,
    Armor,
    Backstory,
    Card,
    HeroClass,
    InitiativeCard,
    MarketCard,
    Race,
    Skill,
    Trait,
    Weapon,
)
from herowright.games.roll_player.fiends_familiars import catalog as fiends_familiars
from herowright.games.roll_player.fiends_familiars.cards.types import Scroll
from herowright.games.roll_player.fiends_familiars.rules.settings import NONE, WITH_MM
from herowright.games.roll_player.rules.components import COLOUR_IDS, ROW_IDS, ROWS, SPACES_PER_ROW
from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.games.roll_player.rules.settings import EDITIONS
from herowright.locale import Texts


def roll_player(options: Mapping[str, Any], texts: Texts) -> Iterator[Entry]:
    """All cards of an edition, or of both; a card that differs between them appears twice. Where no expansion is
    named, all boxes are listed, the base game as it is without them."""
    pack = options.get("pack") or {}
    expansions = (options["expansion"],) if "expansion" in options else (NONE, WITH_MM)
    seen = set()
    for expansion, printing in product(expansions, (options["edition"],) if options.get("edition") else EDITIONS):
        settled = ROLL_PLAYER.settle(1, {"edition": printing, "pack": pack, "expansion": expansion})
        for card in ROLL_PLAYER.rules_for(settled).box(settled):
            box = fiends_familiars.box_of(card)
            if (card.family, card.id, card.editions, box) not in seen:
                seen.add((card.family, card.id, card.editions, box))
                yield _entry(card, box, pack, texts)


def _entry(card: Card, box: str, pack: Mapping[str, Any], texts: Texts) -> Entry:
    whole, origins = packing.provenance(card, pack)
    values = {name: value for name, value in _values(card, texts).items() if value is not None}
    return Entry(
        card.id,
        card.family,
        card.name,
        card.number,
        card.editions,
        values,
        "\n".join(_facts(card, texts)),
        _text(card, texts),
        whole,
        origins,
        box=box,
    )


def _values(card: Card, texts: Texts) -> dict[str, Any]:
    match card:
        case Race():
            return {"modifiers": {ROW_IDS[row]: by for row, by in sorted(card.modifiers.items())}}
        case HeroClass():
            goals = {
                ROW_IDS[row]: {"least": goal.least, "most": goal.most, "stars": goal.stars}
                for row, goal in zip(ROWS, card.goals, strict=True)
            }
            return {"side": card.side, "colour": COLOUR_IDS[card.colour], "goals": goals, "ability": card.ability}
        case Backstory():
            cells = {}
            for space, colour in sorted(card.cells.items()):
                row, column = divmod(space, SPACES_PER_ROW)
                cells[ROW_IDS[row]] = {"column": column + 1, "colour": COLOUR_IDS[colour]}
            return {"cells": cells}
        case InitiativeCard() if type(card) is InitiativeCard:
            return {"least_seats": card.least_seats}
        case Alignment():
            return {"grid": [list(card.grid[row : row + 3]) for row in (0, 3, 6)]}
        case Armor():
            colours = [COLOUR_IDS[colour] for colour in card.set.colours]
            return _market(card) | {"set": card.set.id, "ladder": list(card.set.ladder), "colours": colours}
        case MarketCard():
            return _market(card)
    return fiends_familiars.values(card, texts)


def _market(card: MarketCard) -> dict[str, Any]:
    hands, arrow = getattr(card, "hands", None), getattr(card, "arrow", None)
    return {"cost": card.cost, "dots": card.dots, "hands": hands, "arrow": arrow}


def _facts(card: Card, texts: Texts) -> Iterator[str]:
    """The numbers of a card, in a few short lines."""

    def row(number: int) -> str:
        return texts.name(f"attr:{ROW_IDS[number]}", "short")

    match card:
        case Race():
            yield ", ".join(f"{row(number)} {by:+}" for number, by in sorted(card.modifiers.items()))
        case HeroClass():
            yield texts.name(f"colour:{COLOUR_IDS[card.colour]}")
            yield from (f"{row(n)} {goal} ★{goal.stars}" for n, goal in zip(ROWS, card.goals, strict=True))
        case Backstory():
            cells = []
            for space, colour in sorted(card.cells.items()):
                number, column = divmod(space, SPACES_PER_ROW)
                cells.append(f"{row(number)} {column + 1} {texts.name(f'colour:{COLOUR_IDS[colour]}')}")
            yield from (", ".join(cells[start : start + 3]) for start in (0, 3))
        case Alignment():
            stars = [f"{stars:+}" if stars else "0" for stars in card.grid]
            yield " / ".join(" ".join(stars[start : start + 3]) for start in (0, 3, 6))
        case InitiativeCard() if type(card) is InitiativeCard:
            yield texts.say("cli-card-least-seats", seats=card.least_seats)
        case MarketCard():
            yield f"{texts.say('cli-card-cost', cost=card.cost)}, {'•' * card.dots}"
            if isinstance(card, Weapon):
                yield texts.say("cli-card-hands", hands=card.hands)
            if isinstance(card, (Skill, Trait)):
                yield f"→ {texts.name(f'direction:{card.arrow}')}"
        case _:
            yield from fiends_familiars.facts(card, texts)


def _text(card: Card, texts: Texts) -> str:
    match card:
        case HeroClass():
            return f"{texts.name(f'ability:{card.ability}')}: {texts.say(card.effect.text)}"
        case Weapon():
            return texts.say(card.effect.text)
        case Skill() | Scroll():
            return texts.say(card.ability.text)
        case Trait():
            return texts.say(card.scoring.text)
        case Armor():
            colours = " ".join(f"colour:{COLOUR_IDS[colour]}" for colour in card.set.colours)
            ladder = ", ".join(map(str, card.set.ladder))
            bonus = texts.say("cli-card-armor-colours", colours=colours) if colours else ""
            return f"{texts.say('cli-card-armor', set=f'armor-set:{card.set.id}', ladder=ladder)} {bonus}".strip()
    return fiends_familiars.text(card, texts)
