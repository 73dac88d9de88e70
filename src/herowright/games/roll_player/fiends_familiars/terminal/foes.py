"""Minion, Monster and adventure cards, with the chances of the one who looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.fiends_familiars import catalog
from herowright.games.roll_player.fiends_familiars.cards.types import AdventureCard, Minion, Monster
from herowright.games.roll_player.fiends_familiars.terminal import cards
from herowright.games.roll_player.terminal import cards as base_cards
from herowright.games.roll_player.terminal import dice
from herowright.terminal import chances
from herowright.terminal.board import FAINT, GOOD, SIGNAL, Scene, ink

STAR = dice.INKS["gold"]


def minion_card(scene: Scene) -> Minion:
    card: Minion = cards.find(scene, "minion", scene.view["minion"]["id"])
    return card


def monster_card(scene: Scene) -> Monster:
    card: Monster = cards.find(scene, "monster", scene.view["monster"]["id"])
    return card


def brief(scene: Scene) -> list[RenderableType]:
    """Both in a line or two each; `f` shows them in full."""
    lines = []
    if scene.view["minion"]:
        card = minion_card(scene)
        line = ink(cards.minion_name(scene, card), "bold").append_text(_pool(scene, scene.view["minion"]))
        for tier, chance in zip(card.tiers[1:], scene.view["minion"]["reaches"][1:], strict=False):
            trophy = f" {scene.say('ff-card-trophy')}" if tier.trophy else ""
            line.append(f" · {tier.least}+{trophy} ").append_text(chances.odds(scene, chance / 1000))
        lines.append(line)
    if scene.view["monster"]:
        line = monster_line(scene)
        lines += [line.append(" · ").append_text(monster_tiers(scene)), adventure_line(scene)]
    return [scene.frame(scene.say("term-ff-foes"), Group(*lines))] if lines else []


def full(scene: Scene) -> list[RenderableType]:
    """Each in a frame of its own."""
    return [*minion(scene), *monster(scene)]


def page(scene: Scene) -> RenderableType:
    found = full(scene)
    return Group(*found) if found else ink(scene.say("term-ff-no-foes"))


# --- the minion ----------------------------------------------------------------------------------


def minion(scene: Scene) -> list[RenderableType]:
    if not scene.view["minion"]:
        return []
    card = minion_card(scene)
    open = scene.can_touch("minion")
    head = ink("▸ " if open else "", SIGNAL).append(cards.minion_name(scene, card), "bold")
    head.append_text(_pool(scene, scene.view["minion"]))
    return [scene.frame(scene.say("term-ff-minion"), Group(head, *weaknesses(scene, card), tiers(scene, card)))]


def _pool(scene: Scene, fight: Mapping[str, Any]) -> Text:
    """` · 3 Combat dice +2`: what the one who looks would roll."""
    if fight["pool"] is None:
        return Text()
    words = ink(" · ").append(scene.say("ff-amount-dice", dice=fight["pool"]), "bold")
    return words.append(plus(fight["bonus"]), "bold")


def plus(bonus: int) -> str:
    return f" {bonus:+d}".replace("-", "−") if bonus else ""


def weaknesses(scene: Scene, card: Minion) -> Iterator[RenderableType]:
    """What gives more dice against it; `✓` before what the one who looks fulfils."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for (condition, more), seen in zip(card.weaknesses, scene.view["minion"]["weaknesses"], strict=True):
        words = scene.say("ff-card-given", what=f"+{more}", condition=scene.texts.say(condition.text))
        met = seen["met"]
        table.add_row(ink("✓" if met else "·", GOOD if met else FAINT), ink(words, GOOD if met else FAINT))
    yield table


def tiers(scene: Scene, card: Minion, reached: int | None = None) -> Table:
    """What each sum pays, and how likely it is to come to just that; or the tier that is reached."""
    odds = scene.view["minion"]["chances"]
    there = None if reached is None else card.tier_of(reached)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(justify="right", no_wrap=True)
    if odds and there is None:
        table.add_column(justify="right", no_wrap=True)
    for number, tier in enumerate(card.tiers):
        prize = [scene.say("ff-card-trophy")] if tier.trophy else []
        mine = tier is there
        style = "" if there is None else "bold" if mine else FAINT
        cells = [ink("▸" if mine else " ", SIGNAL), ink(catalog.span(card, number), style or "bold")]
        if odds and there is None:
            cells.append(ink(chances.percent(scene, odds[number] / 1000), FAINT))
        table.add_row(*cells, ink(catalog.reward(tier.reward, scene.texts, prize), style))
    return table


# --- the Monster ---------------------------------------------------------------------------------


def monster(scene: Scene) -> list[RenderableType]:
    if not scene.view["monster"]:
        return []
    return [scene.frame(scene.say("term-ff-monster"), Group(*monster_lines(scene), adventures(scene)))]


def monster_lines(scene: Scene) -> Iterator[Text]:
    """Name, strength and one's own pool; the ability; the tiers."""
    yield monster_line(scene)
    yield ink(catalog.text(monster_card(scene), scene.texts))
    yield monster_tiers(scene)


def monster_line(scene: Scene) -> Text:
    card = monster_card(scene)
    head = ink(base_cards.name(scene, card), "bold")
    head.append(f" · {scene.say('ff-card-strength', strength=card.strength)}", "")
    return head.append_text(_pool(scene, scene.view["monster"]))


def monster_tiers(scene: Scene, reached: int | None = None) -> Text:
    """`14+ ★1 63% · 18+ ★3 40% · master bonus ★3`; or with the tier that is reached marked."""
    card = monster_card(scene)
    odds: Sequence[int] = scene.view["monster"]["chances"]
    there = None if reached is None else max((least for least, _ in card.tiers if least <= reached), default=None)
    parts = []
    for number, (least, stars) in enumerate(card.tiers):
        part = ink(f"{'▸' if least == there else ''}{least}+ ", SIGNAL if least == there else "bold")
        part.append(f"★{stars}", STAR)
        if odds and reached is None:
            part.append(" ").append_text(chances.odds(scene, odds[number] / 1000))
        parts.append(part)
    if card.master:
        parts.append(ink(scene.say("ff-card-master", stars=card.master)))
    return Text(" · ").join(parts)


# --- adventure cards -----------------------------------------------------------------------------


def adventures(scene: Scene) -> Table:
    """Lair, trap, attack: face down, seen in secret or revealed, and whether the reward would be earned."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for seen in scene.view["adventure"]:
        label = ink(scene.texts.name(f"adventure-kind:{seen['kind']}"), SIGNAL if _open(scene, seen) else FAINT)
        table.add_row(label, _adventure(scene, seen))
    return table


def _open(scene: Scene, seen: Mapping[str, Any]) -> bool:
    return scene.can_touch(f"adventure:{seen['kind']}")


def _adventure(scene: Scene, seen: Mapping[str, Any]) -> Text:
    if seen["id"] is None:
        return ink(scene.say("term-ff-face-down"), FAINT)
    card: AdventureCard = cards.find(scene, "adventure", seen["id"])
    alone = len(scene.view["heroes"]) == 1 and card.solo is not None
    condition = card.solo if alone and card.solo else card.condition
    words = ink(base_cards.name(scene, card), "bold")
    words.append(f": {catalog.given(catalog.reward(card.reward, scene.texts), condition.text, scene.texts)}", "")
    if seen["revealed"]:
        return words
    words.append(" · ").append_text(_qualifies(scene, seen))
    return words.append(f" · {scene.say('term-ff-secret')}", FAINT)


def _qualifies(scene: Scene, seen: Mapping[str, Any]) -> Text:
    match seen["qualifies"]:
        case True:
            return ink(f"✓ {scene.say('term-ff-qualifies')}", GOOD)
        case False:
            return ink(scene.say("term-ff-qualifies-not"), FAINT)
    return ink(scene.say("term-ff-no-token"), FAINT)


def adventure_line(scene: Scene) -> Text:
    """The three cards by name, as far as they are known."""
    parts = []
    for seen in scene.view["adventure"]:
        kind = scene.texts.name(f"adventure-kind:{seen['kind']}")
        part = ink(f"{kind}: ", FAINT)
        if seen["id"] is None:
            part.append("?", FAINT)
        else:
            part.append(scene.texts.name(f"adventure:{seen['id']}"), "")
            part.append(" ✓" if seen["qualifies"] and not seen["revealed"] else "", GOOD)
        parts.append(part)
    return Text(" · ").join(parts)
