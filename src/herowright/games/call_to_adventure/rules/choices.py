"""Every question of the game and every answer: kinds, keys, labels and what they touch."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from herowright.games.call_to_adventure.cards.types import Adversary, Challenge, Trait
from herowright.games.call_to_adventure.rules.components import (
    ABILITY_IDS,
    ABILITY_NAMES,
    ANTIHERO,
    HERO,
    NONE,
    RUNE_IDS,
)
from herowright.table.decision import AT_ONCE, IF_IDLE, Kind, Option, Options, Shared
from herowright.table.message import Message
from herowright.table.native import unseen

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import (
        Ally,
        CharacterCard,
        HandCard,
        Path,
        StoryCard,
    )

unseen(globals())

# --- what an answer says -----------------------------------------------------------------------------
# An answer of several sorts begins with what is done.


class GainTrait(NamedTuple):
    verb: Literal["gain"]
    trait: Trait


class FaceChallenge(NamedTuple):
    verb: Literal["face"]
    card: Challenge | Adversary
    path: Path


# The main action of a turn (CA-TURN-01).
MainAction = GainTrait | FaceChallenge


class Replace(NamedTuple):
    verb: Literal["replace"]
    card: StoryCard


class Journey(NamedTuple):
    verb: Literal["journey"]
    card: StoryCard


class Use(NamedTuple):
    """A power of an own card, by the way it is paid and the name of the card."""

    way: Literal["spend", "sacrifice"]
    name: str


# What may be done besides the main action (CA-EXTRA).
Besides = Journey | Use


class End(NamedTuple):
    verb: Literal["end"] = "end"


TurnAction = MainAction | Replace | Besides | End


class Cast(NamedTuple):
    verb: Literal["cast"] = "cast"


class LeaveOut(NamedTuple):
    """The runes of an ability, or the dark ones (NONE), are not to be cast."""

    verb: Literal["leave"]
    ability: int


class PutBack(NamedTuple):
    verb: Literal["add"]
    ability: int


class BuyDark(NamedTuple):
    verb: Literal["dark"] = "dark"


class TradeCard(NamedTuple):
    verb: Literal["trade"]
    card: HandCard


# What changes the pool or the result of a cast (CA-CHAL-11 to -13, CA-ADV-05).
Preparing = LeaveOut | PutBack | BuyDark | TradeCard
Preparation = Cast | Preparing | Besides


class Resolve(NamedTuple):
    verb: Literal["resolve"] = "resolve"


AfterCast = Resolve | Preparing | Besides


class Play(NamedTuple):
    """A hand card, for oneself or for the player in a seat (CA-COOP-10)."""

    verb: Literal["play"]
    card: HandCard
    seat: int | None


class Listen(NamedTuple):
    verb: Literal["listen"] = "listen"


class Betrayal(NamedTuple):
    """An ally and whose it is."""

    seat: int
    ally: Ally


Hush = Literal["turn", "always"]

# --- kinds of decisions ----------------------------------------------------------------------------
# Those that a single answer does not settle are moments people want to have (a turn, a cast, its resolution), or are
# put so that nobody can tell from them who holds what (REACT, REACT_AFTER, RESPOND).

KEEP_ORIGIN: Final[Kind[CharacterCard]] = Kind(
    "keep-origin", "ca-ask-keep-origin", "CA-SETUP-03", settles=AT_ONCE, points=True
)
KEEP_MOTIVATION: Final[Kind[CharacterCard]] = Kind(
    "keep-motivation", "ca-ask-keep-motivation", "CA-SETUP-03", settles=AT_ONCE, points=True
)
KEEP_DESTINY: Final[Kind[CharacterCard]] = Kind(
    "keep-destiny", "ca-ask-keep-destiny", "CA-SETUP-03", settles=AT_ONCE, points=True
)
TURN: Final[Kind[TurnAction]] = Kind("turn", "ca-ask-turn", "CA-TURN-01", points=True)
AFTERWARDS: Final[Kind[TurnAction]] = Kind("afterwards", "ca-ask-afterwards", "CA-TURN-05")
REPLACE: Final[Kind[TurnAction]] = Kind("replace", "ca-ask-replace", "CA-ROW-04")
PREPARE: Final[Kind[Preparation]] = Kind("prepare", "ca-ask-prepare", "CA-CHAL-11")
AFTER_CAST: Final[Kind[AfterCast]] = Kind("after-cast", "ca-ask-after-cast", "CA-CHAL-16")
OTHER_PATH: Final[Kind[Path]] = Kind("other-path", "ca-ask-other-path", "CA-RETRY-09", settles=AT_ONCE, points=True)
FLEE: Final[Kind[MainAction]] = Kind("flee", "ca-ask-flee", "CA-COOP-38", settles=IF_IDLE, points=True)
REACT: Final[Kind[Hush | None]] = Kind("react", "ca-ask-react", "CA-HERO-13")
REACT_AFTER: Final[Kind[Hush | None]] = Kind("react-after", "ca-ask-react-after", "CA-HERO-15")
RESPOND: Final[Kind[Play | None]] = Kind("respond", "ca-ask-respond", "CA-HERO-10")
DRAW: Final[Kind[str]] = Kind("draw", "ca-ask-draw", "CA-HERO-03", settles=AT_ONCE)
PLACE_ALLY: Final[Kind[Challenge | Adversary]] = Kind(
    "place-ally", "ca-ask-place-ally", "CA-ALLY-02", settles=AT_ONCE, points=True
)
GRANT: Final[Kind[int]] = Kind("grant", "ca-ask-grant", "CA-HERO-07", settles=AT_ONCE, points=True)
TURN_RUNE: Final[Kind[int]] = Kind("turn-rune", "ca-ask-turn-rune", "CA-CHAL-16", settles=AT_ONCE, points=True)
WANDER: Final[Kind[Replace]] = Kind("wander", "ca-ask-wander", "CA-EXTRA-03", settles=AT_ONCE)
TARGET: Final[Kind[int]] = Kind("target", "ca-ask-target", "CA-HERO-08", settles=AT_ONCE, points=True)
BETRAYED: Final[Kind[Betrayal]] = Kind("betrayed", "ca-ask-betrayed", "CA-ALLY-12", settles=AT_ONCE)
DROP: Final[Kind[HandCard]] = Kind("drop", "ca-ask-drop", "CA-HERO-08", settles=IF_IDLE)
IGNORE: Final[Kind[int]] = Kind("ignore", "ca-ask-ignore", "CA-COOP-34", settles=AT_ONCE, points=True)

# --- answers ---------------------------------------------------------------------------------------

END: Final = Option("end", End(), Message("ca-opt-end"))
CAST: Final = Option("cast", Cast(), Message("ca-opt-cast"), ("runes",))
RESOLVE: Final = Option("resolve", Resolve(), Message("ca-opt-resolve"))
PASS: Final[Option[None]] = Option("pass", None, Message("ca-opt-pass"))
HUSH_TURN: Final[Option[Hush]] = Option("hush:turn", "turn", Message("ca-opt-hush-turn"))
HUSH: Final[Option[Hush]] = Option("hush:always", "always", Message("ca-opt-hush-always"))
LISTEN: Final = Option("listen", Listen(), Message("ca-opt-listen"), interrupt=True)
DRAWS: Final[dict[str, Option[str]]] = {
    kind: Option(f"draw:{kind}", kind, Message(f"ca-opt-draw-{kind}"), (f"deck:{kind}",)) for kind in (HERO, ANTIHERO)
}


def _keep(card: CharacterCard) -> Option[CharacterCard]:
    return Option(f"keep:{card.id}", card, Message("ca-opt-keep", {"card": card.name}), (card.name,))


def _gain(trait: Trait) -> Option[GainTrait]:
    return Option(
        f"gain:{trait.id}", GainTrait("gain", trait), Message("ca-opt-gain", {"card": trait.name}), (trait.name,)
    )


def _face(what: tuple[Challenge | Adversary, Path]) -> Option[FaceChallenge]:
    card, path = what
    if card.family == "adversary":
        label = Message("ca-opt-face-adversary", {"card": card.name})
        return Option(f"face:{card.id}", FaceChallenge("face", card, path), label, (card.name,))
    label = Message("ca-opt-face", {"card": card.name, "path": path.name})
    return Option(f"face:{path.id}", FaceChallenge("face", card, path), label, (card.name, path.name))


def _attempts(card: StoryCard) -> tuple[Option[MainAction], ...]:
    """A trait is gained, a challenge faced by each of its paths."""
    if isinstance(card, Trait):
        return (GAINS[card],)
    assert isinstance(card, (Challenge, Adversary)), "an ally comes with a challenge"
    return tuple(FACES[card, path] for path in card.paths)


def _replace(card: StoryCard) -> Option[Replace]:
    label = Message("ca-opt-replace", {"card": card.name})
    return Option(f"replace:{card.id}", Replace("replace", card), label, (card.name,))


@lru_cache(maxsize=64)
def journeys_for(xp: int) -> Options[StoryCard, Journey]:
    """A family for each price: so no key has to be made of card and price for every card on the table."""

    def journey(card: StoryCard) -> Option[Journey]:
        label = Message("ca-opt-journey", {"card": card.name, "xp": xp})
        return Option(f"journey:{card.id}", Journey("journey", card), label, (card.name,))

    return Options(journey)


def _use(what: tuple[str, Literal["spend", "sacrifice"], int]) -> Option[Use]:
    """A power of a card in one's own story: the card's name, how it is paid, and how much."""
    name, way, xp = what
    key = name.replace("path:", "").replace("story:", "").replace("motivation:", "").replace("origin:", "")
    label = Message(f"ca-opt-{way}", {"card": name, "xp": xp})
    return Option(f"{way}:{key}", Use(way, name), label, (name,))


def _dark(xp: int) -> Option[BuyDark]:
    return Option("dark", BuyDark(), Message("ca-opt-dark", {"xp": xp}), ("rune:dark",))


def _trade(what: tuple[HandCard, int]) -> Option[TradeCard]:
    card, bonus = what
    label = Message("ca-opt-trade", {"card": card.name, "bonus": bonus})
    return Option(f"trade:{card.key}", TradeCard("trade", card), label, (card.name,))


def _leave(ability: int) -> Option[LeaveOut]:
    """No ability stands for dark runes."""
    if ability == NONE:
        return Option("leave:dark", LeaveOut("leave", NONE), Message("ca-opt-leave-dark"), ("rune:dark",))
    id = ABILITY_IDS[ability]
    label = Message("ca-opt-leave", {"ability": ABILITY_NAMES[ability]})
    return Option(f"leave:{id}", LeaveOut("leave", ability), label, (f"rune:{id}",))


def _add(ability: int) -> Option[PutBack]:
    if ability == NONE:
        return Option("add:dark", PutBack("add", NONE), Message("ca-opt-add-dark"), ("rune:dark",))
    id = ABILITY_IDS[ability]
    label = Message("ca-opt-add", {"ability": ABILITY_NAMES[ability]})
    return Option(f"add:{id}", PutBack("add", ability), label, (f"rune:{id}",))


def _play(what: tuple[HandCard, int | None]) -> Option[Play]:
    """A hand card played; `None` stands for oneself, a seat for the player named in its place (CA-COOP-10)."""
    return _played(what, interrupt=True)


def _answer(what: tuple[HandCard, int | None]) -> Option[Play]:
    return _played(what, interrupt=False)


def _played(what: tuple[HandCard, int | None], interrupt: bool) -> Option[Play]:
    card: HandCard
    seat: int | None
    card, seat = what
    if seat is None:
        label = Message("ca-opt-play", {"card": card.name})
        return Option(f"play:{card.key}", Play("play", card, seat), label, (card.name,), interrupt)
    label = Message("ca-opt-play-for", {"card": card.name, "seat": f"seat:{seat}"})
    return Option(
        f"play:{card.key}:{seat + 1}", Play("play", card, seat), label, (card.name, f"seat:{seat}"), interrupt
    )


def _ally_place(card: Challenge | Adversary) -> Option[Challenge | Adversary]:
    return Option(f"place:{card.id}", card, Message("ca-opt-place-ally", {"card": card.name}), (card.name,))


def _path(path: Path) -> Option[Path]:
    return Option(f"path:{path.id}", path, Message("ca-opt-path", {"path": path.name}), (path.name,))


def _ability(ability: int) -> Option[int]:
    id = ABILITY_IDS[ability]
    return Option(f"rune:{id}", ability, Message("ca-opt-rune", {"ability": ABILITY_NAMES[ability]}), (f"rune:{id}",))


def _rune(what: tuple[int, int]) -> Option[int]:
    """A cast rune and the face it would show."""
    rune, face = what
    label = Message("ca-opt-turn-rune", {"rune": f"rune:{RUNE_IDS[rune]}", "face": face})
    return Option(f"rune:{rune}", rune, label, (f"cast:{rune}",))


def _seat(seat: int) -> Option[int]:
    return Option(f"seat:{seat + 1}", seat, Message("ca-opt-seat", {"seat": f"seat:{seat}"}), (f"seat:{seat}",))


def _ally(what: tuple[int, Ally]) -> Option[Betrayal]:
    seat, ally = what
    label = Message("ca-opt-betray", {"card": ally.name, "seat": f"seat:{seat}"})
    return Option(f"ally:{ally.id}", Betrayal(seat, ally), label, (ally.name,))


def _drop(card: HandCard) -> Option[HandCard]:
    return Option(f"drop:{card.key}", card, Message("ca-opt-drop", {"card": card.name}), (card.name,))


KEEPS: Final[Options[CharacterCard, CharacterCard]] = Options(_keep)
GAINS: Final[Options[Trait, GainTrait]] = Options(_gain)
FACES: Final[Options[tuple[Challenge | Adversary, Path], FaceChallenge]] = Options(_face)
ATTEMPTS: Final[Shared[StoryCard, tuple[Option[MainAction], ...]]] = Shared(_attempts)
REPLACES: Final[Options[StoryCard, Replace]] = Options(_replace)
USES: Final[Options[tuple[str, Literal["spend", "sacrifice"], int], Use]] = Options(_use)
DARK_RUNES: Final[Options[int, BuyDark]] = Options(_dark)
TRADES: Final[Options[tuple[HandCard, int], TradeCard]] = Options(_trade)
LEAVES: Final[Options[int, LeaveOut]] = Options(_leave)
ADDS: Final[Options[int, PutBack]] = Options(_add)
PLAYS: Final[Options[tuple[HandCard, int | None], Play]] = Options(_play)
ANSWERS: Final[Options[tuple[HandCard, int | None], Play]] = Options(_answer)
PLACES: Final[Options[Challenge | Adversary, Challenge | Adversary]] = Options(_ally_place)
PATHS: Final[Options[Path, Path]] = Options(_path)
RUNES_OF: Final[Options[int, int]] = Options(_ability)
TURNS: Final[Options[tuple[int, int], int]] = Options(_rune)
SEATS: Final[Options[int, int]] = Options(_seat)
BETRAYALS: Final[Options[tuple[int, Ally], Betrayal]] = Options(_ally)
DROPS: Final[Options[HandCard, HandCard]] = Options(_drop)
