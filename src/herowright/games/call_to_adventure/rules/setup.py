"""Set-up (CA-SETUP), with what solo and co-op change (CA-COOP-01 to -11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.types import Adversary, Card, HandCard
from herowright.games.call_to_adventure.rules import hand, rows, story
from herowright.games.call_to_adventure.rules.choices import KEEP_DESTINY, KEEP_MOTIVATION, KEEP_ORIGIN, KEEPS
from herowright.games.call_to_adventure.rules.components import ACTS, ANTIHERO, HERO, START_XP
from herowright.games.call_to_adventure.rules.happenings import see_adversaries
from herowright.games.call_to_adventure.rules.settings import BASIC_CARDS, COOP, DEAL_ONE
from herowright.table.decision import Step, Steps, ask

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import CallToAdventure

LONG_ROW, SHORT_ROW = 5, 4  # CA-SETUP-16, CA-SETUP-17
PARTS = ((KEEP_ORIGIN, "origin"), (KEEP_MOTIVATION, "motivation"), (KEEP_DESTINY, "destiny"))


def deal(table: CallToAdventure) -> Steps[Step]:
    """Decide who begins, shuffle everything, deal characters, experience and a hero card
    (CA-SETUP-01 to -09, CA-SETUP-20)."""
    seats = len(table.heroes)
    wanted = table.settings.first_player
    table.first = table.chance.below(seats) if wanted == "random" else int(wanted[-1]) - 1
    if seats > 1:
        table.report("ca-event-first", table.first, "CA-SETUP-20")
    sort_decks(table)
    deal_characters(table)
    for hero in table.heroes:
        hero.xp = START_XP
        hand.draw(table, hero, HERO, 1, "CA-SETUP-06")
    return ("keep_characters",)
    yield  # a step, although it asks nothing


def sort_decks(table: CallToAdventure) -> None:
    """Take out what does not belong to this game, and shuffle each deck on its own (CA-SETUP-01, CA-SETUP-22, -24)."""
    basic = BASIC_CARDS in table.settings.first_game
    against = table.settings.mode == COOP
    out: list[Card] = []
    if against:
        choose_adversary(table, out)
    for act in ACTS:
        deck = [card for card in table.box.story if card.act == act and card not in out and card is not table.adversary]
        if basic:
            out += [card for card in deck if card.family in ("ally", "adversary")]
            deck = [card for card in deck if card.family not in ("ally", "adversary")]
        table.chance.shuffle(deck)
        table.decks[act] = deck
    for kind, cards in ((HERO, table.box.heroes), (ANTIHERO, table.box.antiheroes)):
        kept: list[HandCard] = [card for card in cards if card.basic or not basic]
        if table.solo and kind == HERO:  # CA-COOP-09
            kept = [card for card in kept if not card.others]
        if against:
            kept = [card for card in kept if not card.skull]  # CA-COOP-04
        out += [card for card in cards if card not in kept and not (against and card.skull)]
        table.chance.shuffle(kept)
        table.hand_decks[kind] = kept
    if against:
        table.adversary_deck = [card for card in table.box.antiheroes if card.skull]
        if basic:
            gone = [card for card in table.adversary_deck if not card.basic]
            table.adversary_deck = [card for card in table.adversary_deck if card.basic]
            out += gone
        table.chance.shuffle(table.adversary_deck)
    table.boxed = out


def choose_adversary(table: CallToAdventure, out: list[Card]) -> None:
    """One adversary at random and its quest; the others go to the box (CA-COOP-02, CA-COOP-03)."""
    adversaries = [card for card in table.box.story if isinstance(card, Adversary)]
    table.adversary = adversary = table.chance.take(adversaries[:])
    out += [card for card in adversaries if card is not adversary]
    table.quests = tuple(quest for quest in table.box.quests if quest.adversary in (None, adversary.id))
    see_adversaries(table)
    args = {"card": adversary.name, "quests": " ".join(quest.name for quest in table.quests)}
    table.report("ca-event-adversary", None, "CA-COOP-02", args)


def deal_characters(table: CallToAdventure) -> None:
    """Two cards of each kind for everybody, or one of each in a first game (CA-SETUP-02, CA-SETUP-05, CA-SETUP-23)."""
    each = 1 if DEAL_ONE in table.settings.first_game else 2
    basic = BASIC_CARDS in table.settings.first_game
    for cards in (table.box.origins, table.box.motivations, table.box.destinies):
        deck = [card for card in cards if card.basic or not basic]
        table.chance.shuffle(deck)
        for hero in table.clockwise_from(table.first):
            hero.dealt = (*hero.dealt, *deck[:each])
            del deck[:each]


def keep_characters(table: CallToAdventure) -> Steps[Step]:
    """Each player keeps one card of each kind, unseen until all have chosen (CA-SETUP-03, CA-SETUP-04)."""
    for hero in table.clockwise_from(table.first):
        table.turn = hero.seat
        for kind, part in PARTS:
            offer = [KEEPS[card] for card in hero.dealt if card.family == part]
            card = yield from ask(kind, hero.seat, offer.copy)
            setattr(hero, part, card)
            table.report("ca-event-keeps", hero.seat, "CA-SETUP-03", card.told, (hero.seat,))
        hero.unkept = tuple(card for card in hero.dealt if getattr(hero, card.family) is not card)
        hero.dealt = ()
    for hero in table.clockwise_from(table.first):
        assert hero.origin is not None
        assert hero.motivation is not None
        args = {"origin": hero.origin.name, "motivation": hero.motivation.name}
        table.report("ca-event-character", hero.seat, "CA-SETUP-10", args)
        story.read_story(table, hero)
    return ("lay_out",)


def lay_out(table: CallToAdventure) -> Steps[Step]:
    """All rows face down, then only the first is revealed (CA-SETUP-15 to -18, CA-SETUP-28)."""
    table.turn = table.first
    length = LONG_ROW if len(table.heroes) == 4 else SHORT_ROW
    for act in ACTS:  # each from a deck of its own
        table.rows[act] = [*table.decks[act][:length]]
        del table.decks[act][:length]
    table.phase = "story"
    yield from rows.reveal_row(table)
    return ("begin_turn",)
