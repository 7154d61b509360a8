"""Deals being played: who may begin, at which table, and who may see what of it. Days are dates in UTC.

A play is kept first, with the id of the table set aside for it, then the table is laid; a crash between the two is made good by
whoever goes on.
"""

import hmac
import logging
from collections.abc import Callable
from datetime import UTC, date, datetime

from rivage.core import RivageError, Value, resolve
from rivage.registry import find as find_game
from rivage.table import Occupant, TableSetup
from rivage.table.chance import DUPLICATE_OPEN_DAYS, commit, end_of_day, new_seed
from rivage.table.errors import Conflict, UnknownTable
from rivage.table.match import DAY, FindGame, nickname
from rivage.table.protocol import TableOptions
from rivage.table.runtime import wall_clock

from .protocols import DealStore, Tables
from .results import Results
from .values import Deal, Play, Standings
from .view import Daily, Duplicate, Tally, my_play, sheets


class DealError(RivageError):
    """A daily or a duplicate that cannot be played or shown.

    Codes:
        deal.none: the game cannot be played alone, or in real time, so it has no deals.
        daily.unknown: no such day, or it has not come yet.
        daily.closed: only today's can be begun.
        daily.played: everybody plays it once; `table` is where it was.
        duplicate.unknown: no such duplicate.
        duplicate.closed: the days for which it could be begun are over.
        duplicate.played: everybody plays it once; `table` is where it was.
    """

    code = "deal.none"


def day_of(now: int) -> str:
    """The date (UTC) at `now`."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def read_day(text: str) -> str | None:
    """The date that `text` names, in the one form we write, or None."""
    try:
        return day if (day := date.fromisoformat(text).isoformat()) == text else None
    except ValueError:
        return None


def daily_id(game: str, day: str) -> str:
    """The id of the daily deal of a game."""
    return f"daily:{game}:{day}"


def daily_deal(secret: bytes, game: str, day: str, now: int) -> Deal:
    """The daily deal of a game on a date. `secret`: the secret of the server."""
    name = daily_id(game, day)
    seed = hmac.digest(secret, name.encode(), "sha256").hex()
    return Deal(id=name, kind="daily", game=game, day=day, options={}, seed=seed, created=now, host="")


logger = logging.getLogger("rivage.deals")

BEST = 5
"""Sheets of a day that are shown."""
COMPARED = 50
"""Sheets of a duplicate that are shown."""


class Dealer:
    """Daily deals and duplicates of one house."""

    def __init__(
        self,
        store: DealStore,
        tables: Tables,
        results: Results,
        secret: bytes,
        *,
        new_id: Callable[[], str],
        find: FindGame = find_game,
        clock: Callable[[], int] = wall_clock,
        open_days: int = DUPLICATE_OPEN_DAYS,
    ) -> None:
        """Deal with the tables of this server.

        Args:
            store: keeps deals and plays.
            tables: where they are played.
            results: keeps how they ended.
            secret: what the seeds of days are made from; the same on every node of the server.
            new_id: makes ids that nobody guesses, for tables and duplicates.
            find: finds games by name.
            clock: what time it is, in milliseconds since 1970.
            open_days: for how many days after it was made a duplicate may be begun.
        """
        self._store = store
        self._tables = tables
        self._new_id = new_id
        self._results = results
        self._secret = secret
        self._find = find
        self._clock = clock
        self._open_for = open_days * DAY

    # The daily.

    async def start_daily(self, game: str, day: str, player: str, name: str, address: str = "") -> str:
        """The table where a player plays a daily: laid now, or the one begun before. Only today's can be begun.

        Raises:
            TooManyTables: when the player, or who comes from that address, has as many open as they may have.
            UnknownGame, DealError: `deal.none`, `daily.unknown`, `daily.closed`, `daily.played`.
            BadName: when it would begin, under a name that cannot be shown.
            StoreError: when the store cannot read or write.
        """
        deal = self._daily(game, day or "today")
        if deal.day != day_of(self._clock()) and await self._store.play(deal.id, player) is None:
            raise DealError(f"the daily of {deal.day} is over; only today's can be begun", code="daily.closed", day=deal.day)
        return await self._start(deal, player, name, address, code="daily.played")

    async def daily(self, game: str, day: str, player: str) -> Daily:
        """How a daily stands, as a player may see it.

        Raises:
            UnknownGame, DealError: `deal.none`, `daily.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = self._daily(game, day)
        standings = await self._standings(deal, player, BEST)
        closes = end_of_day(deal.day)
        past = self._clock() >= closes
        mine = my_play(standings.mine, standings.rank) if standings.mine else None
        return Daily(
            game=deal.game,
            day=deal.day,
            open=not past,
            closes=closes,
            commit=commit(deal.seed),
            seed=deal.seed if past else "",
            count=standings.finished,
            counts=tuple(Tally(score, many) for score, many in standings.counts),
            mine=mine,
            best=sheets(standings.best, player) if past or (mine and mine.finished) else (),
        )

    def _daily(self, game: str, day: str) -> Deal:
        self._for_one(game)
        today = day_of(self._clock())
        found = today if day == "today" else read_day(day)
        if found is None or found > today:
            raise DealError(f"{day[:20]!r} is no day that has come", code="daily.unknown", day=day[:20])
        return daily_deal(self._secret, game, found, self._clock())

    # Duplicates.

    async def make_duplicate(self, game: str, options: dict[str, Value], player: str) -> str:
        """Make a duplicate; returns its id when it is durable.

        Raises:
            UnknownGame, OptionError, DealError: `deal.none`.
            StoreError: when the store cannot write.
        """
        self._for_one(game)
        complete = dict(resolve(self._find(game).info.options, options))
        now = self._clock()
        name = self._new_id()
        await self._store.save_deal(Deal(name, "duplicate", game, day_of(now), complete, new_seed(), now, player))
        return name

    async def known(self, duplicate: str) -> Deal:
        """The duplicate of that id.

        Raises:
            DealError: `duplicate.unknown`.
            StoreError: when the store cannot be read.
        """
        return await self._duplicate(duplicate)

    async def play_duplicate(self, duplicate: str, player: str, name: str, address: str = "") -> str:
        """The table where a player plays a duplicate: laid now, or the one begun before.

        Raises:
            TooManyTables: when the player, or who comes from that address, has as many open as they may have.
            DealError: `duplicate.unknown`, `duplicate.closed`, `duplicate.played`.
            BadName: when it would begin, under a name that cannot be shown.
            StoreError: when the store cannot read or write.
        """
        deal = await self._duplicate(duplicate)
        if self._is_closed(deal) and await self._store.play(deal.id, player) is None:
            raise DealError("it is closed: nobody can begin it any more", code="duplicate.closed", day=deal.day)
        return await self._start(deal, player, name, address, code="duplicate.played")

    async def duplicate(self, duplicate: str, player: str) -> Duplicate:
        """How a duplicate stands, as a player may see it: what everybody made of it is for who cannot play it any more.

        Raises:
            DealError: `duplicate.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = await self._duplicate(duplicate)
        standings = await self._standings(deal, player, COMPARED)
        mine = my_play(standings.mine, standings.rank) if standings.mine else None
        closed = self._is_closed(deal)
        compares = closed if mine is None else mine.finished
        return Duplicate(
            id=deal.id,
            game=deal.game,
            day=deal.day,
            options=deal.options,
            commit=commit(deal.seed),
            seed=deal.seed if closed else "",
            closes=self._closes(deal),
            host=player != "" and player == deal.host,
            count=standings.finished,
            mine=mine,
            sheets=sheets(standings.best, player) if compares else (),
        )

    async def _duplicate(self, duplicate: str) -> Deal:
        deal = await self._store.deal(duplicate)
        if deal is None or deal.kind != "duplicate":
            raise DealError("there is no such match to play", code="duplicate.unknown", id=duplicate[:40])
        return deal

    def _closes(self, deal: Deal) -> int:
        """When nobody can begin a deal any more, and its seed may be known."""
        return end_of_day(deal.day) if deal.kind == "daily" else deal.created + self._open_for

    def _is_closed(self, deal: Deal) -> bool:
        return self._clock() >= self._closes(deal)

    # Both.

    def _for_one(self, game: str) -> None:
        if not self._find(game).info.deals:
            raise DealError("a game not played alone, or played in real time, has no deals", code="deal.none", game=game)

    async def _start(self, deal: Deal, player: str, name: str, address: str, *, code: str) -> str:
        play = await self._store.play(deal.id, player)
        if play is None:
            shown = nickname(name)
            await self._store.save_deal(deal)
            play = await self._store.start_play(Play(deal.id, player, self._new_id(), shown, self._clock()))
        play = await self._complete(play, deal, address)
        if play.finished is not None:
            raise DealError("everybody plays it once, and you have", code=code, table=play.table)
        return play.table

    async def _standings(self, deal: Deal, player: str, top: int) -> Standings:
        """How a deal stands; what the asker has finished is among it."""
        standings = await self._store.standings(deal.id, player, top)
        if standings.mine is not None and (await self._complete(standings.mine)) != standings.mine:
            standings = await self._store.standings(deal.id, player, top)
        return standings

    async def _complete(self, play: Play, deal: Deal | None = None, address: str = "") -> Play:
        """The play as it is by its table: laid if a crash kept it from being laid, and its result kept if it is over."""
        if play.finished is not None:
            return play
        try:
            match = await self._tables.match(play.table)
        except UnknownTable:
            if deal is not None:
                if self._is_closed(deal):
                    # Begun and never laid: whoever comes now could know the rolls.
                    raise DealError("it can no longer be begun", code=f"{deal.kind}.closed", day=deal.day) from None
                await self._create_table(deal, play, address)
            return play
        if match.status != "over":
            return play
        await self._results.save(play.table, match)
        return await self._store.play(play.deal, play.player) or play

    async def _create_table(self, deal: Deal, play: Play, address: str) -> None:
        opening = TableSetup(
            game=deal.game,
            seats=(Occupant(player=play.player, name=play.name),),
            options=TableOptions(game=deal.options),
            host=play.player,
            deal=deal.id,
            seed=deal.seed,
            sealed=self._closes(deal),
        )
        try:
            await self._tables.create(opening, play.table, address)
        except Conflict:
            logger.debug("two tabs began at once; the other was first")
