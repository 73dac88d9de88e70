"""Putting decks together: at the start, and after every scenario (PF-SETUP-03, PF-SETUP-04, PF-BETWEEN)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from herowright.games.pathfinder.rules import party, sheet
from herowright.games.pathfinder.rules.asking import ask, ask_if_any
from herowright.games.pathfinder.rules.choices import (
    BUILD,
    DONE,
    FILLS,
    POOL,
    REBUILD,
    RETURNS,
    Done,
    Fill,
    FromPool,
    ToPool,
)
from herowright.games.pathfinder.rules.components import ADD_ON, BASE, BOONS, SETS
from herowright.table.decision import Kind, Option, Step, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


def counts(cards: list[Boon]) -> Counter[str]:
    """By kind; a loot card fills a place of its type (PF-BETWEEN-05, PF-BOON-19)."""
    return Counter([card.kind for card in cards])


def missing(hero: Hero, kind: str) -> int:
    """How many cards of a kind the deck lacks; below 0, how many it has too many."""
    return sheet.cards_list(hero)[kind] - counts(hero.deck)[kind]


def optional(table: Pathfinder, hero: Hero, kind: str) -> int:
    """How many places of the list may stay empty: none, or those of card feats where these only allow more cards
    (PF-FEAT-12)."""
    return hero.feats.cards.get(kind, 0) if table.settings.reading("PF-FEAT-12") == "allowed" else 0


def legal(table: Pathfinder, hero: Hero) -> bool:
    """Exactly the kinds and numbers of the cards list (PF-SETUP-03, PF-CHAR-07)."""
    return all(0 <= missing(hero, kind) <= optional(table, hero, kind) for kind in BOONS)


def allowed(table: Pathfinder, card: Boon) -> bool:
    """Basic cards; later in a campaign also those of sets far enough behind (PF-SETUP-04, PF-BETWEEN-06 to -08)."""
    number = party.reached(table)
    if card.basic or number < 3:
        return card.basic
    return any(set in card.copies for set in (BASE, ADD_ON, *SETS[2 : 2 + number - 2]))


def fitting(table: Pathfinder, kind: str) -> list[Boon]:
    """The different cards of a kind in the box that are allowed; all of them where none is."""
    cards = cast("list[Boon]", list(dict.fromkeys(table.piles[kind])))
    return [card for card in cards if allowed(table, card)] or cards


def offers(table: Pathfinder, hero: Hero) -> list[Option[Fill | Done]]:
    """Cards of the box for the places that are still free."""
    found: list[Option[Fill | Done]] = []
    wanted, there = sheet.cards_list(hero), counts(hero.deck)
    for kind in BOONS:
        if wanted[kind] > there[kind]:
            found += [FILLS[card] for card in fitting(table, kind)]
    return [DONE, *found] if found and legal(table, hero) else found


def fill(table: Pathfinder, hero: Hero, kind: Kind[Fill | Done] = BUILD) -> Steps[None]:
    """One card after the other, until the deck matches the list."""
    while True:
        answer = yield from ask_if_any(table, kind, hero.seat, lambda: offers(table, hero))
        if not isinstance(answer, Fill):
            return
        card = answer.card
        table.piles[card.kind].remove(card)
        hero.deck.append(card)
        table.report("pf-event-deck-gains", hero.seat, "PF-SETUP-03", card.told)


# --- after a scenario ------------------------------------------------------------------------------------


def gather(table: Pathfinder) -> Steps[Step]:
    """Everybody takes all own cards together; those of the dead are there for all (PF-BETWEEN-01, -02, PF-DEATH-08)."""
    table.phase = "rebuild"
    for hero in table.heroes:
        own = [
            *hero.deck,
            *hero.hand,
            *hero.discard,
            *hero.buried,
            *hero.displayed,
            *(card for card, _ in hero.in_play),
        ]
        hero.deck, hero.hand, hero.discard, hero.buried, hero.displayed, hero.in_play = [], [], [], [], [], []
        hero.known_top = hero.known_bottom = 0
        if hero.dead:
            table.pool += own
        else:
            hero.deck = own
    return ("share", 0)
    yield  # a step, although it asks nothing


def share(table: Pathfinder, seat: int) -> Steps[Step]:
    """First round: whatever is too much, and what one likes to pass on, is laid in the middle (PF-BETWEEN-03)."""
    hero = table.heroes[seat]
    if not hero.dead:
        while not isinstance(answer := (yield from ask(table, REBUILD, seat, lambda: shares(table, hero))), Done):
            change(table, hero, answer)
    return ("share", seat + 1) if seat + 1 < len(table.heroes) else ("rebuild", 0)


def shares(table: Pathfinder, hero: Hero) -> list[Option[FromPool | ToPool | Done]]:
    over = [kind for kind in BOONS if missing(hero, kind) < 0]
    options: list[Option[FromPool | ToPool | Done]] = [
        RETURNS[card] for card in dict.fromkeys(hero.deck) if not over or card.kind in over
    ]
    options += [POOL[card] for card in dict.fromkeys(table.pool)] if not over else []
    return options if over else [DONE, *options]


def rebuild(table: Pathfinder, seat: int) -> Steps[Step]:
    """Second round: every deck is brought to its list, from the middle first and only then from the box (PF-BETWEEN-04,
    PF-BETWEEN-06)."""
    hero = table.heroes[seat]
    if not hero.dead:
        while not isinstance(answer := (yield from ask(table, REBUILD, seat, lambda: changes(table, hero))), Done):
            change(table, hero, answer)
    if seat + 1 < len(table.heroes):
        return ("rebuild", seat + 1)
    for card in table.pool:  # PF-BETWEEN-09
        table.piles["loot" if card.loot else card.kind].append(card)
    table.pool = []
    return ("finish",)


def changes(table: Pathfinder, hero: Hero) -> list[Option[Fill | FromPool | ToPool | Done]]:
    """First every gap is filled, as far as there are cards for it; then cards can be exchanged for others of their kind
    in the middle."""
    options: list[Option[Fill | FromPool | ToPool | Done]] = [
        POOL[card] for card in dict.fromkeys(table.pool) if missing(hero, card.kind) > 0
    ]
    inside = {card.kind for card in table.pool}
    for kind in BOONS:
        if missing(hero, kind) > 0 and kind not in inside:
            options += [FILLS[card] for card in fitting(table, kind)]
    if options and not legal(table, hero):
        return options
    return [DONE, *options, *(RETURNS[card] for card in dict.fromkeys(hero.deck) if card.kind in inside)]


def change(table: Pathfinder, hero: Hero, answer: Fill | FromPool | ToPool) -> None:
    match answer:
        case ToPool(card=card):
            hero.deck.remove(card)
            table.pool.append(card)
            table.report("pf-event-shares", hero.seat, "PF-BETWEEN-03", card.told)
        case FromPool(card=card):
            table.pool.remove(card)
            hero.deck.append(card)
            table.report("pf-event-takes", hero.seat, "PF-BETWEEN-03", card.told)
        case Fill(card=card):
            table.piles[card.kind].remove(card)
            hero.deck.append(card)
            table.report("pf-event-deck-gains", hero.seat, "PF-BETWEEN-06", card.told)
