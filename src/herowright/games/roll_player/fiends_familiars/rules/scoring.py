"""Final scoring with Fiends & Familiars (FF-SCORE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards.curses import StarsLost
from herowright.games.roll_player.fiends_familiars.rules import combat, solo
from herowright.games.roll_player.fiends_familiars.rules.settings import WITH_MM
from herowright.games.roll_player.rules import scoring as base
from herowright.games.roll_player.rules.components import COLOURS_OF, FAMILIAR, NONE, SPACES_PER_ROW, space_id
from herowright.table.message import Message
from herowright.table.outcome import Outcome, ScoreLine, SeatOutcome

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

BACKSTORY_STARS = {"by-list": (0, 0, 1, 3), "one-star": (0, 1, 1, 3)}  # FF-SCORE-03, FF-SCORE-04


def outcome(table: FiendsTable) -> Outcome:
    """As in the base game (FF-SCORE-05); a lone hero who falls has lost at once, without a score (FF-SOLO-15)."""
    hero = table.heroes[0]
    if table.solo and fallen(table, hero):
        slain = SeatOutcome(0, 0, (), 1, (), Message("ff-title-slain"), "FF-SOLO-15")
        return Outcome((slain,), ())
    lines = [score(table, hero) for hero in table.heroes]
    return base.ranking(table, lines, solo.title(base.total(lines[0])) if table.solo else (None, None))


def fallen(table: FiendsTable, hero: Adventurer) -> bool:
    return table.monster is not None and hero.result is not None and hero.result < table.monster.strength


def score(table: FiendsTable, hero: Adventurer) -> list[ScoreLine]:
    """All base lines, then what the expansion adds (FF-SCORE-01)."""
    return [*base.sheet_lines(table, hero), *further_lines(table, hero)]


def paid(table: FiendsTable, hero: Adventurer, values: Sequence[int]) -> list[base.Paid]:
    """The same without its words; `values` are those of the rows."""
    further = [(line.category, line.points) for line in further_lines(table, hero)]
    return [*base.paid_by_sheet(table, hero, values), *further]


def further_lines(table: FiendsTable, hero: Adventurer) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    if hero.familiar is not None:
        lines += [familiar_power(table, hero), familiar_backstory(table, hero)]
    lines += fiend_lines(table, hero)
    lines += monster_lines(table, hero)
    if table.solo:
        lines.append(base.gold(hero, "FF-SOLO-16"))
        if table.settings.expansion != WITH_MM:
            lines.append(ScoreLine("box", solo.WITHOUT_MM, "FF-SOLO-17", Message("ff-score-without-mm")))
    return lines


def familiar_power(table: FiendsTable, hero: Adventurer) -> ScoreLine:
    """The sum of the dice on the familiar against its goal (FF-SCORE-02)."""
    assert hero.familiar is not None
    goal, power = hero.familiar.power, combat.power_of(table, hero)
    label = Message("ff-score-power", {"familiar": hero.familiar.name, "power": power, "goal": str(goal)})
    return ScoreLine("familiar", goal.stars if goal.met_by(power) else 0, "FF-SCORE-02", label, ("row:familiar",))


def familiar_backstory(table: FiendsTable, hero: Adventurer) -> ScoreLine:
    """Colours in the right places (FF-SCORE-03)."""
    assert hero.familiar is not None
    start = FAMILIAR * SPACES_PER_ROW
    matches = [
        start + column
        for column, colour in enumerate(hero.familiar.cells)
        if hero.spaces[start + column] != NONE and colour in COLOURS_OF[hero.spaces[start + column]]
    ]
    stars = BACKSTORY_STARS[table.settings.reading("FF-SCORE-04")][len(matches)]
    label = Message("ff-score-familiar-backstory", {"familiar": hero.familiar.name, "matches": len(matches)})
    return ScoreLine("familiar", stars, "FF-SCORE-03", label, tuple(f"die:{space_id(space)}" for space in matches))


def fiend_lines(table: FiendsTable, hero: Adventurer) -> list[ScoreLine]:
    """Fiends never banished may cost stars (FF-FIEND-08)."""
    lines = []
    for fiend in hero.fiends:
        curse = fiend.effect
        if isinstance(curse, StarsLost):
            lost = curse.stars if curse.per is None else curse.per.of(table, hero) // curse.each
            lines.append(
                ScoreLine(
                    "fiends", -lost, "FF-FIEND-08", Message("ff-score-fiend", {"fiend": fiend.name}), (fiend.name,)
                )
            )
    return lines


def monster_lines(table: FiendsTable, hero: Adventurer) -> list[ScoreLine]:
    """The stars of the tier reached and the master bonus (FF-MON-14, FF-MON-15)."""
    if table.monster is None or hero.result is None or table.revealed == 0:
        return []
    told = {"monster": table.monster.name, "result": hero.result}
    rule = "FF-MON-14" if hero.monster_stars else "FF-MON-13"
    lines = [ScoreLine("monster", hero.monster_stars, rule, Message("ff-score-monster", told), ("monster",))]
    if hero.master_stars:
        lines.append(ScoreLine("monster", hero.master_stars, "FF-MON-15", Message("ff-score-master"), ("monster",)))
    return lines
