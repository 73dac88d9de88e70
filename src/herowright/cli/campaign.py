"""`herowright campaign`: a party that goes from scenario to scenario."""

from __future__ import annotations

import json as standard
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from herowright.cli.params import (
    AsJson,
    BadFile,
    BadUsage,
    Bots,
    File,
    Lang,
    Options,
    Seats,
    Seed,
    table_options,
    whole,
)
from herowright.cli.play import SEATS, seat_bots
from herowright.cli.speech import Speaker, day, language, print_json
from herowright.files import writing

if TYPE_CHECKING:
    from herowright.terminal.campaigns import Campaign, Shelf

Name = Annotated[str, typer.Argument(metavar="NAME")]
Character = Annotated[str | None, typer.Option("--character", metavar="ID")]

# Settings that the campaign itself decides.
OWN_OPTIONS = ("scenario", "add-on", "party")

app = typer.Typer(add_completion=False)


@app.callback()
def _root(lang: Lang = None) -> None:
    pass


def _shelf() -> Shelf:
    from herowright.terminal.campaigns import Shelf

    return Shelf.here()


@app.command()
def new(
    name: Name,
    without_add_on: Annotated[bool, typer.Option("--without-add-on")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright.games import registry

    rules = registry.campaigns()

    begun = _shelf().add(rules.new_party(add_on=not without_add_on), _tidy(name))
    _report(Speaker(lang), begun, json, "cli-campaign-begun")


@app.command("list")
def list_campaigns(json: AsJson = False, lang: Lang = None) -> None:
    speaker, shelf = Speaker(lang), _shelf()
    campaigns, unreadable = shelf.all(), shelf.unreadable()
    if json:
        files = [str(file) for file in unreadable]
        print_json({"campaigns": [_as_json(campaign) for campaign in campaigns], "unreadable": files})
        return
    for file in unreadable:
        speaker.say("cli-campaign-unreadable", file=str(file))
    if not campaigns:
        speaker.say("cli-campaign-none")
    for campaign in campaigns:
        living = [each["character"] for each in campaign.party["members"] if not each.get("dead")]
        args = {"code": campaign.id, "name": campaign.name, "won": len(campaign.party["won"])}
        if living:
            speaker.say("cli-campaign-line", members=_named("character", living), **args)
        else:
            speaker.say("cli-campaign-line-new", **args)


@app.command()
def show(name: Name, json: AsJson = False, lang: Lang = None) -> None:
    campaign = _shelf().find(name)
    if json:
        print_json(_as_json(campaign))
    else:
        _show(Speaker(lang), campaign)


@app.command()
def play(
    name: Name,
    scenario: Annotated[str | None, typer.Option(metavar="ID")] = None,
    seats: Seats = None,
    bot: Bots = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    called: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    option: Options = None,
    seed: Seed = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from herowright.bots import make_bot
    from herowright.games import registry

    rules = registry.campaigns()
    from herowright.terminal.play import play as play_in_terminal

    campaign = _shelf().find(name)
    wanted = scenario or next(iter(rules.next_scenarios(campaign.party)), None)
    if wanted is None:
        raise BadUsage("cli-campaign-nothing-next", again=" ".join(rules.playable(campaign.party)))
    many = seats or len(campaign.party["members"]) or SEATS
    chosen = table_options(rules.GAME, option, None)
    if own := next((own for own in OWN_OPTIONS if own in chosen), None):
        raise BadUsage("cli-campaign-own-option", option=own)
    brought = {**chosen, "scenario": wanted, "party": campaign.party}
    options = registry.find(rules.GAME).settle(many, brought)
    bots = seat_bots(many, bot or (), hot_seat)
    for each in bots:
        make_bot(rules.GAME, each, 0)
    campaign.clear()
    console = Console(no_color=True) if no_color else None
    folder = campaign.keeper.folder
    code = play_in_terminal(
        rules.GAME, many, bots, options, seed, language(lang), called or (), save_folder=folder, console=console
    )
    after = campaign.after_playing()
    if after.party != campaign.party:
        _tell_end(Speaker(lang), after)
    raise typer.Exit(code)


@app.command()
def switch(
    name: Name,
    member: Annotated[int, typer.Argument(metavar="N", parser=whole("N", 1))],
    character: Annotated[str | None, typer.Argument(metavar="CHARACTER")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright.games import registry

    rules = registry.campaigns()

    campaign = _shelf().find(name)
    if campaign.unfinished:
        raise BadUsage("cli-campaign-unfinished")
    _report(Speaker(lang), campaign.changed(rules.switch(campaign.party, member - 1, character)), json)


@app.command("export")
def export_file(name: Name, file: File, character: Character = None, json: AsJson = False, lang: Lang = None) -> None:
    from herowright.games import registry

    rules = registry.campaigns()
    from herowright.terminal.keep import write

    campaign = _shelf().find(name)
    if file.exists():
        raise BadFile("cli-unseal-exists", file=str(file))
    party = {**campaign.party, "name": campaign.name}
    document = rules.export_character(party, character) if character else rules.export_party(party)
    with writing(file):
        write(file, standard.dumps(document, ensure_ascii=False, indent=1).encode())
    if json:
        print_json({"file": str(file), "herowright": document["herowright"]})
    else:
        Speaker(lang).say("cli-campaign-exported", file=str(file))


@app.command("import")
def import_file(
    file: File,
    into: Annotated[str | None, typer.Option("--into", metavar="NAME")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright.cli.params import read_file
    from herowright.games import registry

    rules = registry.campaigns()

    shelf, document = _shelf(), rules.read(read_file(file))
    if into is None and isinstance(document, Mapping) and document.get("herowright") == rules.CHARACTER:
        raise BadUsage("cli-campaign-into")
    if into is None:
        party = rules.import_party(document)
        _report(Speaker(lang), shelf.add(party, _tidy(name or party["name"] or file.stem)), json)
        return
    campaign = shelf.find(into)
    if campaign.unfinished:
        raise BadUsage("cli-campaign-unfinished")
    _report(Speaker(lang), campaign.changed(rules.import_character(campaign.party, document)), json)


def _tidy(name: str) -> str:
    """A name on one line, as parties have it."""
    from herowright.games import registry

    longest = registry.campaigns().LONGEST_NAME
    tidy = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not tidy or len(tidy) > longest:
        raise BadUsage("cli-campaign-name", longest=longest)
    return tidy


# --- telling ---------------------------------------------------------------------------------------------


def _as_json(campaign: Campaign) -> dict[str, Any]:
    from herowright.games import registry

    rules = registry.campaigns()

    coming = rules.next_scenarios(campaign.party)
    return {
        "id": campaign.id,
        "name": campaign.name,
        "file": str(campaign.file),
        "party": dict(campaign.party),
        "chapters": [
            {
                "adventure": chapter.adventure,
                "in_path": chapter.in_path,
                "there": chapter.there,
                "scenarios": [{"id": id, "status": status} for id, status in chapter.scenarios],
            }
            for chapter in rules.chapters(campaign.party)
        ],
        "next": coming,
        "again": [id for id in rules.playable(campaign.party) if id not in coming],
        "characters": rules.free_characters(campaign.party),
        "unfinished": [str(file) for file in campaign.unfinished],
    }


def _report(speaker: Speaker, campaign: Campaign, as_json: bool, id: str = "cli-campaign-kept") -> None:
    if as_json:
        print_json(_as_json(campaign))
    else:
        speaker.say(id, name=campaign.name, code=campaign.id)


def _show(speaker: Speaker, campaign: Campaign) -> None:
    from herowright.games import registry

    rules = registry.campaigns()

    party = campaign.party
    speaker.line(campaign.name, "bold")
    for number, member in enumerate(party["members"], 1):
        speaker.line(f"  {_member(speaker, number, member)}")
    if not party["members"]:
        speaker.say("cli-campaign-nobody")
    if party["resting"]:
        speaker.say("cli-campaign-resting", characters=_named("character", (m["character"] for m in party["resting"])))
    for chapter in rules.chapters(party):
        speaker.line("")
        id = "cli-campaign-chapter" if chapter.there else "cli-campaign-chapter-absent"
        speaker.line(speaker.text(id, adventure=f"adventure:{chapter.adventure}"), "bold")
        for scenario, status in chapter.scenarios:
            speaker.line(f"  {speaker.text(f'cli-campaign-{status}', scenario=f'scenario:{scenario}')}")
    if party["log"]:
        speaker.line("")
    for entry in party["log"]:
        speaker.line(f"  {_entry(speaker, entry)}")
    if campaign.unfinished:
        speaker.say("cli-campaign-waiting", code=campaign.id)


def _member(speaker: Speaker, number: int, member: Mapping[str, Any]) -> str:
    args = {"number": number, "character": f"character:{member['character']}"}
    if member.get("dead"):
        return speaker.text("cli-campaign-member-dead", **args)
    feats = sum(sum(checked.values()) for checked in member.get("feats", {}).values())
    args |= {"feats": feats, "cards": len(member.get("deck", ()))}
    if member.get("role"):
        return speaker.text("cli-campaign-member-role", role=f"role:{member['role']}", **args)
    return speaker.text("cli-campaign-member", **args)


def _entry(speaker: Speaker, entry: Mapping[str, Any]) -> str:
    from herowright.table.campaigns import played_at

    args = {"scenario": f"scenario:{entry['scenario']}", "won": "yes" if entry["won"] else "no"}
    if entry.get("dead"):
        said = speaker.text("cli-campaign-played-dead", dead=_named("character", entry["dead"]), **args)
    else:
        said = speaker.text("cli-campaign-played", **args)
    at = played_at(entry)
    return said if at is None else speaker.text("cli-campaign-played-on", day=day(at), played=said)


def _tell_end(speaker: Speaker, campaign: Campaign) -> None:
    from herowright.games import registry

    rules = registry.campaigns()

    speaker.line(_entry(speaker, campaign.party["log"][-1]), "bold")
    coming: Sequence[str] = rules.next_scenarios(campaign.party)
    speaker.say("cli-campaign-saved", name=campaign.name)
    if coming:
        speaker.say("cli-campaign-next", scenarios=_named("scenario", coming), code=campaign.id)


def _named(kind: str, ids: Any) -> str:
    return " ".join(f"{kind}:{id}" for id in ids)
