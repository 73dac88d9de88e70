"""A game in progress at the terminal: who sits where, the decision loop, and what commands build on."""

from __future__ import annotations

import contextlib
from collections.abc import Hashable
from pathlib import Path
from typing import Any

from herowright import packs
from herowright.bots import Bot, advise, make_bot
from herowright.files import reason
from herowright.locale import Texts, texts
from herowright.table.decision import Decision, Option
from herowright.table.errors import IllegalChoice
from herowright.table.event import Event
from herowright.table.glimpse import Glimpse
from herowright.table.rulebook import Clause, clauses
from herowright.table.table import Table
from herowright.terminal import commands, prompt, score
from herowright.terminal.board import BAD, FAINT, Scene, ink
from herowright.terminal.boards import board_of
from herowright.terminal.keep import FINISHED, Keeper, Players
from herowright.terminal.talk import Talk

RECENT = 6


class Leave(Exception):
    """Somebody leaves; the game is kept."""


class Session:
    def __init__(
        self,
        talk: Talk,
        keeper: Keeper,
        lang: str,
        table: Table[Any],
        players: Players,
        file: Path | None = None,
    ) -> None:
        self.talk = talk
        self.keeper = keeper
        self.lang = lang
        self.waits = False
        self.take_over(table, players, file)

    def take_over(self, table: Table[Any], players: Players, file: Path | None = None) -> None:
        """Sit down at a table, new or resumed."""
        # From the published hash: the same table always meets the same bots.
        seed = int(table.commitment[:8], 16)
        self.bots: list[Bot | None] = [
            None if bot is None else make_bot(table.game.id, bot, seed + seat) for seat, bot in enumerate(players.bots)
        ]
        self.table = table
        self.players = players
        self.file = file or self.keeper.new(table)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.board = board_of(table.game.id, table.options)
        self.speak(self.lang)
        # How many lines of the log each seat has read, how many were spoken, and the board last described.
        # Who resumes a game is told its last lines.
        self.spoken = max(0, len(table.events(self.viewer)) - RECENT) if table.decisions else 0
        self.read = dict.fromkeys(range(table.seats), self.spoken)
        self.described: tuple[Hashable, ...] = ()
        self.kept = True
        self.notice = ""  # said once, below the next board
        self.keep()

    def speak(self, lang: str) -> None:
        """Switch to another language."""
        names = packs.names(self.table.game.id, self.table.options, lang)
        self.lang = lang
        self.texts = Texts(lang, seat_names(lang, self.players), names)
        self.meet()

    def meet(self) -> None:
        """Speak of the heroes there are now."""
        self.texts.heroes = self.board.heroes(self.table.view(self.viewer))

    # --- saying --------------------------------------------------------------------------------------

    def say(self, id: str, style: str = "", **args: Any) -> None:
        self.talk.say(self.texts.say(id, **args), style)

    def refuse(self, words: str, rule: str | None = None) -> None:
        """Why something was not done, and the clause behind it."""
        self.talk.say(ink(f"✗ {words}", BAD).append(f"  [{rule}]" if rule else "", FAINT))

    def clause(self, id: str) -> Clause | None:
        return clauses(self.table.game.rules_files, self.lang).get(id)

    @property
    def viewer(self) -> int | None:
        """Whose point of view the table is shown from: the person who decides, or the first person there is."""
        decision = self.table.decision
        if decision and decision.seat in self.people:
            return decision.seat
        return self.people[0] if self.people else None

    def scene(self, seat: int | None) -> Scene:
        decision = self.table.decision
        return Scene(
            view=self.table.view(seat),
            options=self.table.options,
            texts=self.texts,
            width=self.talk.width,
            decision=decision if decision and decision.seat == seat else None,
            news=self.news(seat),
            framed=self.talk.on_screen,
            coloured=self.talk.coloured,
            glimpse=Glimpse(self.table, seat) if decision and seat is not None else None,
        )

    def news(self, seat: int | None) -> list[Event]:
        """What happened since the seat last decided; what it did itself is part of it."""
        return self.table.events(seat)[self.read.get(seat or 0, 0) :]

    def describe(self) -> None:
        """Show the table: redrawn on a screen, in a pipe only when the moment has changed."""
        scene = self.scene(self.viewer)
        moment = self.board.moment(scene.view)
        if self.talk.on_screen:
            if self.described:
                self.talk.wipe()
            self.talk.show(self.board.draw(scene))
        elif self.described != (moment,):
            self.talk.show(self.board.draw(scene))
        self.described = (moment,)
        if self.notice:
            self.refuse(self.notice)
            self.notice = ""

    def tell(self) -> None:
        """Continue the log as running text where no board shows it."""
        events = self.table.events(self.viewer)
        if not (self.talk.on_screen and self.people):
            for event in events[self.spoken :]:
                self.talk.say(f"· {self.texts.tell(event)}", FAINT)
        self.spoken = len(events)

    # --- deciding ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; `Leave` when somebody goes before."""
        self.tell()
        while self.table.decision is not None:
            try:
                self.step(self.table.decision)
            except KeyboardInterrupt:
                self.confirm_leaving()
        self.end()

    def step(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        if bot is None:
            self.ask(decision)
        elif not (self.waits and self.may_interrupt(decision) and self.pause(decision)):
            self.take(advise(self.table, bot)[0].option, decision.seat)

    def ask(self, decision: Decision) -> None:
        """Ask a person until an answer changes something."""
        while True:
            self.describe()
            who = self.texts.seat(decision.seat) if len(self.people) > 1 else ""
            scene = self.scene(decision.seat)
            self.talk.show(prompt.draw(scene, self.board, who))
            if self.talk.on_screen:
                self.talk.show(prompt.footer(scene, self.board))
            while line := self.listen():
                if self.obey(line, decision):
                    return

    def may_interrupt(self, decision: Decision) -> bool:
        return any(seat in self.people for seat in decision.interrupts)

    def pause(self, decision: Decision) -> bool:
        """Before a bot decides, people may do what is possible at any time; true if they did."""
        self.describe()
        self.say("term-pause", "bold", player=self.texts.seat(decision.seat))
        for seat in self.people:
            if options := self.table.interrupts(seat):
                self.say("term-pause-who", FAINT, number=seat + 1, player=self.texts.seat(seat))
                self.talk.show(prompt.listed(self.scene(seat), self.board, list(enumerate(options, 1))))
        while line := self.listen():
            if self.obey(line, decision):
                return True
        return False

    def listen(self) -> str:
        try:
            return self.talk.read()
        except EOFError:
            raise Leave from None

    def obey(self, line: str, decision: Decision) -> bool:
        """Carry out a command or an answer; true if the table has to be shown again."""
        word, _, rest = line.partition(" ")
        if command := commands.COMMANDS.get(word.casefold()):
            return command(self, rest.strip())
        if page := self.board.pages.get(word.casefold()):
            self.talk.show(page(self.scene(self.viewer)))
            return False
        asked = decision.seat in self.people
        if not asked and len(self.people) > 1:
            self.say("term-who", BAD)
            return False
        return self.answer(line, decision.seat if asked else self.people[0])

    def answer(self, typed: str, seat: int) -> bool:
        """A seat chooses an option by number, key or the beginning of a key."""
        decision = self.table.decision
        assert decision is not None
        options = decision.options if seat == decision.seat else self.table.interrupts(seat)
        try:
            option = prompt.match(options, typed)
            self.take(option or ":".join(typed.casefold().split()), seat)
        except prompt.Unclear as unclear:
            self.refuse(self.texts.say(unclear.message))
        except IllegalChoice as refusal:
            self.refuse(self.texts.say(refusal.reason), refusal.rule)
        else:
            return True
        return False

    def take(self, choice: Option | str, seat: int) -> None:
        before = len(self.table.events(seat))
        self.table.apply(choice, seat)
        self.read[seat] = before
        self.meet()
        self.keep()
        self.tell()

    def undone(self) -> None:
        """A choice was undone, and with it the end of the log."""
        for seat in self.read:
            self.read[seat] = min(self.read[seat], len(self.table.events(seat)))
        self.spoken = min(self.spoken, len(self.table.events(self.viewer)))
        self.meet()
        self.keep()
        if not self.talk.on_screen:
            self.say("term-undone")

    def keep(self) -> None:
        """The game continues even if it cannot be saved, but its players are told."""
        try:
            self.keeper.store(self.file, self.table, self.players)
            self.kept = True
        except OSError as problem:
            if self.kept:
                self.notice = self.texts.say("term-not-kept", file=str(self.file), reason=reason(problem))
            self.kept = False

    def confirm_leaving(self) -> None:
        """Ctrl-C asks first; a second one leaves at once."""
        try:
            yes, no = self.texts.say("term-yes"), self.texts.say("term-no")
            if self.talk.agree(self.texts.say("term-leave"), yes, no):
                raise Leave
        except (KeyboardInterrupt, EOFError):
            raise Leave from None

    # --- the end -------------------------------------------------------------------------------------

    def end(self) -> None:
        """Score sheet, heroes, and how to check the dice."""
        outcome = self.table.outcome
        assert outcome is not None
        scene = self.scene(self.viewer)
        if self.talk.on_screen and self.people:
            self.talk.show(*(ink(f"· {self.texts.tell(event)}", FAINT) for event in scene.news))
        if self.table.ended:
            self.talk.show(ink(self.texts.say(self.table.ended.message)))
        else:
            self.talk.show(score.sheet(scene, self.board, outcome, self.clause))
        for seat in self.board.tellers(scene, self.people or range(self.table.seats)):
            if portrait := self.board.portrait(scene, seat):
                self.talk.show(portrait)
        self.say("term-seed", seed=str(self.table.seed), hash=self.table.commitment)
        if self.kept:
            with contextlib.suppress(OSError):
                self.file = self.keeper.move(self.file, FINISHED)
            self.say("term-verify", file=str(self.file))


def seat_names(lang: str, players: Players) -> list[str]:
    """Names given by the players, else `Player 1`; a bot is called by its name, with a number if needed."""
    words = texts(lang)
    found = []
    for seat, bot in enumerate(players.bots):
        called = words.seat(seat) if bot is None else words.bot(bot)
        if bot is not None and players.bots.count(bot) > 1:
            called += f" {seat + 1}"
        found.append(players.names[seat] if seat < len(players.names) else called)
    return found
