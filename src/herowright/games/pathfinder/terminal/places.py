"""What everybody shares: the time that is left, the locations and the scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from herowright.games.pathfinder.terminal import cards, hero, signs
from herowright.terminal.board import ACCENT, BAD, FAINT, GOOD, SIGNAL, Scene, ink

Place = Mapping[str, Any]


def header(scene: Scene) -> Text:
    """The scenario, whose turn it is and how far it has come."""
    view = scene.view
    line = ink(cards.named(scene, view["scenario"]["name"]), f"bold {ACCENT}")
    if view["result"] is not None:
        won = view["result"]["won"]
        return line.append(f" · {scene.say('term-pf-won' if won else 'term-pf-lost')}", GOOD if won else BAD)
    if view["turn"] is None or view["phase"] == "set-up":
        return line.append(f" · {scene.say('phase-set-up')}", "bold")
    line.append(f" · {scene.say('term-pf-turn', player=scene.texts.hero(view['turn']))}", "bold")
    if view["stopped_by"]:
        line.append(f" · {scene.say('term-pf-stopped', card=view['stopped_by'])}", BAD)
    return line.append(f" · {scene.say('term-pf-stage', stage=stage(scene))}", FAINT)


def stage(scene: Scene) -> str:
    return "reset" if scene.view["phase"] == "reset" else str(scene.view["stage"])


def time(scene: Scene) -> list[RenderableType]:
    """The blessings deck: the scenario is lost when it has to be drawn from and is empty."""
    it = scene.view["blessings"]
    if not it["left"] and not it["discard"]:
        return []
    line = ink(f"{scene.say('term-pf-blessings', cards=it['left'])} ", "bold")
    line.append_text(signs.clock(it["left"], len(it["discard"])))
    if it["top"]:
        line.append(f" {scene.say('term-pf-top', card=it['top'])}", FAINT)
    return [line]


# --- locations --------------------------------------------------------------------------------------------


def locations(scene: Scene) -> list[RenderableType]:
    """All locations in short: what is known of their decks, who is there, and how they are closed."""
    if not scene.view["places"]:
        return []
    found = numbers(scene)
    rows = [part for place in scene.view["places"] for part in row(scene, place, found)]
    return [scene.frame(scene.say("term-pf-locations"), Group(*rows))]


def numbers(scene: Scene) -> dict[str, int]:
    """The options that lead to a location, by its name."""
    options = scene.decision.options if scene.decision else ()
    leading = ("move", "start")
    return {
        option.touches[0]: number
        for number, option in enumerate(options, 1)
        if option.touches and option.key.split(":")[0] in leading
    }


def row(scene: Scene, place: Place, found: Mapping[str, int]) -> Iterator[RenderableType]:
    here = hero.mine(scene)["seat"] in place["heroes"]
    number = found.get(place["name"])
    words = ink(f"▸{number} " if number else "◆ " if here else "", SIGNAL)
    words.append(cards.named(scene, place["name"]), f"bold {ACCENT}" if here else FAINT if place["closed"] else "bold")
    yield words.append_text(state(scene, place)).append_text(present(scene, place))
    if not place["closed"]:
        yield Padding(contents(scene, place).append_text(closing(scene, place)), (0, 0, 0, 2))


def state(scene: Scene, place: Place) -> Text:
    if place["closed"]:
        return ink(f" · ✗ {scene.say('term-pf-closed')}", GOOD)
    return ink(f" · ({scene.say('term-pf-shut')})" if place["shut"] else "", GOOD)


def present(scene: Scene, place: Place) -> Text:
    """Who is there."""
    names = ", ".join(scene.texts.hero(seat) for seat in place["heroes"])
    return ink(f" · ☺ {names}" if names else "", SIGNAL)


def contents(scene: Scene, place: Place) -> Text:
    """What its deck holds, and the cards seen there."""
    line = ink(scene.say("term-pf-cards", cards=place["cards"]), "")
    if place["cards"]:
        line.append(": ").append_text(signs.kinds(scene, place["kinds"]))
    for part, id in (("known_top", "term-pf-known-top"), ("known_bottom", "term-pf-known-bottom")):
        if place[part]:
            line.append(f" · {scene.say(id, cards=signs.counted(scene, place[part]))}", "")
    return line


def closing(scene: Scene, place: Place) -> Text:
    """What closes it."""
    ways = " / ".join(signs.said(scene, way) for way in place["closing"])
    return ink(f" · {scene.say('term-pf-closing', way=ways)}" if ways else "", FAINT)


def holding(scene: Scene) -> list[RenderableType]:
    """The rules that hold where the viewer is, and those of the scenario, its adventure and the path."""
    own = hero.mine(scene)["place"]
    lines = [(card["name"], each) for card in scene.view["story"] for each in card["during"]]
    if own is not None and scene.view["places"]:
        place = scene.view["places"][own]
        lines += [(place["name"], each) for each in place["here"]]
    return [
        ink(f"{scene.texts.name(name)}: ", FAINT).append(signs.after_colon(scene, words), f"italic {FAINT}")
        for name, words in lines
    ]


def in_full(scene: Scene) -> RenderableType:
    """Every location with all that is printed on it and all that is known of its deck."""
    parts: list[RenderableType] = []
    for place in scene.view["places"]:
        lines: list[RenderableType] = [] if place["closed"] else [contents(scene, place)]
        lines += [ink(cards.text(scene, cards.find(scene, place["name"])), FAINT)]
        heading = ink(cards.named(scene, place["name"]), f"bold {ACCENT}")
        heading.append_text(state(scene, place)).append_text(present(scene, place))
        parts.append(scene.frame(heading, Group(*lines)))
    return Group(*parts) if parts else ink(scene.say("term-pf-no-locations"), FAINT)


# --- the scenario -----------------------------------------------------------------------------------------


def scenario(scene: Scene) -> RenderableType:
    """What is played for: villains, henchmen, special rules and the reward."""
    it = scene.view["scenario"]
    lines: list[RenderableType] = [ink(cards.named(scene, it["adventure"]), FAINT)]
    for family, id in (("villains", "term-pf-villains"), ("henchmen", "term-pf-henchmen")):
        if it[family]:
            names = ", ".join(cards.named(scene, name) for name in it[family])
            lines.append(ink(scene.say(id, names=names), "bold"))
    if scene.view["beaten"]:
        lines.append(ink(scene.say("term-pf-beaten", names=signs.counted(scene, scene.view["beaten"])), GOOD))
    lines.append(ink(cards.text(scene, cards.find(scene, it["name"]))))
    for card in scene.view["story"]:
        if card["during"] and card["name"] != it["name"]:
            lines.append(cards.line(scene, cards.find(scene, card["name"])))
    return scene.frame(cards.named(scene, it["name"]), Group(*lines))


def scenario_in_full(scene: Scene) -> RenderableType:
    """The scenario, and its villain and henchmen as they are printed."""
    it = scene.view["scenario"]
    banes = dict.fromkeys((*it["villains"], *it["henchmen"]))
    return Group(scenario(scene), *(cards.in_full(scene, cards.find(scene, name)) for name in banes))
