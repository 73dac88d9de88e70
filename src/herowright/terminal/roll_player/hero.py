"""A hero: whole for the one who decides, small for the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.cards.powers import Hands
from herowright.games.roll_player.cards.types import ArmorSet, HeroClass
from herowright.games.roll_player.components import COLOUR_IDS, ROW_IDS, SPACES_PER_ROW
from herowright.games.roll_player.hands import HAND_LIMIT
from herowright.games.roll_player.scoring import BACKSTORY_STARS
from herowright.terminal.board import ACCENT, BAD, FAINT, GOOD, SIGNAL, Scene, ink
from herowright.terminal.roll_player import cards, dice

Hero = Mapping[str, Any]
STAR = dice.INKS["gold"]
SMALL_ROW = 19  # cells of a row of a hero shown small


def title(scene: Scene, hero: Hero) -> Text:
    """Name, race and class."""
    words = ink(scene.texts.seat(hero["seat"]), "bold")
    if hero["race"]:
        words.append(f" · {scene.texts.name('race:' + hero['race'] + ':' + hero['side'])}")
    if hero["class"]:
        colour = COLOUR_IDS[hero_class(scene, hero).colour]
        words.append(f" · {scene.texts.name('class:' + hero['class'])} ").append_text(dice.wanted(scene, colour))
    return words


def hero_class(scene: Scene, hero: Hero) -> HeroClass:
    found: HeroClass = cards.box(scene).find("class", hero["class"])
    return found


def demands(scene: Scene, hero: Hero) -> dict[int, str]:
    """The colour the backstory wants, by space."""
    if not hero["backstory"]:
        return {}
    backstory = cards.box(scene).find("backstory", hero["backstory"])
    return {space: COLOUR_IDS[colour] for space, colour in backstory.cells.items()}


def matches(scene: Scene, hero: Hero) -> int:
    lying = [die for id in ROW_IDS for die in hero["rows"][id]]
    return sum(1 for space, colour in demands(scene, hero).items() if (lying[space] or {}).get("colour") == colour)


# --- whole ---------------------------------------------------------------------------------------


def whole(scene: Scene, hero: Hero) -> RenderableType:
    """Everything a player needs to know about the own hero, in 78 columns."""
    sheet: RenderableType = rows(scene, hero)
    if hero["alignment"]:
        alignment = cards.box(scene).find("alignment", hero["alignment"])
        grid = Group(*cards.grid(scene, alignment, hero["marker"]))
        if scene.framed:
            beside = Table.grid(padding=(0, 1, 0, 0))
            beside.add_column(width=61)
            beside.add_column(width=12)
            beside.add_row(sheet, grid)
            sheet = beside
        else:
            sheet = Group(sheet, grid)
    parts = [sheet, purse(scene, hero), *([stars(scene, hero)] if hero["stars"] else [])]
    if lines := [*dealt(scene, hero), *gear(scene, hero)]:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        for line in lines:
            table.add_row(*line)
        # On a narrow screen the dice stay next to the question below them.
        parts.insert(0 if scene.framed and not scene.wide else len(parts), table)
    return scene.frame(title(scene, hero), Group(*parts), style=ACCENT)


def rows(scene: Scene, hero: Hero) -> RenderableType:
    """The six attributes: dice, value against goal, and the action of the row."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in (3, 21, 6, 5, 4, 17):
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    heads = ("", "", "term-value", "term-goal", "", "term-action")
    table.add_row(*(ink(scene.say(head) if head else "", FAINT) for head in heads))
    wanted = demands(scene, hero)
    race = cards.box(scene).find("race", hero["race"]) if hero["race"] else None
    for row, id in enumerate(ROW_IDS):
        spaces = Text()
        for column, die in enumerate(hero["rows"][id]):
            here = row * SPACES_PER_ROW + column
            open = scene.can_touch(f"space:{id}:{column + 1}") and hero["seat"] == scene.view["seat"]
            spaces.append_text(dice.space(scene, die, wanted.get(here), open))
        modifier = race.modifiers.get(row, 0) if race else 0
        value = ink(f"{hero['values'][id]:>2}".replace("-", "−"), "bold")
        if modifier:
            value.append(f" {modifier:+d}".replace("-", "−"), FAINT)
        action = ink(scene.say(f"term-action-{id}"), FAINT)
        table.add_row(cards.short(scene, row), spaces, value, *_goal(scene, hero, row), action)
    return table


def _goal(scene: Scene, hero: Hero, row: int) -> tuple[Text, Text]:
    """A goal and its stars: full ones when it is met, hollow ones when it is not."""
    if not hero["class"]:
        return Text(), Text()
    goal = hero_class(scene, hero).goals[row]
    met = goal.met_by(hero["values"][ROW_IDS[row]])
    return ink(str(goal), GOOD if met else ""), ink(("★" if met else "☆") * goal.stars, STAR if met else FAINT)


def purse(scene: Scene, hero: Hero) -> Text:
    """Gold, tokens and the dice in hand."""
    line = ink(scene.say("term-purse", gold=hero["gold"], tokens=hero["tokens"]), "bold")
    if hero["hand"]:
        line.append(" · ").append(scene.say("term-in-hand"), SIGNAL)
        for die in hero["hand"]:
            line.append(" ").append_text(dice.small(scene, die))
    return line


def stars(scene: Scene, hero: Hero) -> Text:
    """The stars the hero would score now, by category."""
    line = ink(f"★ {sum(hero['stars'].values())}".replace("-", "−"), f"bold {STAR}").append(" = ", FAINT)
    parts = [f"{scene.say(f'term-stars-{category}')} {points}" for category, points in hero["stars"].items()]
    return line.append(", ".join(parts).replace(" -", " −"), FAINT)


# A label and the words beside it.
Line = tuple[Text, Text]


def dealt(scene: Scene, hero: Hero) -> Iterator[Line]:
    """What set-up gave the hero: class, alignment, backstory."""
    if hero["class"]:
        own = hero_class(scene, hero)
        ability = ink(scene.texts.name(f"ability:{own.ability}"), "bold")
        yield ink(scene.say("term-class"), FAINT), ability.append(f": {cards.text(scene, own)}")
    if hero["alignment"]:
        words = scene.say("term-alignment-now", alignment=f"alignment:{hero['alignment']}")
        yield ink(scene.say("term-alignment"), FAINT), ink(words)
    if hero["backstory"]:
        found = matches(scene, hero)
        following = next((n for n in range(found + 1, 7) if BACKSTORY_STARS[n] > BACKSTORY_STARS[found]), 0)
        words = scene.say(
            "term-backstory-now",
            backstory=f"backstory:{hero['backstory']}",
            matches=found,
            stars=BACKSTORY_STARS[found],
            next=following,
            nextstars=BACKSTORY_STARS[following],
        )
        yield ink(scene.say("term-backstory"), FAINT), ink(words)


def gear(scene: Scene, hero: Hero) -> Iterator[Line]:
    """Weapons with hands, armour sets with progress, skills with their state, traits."""
    weapons = [cards.find(scene, id) for id in hero["weapons"]]
    used = sum(weapon.hands for weapon in weapons)
    for at, weapon in enumerate(weapons):
        words = ink(cards.name(scene, weapon), "bold")
        if at == 0:
            words.append(f" {scene.say('term-hands-used', used=used, limit=hand_limit(scene, hero))}", FAINT)
        yield cards.label(scene, "weapon"), words.append(f": {cards.text(scene, weapon)}")
    for armor_set, pieces in armor_sets(scene, hero).items():
        yield cards.label(scene, "armor"), _progress(scene, hero, armor_set, pieces)
    for skill in hero["skills"]:
        card = cards.find(scene, skill["id"])
        words = ink(f"{cards.name(scene, card)} {cards.ARROWS[card.arrow]} ", "bold")
        words.append(*((scene.say("term-ready"), GOOD) if skill["ready"] else (scene.say("term-exhausted"), BAD)))
        yield cards.label(scene, "skill"), words.append(f": {cards.text(scene, card)}")
    for id in hero["traits"]:
        card = cards.find(scene, id)
        yield cards.label(scene, "trait"), ink(cards.name(scene, card), "bold").append(f": {cards.text(scene, card)}")


def hand_limit(scene: Scene, hero: Hero) -> int:
    own = hero_class(scene, hero).effect
    return own.hands if isinstance(own, Hands) else HAND_LIMIT


def armor_sets(scene: Scene, hero: Hero) -> dict[ArmorSet, int]:
    """How many cards of each set the hero has."""
    sets: dict[ArmorSet, int] = {}
    for id in hero["armor"]:
        armor_set = cards.find(scene, id).set
        sets[armor_set] = sets.get(armor_set, 0) + 1
    return sets


def _progress(scene: Scene, hero: Hero, armor_set: ArmorSet, pieces: int) -> Text:
    """`Chain 2/5: ★ 1 [3] 5 7 10, +1 for your colour`."""
    words = ink(f"{scene.texts.name(f'armor-set:{armor_set.id}')} {pieces}/{len(armor_set.ladder)}", "bold")
    words.append(": ★ ")
    for at, paid in enumerate(armor_set.ladder, 1):
        words.append(*((f"[{paid}] ", STAR) if at == pieces else (f"{paid} ", FAINT)))
    if hero_class(scene, hero).colour in armor_set.colours:
        words.append(scene.say("term-set-colour"), GOOD)
    return words


# --- small ---------------------------------------------------------------------------------------


def small(scene: Scene, hero: Hero, width: int) -> RenderableType:
    """Another hero in a few lines."""
    head = ink(f"★ {sum(hero['stars'].values())} ".replace("-", "−"), STAR) if hero["stars"] else Text()
    head.append_text(title(scene, hero)).append(" · ")
    head.append(scene.say("term-purse", gold=hero["gold"], tokens=hero["tokens"]), FAINT)
    cells = [_small_row(scene, hero, row) for row in range(len(ROW_IDS))]
    across = max(1, min(3, width // SMALL_ROW))
    table = Table.grid()
    for _ in range(across):
        table.add_column(width=min(width // across, SMALL_ROW + 4), no_wrap=True)
    for at in range(0, len(cells), across):
        table.add_row(*cells[at : at + across])
    owned = [*hero["weapons"], *hero["armor"], *(skill["id"] for skill in hero["skills"]), *hero["traits"]]
    names = ", ".join(cards.name(scene, cards.find(scene, id)) for id in owned)
    return Group(head, table, *([ink(names, FAINT)] if names else []))


def _small_row(scene: Scene, hero: Hero, row: int) -> Text:
    id = ROW_IDS[row]
    line = ink(f"{cards.short(scene, row)} ", FAINT)
    for die in hero["rows"][id]:
        line.append_text(dice.small(scene, die) if die else ink(" · ", FAINT)).append(" ")
    met = bool(hero["class"]) and hero_class(scene, hero).goals[row].met_by(hero["values"][id])
    line.append(f"{hero['values'][id]:>2}".replace("-", "−"), f"bold {GOOD}" if met else "bold")
    return line.append("✓" if met else " ", GOOD)
