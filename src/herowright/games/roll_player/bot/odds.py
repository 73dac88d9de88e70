"""What the future is likely to bring, as tables. Each is computed once and cached.

The numbers behind them (how choosy a player can be, what a market offers) were fitted by letting
the bot play against itself.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul

from herowright.games.roll_player.rules.components import DIRECTIONS, GRID, NONE, STEP_FROM
from herowright.games.roll_player.rules.gold import DISCARDED_CARD
from herowright.games.roll_player.rules.scoring import BACKSTORY_STARS

FACES = range(1, 7)
MOST_PIPS = 27  # three dice that count up to 9
NO_LIMIT = 99

# --- rows ----------------------------------------------------------------------------------------

# From how many rolled dice a player seems to choose the best for a row with so many empty spaces (an
# empty row gets what fits nowhere else), and how many more when there is plenty of room elsewhere.
CHOICE, MORE_CHOICE, PLENTY = (0.0, 2.1, 1.8, 1.0), 1.2, 6
# The chance in each turn still to come that a finished row is mended by so many pips.
MENDING = (1.0, 0.12, 0.05, 0.03, 0.02, 0.02)


@lru_cache(maxsize=4096)
def mended(turns: int) -> tuple[float, ...]:
    """The chance that a row so far off its goal is put right in the turns to come."""
    rates = (*MENDING[1:], *[MENDING[-1]] * (MOST_PIPS + 1 - len(MENDING)))
    return (1.0, *(1.0 - (1.0 - rate) ** turns for rate in rates))


@lru_cache(maxsize=1024)
def best_of(choice: float) -> tuple[float, ...]:
    """The chance that the best of so many dice is each face, from the worst to the best."""
    return tuple((rank / 6) ** choice - ((rank - 1) / 6) ** choice for rank in FACES)


Outlook = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=4096)
def row_outlook(least: int, most: int, stars: float, low: tuple[tuple[int, int], ...], turns: int) -> Outlook:
    """The stars a row will bring: `[empty spaces][pips so far]`, when so many dice are still to come.

    The goal is given in pips of the dice alone. `low` are traits that pay for a total that stays low.
    """
    pays = [
        (stars if least <= pips <= most else 0.0) + sum(extra for limit, extra in low if pips <= limit)
        for pips in range(MOST_PIPS + 1)
    ]
    aims, chances = [(aim, pay) for aim, pay in enumerate(pays) if pay], mended(turns)
    full = tuple(
        max((pay * chances[abs(aim - pips)] for aim, pay in aims), default=0.0) for pips in range(MOST_PIPS + 1)
    )
    # Where nothing more comes, which is only met as a passing thought, a space is filled by any face.
    sooner = row_outlook(least, most, stars, low, turns - 1) if turns > 0 else None
    outlook = [full]
    for spaces in (1, 2, 3):
        choice = CHOICE[spaces] + MORE_CHOICE * min(1.0, max(0, turns - spaces) / PLENTY) if sooner else 1.0
        weights, then = best_of(choice), (sooner or outlook)[spaces - 1]
        then += then[-1:] * len(FACES)  # beyond the most that is counted nothing changes any more
        outlook.append(
            tuple(sum(map(mul, weights, sorted(then[pips + 1 : pips + 7]))) for pips in range(MOST_PIPS + 1))
        )
    return tuple(outlook)


# --- backstory -----------------------------------------------------------------------------------

# The chance that a wanted space gets its colour: it is the next to be filled, lies behind another, or
# holds a wrong die that must first be swapped away.
NEXT_MATCH, LATER_MATCH, WRONG_MATCH = 0.46, 0.42, 0.05


@lru_cache(maxsize=4096)
def story_outlook(matches: int, soon: int, later: int, wrong: int, turns: int, each: int) -> float:
    """The stars a backstory will bring; `each` matches pay a star by a trait (0: none)."""
    patience = 0.8 + 0.2 * min(1.0, turns / 6)
    chances = [NEXT_MATCH * patience] * soon + [LATER_MATCH * patience] * later
    chances += [WRONG_MATCH * min(1.0, turns / 4)] * wrong
    spread = [1.0]
    for chance in chances:
        spread = [
            (spread[n] * (1 - chance) if n < len(spread) else 0.0) + (spread[n - 1] * chance if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    return sum(
        p * (BACKSTORY_STARS[matches + n] + ((matches + n) // each if each else 0)) for n, p in enumerate(spread)
    )


# --- alignment -----------------------------------------------------------------------------------

WISDOM_MOVE, OTHER_MOVE = 0.9, 0.4


@lru_cache(maxsize=4096)
def field_outlook(fields: tuple[float, ...], wisdom: int, others: int, steps: int) -> tuple[float, ...]:
    """What each field will be worth with so many Wisdom actions and other chances to move the marker."""
    values = fields
    for _ in range(others):
        values = _after_move(values, OTHER_MOVE, 1)
    for _ in range(wisdom):
        values = _after_move(values, WISDOM_MOVE, steps)
    return values


def _after_move(values: tuple[float, ...], chance: float, steps: int) -> tuple[float, ...]:
    reach = [[STEP_FROM[field][way] for way in DIRECTIONS if STEP_FROM[field][way] != NONE] for field in range(GRID)]
    best = values
    for _ in range(steps):
        best = tuple(max(best[field], *(best[other] for other in reach[field])) for field in range(GRID))
    return tuple(now + chance * (then - now) for now, then in zip(values, best, strict=True))


# --- gold ----------------------------------------------------------------------------------------

MOST_GOLD = 40
# What a Dice Phase brings, and what a market offers: some markets with the price and the stars of their
# cards, all equally likely.
INCOME = ((0, 0.17), (1, 0.42), (2, 0.25), (3, 0.16))
OFFERS: tuple[tuple[tuple[int, float], ...], ...] = (
    ((3, 1.2), (2, 0.6)),
    ((4, 1.6), (3, 0.9)),
    ((3, 1.0),),
    ((4, 1.3), (2, 0.6)),
    ((3, 1.6), (4, 0.9)),
    ((3, 0.6),),
)
# What a market brings whoever comes with little gold; and a coin breaks ties at the end of the game.
BARGAIN, TIE_BREAK = 0.7, 0.03


@lru_cache(maxsize=4096)
def gold_outlook(markets: int, each: tuple[tuple[int, float], ...], discount: int) -> tuple[float, ...]:
    """What gold in hand is worth in stars, with so many market turns to come. At the end of the game
    `each` so many gold pay so many stars."""
    if markets <= 0:
        return tuple(
            sum(gold // part * stars for part, stars in each) + TIE_BREAK * gold for gold in range(MOST_GOLD + 1)
        )
    later = gold_outlook(markets - 1, each, discount)
    bought = [_best_trade(later, gold, discount) for gold in range(MOST_GOLD + 4)]
    return tuple(
        BARGAIN + sum(chance * bought[gold + income] for income, chance in INCOME) for gold in range(MOST_GOLD + 1)
    )


def _best_trade(later: tuple[float, ...], gold: int, discount: int) -> float:
    """The value after a market turn, averaged over what the market may offer."""
    kept = later[min(MOST_GOLD, gold + DISCARDED_CARD)]
    total = 0.0
    for offer in OFFERS:
        trades = [
            stars + later[min(MOST_GOLD, gold - max(0, price - discount))]
            for price, stars in offer
            if price - discount <= gold
        ]
        total += max(kept, *trades) if trades else kept
    return total / len(OFFERS)
