"""Printed things for `test_plain`, which knows them by name only."""

from __future__ import annotations

from dataclasses import dataclass

from herowright.table.plain import Printed


@dataclass(frozen=True, slots=True, eq=False)
class Card(Printed):
    id: str


@dataclass(frozen=True, slots=True, eq=False)
class Sword(Card):
    pass


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    id: str
