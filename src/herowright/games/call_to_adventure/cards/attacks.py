"""What antihero cards do to others, from a player's hand or from the adversary deck (CA-COOP-34 to -39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.effects import choose_other, the_attempt
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.rules import experience, morality, story, turn
from herowright.games.call_to_adventure.rules.asking import ask
from herowright.games.call_to_adventure.rules.choices import (
    BETRAYALS,
    BETRAYED,
    DROP,
    DROPS,
    IGNORE,
    RUNES_OF,
    Betrayal,
)
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, ABILITY_OF
from herowright.table.decision import Option, Steps
from herowright.table.native import dataclass, native

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Ally, HandCard
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero


@native(allow_interpreted_subclasses=True)
class Attack(Effect):
    """Against whoever faces a challenge, or another player. Alone, a player may still put the card down: it has no
    effect and counts as played (CA-HERO-20)."""

    __slots__ = ()

    own = False


def chooser(table: CallToAdventure, player: Hero | None) -> int:
    """Choices that a card of the adversary deck calls for are the active player's (CA-COOP-17)."""
    return table.turn if player is None else player.seat


@dataclass(frozen=True, slots=True)
class Hinder(Attack):
    by: int

    says = "ca-effect-hinder"

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        the_attempt(table).difficulty += self.by
        table.report("ca-event-hindered", table.turn, "CA-HERO-08", {"card": source, "by": self.by})


@dataclass(frozen=True, slots=True)
class IgnoreAbility(Attack):
    """Runes of one listed ability do not count (CA-COOP-34 to -37)."""

    says = "ca-effect-ignore-ability"

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        attempt = the_attempt(table)
        tests = attempt.card.tests
        if player is None and table.adversary and table.settings.reading("CA-COOP-48") == "adversary":
            tests = table.adversary.tests

        def offer() -> list[Option[int]]:
            in_pool = {ABILITY_OF[rune] for rune in attempt.pool}
            return [RUNES_OF[ability] for ability in tests if ability in in_pool]

        ability = yield from ask(table, IGNORE, chooser(table, player), offer, {"card": source})
        if ability is None:
            table.report("ca-event-no-effect", None, "CA-COOP-35", {"card": source})
            return
        attempt.ignored = (*attempt.ignored, ability)
        args = {"card": source, "ability": ABILITY_NAMES[ability]}
        table.report("ca-event-ability-ignored", table.turn, "CA-COOP-34", args)


@dataclass(frozen=True, slots=True)
class IgnoreCore(Attack):
    says = "ca-effect-ignore-core"

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        the_attempt(table).no_core = True
        table.report("ca-event-core-ignored", table.turn, "CA-HERO-08", {"card": source})


@dataclass(frozen=True, slots=True)
class Frighten(Attack):
    """Another story card must be picked; against the adversary the attempt is lost (CA-COOP-38, CA-COOP-39)."""

    says = "ca-effect-frighten"

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        attempt = the_attempt(table)
        args = {"card": source, "challenge": attempt.card.name}
        if attempt.card is table.adversary:
            attempt.doomed = True
            table.report("ca-event-doomed", table.turn, "CA-COOP-39", args)
        elif turn.other_cards(table, table.active, attempt.card):
            attempt.fled = True
            table.report("ca-event-frightened", table.turn, "CA-COOP-38", args)
        else:
            table.report("ca-event-no-effect", None, "CA-COOP-18", {"card": source})


@dataclass(frozen=True, slots=True)
class Chastise(Attack):
    """Whoever lost the challenge loses experience."""

    xp: int

    says = "ca-effect-chastise"

    def work(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> None:
        if not experience.gain(table, table.active, -self.xp, "CA-HERO-15", source):
            table.report("ca-event-no-effect", None, "CA-COOP-18", {"card": source})


@dataclass(frozen=True, slots=True)
class Betray(Attack):
    """An ally is turned face down: another player's, or any if the adversary strikes (CA-COOP-18)."""

    says = "ca-effect-betray"

    def _victims(self, table: CallToAdventure, player: Hero | None) -> list[tuple[int, Ally]]:
        return [(hero.seat, ally) for hero in table.heroes if hero is not player for ally in hero.allies]

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        for other in table.heroes:  # noqa: SIM110  # a loop takes half the time of a generator
            if other.allies and other is not hero:
                return True
        return False

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        def offer() -> list[Option[Betrayal]]:
            return [BETRAYALS[victim] for victim in self._victims(table, player)]

        victim = yield from ask(table, BETRAYED, chooser(table, player), offer, {"card": source})
        if victim is None:
            table.report("ca-event-no-effect", None, "CA-COOP-18", {"card": source})
            return
        seat, ally = victim
        story.turn_face_down(table, table.heroes[seat], ally)
        table.report("ca-event-betrayed", seat, "CA-ALLY-12", {"card": source, "ally": ally.name})


@dataclass(frozen=True, slots=True)
class Rob(Attack):
    """Another player loses experience, and the robber gains as much."""

    xp: int

    says = "ca-effect-rob"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return table.solo or any(other.xp for other in table.heroes if other is not hero)

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        victim = yield from choose_other(table, target, source)
        if victim is not None:
            lost = -experience.gain(table, victim, -self.xp, "CA-HERO-08", source)
            experience.gain(table, target, lost, "CA-HERO-08", source)


@dataclass(frozen=True, slots=True)
class Slander(Attack):
    """Another player receives corruption."""

    corruption: int

    says = "ca-effect-slander"

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        victim = yield from choose_other(table, target, source)
        if victim is not None:
            morality.fall(table, victim, self.corruption)


@dataclass(frozen=True, slots=True)
class Unnerve(Attack):
    """Another player discards a hand card of that player's choice."""

    says = "ca-effect-unnerve"

    def usable(self, table: CallToAdventure, hero: Hero) -> bool:
        return table.solo or any(other.hand for other in table.heroes if other is not hero)

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        victim = yield from choose_other(table, target, source)
        if victim is None:
            return

        def offer() -> list[Option[HandCard]]:
            return [DROPS[card] for card in {card.key: card for card in victim.hand}.values()]

        card = yield from ask(table, DROP, victim.seat, offer, {"card": source})
        if card is not None:
            victim.hold(other for other in victim.hand if other is not card)
            table.hand_discards[card.kind].append(card)
            table.report("ca-event-dropped", victim.seat, "CA-HERO-08", {"card": card.name, "by": source})
