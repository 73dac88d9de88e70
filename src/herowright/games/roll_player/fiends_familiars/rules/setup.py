"""Set-up with Fiends & Familiars (FF-SETUP, FF-MM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.cards.monsters import MONSTERS
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, SOLO, TOGETHER, FiendishInitiative
from herowright.games.roll_player.fiends_familiars.rules import minions, solo
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    ACTION,
    CLASS_CARD,
    FAMILIAR_PICK,
    FAMILIARS,
    USE_FAMILIAR,
)
from herowright.games.roll_player.fiends_familiars.rules.fiends import lay_fiends
from herowright.games.roll_player.fiends_familiars.rules.placing import carry_out_action, pay_by_powers
from herowright.games.roll_player.fiends_familiars.rules.settings import WITH_MM
from herowright.games.roll_player.rules import setup as base
from herowright.games.roll_player.rules.choices import CLASSES, SKIP
from herowright.games.roll_player.rules.components import (
    CLASS_COLOURS,
    COLOUR_IDS,
    FAMILIAR,
    GOLD,
    NONE,
    ROW_NAMES,
    SPACES_PER_ROW,
)
from herowright.games.roll_player.rules.gold import FILLED_ROW, from_supply, pay
from herowright.games.roll_player.rules.market import deal_market
from herowright.games.roll_player.rules.settings import RANDOM_MARKET, SHORT
from herowright.table.decision import Step, Steps, ask

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

START_GOLD: Final = 5  # FF-SETUP-17
# What the third, fourth and fifth player get more, by the readings of FF-SETUP-18.
MORE_GOLD = {"pattern": (0, 0, 1, 2, 3), "fourth-and-fifth": (0, 0, 1, 2, 2), "none": (0, 0, 1, 2, 0)}
# By number of heroes; a lone hero is set up like a pair (FF-SETUP-02, -03, -06, -07, FF-SOLO-01).
TAKEN_OFF_ALONE = {1: 20, 2: 20, 3: 15, 4: 10}
TAKEN_OFF_WITH_MM = {1: 40, 2: 40, 3: 40, 4: 35, 5: 30}
CALL_UNDER = {1: 15, 2: 15, 3: 23, 4: 33, 5: 38}
MARKET_SIZE = {1: 4, 2: 4, 3: 5, 4: 6, 5: 7}
MINIONS_OFF = {True: 10, False: 5}  # FF-SETUP-32, with and without Monsters & Minions
STARTING_DICE: Final = 6  # FF-SETUP-24
OWN_MONSTERS: Final = frozenset(monster.kin for monster in MONSTERS)  # FF-COMP-05


def with_mm(table: FiendsTable) -> bool:
    return table.settings.expansion == WITH_MM


def market_size(table: FiendsTable) -> int:
    return MARKET_SIZE[len(table.heroes)]


def first_player(table: FiendsTable) -> Steps[Step]:
    """As in the base game; two enemy dice stay out of a lone hero's bag (FF-SETUP-15, FF-SOLO-03)."""
    if table.solo:
        solo.set_enemy_dice_aside(table)
        table.phase = "set-up"
        return ("choose_sheets",)
    return (yield from base.first_player(table))


def hand_out_gold(table: FiendsTable) -> None:
    """5 each, and more for those who come later (FF-SETUP-17, FF-SETUP-18)."""
    more = MORE_GOLD[table.settings.reading("FF-SETUP-18")]
    order = table.heroes if table.settings.reading("RP-SETUP-08") == "by-seat" else table.clockwise_from_first()
    for place, hero in enumerate(order):
        extra = 0 if SHORT in table.settings.variants else more[place]
        rule = "FF-SETUP-18" if place > 1 and len(order) == 5 else "FF-SETUP-17"
        pay(table, hero, START_GOLD + extra, rule, "start")


def choose_sheets(table: FiendsTable) -> Steps[Step]:
    yield from base.pick_sheets(table)
    hand_out_gold(table)
    return ("draw_classes",) if table.settings.classes == "draw" else ("pick_classes",)


def draw_classes(table: FiendsTable) -> Steps[Step]:
    """A drawn marker gives the colour; any class card of it may be taken, either side (FF-SETUP-19, -20)."""
    markers = [COLOUR_IDS[colour] for colour in CLASS_COLOURS]
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        marker = table.chance.take(markers)
        drawn = {"colour": f"colour:{marker}"}
        table.report("ff-event-class-marker", hero.seat, "FF-SETUP-19", drawn)
        sides = [side for side in table.box.classes if COLOUR_IDS[side.colour] == marker]
        hero.hero_class = yield from ask(CLASS_CARD, hero.seat, lambda: [CLASSES[side] for side in sides], drawn)
        base.report_class(table, hero, "FF-SETUP-20")
    return ("deal_cards",)


def deal_cards(table: FiendsTable) -> Steps[Step]:
    """The Market, the coins, and two familiars for each; the enemies wait (FF-SETUP-01 to -23)."""
    base.deal_heroes(table)
    build_market_deck(table)
    if table.solo:
        base.turn_up(table, table.trash, "FF-SOLO-02")
    table.call = CALL_UNDER[len(table.heroes)]  # FF-SETUP-06, FF-MM-03
    deal_market(table, market_size(table))
    lay_coins(table)
    familiars = list(table.box.familiars)
    table.chance.shuffle(familiars)
    for hero in table.clockwise_from_first():
        hero.offered = (familiars.pop(), familiars.pop())
    table.idle_familiars = familiars
    return ("choose_familiars",)
    yield  # a step, although it asks nothing


def build_market_deck(table: FiendsTable) -> None:
    """One-dot cards on two-dot cards, then many off the top, face up (FF-SETUP-01 to -05)."""
    removed = {"diplomacy"} if table.solo and table.settings.reading("FF-SOLO-06") == "removed" else set()
    cards = [card for card in table.box.market if card.id not in removed]
    table.boxed += [card for card in table.box.market if card.id in removed]
    table.mixed = RANDOM_MARKET in table.settings.variants
    stacks = [cards] if table.mixed else [[card for card in cards if card.dots == dots] for dots in (1, 2)]
    for stack in stacks:
        table.chance.shuffle(stack)
        table.deck += stack
    count = (TAKEN_OFF_WITH_MM if with_mm(table) else TAKEN_OFF_ALONE)[len(table.heroes)]
    table.discard, table.deck = table.deck[:count], table.deck[count:]
    rule = "FF-SETUP-03" if with_mm(table) else "FF-SETUP-02"
    table.report("ff-event-taken-off", None, rule, {"cards": count})


def lay_out_enemies(table: FiendsTable) -> Steps[Step]:
    """Monster, minions and fiends appear when the heroes have placed their starting dice (FF-SETUP-29 to -34)."""
    table.turn = NONE
    choose_monster(table)
    lay_out_minions(table)
    table.fiend_deck = list(table.box.fiends)
    table.chance.shuffle(table.fiend_deck)
    lay_fiends(table, fiend_spaces(table), "FF-SETUP-34")
    return ("roll_phase",)
    yield  # a step, although it asks nothing


def choose_monster(table: FiendsTable) -> None:
    """One whose colour no hero has, and a lair, a trap and an attack of its own (FF-SETUP-29, FF-SETUP-30)."""
    colours = {hero.hero_class.colour for hero in table.heroes if hero.hero_class}
    if table.solo and table.settings.reading("FF-SOLO-05") == "kept":
        colours = set()
    players = SOLO if table.solo else TOGETHER
    both = table.settings.reading("FF-SETUP-29") == "both-boxes"
    monsters = [card for card in table.box.monsters if both or card.kin in OWN_MONSTERS]
    able = [card for card in monsters if card.players == players and card.colour not in colours]
    table.monster = table.chance.take(able)
    rule = "FF-SOLO-04" if table.solo else "FF-SETUP-29"
    table.report("ff-event-monster", None, rule, {"monster": table.monster.name})
    for kind in KINDS:
        cards = [card for card in table.box.adventures if card.kin == table.monster.kin and card.kind == kind]
        table.adventure.append(table.chance.take(cards))


def lay_out_minions(table: FiendsTable) -> None:
    """One dot on two dots, some off the top, and the first one face up (FF-SETUP-31 to -33)."""
    for dots in (1, 2):
        stack = [minion for minion in table.box.minions if minion.dots == dots]
        table.chance.shuffle(stack)
        table.minions += stack
    count = MINIONS_OFF[with_mm(table)]
    table.idle_minions, table.minions = table.minions[:count], table.minions[count:]
    minions.reveal(table, "FF-SETUP-33")


def initiative_cards(table: FiendsTable) -> list[FiendishInitiative]:
    return [card for card in table.box.initiative if len(table.heroes) >= card.least_seats]


def fiend_spaces(table: FiendsTable) -> list[int]:
    return [number for number, card in enumerate(initiative_cards(table)) if card.fiend]


def lay_coins(table: FiendsTable) -> None:
    """1 gold on each initiative card that shows a coin, never two (FF-SETUP-10)."""
    for number, card in enumerate(initiative_cards(table)):
        if card.gold and not table.coins[number]:
            table.coins[number] = from_supply(table, 1)


def choose_familiars(table: FiendsTable) -> Steps[Step]:
    """Each keeps one of two (FF-SETUP-23)."""
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        kept = yield from ask(FAMILIAR_PICK, hero.seat, lambda: [FAMILIARS[familiar] for familiar in hero.offered])
        table.idle_familiars += [familiar for familiar in hero.offered if familiar is not kept]
        hero.familiar, hero.offered = kept, ()
        table.report("ff-event-familiar", hero.seat, "FF-SETUP-23", {"familiar": kept.name})
    return ("draw_starting_dice",)


def draw_starting_dice(table: FiendsTable) -> Steps[Step]:
    """Six each, whatever the number of heroes (FF-SETUP-24), two more in a short game (RP-VAR-06)."""
    count = STARTING_DICE + (2 if SHORT in table.settings.variants else 0)
    fixed = [colour for colour in base.fixed_starting_colours(table) if colour != GOLD]
    base.deal_starting_dice(table, fixed, count, "FF-SETUP-24")
    return ("place_starting_dice", 0)
    yield  # a step, although it asks nothing


def place_starting_dice(table: FiendsTable, number: int) -> Steps[Step]:
    """By the base rules, on the familiar too; no action, unless read so (FF-SETUP-24 to -27)."""
    hero = table.clockwise_from_first()[number]
    if hero.hand:
        yield from base.place_starting_die(table, hero, "FF-SETUP-24")
        return ("place_starting_dice", number)
    pay_for_starting_dice(table, hero)
    if table.settings.reading("FF-SETUP-26") == "familiar-action" and hero.row(FAMILIAR) and hero.familiar:
        wish = yield from ask(ACTION, hero.seat, lambda: [SKIP, USE_FAMILIAR], {"rows": ROW_NAMES[FAMILIAR]})
        if wish is not None:
            yield from carry_out_action(table, hero, wish)
    return ("place_starting_dice", number + 1) if number + 1 < len(table.heroes) else ("lay_out_enemies",)


def pay_for_starting_dice(table: FiendsTable, hero: Adventurer) -> None:
    """As in the base game, and the familiar's row and the powers of the class as well (FF-FAM-05)."""
    base.pay_for_starting_dice(table, hero)
    if not base.starting_dice_pay(table):
        return
    if hero.free_space(FAMILIAR) == NONE:
        pay(table, hero, FILLED_ROW, "FF-FAM-05", "row", row=ROW_NAMES[FAMILIAR])
    for space in hero.occupied():
        pay_by_powers(table, hero, hero.spaces[space], space // SPACES_PER_ROW)
