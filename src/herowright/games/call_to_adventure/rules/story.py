"""What is "your story" (CA-STORY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend, When
from herowright.games.call_to_adventure.rules import runes
from herowright.games.call_to_adventure.rules.components import ABILITIES, ACTS, CARDS_PER_ACT, ICONS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Ally, CharacterCard, Motivation, Origin, Path
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero, Reaction, Source

PAID_FOR = (Spend, Sacrifice)


def read_story(table: CallToAdventure, hero: Hero) -> None:
    """Count the icons of origin, motivation, allies and visible paths, and of the destiny once it is revealed
    (CA-STORY-01, CA-STORY-02). Hand cards and the morality track are no part of it (CA-STORY-04, CA-STORY-05)."""
    paths = [path for _, path in hero.tucked]
    allies = allies_of_story(table, hero)
    shown: list[CharacterCard | Path | Ally] = [*hero.character, *paths, *allies]
    if hero.destiny_up and hero.destiny and table.settings.reading("CA-SCORE-17") == "ignored":
        shown.remove(hero.destiny)
    abilities, icons = [0] * len(ABILITIES), [0] * len(ICONS)
    for thing in shown:
        for ability in thing.abilities:
            abilities[ability] += 1
        for icon in thing.icons:
            icons[icon] += 1
    for ability in hero.borrowed:
        abilities[ability] += 1
    hero.abilities, hero.icons = tuple(abilities), tuple(icons)
    attempt = table.attempt
    if attempt is not None and not attempt.cast and hero is table.active:
        runes.gather(table)  # an icon that comes or goes brings its rune or takes it away (CA-CHAL-07)
    _note_powers(hero, [hero.origin, hero.motivation, *paths, *allies])
    hero.act = 0
    while hero.act < len(ACTS) and len(hero.acts[hero.act]) >= CARDS_PER_ACT:
        hero.act += 1


def foreseen(table: CallToAdventure, hero: Hero) -> Hero:
    """The hero with the destiny revealed, the way its owner counts (CA-SCORE-02). One that is still face down at the
    end, after a sudden defeat, counts for nobody (CA-COOP-29)."""
    if hero.destiny_up or hero.destiny is None or table.phase == "over":
        return hero
    twin = hero.copy()
    twin.destiny_up = True
    if table.phase == "set-up":
        read_story(table, twin)
    elif table.settings.reading("CA-SCORE-17") != "ignored":  # its icons are all that it adds to a story that was read
        twin.abilities = _with(hero.abilities, hero.destiny.abilities)
        twin.icons = _with(hero.icons, hero.destiny.icons)
    return twin


def _with(counts: tuple[int, ...], shown: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([count + shown.count(each) for each, count in enumerate(counts)]) if shown else counts


def _note_powers(hero: Hero, owners: list[Origin | Motivation | Path | Ally | None]) -> None:
    uses: list[Source] = []
    reactions: list[Reaction] = []
    lasting: list[Source] = []
    for owner in owners:
        if owner is None or owner.power is None:
            continue
        power = owner.power
        if isinstance(power, When):
            reactions.append((power, owner.name))
        elif isinstance(power, Sacrifice) and owner in hero.sacrificed:
            continue  # that price is paid
        elif isinstance(power, PAID_FOR):
            uses.append((power, owner.name))
        else:
            lasting.append((power, owner.name))
    hero.uses, hero.reactions, hero.lasting = tuple(uses), tuple(reactions), tuple(lasting)


def allies_of_story(table: CallToAdventure, hero: Hero) -> tuple[Ally, ...]:
    """The icons and effects of a sacrificed ally leave the story with it (CA-STORY-07)."""
    if table.settings.reading("CA-STORY-07") == "stay":
        return hero.allies + hero.sacrificed
    return hero.allies


def turn_face_down(table: CallToAdventure, hero: Hero, ally: Ally) -> None:
    """A sacrificed ally leaves the story (CA-ALLY-12, CA-STORY-07)."""
    hero.allies = tuple(other for other in hero.allies if other is not ally)
    hero.sacrificed = (*hero.sacrificed, ally)
    read_story(table, hero)
