"""What is claimed about hunts and the battle: lines of minions and Monsters, mercenaries, rerolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from herowright.bots import advise, make_bot
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.fiends_familiars.rules import hunt
from herowright.games.roll_player.fiends_familiars.rules.odds import FACES
from herowright.games.roll_player.fiends_familiars.terminal import notes
from herowright.games.roll_player.lab import claims as roll_player
from herowright.lab.claims import WHOLE, Claim, Subject
from herowright.table.decision import Option, Steps
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table
from herowright.terminal.board import Scene

SETTINGS = {"expansion": ("fiends-familiars", "fiends-familiars-mm")}
# Questions of a fight.
FIGHTING = ("hunt", "hire", "hunt-reroll", "battle-reroll")
# Answers of whoever adds nothing to a fight.
_PLAIN = ("roll", "stop", "no-more")


def claims(table: Table[Any]) -> list[Claim]:
    decision = table.decision
    assert decision is not None
    found = roll_player.claims(table)
    hero = table.state.heroes[decision.seat]
    if hero.race is None or table.state.phase == "over":
        return found
    view = table.view(decision.seat)
    ready = not hero.combat or table.state.phase not in ("hunt", "battle")
    if view["minion"] and ready and hunt.possible(table.state, hero):
        found += _minion(table, decision.seat, view["minion"])
    if view["monster"] and ready and _known(table, decision.seat):
        found += _monster(table, decision.seat, view["monster"])
    if decision.kind in FIGHTING:
        for option in decision.options:
            found += _option(table, option)
    found += _advised(table)
    return found


# --- lines ---------------------------------------------------------------------------------------------------------


def _minion(table: Table[Any], seat: int, minion: Any) -> Iterator[Claim]:
    card = table.state.minion
    starts = [-99, *(tier.least for tier in card.tiers[1:]), 999]
    play = partial(_hunt, seat=seat)
    about = f"{minion['id']} {minion['pool']} {minion['bonus']}"
    for number, (chance, reached) in enumerate(zip(minion["chances"], minion["reaches"], strict=True)):
        least, below = starts[number], starts[number + 1]
        yield Claim(f"minion line {number}", seat, chance / 1000, play, partial(_within, least, below), about=about)
        yield Claim(f"minion from {number}", seat, reached / 1000, play, partial(_within, least, 999), about=about)


def _within(least: int, below: int, result: int) -> bool:
    return least <= result < below


def _hunt(table: Table[Any], seat: int) -> int:
    """The result of a Hunt of this hero now, without further mercenaries and rerolls."""
    state = table.state
    hero = state.heroes[seat]
    if state.phase == "hunt" and state.turn == seat:
        return _result(table, seat, len(table.log))
    _drive(hunt.hunt(state, hero), lambda: hero.result is not None)
    return int(hero.result)


def _known(table: Table[Any], seat: int) -> bool:
    """Whether the hero has seen all that will bring dice in the battle; a chance is given as far as it is known."""
    state, hero = table.state, table.state.heroes[seat]
    if state.phase == "battle" and state.revealed < len(KINDS):
        return False
    return all(number in hero.looked or number < state.revealed for number in range(hero.adventure_tokens))


def _monster(table: Table[Any], seat: int, monster: Any) -> Iterator[Claim]:
    play = partial(_battle, seat=seat)
    about = f"{monster['id']} {monster['pool']} {monster['bonus']}"
    for number, (least, _) in enumerate(table.state.monster.tiers):
        chance = monster["chances"][number] / 1000
        yield Claim(f"monster from {number}", seat, chance, play, partial(_within, least, 999), about=about)


def _battle(table: Table[Any], seat: int) -> int:
    """The result of a battle that begins now, or goes on, for this hero."""
    state = table.state
    hero = state.heroes[seat]
    if state.phase == "battle":
        return _result(table, seat, len(table.log))
    step = ("battle",)
    while hero.result is None or state.phase != "battle":
        step = _drive(table.game.steps[step[0]](state, *step[1:]), lambda: False)
    return int(hero.result)


def _result(table: Table[Any], seat: int, since: int) -> int:
    """The next result of a fight of this hero, whatever has happened since."""
    while True:
        for event in table.log[since:]:
            if event.seat == seat and event.kind in ("ff-event-hunt-result", "ff-event-battle-result"):
                return int(event.args["result"])
        assert table.decision is not None
        table.apply(_plain(table.decision.options))


def _plain(options: Any) -> Option:
    found: Option = next((option for option in options if option.key in _PLAIN), options[0])
    return found


def _drive(steps: Steps[Any], enough: Callable[[], bool]) -> Any:
    """Run a chapter of the rules by itself; says what comes next."""
    answer, begun = None, False
    while True:
        try:
            decision = steps.send(answer)
        except StopIteration as end:
            return end.value
        if begun and enough():
            return None
        begun = True
        options = decision.build()
        answer = _plain(options).payload if options else None


# --- options -------------------------------------------------------------------------------------------------------


def _option(table: Table[Any], option: Option) -> Iterator[Claim]:
    """Mercenaries and rerolls as the terminal weighs them."""
    assert table.decision is not None
    seat = table.decision.seat
    wordless: Any = Wordless()
    glimpse = Glimpse(table, seat)
    scene = Scene(table.view(seat), table.options, wordless, 100, table.decision, glimpse=glimpse)
    verb, _, what = option.key.partition(":")
    play = partial(_take, seat=seat, key=option.key)
    if verb in ("hire", "roll", "no-more"):
        least, _ = notes.goal(scene)
        shown = notes.chance(scene, least, more=verb == "hire")
        yield Claim(f"terminal {verb}", seat, shown, play, partial(_within, least, 999), about=option.key)
    elif verb == "reroll":
        aim = notes.next_aim(scene)
        if aim is not None:
            results = notes.rerolled(scene, int(what.partition(":")[0]))
            shown = sum(result >= aim[0] for result in results) / len(FACES)
            yield Claim("terminal reroll", seat, shown, play, partial(_within, aim[0], 999), half=1e-9)


class Wordless:
    """Nothing is said here."""

    def say(self, *_: Any, **__: Any) -> str:
        return ""


def _take(table: Table[Any], seat: int, key: str) -> int:
    """The result of the fight after an option, without anything more."""
    since = len(table.log)
    table.apply(key, seat)
    return _result(table, seat, since)


def _advised(table: Table[Any]) -> Iterator[Claim]:
    """The chance of a trophy that a bot names."""
    assert table.decision is not None
    seat = table.decision.seat
    minion = table.state.minion
    if minion is None or not any(option.key in ("hunt", "roll") for option in table.decision.options):
        return
    least = next(tier.least for tier in minion.tiers if tier.trophy)
    for advice in advise(table, make_bot("roll-player", "greedy", 0)):
        for reason in advice.reasons:
            if reason.id == "bot-ff-trophy":
                play = partial(_take, seat=seat, key=advice.option.key)
                shown = reason.args["chance"] / 100
                yield Claim("hint trophy", seat, shown, play, partial(_within, least, 999), WHOLE, advice.option.key)


SUBJECT = Subject("roll-player", claims, SETTINGS, 0.03, FIGHTING)
