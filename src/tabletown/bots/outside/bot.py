"""The bot that asks somebody else what to choose."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_hex
from typing import Final

from tabletown.bots.bot import Bot, Ranked
from tabletown.bots.outside.pool import BotConnection, BotPool, Contact
from tabletown.bots.outside.wire import BotChoice, BotReady, Choose, End, Fault, New, ToBot, read, write
from tabletown.bots.random import RandomBot
from tabletown.kernel.state import State

READY_SECONDS: Final = 10.0


class OutsideBot(Bot):
    """Plays one game. Whoever is asked and fails is asked no more: from then on the random bot chooses."""

    def __init__(self, name: str, seed: int | str = 0, pool: BotPool | None = None) -> None:
        super().__init__(name, seed)
        self.contact = Contact(name)
        self.seed = sha256(f"outside/{seed}".encode()).hexdigest()[:16]
        self.substitute = RandomBot(seed)
        self.id = token_hex(8)
        self.connection: BotConnection | None = None
        self.fault = ""
        """What it did wrong; nothing while it plays."""
        self.pool = pool or BotPool()
        self.pool.playing.append(self)

    def rank(self, state: State, seat: int) -> list[Ranked]:
        """What it chooses, and then the others, of which it does not say what it thinks."""
        code = self.choose(state, seat)
        return [Ranked(code, 0.5, 1), *(Ranked(other, 0.5, 0) for other in state.legal(seat) if other != code)]

    def choose(self, state: State, seat: int) -> int:
        """It is not asked where there is nothing to choose."""
        codes = state.legal(seat)
        if len(codes) == 1:
            return codes[0]
        if not self.fault:
            try:
                return self._choose(state, seat, codes)
            except Fault as fault:
                self._fail(fault)
        return self.substitute.choose(state, seat)

    def failure(self) -> str:
        """What went wrong, and what was done about it."""
        return f"The bot {self.name} failed: {self.fault}. From then on, the random bot chose for it."

    def end(self, state: State) -> BotConnection | None:
        """Tells how the game ended, and gives back the line, if it is still of use."""
        if self.connection is not None:
            try:
                shown = state.view(None).scores  # of a game that was broken off, what is covered stays covered
                self._tell(self.connection, End(self.id, state.over, shown, state.returns()))
            except Fault as fault:
                self._fail(fault)
        line, self.connection = self.connection, None
        return line

    def _choose(self, state: State, seat: int, codes: list[int]) -> int:
        if self.connection is None:
            self.connection = self.pool.connection(self.contact)
            self._tell(self.connection, self._new(state, seat))
        game = state.setup.game
        view = state.view(seat)
        tallies, figures = game.tallies(state.as_seen()), game.figures(state.as_seen(seat), seat)
        question = Choose(self.id, view, tallies, figures, game.prompt(state, seat), state.options(seat))
        answer = read(self.connection.ask(write(question), self.contact.seconds))
        if not isinstance(answer, BotChoice):
            raise Fault("it was asked for a choice and made none")
        if answer.code not in codes:
            raise Fault(f"it chose {answer.code}, which is not among its options")
        return answer.code

    def _new(self, state: State, seat: int) -> New:
        setup = state.setup
        return New(
            id=self.id,
            game=setup.game.slug,
            title=setup.game.title,
            rules=setup.game.rules,
            seats=setup.seats,
            seat=seat,
            sides=setup.sides,
            options=setup.options,
            content=setup.game.content.tables,
            seed=self.seed,
            seconds=self.contact.seconds,
        )

    def _tell(self, line: BotConnection, said: ToBot) -> None:
        if not isinstance(read(line.ask(write(said), READY_SECONDS)), BotReady):
            raise Fault("it made a choice that it was not asked for")

    def _fail(self, fault: Fault) -> None:
        self.fault = str(fault)
        if self.connection is not None:
            self.connection.close()
            self.connection = None
