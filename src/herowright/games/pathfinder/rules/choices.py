"""Every question of the game and every answer: kinds, keys, labels and what they touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeVar

from herowright.games.pathfinder.rules.components import SHUFFLE, SKILL_IDS, SKILL_NAMES, TOP
from herowright.table.decision import Kind, Option, Options
from herowright.table.message import Message
from herowright.table.native import unseen

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.closing import ClosingWay
    from herowright.games.pathfinder.cards.types import Boon, BoxCard, Card, Character, Location, Play, Role

unseen(globals())

C = TypeVar("C", bound="Card")

# --- what an answer says ---------------------------------------------------------------------------------
# An answer of several sorts begins with what is done.


class Done(NamedTuple):
    verb: Literal["done"] = "done"


class PlayCard(NamedTuple):
    """A power of a card: the card, the number of the power, what is done with the card, the skill it is used with (or
    NONE), and the card whose power is borrowed, if any."""

    verb: Literal["play"]
    card: Boon
    number: int
    cost: str
    skill: int
    borrowed: Boon | None


class Follow(NamedTuple):
    """A power that goes with one just used: the card, the power and what is done with the card."""

    verb: Literal["also"]
    card: Boon
    power: Play
    cost: str


class UsePower(NamedTuple):
    """A power of a character, by its line, and the skill it is used with (or NONE)."""

    verb: Literal["power"]
    line: str
    skill: int


Playable = PlayCard | Follow | UsePower


class Give(NamedTuple):
    verb: Literal["give"]
    card: Boon


class Move(NamedTuple):
    verb: Literal["move"]
    card: Location


class Explore(NamedTuple):
    verb: Literal["explore"] = "explore"


class InsteadOf(NamedTuple):
    """What may be done instead of exploring."""

    verb: Literal["instead"] = "instead"


class CloseHere(NamedTuple):
    verb: Literal["close"] = "close"


class EndTurn(NamedTuple):
    verb: Literal["end"] = "end"


TurnAction = Give | Move | Explore | InsteadOf | CloseHere | EndTurn | Playable


class FaceIt(NamedTuple):
    verb: Literal["face"] = "face"


class UseSkill(NamedTuple):
    """A skill the character has, and whether it is used to fight."""

    verb: Literal["skill"]
    skill: int
    fight: bool


class Decline(NamedTuple):
    verb: Literal["decline"] = "decline"


class Roll(NamedTuple):
    verb: Literal["roll"] = "roll"


class Call(NamedTuple):
    """Help that the player in a seat has promised, by the key of that option."""

    verb: Literal["call"]
    seat: int
    key: str


class Accept(NamedTuple):
    verb: Literal["accept"] = "accept"


class TakeIt(NamedTuple):
    verb: Literal["take-it"] = "take-it"


class CloseBy(NamedTuple):
    """A way of closing a location, by its number on the card."""

    verb: Literal["close"]
    number: int


class Look(NamedTuple):
    verb: Literal["look"]
    card: Location


class Promise(NamedTuple):
    verb: Literal["promise"]
    card: Boon


class Withdraw(NamedTuple):
    verb: Literal["withdraw"]
    card: Boon


class Listen(NamedTuple):
    verb: Literal["listen"] = "listen"


class Skip(NamedTuple):
    verb: Literal["skip"] = "skip"


# What may be done without being asked.
AtAnyTime = Playable | Promise | Withdraw | Listen | Skip


class Fill(NamedTuple):
    """A card of the box for the deck."""

    verb: Literal["box"]
    card: Boon


class FromPool(NamedTuple):
    """A card that lies in the middle, for everybody to take."""

    verb: Literal["take"]
    card: Boon


class ToPool(NamedTuple):
    verb: Literal["return"]
    card: Boon


class OtherCard(NamedTuple):
    """A card in the deck of another player."""

    seat: int
    card: Boon


class Feat(NamedTuple):
    """A box: its kind, its line, and which of the line it is."""

    kind: str
    line: str
    number: int


# --- kinds of decisions ----------------------------------------------------------------------------------

CHARACTER: Final[Kind[Character]] = Kind("character", "pf-ask-character", "PF-SETUP-01", points=True)
DECK: Final[Kind[str]] = Kind("deck", "pf-ask-deck", "PF-SETUP-02")
BUILD: Final[Kind[Fill | Done]] = Kind("build", "pf-ask-build", "PF-SETUP-03", points=True)
SWAP: Final[Kind[Give | Done]] = Kind("swap", "pf-ask-swap", "PF-SETUP-06")
SWAP_FOR: Final[Kind[OtherCard]] = Kind("swap-for", "pf-ask-swap-for", "PF-SETUP-06", points=True)
FAVORED: Final[Kind[str]] = Kind("favored", "pf-ask-favored", "PF-CHAR-06", points=True)
START: Final[Kind[Location]] = Kind("start", "pf-ask-start", "PF-SETUP-25", points=True)
FIRST: Final[Kind[int]] = Kind("first", "pf-ask-first", "PF-SETUP-32", points=True)
TURN: Final[Kind[TurnAction]] = Kind("turn", "pf-ask-turn", "PF-TURN-01", points=True)
GIVE_TO: Final[Kind[int]] = Kind("give-to", "pf-ask-give-to", "PF-TURN-08", points=True)
AT_START: Final[Kind[bool]] = Kind("at-start", "pf-ask-at-start", "PF-TURN-04")
AT_END: Final[Kind[bool]] = Kind("at-end", "pf-ask-at-end", "PF-TURN-22")
RESET: Final[Kind[Boon | Done]] = Kind("reset", "pf-ask-reset", "PF-TURN-26")
DISCARD_DOWN: Final[Kind[Boon]] = Kind("discard-down", "pf-ask-discard-down", "PF-TURN-27")
EVADE: Final[Kind[FaceIt | Playable]] = Kind("evade", "pf-ask-evade", "PF-ENC-11")
EVADED_TO: Final[Kind[str]] = Kind("evaded-to", "pf-ask-evaded-to", "PF-ENC-11")
ORDER: Final[Kind[int]] = Kind("order", "pf-ask-order", "PF-SUMMON-06", points=True)
NEXT_EFFECT: Final[Kind[str]] = Kind("next-effect", "pf-ask-next-effect", "PF-PRINC-11", points=True)
WHICH_CHECK: Final[Kind[int]] = Kind("which-check", "pf-ask-which-check", "PF-CHECK-07", points=True)
SKILL: Final[Kind[UseSkill | Playable | Decline]] = Kind("skill", "pf-ask-skill", "PF-CHECK-13", points=True)
WHICH_DIFFICULTY: Final[Kind[int]] = Kind("which-difficulty", "pf-ask-which-difficulty", "PF-GOLD-08", points=True)
PREPARE: Final[Kind[Roll | Call]] = Kind("prepare", "pf-ask-prepare", "PF-CHECK-30")
HELP: Final[Kind[str | None]] = Kind("help", "pf-ask-help", "PF-CHECK-30")
FAILED: Final[Kind[Accept | Playable]] = Kind("failed", "pf-ask-failed", "PF-CHECK-39")
RECHARGE: Final[Kind[bool]] = Kind("recharge", "pf-ask-recharge", "PF-BOON-05")
RECHARGE_ORDER: Final[Kind[Boon | None]] = Kind("recharge-order", "pf-ask-recharge-order", "PF-ENC-19")
DAMAGE: Final[Kind[TakeIt]] = Kind("damage", "pf-ask-damage", "PF-DMG-01")
WARD: Final[Kind[str | None]] = Kind("ward", "pf-ask-ward", "PF-DMG-01")
SUFFER: Final[Kind[Boon]] = Kind("suffer", "pf-ask-suffer", "PF-DMG-06")
CLOSE: Final[Kind[CloseBy | None]] = Kind("close", "pf-ask-close", "PF-CLOSE-02")
CLOSE_PAY: Final[Kind[Boon]] = Kind("close-pay", "pf-ask-close-pay", "PF-CLOSE-07")
GUARD: Final[Kind[CloseBy | None]] = Kind("guard", "pf-ask-guard", "PF-VILLAIN-02")
GUARD_ORDER: Final[Kind[int]] = Kind("guard-order", "pf-ask-order", "PF-VILLAIN-03", points=True)
CLOSE_BEATEN: Final[Kind[bool]] = Kind("close-beaten", "pf-ask-close-beaten", "PF-VILLAIN-11")
PAY: Final[Kind[Boon | Literal["top"]]] = Kind("pay", "pf-ask-pay", "PF-PLAY-02", pays=True)
HEAL: Final[Kind[int]] = Kind("heal", "pf-ask-heal", "PF-PRINC-03", points=True)
MOVE_TO: Final[Kind[Move]] = Kind("move-to", "pf-ask-move-to", "PF-TURN-10", points=True)
MOVE_OR_STAY: Final[Kind[Move | None]] = Kind("move-to", "pf-ask-move-to", "PF-TURN-10", points=True)
BRING: Final[Kind[int | None]] = Kind("bring", "pf-ask-bring", "PF-TURN-10", points=True)
EXAMINE_WHERE: Final[Kind[Look]] = Kind("examine-where", "pf-ask-examine-where", "PF-EXAM-01", points=True)
EXAMINED: Final[Kind[BoxCard | None]] = Kind("examined", "pf-ask-examined", "PF-EXAM-03", points=True)
LOOK_WHERE: Final[Kind[str]] = Kind("look-where", "pf-ask-look-where", "PF-EXAM-01")
PUT_WHERE: Final[Kind[str]] = Kind("put-where", "pf-ask-put-where", "PF-EXAM-03")
SEARCH: Final[Kind[Boon]] = Kind("search", "pf-ask-search", "PF-EXAM-06", points=True)
RAISE: Final[Kind[int]] = Kind("raise", "pf-ask-raise", "PF-DEATH-06", points=True)
RETRIEVE: Final[Kind[Boon]] = Kind("retrieve", "pf-ask-retrieve", "PF-PRINC-01", points=True)
LOSE_CARD: Final[Kind[Boon]] = Kind("lose-card", "pf-ask-lose-card", "PF-PLAY-15")
BURY_DISCARDED: Final[Kind[Boon]] = Kind("bury-discarded", "pf-ask-bury-discarded", "PF-PLAY-13")
KEEP_ONE: Final[Kind[Boon]] = Kind("keep-one", "pf-ask-keep-one", "PF-PRINC-01", points=True)
KEEP_OR_LEAVE: Final[Kind[Boon | None]] = Kind("keep-one", "pf-ask-keep-one", "PF-PRINC-01", points=True)
DO_OR_NOT: Final[Kind[bool]] = Kind("do-or-not", "pf-ask-do-or-not", "PF-PRINC-01")
FEAT: Final[Kind[Feat]] = Kind("feat", "pf-ask-feat", "PF-END-07", points=True)
ROLE: Final[Kind[Role]] = Kind("role", "pf-ask-role", "PF-ROLE-02", points=True)
REWARD_KIND: Final[Kind[str]] = Kind("reward-kind", "pf-ask-reward-kind", "PF-END-06")
LOOT: Final[Kind[int]] = Kind("loot", "pf-ask-loot", "PF-END-06", points=True)
REBUILD: Final[Kind[Fill | FromPool | ToPool | Done]] = Kind("rebuild", "pf-ask-rebuild", "PF-BETWEEN-04", points=True)

# --- answers ---------------------------------------------------------------------------------------------

YES: Final = Option("yes", True, Message("pf-opt-yes"))
NO: Final = Option("no", False, Message("pf-opt-no"))
DONE: Final = Option("done", Done(), Message("pf-opt-done"))
EXPLORE: Final = Option("explore", Explore(), Message("pf-opt-explore"), ("explore",))
INSTEAD: Final = Option("instead", InsteadOf(), Message("pf-opt-instead"), ("explore",))
CLOSE_HERE: Final = Option("close", CloseHere(), Message("pf-opt-close"), ("close",))
END_TURN: Final = Option("end", EndTurn(), Message("pf-opt-end"), ("end",))
FACE: Final = Option("face", FaceIt(), Message("pf-opt-face"), ("encounter",))
ROLL: Final = Option("roll", Roll(), Message("pf-opt-roll"), ("dice",))
DECLINE: Final = Option("decline", Decline(), Message("pf-opt-decline"), ("encounter",))
ACCEPT: Final = Option("accept", Accept(), Message("pf-opt-accept"))
TAKE_IT: Final = Option("take-it", TakeIt(), Message("pf-opt-take-it"))
PASS: Final[Option[None]] = Option("pass", None, Message("pf-opt-pass"))
HUSH_CHECK: Final = Option("hush:check", "check", Message("pf-opt-hush-check"))
HUSH_TURN: Final = Option("hush:turn", "turn", Message("pf-opt-hush-turn"))
HUSH: Final = Option("hush:always", "always", Message("pf-opt-hush-always"))
LISTEN: Final = Option("listen", Listen(), Message("pf-opt-listen"), interrupt=True)
SKIP: Final = Option("skip", Skip(), Message("pf-opt-skip"), interrupt=True)
SAMPLE: Final = Option("sample", "sample", Message("pf-opt-sample"))
OWN_DECK: Final = Option("own", "own", Message("pf-opt-own-deck"))
TO_TOP: Final = Option("top", TOP, Message("pf-opt-top"))
TO_BOTTOM: Final = Option("bottom", "bottom", Message("pf-opt-bottom"))
SHUFFLE_IN: Final = Option("shuffle", SHUFFLE, Message("pf-opt-shuffle"))
FROM_TOP: Final[Option[Literal["top"]]] = Option("top-card", "top", Message("pf-opt-top-card"), ("deck",))
UNDER_TOP: Final = Option("under-top", "under-top", Message("pf-opt-under-top"))
LOOK_TOP: Final = Option("look:top", TOP, Message("pf-opt-look-top"))
LOOK_BOTTOM: Final = Option("look:bottom", "bottom", Message("pf-opt-look-bottom"))
NEXT_CHECK: Final[Option[None]] = Option("next-check", None, Message("pf-opt-next-check"), ("encounter",))
LEAVE: Final[Option[None]] = Option("leave", None, Message("pf-opt-leave"))
STAY: Final[Option[None]] = Option("stay", None, Message("pf-opt-stay"))


def _named(verb: str, label: str) -> Callable[[C], Option[C]]:
    """A family of answers that name one card each."""

    def make(card: C) -> Option[C]:
        return Option(f"{verb}:{card.id}", card, Message(label, card.told), (card.name,))

    return make


def _give(card: Boon) -> Option[Give]:
    return Option(f"give:{card.id}", Give("give", card), Message("pf-opt-give", card.told), (card.name,))


def _move(card: Location) -> Option[Move]:
    return Option(f"move:{card.id}", Move("move", card), Message("pf-opt-move", card.told), (card.name,))


def _swap(what: tuple[int, Boon]) -> Option[OtherCard]:
    """A card in the deck of another player."""
    seat, card = what
    label = Message("pf-opt-swap", {"seat": f"seat:{seat}", "card": card.name})
    return Option(f"swap:{seat + 1}:{card.id}", OtherCard(seat, card), label, (card.name, f"seat:{seat}"))


def _look(card: Location) -> Option[Look]:
    return Option(f"look:{card.id}", Look("look", card), Message("pf-opt-look", card.told), (card.name,))


def _effect(source: str) -> Option[str]:
    """What is due now, by the card or power that says so."""
    return Option(f"first:{source}", source, Message("pf-opt-effect", {"card": source}), (source,))


def _difficulty(what: tuple[str, int]) -> Option[int]:
    """A number to reach, by the card or power that says so."""
    source, number = what
    label = Message("pf-opt-difficulty", {"card": source, "number": number})
    return Option(f"difficulty:{number}", number, label, (source,))


def _hero(seat: int) -> Option[int]:
    return Option(f"seat:{seat + 1}", seat, Message("pf-opt-seat", {"seat": f"seat:{seat}"}), (f"seat:{seat}",))


def _skill(what: tuple[int, int, bool]) -> Option[UseSkill]:
    """A skill, the number to reach, and whether it is used to fight."""
    skill, difficulty, fight = what
    key = f"{'fight' if fight else 'use'}:{SKILL_IDS[skill]}"
    label = Message("pf-opt-fight" if fight else "pf-opt-use", {"skill": SKILL_NAMES[skill], "difficulty": difficulty})
    return Option(key, UseSkill("skill", skill, fight), label, (SKILL_NAMES[skill],))


# By what the options of such a power are told apart: the fields of `PlayCard`.
Played = tuple["Boon", int, str, int, "Boon | None"]


def _play(what: Played) -> Option[PlayCard]:
    return _played(what, interrupt=False)


def _play_now(what: Played) -> Option[PlayCard]:
    return _played(what, interrupt=True)


def _played(what: Played, interrupt: bool) -> Option[PlayCard]:
    card, number, cost, skill, borrowed = what
    powers = (borrowed or card).powers
    args: dict[str, object] = {"card": card.name, "cost": cost, "effect": powers[number].effect.text}
    key = f"{cost}:{card.id}"
    if borrowed is not None:
        key += f":{borrowed.id}"
        args["as"] = borrowed.name
    full = f"{key}:{number + 1}"
    if sum(power.effect.moment != "never" for power in powers) > 1:
        key = full
    label = Message("pf-opt-play", args)
    if skill >= 0:
        key += f":{SKILL_IDS[skill]}"
        full += f":{SKILL_IDS[skill]}"
        label = Message("pf-opt-play-skill", {**args, "skill": SKILL_NAMES[skill]})
    return Option(key, PlayCard("play", *what), label, (card.name,), interrupt, full)


# Likewise those of `Follow`.
Following = tuple["Boon", "Play", str]


def _follow(what: Following) -> Option[Follow]:
    return _following(what, interrupt=False)


def _follow_now(what: Following) -> Option[Follow]:
    return _following(what, interrupt=True)


def _following(what: Following, interrupt: bool) -> Option[Follow]:
    card, power, cost = what
    label = Message("pf-opt-play", {"card": card.name, "cost": cost, "effect": power.effect.text})
    return Option(f"also:{cost}:{card.id}", Follow("also", *what), label, (card.name,), interrupt)


def _power(what: tuple[str, str, int]) -> Option[UsePower]:
    """A power of a character: character, line and the skill it is used with (or NONE)."""
    return _powered(what, interrupt=False)


def _power_now(what: tuple[str, str, int]) -> Option[UsePower]:
    return _powered(what, interrupt=True)


def _powered(what: tuple[str, str, int], interrupt: bool) -> Option[UsePower]:
    name, line, skill = what
    args: dict[str, object] = {"character": name, "power": f"power:{line}"}
    key, label = f"power:{line}", Message("pf-opt-power", args)
    if skill >= 0:
        key += f":{SKILL_IDS[skill]}"
        label = Message("pf-opt-power-skill", {**args, "skill": SKILL_NAMES[skill]})
    return Option(key, UsePower("power", line, skill), label, (f"power:{line}",), interrupt)


def _promise(card: Boon) -> Option[Promise]:
    label = Message("pf-opt-promise", card.told)
    return Option(f"promise:{card.id}", Promise("promise", card), label, (card.name,), interrupt=True)


def _withdraw(card: Boon) -> Option[Withdraw]:
    label = Message("pf-opt-withdraw", card.told)
    return Option(f"withdraw:{card.id}", Withdraw("withdraw", card), label, (card.name,), interrupt=True)


def _call(what: tuple[int, Boon, str]) -> Option[Call]:
    """Help that another player has promised."""
    seat, card, key = what
    label = Message("pf-opt-call", {"seat": f"seat:{seat}", "card": card.name})
    return Option(f"call:{seat + 1}:{key}", Call("call", seat, key), label, (f"seat:{seat}", card.name))


def _way(what: tuple[int, ClosingWay]) -> Option[CloseBy]:
    """A way of closing a location, by its number on the card."""
    number, way = what
    label = Message("pf-opt-close-way", {"way": way.text})
    return Option(f"close:{number + 1}", CloseBy("close", number), label, ("close",))


def _kind(kind: str) -> Option[str]:
    return Option(f"kind:{kind}", kind, Message("pf-opt-kind", {"kind": f"kind:{kind}"}))


def _check_by(what: tuple[int, int]) -> Option[int]:
    """Who makes a check of a series."""
    seat, number = what
    label = Message("pf-opt-check-by", {"seat": f"seat:{seat}", "number": number + 1})
    return Option(f"by:{seat + 1}", seat, label, (f"seat:{seat}",))


def feat_name(kind: str, line: str) -> str:
    """How messages name the line of a box."""
    return f"{'kind' if kind == 'card' else kind}:{line}"


def _feat(what: tuple[str, str, int]) -> Option[Feat]:
    """A box: its kind, its line, and which of the line it is."""
    kind, line, number = what
    label = Message(f"pf-opt-feat-{kind}", {"line": feat_name(kind, line), "number": number})
    return Option(f"feat:{line}", Feat(kind, line, number), label, (f"feat:{line}",))


def _fill(card: Boon) -> Option[Fill]:
    return Option(f"box:{card.id}", Fill("box", card), Message("pf-opt-fill", card.told), (card.name,))


def _pool(card: Boon) -> Option[FromPool]:
    return Option(f"take:{card.id}", FromPool("take", card), Message("pf-opt-pool", card.told), (card.name,))


def _return(card: Boon) -> Option[ToPool]:
    return Option(f"return:{card.id}", ToPool("return", card), Message("pf-opt-return", card.told), (card.name,))


def _role(card: Role) -> Option[Role]:
    return Option(f"role:{card.id}", card, Message("pf-opt-role", {"role": card.name}), (card.name,))


CHARACTERS: Final[Options[Character, Character]] = Options(_named("character", "pf-opt-character"))
GIVES: Final[Options[Boon, Give]] = Options(_give)
SWAPS: Final[Options[tuple[int, Boon], OtherCard]] = Options(_swap)
MOVES: Final[Options[Location, Move]] = Options(_move)
LOOKS: Final[Options[Location, Look]] = Options(_look)
STARTS: Final[Options[Location, Location]] = Options(_named("start", "pf-opt-start"))
EFFECTS: Final[Options[str, str]] = Options(_effect)
DIFFICULTIES: Final[Options[tuple[str, int], int]] = Options(_difficulty)
HEROES: Final[Options[int, int]] = Options(_hero)
SKILLS_USED: Final[Options[tuple[int, int, bool], UseSkill]] = Options(_skill)
PLAYS: Final[Options[Played, PlayCard]] = Options(_play)
PLAYS_NOW: Final[Options[Played, PlayCard]] = Options(_play_now)
FOLLOWS: Final[Options[Following, Follow]] = Options(_follow)
FOLLOWS_NOW: Final[Options[Following, Follow]] = Options(_follow_now)
POWERS: Final[Options[tuple[str, str, int], UsePower]] = Options(_power)
POWERS_NOW: Final[Options[tuple[str, str, int], UsePower]] = Options(_power_now)
PROMISES: Final[Options[Boon, Promise]] = Options(_promise)
WITHDRAWALS: Final[Options[Boon, Withdraw]] = Options(_withdraw)
CALLS: Final[Options[tuple[int, Boon, str], Call]] = Options(_call)
WAYS: Final[Options[tuple[int, ClosingWay], CloseBy]] = Options(_way)
DROPS: Final[Options[Boon, Boon]] = Options(_named("drop", "pf-opt-drop"))
PAYS: Final[Options[Boon, Boon]] = Options(_named("pay", "pf-opt-pay"))
RETRIEVES: Final[Options[Boon, Boon]] = Options(_named("from-discard", "pf-opt-retrieve"))
SEARCHES: Final[Options[Boon, Boon]] = Options(_named("find", "pf-opt-find"))
TAKES: Final[Options[Boon, Boon]] = Options(_named("keep", "pf-opt-keep"))
BOTTOMS: Final[Options[BoxCard, BoxCard]] = Options(_named("under", "pf-opt-under"))
RECHARGES: Final[Options[Boon, Boon]] = Options(_named("recharge", "pf-opt-recharge"))
KINDS: Final[Options[str, str]] = Options(_kind)
CHECKS_BY: Final[Options[tuple[int, int], int]] = Options(_check_by)
FEATS: Final[Options[tuple[str, str, int], Feat]] = Options(_feat)
FILLS: Final[Options[Boon, Fill]] = Options(_fill)
POOL: Final[Options[Boon, FromPool]] = Options(_pool)
RETURNS: Final[Options[Boon, ToPool]] = Options(_return)
ROLES: Final[Options[Role, Role]] = Options(_role)
