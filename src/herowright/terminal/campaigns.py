"""Saved campaigns: one file per party, with a folder for its games beside it. A game counts only once, and only for
the party that played it."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from herowright.games import registry
from herowright.table import campaigns as kept
from herowright.table.errors import BadSave, HerowrightError
from herowright.terminal.keep import ASIDE, FINISHED, Keeper, default_folder, free, load, write

FOLDER = "campaigns"
rules = registry.campaigns()


class NoCampaign(HerowrightError):
    """There is no campaign of that name, or already one."""


@dataclass(frozen=True, slots=True)
class Campaign:
    """A party at home. `id` is the name of its file."""

    file: Path
    party: Mapping[str, Any]

    @property
    def id(self) -> str:
        return self.file.stem

    @property
    def name(self) -> str:
        return str(self.party["name"]) or self.id

    @property
    def keeper(self) -> Keeper:
        """Where its games are kept."""
        return Keeper(self.file.with_suffix(""))

    @property
    def unfinished(self) -> list[Path]:
        return self.keeper.unfinished(rules.GAME)

    def changed(self, party: Mapping[str, Any]) -> Campaign:
        write(self.file, json.dumps(rules.export_party(party), ensure_ascii=False, indent=1).encode())
        return Campaign(self.file, party)

    def after_playing(self) -> Campaign:
        """With the result of the last finished game, if that has not been counted yet."""
        files = (self.keeper.folder / FINISHED).glob(f"{rules.GAME}-*.json")
        last = max(files, key=lambda file: file.stat().st_mtime, default=None)
        if last is not None:
            with suppress(BadSave, OSError):
                table = load(last)
                if table.is_over and not table.ended and table.options.get("party") == self.party:
                    return self.changed(kept.dated(table.view(None)["party"], last.stat().st_mtime))
        return self

    def clear(self) -> None:
        """Games that another party began no longer count: they are moved aside."""
        for file in self.unfinished:
            with suppress(BadSave, OSError):
                if load(file).options.get("party") != self.party:
                    self.keeper.move(file, ASIDE)


@dataclass(frozen=True, slots=True)
class Shelf:
    """All campaigns of this user."""

    folder: Path

    @classmethod
    def here(cls) -> Shelf:
        return cls(default_folder() / FOLDER)

    def all(self) -> list[Campaign]:
        """Those that can be read, by name."""
        found = []
        for file in self.folder.glob("*.json"):
            with suppress(HerowrightError, OSError):
                found.append(self._read(file))
        return sorted(found, key=lambda campaign: campaign.name.casefold())

    def unreadable(self) -> list[Path]:
        """Files that hold no party this version can play with; they stay as they are."""
        readable = {campaign.file for campaign in self.all()}
        return sorted(file for file in self.folder.glob("*.json") if file not in readable)

    def find(self, name: str) -> Campaign:
        """The campaign of a name or id."""
        file = self.folder / f"{name}.json"
        if file.parent == self.folder and file.exists():
            return self._read(file)
        campaigns = self.all()
        for campaign in campaigns:
            if campaign.name.casefold() == name.casefold():
                return campaign
        if not campaigns:
            raise NoCampaign("cli-campaign-none")
        raise NoCampaign("cli-campaign-missing", name=name, known=", ".join(campaign.id for campaign in campaigns))

    def add(self, party: Mapping[str, Any], name: str) -> Campaign:
        if any(campaign.name.casefold() == name.casefold() for campaign in self.all()):
            raise NoCampaign("cli-campaign-exists", name=name)
        file = free(self.folder / f"{slug(name)}.json")
        return Campaign(file, {}).changed(rules.admit({**party, "name": name}))

    def _read(self, file: Path) -> Campaign:
        return Campaign(file, rules.import_party(rules.read(file.read_bytes()))).after_playing()


def slug(name: str) -> str:
    """A name as a file can have it."""
    plain = unicodedata.normalize("NFKD", name.replace("ł", "l").replace("Ł", "L").replace("ß", "ss"))
    letters = re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode().lower()).strip("-")
    return letters or "campaign"
