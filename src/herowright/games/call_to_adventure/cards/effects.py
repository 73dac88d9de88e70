"""What hand cards, motivations and allies do for a player. Each is carried out once, when it is played or paid for;
the same declaration words the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.rules import hand, morality, rows, runes, story
from herowright.games.call_to_adventure.rules.asking import ask
from herowright.games.call_to_adventure.rules.choices import (
    GRANT,
    REPLACES,
    RUNES_OF,
    SEATS,
    TARGET,
    TURN_RUNE,
    TURNS,
    WANDER,
    Replace,
)
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, RUNE_IDS
from herowright.games.call_to_adventure.rules.happenings import receive
from herowright.table.decision import Option, Steps
from herowright.table.message import Message
from herowright.table.native import dataclass

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import HandCard
    from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure, Hero


def facing(table: CallToAdventure, hero: Hero) -> Attempt | None:
    """The challenge the hero is facing now."""
    return table.attempt if table.turn == hero.seat else None


def before_cast(table: CallToAdventure, hero: Hero) -> bool:
    attempt = table.attempt
    return attempt is not None and not attempt.cast and table.turn == hero.seat


def after_cast(table: CallToAdventure, hero: Hero) -> bool:
    attempt = table.attempt
    return attempt is not None and attempt.cast and not attempt.again and table.turn == hero.seat


def the_attempt(table: CallToAdventure) -> Attempt:
    assert table.attempt is not None
    return table.attempt


# --- before the cast ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddRune(Effect):
    """An ordinary rune of one of the abilities, helpful or not (CA-HERO-07, CA-RUNE-20)."""

    abilities: tuple[int, ...]

    @property
    def text(self) -> Message:
        names = [ABILITY_NAMES[ability] for ability in self.abilities]
        if len(names) == 1:
            return Message("ca-effect-add-rune", {"ability": names[0]})
        return Message("ca-effect-add-rune-of-two", {"first": names[0], "second": names[1]})

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return before_cast(table, hero)

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        options = [RUNES_OF[ability] for ability in self.abilities]
        seat = target.seat if player is None else player.seat
        ability = yield from ask(table, GRANT, seat, lambda: options, {"card": source})
        if ability is not None:
            add_granted(table, target, ability, source)


def add_granted(table: CallToAdventure, hero: Hero, ability: int, source: str) -> None:
    args = {"card": source, "rune": ABILITY_NAMES[ability]}
    if runes.grant(table, the_attempt(table), ability):
        table.report("ca-event-rune-added", hero.seat, "CA-HERO-07", args)
    else:
        table.report("ca-event-rune-not-added", hero.seat, "CA-RUNE-20", args)


@dataclass(frozen=True, slots=True)
class AddDark(Effect):
    """Dark runes that cost nothing and use up no purchase (CA-CHAL-27, CA-MORAL-11)."""

    count: int = 1

    dark = True
    says = "ca-effect-add-dark"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return before_cast(table, hero) and runes.dark_is_left(the_attempt(table))

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        added = sum(runes.add_dark(table, the_attempt(table)) for _ in range(self.count))
        table.report("ca-event-dark-added", target.seat, "CA-CHAL-27", {"card": source, "count": added})


@dataclass(frozen=True, slots=True)
class BorrowRune(Effect):
    """A rune of a listed ability that another player's story shows."""

    says = "ca-effect-borrow-rune"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return before_cast(table, hero) and bool(self.offers(table, hero))

    def offers(self, table: CallToAdventure, hero: Hero) -> list[int]:
        others = [other for other in table.heroes if other is not hero]
        tests = the_attempt(table).card.tests
        return [ability for ability in tests if any(other.abilities[ability] for other in others)]

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        seat = target.seat if player is None else player.seat

        def offer() -> list[Option[int]]:
            return [RUNES_OF[ability] for ability in self.offers(table, target)]

        ability = yield from ask(table, GRANT, seat, offer, {"card": source})
        if ability is not None:
            add_granted(table, target, ability, source)


# --- during a challenge -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddResult(Effect):
    amount: int

    says = "ca-effect-add-result"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return facing(table, hero) is not None

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        the_attempt(table).bonus += self.amount
        table.report("ca-event-bonus", target.seat, "CA-CHAL-16", {"card": source, "amount": self.amount})


@dataclass(frozen=True, slots=True)
class Ease(Effect):
    """The difficulty of the challenge falls."""

    by: int

    says = "ca-effect-ease"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return facing(table, hero) is not None

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        the_attempt(table).eased += self.by
        table.report("ca-event-eased", target.seat, "CA-CHAL-14", {"card": source, "by": self.by})


@dataclass(frozen=True, slots=True)
class Recast(Effect):
    """A second attempt (CA-RETRY)."""

    says = "ca-effect-recast"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return after_cast(table, hero) and not the_attempt(table).doomed

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        the_attempt(table).again = True
        table.report("ca-event-again", target.seat, "CA-RETRY-01", {"card": source})


@dataclass(frozen=True, slots=True)
class TurnRune(Effect):
    """One rune of the cast shows its other face. A draw or experience on that face is not received, only a cast gives
    it; corruption that shows in the end counts (CA-MORAL-20)."""

    says = "ca-effect-turn-rune"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return after_cast(table, hero)

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        attempt, faces = the_attempt(table), table.box.faces

        def offer() -> list[Option[int]]:
            shown = zip(attempt.runes, attempt.faces, strict=True)
            return [TURNS[rune, faces[rune][1 - face].adds] for rune, face in shown]

        seat = target.seat if player is None else player.seat
        rune = yield from ask(table, TURN_RUNE, seat, offer, {"card": source})
        if rune is None:
            return
        index = attempt.runes.index(rune)
        sides = list(attempt.faces)
        sides[index] = 1 - sides[index]
        runes.lay(table, attempt, sides)
        args = {"card": source, "rune": f"rune:{RUNE_IDS[rune]}", "face": attempt.adds[index]}
        table.report("ca-event-rune-turned", target.seat, "CA-CHAL-16", args)


@dataclass(frozen=True, slots=True)
class Calm(Effect):
    """The corruption of this cast is ignored."""

    says = "ca-effect-calm"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return after_cast(table, hero) and runes.corruption(the_attempt(table)) > 0

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        attempt = the_attempt(table)
        attempt.calm = True
        morality.take_back(table, target, attempt)
        table.report("ca-event-calm", target.seat, "CA-CHAL-16", {"card": source})


# --- at other times ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Receive(Effect):
    gain: Gain

    says = "ca-effect-receive"

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        receive(table, target, self.gain, "CA-HERO-08", source)
        for _ in range(self.gain.either):
            yield from hand.draw_either(table, target)


@dataclass(frozen=True, slots=True)
class BorrowIcon(Effect):
    """An ability icon until the end of the turn counts as one of the story (CA-RUNE-22)."""

    ability: int

    says = "ca-effect-borrow-icon"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return table.turn == hero.seat and (table.attempt is None or not table.attempt.cast)

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        target.borrowed = (*target.borrowed, self.ability)
        story.read_story(table, target)
        args = {"card": source, "ability": ABILITY_NAMES[self.ability]}
        table.report("ca-event-borrowed", target.seat, "CA-RUNE-22", args)


@dataclass(frozen=True, slots=True)
class Wander(Effect):
    """A face-up story card is discarded and replaced: a journey beyond the usual one (CA-EXTRA-03)."""

    says = "ca-effect-wander"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return table.attempt is None and bool(table.face_up())

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        seat = target.seat if player is None else player.seat

        def offer() -> list[Option[Replace]]:
            return [REPLACES[card] for card in table.face_up()]

        choice = yield from ask(table, WANDER, seat, offer, {"card": source})
        if choice is not None:
            table.report("ca-event-wanders", seat, "CA-EXTRA-03", {"card": choice.card.name})
            yield from rows.replace(table, choice.card)


@dataclass(frozen=True, slots=True)
class Share(Effect):
    """The player and one other receive the same."""

    gain: Gain

    own = False
    says = "ca-effect-share"

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        other = yield from choose_other(table, target, source)
        receive(table, target, self.gain, "CA-HERO-08", source)
        if other is not None:
            receive(table, other, self.gain, "CA-HERO-08", source)


def choose_other(table: CallToAdventure, hero: Hero, source: str) -> Steps[Hero | None]:
    """Another player of one's choice."""
    others = [SEATS[other.seat] for other in table.clockwise_from(hero.seat)[1:]]
    seat = yield from ask(table, TARGET, hero.seat, lambda: others, {"card": source})
    return None if seat is None else table.heroes[seat]


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """The card on top, just put down by another player, has no effect (CA-HERO-10)."""

    kind: str

    own = False
    says = "ca-effect-cancel"

    def answers(self, card: HandCard) -> bool:
        return card.kind == self.kind

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        seat, card, _ = table.stack[-2]  # this card lies on top of it
        table.stack[-2] = (seat, card, True)
        table.report("ca-event-cancelled", target.seat, "CA-HERO-10", {"card": card.name, "by": source})
