"""Proofs of how boons come into a hand, and back into a deck: checks to acquire, and recharge checks."""

from typing import Any

from herowright.games.pathfinder.cards.effects import Evade, Fight, Reduce
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.cards.wonders import Lasting
from herowright.games.pathfinder.rules.components import DAMAGE, PROFICIENCIES, SKILL_IDS
from herowright.testing import Play as Table
from tests.games.pathfinder.cards.boon_checks import held, ready, twin
from tests.games.pathfinder.cards.boon_moments import KINDS, evades, hurt, leisure, met
from tests.games.pathfinder.cards.boon_proofs import fighting
from tests.games.pathfinder.cards.boon_uses import Use, expert, novice, skill_dice, table_for, where, will_roll
from tests.games.pathfinder.helpers import deck_of, falls, in_box, kinds, zone

# --- acquiring -------------------------------------------------------------------------------------------


def ways(check: str) -> dict[int, int]:
    """Skills and the numbers to reach, as a card prints them: `Wisdom/Divine 7 or Charisma 8`."""
    found: dict[int, int] = {}
    for part in check.split(" or "):
        skills, number = part.rsplit(" ", 1)
        found |= {SKILL_IDS.index(skill.lower()): int(number) for skill in skills.split("/")}
    return found


def prove_acquiring(card: Boon) -> None:
    """With each skill printed the number printed is enough, and one less is not: then it goes to the box, if nothing
    else happens first."""
    for skill, number in ways(card.acquire).items():
        for missing in (0,) if card.lost else (0, 1):
            table = found(card)
            copies = in_box(table, card.id)
            assert table.asked == (0, "skill")
            assert table.keys == [*(f"use:{SKILL_IDS[each]}" for each in ways(card.acquire)), "decline"]
            table.play(f"use:{SKILL_IDS[skill]}")
            will_roll(table, number - missing - skill_dice(skill)[1])
            table.play("roll")
            assert falls(table)[0][2:] == (number - missing, number)
            assert (card.id in zone(table, "hand"), in_box(table, card.id)) == (not missing, copies + missing)
            assert ("acquires" in kinds(table)) == (not missing)
            assert deck_of(table, "glade") == []


def prove_taking(card: Boon) -> None:
    """Without a check it is simply taken."""
    table = found(card)
    assert (table.asked, zone(table, "hand"), falls(table)) == ((0, "turn"), [card.id], [])


def prove_declining(card: Boon) -> None:
    """Back to the box, without dice."""
    table = found(card)
    copies = in_box(table, card.id)
    table.play("decline")
    assert (falls(table), zone(table, "hand")) == ([], [])
    assert (deck_of(table, "glade"), in_box(table, card.id)) == ([], copies + 1)


def found(card: Boon, *hand: str, **arrangement: Any) -> Table:
    table = table_for(hand, places={"glade": [card.id], "grove": ["wolf"]}, **arrangement)
    table.play("explore")
    return table


# --- recharging ------------------------------------------------------------------------------------------


def played(use: Use, make: Any = expert) -> tuple[Table, int]:
    """The power was used where it fits; who did it."""
    effect, holder = use.effect, 0
    if isinstance(effect, Fight):
        table = fighting(use, make=make)
        table.play(next(key for key in table.keys if key.startswith(use.key)))
        return table, 0
    if isinstance(effect, Reduce):
        table = hurt((effect.types or DAMAGE)[0], *held(use), cards=[twin(use)], proficient=PROFICIENCIES, make=make)
    elif isinstance(effect, Evade):
        table = met(next(kind for kind in KINDS if evades(effect, kind)), *held(use), cards=[twin(use)], make=make)
    elif hasattr(effect, "on") and not isinstance(effect, Lasting):
        table, _, holder = ready(use, make=make)
    else:
        table = leisure(*held(use), cards=[twin(use)], make=make)
    table.play(use.key, seat=holder)
    return table, holder


def step(table: Table) -> None:
    """Everything else takes its course."""
    kind = table.asked[1]
    answers = {"prepare": "roll", "damage": "take-it", "evade": "face", "failed": "accept", "examined": "leave"}
    table.play("end" if kind == "turn" else answers.get(kind, table.keys[0]))


def prove_recharging(use: Use) -> None:
    """With each skill printed the number printed brings the card under the deck, and one less does not."""
    for skill, number in ways(use.card.recharge).items():
        for missing in (0, 1):
            table, holder = played(use)
            while table.asked[1] != "recharge":
                step(table)
            assert (table.asked, where(table, use.card.id, holder)) == ((holder, "recharge"), "in_play")
            table.play("yes")
            if len(ways(use.card.recharge)) > 1:
                assert table.keys == [f"use:{SKILL_IDS[each]}" for each in ways(use.card.recharge)]
                table.play(f"use:{SKILL_IDS[skill]}")
            assert (table.asked, table.state.checks[-1].skill) == ((holder, "prepare"), skill)
            will_roll(table, number - missing - skill_dice(skill)[1])
            rolls = len(falls(table))
            table.play("roll")
            assert falls(table)[rolls][2:] == (number - missing, number)
            assert where(table, use.card.id, holder) == ("discard" if missing else "deck")


def prove_not_recharging(use: Use) -> None:
    """Whoever lacks the skills rolls nothing for it: the card is discarded, or banished where it says so."""
    table, holder = played(use, novice)
    copies = in_box(table_for([use.card.id]), use.card.id)
    while use.card.id in zone(table, "in_play", holder) or use.card.id in zone(table, "displayed", holder):
        assert table.asked[1] != "recharge"
        step(table)
    banished = use.card.needs_skill is not None
    assert where(table, use.card.id, holder) == ("box" if banished else "discard")
    assert in_box(table, use.card.id) == copies + banished
