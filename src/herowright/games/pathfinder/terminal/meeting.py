"""What is going on: a card being met, step by step, a check with its dice and chances, damage to be taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from herowright.games.pathfinder.terminal import cards, signs
from herowright.terminal import chances
from herowright.terminal.board import BAD, FAINT, GOOD, SIGNAL, Scene, ink

Check = Mapping[str, Any]
STEPS = ("evade", "before", "check", "next", "after", "end")


def going_on(scene: Scene) -> list[RenderableType]:
    """The middle of the table while something is met, checked or suffered."""
    view = scene.view
    met, check, hurt = view["encounter"], view["check"], view["hurt"]
    if met is None and check is None and hurt is None:
        return []
    lines: list[RenderableType] = []
    if met is not None:
        lines += encounter(scene, met)
    if check is not None:
        lines += checking(scene, check)
    if hurt is not None:
        lines.append(damage(scene, hurt))
    return [scene.frame(heading(scene), Group(*lines), style=SIGNAL)]


def heading(scene: Scene) -> str:
    met, check = scene.view["encounter"], scene.view["check"]
    if met is not None:
        card = cards.named(scene, met["card"])
        return scene.say("term-pf-meets", player=scene.texts.hero(met["seat"]), card=card)
    it = check or scene.view["hurt"]
    return scene.texts.hero(it["seat"])


def encounter(scene: Scene, met: Mapping[str, Any]) -> Iterator[RenderableType]:
    """The card with its text, where it comes from, and how far the encounter is."""
    for outer in scene.view["waiting"]:
        words = scene.say("term-pf-waiting", player=scene.texts.hero(outer["seat"]), card=outer["card"])
        yield ink(words, FAINT)
    card = cards.find(scene, met["card"])
    where = "term-pf-summoned" if met["summoned"] else ""
    origin = scene.say(where) if where else scene.texts.name(scene.view["places"][met["place"]]["name"])
    marks = cards.traits(scene, card)
    yield ink(cards.kind(scene, card), "bold").append(f" · {marks}" if marks else "", "").append(f" · {origin}", FAINT)
    yield steps(scene, met["step"])
    yield ink(cards.text(scene, card))


def steps(scene: Scene, now: str) -> Text:
    """`✓ evade › [check] › after`."""
    parts = []
    for at, step in enumerate(STEPS):
        words = scene.say("term-pf-step", step=step)
        if step == now:
            parts.append(ink(f"[{words}]", SIGNAL))
        else:
            parts.append(ink(f"✓ {words}" if at < STEPS.index(now) else words, FAINT))
    return ink(" › ", FAINT).join(parts)


# --- checks -----------------------------------------------------------------------------------------------


def checking(scene: Scene, check: Check) -> Iterator[RenderableType]:
    """Who has to reach what, with which dice, and how likely that is."""
    asks = signs.said(scene, check["asks"]["text"])
    words = ink(scene.say("term-pf-check", player=scene.texts.hero(check["seat"]), purpose=check["purpose"]), "bold")
    if check["card"] and (scene.view["encounter"] is None or check["card"] != scene.view["encounter"]["card"]):
        words.append(f" · {scene.texts.name(check['card'])}", "")
    yield words.append(f": {asks}", "bold")
    if check["skill"] is None:
        return
    yield pool(scene, check)
    if check["rolled"] or check["result"] is not None:
        yield rolled(scene, check)
    elif check["odds"] is not None:
        yield odds(scene, check)


def odds(scene: Scene, check: Check) -> Text:
    """`━━━━━━━╌╌╌ 74%`, and why that is less than the dice deserve."""
    chance = check["odds"] / 100
    words = chances.bar(chance).append(" ").append_text(chances.odds(scene, chance))
    return words.append(f": {signs.said(scene, check['vain'])}", BAD) if check["vain"] else words


def pool(scene: Scene, check: Check) -> Text:
    """The skill, the dice and the difficulty as they stand."""
    words = ink(signs.skill(scene, check["skill"]), "bold")
    if check["set_by"]:
        words.append(f" ({scene.texts.name(check['set_by'])})", "")
    dice = (
        str(check["fixed"] + check["plus"]) if check["fixed"] is not None else signs.dice(check["dice"], check["plus"])
    )
    words.append(": ").append(scene.say("term-pf-against", dice=dice, difficulty=check["difficulty"]), "bold")
    if check["weak"]:
        words.append(f" · {scene.say('term-pf-weak', by=check['weak'])}", BAD)
    if check["traits"]:
        words.append(f" · {', '.join(scene.texts.name(trait) for trait in check['traits'])}", FAINT)
    return words


def rolled(scene: Scene, check: Check) -> Text:
    """`[d10: 4] [d8: 7] +3 = 14 ≥ 12 ✓`."""
    dice = [f"[d{sides}: {shown}]" for sides, shown in zip(check["dice"], check["rolled"], strict=False)]
    plus = check["plus"] - check["weak"] * len(check["rolled"])
    words = ink(" ".join([*dice, *([f"{plus:+}".replace("-", "−")] if plus else [])]))
    words.append(" = ").append_text(verdict(scene, check["result"], check["difficulty"], check["success"]))
    return words


def verdict(scene: Scene, result: int, difficulty: int, success: bool) -> Text:
    if success:
        sign = "≥" if result >= difficulty else ":"
        return ink(f"{result} {sign} {difficulty} ✓ {scene.say('term-pf-success')}", f"bold {GOOD}")
    return ink(f"{result} < {difficulty} ✗ {scene.say('term-pf-short-by', by=difficulty - result)}", f"bold {BAD}")


# --- damage -----------------------------------------------------------------------------------------------


def damage(scene: Scene, hurt: Mapping[str, Any]) -> Text:
    who = scene.texts.hero(hurt["seat"])
    words = ink(scene.say("term-pf-hurt", player=who, amount=hurt["amount"], type=hurt["type"]), f"bold {BAD}")
    return words.append(f" · {scene.say('term-pf-fixed')}", BAD) if hurt["fixed"] else words
