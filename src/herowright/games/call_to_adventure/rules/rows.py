"""Act rows: filling gaps, discarding, and decks that run out (CA-ROW); allies as they turn up (CA-ALLY)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from herowright.games.call_to_adventure.cards.types import Adversary, Ally, Challenge
from herowright.games.call_to_adventure.rules import happenings
from herowright.games.call_to_adventure.rules.asking import ask
from herowright.games.call_to_adventure.rules.choices import PLACE_ALLY, PLACES
from herowright.table.decision import Option, Shared, Steps
from herowright.table.event import Event

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import StoryCard
    from herowright.games.call_to_adventure.rules.state import CallToAdventure

C = TypeVar("C")
# The most frequent of all events is made once for each card.
REVEALED: Final[Shared[StoryCard, Event]] = Shared(
    lambda card: Event("ca-event-revealed", None, "CA-ROW-01", card.told)
)


def find(table: CallToAdventure, card: StoryCard) -> tuple[int, int]:
    """Where a face-up card lies: the act of its row and the place there."""
    row = table.rows[card.act]
    if card in row:
        return card.act, row.index(card)
    for act, row in enumerate(table.rows):  # no game lays it there, but a test may
        if card in row:
            return act, row.index(card)
    raise LookupError(card.id)


def renew(table: CallToAdventure, deck: list[C], discard: list[C], kind: str) -> None:
    """The discarded cards become the new deck (CA-ROW-09)."""
    if discard:
        deck += discard
        discard.clear()
        table.chance.shuffle(deck)
        table.report("ca-event-reshuffled", None, "CA-ROW-09", {"kind": kind, "cards": len(deck)})


def renew_at_once(table: CallToAdventure, deck: list[C], discard: list[C], kind: str) -> None:
    """A deck just emptied is rebuilt only when a card is needed, unless read otherwise (CA-ROW-16)."""
    if not deck and table.settings.reading("CA-ROW-16") == "at-once":
        renew(table, deck, discard, kind)


def turn_up(table: CallToAdventure, act: int) -> StoryCard | None:
    """The top card of an act's deck, or `None` if there is none left (CA-ROW-14) or the game is lost (CA-COOP-29)."""
    if table.lost:
        return None
    deck, discard = table.decks[act], table.discards[act]
    if not deck:
        renew(table, deck, discard, f"act-{act + 1}")
    if not deck:
        return None
    table.chance.reveal()
    card = deck.pop(0)
    if not deck:
        renew_at_once(table, deck, discard, f"act-{act + 1}")
    return card


def refill(table: CallToAdventure, act: int, place: int) -> Steps[None]:
    """Fill a gap face up, at once (CA-ROW-01 to -03). An ally that turns up goes under a challenge, and the
    gap is filled again (CA-ALLY-14); one without a place is discarded (CA-ALLY-07)."""
    row = table.rows[act]
    while row[place] is None:
        deck = table.decks[act]
        if (not deck or deck[0].family == "ally") and not _something_fits(table, act):
            return
        card = turn_up(table, act)
        if card is None:
            return
        table.events.append(REVEALED[card])
        if isinstance(card, Ally):
            table.arriving.append(card)
            yield from place_ally(table, act, card)
        else:
            row[place] = card
            if card.family == "adversary":
                happenings.see_adversaries(table)


def _something_fits(table: CallToAdventure, act: int) -> bool:
    """False if nothing but allies without a place is left to reveal."""
    for pile in (table.decks[act], table.discards[act]):
        for card in pile:
            if card.family != "ally":
                return True
    return bool(hosts(table, act))


def hosts(table: CallToAdventure, act: int) -> list[Challenge | Adversary]:
    """The face-up challenges of an act that can take an ally: adversaries too, traits never, one ally each
    (CA-ALLY-02 to -05)."""
    found: list[Challenge | Adversary] = []
    if act < table.revealed:
        for card in table.rows[act]:
            if isinstance(card, (Challenge, Adversary)) and card not in table.under:
                found.append(card)
    return found


def place_ally(table: CallToAdventure, act: int, ally: Ally) -> Steps[None]:
    """The active player chooses the challenge, whoever made the ally turn up (CA-ALLY-02)."""
    host = yield from ask(table, PLACE_ALLY, table.turn, partial(ally_places, table, act), ally.told)
    table.arriving.remove(ally)
    if host is None:
        table.discards[act].append(ally)
        if not table.lost:
            table.report("ca-event-ally-discarded", None, "CA-ALLY-07", ally.told)
        return
    table.under[host] = ally
    table.report("ca-event-ally-placed", table.turn, "CA-ALLY-02", {"card": ally.name, "challenge": host.name})


def ally_places(table: CallToAdventure, act: int) -> list[Option[Challenge | Adversary]]:
    return [PLACES[card] for card in hosts(table, act)]


def take_away(table: CallToAdventure, card: StoryCard) -> tuple[int, int]:
    """A card leaves its place, and with it the effect of an adversary (CA-ADV-02)."""
    act, place = find(table, card)
    table.rows[act][place] = None
    if card.family == "adversary":
        happenings.see_adversaries(table)
    return act, place


def discard(table: CallToAdventure, card: StoryCard) -> tuple[int, int]:
    """A card is laid aside, and its ally with it (CA-ROW-02, CA-EXTRA-04, CA-ALLY-16)."""
    act, place = take_away(table, card)
    pile = table.discards[act]
    pile.append(card)
    if card in table.under:
        pile.append(table.under.pop(card))
    return act, place


def replace(table: CallToAdventure, card: StoryCard) -> Steps[None]:
    """Discard a face-up card and fill its place from the same deck."""
    act, place = discard(table, card)
    return refill(table, act, place)


def reveal_row(table: CallToAdventure) -> Steps[None]:
    """Turn the next act's row face up; allies in it are placed from the deck side outwards
    (CA-SETUP-18, CA-SETUP-28, CA-END-07)."""
    act = table.revealed
    table.chance.reveal()
    table.revealed = act + 1
    row = table.rows[act]
    cards = " ".join(card.name for card in row if card is not None)
    rule = "CA-END-07" if act else "CA-SETUP-18"
    table.report("ca-event-row", None, rule, {"act": act + 1, "cards": cards})
    allies = [(place, card) for place, card in enumerate(row) if isinstance(card, Ally)]
    if table.settings.reading("CA-SETUP-28") == "far-side":
        allies.reverse()
    table.arriving += [ally for _, ally in allies]
    for place, _ in allies:
        row[place] = None
    happenings.see_adversaries(table)
    for place, ally in allies:
        yield from place_ally(table, act, ally)
        yield from refill(table, act, place)
