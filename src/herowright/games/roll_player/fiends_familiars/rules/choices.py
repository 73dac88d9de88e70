"""The questions and answers the expansion adds: kinds, keys, labels and what they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from herowright.games.roll_player.rules.choices import Action, CardName, DieKind, Drop, Flip, Move, Trade, Use
from herowright.games.roll_player.rules.components import (
    ALL_SPACES,
    LOOK_IDS,
    ROW_IDS,
    ROW_NAMES,
    ROWS,
    SPACE_NAMES,
    space_id,
)
from herowright.table.decision import Kind, Option, Options
from herowright.table.message import Message
from herowright.table.native import unseen

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import HeroClass, Skill
    from herowright.games.roll_player.fiends_familiars.cards.types import Familiar, Fiend

unseen(globals())

# --- what an answer says ---------------------------------------------------------------------------


class UseFamiliar(NamedTuple):
    verb: Literal["familiar"] = "familiar"


# An attribute action, or that of the familiar (FF-DICE-03).
RowAction = Action | UseFamiliar


class StartHunt(NamedTuple):
    verb: Literal["hunt"] = "hunt"


# What a Market turn is for (FF-MKT-01).
Errand = Trade | StartHunt


class Exchange(NamedTuple):
    verb: Literal["exchange"]
    gold: int


class Hire(NamedTuple):
    verb: Literal["hire"]
    gold: int
    xp: int
    tokens: int


class Roll(NamedTuple):
    verb: Literal["roll"] = "roll"


class RollAgain(NamedTuple):
    verb: Literal["reroll"]
    face: int
    xp: int


class UsePower(NamedTuple):
    verb: Literal["power"] = "power"


class Stop(NamedTuple):
    verb: Literal["stop"] = "stop"


class Banish(NamedTuple):
    verb: Literal["banish"]
    fiend: Fiend
    gold: int


class Unpack(NamedTuple):
    verb: Literal["unpack"]
    kind: DieKind


class Heal(NamedTuple):
    verb: Literal["heal"] = "heal"


class BuyAction(NamedTuple):
    verb: Literal["action"]
    row: int


# What may be done at any time (FF-XP, FF-FIEND-01, FF-CARD-04).
AtAnyTime = Use | Drop | Banish | Unpack | Heal | BuyAction

Store = Literal["store"]

# --- kinds of decisions --------------------------------------------------------------------------

CLASS_CARD: Final[Kind[HeroClass]] = Kind("class-card", "ff-ask-class-card", "FF-SETUP-20", points=True)
FAMILIAR_PICK: Final[Kind[Familiar]] = Kind("familiar", "ff-ask-familiar", "FF-SETUP-23", points=True)
ORDER: Final[Kind[int]] = Kind("order", "rp-ask-order", "FF-ROLL-03", points=True)
TAKE_CARD: Final[Kind[int]] = Kind("initiative", "ff-ask-initiative", "FF-DICE-01", points=True)
PLACE: Final[Kind[int | Store]] = Kind("place", "rp-ask-place", "RP-DICE-04", points=True)
NEXT_DIE: Final[Kind[DieKind]] = Kind("next-die", "ff-ask-next-die", "FF-DICE-01", points=True)
ACTION: Final[Kind[RowAction | None]] = Kind("action", "ff-ask-action", "FF-DICE-03", points=True)
STORED_ACTION: Final[Kind[RowAction | None]] = Kind("stored-action", "ff-ask-stored-action", "FF-CARD-06", points=True)
TOO_MANY_STORED: Final[Kind[DieKind]] = Kind("too-many-stored", "ff-ask-too-many-stored", "FF-CARD-03")
STORED_ROW: Final[Kind[int]] = Kind("stored-row", "rp-ask-place", "FF-CARD-05", points=True)
MARKET: Final[Kind[Errand | None]] = Kind("market", "ff-ask-market", "FF-MKT-01")
SECOND: Final[Kind[Errand | None]] = Kind("second-purchase", "rp-ask-second-purchase", "RP-CARD-05")
HUNT: Final[Kind[Exchange | Hire | Roll]] = Kind("hunt", "ff-ask-hunt", "FF-HUNT-05")
HUNT_REROLL: Final[Kind[RollAgain | UsePower | Stop]] = Kind("hunt-reroll", "ff-ask-reroll", "FF-HUNT-11")
HIRE: Final[Kind[Hire | Roll]] = Kind("hire", "ff-ask-hire", "FF-MON-07")
BATTLE_REROLL: Final[Kind[RollAgain | UsePower | Stop]] = Kind("battle-reroll", "ff-ask-reroll", "FF-MON-09")
LAST_TOKENS: Final[Kind[None]] = Kind("last-tokens", "ff-ask-last-tokens", "FF-FIEND-06")
STORE_XP: Final[Kind[int]] = Kind("store-xp", "ff-ask-store-xp", "FF-CARD-14")
XP_ACTION: Final[Kind[Action | None]] = Kind("xp-action", "ff-ask-xp-action", "FF-XP-04", points=True)
LAST_WINDOW: Final[Kind[None]] = Kind("last-call", "ff-ask-last-call", "FF-MON-02")
CARD_FLIP: Final[Kind[Flip | None]] = Kind("skill-die", "rp-ask-skill-die", "RP-SKILL-04", points=True)
CARD_FIEND: Final[Kind[Fiend | None]] = Kind("card-fiend", "ff-ask-card-fiend", "FF-CARD-18", points=True)
CARD_INITIATIVE: Final[Kind[int]] = Kind("card-initiative", "ff-ask-card-initiative", "FF-CARD-18", points=True)
CARD_BANISH: Final[Kind[Fiend | None]] = Kind("card-banish", "ff-ask-card-banish", "FF-FIEND-04")
CARD_AGAIN: Final[Kind[int]] = Kind("card-again", "ff-ask-card-again", "FF-CARD-08", points=True)
CARD_SPACE: Final[Kind[int]] = Kind("card-space", "ff-ask-card-space", "FF-CARD-09", points=True)
CARD_REFRESH: Final[Kind[Skill | None]] = Kind("card-refresh", "ff-ask-card-refresh", "FF-SCROLL-03", points=True)
CARD_MARKER: Final[Kind[Move | None]] = Kind("card-marker", "ff-ask-card-marker", "FF-SCROLL-01", points=True)
CARD_HOME: Final[Kind[str | None]] = Kind("card-marker", "ff-ask-card-marker", "FF-SCROLL-01", points=True)
CARD_ROW: Final[Kind[int | None]] = Kind("card-row", "ff-ask-card-row", "FF-SCROLL-01", points=True)
CARD_MINION: Final[Kind[str | None]] = Kind("card-minion", "ff-ask-card-minion", "FF-HUNT-02")
CARD_LOOK: Final[Kind[str | None]] = Kind("card-look", "ff-ask-card-look", "FF-HUNT-20", points=True)

# --- answers -------------------------------------------------------------------------------------

USE_FAMILIAR: Final = Option("familiar", UseFamiliar(), Message("ff-opt-use-familiar"), ("row:familiar",))
STORE: Final[Option[Store]] = Option("store", "store", Message("ff-opt-store"), ("backpack",))
START_HUNT: Final = Option("hunt", StartHunt(), Message("ff-opt-hunt"), ("minion",))
ROLL: Final = Option("roll", Roll(), Message("ff-opt-roll"), ("combat",))
USE_POWER: Final = Option("power", UsePower(), Message("ff-opt-power"), ("row:familiar",))
STOP: Final = Option("stop", Stop(), Message("ff-opt-stop"))
NO_MORE: Final = Option("no-more", Roll(), Message("ff-opt-no-more"))
NEXT_MINION: Final = Option("next-minion", "next", Message("ff-opt-next-minion"), ("minion",))


def _familiar(familiar: Familiar) -> Option[Familiar]:
    label = Message("ff-opt-familiar", {"familiar": familiar.name})
    return Option(f"familiar:{familiar.id}", familiar, label, (familiar.name,))


def _next_die(what: tuple[int, int]) -> Option[DieKind]:
    look, face = what
    die = f"{LOOK_IDS[look]}{face}"
    label = Message("rp-opt-hand-die", {"die": f"die:{die}"})
    return Option(f"next:{die}", DieKind(look, face), label, (f"hand:{die}",))


def _exchange(gold: int) -> Option[Exchange]:
    return Option("exchange", Exchange("exchange", gold), Message("ff-opt-exchange", {"gold": gold}), ("minion",))


def _hire(what: tuple[int, int, int]) -> Option[Hire]:
    """A mercenary for gold, XP, or gold with charisma tokens handed in (FF-HUNT-06 to -08)."""
    gold, xp, tokens = what
    pay = "xp" if xp else ("gold", "token")[tokens] if tokens < 2 else f"{tokens}-tokens"
    label = Message("ff-opt-hire", {"gold": gold, "xp": xp, "tokens": tokens})
    return Option(f"hire:{pay}", Hire("hire", gold, xp, tokens), label, ("combat",))


def _reroll(what: tuple[int, int]) -> Option[RollAgain]:
    """Combat dice with the same face are the same choice; `xp` is what the reroll costs."""
    face, xp = what
    label = Message("ff-opt-reroll", {"face": face, "xp": xp})
    return Option(f"reroll:{face}", RollAgain("reroll", face, xp), label, (f"combat:{face}",))


def _store_xp(xp: int) -> Option[int]:
    return Option(f"store:{xp}", xp, Message("ff-opt-store-xp", {"xp": xp}))


def _banish(what: tuple[Fiend, int]) -> Option[Banish]:
    """With gold, or with a charisma token if no gold is named (FF-FIEND-02)."""
    fiend, gold = what
    label = Message("ff-opt-banish", {"fiend": fiend.name, "gold": gold})
    key = f"banish:{fiend.id}:{'gold' if gold else 'token'}"
    return Option(key, Banish("banish", fiend, gold), label, (fiend.name,), interrupt=True)


def _unpack(what: tuple[int, int]) -> Option[Unpack]:
    look, face = what
    die = f"{LOOK_IDS[look]}{face}"
    label = Message("ff-opt-unpack", {"die": f"die:{die}"})
    return Option(f"unpack:{die}", Unpack("unpack", DieKind(look, face)), label, (f"stored:{die}",), interrupt=True)


def _give_back(what: tuple[int, int]) -> Option[DieKind]:
    look, face = what
    die = f"{LOOK_IDS[look]}{face}"
    label = Message("ff-opt-return", {"die": f"die:{die}"})
    return Option(f"return:{die}", DieKind(look, face), label, (f"stored:{die}",))


def _buy_action(row: int) -> Option[BuyAction]:
    label = Message("ff-opt-xp-action", {"row": ROW_NAMES[row]})
    return Option(f"xp:{ROW_IDS[row]}", BuyAction("action", row), label, (f"row:{ROW_IDS[row]}",), interrupt=True)


def _row_action(row: int) -> Option[int]:
    label = Message("ff-opt-row-action", {"row": ROW_NAMES[row]})
    return Option(f"row:{ROW_IDS[row]}", row, label, (f"row:{ROW_IDS[row]}",))


def _own_fiend(fiend: Fiend) -> Option[Fiend]:
    return Option(f"fiend:{fiend.id}", fiend, Message("ff-opt-fiend", {"fiend": fiend.name}), (fiend.name,))


def _initiative(what: tuple[int, CardName]) -> Option[int]:
    card, name = what
    return Option(f"on:{name}", card, Message("ff-opt-initiative", {"card": name}), (f"initiative:{name}",))


def _space(space: int) -> Option[int]:
    label = Message("ff-opt-space", {"space": SPACE_NAMES[space]})
    return Option(f"space:{space_id(space)}", space, label, (SPACE_NAMES[space],))


def _look(kind: str) -> Option[str]:
    label = Message("ff-opt-look", {"kind": f"adventure-kind:{kind}"})
    return Option(f"look:{kind}", kind, label, (f"adventure:{kind}",))


HEAL: Final = Option("xp:heal", Heal(), Message("ff-opt-heal"), ("wounds",), interrupt=True)
FAMILIARS: Final = Options(_familiar)
NEXT_DICE: Final = Options(_next_die)
EXCHANGES: Final = Options(_exchange)
HIRES: Final = Options(_hire)
REROLLS: Final = Options(_reroll)
STORED_XP: Final = Options(_store_xp)
BANISHES: Final = Options(_banish)
UNPACKS: Final = Options(_unpack)
GIVE_BACKS: Final = Options(_give_back)
BOUGHT_ACTIONS: Final = tuple(_buy_action(row) for row in ROWS)
ROW_ACTIONS: Final = tuple(_row_action(row) for row in ROWS)
OWN_FIENDS: Final = Options(_own_fiend)
INITIATIVES: Final = Options(_initiative)
EMPTY_SPACES: Final = tuple(_space(space) for space in range(ALL_SPACES))
LOOKS: Final = Options(_look)
