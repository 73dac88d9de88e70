"""What an option of the expansion would give: chances, results and what fiends do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.fiends_familiars import catalog
from herowright.games.roll_player.fiends_familiars.cards.powers import HUNT
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar, Minion
from herowright.games.roll_player.fiends_familiars.rules import battle, combat, odds
from herowright.games.roll_player.fiends_familiars.rules.odds import FACES
from herowright.games.roll_player.fiends_familiars.terminal import cards, foes
from herowright.games.roll_player.rules.components import ROW_OF_ID, SPACES_PER_ROW, space_of_id
from herowright.games.roll_player.terminal import cards as base_cards
from herowright.games.roll_player.terminal import dice, hero
from herowright.games.roll_player.terminal import notes as base
from herowright.table.decision import Option
from herowright.terminal import chances
from herowright.terminal.board import BAD, FAINT, GOOD, Scene, ink

# The questions for an action.
ACTIONS = ("action", "stored-action", "xp-action")


def note(scene: Scene, option: Option) -> Text | None:
    verb, _, what = option.key.partition(":")
    if verb == "reroll" and ":" not in what:
        return _reroll(scene, int(what))
    if verb == "exchange":
        return _exchange(scene, option)
    write = WRITERS.get(verb)
    return write(scene, what) if write else base.note(scene, option)


def brief(scene: Scene, option: Option) -> Text | None:
    """An action in a few words, since two dice may allow the actions of two rows: `raise FAM 2`, and what it does."""
    verb, _, space = option.key.partition(":")
    if option.key == "familiar":
        card: Familiar = cards.find(scene, "familiar", base.mine(scene)["familiar"])
        return ink("familiar ").append(scene.texts.name(f"familiar-action:{card.action}"), FAINT)
    row, _, column = space.partition(":")
    if row not in ROW_OF_ID or not column:
        asked = scene.decision.kind if scene.decision else ""
        return ink(scene.texts.say(option.label)) if asked in ACTIONS else None
    words = ink(f"{verb} {base_cards.short(scene, ROW_OF_ID[row])} {column} ")
    return words.append_text(note(scene, option) or Text())


def concerned(scene: Scene, option: Option) -> list[Card]:
    """The cards behind an option."""
    found = base.concerned(scene, option)
    for thing in option.touches:
        place, _, id = thing.partition(":")
        match place:
            case "familiar" | "fiend":
                found.append(cards.find(scene, place, id))
            case "row" if id == "familiar":
                found.append(cards.find(scene, "familiar", base.mine(scene)["familiar"]))
            case "minion":
                found.append(foes.minion_card(scene))
            case "combat" if scene.view["phase"] == "hunt":
                found.append(foes.minion_card(scene))
            case "combat":
                found.append(foes.monster_card(scene))
            case "initiative":
                found += [cards.find(scene, "fiend", id) for id in base.initiative_card(scene, id)["fiends"]]
    return found


# --- dice, familiars and fiends ------------------------------------------------------------------


def _take(scene: Scene, what: str) -> Text:
    """The dice and the gold of an initiative card, and the fiends that come with it."""
    text = base.take(scene, what)
    for id in base.initiative_card(scene, what)["fiends"]:
        text.append(" ").append(f"{cards.SKULL} {scene.texts.name(f'fiend:{id}')}", BAD)
    return text


def _die(scene: Scene, what: str) -> Text:
    return dice.small(scene, dice.read(what))


def _familiar(scene: Scene, what: str) -> Text:
    """A familiar to keep, or what one's own does."""
    card: Familiar = cards.find(scene, "familiar", what or base.mine(scene)["familiar"])
    if not what:
        return ink(catalog.text(card, scene.texts), FAINT)
    return Text("\n").join([Text(), *cards.familiar(scene, card)])


def _fiend(scene: Scene, what: str) -> Text:
    return ink(catalog.text(cards.find(scene, "fiend", what.partition(":")[0]), scene.texts), FAINT)


def _row(scene: Scene, what: str) -> Text:
    return ink(scene.say(f"term-action-{what}"), FAINT)


def _space(scene: Scene, what: str) -> Text | None:
    """Whether the die fits the colour wanted there."""
    reference = scene.decision.args.get("die") if scene.decision else None
    wanted = hero.demands(scene, base.mine(scene)).get(space_of_id(what))
    if reference is None or wanted is None:
        return None
    return base.fit(scene, dice.read(str(reference)), space_of_id(what) // SPACES_PER_ROW, wanted)


# --- fights --------------------------------------------------------------------------------------


def _aims(scene: Scene) -> list[tuple[int, str]]:
    """The results that make a difference, with what they bring in a few words."""
    if scene.view["phase"] == "battle":
        return [(least, f"★{stars}") for least, stars in foes.monster_card(scene).tiers]
    card = foes.minion_card(scene)
    return [(tier.least, _prize(scene, card, number)) for number, tier in enumerate(card.tiers)][1:]


def _prize(scene: Scene, card: Minion, number: int) -> str:
    tier = card.tiers[number]
    return scene.say("ff-card-trophy") if tier.trophy else catalog.reward(tier.reward, scene.texts)


def chance(scene: Scene, least: int, more: int = 0) -> float:
    """How likely the one who decides gets that far, with so many dice more."""
    pool, bonus = _fight(scene)
    terror = foes.monster_card(scene).terror if scene.view["phase"] == "battle" else None
    return odds.reaches(pool + more, least - bonus, terror) / 1000


def _fight(scene: Scene) -> tuple[int, int]:
    """The pool of the one who decides, and what is added to its sum."""
    fight: Any = scene.view["monster" if scene.view["phase"] == "battle" else "minion"]
    return fight["pool"] or 0, fight["bonus"]


def _result(scene: Scene, total: int, thrown: Sequence[int]) -> int:
    """What dice, or the familiar's Power without any, come to in the fight that goes on."""
    state, own = base.thinking(scene)
    if state.phase == "battle":
        return battle.worth(state, own, total, tuple(thrown))["result"]
    return total + combat.lasting_bonus(own, HUNT)


def goal(scene: Scene) -> tuple[int, str]:
    """The result to aim at: the trophy of a minion, the strength of the Monster."""
    if scene.view["phase"] == "battle":
        return _aims(scene)[0]
    card = foes.minion_card(scene)
    return next((tier.least, scene.say("ff-card-trophy")) for tier in card.tiers if tier.trophy)


def _hunt(scene: Scene, what: str) -> Text:
    """The pool, and how likely it brings the trophy."""
    pool, bonus = _fight(scene)
    least, prize = goal(scene)
    words = ink(f"{scene.say('ff-amount-dice', dice=pool)}{foes.plus(bonus)} · {least}+ {prize} ", "")
    return words.append_text(chances.odds(scene, chance(scene, least)))


def _hire(scene: Scene, what: str) -> Text:
    """`12+ trophy 46% → 71%`: the chance with one die more."""
    least, prize = goal(scene)
    words = ink(f"{least}+ {prize} ", "").append(chances.percent(scene, chance(scene, least)), FAINT)
    return words.append(" → ").append_text(chances.odds(scene, chance(scene, least, more=1)))


def _reroll(scene: Scene, face: int) -> Text | None:
    """What the result can become, and the chance of the next tier."""
    now = base.mine(scene)["standing"]
    if now is None:
        return None
    results = rerolled(scene, face)
    text = ink(f"{now} → {min(results)}–{max(results)}".replace("-", "−"))
    following = next_aim(scene)
    if following:
        least, prize = following
        able = sum(result >= least for result in results)
        text.append(f" · {least}+ {prize} ", "").append_text(chances.odds(scene, able / len(FACES)))
    return text


def rerolled(scene: Scene, face: int) -> list[int]:
    """The results that a die with this face can lead to, one for each new face."""
    rest = list(base.mine(scene)["combat"])
    rest.remove(face)
    return [_result(scene, sum(rest) + new, [*rest, new]) for new in FACES]


def next_aim(scene: Scene) -> tuple[int, str] | None:
    """The next better result, and what it brings."""
    now = base.mine(scene)["standing"]
    return next(((least, prize) for least, prize in _aims(scene) if least > now), None)


def _stop(scene: Scene, what: str) -> Text | None:
    now = base.mine(scene)["standing"]
    return None if now is None else _outcome(scene, now)


def _power(scene: Scene, what: str) -> Text | None:
    """The familiar's Power in the place of the sum (FF-CARD-13)."""
    own = base.mine(scene)
    if own["standing"] is None:
        return None
    return _outcome(scene, _result(scene, own["power"], ()))


def _outcome(scene: Scene, result: int) -> Text:
    """What a result is worth."""
    if scene.view["phase"] == "hunt":
        card = foes.minion_card(scene)
        tier = card.tier_of(result)
        prize = [scene.say("ff-card-trophy")] if tier.trophy else []
        return ink(f"{result}: {catalog.reward(tier.reward, scene.texts, prize)}".replace("-", "−"), FAINT)
    card_there = foes.monster_card(scene)
    won = result >= card_there.strength
    words = ink(f"{result}: {scene.say('term-ff-won' if won else 'term-ff-lost')}", GOOD if won else BAD)
    return words.append(f" ★{card_there.stars_for(result)}", foes.STAR) if won else words


def _exchange(scene: Scene, option: Option) -> Text:
    """The gold left after asking for another minion."""
    gold = base.mine(scene)["gold"]
    return ink(scene.say("term-note-gold", before=gold, after=gold - option.label.args["gold"]), dice.INKS["gold"])


WRITERS: dict[str, Callable[[Scene, str], Text | None]] = {
    "take": _take,
    "on": _take,
    "next": _die,
    "unpack": _die,
    "return": _die,
    "familiar": _familiar,
    "fiend": _fiend,
    "row": _row,
    "space": _space,
    "hunt": _hunt,
    "roll": _hunt,
    "no-more": _hunt,
    "hire": _hire,
    "stop": _stop,
    "power": _power,
}
