"""Why something is not on offer: the clause and a reason the player can act on."""

from __future__ import annotations

from string import digits
from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards.powers import StoreDice
from herowright.games.roll_player.fiends_familiars.rules import combat, fiends, hunt
from herowright.games.roll_player.fiends_familiars.rules.battle import foe
from herowright.games.roll_player.fiends_familiars.rules.choices import BANISHES, EXCHANGES, HEAL, HIRES, START_HUNT
from herowright.games.roll_player.fiends_familiars.rules.experience import ATTRIBUTE_ACTION, CREATION, HEALING, too_late
from herowright.games.roll_player.rules import refusals as base
from herowright.games.roll_player.rules.components import BOOST_DICE, HIGHEST, LOWEST, NONE, SHEET_ROW_IDS, SPLIT_DICE
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable
    from herowright.table.decision import Option

NOW, TOO_LATE, XP_ALONE = "ff-no-not-now", "ff-no-too-late", "ff-no-xp-alone"
ACTION_VERBS = ("familiar", "flip", "swap", "raise", "lower", "reroll", "move", "token")
# The clauses behind choices refused for no other reason than that they are not on offer.
CLAUSES = {"sheet": "FF-SETUP-16", "class": "FF-SETUP-19", "order": "FF-ROLL-03", "next": "FF-DICE-01"}
AFTER_CREATION = ("battle", "over")
FIGHTS = ("hunt", "battle")


def refusal(table: FiendsTable, seat: int, key: str) -> base.Refusal:
    hero = table.heroes[seat]
    verb, _, what = key.partition(":")
    match verb:
        case "banish" if what.endswith((":gold", ":token")):
            return _banish(table, hero, what)
        case "xp" if what in ("heal", *SHEET_ROW_IDS):
            return _experience(table, hero, what)
        case "hunt":
            return _hunt(table, hero)
        case "hire":
            return _hire(table, hero, what)
        case "exchange":
            price = hunt.exchange_price(hero)
            rule = "FF-HUNT-04" if token_would_do(hero, price) else "FF-HUNT-02"
            return rule, Message("ff-no-exchange", {"gold": price})
        case "reroll" if what.isdigit():
            return ("FF-MON-09" if table.phase == "battle" else "FF-XP-01"), Message("ff-no-reroll")
        case "buy" | "discard" if table.phase == "hunt" and table.turn == seat:
            return "FF-MKT-02", Message(NOW)
        case "use" if too_late(table):
            return "FF-MON-03", Message(XP_ALONE)
        case "use" | "drop" if table.phase in AFTER_CREATION:
            return "FF-MON-03", Message(TOO_LATE)
        case "store" if (store := hero.power(StoreDice)) and hero.hand:
            rule = "FF-CARD-02" if len(hero.backpack) == store.most else "FF-CARD-03"
            return rule, Message("ff-no-room-to-store")
        case "unpack":
            return "FF-CARD-04", Message("ff-no-stored")
    return _dice(table, hero, key) or base.refusal(table, seat, key)


def sought(table: FiendsTable, hero: Adventurer) -> list[Option[object]]:
    """As in the base game; a Hunt and what it can be prepared with, and in creation banishing and healing."""
    found = base.sought(table, hero)
    if table.phase == "market" and table.turn == hero.seat:
        found.append(START_HUNT)
    if table.phase == "hunt" and table.turn == hero.seat and not hero.combat:
        gold, xp = combat.mercenary_price(hero)
        found += [EXCHANGES[hunt.exchange_price(hero)], HIRES[gold, 0, 0], HIRES[0, xp, 0]]
    if table.phase in CREATION:
        found += [BANISHES[fiend, price] for fiend in hero.fiends for price in (fiends.price(hero), 0)]
        if hero.wounds:
            found.append(HEAL)
    return found


def _dice(table: FiendsTable, hero: Adventurer, key: str) -> base.Refusal | None:
    """What set-up and Dice Phase do not allow."""
    verb, _, what = key.partition(":")
    die = base.beyond_which_die(table, hero, key)
    if die in SPLIT_DICE or die in BOOST_DICE:
        rule = "RP-DICE-17" if die in BOOST_DICE else "FF-SPLIT-04" if verb.startswith("raise") else "FF-SPLIT-02"
        return rule, Message("ff-no-beyond-die", {"lowest": LOWEST[die], "highest": HIGHEST[die]})
    if verb == "familiar" and what:
        return "FF-SETUP-23", Message("ff-no-offered")
    if die == NONE and table.phase == "dice" and verb.rstrip(digits) in ACTION_VERBS:
        return "FF-DICE-03", Message("ff-no-action")
    clause = CLAUSES.get(verb)
    return (clause, Message("refused-not-offered", {"key": key})) if clause else None


def _outside_creation(table: FiendsTable) -> Message:
    return Message(TOO_LATE if table.phase in AFTER_CREATION else NOW)


def _hire(table: FiendsTable, hero: Adventurer, what: str) -> base.Refusal:
    """In a Hunt or in the battle, where tokens do not help and the Monster may raise the price."""
    battle = table.phase == "battle"
    gold, xp = combat.mercenary_price(hero, foe(table).terror.mercenary if battle else (0, 0))
    if table.phase in FIGHTS and hero.combat:
        rule = "FF-XP-03" if battle else "FF-HUNT-09"
    elif "token" in what:
        rule = "FF-MON-08" if battle else "FF-HUNT-07" if what == "token" else "FF-HUNT-08"
    else:
        rule = "FF-MON-07" if battle else "FF-HUNT-06"
    return rule, Message("ff-no-mercenary", {"gold": gold, "xp": xp})


def token_would_do(hero: Adventurer, price: int) -> bool:
    """Whether a charisma token would make up for the missing gold, if it could (FF-FIEND-03, FF-HUNT-04)."""
    return hero.gold < price <= hero.gold + hero.tokens


def _banish(table: FiendsTable, hero: Adventurer, what: str) -> base.Refusal:
    id, _, payment = what.partition(":")
    fiend = next((fiend for fiend in hero.fiends if fiend.id == id), None)
    if fiend is None:
        return "FF-FIEND-01", Message("ff-no-fiend")
    if table.phase not in CREATION:
        return "FF-FIEND-01", _outside_creation(table)
    if too_late(table):
        return "FF-MON-03", Message(XP_ALONE)
    if fiends.is_guarded(hero, fiend):
        return "FF-FIEND-11", Message("ff-no-guarded", {"fiend": fiend.name})
    if fiends.is_too_fresh(table, hero, fiend):
        return "FF-FIEND-07", Message(NOW)
    price = fiends.price(hero)
    if payment == "token" and not hero.tokens:
        return "FF-FIEND-02", Message("ff-no-token")
    if payment == "gold" and hero.gold < price:
        rule = "FF-FIEND-03" if token_would_do(hero, price) else "FF-FIEND-02"
        return rule, Message("ff-no-gold", {"price": price, "gold": hero.gold})
    return "FF-FIEND-02", Message(NOW)


def _experience(table: FiendsTable, hero: Adventurer, what: str) -> base.Refusal:
    rule, price = ("FF-XP-02", HEALING) if what == "heal" else ("FF-XP-04", ATTRIBUTE_ACTION)
    if what == "familiar":
        return "FF-XP-05", Message("ff-no-familiar-action")
    if table.phase not in CREATION:
        return rule, _outside_creation(table)
    if what == "heal" and not hero.wounds:
        return rule, Message("ff-no-wound")
    if hero.xp < price:
        return rule, Message("ff-no-xp", {"price": price, "xp": hero.xp})
    return rule, Message(NOW)


def _hunt(table: FiendsTable, hero: Adventurer) -> base.Refusal:
    if table.phase == "hunt" and table.turn == hero.seat:
        return "FF-MKT-01", Message(NOW)
    if table.phase != "market" or table.turn != hero.seat:
        return "FF-MKT-01", Message("rp-no-not-your-market-turn")
    if table.minion is None:
        return "FF-HUNT-23", Message("ff-no-minion")
    if not hunt.possible(table, hero):
        return "FF-DICE-08", Message("ff-no-gold", {"price": hunt.toll(hero), "gold": hero.gold})
    return "FF-MKT-02", Message("ff-no-hunt-after-trade")
