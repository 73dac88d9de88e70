"""Cards that combine whatever the card language has, at random: laws of the rulebook hold whatever they do.

No sensible card says such things, but somebody's pack may, and what no printed card does yet is proved here, too.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

import herowright as hw
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByItself, ByPaying, BySummoning
from herowright.games.pathfinder.cards.deeds import AndThen, LookAtEnds, LookAtOwn, Scout, Swap, Travel
from herowright.games.pathfinder.cards.effects import (
    AddDice,
    AddDie,
    Beat,
    DieInstead,
    Ease,
    Effect,
    Evade,
    Fight,
    More,
    Reduce,
    Reroll,
    Rescue,
    SetDifficulty,
    Succeed,
    UseSkill,
)
from herowright.games.pathfinder.cards.forms import (
    After,
    AfterPlaying,
    Always,
    AnyNumber,
    AnySkillToRecharge,
    AtTurn,
    BlessingDie,
    EvadedTo,
    Form,
    InsteadOf,
    LessDamage,
    Pay,
    SkillForAnother,
    SureRecharge,
    Use,
    WhenPlaying,
)
from herowright.games.pathfinder.cards.gifts import (
    AddToPlace,
    DrawCards,
    DrawFromBox,
    GrantExploration,
    LookAhead,
    Recover,
    Tempt,
)
from herowright.games.pathfinder.cards.meetings import EndTurn, Flit, MeetFirst, Stay, Summon, Vanish, Wander
from herowright.games.pathfinder.cards.on import (
    CLOSE,
    DEFEAT,
    OTHERWISE,
    OWN,
    RECHARGING,
    WHOSE,
    On,
)
from herowright.games.pathfinder.cards.outside import Examine, ExploreAgain, Heal, Move, Retrieve, TurnBackTime
from herowright.games.pathfinder.cards.standing import (
    ACQUIRES,
    DEFEATS,
    ENDS,
    FAILS,
    MEETS,
    MISSES,
    MOMENTS,
    STARTS,
    DealsDamage,
    DiceAdded,
    DifficultyIs,
    HarderChecks,
    InsteadOfDrawing,
    InsteadOfExploring,
    NeedsTrait,
    NoCards,
    NoEvading,
    NoReset,
    OneExploration,
    Standing,
    Twice,
    WeakDice,
    When,
)
from herowright.games.pathfinder.cards.troubles import (
    TO,
    BuryDiscarded,
    Damage,
    DifficultyBecomes,
    DrawInstead,
    Each,
    Forbid,
    Harder,
    LoseCards,
    LoseTime,
    LoseTop,
    May,
    NoMoreExploring,
    OnRoll,
    Trouble,
    Unless,
)
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Lasting, RaiseDead, RollInstead, Search
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    BANISH,
    BARRIER,
    BLESSING,
    BOONS,
    BURY,
    COMBAT,
    COMBAT_DAMAGE,
    DISCARD,
    DISPLAY,
    FIRE,
    HENCHMAN,
    ITEM,
    MELEE,
    MONSTER,
    RECHARGE,
    REVEAL,
    SHUFFLE,
    SPELL,
    STRENGTH,
    TOP,
    VILLAIN,
    WEAPON,
)
from herowright.lab.invariants import Checker
from herowright.table.event import Event
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.examples import examples
from tests.games.pathfinder.helpers import bane, boon, game, location

# Those that matter once the cards lie on the table.
ELSEWHERE = ("scenario", "add-on", "decks", "exchange")
SETTINGS = [each for each in hw.games()["pathfinder"].settings if each.id not in ELSEWHERE]
BANES = [f"bane-{number}" for number in range(8)]
HANDS = [f"boon-{number}" for number in range(14)] + ["prayer", "sword", "charm"]
PLACES = ["glade", "grove", "marsh", "fen"]
PURPOSES = (RECHARGING, DEFEAT, CLOSE, OTHERWISE)
# Moments that have to do with a card.
ABOUT_CARDS = (MEETS, ACQUIRES, MISSES, DEFEATS, FAILS)
CHECKS = ("Strength 6", "Strength 9", "Wisdom 5", "Arcane 6", "Strength 6 or Wisdom 5", "Combat 8")
MARKS = ((), ("arcane",), ("fire",))


class Maker:
    """Makes up cards, and a table of them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.any = self.rng.choice

    def maybe(self, chance: float) -> bool:
        return self.rng.random() < chance

    def one(self, ways: Sequence[Callable[[], Any]]) -> Any:
        return self.any(ways)()

    def on(self) -> On:
        narrow: dict[str, Any] = self.any(
            (
                {},
                {"skills": (COMBAT,)},
                {"skills": (STRENGTH,)},
                {"noncombat": True},
                {"purposes": (self.any(PURPOSES),)},
            )
        )
        return On(self.any(WHOSE), **narrow)

    # What cards do.

    def trouble(self, depth: int = 0) -> Trouble:
        any, maybe = self.any, self.maybe

        def inner() -> Trouble:
            return self.trouble(depth + 1)

        simple: list[Callable[[], Trouble]] = [
            lambda: Damage(any("123"), any((COMBAT_DAMAGE, FIRE)), maybe(0.2), any(((), (WEAPON,)))),
            lambda: LoseCards(1, any(((), (SPELL,))), maybe(0.4), any((DISCARD, BURY, BANISH, RECHARGE))),
            lambda: LoseTop(any((1, 2)), any((DISCARD, BURY))),
            lambda: BuryDiscarded((ITEM, SPELL)),
            lambda: Harder(any((1, 2))),
            lambda: DifficultyBecomes(any((4, 9, 14))),
            lambda: any((NoMoreExploring(), GrantExploration(), EndTurn(), LoseTime())),
            lambda: DrawInstead(any((0, 1, 3)), maybe(0.5)),
            lambda: Forbid((SPELL,), ("fire",)),
            lambda: any((Wander(), Flit(), Vanish(), Stay())),
            lambda: Summon(any((*BANES[:4], "thug", "boss")), must=maybe(0.4)),
            lambda: Summon(kind=any((MONSTER, BARRIER)), must=maybe(0.4)),
            lambda: MeetFirst(any((MONSTER, BARRIER, HENCHMAN, VILLAIN)), any((0, 1))),
            lambda: DrawFromBox(any(BOONS), any("12"), any((0, 1))),
            lambda: Tempt(any(BOONS), "2", inner()),
            lambda: any((DrawCards("1"), Recover("1"), LookAhead(2), Swap(), LookAtEnds(True), Scout(True))),
            lambda: any((Travel(), Travel(bring=True), LookAtOwn((SPELL, BLESSING), True))),
            lambda: AddToPlace(any((MONSTER, ITEM)), "1", to=any((SHUFFLE, TOP, "bottom"))),
        ]
        nested: list[Callable[[], Trouble]] = [
            lambda: Each(any(TO), inner()),
            lambda: Unless(any(CHECKS), inner()),
            lambda: May(inner()),
            lambda: OnRoll(inner(), 3),
        ]
        made: Trouble = self.one(simple + nested * (3 if depth < 2 else 0))
        return made

    def troubles(self, chance: float) -> tuple[Trouble, ...]:
        return tuple(self.trouble() for _ in range(self.any((1, 1, 2)))) if self.maybe(chance) else ()

    def effect(self) -> Effect:
        any = self.any
        made: Effect = self.one(
            (
                lambda: any(
                    (Fight((MELEE,), "1d6"), Fight((ARCANE, STRENGTH), "2d4", against=("fire",), better="3d6"))
                ),
                lambda: UseSkill((ARCANE,), On(OWN, skills=(STRENGTH,)), "1d4"),
                lambda: any((DieInstead((STRENGTH,), 12, 1), Beat(9, (BARRIER, MONSTER)))),
                lambda: AddDice("1d4", self.on(), any(((), ("fire",)))),
                lambda: AddDie(self.on()),
                lambda: any((Ease(2, self.on()), SetDifficulty(6, self.on()), Succeed(self.on()))),
                lambda: any((Reroll(self.on()), Rescue(2, self.on()))),
                lambda: Reduce(any((0, 1)), any(((), (FIRE,))), any(WHOSE[:4]), self.maybe(0.3)),
                lambda: any((Evade(), Evade((MONSTER,)), ExploreAgain())),
                lambda: any((Heal("1d4"), Move(), Retrieve((ITEM, SPELL)), Search((ITEM, SPELL)), RaiseDead())),
                lambda: any((Examine(2, any_place=True, bottom=True), TurnBackTime("1d4"))),
                lambda: RollInstead(any(("2d6", "9")), On(OWN, skills=(STRENGTH, COMBAT))),
                lambda: AndThen(any((Heal("1"), Examine(1), Move())), self.trouble()),
            )
        )
        return made

    def standing(self) -> Standing:
        any = self.any
        made: Standing = self.one(
            (
                lambda: any((HarderChecks(2, self.on()), DifficultyIs(7, self.on()), DiceAdded("1d4", self.on()))),
                lambda: any((WeakDice(1, self.on()), NeedsTrait("fire"), Twice(), NoCards((SPELL,)), NoEvading())),
                lambda: any((DealsDamage(FIRE, more="1d4"), DealsDamage(halved=True), DealsDamage(fixed=True))),
            )
        )
        return made

    def when(self) -> When:
        moment = self.any(MOMENTS)
        kinds = self.any(((), (MONSTER,), (BARRIER,))) if moment in ABOUT_CARDS else ()
        return When(moment, self.trouble(), kinds)

    # Cards.

    def boon(self, id: str) -> Any:
        powers = []
        for _ in range(self.any((1, 2))):
            effect = self.effect()
            cost = self.any((DISCARD, DISCARD, RECHARGE, BURY, BANISH, REVEAL))
            also = Play(BURY, self.any((More("1d6"), Reroll()))) if effect.moment == "skill" else None
            powers.append(Play(REVEAL, effect, also) if also else Play(cost, effect))
        if self.maybe(0.15):
            powers = [Play(DISPLAY, Lasting("1d4", self.on(), self.any(((), ("fire",)))))]
        recharge = self.any(("", "Arcane 6", "Strength 8", "Arcane 4 or Wisdom 5"))
        acquire = self.any(("Wisdom 4", "Strength 5 then Wisdom 4", "Strength 5 or Combat 6"))
        more: dict[str, Any] = {"recharge": recharge} if recharge else {}
        return boon(
            id, self.any(BOONS), *powers, traits=self.any(MARKS), acquire=acquire, lost=self.troubles(0.4), **more
        )

    def bane(self, id: str, defeat: str = "", kind: str = "", **more: Any) -> Any:
        defeat = defeat or self.any(("Combat 8", "Combat 6 then Combat 9", "Combat 12 or Wisdom 5", "Strength 6", ""))
        rules = (self.standing(),) if self.maybe(0.5) else ()
        return bane(
            id,
            defeat,
            kind or self.any((MONSTER, MONSTER, BARRIER)),
            before=self.troubles(0.4),
            after=self.troubles(0.4),
            undefeated=self.troubles(0.4),
            defeated=self.troubles(0.3),
            instead=() if defeat else self.troubles(1),
            standing=rules,
            immune=self.any(MARKS),
            traits=self.any(((), ("fire",))),
            **more,
        )

    def place(self, id: str) -> Any:
        rules: tuple[Callable[[], Standing], ...] = (
            self.when,
            self.standing,
            lambda: self.any((OneExploration(), NoReset(), InsteadOfDrawing(1, self.maybe(0.5)))),
            lambda: InsteadOfExploring(self.trouble()),
        )
        ways = (ByItself(), ByCheck("Strength 6"), ByPaying((BLESSING,)), BySummoning(BANES[0]), BySummoning("thug"))
        here = tuple(self.one(rules) for _ in range(self.any((0, 1, 2))))
        return location(id, here=here, closing=(self.any(ways),), closed=self.troubles(0.6), closed_here=())

    def power(self) -> Form:
        any = self.any
        pays = (None, Pay(DISCARD), Pay(REVEAL, (ITEM,), then=RECHARGE), Pay(DISCARD, top=True, recharged=(SPELL,)))
        made: Form = self.one(
            (
                lambda: Use(self.effect(), any(pays), alone=self.maybe(0.2), counts_as=any(("", SPELL))),
                lambda: any((Always("1d4", self.on()), WhenPlaying("1d4", self.on(), (BLESSING, SPELL)))),
                lambda: InsteadOf((RECHARGE, BURY), any(((BLESSING,), (SPELL,), ()))),
                lambda: InsteadOf((RECHARGE,), (ITEM, SPELL), of=any((DISCARD, BANISH)), check="Strength 6"),
                lambda: any((LessDamage(1), LessDamage(1, (FIRE,), others_here=True), AnyNumber(self.on()))),
                lambda: AtTurn(any(((STARTS,), (ENDS,))), self.trouble(), any((None, Pay(DISCARD))), self.maybe(0.3)),
                lambda: AfterPlaying(("arcane", "fire"), (SPELL, ITEM, ALLY), self.trouble()),
                lambda: After(any((ACQUIRES, DEFEATS)), ("arcane", "fire"), self.trouble()),
                lambda: any((EvadedTo(TOP), EvadedTo("bottom"), SureRecharge((SPELL,)), BlessingDie(12, self.on()))),
                lambda: SkillForAnother(ARCANE, MELEE, ("fire",)),
                lambda: AnySkillToRecharge(STRENGTH, (SPELL, ITEM), ("arcane", "fire")),
            )
        )
        return made

    def table(self) -> Table:
        """One to six characters, some with hardly a deck, and two villains."""
        rng, any = self.rng, self.any
        places = PLACES[: any((2, 3, 4))]
        cards = [
            *(self.bane(id) for id in BANES),
            *(self.boon(id) for id in HANDS if id.startswith("boon")),
            *(self.place(id) for id in places),
            self.bane("thug", "Combat 7", HENCHMAN),
            self.bane("boss", "Combat 8", VILLAIN, copies={"B": 1}),
            self.bane("rival", "Combat 7 then Combat 6", VILLAIN, copies={"B": 1}),
            replace(
                BOX.find("scenario", "brigandoom"),
                villains=("boss", "rival"),
                henchmen=("thug",),
                during=(self.when(),) if self.maybe(0.3) else (),
            ),
        ]
        heroes = [
            {
                "hand": rng.choices(HANDS, k=6),
                "deck": rng.choices(HANDS, k=any((0, 2, 6, 12))),
                "discard": rng.choices(HANDS, k=any((0, 2))),
                "place": any(places),
                "hand_size": any((0, 2, 4)),
                "powers": {f"line-{number}": self.power() for number in range(any((0, 1, 2, 3)))},
            }
            for _ in range(any((1, 2, 2, 3, 4, 6)))
        ]
        decks = {place: rng.choices([*BANES, *HANDS, "thug", "thug"], k=any((0, 2, 5))) for place in places}
        for villain in ("boss", "rival"):
            deck = decks[any(places)]
            deck.insert(rng.randint(0, len(deck)), villain)
        options = {each.id: any(each.values) for each in SETTINGS if self.maybe(0.1)}
        laid: dict[str, Any] = {"options": options, "blessings": any((5, 20, 30)), "seed": rng.randrange(2**31)}
        return game(*heroes, cards=cards, places=decks, **laid)


class Laws:
    """What the clauses say of every table, told by the log and nothing of the rules' own code."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.played: list[tuple[Any, int, str]] = []  # the check, the seat, and the kind of card
        self.threatened = 0  # damage that has not been taken yet
        self.look()

    def look(self) -> None:
        state = self.table.state
        self.check, self.hurt, self.turn = state.check, state.hurt, state.turn
        self.met = None if state.encounter is None else state.encounter.card
        self.blessings = len(state.blessings)
        self.dead = [hero.dead for hero in state.heroes]
        self.closed = [place.closed for place in state.places]

    def hold(self, told: Sequence[Event]) -> None:
        state = self.table.state
        if told and told[0].rule == "PF-PLAY-01":
            self.a_card_is_played(told[0])
        self.all_goes_on(told)
        for hero in state.heroes:
            gone = not (hero.hand or hero.deck or hero.discard or hero.displayed or hero.in_play or hero.promises)
            assert gone or not hero.dead, "PF-DEATH-03"
        for before, place in zip(self.closed, state.places, strict=True):
            assert place.closed or not before, "PF-CLOSE-11"
        assert not state.won or len(state.beaten) == 2, "PF-VILLAIN-28"
        self.look()

    def a_card_is_played(self, event: Event) -> None:
        state, seat = self.table.state, event.seat
        card = state.box.named(event.args["card"].removeprefix("boon:"))
        against = self.check is None or self.check.purpose not in (RECHARGING, CLOSE)
        if self.met is not None and against:
            assert card.traits.isdisjoint(getattr(self.met, "immune", ())), "PF-ENC-09"
        if self.check is not None and self.hurt is None and seat is not None:
            if not any(form.kind == card.kind for _, form in state.heroes[seat].powers.any_number):
                assert (self.check, seat, card.kind) not in self.played, "PF-CHECK-12"
            self.played.append((self.check, seat, card.kind))

    def all_goes_on(self, told: Sequence[Event]) -> None:
        for event in told:
            match event.kind.removeprefix("pf-event-"):
                case "dies" | "raised" as what:
                    assert event.seat is not None
                    self.dead[event.seat] = what == "dies"
                case "threatens":
                    self.threatened += 1
                case "suffers":
                    self.threatened -= 1
                case "rolls" | "settles" | "meets":
                    assert not self.threatened, "PF-PRINC-10, PF-CHECK-47"
                case "blessing":
                    self.turn = self.next_alive()
                    assert event.seat == self.turn, "PF-TURN-29, PF-TURN-30"
                    self.blessings -= 1
                case "time-lost":
                    self.blessings -= event.args["count"]
                case "time-back":
                    self.blessings += event.args["count"]
                case "escapes":
                    self.blessings -= (event.args["places"] - 1) * (event.rule == "PF-VILLAIN-19")
        state = self.table.state
        assert self.blessings == len(state.blessings), "PF-TURN-04, PF-VILLAIN-19"
        assert self.dead == [hero.dead for hero in state.heroes]

    def next_alive(self) -> int:
        seats = len(self.dead)
        return next(seat % seats for seat in range(self.turn + 1, self.turn + seats + 1) if not self.dead[seat % seats])


@rule("PF-GOLD-01", "PF-GOLD-05", "PF-PRINC-01", "PF-CHECK-12", "PF-ENC-09", "PF-TURN-30", "PF-VILLAIN-28")
@pytest.mark.parametrize("part", range(4))
def test_whatever_cards_say_the_laws_hold(part: int) -> None:
    each = examples(12, 100)
    for seed in range(part * each, (part + 1) * each):
        play(seed)


def play(seed: int) -> None:
    """A hundred decisions at random, under the eyes of all invariants."""
    maker = Maker(seed)
    rng, table = maker.rng, maker.table()
    checker, laws = Checker(table.table, rng), Laws(table)
    for number in range(100):
        decision = table.table.decision
        if decision is None:
            return
        seat = rng.randrange(len(table.state.heroes)) if rng.random() < 0.2 else decision.seat
        keys = table.keys_of(seat)
        going_on = [key for key in keys if key != "end"] if rng.random() < 0.75 else []
        if keys:
            told = table.play(rng.choice(going_on or keys), seat=seat)
            laws.hold(told)
            (checker.check if number % 40 == 20 else checker.glance)(told)
