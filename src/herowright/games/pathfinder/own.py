"""Own scenarios and characters, as a pack writes them: what has to be said, and the cards that it makes (PF-CUSTOM)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from herowright.games.pathfinder import custom
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.rewards import (
    CARD_FEAT,
    POWER_FEAT,
    SKILL_FEAT,
    BoxReward,
    FeatReward,
    NoReward,
    Reward,
)
from herowright.games.pathfinder.cards.types import Adventure, Boon, Character, Scenario, Skill
from herowright.games.pathfinder.corrections import die, known
from herowright.games.pathfinder.own_rules import RULES, rules
from herowright.games.pathfinder.rules.components import (
    BASE,
    BASE_SKILLS,
    BOONS,
    COMBAT,
    HENCHMAN,
    PROFICIENCIES,
    SKILL_IDS,
    SKILLS,
    VILLAIN,
)
from herowright.table.message import Message
from herowright.table.settings import LONGEST_WORD, Check, Path, Problem, fields, items, likely, number, text, word

FEATS = (SKILL_FEAT, POWER_FEAT, CARD_FEAT)
ANY, CHOICE = "any", "choice"
SEATS = 6
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LONGEST_ID = 40
# So many own scenarios, adventures or characters may one pack bring.
MOST_OWN = 60

NAME = fields(dict.fromkeys(("en", "pl", "de"), text(60)))
LINES = {line.id: line for character in BOX.characters for line in character.lines}
ROLES = {role.id: role for character in BOX.characters for role in character.roles}


def required(check_all: Check, names: Sequence[str]) -> Check:
    """A table that must have these fields."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        yield from check_all(value, path)
        missing = [name for name in names if name not in value] if isinstance(value, Mapping) else []
        if missing:
            yield Problem(path, Message("pack-required", {"names": ", ".join(missing)}))

    return check


def with_own(printed: Mapping[str, Check], own: Check, needed: Sequence[str]) -> Check:
    """A table of printed cards and of own ones, which have new ids."""
    check_printed = fields(printed)

    def check(value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, Mapping):
            yield Problem(path, Message("pack-table"))
            return
        if len(value.keys() - printed.keys()) > MOST_OWN:
            yield Problem(path, Message("pack-too-many", {"most": MOST_OWN}))
            return
        for id, entry in value.items():
            if id in printed:
                yield from check_printed({id: entry}, path)
                continue
            at = (*path, str(id)[:LONGEST_WORD])
            whole = isinstance(entry, Mapping) and all(name in entry for name in needed)
            meant = likely(id, printed)
            if meant and not whole:  # rather a slip than a new card
                yield Problem(at, Message("pack-likely", {"likely": meant}))
            elif not isinstance(id, str) or not _ID.fullmatch(id) or len(id) > LONGEST_ID:
                yield Problem(at, Message("pack-id", {"longest": LONGEST_ID}))
            else:
                yield from own(entry, at)

    return check


# --- scenarios (PF-CUSTOM-01) ------------------------------------------------------------------------------


def _banes(kind: str) -> Check:
    return known(bane.id for bane in BOX.banes if bane.kind == kind)


VILLAINS, HENCHMEN = items(_banes(VILLAIN), 0, 4, distinct=True), items(_banes(HENCHMAN), 1, 12)
REWARD = word(*FEATS, *BOONS, ANY)
_PLACES = items(items(known(place.id for place in BOX.locations), 0, 8), 1, SEATS)


def locations(value: Any, path: Path) -> Iterator[Problem]:
    """A list for each number of players, of which all up to theirs are used (PF-SETUP-14)."""
    wrong = list(_PLACES(value, path))
    yield from wrong
    if wrong:
        return
    if not value[0]:
        yield Problem(path, Message("pf-pack-places", {"count": 1}))
    if max(Counter(id for each in value for id in each).values(), default=0) > 1:
        yield Problem(path, Message("pack-twice"))


SCENARIO: Mapping[str, Check] = {
    "name": required(NAME, ("en",)),
    "villains": VILLAINS,
    "henchmen": HENCHMEN,
    "locations": locations,
    "reward": REWARD,
    "rules": RULES,
}
NEEDED_SCENARIO = ("name", "villains", "henchmen", "locations", "reward")
_SCENARIO = required(fields(SCENARIO), NEEDED_SCENARIO)


def scenario(value: Any, path: Path) -> Iterator[Problem]:
    wrong = list(_SCENARIO(value, path))
    yield from wrong or room(value["villains"], value["locations"], path)


def room(villains: Sequence[str], places: Sequence[Sequence[str]], path: Path) -> Iterator[Problem]:
    """Each villain lies in a location of its own, also for one player (PF-SETUP-18)."""
    if len(villains) > len(places[0]) > 0:
        yield Problem((*path, "locations"), Message("pf-pack-places", {"count": len(villains)}))


def printed_scenario(card: Scenario) -> Check:
    """One that is won without villain and henchmen keeps that."""
    held = ("villains", "henchmen") if card.villains and card.henchmen else ()
    check_all = fields({"name": NAME} | {name: SCENARIO[name] for name in (*held, "locations", "reward", "rules")})

    def check(value: Any, path: Path) -> Iterator[Problem]:
        wrong = list(check_all(value, path))
        yield from wrong or room(value.get("villains", card.villains), value.get("locations", card.locations), path)

    return check


def places(lists: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    return (*(tuple(each) for each in lists), *[()] * (SEATS - len(lists)))


def reward(wanted: str) -> Reward:
    return FeatReward((wanted,)) if wanted in FEATS else BoxReward("" if wanted == ANY else wanted)


def new_scenario(id: str, entry: Mapping[str, Any]) -> Scenario:
    """Without a villain it is won by closing every location (PF-END-05)."""
    made = Scenario(
        id=id,
        villains=tuple(entry["villains"]),
        henchmen=tuple(entry["henchmen"]),
        locations=places(entry["locations"]),
        during=rules(entry),
        reward=reward(entry["reward"]),
        close_all=not entry["villains"],
    )
    return replace(made, set=str(level(made) or BASE))


def level(scenario: Scenario) -> int:
    """The number of the adventure deck that it needs: that of its latest card."""
    cards = [BOX.find("bane", id) for id in (*scenario.villains, *scenario.henchmen)]
    sets = [BOX.find("location", id).set for each in scenario.locations for id in each]
    return max([*(card.level for card in cards), *(int(set) for set in sets if set.isdigit())], default=0)


# --- adventures (PF-CARD-01, PF-CARD-02) -------------------------------------------------------------------

ADVENTURE: Mapping[str, Check] = {
    "name": required(NAME, ("en",)),
    "scenarios": items(text(LONGEST_ID), 1, 12, distinct=True),
    "rules": RULES,
}
NEEDED_ADVENTURE = ("name", "scenarios")
adventure = required(fields(ADVENTURE), NEEDED_ADVENTURE)
# A printed one keeps its scenarios.
PRINTED_ADVENTURE = fields({"name": NAME, "rules": RULES})


def adventures(scenarios: Sequence[Scenario], entries: Mapping[str, Mapping[str, Any]]) -> Iterator[Adventure]:
    """Own adventures, with the latest adventure deck that they need. Scenarios that are in none of them belong to no
    printed one either; those of a level stand together."""
    levels = {each.id: level(each) for each in scenarios}
    for id, entry in entries.items():
        number_of = max(levels.pop(each) for each in entry["scenarios"])
        yield Adventure(
            id=id,
            set=str(number_of or BASE),
            number=number_of,
            scenarios=tuple(entry["scenarios"]),
            during=rules(entry),
            reward=NoReward(),
        )
    by_level: dict[int, list[str]] = {}
    for id, found in levels.items():
        by_level.setdefault(found, []).append(id)
    for number_of, ids in by_level.items():
        yield Adventure(id=f"own-{number_of}", number=number_of, scenarios=tuple(ids), reward=NoReward())


# --- characters (PF-CUSTOM-02 to -07) ----------------------------------------------------------------------

BUILT_ON = [SKILL_IDS[skill] for skill in SKILLS if skill not in BASE_SKILLS and skill != COMBAT]
BOXES, BONUS = number(0, 6), number(0, 6)
CARDS = fields({kind: fields({"count": number(0, 15), "boxes": number(0, 10)}) for kind in BOONS})
_SKILL = required(
    fields({"die": die(), "boxes": BOXES, "extends": fields(dict.fromkeys(BUILT_ON, BONUS))}), ("die", "boxes")
)
_BASES = [SKILL_IDS[skill] for skill in BASE_SKILLS]
_PROFICIENT = items(word(*PROFICIENCIES), 0, len(PROFICIENCIES), distinct=True)
_SIZES = items(number(1, 12), 1, 6)


def hand_sizes(value: Any, path: Path) -> Iterator[Problem]:
    """Each box adds to the one before it."""
    wrong = list(_SIZES(value, path))
    yield from wrong
    if not wrong and list(value) != sorted(set(value)):
        yield Problem(path, Message("pack-rising"))


CHARACTER: Mapping[str, Check] = {
    "name": required(NAME, ("en",)),
    "skills": required(fields(dict.fromkeys(_BASES, _SKILL)), _BASES),
    "cards": CARDS,
    "hand-sizes": hand_sizes,
    "lines": items(known(LINES), 1, 6, distinct=True),
    "roles": items(known(ROLES), 2, 2, distinct=True),
    "favored": word(*BOONS, CHOICE),
    "proficient": _PROFICIENT,
    "proficiencies": _PROFICIENT,
}
NEEDED = ("name", "skills", "cards", "hand-sizes", "lines", "roles")
_CHARACTER = required(fields(CHARACTER), NEEDED)


def character(value: Any, path: Path) -> Iterator[Problem]:
    """All that is wrong with the entry; then where the character leaves the numbers of the rules."""
    wrong = list(_CHARACTER(value, path))
    yield from wrong
    if wrong:
        return
    extended = [other for skill in value["skills"].values() for other in skill.get("extends", {})]
    if len(set(extended)) < len(extended):
        yield Problem((*path, "skills"), Message("pack-twice"))
    if set(value.get("proficient", ())) & set(value.get("proficiencies", ())):
        yield Problem((*path, "proficiencies"), Message("pack-twice"))
    for message in custom.problems(new_character(path[-1], value, ())):
        yield Problem((*path, *_WHERE.get(message.id, ())), Message("pf-pack-custom", {"wrong": message}))


# The field that a number of the rules is about.
_WHERE = {
    "pf-custom-deck": ("cards",),
    "pf-custom-card-boxes": ("cards",),
    "pf-custom-skill-boxes": ("skills",),
    "pf-custom-die": ("skills",),
    "pf-custom-extensions": ("skills",),
    "pf-custom-role-boxes": ("roles",),
}


def printed_character(card: Character) -> Check:
    skills: dict[str, Check] = {}
    for base, skill in card.skills.items():
        built = {"extends": fields({SKILL_IDS[other]: BONUS for other in skill.extends})} if skill.extends else {}
        skills[SKILL_IDS[base]] = fields({"die": die(), "boxes": BOXES, **built})
    return fields({"name": NAME, "skills": fields(skills), "cards": CARDS, "hand-sizes": hand_sizes})


def skills_with(before: Mapping[int, Skill], entry: Mapping[str, Any]) -> dict[int, Skill]:
    found = dict(before)
    for id, values in entry.items():
        old = found.get(SKILL_IDS.index(id), Skill(0, 0))
        extends = {SKILL_IDS.index(other): bonus for other, bonus in values.get("extends", {}).items()}
        new = Skill(values.get("die", old.die), values.get("boxes", old.boxes), {**old.extends, **extends})
        found[SKILL_IDS.index(id)] = new
    return {base: found[base] for base in sorted(found)}


def cards_with(before: Mapping[str, tuple[int, int]], entry: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    found = dict(before)
    for kind, values in entry.items():
        count, boxes = found.get(kind, (0, 0))
        found[kind] = (values.get("count", count), values.get("boxes", boxes))
    return found


def new_character(id: str, entry: Mapping[str, Any], boons: Sequence[Boon]) -> Character:
    first, second = (ROLES[role] for role in entry["roles"])
    skills = skills_with({}, entry["skills"])
    cards = cards_with(dict.fromkeys(BOONS, (0, 0)), entry["cards"])
    favored = entry.get("favored", CHOICE)
    return Character(
        id=id,
        set=BASE,
        skills=skills,
        favored=None if favored == CHOICE else favored,
        hand_sizes=tuple(entry["hand-sizes"]),
        proficient=tuple(entry.get("proficient", ())),
        proficiencies=tuple(entry.get("proficiencies", ())),
        cards=cards,
        lines=tuple(LINES[line] for line in entry["lines"]),
        roles=(first, second),
        sample=sample(skills, cards, boons),
    )


def sample(
    skills: Mapping[int, Skill],
    cards: Mapping[str, tuple[int, int]],
    boons: Sequence[Boon],
    before: Mapping[str, int] | None = None,
) -> dict[str, int]:
    """A deck of Basic cards of the base set, those first that the character can use; as far as the list still has room,
    the cards of an older deck stay (PF-SETUP-03, PF-SETUP-04)."""
    kinds = {boon.id: boon.kind for boon in boons}
    kept = [id for id, count in (before or {}).items() for _ in range(count)]
    deck: Counter[str] = Counter()
    for kind in BOONS:
        basic = [boon for boon in boons if boon.kind == kind and boon.basic and not boon.loot]
        suited = _suited(basic, skills)
        new = [
            boon.id
            for group in (suited, [boon for boon in basic if boon not in suited])
            for copy in range(max((boon.copies.get(BASE, 0) for boon in group), default=0))
            for boon in group
            if kept.count(boon.id) + copy < boon.copies.get(BASE, 0)
        ]
        deck.update([*(id for id in kept if kinds.get(id) == kind), *new][: cards.get(kind, (0, 0))[0]])
    return dict(deck)


def _suited(boons: Sequence[Boon], skills: Mapping[int, Skill]) -> list[Boon]:
    """Those that ask for no skill, or for one in which the character is about as good as in any other that they ask
    for."""
    able = {base: float(skill.die) / 2 for base, skill in skills.items()}
    able |= {other: able[base] + plus for base, skill in skills.items() for other, plus in skill.extends.items()}
    values: dict[Boon, float] = {}
    for boon in boons:
        used = {skill for power in boon.powers for skill in getattr(power.effect, "skills", ())}
        if boon.needs_skill is not None:
            used = {boon.needs_skill}
        used = used or {way.skill for way in boon.recharge_check}
        if used:
            values[boon] = max(able.get(skill, 0) for skill in used)
    best = max(values.values(), default=0)
    return [boon for boon in boons if boon not in values or (values[boon] and values[boon] >= best - 1)]
