"""What can be typed besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from herowright.bots import advise, adviser_of, make_bot, worths
from herowright.files import reason
from herowright.locale import LANGUAGES
from herowright.locale.meanings import Meaning, meaning_of
from herowright.locale.search import search
from herowright.table.errors import CannotUndo, HerowrightError
from herowright.terminal import prompt
from herowright.terminal.board import FAINT, SIGNAL, ink
from herowright.terminal.keep import load, players_of, write

if TYPE_CHECKING:
    from herowright.terminal.session import Session

# Rules that are shown of those that speak of a word.
MENTIONED = 4

# A command gets its arguments and returns whether the table has to be shown again.
Command = Callable[["Session", str], bool]


def rule(session: Session, rest: str) -> bool:
    """`?` the rule behind the prompt, `? RP-DICE-03` any rule, `? 3` an option, `? gold` a term of the game."""
    decision = session.table.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    if not rest:
        show_clause(session, decision.rule)
    elif session.clause(rest.upper()):
        show_clause(session, rest.upper())
    elif rest.isdigit() or rest.casefold() in {key.casefold() for key in keys}:
        about(session, rest)
    elif term := meaning_of(session.table.game.id, session.lang, rest):
        show_meaning(session, term)
    elif not any(key.casefold().startswith(rest.casefold()) for key in keys) and mention(session, rest):
        pass
    else:
        about(session, rest)
    return False


def show_meaning(session: Session, term: Meaning) -> None:
    words = ink(term.text).append(f"\n{term.rule}", FAINT)
    session.talk.show(session.scene(session.viewer).frame(term.term, words))


def mention(session: Session, typed: str) -> bool:
    """The first rules that mention what was typed, if any."""
    found = search(session.table.game.id, session.lang, typed).clauses
    for id in found[:MENTIONED]:
        clause = session.clause(id)
        assert clause is not None
        session.talk.show(ink(id, FAINT).append(f"  {clause.text}", ""))
    if len(found) > MENTIONED:
        session.say("term-more-rules", FAINT, count=len(found) - MENTIONED)
    return bool(found)


def show_clause(session: Session, id: str) -> None:
    clause = session.clause(id)
    if clause is None:
        session.refuse(session.texts.say("term-no-clause", id=id))
        return
    words = ink(clause.text)
    if clause.status != "RULE":
        words.append(f"\n{session.texts.say('term-status', status=clause.status)}", FAINT)
    if id in session.table.options:
        setting = session.texts.say(f"setting-{id.lower()}-{session.table.options[id]}")
        words.append(f"\n{session.texts.say('term-reading', reading=setting)}", FAINT)
    if clause.source:
        words.append(f"\n{clause.source}", FAINT)
    session.talk.show(session.scene(session.viewer).frame(f"{id} · {clause.chapter}", words))


def about(session: Session, typed: str) -> None:
    """What an option is: its words, and the cards it concerns."""
    decision = session.table.decision
    assert decision is not None
    try:
        option = prompt.match(decision.options, typed)
    except prompt.Unclear as unclear:
        session.refuse(session.texts.say(unclear.message))
        return
    if option is None:
        session.refuse(session.texts.say("term-no-such", typed=typed))
        return
    scene = session.scene(session.viewer)
    words = ink(session.texts.say(option.label), "bold").append(f"  {option.key}", FAINT)
    if note := session.board.note(scene, option):
        words.append("  ").append_text(note)
    session.talk.show(words)
    if things := session.board.about(scene, option):
        session.talk.show(things)


def undo(session: Session, rest: str) -> bool:
    """Takes back the last choice of a person at this keyboard, or says why not."""
    table = session.table
    assert table.decision is not None
    made = table.decisions
    mover = made[-1][0] if made and made[-1][0] in session.people else table.decision.seat
    try:
        table.undo(mover)
    except CannotUndo as refusal:
        session.refuse(session.texts.say(refusal.message))
        return False
    session.undone()
    return True


def hint(session: Session, rest: str) -> bool:
    """What a good bot would do in this place, and why."""
    table = session.table
    assert table.decision is not None
    try:
        bot = make_bot(table.game.id, adviser_of(table.game.id), 0)
        ranked = advise(table, bot)
    except HerowrightError as refusal:
        session.refuse(session.texts.say(refusal.message))
        return False
    numbers = {option.key: number for number, option in enumerate(table.decision.options, 1)}
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style=SIGNAL)
    grid.add_column(justify="right")
    grid.add_column()
    said = worths(bot, table.decision.kind, [advice.value for advice in ranked])
    for advice, worth in zip(ranked, said, strict=True):
        words = ink(session.texts.say(advice.option.label), "bold").append(f"  {advice.option.key}", FAINT)
        if advice.reasons:
            words.append("\n" + " · ".join(session.texts.say(reason) for reason in advice.reasons), FAINT)
        grid.add_row(str(numbers[advice.option.key]), session.texts.say(worth), words)
    title = session.texts.say("term-hint", bot=session.texts.bot(bot.name))
    session.talk.show(session.scene(session.viewer).frame(title, grid))
    return False


def log(session: Session, rest: str) -> bool:
    """Everything that happened, with the rule behind each line."""
    session.say("term-hash", FAINT, hash=session.table.commitment)
    for number, event in enumerate(session.table.events(session.viewer), 1):
        words = ink(f"{number:>4} ", FAINT).append(session.texts.tell(event), "")
        session.talk.show(words.append(f"  [{event.rule}]", FAINT))
    return False


def card(session: Session, rest: str) -> bool:
    """A card by its name or id, or by a part of it."""
    cards = session.board.cards(session.scene(session.viewer))
    wanted = rest.casefold()
    called = {name.casefold(): name for name in cards} | {cards[name].id: name for name in cards}
    tests = (str.__eq__, str.startswith, str.__contains__)
    found = next(filter(None, ({called[known] for known in called if fits(known, wanted)} for fits in tests)), set())
    if not rest:
        session.say("term-card-which")
    elif not found:
        session.refuse(session.texts.say("term-no-card", name=rest))
    elif len(found) > 1:
        session.say("term-cards", names=", ".join(sorted(found)))
    else:
        session.talk.show(cards[found.pop()].draw())
    return False


def language(session: Session, rest: str) -> bool:
    if rest not in LANGUAGES:
        session.refuse(session.texts.say("term-no-language", known=", ".join(LANGUAGES)))
        return False
    session.speak(rest)
    return board(session, "")


def save(session: Session, rest: str) -> bool:
    """Writes the game to a file of the user's choice; without a name, says where it is saved."""
    if not rest:
        session.keep()
        if session.kept:
            session.say("term-saved", file=str(session.file))
        return False
    file = Path(rest).expanduser()
    try:
        if file.exists():
            session.refuse(session.texts.say("term-file-exists", file=str(file)))
        else:
            write(file, session.table.save())
            session.say("term-saved", file=str(file))
    except OSError as problem:
        session.refuse(session.texts.say("term-not-saved", file=str(file), reason=reason(problem)))
    return False


def bring(session: Session, rest: str) -> bool:
    """Continues the game in a file; the current game stays saved."""
    file = Path(rest).expanduser()
    try:
        table = load(file)
        session.take_over(table, players_of(file, table.seats))
    except OSError as problem:
        session.refuse(session.texts.say("term-not-loaded", file=str(file), reason=reason(problem)))
        return False
    except HerowrightError as refusal:
        session.refuse(session.texts.say(refusal.message))
        return False
    return True


def other_seat(session: Session, rest: str) -> bool:
    """`as 2 use:climb`: another person at this keyboard does what is possible at any time."""
    number, _, key = rest.partition(" ")
    seat = int(number) - 1 if number.isascii() and number.isdigit() else -1
    if seat not in session.people:
        seats = ", ".join(str(own + 1) for own in session.people)
        session.refuse(session.texts.say("term-as-whom", seats=seats, **session.board.examples))
        return False
    if key:
        return session.answer(key.strip(), seat)
    decision = session.table.decision
    assert decision is not None
    options = decision.options if seat == decision.seat else session.table.interrupts(seat)
    player = session.texts.seat(seat)
    session.say("term-as-keys", player=player, count=len(options), keys=", ".join(option.key for option in options))
    return False


def wait(session: Session, rest: str) -> bool:
    """Whether the bots wait for what people may do at any time."""
    session.waits = not session.waits
    session.say("term-waits" if session.waits else "term-waits-not")
    return False


def leave(session: Session, rest: str) -> bool:
    from herowright.terminal.session import Leave

    raise Leave


def board(session: Session, rest: str) -> bool:
    """The table once more, which an empty line does as well."""
    if not session.talk.on_screen:
        session.described = ()
    return True


def help(session: Session, rest: str) -> bool:
    scene = session.scene(session.viewer)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=SIGNAL, no_wrap=True)
    examples = session.board.examples
    for typed, id in HELP:
        words = scene.say(typed, **examples) if typed.startswith("term-") else typed
        grid.add_row(ink(words), ink(scene.say(id, **examples)))
    for letter in session.board.pages:
        grid.add_row(letter, ink(scene.say(f"term-help-{letter}")))
    legend = session.board.legend(scene)
    session.talk.show(scene.frame(scene.say("term-help"), grid), *([ink(legend, FAINT)] if legend else []))
    return False


# What is typed, and the message that says what it does.
HELP = (
    ("term-type-answer", "term-help-answer"),
    ("?", "term-help-rule"),
    ("? 3", "term-help-option"),
    ("term-type-clause", "term-help-clause"),
    ("term-type-word", "term-help-word"),
    ("u", "term-help-undo"),
    ("h", "term-help-hint"),
    ("l", "term-help-log"),
    ("term-type-card", "term-help-card"),
    ("b", "term-help-board"),
    ("w", "term-help-wait"),
    ("as 2 ...", "term-help-as"),
    ("lang en/pl/de", "term-help-lang"),
    ("term-type-save", "term-help-save"),
    ("term-type-load", "term-help-load"),
    ("q", "term-help-leave"),
)

COMMANDS: dict[str, Command] = {
    "?": rule,
    "u": undo,
    "undo": undo,
    "h": hint,
    "hint": hint,
    "l": log,
    "log": log,
    "c": card,
    "card": card,
    "b": board,
    "lang": language,
    "s": save,
    "save": save,
    "load": bring,
    "as": other_seat,
    "w": wait,
    "q": leave,
    "quit": leave,
    "help": help,
}
