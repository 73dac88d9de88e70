"""Hero and antihero cards: drawing, playing, and the chances to play them (CA-HERO)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.timing import ANY
from herowright.games.call_to_adventure.rules import happenings, morality, rows
from herowright.games.call_to_adventure.rules.asking import ask
from herowright.games.call_to_adventure.rules.choices import (
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
    Hush,
    Listen,
    Play,
)
from herowright.games.call_to_adventure.rules.components import KINDS, NONE
from herowright.games.call_to_adventure.rules.settings import NOBODY, WHO_HOLDS
from herowright.games.call_to_adventure.rules.state import ASK, NEVER, NOT_THIS_TURN
from herowright.table.decision import Option, Shared, Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import HandCard
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero

# The cards that may be played, by the moment: for oneself, and while or after another player faces a challenge.
ANY_TIME: Final[tuple[str, ...]] = (ANY,)
AFTER_A_WIN: Final[tuple[str, ...]] = (ANY, timing.WON)
BEFORE_THE_CAST: Final[tuple[str, ...]] = (ANY, timing.BEFORE, timing.DURING)
AFTER_THE_CAST: Final[tuple[str, ...]] = (ANY, timing.DURING)
WHILE_ANOTHER_FACES: Final[tuple[str, ...]] = (ANY, timing.OTHER_FACES)
AFTERWARDS: Final[dict[str, tuple[str, ...]]] = {
    "": ANY_TIME,
    "won": (ANY, timing.OTHER_WON),
    "lost": (ANY, timing.OTHER_LOST),
}

# All seats but one of so many, and the spectators.
OTHERS: Final[Shared[tuple[int, int], tuple[int | None, ...]]] = Shared(
    lambda who: (None, *(seat for seat in range(who[1]) if seat != who[0]))
)

# --- drawing ---------------------------------------------------------------------------------------


def can_draw(table: CallToAdventure, kind: str) -> bool:
    """Not while all cards of a kind are in hands or played (CA-ROW-10, CA-ROW-11)."""
    return bool(table.hand_decks[kind] or table.hand_discards[kind])


def draw(table: CallToAdventure, hero: Hero, kind: str, count: int, rule: str) -> None:
    """Cards from the top of a deck; only their owner sees them (CA-HERO-01, CA-HERO-02, CA-SETUP-07)."""
    for _ in range(0 if table.lost else count):  # nothing is revealed after a defeat (CA-COOP-29)
        deck, discard = table.hand_decks[kind], table.hand_discards[kind]
        if not deck:
            rows.renew(table, deck, discard, kind)
        if not deck:
            table.report("ca-event-no-draw", hero.seat, "CA-ROW-10", {"kind": kind})
            return
        table.chance.reveal()
        card = deck.pop(0)
        hero.hold((*hero.hand, card))
        table.report("ca-event-draws-card", hero.seat, rule, {"card": card.name, "kind": kind}, (hero.seat,))
        table.report("ca-event-draws", hero.seat, rule, {"kind": kind}, OTHERS[hero.seat, len(table.heroes)])
        rows.renew_at_once(table, deck, discard, kind)


def draw_either(table: CallToAdventure, hero: Hero) -> Steps[None]:
    """The combined symbol: the player chooses the deck (CA-RUNE-04, CA-HERO-03)."""
    kind = yield from ask(table, DRAW, hero.seat, partial(draws, table))
    if kind is not None:
        draw(table, hero, kind, 1, "CA-HERO-03")


def draws(table: CallToAdventure) -> list[Option[str]]:
    options = []
    for kind in KINDS:
        if can_draw(table, kind):
            options.append(DRAWS[kind])
    return options


# --- what may be played now --------------------------------------------------------------------------


def playable(table: CallToAdventure, hero: Hero) -> list[Option[Play]]:
    """The cards of a hand that may be played now, for oneself or in co-op for another player (CA-COOP-10)."""
    if table.phase != "story" or (table.attempt is not None and table.attempt.landing):
        return []
    if table.adversary is None:
        return playable_for(table, hero, hero)
    options = []
    for target in table.heroes:
        options += playable_for(table, hero, target)
    return options


def playable_for(table: CallToAdventure, hero: Hero, target: Hero) -> list[Option[Play]]:
    options: list[Option[Play]] = []
    now = timings_now(table, target.seat)
    if hero.timings.isdisjoint(now):
        return options
    plays = table.box.track[hero.marker].plays
    for card in hero.hand:
        if card.timing not in now or card.kind not in plays or not (target is hero or card.effect.own):
            continue
        if card.effect.usable(table, target):
            option = PLAYS[card, None if target is hero else target.seat]
            if not options or option.key not in [other.key for other in options]:  # copies are alike
                options.append(option)
    return options


def timings_now(table: CallToAdventure, seat: int) -> tuple[str, ...]:
    """The timings of cards that may be played now for this player, ANY among them (CA-HERO-13 to -16). A response has a
    question of its own."""
    attempt = table.attempt
    if attempt is not None and attempt.fled:
        return ANY_TIME  # nobody faces that challenge any more (CA-COOP-38)
    if table.turn != seat:
        if attempt is None:
            return AFTERWARDS[table.resolved]
        late = table.settings.readings["CA-HERO-21"] == "after-cast"  # CA-HERO-13, CA-HERO-21
        return WHILE_ANOTHER_FACES if attempt.cast == late else ANY_TIME
    if attempt is None:
        return AFTER_A_WIN if table.won else ANY_TIME
    if attempt.cast:
        return AFTER_THE_CAST
    declared = table.settings.readings["CA-HERO-19"] == "declared"  # CA-HERO-14, CA-HERO-19
    return BEFORE_THE_CAST if declared else BEFORE_THE_CAST[:2]


def at_any_time(table: CallToAdventure, seat: int) -> tuple[Option[Play | Listen], ...]:
    """What a seat may do without being asked: play cards, and change what it is asked about (CA-HERO-06, -09)."""
    hero = table.heroes[seat]
    if not hero.hand:
        return (LISTEN,) if hero.quiet == NEVER else ()
    options = playable(table, hero)
    return (*options, LISTEN) if hero.quiet == NEVER else tuple(options)


def interrupt(table: CallToAdventure, seat: int, payload: Play | Listen) -> Steps[None]:
    hero = table.heroes[seat]
    match payload:
        case Listen():
            hero.quiet = ASK
        case Play(card=card, seat=target):
            yield from play(table, hero, card, hero if target is None else table.heroes[target])


# --- playing -----------------------------------------------------------------------------------------


def play(table: CallToAdventure, hero: Hero, card: HandCard, target: Hero) -> Steps[None]:
    """The card lies down, others may respond, and what was played last takes effect first (CA-HERO-10).
    Its effect is carried out once; then it stays beside the board (CA-HERO-08, CA-HERO-11)."""
    rest = list(hero.hand)
    rest.remove(card)
    hero.hold(rest)
    table.stack.append((hero.seat, card, False))
    for_whom = {} if target is hero else {"seat": f"seat:{target.seat}"}
    kind = "ca-event-plays-for" if for_whom else "ca-event-plays"
    table.report(kind, hero.seat, "CA-HERO-08", {"card": card.name, "kind": card.kind, **for_whom})
    yield from responding(table, hero, card)
    cancelled = table.stack[-1][2]
    if not cancelled and not table.lost:
        yield from card.effect.carry_out(table, hero, target, card.name)
    table.stack.pop()
    if cancelled and table.settings.reading("CA-HERO-20") == "discarded":
        table.hand_discards[card.kind].append(card)
        return
    hero.played = (*hero.played, card)
    table.plays += 1
    happenings.happened(table, hero, happenings.Happening("played", kind=card.kind))


def responding(table: CallToAdventure, player: Hero, card: HandCard) -> Steps[None]:
    """Everybody else who can answer the card is asked once, clockwise; a card played meanwhile may have brought an
    answer to somebody whose turn to speak had passed."""
    asked = [player]
    while True:
        for other in table.clockwise_from(player.seat):
            if other not in asked and not other.quiet and answers(table, other):
                break
        else:
            return
        asked.append(other)
        yield from respond(table, other, card)


def responses(table: CallToAdventure, hero: Hero) -> list[HandCard]:
    """The cards of a hand that can answer the card on top of the stack, unless another has done so."""
    _, card, cancelled = table.stack[-1]
    if cancelled or not hero.hand:
        return []
    found: dict[str, HandCard] = {}
    for held in hero.hand:
        if held.timing == timing.RESPONSE and held.effect.answers(card) and morality.may_play(table, hero, held.kind):
            found.setdefault(held.key, held)
    return list(found.values())


def answers(table: CallToAdventure, hero: Hero) -> list[Option[Play | None]]:
    """What a player is offered when another has put down a card."""
    found = responses(table, hero)
    if not found and not (table.settings.asking == WHO_HOLDS and _holds_fitting(table, hero)):
        return []
    return [PASS, *(ANSWERS[held, None] for held in found)]


def respond(table: CallToAdventure, hero: Hero, card: HandCard) -> Steps[None]:
    args = {"card": card.name, "seat": f"seat:{table.stack[-1][0]}"}
    answer = yield from ask(table, RESPOND, hero.seat, lambda: answers(table, hero), args)
    if answer is not None:
        yield from play(table, hero, answer.card, hero)


# --- chances that close ------------------------------------------------------------------------------


def _holds_fitting(table: CallToAdventure, hero: Hero) -> bool:
    """Everybody sees which kinds of cards a hand holds, so asking by that gives nothing away."""
    plays = morality.space(table, hero).plays
    return any(card.kind in plays for card in hero.hand)


def wants_a_say(table: CallToAdventure, hero: Hero) -> bool:
    """Whether a seat is to be asked before this chance closes. Cards for any time need no question."""
    if hero.quiet or not hero.hand or (table.attempt is not None and table.attempt.fled):
        return False
    if table.settings.asking == WHO_HOLDS:
        return _holds_fitting(table, hero)
    for option in playable(table, hero):  # noqa: SIM110  # a loop takes half the time of a generator
        if option.payload.card.timing != ANY:
            return True
    return False


def anybody_can_react(table: CallToAdventure) -> bool:
    """A quick look, for there are three chances to react in every challenge and seldom a card that fits: where only
    those are asked who can, and play for themselves, somebody else has to hold a reaction of the right kind."""
    asking = table.settings.asking
    if asking == NOBODY:
        return False
    if asking == WHO_HOLDS or table.adversary is not None:
        return True
    reactions = timings_now(table, NONE)
    if reactions is ANY_TIME:
        return False
    reaction = reactions[1]
    for hero in table.heroes:  # noqa: SIM110  # as above
        if reaction in hero.timings and hero.seat != table.turn:
            return True
    return False


def others_may_speak_up(table: CallToAdventure) -> bool:
    """Where nobody is asked, cards that follow a challenge can be played for the rest of the turn (CA-HERO-15)."""
    if not table.resolved or table.settings.asking != NOBODY:
        return False
    return any(other.hand for other in table.clockwise_from(table.turn)[1:])


def window(table: CallToAdventure) -> Steps[None]:
    """Ask the others, clockwise, before a chance to play cards closes (CA-HERO-09, CA-HERO-13, CA-HERO-15)."""
    for hero in table.clockwise_from(table.turn)[1:]:
        if not wants_a_say(table, hero):
            continue
        if table.attempt is not None:
            kind, args = REACT, {"card": table.attempt.card.name, "seat": f"seat:{table.turn}"}
        else:
            kind, args = REACT_AFTER, {"result": table.resolved, "seat": f"seat:{table.turn}"}
        answer = yield from ask(table, kind, hero.seat, partial(reactions, table, hero), args)
        if answer is not None:
            hero.quiet = NOT_THIS_TURN if answer == "turn" else NEVER


def reactions(table: CallToAdventure, hero: Hero) -> list[Option[Hush | None]]:
    """The cards themselves are offered as at any time."""
    return [PASS, HUSH_TURN, HUSH] if wants_a_say(table, hero) else []
