"""The other players: what is taken from them or given to them, seen from the own seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.bot.effects import rivalry
from herowright.games.call_to_adventure.cards.attacks import Attack
from herowright.games.call_to_adventure.cards.gains import Gain

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import Ally, Path

# What a card in another hand, an ability icon, a story icon and a draw are worth to somebody else.
HELD, ABILITY, ICON, DRAW = 1.5, 0.9, 1.4, 1.3
# A step towards the end of the game.
STEP = 1.0
# How much more it hurts the one who leads, and the least anybody counts.
LEAD, LEAST = 1.3, 0.7
# A gift to a team mate is worth as much as an own gain, almost.
GIFT = 0.9
# A team mate below the score that all must reach.
NEEDY = 0.1


def others(outlook: Outlook) -> list[Any]:
    seat = outlook.situation.seat
    return [hero for hero in outlook.situation.view["heroes"] if hero["seat"] != seat]


def weight(outlook: Outlook, hero: Any) -> float:
    """What a point less for this player is worth; most against the one who leads, nothing good in co-op."""
    worth = rivalry(outlook)
    if outlook.situation.coop:
        return worth
    scores = [other["score"] for other in others(outlook)]
    if len(scores) == 1:
        return worth
    ahead: float = hero["score"] - sum(scores) / len(scores)
    return worth * max(LEAST, min(LEAD, 1 + ahead / 20))


def face_value(path: Path, ally: Ally | None = None) -> float:
    """What a story card is worth to somebody whose wishes are unknown."""
    worth = path.triumph + path.tragedy + path.xp + DRAW * (path.hero + path.antihero) + STEP
    worth += ABILITY * len(path.abilities) + ICON * len(path.icons)
    return worth if ally is None else worth + ally_value(ally)


def ally_value(ally: Ally) -> float:
    worth = ally.triumph + ally.tragedy + ABILITY * len(ally.abilities) + ICON * len(ally.icons)
    return worth + (0.8 if ally.power is not None else 0.0) + 1.5 * len(ally.conditions)


# --- attacks and gifts, by seat --------------------------------------------------------------------


def robbed(outlook: Outlook, xp: int) -> dict[int, float]:
    found = {}
    for hero in others(outlook):
        taken = min(xp, hero["xp"])
        found[hero["seat"]] = outlook.xp(taken) + taken * weight(outlook, hero)
    return found


def slandered(outlook: Outlook, corruption: int) -> dict[int, float]:
    """Corruption moves a marker down, which some may even like."""
    found = {}
    for hero in others(outlook):
        down = min(len(outlook.situation.cards.track) - 1, hero["space"] + corruption)
        track = outlook.situation.cards.track
        loss = 0.5 * (track[hero["space"]].points - track[down].points) + 0.25
        found[hero["seat"]] = loss * weight(outlook, hero)
    return found


def unnerved(outlook: Outlook) -> dict[int, float]:
    found = {}
    for hero in others(outlook):
        cards = sum(hero["hand_kinds"].values())
        found[hero["seat"]] = weight(outlook, hero) * (0.0 if not cards else HELD / (1 + 0.2 * (cards - 1)))
    return found


def shared(outlook: Outlook, gain: Gain) -> dict[int, float]:
    """Somebody else receives the same as oneself."""
    given = gain.xp + DRAW * (gain.hero + gain.antihero + gain.either) + 0.3 * gain.virtue - 0.3 * gain.corruption
    found = {}
    for hero in others(outlook):
        needy = NEEDY * max(0, 30 - hero["score"]) / 30 if outlook.situation.coop else 0.0
        found[hero["seat"]] = -weight(outlook, hero) * given * (1 + needy)
    return found


def mate_gains(outlook: Outlook, seat: int, gain: Gain) -> float:
    """A card played for somebody else (CA-COOP-10)."""
    return GIFT * shared(outlook, gain).get(seat, 0.0)


def betrayed(outlook: Outlook) -> dict[str, float]:
    """By ally: what it means here if it is turned face down."""
    story = outlook.situation.cards.story
    found = {}
    for hero in outlook.situation.view["heroes"]:
        for id in hero["allies"]:
            if id not in story:
                continue
            if hero["seat"] == outlook.situation.seat:
                found[id] = -outlook.lost_ally(story[id])
            else:
                found[id] = ally_value(story[id]) * weight(outlook, hero)
    return found


def chastised(outlook: Outlook, xp: int) -> float:
    """Whoever has just lost a challenge loses experience as well."""
    view = outlook.situation.view
    hero = view["heroes"][view["turn"]]
    return float(min(xp, hero["xp"])) * weight(outlook, hero)


def cancelled(outlook: Outlook) -> float:
    """The card on top of the stack has no effect: good if it was meant for oneself."""
    stack = outlook.situation.view["stack"]
    if not stack:
        return 0.0
    top = stack[-1]
    card = outlook.situation.cards.hand.get(top["card"])
    if card is None or top["seat"] == outlook.situation.seat:
        return 0.0
    hero = outlook.situation.view["heroes"][top["seat"]]
    if isinstance(card.effect, Attack):
        mine = outlook.situation.mine or outlook.situation.seats == 2
        return (1.2 if mine else 0.3) * (1.0 if not outlook.situation.coop else 0.5)
    return 1.2 * weight(outlook, hero)
