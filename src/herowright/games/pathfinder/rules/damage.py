"""Taking damage (PF-DMG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.moments import DAMAGE
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import helping, piles, playable
from herowright.games.pathfinder.rules.asking import ask, ask_if_any
from herowright.games.pathfinder.rules.choices import DAMAGE as ASK_DAMAGE
from herowright.games.pathfinder.rules.choices import DROPS, SUFFER, TAKE_IT
from herowright.games.pathfinder.rules.components import COMBAT_DAMAGE, DISCARD
from herowright.games.pathfinder.rules.state import Hurt
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.forms import LessDamage
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Checking, Hero, Pathfinder


def deal(
    table: Pathfinder,
    hero: Hero,
    amount: int,
    type: str,
    source: str,
    *,
    fixed: bool = False,
    first: tuple[str, ...] = (),
    check: Checking | None = None,
) -> Steps[None]:
    """Damage that may be reduced and is then taken from the hand: that of a failed `check`, or any other. Cards played
    on the check count against the limits here too (PF-CHECK-43), and within an encounter all that were played in the
    step (PF-DMG-05)."""
    if amount <= 0:
        return
    hurt = Hurt(hero.seat, amount, type, fixed, first)
    if check is not None:
        hurt.moment = check.moment
    table.hurts.append(hurt)
    table.report("pf-event-threatens", hero.seat, "PF-DMG-01", {"amount": amount, "type": type, "card": source})
    if not fixed:
        reduce_by_itself(table, hero, hurt)
        if hurt.amount and somebody_can(table, hero):
            yield from ask_if_any(
                table,
                ASK_DAMAGE,
                hero.seat,
                lambda: [TAKE_IT] if hurt.amount else [],
                lambda: {"amount": hurt.amount, "type": type},
            )
        if hurt.amount:
            yield from helping.ward(table, hero, check.left_alone if check is not None else ())
    table.hurts.remove(hurt)
    yield from suffer(table, hero, hurt)
    yield from checking.settle(table, hero)


def somebody_can(table: Pathfinder, hero: Hero) -> bool:
    """Whether it has to wait for an answer: of the character or, where the others are not asked, of anybody."""
    asked = [hero] if table.settings.asks else table.clockwise_from(hero.seat)
    return any(playable.options_for(table, each, DAMAGE) for each in asked)


def reduce_by_itself(table: Pathfinder, hero: Hero, hurt: Hurt) -> None:
    """Powers that always work, of the character and of those beside it (PF-DMG-03)."""
    for other in table.at(hero.place):
        for line, form in other.powers.less_damage:
            if not spares(form, hurt.type, own=other is hero):
                continue
            less = min(form.by, hurt.amount)
            hurt.amount -= less
            if less:
                table.report("pf-event-less-damage", other.seat, "PF-DMG-03", {"by": less, "power": f"power:{line}"})


def spares(form: LessDamage, type: str, own: bool) -> bool:
    """Whether a power works on such damage, of its character or of those beside it."""
    if form.others_here == own or (form.types and type not in form.types):
        return False
    return not (form.but_combat and type == COMBAT_DAMAGE)


def suffer(table: Pathfinder, hero: Hero, hurt: Hurt) -> Steps[None]:
    """A card of the hand for each point; what the hand cannot pay is ignored (PF-DMG-06 to -10)."""
    left = min(hurt.amount, len(hero.hand))
    table.report("pf-event-suffers", hero.seat, "PF-DMG-06", {"amount": hurt.amount, "cards": left, "type": hurt.type})
    while left:
        if left >= len(hero.hand):
            for card in hero.hand[:]:
                _discard(table, hero, card)
            return
        if table.settings.reading("PF-DMG-09") == "random":
            _discard(table, hero, table.chance.take(hero.hand[:]))
        else:
            args = {"left": left}
            card = yield from ask(table, SUFFER, hero.seat, lambda: choices(hero, hurt), args)
            _discard(table, hero, card)
        left -= 1


def choices(hero: Hero, hurt: Hurt) -> list[Option[Boon]]:
    cards = list(dict.fromkeys(hero.hand))
    first = [card for card in cards if card.kind in hurt.first]
    return [DROPS[card] for card in first or cards]


def _discard(table: Pathfinder, hero: Hero, card: Boon) -> None:
    piles.lose(table, hero, card, DISCARD, "damage")
