"""What a character may play or use now: the moment, the limits of a step, and what forbids it (PF-PLAY-15 to -17,
PF-ENC-04 to -09, PF-CHECK-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from herowright.games.pathfinder.cards.moments import ANY, DAMAGE, FAILED, HELP, SKILL
from herowright.games.pathfinder.cards.standing import NoCards
from herowright.games.pathfinder.rules.choices import (
    FOLLOWS,
    FOLLOWS_NOW,
    PLAYS,
    PLAYS_NOW,
    POWERS,
    POWERS_NOW,
    Follow,
    Playable,
    UsePower,
)
from herowright.games.pathfinder.rules.components import NONE
from herowright.games.pathfinder.rules.holding import immune, standing
from herowright.games.pathfinder.rules.state import EXPLORING
from herowright.table.decision import Option, Shared

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.effects import Effect
    from herowright.games.pathfinder.cards.forms import Pay, Use
    from herowright.games.pathfinder.cards.types import Boon, Play
    from herowright.games.pathfinder.rules.state import Hero, Moment, Pathfinder

# What is offered beside the question that is put, to everybody who can (PF-PLAY-17, PF-CHECK-30, PF-DMG-01).
UNASKED: Final[tuple[str, ...]] = (ANY, HELP, DAMAGE)


def moment_now(table: Pathfinder) -> str:
    """The moment the innermost thing is in (PF-ENC-04)."""
    if table.hurts:
        return DAMAGE
    if table.checks:
        stage = table.checks[-1].stage
        return FAILED if stage == "rolled" else stage
    if table.encounters:
        return table.encounters[-1].step
    return ANY if table.idle else ""


def limits(table: Pathfinder) -> Moment | None:
    """The step or check that limits what each player may play (PF-ENC-05, PF-CHECK-12, PF-CHECK-43, PF-DMG-04)."""
    if table.hurts:
        return table.hurts[-1].moment
    if table.checks:
        return table.checks[-1].moment
    return table.encounters[-1].moment if table.encounters else None


def moments(table: Pathfinder) -> list[Moment]:
    """All limits that hold now: those of the check or the damage, and around them those of the step (PF-DMG-05)."""
    now = limits(table)
    if now is None:
        return []
    if table.encounters and table.encounters[-1].moment is not now:
        return [now, table.encounters[-1].moment]
    return [now]


def _powers(what: tuple[Boon, str, Boon | None]) -> tuple[tuple[int, Play, Boon | None], ...]:
    """The powers of a card for a moment, with their numbers. Some blessings may be played as the one on top of the
    shared pile; powers they have themselves are not offered twice."""
    card, moment, top = what
    own = card.by_moment.get(moment, ())
    found: list[tuple[int, Play, Boon | None]] = [(number, power, None) for number, power in own]
    if top is not None and top is not card:
        printed = [power for _, power in own]
        found += [(number, power, top) for number, power in top.by_moment.get(moment, ()) if power not in printed]
    return tuple(found)


_POWERS: Final[Shared[tuple[Boon, str, Boon | None], tuple[tuple[int, Play, Boon | None], ...]]] = Shared(_powers)


class Bars(NamedTuple):
    """What keeps the cards of a character from being played now, computed once for all of them."""

    played: list[str]  # kinds of which a card was played in this step or check (PF-ENC-05, PF-CHECK-12)
    used: list[str]  # cards revealed that do not count against that limit, and powers used (PF-ENC-06)
    kinds: list[str]  # kinds and traits that something forbids (PF-GOLD-04, PF-ENC-09)
    traits: frozenset[str]


NO_BARS: Final = Bars([], [], [], frozenset())


def bars(table: Pathfinder, hero: Hero) -> Bars:
    """Mostly there are none; then the answer is NO_BARS itself."""
    seat = hero.seat
    played: list[str] = []
    used: list[str] = []
    kinds: list[str] = []
    traits: list[str] = []
    for now in moments(table):
        if now.played:
            played += [kind for other, kind in now.played if other == seat]
        if now.used:
            used += [id for other, id in now.used if other == seat]
    if table.encounters:
        encounter = table.encounters[-1]
        if encounter.banned:
            banned = [each for other, each in encounter.banned if other == seat]
            kinds += banned
            traits += banned
        traits += immune(table)
    if table.checks:
        kinds += table.checks[-1].without
    for rule in standing(table, hero, NoCards):
        kinds += rule.kinds
        traits += rule.traits
    return Bars(played, used, kinds, frozenset(traits)) if played or used or kinds or traits else NO_BARS


def may_play(table: Pathfinder, hero: Hero, card: Boon, power: Play, barred: Bars | None = None) -> bool:
    """One card of each kind in a step or check, and none that something forbids (PF-ENC-05, PF-ENC-09, PF-GOLD-04)."""
    if barred is None:
        barred = bars(table, hero)
    effect = power.effect
    if effect.free:
        # A card that was revealed for it is back in the hand; every other copy is another card.
        if card.id in barred.used and any(all_used(now, hero, card) for now in moments(table)):
            return False
    elif card.kind in barred.played and not may_pile_up(table, hero, card.kind):
        return False
    if card.kind in barred.kinds:
        return False
    if not barred.traits:
        return True
    return card.traits.isdisjoint(barred.traits) and barred.traits.isdisjoint(getattr(effect, "traits", ()))


def all_used(now: Moment, hero: Hero, card: Boon) -> bool:
    """Whether all copies of a card in the hand were revealed in this step or check already (PF-PLAY-07)."""
    return now.used.count((hero.seat, card.id)) >= hero.hand.count(card)


def may_pile_up(table: Pathfinder, hero: Hero, kind: str) -> bool:
    """Whether a power lets the character play any number of cards of a kind on this check."""
    check = table.check
    if check is None:
        return False
    return any(form.kind == kind and form.on.fits(table, check, hero) for _, form in hero.powers.any_number)


def costs(table: Pathfinder, hero: Hero, card: Boon, power: Play) -> list[str]:
    """What is done with the card: as printed, or as a power of the character allows (PF-GOLD-02)."""
    found = [power.cost]
    for _, form in hero.powers.instead:
        if form.of != power.cost or form.check or not form.takes(card):
            continue
        if form.on is None or (table.checks and form.on.fits(table, table.checks[-1], hero)):
            found += [to for to in form.to if to not in found]
    return found


def card_options(table: Pathfinder, hero: Hero, moment: str) -> list[Option[Playable]]:
    """The cards of a hand that can be played in this moment, each with every skill it can be used with."""
    options: list[Option[Playable]] = []
    barred: Bars | None = None
    seen: list[Boon] = []
    family = PLAYS_NOW if moment in UNASKED else PLAYS
    for card in hero.hand:
        if (moment not in card.by_moment and not card.borrows) or card in seen:
            continue
        seen.append(card)
        top = table.blessings_discard[-1] if card.borrows and table.blessings_discard else None
        for number, power, borrowed in _POWERS[card, moment, top]:
            effect = power.effect
            if not effect.usable(table, hero):
                continue
            if barred is None:
                barred = bars(table, hero)
            if barred is not NO_BARS and not may_play(table, hero, card, power, barred):
                continue
            ways = costs(table, hero, card, power) if hero.powers.instead else (power.cost,)
            skills = [*effect.skills_of(hero), *skills_instead(hero, card, effect)] if moment == SKILL else ()
            for cost in ways:
                if skills:
                    options += [family[card, number, cost, skill, borrowed] for skill in skills]
                else:
                    options.append(family[card, number, cost, NONE, borrowed])
    if table.checks and table.checks[-1].followed and moment in (HELP, FAILED):
        options += following(table, hero, moment)
    return options


def following(table: Pathfinder, hero: Hero, moment: str) -> list[Option[Follow]]:
    """Powers that the text of a card links to one just used (PF-PLAY-07)."""
    family = FOLLOWS_NOW if moment == HELP else FOLLOWS
    options = []
    for seat, card, power in table.checks[-1].followed:
        if seat != hero.seat or power.effect.moment != moment or card not in hero.hand:
            continue
        if power.effect.usable(table, hero):
            options += [family[card, power, cost] for cost in costs(table, hero, card, power)]
    return options


def skills_instead(hero: Hero, card: Boon, effect: Effect) -> list[int]:
    """Skills that a power lets the character use where the card asks for another (PF-CHECK-18)."""
    asked = getattr(effect, "skills", ())
    return [
        form.skill
        for _, form in hero.powers.for_another
        if form.instead in asked and form.skill not in asked and not card.traits.isdisjoint(form.traits)
    ]


def power_options(table: Pathfinder, hero: Hero, moment: str) -> list[Option[UsePower]]:
    """The powers of a character that can be used in this moment (PF-ENC-06)."""
    family = POWERS_NOW if moment in UNASKED else POWERS
    options = []
    for line, form in hero.powers.by_moment.get(moment, ()):
        if may_use(table, hero, line, form):
            assert hero.character is not None
            skills = form.effect.skills_of(hero) or (NONE,)
            options += [family[hero.character.name, line, skill] for skill in skills]
    return options


def may_use(table: Pathfinder, hero: Hero, line: str, form: Use) -> bool:
    limited = moments(table)
    power, counts_as = (hero.seat, form.line or line), (hero.seat, form.counts_as)
    for each in limited:
        if power in each.used or (form.counts_as and counts_as in each.played):
            return False
    if form.without and limited and any(kind in form.without for _, kind in limited[0].played):
        return False
    if form.counts_as and form.counts_as in bars(table, hero).kinds:
        return False  # what counts as playing a card is forbidden with it (PF-GOLD-04)
    if form.own_turn and table.turn != hero.seat:
        return False
    if form.first and (table.turn != hero.seat or table.freed or table.explored or table.stage > EXPLORING):
        return False
    if form.first and table.stopped_by:
        return False  # there is no exploration to give up
    if form.alone and len(table.at(hero.place)) > 1:
        return False
    if form.pay is not None and not payable(hero, form.pay):
        return False
    barred = immune(table)
    if barred and not {*form.traits, *getattr(form.effect, "traits", ())}.isdisjoint(barred):
        return False  # PF-ENC-09
    return form.effect.usable(table, hero)


def payable(hero: Hero, pay: Pay) -> bool:
    if pay.top:
        return bool(hero.deck)
    for card in hero.hand:
        if pay.takes(card):
            return True
    return pay.or_top and bool(hero.deck)


def options_for(table: Pathfinder, hero: Hero, moment: str) -> list[Option[Playable]]:
    if table.phase == "reset":
        return []  # PF-TURN-24, PF-TURN-25
    options = card_options(table, hero, moment)
    if moment in hero.powers.by_moment:
        options += power_options(table, hero, moment)
    return options
