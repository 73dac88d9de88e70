"""What an option would give: the table does the arithmetic, the player decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.text import Text

from herowright.games.pathfinder.cards.checks import check
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.moments import HELP, SKILL
from herowright.games.pathfinder.cards.on import CLOSE
from herowright.games.pathfinder.cards.types import Boon, Card
from herowright.games.pathfinder.rules import odds, playable, prospects
from herowright.games.pathfinder.rules.components import NONE, SKILL_NAMES
from herowright.games.pathfinder.rules.prospects import Prospect
from herowright.games.pathfinder.rules.state import Pathfinder
from herowright.games.pathfinder.terminal import cards, hero, meeting, places, signs
from herowright.table.decision import Option
from herowright.terminal import chances
from herowright.terminal.board import BAD, FAINT, GOOD, Scene, ink

GOOD_DIE = 8  # a skill to choose a character for
CARDS = ("boon", "bane", "location", "character", "role")


def note(scene: Scene, option: Option) -> Text | None:
    verb = option.key.partition(":")[0]
    write = WRITERS.get(verb, _played)
    return write(scene, option)


def brief(scene: Scene, option: Option) -> Text:
    """A card by name and kind, else the label and the numbers."""
    verb = option.key.partition(":")[0]
    if verb in LISTED and option.touches:
        card = cards.find(scene, option.touches[0])
        return ink(scene.texts.say(option.label)).append(f"  {cards.kind(scene, card)}", FAINT)
    words, figures = ink(scene.texts.say(option.label)), note(scene, option)
    return words.append("  ").append_text(figures) if figures else words


def concerned(scene: Scene, option: Option) -> list[Card]:
    """The cards behind an option, each once, and the one the question is about."""
    asked = scene.decision.args.get("card") if scene.decision else None
    things = (*option.touches, *([asked] if asked else []))
    return [cards.find(scene, thing) for thing in dict.fromkeys(things) if thing.partition(":")[0] in CARDS]


# --- checks -----------------------------------------------------------------------------------------------


def _played(scene: Scene, option: Option) -> Text | None:
    """A skill, card or power: the check with it, or the damage that is left."""
    if scene.glimpse is None or not isinstance(option.payload, tuple):
        return None
    table, seat = scene.glimpse.known, scene.glimpse.seat
    if table.hurt is not None:
        left = prospects.damage_left(table, seat, option.payload)
        return None if left is None else ink(f"{table.hurt.amount} → {left}", GOOD)
    if table.check is None:
        return None
    found = prospects.after(table, seat, option.payload)
    return None if found is None else _prospect(scene, found, reach(table, seat, option))


def reach(table: Pathfinder, seat: int, option: Option) -> prospects.Reach | None:
    """What can still be made of a check whose skill is being chosen."""
    return prospects.reach_with(table, seat, option) if table.checks[-1].stage == SKILL else None


def _prospect(scene: Scene, found: Prospect, best: prospects.Reach | None = None) -> Text:
    words = ink(scene.say("term-pf-against", dice=found.dice, difficulty=found.check.difficulty), FAINT)
    words.append(" ").append_text(chances.odds(scene, found.chance))
    if best is not None and odds.percent(best.chance) > odds.percent(found.chance):
        words.append(f", {scene.say('term-pf-reach', odds=chances.percent(scene, best.chance))}", FAINT)
    return words if found.vain is None else words.append(f": {scene.texts.say(found.vain)}", FAINT)


def _roll(scene: Scene, option: Option) -> Text | None:
    it = scene.view["check"]
    return None if it is None or it["odds"] is None else meeting.odds(scene, it)


def _call(scene: Scene, option: Option) -> Text | None:
    """Promised help of another player, who would play the card."""
    if scene.glimpse is None:
        return None
    table: Pathfinder = scene.glimpse.known
    _, seat, key = option.payload
    promised = next(each for each in playable.card_options(table, table.heroes[seat], HELP) if each.key == key)
    found = prospects.after(table, seat, promised.payload)
    return None if found is None else _prospect(scene, found)


def closing(table: Pathfinder, seat: int, option: Option) -> tuple[int, Prospect, prospects.Reach | None] | None:
    """The skill with which a check that closes the location is made best, how it would stand, and what could still be
    made of it."""
    own = table.heroes[seat]
    if not isinstance(option.payload, tuple) or len(option.payload) < 2 or own.place == NONE:
        return None
    way = table.here(own).card.closing[option.payload[1]]
    if not isinstance(way, ByCheck):
        return None
    ways = check(way.check)
    found = prospects.best_skill(table, own, ways, CLOSE)
    return found and (*found, prospects.reach_by(table, own, ways, CLOSE, found[0]))


def _close(scene: Scene, option: Option) -> Text | None:
    """The chance of such a check."""
    found = closing(scene.glimpse.known, scene.glimpse.seat, option) if scene.glimpse is not None else None
    if found is None:
        return None
    skill, there, best = found
    return ink(f"{scene.texts.name(SKILL_NAMES[skill])}: ", FAINT).append_text(_prospect(scene, there, best))


# --- the turn ---------------------------------------------------------------------------------------------


def _place(scene: Scene, option: Option) -> Text | None:
    """What lies at a location and who is there."""
    found = next((each for each in scene.view["places"] if each["name"] == option.touches[0]), None)
    if found is None:
        return None
    if found["closed"]:
        return places.state(scene, found)
    line = ink(scene.say("term-pf-cards", cards=found["cards"]), FAINT)
    return line.append_text(places.present(scene, found))


def _explore(scene: Scene, option: Option) -> Text | None:
    """What may be met."""
    own = hero.mine(scene)["place"]
    if own is None:
        return None
    it = scene.view["places"][own]
    if it["known_top"]:
        return ink(scene.say("term-pf-known-top", cards=scene.texts.name(it["known_top"][0])), "bold")
    return signs.kinds(scene, it["kinds"])


def _drawing(scene: Scene, option: Option) -> Text | None:
    """How many cards come into the hand, and whether that is deadly (PF-DEATH-01)."""
    it = hero.mine(scene)
    if scene.decision is None or scene.decision.kind not in ("turn", "reset"):
        return None
    missing = it["refill"]
    if not missing:
        return None
    words = ink(scene.say("term-pf-draws", cards=missing, left=it["deck"]), FAINT)
    return words.append(f" ✝ {scene.say('term-pf-deadly')}", BAD) if missing > it["deck"] else words


def _take(scene: Scene, option: Option) -> Text | None:
    hurt = scene.view["hurt"]
    if hurt is None:
        return None
    cards_lost = min(hurt["amount"], len(hero.mine(scene)["hand"]))
    return ink(scene.say("term-pf-loses", cards=cards_lost), BAD)


def _person(scene: Scene, option: Option) -> Text | None:
    """Hand and piles of a character."""
    if not option.touches or not option.touches[0].startswith("seat:"):
        return None
    it = scene.view["heroes"][int(option.touches[0].partition(":")[2])]
    return hero.figures(scene, it) if it["character"] else None


# --- cards ------------------------------------------------------------------------------------------------


def _card(scene: Scene, option: Option) -> Text | None:
    """What a card does, unless it lies in the hand with its text anyway."""
    card = cards.find(scene, option.touches[0])
    if card.name in hero.mine(scene)["hand"]:
        return ink(cards.kind(scene, card), FAINT)
    words = cards.held(scene, card) if isinstance(card, Boon) else cards.line(scene, card)
    return ink(f"{cards.kind(scene, card)}: {words.plain.partition(': ')[2]}", FAINT)


def _kind(scene: Scene, option: Option) -> Text:
    return ink(cards.kind(scene, cards.find(scene, option.touches[0])), FAINT)


def _character(scene: Scene, option: Option) -> Text:
    """Who it is, and the dice of its best skills."""
    card = cards.find(scene, option.touches[0])
    good = {base: skill.die for base, skill in card.skills.items() if skill.die >= GOOD_DIE}
    dice = ", ".join(f"{scene.texts.name(SKILL_NAMES[base])} {signs.die(scene, die)}" for base, die in good.items())
    return ink(f"{scene.texts.name(card.name, 'about')} · {dice}", FAINT)


def _role(scene: Scene, option: Option) -> Text:
    card = cards.find(scene, option.touches[0])
    return ink(", ".join(scene.texts.name(f"power:{line.id}") for line in card.lines), FAINT)


def _powers_next(scene: Scene, power: Any) -> Iterator[str]:
    """What a power does now, and what its next box changes."""
    if power["text"] is not None:
        yield signs.said(scene, power["text"])
    yield f"{signs.EMPTY} {signs.said(scene, power['next'][0])}"


def _feat(scene: Scene, option: Option) -> Text | None:
    """What the box makes of the skill, the power or the deck."""
    kind, line, _ = option.payload
    it: Any = hero.mine(scene)
    if kind == "skill":
        rolled = next(each for each in it["skills"] if each["skill"] == f"skill:{line}")
        before, after = (signs.die(scene, rolled["die"], rolled["plus"] + more) for more in (0, 1))
        return ink(f"{before} → {after}", GOOD)
    if kind == "power":
        power = next((each for each in it["powers"] if each["line"] == line), None)
        return ink(" ".join(_powers_next(scene, power)), FAINT) if power and power["next"] else None
    return None


Writer = Callable[[Scene, Option], Text | None]
# Answers that name a card out of many.
LISTED = ("box", "take", "return", "drop", "pay", "give", "from-discard")
WRITERS: dict[str, Writer] = {
    "roll": _roll,
    "call": _call,
    "close": _close,
    "move": _place,
    "start": _place,
    "explore": _explore,
    "end": _drawing,
    "done": _drawing,
    "take-it": _take,
    "seat": _person,
    "by": _person,
    "give": _kind,
    "drop": _kind,
    "pay": _kind,
    "promise": _kind,
    "withdraw": _kind,
    "box": _card,
    "take": _card,
    "return": _kind,
    "keep": _card,
    "from-discard": _card,
    "under": _kind,
    "character": _character,
    "role": _role,
    "feat": _feat,
}
