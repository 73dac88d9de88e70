"""The character sheet: skills, powers and cards list with their boxes, checked and free (PF-FEAT)."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from herowright.games.pathfinder.cards.types import Character, Role
from herowright.games.pathfinder.rules.components import SKILL_IDS, SKILL_NAMES
from herowright.games.pathfinder.terminal import cards, signs
from herowright.games.pathfinder.terminal.hero import Hero
from herowright.terminal.board import ACCENT, BAD, FAINT, SIGNAL, Scene, ink

WIDTH = 80
# The id of the line that a feat would check, and its words.
Line = tuple[str, Text]


def page(scene: Scene, hero: Hero) -> RenderableType:
    """Everything that is printed on the character and its role, with the feats it has."""
    if hero["character"] is None:
        return ink(scene.say("term-pf-no-character"), FAINT)
    return scene.frame(heading(scene, hero), body(scene, hero), style=ACCENT)


def body(scene: Scene, hero: Hero) -> RenderableType:
    card: Character = cards.find(scene, hero["character"])
    role: Role | None = cards.find(scene, hero["role"]) if hero["role"] else None
    return Group(
        ink(scene.texts.name(card.name, "about"), FAINT),
        labelled(scene, "term-pf-skills", skills(scene, hero, card)),
        labelled(scene, "term-pf-powers", powers(scene, hero, role or card)),
        labelled(scene, "term-pf-cards-list", cards_list(scene, hero, card)),
    )


def heading(scene: Scene, hero: Hero) -> str:
    called = [cards.named(scene, hero[part]) for part in ("character", "role") if hero[part]]
    return " · ".join([scene.texts.seat(hero["seat"]), *called])


def labelled(scene: Scene, id: str, lines: Iterator[Line]) -> RenderableType:
    """A part of the sheet; the lines whose next box may be checked now are marked."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(ratio=1)
    for line, words in lines:
        table.add_row(ink("▸" if scene.can_touch(f"feat:{line}") else "", SIGNAL), words)
    return Group(ink(scene.say(id), f"bold {ACCENT}"), table)


def skills(scene: Scene, hero: Hero, card: Character) -> Iterator[Line]:
    """`Strength d10 ■■□□ +2 · Melee +5`."""
    rolled = {each["skill"]: each for each in hero["skills"]}
    for base, skill in card.skills.items():
        id = SKILL_IDS[base]
        words = ink(f"{scene.texts.name(SKILL_NAMES[base])} {signs.die(scene, skill.die)}", "bold")
        checked = hero["feats"]["skills"].get(id, 0)
        words.append(f" {signs.boxes(checked, skill.boxes)}", "").append(f" +{checked}" if checked else "", "")
        for other in skill.extends:
            built = rolled[SKILL_NAMES[other]]
            words.append(
                f" · {scene.texts.name(SKILL_NAMES[other])} {signs.die(scene, built['die'], built['plus'])}", ""
            )
        yield id, words


def powers(scene: Scene, hero: Hero, card: Character | Role) -> Iterator[Line]:
    """Hand size and proficiencies, then the powers as they are, each with what its boxes still hold."""
    checked = hero["feats"]["powers"]
    first, *more = card.hand_sizes
    hand = ink(scene.say("term-pf-hand-size", size=first), "bold")
    have = checked.get("hand", 0)
    sizes = "".join(f" {signs.FULL if at < have else signs.EMPTY} {size}" for at, size in enumerate(more))
    yield "hand", hand.append(sizes, "")
    for each in dict.fromkeys((*hero["proficient"], *card.proficiencies)):
        box = signs.boxes(int(each in hero["proficient"]), 1) if each in card.proficiencies else signs.FULL
        yield each, ink(f"{box} {scene.say('term-pf-proficient', what=each)}")
    for power in hero["powers"]:
        line = power["line"]
        words = ink(scene.texts.name(f"power:{line}"), "bold")
        words.append(f" {signs.FULL * power['checked']}" if power["checked"] else "", "")
        if power["text"] is not None:
            words.append(f": {signs.after_colon(scene, power['text'])}", "")
        for change in power["next"]:
            words.append(f" {signs.EMPTY} {signs.said(scene, change)}", FAINT)
        yield line, words


def cards_list(scene: Scene, hero: Hero, card: Character) -> Iterator[Line]:
    """How many cards of each kind the deck has, with the boxes for more."""
    for kind, (count, boxes) in card.cards.items():
        checked = hero["feats"]["cards"].get(kind, 0)
        words = ink(f"{signs.kind(scene, kind)} {count + checked}", "bold")
        favored = f" · {scene.say('term-pf-favored')}" if card.favored == kind else ""
        yield kind, words.append(f" {signs.boxes(checked, boxes)}".rstrip(), "").append(favored, FAINT)


# --- the end ----------------------------------------------------------------------------------------------


def portrait(scene: Scene, hero: Hero) -> RenderableType:
    """The sheet as it is taken home, and the deck."""
    words = ink(heading(scene, hero), f"bold {ACCENT}")
    if hero["dead"]:
        words.append(f" · ✝ {scene.say('term-pf-dead')}", BAD)
    parts = Group(words, body(scene, hero), *deck(scene, hero))
    if not scene.framed:
        return Group(ink(f"== {scene.say('term-sheet')}"), parts)
    return Panel(
        parts,
        title=ink(f" {scene.say('term-sheet')} ", f"bold {ACCENT}"),
        box=box.DOUBLE,
        border_style=ACCENT,
        width=min(WIDTH, scene.width),
        padding=(0, 1),
    )


def deck(scene: Scene, hero: Hero) -> list[RenderableType]:
    """What the character owns at the end: its rebuilt deck, or what is left of the cards that everybody has seen."""
    member = next(
        (each for seat, each in enumerate((scene.view["party"] or {}).get("members", ())) if seat == hero["seat"]), None
    )
    if member is not None and not member["dead"]:
        names = [f"boon:{id}" for id in member["deck"]]
        return [ink(scene.say("term-pf-taken-home"), f"bold {ACCENT}"), ink(signs.counted(scene, names))]
    seen = [name for zone in ("hand", "discard", "buried", "displayed") for name in hero[zone]]
    return [ink(scene.say("term-pf-last-cards"), f"bold {ACCENT}"), ink(signs.counted(scene, seen))] if seen else []
