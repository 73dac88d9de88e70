"""The vocabulary of Call to Adventure for tests: effects, card families, neutral cards, and tables that are read as
text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.vocabulary import *
from herowright.testing import Play, rule, situation

# --- cards that do nothing but what a test writes on them --------------------------------------------------

NO_POWER = Surer(0)


def challenge(
    id: str,
    difficulty: int = 3,
    tests: tuple[int, ...] = (STR, DEX),
    act: int = 0,
    hard: Mapping[str, Any] | None = None,
    easy: Mapping[str, Any] | None = None,
) -> Challenge:
    """Its upper path `<id>-hard` carries the +1, its lower path `<id>-easy` does not."""
    paths = (Path(id=f"{id}-hard", harder=1, **hard or {}), Path(id=f"{id}-easy", **easy or {}))
    return Challenge(id=id, act=act, difficulty=difficulty, tests=tests, paths=paths)


def trait(id: str, *needs: Requirement, act: int = 0, **path: Any) -> Trait:
    return Trait(id=id, act=act, needs=needs, path=Path(id=id, **path))


def origin(id: str, abilities: Sequence[int] = (), icons: Sequence[int] = (), power: Power = NO_POWER) -> Origin:
    return Origin(id=id, abilities=tuple(abilities), icons=tuple(icons), power=power)


def motivation(id: str, power: Power = NO_POWER) -> Motivation:
    return Motivation(id=id, power=power)


def destiny(id: str, *conditions: Any) -> Destiny:
    return Destiny(id=id, conditions=conditions)


def hero_card(id: str, effect: Any = None, when: str = timing.OTHER_LOST, copy: int = 1) -> HeroCard:
    """Nobody has a reason to play it, unless told otherwise."""
    return HeroCard(id=id, copy=copy, timing=when, effect=effect or Receive(Gain(xp=1)))


def antihero_card(id: str, effect: Any = None, when: str = timing.OTHER_LOST, copy: int = 1) -> AntiheroCard:
    return AntiheroCard(id=id, copy=copy, timing=when, effect=effect or Receive(Gain(xp=1)))


# --- reading -----------------------------------------------------------------------------------------------


class CallToAdventurePlay(Play):
    """Runes are read and scripted by the face that lies up: `core:1`, `str:2`, `wis-special:hero`, `dark:corruption`. A
    face that gives something is named by it, every other one by the number it adds."""

    @staticmethod
    def faces(state: Any, thing: Any) -> Sequence[str]:
        return [f"{RUNE_IDS[thing]}:{face.gives or face.adds}" for face in state.box.faces[thing]]

    def runes(self) -> list[str]:
        """The runes of the attempt: what lies ready, or how they were cast."""
        attempt = self.state.attempt
        assert attempt is not None, "nobody faces anything"
        if not attempt.faces:
            return [RUNE_IDS[rune] for rune in attempt.runes]
        return [self.faces(self.state, rune)[face] for rune, face in zip(attempt.runes, attempt.faces, strict=True)]

    def row(self, act: int) -> list[str]:
        """The cards of a row, acts being counted from 1; an empty place as an empty text."""
        return [card.id if card else "" for card in self.state.rows[act - 1]]

    def hand(self, seat: int) -> list[str]:
        return [card.id for card in self.hero(seat).hand]

    def story(self, seat: int) -> list[list[str]]:
        """The paths that show under each character card."""
        return [[tucked.path.id for tucked in act] for act in self.hero(seat).acts]
