"""Every question of the game and every answer: kinds, keys, labels and what they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.rules.components import COSTS, SHUFFLE, SKILL_IDS, SKILL_NAMES, TOP
from herowright.table.decision import Kind, Option, Options
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.closing import ClosingWay
    from herowright.games.pathfinder.cards.types import Boon, BoxCard, Character, Location, Play

# --- kinds of decisions ----------------------------------------------------------------------------------

CHARACTER = Kind("character", "pf-ask-character", "PF-SETUP-01")
DECK = Kind("deck", "pf-ask-deck", "PF-SETUP-02")
BUILD = Kind("build", "pf-ask-build", "PF-SETUP-03")
SWAP = Kind("swap", "pf-ask-swap", "PF-SETUP-06")
SWAP_FOR = Kind("swap-for", "pf-ask-swap-for", "PF-SETUP-06")
FAVORED = Kind("favored", "pf-ask-favored", "PF-CHAR-06")
START = Kind("start", "pf-ask-start", "PF-SETUP-25")
FIRST = Kind("first", "pf-ask-first", "PF-SETUP-32")
TURN = Kind("turn", "pf-ask-turn", "PF-TURN-01")
GIVE_TO = Kind("give-to", "pf-ask-give-to", "PF-TURN-08")
AT_START = Kind("at-start", "pf-ask-at-start", "PF-TURN-04")
AT_END = Kind("at-end", "pf-ask-at-end", "PF-TURN-22")
RESET = Kind("reset", "pf-ask-reset", "PF-TURN-26")
DISCARD_DOWN = Kind("discard-down", "pf-ask-discard-down", "PF-TURN-27")
EVADE = Kind("evade", "pf-ask-evade", "PF-ENC-11")
EVADED_TO = Kind("evaded-to", "pf-ask-evaded-to", "PF-ENC-11")
ORDER = Kind("order", "pf-ask-order", "PF-SUMMON-06")
NEXT_EFFECT = Kind("next-effect", "pf-ask-next-effect", "PF-PRINC-11")
WHICH_CHECK = Kind("which-check", "pf-ask-which-check", "PF-CHECK-07")
SKILL = Kind("skill", "pf-ask-skill", "PF-CHECK-13")
WHICH_DIFFICULTY = Kind("which-difficulty", "pf-ask-which-difficulty", "PF-GOLD-08")
PREPARE = Kind("prepare", "pf-ask-prepare", "PF-CHECK-30")
HELP = Kind("help", "pf-ask-help", "PF-CHECK-30")
FAILED = Kind("failed", "pf-ask-failed", "PF-CHECK-39")
RECHARGE = Kind("recharge", "pf-ask-recharge", "PF-BOON-05")
RECHARGE_ORDER = Kind("recharge-order", "pf-ask-recharge-order", "PF-ENC-19")
DAMAGE = Kind("damage", "pf-ask-damage", "PF-DMG-01")
WARD = Kind("ward", "pf-ask-ward", "PF-DMG-01")
SUFFER = Kind("suffer", "pf-ask-suffer", "PF-DMG-06")
CLOSE = Kind("close", "pf-ask-close", "PF-CLOSE-02")
CLOSE_PAY = Kind("close-pay", "pf-ask-close-pay", "PF-CLOSE-07")
GUARD = Kind("guard", "pf-ask-guard", "PF-VILLAIN-02")
GUARD_ORDER = Kind("guard-order", "pf-ask-order", "PF-VILLAIN-03")
CLOSE_BEATEN = Kind("close-beaten", "pf-ask-close-beaten", "PF-VILLAIN-11")
PAY = Kind("pay", "pf-ask-pay", "PF-PLAY-02")
HEAL = Kind("heal", "pf-ask-heal", "PF-PRINC-03")
MOVE_TO = Kind("move-to", "pf-ask-move-to", "PF-TURN-10")
BRING = Kind("bring", "pf-ask-bring", "PF-TURN-10")
EXAMINE_WHERE = Kind("examine-where", "pf-ask-examine-where", "PF-EXAM-01")
EXAMINED = Kind("examined", "pf-ask-examined", "PF-EXAM-03")
LOOK_WHERE = Kind("look-where", "pf-ask-look-where", "PF-EXAM-01")
PUT_WHERE = Kind("put-where", "pf-ask-put-where", "PF-EXAM-03")
SEARCH = Kind("search", "pf-ask-search", "PF-EXAM-06")
RAISE = Kind("raise", "pf-ask-raise", "PF-DEATH-06")
RETRIEVE = Kind("retrieve", "pf-ask-retrieve", "PF-PRINC-01")
LOSE_CARD = Kind("lose-card", "pf-ask-lose-card", "PF-PLAY-15")
BURY_DISCARDED = Kind("bury-discarded", "pf-ask-bury-discarded", "PF-PLAY-13")
KEEP_ONE = Kind("keep-one", "pf-ask-keep-one", "PF-PRINC-01")
DO_OR_NOT = Kind("do-or-not", "pf-ask-do-or-not", "PF-PRINC-01")
FEAT = Kind("feat", "pf-ask-feat", "PF-END-07")
ROLE = Kind("role", "pf-ask-role", "PF-ROLE-02")
REWARD_KIND = Kind("reward-kind", "pf-ask-reward-kind", "PF-END-06")
LOOT = Kind("loot", "pf-ask-loot", "PF-END-06")
REBUILD = Kind("rebuild", "pf-ask-rebuild", "PF-BETWEEN-04")

# --- answers ---------------------------------------------------------------------------------------------

YES = Option("yes", True, Message("pf-opt-yes"))
NO = Option("no", False, Message("pf-opt-no"))
DONE = Option("done", ("done",), Message("pf-opt-done"))
EXPLORE = Option("explore", ("explore",), Message("pf-opt-explore"), ("explore",))
INSTEAD = Option("instead", ("instead",), Message("pf-opt-instead"), ("explore",))
CLOSE_HERE = Option("close", ("close",), Message("pf-opt-close"), ("close",))
END_TURN = Option("end", ("end",), Message("pf-opt-end"), ("end",))
FACE = Option("face", ("face",), Message("pf-opt-face"), ("encounter",))
ROLL = Option("roll", ("roll",), Message("pf-opt-roll"), ("dice",))
DECLINE = Option("decline", ("decline",), Message("pf-opt-decline"), ("encounter",))
ACCEPT = Option("accept", ("accept",), Message("pf-opt-accept"))
TAKE_IT = Option("take-it", ("take-it",), Message("pf-opt-take-it"))
PASS = Option("pass", None, Message("pf-opt-pass"))
HUSH_CHECK = Option("hush:check", "check", Message("pf-opt-hush-check"))
HUSH_TURN = Option("hush:turn", "turn", Message("pf-opt-hush-turn"))
HUSH = Option("hush:always", "always", Message("pf-opt-hush-always"))
LISTEN = Option("listen", ("listen",), Message("pf-opt-listen"), interrupt=True)
SKIP = Option("skip", ("skip",), Message("pf-opt-skip"), interrupt=True)
SAMPLE = Option("sample", "sample", Message("pf-opt-sample"))
OWN_DECK = Option("own", "own", Message("pf-opt-own-deck"))
TO_TOP = Option("top", TOP, Message("pf-opt-top"))
TO_BOTTOM = Option("bottom", "bottom", Message("pf-opt-bottom"))
SHUFFLE_IN = Option("shuffle", SHUFFLE, Message("pf-opt-shuffle"))
FROM_TOP = Option("top-card", "top", Message("pf-opt-top-card"), ("deck",))
UNDER_TOP = Option("under-top", "under-top", Message("pf-opt-under-top"))
LOOK_TOP = Option("look:top", TOP, Message("pf-opt-look-top"))
LOOK_BOTTOM = Option("look:bottom", "bottom", Message("pf-opt-look-bottom"))
NEXT_CHECK = Option("next-check", None, Message("pf-opt-next-check"), ("encounter",))
LEAVE = Option("leave", None, Message("pf-opt-leave"))
STAY = Option("stay", None, Message("pf-opt-stay"))


def _named(verb: str, label: str) -> Any:
    """A family of answers that name one card each."""

    def make(card: Any) -> Option:
        return Option(f"{verb}:{card.id}", card, Message(label, card.told), (card.name,))

    return make


def _give(card: Boon) -> Option:
    return Option(f"give:{card.id}", ("give", card), Message("pf-opt-give", card.told), (card.name,))


def _move(card: Location) -> Option:
    return Option(f"move:{card.id}", ("move", card), Message("pf-opt-move", card.told), (card.name,))


def _swap(what: tuple[int, Boon]) -> Option:
    """A card in the deck of another player."""
    seat, card = what
    label = Message("pf-opt-swap", {"seat": f"seat:{seat}", "card": card.name})
    return Option(f"swap:{seat + 1}:{card.id}", what, label, (card.name, f"seat:{seat}"))


def _look(card: Location) -> Option:
    return Option(f"look:{card.id}", ("look", card), Message("pf-opt-look", card.told), (card.name,))


def _effect(source: str) -> Option:
    """What is due now, by the card or power that says so."""
    return Option(f"first:{source}", source, Message("pf-opt-effect", {"card": source}), (source,))


def _difficulty(what: tuple[str, int]) -> Option:
    """A number to reach, by the card or power that says so."""
    source, number = what
    label = Message("pf-opt-difficulty", {"card": source, "number": number})
    return Option(f"difficulty:{number}", number, label, (source,))


def _hero(seat: int) -> Option:
    return Option(f"seat:{seat + 1}", seat, Message("pf-opt-seat", {"seat": f"seat:{seat}"}), (f"seat:{seat}",))


def _skill(what: tuple[int, int, bool]) -> Option:
    """A skill, the number to reach, and whether it is used to fight."""
    skill, difficulty, fight = what
    key = f"{'fight' if fight else 'use'}:{SKILL_IDS[skill]}"
    label = Message("pf-opt-fight" if fight else "pf-opt-use", {"skill": SKILL_NAMES[skill], "difficulty": difficulty})
    return Option(key, ("skill", skill, fight), label, (SKILL_NAMES[skill],))


# A power of a card: the card, the number of the power, what is done with the card, the skill it is used with (or
# NONE), and the card whose power is borrowed, if any.
Played = tuple["Boon", int, str, int, "Boon | None"]


def _play(what: Played) -> Option:
    return _played(what, interrupt=False)


def _play_now(what: Played) -> Option:
    return _played(what, interrupt=True)


def _played(what: Played, interrupt: bool) -> Option:
    card, number, cost, skill, borrowed = what
    powers = (borrowed or card).powers
    key = f"{cost}:{card.id}"
    if borrowed is not None:
        key += f":{borrowed.id}"
    if sum(power.cost in COSTS and power.effect.moment != "never" for power in powers) > 1:
        key += f":{number + 1}"
    args: dict[str, Any] = {"card": card.name, "cost": cost, "effect": powers[number].effect.text}
    label = Message("pf-opt-play", args)
    if skill >= 0:
        key += f":{SKILL_IDS[skill]}"
        label = Message("pf-opt-play-skill", {**args, "skill": SKILL_NAMES[skill]})
    return Option(key, ("play", *what), label, (card.name,), interrupt)


# A power that goes with one just used: the card, the power and what is done with the card.
Following = tuple["Boon", "Play", str]


def _follow(what: Following) -> Option:
    return _following(what, interrupt=False)


def _follow_now(what: Following) -> Option:
    return _following(what, interrupt=True)


def _following(what: Following, interrupt: bool) -> Option:
    card, power, cost = what
    label = Message("pf-opt-play", {"card": card.name, "cost": cost, "effect": power.effect.text})
    return Option(f"also:{cost}:{card.id}", ("also", *what), label, (card.name,), interrupt)


def _power(what: tuple[str, str, int]) -> Option:
    """A power of a character: character, line and the skill it is used with (or NONE)."""
    return _powered(what, interrupt=False)


def _power_now(what: tuple[str, str, int]) -> Option:
    return _powered(what, interrupt=True)


def _powered(what: tuple[str, str, int], interrupt: bool) -> Option:
    name, line, skill = what
    args: dict[str, Any] = {"character": name, "power": f"power:{line}"}
    key, label = f"power:{line}", Message("pf-opt-power", args)
    if skill >= 0:
        key += f":{SKILL_IDS[skill]}"
        label = Message("pf-opt-power-skill", {**args, "skill": SKILL_NAMES[skill]})
    return Option(key, ("power", line, skill), label, (f"power:{line}",), interrupt)


def _promise(card: Boon) -> Option:
    label = Message("pf-opt-promise", card.told)
    return Option(f"promise:{card.id}", ("promise", card), label, (card.name,), interrupt=True)


def _withdraw(card: Boon) -> Option:
    label = Message("pf-opt-withdraw", card.told)
    return Option(f"withdraw:{card.id}", ("withdraw", card), label, (card.name,), interrupt=True)


def _call(what: tuple[int, Boon, str]) -> Option:
    """Help that another player has promised."""
    seat, card, key = what
    label = Message("pf-opt-call", {"seat": f"seat:{seat}", "card": card.name})
    return Option(f"call:{seat + 1}:{key}", ("call", seat, key), label, (f"seat:{seat}", card.name))


def _way(what: tuple[int, ClosingWay]) -> Option:
    """A way of closing a location, by its number on the card."""
    number, way = what
    return Option(f"close:{number + 1}", ("close", number), Message("pf-opt-close-way", {"way": way.text}), ("close",))


def _kind(kind: str) -> Option:
    return Option(f"kind:{kind}", kind, Message("pf-opt-kind", {"kind": f"kind:{kind}"}))


def _check_by(what: tuple[int, int]) -> Option:
    """Who makes a check of a series."""
    seat, number = what
    label = Message("pf-opt-check-by", {"seat": f"seat:{seat}", "number": number + 1})
    return Option(f"by:{seat + 1}", seat, label, (f"seat:{seat}",))


def feat_name(kind: str, line: str) -> str:
    """How messages name the line of a box."""
    return f"{'kind' if kind == 'card' else kind}:{line}"


def _feat(what: tuple[str, str, int]) -> Option:
    """A box: its kind, its line, and which of the line it is."""
    kind, line, number = what
    label = Message(f"pf-opt-feat-{kind}", {"line": feat_name(kind, line), "number": number})
    return Option(f"feat:{line}", what, label, (f"feat:{line}",))


def _fill(card: Boon) -> Option:
    return Option(f"box:{card.id}", ("box", card), Message("pf-opt-fill", card.told), (card.name,))


def _pool(card: Boon) -> Option:
    return Option(f"take:{card.id}", ("take", card), Message("pf-opt-pool", card.told), (card.name,))


def _return(card: Boon) -> Option:
    return Option(f"return:{card.id}", ("return", card), Message("pf-opt-return", card.told), (card.name,))


def _role(card: Any) -> Option:
    return Option(f"role:{card.id}", card, Message("pf-opt-role", {"role": card.name}), (card.name,))


CHARACTERS: Options[Character] = Options(_named("character", "pf-opt-character"))
GIVES: Options[Boon] = Options(_give)
SWAPS: Options[tuple[int, Boon]] = Options(_swap)
MOVES: Options[Location] = Options(_move)
LOOKS: Options[Location] = Options(_look)
STARTS: Options[Location] = Options(_named("start", "pf-opt-start"))
EFFECTS: Options[str] = Options(_effect)
DIFFICULTIES: Options[tuple[str, int]] = Options(_difficulty)
HEROES: Options[int] = Options(_hero)
SKILLS_USED: Options[tuple[int, int, bool]] = Options(_skill)
PLAYS: Options[Played] = Options(_play)
PLAYS_NOW: Options[Played] = Options(_play_now)
FOLLOWS: Options[Following] = Options(_follow)
FOLLOWS_NOW: Options[Following] = Options(_follow_now)
POWERS: Options[tuple[str, str, int]] = Options(_power)
POWERS_NOW: Options[tuple[str, str, int]] = Options(_power_now)
PROMISES: Options[Boon] = Options(_promise)
WITHDRAWALS: Options[Boon] = Options(_withdraw)
CALLS: Options[tuple[int, Boon, str]] = Options(_call)
WAYS: Options[tuple[int, ClosingWay]] = Options(_way)
DROPS: Options[Boon] = Options(_named("drop", "pf-opt-drop"))
PAYS: Options[Boon] = Options(_named("pay", "pf-opt-pay"))
RETRIEVES: Options[Boon] = Options(_named("from-discard", "pf-opt-retrieve"))
SEARCHES: Options[Boon] = Options(_named("find", "pf-opt-find"))
TAKES: Options[BoxCard] = Options(_named("keep", "pf-opt-keep"))
BOTTOMS: Options[BoxCard] = Options(_named("under", "pf-opt-under"))
RECHARGES: Options[Boon] = Options(_named("recharge", "pf-opt-recharge"))
KINDS: Options[str] = Options(_kind)
CHECKS_BY: Options[tuple[int, int]] = Options(_check_by)
FEATS: Options[tuple[str, str, int]] = Options(_feat)
FILLS: Options[Boon] = Options(_fill)
POOL: Options[Boon] = Options(_pool)
RETURNS: Options[Boon] = Options(_return)
ROLES: Options[Any] = Options(_role)
