"""A player's turn: the main action and everything around it (CA-TURN, CA-EXTRA)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.powers import (
    Harder,
    MoreJourneys,
    Sacrifice,
    Spend,
    Weakness,
)
from herowright.games.call_to_adventure.cards.types import Ally, Trait
from herowright.games.call_to_adventure.rules import challenge, end, experience, hand, morality, rows, story, traits
from herowright.games.call_to_adventure.rules.asking import ask
from herowright.games.call_to_adventure.rules.choices import (
    AFTERWARDS,
    ATTEMPTS,
    END,
    FACES,
    REPLACE,
    REPLACES,
    TURN,
    USES,
    Besides,
    End,
    FaceChallenge,
    GainTrait,
    Journey,
    MainAction,
    Replace,
    TurnAction,
    Use,
    journeys_for,
)
from herowright.games.call_to_adventure.rules.components import LAST_CARD, NONE
from herowright.games.call_to_adventure.rules.happenings import JOURNEYED, happened
from herowright.games.call_to_adventure.rules.state import Attempt
from herowright.table.decision import Option, Step, Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Adversary, Challenge, Path, StoryCard
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero


def begin_turn(table: CallToAdventure) -> Steps[Step]:
    """Whoever was first to finish an act reveals the next row now (CA-END-07)."""
    hero = table.active
    table.report("ca-event-turn", hero.seat, "CA-TURN-01")
    if table.opener == hero.seat:
        table.opener = NONE
        yield from rows.reveal_row(table)
    return ("turn",)


def turn(table: CallToAdventure) -> Steps[Step]:
    """One action of the turn; the step repeats until the player ends the turn (CA-TURN-03, CA-TURN-05)."""
    hero = table.heroes[table.turn]
    kind = AFTERWARDS if table.acted else TURN if can_act(table, hero) else REPLACE
    action = yield from ask(table, kind, hero.seat, partial(actions, table, hero))
    if table.lost:
        return ("finish",)
    match action:
        case None | End():
            return end.after_turn(table)
        case GainTrait():
            table.acted = True
            yield from traits.gain(table, hero, action.trait)
        case FaceChallenge():
            declare(table, hero, action)
            return (yield from challenge.challenge(table))
        case Replace():
            table.report("ca-event-replaced", hero.seat, "CA-ROW-04", {"card": action.card.name})
            yield from rows.replace(table, action.card)
        case _:
            yield from act_besides(table, hero, action)
    return next_step(table, hero)


def next_step(table: CallToAdventure, hero: Hero) -> Step:
    """The turn goes on, unless the game is lost or over."""
    if table.lost:
        return ("finish",)
    if over_at_once(table, hero) or (table.acted and nothing_is_left(table, hero)):
        return end.after_turn(table)
    return ("turn",)


def nothing_is_left(table: CallToAdventure, hero: Hero) -> bool:
    """Whether the turn ends by itself after the main action."""
    if may_journey(table, hero) or (hero.uses and powers_to_use(table, hero)):
        return False
    return nothing_to_play(table, hero)


def nothing_to_play(table: CallToAdventure, hero: Hero) -> bool:
    """Whether neither the active player nor, where nobody is asked, another one has a card for now."""
    return not (hero.hand and hand.playable(table, hero)) and not hand.others_may_speak_up(table)


def over_at_once(table: CallToAdventure, hero: Hero) -> bool:
    """A solo game ends the moment the adversary is tucked (CA-COOP-50)."""
    return table.beaten_by == hero.seat and table.solo


def actions(table: CallToAdventure, hero: Hero) -> list[Option[TurnAction]]:
    """All that the active player may do now."""
    options: list[Option[TurnAction]] = []
    if not table.acted:
        options += main_actions(table, hero)
        may_end = table.settings.readings["CA-TURN-06"] == "optional" or _may_wait(table, hero)
        if not options:
            options += [REPLACES[card] for card in table.face_up()]
            may_end = table.settings.reading("CA-ROW-13") == "optional" or not _cards_can_come(table, hero)
        if may_end:
            options.append(END)
    else:
        options.append(END)
    if may_journey(table, hero):
        options += journeys(table, hero)
    if hero.uses:
        options += powers_to_use(table, hero)
    if len(options) == 1 and options[0] is END and nothing_to_play(table, hero):
        return []  # nothing is left to do, so the turn ends by itself
    return options


# --- the main action ---------------------------------------------------------------------------------


def main_actions(table: CallToAdventure, hero: Hero) -> list[Option[MainAction]]:
    """Traits whose requirements are met, and challenges, of revealed acts the player has not finished
    (CA-TURN-01, CA-TURN-02, CA-END-06, CA-END-09, CA-ROW-07, CA-ROW-08)."""
    if table.adversary is not None and table.adversary_stands and len(hero.tucked) == LAST_CARD:
        return [FACES[table.adversary, table.adversary.paths[0]]]  # CA-COOP-23, CA-COOP-43
    options: list[Option[MainAction]] = []
    for row in table.rows[hero.act : table.revealed]:
        for card in row:
            if card is not None and (not isinstance(card, Trait) or traits.requirements_met(hero, card)):
                options += ATTEMPTS[card]
    return options


def can_act(table: CallToAdventure, hero: Hero) -> bool:
    """Whether there is any main action; a challenge can always be tried (CA-ROW-07)."""
    if table.adversary is not None and table.adversary_stands and len(hero.tucked) == LAST_CARD:
        return True
    for row in table.rows[hero.act : table.revealed]:
        for card in row:
            if card is not None and (not isinstance(card, Trait) or traits.requirements_met(hero, card)):
                return True
    return False


def _may_wait(table: CallToAdventure, hero: Hero) -> bool:
    """Whether somebody with eight cards need not face the adversary yet (CA-COOP-43). A last turn after its defeat
    may be taken, but need not be (CA-COOP-27)."""
    if table.adversary is None:
        return False
    if table.beaten_by != NONE:
        return True
    last = table.adversary_stands and len(hero.tucked) == LAST_CARD
    return last and table.settings.reading("CA-COOP-43") == "free"


def other_cards(table: CallToAdventure, hero: Hero, card: StoryCard) -> list[Option[MainAction]]:
    """What could be tried in place of a card."""
    return [option for option in main_actions(table, hero) if option.payload[1] is not card]


def _cards_can_come(table: CallToAdventure, hero: Hero) -> bool:
    """Whether a replacement could still bring a card to try; without one it would go on forever (CA-ROW-05)."""
    piles = [*table.decks[hero.act : table.revealed], *table.discards[hero.act : table.revealed]]
    return any(_could_try(hero, card) for pile in piles for card in pile)


def _could_try(hero: Hero, card: StoryCard) -> bool:
    return traits.requirements_met(hero, card) if isinstance(card, Trait) else not isinstance(card, Ally)


def declare(table: CallToAdventure, hero: Hero, choice: FaceChallenge) -> None:
    """From here neither the challenge nor the path can be changed (CA-CHAL-03, CA-CHAL-05)."""
    _, card, path = choice
    table.acted = True
    table.attempt = Attempt(card, path, difficulty(table, hero, card, path))
    args = {"card": card.name, "path": path.name, "difficulty": table.attempt.difficulty}
    kind = "ca-event-faces-adversary" if card.family == "adversary" else "ca-event-faces"
    table.report(kind, hero.seat, "CA-CHAL-03", args)


def difficulty(table: CallToAdventure, hero: Hero, card: Challenge | Adversary, path: Path) -> int:
    """The printed number, the path's own +1, an ally's +1, and what adversaries do (CA-CHAL-02, -04, CA-ALLY-06)."""
    number = card.difficulty + path.harder
    if card in table.under:
        number += 1
    if table.standing:
        number += _standing_difficulty(table, card)
    power = getattr(card, "power", None)
    if isinstance(power, Weakness) and hero.icons[power.icon]:
        number -= power.by
    return number


def _standing_difficulty(table: CallToAdventure, card: Challenge | Adversary) -> int:
    more = 0
    for adversary in table.standing:
        power = adversary.power
        if not isinstance(power, Harder) or adversary is card:
            continue
        if power.ability is not None:
            more += power.by if power.ability in card.tests else 0
        elif table.cooperative or _side_by_side(table, card, adversary):
            more += power.by
    return more


def _side_by_side(table: CallToAdventure, card: StoryCard, other: StoryCard) -> bool:
    return any(card in row and other in row for row in table.rows[: table.revealed])


# --- additional actions --------------------------------------------------------------------------------


def journey_limit(hero: Hero) -> int:
    limit = 1
    for power, _ in hero.lasting:
        if isinstance(power, MoreJourneys):
            limit += power.extra
    return limit


def may_journey(table: CallToAdventure, hero: Hero) -> bool:
    """Once in a turn, or as often as the story allows (CA-EXTRA-02, CA-EXTRA-03)."""
    return hero.xp >= table.journey_price and (not table.journeys or table.journeys < journey_limit(hero))


def journeys(table: CallToAdventure, hero: Hero) -> list[Option[Journey]]:
    """Any face-up card may be left behind (CA-EXTRA-01, CA-EXTRA-11)."""
    if not may_journey(table, hero):
        return []
    least = hero.act if table.settings.readings["CA-EXTRA-11"] == "unfinished-acts" else 0
    facing = table.attempt and table.attempt.card
    offers = journeys_for(table.journey_price)
    options: list[Option[Journey]] = []
    for row in table.rows[least : table.revealed]:
        for card in row:
            if card is not None and card is not facing:
                options.append(offers[card])
    return options


def act_besides(table: CallToAdventure, hero: Hero, action: Besides) -> Steps[None]:
    """A journey, or an effect of an own card."""
    if isinstance(action, Journey):
        return journey(table, hero, action.card)
    return use(table, hero, action)


def journey(table: CallToAdventure, hero: Hero, card: StoryCard) -> Steps[None]:
    experience.spend(hero, table.journey_price)
    table.journeys += 1
    table.report("ca-event-journey", hero.seat, "CA-EXTRA-01", card.told)
    happened(table, hero, JOURNEYED)
    return rows.replace(table, card)


def powers_to_use(table: CallToAdventure, hero: Hero) -> list[Option[Use]]:
    """The effects of own cards that can be paid and used now (CA-EXTRA-05, CA-EXTRA-10, CA-ALLY-11)."""
    options = []
    for power, name in hero.uses:
        if isinstance(power, Spend):
            if hero.xp >= power.xp and power.benefit.usable(table, hero) and _within_limits(table, hero, power, name):
                options.append(USES[name, "spend", power.xp])
        elif isinstance(power, Sacrifice) and power.benefit.usable(table, hero):
            options.append(USES[name, "sacrifice", 0])
    return options


def _within_limits(table: CallToAdventure, hero: Hero, power: Spend, name: str) -> bool:
    if power.once and name in hero.used:
        return False
    if power.benefit.dark and not morality.may_buy_dark(table, hero):
        return False
    if power.with_ally and not hero.allies:
        return False
    if power.against is None:
        return True
    return table.attempt is not None and table.attempt.card.family == power.against


def use(table: CallToAdventure, hero: Hero, choice: Use) -> Steps[None]:
    """Pay and carry out the effect of an own card."""
    way, name = choice
    power = next(power for power, source in hero.uses if source == name)
    if way == "spend":
        assert isinstance(power, Spend)
        experience.spend(hero, power.xp)
        hero.used = (*hero.used, name)
        table.report("ca-event-uses", hero.seat, "CA-EXTRA-05", {"card": name, "xp": power.xp})
    else:
        assert isinstance(power, Sacrifice)
        ally = next(ally for ally in hero.allies if ally.name == name)
        story.turn_face_down(table, hero, ally)
        table.report("ca-event-sacrifices", hero.seat, "CA-ALLY-12", {"card": name})
    return power.benefit.carry_out(table, hero, hero, name)
