"""The proof: every acknowledged action is stored exactly once, in one order, and nobody ever saw anything else.

1. The events of each table are numbered from 1 without a gap.
2. What each seat did, in the order of the log, is what its player sent, in the order they sent it: nothing that was acknowledged
   is missing, nothing is there twice, or refused, or sent by nobody. An answer that never came leaves open whether it was done.
3. What each player was told is, line by line, the log as they may read it; and who was told of a line is never again shown a
   table without it.
4. Every table that was laid is stored, and no other.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .lines import AnyLine, Asked, Broke, Done, Fault, Laid, Refused, Saw, Sent
from .log import Event, Log

CHANCE = -1
HIDDEN = {"created": ("host", "seed", "script"), "seated": ("player",)}
"""What nobody at a table is told of an event."""
DOUBTFUL = ("store.", "bus.")
"""Refusals that tell of an engine that failed: whether it had stored the action before is not said."""


@dataclass
class Verdict:
    """What was found."""

    faults: list[str] = field(default_factory=list)
    """Each a sentence."""
    tables: int = 0
    events: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Wishes of which nobody was told what became of them; done or not, once at most."""
    sightings: int = 0
    breaks: int = 0
    """How often a line broke."""

    def __str__(self) -> str:
        """For people."""
        counted = (
            f"{self.tables} tables, {self.events} events, {self.acknowledged} acknowledged actions, {self.unanswered} without "
            f"an answer, {self.sightings} sightings, {self.breaks} broken lines"
        )
        if not self.faults:
            return f"All well: {counted}."
        return "\n".join([f"{len(self.faults)} faults ({counted}):", *(f"  {each}" for each in self.faults)])


@dataclass
class Wish:
    """A command of a player, however often it was sent."""

    command: Event
    fate: str = "open"
    """`open`, `done` or `refused`."""

    @property
    def may_be_missing(self) -> bool:
        """It need not be in the log."""
        return self.fate != "done"

    @property
    def may_be_there(self) -> bool:
        """It may be in the log."""
        return self.fate != "refused"

    def fits(self, event: Event, version: int) -> bool:
        """Whether it leads to an event of its seat, which happened when the seat knew of `version` actions."""
        match self.command, event:
            case {"t": "act", "action": wanted, "version": meant}, {"t": "acted", "action": stored}:
                return bool(self.may_be_there and wanted == stored and meant == version)
            case {"t": "undo", "version": meant}, {"t": "undone"}:
                return bool(self.may_be_there and meant == version)
            case {"t": "sit"}, {"t": "seated"}:
                return self.may_be_there
        return False


class Gathered:
    """A history, sorted by tables and people."""

    def __init__(self, history: Iterable[AnyLine]) -> None:
        self.wishes: dict[tuple[str, str, int], Wish] = {}
        """By table, player and number, in the order in which they were first sent."""
        self.sightings: dict[tuple[str, str], list[Saw]] = defaultdict(list)
        self.laid: set[str] = set()
        self.asked = 0
        """Tables that were asked for, without an answer."""
        self.breaks = 0
        for line in history:
            self._take(line)

    def _take(self, line: AnyLine) -> None:
        match line:
            case Asked():
                self.asked += 1
            case Laid(table=table):
                self.asked -= 1
                self.laid.add(table)
            case Sent(who=who, table=table, wish=number, command=command):
                self.wishes.setdefault((table, who, number), Wish(command))
            case Done(who=who, table=table, wish=number):
                self.wishes[table, who, number].fate = "done"
            case Refused(who=who, table=table, wish=number, code=code):
                if not code.startswith(DOUBTFUL):
                    self.wishes[table, who, number].fate = "refused"
            case Saw(who=who, table=table):
                self.sightings[table, who].append(line)
            case Broke():
                self.breaks += 1
            case Fault():
                pass

    def by_seat(self) -> dict[tuple[str, int], list[Wish]]:
        """The wishes by table and seat."""
        found: dict[tuple[str, int], list[Wish]] = defaultdict(list)
        for (table, _, _), wish in self.wishes.items():
            found[table, wish.command["seat"]].append(wish)
        return found

    def count(self, fate: str) -> int:
        """How many wishes met that fate."""
        return sum(wish.fate == fate for wish in self.wishes.values())


def check(history: Iterable[AnyLine], logs: Mapping[str, Log]) -> Verdict:
    """Hold a history against the logs."""
    gathered = Gathered(history)
    verdict = Verdict(
        tables=len(logs),
        events=sum(len(log.events) for log in logs.values()),
        acknowledged=gathered.count("done"),
        unanswered=gathered.count("open"),
        sightings=sum(map(len, gathered.sightings.values())),
        breaks=gathered.breaks,
    )
    verdict.faults += check_tables(gathered.laid, gathered.asked, logs)
    wishes = gathered.by_seat()
    for table, log in logs.items():
        verdict.faults += [f"{table}: {fault}" for fault in check_order(log)]
        for seat in sorted(seats_of(log) | {seat for where, seat in wishes if where == table}):
            verdict.faults += [f"{table}: {fault}" for fault in check_actions(log, seat, wishes[table, seat])]
    for (table, who), seen in gathered.sightings.items():
        if table in logs:
            verdict.faults += [f"{table}: {who} {fault}" for fault in check_sightings(logs[table], seen)]
    return verdict


def check_tables(laid: set[str], unanswered: int, logs: Mapping[str, Log]) -> Iterator[str]:
    """Whether just the tables are there that somebody laid; so many asked for one and got no answer."""
    for table in sorted(laid - logs.keys()):
        yield f"{table}: laid, and not in the database"
    strange = logs.keys() - laid
    if len(strange) > unanswered:
        yield f"{len(strange)} tables that nobody laid; {unanswered} were asked for without an answer: {sorted(strange)}"


def check_order(log: Log) -> Iterator[str]:
    """Whether there is one order."""
    if log.numbers != list(range(1, len(log.numbers) + 1)):
        wrong = next(at for at, number in enumerate(log.numbers, 1) if number != at)
        yield f"the log goes on with number {log.numbers[wrong - 1]} where {wrong} is due"


def seats_of(log: Log) -> set[int]:
    """Seats at which somebody did something."""
    return {event["seat"] for event in log.events if event["t"] in {"acted", "undone"} and event["seat"] != CHANCE}


# Actions.


def deeds(log: Log, seat: int) -> list[tuple[int, Event, int]]:
    """What a person did at a seat: the number of the event, the event, and how many actions the seat knew of just before."""
    found: list[tuple[int, Event, int]] = []
    known = 0
    """Actions that stand and that everybody knows."""
    own: dict[int, int] = defaultdict(int)
    """Actions of each seat that only it knows."""
    for number, event in enumerate(log.events, 1):
        kind, who = event["t"], event.get("seat", CHANCE)
        if (
            who == seat
            and not event.get("bot")
            and (kind in {"acted", "undone"} or (kind == "seated" and not event.get("level")))
        ):
            found.append((number, event, known + own[seat]))
        if kind not in {"acted", "undone"}:
            continue
        by = 1 if kind == "acted" else -1
        if log.in_rounds and who != CHANCE:
            own[who] += by
        else:
            known += by + sum(own.values())
            own.clear()
    # The seat of who laid the table was theirs with it.
    return [deed for deed in found if not (deed[1]["t"] == "seated" and deed[1].get("player") == log.events[0].get("host"))]


def check_actions(log: Log, seat: int, wishes: Sequence[Wish]) -> Iterator[str]:
    """Whether what was done at a seat is what was wished for there, in that order, with nothing lost and nothing twice."""
    # Several ways of telling which wish led to which event may be open at a time: each by the wish after the last that was told.
    ways = {0}
    last: Event = {}
    for number, event, version in deeds(log, seat):
        before, ways = ways, {way for start in ways for way in after(wishes, start, event, version)}
        if not ways:
            what = f"event {number} (seat {seat}, {event.get('action', event['t'])!r} with {version} actions known)"
            yield f"{what} {explain(wishes[max(before) :], wishes, event, version, last)}"
            return
        last = event
    if not any(all(wish.may_be_missing for wish in wishes[way:]) for way in ways):
        lost = next(wish for wish in wishes[max(ways) :] if not wish.may_be_missing)
        yield f"seat {seat}: acknowledged, and not in the log: {lost.command}"


def after(wishes: Sequence[Wish], start: int, event: Event, version: int) -> Iterator[int]:
    """Where the wishes go on, when one from `start` on led to the event: all that are passed over may be missing."""
    for at in range(start, len(wishes)):
        if wishes[at].fits(event, version):
            yield at + 1
        if not wishes[at].may_be_missing:
            return


def explain(left: Sequence[Wish], wishes: Sequence[Wish], event: Event, version: int, last: Event) -> str:
    """What is wrong with an event that none of the wishes that are left explains; `last` is what the seat did before."""
    if any(wish.fits(event, version) for wish in left):
        lost = next(wish for wish in left if not wish.may_be_missing)
        return f"comes without what was acknowledged before it: {lost.command}"
    if any(wish.fate == "refused" and Wish(wish.command).fits(event, version) for wish in wishes):
        return "was refused, and is in the log"
    if event["t"] == last.get("t") and event.get("action") == last.get("action"):
        return "is there twice"
    return "was sent by nobody"


# Sightings.


def public(event: Event) -> Event:
    """An event as it is told."""
    return {name: value for name, value in event.items() if name not in HIDDEN.get(event["t"], ())}


def as_read_by(log: Log, seats: Sequence[int]) -> list[Event]:
    """The log as who holds these seats reads it, in their order.

    In rounds, what others do is read when chance acts next, just before it, or when the match is over, after its last action.
    """
    if not log.in_rounds:
        return [public(event) for event in log.events]
    ends = [at for at, event in enumerate(log.events) if event["t"] in {"acted", "resigned"}]
    last = ends[-1] if ends and log.status == "over" else -1
    read: list[Event] = []
    hidden: list[Event] = []
    for at, event in enumerate(log.events):
        secret = event["t"] in {"acted", "undone"} and event["seat"] != CHANCE
        if event["t"] == "acted" and not secret:
            read += hidden
            hidden.clear()
        (hidden if secret and event["seat"] not in seats else read).append(public(event))
        if at == last:
            read += hidden
            hidden.clear()
    return read


def check_sightings(log: Log, seen: Sequence[Saw]) -> Iterator[str]:
    """Whether all that one player was told is the log as they may read it, and never less than before."""
    reading = {seats: as_read_by(log, seats) for seats in {sight.seats for sight in seen}}
    known = 0
    for sight in seen:
        truth = reading[sight.seats]
        first = sight.n - len(sight.events) + 1
        if sight.n > len(truth):
            yield f"was told of line {sight.n}, where the log has {len(truth)}: {sight.events[-1:]}"
            return
        for number, event in enumerate(sight.events, first):
            if event != truth[number - 1]:
                yield f"was told {event} as line {number}, where the log says {truth[number - 1]}"
                return
        if sight.n < known:
            yield f"was shown a table with {sight.n} lines after one with {known}"
            return
        if not sight.fresh and first > known + 1:
            yield f"was told of line {first} after line {known}, and of none between"
            return
        known = sight.n
