"""What lies in the middle of the table: round, bag and piles, initiative cards, the Market."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.rules.components import SPACES
from herowright.games.roll_player.rules.settings import SHORT
from herowright.games.roll_player.terminal import cards, dice
from herowright.terminal.board import ACCENT, FAINT, SIGNAL, Scene, ink

# Columns an initiative card needs to stand in one line, and in two.
ONE_LINE, TWO_LINES = 25, 15


def rounds(view: Mapping[str, Any]) -> int:
    """How many rounds the game takes: one for each space the starting dice leave (RP-SETUP-34, RP-VAR-09)."""
    starting = max(len(view["heroes"]), 2) + (6 if SHORT in view["variants"] else 4)
    return SPACES - starting


def header(scene: Scene) -> Text:
    """Round, phase and First Player."""
    return heading(scene, scene.say("term-round", round=scene.view["round"], rounds=rounds(scene.view)))


def heading(scene: Scene, time: str) -> Text:
    view = scene.view
    line = ink("Roll Player", f"bold {ACCENT}")
    if view["round"]:
        line.append(f" · {time}", "bold")
    line.append(f" · {scene.say('phase-' + view['phase'])}", "bold")
    if len(view["heroes"]) > 1:
        line.append(f" · {scene.say('term-first', seat=view['first'], player=scene.texts.seat(view['first']))}")
    return line


def piles(scene: Scene) -> Text:
    """The bag by colour, the deck and the piles beside it."""
    view = scene.view
    bag = view["bag"]
    line = ink(scene.say("term-bag", dice=sum(bag.values())), FAINT)
    for colour, count in bag.items():
        line.append(" ").append_text(dice.wanted(scene, colour)).append(str(count), FAINT)
    line.append(f" · {scene.say('term-piles', deck=view['deck'], discard=len(view['discard']))}", FAINT)
    if len(view["heroes"]) == 1:
        line.append(f" · {scene.say('term-trash', trash=len(view['trash']))}", FAINT)
    return line


def initiative(scene: Scene, width: int) -> RenderableType:
    """The initiative cards: number, die, gold, holder; side by side where there is room."""
    offers = [_initiative_card(scene, card) for card in scene.view["initiative"]]
    each = width // len(offers)
    table = Table.grid(padding=(0, 1, 0, 0))
    if each >= TWO_LINES:
        for _ in offers:
            table.add_column(width=each - 1)
    if each >= ONE_LINE:
        table.add_row(*(Text(" ").join(card) for card in offers))
    elif each >= TWO_LINES:
        table.add_row(*(card[0] for card in offers))
        table.add_row(*(Padding(card[1], (0, 0, 0, 1)) for card in offers))
    else:
        for card in offers:
            table.add_row(*card)
    lines: list[RenderableType] = [table]
    if scene.view["enemy"]:
        lines.append(ink(scene.say("term-enemy", face=scene.view["enemy"]), FAINT))
    return scene.frame(scene.say("term-initiative"), Group(*lines))


def _initiative_card(scene: Scene, card: Mapping[str, Any]) -> tuple[Text, Text]:
    """Number and die; gold and holder."""
    open = scene.can_touch(f"initiative:{card['number']}")
    number = ink(f"{'▸' if open else ' '}{card['number']} ", SIGNAL if open else "bold")
    for die in card["dice"]:
        number.append_text(dice.die(scene, die))
    rest = []
    if card["gold"]:
        rest.append(ink(scene.say("term-coin", gold=card["gold"]), dice.INKS["gold"]))
    if card["holder"] is not None:
        rest.append(ink(scene.texts.seat(card["holder"]), FAINT))
    return number, Text(" ").join(rest)


def market(scene: Scene) -> RenderableType:
    """The cards on offer: type, arrow, price for the one who looks, text."""
    if not scene.view["market"]:
        return scene.frame(scene.say("term-market"), ink(scene.say("term-market-empty"), FAINT))
    return scene.frame(
        scene.say("term-market"), Group(*(part for offer in scene.view["market"] for part in _offer(scene, offer)))
    )


def _offer(scene: Scene, offer: Mapping[str, Any]) -> Iterator[RenderableType]:
    card = cards.find(scene, offer["id"])
    head = Table.grid(padding=(0, 1, 0, 0), expand=True)
    head.add_column(width=1)
    head.add_column(ratio=1)
    head.add_column(justify="right", no_wrap=True)
    words = ink(cards.name(scene, card), "bold").append(" · ").append_text(cards.kind(scene, card))
    head.add_row(ink("▸" if scene.can_touch(f"market:{card.id}") else " ", SIGNAL), words, _price(scene, offer))
    yield head
    yield Padding(ink(cards.text(scene, card), FAINT), (0, 0, 0, 2))


def _price(scene: Scene, offer: Mapping[str, Any]) -> Text:
    price = offer["cost"] if offer["price"] is None else offer["price"]
    words = ink(scene.say("term-price", price=price), dice.INKS["gold"])
    if price != offer["cost"]:
        words.append(f" {scene.say('term-printed-price', cost=offer['cost'])}", FAINT)
    return words


def pile(scene: Scene, title: str, ids: list[str]) -> RenderableType:
    """A pile of cards lying face up, the newest first."""
    lines = []
    for id in reversed(ids):
        card = cards.find(scene, id)
        line = ink(cards.name(scene, card), "bold").append(" · ").append_text(cards.kind(scene, card))
        lines.append(
            line.append(f" · {scene.say('term-price', price=card.cost)}").append(f" · {cards.text(scene, card)}", FAINT)
        )
    return scene.frame(f"{title} ({len(ids)})", Group(*(lines or [ink(scene.say("term-pile-empty"), FAINT)])))
