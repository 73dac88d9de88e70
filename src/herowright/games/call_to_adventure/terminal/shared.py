"""What lies in the middle of the table: whose turn it is, the act rows, and the adversary of solo and co-op."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from herowright.games.call_to_adventure.cards.types import Adversary, Challenge, Trait
from herowright.games.call_to_adventure.cards.wording import text_of
from herowright.games.call_to_adventure.rules.components import KINDS
from herowright.games.call_to_adventure.terminal import cards, hero, signs
from herowright.terminal.board import ACCENT, BAD, FAINT, GOOD, SIGNAL, Scene, ink

Place = Mapping[str, Any]


def header(scene: Scene) -> Text:
    """The game, whose turn it is, and whether it ends."""
    view = scene.view
    line = ink(scene.say("term-ca-title"), f"bold {ACCENT}")
    line.append(f" · {scene.say('term-ca-mode', mode='solo' if len(view['heroes']) == 1 else view['mode'])}", "bold")
    if view["phase"] != "story":
        line.append(f" · {scene.say('phase-' + view['phase'])}", "bold")
    elif view["turn"] is not None and len(view["heroes"]) > 1:
        line.append(f" · {scene.say('term-ca-turn', player=scene.texts.seat(view['turn']))}", "bold")
    if view["ender"] is not None and len(view["heroes"]) > 1:
        line.append(f" · {scene.say('term-ca-last-turns')}", SIGNAL)
    return line


def piles(scene: Scene) -> Text:
    """The decks of hand cards, and what a journey costs."""
    decks = [f"{signs.letter(scene, kind)} {scene.view['decks'][kind]}" for kind in KINDS]
    line = ink(scene.say("term-ca-decks", hero=decks[0], antihero=decks[1]), FAINT)
    return line.append(f" · {scene.say('term-ca-journey-price', xp=scene.view['journey_price'])}", FAINT)


# --- act rows ------------------------------------------------------------------------------------


def numbers(scene: Scene) -> dict[str, int]:
    """The numbers of the pending options, by key."""
    options = scene.decision.options if scene.decision else ()
    return {option.key: number for number, option in enumerate(options, 1)}


def rows(scene: Scene) -> list[RenderableType]:
    """The rows that lie face up. Those of acts the viewer has finished are told in a line."""
    own = hero.mine(scene)["act"]
    return [_row(scene, row, brief=row["act"] < own) for row in scene.view["rows"] if row["revealed"]]


def rows_matter(scene: Scene) -> bool:
    """Whether the pending decision is about a card of a row."""
    places = (place for row in scene.view["rows"] for place in row["places"] if place)
    return any(scene.can_touch(f"story:{place['card']}") for place in places)


def _row(scene: Scene, row: Mapping[str, Any], brief: bool) -> RenderableType:
    title = f"{signs.act(scene, row['act'])} · {_pile(scene, row)}"
    places = [place for place in row["places"] if place]
    if brief:
        names = ", ".join(scene.texts.name(f"story:{place['card']}") for place in places)
        return scene.frame(title, ink(scene.say("term-ca-finished", cards=names), FAINT))
    empty = [ink(scene.say("term-ca-row-empty"), FAINT)]
    return scene.frame(
        title, Group(*(part for place in places for part in offer(scene, place)), *([] if places else empty))
    )


def _pile(scene: Scene, row: Mapping[str, Any]) -> str:
    return scene.say("term-piles", deck=row["deck"], discard=len(row["discard"]))


def offer(scene: Scene, place: Place) -> Iterator[RenderableType]:
    """A card of a row: what it tests or asks for, and its paths with the viewer's odds."""
    card = cards.box(scene).find("story", place["card"])
    yield _head(scene, card, place)
    if isinstance(card, Trait):
        yield Padding(_asks(scene, card, place["met"]), (0, 0, 0, 4))
        return
    if isinstance(card, Adversary):
        yield Padding(ink(cards.text(scene, card), FAINT), (0, 0, 0, 4))
    table = _grid()
    found = numbers(scene)
    for each in place["paths"]:
        path = cards.path(scene, each["path"])[1]
        number = found.get(f"face:{path.id}") or found.get(f"path:{path.id}")
        words = ink(cards.name(scene, path)) if len(place["paths"]) > 1 else Text()
        difficulty = ink(f"≥{each['difficulty']}", "bold")
        table.add_row(_number(number), words, signs.rewards(scene, path), difficulty, cards.odds(scene, each))
        if len(place["paths"]) > 1 and path.power is not None:
            table.add_row("", ink(cards.text(scene, path), FAINT), "", "", "")
    yield table
    if place["ally"]:
        yield Padding(_ally(scene, place["ally"]), (0, 0, 0, 4))


def _asks(scene: Scene, trait: Trait, met: bool | None) -> Text:
    """What a trait requires, whether the viewer has it, and what it says besides."""
    requirement, *rest = (scene.texts.say(sentence) for sentence in text_of(trait))
    words = ink(requirement, FAINT)
    if met is not None:
        words.append(" ✓" if met else " ✗", GOOD if met else BAD)
    return words.append("".join(f" {sentence}" for sentence in rest), FAINT)


def _head(scene: Scene, card: Any, place: Place) -> RenderableType:
    """Name and kind; a trait has its only path beside it."""
    found = numbers(scene)
    number = next((found[key] for verb in ("gain", "place", "replace") if (key := f"{verb}:{card.id}") in found), None)
    words = ink(cards.name(scene, card), "bold")
    if isinstance(card, Trait):
        words.append(f" · {scene.texts.name('family:trait')}", FAINT)
        table = _grid()
        table.add_row(_number(number), words, signs.rewards(scene, card.path), "", "")
        return table
    if isinstance(card, Adversary):
        words.append(f" · {scene.texts.name('family:adversary')}", BAD)
    words.append(" · ", FAINT).append_text(signs.abilities(scene, card.tests))
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(width=3, justify="right")
    table.add_column(ratio=1)
    table.add_row(_number(number), words)
    return table


def _grid() -> Table:
    """Number of the option, name, what it gives, difficulty, odds."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(width=3, justify="right")
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(width=3, justify="right")
    table.add_column(justify="right", min_width=5, max_width=23)
    return table


def _number(number: int | None) -> Text:
    return ink(f"▸{number}" if number else "", SIGNAL)


def _ally(scene: Scene, id: str) -> Text:
    words = ink(f"+ {scene.texts.name('family:ally')}: ", FAINT)
    return words.append_text(cards.line(scene, cards.box(scene).find("story", id)))


def rows_in_full(scene: Scene) -> RenderableType:
    """Every card that lies face up, with all that is printed on it, and what was discarded."""
    parts: list[RenderableType] = []
    for row in scene.view["rows"]:
        parts.append(ink(f"{signs.act(scene, row['act'])} · {_pile(scene, row)}", f"bold {ACCENT}"))
        if not row["revealed"]:
            parts.append(ink(scene.say("term-ca-face-down"), FAINT))
        for place in filter(None, row["places"]):
            stands = {each["path"]: each for each in place["paths"]}
            parts += [
                cards.in_full(scene, cards.box(scene).find("story", id), stands)
                for id in (place["card"], place["ally"])
                if id
            ]
        if row["discard"]:
            gone = ", ".join(scene.texts.name(f"story:{id}") for id in reversed(row["discard"]))
            parts.append(ink(scene.say("term-ca-discarded", cards=gone), FAINT))
    return Group(*parts)


# --- set-up --------------------------------------------------------------------------------------


def dealt(scene: Scene, names: Sequence[str]) -> RenderableType:
    """The character cards to choose from, all at once, because they have to fit together."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    before = ""
    for name in names:
        card = cards.find(scene, name)
        label = "" if card.family == before else scene.texts.name(f"family:{card.family}")
        before = card.family
        kept = hero.mine(scene)[card.family]
        mark = "▸" if scene.can_touch(name) else "✓ " if kept == card.id else ""
        given_up = kept is not None and kept != card.id
        words = ink(mark, SIGNAL).append_text(cards.line(scene, card, FAINT if given_up else "bold"))
        table.add_row(ink(label, FAINT), words)
    return scene.frame(scene.say("term-ca-dealt"), table, style=ACCENT)


# --- the question ----------------------------------------------------------------------------------


def asked_about(scene: Scene) -> list[RenderableType]:
    """The card that a question names, such as an ally to be placed, unless the table shows it anyway."""
    name = scene.decision.args.get("card") if scene.decision else None
    attempt = scene.view["attempt"]
    if name is None or (attempt and name == f"story:{attempt['card']}"):
        return []
    card = cards.find(scene, name)
    if isinstance(card, (Challenge, Adversary)) or name.startswith("path:"):
        return []
    return [ink("▸ ", SIGNAL).append_text(cards.line(scene, card))]


# --- the adversary -------------------------------------------------------------------------------


def adversary(scene: Scene) -> list[RenderableType]:
    """Whom all play against: how near it is to winning, what it does, and the quests."""
    it = scene.view["adversary"]
    if it is None:
        return []
    card = cards.box(scene).find("story", it["card"])
    purse = ink("●" * it["xp"], BAD).append("○" * max(0, it["goal"] - it["xp"]), FAINT)
    purse.append(f" {scene.say('term-ca-goal', xp=it['xp'], goal=it['goal'])}", "bold")
    lines: list[RenderableType] = [purse]
    if it["beaten_by"] is not None:
        lines.append(ink(scene.say("term-ca-beaten", player=scene.texts.seat(it["beaten_by"])), GOOD))
    else:
        lines.append(_stands(scene, card, it))
        lines.append(ink(cards.text(scene, card), FAINT))
    for id in it["quests"]:
        lines.append(cards.line(scene, cards.box(scene).find("quest", id)))
    for name in it["shown"]:
        lines.append(ink("▸ ", SIGNAL).append_text(cards.line(scene, cards.find(scene, name))))
    lines.append(ink(scene.say("term-piles", deck=it["deck"], discard=len(it["discard"])), FAINT))
    title = f"{scene.texts.name('family:adversary')}: {cards.name(scene, card)}"
    return [scene.frame(title, Group(*lines), style=BAD)]


def _stands(scene: Scene, card: Adversary, it: Mapping[str, Any]) -> Text:
    number = numbers(scene).get(f"face:{card.id}")
    words = _number(number).append(" " if number else "")
    words.append(scene.say("term-ca-difficulty", difficulty=it["difficulty"])).append(" · ")
    words.append_text(signs.abilities(scene, card.tests))
    if it["odds"] is not None:
        words.append(f" · {scene.say('term-ca-your-odds')} ").append_text(cards.odds(scene, it))
    return words.append(" · ").append_text(signs.rewards(scene, card.paths[0]))
