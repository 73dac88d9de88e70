"""Facing a challenge (CA-CHAL), second attempts (CA-RETRY), and fear (CA-COOP-38)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from herowright.games.call_to_adventure.cards.powers import Trade
from herowright.games.call_to_adventure.rules import (
    coop,
    experience,
    gaining,
    hand,
    morality,
    rows,
    runes,
    traits,
    turn,
)
from herowright.games.call_to_adventure.rules.asking import ask
from herowright.games.call_to_adventure.rules.choices import (
    ADDS,
    AFTER_CAST,
    CAST,
    DARK_RUNES,
    FLEE,
    LEAVES,
    OTHER_PATH,
    PATHS,
    PREPARE,
    RESOLVE,
    TRADES,
    AfterCast,
    Besides,
    BuyDark,
    Cast,
    GainTrait,
    LeaveOut,
    Preparation,
    Preparing,
    PutBack,
    Resolve,
    TradeCard,
)
from herowright.games.call_to_adventure.rules.components import (
    ABILITY_OF,
    ANTIHERO,
    EITHER,
    FAILURE_XP,
    HERO,
    MOST_DARK,
    NONE,
    RUNE_NAMES,
    XP,
)
from herowright.games.call_to_adventure.rules.happenings import DARK_BOUGHT, LOST, Happening, awaited, happened
from herowright.games.call_to_adventure.rules.state import Attempt
from herowright.table.decision import Option, Shared, Step, Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.types import Adversary, Challenge, HandCard, Path
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero

BONUSES = {XP, HERO, ANTIHERO}
# How the log names all runes of a cast, what they add and what they give.
NAMES: Final[Shared[tuple[int, ...], str]] = Shared(lambda cast: " ".join([RUNE_NAMES[rune] for rune in cast]))
FACES: Final[Shared[tuple[int, ...], str]] = Shared(lambda adds: " ".join(map(str, adds)))
GIVES: Final[Shared[tuple[str, ...], str]] = Shared(lambda gives: " ".join([each or "-" for each in gives]))


def challenge(table: CallToAdventure) -> Steps[Step]:
    """From the declared path to the resolution (CA-CHAL-01); a second attempt or fear goes round again."""
    hero = table.heroes[table.turn]
    attempt = the_attempt(table)
    runes.gather(table)
    while True:
        yield from before_the_cast(table, hero, attempt)
        if not attempt.fled and not table.lost:
            yield from cast(table, hero, attempt)
            yield from after_the_cast(table, hero, attempt)
        if table.lost:
            table.attempt = None
            return ("finish",)
        if attempt.fled:
            return (yield from flee(table, hero, attempt))
        if not attempt.again:
            break
        yield from prepare_again(table, hero, attempt)
    yield from resolve(table, hero, attempt)
    return turn.next_step(table, hero)


def the_attempt(table: CallToAdventure) -> Attempt:
    assert table.attempt is not None
    return table.attempt


# --- before the cast ---------------------------------------------------------------------------------


def before_the_cast(table: CallToAdventure, hero: Hero, attempt: Attempt) -> Steps[None]:
    """The player builds the pool; then the others may play cards, and the player may answer them
    (CA-CHAL-11 to -14, CA-HERO-13)."""
    options = partial(preparations, table, hero, attempt)
    while True:
        choice = yield from ask(table, PREPARE, hero.seat, options, attempt.card.told)
        if choice is not None and not isinstance(choice, Cast):
            yield from prepare(table, hero, attempt, choice)
            continue
        played = table.plays
        if hand.anybody_can_react(table):
            yield from hand.window(table)
        if attempt.fled or table.lost or table.plays == played:
            return


def preparations(table: CallToAdventure, hero: Hero, attempt: Attempt) -> list[Option[Preparation]]:
    """Cast, dark runes, own effects; ability runes and dark runes may be left out (CA-CHAL-13, CA-RETRY-01)."""
    if attempt.fled:
        return []
    options: list[Option[Preparation]] = [CAST]
    if may_buy_dark(table, hero, attempt):
        options.append(DARK_RUNES[table.dark_price])
    if hero.uses:
        options += turn.powers_to_use(table, hero)
    if attempt.card.family == "adversary":
        options += trades(hero, attempt)
    if table.settings.readings["CA-CHAL-26"] == "other-cards":
        options += turn.journeys(table, hero)
    in_pool = [ABILITY_OF[rune] for rune in attempt.pool]
    for ability in (*runes.abilities_of(attempt), NONE) if attempt.added else attempt.card.tests:
        if ability in in_pool:
            options.append(LEAVES[ability])
        if ability in attempt.left_out:
            options.append(ADDS[ability])
    return options


def may_buy_dark(table: CallToAdventure, hero: Hero, attempt: Attempt) -> bool:
    """1 XP each, three times in a turn, not on the bottom space (CA-CHAL-11, CA-CHAL-12, CA-MORAL-10)."""
    return (
        hero.xp >= table.dark_price
        and table.bought < MOST_DARK
        and runes.dark_is_left(attempt)
        and morality.may_buy_dark(table, hero)
    )


def dark_costs(table: CallToAdventure, hero: Hero, attempt: Attempt) -> list[int]:
    """What one, two, three more dark runes cost in all, as many as can be bought one after the other. They are bought
    on a copy where a card reacts to a purchase, with experience for example."""
    if not may_buy_dark(table, hero, attempt):
        return []
    price = table.dark_price
    if not awaited(table, hero, DARK_BOUGHT.event):
        most = min(MOST_DARK - table.bought, runes.dark_left(attempt), hero.xp // price)
        return [price * more for more in range(1, most + 1)]
    table = table.copy()
    hero, attempt = table.heroes[hero.seat], attempt.copy()
    table.attempt = attempt
    xp, costs = hero.xp, []
    while may_buy_dark(table, hero, attempt):
        buy_dark(table, hero, attempt)
        if table.lost:
            break
        costs.append(xp - hero.xp)
    return costs


def trades(hero: Hero, attempt: Attempt) -> list[Option[TradeCard]]:
    """What an adversary's text offers while it is faced (CA-ADV-05)."""
    power = getattr(attempt.card, "power", None)
    if not isinstance(power, Trade):
        return []
    return _trades_for(hero, power)


def _trades_for(hero: Hero, power: Trade) -> list[Option[TradeCard]]:
    held = {card.key: card for card in hero.hand if card.kind == power.kind}
    return [TRADES[card, power.bonus] for card in held.values()]


def prepare(table: CallToAdventure, hero: Hero, attempt: Attempt, choice: Preparing | Besides) -> Steps[None]:
    """Build the pool, add to the result, or use a card of one's own story."""
    match choice:
        case LeaveOut():
            runes.leave_out(table, attempt, choice.ability)
        case PutBack():
            runes.put_back(table, attempt, choice.ability)
        case BuyDark():
            buy_dark(table, hero, attempt)
        case TradeCard():
            trade(table, hero, attempt, choice.card)
        case _:
            yield from turn.act_besides(table, hero, choice)


def buy_dark(table: CallToAdventure, hero: Hero, attempt: Attempt) -> None:
    experience.spend(hero, table.dark_price)
    table.bought += 1
    runes.add_dark(table, attempt)
    table.report("ca-event-dark", hero.seat, "CA-CHAL-11", {"count": runes.dark_in(attempt.pool)})
    happened(table, hero, DARK_BOUGHT)


def trade(table: CallToAdventure, hero: Hero, attempt: Attempt, card: HandCard) -> None:
    power = getattr(attempt.card, "power", None)
    assert isinstance(power, Trade)
    hero.hold(held for held in hero.hand if held is not card)
    table.hand_discards[card.kind].append(card)
    attempt.bonus += power.bonus
    table.report("ca-event-traded", hero.seat, "CA-ADV-05", {"card": card.name, "bonus": power.bonus})


# --- the cast ------------------------------------------------------------------------------------------


def cast(table: CallToAdventure, hero: Hero, attempt: Attempt) -> Steps[None]:
    """All runes together; what their faces give follows at once (CA-CHAL-15, CA-RUNE-15)."""
    attempt.landing = True
    cast_runes = attempt.runes
    runes.lay(table, attempt, table.chance.flips(cast_runes))
    args = {
        "runes": NAMES[tuple(cast_runes)],
        "faces": FACES[tuple(attempt.adds)],
        "gives": GIVES[tuple(attempt.gives)],
        "result": runes.result(table, hero, attempt),
        "difficulty": attempt.difficulty - attempt.eased,
    }
    table.report("ca-event-cast", hero.seat, "CA-CHAL-15", args)
    if table.settings.readings["CA-MORAL-20"] == "at-once":
        attempt.fallen = morality.fall(table, hero, runes.corruption(attempt))
    yield from receive_from_runes(table, hero, attempt)
    attempt.landing = False


def receive_from_runes(table: CallToAdventure, hero: Hero, attempt: Attempt) -> Steps[None]:
    """The draw of a core rune, the adversary's card in answer to it, and the bonuses of special runes
    (CA-RUNE-04, CA-COOP-14, CA-COOP-15)."""
    draws = attempt.gives.count(EITHER)
    for _ in range(draws):
        yield from hand.draw_either(table, hero)
    if table.adversary is None and BONUSES.isdisjoint(attempt.gives):
        return
    late = table.settings.reading("CA-COOP-49") == "last"
    if late:
        take_bonuses(table, hero, attempt)
    if table.adversary is not None:
        for _ in range(draws):
            if not table.lost:
                yield from coop.reveal_card(table)
    if not late:
        take_bonuses(table, hero, attempt)


def take_bonuses(table: CallToAdventure, hero: Hero, attempt: Attempt) -> None:
    """The 0 faces of special runes, won or lost (CA-RUNE-08 to -13, CA-RUNE-17), unless those runes are ignored."""
    for place, rune in enumerate(attempt.runes):
        bonus = attempt.gives[place]
        if bonus in BONUSES and runes.counts(table, attempt, rune):
            if bonus == XP:
                experience.gain(table, hero, 1, "CA-RUNE-06")
            else:
                hand.draw(table, hero, bonus, 1, "CA-RUNE-06")


def after_the_cast(table: CallToAdventure, hero: Hero, attempt: Attempt) -> Steps[None]:
    """Bonuses, a new attempt: everything that works before the resolution (CA-CHAL-16)."""
    while not attempt.again and not attempt.fled:
        choice = None
        if before_resolution(table, hero, attempt):
            options = partial(before_resolution, table, hero, attempt)
            choice = yield from ask(table, AFTER_CAST, hero.seat, options, attempt.card.told)
        if choice is not None and not isinstance(choice, Resolve):
            yield from prepare(table, hero, attempt, choice)
            continue
        if attempt.again or attempt.fled or table.lost:
            return
        played = table.plays
        if hand.anybody_can_react(table):
            yield from hand.window(table)
        if table.plays == played:
            return


def before_resolution(table: CallToAdventure, hero: Hero, attempt: Attempt) -> list[Option[AfterCast]]:
    """What can still be done about a cast; nothing to ask if that is nothing."""
    if attempt.again or attempt.fled:
        return []
    options: list[Option[AfterCast]] = [*turn.powers_to_use(table, hero)]
    if attempt.card.family == "adversary":
        options += trades(hero, attempt)
    return [RESOLVE, *options] if options or (hero.hand and hand.playable(table, hero)) else []


# --- second attempts and fear ----------------------------------------------------------------------------


def prepare_again(table: CallToAdventure, hero: Hero, attempt: Attempt) -> Steps[None]:
    """Runes and benefits stay, corruption of the first cast is forgotten (CA-RETRY-01 to -03, CA-RETRY-07)."""
    morality.take_back(table, hero, attempt)
    attempt.again = False
    attempt.calm = False
    runes.pick_up(table, attempt)
    if table.settings.reading("CA-RETRY-09") == "either-path" and len(attempt.card.paths) > 1:
        path = yield from ask(table, OTHER_PATH, hero.seat, lambda: [PATHS[path] for path in attempt.card.paths])
        if path is not None:
            attempt.difficulty += path.harder - attempt.path.harder
            attempt.path = path


def flee(table: CallToAdventure, hero: Hero, attempt: Attempt) -> Steps[Step]:
    """Another story card is faced or a trait gained; the first is no loss and stays where it is
    (CA-COOP-38, CA-COOP-46). Dark runes already paid go along (CA-COOP-47)."""
    morality.take_back(table, hero, attempt)
    table.attempt, table.fleeing = None, attempt
    if table.settings.reading("CA-COOP-46") == "discarded":
        yield from rows.replace(table, attempt.card)
    others = partial(turn.other_cards, table, hero, attempt.card)
    choice = yield from ask(table, FLEE, hero.seat, others, attempt.card.told)
    table.fleeing = None
    if choice is None:
        return ("finish",) if table.lost else ("turn",)
    if isinstance(choice, GainTrait):
        yield from traits.gain(table, hero, choice.trait)
        return ("finish",) if table.lost else ("turn",)
    turn.declare(table, hero, choice)
    carry_over(attempt, the_attempt(table))
    return ("challenge",)


def carry_over(attempt: Attempt, other: Attempt) -> None:
    """The dark runes of the card that was fled from (CA-COOP-47)."""
    other.added = tuple(ability for ability in attempt.added if ability == NONE)
    other.left_out = tuple(ability for ability in attempt.left_out if ability == NONE)


def plan(table: CallToAdventure, hero: Hero, card: Challenge | Adversary, path: Path) -> Attempt:
    """The attempt as it would be right after the declaration, on a copy of the table."""
    table.attempt = attempt = Attempt(card, path, turn.difficulty(table, hero, card, path))
    if table.fleeing is not None:
        carry_over(table.fleeing, attempt)
    runes.gather(table)
    return attempt


class Plans:
    """What a seat could try, computed on a copy of the table. Who is not on turn, or has acted already, buys dark
    runes in a turn to come."""

    def __init__(self, table: CallToAdventure, seat: int) -> None:
        self.table = twin = table.copy()
        self.hero = twin.heroes[seat]
        if table.turn != seat or (table.acted and table.fleeing is None):
            twin.bought = 0
        twin.turn = seat
        self._costs: list[int] | None = None

    def attempt(self, card: Challenge | Adversary, path: Path) -> Attempt:
        return plan(self.table, self.hero, card, path)

    def dark_costs(self, attempt: Attempt) -> list[int]:
        """The same for every attempt that begins."""
        if self._costs is None:
            self._costs = dark_costs(self.table, self.hero, attempt)
        return self._costs


# --- the resolution ----------------------------------------------------------------------------------------


def wins(table: CallToAdventure, hero: Hero, attempt: Attempt) -> bool:
    """Whether the cast is a success as it lies (CA-CHAL-17, CA-CHAL-20, CA-COOP-39)."""
    return not attempt.doomed and runes.result(table, hero, attempt) >= attempt.difficulty - attempt.eased


def resolve(table: CallToAdventure, hero: Hero, attempt: Attempt) -> Steps[None]:
    """Equal or higher wins (CA-CHAL-17, CA-CHAL-20); then others may react to it (CA-HERO-15)."""
    total = runes.result(table, hero, attempt)
    needed = attempt.difficulty - attempt.eased
    won = attempt.won = wins(table, hero, attempt)
    args = {"card": attempt.card.name, "path": attempt.path.name, "result": total, "difficulty": needed}
    corruption = 0 if table.settings.readings["CA-MORAL-20"] == "at-once" else runes.corruption(attempt)
    runes_first = table.settings.readings["CA-CHAL-25"] == "runes-first"
    if corruption and (runes_first or not won):
        morality.fall(table, hero, corruption)
    table.attempt = None
    if won:
        yield from win(table, hero, attempt, args, total - needed)
        if corruption and not runes_first:
            morality.fall(table, hero, corruption)
    else:
        yield from lose(table, hero, attempt, args)
    table.resolved = "won" if won else "lost"
    if not table.lost and hand.anybody_can_react(table):
        yield from hand.window(table)
    if table.adversary is not None:
        yield from coop.strike_afterwards(table)
    if not hand.others_may_speak_up(table):
        table.resolved = ""


def win(table: CallToAdventure, hero: Hero, attempt: Attempt, args: dict[str, object], margin: int) -> Steps[None]:
    """The card is tucked with the declared path showing, and its ally comes along (CA-CHAL-18, CA-ALLY-08)."""
    table.won = True
    table.report("ca-event-won", hero.seat, "CA-CHAL-17", args)
    card = attempt.card
    happening = Happening("won", card.tests, attempt.path.harder > 0, runes.dark_in(attempt.pool), margin)
    if card is table.adversary:
        coop.beaten(table, hero)
        happened(table, hero, happening)
        yield from gaining.tuck(table, hero, card, attempt.path, NONE, None)
        return
    act, place = rows.take_away(table, card)
    ally = table.under.pop(card, None)
    happened(table, hero, happening)
    if ally is not None:
        gaining.take_ally(table, hero, ally)
    yield from gaining.tuck(table, hero, card, attempt.path, act, place)


def lose(table: CallToAdventure, hero: Hero, attempt: Attempt, args: dict[str, object]) -> Steps[None]:
    """The card is discarded and 1 XP comforts the loser (CA-CHAL-20, CA-CHAL-21); the adversary of a
    co-operative game stays (CA-COOP-25, CA-COOP-45)."""
    table.report("ca-event-lost", hero.seat, "CA-CHAL-20", args)
    card = attempt.card
    if card is not table.adversary or table.settings.reading("CA-COOP-45") == "pays":
        experience.gain(table, hero, FAILURE_XP, "CA-CHAL-21")
    happened(table, hero, LOST)
    if card is table.adversary:
        return
    ally = None
    if card in table.under and table.settings.reading("CA-ALLY-15") == "placed-again":
        ally = table.under.pop(card)
    act, place = rows.discard(table, card)
    if ally is not None:
        table.arriving.append(ally)
        yield from rows.place_ally(table, act, ally)
    yield from rows.refill(table, act, place)
