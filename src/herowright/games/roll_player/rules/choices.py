"""Every question of the game and every answer: kinds, keys, labels and what they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeVar

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
from herowright.table.native import unseen

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import HeroClass, MarketCard, Race, Skill, Weapon

unseen(globals())

P = TypeVar("P")
# An initiative card is named by its number; one may have a word instead.
CardName = int | str

# --- what an answer says ---------------------------------------------------------------------------
# An answer of several sorts begins with what is done. A die on the sheet is named by its space.


class Flip(NamedTuple):
    verb: Literal["flip"]
    space: int


class Swap(NamedTuple):
    verb: Literal["swap"]
    space: int


class Shift(NamedTuple):
    verb: Literal["shift"]
    space: int
    by: int


class Reroll(NamedTuple):
    verb: Literal["reroll"]
    space: int


class Move(NamedTuple):
    """One step of the marker."""

    verb: Literal["move"]
    direction: str


class TakeToken(NamedTuple):
    verb: Literal["token"] = "token"


# An attribute action (RP-DICE-12).
Action = Flip | Swap | Shift | Reroll | Move | TakeToken


class Buy(NamedTuple):
    verb: Literal["buy"]
    card: MarketCard
    gold: int
    tokens: int


class Discard(NamedTuple):
    verb: Literal["discard"]
    card: MarketCard


class TakeGold(NamedTuple):
    verb: Literal["gold"] = "gold"


# What a Market turn is for (RP-MKT-02, RP-VAR-10).
Trade = Buy | Discard | TakeGold


class Use(NamedTuple):
    verb: Literal["use"]
    skill: Skill


class Drop(NamedTuple):
    verb: Literal["drop"]
    weapon: Weapon


class Sheet(NamedTuple):
    race: Race
    side: str


class DieKind(NamedTuple):
    """A die by its look and face: equal dice are the same choice."""

    look: int
    face: int


class PoolDie(NamedTuple):
    place: int
    by: int


class SkillOf(NamedTuple):
    """A skill of another hero."""

    seat: int
    skill: Skill


NewOrOld = Literal["new", "old"]

# --- kinds of decisions ------------------------------------------------------------------------

SHEET: Final[Kind[Sheet]] = Kind("sheet", "rp-ask-sheet", "RP-SETUP-04", points=True)
CLASS_SIDE: Final[Kind[HeroClass]] = Kind("class-side", "rp-ask-class-side", "RP-SETUP-13", points=True)
CLASS_PICK: Final[Kind[HeroClass]] = Kind("class-pick", "rp-ask-class-pick", "RP-SETUP-15", points=True)
START_DIE: Final[Kind[DieKind]] = Kind("start-die", "rp-ask-start-die", "RP-SETUP-27", points=True)
START_ROW: Final[Kind[int]] = Kind("start-row", "rp-ask-place", "RP-SETUP-27", points=True)
ORDER: Final[Kind[int]] = Kind("order", "rp-ask-order", "RP-ROLL-03", points=True)
REORDER: Final[Kind[int]] = Kind("reorder", "rp-ask-order", "RP-CARD-10", points=True)
TAKE_CARD: Final[Kind[int]] = Kind("initiative", "rp-ask-initiative", "RP-DICE-03", points=True)
PLACE: Final[Kind[int]] = Kind("place", "rp-ask-place", "RP-DICE-04", points=True)
ACTION_RULES = ("RP-DICE-13", "RP-DICE-14", "RP-DICE-16", "RP-DICE-18", "RP-DICE-20", "RP-DICE-22")
ACTIONS: Final[tuple[Kind[Action | None], ...]] = tuple(
    Kind(f"action-{id}", f"rp-ask-action-{id}", rule, points=True)
    for id, rule in zip(ROW_IDS, ACTION_RULES, strict=True)
)
SWAP_WITH: Final[Kind[int]] = Kind("swap-with", "rp-ask-swap-with", "RP-DICE-14", points=True)
KEEP: Final[Kind[NewOrOld]] = Kind("keep", "rp-ask-keep", "RP-DICE-18", points=True)
STEP_ON: Final[Kind[Move | None]] = Kind("step-on", "rp-ask-step-on", "RP-DICE-20", points=True)
FROM_DISCARD: Final[Kind[MarketCard | None]] = Kind("from-discard", "rp-ask-from-discard", "RP-CARD-02", points=True)
MARKET: Final[Kind[Trade | None]] = Kind("market", "rp-ask-market", "RP-MKT-02")
SECOND: Final[Kind[Trade | None]] = Kind("second-purchase", "rp-ask-second-purchase", "RP-CARD-05")
USE_NOW: Final[Kind[None]] = Kind("use-now", "rp-ask-use-now", "RP-MKT-16")
TRAIT_MOVE: Final[Kind[Move | Literal["stay"]]] = Kind("trait-move", "rp-ask-trait-move", "RP-MKT-14", points=True)
DISCARD_MOVE: Final[Kind[Move | None]] = Kind("discard-move", "rp-ask-discard-move", "RP-VAR-11", points=True)
REFRESH: Final[Kind[Skill | None]] = Kind("refresh", "rp-ask-refresh", "RP-CLEAN-03", points=True)
LAST_CALL: Final[Kind[None]] = Kind("last-call", "rp-ask-last-call", "RP-SKILL-09")
SKILL_DIE: Final[Kind[int | None]] = Kind("skill-die", "rp-ask-skill-die", "RP-SKILL-04", points=True)
SKILL_SWAP: Final[Kind[Swap | None]] = Kind("skill-die", "rp-ask-skill-die", "RP-SKILL-04", points=True)
SKILL_SHIFT: Final[Kind[Shift | None]] = Kind("skill-die", "rp-ask-skill-die", "RP-SKILL-04", points=True)
SKILL_POOL: Final[Kind[PoolDie | None]] = Kind("skill-pool", "rp-ask-skill-pool", "RP-CARD-08", points=True)
SKILL_ROW: Final[Kind[int]] = Kind("skill-row", "rp-ask-skill-row", "RP-CARD-23", points=True)
SKILL_COLOUR: Final[Kind[int]] = Kind("skill-colour", "rp-ask-skill-colour", "RP-CARD-21", points=True)
SKILL_BUY: Final[Kind[Buy | Drop | None]] = Kind("skill-buy", "rp-ask-skill-buy", "RP-CARD-15")
SKILL_GAIN: Final[Kind[str | None]] = Kind("skill-gain", "rp-ask-skill-gain", "RP-SKILL-04")
SKILL_REVEAL: Final[Kind[str | None]] = Kind("skill-reveal", "rp-ask-skill-reveal", "RP-SKILL-04")
SKILL_TOP: Final[Kind[Buy | Drop | None]] = Kind("skill-top", "rp-ask-skill-top", "RP-CARD-19")
SKILL_COPY: Final[Kind[SkillOf]] = Kind("skill-copy", "rp-ask-skill-copy", "RP-ED-14-PL2", points=True)
COPY_OR_SKIP: Final[Kind[SkillOf | None]] = Kind("skill-copy", "rp-ask-skill-copy", "RP-ED-14-PL2", points=True)

# --- answers -------------------------------------------------------------------------------------

# Leaves an effect out; whoever has to carry it out does not get this answer (FF-SCROLL-01).
SKIP: Final[Option[None]] = Option("skip", None, Message("rp-opt-skip"))
# Declines what nobody ever has to do: more of "up to" so many, or an action on top of the effect.
WAIVE: Final[Option[None]] = Option("skip", None, Message("rp-opt-skip"))
DONE: Final[Option[None]] = Option("done", None, Message("rp-opt-done"))
TOKEN: Final = Option("token", TakeToken(), Message("rp-opt-token"))
TAKE_GOLD: Final = Option("gold", TakeGold(), Message("rp-opt-gold"))
KEEP_NEW: Final[Option[NewOrOld]] = Option("keep:new", "new", Message("rp-opt-keep-new"))
KEEP_OLD: Final[Option[NewOrOld]] = Option("keep:old", "old", Message("rp-opt-keep-old"))
TURN_UP: Final = Option("turn-up", "turn-up", Message("rp-opt-turn-up"), ("deck",))
STAY: Final[Option[Literal["stay"]]] = Option("stay", "stay", Message("rp-opt-stay"))


def gain(what: Message) -> Option[str]:
    return Option("gain", "gain", what)


def _row(space: int) -> str:
    return SHEET_ROW_IDS[space // SPACES_PER_ROW]


def _sheet(what: tuple[Race, str]) -> Option[Sheet]:
    race, side = what
    label = Message("rp-opt-sheet", {"race": f"race:{race.id}:{side}", "side": side})
    return Option(f"sheet:{race.id}:{side}", Sheet(race, side), label, (f"sheet:{race.id}",))


def _class(hero_class: HeroClass) -> Option[HeroClass]:
    label = Message("rp-opt-class", {"class": f"class:{hero_class.id}"})
    return Option(f"class:{hero_class.id}", hero_class, label, (f"class:{hero_class.id}",))


def _hand_die(what: tuple[int, int]) -> Option[DieKind]:
    look, face = what
    die = f"{LOOK_IDS[look]}{face}"
    return Option(
        f"pick:{die}", DieKind(look, face), Message("rp-opt-hand-die", {"die": f"die:{die}"}), (f"hand:{die}",)
    )


def _place(space: int) -> Option[int]:
    label = Message("rp-opt-row", {"row": f"attr:{_row(space)}"})
    return Option(f"place:{_row(space)}", space, label, (SPACE_NAMES[space], f"row:{_row(space)}"))


def _order(what: tuple[int, int, CardName]) -> Option[int]:
    look, face, card = what
    die = f"{LOOK_IDS[look]}{face}"
    label = Message("rp-opt-order", {"die": f"die:{die}", "card": card})
    return Option(f"order:{die}", look, label, (f"pool:{die}", f"initiative:{card}"))


def _take(what: tuple[int, CardName]) -> Option[int]:
    card, name = what
    return Option(f"take:{name}", card, Message("rp-opt-take", {"card": name}), (f"initiative:{name}",))


def _flip(space: int) -> Option[Flip]:
    return _change("flip", space, Flip("flip", space))


def _swap(space: int) -> Option[Swap]:
    return _change("swap", space, Swap("swap", space))


def _swap_with(space: int) -> Option[int]:
    return _change("with", space, space)


def _shift(what: tuple[int, int]) -> Option[Shift]:
    space, by = what
    verb = ("raise" if by > 0 else "lower") + (str(abs(by)) if abs(by) > 1 else "")
    label = Message("rp-opt-shift", {"space": SPACE_NAMES[space], "by": by})
    return Option(f"{verb}:{space_id(space)}", Shift("shift", space, by), label, (f"die:{space_id(space)}",))


def _reroll(space: int) -> Option[Reroll]:
    return _change("reroll", space, Reroll("reroll", space))


def _change(verb: str, space: int, payload: P) -> Option[P]:
    label = Message(f"rp-opt-{verb}", {"space": SPACE_NAMES[space]})
    return Option(f"{verb}:{space_id(space)}", payload, label, (f"die:{space_id(space)}",))


def _die(space: int) -> Option[int]:
    return _change("die", space, space)


def _move(direction: str) -> Option[Move]:
    label = Message("rp-opt-move", {"direction": f"direction:{direction}"})
    return Option(f"move:{direction}", Move("move", direction), label, (f"marker:{direction}",))


def _buy(what: tuple[MarketCard, int, int, bool]) -> Option[Buy]:
    """The plain key hands in as many tokens as possible; keys that hand in fewer say how many."""
    card, gold, tokens, most = what
    full = f"buy:{card.id}:{tokens}-tokens"
    label = Message("rp-opt-buy", {"card": card.name, "gold": gold, "tokens": tokens})
    return Option(
        f"buy:{card.id}" if most else full, Buy("buy", card, gold, tokens), label, (f"market:{card.id}",), full=full
    )


def _discard(card: MarketCard) -> Option[Discard]:
    label = Message("rp-opt-discard", {"card": card.name})
    return Option(f"discard:{card.id}", Discard("discard", card), label, (f"market:{card.id}",))


def _add(card: MarketCard) -> Option[MarketCard]:
    label = Message("rp-opt-add", {"card": card.name})
    return Option(f"add:{card.id}", card, label, (f"discard:{card.id}",))


def _refresh(skill: Skill) -> Option[Skill]:
    label = Message("rp-opt-refresh", {"card": skill.name})
    return Option(f"refresh:{skill.id}", skill, label, (f"own:{skill.id}",))


def _use(skill: Skill) -> Option[Use]:
    label = Message("rp-opt-use", {"card": skill.name, "direction": f"direction:{skill.arrow}"})
    return Option(f"use:{skill.id}", Use("use", skill), label, (f"own:{skill.id}",), interrupt=True)


def _drop(weapon: Weapon) -> Option[Drop]:
    label = Message("rp-opt-drop", {"card": weapon.name})
    return Option(f"drop:{weapon.id}", Drop("drop", weapon), label, (f"own:{weapon.id}",), interrupt=True)


def _make_room(weapon: Weapon) -> Option[Drop]:
    """Dropping a weapon as an answer, where a purchase is offered while a skill is being used."""
    label = Message("rp-opt-drop", {"card": weapon.name})
    return Option(f"drop:{weapon.id}", Drop("drop", weapon), label, (f"own:{weapon.id}",))


def _pool(what: tuple[int, int, CardName, int]) -> Option[PoolDie]:
    """A die of the pool, changed by so much (0: as it is). Where several lie on a card, `at` says which."""
    place, by, card, at = what
    where = f"{card}.{at}" if at else f"{card}"
    verb = "raise" if by > 0 else "lower" if by < 0 else "die"
    step = str(abs(by)) if abs(by) > 1 else ""
    label = Message("rp-opt-pool", {"card": card, "by": by, "at": at})
    return Option(f"pool:{verb}{step}:{where}", PoolDie(place, by), label, (f"initiative:{card}", f"pool:{where}"))


def _colour(colour: int) -> Option[int]:
    label = Message("rp-opt-colour", {"colour": f"colour:{LOOK_IDS[colour]}"})
    return Option(f"colour:{LOOK_IDS[colour]}", colour, label, ("bag",))


def _copy(what: tuple[int, Skill]) -> Option[SkillOf]:
    seat, skill = what
    label = Message("rp-opt-copy", {"card": skill.name, "seat": f"seat:{seat}"})
    return Option(f"copy:{skill.id}", SkillOf(seat, skill), label, (skill.name,))


SHEETS: Final = Options(_sheet)
CLASSES: Final = Options(_class)
HAND_DICE: Final = Options(_hand_die)
PLACES: Final = tuple(_place(space) for space in range(ALL_SPACES))
ORDERS: Final = Options(_order)
TAKES: Final = Options(_take)
FLIPS: Final = tuple(_flip(space) for space in range(ALL_SPACES))
SWAPS: Final = tuple(_swap(space) for space in range(ALL_SPACES))
SWAP_PARTNERS: Final = tuple(_swap_with(space) for space in range(ALL_SPACES))
SHIFTS: Final = Options(_shift)
REROLLS: Final = tuple(_reroll(space) for space in range(ALL_SPACES))
OWN_DICE: Final = tuple(_die(space) for space in range(ALL_SPACES))
MOVES: Final = Options(_move)
BUYS: Final = Options(_buy)
DISCARDS: Final = Options(_discard)
ADDS: Final = Options(_add)
REFRESHES: Final = Options(_refresh)
USES: Final = Options(_use)
DROPS: Final = Options(_drop)
MAKE_ROOM: Final = Options(_make_room)
POOL_DICE: Final = Options(_pool)
BAG_COLOURS: Final = Options(_colour)
COPIES: Final = Options(_copy)
