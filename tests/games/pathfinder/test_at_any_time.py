"""Every card and every power at every kind of question: wherever one is offered, to whoever decides or to another seat,
it is used, and all that must hold goes on holding until what was going on is over."""

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.effects import Beat
from herowright.games.pathfinder.cards.meetings import Summon
from herowright.games.pathfinder.cards.moments import ANY, DAMAGE, HELP
from herowright.games.pathfinder.cards.standing import ENTERS, Twice, When
from herowright.games.pathfinder.cards.troubles import EACH_HERE, Damage, Each, LoseCards, Unless
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules.components import ALLY, BARRIER, DISCARD, FIRE, HENCHMAN, ITEM, SPELL, WEAPON
from herowright.lab.invariants import Checker
from herowright.table.decision import Option
from herowright.table.table import Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, boon, location

SEATS = 3
SHARES = 7  # the cards are dealt in so many parts, and each is tried in every plight
MOST = 40  # decisions of one plight; more are not needed
FOLLOW = 18  # decisions, at most, after something was used

TRAP = Unless("Wisdom 6", LoseCards(1))
# What seat 0 meets. Together they lead to all kinds of questions.
PLIGHTS = (
    bane("crab", "Combat 9", before=(Unless("Wisdom 9", Damage("1", FIRE)),), standing=(Twice(),)),
    bane(
        "lock",
        "Strength/Dexterity/Disable/Intelligence 9",
        BARRIER,
        after=(Each(EACH_HERE, Unless("Wisdom 6", LoseCards(1))),),
    ),
    bane("duel", "Combat 14 then Wisdom 12", undefeated=(Summon("wolf"),)),
    bane("cave", "Dexterity/Acrobatics/Stealth 9 then Constitution/Fortitude 9", BARRIER),
    boon("gem", ITEM, acquire="Strength/Dexterity/Intelligence/Wisdom/Charisma 7"),
    bane("maze", "Knowledge/Perception/Survival/Craft 9", BARRIER),
    boon("stranger", ALLY, acquire="Charisma/Diplomacy 7"),
    boon("scroll", SPELL, acquire="Intelligence/Arcane/Wisdom/Divine 9"),
    boon("axe", WEAPON, acquire="Strength/Melee/Dexterity/Ranged 9"),
    bane("thug", "Combat 5", HENCHMAN),
)
PLACES = (
    location("glade", closing=(ByCheck("Wisdom 6"),)),
    location("grove", here=(When(ENTERS, Damage("1")),)),
)
# Thieves' Tools that can be recharged.
PICKS = boon("picks", ITEM, Play(DISCARD, Beat(11)), recharge="Wisdom/Dexterity 4")
BOONS = [*(card for card in BOX.boons if card.powers), PICKS]
PEOPLE = BOX.characters


def plight(share: int, first: int, met: Any) -> Table[Any]:
    """Everybody holds a part of all boons, beside a deck with something to meet, and has cards in the discard pile.
    `first` says which of the parts seat 0 has."""
    held = [card.id for card in BOONS[share::SHARES]]
    heroes = []
    for seat in range(SEATS):
        character: Any = PEOPLE[(share * SEATS + seat + first) % len(PEOPLE)]
        boxes = {line.id: len(line.forms) - 1 for line in character.lines if len(line.forms) > 1}
        hero = {"character": character.id, "hand": held[(seat + first) % SEATS :: SEATS], "feats": {"powers": boxes}}
        heroes.append(hero | {"discard": ["longsword", "cure", "codex", "guide", "blessing-of-the-gods"]})
    decks = {"glade": [met.id, "siren", "crow", "wooden-shield"], "grove": ["siren", "codex"]}
    cards = [*PLIGHTS, *PLACES, PICKS, bane("wolf")]
    laid: dict[str, Any] = {"heroes": heroes, "places": decks, "blessings_discard": ["blessing-of-the-gods"] * 2}
    return situation("pathfinder", SEATS, seed=share, cards=cards, **laid).table


def offers(table: Table[Any]) -> Iterator[tuple[int, Option]]:
    """What everybody can do now: whoever decides, and the others."""
    assert table.decision is not None
    for option in table.decision.options:
        yield table.decision.seat, option
    for seat, options in table.decision.interrupts.items():
        for option in options:
            yield seat, option


def used(option: Option) -> str:
    """The card or power behind an option, and which of its powers; nothing for an answer of another kind."""
    match option.payload:
        case ("play", card, number, _, _, borrowed):
            return f"{card.id} {number}" if borrowed is None else ""
        case ("also", card, *_):
            return f"{card.id} also"
        case ("power", line, *_):
            return f"power {line}"
        case (("promise" | "call") as what, *_):
            return str(what)
    return ""


def follow(table: Table[Any], seat: int, option: Option, rng: random.Random) -> None:
    """Use it on a copy, try to take it back, and go on at random with an eye on everything."""
    before, known = table.fingerprint(), table.state.chance.n
    twin = table.clone()
    checker = Checker(twin, rng)
    assert checker.watch is not None
    checker.watch.check(twin, ())
    checker.watch.check(twin, twin.apply(option.key, seat))
    checker.undo_returns_exactly(before, known)
    for _ in range(FOLLOW):
        checker.someone_can_act()
        if twin.decision is None or (twin.decision.kind == "turn" and used(option) != "promise"):
            break
        checker.watch.check(twin, twin.apply(choose(twin, rng)))
    checker.nothing_is_lost()
    assert twin.clone().fingerprint() == twin.fingerprint()
    assert table.fingerprint() == before


def choose(table: Table[Any], rng: random.Random) -> Option:
    """Cards are recharged rather than not."""
    assert table.decision is not None
    return next((each for each in table.decision.options if each.key == "yes"), rng.choice(table.decision.options))


def go_on(table: Table[Any], rng: random.Random) -> bool:
    """One decision without any card, so that the hands stay full; says whether the plight goes on."""
    decision = table.decision
    if decision is None or (decision.kind == "turn" and decision.seat != 0):
        return False
    plain = [option for option in decision.options if not option.interrupt and not used(option)]
    if decision.kind == "turn":
        plain = [option for option in plain if option.key == ("end" if table.state.explored else "explore")]
    table.apply(rng.choice(plain or decision.options))
    return True


@lru_cache(maxsize=1)
def tried() -> dict[tuple[str, str, str, bool], int]:
    """What was used at which kind of question, in which kind of check, by whoever decided or not, and how often."""
    found: dict[tuple[str, str, str, bool], int] = {}
    for share, first, met in product(range(SHARES), range(SEATS), PLIGHTS):
        table, rng = plight(share, first, met), random.Random(share)
        for _ in range(MOST):
            assert table.decision is not None
            purpose = table.state.check.purpose if table.state.check is not None else ""
            for seat, option in [*offers(table)]:
                what = used(option)
                at = (what, table.decision.kind, purpose, seat == table.decision.seat)
                if what and found.get(at, 0) < (4 if what in ("promise", "call") else 1):
                    found[at] = found.get(at, 0) + 1
                    follow(table, seat, option, rng)
            if not go_on(table, rng):
                break
    return found


@rule("PF-PLAY-16", "PF-PLAY-17", "PF-CHECK-30", "PF-DMG-01")
def test_whatever_is_used_wherever_it_is_offered_everything_holds() -> None:
    questions = {kind for _, kind, *_ in tried()}
    assert questions >= {"turn", "skill", "prepare", "help", "failed", "damage", "ward", "evade", "which-check"}
    assert {purpose for _, _, purpose, _ in tried()} >= {"", "defeat", "acquire", "close", "otherwise"}


@rule("PF-PRINC-01")
def test_most_cards_that_nobody_is_asked_for_were_offered_and_used() -> None:
    """The others speak of checks and damage that these plights do not bring."""
    taken = {what for what, *_ in tried()}
    unasked = {
        f"{card.id} {number}"
        for card in BOONS
        for number, power in enumerate(card.powers)
        if power.effect.moment in (ANY, HELP, DAMAGE)
    }
    assert len(unasked & taken) > 0.75 * len(unasked), unasked - taken
