"""What the forms of a word have in common, for searching: *temporary* and *temporarily*, *Stern* and *Sterne*.

Light stemmers, one per language: they strip endings and keep a prefix that the forms of a word share. A stem is only
ever compared with another stem, so it need not be a word.
"""

from __future__ import annotations

import re
import unicodedata

_WORD = re.compile(r"\w+", re.UNICODE)
_LETTERS = str.maketrans({"ł": "l", "ß": "ss"})
_POLISH = """
a e i o u y c l ac ec ic yc uc ow om em am ie ia iu io im ym ej ja je mi sz my al el il la lo li ly na ne ni ny ij aj
ami ach ego emu ymi imi owi ych ich esz asz isz ysz cie ala alo ali aly ana ane ani any ona one oni ony uje uja ywa awa
iem iom iow acy aca ace nie nia niu eni iami iach ania anie aniu enia enie eniu ywac awac owac owal anym anej onej onym
ajac ujac ywaja awaja owala aniem eniem ujesz ujemy anych onych ywany ywasz ywamy ajacy owany owana owane
owania owanie owaniu ywania ywanie ywaniu ujecie owaniem
"""
_GERMAN = "ungen test ern ung est end en em er es et st te e s t"
# Endings, longest first; what is left has at least three letters.
_ENDINGS = {
    "pl": tuple(sorted(_POLISH.split(), key=len, reverse=True)),
    "de": tuple(_GERMAN.split()),
}
# Words whose forms have too little in common.
_ODD = {
    "en": {"dice": "die", "won": "win", "drew": "draw", "drawn": "draw", "chose": "choose", "chosen": "choose"}
    | {"took": "take", "taken": "take", "lost": "lose", "loses": "lose", "bought": "buy", "paid": "pay"}
    | {"met": "meet", "kept": "keep", "fought": "fight", "threw": "throw", "thrown": "throw", "gave": "give"}
    | {"given": "give", "began": "begin", "begun": "begin", "henchmen": "henchman", "allies": "ally"},
    "pl": {"kosci": "kosc", "koscia": "kosc", "koscmi": "kosc", "zloto": "zlot", "zlota": "zlot"},
    "de": {"gewann": "gewinn", "gewonnen": "gewinn", "zog": "zieh", "gezogen": "zieh", "nimmt": "nehm"}
    | {"genommen": "nehm", "wirft": "werf", "geworfen": "werf", "verloren": "verlier", "verlor": "verlier"}
    | {"gewahlt": "wahl", "bezahlt": "zahl", "gestorben": "sterb", "stirbt": "sterb", "gekauft": "kauf"},
}


def fold(text: str) -> str:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(_LETTERS)


def words_of(text: str) -> list[str]:
    return _WORD.findall(text)


def stem(word: str, lang: str) -> str:
    word = fold(word)
    if word in (odd := _ODD.get(lang, {})):
        return odd[word] if lang != "en" else _english(odd[word])
    if lang == "en":
        return _english(word)
    for ending in _ENDINGS.get(lang, ()):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _english(word: str) -> str:
    if len(word) < 4:
        return word
    if word.endswith("ies"):
        word = word[:-3] + "y"
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "edly", "ed", "er", "ly"):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) >= 3 and re.search("[aeiouy]", rest):
            word = rest
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "lsz":
        word = word[:-1]  # winn(ing)
    if len(word) > 3:
        word = word.removesuffix("e")
    return word[:-1] + "i" if word.endswith("y") and len(word) > 2 else word
