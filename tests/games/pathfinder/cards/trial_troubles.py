"""What each kind of trouble, and of good luck, must do to a character of a trial."""

from collections.abc import Callable
from typing import Any

from herowright.games.pathfinder.cards.gifts import (
    AddToPlace,
    DrawCards,
    DrawFromBox,
    GrantExploration,
    LookAhead,
    Recover,
    Tempt,
)
from herowright.games.pathfinder.cards.meetings import Flit, MeetFirst, Stay, Summon, Vanish, VanishLesser, Wander
from herowright.games.pathfinder.cards.troubles import (
    BuryDiscarded,
    Damage,
    Each,
    Forbid,
    Harder,
    LoseCards,
    LoseTime,
    LoseTop,
    OnRoll,
    Unless,
)
from herowright.games.pathfinder.rules.components import HENCHMAN, VILLAIN
from tests.games.pathfinder.cards.trial_state import KNOWN, TROUBLES, ZONE_OF
from tests.games.pathfinder.cards.trials import Trial


def does(*kinds: type[Any]) -> Callable[[Callable[[Trial, Any, int], None]], Callable[[Trial, Any, int], None]]:
    def note(what: Callable[[Trial, Any, int], None]) -> Callable[[Trial, Any, int], None]:
        TROUBLES.update(dict.fromkeys(kinds, what))
        return what

    return note


def inner(trouble: Any) -> list[Any]:
    """The trouble and all that it is made of."""
    parts = [getattr(trouble, name, None) for name in ("trouble", "price")]
    return [trouble, *(each for part in parts if part is not None for each in inner(part))]


# --- to whom, and whether --------------------------------------------------------------------------------


@does(Each)
def several(trial: Trial, trouble: Each, seat: int) -> None:
    """Clockwise from whoever acts; who meets a summoned card first is chosen."""
    order = [trial.people[(seat + step) % 3] for step in range(3)]
    place = order[0].place
    meant = {
        "each-here": [each for each in order if each.place == place],
        "others-here": [each for each in order[1:] if each.place == place],
        "at-open": [each for each in order if each.place not in trial.closed],
    }[trouble.to]
    waiting = [each.seat for each in meant]
    chosen = isinstance(trouble.trouble, Summon) and not (trial.meetings and not trial.meetings[-1].place)
    while waiting:
        if chosen and len(waiting) > 1:
            trial.ask(seat, "order", [f"seat:{each + 1}" for each in waiting])
        trial.befall(trouble.trouble, waiting.pop(0))


@does(Unless)
def warded_off(trial: Trial, trouble: Unless, seat: int) -> None:
    if not trial.ward(seat, trouble.check):
        trial.befall(trouble.trouble, seat)


@does(OnRoll)
def by_luck(trial: Trial, trouble: OnRoll, seat: int) -> None:
    assert trouble.most < trouble.die
    trial.rolls.append(trouble.most if trial.course.bad_luck else trouble.most + 1)
    if trial.course.bad_luck:
        trial.befall(trouble.trouble, seat)


# --- losses ----------------------------------------------------------------------------------------------


@does(Damage)
def damage(trial: Trial, trouble: Damage, seat: int) -> None:
    trial.deal(seat, trial.amount(trouble.amount), trouble.type, trouble.fixed, trouble.first)


@does(LoseCards)
def lose_cards(trial: Trial, trouble: LoseCards, seat: int) -> None:
    for _ in range(trouble.count):
        found = [id for id in trial.people[seat].hand if not trouble.kinds or KNOWN[id].kind in trouble.kinds]
        if not found:
            return
        card = trial.draw([*found]) if trouble.random else trial.choose(seat, "lose-card", "drop", found)
        trial.lose(seat, card, trouble.to)


@does(LoseTop)
def lose_top(trial: Trial, trouble: LoseTop, seat: int) -> None:
    person = trial.people[seat]
    for _ in range(trouble.count):
        getattr(person, ZONE_OF[trouble.to]).append(person.deck.pop(0))


@does(BuryDiscarded)
def bury_discarded(trial: Trial, trouble: BuryDiscarded, seat: int) -> None:
    person = trial.people[seat]
    found = [id for id in person.discard if KNOWN[id].kind in trouble.kinds]
    if found:
        card = trial.choose(seat, "bury-discarded", "from-discard", found)
        person.discard.remove(card)
        person.buried.append(card)


@does(LoseTime)
def lose_time(trial: Trial, trouble: LoseTime, seat: int) -> None:
    trial.blessings -= trouble.count


@does(Harder)
def harder(trial: Trial, trouble: Harder, seat: int) -> None:
    trial.people[seat].harder += trouble.by


@does(Forbid)
def forbid(trial: Trial, trouble: Forbid, seat: int) -> None:
    trial.meetings[-1].banned |= {(seat, each) for each in (*trouble.kinds, *trouble.traits)}


# --- gifts -----------------------------------------------------------------------------------------------


@does(Recover)
def recover(trial: Trial, trouble: Recover, seat: int) -> None:
    person = trial.people[seat]
    for _ in range(min(trial.amount(trouble.count), len(person.discard))):
        person.deck.append(trial.draw(person.discard))


@does(DrawCards)
def draw_cards(trial: Trial, trouble: DrawCards, seat: int) -> None:
    person = trial.people[seat]
    for _ in range(trial.amount(trouble.count)):
        person.hand.append(person.deck.pop(0))


@does(DrawFromBox)
def draw_from_box(trial: Trial, trouble: DrawFromBox, seat: int) -> None:
    box, hand = trial.box[trouble.kind], trial.people[seat].hand
    drawn = [trial.draw(box) for _ in range(min(trial.amount(trouble.count), len(box)))]
    if not trouble.keep:
        hand += drawn
        return
    for _ in range(min(trouble.keep, len(drawn))):
        kept = trial.choose(seat, "keep-one", "keep", drawn)
        drawn.remove(kept)
        hand.append(kept)
    box += drawn


@does(Tempt)
def tempt(trial: Trial, trouble: Tempt, seat: int) -> None:
    box = trial.box[trouble.kind]
    drawn = [trial.draw(box) for _ in range(min(trial.amount(trouble.count), len(box)))]
    if not drawn:
        return
    trial.ask(
        seat,
        "keep-one",
        [*(f"keep:{id}" for id in drawn), "leave"],
        f"keep:{drawn[-1]}" if trial.course.greedy else "leave",
    )
    if trial.course.greedy:
        trial.people[seat].hand.append(drawn.pop())
    box += drawn
    if trial.course.greedy:
        trial.befall(trouble.price, seat)


@does(GrantExploration)
def grant_exploration(trial: Trial, trouble: GrantExploration, seat: int) -> None:
    trial.granted += seat == 0


@does(LookAhead)
def look_ahead(trial: Trial, trouble: LookAhead, seat: int) -> None:
    place = trial.people[seat].place
    seen = trial.decks[place][: trouble.count]
    if seen:
        trial.examined.append(seen)
        trial.known[place] = max(trial.known[place], len(seen))


@does(AddToPlace)
def add_to_place(trial: Trial, trouble: AddToPlace, seat: int) -> None:
    assert (trouble.traits, trouble.to) == ((), "shuffle")
    place, box = trial.people[seat].place, trial.box[trouble.kind]
    for _ in range(min(trial.amount(trouble.count), len(box))):
        trial.put_under(place, trial.draw(box))


# --- encounters and moves --------------------------------------------------------------------------------


@does(Wander)
def wander(trial: Trial, trouble: Wander, seat: int) -> None:
    """To the last place."""
    places = [*trial.places]
    trial.draws.append(str(len(places) - 1))
    trial.move(seat, places[-1])


@does(Flit)
def flit(trial: Trial, trouble: Flit, seat: int) -> None:
    places = [*trial.places]
    if trial.meetings[-1].place:
        number = max(number for number, id in enumerate(places) if id not in trial.closed)
        trial.draws.append(str(number))
        trial.meetings[-1].goes_to = places[number]


@does(Vanish)
def vanish(trial: Trial, trouble: Vanish, seat: int) -> None:
    trial.meetings[-1].ended = "vanished"


@does(VanishLesser)
def vanish_lesser(trial: Trial, trouble: VanishLesser, seat: int) -> None:
    if trial.meetings[-1].card.kind not in (HENCHMAN, VILLAIN):
        trial.meetings[-1].ended = "vanished"


@does(Stay)
def stay(trial: Trial, trouble: Stay, seat: int) -> None:
    trial.meetings[-1].failed += 1


@does(Summon)
def summon(trial: Trial, trouble: Summon, seat: int) -> None:
    waiting = trial.meetings[-1] if trial.meetings else None
    if waiting and not waiting.place:
        return
    same = waiting.card.id if waiting else ""
    id = trouble.id or (trial.draw(trial.box[trouble.kind]) if trouble.kind else same)
    met = trial.meet(seat, id)
    if trouble.must and met.ended != "defeated" and waiting:
        waiting.failed += 1


@does(MeetFirst)
def meet_first(trial: Trial, trouble: MeetFirst, seat: int) -> None:
    place = trial.people[seat].place
    deck = trial.decks[place]
    found = next((at for at, id in enumerate(deck) if trial.is_a(KNOWN[id], (trouble.kind,))), None)
    trial.known[place] = max(trial.known[place], len(deck) if found is None else found + 1)
    if found is None:
        trial.examined.append([*deck])
    else:
        trial.turn_up(seat, deck[found], trouble.weak)
