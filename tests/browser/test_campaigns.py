"""Campaigns through the page: begun, played, looked at, changed, carried away and brought back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.rules import campaign as rules
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say

NAME = "The Lost Coast"
BOT = {"kind": "bot", "bot": "random"}
SAMPLES = {character.id: list(character.sample) for character in BOX.characters}


def veterans() -> dict[str, Any]:
    """A party that has won a scenario and lost a member."""
    kyra = {**rules.fresh("kyra"), "deck": SAMPLES["kyra"], "feats": {"skills": {"wisdom": 1}}}
    seoni = {**rules.fresh("seoni"), "dead": True}
    played = {"scenario": "brigandoom", "won": True, "turns": 21, "heroes": ["kyra", "seoni"], "dead": ["seoni"]}
    played["at"] = "2026-11-05T12:00:00Z"
    party = {
        **rules.new_party("Veterans"),
        "members": [kyra, seoni],
        "resting": [{**rules.fresh("merisiel"), "deck": SAMPLES["merisiel"]}],
        "won": ["brigandoom"],
        "removed": ["longsword"],
        "log": [played],
    }
    assert rules.check_party(party) == []
    return party


def link(visitor: Visitor, id: str) -> Locator:
    return visitor.page.get_by_role("main").get_by_role("link", name=say(id), exact=True)


def heading(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("heading", name=name, exact=True)


def member(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has=heading(visitor, name))


def saved(visitor: Visitor, pressed: Locator, file: Path) -> Any:
    with visitor.page.expect_download() as download:
        pressed.click()
    download.value.save_as(file)
    return json.loads(file.read_text())


def bring(visitor: Visitor, id: str, file: Path) -> None:
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button(id).click()
    chooser.value.set_files(file)


def bring_veterans(visitor: Visitor, folder: Path) -> None:
    file = folder / "party.json"
    file.write_text(json.dumps(rules.export_party(veterans())))
    visitor.go("/campaigns")
    bring(visitor, "web-campaign-from-file", file)
    visitor.page.wait_for_url("**/c/*")
    expect(heading(visitor, "Veterans")).to_be_visible()


def test_a_campaign_begins_and_plays_its_first_table(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("/")
    page.get_by_role("navigation").get_by_role("link", name=say("web-campaign-all")).click()
    expect(heading(visitor, say("web-campaign-none"))).to_be_visible()
    visitor.check_access()
    visitor.button("web-campaign-new").click()
    expect(page.get_by_text(say("web-campaign-title.needed"))).to_be_visible()
    page.get_by_label(say("web-campaign-title")).fill(NAME)
    visitor.button("web-campaign-new").click()

    expect(heading(visitor, NAME)).to_be_visible()
    expect(heading(visitor, say("web-campaign-party-empty"))).to_be_visible()
    # Both adventures can be begun; nothing else.
    first = page.locator("li[aria-current='step']").first
    expect(first).to_contain_text(say("scenario-brigandoom"))
    expect(first).to_contain_text(say("bane-jubrayl-vhiski"))
    expect(page.locator("li[aria-current='step']")).to_have_count(2)
    visitor.fits(sideways_only=True)
    visitor.check_access()
    party = saved(visitor, link(visitor, "web-campaign-keep"), tmp_path / "party.json")
    assert party["herowright"] == "party"
    assert party["party"]["name"] == NAME

    link(visitor, "web-campaign-play-next").click()
    expect(heading(visitor, say("scenario-brigandoom"))).to_be_visible()
    visitor.check_access()
    visitor.button("web-campaign-table-open").click()
    page.wait_for_url("**/t/*")
    visitor.my_turn()

    page.get_by_role("button", name=say("web-table-menu")).click()
    page.get_by_role("dialog").get_by_role("link", name=say("web-campaign-return")).click()
    expect(heading(visitor, say("web-campaign-running"))).to_be_visible()
    expect(visitor.button("web-campaign-member-add")).to_have_count(0)
    visitor.go("/campaigns")
    expect(page.get_by_role("link", name=NAME)).to_be_visible()
    expect(page.get_by_text(say("web-campaign-at-table"))).to_be_visible()
    link(visitor, "web-campaign-go-to-table").click()
    visitor.my_turn()


def test_a_table_of_a_campaign_leads_back_to_it(visitor: Visitor) -> None:
    page = visitor.go("/campaigns")
    expect(heading(visitor, say("web-campaign-none"))).to_be_visible()
    campaign = visitor.post("/api/campaigns", {"name": NAME})["campaign"]
    table = visitor.post(f"/api/campaigns/{campaign}/tables", {"seats": [BOT], "seed": "3"})["table"]
    visitor.go(f"/t/{table}")
    page.get_by_role("dialog").get_by_role("link", name=say("web-campaign-return")).click()
    page.wait_for_url(f"**/c/{campaign}")
    # What has happened is in the log, and the party can play on.
    expect(page.locator("li.won, li.lost").filter(has_text=say("scenario-brigandoom"))).to_be_visible()
    expect(link(visitor, "web-campaign-play-next")).to_be_visible()


def test_a_party_is_brought_looked_at_and_changed(invite: Invite, tmp_path: Path) -> None:
    visitor = invite(phone=True, color_scheme="dark")
    bring_veterans(visitor, tmp_path)
    page = visitor.page
    expect(page.get_by_text(say("web-campaign-member-dead"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("web-campaign-log-won", count=21))).to_be_visible()
    expect(page.get_by_text("Nov 5, 2026", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=say("boon-longsword"), exact=True)).to_be_visible()
    visitor.check_access()
    visitor.fits(sideways_only=True)

    # The dead one is followed by one who rested.
    member(visitor, "Seoni").get_by_role("button", name=say("web-campaign-member-swap")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("web-campaign-seat")).select_option("merisiel")
    dialog.get_by_role("button", name=say("web-campaign-member-swap.do")).click()
    expect(dialog).to_be_hidden()
    expect(heading(visitor, "Merisiel")).to_be_visible()
    expect(heading(visitor, "Seoni")).to_have_count(0)

    # The sheet of a member has its feats and its deck.
    page.set_viewport_size({"width": 1280, "height": 720})
    member(visitor, "Kyra").get_by_role("button", name=say("web-campaign-member-sheet")).click()
    expect(dialog.locator("svg.page")).to_be_visible()
    expect(dialog.locator("svg.page .tick")).to_have_count(1)
    expect(dialog.locator("svg.page")).to_contain_text(say(f"boon-{SAMPLES['kyra'][0]}"))
    expect(dialog.get_by_role("button", name=say("web-end-sheet-print"))).to_be_enabled()
    visitor.check_access()
    visitor.press("Escape")

    # Members may trade places at the next table, and some may wait.
    link(visitor, "web-campaign-play-next").click()
    seats = page.get_by_label(say("web-campaign-seat"), exact=True)
    expect(seats).to_have_count(2)
    seats.first.select_option(label="Merisiel")
    expect(seats.last.locator("option:checked")).to_have_text("Kyra")
    visitor.button("web-new-seat-remove", number=2).click()
    expect(page.get_by_text(say("web-campaign-waiting", names="Kyra"))).to_be_visible()


def test_characters_and_parties_are_files(visitor: Visitor, tmp_path: Path) -> None:
    bring_veterans(visitor, tmp_path)
    page = visitor.page
    kyra = tmp_path / "kyra.json"
    save = member(visitor, "Kyra").get_by_role("link", name=say("web-campaign-member-keep"))
    assert saved(visitor, save, kyra)["character"]["character"] == "kyra"

    # She cannot be there twice, and the page says so.
    bring(visitor, "web-campaign-member-bring", kyra)
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(
        say("pf-party-twice", character="character:kyra")
    )
    visitor.go("/campaigns")
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    bring(visitor, "web-campaign-from-file", broken)
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(say("pf-party-unreadable"))
    visitor.troubles.clear()  # the browser reports what the server refuses

    bring(visitor, "web-campaign-from-file", kyra)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("web-campaign-title")).fill("Elsewhere")
    dialog.get_by_role("button", name=say("web-campaign-bring-do")).click()
    expect(heading(visitor, "Elsewhere")).to_be_visible()
    expect(heading(visitor, "Kyra")).to_be_visible()

    visitor.button("web-campaign-title-change").click()
    dialog.get_by_label(say("web-campaign-title")).fill("Far away")
    visitor.press("Enter")
    expect(heading(visitor, "Far away")).to_be_visible()
    visitor.button("web-campaign-delete").click()
    dialog.get_by_role("button", name=say("web-campaign-delete.do")).click()
    page.wait_for_url("**/campaigns")
    expect(page.get_by_role("link", name="Veterans")).to_be_visible()
    expect(page.get_by_role("link", name="Far away")).to_have_count(0)


def test_others_come_by_an_invitation(invite: Invite) -> None:
    owner, guest = invite(), invite(locale="pl")
    owner.go("/campaigns")
    expect(heading(owner, say("web-campaign-none"))).to_be_visible()
    campaign = owner.post("/api/campaigns", {"name": NAME})["campaign"]
    guest.go(f"/c/{campaign}")
    expect(guest.page.get_by_text(say("campaign-private", "pl"))).to_be_visible()
    guest.troubles.clear()
    owner.go(f"/c/{campaign}")
    owner.button("web-campaign-invitation").click()
    owner.button("web-campaign-invitation.do").click()
    invitation = owner.page.get_by_label(say("web-campaign-invitation-link")).input_value()
    guest.go(invitation)
    expect(heading(guest, NAME)).to_be_visible()
    expect(guest.page).to_have_url(re.compile(f"/c/{campaign}$"))
    expect(guest.page.get_by_text(say("web-campaign-next-wait", "pl"))).to_be_visible()
    expect(guest.page.get_by_role("link", name=say("web-campaign-play-next", "pl"))).to_have_count(0)
