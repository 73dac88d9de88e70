"""What must happen when a card is met, computed from its declaration alone: every question with its exact answers,
every roll, and where all cards lie afterwards. Then the same is played."""

from collections.abc import Mapping, Sequence
from typing import Any

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning
from herowright.games.pathfinder.cards.on import ACQUIRE, CLOSE, DEFEAT, OTHERWISE, On
from herowright.games.pathfinder.cards.standing import (
    ACQUIRES,
    DEFEATS,
    ENTERS,
    FAILS,
    LEAVES,
    MEETS,
    MISSES,
    ChanceToClose,
    DealsDamage,
    DiceAdded,
    HarderChecks,
    NeedsTrait,
    NoCards,
    NoEvading,
    Twice,
    WeakDice,
    When,
)
from herowright.games.pathfinder.rules.components import (
    BANISH,
    BOONS,
    COMBAT,
    COMBAT_DAMAGE,
    DISCARD,
    HENCHMAN,
    MELEE,
    MONSTER,
    SKILL_IDS,
    STRENGTH,
    VILLAIN,
)
from herowright.testing import Play as Table
from herowright.testing import situation
from tests.games.pathfinder.cards.trial_people import (
    ARMED,
    BONUS,
    BOXED,
    BUILT_ON,
    CARDS,
    DECK,
    DIE,
    DISCARDED,
    EXPERTS,
    EXTRA,
    HAND,
    SHIELDS,
    STYLES,
    pile,
    quiet,
)
from tests.games.pathfinder.cards.trial_state import (
    KNOWN,
    PLAIN_COURSE,
    TROUBLES,
    ZONE_OF,
    Course,
    Fall,
    Meeting,
    Person,
    Question,
    dice,
    parse,
)
from tests.games.pathfinder.helpers import deck_of, ids, zone


class Trial:
    """Seats 0 and 1 are at the first place, 2 at the second. It is the turn of seat 0."""

    def __init__(
        self,
        places: Mapping[str, Sequence[str]],
        course: Course = PLAIN_COURSE,
        scenario: str = "brigandoom",
        rules: Sequence[Any] = (),
        closed: Sequence[str] = (),
        hand: Sequence[str] = HAND,
        discard: Sequence[str] = DISCARDED,
        alone: bool = False,
        close: int | None = None,
        boxed: int = BOXED,
    ) -> None:
        """`rules` are those of the scenario that count; its own are left out unless they are named. With `alone`, seat
        1 is elsewhere too. All have the same cards. A chance to close is used in the way with the number `close`.
        The box holds so many cards of each kind (`boxed`)."""
        self.places, self.course, self.scenario = places, course, BOX.find("scenario", scenario)
        self.rules, self.closed, self.way = rules, [*closed], close
        first, second = [*places][:2]
        where = (first, second if alone else first, second)
        self.people = [Person(seat, place, [*hand], [*discard]) for seat, place in enumerate(where)]
        self.heroes = [
            {"hand": hand, "deck": DECK, "discard": discard, "character": f"hero-{each.seat}", "place": each.place}
            for each in self.people
        ]
        self.decks = {id: [*deck] for id, deck in places.items()}
        self.known = dict.fromkeys(places, 0)
        self.box = {kind: pile(kind)[:boxed] for kind in (MONSTER, *BOONS)}
        self.piles = {kind: [*cards] for kind, cards in self.box.items()}
        self.blessings, self.granted = 30, 0
        self.meetings: list[Meeting] = []
        self.script: list[Question] = []
        self.rolls: list[int] = []
        self.draws: list[str] = []
        self.falls: list[tuple[int, int, int]] = []
        self.threats: list[tuple[int, int, str]] = []
        self.examined: list[list[str]] = []

    # --- playing it ------------------------------------------------------------------------------------------

    def prove(self, *first: str, then: Sequence[str] = (), **arrangement: Any) -> Table:
        """Everything that was computed happens, and nothing else, after these first choices; `then` goes on."""
        silent = [] if self.rules else [quiet(self.scenario.id)]
        options = {"asking": "nobody", "scenario": self.scenario.id}
        table = situation(
            "pathfinder",
            3,
            options,
            rolls=self.rolls,
            draws=self.draws,
            shuffles=[(), ...],
            heroes=self.heroes,
            places=self.places,
            box=self.piles,
            cards=[*EXPERTS, *CARDS, *silent],
            **arrangement,
        )
        table.play(*first)
        for question in self.script:
            assert (*table.asked, table.keys) == question[:3]
            table.play(question.answer)
        self._compare(table)
        table.play(*then)
        return table

    def _compare(self, table: Table) -> None:
        for person in self.people:
            for name in ("hand", "deck", "discard", "buried"):
                assert zone(table, name, person.seat) == getattr(person, name), f"{name} of seat {person.seat}"
            hero = table.hero(person.seat)
            assert (table.state.places[hero.place].card.id, hero.harder) == (person.place, person.harder)
        for number, (id, deck) in enumerate(self.decks.items()):
            assert (deck_of(table, id), table.state.places[number].known_top) == (deck, self.known[id]), id
            assert table.state.places[number].closed is (id in self.closed)
        for kind, cards in self.box.items():
            assert sorted(ids(table.state.piles[kind])) == sorted(cards), f"box: {kind}"
        told = [(event.seat, event.args["result"], event.args["difficulty"]) for event in table.told("pf-event-rolls")]
        assert told == self.falls
        threats = table.told("pf-event-threatens")
        assert [(each.seat, each.args["amount"], each.args["type"]) for each in threats] == self.threats
        examined = [event.args["cards"].split() for event in table.told("pf-event-examines")]
        assert [[name.split(":")[1] for name in names] for names in examined] == self.examined
        assert (len(table.state.blessings), table.state.granted) == (self.blessings, min(self.granted, 1))
        assert (table.state.chance.rolls, table.state.chance.draws) == ((), ())
        assert (table.state.encounters, table.state.checks, table.state.hurts) == ([], [], [])

    # --- what is asked and rolled ----------------------------------------------------------------------------

    def ask(self, seat: int, kind: str, keys: Sequence[str], answer: str = "") -> str:
        answer = answer or keys[0]
        self.script.append(Question(seat, kind, [*keys], answer))
        return answer

    def choose(self, seat: int, kind: str, verb: str, cards: Sequence[str]) -> str:
        """The first of these cards."""
        return self.ask(seat, kind, [f"{verb}:{id}" for id in dict.fromkeys(cards)]).partition(":")[2]

    def amount(self, text: str) -> int:
        """All dice show their highest number."""
        sides, plus = dice(text)
        self.rolls += sides
        return sum(sides) + plus

    def draw(self, cards: list[str]) -> str:
        self.draws.append(cards[0])
        return cards.pop(0)

    # --- rules that hold -------------------------------------------------------------------------------------

    def standing(self, seat: int, family: type[Any]) -> list[Any]:
        place = self.people[seat].place
        rules = [*self.rules, *(() if place in self.closed else KNOWN[place].here)]
        if self.meetings:
            rules += getattr(self.meetings[-1].card, "standing", ())
        return [rule for rule in rules if type(rule) is family]

    def happens(self, moment: str, seat: int, card: Any = None) -> None:
        place = self.people[seat].place
        for rule in [*self.rules, *(() if place in self.closed else KNOWN[place].here)]:
            if type(rule) is not When or rule.moment != moment:
                continue
            kinds = {card.kind, getattr(card, "type", card.kind)} if card else set()
            if rule.id and card.id != rule.id:
                continue
            if (not rule.kinds or kinds & {*rule.kinds}) and (not rule.traits or card.traits & {*rule.traits}):
                self.befall(rule.trouble, seat)

    # --- checks ----------------------------------------------------------------------------------------------

    def check(self, seat: int, text: str, purpose: str, miss: int, card: Any = None) -> Fall | None:
        """None if it is declined."""
        ways = parse(text)
        options = self.options(seat, ways, purpose)
        key = next(iter(options))
        if purpose in (DEFEAT, ACQUIRE) and not (self.meetings and not self.meetings[-1].place):
            key = self.course.way if self.course.way in options else key
        if len(options) > 1:
            self.ask(seat, "skill", [*options], key)
        if key == "decline":
            return None
        skill, fight, brought = options[key]
        traits, extra = frozenset(brought or ()), [EXTRA] if brought is not None else []
        named = min(way for way in ways if way[0] == (COMBAT if fight else skill))
        counts = {skill, BUILT_ON.get(skill, skill), *([COMBAT] if fight else [])}
        counts |= {SKILL_IDS.index(trait) for trait in traits if trait in SKILL_IDS}
        number = BOX.adventure_of(self.scenario).number if named[2] else 0

        def fits(on: On) -> bool:
            kinds = {card.kind, getattr(card, "type", card.kind)} if card else set()
            return all(
                [
                    not on.skills or counts & {*on.skills},
                    not on.noncombat or not fight,
                    not on.purposes or purpose in on.purposes,
                    not on.kinds or kinds & {*on.kinds},
                    not on.traits or traits & {*on.traits},
                    not on.against or (card is not None and card.traits & {*on.against}),
                ]
            )

        difficulty = named[1] + number + self.people[seat].harder
        difficulty += sum(rule.by for rule in self.standing(seat, HarderChecks) if fits(rule.on))
        plus = BONUS if skill in BUILT_ON else 0
        for rule in self.standing(seat, DiceAdded):
            if fits(rule.on):
                sides, added = dice(rule.added)
                extra, plus = extra + sides, plus + added
        weak = sum(rule.by for rule in self.standing(seat, WeakDice) if fits(rule.on))
        if self.meetings and card is self.meetings[-1].card:
            weak += self.meetings[-1].weak
        self.ask(seat, "prepare", ["roll"])
        # The other dice show 1, and the first whatever is needed.
        first = max(1, difficulty - miss - plus - len(extra) + weak * (1 + len(extra)))
        assert first <= DIE
        shown = [first, *(1 for _ in extra)]
        fall = Fall(seat, max(0, sum(shown) - weak * len(shown) + plus), difficulty, traits)
        for _ in range(2 if fall.success and self.standing(seat, Twice) else 1):
            self.rolls += shown
            self.falls.append(fall[:3])
        return fall

    def options(
        self, seat: int, ways: list[tuple[int, int, bool]], purpose: str
    ) -> dict[str, tuple[int, bool, tuple[str, ...] | None]]:
        """Every key with its skill, whether it is a fight, and the traits that a card or power brings along."""
        found: dict[str, tuple[int, bool, tuple[str, ...] | None]] = {}
        met = self.meetings[-1] if self.meetings else None
        immune = {*getattr(met.card, "immune", ())} if met else set()
        if any(skill == COMBAT for skill, *_ in ways):
            found |= {f"fight:{SKILL_IDS[skill]}": (skill, True, None) for skill in (STRENGTH, MELEE)}
        found |= {f"use:{SKILL_IDS[skill]}": (skill, False, None) for skill, *_ in ways if skill != COMBAT}
        if any(skill == COMBAT for skill, *_ in ways):
            forbidden = {word for banned, word in (met.banned if met else ()) if banned == seat}
            for rule in self.standing(seat, NoCards):
                forbidden |= {*rule.kinds, *rule.traits}
            for card in ARMED:
                if card.id in self.people[seat].hand and not {card.kind, *card.traits} & forbidden:
                    found[f"reveal:{card.id}:melee"] = (MELEE, True, tuple(card.traits))
            found |= {f"power:{each}:melee": (MELEE, True, (each,)) for each in STYLES if each not in immune}
        if purpose == ACQUIRE:
            found["decline"] = (0, False, None)
        return found

    # --- encounters ------------------------------------------------------------------------------------------

    def explore(self) -> Meeting:
        return self.turn_up(0, self.decks[self.people[0].place][0])

    def turn_up(self, seat: int, id: str, weak: int = 0) -> Meeting:
        place = self.people[seat].place
        met = self.meet(seat, id, place, weak)
        if met.card.kind == VILLAIN:
            if met.ended == "defeated":
                self.ask(seat, "close-beaten", ["yes", "no"], "no")
            self.put_under(place, id)  # no other place is open
        elif self.people[seat].place == place and place not in self.closed:
            henchman = met.card.kind == HENCHMAN and met.ended == "defeated"
            chances = [rule for rule in self.standing(seat, ChanceToClose) if met.card.kind in rule.kinds]
            if henchman or (chances and met.ended == "acquired"):
                if self.way is None:
                    self.ask(seat, "close", ["leave", *self.ways(seat)], "leave")
                else:
                    self.close(seat, self.way)
        return met

    def meet(self, seat: int, id: str, place: str = "", weak: int = 0) -> Meeting:
        met = Meeting(seat, KNOWN[id], place, weak, goes_to=place)
        card = met.card
        self.meetings.append(met)
        if place:
            self.decks[place].remove(id)
            self.known[place] = max(0, self.known[place] - 1)
        barred = [rule for rule in self.standing(seat, NoEvading) if not rule.kinds or self.is_a(card, rule.kinds)]
        if "veil" in self.people[seat].hand and not barred:
            self.ask(seat, "evade", ["face", "discard:veil"])
        self.happens(MEETS, seat, card)
        if card.family == "bane":
            self.befall_all(card.before, seat)
            self.face(seat, met)
            self.befall_all(card.after, seat)
            self.end_of_bane(seat, met)
        else:
            fall = self.check(seat, card.acquire, ACQUIRE, self.course.miss, card)
            met.ended = "acquired" if fall and fall.success else "lost"
            self.befall_all(() if met.ended == "acquired" else card.lost, seat)
            self.happens(ACQUIRES if met.ended == "acquired" else MISSES, seat, card)
        self.meetings.pop()
        self.put_away(seat, met)
        return met

    def is_a(self, card: Any, kinds: Sequence[str]) -> bool:
        return card.kind in kinds or getattr(card, "type", "") in kinds

    def face(self, seat: int, met: Meeting) -> None:
        card = met.card
        if not card.defeat:
            self.befall_all(card.instead, seat)
            met.failed += 1
            return
        series = card.defeat.split(" then ")
        for text in series:
            others = [each.seat for each in self.people if each.place == self.people[seat].place and each.seat != seat]
            if len(series) > 1 and others:
                self.ask(seat, "which-check", [f"by:{each + 1}" for each in (seat, *others)])
            summoned = None if met.place else self.course.summoned_miss
            fall = self.check(seat, text, DEFEAT, self.course.miss if summoned is None else summoned, card)
            assert fall is not None
            if not fall.success:
                met.failed += 1
                if card.type == MONSTER:
                    self.hurt(seat, fall)
            elif any(rule.trait not in fall.traits for rule in self.standing(seat, NeedsTrait)):
                met.failed += 1

    def hurt(self, seat: int, fall: Fall) -> None:
        amount, type, fixed = fall.difficulty - fall.result, COMBAT_DAMAGE, False
        for rule in self.standing(seat, DealsDamage):
            amount = -(-amount // 2) if rule.halved else amount
            amount += self.amount(rule.more) if rule.more else 0
            type, fixed = rule.type or type, fixed or rule.fixed
        self.deal(seat, amount, type, fixed)

    def end_of_bane(self, seat: int, met: Meeting) -> None:
        card = met.card
        if met.ended:
            return
        if not met.failed:
            self.befall_all(card.defeated, seat)
            self.happens(DEFEATS, seat, card)
        if not met.failed:
            met.ended = "defeated"
            return
        self.befall_all(card.undefeated, seat)
        self.happens(FAILS, seat, card)
        met.ended = met.ended or "undefeated"

    def put_away(self, seat: int, met: Meeting) -> None:
        id, kind = met.card.id, met.card.kind
        if met.ended == "acquired":
            self.people[seat].hand.append(id)
        elif met.place and met.ended == "undefeated" and kind != VILLAIN:
            self.put_under(met.goes_to, id)
        elif kind in self.box and (met.place or id.startswith("boxed-")):
            self.box[kind].append(id)

    def put_under(self, place: str, id: str) -> None:
        """No shuffle of these tests changes anything, but nobody knows that."""
        self.decks[place].append(id)
        self.known[place] = 0

    # --- closing ---------------------------------------------------------------------------------------------

    def ways(self, seat: int) -> list[str]:
        found = []
        for number, way in enumerate(KNOWN[self.people[seat].place].closing):
            if not isinstance(way, ByPaying) or len(self.payable(seat, way)) >= way.count:
                found.append(f"close:{number + 1}")
        return found

    def payable(self, seat: int, way: ByPaying) -> list[str]:
        return [id for id in self.people[seat].hand if not way.kinds or KNOWN[id].kind in way.kinds]

    def close(self, seat: int, number: int, miss: int = 0) -> None:
        """The attempt with one way of the card, and what follows."""
        place = self.people[seat].place
        way: Any = KNOWN[place].closing[number]
        self.ask(seat, "close", ["leave", *self.ways(seat)], f"close:{number + 1}")
        done = True
        if isinstance(way, ByCheck):
            fall = self.check(seat, way.check, CLOSE, miss)
            done = fall is not None and fall.success
        elif isinstance(way, ByPaying):
            for _ in range(way.count):
                self.lose(seat, self.choose(seat, "close-pay", "pay", self.payable(seat, way)), way.cost)
        elif isinstance(way, BySummoning):
            id = way.bane or self.draw(self.box[way.kind])
            done = self.meet(seat, id).ended == "defeated"
        if done:
            villains = [id for id in self.decks[place] if KNOWN[id].kind == VILLAIN]
            for id in self.decks[place]:
                self.box.get(KNOWN[id].kind, []).append(id)
            self.decks[place], self.known[place] = villains, len(villains)
            if not villains:
                self.closed.append(place)
                self.befall_all(KNOWN[place].closed, seat)

    # --- what befalls a character ----------------------------------------------------------------------------

    def befall_all(self, troubles: Sequence[Any], seat: int) -> None:
        for trouble in troubles:
            self.befall(trouble, seat)

    def befall(self, trouble: Any, seat: int) -> None:
        TROUBLES[type(trouble)](self, trouble, seat)

    def ward(self, seat: int, text: str) -> bool:
        fall = self.check(seat, text, OTHERWISE, 0 if self.course.ward else 1)
        return fall is not None and fall.success

    def lose(self, seat: int, id: str, to: str) -> None:
        person = self.people[seat]
        person.hand.remove(id)
        if to == BANISH:
            self.box[KNOWN[id].kind].append(id)
        else:
            getattr(person, ZONE_OF[to]).append(id)

    def deal(self, seat: int, amount: int, type: str, fixed: bool = False, first: Sequence[str] = ()) -> None:
        if amount <= 0:
            return
        self.threats.append((seat, amount, type))
        hand = self.people[seat].hand
        wards = [f"recharge:{card.id}" for card in SHIELDS if card.id == f"{type}-ward" and card.id in hand]
        if wards and not fixed:
            self.ask(seat, "damage", ["take-it", *wards])
        for left in range(amount, 0, -1):
            found = [id for id in hand if KNOWN[id].kind in first] or hand
            if left < len(hand):
                self.lose(seat, self.choose(seat, "suffer", "drop", found), DISCARD)
            elif hand:
                self.lose(seat, hand[0], DISCARD)

    def move(self, seat: int, place: str) -> None:
        if place != self.people[seat].place:
            self.happens(LEAVES, seat)
            self.people[seat].place = place
            self.happens(ENTERS, seat)
