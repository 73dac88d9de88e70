"""Set-up: characters and decks, locations, villain and henchmen, blessings, starting hands (PF-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.standing import BlessingsDeck
from herowright.games.pathfinder.cards.types import Bane, Boon
from herowright.games.pathfinder.rules import party, piles, rebuilding
from herowright.games.pathfinder.rules.asking import ask
from herowright.games.pathfinder.rules.choices import (
    CHARACTER,
    CHARACTERS,
    DECK,
    DONE,
    FAVORED,
    FIRST,
    GIVES,
    HEROES,
    KINDS,
    OWN_DECK,
    SAMPLE,
    START,
    STARTS,
    SWAP,
    SWAP_FOR,
    SWAPS,
    Done,
    Give,
    OtherCard,
)
from herowright.games.pathfinder.rules.components import ADD_ON, BLESSING, BLESSINGS, BOONS, HENCHMAN, VILLAIN
from herowright.games.pathfinder.rules.settings import OWN
from herowright.games.pathfinder.rules.state import Place
from herowright.table.decision import Option, Shared, Step, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.box import Box
    from herowright.games.pathfinder.cards.types import BoxCard, Character
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


def _sorted(what: tuple[Box, tuple[str, ...]]) -> dict[str, tuple[BoxCard, ...]]:
    """All copies of all cards of some sets, by kind. Loot has a pile of its own (PF-GEN-08)."""
    box, sets = what
    found: dict[str, list[BoxCard]] = {kind: [] for kind in ("monster", "barrier", *BOONS, HENCHMAN, VILLAIN, "loot")}
    for card in (*box.boons, *box.banes):
        found["loot" if getattr(card, "loot", False) else card.kind] += [card] * box.copies_in(card, sets)
    return {kind: tuple(cards) for kind, cards in found.items()}


_SORTED: Shared[tuple[Box, tuple[str, ...]], dict[str, tuple[BoxCard, ...]]] = Shared(_sorted)


def fill_box(table: Pathfinder) -> None:
    """The cards of all sets that take part; what a campaign has removed stays away (PF-GEN-05, PF-SETUP-10)."""
    table.piles = {kind: list(cards) for kind, cards in _SORTED[table.box, party.sets(table)].items()}
    for id in party.removed(table):
        card = piles.find_in_box(table, id)
        if card is not None:
            table.removed.append(card)


def characters(table: Pathfinder) -> Steps[Step]:
    """Everybody takes a character and puts a deck together (PF-SETUP-01 to -05), or brings both along."""
    fill_box(table)
    party.seat_members(table)
    for hero in table.heroes:
        if hero.character is None:
            hero.character = yield from ask(
                table, CHARACTER, hero.seat, lambda: [CHARACTERS[each] for each in free_characters(table)]
            )
            table.report("pf-event-character", hero.seat, "PF-SETUP-01", {"character": hero.character.name})
            party.take_character(table, hero)
    return ("decks", 0)


def free_characters(table: Pathfinder) -> list[Character]:
    """Nobody plays a character that another one plays, or has left at home for this once."""
    taken = [hero.character.id for hero in table.heroes if hero.character is not None]
    taken += [member["character"] for member in party.waiting(table) if not member.get("dead")]
    return [
        each for each in table.box.characters if each.id not in taken and (table.settings.add_on or each.set != ADD_ON)
    ]


def decks(table: Pathfinder, seat: int) -> Steps[Step]:
    """One seat after the other, for the box does not hold enough cards for every sample deck (PF-DECK-02)."""
    hero = table.heroes[seat]
    if not hero.deck:
        wanted = "sample"
        if table.settings.decks == OWN:
            wanted = yield from ask(table, DECK, seat, lambda: [SAMPLE, OWN_DECK])
        if wanted == "sample":
            take_sample(table, hero)
    yield from rebuilding.fill(table, hero)  # PF-BETWEEN-13: a deck that is brought along may lack cards
    piles.shuffle_deck(table, hero)
    if seat + 1 < len(table.heroes):
        return ("decks", seat + 1)
    return ("exchange", 0) if table.settings.exchange and len(table.heroes) > 1 else ("lay_out",)


def exchange(table: Pathfinder, seat: int) -> Steps[Step]:
    """Cards of decks may change hands, one for one of the same kind, so that every deck stays on its list (PF-SETUP-06,
    PF-SETUP-07)."""
    hero = table.heroes[seat]
    while not isinstance(answer := (yield from ask(table, SWAP, seat, lambda: [DONE, *swappable(table, hero)])), Done):
        own = answer.card
        wanted = yield from ask(table, SWAP_FOR, seat, lambda: swaps_for(table, hero, own), own.told)
        other, card = table.heroes[wanted.seat], wanted.card
        hero.deck.remove(own)
        other.deck.remove(card)
        hero.deck.append(card)
        other.deck.append(own)
        piles.shuffle_deck(table, hero)
        piles.shuffle_deck(table, other)
        args = {"card": own.name, "other": card.name, "seat": f"seat:{other.seat}"}
        table.report("pf-event-exchanges", seat, "PF-SETUP-06", args)
    return ("exchange", seat + 1) if seat + 1 < len(table.heroes) else ("lay_out",)


def swappable(table: Pathfinder, hero: Hero) -> list[Option[Give]]:
    cards = sorted(set(hero.deck), key=lambda card: card.id)
    return [GIVES[card] for card in cards if swaps_for(table, hero, card)]


def swaps_for(table: Pathfinder, hero: Hero, own: Boon) -> list[Option[OtherCard]]:
    """Cards of the same kind in the decks of others."""
    found = []
    for other in table.heroes:
        if other is not hero:
            cards = sorted(
                {card for card in other.deck if card.kind == own.kind and card is not own}, key=lambda each: each.id
            )
            found += [SWAPS[other.seat, card] for card in cards]
    return found


def take_sample(table: Pathfinder, hero: Hero) -> None:
    """The ready-made deck, as far as the box still has its cards."""
    assert hero.character is not None
    for id, count in hero.character.sample.items():
        for _ in range(count):
            card = piles.find_in_box(table, id)
            if isinstance(card, Boon):
                hero.deck.append(card)


def lay_out(table: Pathfinder) -> Steps[Step]:
    """Locations and their decks, villain and henchmen, the blessings deck (PF-SETUP-14 to -23)."""
    lists = table.scenario.locations[: len(table.heroes)]
    for id in (id for each in lists for id in each):
        table.places.append(Place(table.box.find("location", id)))
    for place in table.places:
        for kind, count in place.card.deck.items():
            for _ in range(count):
                card = piles.from_box(table, kind)
                if card is not None:
                    place.deck.append(card)
    stack = villain_and_henchmen(table)
    table.chance.shuffle(stack)
    for place, card in zip(table.places, stack, strict=True):
        place.deck.append(card)
        piles.shuffle_place(table, place)
    for _ in range(blessings(table)):
        card = piles.from_box(table, BLESSING)
        if isinstance(card, Boon):
            table.blessings.append(card)
    table.report("pf-event-scenario", None, "PF-SETUP-12", {"card": table.scenario.name})
    return ("starting_places",)
    yield  # a step, although it asks nothing


def blessings(table: Pathfinder) -> int:
    """How many cards the blessings deck has (PF-SETUP-23), unless a card says otherwise (PF-GOLD-01, PF-GOLD-02)."""
    rules = (rule for card in table.story.cards for rule in card.during if isinstance(rule, BlessingsDeck))
    return next((rule.count for rule in rules), BLESSINGS)


def villain_and_henchmen(table: Pathfinder) -> list[BoxCard]:
    """As many cards as locations: villains, then henchmen from the top of the list, the last one as often as needed
    (PF-SETUP-18 to -20)."""
    scenario, wanted = table.scenario, len(table.places)
    if scenario.fillers:
        fillers = [piles.from_box(table, scenario.fillers) for _ in range(wanted)]
        return [card for card in fillers if card is not None]
    names = [*scenario.villains, *scenario.henchmen][:wanted]
    names += [scenario.henchmen[-1]] * (wanted - len(names))
    return [_fetch(table, id) for id in names]


def _fetch(table: Pathfinder, id: str) -> Bane:
    card = piles.find_in_box(table, id)
    if card is None:  # all copies are in use: another one is printed for this table
        card = table.box.find("bane", id)
        table.spares.append(card)
    assert isinstance(card, Bane)
    return card


def starting_places(table: Pathfinder) -> Steps[Step]:
    for hero in table.heroes:
        card = yield from ask(table, START, hero.seat, lambda: [STARTS[place.card] for place in table.places])
        hero.place = next(number for number, place in enumerate(table.places) if place.card is card)
        table.report("pf-event-starts", hero.seat, "PF-SETUP-25", {"place": card.name})
    return ("starting_hands",)


def starting_hands(table: Pathfinder) -> Steps[Step]:
    """Full hands with a card of the favored type (PF-SETUP-26 to -31), then who begins (PF-SETUP-32)."""
    for hero in table.heroes:
        assert hero.character is not None
        favored = hero.character.favored
        if favored is None:
            kinds = [kind for kind in BOONS if any(card.kind == kind for card in hero.deck)]
            offers = [KINDS[kind] for kind in kinds]
            favored = yield from ask(table, FAVORED, hero.seat, offers.copy)
        draw_hand(table, hero, favored)
    table.turn = 0
    if len(table.heroes) > 1:
        table.turn = yield from ask(table, FIRST, 0, lambda: [HEROES[hero.seat] for hero in table.heroes])
    table.phase = "scenario"
    table.report("pf-event-begins", table.turn, "PF-SETUP-32")
    return ("begin",)


def draw_hand(table: Pathfinder, hero: Hero, favored: str | None) -> None:
    """Again and again until a favored card is there; nobody dies of it (PF-SETUP-27 to -31, PF-SETUP-33)."""
    there = any(card.kind == favored for card in hero.deck)
    aside: list[Boon] = []
    table.chance.reveal()
    while True:
        while len(hero.hand) < hero.hand_size:
            if not hero.deck:
                if not aside:
                    break
                hero.deck, aside = aside, []  # PF-SETUP-29
                piles.shuffle_deck(table, hero)
            hero.hand.append(hero.deck.pop(0))
        if not there or any(card.kind == favored for card in hero.hand):
            break
        aside += hero.hand
        hero.hand = []
    if aside:
        hero.deck += aside
        piles.shuffle_deck(table, hero)
    args = {"count": len(hero.hand), "cards": " ".join(card.name for card in hero.hand)}
    table.report("pf-event-hand", hero.seat, "PF-SETUP-26", args)
