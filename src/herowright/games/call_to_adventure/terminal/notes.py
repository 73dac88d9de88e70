"""What an option would give: the table does the arithmetic, the player decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from herowright.games.call_to_adventure.cards.attacks import Hinder, IgnoreCore
from herowright.games.call_to_adventure.cards.effects import AddDark, AddResult, AddRune, Ease, Effect, Recast
from herowright.games.call_to_adventure.cards.powers import Trade
from herowright.games.call_to_adventure.cards.requirements import SpendXp
from herowright.games.call_to_adventure.cards.types import Card, HandCard, Path
from herowright.games.call_to_adventure.rules.components import (
    ABILITY_OF,
    ABILITY_OF_ID,
    CORE,
    DARK,
    NONE,
    ORDINARY,
    SPECIAL,
)
from herowright.games.call_to_adventure.terminal import cards, cast, hero, signs
from herowright.table.decision import Option
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
        figures = _change_of(scene, option) if verb in TALKATIVE else note(scene, option)
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
    cost = sum(need.xp for need in card.needs if isinstance(need, SpendXp))
    return _joined(signs.rewards(scene, card.path), _said(scene, card.path), _xp(scene, cost) if cost else None)


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
    """The difficulty rises with an ally (CA-ALLY-06)."""
    place = _place(scene, _what(option))
    if place is None:
        return None
    changes = dict.fromkeys(f"{each['difficulty']} → {each['difficulty'] + 1}" for each in place["paths"])
    return ink(f"{scene.say('term-ca-against')} {', '.join(changes)}", FAINT)


# --- the pool and the cast -----------------------------------------------------------------------


def _attempt(scene: Scene) -> Any:
    return scene.view["attempt"]


def _chance(scene: Scene, runes: Sequence[int], easier: int = 0) -> Text | None:
    """`45 % → 62 %`: the chance now and then."""
    it = _attempt(scene)
    if it is None or it["odds"] is None:
        return None
    then = cast.chance(scene, it, runes, easier)
    now = ink(f"{chances.percent(scene, it['odds'])} → ", FAINT)
    return now.append_text(chances.odds(scene, then))


def _cast(scene: Scene, option: Option) -> Text | None:
    it = _attempt(scene)
    return (
        None
        if it is None or it["odds"] is None
        else chances.bar(it["odds"]).append(" ").append_text(chances.odds(scene, it["odds"]))
    )


def _dark(scene: Scene, option: Option) -> Text:
    it = _attempt(scene)
    return _joined(_chance(scene, [*cast.counted(it), DARK[0]]), _xp(scene, it["dark_costs"][0]))


def _leave(scene: Scene, option: Option) -> Text | None:
    """Without a rune of an ability, of which the special one is the first to go, or without a dark rune."""
    it, ability = _attempt(scene), ABILITY_OF_ID.get(_what(option), NONE)
    out = max((rune for rune in cast.counted(it) if ABILITY_OF[rune] == ability and rune not in CORE), default=NONE)
    return _chance(scene, [rune for rune in cast.counted(it) if rune != out])


def _add(scene: Scene, option: Option) -> Text | None:
    if _what(option) == "dark":
        return _chance(scene, [*cast.counted(_attempt(scene)), DARK[0]])
    return _with_rune(scene, ABILITY_OF_ID[_what(option)])


def _with_rune(scene: Scene, ability: int) -> Text | None:
    """With the next rune of an ability, if it counts here."""
    it = _attempt(scene)
    if it is None or it["odds"] is None:
        return None
    pool = [each["rune"] for each in it["runes"]]
    new = next((rune for rune in (*ORDINARY[ability], SPECIAL[ability]) if rune not in pool), NONE)
    helps = new != NONE and ability in cards.path(scene, it["path"])[0].tests
    return _chance(scene, [*cast.counted(it), *([new] if helps else [])])


def _rune(scene: Scene, option: Option) -> Text | None:
    """A rune of an ability to add or to ignore, or a cast rune to turn over."""
    it, what = _attempt(scene), _what(option)
    if it is None:
        return None
    if not what.isdigit():
        ability = ABILITY_OF_ID[what]
        if scene.decision is None or scene.decision.kind != "ignore":
            return _with_rune(scene, ability)
        left = [rune for rune in cast.counted(it) if ABILITY_OF[rune] != ability]
        if it["result"] is None:
            return _chance(scene, left)
        lost = sum(each["adds"] for each in it["runes"] if each["counts"] and ABILITY_OF[each["rune"]] == ability)
        return cast.verdict(scene, it["result"] - lost, it)
    turned = next(each for each in it["runes"] if each["rune"] == int(what))
    by = int(option.label.args["face"]) - turned["adds"] if turned["counts"] else 0
    return cast.verdict(scene, it["result"] + by, it)


def _resolve(scene: Scene, option: Option) -> Text | None:
    it = _attempt(scene)
    return None if it is None or it["result"] is None else cast.verdict(scene, it["result"], it)


# --- cards and their effects ---------------------------------------------------------------------


def _use(scene: Scene, option: Option) -> Text:
    """A power of an own card: what it says, what it would change, the experience left."""
    cost = _xp(scene, int(option.label.args["xp"])) if option.key.startswith("spend:") else None
    return _joined(ink(cards.text(scene, _source(scene, option)), FAINT), _change_of(scene, option), cost)


def _play(scene: Scene, option: Option) -> Text:
    """A hand card: what it says, and what it would change."""
    return _joined(ink(cards.text(scene, _source(scene, option)), FAINT), _change_of(scene, option))


def _source(scene: Scene, option: Option) -> Any:
    """The card or path whose power or effect is used."""
    name = option.touches[0]
    return cards.path(scene, name.partition(":")[2])[1] if name.startswith("path:") else cards.find(scene, name)


def _change_of(scene: Scene, option: Option) -> Text | None:
    source = _source(scene, option)
    return _change(scene, source.effect if isinstance(source, HandCard) else source.power.benefit)


def _text(scene: Scene, option: Option) -> Text:
    return ink(cards.text(scene, cards.find(scene, option.touches[0])), FAINT)


def _trade(scene: Scene, option: Option) -> Text | None:
    """What a discarded card adds against this adversary."""
    power: Trade = cards.path(scene, _attempt(scene)["path"])[0].power
    return _change(scene, AddResult(power.bonus))


def _change(scene: Scene, effect: Effect) -> Text | None:
    """What an effect would do to the challenge being faced: the chance before the cast, the result after it."""
    it = _attempt(scene)
    if it is None:
        return None
    runes = cast.counted(it)
    after = it["result"] is not None
    match effect:
        case AddResult(amount=amount) | Ease(by=amount):
            return _shifted(scene, amount)
        case Hinder(by=amount):
            return _shifted(scene, -amount)
        case Recast() if after:
            again = chances.odds(scene, cast.chance(scene, it, runes))
            return ink(f"{scene.say('term-ca-chance')} ", FAINT).append_text(again)
        case AddDark(count=count) if not after:
            free = [rune for rune in DARK if rune not in runes]
            return _chance(scene, [*runes, *free[:count]])
        case AddRune(abilities=abilities) if not after:
            tests = cards.path(scene, it["path"])[0].tests
            return _with_rune(scene, next((ability for ability in abilities if ability in tests), abilities[0]))
        case IgnoreCore() if not after:
            return _chance(scene, [rune for rune in runes if rune not in CORE])
    return None


def _shifted(scene: Scene, by: int) -> Text | None:
    it = _attempt(scene)
    if it["result"] is None:
        return _chance(scene, cast.counted(it), by)
    return cast.verdict(scene, it["result"] + by, it)


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
    "leave": _leave,
    "add": _add,
    "rune": _rune,
    "resolve": _resolve,
    "spend": _use,
    "sacrifice": _use,
    "play": _play,
    "drop": _text,
    "ally": _text,
    "trade": _trade,
    "draw": _draw,
    "seat": _seat,
}
