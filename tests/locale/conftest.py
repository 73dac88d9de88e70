"""What all tests of texts share."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fluent answers with a text and a list of errors; here an error fails the test."""
    lenient = FluentBundle.format_pattern

    def checked(bundle: FluentBundle, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, Any]:
        text, faults = lenient(bundle, pattern, args)
        if faults:
            raise AssertionError(", ".join(map(str, faults)))
        return text, faults

    monkeypatch.setattr(FluentBundle, "format_pattern", checked)
