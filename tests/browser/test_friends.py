"""Friends by link, and an invitation by name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.visitor import say


@pytest.mark.parametrize("lang", ["de", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "pl"))])
def test_from_a_link_to_a_seat(invite: Invite, lang: str) -> None:
    edda, nina = invite(phone=lang == "pl", locale=lang), invite(phone=lang != "pl", locale=lang)
    edda.go("/settings")
    edda.page.get_by_label(say("web-your-name", lang)).fill("Edda")
    edda.page.get_by_role("button", name=say("web-save", lang)).click()
    edda.page.get_by_role("button", name=say("web-friend-link-make", lang)).click()
    link = edda.page.get_by_label(say("web-friend-link", lang), exact=True).input_value()

    nina.go(link)
    expect(nina.page.get_by_text(say("web-friend-ask", lang, friend="Edda"))).to_be_visible()
    assert "#" not in nina.page.url  # the secret is gone from the address
    nina.check_access()
    nina.page.get_by_label(say("web-your-name", lang)).fill("Nina")
    nina.page.get_by_role("button", name=say("web-friend-accept", lang)).click()
    expect(nina.page.get_by_role("listitem").filter(has_text="Edda")).to_be_visible()
    nina.fits(sideways_only=True)
    nina.check_access()

    edda.open_table({"kind": "me", "name": "Edda"}, {"kind": "free"})
    edda.page.get_by_role("button", name=say("web-friend-invite", lang, friend="Nina")).click()
    expect(edda.page.get_by_text(say("web-friend-invited", lang, friend="Nina"))).to_be_visible()
    edda.check_access()

    nina.go("/")
    expect(nina.page.get_by_text(say("web-invitation-by", lang, player="Edda"))).to_be_visible()
    nina.fits(sideways_only=True)
    nina.check_access()
    nina.page.get_by_role("link", name=say("web-line-join", lang)).first.click()
    nina.page.get_by_role("button", name=say("web-sit", lang), exact=True).first.click()
    expect(nina.page.locator("section.bar")).to_be_visible()
    nina.go("/tables")
    expect(nina.page.get_by_role("heading", name=say("web-tables-played", lang))).to_be_visible()
    expect(nina.page.get_by_text(say("web-invitation-by", lang, player="Edda"))).to_have_count(0)


def test_declining_and_ending_it(invite: Invite) -> None:
    edda, nina = invite(), invite()
    for visitor, name in ((edda, "Edda"), (nina, "Nina")):
        visitor.go("/settings")
        visitor.page.get_by_label(say("web-your-name")).fill(name)
        visitor.button("web-save").click()
        expect(visitor.page.get_by_text(say("web-saved")).first).to_be_visible()
    nina.post("/api/me/friends", {"secret": edda.post("/api/me/friends/link", {})["secret"]})
    edda.open_table({"kind": "me"}, {"kind": "free"})
    edda.button("web-friend-invite", friend="Nina").click()
    nina.go("/tables")
    nina.button("web-invitation-decline").click()
    expect(nina.button("web-invitation-decline")).to_have_count(0)
    edda.page.reload()
    expect(edda.page.get_by_text(say("web-friend-declined", friend="Nina"))).to_be_visible()
    nina.go("/settings")
    nina.button("web-friend-remove-of", friend="Edda").click()
    nina.button("web-friend-remove-sure").click()
    expect(nina.page.get_by_text(re.compile("^Edda"))).to_have_count(0)
    edda.go("/settings")
    edda.button("web-friend-link-revoke").click()
    expect(edda.page.get_by_text(say("web-friend-link-revoked")).first).to_be_visible()
