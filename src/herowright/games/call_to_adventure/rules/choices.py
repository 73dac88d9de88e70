"""Every question of the game and every answer: kinds, keys, labels and what they touch."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import (
        Adversary,
        Ally,
        Challenge,
        CharacterCard,
        HandCard,
        Path,
        StoryCard,
        Trait,
    )

# --- kinds of decisions ----------------------------------------------------------------------------
# Those that a single answer does not settle are moments people want to have (a turn, a cast, its resolution), or are
# put so that nobody can tell from them who holds what (REACT, REACT_AFTER, RESPOND).

KEEP_ORIGIN = Kind("keep-origin", "ca-ask-keep-origin", "CA-SETUP-03", settles=AT_ONCE)
KEEP_MOTIVATION = Kind("keep-motivation", "ca-ask-keep-motivation", "CA-SETUP-03", settles=AT_ONCE)
KEEP_DESTINY = Kind("keep-destiny", "ca-ask-keep-destiny", "CA-SETUP-03", settles=AT_ONCE)
TURN = Kind("turn", "ca-ask-turn", "CA-TURN-01")
AFTERWARDS = Kind("afterwards", "ca-ask-afterwards", "CA-TURN-05")
REPLACE = Kind("replace", "ca-ask-replace", "CA-ROW-04")
PREPARE = Kind("prepare", "ca-ask-prepare", "CA-CHAL-11")
AFTER_CAST = Kind("after-cast", "ca-ask-after-cast", "CA-CHAL-16")
OTHER_PATH = Kind("other-path", "ca-ask-other-path", "CA-RETRY-09", settles=AT_ONCE)
FLEE = Kind("flee", "ca-ask-flee", "CA-COOP-38", settles=IF_IDLE)
REACT = Kind("react", "ca-ask-react", "CA-HERO-13")
REACT_AFTER = Kind("react-after", "ca-ask-react-after", "CA-HERO-15")
RESPOND = Kind("respond", "ca-ask-respond", "CA-HERO-10")
DRAW = Kind("draw", "ca-ask-draw", "CA-HERO-03", settles=AT_ONCE)
PLACE_ALLY = Kind("place-ally", "ca-ask-place-ally", "CA-ALLY-02", settles=AT_ONCE)
GRANT = Kind("grant", "ca-ask-grant", "CA-HERO-07", settles=AT_ONCE)
TURN_RUNE = Kind("turn-rune", "ca-ask-turn-rune", "CA-CHAL-16", settles=AT_ONCE)
WANDER = Kind("wander", "ca-ask-wander", "CA-EXTRA-03", settles=AT_ONCE)
TARGET = Kind("target", "ca-ask-target", "CA-HERO-08", settles=AT_ONCE)
BETRAYED = Kind("betrayed", "ca-ask-betrayed", "CA-ALLY-12", settles=AT_ONCE)
DROP = Kind("drop", "ca-ask-drop", "CA-HERO-08", settles=IF_IDLE)
IGNORE = Kind("ignore", "ca-ask-ignore", "CA-COOP-34", settles=AT_ONCE)

# --- answers ---------------------------------------------------------------------------------------

END = Option("end", ("end",), Message("ca-opt-end"))
CAST = Option("cast", ("cast",), Message("ca-opt-cast"), ("runes",))
RESOLVE = Option("resolve", ("resolve",), Message("ca-opt-resolve"))
PASS = Option("pass", None, Message("ca-opt-pass"))
HUSH_TURN = Option("hush:turn", "turn", Message("ca-opt-hush-turn"))
HUSH = Option("hush:always", "always", Message("ca-opt-hush-always"))
LISTEN = Option("listen", ("listen",), Message("ca-opt-listen"), interrupt=True)
DRAWS = {
    kind: Option(f"draw:{kind}", kind, Message(f"ca-opt-draw-{kind}"), (f"deck:{kind}",)) for kind in (HERO, ANTIHERO)
}


def _keep(card: CharacterCard) -> Option:
    return Option(f"keep:{card.id}", card, Message("ca-opt-keep", {"card": card.name}), (card.name,))


def _gain(trait: Trait) -> Option:
    return Option(f"gain:{trait.id}", ("gain", trait), Message("ca-opt-gain", {"card": trait.name}), (trait.name,))


def _face(what: tuple[Challenge | Adversary, Path]) -> Option:
    card, path = what
    if card.family == "adversary":
        return Option(
            f"face:{card.id}", ("face", card, path), Message("ca-opt-face-adversary", {"card": card.name}), (card.name,)
        )
    label = Message("ca-opt-face", {"card": card.name, "path": path.name})
    return Option(f"face:{path.id}", ("face", card, path), label, (card.name, path.name))


def _attempts(card: Any) -> tuple[Option, ...]:
    """A trait is gained, a challenge faced by each of its paths."""
    return (GAINS[card],) if card.family == "trait" else tuple(FACES[card, path] for path in card.paths)


def _replace(card: StoryCard) -> Option:
    label = Message("ca-opt-replace", {"card": card.name})
    return Option(f"replace:{card.id}", ("replace", card), label, (card.name,))


@lru_cache(maxsize=64)
def journeys_for(xp: int) -> Options[StoryCard]:
    """A family for each price: so no key has to be made of card and price for every card on the table."""

    def journey(card: StoryCard) -> Option:
        label = Message("ca-opt-journey", {"card": card.name, "xp": xp})
        return Option(f"journey:{card.id}", ("journey", card), label, (card.name,))

    return Options(journey)


def _use(what: tuple[str, str, int]) -> Option:
    """A power of a card in the own story: the card's name, how it is paid, and how much."""
    name, way, xp = what
    key = name.replace("path:", "").replace("story:", "").replace("motivation:", "").replace("origin:", "")
    label = Message(f"ca-opt-{way}", {"card": name, "xp": xp})
    return Option(f"{way}:{key}", (way, name), label, (name,))


def _dark(xp: int) -> Option:
    return Option("dark", ("dark",), Message("ca-opt-dark", {"xp": xp}), ("rune:dark",))


def _trade(what: tuple[HandCard, int]) -> Option:
    card, bonus = what
    label = Message("ca-opt-trade", {"card": card.name, "bonus": bonus})
    return Option(f"trade:{card.key}", ("trade", card), label, (card.name,))


def _leave(ability: int) -> Option:
    """No ability stands for dark runes."""
    if ability == NONE:
        return Option("leave:dark", ("leave", NONE), Message("ca-opt-leave-dark"), ("rune:dark",))
    id = ABILITY_IDS[ability]
    label = Message("ca-opt-leave", {"ability": ABILITY_NAMES[ability]})
    return Option(f"leave:{id}", ("leave", ability), label, (f"rune:{id}",))


def _add(ability: int) -> Option:
    if ability == NONE:
        return Option("add:dark", ("add", NONE), Message("ca-opt-add-dark"), ("rune:dark",))
    id = ABILITY_IDS[ability]
    label = Message("ca-opt-add", {"ability": ABILITY_NAMES[ability]})
    return Option(f"add:{id}", ("add", ability), label, (f"rune:{id}",))


def _play(what: tuple[HandCard, int | None]) -> Option:
    """A hand card played; `None` stands for oneself, a seat for the player named in its place (CA-COOP-10)."""
    return _played(what, interrupt=True)


def _answer(what: tuple[HandCard, int | None]) -> Option:
    return _played(what, interrupt=False)


def _played(what: tuple[HandCard, int | None], interrupt: bool) -> Option:
    card, seat = what
    if seat is None:
        label = Message("ca-opt-play", {"card": card.name})
        return Option(f"play:{card.key}", ("play", card, seat), label, (card.name,), interrupt)
    label = Message("ca-opt-play-for", {"card": card.name, "seat": f"seat:{seat}"})
    return Option(f"play:{card.key}:{seat + 1}", ("play", card, seat), label, (card.name, f"seat:{seat}"), interrupt)


def _ally_place(card: Challenge | Adversary) -> Option:
    return Option(f"place:{card.id}", card, Message("ca-opt-place-ally", {"card": card.name}), (card.name,))


def _path(path: Path) -> Option:
    return Option(f"path:{path.id}", path, Message("ca-opt-path", {"path": path.name}), (path.name,))


def _ability(ability: int) -> Option:
    id = ABILITY_IDS[ability]
    return Option(f"rune:{id}", ability, Message("ca-opt-rune", {"ability": ABILITY_NAMES[ability]}), (f"rune:{id}",))


def _rune(what: tuple[int, int]) -> Option:
    """A cast rune and the face it would show."""
    rune, face = what
    label = Message("ca-opt-turn-rune", {"rune": f"rune:{RUNE_IDS[rune]}", "face": face})
    return Option(f"rune:{rune}", rune, label, (f"cast:{rune}",))


def _seat(seat: int) -> Option:
    return Option(f"seat:{seat + 1}", seat, Message("ca-opt-seat", {"seat": f"seat:{seat}"}), (f"seat:{seat}",))


def _ally(what: tuple[int, Ally]) -> Option:
    seat, ally = what
    label = Message("ca-opt-betray", {"card": ally.name, "seat": f"seat:{seat}"})
    return Option(f"ally:{ally.id}", what, label, (ally.name,))


def _drop(card: HandCard) -> Option:
    return Option(f"drop:{card.key}", card, Message("ca-opt-drop", {"card": card.name}), (card.name,))


KEEPS: Options[CharacterCard] = Options(_keep)
GAINS: Options[Trait] = Options(_gain)
FACES: Options[tuple[Challenge | Adversary, Path]] = Options(_face)
ATTEMPTS: Shared[Any, tuple[Option, ...]] = Shared(_attempts)
REPLACES: Options[StoryCard] = Options(_replace)
USES: Options[tuple[str, str, int]] = Options(_use)
DARK_RUNES: Options[int] = Options(_dark)
TRADES: Options[tuple[HandCard, int]] = Options(_trade)
LEAVES: Options[int] = Options(_leave)
ADDS: Options[int] = Options(_add)
PLAYS: Options[tuple[HandCard, int | None]] = Options(_play)
ANSWERS: Options[tuple[HandCard, int | None]] = Options(_answer)
PLACES: Options[Challenge | Adversary] = Options(_ally_place)
PATHS: Options[Path] = Options(_path)
RUNES_OF: Options[int] = Options(_ability)
TURNS: Options[tuple[int, int]] = Options(_rune)
SEATS: Options[int] = Options(_seat)
BETRAYALS: Options[tuple[int, Ally]] = Options(_ally)
DROPS: Options[HandCard] = Options(_drop)
