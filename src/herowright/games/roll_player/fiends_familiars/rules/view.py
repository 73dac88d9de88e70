"""What a seat may know. Besides the decks, the adventure cards are hidden until somebody has earned a look."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, TypedDict

from herowright.games.roll_player.fiends_familiars.cards.powers import HUNT
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.fiends_familiars.rules import adventure, battle, combat, fiends, hunt, odds, scoring
from herowright.games.roll_player.fiends_familiars.rules.setup import initiative_cards
from herowright.games.roll_player.rules import view as base
from herowright.games.roll_player.rules.components import NONE

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.cards.types import Minion
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


class FiendView(TypedDict):
    """A fiend face up before its owner; not in force in the Dice Phase in which it was taken."""

    id: str
    active: bool


class FiendsHeroView(base.HeroView):
    familiar: str | None
    offered: list[str]
    power: int
    scrolls: list[str]
    fiends: list[FiendView]
    banished: list[str]
    # What banishing costs this hero in gold.
    banishing: int
    xp: int
    stored_xp: int
    glory: int
    wounds: int
    trophies: list[str]
    # Lair, trap, attack: those the hero holds a token of.
    adventure_tokens: list[str]
    backpack: list[base.DieView]
    combat_dice: int
    combat: list[int]
    # What the Combat dice come to if the hero stops now, with everything that is added or taken away.
    standing: int | None
    result: int | None
    monster_stars: int
    master_stars: int


class FiendishInitiativeView(base.InitiativeView):
    fiends: list[str]
    # Whether the card shows a space for a fiend.
    fiend_space: bool


class WeaknessView(TypedDict):
    dice: int
    met: bool


class MinionView(TypedDict):
    """The minion face up, with the pool the viewer would start with and the chance of each tier."""

    id: str
    left: int
    pool: int | None
    # What class, weapons and fiends add to the sum of the dice.
    bonus: int
    weaknesses: list[WeaknessView]
    # The chance, in tenths of a percent, that the result is of each tier, without further mercenaries and rerolls.
    chances: list[int]
    # And that it is of that tier or a higher one.
    reaches: list[int]


class MonsterView(TypedDict):
    """The Monster, with the pool the viewer would fight with now, as far as known, and what would be added to it."""

    id: str
    kin: str
    pool: int | None
    bonus: int
    # The chance, in tenths of a percent, to reach each tier or a higher one with the pool and the tokens the viewer has
    # now, without further mercenaries and rerolls.
    chances: list[int]


class AdventureView(TypedDict):
    """`id` is there only for those who may know it."""

    kind: str
    id: str | None
    revealed: bool
    # Whether the viewer would qualify now, if the card is known and the token held.
    qualifies: bool | None


class FiendsView(base.RollPlayerView):
    heroes: list[FiendsHeroView]  # type: ignore[misc]
    initiative: list[FiendishInitiativeView]  # type: ignore[misc]
    # Whether the Call to Adventure has come.
    call: bool
    fiend_deck: int
    minion: MinionView | None
    monster: MonsterView | None
    adventure: list[AdventureView]
    enemies: list[int]


def view(table: FiendsTable, seat: int | None) -> dict[str, Any]:
    return views(table)(seat)


def views(table: FiendsTable) -> Callable[[int | None], dict[str, Any]]:
    """Seats see the same but for their prices, their chances and the adventure cards they have seen."""
    plain = base.views(table, scoring.paid)
    seen, cards = plain(None), initiative_cards(table)
    common = {
        "heroes": [hero_view(table, hero, row) for hero, row in zip(table.heroes, seen["heroes"], strict=True)],
        "initiative": [
            {**row, "fiends": [fiend.id for fiend in table.lurking[number]], "fiend_space": cards[number].fiend}
            for number, row in enumerate(seen["initiative"])
        ],
        "call": table.call == NONE and table.round > 0,
        "fiend_deck": len(table.fiend_deck),
    }
    enemies = [table.faces[die] for die in table.enemies if table.faces[die]]

    def of(seat: int | None) -> dict[str, Any]:
        me = None if seat is None else table.heroes[seat]
        return {
            **plain(seat),
            **common,
            "minion": minion_view(table, me),
            "monster": monster_view(table, me),
            "adventure": [adventure_view(table, me, number) for number in range(len(table.adventure))],
            "enemies": enemies,
        }

    return of


def hero_view(table: FiendsTable, hero: Adventurer, plain: base.HeroView) -> FiendsHeroView:
    return {
        **plain,
        "familiar": None if hero.familiar is None else hero.familiar.id,
        "offered": [familiar.id for familiar in hero.offered],
        "power": combat.power_of(table, hero),
        "scrolls": [card.id for card in hero.scrolls],
        "fiends": [{"id": fiend.id, "active": fiend not in hero.coming} for fiend in hero.fiends],
        "banished": [fiend.id for fiend in hero.banished],
        "banishing": fiends.price(hero),
        "xp": hero.xp,
        "stored_xp": hero.stored,
        "glory": hero.glory,
        "wounds": hero.wounds,
        "trophies": [minion.id for minion in hero.trophies],
        "adventure_tokens": list(KINDS[: hero.adventure_tokens]),
        "backpack": [base.die_view(table, die) for die in hero.backpack],
        "combat_dice": hero.combat_dice,
        "combat": list(hero.combat),
        "standing": standing(table, hero),
        "result": hero.result,
        "monster_stars": hero.monster_stars,
        "master_stars": hero.master_stars,
    }


def standing(table: FiendsTable, hero: Adventurer) -> int | None:
    """The result of a fight that is over, or of the dice that lie there."""
    if hero.result is not None or not hero.combat:
        return hero.result
    total = sum(hero.combat)
    if table.phase == "hunt" or table.monster is None:
        return total + combat.lasting_bonus(hero, HUNT)
    return battle.worth(table, hero, total, hero.combat)["result"]


def minion_view(table: FiendsTable, me: Adventurer | None) -> MinionView | None:
    minion = table.minion
    if minion is None:
        return None
    hunter = None if me is None or me.race is None else hunt.setting_out(table, me)
    pool = None if hunter is None else pool_now(table, hunter, minion)
    bonus = 0 if me is None else combat.lasting_bonus(me, HUNT)
    needed = sums_needed(minion, bonus)
    return {
        "id": minion.id,
        "left": len(table.minions),
        "pool": pool,
        "bonus": bonus,
        "weaknesses": [
            {"dice": dice, "met": hunter is not None and condition.met(table, hunter, [hunter])}
            for condition, dice in minion.weaknesses
        ],
        "chances": [] if pool is None else [odds.between(pool, *span) for span in zip_longest(needed, needed[1:])],
        "reaches": [] if pool is None else [odds.reaches(pool, least) for least in needed],
    }


def sums_needed(minion: Minion, bonus: int) -> list[int]:
    """What the dice have to show for each tier; the first one is there for everybody."""
    return [0, *(tier.least - bonus for tier in minion.tiers[1:])]


def pool_now(table: FiendsTable, me: Adventurer, minion: Minion) -> int:
    """With the mercenaries already hired, where the viewer is hunting."""
    hunting = table.phase == "hunt" and table.turn == me.seat and me.combat_dice
    return me.combat_dice if hunting else hunt.pool(table, me, minion)


def monster_view(table: FiendsTable, me: Adventurer | None) -> MonsterView | None:
    monster = table.monster
    if monster is None:
        return None
    if me is None or me.race is None:
        return {"id": monster.id, "kin": monster.kin, "pool": None, "bonus": 0, "chances": []}
    dice, plus = battle.outlook(table, me)
    chances = [odds.reaches(dice, least - plus, monster.terror) for least, _ in monster.tiers]
    return {"id": monster.id, "kin": monster.kin, "pool": dice, "bonus": plus, "chances": chances}


def adventure_view(table: FiendsTable, me: Adventurer | None, number: int) -> AdventureView:
    card = table.adventure[number]
    open = number < table.revealed
    known = open or (me is not None and number in me.looked)
    qualifies = None
    if known and me is not None and me.adventure_tokens > number:
        qualifies = me in adventure.rewarded(table, card)
    return {"kind": KINDS[number], "id": card.id if known else None, "revealed": open, "qualifies": qualifies}


def figures(table: FiendsTable, seat: int) -> dict[str, int]:
    hero = table.heroes[seat]
    own = {"xp": hero.xp, "glory": hero.glory, "wounds": hero.wounds, "fiends": len(hero.fiends)}
    own |= {"trophies": len(hero.trophies), "power": combat.power_of(table, hero)}
    return base.figures(table, seat, scoring.paid) | own
