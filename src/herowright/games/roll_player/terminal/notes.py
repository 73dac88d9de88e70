"""What an option would give: the table does the arithmetic, the player decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from rich.text import Text

from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.rules import scoring
from herowright.games.roll_player.rules.components import (
    FAMILIAR,
    NONE,
    ROW_OF_ID,
    SPACES_PER_ROW,
    STEP_FROM,
    space_of_id,
)
from herowright.games.roll_player.terminal import cards, dice, hero
from herowright.table.decision import Option
from herowright.terminal.board import FAINT, GOOD, Scene, ink


def note(scene: Scene, option: Option) -> Text | None:
    verb, _, what = option.key.partition(":")
    if verb == "buy":
        return _purchase(scene, option)
    write = WRITERS.get(verb)
    return write(scene, what) if write else None


def concerned(scene: Scene, option: Option) -> list[Card]:
    """The cards behind an option."""
    box = cards.box(scene)
    found = []
    for thing in option.touches:
        place, _, id = thing.partition(":")
        family = {"sheet": "race", "class": "class"}.get(place, "market")
        if place in ("sheet", "class", "market", "discard", "own", "card"):
            found.append(box.find(family, id))
    return found


def mine(scene: Scene) -> Mapping[str, Any]:
    own: Mapping[str, Any] = scene.view["heroes"][scene.view["seat"]]
    return own


def _die_at(scene: Scene, space: str) -> dice.Die:
    row, _, column = space.partition(":")
    die: dice.Die = mine(scene)["rows"][row][int(column) - 1]
    return die


# --- rows and dice -------------------------------------------------------------------------------


def _value(scene: Scene, row: int, by: int) -> Text:
    """`13 → 17 ★★`: a row's value after a change, and the stars of its goal, hollow if it is not met."""
    now, goal = hero.standing(scene, mine(scene), row)
    text = ink(f"{now} → {now + by}".replace("-", "−"))
    if goal is not None:
        met = goal.met_by(now + by)
        text.append(f" {('★' if met else '☆') * goal.stars}", GOOD if met else FAINT)
    return text


def _goal(scene: Scene, row: int) -> str:
    _, goal = hero.standing(scene, mine(scene), row)
    return "" if goal is None else f" ({scene.say('term-goal')} {goal})"


def thinking(scene: Scene) -> tuple[Any, Any]:
    """The table that the one who decides might be sitting at, and the hero there: what the rules can be asked about."""
    assert scene.glimpse is not None
    state = scene.glimpse.state
    return state, state.heroes[scene.glimpse.seat]


def _counts(scene: Scene, row: int) -> int:
    """What the die of the question adds to a row, by its face and by the hero's weapons."""
    assert scene.decision is not None
    state, own = thinking(scene)
    waiting = (*own.hand, *getattr(own, "backpack", ()), *own.spaces)
    die = next(die for die in waiting if die != NONE and state.die_name(die) == scene.decision.args["die"])
    return int(state.faces[die]) + (0 if row == FAMILIAR else scoring.die_bonus(state, own, die, row))


def _place(scene: Scene, what: str) -> Text | None:
    reference = scene.decision.args.get("die") if scene.decision else None
    if reference is None:
        return None
    die, row = dice.read(str(reference)), ROW_OF_ID[what]
    text = _value(scene, row, _counts(scene, row)).append(_goal(scene, row), FAINT)
    lying = mine(scene)["rows"][what]
    column = next(at for at, other in enumerate(lying) if other is None)
    wanted = hero.demands(scene, mine(scene)).get(row * SPACES_PER_ROW + column)
    if wanted:
        text.append(" · ").append_text(fit(scene, die, row, wanted))
    if column == SPACES_PER_ROW - 1 and scene.decision and scene.decision.kind in ("place", "start-row"):
        text.append(f" · {scene.say('term-coin', gold=1)}", dice.INKS["gold"])
    return text


def fit(scene: Scene, die: dice.Die, row: int, wanted: str) -> Text:
    """Whether a die has the colour that the backstory, or the familiar in its own row, wants there."""
    of_familiar = row == FAMILIAR
    if wanted in dice.colours(die["colour"]):
        return ink(scene.say("term-ff-note-match" if of_familiar else "term-note-match"), GOOD)
    words = scene.say("term-ff-note-wanted" if of_familiar else "term-note-wanted")
    return ink(f"{words} ", FAINT).append_text(dice.wanted(scene, wanted))


def _turned(change: Callable[[dice.Die], int]) -> Callable[[Scene, str], Text]:
    """A die of one's own sheet that gets another face."""

    def write(scene: Scene, what: str) -> Text:
        die = _die_at(scene, what)
        face = change(die)
        row = space_of_id(what) // SPACES_PER_ROW
        text = dice.small(scene, die).append(f" → {face} · ", "")
        return text.append_text(_value(scene, row, face - die["face"]))

    return write


def _shifted(by: int, die: dice.Die) -> int:
    return int(die["face"]) + by


def _lying(scene: Scene, what: str) -> Text:
    return dice.small(scene, _die_at(scene, what))


def _in_hand(scene: Scene, what: str) -> Text:
    return dice.small(scene, dice.read(what))


def initiative_card(scene: Scene, number: str) -> Mapping[str, Any]:
    card: Mapping[str, Any] = next(card for card in scene.view["initiative"] if str(card["number"]) == number)
    return card


def take(scene: Scene, what: str) -> Text:
    """The dice of an initiative card and its gold."""
    card = initiative_card(scene, what)
    text = Text(" ").join(dice.small(scene, die) for die in card["dice"])
    if card["gold"]:
        text.append(" ", "").append(scene.say("term-coin", gold=card["gold"]), dice.INKS["gold"])
    return text


def _pool(scene: Scene, what: str) -> Text:
    """The die of a card; where two lie on it, `TOP.2` is the second."""
    card, _, at = what.rpartition(":")[2].partition(".")
    return dice.small(scene, initiative_card(scene, card)["dice"][int(at or 1) - 1])


# --- cards and the marker ------------------------------------------------------------------------


def _card(scene: Scene, what: str) -> Text:
    """What a card says."""
    return ink(cards.text(scene, cards.find(scene, what)), FAINT)


def _purchase(scene: Scene, option: Option) -> Text:
    """The gold left after it; and what the card says where the Market does not show it."""
    id, gold = option.key.split(":")[1], mine(scene)["gold"]
    words = ink(scene.say("term-note-gold", before=gold, after=gold - option.label.args["gold"]), dice.INKS["gold"])
    if all(offer["id"] != id for offer in scene.view["market"]):
        words.append(" · ").append_text(_card(scene, id))
    return words


def _move(scene: Scene, what: str) -> Text | None:
    own = mine(scene)
    target = STEP_FROM[own["marker"]].get(what, NONE)
    if target == NONE or not own["alignment"]:
        return None
    grid = cards.box(scene).find("alignment", own["alignment"]).grid
    change = f"★ {grid[own['marker']]} → {grid[target]}".replace("-", "−")
    return ink(change, GOOD if grid[target] > grid[own["marker"]] else FAINT)


def _sheet(scene: Scene, what: str) -> Text:
    return ink(cards.modifiers(scene, cards.box(scene).find("race", what.partition(":")[0])), FAINT)


def _class(scene: Scene, what: str) -> Text:
    found = cards.box(scene).find("class", what)
    ability = scene.texts.name(f"ability:{found.ability}")
    return ink(f"\n{cards.goals(scene, found)}\n{ability}: {cards.text(scene, found)}", FAINT)


WRITERS: dict[str, Callable[[Scene, str], Text | None]] = {
    "place": _place,
    "flip": _turned(dice.opposite),
    **{f"raise{by if by > 1 else ''}": _turned(partial(_shifted, by)) for by in range(1, 6)},
    **{f"lower{by if by > 1 else ''}": _turned(partial(_shifted, -by)) for by in range(1, 6)},
    "swap": _lying,
    "with": _lying,
    "reroll": _lying,
    "die": _lying,
    "pick": _in_hand,
    "order": _in_hand,
    "take": take,
    "pool": _pool,
    "add": _card,
    "use": _card,
    "copy": _card,
    "move": _move,
    "sheet": _sheet,
    "class": _class,
}
