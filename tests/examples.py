"""How many examples Hypothesis tries."""

from hypothesis import settings


def examples(few: int) -> int:
    """So many in `make test`, many more in `make long`."""
    return 20 * few if settings.get_current_profile_name() == "long" else few
