"""A hunt or the battle as a scene of its own: the pool, the dice as they fall, what they reach."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.fiends_familiars.terminal import cards, foes
from herowright.games.roll_player.terminal.hero import Hero
from herowright.terminal import chances
from herowright.terminal.board import ACCENT, FAINT, GOOD, SIGNAL, Scene, ink


def going_on(scene: Scene) -> list[RenderableType]:
    """The fight of this moment, if there is one."""
    if scene.view["phase"] == "hunt" and scene.view["minion"]:
        return [hunt(scene)]
    if scene.view["phase"] in ("battle", "over") and scene.view["monster"]:
        return [battle(scene)]
    return []


def slain(scene: Scene) -> bool:
    """Whether a lone hero fell in the battle, and has neither rank nor stars (FF-SOLO-15)."""
    heroes = scene.view["heroes"]
    return (
        len(heroes) == 1 and scene.view["phase"] == "over" and heroes[0]["result"] < foes.monster_card(scene).strength
    )


def faces(scene: Scene, thrown: Sequence[int], pool: int) -> Text:
    """Combat dice: `[4] [2] [6]`, or as many blank ones as will be thrown; `▸` before those that can be rerolled."""
    shown = [str(face) for face in thrown] or ["·"] * pool
    parts = []
    for face in shown:
        open = scene.can_touch(f"combat:{face}")
        parts.append(ink("▸" if open else "", SIGNAL).append(f"[{face}]", "bold" if thrown else FAINT))
    return Text(" ").join(parts)


def hunt(scene: Scene) -> RenderableType:
    view = scene.view
    hunter: Hero = view["heroes"][view["turn"]]
    mine = hunter["seat"] == view["seat"]
    card = foes.minion_card(scene)
    title = scene.say("term-ff-hunts", player=scene.texts.seat(hunter["seat"]))
    name = ink(cards.minion_name(scene, card), "bold")
    return scene.frame(
        title,
        Group(
            name,
            *(foes.weaknesses(scene, card) if mine else ()),
            _pool(scene, hunter, view["minion"]["bonus"] if mine else 0),
            foes.tiers(scene, card, hunter["standing"] if hunter["combat"] else None),
        ),
        style=ACCENT,
    )


def _pool(scene: Scene, it: Hero, bonus: int) -> Text:
    """The pool before the roll, the dice and their sum after it."""
    line = faces(scene, it["combat"], it["combat_dice"]).append("  ")
    if not it["combat"]:
        line.append(scene.say("ff-amount-dice", dice=it["combat_dice"]), "bold")
        return line.append(foes.plus(bonus), "bold")
    total = sum(it["combat"])
    line.append(f"= {total}", "bold")
    if it["standing"] is not None and it["standing"] != total:
        changed = foes.plus(it["standing"] - total)
        line.append(f"{changed} = {it['standing']}".replace("= -", "= −"), "bold")
    return line


def battle(scene: Scene) -> RenderableType:
    """The Monster, its adventure cards, and every hero with dice and result."""
    view = scene.view
    card = foes.monster_card(scene)
    mine: Hero | None = None if view["seat"] is None else view["heroes"][view["seat"]]
    reached = mine["standing"] if mine and mine["combat"] else None
    lines: list[RenderableType] = list(foes.monster_lines(scene)) if reached is None else []
    if reached is not None:
        head, ability, _ = foes.monster_lines(scene)
        lines = [head, ability, foes.monster_tiers(scene, reached)]
    lines.append(foes.adventures(scene))
    if mine and reached is None and view["monster"]["chances"]:
        chance = view["monster"]["chances"][0] / 1000
        bar = ink(f"{scene.say('term-ff-chance')} ").append_text(chances.bar(chance)).append(" ")
        lines.append(bar.append_text(chances.odds(scene, chance)))
    table = Table.grid(padding=(0, 2, 0, 0))
    for it in view["heroes"]:
        table.add_row(*_fighter(scene, it, card.strength))
    title = scene.say("term-ff-battle", monster=card.name)
    return scene.frame(title, Group(*lines, Text(), table), style=ACCENT)


def _fighter(scene: Scene, it: Hero, strength: int) -> tuple[Text, Text, Text]:
    """A hero in the battle: who, the dice, how it stands."""
    turn = scene.view["turn"] == it["seat"]
    name = ink("▸ " if turn else "  ", SIGNAL).append(scene.texts.seat(it["seat"]), "bold")
    if it["result"] is None:
        return name, _pool(scene, it, 0), Text()
    won = it["result"] >= strength
    state = ink(scene.say("term-ff-won" if won else "term-ff-lost"), GOOD if won else FAINT)
    if it["monster_stars"] or it["master_stars"]:
        state.append(f" ★{it['monster_stars'] + it['master_stars']}", foes.STAR)
    return name, _pool(scene, it, 0), state
