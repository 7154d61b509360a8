"""Saved matches: writing a match as text, reading and verifying it, its replay and the list of its draws.

The text has one JSON value per line. The first line names the format, the game and the version of its rules; each following line
is one event; the last line holds the number of events and the final status, so that a truncated text is detected. The text does
not identify players or tables: players become `p1`, `p2` and so on, links are empty, and the seed is included only after the
match.
"""

import asyncio
import base64
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from rivage.core import CHANCE, Decoder, MessageError, OptionError, Outcome, RivageError, Seat, encode

from .chance import chance_action, draws, sealed_until, seed_shown, verify
from .errors import BadRecord
from .match import FindGame, Match, create_match, evolve, fold, replay
from .protocol import Dice, DiceDraw, Frame, Replay
from .protocol import events as ev
from .views import anonymised, before_chance, revealed, without_chance

FORMAT = 1
_MOTION = re.compile("(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?")
"""Matches base64."""


class Header(Struct, frozen=True):
    """The first line of a saved match."""

    rivage: int
    """The version of the file format."""
    game: str
    rules_version: int


class End(Struct, frozen=True):
    """The last line of a saved match."""

    events: int
    status: str
    outcome: Outcome | None


class Record(Struct, frozen=True):
    """A saved match that has been parsed but not verified."""

    header: Header
    events: tuple[ev.AnyEvent, ...]
    end: End


_header: Decoder[Header] = Decoder(Header)
_event: Decoder[ev.AnyEvent] = Decoder(ev.AnyEvent)
_end: Decoder[End] = Decoder(End)


# Writing.


def dump(events: Sequence[ev.AnyEvent], find: FindGame, *, now: int | None = None) -> str:
    """The text of a match. In games played in rounds, the round that is not revealed yet is left out.

    With `now`, a seed that is still sealed at that time (a daily challenge until its day is over) is left out; with None it is
    included.

    Raises:
        BadRecord, UnknownGame, OptionError: when the events cannot be replayed.
    """
    match = fold(events, find)
    created = match.created
    over = match.status == "over"
    if match.timing.secret and not over:
        events = revealed(events)
    if match.game.info.secret_chance and not over:
        events = before_chance(events)
    with_seed = over if now is None else bool(seed_shown(created, over=over, now=now))
    header = Header(FORMAT, created.game, created.rules_version)
    lines: list[Any] = [header, *anonymised(events, with_seed=with_seed), End(len(events), match.status, match.outcome)]
    return "".join(encode(line).decode() + "\n" for line in lines)


def dump_valid_part(
    events: Sequence[ev.AnyEvent], damage: BadRecord | None, find: FindGame, *, now: int | None = None
) -> tuple[str, BadRecord | None]:
    """The text of the longest valid part of a match, and the error at the event after it; None when the whole match is valid.

    Args:
        events: the events of the match that could be read.
        damage: the error at the event after them, if it is known already.
        find: finds games by name.
        now: as in `dump`.

    Raises:
        BadRecord: when not even the first event is valid.
        UnknownGame, OptionError: as `dump`.
    """
    if not events and damage is not None:
        raise damage
    try:
        return dump(events, find, now=now), damage
    except BadRecord as error:
        valid = events[: max(error.line - 1, 0)]
        if not valid:
            raise
        return dump(valid, find, now=now), error


# Reading.


def load(text: str) -> Record:
    """Parse a saved match.

    Raises:
        BadRecord: when a line cannot be parsed, or the first or last line is missing (`record.unreadable`); names the line.
    """
    lines = text.split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise BadRecord("an empty text is not a saved match", line=1, what="empty")
    header = _read(_header, lines[0], 1)
    if header.rivage != FORMAT:
        why = f"format {header.rivage}"
        raise BadRecord(f"line 1: {why} is not supported, only format {FORMAT}", line=1, what=why)
    events = tuple(_read(_event, line, number) for number, line in enumerate(lines[1:-1], 2))
    try:
        end = _end.decode(lines[-1])
    except MessageError:
        why = "the last line must hold the final status; is the text truncated?"
        raise BadRecord(f"line {len(lines)}: {why}", line=len(lines), what=why) from None
    return Record(header, events, end)


def _read(decoder: Decoder[Any], line: str, number: int) -> Any:
    try:
        return decoder.decode(line)
    except MessageError as error:
        raise BadRecord(f"line {number}: {error.message}", line=number, what=error.message) from None


# Verifying.

MotionMatches = Callable[[str, Any, str, bytes], bool]
"""Whether a recorded motion, started from this state of this game, ends as the action says; raises ValueError for an invalid
motion."""


def check(record: Record, find: FindGame, motion_matches: MotionMatches | None = None) -> Match:
    """Replay a saved match and verify it: the place of every event, every draw against the seed, and the final status.

    With `motion_matches`, every motion must end as the action beside it says; without, it only must be present. No physics is
    simulated.

    Raises:
        BadRecord: when something is wrong (`record.unsound`); names the line.
        UnknownGame: when the game is not installed.
    """
    if not record.events or not isinstance(record.events[0], ev.Created):
        raise _unsound(2, "the first event must be the creation of the table")
    created = record.events[0]
    if (created.game, created.rules_version) != (record.header.game, record.header.rules_version):
        raise _unsound(1, "the first line names another game or other rules than the match")
    if created.seed and not verify(created.seed, created.commit):
        raise _unsound(2, "the seed does not match the commit")
    try:
        match = create_match(created, find)
    except OptionError as error:
        raise _unsound(2, error.message) from error
    for line, event in enumerate(record.events[1:], 3):
        try:
            _in_place(match, event, motion_matches)
            match = evolve(match, event)
        except RivageError as error:
            raise _unsound(line, error.message) from error
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise _unsound(line, f"the event cannot be applied: {error}") from error
    end = record.end
    if (end.events, end.status, end.outcome) != (len(record.events), match.status, match.outcome):
        raise _unsound(len(record.events) + 2, "the last line differs from the actual status of the match")
    return match


_STATUSES: dict[type, tuple[str, ...]] = {
    ev.Seated: ("waiting",),
    ev.Stood: ("waiting",),
    ev.Begun: ("waiting",),
    ev.Acted: ("playing",),
    ev.Undone: ("playing",),
    ev.Offered: ("playing", "over"),
    ev.Answered: ("playing", "over"),
    ev.Resumed: ("paused",),
    ev.Resigned: ("playing", "paused"),
    ev.Flagged: ("playing",),
    ev.Late: ("playing",),
    ev.Lent: ("playing",),
    ev.Reclaimed: ("playing", "paused"),
    ev.Restarted: ("playing",),
    ev.Followed: ("over",),
    ev.Closed: ("waiting", "playing", "paused"),
}


def _in_place(match: Match, event: ev.AnyEvent, motion_matches: MotionMatches | None) -> None:
    """Check that an event is possible at its place in the match, beyond the checks that `evolve` makes itself."""
    if event.at < match.at:
        raise BadRecord("the event happened before the previous one")
    if match.status not in _STATUSES.get(type(event), (match.status,)):
        raise BadRecord(f"the event cannot happen while the table is {match.status}")
    seat = getattr(event, "seat", 0)
    if not (CHANCE if isinstance(event, ev.Acted | ev.Closed) else 0) <= seat < len(match.seats):
        raise BadRecord(f"there is no seat {seat}")
    if isinstance(event, ev.Claimed) and not {*event.absent} <= {*range(len(match.seats))} - {seat}:
        raise BadRecord(f"seat {seat} cannot have won against {event.absent}")
    if isinstance(event, ev.Seated) and not match.seats[seat].open:
        raise BadRecord(f"seat {seat} is taken")
    if isinstance(event, ev.Undone) and seat not in match.can_undo():
        raise BadRecord(f"seat {seat} has nothing to undo")
    if isinstance(event, ev.Flagged) and (match.clock is None or match.clock.flagged(event.at) != seat):
        raise BadRecord(f"seat {seat} has time left")
    if isinstance(event, ev.Late) and (match.clock is None or seat not in match.clock.overdue(event.at)):
        raise BadRecord(f"seat {seat} has time left")
    if isinstance(event, ev.Acted):
        _acted_in_place(match, event, motion_matches)


def _acted_in_place(match: Match, event: ev.Acted, motion_matches: MotionMatches | None) -> None:
    if match.awaits_physics and event.seat == CHANCE:
        # Physics is not simulated again; the rules refuse results that are impossible.
        if not _MOTION.fullmatch(event.motion):
            raise BadRecord("the motion is not valid base64")
        stream = base64.b64decode(event.motion)
        if motion_matches is not None and not motion_matches(match.created.game, match.state, event.action, stream):
            raise BadRecord("the motion does not end as the action says")
        return
    if event.motion:
        raise BadRecord("only an action of physics has a motion")
    timer = match.timers.overdue(event.at) if match.timers is not None and CHANCE not in match.to_act else None
    if timer is not None:
        if (event.seat, event.action) != (CHANCE, timer.action):
            raise BadRecord(f"the expired timer causes {timer.action!r} here, not {event.action!r}")
        return
    if event.seat not in match.to_act:
        raise BadRecord(f"it is not the turn of seat {event.seat}")
    if event.seat == CHANCE and match.created.seed and event.action != (drawn := chance_action(match)):
        raise BadRecord(f"the seed draws {drawn!r} here, not {event.action!r}")


def _unsound(line: int, why: str) -> BadRecord:
    return BadRecord(f"line {line}: {why}", code="record.unsound", line=line, why=why)


def frame_by_frame(match: Match, player: str) -> Iterator[Frame | None]:
    """All positions of a match until now, in order; None for a position that a replay skips (`match.timing.shows`)."""
    if match.state is None:
        return
    held = match.held_by(player)
    seat = Seat(held[0]) if held else None
    secret_chance = match.game.info.secret_chance and match.status != "over"
    before: Any = None
    for k, (actor, action, state) in enumerate(replay(match, len(match.history))):
        shown = match.timing.shows(match, k, actor, before, state)
        before = state
        public_action = without_chance(actor, action) if secret_chance else action
        yield Frame(k, actor, public_action, match.game.view(state, seat)) if shown else None


FRAMES_PER_STEP = 25
"""Positions of a replay that are computed before control returns to the event loop."""


async def replay_of(table: str, match: Match, player: str) -> Replay:
    """The replay of a match until now, with the views of one player."""
    frames: list[Frame] = []
    for number, frame in enumerate(frame_by_frame(match, player), 1):
        if frame is not None:
            frames.append(frame)
        if number % FRAMES_PER_STEP == 0:
            await asyncio.sleep(0)  # a long match must not block the other tables
    return Replay(table, tuple(frames))


async def dice_of(table: str, match: Match, now: int) -> Dice:
    """The draws of a match until now, with all that is needed to verify them."""
    found: list[DiceDraw] = []
    for drawn in draws(match):
        found.append(drawn)
        await asyncio.sleep(0)  # a long match must not block the other tables
    created = match.created
    seed = seed_shown(created, over=match.status == "over", now=now)
    return Dice(table, created.commit, seed, tuple(found), sealed_until(created), created.game)
