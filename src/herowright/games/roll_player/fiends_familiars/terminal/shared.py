"""What lies in the middle of the table: time, bag and piles, and initiative cards with dice and fiends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from herowright.games.roll_player.fiends_familiars.terminal import cards
from herowright.games.roll_player.terminal import dice
from herowright.games.roll_player.terminal import shared as base
from herowright.terminal.board import FAINT, SIGNAL, Scene, ink

NUMBER = 5  # cells of the number of an initiative card


def header(scene: Scene) -> Text:
    """How long the game lasts depends on when the Call to Adventure comes (FF-CALL-01)."""
    call = "yes" if scene.view["call"] else "no"
    return base.heading(scene, scene.say("term-ff-round", round=scene.view["round"], call=call))


def piles(scene: Scene) -> Text:
    """The bag by colour, split dice together, and all decks."""
    view = scene.view
    bag = view["bag"]
    line = ink(scene.say("term-bag", dice=sum(bag.values())), FAINT)
    for look, count in bag.items():
        if len(dice.colours(look)) == 1:
            line.append(" ").append_text(dice.wanted(scene, look)).append(str(count), FAINT)
    split = sum(count for look, count in bag.items() if len(dice.colours(look)) > 1)
    left = 0 if view["minion"] is None else view["minion"]["left"]
    parts = [
        scene.say("term-ff-split", dice=split),
        scene.say("term-piles", deck=view["deck"], discard=len(view["discard"])),
        *([scene.say("term-trash", trash=len(view["trash"]))] if len(view["heroes"]) == 1 else []),
        scene.say("term-ff-decks", fiends=view["fiend_deck"], minions=left),
    ]
    return line.append(f" · {' · '.join(parts)}", FAINT)


def initiative(scene: Scene) -> RenderableType:
    """One card a line: number, dice, gold, holder; below it the fiends that lie in wait."""
    lines = [line for card in scene.view["initiative"] for line in _card(scene, card)]
    if scene.view["enemies"]:
        faces = ", ".join(map(str, scene.view["enemies"]))
        lines.append(ink(scene.say("term-ff-enemies", faces=faces), FAINT))
    return scene.frame(scene.say("term-initiative"), Group(*lines))


def _card(scene: Scene, card: Mapping[str, Any]) -> Iterator[RenderableType]:
    open = scene.can_touch(f"initiative:{card['number']}")
    line = ink(f"{'▸' if open else ' '}{card['number']}".ljust(NUMBER), SIGNAL if open else "bold")
    for die in card["dice"]:
        line.append_text(dice.die(scene, die)).append(" ")
    rest = []
    if card["gold"]:
        rest.append(ink(scene.say("term-coin", gold=card["gold"]), dice.INKS["gold"]))
    if card["holder"] is not None:
        rest.append(ink(scene.texts.seat(card["holder"]), FAINT))
    elif card["fiend_space"] and not card["fiends"]:
        rest.append(ink(scene.say("ff-card-fiend-space"), FAINT))
    yield line.append_text(Text(" · ").join(rest))
    for id in card["fiends"]:
        yield Padding(cards.fiend(scene, id), (0, 0, 0, NUMBER))
