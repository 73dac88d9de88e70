"""What a game provides for learners."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

# How many items of a list are included, which keys a mapping has; 0 leaves a field out.
Shown = int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Learning:
    """`fields` name parts of the view by their path (`heroes.rows`) and set their size in an observation; the rest
    has the default size of `observation.py`. `progress(view)` is how far the viewer has come, in points of the final
    score: shaped rewards are its changes."""

    fields: Mapping[str, Shown] = field(default_factory=dict)
    progress: Callable[[Mapping[str, Any]], float] | None = None
