"""What the table shows. Everybody knows the same: hands lie open, only the order of decks and what comes out of the box
are unknown. Cards are given by the names that messages use (`boon:longsword`), texts as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypedDict

from herowright.games.pathfinder.cards.checks import wording
from herowright.games.pathfinder.cards.on import CLOSE
from herowright.games.pathfinder.cards.wording import line_text
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import counting, odds, party, piles, rebuilding, sheet, turn
from herowright.games.pathfinder.rules import prospects as trying
from herowright.games.pathfinder.rules.components import BLESSING, BOONS, HENCHMAN, NONE, PILES, SKILL_NAMES, VILLAIN
from herowright.games.pathfinder.rules.state import CLOSING, EXPLORING
from herowright.table.decision import Shared
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.checks import Check
    from herowright.games.pathfinder.cards.types import (
        Adventure,
        AdventurePath,
        BoxCard,
        Character,
        Location,
        Role,
        Scenario,
    )
    from herowright.games.pathfinder.rules.state import Checking, Encounter, Hero, Hurt, Pathfinder, Place

STAGES = ("give", "move", "explore", "close")
# Cards of a location whose kind nobody can know: a villain, a henchman, or a blessing that came with a villain.
UNKNOWN = "unknown"
# The scenario is won or lost.
ENDED = ("reward", "rebuild", "over")


class TextView(TypedDict):
    """A message: its id and arguments, which may be such messages themselves."""

    id: str
    args: dict[str, Any]


class ScenarioView(TypedDict):
    """`number` is that of the adventure deck, 0 for the base set."""

    name: str
    adventure: str
    number: int
    villains: list[str]
    henchmen: list[str]
    during: list[TextView]
    reward: TextView


class StoryView(TypedDict):
    """A card that lies there for everybody, and what it says besides its list: the path, the adventure or the
    scenario."""

    name: str
    during: list[TextView]


class BlessingsView(TypedDict):
    """The newest card of `discard` is its last and the `top` of the pile."""

    left: int
    discard: list[str]
    top: str | None


class LocationView(TypedDict):
    """`kinds` counts what lies in the deck of `cards` cards, as far as anybody can know: villains, henchmen and
    blessings hidden with a villain are `unknown`. Examined cards that still lie where they were seen are `known_top`
    (from the top down) and `known_bottom` (the last one lies at the bottom); a card being met lies on top until it is
    put away. `here` is what holds now, `closing` the ways of closing it, `closed_text` what happens then."""

    name: str
    closed: bool
    shut: bool
    open: bool
    cards: int
    kinds: dict[str, int]
    known_top: list[str]
    known_bottom: list[str]
    heroes: list[int]
    here: list[TextView]
    closing: list[TextView]
    closed_text: list[TextView]


class TrainedView(TypedDict):
    """A skill as this character rolls it."""

    skill: str
    die: int
    plus: int


class PowerView(TypedDict):
    """A line of the sheet with `checked` boxes. `text` is missing where it is not opened yet; `next` is what each
    further box changes."""

    line: str
    text: TextView | None
    next: list[TextView]
    checked: int


class FeatsView(TypedDict):
    """Checked boxes by skill, line and kind of card."""

    skills: dict[str, int]
    powers: dict[str, int]
    cards: dict[str, int]


class DrawView(TypedDict):
    """What says until the end of the turn that so many cards are drawn instead of others; with `reset`, only when the
    hand is reset."""

    card: str
    count: int
    reset: bool


class AdventurerView(TypedDict):
    """`place` is a number of `places`. `in_play` lie there until their recharge is settled; `harder` is added to the
    difficulty of own checks, `draws` change what is drawn, and `refill` is how many cards the hand lacks, or how many
    are drawn instead when it is reset. `quiet` says how long the seat does not want to be asked (0: it does).
    `deck_cards` are told when all is over, sorted."""

    seat: int
    character: str | None
    role: str | None
    place: int | None
    dead: bool
    hand: list[str]
    hand_size: int
    deck: int
    deck_cards: list[str]
    known_top: list[str]
    known_bottom: list[str]
    discard: list[str]
    buried: list[str]
    displayed: list[str]
    in_play: list[str]
    skills: list[TrainedView]
    proficient: list[str]
    powers: list[PowerView]
    feats: FeatsView
    promises: list[str]
    quiet: int
    harder: int
    draws: list[DrawView]
    refill: int


class WayView(TypedDict):
    """One of the skills a check can be made with."""

    skill: str
    difficulty: int


class AskedCheckView(TypedDict):
    """A check as the card prints it."""

    text: TextView
    ways: list[WayView]


class EncounterView(TypedDict):
    """`place` is missing for a summoned card. `ended` is empty until the encounter is decided."""

    seat: int
    card: str
    place: int | None
    summoned: bool
    step: str
    checks: list[AskedCheckView]
    failed: int
    evaded: bool
    ended: str


class CheckView(TypedDict):
    """A check being made. Before the skill is chosen there is only what it `asks`. `kinds` are all the skills it counts
    as, `difficulty` the number to reach and `base` the same before anything shifts it, `odds` the chance in per cent
    that it succeeds and counts, with the dice as they stand, until they have fallen; then `rolled` shows them and
    `result` what they come to. `vain` is why a success counts not at all, or not always.
    `fixed` stands for dice that are not rolled."""

    seat: int
    purpose: str
    card: str | None
    asks: AskedCheckView
    stage: str
    skill: str | None
    kinds: list[str]
    die: int
    dice: list[int]
    plus: int
    weak: int
    fixed: int | None
    base: int | None
    difficulty: int | None
    traits: list[str]
    set_by: str | None
    odds: float | None
    vain: TextView | None
    rolled: list[int]
    result: int | None
    success: bool | None


class HurtView(TypedDict):
    """Damage about to be taken; nothing reduces it when it is `fixed`."""

    seat: int
    amount: int
    type: str
    fixed: bool


class ResultView(TypedDict):
    """`lost_by` is the clause by which the scenario was lost."""

    won: bool
    lost_by: str | None


class DeckListView(TypedDict):
    """A deck being put together: what the cards list wants, what is there, and why that is not enough."""

    seat: int
    wanted: dict[str, int]
    has: dict[str, int]
    cards: list[str]
    problems: list[TextView]


class PathfinderView(TypedDict):
    """`story` are the path, where one is played, the adventure and the scenario: the highest ranking card first.
    `free` is whether the free exploration can still be used, `granted` whether a further one is open, and `stopped_by`
    the card that lets nobody explore again in this turn. `encounter`, `check` and `hurt` are the innermost; `waiting`
    are the encounters around it, the outermost first. `loose` are cards taken from where they lay, while somebody
    decides where they go; `party` is what a campaign goes on with."""

    game: Literal["pathfinder"]
    seat: int | None
    pack: Mapping[str, Any] | None
    phase: str
    scenario: ScenarioView
    story: list[StoryView]
    turn: int | None
    stage: str
    explored: int
    free: bool
    granted: bool
    tried: bool
    stopped_by: str | None
    blessings: BlessingsView
    places: list[LocationView]
    heroes: list[AdventurerView]
    encounter: EncounterView | None
    waiting: list[EncounterView]
    check: CheckView | None
    hurt: HurtView | None
    asked: int | None
    beaten: list[str]
    result: ResultView | None
    party: dict[str, Any] | None
    loose: list[str]
    pool: list[str]
    lists: list[DeckListView]


def view(table: Pathfinder, seat: int | None) -> PathfinderView:
    met = [_encounter(table, each) for each in table.encounters]
    ended, stopped = table.phase in ENDED, table.stopped_by
    return {
        "game": "pathfinder",
        "seat": seat,
        "pack": table.settings.pack,
        "phase": table.phase,
        "scenario": _scenario(table, table.scenario),
        "story": [{"name": card.name, "during": _STORY[card][0]} for card in table.story.cards],
        "turn": _number(table.turn),
        "stage": STAGES[min(table.stage, CLOSING)],
        "explored": table.explored,
        "free": free_exploration(table),
        "granted": table.granted > 0 and not stopped,
        "tried": table.tried,
        "stopped_by": stopped or None,
        "blessings": {
            "left": len(table.blessings),
            "discard": _names(table.blessings_discard),
            "top": table.blessings_discard[-1].name if table.blessings_discard else None,
        },
        "places": [_place(table, number, place) for number, place in enumerate(table.places)],
        "heroes": [_hero(table, hero) for hero in table.heroes],
        "encounter": met[-1] if met else None,
        "waiting": met[:-1],
        "check": None if table.check is None else _check(table, table.check),
        "hurt": None if table.hurt is None else _hurt(table.hurt),
        "asked": _number(table.asked),
        "beaten": _names(table.beaten),
        "result": {"won": table.won, "lost_by": table.lost_by or None} if ended else None,
        "party": party.after(table) if table.phase == "over" and table.settings.party is not None else None,
        "loose": _names(table.loose),
        "pool": _names(table.pool),
        "lists": _lists(table),
    }


def views(table: Pathfinder) -> Callable[[int | None], dict[str, Any]]:
    """Nobody knows more than anybody else."""
    seen = view(table, None)
    return lambda seat: {**seen, "seat": seat}


def free_exploration(table: Pathfinder) -> bool:
    """Whether the free exploration can still be used."""
    if table.phase != "scenario" or table.stage > EXPLORING or table.stopped_by:
        return False
    return turn.may_explore_free(table)


def figures(table: Pathfinder, seat: int) -> dict[str, int]:
    """The numbers a player watches."""
    hero = table.heroes[seat]
    return {"hand": len(hero.hand), "deck": len(hero.deck), "discard": len(hero.discard)}


def prospects(table: Pathfinder, check: Checking | None) -> dict[str, int]:
    """`odds` of a check in per cent, whoever makes it, for all can help; after the roll it has succeeded or not.
    `reach` is what its maker could make of them with own cards and powers, where that is more. Where nothing was tried
    before, it is that of a check to close a location, with the best of its skills."""
    if check is None:
        return _of_closing(table)
    decided = check.stage not in ("skill", "help")
    if decided or check is not table.check:
        chance = counting.counts(table, check).share if check.success else 0.0 if decided else None
        return {} if chance is None else {"odds": int(odds.percent(chance))}
    return _chances(odds.of_check(table, check), trying.reach(table))


def _chances(chance: float | None, best: trying.Reach | None) -> dict[str, int]:
    if chance is None:
        return {}
    found = {"odds": int(odds.percent(chance))}
    if best is not None and int(odds.percent(best.chance)) > found["odds"]:
        found["reach"] = int(odds.percent(best.chance))
    return found


def _of_closing(table: Pathfinder) -> dict[str, int]:
    check = table.check
    if check is None or check.purpose != CLOSE or check.stage not in ("skill", "help"):
        return {}
    if check.skill != NONE:
        return _chances(odds.of_check(table, check), trying.reach(table))
    best = trying.best_skill(table, table.heroes[check.seat], check.ways, CLOSE)
    if best is None:
        return {}
    skill, there = best
    return _chances(there.chance, trying.reach_by(table, table.heroes[check.seat], check.ways, CLOSE, skill))


def text(message: Message) -> TextView:
    """A message as plain values."""
    args = {name: text(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return {"id": message.id, "args": args}


def message(words: TextView) -> Message:
    """And back, for whoever puts it into words."""
    args = {name: message(value) if _is_text(value) else value for name, value in words["args"].items()}
    return Message(words["id"], args)


def _is_text(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"id", "args"}


def _number(number: int) -> int | None:
    return None if number == NONE else number


def _names(cards: Sequence[BoxCard]) -> list[str]:
    return [card.name for card in cards]


def _known(deck: Sequence[BoxCard], top: int, bottom: int) -> tuple[list[str], list[str]]:
    """The names of cards whose place is known; one that is known from both ends counts from the top."""
    rest = deck[top:]
    return _names(deck[:top]), _names(rest[max(0, len(rest) - bottom) :])


# --- what is printed, made once for each card ------------------------------------------------------------------


class PrintedPower(NamedTuple):
    """What a power says with so many boxes checked, and what each box changes."""

    line: str
    forms: list[TextView | None]
    boxes: list[TextView]


def _printed_place(card: Location) -> dict[str, list[TextView]]:
    return {
        "here": [text(rule.text) for rule in card.here],
        "closed_here": [text(rule.text) for rule in card.closed_here],
        "closing": [text(way.text) for way in card.closing],
        "closed": [text(trouble.text) for trouble in card.closed],
    }


def _printed_powers(card: Character | Role) -> list[PrintedPower]:
    return [
        PrintedPower(
            line.id,
            [None if form is None else text(form.text) for form in line.forms],
            [text(change) for change in line_text(line).boxes],
        )
        for line in card.lines
    ]


def _printed_story(card: Scenario | Adventure | AdventurePath) -> tuple[list[TextView], TextView]:
    return [text(rule.text) for rule in card.during], text(card.reward.text)


_PLACES: Shared[Location, dict[str, list[TextView]]] = Shared(_printed_place)
_POWERS: Shared[Character | Role, list[PrintedPower]] = Shared(_printed_powers)
_STORY: Shared[Scenario | Adventure | AdventurePath, tuple[list[TextView], TextView]] = Shared(_printed_story)


# --- scenario and locations --------------------------------------------------------------------------------------


def _scenario(table: Pathfinder, card: Scenario) -> ScenarioView:
    during, reward = _STORY[card]
    return {
        "name": card.name,
        "adventure": table.story.adventure.name,
        "number": table.number,
        "villains": [f"bane:{id}" for id in card.villains],
        "henchmen": [f"bane:{id}" for id in card.henchmen],
        "during": during,
        "reward": reward,
    }


def _place(table: Pathfinder, number: int, place: Place) -> LocationView:
    printed = _PLACES[place.card]
    top, bottom = _known(place.deck, place.known_top, place.known_bottom)
    return {
        "name": place.card.name,
        "closed": place.closed,
        "shut": place.shut,
        "open": place.open,
        "cards": len(place.deck),
        "kinds": dict(kinds_known(place)),
        "known_top": top,
        "known_bottom": bottom,
        "heroes": [hero.seat for hero in table.at(number)],
        "here": printed["closed_here" if place.closed else "here"],
        "closing": printed["closing"],
        "closed_text": printed["closed"],
    }


def kinds_known(place: Place) -> Mapping[str, int]:
    """What lies in a location deck, without telling a villain from a henchman or a blessing that hides it
    (PF-VILLAIN-20)."""
    return _kinds(tuple(place.deck), place.strays)


@lru_cache(maxsize=4096)  # a deck stays as it is for many decisions
def _kinds(deck: tuple[BoxCard, ...], strays: int) -> Mapping[str, int]:
    kinds = [card.kind for card in deck]
    found = {kind: kinds.count(kind) for kind in PILES}
    hiding = min(strays, found[BLESSING])
    found[BLESSING] -= hiding
    found[UNKNOWN] = kinds.count(VILLAIN) + kinds.count(HENCHMAN) + hiding
    return {kind: count for kind, count in found.items() if count}


def unknown(place: Place) -> int:
    """How many cards of a location deck are a villain, a henchman, or a blessing that hides it."""
    return kinds_known(place).get(UNKNOWN, 0)


# --- characters ------------------------------------------------------------------------------------------------------


def _hero(table: Pathfinder, hero: Hero) -> AdventurerView:
    top, bottom = _known(hero.deck, hero.known_top, hero.known_bottom)
    feats = party.write_feats(hero.feats)
    return {
        "seat": hero.seat,
        "character": None if hero.character is None else hero.character.name,
        "role": None if hero.role is None else hero.role.name,
        "place": _number(hero.place),
        "dead": hero.dead,
        "hand": _names(hero.hand),
        "hand_size": hero.hand_size,
        "deck": len(hero.deck),
        "deck_cards": sorted(_names(hero.deck)) if table.phase == "over" else [],
        "known_top": top,
        "known_bottom": bottom,
        "discard": _names(hero.discard),
        "buried": _names(hero.buried),
        "displayed": _names(hero.displayed),
        "in_play": [card.name for card, _ in hero.in_play],
        "skills": [
            {"skill": SKILL_NAMES[skill], "die": die, "plus": plus}
            for skill, (die, plus, _) in sorted(hero.skills.items())
        ],
        "proficient": list(hero.proficient),
        "powers": _powers(hero),
        "feats": {"skills": feats["skills"], "powers": feats["powers"], "cards": feats["cards"]},
        "promises": _names(hero.promises),
        "quiet": hero.quiet or int(table.check is not None and hero.seat in table.check.left_alone),
        "harder": hero.harder,
        "draws": [{"card": card, "count": count, "reset": reset} for card, count, reset in hero.draws],
        "refill": piles.drawn_instead(table, hero, max(0, hero.hand_size - len(hero.hand)), reset=True)[1],
    }


def _powers(hero: Hero) -> list[PowerView]:
    """A role prints the powers of the character again (PF-ROLE-06)."""
    card = hero.role or hero.character
    return [] if card is None else [_power(hero, power) for power in _POWERS[card]]


def _power(hero: Hero, power: PrintedPower) -> PowerView:
    checked = min(hero.feats.powers.get(power.line, 0), len(power.boxes))
    return {
        "line": power.line,
        "text": power.forms[checked],
        "next": power.boxes[checked:],
        "checked": checked,
    }


def _lists(table: Pathfinder) -> list[DeckListView]:
    """While decks are put together: before the locations are laid out, and after the scenario."""
    if table.phase != "rebuild" and (table.phase != "set-up" or table.places):
        return []
    return [_list(table, hero) for hero in table.heroes if hero.character is not None and not hero.dead]


def _list(table: Pathfinder, hero: Hero) -> DeckListView:
    has = rebuilding.counts(hero.deck)
    return {
        "seat": hero.seat,
        "wanted": sheet.cards_list(hero),
        "has": {kind: has[kind] for kind in BOONS},
        "cards": sorted(_names(hero.deck)),
        "problems": [text(problem) for problem in problems(table, hero)],
    }


def problems(table: Pathfinder, hero: Hero) -> list[Message]:
    """Why a deck is not what the cards list asks for (PF-SETUP-03, PF-BETWEEN-04, PF-FEAT-12)."""
    found = []
    for kind in BOONS:
        missing = rebuilding.missing(hero, kind)
        if missing < 0 or missing > rebuilding.optional(table, hero, kind):
            id = "pf-deck-missing" if missing > 0 else "pf-deck-surplus"
            found.append(Message(id, {"kind": kind, "count": abs(missing)}))
    return found


# --- encounters, checks and damage -----------------------------------------------------------------------------------


def _encounter(table: Pathfinder, met: Encounter) -> EncounterView:
    card: Any = met.card
    return {
        "seat": met.seat,
        "card": card.name,
        "place": _number(met.place),
        "summoned": met.summoned,
        "step": met.step,
        "checks": [_asked(table, ways) for ways in card.checks],
        "failed": met.failed,
        "evaded": met.evaded,
        "ended": met.ended,
    }


def _asked(table: Pathfinder, ways: Check) -> AskedCheckView:
    return {
        "text": text(wording(ways)),
        "ways": [
            {"skill": SKILL_NAMES[way.skill], "difficulty": way.difficulty + (table.number if way.veteran else 0)}
            for way in ways
        ],
    }


def _check(table: Pathfinder, check: Checking) -> CheckView:
    chance = odds.of_check(table, check)
    vain = odds.vain(table, check)
    chosen, rolled = check.skill != NONE, check.stage not in ("skill", "help")
    return {
        "seat": check.seat,
        "purpose": check.purpose,
        "card": None if check.card is None else check.card.name,
        "asks": _asked(table, check.ways),
        "stage": check.stage,
        "skill": SKILL_NAMES[check.skill] if chosen else None,
        "kinds": [SKILL_NAMES[skill] for skill in sorted(check.kinds)],
        "die": check.die,
        "dice": list(check.sides),
        "plus": check.plus,
        "weak": checking.weakness(table, check),
        "fixed": check.fixed,
        "base": checking.unshifted(table, check) if chosen else None,
        "difficulty": check.difficulty if chosen else None,
        "traits": [f"mark:{trait}" for trait in sorted(check.traits)],
        "set_by": check.set_by or None,
        "odds": None if chance is None else odds.percent(chance, 1),
        "vain": None if vain is None else text(vain),
        "rolled": list(check.rolled),
        "result": check.result if rolled else None,
        "success": check.success if rolled else None,
    }


def _hurt(hurt: Hurt) -> HurtView:
    return {"seat": hurt.seat, "amount": hurt.amount, "type": hurt.type, "fixed": hurt.fixed}
