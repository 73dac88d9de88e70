"""What an option would give: the table does the arithmetic, the player decides."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

from rich.text import Text

from herowright.games.call_to_adventure.cards.types import Card, Path
from herowright.games.call_to_adventure.rules import runes, turn
from herowright.games.call_to_adventure.rules.choices import GRANT, RESPOND
from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure
from herowright.games.call_to_adventure.terminal import cards, cast, hero, signs
from herowright.table.decision import Option
from herowright.table.table import Table
from herowright.terminal import chances
from herowright.terminal.board import BAD, FAINT, GOOD, Scene, ink


def note(scene: Scene, option: Option) -> Text | None:
    verb = option.key.partition(":")[0]
    write = WRITERS.get(verb)
    return write(scene, option) if write else None


def brief(scene: Scene, option: Option) -> Text:
    """The label and the numbers, without texts of cards."""
    words = ink(scene.texts.say(option.label))
    verb = option.key.partition(":")[0]
    if verb == "face":
        figures: Text | None = _face(scene, option, brief=True)
    else:
        figures = _change(scene, option) if verb in TALKATIVE else note(scene, option)
    return words.append("  ").append_text(figures) if figures else words


def concerned(scene: Scene, option: Option) -> list[Card]:
    """The cards behind an option, each once, and the one the question is about."""
    found: list[Card] = []
    asked = scene.decision.args.get("card") if scene.decision else None
    for thing in (*option.touches, *([asked] if asked else [])):
        kind = thing.partition(":")[0]
        if kind in ("origin", "motivation", "destiny", "story", "hero", "antihero", "path"):
            card = cards.find(scene, thing)
            if card not in found:
                found.append(card)
    return found


def _what(option: Option) -> str:
    return option.key.partition(":")[2]


def _place(scene: Scene, card: str) -> Any:
    """The place of a row where a card lies, if it lies in one."""
    places = (place for row in scene.view["rows"] for place in row["places"] if place)
    return next((place for place in places if place["card"] == card), None)


def _xp(scene: Scene, cost: int) -> Text:
    own = hero.mine(scene)["xp"]
    return ink(scene.say("term-ca-note-xp", before=own, after=own - cost), FAINT)


def _joined(*parts: Text | None) -> Text:
    return ink(" · ", FAINT).join([part for part in parts if part])


# --- set-up and the main action ------------------------------------------------------------------


def _keep(scene: Scene, option: Option) -> Text:
    """Icons and text."""
    card = cards.find(scene, option.touches[0])
    return ink("").append_text(signs.shown(scene, card)).append(f" {cards.text(scene, card)}", FAINT)


def _gain(scene: Scene, option: Option) -> Text:
    """A trait: its price and what it gives."""
    card = cards.find(scene, option.touches[0])
    price = _xp(scene, card.price) if card.price else None
    return _joined(signs.rewards(scene, card.path), _said(scene, card.path), price)


def _face(scene: Scene, option: Option, brief: bool = False) -> Text:
    """A path: the odds, the difficulty, what it gives, and the ally that comes with it."""
    card, path = cards.path(scene, _what(option))
    place = _place(scene, card.id)
    shown = next((each for each in place["paths"] if each["path"] == path.id), None) if place else None
    if shown is None and scene.view["adversary"] and scene.view["adversary"]["card"] == card.id:
        shown = scene.view["adversary"]
    words: list[Text | None] = []
    if shown and shown["odds"] is not None:
        words.append(cards.odds(scene, shown, brief))
    words.append(signs.rewards(scene, path))
    if place and place["ally"]:
        words.append(ink(f"+ {scene.texts.name('story:' + place['ally'])}", FAINT))
    return _joined(*words)


def _said(scene: Scene, path: Path) -> Text | None:
    words = cards.text(scene, path)
    return ink(words, FAINT) if words else None


def _ally_place(scene: Scene, option: Option) -> Text | None:
    """The difficulty as it is, and as it would be with the ally (CA-ALLY-06)."""
    if scene.glimpse is None:
        return None
    now: CallToAdventure = scene.glimpse.state
    then, me, card = now.copy(), now.heroes[scene.glimpse.seat], option.payload
    then.under[card] = now.arriving[0]
    levels = [[turn.difficulty(table, me, card, path) for table in (now, then)] for path in card.paths]
    changes = dict.fromkeys(f"{before} → {after}" for before, after in levels)
    return ink(f"{scene.say('term-ca-against')} {', '.join(changes)}", FAINT)


# --- the pool and the cast -----------------------------------------------------------------------


def _cast(scene: Scene, option: Option) -> Text | None:
    odds = scene.view["attempt"]["odds"]
    return chances.bar(odds).append(" ").append_text(chances.odds(scene, odds))


def _dark(scene: Scene, option: Option) -> Text:
    it = scene.view["attempt"]
    return _joined(_chance(scene, it["odds"], it["dark"][0]), _xp(scene, it["dark_costs"][0]))


def _resolve(scene: Scene, option: Option) -> Text | None:
    it = scene.view["attempt"]
    return cast.verdict(scene, it["result"], it["difficulty"], it["doomed"])


def _chance(scene: Scene, now: float, then: float) -> Text:
    """`45 % → 62 %`."""
    return ink(f"{chances.percent(scene, now)} → ", FAINT).append_text(chances.odds(scene, then))


def _change(scene: Scene, option: Option) -> Text | None:
    """What an option would make of the challenge being faced: the chance before the cast, the result after it."""
    now = scene.glimpse.state.attempt if scene.glimpse else None
    if now is None or (table := _taken(scene, option)) is None or (then := table.attempt) is None or _same(now, then):
        return None
    if then.cast:
        result = runes.result(table, table.active, then)
        return cast.verdict(scene, result, then.difficulty - then.eased, then.doomed)
    if now.cast:
        return ink(f"{scene.say('term-ca-chance')} ", FAINT).append_text(chances.odds(scene, _odds(table)))
    return _chance(scene, scene.view["attempt"]["odds"], _odds(table))


def _same(now: Attempt, then: Attempt) -> bool:
    return all(getattr(now, field.name) == getattr(then, field.name) for field in dataclasses.fields(Attempt))


def _odds(table: CallToAdventure) -> float:
    return runes.odds(table, table.active, table.attempt) if table.attempt else 0.0


def _taken(scene: Scene, option: Option) -> CallToAdventure | None:
    """The table once an option was taken and nobody has answered it; none where something was left to chance. Of the
    runes that a card may add it is the best one."""
    if scene.glimpse is None:
        return None
    worlds: list[Table[CallToAdventure]] = [scene.glimpse.imagine(random.Random(0))]
    known = worlds[0].state.chance.n
    worlds[0].apply(option.key, scene.glimpse.seat)
    while (asked := worlds[0].decision) and asked.kind == RESPOND.id:
        worlds[0].apply("pass")
    if asked and asked.kind == GRANT.id and option.key not in [answer.key for answer in asked.options]:
        worlds = [worlds[0].clone() for _ in asked.options]
        for world, answer in zip(worlds, asked.options, strict=True):
            world.apply(answer)
    found = max((world.state for world in worlds), key=_odds)
    return found if found.chance.n == known else None


# --- cards and their effects ---------------------------------------------------------------------


def _use(scene: Scene, option: Option) -> Text:
    """A power of an own card: what it says, what it would change, the experience left."""
    cost = _xp(scene, int(option.label.args["xp"])) if option.key.startswith("spend:") else None
    return _joined(_play(scene, option), cost)


def _play(scene: Scene, option: Option) -> Text:
    """A hand card: what it says, and what it would change."""
    name = option.touches[0]
    source = cards.path(scene, name.partition(":")[2])[1] if name.startswith("path:") else cards.find(scene, name)
    return _joined(ink(cards.text(scene, source), FAINT), _change(scene, option))


def _text(scene: Scene, option: Option) -> Text:
    return ink(cards.text(scene, cards.find(scene, option.touches[0])), FAINT)


def _draw(scene: Scene, option: Option) -> Text:
    """How many cards are left, and whether such a card may be played where the marker stands."""
    kind, own = _what(option), hero.mine(scene)
    may = kind in scene.view["track"][own["space"]]["plays"]
    left = ink(scene.say("term-ca-note-deck", cards=scene.view["decks"][kind]), FAINT)
    return left.append(" · ").append(
        *((scene.say("term-ca-may"), GOOD) if may else (scene.say("term-ca-may-not"), BAD))
    )


def _seat(scene: Scene, option: Option) -> Text:
    other = scene.view["heroes"][int(_what(option)) - 1]
    words = [scene.say("term-ca-xp", xp=other["xp"]), signs.space(scene, other["level"])]
    words += [scene.say("term-ca-points", points=other["score"]), hero.hand_kinds(scene, other)]
    return ink(" · ".join(words), FAINT)


# Options whose notes tell the text of a card.
TALKATIVE = ("play", "spend", "sacrifice")

WRITERS: dict[str, Callable[[Scene, Option], Text | None]] = {
    "keep": _keep,
    "gain": _gain,
    "face": _face,
    "path": _face,
    "place": _ally_place,
    "cast": _cast,
    "dark": _dark,
    "leave": _change,
    "add": _change,
    "rune": _change,
    "resolve": _resolve,
    "spend": _use,
    "sacrifice": _use,
    "play": _play,
    "drop": _text,
    "ally": _text,
    "trade": _change,
    "draw": _draw,
    "seat": _seat,
}
