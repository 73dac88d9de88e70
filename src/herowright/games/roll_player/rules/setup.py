"""Set-up for 1 to 4 players (RP-SETUP), with the variants that change it (RP-VAR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.rules.choices import (
    CLASS_PICK,
    CLASS_SIDE,
    CLASSES,
    HAND_DICE,
    SHEET,
    SHEETS,
    START_DIE,
    START_ROW,
    DieKind,
)
from herowright.games.roll_player.rules.cleanup import lay_coins
from herowright.games.roll_player.rules.components import (
    CLASS_COLOURS,
    COLOUR_IDS,
    GOLD,
    LOOK_OF,
    NONE,
    ROW_NAMES,
    ROWS,
)
from herowright.games.roll_player.rules.dice import places, put_on_sheet
from herowright.games.roll_player.rules.gold import FILLED_ROW, pay, pay_for_gold_die
from herowright.games.roll_player.rules.market import deal_market
from herowright.games.roll_player.rules.settings import LESS_RANDOM, RANDOM_MARKET, SHORT
from herowright.table.decision import Option, Step, Steps, ask, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import MarketCard
    from herowright.games.roll_player.rules.state import Hero, RollPlayer
    from herowright.table.chance import Chance

START_GOLD: Final = 5  # RP-SETUP-05
THIRD_AND_FOURTH = (0, 0, 1, 2)  # RP-SETUP-06, RP-SETUP-07
SIDES = ("female", "male")
# Cards that leave each dot stack of the second edition, by number of heroes (RP-ED-07, RP-ED-08).
TAKEN_OUT = {1: 7, 2: 7, 3: 3, 4: 0}


def first_player(table: RollPlayer) -> Steps[Step]:
    """Each player rolls a die; the highest is First Player (RP-SETUP-01 to -03)."""
    table.phase = "set-up"
    if table.solo:
        set_enemy_die_aside(table)
    rolling = [hero.seat for hero in table.heroes]
    while len(rolling) > 1:
        rolls = {seat: table.chance.roll() for seat in rolling}
        for seat, face in rolls.items():
            table.report("rp-event-first-roll", seat, "RP-SETUP-01", {"face": face})
        highest = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
        again = rolling if table.settings.reading("RP-SETUP-02") == "everybody" else highest
        rolling = highest if len(highest) == 1 else again
    table.first = rolling[0]
    if not table.solo:
        table.report("rp-event-first", table.first, "RP-SETUP-01")
    return ("choose_sheets",)
    yield  # a step, although it asks nothing


def set_enemy_die_aside(table: RollPlayer) -> None:
    """One gold die never goes into the bag of a solo game (RP-SOLO-02)."""
    table.enemy = next(die for die in table.bag if LOOK_OF[die] == GOLD)
    table.bag.remove(table.enemy)


def choose_sheets(table: RollPlayer) -> Steps[Step]:
    yield from pick_sheets(table)
    hand_out_gold(table)
    return ("draw_classes",) if table.settings.classes == "draw" else ("pick_classes",)


def pick_sheets(table: RollPlayer) -> Steps[None]:
    """From the First Player clockwise, each takes a sheet still on offer (RP-SETUP-04)."""
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        taken = [other.race for other in table.heroes]
        free = [race for race in table.box.races if race not in taken]
        hero.race, hero.side = yield from ask(
            SHEET,
            hero.seat,
            lambda: [SHEETS[race, side] for race in free for side in SIDES],
        )
        table.report("rp-event-sheet", hero.seat, "RP-SETUP-04", {"race": f"race:{hero.race.id}:{hero.side}"})


def hand_out_gold(table: RollPlayer) -> None:
    """5 each, and more for the third and the fourth player (RP-SETUP-05 to -09)."""
    by_seat = table.settings.reading("RP-SETUP-08") == "by-seat"
    order = table.heroes if by_seat else table.clockwise_from_first()
    for place, hero in enumerate(order):
        extra = 0 if SHORT in table.settings.variants else THIRD_AND_FOURTH[place]  # RP-VAR-07
        rule = {0: "RP-SETUP-05", 1: "RP-SETUP-06", 2: "RP-SETUP-07"}[extra]
        pay(table, hero, START_GOLD + extra, rule, "start")


def draw_classes(table: RollPlayer) -> Steps[Step]:
    """The colour of a drawn die gives the class card; its owner chooses the side (RP-SETUP-10 to -14)."""
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        taken = {other.hero_class.colour for other in table.heroes if other.hero_class}
        while True:
            die = table.chance.take(table.bag)
            table.aside.append(die)
            colour = LOOK_OF[die]
            table.report("rp-event-class-die", hero.seat, "RP-SETUP-10", {"colour": f"colour:{COLOUR_IDS[colour]}"})
            if colour != GOLD and colour not in taken:
                break
        sides = [side for side in table.box.classes if side.colour == colour]
        hero.hero_class = yield from ask(
            CLASS_SIDE,
            hero.seat,
            lambda: [CLASSES[side] for side in sides],
            {"colour": f"colour:{COLOUR_IDS[colour]}"},
        )
        report_class(table, hero, "RP-SETUP-13")
    table.bag += table.aside
    table.aside = []
    return ("deal_cards",)


def pick_classes(table: RollPlayer) -> Steps[Step]:
    """Free choice in place of the draw; the order depends on the edition (RP-SETUP-15, RP-ED-09)."""
    clockwise = table.settings.classes == "pick-clockwise"
    if table.settings.classes == "pick":
        clockwise = table.settings.first_edition
    order = table.clockwise_from_first()
    for hero in order if clockwise else [*order[1:][::-1], order[0]]:
        table.turn = hero.seat
        taken = {other.hero_class.colour for other in table.heroes if other.hero_class}
        free = [side for side in table.box.classes if side.colour not in taken]
        hero.hero_class = yield from ask(CLASS_PICK, hero.seat, lambda: [CLASSES[side] for side in free])
        report_class(table, hero, "RP-SETUP-15")
    return ("deal_cards",)


def report_class(table: RollPlayer, hero: Hero, rule: str) -> None:
    assert hero.hero_class is not None
    table.report("rp-event-class", hero.seat, rule, {"class": f"class:{hero.hero_class.id}"})


def deal_cards(table: RollPlayer) -> Steps[Step]:
    """Backstories, alignments, the Market and the initiative cards (RP-SETUP-16 to -25)."""
    deal_heroes(table)
    build_market_deck(table)
    deal_market(table, len(table.pool))
    if table.solo:
        start_piles(table)
    lay_coins(table)
    return ("draw_starting_dice",)
    yield  # a step, although it asks nothing


def deal_heroes(table: RollPlayer) -> None:
    """A backstory and an alignment each (RP-SETUP-16, RP-SETUP-17)."""
    backstories, alignments = list(table.box.backstories), list(table.box.alignments)
    table.chance.shuffle(backstories)
    table.chance.shuffle(alignments)
    for hero, backstory, alignment in zip(table.clockwise_from_first(), backstories, alignments, strict=False):
        hero.backstory, hero.alignment = backstory, alignment
        dealt = {"backstory": f"backstory:{backstory.id}", "alignment": f"alignment:{alignment.id}"}
        table.report("rp-event-dealt", hero.seat, "RP-SETUP-16", dealt)


def build_market_deck(table: RollPlayer) -> None:
    """One-dot cards on two-dot cards, less what leaves the stacks (RP-SETUP-19 to -22)."""
    settings = table.settings
    cards = [card for card in table.box.market if not _plays_no_part(table, card)]
    table.boxed += [card for card in table.box.market if card not in cards]
    mixed = RANDOM_MARKET in settings.variants or (table.solo and settings.first_edition)  # RP-VAR-05, RP-ED-19
    table.mixed = mixed
    stacks = [cards] if mixed else [[card for card in cards if card.dots == dots] for dots in (1, 2)]
    each = 0 if settings.first_edition else TAKEN_OUT[len(table.heroes)]
    if mixed and settings.reading("RP-VAR-13") == "none":
        each = 0
    for dots, stack in enumerate(stacks, start=0 if mixed else 1):
        table.chance.shuffle(stack)  # RP-SETUP-21
        count = each * 2 if mixed else each
        out, table.deck = stack[:count], table.deck + stack[count:]
        put_away(table, out, dots, _taken_out_rule(table, mixed))


def _plays_no_part(table: RollPlayer, card: MarketCard) -> bool:
    """Alone there is nobody to be diplomatic with (RP-ED-20)."""
    return table.solo and card.id == "diplomacy"


def _taken_out_rule(table: RollPlayer, mixed: bool) -> str:
    if mixed:
        return "RP-VAR-13"
    return {1: "RP-ED-19-PL2", 2: "RP-ED-08-PL2", 3: "RP-ED-07-PL2"}.get(len(table.heroes), "RP-SETUP-20")


def put_away(table: RollPlayer, cards: list[MarketCard], dots: int, rule: str) -> None:
    """Cards taken out of the stacks lie face up on the discard pile (RP-SETUP-22)."""
    if not cards:
        return
    if table.settings.reading("RP-SETUP-22") == "box":
        table.boxed += cards
    else:
        table.discard += cards
    table.report("rp-event-taken-out", None, rule, {"cards": len(cards), "dots": dots})


def redraw_boxed(table: RollPlayer, chance: Chance) -> None:
    """Nobody has seen the cards that went into the box, so any of them could lie in the deck (RP-SETUP-22)."""
    if table.settings.reading("RP-SETUP-22") != "box":
        return
    known = [card for card in table.boxed if _plays_no_part(table, card)]
    seen = [card for card in table.deck if card in table.reshuffled]
    unseen = [card for card in table.deck if card not in table.reshuffled]
    away = [card for card in table.boxed if card not in known]
    table.deck, table.boxed = seen, known
    stacks: tuple[tuple[int, ...], ...] = ((1, 2),) if RANDOM_MARKET in table.settings.variants else ((1,), (2,))
    for dots in stacks:
        cards = sorted((card for card in (*unseen, *away) if card.dots in dots), key=lambda card: card.id)
        chance.shuffle(cards)
        count = sum(card.dots in dots for card in unseen)
        table.deck, table.boxed = table.deck + cards[:count], table.boxed + cards[count:]


def start_piles(table: RollPlayer) -> None:
    """Solo: the top card starts the trash, in the first edition after one for the discard pile (RP-ED-21)."""
    if table.settings.first_edition:
        turn_up(table, table.discard, "RP-ED-21-DE1")
    turn_up(table, table.trash, f"RP-ED-21-{table.settings.edition.upper()}")


def turn_up(table: RollPlayer, pile: list[MarketCard], rule: str) -> None:
    table.chance.reveal()
    card = table.take_top()
    pile.append(card)
    where = "trash" if pile is table.trash else "discard"
    table.report("rp-event-pile-started", None, rule, {"card": card.name, "pile": where})


# --- starting dice -------------------------------------------------------------------------------


def starting_dice(table: RollPlayer) -> int:
    """Players plus four, two more in a short game; solo plays with a pair's six (RP-SETUP-26, RP-VAR-06)."""
    return max(len(table.heroes), 2) + (6 if SHORT in table.settings.variants else 4)


def fixed_starting_colours(table: RollPlayer) -> list[int]:
    """The less random set-up: every class colour once, and gold with three and four (RP-VAR-01, -02)."""
    variants = table.settings.variants
    if LESS_RANDOM not in variants:
        return []
    if SHORT in variants and table.settings.reading("RP-VAR-12") == "drawn":
        return []
    return [*CLASS_COLOURS, *[GOLD] * max(0, len(table.heroes) - 2)]


def draw_starting_dice(table: RollPlayer) -> Steps[Step]:
    """All draw, then all roll (RP-SETUP-26, RP-SETUP-27)."""
    deal_starting_dice(table, fixed_starting_colours(table), starting_dice(table), "RP-SETUP-26")
    return ("place_starting_dice", 0)
    yield  # a step, although it asks nothing


def deal_starting_dice(table: RollPlayer, fixed: list[int], count: int, rule: str) -> None:
    """Dice of the fixed colours first, then as many more as are missing, drawn blindly."""
    for hero in table.clockwise_from_first():
        for colour in fixed:
            die = next(die for die in table.bag if LOOK_OF[die] == colour)
            table.bag.remove(die)
            hero.hand.append(die)
    for hero in table.clockwise_from_first():
        hero.hand += [table.chance.take(table.bag) for _ in range(count - len(fixed))]
    for hero in table.clockwise_from_first():
        for die in hero.hand:
            table.roll(die)
        dice = " ".join(table.die_name(die) for die in hero.hand)
        table.report("rp-event-starting-dice", hero.seat, rule, {"dice": dice})


def place_starting_dice(table: RollPlayer, number: int) -> Steps[Step]:
    """A hero allots the starting dice one by one; no attribute actions now (RP-SETUP-27 to -29)."""
    hero = table.clockwise_from_first()[number]
    yield from place_starting_die(table, hero, "RP-SETUP-27")
    if hero.hand:
        return ("place_starting_dice", number)
    pay_for_starting_dice(table, hero)
    return ("place_starting_dice", number + 1) if number + 1 < len(table.heroes) else ("roll_phase",)


def place_starting_die(table: RollPlayer, hero: Hero, rule: str) -> Steps[None]:
    table.turn = hero.seat
    die = yield from _next_starting_die(table, hero)
    space = yield from ask(START_ROW, hero.seat, lambda: places(hero), {"die": table.die_name(die)})
    put_on_sheet(table, hero, die, space, rule)


def starting_dice_pay(table: RollPlayer) -> bool:
    """Not in a short game of the first edition, if RP-ED-26 is read so."""
    settings = table.settings
    short_first_edition = settings.first_edition and SHORT in settings.variants and len(table.heroes) > 2
    return not (short_first_edition and settings.reading("RP-ED-26-DE1") == "all-extra-gold")


def pay_for_starting_dice(table: RollPlayer, hero: Hero) -> None:
    """1 gold a full row, 2 a gold die (RP-SETUP-30 to -32)."""
    if not starting_dice_pay(table):
        return
    for row in ROWS:
        if hero.free_space(row) == NONE:
            pay(table, hero, FILLED_ROW, "RP-SETUP-30", "row", row=ROW_NAMES[row])
    for space in hero.occupied():
        pay_for_gold_die(table, hero, hero.spaces[space], "RP-SETUP-31", starting=True)


def _next_starting_die(table: RollPlayer, hero: Hero) -> Steps[int]:
    """Dice of equal colour and value are the same choice; the last one needs none."""

    def dice() -> list[Option[DieKind]]:
        kinds = sorted({(LOOK_OF[die], table.faces[die]) for die in hero.hand})
        return [HAND_DICE[kind] for kind in kinds] if len(kinds) > 1 else []

    chosen = yield from ask_if_any(START_DIE, hero.seat, dice)
    if chosen is None:
        return hero.hand[0]
    return next(die for die in hero.hand if (LOOK_OF[die], table.faces[die]) == chosen)
