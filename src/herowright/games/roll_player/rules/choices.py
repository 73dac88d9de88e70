"""Every question of the game and every answer: kinds, keys, labels and what they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.rules.components import (
    ALL_SPACES,
    LOOK_IDS,
    ROW_IDS,
    SHEET_ROW_IDS,
    SPACE_NAMES,
    SPACES_PER_ROW,
    space_id,
)
from herowright.table.decision import Kind, Option, Options
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import HeroClass, MarketCard, Race, Skill, Weapon

# An initiative card is named by its number; one may have a word instead.
CardName = int | str

# --- kinds of decisions ------------------------------------------------------------------------

SHEET = Kind("sheet", "rp-ask-sheet", "RP-SETUP-04")
CLASS_SIDE = Kind("class-side", "rp-ask-class-side", "RP-SETUP-13")
CLASS_PICK = Kind("class-pick", "rp-ask-class-pick", "RP-SETUP-15")
START_DIE = Kind("start-die", "rp-ask-start-die", "RP-SETUP-27")
START_ROW = Kind("start-row", "rp-ask-place", "RP-SETUP-27")
ORDER = Kind("order", "rp-ask-order", "RP-ROLL-03")
REORDER = Kind("reorder", "rp-ask-order", "RP-CARD-10")
TAKE_CARD = Kind("initiative", "rp-ask-initiative", "RP-DICE-03")
PLACE = Kind("place", "rp-ask-place", "RP-DICE-04")
ACTION_RULES = ("RP-DICE-13", "RP-DICE-14", "RP-DICE-16", "RP-DICE-18", "RP-DICE-20", "RP-DICE-22")
ACTIONS = tuple(
    Kind(f"action-{id}", f"rp-ask-action-{id}", rule) for id, rule in zip(ROW_IDS, ACTION_RULES, strict=True)
)
SWAP_WITH = Kind("swap-with", "rp-ask-swap-with", "RP-DICE-14")
KEEP = Kind("keep", "rp-ask-keep", "RP-DICE-18")
STEP_ON = Kind("step-on", "rp-ask-step-on", "RP-DICE-20")
FROM_DISCARD = Kind("from-discard", "rp-ask-from-discard", "RP-CARD-02")
MARKET = Kind("market", "rp-ask-market", "RP-MKT-02")
SECOND = Kind("second-purchase", "rp-ask-second-purchase", "RP-CARD-05")
USE_NOW = Kind("use-now", "rp-ask-use-now", "RP-MKT-16")
TRAIT_MOVE = Kind("trait-move", "rp-ask-trait-move", "RP-MKT-14")
DISCARD_MOVE = Kind("discard-move", "rp-ask-discard-move", "RP-VAR-11")
REFRESH = Kind("refresh", "rp-ask-refresh", "RP-CLEAN-03")
LAST_CALL = Kind("last-call", "rp-ask-last-call", "RP-SKILL-09")
SKILL_DIE = Kind("skill-die", "rp-ask-skill-die", "RP-SKILL-04")
SKILL_POOL = Kind("skill-pool", "rp-ask-skill-pool", "RP-CARD-08")
SKILL_ROW = Kind("skill-row", "rp-ask-skill-row", "RP-CARD-23")
SKILL_COLOUR = Kind("skill-colour", "rp-ask-skill-colour", "RP-CARD-21")
SKILL_BUY = Kind("skill-buy", "rp-ask-skill-buy", "RP-CARD-15")
SKILL_GAIN = Kind("skill-gain", "rp-ask-skill-gain", "RP-SKILL-04")
SKILL_REVEAL = Kind("skill-reveal", "rp-ask-skill-reveal", "RP-SKILL-04")
SKILL_TOP = Kind("skill-top", "rp-ask-skill-top", "RP-CARD-19")
SKILL_COPY = Kind("skill-copy", "rp-ask-skill-copy", "RP-ED-14-PL2")

# --- answers -------------------------------------------------------------------------------------

# Leaves an effect out; whoever has to carry it out does not get this answer (FF-SCROLL-01).
SKIP = Option("skip", None, Message("rp-opt-skip"))
# Declines what nobody ever has to do: more of "up to" so many, or an action on top of the effect.
WAIVE = Option("skip", None, Message("rp-opt-skip"))
DONE = Option("done", None, Message("rp-opt-done"))
TOKEN = Option("token", ("token",), Message("rp-opt-token"))
TAKE_GOLD = Option("gold", ("gold",), Message("rp-opt-gold"))
KEEP_NEW = Option("keep:new", "new", Message("rp-opt-keep-new"))
KEEP_OLD = Option("keep:old", "old", Message("rp-opt-keep-old"))
TURN_UP = Option("turn-up", "turn-up", Message("rp-opt-turn-up"), ("deck",))
STAY = Option("stay", "stay", Message("rp-opt-stay"))


def gain(what: Message) -> Option:
    return Option("gain", "gain", what)


def _row(space: int) -> str:
    return SHEET_ROW_IDS[space // SPACES_PER_ROW]


def _sheet(what: tuple[Race, str]) -> Option:
    race, side = what
    label = Message("rp-opt-sheet", {"race": f"race:{race.id}:{side}", "side": side})
    return Option(f"sheet:{race.id}:{side}", what, label, (f"sheet:{race.id}",))


def _class(hero_class: HeroClass) -> Option:
    label = Message("rp-opt-class", {"class": f"class:{hero_class.id}"})
    return Option(f"class:{hero_class.id}", hero_class, label, (f"class:{hero_class.id}",))


def _hand_die(what: tuple[int, int]) -> Option:
    die = f"{LOOK_IDS[what[0]]}{what[1]}"
    return Option(f"pick:{die}", what, Message("rp-opt-hand-die", {"die": f"die:{die}"}), (f"hand:{die}",))


def _place(space: int) -> Option:
    label = Message("rp-opt-row", {"row": f"attr:{_row(space)}"})
    return Option(f"place:{_row(space)}", space, label, (SPACE_NAMES[space], f"row:{_row(space)}"))


def _order(what: tuple[int, int, CardName]) -> Option:
    look, face, card = what
    die = f"{LOOK_IDS[look]}{face}"
    label = Message("rp-opt-order", {"die": f"die:{die}", "card": card})
    return Option(f"order:{die}", look, label, (f"pool:{die}", f"initiative:{card}"))


def _take(what: tuple[int, CardName]) -> Option:
    card, name = what
    return Option(f"take:{name}", card, Message("rp-opt-take", {"card": name}), (f"initiative:{name}",))


def _flip(space: int) -> Option:
    return _change("flip", space, ("flip", space))


def _swap(space: int) -> Option:
    return _change("swap", space, ("swap", space))


def _swap_with(space: int) -> Option:
    return _change("with", space, space)


def _shift(what: tuple[int, int]) -> Option:
    space, by = what
    verb = ("raise" if by > 0 else "lower") + (str(abs(by)) if abs(by) > 1 else "")
    label = Message("rp-opt-shift", {"space": SPACE_NAMES[space], "by": by})
    return Option(f"{verb}:{space_id(space)}", ("shift", space, by), label, (f"die:{space_id(space)}",))


def _reroll(space: int) -> Option:
    return _change("reroll", space, ("reroll", space))


def _change(verb: str, space: int, payload: object) -> Option:
    label = Message(f"rp-opt-{verb}", {"space": SPACE_NAMES[space]})
    return Option(f"{verb}:{space_id(space)}", payload, label, (f"die:{space_id(space)}",))


def _die(space: int) -> Option:
    return _change("die", space, space)


def _move(direction: str) -> Option:
    label = Message("rp-opt-move", {"direction": f"direction:{direction}"})
    return Option(f"move:{direction}", ("move", direction), label, (f"marker:{direction}",))


def _buy(what: tuple[MarketCard, int, int, bool]) -> Option:
    """The plain key hands in as many tokens as possible; keys that hand in fewer say how many."""
    card, gold, tokens, most = what
    key = f"buy:{card.id}" if most else f"buy:{card.id}:{tokens}-tokens"
    label = Message("rp-opt-buy", {"card": card.name, "gold": gold, "tokens": tokens})
    return Option(key, ("buy", card, gold, tokens), label, (f"market:{card.id}",))


def _discard(card: MarketCard) -> Option:
    label = Message("rp-opt-discard", {"card": card.name})
    return Option(f"discard:{card.id}", ("discard", card), label, (f"market:{card.id}",))


def _add(card: MarketCard) -> Option:
    label = Message("rp-opt-add", {"card": card.name})
    return Option(f"add:{card.id}", card, label, (f"discard:{card.id}",))


def _refresh(skill: Skill) -> Option:
    label = Message("rp-opt-refresh", {"card": skill.name})
    return Option(f"refresh:{skill.id}", skill, label, (f"own:{skill.id}",))


def _use(skill: Skill) -> Option:
    label = Message("rp-opt-use", {"card": skill.name, "direction": f"direction:{skill.arrow}"})
    return Option(f"use:{skill.id}", ("use", skill), label, (f"own:{skill.id}",), interrupt=True)


def _drop(weapon: Weapon) -> Option:
    label = Message("rp-opt-drop", {"card": weapon.name})
    return Option(f"drop:{weapon.id}", ("drop", weapon), label, (f"own:{weapon.id}",), interrupt=True)


def _make_room(weapon: Weapon) -> Option:
    """Dropping a weapon as an answer, where a purchase is offered while a skill is being used."""
    label = Message("rp-opt-drop", {"card": weapon.name})
    return Option(f"drop:{weapon.id}", ("drop", weapon), label, (f"own:{weapon.id}",))


def _pool(what: tuple[int, int, CardName, int]) -> Option:
    """A die of the pool, changed by so much (0: as it is). Where several lie on a card, `at` says which."""
    place, by, card, at = what
    where = f"{card}.{at}" if at else f"{card}"
    verb = "raise" if by > 0 else "lower" if by < 0 else "die"
    step = str(abs(by)) if abs(by) > 1 else ""
    label = Message("rp-opt-pool", {"card": card, "by": by, "at": at})
    return Option(f"pool:{verb}{step}:{where}", (place, by), label, (f"initiative:{card}", f"pool:{where}"))


def _colour(colour: int) -> Option:
    label = Message("rp-opt-colour", {"colour": f"colour:{LOOK_IDS[colour]}"})
    return Option(f"colour:{LOOK_IDS[colour]}", colour, label, ("bag",))


def _copy(what: tuple[int, Skill]) -> Option:
    seat, skill = what
    label = Message("rp-opt-copy", {"card": skill.name, "seat": f"seat:{seat}"})
    return Option(f"copy:{skill.id}", what, label, (skill.name,))


SHEETS = Options(_sheet)
CLASSES = Options(_class)
HAND_DICE = Options(_hand_die)
PLACES = tuple(_place(space) for space in range(ALL_SPACES))
ORDERS = Options(_order)
TAKES = Options(_take)
FLIPS = tuple(_flip(space) for space in range(ALL_SPACES))
SWAPS = tuple(_swap(space) for space in range(ALL_SPACES))
SWAP_PARTNERS = tuple(_swap_with(space) for space in range(ALL_SPACES))
SHIFTS = Options(_shift)
REROLLS = tuple(_reroll(space) for space in range(ALL_SPACES))
OWN_DICE = tuple(_die(space) for space in range(ALL_SPACES))
MOVES = Options(_move)
BUYS = Options(_buy)
DISCARDS = Options(_discard)
ADDS = Options(_add)
REFRESHES = Options(_refresh)
USES = Options(_use)
DROPS = Options(_drop)
MAKE_ROOM = Options(_make_room)
POOL_DICE = Options(_pool)
BAG_COLOURS = Options(_colour)
COPIES = Options(_copy)
