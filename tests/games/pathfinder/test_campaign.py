"""Campaigns: what may be played next, who plays, and what a party that is brought along must be like (PF-SETUP-08 to
-13, PF-END-04, PF-END-12 to -16, PF-BETWEEN-10 to -14, PF-DEATH-09 and -10)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import herowright as hw
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.types import Adventure
from herowright.games.pathfinder.rules import admission, campaign, party
from herowright.games.pathfinder.rules.campaign import BadParty, NotPossible, check_party, new_party
from herowright.locale import LANGUAGES, Texts
from herowright.table import campaigns as dates
from herowright.testing import Play, rule, situation

PERILS = ["brigandoom", "the-poison-pill", "black-fangs-dungeon"]
OFFERINGS = [
    *("attack-on-sandpoint", "local-heroes", "trouble-in-sandpoint", "approach-to-thistletop", "thistletop-delve"),
]
ALL = {*PERILS, *OFFERINGS}

Data = dict[str, Any]


def having_won(*scenarios: str, **more: Any) -> Data:
    return {**new_party("Testers"), "won": list(scenarios), **more}


def member(character: str, **more: Any) -> Data:
    sample = BOX.find("character", character).sample
    deck = [id for id, count in sample.items() for _ in range(count)]
    return {**campaign.fresh(character), "deck": deck, **more}


def opened(party: Data, seats: int = 1, seed: int = 1, scenario: str = "brigandoom") -> Play:
    return Play(hw.new_table("pathfinder", seats, seed, {"party": party, "scenario": scenario}))


def sensible(decision: Any) -> str:
    """Keeps what fits, fills up what is missing, and returns only what is too much."""
    keys: list[str] = [option.key for option in decision.options]
    wanted = ("done", "take:", "box:")
    return next((key for start in wanted for key in keys if key.startswith(start)), keys[0])


def after_winning(brought: Data, scenario: str, seats: int = 1, **arrangement: Any) -> Data:
    """What becomes of a party that has just won the scenario; everybody is content with the first of everything."""
    options = {"party": brought, "scenario": scenario}
    table = situation("pathfinder", seats, options, step=("rewards",), won=True, **arrangement)
    table.play_out(lambda table: sensible(table.decision))
    found: Data = table.view()["party"]
    return found


# --- what comes next -------------------------------------------------------------------------------------


@rule("PF-SETUP-08", "PF-SETUP-13")
def test_a_new_party_begins_with_the_perils_or_with_the_path() -> None:
    assert campaign.next_scenarios(new_party()) == ["brigandoom", "attack-on-sandpoint"]
    assert campaign.playable(new_party()) == ["brigandoom", "attack-on-sandpoint"]


@rule("PF-END-04", "PF-END-12")
@pytest.mark.parametrize("adventure", [PERILS, OFFERINGS])
def test_only_a_win_opens_the_next_scenario(adventure: list[str]) -> None:
    for number, scenario in enumerate(adventure):
        coming = campaign.next_scenarios(having_won(*adventure[:number]))
        assert scenario in coming
        assert not set(adventure[number + 1 :]) & set(coming)


def test_the_perils_come_before_the_path_or_never() -> None:
    assert campaign.next_scenarios(having_won("brigandoom")) == ["the-poison-pill", "attack-on-sandpoint"]
    assert campaign.next_scenarios(having_won(*PERILS)) == ["attack-on-sandpoint"]
    assert campaign.next_scenarios(having_won("brigandoom", "attack-on-sandpoint")) == [
        "the-poison-pill",
        "local-heroes",
    ]


@rule("PF-END-09")
def test_what_was_won_may_be_played_again() -> None:
    party = having_won("brigandoom")
    assert campaign.playable(party) == ["the-poison-pill", "attack-on-sandpoint", "brigandoom"]
    campaign.check_scenario(party, "brigandoom")


@rule("PF-SETUP-11", "PF-SETUP-09")
def test_the_chapters_tell_the_whole_path_also_what_is_not_there_yet() -> None:
    perils, offerings, *later = campaign.chapters(having_won("brigandoom"))
    assert (perils.adventure, perils.in_path, perils.there) == ("perils-of-the-lost-coast", False, True)
    assert dict(perils.scenarios) == dict(zip(PERILS, ("won", "open", "closed"), strict=True))
    assert (offerings.adventure, offerings.in_path) == ("burnt-offerings", True)
    assert [status for _, status in offerings.scenarios] == ["open", *["closed"] * 4]
    assert [chapter.adventure for chapter in later] == list(BOX.path.adventures[1:])
    assert all(chapter == (chapter.adventure, True, False, ()) for chapter in later)


def box_with_deck_two() -> Any:
    """The box once the second adventure is there: nothing but data."""
    scenario = replace(BOX.scenarios[0], id="the-undead-uprising")
    adventure = Adventure(id="the-skinsaw-murders", set="2", number=2, scenarios=(scenario.id,), reward=BOX.path.reward)
    return BOX.with_cards(scenario, adventure)


@rule("PF-END-14")
def test_a_finished_adventure_opens_the_next_of_the_path_as_soon_as_it_is_there() -> None:
    box = box_with_deck_two()
    assert campaign.next_scenarios(having_won(*OFFERINGS)) == ["brigandoom"]
    assert campaign.next_scenarios(having_won(*OFFERINGS), box) == ["brigandoom", "the-undead-uprising"]
    assert "the-undead-uprising" not in campaign.playable(having_won(*OFFERINGS[:-1]), box)


@rule("PF-END-16")
def test_after_the_path_everything_is_open() -> None:
    box = replace(box_with_deck_two(), path=replace(BOX.path, adventures=("burnt-offerings", "the-skinsaw-murders")))
    party = having_won(*OFFERINGS, "the-undead-uprising")
    assert campaign.next_scenarios(party, box) == ["brigandoom"]
    assert {*campaign.playable(party, box)} == {*OFFERINGS, "the-undead-uprising", "brigandoom"}


@rule("PF-END-04")
def test_no_table_opens_for_a_scenario_that_is_not_reached() -> None:
    with pytest.raises(hw.BadOption) as refused:
        opened(new_party(), scenario="the-poison-pill")
    assert refused.value.message.id == "pf-party-not-yet"
    assert refused.value.message.args["open"] == "scenario:brigandoom scenario:attack-on-sandpoint"
    opened(having_won(*OFFERINGS), scenario="brigandoom")  # the path closes no other adventure
    assert hw.new_table("pathfinder", 1, 1, {"scenario": "thistletop-delve"}).state.scenario.id == "thistletop-delve"


# --- a scenario of a campaign ------------------------------------------------------------------------------


@rule("PF-END-12", "PF-END-13")
def test_a_won_scenario_goes_into_the_log_and_opens_the_next() -> None:
    brought = having_won("brigandoom", "the-poison-pill")
    party = after_winning(brought, "black-fangs-dungeon", heroes=[{"character": "amiri"}])
    assert party["won"] == PERILS
    assert party["log"] == [
        {"scenario": "black-fangs-dungeon", "won": True, "turns": 0, "heroes": ["amiri"], "dead": []}
    ]
    (amiri,) = party["members"]
    assert {"scenario:black-fangs-dungeon", "adventure:perils-of-the-lost-coast"} == {*amiri["rewards"]}
    assert sum(amiri["feats"]["skills"].values()) == 1, "the adventure's reward"
    assert check_party(party) == []
    assert campaign.next_scenarios(party) == ["attack-on-sandpoint"]


def test_the_log_keeps_when_a_scenario_ended() -> None:
    won = after_winning(new_party(), "brigandoom", heroes=[{"character": "amiri"}])
    assert dates.played_at(won["log"][0]) is None, "no clock stands on the table"
    party = dates.dated(won, 1793909589.7)
    assert party["log"] == [{**won["log"][0], "at": "2026-11-05T20:13:09Z"}]
    assert (dates.played_at(party["log"][0]), check_party(party)) == (1793909589, [])
    further = after_winning(party, "the-poison-pill", heroes=[{"character": "amiri"}])
    assert [entry.get("at") for entry in further["log"]] == ["2026-11-05T20:13:09Z", None]


@rule("PF-END-08", "PF-END-13", "PF-FEAT-11", "PF-BETWEEN-04")
def test_two_characters_win_everything_there_is() -> None:
    """Every reward once, and a party that fits the rules after every scenario."""
    data = having_won(members=[member("amiri"), member("kyra")])
    for scenario in [*PERILS, *OFFERINGS, "brigandoom"]:
        assert scenario in campaign.playable(data)
        heroes = [
            {name: each[name] for name in ("character", "feats", "deck", "rewards") if each[name]}
            for each in data["members"]
        ]
        data = after_winning(data, scenario, seats=2, heroes=heroes)
        assert check_party(data) == []
    assert campaign.next_scenarios(data) == []
    assert [entry["scenario"] for entry in data["log"]] == [*PERILS, *OFFERINGS, "brigandoom"]
    assert data["adventure"] == 1
    for each in data["members"]:
        assert {kind: sum(checked.values()) for kind, checked in each["feats"].items()} == {
            "skills": 2,  # for the Perils and for Attack on Sandpoint
            "powers": 1,
            "cards": 1,
        }
        assert len(each["deck"]) == 16
        assert len(each["rewards"]) == 10


def test_what_a_party_takes_home_keeps_what_it_brought() -> None:
    brought = having_won(resting=[member("lem")], motto="Onward")
    party = after_winning(brought, "brigandoom", heroes=[{"character": "amiri"}])
    assert party["resting"] == [member("lem")]
    assert (party["motto"], party["name"], party["add-on"]) == ("Onward", "Testers", "with")


def test_members_beyond_the_seats_wait_and_nobody_takes_their_character() -> None:
    table = opened(having_won(members=[member("lem", dead=True), member("amiri"), member("kyra")]), seats=1)
    assert table.asked == (0, "character")
    assert not {"character:amiri", "character:kyra"} & set(table.keys)
    assert "character:lem" in table.keys
    party = after_winning(having_won(members=[member("lem"), member("kyra")]), "brigandoom")
    assert party["members"][1] == member("kyra")


@rule("PF-DEATH-09", "PF-DEATH-10", "PF-END-09")
def test_whoever_died_begins_anew_even_with_the_same_character() -> None:
    feats = {"skills": {"strength": 2}, "powers": {"hand": 1}, "cards": {}}
    dead = member("amiri", feats=feats, deck=[], rewards=["scenario:brigandoom"], dead=True)
    table = opened(having_won("brigandoom", members=[dead]))
    assert table.asked == (0, "character")
    table.play("character:amiri")
    hero = table.hero(0)
    assert (hero.feats.skills, hero.feats.powers, hero.rewards, hero.hand_size) == ({}, {}, (), 4)
    assert sorted(card.id for card in (*hero.deck, *hero.hand)) == sorted(member("amiri")["deck"])
    assert all(card.basic for card in hero.deck)


@rule("PF-BETWEEN-12", "PF-BETWEEN-13")
def test_a_listed_card_that_is_gone_is_replaced_and_the_feats_stay() -> None:
    """Two members list the only copy of a card: the second fills the gap from the box."""
    weapons = [card for card in BOX.boons if card.kind == "weapon" and "B" in card.copies]
    unique = next(card for card in weapons if BOX.copies_in(card, ("B", "C")) == 1)
    deck = member("valeros")["deck"]
    weapon = next(id for id in deck if BOX.find("boon", id).kind == "weapon")
    deck[deck.index(weapon)] = unique.id
    other = member("amiri", feats={"skills": {"strength": 1}, "powers": {}, "cards": {}})
    mine = next(id for id in other["deck"] if BOX.find("boon", id).kind == "weapon")
    other["deck"][other["deck"].index(mine)] = unique.id
    table = opened(having_won(members=[member("valeros", deck=deck), other]), seats=2)
    assert table.asked == (1, "build")
    assert all(BOX.find("boon", key.removeprefix("box:")).kind == "weapon" for key in table.keys)
    table.play(table.keys[0])
    assert len(table.hero(1).deck) == 15
    assert table.hero(1).feats.skills == {0: 1}


@rule("PF-BETWEEN-12")
def test_a_resting_character_chosen_at_the_table_comes_back_with_its_feats() -> None:
    feats = {"skills": {"charisma": 1}, "powers": {}, "cards": {}}
    party = having_won(resting=[member("lem", feats=feats)])
    table = opened(party)
    table.play("character:lem")
    assert table.hero(0).feats.skills == {5: 1}
    assert sorted(card.id for card in table.hero(0).deck) == sorted(member("lem")["deck"])
    assert party == having_won(resting=[member("lem", feats=feats)]), "what was given is not changed"


# --- who plays -------------------------------------------------------------------------------------------


@rule("PF-BETWEEN-10", "PF-BETWEEN-11", "PF-BETWEEN-12")
def test_a_member_exchanged_rests_with_its_list_and_returns_with_it() -> None:
    amiri = member("amiri", feats={"skills": {"strength": 1}})
    before = having_won(members=[member("kyra"), amiri])
    party = campaign.switch(before, 1, "lem")
    assert party["members"] == [member("kyra"), campaign.fresh("lem")]
    assert party["resting"] == [amiri]
    assert before["members"][1] is amiri, "what was given is not changed"
    back = campaign.switch(party, 1, "amiri")
    assert back["members"][1] == amiri
    assert back["resting"] == [campaign.fresh("lem")]
    assert check_party(party) == check_party(back) == []


@rule("PF-DEATH-09")
def test_the_dead_are_replaced_and_do_not_rest() -> None:
    dead = member("amiri", deck=[], dead=True)
    for character in ("amiri", "lem"):
        party = campaign.switch(having_won(members=[dead]), 0, character)
        assert party["members"] == [campaign.fresh(character)]
        assert party["resting"] == []


def test_members_come_and_go() -> None:
    party = campaign.switch(having_won(members=[member("kyra")]), 1, "lem")
    assert [each["character"] for each in party["members"]] == ["kyra", "lem"]
    party = campaign.switch(party, 0, None)
    assert [each["character"] for each in party["members"]] == ["lem"]
    assert party["resting"] == [member("kyra")]


@pytest.mark.parametrize(
    ("number", "character", "id"),
    [
        (2, "lem", "pf-party-no-member"),
        (-1, "lem", "pf-party-no-member"),
        (1, None, "pf-party-no-member"),
        (0, "drizzt", "pf-party-no-character"),
        (1, "kyra", "pf-party-taken"),
        (0, "amiri", "pf-party-taken"),
    ],
)
def test_what_cannot_be_exchanged(number: int, character: str | None, id: str) -> None:
    party = having_won(members=[member("kyra")], **{"add-on": "without"})
    with pytest.raises(NotPossible) as refused:
        campaign.switch(party, number, character)
    assert refused.value.message.id == id


def test_any_members_can_sit_down_in_any_order() -> None:
    party = having_won(members=[member("kyra"), member("lem"), member("amiri")])
    lined = campaign.line_up(party, [2, 0])
    assert [each["character"] for each in lined["members"]] == ["amiri", "kyra", "lem"]
    for wrong in ([3], [0, 0], [-1]):
        with pytest.raises(NotPossible):
            campaign.line_up(party, wrong)


@rule("PF-GEN-01")
def test_the_party_brings_its_box_along() -> None:
    alone = new_party(add_on=False)
    table = opened(alone)
    assert "character:amiri" not in table.keys
    with pytest.raises(hw.BadOption):
        opened(alone, seats=5)
    assert hw.new_table("pathfinder", 1, 1, {"party": alone, "add-on": "with"}).options["add-on"] == "without"


# --- what is wrong with a party ----------------------------------------------------------------------------


def sound() -> Data:
    feats = {"skills": {"strength": 1}, "powers": {"hand": 1}, "cards": {"weapon": 1}}
    return having_won(
        *PERILS,
        "attack-on-sandpoint",
        adventure=1,
        members=[member("amiri", feats=feats, rewards=["scenario:brigandoom"]), member("kyra", dead=True, deck=[])],
        resting=[member("valeros", role="guardian")],
        removed=["bandit"],
        log=[{"scenario": "brigandoom", "won": True, "turns": 12, "heroes": ["amiri"], "dead": []}],
    )


def test_a_sound_party_has_no_problems() -> None:
    assert check_party(sound()) == []
    assert check_party(new_party()) == []
    assert check_party({"version": 1}) == []


def first(data: Data) -> Data:
    found: Data = data["members"][0]
    return found


Change = Callable[[Data], object]
WRONG: list[tuple[str, Change]] = [
    ("pf-party-no-version", lambda data: data.pop("version")),
    ("pf-party-no-version", lambda data: data.update(version="1")),
    ("pf-party-newer", lambda data: data.update(version=party.VERSION + 1)),
    ("pf-party-older", lambda data: data.update(version=0)),
    ("pf-party-name", lambda data: data.update(name="x" * 61)),
    ("pf-party-name", lambda data: data.update(name="a\nb")),
    ("pf-party-field", lambda data: data.update({"add-on": True})),
    ("pf-party-adventure", lambda data: data.update(adventure=7)),
    ("pf-party-adventure", lambda data: data.update(adventure="1")),
    ("pf-party-members", lambda data: data.update(members={})),
    ("pf-party-members", lambda data: data.update(resting=[campaign.fresh("lem")] * 12)),
    ("pf-party-member", lambda data: data["members"].append("amiri")),
    ("pf-party-member", lambda data: first(data).update(dead="yes")),
    ("pf-party-character", lambda data: first(data).update(character="drizzt")),
    ("pf-party-character", lambda data: first(data).update(character=["amiri"])),
    ("pf-party-add-on", lambda data: data.update({"add-on": "without"})),
    ("pf-party-twice", lambda data: data["resting"].append(campaign.fresh("amiri"))),
    ("pf-party-dead", lambda data: data["resting"].append({**campaign.fresh("lem"), "dead": True})),
    ("pf-party-role", lambda data: first(data).update(role="guardian")),
    ("pf-party-feats", lambda data: first(data).update(feats=[])),
    ("pf-party-feats", lambda data: first(data)["feats"].update(skills={"strength": -1})),
    ("pf-party-line", lambda data: first(data)["feats"].update(skills={"melee": 1})),
    ("pf-party-line", lambda data: first(data)["feats"].update(powers={"second-wind": 1})),
    ("pf-party-boxes", lambda data: first(data)["feats"].update(skills={"strength": 5})),
    ("pf-party-boxes", lambda data: first(data)["feats"].update(powers={"hand": 2})),
    ("pf-party-boxes", lambda data: first(data)["feats"].update(cards={"spell": 1})),
    ("pf-party-deck", lambda data: first(data).update(deck="longsword")),
    ("pf-party-deck", lambda data: first(data).update(deck=[7])),
    ("pf-party-card", lambda data: first(data)["deck"].append("excalibur")),
    ("pf-party-card", lambda data: first(data)["deck"].append("bandit")),
    ("pf-party-set", lambda data: (data.update(adventure=0), first(data)["deck"].append("sihedron-medallion"))),
    ("pf-party-copies", lambda data: first(data).update(deck=["longsword"] * 6)),
    ("pf-party-kind", lambda data: first(data).update(deck=["blessing-of-the-gods"] * 5)),
    ("pf-party-kind", lambda data: first(data)["deck"].append("mending")),
    ("pf-party-rewards", lambda data: first(data).update(rewards="scenario:brigandoom")),
    ("pf-party-reward", lambda data: first(data).update(rewards=["brigandoom"])),
    ("pf-party-field", lambda data: data.update(won="brigandoom")),
    ("pf-party-scenario", lambda data: data["won"].append("moon-landing")),
    ("pf-party-order", lambda data: data["won"].remove("the-poison-pill")),
    ("pf-party-field", lambda data: data.update(log=[{"scenario": "brigandoom"}])),
    ("pf-party-field", lambda data: data["log"][0].update(dead=7)),
    ("pf-party-field", lambda data: data["log"][0].update(at=7)),
    ("pf-party-field", lambda data: data["log"][0].update(at="yesterday")),
    ("pf-party-field", lambda data: data["log"][0].update(at="9999-12-31T23:59:59Z")),
    ("pf-party-field", lambda data: data.update(removed=7)),
    ("pf-party-removed", lambda data: data["removed"].append("excalibur")),
    ("pf-party-removed-copies", lambda data: data["removed"].extend(["bandit"] * 99)),
]


@pytest.mark.parametrize(("id", "change"), WRONG, ids=[f"{id}-{number}" for number, (id, _) in enumerate(WRONG)])
def test_whatever_is_wrong_is_told_in_every_language_and_refused_by_a_table(id: str, change: Change) -> None:
    data = sound()
    change(data)
    problems = check_party(data)
    assert id in [problem.id for problem in problems]
    for lang in LANGUAGES:
        for problem in problems:
            words = Texts(lang).say(problem)
            assert "pf-party" not in words
            assert "{" not in words
    if "version" in data:  # a table takes a party without one for its own
        with pytest.raises(BadParty) as refused:
            opened(data)
        assert refused.value.message.id == problems[0].id


def test_every_problem_is_told_at_once() -> None:
    data = sound()
    first(data).update(role="guardian", deck=["excalibur"], rewards=["x"])
    data.update(adventure=9, removed=["y"])
    assert [problem.id for problem in check_party(data)] == [
        *("pf-party-adventure", "pf-party-role", "pf-party-card", "pf-party-reward", "pf-party-removed"),
    ]


@pytest.mark.parametrize("data", [None, 7, "party", [], [{}]])
def test_something_else_is_no_party(data: Any) -> None:
    assert [problem.id for problem in check_party(data)] == ["pf-party-unreadable"]


def test_a_deck_with_too_few_cards_is_filled_up() -> None:
    data = having_won(members=[member("kyra", deck=member("kyra")["deck"][1:])])
    assert check_party(data) == []
    assert opened(data).asked == (0, "build")


def test_a_role_has_boxes_of_its_own() -> None:
    """PF-ROLE-05: the boxes of powers are those of the role."""
    amiri = BOX.find("character", "amiri")
    assert "second-wind" not in admission.boxes(amiri, None)["powers"]
    assert admission.boxes(amiri, amiri.roles[0])["powers"]["second-wind"] == 2


# --- versions and files ------------------------------------------------------------------------------------


def from_version_0(data: Data) -> Data:
    """A made-up first version: characters were a plain list of names."""
    heroes = data.pop("heroes")
    return {**new_party(data.pop("title", "")), **data, "members": [campaign.fresh(id) for id in heroes]}


def test_an_older_version_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    old = {"version": 0, "title": "Old friends", "heroes": ["amiri", "lem"], "won": ["brigandoom"]}
    with pytest.raises(BadParty) as refused:
        campaign.upgrade(old)
    assert refused.value.message.id == "pf-party-older"
    monkeypatch.setitem(campaign.UPGRADES, 0, from_version_0)
    party = campaign.admit(old)
    assert (party["version"], party["name"], party["won"]) == (1, "Old friends", ["brigandoom"])
    assert [each["character"] for each in party["members"]] == ["amiri", "lem"]
    table = opened(old, seats=2, scenario="the-poison-pill")
    assert [table.hero(seat).character.id for seat in (0, 1)] == ["amiri", "lem"]
    assert "heroes" in old, "what was given is not changed"


def test_all_steps_between_two_versions_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(party, "VERSION", 3)
    monkeypatch.setitem(campaign.UPGRADES, 1, lambda data: {**data, "steps": ["1"]})
    monkeypatch.setitem(campaign.UPGRADES, 2, lambda data: {**data, "steps": [*data["steps"], "2"]})
    found = campaign.upgrade({**sound(), "version": 1})
    assert (found["version"], found["steps"]) == (3, ["1", "2"])
    with pytest.raises(BadParty):
        campaign.upgrade({**sound(), "version": 4})


def through_a_file(document: Any) -> Any:
    return campaign.read(json.dumps(document).encode())


def test_a_party_travels_in_a_file() -> None:
    document = campaign.export_party(sound())
    assert {key: document[key] for key in ("herowright", "format", "game")} == {
        "herowright": "party",
        "format": 1,
        "game": "pathfinder",
    }
    assert campaign.import_party(through_a_file(document)) == sound()


def test_a_character_travels_in_a_file_and_rests_until_it_is_chosen() -> None:
    document = through_a_file(campaign.export_character(sound(), "amiri"))
    assert (document["herowright"], document["format"], document["version"]) == ("character", 1, 1)
    host = having_won(members=[member("kyra")])
    guest = campaign.import_character(host, document)
    assert guest["resting"] == [sound()["members"][0]]
    assert campaign.switch(guest, 0, "amiri")["members"] == [sound()["members"][0]]
    assert host["resting"] == []


def test_a_character_of_an_older_version_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def step(data: Data) -> Data:
        return {**data, "members": [{**each, "character": each["character"].lower()} for each in data["members"]]}

    monkeypatch.setitem(campaign.UPGRADES, 0, step)
    document = {**campaign.export_character(sound(), "amiri"), "version": 0}
    document["character"]["character"] = "AMIRI"
    assert campaign.import_character(new_party(), document)["resting"][0]["character"] == "amiri"


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (lambda file: file["character"].update(dead=True), "pf-party-dead-file"),
        (lambda file: file["character"].update(character="kyra", feats={}, rewards=[], deck=[]), "pf-party-twice"),
        (lambda file: file["character"]["deck"].append("sihedron-medallion"), "pf-party-set"),
        (lambda file: file.update(character=7), "pf-party-unreadable"),
        (lambda file: file.update(version=None), "pf-party-no-version"),
        (lambda file: file.update(version=99), "pf-party-newer"),
        (lambda file: file.update(format=99), "pf-party-newer"),
        (lambda file: file.update(format=None), "pf-party-foreign"),
        (lambda file: file.update(game="chess"), "pf-party-foreign"),
        (lambda file: file.update(herowright="table"), "pf-party-other-file"),
    ],
)
def test_what_is_wrong_with_a_character_in_a_file(change: Change, id: str) -> None:
    document = campaign.export_character(sound(), "amiri")
    document["character"] = {**document["character"], "deck": [*document["character"]["deck"]]}
    change(document)
    with pytest.raises(BadParty) as refused:
        campaign.import_character(having_won(members=[member("kyra")]), document)
    assert refused.value.message.id == id


@pytest.mark.parametrize(
    "blob",
    [b"", b"\x89PNG", b"[" * 100_000, b'{"a": 1', b'{"a": NaN}', b'{"a": "\\ud800"}', b'{"a": 12345678901234567890}'],
)
def test_a_file_that_cannot_be_read(blob: bytes) -> None:
    with pytest.raises(BadParty) as refused:
        campaign.read(blob)
    assert refused.value.message.id == "pf-party-unreadable"


def test_a_file_that_is_too_large_or_something_else() -> None:
    with pytest.raises(BadParty) as refused:
        campaign.read(b" " * (campaign.MAX_BYTES + 1))
    assert refused.value.message.id == "pf-party-too-large"
    assert campaign.read(b"{}".ljust(campaign.MAX_BYTES)) == {}
    others: list[Any] = [[], 7, {"herowright": "party"}, {"game": "pathfinder", "format": "1"}]
    for document in others:
        with pytest.raises(BadParty) as refused:
            campaign.import_party(document)
        assert refused.value.message.id == "pf-party-foreign"
    with pytest.raises(BadParty) as refused:
        campaign.import_party(campaign.export_character(sound(), "amiri"))
    assert refused.value.message.id == "pf-party-other-file"


def test_only_the_living_of_a_party_can_be_taken_away() -> None:
    assert campaign.export_character(sound(), "valeros")["character"]["role"] == "guardian"
    for character in ("kyra", "lem"):
        with pytest.raises(NotPossible):
            campaign.export_character(sound(), character)


def test_a_table_of_a_campaign_is_saved_and_loaded_with_its_party() -> None:
    table = opened(having_won(members=[member("amiri")], resting=[member("lem")])).table
    again = hw.load_table(table.save())
    assert again.options == table.options
    assert again.fingerprint() == table.fingerprint()


# --- a scenario that is given up ---------------------------------------------------------------------------


@rule("PF-END-03", "PF-END-04")
def test_a_party_that_gives_up_has_lost_and_keeps_what_it_came_with() -> None:
    """The dead stay dead; whoever rested is as before."""
    members = [member("valeros"), member("kyra"), member("ezren")]
    won = {"scenario": "brigandoom", "won": True, "turns": 9, "heroes": ["kyra", "valeros"], "dead": []}
    before = having_won("brigandoom", members=members, log=[won])
    heroes: list[Data] = [{"character": "kyra", "dead": True, "deck": []}, {"character": "valeros", "deck": ["dagger"]}]
    gone = ["blessing-of-the-gods"] * 2
    table = situation("pathfinder", 2, {"party": before}, turn=1, heroes=heroes, blessings_discard=gone)
    scenario = table.state.scenario.id
    home = campaign.given_up(table.state)
    assert home is not None
    assert home["members"] == [members[0], {**members[1], "dead": True}, members[2]]
    written = {"scenario": scenario, "won": False, "turns": 2, "heroes": ["kyra", "valeros"], "dead": ["kyra"]}
    assert home["log"] == [won, written]
    assert {**home, "members": members, "log": before["log"]} == {**table.state.settings.party, "members": members}
    assert home["won"] == ["brigandoom"]


@rule("PF-END-11")
@pytest.mark.parametrize(("step", "open"), [("turn", True), ("gather", False), ("rewards", False)])
def test_only_a_scenario_that_is_neither_won_nor_lost_can_be_given_up(step: str, open: bool) -> None:
    table = situation("pathfinder", 1, {"party": new_party()}, step=(step,)).state
    assert (campaign.given_up(table) is not None) is open


def test_whether_a_party_plays_with_the_add_on_stands_in_its_file() -> None:
    assert [campaign.with_add_on({**new_party(), "add-on": it}) for it in ("with", "without")] == [True, False]
