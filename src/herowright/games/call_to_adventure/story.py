"""What is "your story" (CA-STORY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend, When
from herowright.games.call_to_adventure.components import ABILITIES, ACTS, CARDS_PER_ACT, ICONS
from herowright.games.call_to_adventure.state import Source

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Ally
    from herowright.games.call_to_adventure.state import CallToAdventure, Hero

E = TypeVar("E")


def read_story(table: CallToAdventure, hero: Hero) -> None:
    """Count the icons of origin, motivation, allies and visible paths, and of the destiny once it is turned up
    (CA-STORY-01, CA-STORY-02). Hand cards and the morality track are no part of it (CA-STORY-04, CA-STORY-05)."""
    abilities, icons = [0] * len(ABILITIES), [0] * len(ICONS)
    powers = []
    for card in hero.character:
        if card is hero.destiny and table.settings.reading("CA-SCORE-17") == "ignored":
            continue
        _count(card.abilities, abilities)
        _count(card.icons, icons)
    for owner in (hero.origin, hero.motivation):
        if owner is not None:
            powers.append(Source(owner.power, owner.name))
    for tucked in hero.tucked:
        _count(tucked.path.abilities, abilities)
        _count(tucked.path.icons, icons)
        if tucked.path.power is not None:
            powers.append(Source(tucked.path.power, tucked.path.name))
    for ally in allies_of_story(table, hero):
        _count(ally.abilities, abilities)
        _count(ally.icons, icons)
    powers += [Source(ally.power, ally.name) for ally in hero.allies if ally.power is not None]
    _count(hero.borrowed, abilities)
    hero.abilities, hero.icons = tuple(abilities), tuple(icons)
    hero.uses = tuple(source for source in powers if isinstance(source.power, Spend | Sacrifice))
    hero.reactions = tuple(source for source in powers if isinstance(source.power, When))
    hero.lasting = tuple(source for source in powers if not isinstance(source.power, Spend | Sacrifice | When))
    hero.act = next((act for act in ACTS if len(hero.acts[act]) < CARDS_PER_ACT), len(ACTS))


def _count(shown: tuple[int, ...], counts: list[int]) -> None:
    for icon in shown:
        counts[icon] += 1


def allies_of_story(table: CallToAdventure, hero: Hero) -> tuple[Ally, ...]:
    """The icons of a sacrificed ally leave the story with it (CA-STORY-07)."""
    if table.settings.reading("CA-STORY-07") == "stay":
        return hero.allies + hero.sacrificed
    return hero.allies


def powers(hero: Hero, kind: type[E]) -> list[E]:
    """The lasting powers of a kind in a story."""
    return [source.power for source in hero.lasting if isinstance(source.power, kind)]


def turn_face_down(table: CallToAdventure, hero: Hero, ally: Ally) -> None:
    """A sacrificed ally leaves the story (CA-ALLY-12, CA-STORY-07)."""
    hero.allies = tuple(other for other in hero.allies if other is not ally)
    hero.sacrificed = (*hero.sacrificed, ally)
    read_story(table, hero)
