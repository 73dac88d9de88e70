"""A challenge being faced: the chances before the cast, the runes as they fall, the result against the difficulty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.call_to_adventure.rules import components
from herowright.games.call_to_adventure.rules.components import Face
from herowright.games.call_to_adventure.terminal import cards, signs
from herowright.terminal.board import BAD, FAINT, GOOD, SIGNAL, Scene, ink
from herowright.terminal.chances import bar, odds

Attempt = Mapping[str, Any]
RUNES = {"core": "bold #1d1d1d on #d8cfbd", "dark": "bold #f2d6d0 on #4a1512"}
LABELS = ("term-ca-against", "term-ca-prize", "term-ca-runes", "term-ca-chance", "term-ca-result")
ABILITY = "bold #1d1d1d on "


def attempt(scene: Scene, width: int) -> list[RenderableType]:
    """What is being tried, by whom, and how it stands."""
    it = scene.view["attempt"]
    if it is None:
        return []
    card, path = cards.path(scene, it["path"])
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)

    def line(label: str, words: Text) -> None:
        table.add_row(ink(scene.say(label), FAINT), words)

    difficulty = ink(str(it["difficulty"]), "bold").append(" · ").append_text(signs.abilities(scene, card.tests))
    line("term-ca-against", difficulty)
    line("term-ca-prize", prize(scene, it))
    label = max(cell_len(scene.say(id)) for id in LABELS)
    line("term-ca-runes", side_by_side([rune(scene, each) for each in it["runes"]], width - label - 5))
    if it["result"] is None:
        line("term-ca-chance", chances(scene, it))
    else:
        line("term-ca-result", result(scene, it))
    what = {"player": scene.texts.seat(it["seat"]), "card": card.name, "path": path.name}
    title = "term-ca-faces" if len(card.paths) > 1 else "term-ca-faces-adversary"
    return [scene.frame(scene.say(title, **what), Group(table), style=SIGNAL)]


def prize(scene: Scene, it: Attempt) -> Text:
    """What is won: the path, and the ally under the card."""
    card, path = cards.path(scene, it["path"])
    words = signs.rewards(scene, path)
    if said := cards.text(scene, path):
        words.append(f" {said}", FAINT)
    places = (place for row in scene.view["rows"] for place in row["places"] if place)
    ally = next((place["ally"] for place in places if place["card"] == card.id), None)
    if ally:
        words.append(f" · {scene.texts.name('family:ally')}: {scene.texts.name(f'story:{ally}')}")
    return words


def side_by_side(parts: Sequence[Text], width: int) -> Text:
    """As many in a line as have room; none is broken."""
    words, filled = Text(), 0
    for part in parts:
        if filled and filled + 1 + part.cell_len > width:
            words.append("\n")
            filled = 0
        words.append(" " if filled else "").append_text(part)
        filled += part.cell_len + (1 if filled else 0)
    return words


# --- runes ---------------------------------------------------------------------------------------


def rune(scene: Scene, it: Mapping[str, Any]) -> Text:
    """A rune: before the cast both its faces, `[STR 2|1]`; then the one that shows, `[STR 2]`. One that does not
    count stands in round brackets."""
    if it["adds"] is None:
        faces = cards.box(scene).faces[it["rune"]]
        shown = "|".join(face(scene, each) for each in faces)
    else:
        shown = face(scene, Face(it["adds"], it["gives"]))
    words = f"{called(scene, it['id'])} {shown}"
    left, right = "[]" if it["counts"] else "()"
    return ink(f"{left}{words}{right}", _style(it["id"]) if it["counts"] else FAINT)


def called(scene: Scene, id: str) -> str:
    """`core`, `dark`, `STR` or `STR◆`, the special one."""
    kind, _, special = id.partition("-")
    if kind in RUNES:
        return scene.say("term-ca-rune", kind=kind)
    return scene.texts.name(f"ability:{kind}", "short") + ("◆" if special else "")


def _style(id: str) -> str:
    kind = id.partition("-")[0]
    return RUNES.get(kind) or ABILITY + signs.ABILITY_INKS[kind]


def face(scene: Scene, it: Face) -> str:
    """What a face adds and gives: `2`, `0+XP`, `0+H`, `2↓`."""
    match it.gives:
        case "":
            return str(it.adds)
        case components.CORRUPTION:
            return f"{it.adds}{signs.DOWN}"
        case components.XP:
            return f"{it.adds}+{scene.say('term-ca-points-experience')}"
        case components.EITHER:
            return f"{it.adds}+{'/'.join(scene.say('term-ca-letter', kind=kind) for kind in components.KINDS)}"
    return f"{it.adds}+{scene.say('term-ca-letter', kind=it.gives)}"


# --- chances and results -------------------------------------------------------------------------


def chances(scene: Scene, it: Attempt) -> Text:
    """The chance as the pool stands, and with each dark rune more."""
    if it["doomed"]:
        return ink(scene.say("term-ca-doomed"), BAD)
    words = bar(it["odds"]).append(" ").append_text(odds(scene, it["odds"]))
    for more, (chance, xp) in enumerate(zip(it["dark"], it["dark_costs"], strict=True), 1):
        words.append(" · ", FAINT).append(scene.say("term-ca-with-dark", runes=more, xp=xp), FAINT)
        words.append(" ").append_text(odds(scene, chance))
    return words


def result(scene: Scene, it: Attempt) -> Text:
    """The sum of the faces and bonuses against the difficulty."""
    parts = [str(each["adds"]) for each in it["runes"] if each["counts"]]
    if it["bonus"]:
        parts.append(scene.say("term-ca-bonus", bonus=it["bonus"]))
    words = (
        ink(" + ".join(parts))
        .append(" = ", "")
        .append_text(verdict(scene, it["result"], it["difficulty"], it["doomed"]))
    )
    if it["corruption"]:
        words.append(
            f" · {scene.say('ca-gain-corruption', count=it['corruption'])} {signs.DOWN * it['corruption']}", BAD
        )
    return words


def verdict(scene: Scene, result: int, needed: int, doomed: bool) -> Text:
    """`7 ≥ 6 ✓ success` or `5 < 6 ✗ 1 short`."""
    if doomed:
        return ink(f"{result} : {needed} ✗ {scene.say('term-ca-doomed')}", f"bold {BAD}")
    if result >= needed:
        return ink(f"{result} ≥ {needed} ✓ {scene.say('term-ca-success')}", f"bold {GOOD}")
    return ink(f"{result} < {needed} ✗ {scene.say('term-ca-failure', short=needed - result)}", f"bold {BAD}")
