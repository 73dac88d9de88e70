"""The log tells everything that happens, each line with the clause that made it happen."""

from collections.abc import Callable
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Chastise, Frighten, IgnoreCore, Rob, Unnerve
from herowright.games.call_to_adventure.cards.effects import AddResult, AddRune, Cancel, Ease, TurnRune, Wander
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import AdversaryLoses, Sacrifice, Trade
from herowright.games.call_to_adventure.cards.triggers import Wins
from herowright.games.call_to_adventure.cards.types import Adversary, AntiheroCard, HeroCard, Path
from herowright.games.call_to_adventure.rules.components import ANTIHERO, HERO, STR
from herowright.testing import Play, rule
from tests.games.call_to_adventure.plain import challenge, game, trait
from tests.games.call_to_adventure.scenes import LOSE, WIN, friend, lived, together

OGRE = Adversary(id="ogre", act=1, difficulty=3, tests=(STR,), paths=(Path(id="ogre"),), power=Trade(HERO, 1))


def hero_card(effect: Effect, when: str = timing.ANY) -> HeroCard:
    return HeroCard(id="deed", timing=when, effect=effect)


def attack(effect: Effect, when: str = timing.ANY) -> AntiheroCard:
    return AntiheroCard(id="crime", timing=when, effect=effect)


def playing(*moves: str, card: Any = None, seat: int = 0, rolls: tuple[int, ...] = (), **laid: Any) -> Play:
    """The seat holds the card and plays it after these moves of seat 0."""
    heroes: list[dict[str, Any]] = [{"xp": 3}, {"xp": 3, "hand": ["hope", "spite"]}]
    if card is not None:
        heroes[seat]["hand"] = [card.id]
    cards = [*laid.pop("cards", ()), *([card] if card is not None else [])]
    table = game(*heroes, cards=cards, rolls=rolls, **laid)
    table.play(*moves)
    if card is not None:
        table.play(f"play:{card.id}", seat=seat)
    return table


def _cancelled() -> Play:
    foil = HeroCard(id="foil", timing=timing.RESPONSE, effect=Cancel(ANTIHERO))
    table = game({"hand": ["crime"]}, {"hand": ["foil"]}, cards=[attack(Rob(1)), foil])
    table.play("play:crime", "play:foil")
    return table


def _not_added() -> Play:
    table = game({"abilities": (STR, STR), "hand": ["deed"]}, cards=[hero_card(AddRune((STR,)), timing.BEFORE)])
    table.play("face:trial-easy", "play:deed")
    return table


def _sacrificed() -> Play:
    pal = friend("pal", power=Sacrifice(Wander()))
    table = game({"allies": ["pal"]}, cards=[pal])
    table.play("sacrifice:pal")
    return table


def _traded() -> Play:
    table = game({"hand": ["hope"]}, cards=[OGRE], rows=[["trial"], ["ogre"]])
    table.play("face:ogre", "trade:hope")
    return table


def _for_another() -> Play:
    help = hero_card(AddResult(2), timing.DURING)
    table = together({}, {"hand": ["deed"]}, cards=[help])
    table.play("face:trial-easy")
    table.play("play:deed:1", seat=1)
    return table


def _no_place() -> Play:
    row = [["gift", "gift-2"]]
    table = game({"xp": 3}, rows=row, cards=[friend("pal"), trait("gift-2")], decks=[["pal", "trial"], None, None])
    table.play("gain:gift")
    return table


def _reshuffled() -> Play:
    table = game({"xp": 3}, rows=[["trial", "gift"]], decks=[[], None, None], discards=[["filler-1", "filler-2"]])
    table.play("gain:gift")
    return table


def _loses() -> Play:
    table = together({"xp": 3}, quest=(AdversaryLoses(Wins(), 1),), adversary_xp=2, rolls=WIN)
    table.play("face:trial-easy", "cast")
    return table


def _lost_its_lesson(xp: int) -> Play:
    harsh = attack(Chastise(2), timing.OTHER_LOST)
    table = game({"xp": xp}, {"hand": ["crime"]}, cards=[harsh, challenge("trial", difficulty=9)], rolls=LOSE)
    table.play("face:trial-easy", "cast")
    table.state.heroes[0].xp = xp
    table.play("play:crime", seat=1)
    return table


BESIDE: dict[str, Any] = {"cards": [challenge("other")], "row": ("trial", "other")}
TOLD: tuple[tuple[str, str, dict[str, Any], Callable[[], Play]], ...] = (
    ("ca-event-adversary-loses", "CA-COOP-13", {"xp": 1, "total": 1}, _loses),
    ("ca-event-ally-discarded", "CA-ALLY-07", {"card": "story:pal"}, _no_place),
    ("ca-event-cancelled", "CA-HERO-10", {"card": "antihero:crime", "by": "hero:foil"}, _cancelled),
    (
        "ca-event-core-ignored",
        "CA-HERO-08",
        {"card": "antihero:crime"},
        lambda: playing("face:trial-easy", card=attack(IgnoreCore(), timing.OTHER_FACES), seat=1),
    ),
    (
        "ca-event-dropped",
        "CA-HERO-08",
        {"card": "hero:hope", "by": "antihero:crime"},
        lambda: _then(playing(card=attack(Unnerve())), "drop:hope"),
    ),
    (
        "ca-event-eased",
        "CA-CHAL-14",
        {"card": "hero:deed", "by": 2},
        lambda: playing("face:trial-easy", card=hero_card(Ease(2), timing.DURING)),
    ),
    (
        "ca-event-faces-adversary",
        "CA-CHAL-03",
        {"card": "story:nemesis"},
        lambda: _then(together({"story": lived(8)}), "face:nemesis"),
    ),
    (
        "ca-event-frightened",
        "CA-COOP-38",
        {"card": "antihero:crime", "challenge": "story:trial"},
        lambda: playing("face:trial-easy", card=attack(Frighten(), timing.OTHER_FACES), seat=1, **BESIDE),
    ),
    (
        "ca-event-no-effect",
        "CA-COOP-18",
        {"card": "antihero:crime"},
        lambda: playing(
            "face:trial-easy",
            card=attack(Frighten(), timing.OTHER_FACES),
            seat=1,
            rows=[["trial"]],
            decks=[[], None, None],
        ),
    ),
    ("ca-event-loses-xp-by", "CA-HERO-15", {"xp": 2, "card": "antihero:crime"}, lambda: _lost_its_lesson(3)),
    ("ca-event-no-effect", "CA-COOP-18", {"card": "antihero:crime"}, lambda: _lost_its_lesson(0)),
    ("ca-event-plays-for", "CA-HERO-08", {"card": "hero:deed", "seat": "seat:0"}, _for_another),
    ("ca-event-reshuffled", "CA-ROW-09", {"kind": "act-1", "cards": 2}, _reshuffled),
    ("ca-event-rune-not-added", "CA-RUNE-20", {"card": "hero:deed", "rune": "ability:str"}, _not_added),
    (
        "ca-event-rune-turned",
        "CA-CHAL-16",
        {"card": "hero:deed", "face": 0},
        lambda: _then(
            playing("face:trial-easy", "cast", card=hero_card(TurnRune(), timing.DURING), rolls=WIN), "rune:0"
        ),
    ),
    ("ca-event-sacrifices", "CA-ALLY-12", {"card": "story:pal"}, _sacrificed),
    ("ca-event-traded", "CA-ADV-05", {"card": "hero:hope", "bonus": 1}, _traded),
    (
        "ca-event-wanders",
        "CA-EXTRA-03",
        {"card": "story:trial"},
        lambda: _then(playing(card=hero_card(Wander())), "replace:trial"),
    ),
)


def _then(table: Play, key: str) -> Play:
    found = next((each for each in table.keys if each.startswith(key)), key)
    table.play(found)
    return table


@rule("CA-ADV-05", "CA-ALLY-07", "CA-ALLY-12", "CA-CHAL-03", "CA-CHAL-14", "CA-CHAL-16", "CA-COOP-13", "CA-COOP-18")
@rule("CA-COOP-38", "CA-EXTRA-03", "CA-HERO-08", "CA-HERO-10", "CA-HERO-15", "CA-ROW-09", "CA-RUNE-20")
@pytest.mark.parametrize(("kind", "clause", "args", "play"), TOLD, ids=[each[0] for each in TOLD])
def test_the_log_tells_it(kind: str, clause: str, args: dict[str, Any], play: Callable[[], Play]) -> None:
    table = play()
    told = [(event.rule, {name: event.args[name] for name in args}) for event in table.told(kind)]
    assert told == [(clause, args)]
