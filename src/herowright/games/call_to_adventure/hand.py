"""Hero and antihero cards: drawing, playing, and the chances to play them (CA-HERO)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure import morality, rows
from herowright.games.call_to_adventure.asking import ask
from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.choices import (
    ANSWERS,
    DRAW,
    DRAWS,
    HUSH,
    HUSH_TURN,
    LISTEN,
    PASS,
    PLAYS,
    REACT,
    REACT_AFTER,
    RESPOND,
)
from herowright.games.call_to_adventure.components import ANTIHERO, HERO
from herowright.games.call_to_adventure.happenings import Happening, happened
from herowright.games.call_to_adventure.settings import NOBODY, WHO_HOLDS
from herowright.games.call_to_adventure.state import ASK, NEVER, NOT_THIS_TURN
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import HandCard
    from herowright.games.call_to_adventure.state import CallToAdventure, Hero

# --- drawing ---------------------------------------------------------------------------------------


def can_draw(table: CallToAdventure, kind: str) -> bool:
    """Not while all cards of a kind are in hands or played (CA-ROW-10, CA-ROW-11)."""
    return bool(table.hand_decks[kind] or table.hand_discards[kind])


def draw(table: CallToAdventure, hero: Hero, kind: str, count: int, rule: str) -> None:
    """Cards from the top of a deck; only their owner sees them (CA-HERO-01, CA-HERO-02, CA-SETUP-07)."""
    for _ in range(count):
        deck, discard = table.hand_decks[kind], table.hand_discards[kind]
        if not deck:
            rows.renew(table, deck, discard, kind)
        if not deck:
            table.report("ca-event-no-draw", hero.seat, "CA-ROW-10", {"kind": kind})
            return
        table.chance.reveal()
        card = deck.pop(0)
        hero.hand = (*hero.hand, card)
        others = tuple(other.seat for other in table.heroes if other is not hero)
        table.report("ca-event-draws-card", hero.seat, rule, {"card": card.name, "kind": kind}, (hero.seat,))
        table.report("ca-event-draws", hero.seat, rule, {"kind": kind}, (None, *others))
        rows.renew_at_once(table, deck, discard, kind)


def draw_either(table: CallToAdventure, hero: Hero) -> Steps[None]:
    """The combined symbol: the player chooses the deck (CA-RUNE-04, CA-HERO-03)."""
    kind = yield ask(
        table, DRAW, hero.seat, lambda: [DRAWS[kind] for kind in (HERO, ANTIHERO) if can_draw(table, kind)]
    )
    if kind is not None:
        draw(table, hero, kind, 1, "CA-HERO-03")


# --- what may be played now --------------------------------------------------------------------------


def playable(table: CallToAdventure, hero: Hero) -> Iterator[tuple[HandCard, int | None]]:
    """The cards of a hand that may be played now, each with whom it is for: oneself, or in co-op another player
    (CA-COOP-10)."""
    if table.phase != "story" or not hero.hand:
        return
    plays = table.box.track[hero.marker].plays
    for_whom = table.heroes if table.adversary is not None else (hero,)
    for target in for_whom:
        now = timings_now(table, target)
        seen: list[str] = []
        for card in hero.hand:
            if card.timing not in now or card.kind not in plays or card.key in seen:
                continue
            if (target is hero or card.effect.own) and card.effect.usable(table, target):
                seen.append(card.key)
                yield card, None if target is hero else target.seat


def timings_now(table: CallToAdventure, hero: Hero) -> tuple[str, ...]:
    """The timings of cards that may be played now for this hero (CA-HERO-13 to -16). A response has a question of
    its own."""
    attempt = table.attempt
    if table.turn != hero.seat:
        if attempt is not None:  # CA-HERO-13, CA-HERO-21
            late = table.settings.reading("CA-HERO-21") == "after-cast"
            return (timing.ANY, timing.OTHER_FACES) if attempt.cast == late else (timing.ANY,)
        return (timing.ANY, f"other-{table.resolved}") if table.resolved else (timing.ANY,)
    if attempt is None:
        return (timing.ANY, timing.WON) if table.won else (timing.ANY,)
    if attempt.cast:
        return (timing.ANY, timing.DURING)
    if table.settings.reading("CA-HERO-19") == "declared":  # CA-HERO-14, CA-HERO-19
        return (timing.ANY, timing.BEFORE, timing.DURING)
    return (timing.ANY, timing.BEFORE)


def at_any_time(table: CallToAdventure, seat: int) -> tuple[Option, ...]:
    """What a seat may do without being asked: play cards, and change what it is asked about (CA-HERO-06, -09)."""
    hero = table.heroes[seat]
    if not hero.hand and hero.quiet != NEVER:
        return ()
    options = [PLAYS[play] for play in playable(table, hero)]
    if hero.quiet == NEVER:
        options.append(LISTEN)
    return tuple(options)


def interrupt(table: CallToAdventure, seat: int, payload: tuple[Any, ...]) -> Steps[None]:
    hero = table.heroes[seat]
    if payload[0] == "listen":
        hero.quiet = ASK
    else:
        _, card, target = payload
        yield from play(table, hero, card, hero if target is None else table.heroes[target])


# --- playing -----------------------------------------------------------------------------------------


def play(table: CallToAdventure, hero: Hero, card: HandCard, target: Hero) -> Steps[None]:
    """The card lies down, others may respond, and what was played last takes effect first (CA-HERO-10).
    Its effect is carried out once; then it stays beside the board (CA-HERO-08, CA-HERO-11)."""
    hero.hand = tuple(held for held in hero.hand if held is not card)
    table.stack.append((hero.seat, card, False))
    for_whom = {} if target is hero else {"seat": f"seat:{target.seat}"}
    kind = "ca-event-plays-for" if for_whom else "ca-event-plays"
    table.report(kind, hero.seat, "CA-HERO-08", {"card": card.name, "kind": card.kind, **for_whom})
    for other in table.clockwise_from(hero.seat)[1:]:
        yield from respond(table, other, card)
    cancelled = table.stack[-1][2]
    if not cancelled:
        yield from card.effect.carry_out(table, hero, target, card.name)
    table.stack.pop()
    if cancelled and table.settings.reading("CA-HERO-20") == "discarded":
        table.hand_discards[card.kind].append(card)
        return
    hero.played = (*hero.played, card)
    happened(table, hero, Happening("played", kind=card.kind))


def responses(table: CallToAdventure, hero: Hero) -> list[HandCard]:
    """The cards of a hand that can answer the card on top of the stack."""
    if not table.stack or not hero.hand:
        return []
    seat, card, cancelled = table.stack[-1]
    if seat == hero.seat or cancelled:
        return []
    found: dict[str, HandCard] = {}
    for held in hero.hand:
        if held.timing == timing.RESPONSE and held.effect.answers(card) and morality.may_play(table, hero, held.kind):
            found.setdefault(held.key, held)
    return list(found.values())


def respond(table: CallToAdventure, hero: Hero, card: HandCard) -> Steps[None]:
    def offer() -> list[Option]:
        found = responses(table, hero)
        if not found and not (table.settings.asking == WHO_HOLDS and _holds_fitting(table, hero)):
            return []
        return [PASS, *(ANSWERS[held, None] for held in found)]

    if hero.quiet:
        return
    answer = yield ask(table, RESPOND, hero.seat, offer, {"card": card.name, "seat": f"seat:{table.stack[-1][0]}"})
    if answer is not None:
        yield from play(table, hero, answer[1], hero)


# --- chances that close ------------------------------------------------------------------------------


def _holds_fitting(table: CallToAdventure, hero: Hero) -> bool:
    """Everybody sees which kinds of cards a hand holds, so asking by that gives nothing away."""
    plays = morality.space(table, hero).plays
    return any(card.kind in plays for card in hero.hand)


def wants_a_say(table: CallToAdventure, hero: Hero) -> bool:
    """Whether a seat is to be asked before this chance closes. Cards for any time need no question."""
    if hero.quiet or not hero.hand:
        return False
    if table.settings.asking == WHO_HOLDS:
        return _holds_fitting(table, hero)
    if table.adversary is None:  # a quick look first: only a reaction of the right kind could be played
        reaction = f"other-{table.resolved or 'faces'}"
        if reaction not in [card.timing for card in hero.hand]:
            return False
    return any(card.timing != timing.ANY for card, _ in playable(table, hero))


def others_may_speak_up(table: CallToAdventure) -> bool:
    """Where nobody is asked, cards that follow a challenge can be played for the rest of the turn (CA-HERO-15)."""
    if not table.resolved or table.settings.asking != NOBODY:
        return False
    return any(other.hand for other in table.heroes if other.seat != table.turn)


def window(table: CallToAdventure) -> Steps[None]:
    """Ask the others, clockwise, before a chance to play cards closes (CA-HERO-09, CA-HERO-13, CA-HERO-15)."""
    if table.settings.asking == NOBODY:
        return
    for hero in table.clockwise_from(table.turn)[1:]:
        if not wants_a_say(table, hero):
            continue
        if table.attempt is not None:
            kind, args = REACT, {"card": table.attempt.card.name, "seat": f"seat:{table.turn}"}
        else:
            kind, args = REACT_AFTER, {"result": table.resolved, "seat": f"seat:{table.turn}"}

        def offer(hero: Hero = hero) -> list[Option]:
            return [PASS, HUSH_TURN, HUSH] if wants_a_say(table, hero) else []

        answer = yield ask(table, kind, hero.seat, offer, args)
        if answer is not None:
            hero.quiet = NOT_THIS_TURN if answer == "turn" else NEVER
