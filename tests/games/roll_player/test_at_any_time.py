"""Everything that may come "at any time" (RP-SKILL-06, RP-MKT-11, FF-FIEND-01, FF-XP-07, FF-CARD-04), at every kind of
question of the game: what it does in between must not shake anything that holds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.rules import choices as ff_choices
from herowright.games.roll_player.lab.watch import RollPlayerWatch
from herowright.games.roll_player.rules import choices
from herowright.games.roll_player.rules.components import CENTRE
from herowright.table.decision import Kind, Option
from herowright.table.errors import IllegalChoice
from herowright.table.table import Table
from herowright.testing import rule, situation

BASE, ALONE, WITH_MM = "none", "fiends-familiars", "fiends-familiars-mm"
# Heroes whose classes ask something of their own; the others just come along.
PARTIES = (("cleric", "sorcerer", "bard"), ("druid", "monk", "ranger"), ("rogue", "thief"), ("wizard",))
# What is asked before the first round, or only where a setting says so.
NOT_HERE = {"sheet", "class-side", "class-pick", "class-card", "start-die", "start-row", "familiar"}
# Enough of each kind of question, and of the moves that follow when it is put again.
PLACES, AFTERWARDS = 1, 4
Give = Callable[[Any, Any], None]


def kinds_of(module: Any) -> set[str]:
    flat = [kind for value in vars(module).values() for kind in (value if isinstance(value, tuple) else (value,))]
    return {kind.id for kind in flat if isinstance(kind, Kind)} - NOT_HERE


def random_answer(table: Table[Any], rng: random.Random) -> Option:
    """Rather something than nothing, and what answers the question rather than what comes before it."""
    assert table.decision
    answers = [option for option in table.decision.options if not option.interrupt]
    eager = [option for option in answers if option.key not in ("skip", "done", "stay", "stop", "no-more")]
    return rng.choice(eager if eager and rng.random() < 0.8 else answers)


def at_any_time(table: Table[Any], seat: int) -> list[Option]:
    """What the seat may do now that answers no question."""
    assert table.decision
    offers = table.decision.options if seat == table.decision.seat else table.interrupts(seat)
    return [offer for offer in offers if offer.interrupt]


# --- places ------------------------------------------------------------------------------------------


@cache
def places(expansion: str) -> dict[str, list[Table[Any]]]:
    """Tables at every kind of question that random play meets, a few of each. The steps before it can be replayed."""
    found: dict[str, list[Table[Any]]] = {}
    for seed, party in enumerate(PARTIES * 2):
        rng = random.Random(seed)
        table = begun(expansion, party, seed)
        table._mark_every = 1
        for _ in range(1500):
            if table.decision is None:
                break
            kept = found.setdefault(table.decision.kind, [])
            if len(kept) < PLACES or (len(kept) < PLACES + 2 and table.state.phase == "market"):
                kept.append(table.clone())
                table._mark_every = 1
            offers = [(seat, offer) for seat in range(table.seats) for offer in at_any_time(table, seat)]
            if offers and rng.random() < 0.25:
                seat, offer = rng.choice(offers)
                table.apply(offer, seat)
            else:
                table.apply(random_answer(table, rng))
    return found


def begun(expansion: str, party: tuple[str, ...], seed: int) -> Table[Any]:
    """A short way to the end: every sheet is half full, and everybody is rich."""
    looks = ("red", "blue", "green")
    heroes: list[dict[str, Any]] = [
        {"hero_class": hero_class, "gold": 12, "rows": {row: [f"{looks[seat % 3]}{3}"] * 2 for row in ("str", "con")}}
        for seat, hero_class in enumerate(party)
    ]
    given: dict[str, Any] = {"phase": "roll", "heroes": heroes}
    if expansion == BASE:
        given["discard"] = ["weak", "chain-helm", "longsword"]
    else:
        for hero in heroes:
            hero.update(xp=6, wounds=1)
        heroes[0].update(weapons=["backpack"], familiar="shadow-drake", traits=["devious"])
        given |= {
            "discard": ["weak", "clarity", "domesticate", "enchant" if expansion == WITH_MM else "exile"],
            "call": 9,
        }
    return situation("roll-player", len(party), {"expansion": expansion}, seed=seed, **given).table


# --- what may come at any time ---------------------------------------------------------------------------


def skill(id: str) -> Give:
    def give(state: Any, hero: Any) -> None:
        card = state.box.find("market", id)
        for pile in (state.deck, state.discard, state.boxed):
            if card in pile:
                pile.remove(card)
                hero.skills = (*hero.skills, card)
                return
        hero.exhausted = tuple(other for other in hero.exhausted if other is not card)

    return give


def weapon(state: Any, hero: Any) -> None:
    card = next((card for card in state.deck if card.family == "weapon" and card.hands == 1), None)
    if card is not None and not hero.weapons:
        state.deck.remove(card)
        hero.weapons = (card,)


def fiends(state: Any, hero: Any) -> None:
    hero.fiends = (*hero.fiends, *state.fiend_deck[:2])
    state.fiend_deck = state.fiend_deck[2:]
    hero.tokens += 1


def experience(state: Any, hero: Any) -> None:
    hero.xp, hero.wounds = hero.xp + 10, hero.wounds + 1


def stored_dice(state: Any, hero: Any) -> None:
    card = state.box.find("market", "backpack")
    if card in state.deck and not hero.weapons:
        state.deck.remove(card)
        hero.weapons = (card,)
    if card in hero.weapons and len(hero.empty_spaces()) > 3 and len(hero.backpack) < 2:
        die = state.bag.pop()
        state.faces[die] = 3
        hero.backpack = (*hero.backpack, die)


def gifts(expansion: str) -> Iterator[tuple[str, Give]]:
    """Everything of a box that can be done at any time, by the beginning of the key that does it."""
    box = fiends_box_of("pl2", expansion) if expansion != BASE else situation("roll-player", 2).state.box
    yield from ((f"use:{card.id}", skill(card.id)) for card in box.market if card.family == "skill")
    yield "drop:", weapon
    if expansion != BASE:
        yield from (("banish:", fiends), ("xp:", experience), ("unpack:", stored_dice))


def given(place: Table[Any], seat: int, give: Give) -> Table[Any] | None:
    """The same moment with something more in the seat's area since the step began; nothing where the step took
    another course for it."""
    twin = place.clone()
    mark = twin._marks[-1]
    since = twin.decisions[mark.decisions :]
    state = mark.state.copy()
    hero = state.heroes[seat]
    hero.marker, hero.gold = CENTRE, hero.gold + 10
    give(state, hero)
    twin._marks[-1] = mark._replace(state=state)
    twin._restore(mark.decisions)
    try:
        for mover, key in since:
            twin.apply(key, mover)
    except IllegalChoice:
        return None
    asked, before = twin.decision, place.decision
    same = asked and before and (asked.seat, asked.kind) == (before.seat, before.kind)
    return twin if same else None


# --- the test ------------------------------------------------------------------------------------------


def sound(table: Table[Any], watch: RollPlayerWatch, told: Any = ()) -> None:
    watch.check(table, told)
    table.game.inventory(table.state)
    if table.decision:
        keys = [option.key for option in table.decision.options]
        assert len(keys) == len(set(keys)), keys
        assert len(keys) > 1 or watch.wants_alone(table.decision), (table.decision.kind, keys)


def interrupted(table: Table[Any], seat: int, offer: Option, rng: random.Random) -> None:
    """Take the offer, answer what it asks, and go on a little."""
    watch = RollPlayerWatch()
    sound(table, watch)
    sound(table, watch, table.apply(offer, seat))
    for _ in range(40):
        if not table.interrupted or table.decision is None:
            break
        sound(table, watch, table.apply(random_answer(table, rng)))
    assert not table.interrupted
    for _ in range(AFTERWARDS):
        if table.decision is None:
            break
        sound(table, watch, table.apply(rng.choice(table.decision.options)))
    assert table.clone().fingerprint() == table.fingerprint()


@rule("RP-SKILL-06", "RP-MKT-02", "RP-MKT-11")
@pytest.mark.parametrize("expansion", [BASE, ALONE, WITH_MM])
def test_random_play_meets_every_kind_of_question(expansion: str) -> None:
    wanted = kinds_of(choices) if expansion == BASE else kinds_of(choices) | kinds_of(ff_choices)
    if expansion != BASE:
        wanted -= {kind.id for kind in choices.ACTIONS}  # one question for all rows
    assert sorted(wanted - places(expansion).keys()) == []


@rule("RP-SKILL-06", "RP-MKT-02", "RP-CARD-31", "RP-MKT-11", "FF-MKT-01", "FF-FIEND-01", "FF-XP-07", "FF-CARD-04")
@pytest.mark.parametrize("expansion", [BASE, WITH_MM])
def test_whatever_comes_at_any_time_shakes_nothing(expansion: str) -> None:
    rng = random.Random(7)
    met: dict[str, set[str]] = {}
    for kind, tables in places(expansion).items():
        for place in tables:
            assert place.decision
            asked = place.decision.seat
            for begin, give in gifts(expansion):
                seat = rng.choice((asked, asked, (asked + 1) % place.seats))
                table = given(place, seat, give)
                if table is None:
                    continue
                able = [offer for offer in at_any_time(table, seat) if offer.key.startswith(begin)]
                if able:
                    met.setdefault(begin, set()).add(kind)
                    interrupted(table, seat, rng.choice(able), rng)
    for begin, _ in gifts(expansion):
        assert len(met.get(begin, ())) > 3 or begin == "use:move-silently", (begin, met.get(begin))
