"""What was played at a table, for whoever looks back: the log, positions, and the finished game with its proof."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletown.bots.levels import SUBSTITUTE
from tabletown.kernel.record import PERSON
from tabletown.kernel.saved_game import FORMAT, SavedGame
from tabletown.server import fairness
from tabletown.server.archiving import TableArchive
from tabletown.server.audiences import bits_of, moment, past_position
from tabletown.server.log_rows import read_journal, standing
from tabletown.server.problems import refused
from tabletown.server.protocol import AtMove, Moment
from tabletown.server.store import LogRow
from tabletown.server.stored_table import StoredTable


class LookingBack:
    """Looks back on one table."""

    def __init__(self, table: StoredTable, archive: TableArchive) -> None:
        self.table = table
        self.archive = archive

    async def log(self, seat: int | None) -> list[Moment]:
        """All moves as this audience may know them; after the end, as all players know them together."""
        table = self.table
        if table.last_archived is not None:
            return [move.moment for move in await self.archive.moves()]
        rows = standing(await table.services.store.log(table.id))
        bits = bits_of(len(table.settings.seats), seat, table.status == "over")
        return [self._moment(bits, move, row) for move, row in enumerate(rows)]

    async def since(self, seq: int, seat: int | None) -> list[Moment] | None:
        """The moves since this sequence number as a seat may know them; None if that is not all that happened."""
        table = self.table
        if seq == table.course.seq:
            return []
        rows = await table.services.store.log(table.id, seq) if 0 <= seq < table.course.seq else []
        if not rows or table.last_archived is not None or any(row.kind != "move" for row in rows):
            return None
        bits = bits_of(len(table.settings.seats), seat, False)
        first = len(table.course.moves) - len(rows) + 1
        return [self._moment(bits, first + i, row) for i, row in enumerate(rows)]

    def _moment(self, bits: int, move: int, row: LogRow) -> Moment:
        table = self.table
        return moment(table.game, bits, move, row, read_journal(row.journal), table.past_versions.words(row.seq))

    async def past(self, move: int, seat: int | None) -> AtMove:
        """The position after so many moves."""
        table = self.table
        over = table.status == "over"
        moves = len(table.course.moves)
        if table.last_archived is None:
            table.started()
        if move > moves:
            raise refused("no-such-move", 404, moves=moves)
        if table.last_archived is not None:
            return AtMove(move, moves, over, (await self.archive.move(move)).seen_from(seat, table.game))
        return AtMove(move, moves, over, past_position(table.game, await table.at(move), seat, over))

    def export(self) -> fairness.Export:
        """The finished game with everything that is needed to check it."""
        table = self.table
        settings = table.settings
        if table.status != "over":
            raise refused("not-over", 403)
        if settings.practice:
            raise refused("no-proof", 409)
        if settings.has_other_rules():
            raise refused("changed-rules", 409)
        if not settings.hash and table.course.state is None:
            raise refused("other-rules", version=settings.rules)
        saved = SavedGame(
            tabletown=FORMAT,
            game=table.game.slug,
            rules=settings.rules,
            content=settings.content,
            packs=[],
            seats=len(settings.seats),
            seed=settings.seed,
            options=settings.options,
            players=[self._known(seat.bot) if seat.bot else PERSON for seat in settings.seats],
            names=settings.names(),
            actions=table.course.moves,
            hash=settings.hash or table.started().hash(),
        )
        return fairness.Export(**asdict(saved), proof=self._proof())

    def _known(self, bot: str) -> str:
        """The bot, if it is known elsewhere, too; a host's own one is not."""
        return SUBSTITUTE if bot in self.table.services.bot_workers.guests else bot

    def _proof(self) -> fairness.Proof:
        settings = self.table.settings
        entropy = [seat.entropy for seat in settings.seats]
        return fairness.Proof(
            settings.commitment,
            settings.secret,
            settings.dealt_for or self.table.id,
            entropy,
            settings.plan,
            settings.method,
        )
