"""Tucking a story card and receiving what its visible path shows (CA-TRAIT-05, CA-CHAL-18, CA-CHAL-19, CA-ROW-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.rules import end, experience, hand, morality, rows, story
from herowright.games.call_to_adventure.rules.components import ANTIHERO, CARDS_PER_ACT, HERO
from herowright.games.call_to_adventure.rules.happenings import ALLY_GAINED, Happening, happened
from herowright.games.call_to_adventure.rules.state import Tucked
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Ally, Path, StoryCard
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero


def tuck(table: CallToAdventure, hero: Hero, card: StoryCard, path: Path, act: int, place: int | None) -> Steps[None]:
    """Under the character card of the player's own current act, whatever the card's act (CA-END-04, CA-END-10);
    then the rewards, then the row is filled again, unless CA-ROW-15 is read the other way."""
    current = hero.act
    acts = list(hero.acts)
    acts[current] = (*acts[current], Tucked(card, path))
    hero.acts = tuple(acts)
    story.read_story(table, hero)
    refill_first = table.settings.reading("CA-ROW-15") == "refill-first"
    if place is not None and refill_first:
        yield from rows.refill(table, act, place)
    receive(table, hero, path)
    happened(table, hero, Happening("card", icons=path.icons))
    if len(hero.acts[current]) == CARDS_PER_ACT:
        end.finish_act(table, hero, current)
    if place is not None and not refill_first:
        yield from rows.refill(table, act, place)


def receive(table: CallToAdventure, hero: Hero, path: Path) -> None:
    """What a path gives at once; its icons and points stay visible (CA-CHAL-23, CA-HERO-01, CA-HERO-02)."""
    if path.xp:
        experience.gain(table, hero, path.xp, "CA-CHAL-19", path.name)
    if path.virtue:
        morality.rise(table, hero, path.virtue)
    if path.corruption:
        morality.fall(table, hero, path.corruption)
    if path.hero:
        hand.draw(table, hero, HERO, path.hero, "CA-CHAL-23")
    if path.antihero:
        hand.draw(table, hero, ANTIHERO, path.antihero, "CA-CHAL-23")


def take_ally(table: CallToAdventure, hero: Hero, ally: Ally) -> None:
    """It stands beside the board and counts for no act (CA-ALLY-08 to -10)."""
    hero.allies = (*hero.allies, ally)
    story.read_story(table, hero)
    table.report("ca-event-ally", hero.seat, "CA-ALLY-08", ally.told)
    happened(table, hero, ALLY_GAINED)
