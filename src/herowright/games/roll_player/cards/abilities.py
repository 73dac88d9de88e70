"""What skills do. As a skill, an ability first moves the marker, then offers its effect (RP-SKILL-02, -04)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from herowright.games.roll_player.cards.part import Part
from herowright.games.roll_player.rules import changes
from herowright.games.roll_player.rules.choices import (
    BAG_COLOURS,
    COPIES,
    COPY_OR_SKIP,
    MAKE_ROOM,
    OWN_DICE,
    PLACES,
    POOL_DICE,
    REORDER,
    SHIFTS,
    SKILL_BUY,
    SKILL_COLOUR,
    SKILL_COPY,
    SKILL_DIE,
    SKILL_GAIN,
    SKILL_POOL,
    SKILL_REVEAL,
    SKILL_ROW,
    SKILL_SHIFT,
    SKILL_SWAP,
    SKILL_TOP,
    SKIP,
    SWAPS,
    TURN_UP,
    Buy,
    Drop,
    PoolDie,
    Shift,
    SkillOf,
    Swap,
    gain,
)
from herowright.games.roll_player.rules.components import (
    HIGHEST,
    LOOK_OF,
    LOWEST,
    NONE,
    SPACE_NAMES,
    SPACES_PER_ROW,
    STEP_FROM,
)
from herowright.games.roll_player.rules.gold import from_supply, pay, pay_for_gold_die
from herowright.games.roll_player.rules.hands import drop_weapon
from herowright.games.roll_player.rules.market import (
    FROM_DECK,
    FROM_PILE,
    buy,
    could_make_room,
    may_buy_from_pile,
    purchases,
    remake_deck,
)
from herowright.games.roll_player.rules.roll import sort_pool
from herowright.games.roll_player.rules.way_out import optional
from herowright.table.decision import Kind, Option, Steps, ask, ask_if_any, asks_nothing
from herowright.table.message import NO_ARGS, Message

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from herowright.games.roll_player.cards.types import Card, MarketCard, Skill
    from herowright.games.roll_player.rules.state import Hero, RollPlayer

    # The table and the hero it meets: an ability of the expansion only those of the expansion.
    T = TypeVar("T", bound=RollPlayer, contravariant=True, default=Any)
    H = TypeVar("H", bound=Hero, contravariant=True, default=Any)
else:
    from typing import TypeVar

    T = TypeVar("T", contravariant=True)
    H = TypeVar("H", contravariant=True)


class Ability(Part, Generic[T, H]):
    __slots__ = ()

    def allowed(self, table: T, hero: H) -> bool:
        """Whether the card's own text lets it be used now (RP-SKILL-06)."""
        return True

    def marker_can_follow(self, table: T, hero: H, skill: Skill) -> bool:
        """Whether the marker can move along the arrow that counts (RP-SKILL-03)."""
        return STEP_FROM[hero.marker][skill.arrow] != NONE

    def carry_out(self, table: T, hero: H, skill: Skill) -> Steps[None]:
        changes.move_marker(table, hero, skill.arrow, "RP-SKILL-02")
        yield from self.offered(table, hero, skill)

    def offered(self, table: T, hero: H, card: Card) -> Steps[None]:
        """The effect for somebody who may also leave it out (RP-SKILL-04)."""
        return optional(self.effect(table, hero, card))

    def effect(self, table: T, hero: H, card: Card) -> Steps[None]:
        raise NotImplementedError


def can_show(die: int, face: int) -> bool:
    return LOWEST[die] <= face <= HIGHEST[die]


def own_dice(hero: Hero) -> list[Option[int]]:
    return [OWN_DICE[space] for space in hero.occupied()]


def pool_places(table: RollPlayer) -> list[int]:
    """Where the dice lie that nobody has chosen yet in this Dice Phase (RP-CARD-08)."""
    return table.free_places() if table.phase == "dice" else []


def pool_die(table: RollPlayer, place: int, by: int = 0) -> Option[PoolDie]:
    card, at = divmod(place, table.each)
    return POOL_DICE[place, by, table.card_name(card), at + 1 if table.each > 1 else 0]


def card_arg(card: Card) -> dict[str, str]:
    return {"card": card.name}


class AtOnce(Ability[T, H]):
    """Something comes without a question; who may leave it out is asked first."""

    __slots__ = ()

    def brings(self, table: T, hero: H) -> Message | None:
        """What it would bring now, in words; nothing: there is nothing to ask about."""
        return self.text

    def offered(self, table: T, hero: H, card: Card) -> Steps[None]:
        def gains() -> list[Option[str | None]]:
            what = self.brings(table, hero)
            return [gain(what), SKIP] if what is not None else []

        if (yield from ask_if_any(SKILL_GAIN, hero.seat, gains, card_arg(card))) is not None:
            yield from self.effect(table, hero, card)


@dataclass(frozen=True, slots=True)
class GainGold(AtOnce):
    gold: int

    says = "rp-ability-gain-gold"

    def brings(self, table: RollPlayer, hero: Hero) -> Message | None:
        return self.text if from_supply(table, self.gold) > 0 else None

    @asks_nothing
    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> None:
        pay(table, hero, self.gold, "RP-GOLD-05", "card", **card_arg(card))


@dataclass(frozen=True, slots=True)
class SwapDice(Ability):
    """Exchange two dice of one's own sheet."""

    says = "rp-ability-swap-dice"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        def dice() -> list[Option[Swap | None]]:
            return [SKIP, *(SWAPS[space] for space in hero.occupied())] if len(hero.occupied()) > 1 else []

        chosen = yield from ask_if_any(SKILL_SWAP, hero.seat, dice, card_arg(card))
        if chosen is not None:
            yield from changes.swap(table, hero, chosen.space, "RP-SKILL-02")


@dataclass(frozen=True, slots=True)
class ShiftDie(Ability):
    """Change a die of one's own sheet by a number within bounds, never past its faces."""

    lowest: int
    highest: int

    says = "rp-ability-shift-die"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        def shifts() -> list[Option[Shift | None]]:
            steps = [by for by in range(self.highest, self.lowest - 1, -1) if by]
            found = [
                SHIFTS[space, by]
                for space in hero.occupied()
                for by in steps
                if can_show(die := hero.spaces[space], table.faces[die] + by)
            ]
            return [SKIP, *found] if found else []

        chosen = yield from ask_if_any(SKILL_SHIFT, hero.seat, shifts, card_arg(card))
        if chosen is not None:
            changes.shift(table, hero, chosen, "RP-SKILL-02")


@dataclass(frozen=True, slots=True)
class RerollDie(Ability):
    """Roll a die of one's own sheet and keep either face."""

    says = "rp-ability-reroll-die"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        dice = yield from ask_if_any(
            SKILL_DIE, hero.seat, lambda: [SKIP, *own_dice(hero)] if hero.occupied() else [], card_arg(card)
        )
        if dice is not None:
            yield from changes.reroll(table, hero, dice, "RP-SKILL-02")


@dataclass(frozen=True, slots=True)
class MatchNeighbour(Ability):
    """Turn a die of one's own sheet to the face of another die in its row."""

    says = "rp-ability-match-neighbour"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        def shifts() -> list[Option[Shift | None]]:
            found: dict[tuple[int, int], None] = {}
            for space in hero.occupied():
                face = table.faces[hero.spaces[space]]
                for neighbour in hero.row(space // SPACES_PER_ROW):
                    wanted = table.faces[neighbour]
                    if wanted != face and can_show(hero.spaces[space], wanted):
                        found[space, wanted - face] = None
            return [SKIP, *(SHIFTS[change] for change in found)] if found else []

        chosen = yield from ask_if_any(SKILL_SHIFT, hero.seat, shifts, card_arg(card))
        if chosen is not None:
            changes.shift(table, hero, chosen, "RP-SKILL-02")


@dataclass(frozen=True, slots=True)
class MoveDie(Ability):
    """Move a die to another row: no gold, no action, and gaps close (RP-CARD-23 to -25)."""

    says = "rp-ability-move-die"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        space = yield from ask_if_any(SKILL_DIE, hero.seat, lambda: self._movable(hero), card_arg(card))
        if space is None:
            return
        die = hero.spaces[space]

        def rows() -> list[Option[int]]:
            return self._rows(hero, hero.spaces.index(die)) if die in hero.spaces else []

        moving = {"die": table.die_name(die), "space": SPACE_NAMES[space]}
        target = yield from ask_if_any(SKILL_ROW, hero.seat, rows, moving)
        if target is None:
            return
        space = hero.spaces.index(die)
        hero.spaces[space] = NONE
        hero.spaces[target] = die
        changes.close_gap(hero, space // SPACES_PER_ROW)
        to = SPACE_NAMES[hero.spaces.index(die)]
        moved = {"die": table.die_name(die), "from": SPACE_NAMES[space], "to": to}
        table.report("rp-event-moved", hero.seat, "RP-CARD-23", moved)

    def _rows(self, hero: Hero, space: int) -> list[Option[int]]:
        own = space // SPACES_PER_ROW
        free = (hero.free_space(row) for row in range(len(hero.spaces) // SPACES_PER_ROW) if row != own)
        return [PLACES[target] for target in free if target != NONE]

    def _movable(self, hero: Hero) -> list[Option[int | None]]:
        found = [OWN_DICE[space] for space in hero.occupied() if self._rows(hero, space)]
        return [SKIP, *found] if found else []


@dataclass(frozen=True, slots=True)
class ShiftPoolDie(Ability):
    """Change an unchosen pool die by up to so much, then sort again (RP-CARD-08 to -11)."""

    most: int

    says = "rp-ability-shift-pool-die"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        def dice() -> list[Option[PoolDie | None]]:
            steps = [by for by in range(self.most, -self.most - 1, -1) if by]
            found = [
                pool_die(table, place, by)
                for place in pool_places(table)
                for by in steps
                if can_show(die := table.pool[place], table.faces[die] + by)
            ]
            return [SKIP, *found] if found else []

        chosen = yield from ask_if_any(SKILL_POOL, hero.seat, dice, card_arg(card))
        if chosen is not None:
            place, by = chosen
            yield from set_pool_die(table, hero, place, table.faces[table.pool[place]] + by)


@dataclass(frozen=True, slots=True)
class FlipPoolDie(Ability):
    """Turn an unchosen pool die to its opposite face, then sort again (RP-CARD-08 to -11)."""

    says = "rp-ability-flip-pool-die"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        chosen = yield from ask_if_any(SKILL_POOL, hero.seat, lambda: choose_pool_die(table), card_arg(card))
        if chosen is not None:
            die = table.pool[chosen.place]
            yield from set_pool_die(table, hero, chosen.place, changes.opposite(die, table.faces[die]))


def choose_pool_die(table: RollPlayer) -> list[Option[PoolDie | None]]:
    places = pool_places(table)
    return [SKIP, *(pool_die(table, place) for place in places)] if places else []


def set_pool_die(table: RollPlayer, hero: Hero, place: int, face: int) -> Steps[None]:
    die = table.pool[place]
    card = table.card_name(place // table.each)
    before = table.die_name(die)
    table.faces[die] = face
    table.report("rp-event-pool-changed", hero.seat, "RP-CARD-08", {"before": before, "face": face, "card": card})
    yield from sort_pool(table, hero.seat, REORDER)


@dataclass(frozen=True, slots=True)
class SwapWithPool(Ability):
    """Exchange a die of one's own sheet with an unchosen pool die, then sort again (RP-CARD-17, -18)."""

    says = "rp-ability-swap-with-pool"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        def dice() -> list[Option[PoolDie | None]]:
            return choose_pool_die(table) if hero.occupied() else []

        chosen = yield from ask_if_any(SKILL_POOL, hero.seat, dice, card_arg(card))
        if chosen is None:
            return
        gained = table.pool[chosen.place]
        space = yield from ask_if_any(
            SKILL_DIE, hero.seat, lambda: own_dice(hero) if gained in table.pool else [], card_arg(card)
        )
        if space is None:
            return
        given, place = hero.spaces[space], table.pool.index(gained)
        hero.spaces[space], table.pool[place] = gained, given
        swapped = {
            "given": table.die_name(given),
            "gained": table.die_name(gained),
            "space": SPACE_NAMES[space],
        }
        table.report("rp-event-pool-swapped", hero.seat, "RP-CARD-18", swapped)
        pay_for_gold_die(table, hero, gained, "RP-CARD-17")
        yield from sort_pool(table, hero.seat, REORDER)


@dataclass(frozen=True, slots=True)
class ReplaceFromBag(Ability):
    """Pick a die from the bag, roll it, and put it in the place of an own die (RP-CARD-21, -22)."""

    says = "rp-ability-replace-from-bag"

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        def dice() -> list[Option[int | None]]:
            return [SKIP, *own_dice(hero)] if hero.occupied() and table.bag else []

        space = yield from ask_if_any(SKILL_DIE, hero.seat, dice, card_arg(card))
        if space is None:
            return
        old = hero.spaces[space]

        def colours() -> list[Option[int]]:
            """Those in the bag, while the old die lies on the sheet: a skill may have taken it away meanwhile."""
            looks = {LOOK_OF[die] for die in table.bag} if old in hero.spaces else ()
            return [BAG_COLOURS[look] for look in sorted(looks)]

        look = yield from ask_if_any(SKILL_COLOUR, hero.seat, colours, {"space": SPACE_NAMES[space]})
        if look is None:
            return
        space = hero.spaces.index(old)
        found = next(die for die in table.bag if LOOK_OF[die] == look)
        table.bag.remove(found)
        table.bag.append(old)
        hero.spaces[space] = found
        table.roll(found)
        replaced = {"old": table.die_name(old), "new": table.die_name(found), "space": SPACE_NAMES[space]}
        table.report("rp-event-replaced", hero.seat, "RP-CARD-21", replaced)
        pay_for_gold_die(table, hero, found, "RP-CARD-22")


def buy_one_of(
    table: RollPlayer,
    hero: Hero,
    cards: list[MarketCard],
    source: str,
    kind: Kind[Buy | Drop | None],
    args: Mapping[str, str] = NO_ARGS,
) -> Steps[bool]:
    """Buy one of these cards or none; weapons may be dropped first to have hands for it (RP-MKT-12)."""

    def offers() -> list[Option[Buy | Drop | None]]:
        bargains, room = purchases(table, hero, cards, source), [MAKE_ROOM[weapon] for weapon in hero.weapons]
        return [SKIP, *bargains, *room] if bargains or could_make_room(table, hero, cards, source) else []

    while True:
        chosen = yield from ask_if_any(kind, hero.seat, offers, args)
        if chosen is None:
            return False
        if isinstance(chosen, Buy):
            yield from buy(table, hero, chosen, source)
            return True
        drop_weapon(table, hero, chosen.weapon)


@dataclass(frozen=True, slots=True)
class BuyFromDiscard(Ability):
    """In one's own Market turn, buy from the discard pile in place of the Market (RP-CARD-15, -16, -31)."""

    says = "rp-ability-buy-from-discard"

    def allowed(self, table: RollPlayer, hero: Hero) -> bool:
        return may_buy_from_pile(table, hero)

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        yield from buy_one_of(table, hero, table.discard, FROM_PILE, SKILL_BUY)


@dataclass(frozen=True, slots=True)
class BuyTopCard(Ability):
    """Reveal the top card of the deck and buy it at its printed price, or discard it (RP-CARD-19, -20)."""

    says = "rp-ability-buy-top-card"

    def allowed(self, table: RollPlayer, hero: Hero) -> bool:
        own_turn = table.phase == "market" and table.turn == hero.seat
        return own_turn or table.settings.reading("RP-CARD-32") == "any-time"

    def _offers(self, table: RollPlayer) -> list[Option[str | None]]:
        return [SKIP, TURN_UP] if table.deck or table.discard else []

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        wish = yield from ask_if_any(SKILL_REVEAL, hero.seat, lambda: self._offers(table), card_arg(card))
        if wish is None:
            return
        if not table.deck:
            remake_deck(table)
        table.chance.reveal()
        top = table.top_card()
        table.report("rp-event-turned-up", hero.seat, "RP-CARD-19", {"card": top.name})
        bought = yield from buy_one_of(table, hero, [top], FROM_DECK, SKILL_TOP, {"card": top.name})
        if not bought:
            table.discard.append(table.take_top())
            table.report("rp-event-discarded", hero.seat, "RP-CARD-32", {"card": top.name})


@dataclass(frozen=True, slots=True)
class CopySkill(Ability):
    """Use the ability of another hero's skill, which is not exhausted by it (RP-ED-14, RP-CARD-30)."""

    says = "rp-ability-copy-skill"

    def _targets(self, table: RollPlayer, hero: Hero) -> list[tuple[int, Skill]]:
        return [
            (other.seat, skill)
            for other in table.clockwise_from_first()
            if other is not hero
            for skill in other.skills
            if not isinstance(skill.ability, CopySkill) and skill.ability.allowed(table, hero)
        ]

    def marker_can_follow(self, table: RollPlayer, hero: Hero, skill: Skill) -> bool:
        if table.settings.reading("RP-CARD-30") == "diplomacy":
            return Ability.marker_can_follow(self, table, hero, skill)
        return any(changes.can_move(hero, target.arrow) for _, target in self._targets(table, hero))

    def carry_out(self, table: RollPlayer, hero: Hero, skill: Skill) -> Steps[None]:
        if table.settings.reading("RP-CARD-30") == "diplomacy":
            yield from Ability.carry_out(self, table, hero, skill)
            return

        def reachable() -> list[Option[SkillOf]]:
            targets = self._targets(table, hero)
            return [COPIES[target] for target in targets if changes.can_move(hero, target[1].arrow)]

        target = yield from ask(SKILL_COPY, hero.seat, reachable)
        changes.move_marker(table, hero, target.skill.arrow, "RP-CARD-30")
        self._report(table, hero, *target)
        yield from target.skill.ability.offered(table, hero, target.skill)

    def _report(self, table: RollPlayer, hero: Hero, owner: int, skill: Skill) -> None:
        copied = card_arg(skill) | {"owner": f"seat:{owner}"}
        table.report("rp-event-copies", hero.seat, "RP-ED-14-PL2", copied)

    def effect(self, table: RollPlayer, hero: Hero, card: Card) -> Steps[None]:
        def targets() -> list[Option[SkillOf | None]]:
            found = self._targets(table, hero)
            return [SKIP, *(COPIES[target] for target in found)] if found else []

        target = yield from ask_if_any(COPY_OR_SKIP, hero.seat, targets)
        if target is not None:
            self._report(table, hero, *target)
            yield from target.skill.ability.effect(table, hero, target.skill)
