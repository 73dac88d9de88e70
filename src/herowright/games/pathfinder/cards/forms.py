"""Powers of characters and roles. A line of a character card has a form for every box, `Line("aid", (Use(...),
Use(...)))` (PF-FEAT-09). The rules ask for forms where they matter; the same declaration words the sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from herowright.games.pathfinder.cards.checks import any_of, check, formed, wording
from herowright.games.pathfinder.cards.effects import AddDice, Effect
from herowright.games.pathfinder.cards.on import (
    GEN,
    OWN_CHECK,
    On,
    all_traits,
    kinds_of,
    kinds_text,
    many_text,
    traits_text,
)
from herowright.games.pathfinder.cards.part import TO_DO, Part, damage_text, told
from herowright.games.pathfinder.rules.components import BANISH, BLESSING, DISCARD, SKILL_NAMES
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.troubles import Trouble
    from herowright.games.pathfinder.cards.types import Boon


class Form(Part):
    """Base of all of them."""

    __slots__ = ()


def cards_text(kinds: tuple[str, ...], traits: tuple[str, ...], form: str = "") -> Message:
    """`a weapon`, `a card with the Divine trait`, `an ally with the Animal trait`: the object of a sentence."""
    if traits and kinds:
        return Message("pf-cards-both", {"kinds": kinds_text(kinds, form), "traits": traits_text(traits)})
    if traits:
        return formed(Message("pf-cards-traits", {"traits": traits_text(traits)}), form)
    return kinds_text(kinds, form) if kinds else formed(Message("pf-cards-any"), form)


class Pay(NamedTuple):
    """What a power costs: a card of the hand (or the top card of the deck) is revealed, discarded, recharged, buried or
    banished. It is used, not played (PF-PLAY-02 to -04)."""

    cost: str
    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    top: bool = False
    # Kinds that are recharged instead, and whether the top card of the deck will do as well.
    recharged: tuple[str, ...] = ()
    or_top: bool = False
    # What becomes of a revealed card once the power has worked.
    then: str = ""

    def takes(self, card: Boon) -> bool:
        if self.kinds and card.kind not in self.kinds:
            return False
        return not self.traits or not card.traits.isdisjoint(self.traits)

    @property
    def text(self) -> Message:
        return Message("pf-pay-then", {"pay": self._text, "then": self.then}) if self.then else self._text

    @property
    def _text(self) -> Message:
        if self.top:
            return Message("pf-pay-top", {"cost": self.cost})
        what = cards_text(self.kinds, self.traits, GEN if self.cost == BANISH else "")
        return Message("pf-pay", {"cost": self.cost, "what": what, "top": "yes" if self.or_top else "no"})


@dataclass(frozen=True, slots=True)
class Use(Form):
    """A power that the player may use in the moment of its effect, once in a step or check (PF-ENC-06, PF-CHECK-12).
    `alone` needs nobody else at the location; `counts_as` is the kind of card it counts as having played;
    `own_turn` and `first` (instead of the first exploration) narrow down when."""

    effect: Effect
    pay: Pay | None = None
    alone: bool = False
    counts_as: str = ""
    own_turn: bool = False
    first: bool = False
    traits: tuple[str, ...] = ()  # that a power which sets the skill brings along
    without: tuple[str, ...] = ()  # kinds of cards that nobody plays on the same check
    line: str = ""  # the line that counts as used, where it is one of several ways (`Either`)

    @property
    def text(self) -> Message:
        return self.with_traits(all_traits(self.traits) if self.traits else None)

    def with_traits(self, traits: Message | None) -> Message:
        text = self._use
        if traits is not None:
            text = Message("pf-form-with-traits", {"power": text, "traits": traits})
        if self.counts_as:
            text = Message("pf-form-counts-as", {"power": text, "kinds": kinds_of((self.counts_as,))})
        if self.without:
            text = Message("pf-form-without", {"power": text, "kinds": many_text(self.without)})
        return text

    @property
    def limits(self) -> str:
        return "alone" if self.alone else "first" if self.first else "own-turn" if self.own_turn else "none"

    @property
    def _use(self) -> Message:
        if self.pay is None:
            return Message("pf-form-use", {"effect": self.effect.text, "limits": self.limits})
        args = {"effect": told(self.effect.text, TO_DO), "limits": self.limits, "pay": self.pay.text}
        if self.pay.recharged:
            return Message("pf-form-pay-top", {**args, "recharged": kinds_text(self.pay.recharged)})
        return Message("pf-form-pay", args)


@dataclass(frozen=True, slots=True)
class Always(Form):
    """Dice or a number that come with every fitting check, without being asked for."""

    added: str
    on: On
    traits: tuple[str, ...] = ()

    @property
    def text(self) -> Message:
        args = {"dice": self.added, "on": self.on.text}
        if self.traits:
            return Message("pf-form-always-traits", {**args, "traits": all_traits(self.traits)})
        return Message("pf-form-always", args)


@dataclass(frozen=True, slots=True)
class WhenPlaying(Form):
    """Dice or a number on every fitting check on which the owner of the power has played a card of these kinds."""

    added: str
    on: On
    kinds: tuple[str, ...]

    says = "pf-form-when-playing"


@dataclass(frozen=True, slots=True)
class InsteadOf(Form):
    """A played card that would be discarded (or banished, `of`) may go elsewhere. `on` limits it to cards played on
    such checks, `check` to those who pass it."""

    to: tuple[str, ...]
    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    of: str = DISCARD
    on: On | None = None
    check: str = ""

    def takes(self, card: Boon) -> bool:
        if self.kinds and card.kind not in self.kinds:
            return False
        if self.ids and card.id not in self.ids:
            return False
        return not self.traits or not card.traits.isdisjoint(self.traits)

    def saves(self, card: Boon, to: str) -> bool:
        """Whether a check keeps the card from going there."""
        return bool(self.check) and self.of == to and self.takes(card)

    @property
    def text(self) -> Message:
        args: dict[str, object] = {"to": self.to[-1], "ways": len(self.to), "of": self.of}
        if self.ids:
            return Message("pf-form-instead-card", {**args, "card": f"boon:{self.ids[0]}"})
        what = cards_text(self.kinds, self.traits)
        if self.on is not None:
            return Message("pf-form-instead-on", {**args, "what": what, "on": self.on.text})
        if self.check:
            return Message("pf-form-instead-check", {**args, "what": what, "check": wording(check(self.check), GEN)})
        return Message("pf-form-instead", {**args, "what": what})


@dataclass(frozen=True, slots=True)
class LessDamage(Form):
    """Damage of these types (any without them) is reduced by itself: one's own, or that of others at the location."""

    by: int
    types: tuple[str, ...] = ()
    others_here: bool = False
    but_combat: bool = False

    @property
    def text(self) -> Message:
        types = damage_text(self.types)
        whom = "others" if self.others_here else "own"
        but = "combat" if self.but_combat else "none"
        return Message("pf-form-less-damage", {"by": self.by, "types": types, "whom": whom, "but": but})


@dataclass(frozen=True, slots=True)
class AtTurn(Form):
    """Something the player may (or `must`) do when one's own turn begins or ends: `when` names the moments. With
    `empty_hand` only without a card in hand."""

    when: tuple[str, ...]
    trouble: Trouble
    pay: Pay | None = None
    must: bool = False
    empty_hand: bool = False

    @property
    def text(self) -> Message:
        when = "both" if len(self.when) > 1 else self.when[0]
        args: dict[str, object] = {
            "when": when,
            "trouble": told(self.trouble.text, TO_DO),
            "must": "yes" if self.must else "no",
            "hand": "empty" if self.empty_hand else "any",
        }
        if self.pay is not None:
            return Message("pf-form-at-turn-pay", {**args, "pay": told(self.pay.text, TO_DO)})
        return Message("pf-form-at-turn", args)


@dataclass(frozen=True, slots=True)
class AfterPlaying(Form):
    """Something that may follow the playing of a card with these traits, after the encounter (PF-ENC-21)."""

    traits: tuple[str, ...]
    kinds: tuple[str, ...]
    trouble: Trouble

    @property
    def text(self) -> Message:
        args = {"what": cards_text(self.kinds, self.traits, GEN), "trouble": told(self.trouble.text, TO_DO)}
        return Message("pf-form-after-playing", args)


@dataclass(frozen=True, slots=True)
class After(Form):
    """Something that may follow a boon acquired or a bane defeated with such traits."""

    moment: str
    traits: tuple[str, ...]
    trouble: Trouble

    @property
    def text(self) -> Message:
        args = {"moment": self.moment, "traits": traits_text(self.traits), "trouble": told(self.trouble.text, TO_DO)}
        return Message("pf-form-after", args)


@dataclass(frozen=True, slots=True)
class SureRecharge(Form):
    """Checks to recharge such cards succeed by themselves."""

    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()

    def takes(self, card: Boon) -> bool:
        if self.kinds and card.kind not in self.kinds:
            return False
        return not self.traits or not card.traits.isdisjoint(self.traits)

    @property
    def text(self) -> Message:
        return Message("pf-form-sure-recharge", {"what": cards_text(self.kinds, self.traits, GEN)})


@dataclass(frozen=True, slots=True)
class NewSkill(Form):
    """A skill built on another (PF-CHAR-02)."""

    skill: int
    base: int
    bonus: int

    says = "pf-form-new-skill"


@dataclass(frozen=True, slots=True)
class AnySkillToRecharge(Form):
    """One skill stands in for whatever the recharge check of such cards asks for."""

    skill: int
    kinds: tuple[str, ...]
    traits: tuple[str, ...]

    @property
    def text(self) -> Message:
        args = {"skill": SKILL_NAMES[self.skill], "what": cards_text(self.kinds, self.traits, GEN)}
        return Message("pf-form-any-skill-to-recharge", args)


@dataclass(frozen=True, slots=True)
class SkillForAnother(Form):
    """A skill may be used where a weapon with a trait asks for another: Melee for Ranged."""

    skill: int
    instead: int
    traits: tuple[str, ...]

    says = "pf-form-skill-for-another"


@dataclass(frozen=True, slots=True)
class BlessingDie(Form):
    """Blessings add another die than the usual: those of one god, or those played on such own checks (PF-BOON-21)."""

    die: int
    on: On = OWN_CHECK
    id: str = ""

    @property
    def text(self) -> Message:
        if self.id:
            return Message("pf-form-blessing-die-card", {"die": self.die, "card": f"boon:{self.id}"})
        return Message("pf-form-blessing-die", {"die": self.die, "on": self.on.text})


@dataclass(frozen=True, slots=True)
class AnyNumber(Form):
    """More than one card of a kind may be played on such checks (against PF-CHECK-12)."""

    on: On
    kind: str = BLESSING

    says = "pf-form-any-number"


@dataclass(frozen=True, slots=True)
class EvadedTo(Form):
    """A card evaded (with a card of these kinds, if any are named) may go to the top or bottom of its deck."""

    to: str
    with_kinds: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    @property
    def text(self) -> Message:
        if self.with_kinds:
            args = {"to": self.to, "with": kinds_text(self.with_kinds), "kinds": kinds_text(self.kinds)}
            return Message("pf-form-evaded-to-with", args)
        return Message("pf-form-evaded-to", {"to": self.to})


@dataclass(frozen=True, slots=True)
class Together(Form):
    """Several forms that one line of the card joins."""

    forms: tuple[Form, ...]

    @property
    def text(self) -> Message:
        first, *rest = [form.text for form in self.forms]
        for other in rest:
            first = Message("pf-form-and", {"first": first, "second": other})
        return first


@dataclass(frozen=True, slots=True)
class Either(Form):
    """Several ways of using one power, each under a name of its own. Whichever is taken, the power is used: all of them
    name the same `line` (PF-ENC-06, PF-CHECK-12)."""

    ways: tuple[tuple[str, Use], ...]

    @property
    def text(self) -> Message:
        uses = [use for _, use in self.ways]
        first, second = uses[0], uses[-1]
        if all(replace(use, traits=first.traits) == first for use in uses):
            return first.with_traits(any_of([all_traits(use.traits) for use in uses]))
        if len(uses) == 2 and _adds_either(first, second):
            assert second.pay is not None
            assert isinstance(second.effect, AddDice)
            other, dice = second.pay.text, second.effect.added
            return Message("pf-form-either", {**first.text.args, "other": other, "dice": dice})
        text = first.text
        for use in uses[1:]:
            text = Message("pf-form-or", {"first": text, "second": use.text})
        return text


def _adds_either(first: Use, second: Use) -> bool:
    """Whether two powers differ only in what they cost and in the dice that they add."""
    if not isinstance(first.effect, AddDice) or not isinstance(second.effect, AddDice):
        return False
    if first.pay is None or second.pay is None:
        return False
    effect = replace(first.effect, added=second.effect.added)
    return replace(first, pay=second.pay, effect=effect) == second and first.text.id == "pf-form-pay"
