"""Starts plays of daily deals and duplicates, and controls who may see their results. Days are dates in UTC.

A play is stored first, with the id that is reserved for its table. Then the table is created. If the server crashes in between,
the table is created when the player continues.
"""

import hmac
import logging
from collections.abc import Callable
from datetime import UTC, date, datetime

from msgspec.structs import replace

from rivage.core import RivageError, Value, resolve
from rivage.registry import find as find_game
from rivage.table import Occupant, TableSetup
from rivage.table.chance import DUPLICATE_OPEN_DAYS, commit, end_of_day, new_seed
from rivage.table.errors import Conflict, UnknownTable
from rivage.table.match import DAY, FindGame, nickname
from rivage.table.protocol import TableOptions
from rivage.table.runtime import wall_clock

from .bot_plays import BotPlays
from .history import DailyHistory, archive_start, history
from .protocols import DealStore, Tables
from .results import Results
from .values import Deal, Play, Standings
from .view import Daily, Duplicate, MyPlay, Tally, bot_sheets, my_play, rank_among, sheets


class DealError(RivageError):
    """A daily deal or duplicate that cannot be played or shown.

    Codes:
        deal.none: the game cannot be played alone, or in real time, so it has no deals.
        daily.unknown: not a valid date, or a date in the future.
        daily.closed: only the deal of today can be started.
        daily.played: the player has played it already, at `table`.
        daily.running: the deal of today is not in the archive.
        daily.old: the day is before the `first` of the archive.
        duplicate.unknown: no such duplicate.
        duplicate.closed: it can no longer be started.
        duplicate.played: the player has played it already, at `table`.
    """

    code = "deal.none"


def day_of(now: int) -> str:
    """The date (UTC) at `now`, in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def read_day(text: str) -> str | None:
    """Parse a date in the form `2026-11-15`. Returns None for anything else, including other ISO forms."""
    try:
        return day if (day := date.fromisoformat(text).isoformat()) == text else None
    except ValueError:
        return None


def daily_id(game: str, day: str) -> str:
    """The id of the daily deal of a game."""
    return f"daily:{game}:{day}"


def archive_id(game: str, day: str) -> str:
    """The id of an earlier daily deal that is played unranked."""
    return f"archive:{game}:{day}"


def daily_deal(secret: bytes, game: str, day: str, now: int) -> Deal:
    """The daily deal of a game on a date. Its seed is an HMAC with the secret of the server."""
    name = daily_id(game, day)
    seed = hmac.digest(secret, name.encode(), "sha256").hex()
    return Deal(id=name, kind="daily", game=game, day=day, options={}, seed=seed, created=now, host="")


logger = logging.getLogger("rivage.deals")

MAX_DAILY_SHEETS = 5
"""The number of best sheets of a day that are shown."""
MAX_DUPLICATE_SHEETS = 50
"""The number of best sheets of a duplicate that are shown."""


class Dealer:
    """The daily deals and duplicates of one deployment."""

    def __init__(
        self,
        store: DealStore,
        tables: Tables,
        results: Results,
        secret: bytes,
        *,
        new_id: Callable[[], str],
        bots: BotPlays | None = None,
        find: FindGame = find_game,
        clock: Callable[[], int] = wall_clock,
        open_days: int = DUPLICATE_OPEN_DAYS,
    ) -> None:
        """Create the dealer of one node.

        Args:
            store: stores deals and plays.
            tables: the tables of this deployment.
            results: stores the results of plays.
            secret: key of the seeds of daily deals; the same on every node.
            new_id: returns a new unguessable id, for tables and duplicates.
            bots: computes the plays of bots; None if no bot plays the deals.
            find: finds games by name.
            clock: returns the time in milliseconds since 1970.
            open_days: days after its creation for which a duplicate may be started.
        """
        self._store = store
        self._tables = tables
        self._new_id = new_id
        self._results = results
        self._secret = secret
        self._bots = bots
        self._find = find
        self._clock = clock
        self._open_for = open_days * DAY

    # Daily deals.

    async def start_daily(self, game: str, day: str, player: str, name: str, address: str = "") -> str:
        """Start a daily deal, or continue a play that was started before. Only the deal of today can be started.

        Returns the id of the player's table. The call is idempotent while the play is not finished.

        Raises:
            TooManyTables: when the player or the address has reached the limit of open tables.
            UnknownGame, DealError: `deal.none`, `daily.unknown`, `daily.closed`, `daily.played`.
            BadName: when a new play would have a name that cannot be shown.
            StoreError: when the store cannot read or write.
        """
        deal = self._daily(game, day or "today")
        if deal.day != day_of(self._clock()) and await self._store.play(deal.id, player) is None:
            raise DealError(
                f"the daily deal of {deal.day} is over; only that of today can be started", code="daily.closed", day=deal.day
            )
        table = await self._start(deal, player, name, address, code="daily.played")
        self._start_bots(deal)
        return table

    async def start_archive(self, game: str, day: str, player: str, name: str, address: str = "") -> str:
        """Start an earlier daily deal unranked, or continue such a play. A finished one is replaced by a new one.

        Returns the id of the player's table.

        Raises:
            TooManyTables: when the player or the address has reached the limit of open tables.
            UnknownGame, DealError: `deal.none`, `daily.unknown`, `daily.running`, `daily.old`.
            BadName: when a new play would have a name that cannot be shown.
            StoreError: when the store cannot read or write.
        """
        daily = self._daily(game, day)
        if daily.day == day_of(self._clock()):
            raise DealError("the deal of today is not in the archive yet", code="daily.running", day=daily.day)
        first = await self._archive_start(game)
        if daily.day < first:
            raise DealError(f"the archive begins on {first}", code="daily.old", day=daily.day, first=first)
        self._start_bots(daily)
        deal = replace(daily, id=archive_id(game, daily.day), kind="archive")
        known = await self._store.play(deal.id, player)
        if known is not None and (await self._complete(known)).finished is not None:
            play = Play(deal.id, player, self._new_id(), nickname(name), self._clock())
            await self._store.restart_play(play, known.table)
        return await self._start(deal, player, name, address, code="daily.played")

    async def history(self, game: str, player: str) -> DailyHistory:
        """The plays of a player on all days, and the days that can be played from the archive.

        Raises:
            UnknownGame, DealError: `deal.none`.
            StoreError: when the store cannot be read.
        """
        self._check_has_deals(game)
        plays = await self._store.day_plays(game, player) if player else []
        return history(game, plays, await self._store.first_day(game), day_of(self._clock()))

    async def daily(self, game: str, day: str, player: str) -> Daily:
        """The standings of a daily deal as a player may see them.

        Raises:
            UnknownGame, DealError: `deal.none`, `daily.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = self._daily(game, day)
        standings = await self._standings(deal, player, MAX_DAILY_SHEETS)
        closes = end_of_day(deal.day)
        past = self._clock() >= closes
        mine = my_play(standings.mine, standings.rank) if standings.mine else None
        archive = await self._archive_play(deal, player, standings) if past else None
        # The scores of the bots are a hint on what is possible: only for players who have finished.
        finished = any(play is not None and play.finished for play in (mine, archive))
        bots = await self._store.bot_plays(deal.id) if finished else []
        levels = self._bots.levels(deal) if self._bots is not None else ()
        computing = finished and len(bots) < len(levels)
        if computing:
            self._start_bots(deal)
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
            best=sheets(standings.best, player, with_tables=past) if past or (mine and mine.finished) else (),
            archive=archive,
            archived=past and deal.day >= await self._archive_start(game),
            bots=bot_sheets(bots, levels),
            bots_computing=computing,
        )

    async def _archive_start(self, game: str) -> str:
        return archive_start(await self._store.first_day(game), day_of(self._clock()))

    async def _archive_play(self, daily: Deal, player: str, standings: Standings) -> MyPlay | None:
        """The player's unranked play of a day, with the rank that it would have had."""
        play = await self._store.play(archive_id(daily.game, daily.day), player) if player else None
        if play is None:
            return None
        play = await self._complete(play)
        return my_play(play, rank_among(play.score or 0.0, standings.counts))

    def _start_bots(self, deal: Deal) -> None:
        if self._bots is not None:
            self._bots.start(deal)

    def _daily(self, game: str, day: str) -> Deal:
        self._check_has_deals(game)
        today = day_of(self._clock())
        found = today if day == "today" else read_day(day)
        if found is None or found > today:
            raise DealError(f"{day[:20]!r} is not a date up to today", code="daily.unknown", day=day[:20])
        return daily_deal(self._secret, game, found, self._clock())

    # Duplicates.

    async def make_duplicate(self, game: str, options: dict[str, Value], player: str) -> str:
        """Create a duplicate. Returns its id once it is durable.

        Raises:
            UnknownGame, OptionError, DealError: `deal.none`.
            StoreError: when the store cannot write.
        """
        self._check_has_deals(game)
        complete = dict(resolve(self._find(game).info.options, options))
        now = self._clock()
        name = self._new_id()
        await self._store.save_deal(Deal(name, "duplicate", game, day_of(now), complete, new_seed(), now, player))
        return name

    async def get_duplicate(self, duplicate: str) -> Deal:
        """The duplicate with that id.

        Raises:
            DealError: `duplicate.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = await self._store.deal(duplicate)
        if deal is None or deal.kind != "duplicate":
            raise DealError("there is no such duplicate", code="duplicate.unknown", id=duplicate[:40])
        return deal

    async def play_duplicate(self, duplicate: str, player: str, name: str, address: str = "") -> str:
        """Start a duplicate, or continue a play that was started before.

        Returns the id of the player's table. The call is idempotent while the play is not finished.

        Raises:
            TooManyTables: when the player or the address has reached the limit of open tables.
            DealError: `duplicate.unknown`, `duplicate.closed`, `duplicate.played`.
            BadName: when a new play would have a name that cannot be shown.
            StoreError: when the store cannot read or write.
        """
        deal = await self.get_duplicate(duplicate)
        if self._is_closed(deal) and await self._store.play(deal.id, player) is None:
            raise DealError("the duplicate is closed: it can no longer be started", code="duplicate.closed", day=deal.day)
        return await self._start(deal, player, name, address, code="duplicate.played")

    async def duplicate(self, duplicate: str, player: str) -> Duplicate:
        """The standings of a duplicate as a player may see them. The sheets are only for players who can no longer play it.

        Raises:
            DealError: `duplicate.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = await self.get_duplicate(duplicate)
        standings = await self._standings(deal, player, MAX_DUPLICATE_SHEETS)
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

    def _closes(self, deal: Deal) -> int:
        """The time at which a deal closes: it can no longer be started, and its seed is published."""
        return deal.created + self._open_for if deal.kind == "duplicate" else end_of_day(deal.day)

    def _is_closed(self, deal: Deal) -> bool:
        return deal.kind != "archive" and self._clock() >= self._closes(deal)

    # Daily deals and duplicates.

    def _check_has_deals(self, game: str) -> None:
        if not self._find(game).info.deals:
            raise DealError(
                "the game has no deals: it cannot be played alone, or it is played in real time", code="deal.none", game=game
            )

    async def _start(self, deal: Deal, player: str, name: str, address: str, *, code: str) -> str:
        play = await self._store.play(deal.id, player)
        if play is None:
            shown = nickname(name)
            await self._store.save_deal(deal)
            play = await self._store.start_play(Play(deal.id, player, self._new_id(), shown, self._clock()))
        play = await self._complete(play, deal, address)
        if play.finished is not None:
            raise DealError("a deal can be played once, and this player has finished it", code=code, table=play.table)
        return play.table

    async def _standings(self, deal: Deal, player: str, top: int) -> Standings:
        """The standings of a deal. If the result of the player's own finished play is missing, it is stored first."""
        standings = await self._store.standings(deal.id, player, top)
        if standings.mine is not None and (await self._complete(standings.mine)) != standings.mine:
            standings = await self._store.standings(deal.id, player, top)
        return standings

    async def _complete(self, play: Play, deal: Deal | None = None, address: str = "") -> Play:
        """Repair a play after a crash: create its table if it is missing, and store its result if the match is over.

        Without `deal` no table is created. Returns the play as it is stored now.
        """
        if play.finished is not None:
            return play
        try:
            match = await self._tables.match(play.table)
        except UnknownTable:
            if deal is not None:
                if self._is_closed(deal):
                    # The table was never created. The player could know the random numbers by now, since the seed is public.
                    raise DealError("it can no longer be started", code=f"{deal.kind}.closed", day=deal.day) from None
                await self._create_table(deal, play, address)
            return play
        if match.status != "over":
            return play
        await self._results.save(play.table, match)
        return await self._store.play(play.deal, play.player) or play

    async def is_finished(self, deal: str, player: str) -> bool:
        """Whether a player has finished a deal. If the result of the play is missing, it is stored first.

        Raises:
            StoreError: when the store cannot read or write.
        """
        play = await self._store.play(deal, player)
        return play is not None and (await self._complete(play)).finished is not None

    async def _create_table(self, deal: Deal, play: Play, address: str) -> None:
        setup = TableSetup(
            game=deal.game,
            seats=(Occupant(player=play.player, name=play.name),),
            options=TableOptions(game=deal.options),
            host=play.player,
            deal=deal.id,
            seed=deal.seed,
            sealed=self._closes(deal),
        )
        try:
            await self._tables.create(setup, play.table, address)
        except Conflict:
            logger.debug("the table exists already: another tab started the play at the same time")
