"""The end of a scenario: rewards, feats and roles (PF-END, PF-ROLE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.rewards import ROLE, BoxReward, FeatReward, LootReward, Reward
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.rules import death, party, piles, recharging, sheet
from herowright.games.pathfinder.rules.asking import ask
from herowright.games.pathfinder.rules.choices import FEAT, FEATS, HEROES, KINDS, LOOT, REWARD_KIND, ROLES, feat_name
from herowright.games.pathfinder.rules.choices import ROLE as ASK_ROLE
from herowright.games.pathfinder.rules.components import BOONS
from herowright.table.decision import Step, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


def end_scenario(table: Pathfinder) -> Step:
    """Reached by winning or losing, whatever was going on."""
    death.unwind(table, (0, 0, 0))
    recharging.give_up(table)
    for card in table.loose:
        piles.banish(table, card)
    table.loose = []
    for hero in table.heroes:
        hero.promises = ()
    table.phase, table.idle = "reward", False
    table.over = False  # the scenario is, the table is not
    if table.settings.party is None:
        return ("finish",)
    return ("rewards",) if table.won else ("gather",)


def rewards(table: Pathfinder) -> Steps[Step]:
    """For the scenario, then for an adventure that it completes, then for the path (PF-END-05 to -15)."""
    box, scenario = table.box, table.scenario
    adventure = box.adventure_of(scenario)
    won = party.finished(table)
    earned = [scenario.name]
    yield from reward(table, scenario.reward, scenario.name)
    if all(id in won for id in adventure.scenarios):
        yield from reward(table, adventure.reward, adventure.name)
        earned.append(adventure.name)
        known = {each.id: each for each in box.adventures}
        path = [known.get(id) for id in box.path.adventures]
        if adventure.id in box.path.adventures and all(
            each is not None and all(id in won for id in each.scenarios) for each in path
        ):
            yield from reward(table, box.path.reward, box.path.name)
            earned.append(box.path.name)
    for hero in rewarded(table):
        hero.rewards = tuple(dict.fromkeys((*hero.rewards, *earned)))
    return ("gather",)


def rewarded(table: Pathfinder) -> list[Hero]:
    """The dead get nothing, unless the table reads it otherwise (PF-END-10)."""
    everybody = table.settings.reading("PF-END-10") == "everybody"
    return [hero for hero in table.heroes if everybody or not hero.dead]


def reward(table: Pathfinder, what: Reward, source: str) -> Steps[None]:
    """Each character gets the reward of a card only once (PF-END-08, PF-END-09)."""
    heroes = [hero for hero in rewarded(table) if source not in hero.rewards]
    if isinstance(what, LootReward):
        yield from loot(table, what, heroes)
    for hero in heroes:
        if isinstance(what, FeatReward):
            for kind in what.feats:
                if kind == ROLE:
                    yield from take_role(table, hero)
                else:
                    yield from feat(table, hero, kind)
        elif isinstance(what, BoxReward):
            yield from from_box(table, hero, what.kind)


def feat(table: Pathfinder, hero: Hero, kind: str) -> Steps[None]:
    """One box of that kind; nothing where none is free (PF-END-07, PF-FEAT-14)."""
    boxes = sheet.free_boxes(hero, kind)
    if not boxes:
        return
    _, line, number = yield from ask(table, FEAT, hero.seat, lambda: [FEATS[box] for box in boxes], {"kind": kind})
    sheet.check_box(table, hero, kind, line)
    args = {"kind": kind, "line": feat_name(kind, line), "number": number}
    table.report("pf-event-feat", hero.seat, "PF-END-07", args)


def take_role(table: Pathfinder, hero: Hero) -> Steps[None]:
    """One side, for good; checked boxes carry over (PF-ROLE-02, PF-ROLE-03, PF-ROLE-07)."""
    if hero.role is not None or hero.character is None:
        return
    sides = hero.character.roles
    hero.role = yield from ask(table, ASK_ROLE, hero.seat, lambda: [ROLES[side] for side in sides])
    sheet.read(table, hero)
    table.report("pf-event-role", hero.seat, "PF-ROLE-02", {"role": hero.role.name})


def from_box(table: Pathfinder, hero: Hero, kind: str) -> Steps[None]:
    wanted = kind or (yield from ask(table, REWARD_KIND, hero.seat, lambda: [KINDS[each] for each in BOONS]))
    card = piles.from_box(table, wanted)
    if isinstance(card, Boon):
        hero.discard.append(card)
        table.report("pf-event-from-box", hero.seat, "PF-END-05", card.told)


def loot(table: Pathfinder, what: LootReward, heroes: list[Hero]) -> Steps[None]:
    """Each loot card goes to any one character who has not had the reward yet (PF-END-06, PF-END-08)."""
    for id in what.loot if heroes else ():
        card = piles.find_in_box(table, id)
        if not isinstance(card, Boon):
            continue
        seat = heroes[0].seat
        if len(heroes) > 1:
            table.loose.append(card)
            seat = yield from ask(table, LOOT, seat, lambda: [HEROES[hero.seat] for hero in heroes], card.told)
            table.loose.remove(card)
        table.heroes[seat].discard.append(card)
        table.report("pf-event-loot", seat, "PF-END-06", card.told)


def finish(table: Pathfinder) -> Steps[Step | None]:
    table.phase = "over"
    table.over = True
    return None
    yield  # a step, although it asks nothing
