"""English, Polish and German texts, as Project Fluent files; the only place where words live."""

from herowright.locale.texts import LANGUAGES, Texts, english, texts

__all__ = ["LANGUAGES", "Texts", "english", "texts"]
