"""A match for others to keep and check: as a text, as a replay of all its positions, and as the list of its draws.

The text has one JSON value a line. The first names the format, the game and the version of its rules; then comes one event a
line; the last says how many events there are and how the match stands, so that a text cut short is noticed. Nothing in it says
who somebody is or where a table stands: players become `p1`, `p2` and so on, links become empty, and the seed is there only once
the match is over.
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
from .views import anonymous, before_chance, revealed, without_chance

FORMAT = 1
_MOTION = re.compile("(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?")
"""Base64."""


class Header(Struct, frozen=True):
    """The first line."""

    rivage: int
    """Version of the format."""
    game: str
    rules_version: int


class End(Struct, frozen=True):
    """The last line."""

    events: int
    status: str
    outcome: Outcome | None


class Record(Struct, frozen=True):
    """A saved match, read but not yet checked."""

    header: Header
    events: tuple[ev.AnyEvent, ...]
    end: End


_header: Decoder[Header] = Decoder(Header)
_event: Decoder[ev.AnyEvent] = Decoder(ev.AnyEvent)
_end: Decoder[End] = Decoder(End)


# Writing.


def dump(events: Sequence[ev.AnyEvent], find: FindGame, *, now: int | None = None) -> str:
    """The text of a match. Where all act at once, the running round stays out of it.

    With `now`, a seed that is sealed (that of a daily deal until its day is over) is left out; without, whoever asks may know it.

    Raises:
        BadRecord, UnknownGame, OptionError: when the events do not fold.
    """
    match = fold(events, find)
    created = match.created
    over = match.status == "over"
    if match.timing.secret and not over:
        events = revealed(events)
    if match.game.info.secret_chance and not over:
        events = before_chance(events)
    told = over if now is None else bool(seed_shown(created, over=over, now=now))
    shown = anonymous(events, luck=told)
    header = Header(FORMAT, created.game, created.rules_version)
    lines: list[Any] = [header, *shown, End(len(events), match.status, match.outcome)]
    return "".join(encode(line).decode() + "\n" for line in lines)


def dump_sound(
    events: Sequence[ev.AnyEvent], damage: BadRecord | None, find: FindGame, *, now: int | None = None
) -> tuple[str, BadRecord | None]:
    """The text of a match as far as it is sound, and what is wrong with the event after that; None when all of it is sound.

    `damage`: what is wrong with what comes after the events, if that is known already.

    Raises:
        BadRecord: when no event of it is sound.
        UnknownGame, OptionError: as `dump`.
    """
    if not events and damage is not None:
        raise damage
    try:
        return dump(events, find, now=now), damage
    except BadRecord as error:
        sound = events[: max(error.line - 1, 0)]
        if not sound:
            raise
        return dump(sound, find, now=now), error


# Reading.


def load(text: str) -> Record:
    """Read a saved match.

    Raises:
        BadRecord: when a line cannot be read, or the first or last is missing (`record.unreadable`); says which.
    """
    lines = text.split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise BadRecord("an empty text is no match", line=1, what="empty")
    header = _read(_header, lines[0], 1)
    if header.rivage != FORMAT:
        raise BadRecord(f"line 1: format {header.rivage} is not known here; {FORMAT} is", line=1, what=f"format {header.rivage}")
    events = tuple(_read(_event, line, number) for number, line in enumerate(lines[1:-1], 2))
    try:
        end = _end.decode(lines[-1])
    except MessageError:
        why = "the last line should say how the match stands; is the text cut short?"
        raise BadRecord(f"line {len(lines)}: {why}", line=len(lines), what=why) from None
    return Record(header, events, end)


def _read(decoder: Decoder[Any], line: str, number: int) -> Any:
    try:
        return decoder.decode(line)
    except MessageError as error:
        raise BadRecord(f"line {number}: {error.message}", line=number, what=error.message) from None


# Checking.

MotionMatches = Callable[[str, Any, str, bytes], bool]
"""Whether a motion, begun from that state of that game, ends where the action says; a ValueError when it is no motion."""


def check(record: Record, find: FindGame, motion_matches: MotionMatches | None = None) -> Match:
    """Fold a saved match and prove it: every event in its place, every draw as the seed says, the end as stated.

    With `motion_matches`, every motion must end where the action beside it says; without, it must only be there. Nothing is
    simulated.

    Raises:
        BadRecord: when something is not right (`record.unsound`); says at which line.
        UnknownGame: when the game is not on this server.
    """
    if not record.events or not isinstance(record.events[0], ev.Created):
        raise _unsound(2, "a match begins with the table being laid")
    created = record.events[0]
    if (created.game, created.rules_version) != (record.header.game, record.header.rules_version):
        raise _unsound(1, "the first line names another game or other rules than the match")
    if created.seed and not verify(created.seed, created.commit):
        raise _unsound(2, "the seed is not the one that was committed to")
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
            raise _unsound(line, f"it does not fold: {error}") from error
    said = record.end
    if (said.events, said.status, said.outcome) != (len(record.events), match.status, match.outcome):
        raise _unsound(len(record.events) + 2, "the last line does not say how the match really stands")
    return match


_WHILE: dict[type, tuple[str, ...]] = {
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
    """Whether an event can stand where it stands, as far as `evolve` does not ask itself."""
    if event.at < match.at:
        raise BadRecord("it happened before the one above")
    if match.status not in _WHILE.get(type(event), (match.status,)):
        raise BadRecord(f"it cannot happen while the table is {match.status}")
    seat = getattr(event, "seat", 0)
    if not (CHANCE if isinstance(event, ev.Acted | ev.Closed) else 0) <= seat < len(match.seats):
        raise BadRecord(f"there is no seat {seat}")
    if isinstance(event, ev.Claimed) and not {*event.absent} <= {*range(len(match.seats))} - {seat}:
        raise BadRecord(f"seat {seat} cannot have won against {event.absent}")
    if isinstance(event, ev.Seated) and not match.seats[seat].open:
        raise BadRecord(f"seat {seat} is taken")
    if isinstance(event, ev.Undone) and seat not in match.can_undo():
        raise BadRecord(f"seat {seat} has nothing to take back")
    if isinstance(event, ev.Flagged) and (match.clock is None or match.clock.flagged(event.at) != seat):
        raise BadRecord(f"seat {seat} has time left")
    if isinstance(event, ev.Late) and (match.clock is None or seat not in match.clock.overdue(event.at)):
        raise BadRecord(f"seat {seat} has time left")
    if isinstance(event, ev.Acted):
        _acted_in_place(match, event, motion_matches)


def _acted_in_place(match: Match, event: ev.Acted, motion_matches: MotionMatches | None) -> None:
    if match.awaits_physics and event.seat == CHANCE:
        # Physics is not run again; whether it can have happened is asked by the rules.
        if not _MOTION.fullmatch(event.motion):
            raise BadRecord("its motion cannot be read")
        stream = base64.b64decode(event.motion)
        if motion_matches is not None and not motion_matches(match.created.game, match.state, event.action, stream):
            raise BadRecord("its motion does not end where it says")
        return
    if event.motion:
        raise BadRecord("only what physics does has a motion")
    timer = match.timers.overdue(event.at) if match.timers is not None and CHANCE not in match.to_act else None
    if timer is not None:
        if (event.seat, event.action) != (CHANCE, timer.action):
            raise BadRecord(f"the time that is up brings {timer.action!r} here, not {event.action!r}")
        return
    if event.seat not in match.to_act:
        raise BadRecord(f"it is not the turn of seat {event.seat}")
    if event.seat == CHANCE and match.created.seed and event.action != (drawn := chance_action(match)):
        raise BadRecord(f"the seed draws {drawn!r} here, not {event.action!r}")


def _unsound(line: int, why: str) -> BadRecord:
    return BadRecord(f"line {line}: {why}", code="record.unsound", line=line, why=why)


def frame_by_frame(match: Match, player: str) -> Iterator[Frame | None]:
    """Every position of a match so far, in order. None for one that is not shown (`match.timing.shows`)."""
    if match.state is None:
        return
    held = match.held_by(player)
    seat = Seat(held[0]) if held else None
    secret_chance = match.game.info.secret_chance and match.status != "over"
    before: Any = None
    for k, (actor, action, state) in enumerate(replay(match, len(match.history))):
        shown = match.timing.shows(match, k, actor, before, state)
        before = state
        told = without_chance(actor, action) if secret_chance else action
        yield Frame(k, actor, told, match.game.view(state, seat)) if shown else None


FRAMES_PER_STEP = 25
"""Positions of a replay made between two chances for other tables."""


async def replay_of(table: str, match: Match, player: str) -> Replay:
    """Every position of a match so far, as a player may see it."""
    made: list[Frame] = []
    for number, frame in enumerate(frame_by_frame(match, player), 1):
        if frame is not None:
            made.append(frame)
        if number % FRAMES_PER_STEP == 0:
            await asyncio.sleep(0)  # a long match must not hold up the other tables
    return Replay(table, tuple(made))


async def dice_of(table: str, match: Match, now: int) -> Dice:
    """What chance did so far, for whoever wants to check it."""
    made: list[DiceDraw] = []
    for drawn in draws(match):
        made.append(drawn)
        await asyncio.sleep(0)  # a long match must not hold up the other tables
    created = match.created
    seed = seed_shown(created, over=match.status == "over", now=now)
    return Dice(table, created.commit, seed, tuple(made), sealed_until(created), created.game)
