"""Scoring (CA-SCORE)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.rules import morality
from herowright.games.call_to_adventure.rules.components import (
    ANTIHERO,
    HERO,
    ICON_IDS,
    ICON_NAMES,
    ICONS,
    SET_POINTS,
    level,
)
from herowright.table.message import Message
from herowright.table.outcome import Outcome, ScoreLine, SeatOutcome

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Ally
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero


def outcome(table: CallToAdventure) -> Outcome:
    """The highest score wins and ties are shared (CA-SCORE-14). In co-op all win or lose together, and the best is
    named the true hero (CA-COOP-32, CA-COOP-33)."""
    lines = [score(table, hero) for hero in table.heroes]
    totals = [sum(line.points for line in sheet) for sheet in lines]
    ranked = sorted(totals, reverse=True)
    seats = []
    for hero in table.heroes:
        title, rule = _title(table, totals[hero.seat] == ranked[0])
        place = ranked.index(totals[hero.seat]) + 1
        seats.append(SeatOutcome(hero.seat, totals[hero.seat], tuple(lines[hero.seat]), place, (), title, rule))
    if table.cooperative:
        return Outcome(tuple(seats), () if table.lost else tuple(seat.seat for seat in seats))
    return Outcome(tuple(seats), tuple(seat.seat for seat in seats if seat.place == 1))


def _title(table: CallToAdventure, best: bool) -> tuple[Message | None, str | None]:
    if not table.cooperative:
        return None, None
    if table.lost:
        return Message("ca-title-lost"), "CA-COOP-29"
    return (Message("ca-title-true-hero"), "CA-COOP-33") if best else (Message("ca-title-winner"), "CA-COOP-32")


def total(table: CallToAdventure, hero: Hero) -> int:
    """The sum of all lines, without writing them: the score so far is asked for all the time."""
    points = morality.space(table, hero).points + hero.xp + len(hero.played) * table.box.played_points
    for card in (hero.origin, hero.motivation, hero.destiny if hero.destiny_up else None):
        if card is not None:
            points += card.triumph + card.tragedy
    for _, path in hero.tucked:
        points += path.triumph + path.tragedy
    if hero.destiny_up and hero.destiny is not None:
        points += sum([condition.pays(hero) for condition in hero.destiny.conditions])
    points += sum([ally_points(hero, ally) for ally in hero.allies])
    return points + all_icon_points(hero.icons, second_sets(table))


def score(table: CallToAdventure, hero: Hero) -> list[ScoreLine]:
    """Every line of the score sheet; the destiny is among them once it is revealed (CA-SCORE-01, CA-SCORE-02)."""
    lines = [*visible_points(hero), track(table, hero)]
    if hero.destiny_up:
        lines += destiny(hero)
    lines.append(ScoreLine("experience", hero.xp, "CA-SCORE-06", Message("ca-score-experience", {"xp": hero.xp})))
    return [*lines, *played_cards(table, hero), *allies(hero), *icon_sets(table, hero)]


def by_category(table: CallToAdventure, hero: Hero) -> dict[str, int]:
    """What these lines come to in each category, without writing them: every view shows it for every hero."""
    triumph = tragedy = 0
    for card in hero.character:
        triumph += card.triumph
        tragedy += card.tragedy
    for _, path in hero.tucked:
        triumph += path.triumph
        tragedy += path.tragedy
    points = {"triumph": triumph, "tragedy": tragedy, "morality": morality.space(table, hero).points}
    if hero.destiny_up and hero.destiny is not None and hero.destiny.conditions:
        points["destiny"] = sum([condition.pays(hero) for condition in hero.destiny.conditions])
    heroic = len([card for card in hero.played if card.kind == HERO])
    points["experience"] = hero.xp
    points[HERO] = heroic * table.box.played_points
    points[ANTIHERO] = (len(hero.played) - heroic) * table.box.played_points
    paid = [(ally, ally_points(hero, ally)) for ally in hero.allies]
    if any(worth or ally.conditions for ally, worth in paid):
        points["allies"] = sum([worth for _, worth in paid])
    if any(hero.icons):
        points["icons"] = all_icon_points(hero.icons, second_sets(table))
    return points


def visible_points(hero: Hero) -> list[ScoreLine]:
    """Triumph and tragedy on character cards and visible paths (CA-SCORE-03)."""
    lines = []
    for worth in ("triumph", "tragedy"):
        shown = [(card.name, getattr(card, worth)) for card in hero.character]
        shown += [(tucked.path.name, getattr(tucked.path, worth)) for tucked in hero.tucked]
        points = sum(each for _, each in shown)
        things = tuple(name for name, each in shown if each)
        lines.append(ScoreLine(worth, points, "CA-SCORE-03", Message(f"ca-score-{worth}"), things))
    return lines


def track(table: CallToAdventure, hero: Hero) -> ScoreLine:
    """Only the space where the marker stands counts, and only once (CA-SCORE-04, CA-MORAL-14)."""
    label = Message("ca-score-morality", {"level": level(hero.marker)})
    return ScoreLine("morality", morality.space(table, hero).points, "CA-SCORE-04", label, (f"track:{hero.marker}",))


def destiny(hero: Hero) -> list[ScoreLine]:
    """Each condition by itself (CA-SCORE-05, CA-SCORE-16)."""
    assert hero.destiny is not None
    return [
        ScoreLine(
            "destiny",
            condition.pays(hero),
            "CA-SCORE-05",
            Message("ca-score-destiny", {"card": hero.destiny.name, "condition": condition.text}),
            (hero.destiny.name,),
        )
        for condition in hero.destiny.conditions
    ]


def played_cards(table: CallToAdventure, hero: Hero) -> list[ScoreLine]:
    """Played cards count wherever the marker stands, cards in hand never (CA-SCORE-07, CA-SCORE-08, CA-HERO-17)."""
    lines = []
    for kind, rule in ((HERO, "CA-SCORE-07"), (ANTIHERO, "CA-SCORE-08")):
        cards = [card.name for card in hero.played if card.kind == kind]
        label = Message(f"ca-score-{kind}", {"cards": len(cards)})
        lines.append(ScoreLine(kind, len(cards) * table.box.played_points, rule, label, tuple(cards)))
    return lines


def allies(hero: Hero) -> list[ScoreLine]:
    """Those that were not sacrificed (CA-SCORE-15)."""
    lines = []
    for ally in hero.allies:
        points = ally_points(hero, ally)
        if points or ally.conditions:
            label = Message("ca-score-ally", {"card": ally.name})
            lines.append(ScoreLine("allies", points, "CA-SCORE-15", label, (ally.name,)))
    return lines


def ally_points(hero: Hero, ally: Ally) -> int:
    return ally.triumph + ally.tragedy + sum([condition.pays(hero) for condition in ally.conditions])


def icon_sets(table: CallToAdventure, hero: Hero) -> list[ScoreLine]:
    """Each kind of story icon by the same scale (CA-SCORE-09 to -13, CA-SCORE-18)."""
    lines = []
    for icon in ICONS:
        count = hero.icons[icon]
        if not count:
            continue
        points = icon_points(count, second_sets(table))
        rule = {1: "CA-SCORE-12", 2: "CA-SCORE-09", 3: "CA-SCORE-10"}.get(count, "CA-SCORE-11")
        label = Message("ca-score-icons", {"icon": ICON_NAMES[icon], "count": count})
        lines.append(ScoreLine("icons", points, rule, label, (f"icon:{ICON_IDS[icon]}",)))
    return lines


def second_sets(table: CallToAdventure) -> bool:
    return table.settings.readings["CA-SCORE-18"] == "second-set"


@lru_cache(maxsize=4096)
def all_icon_points(icons: tuple[int, ...], again: bool) -> int:
    return sum(icon_points(count, again) for count in icons)


def icon_points(count: int, again: bool) -> int:
    """What so many equal story icons pay; beyond a full set a second one may begin `again` (CA-SCORE-18)."""
    if again:
        full, rest = divmod(count, len(SET_POINTS) - 1)
        return full * SET_POINTS[-1] + SET_POINTS[rest]
    return set_points(count)


def set_points(count: int) -> int:
    return SET_POINTS[min(count, len(SET_POINTS) - 1)]
