"""What is counted in a finished game."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Summary:
    """What a game wants counted. `labels` classify the seats: for each heading, what each seat was. `tallies` count
    things: for each heading and thing, how often each of several events happened."""

    labels: dict[str, list[str]] = field(default_factory=dict)
    tallies: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)
