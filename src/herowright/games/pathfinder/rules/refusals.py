"""Why something is not on offer: the clause and a reason the player can act on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards import moments
from herowright.games.pathfinder.cards.checks import wording
from herowright.games.pathfinder.cards.forms import Use
from herowright.games.pathfinder.cards.on import ACQUIRE, OWN
from herowright.games.pathfinder.cards.outside import Examine
from herowright.games.pathfinder.cards.standing import NoCards, OneExploration
from herowright.games.pathfinder.rules import playable, rebuilding, recharging, sheet, turn
from herowright.games.pathfinder.rules.choices import CLOSE_HERE, EXPLORE, PLAYS_NOW
from herowright.games.pathfinder.rules.components import (
    BOONS,
    COMBAT,
    COSTS,
    DISCARD,
    MELEE,
    NONE,
    RECHARGE,
    SHUFFLE,
    SKILL_IDS,
    SKILL_NAMES,
    STRENGTH,
    TOP,
)
from herowright.games.pathfinder.rules.holding import immune, said, standing
from herowright.games.pathfinder.rules.state import CLOSING, EXPLORING, GIVING, MOVING
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon, BoxCard, Play
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder
    from herowright.table.decision import Option

Refusal = tuple[str | None, Message]

# Steps of a turn, and answers that exist but belong to another question.
TURN = ("give", "move", "explore", "instead", "close", "end")
ANSWERS = (
    *("yes", "no", "done", "face", "accept", "take-it", "pass", "hush", "listen", "skip", "leave", "stay", "replace"),
    *("sample", "own", "top", "bottom", "shuffle", "top-card", "under-top", "look", "seat", "by", "kind", "start"),
    *("from-discard", "keep", "under", "feat", "role"),
)
# The situation that a card or power of each moment needs, and the clause that says so.
_WRONG_MOMENT: dict[str, tuple[str, str]] = {
    moments.SKILL: ("PF-PRINC-05", "pf-no-check-now"),
    moments.HELP: ("PF-PRINC-05", "pf-no-check-now"),
    moments.FAILED: ("PF-PRINC-05", "pf-no-failure-now"),
    moments.DAMAGE: ("PF-PLAY-16", "pf-no-damage-now"),
    moments.EVADE: ("PF-PLAY-16", "pf-no-evading-now"),
    moments.ANY: ("PF-PLAY-17", "pf-no-in-between"),
    moments.EXPLORE: ("PF-TURN-15", "pf-no-exploring-now"),
}


def refusal(table: Pathfinder, seat: int, key: str) -> Refusal:
    hero = table.heroes[seat]
    verb, _, what = key.partition(":")
    if hero.dead and table.phase in ("scenario", "reset"):
        return "PF-DEATH-05", Message("pf-no-dead")
    if what and (verb in COSTS or verb in (SHUFFLE, TOP)):
        return _card(table, hero, verb, what, key)
    match verb:
        case "also":
            cost, _, id = what.partition(":")
            return _also(table, hero, cost, id, key)
        case "power":
            return _power(table, hero, what.partition(":")[0], key)
        case "use" | "fight":
            return _skill(table, hero, what, verb == "fight", key)
        case "roll":
            return "PF-CHECK-11", Message("pf-no-roll-now")
        case "decline":
            return _decline(table, hero)
        case "promise" | "withdraw" | "call":
            return _promise(table, hero, verb, what, key)
        case "take" | "return" | "box":
            return _rebuild(table, hero, verb, what, key)
        case "character":
            return _character(table, what, key)
        case "drop" | "pay":
            return _lose(table, hero, what, key)
    if verb in TURN:
        return _turn(table, hero, verb, what, key)
    if key == "done" and table.phase == "rebuild" and not rebuilding.legal(table, hero):
        return "PF-BETWEEN-04", Message("pf-no-deck-unfinished")
    return _unknown(key) if verb not in ANSWERS else _later()


def sought(table: Pathfinder, hero: Hero) -> list[Option[object]]:
    """The cards of the hand by their first power, where none of them can be used; exploring and closing in one's own
    turn."""
    if table.phase != "scenario" or hero.dead:
        return []
    usable = {key.split(":")[1] for key in _offers(table, hero) if ":" in key}
    found: list[Option[object]] = []
    for card in dict.fromkeys(hero.hand):
        powers = _powers(table, card)
        if card.id not in usable and powers and powers[0] in card.powers:
            found.append(PLAYS_NOW[card, card.powers.index(powers[0]), powers[0].cost, NONE, None])
    if table.idle and table.turn == hero.seat:
        found += [step for step in (EXPLORE, CLOSE_HERE) if refusal(table, hero.seat, step.key) != _later()]
    return found


def _unknown(key: str) -> Refusal:
    return None, Message("pf-no-such-option", {"key": key})


def _later() -> Refusal:
    """Another question is open; the clause is that of the question."""
    return None, Message("pf-no-question-first")


def _boon(table: Pathfinder, id: str) -> Boon | None:
    return next((card for card in table.box.boons if card.id == id), None)


# --- cards ---------------------------------------------------------------------------------------------------------


def _card(table: Pathfinder, hero: Hero, cost: str, what: str, key: str) -> Refusal:
    id, *rest = what.split(":")
    card = next((card for card in hero.hand if card.id == id), None)
    if card is None:
        return _not_in_hand(table, hero, cost, id, key)
    powers = [power for power in _powers(table, card) if cost in _ways(hero, card, power)]
    if not powers:
        return "PF-PLAY-01", Message("pf-no-such-use", {"card": card.name, "cost": cost})
    if table.phase != "scenario":
        return _no_cards(table)
    named = _numbered(table, card, rest)
    offered = _offers(table, hero)
    if key in offered:
        return _later()
    if any(each.startswith(f"{key}:" if named in powers else f"{cost}:{id}:") for each in offered):
        return "PF-PLAY-05", Message("pf-no-which-way", {"what": card.name})
    if named in powers:
        powers = [named]
    return _forbidden(table, hero, card, powers) or _wrong_time(table, hero, powers, card.name)


def _numbered(table: Pathfinder, card: Boon, rest: Sequence[str]) -> Play | None:
    """The power that a key names by its number."""
    top = table.blessings_discard[-1] if table.blessings_discard else card
    powers = top.powers if top.id in rest else card.powers
    number = next((int(part) for part in rest if part.isdecimal()), 0)
    return powers[number - 1] if 0 < number <= len(powers) else None


def _no_cards(table: Pathfinder) -> Refusal:
    return "PF-TURN-24" if table.phase == "reset" else "PF-PRINC-05", Message("pf-no-cards-now")


def _offers(table: Pathfinder, hero: Hero) -> list[str]:
    """The keys of all cards and powers that could be used now, if no other question came first."""
    found = playable.options_for(table, hero, playable.moment_now(table))
    if table.idle and table.turn == hero.seat and table.stage <= EXPLORING and table.here(hero).deck:
        found += playable.options_for(table, hero, moments.EXPLORE)
    return [option.key for option in found]


def _powers(table: Pathfinder, card: Boon) -> list[Play]:
    """All powers of a card, those it borrows among them."""
    borrowed = table.blessings_discard[-1].powers if card.borrows and table.blessings_discard else ()
    return [power for power in (*card.powers, *borrowed) if power.effect.moment != "never"]


def _ways(hero: Hero, card: Boon, power: Play) -> tuple[str, ...]:
    """Everything that can be done with the card for the sake of this power, in whatever moment."""
    other = [to for _, form in hero.powers.instead if form.of == power.cost and form.takes(card) for to in form.to]
    return (power.cost, *other)


def _not_in_hand(table: Pathfinder, hero: Hero, cost: str, id: str, key: str) -> Refusal:
    card = _boon(table, id)
    if card is None:
        return _unknown(key)
    played = any(each is card for each, _ in hero.in_play) or card in hero.discard
    if cost == RECHARGE and played and card.recharge_check and not recharging.ways_to_recharge(hero, card, DISCARD):
        return "PF-BOON-07", Message("pf-no-skill-to-recharge", {**card.told, "check": wording(card.recharge_check)})
    return "PF-PLAY-01", Message("pf-no-not-in-hand", card.told)


def _forbidden(table: Pathfinder, hero: Hero, card: Boon, powers: Sequence[Play]) -> Refusal | None:
    """What `playable.may_play` objects to."""
    if any(playable.may_play(table, hero, card, power) for power in powers):
        return None
    if table.encounters:
        brought = card.traits.union(*(getattr(power.effect, "traits", ()) for power in powers))
        if trait := _immune_to(table, brought):
            return _immune(table.encounters[-1].card, trait, card.name)
        banned = table.encounters[-1].banned
        if any((hero.seat, each) in banned for each in (card.kind, *card.traits)):
            return "PF-GOLD-04", Message("pf-no-forbidden", card.told)
    for rule in standing(table, hero, NoCards):
        if card.kind in rule.kinds or not card.traits.isdisjoint(rule.traits):
            return "PF-GOLD-04", Message("pf-no-forbidden", card.told)
    if table.check is not None and card.kind in table.check.without:
        return "PF-GOLD-04", Message("pf-no-kind-kept-out", {"kind": card.kind})
    return _second(table, card.kind)


def _immune_to(table: Pathfinder, traits: Iterable[str]) -> str:
    """The first of these traits that the bane met shrugs off, if any."""
    return next((trait for trait in immune(table) if trait in traits), "")


def _immune(met: BoxCard, trait: str, name: str) -> Refusal:
    return "PF-ENC-09", Message("pf-no-immune", {"what": name, "bane": met.name, "trait": f"mark:{trait}"})


def _second(table: Pathfinder, kind: str) -> Refusal:
    """Another card of that kind was played in this check or step."""
    rule, where = _limit(table)
    return rule, Message("pf-no-second-of-kind", {"kind": kind, "where": where})


def _limit(table: Pathfinder) -> tuple[str, str]:
    if table.hurts:
        return "PF-DMG-04", "damage"
    return ("PF-CHECK-12", "check") if table.checks else ("PF-ENC-05", "step")


def _wrong_time(table: Pathfinder, hero: Hero, powers: Sequence[Play | Use], name: str) -> Refusal:
    """The first power speaks for the others: what it waits for is not going on, or not in a way that fits."""
    now, fitting = playable.moment_now(table), [power.effect.moment for power in powers]
    effect, check, told = powers[0].effect, table.check, {"what": name}
    if now in fitting:
        effect = powers[fitting.index(now)].effect
        on = getattr(effect, "on", None)
        if check is not None and check.seat != hero.seat and (on is None or on.whose == OWN):
            return "PF-CHECK-34", Message("pf-no-not-your-check", told)
        rule = "PF-EXAM-07" if isinstance(effect, Examine) else "PF-PRINC-05"
        return rule, Message("pf-no-does-not-fit", told)
    if moments.EXPLORE in fitting and table.idle:
        return _explore(table, hero)
    before_the_dice = effect.moment in (moments.SKILL, moments.HELP)
    if before_the_dice and now in (moments.FAILED, moments.DAMAGE):
        return "PF-CHECK-39", Message("pf-no-too-late", told)
    if before_the_dice and check is not None:
        if effect.moment == moments.SKILL and check.seat != hero.seat:
            return "PF-CHECK-34", Message("pf-no-not-your-check", told)
        if effect.moment == moments.SKILL and check.set_by:
            return "PF-CHECK-19", Message("pf-no-skill-set", {"by": check.set_by})
        if effect.moment == moments.SKILL:
            return "PF-CHECK-11", Message("pf-no-skill-chosen")
        return "PF-CHECK-11", Message("pf-no-skill-first")
    rule, id = _WRONG_MOMENT.get(effect.moment, ("PF-PRINC-05", "pf-no-does-not-fit"))
    return rule, Message(id, told)


def _also(table: Pathfinder, hero: Hero, cost: str, id: str, key: str) -> Refusal:
    """A second power of a card needs its first one in the same check (PF-PLAY-07)."""
    card = next((card for card in hero.hand if card.id == id), None)
    if card is None:
        return _not_in_hand(table, hero, cost, id, key)
    follows = [power.also for power in card.powers if power.also is not None and cost in _ways(hero, card, power.also)]
    if not follows:
        return "PF-PLAY-01", Message("pf-no-such-use", {"card": card.name, "cost": cost})
    check = table.check
    if check is None or not any(each is card for seat, each, _ in check.followed if seat == hero.seat):
        return "PF-PLAY-07", Message("pf-no-first-power", card.told)
    return _wrong_time(table, hero, follows, card.name)


def _lose(table: Pathfinder, hero: Hero, id: str, key: str) -> Refusal:
    card = _boon(table, id)
    if card is None:
        return _unknown(key)
    return _later() if card in hero.hand else ("PF-PLAY-02", Message("pf-no-not-in-hand", card.told))


def _promise(table: Pathfinder, hero: Hero, verb: str, what: str, key: str) -> Refusal:
    if verb == "call":
        return "PF-CHECK-30", Message("pf-no-not-promised")
    card = _boon(table, what)
    if card is None:
        return _unknown(key)
    if card not in hero.hand:
        return "PF-PLAY-01", Message("pf-no-not-in-hand", card.told)
    if not card.helps_others:
        return "PF-CHECK-34", Message("pf-no-help-for-others", card.told)
    return "PF-CHECK-30", Message("pf-no-promise-now")


# --- powers --------------------------------------------------------------------------------------------------------


def _power(table: Pathfinder, hero: Hero, id: str, key: str) -> Refusal:
    named = {"power": f"power:{id}"}
    line = next((line for line in sheet.lines(hero) if line.id == id), None) if hero.character is not None else None
    uses = [form for each, form in hero.powers.uses if each == id]
    if line is None and not uses:
        return _unknown(key)
    if not uses and any(form.line == id for _, form in hero.powers.uses):
        return "PF-PLAY-05", Message("pf-no-which-way", {"what": named["power"]})
    if not uses:
        if not any(each == id for each, _ in sheet.working_forms(hero)):
            return "PF-FEAT-02", Message("pf-no-power-closed", named)
        return "PF-CHAR-03", Message("pf-no-power-by-itself", named)
    if table.phase != "scenario":
        return _no_cards(table)
    offered = _offers(table, hero)
    if key in offered:
        return _later()
    if any(each.startswith(f"power:{id}:") for each in offered):
        return "PF-CHECK-13", Message("pf-no-which-way", {"what": named["power"]})
    return _unusable(table, hero, id, uses[0], named) or _wrong_time(table, hero, uses, named["power"])


def _unusable(table: Pathfinder, hero: Hero, line: str, form: Use, named: dict[str, str]) -> Refusal | None:
    """What `playable.may_use` objects to."""
    now = playable.limits(table)
    if any((hero.seat, form.line or line) in each.used for each in playable.moments(table)):
        rule, where = _limit(table)
        return "PF-ENC-06" if where == "step" else rule, Message("pf-no-power-again", {**named, "where": where})
    kept_out = [kind for _, kind in now.played if kind in form.without] if now is not None else []
    if kept_out:
        return "PF-GOLD-04", Message("pf-no-power-beside", {**named, "kind": kept_out[0]})
    if now is not None and form.counts_as and (hero.seat, form.counts_as) in now.played:
        return _second(table, form.counts_as)
    if form.counts_as and form.counts_as in playable.bars(table, hero).kinds:
        return "PF-GOLD-04", Message("pf-no-power-counts", {**named, "kind": form.counts_as})
    if form.own_turn and table.turn != hero.seat:
        return "PF-PRINC-05", Message("pf-no-power-own-turn", named)
    if form.first and (table.turn != hero.seat or table.freed or table.explored or table.stage > EXPLORING):
        return "PF-TURN-13", Message("pf-no-power-first", named)
    if form.first and table.stopped_by:
        return _stopped(table)
    if form.alone and len(table.at(hero.place)) > 1:
        return "PF-PRINC-05", Message("pf-no-power-alone", named)
    if form.pay is not None and not playable.payable(hero, form.pay):
        return "PF-PLAY-02", Message("pf-no-power-unpaid", named)
    if trait := _immune_to(table, (*form.traits, *getattr(form.effect, "traits", ()))):
        return _immune(table.encounters[-1].card, trait, named["power"])
    return None


# --- checks and encounters -----------------------------------------------------------------------------------------


def _skill(table: Pathfinder, hero: Hero, id: str, fight: bool, key: str) -> Refusal:
    if id not in SKILL_IDS:
        return _unknown(key)
    skill, check = SKILL_IDS.index(id), table.check
    named = {"skill": SKILL_NAMES[skill]}
    if check is None or check.seat != hero.seat or table.hurts:
        return "PF-CHECK-13", Message("pf-no-own-check")
    if check.stage != "skill":
        return "PF-CHECK-11", Message("pf-no-skill-chosen")
    wanted = COMBAT if fight else skill
    if not any(way.skill == wanted for way in check.ways):
        return "PF-CHECK-13", Message("pf-no-skill-not-named", {**named, "check": wording(check.ways)})
    if fight and skill not in (STRENGTH, MELEE):
        return "PF-CHECK-17", Message("pf-no-skill-for-fight", named)
    return "PF-CHECK-16", Message("pf-no-skill-lacking", named)


def _decline(table: Pathfinder, hero: Hero) -> Refusal:
    check = table.check
    if check is None or check.seat != hero.seat:
        return "PF-ENC-15", Message("pf-no-own-check")
    if check.purpose == ACQUIRE:
        return "PF-ENC-15", Message("pf-no-skill-chosen")
    return "PF-ENC-16", Message("pf-no-declining")


# --- the turn --------------------------------------------------------------------------------------------------------


def _turn(table: Pathfinder, hero: Hero, verb: str, what: str, key: str) -> Refusal:
    if table.phase not in ("scenario", "reset"):
        return _later()
    if table.turn != hero.seat:
        rule = {"explore": "PF-TURN-20", "give": "PF-TURN-09"}.get(verb, "PF-TURN-01")
        return rule, Message("pf-no-not-your-turn", {"seat": f"seat:{table.turn}"})
    if not table.idle or any(option.key == key for option in turn.options(table, hero)):
        return _later()
    match verb:
        case "give":
            return _give(table, hero, what, key)
        case "move":
            return _move(table, hero, what, key)
        case "explore":
            return _explore(table, hero)
        case "close":
            return _close(table, hero)
    return "PF-PRINC-05", Message("pf-no-not-here", {"place": table.here(hero).card.name})


def _give(table: Pathfinder, hero: Hero, id: str, key: str) -> Refusal:
    card = _boon(table, id)
    if card is None:
        return _unknown(key)
    if table.stage == MOVING:
        return "PF-TURN-08", Message("pf-no-second-gift")
    if table.stage != GIVING:
        return "PF-TURN-03", Message("pf-no-gift-late")
    if len(table.at(hero.place)) < 2:
        return "PF-TURN-08", Message("pf-no-nobody-here", {"place": table.here(hero).card.name})
    return "PF-TURN-08", Message("pf-no-not-in-hand", card.told)


def _move(table: Pathfinder, hero: Hero, id: str, key: str) -> Refusal:
    place = next((place for place in table.places if place.card.id == id), None)
    if place is None:
        return ("PF-TURN-10", Message("pf-no-such-place")) if id else _unknown(key)
    named = {"place": place.card.name}
    if place is table.here(hero):
        return "PF-TURN-11", Message("pf-no-already-there", named)
    if table.stage == CLOSING or table.freed or table.explored:
        return "PF-TURN-03", Message("pf-no-move-late", named)
    return "PF-TURN-10", Message("pf-no-second-move", named)


def _explore(table: Pathfinder, hero: Hero) -> Refusal:
    if table.turn != hero.seat:
        return "PF-TURN-20", Message("pf-no-not-your-turn", {"seat": f"seat:{table.turn}"})
    place = table.here(hero)
    if not place.deck:
        return "PF-TURN-19", Message("pf-no-empty-deck", {"place": place.card.name})
    if table.stage == CLOSING:
        return "PF-TURN-03", Message("pf-no-explore-late")
    if table.stopped_by:
        return _stopped(table)
    if one := said(table, hero, OneExploration) if table.explored else ():
        return "PF-GOLD-04", Message("pf-no-one-exploration", {"card": one[0][0]})
    return "PF-TURN-15", Message("pf-no-second-exploration")


def _stopped(table: Pathfinder) -> Refusal:
    return "PF-GOLD-04", Message("pf-no-more-exploring", {"card": table.stopped_by})


def _close(table: Pathfinder, hero: Hero) -> Refusal:
    place = table.here(hero)
    named = {"place": place.card.name}
    if place.closed:
        return "PF-CLOSE-11", Message("pf-no-closed-already", named)
    if place.deck:
        return "PF-TURN-21", Message("pf-no-close-with-cards", {**named, "count": len(place.deck)})
    if table.tried:
        return "PF-TURN-21", Message("pf-no-second-closing", named)
    return _later()  # the way is chosen once the attempt is made


# --- before and after the scenario -----------------------------------------------------------------------------------


def _character(table: Pathfinder, id: str, key: str) -> Refusal:
    found = next((each for each in table.box.characters if each.id == id), None)
    if found is None:
        return _unknown(key)
    if any(hero.character is found for hero in table.heroes):
        return "PF-SETUP-01", Message("pf-no-character-taken", {"character": found.name})
    return _later()


def _rebuild(table: Pathfinder, hero: Hero, verb: str, id: str, key: str) -> Refusal:
    card = _boon(table, id)
    if card is None:
        return _unknown(key)
    after = table.phase == "rebuild"
    if hero.character is None or not (after or table.phase == "set-up") or (table.places and not after):
        return "PF-BETWEEN-01", Message("pf-no-rebuilding-now")
    if verb == "return":
        if card not in hero.deck:
            return "PF-BETWEEN-03", Message("pf-no-not-in-deck", card.told)
        surplus = [kind for kind in BOONS if rebuilding.missing(hero, kind) < 0]
        if surplus and card.kind not in surplus:
            return "PF-BETWEEN-04", Message("pf-no-surplus-first", {"kind": surplus[0]})
        return _later()
    if verb == "take" and card not in table.pool:
        return "PF-BETWEEN-03", Message("pf-no-not-in-pool", card.told)
    if rebuilding.missing(hero, card.kind) <= 0:
        return "PF-BETWEEN-04" if after else "PF-SETUP-03", Message("pf-no-deck-full", {"kind": card.kind})
    if verb == "take":
        return _later()
    if any(each.kind == card.kind for each in table.pool):
        return "PF-BETWEEN-06", Message("pf-no-pool-first", {"kind": card.kind})
    if card not in table.piles[card.kind]:
        return None, Message("pf-no-not-in-box", card.told)
    if not rebuilding.allowed(table, card):
        return "PF-BETWEEN-06" if after else "PF-SETUP-04", Message("pf-no-not-basic", card.told)
    return _later()
