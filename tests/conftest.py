"""`--hypothesis-profile long`, as `make long` asks for it: many more examples than `make test` tries."""

from hypothesis import settings

settings.register_profile("long")
