"""The consistency check: each acknowledged action is stored exactly once and in order, and no player saw anything else.

1. The events of each table are numbered from 1 without a gap.
2. The actions of each seat in the log are the commands of its player in the order in which they were sent. No acknowledged
command is
   missing, and there is no duplicate, refused or unsent action. A command without an answer may be stored or not.
3. The events that each player received are the log as that player may read it, and no later snapshot lacks an event that the
player has
   received.
4. All tables that were created are stored, and no others.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .lines import AnyLine, Asked, Broke, Done, Fault, Laid, Refused, Saw, Sent
from .log import Event, Log

CHANCE = -1
HIDDEN = {"created": ("host", "seed", "script"), "seated": ("player",)}
"""Fields of events that are not sent to players."""
INDETERMINATE = ("store.", "bus.")
"""Prefixes of the codes of refusals after which the action may be stored or not, because the database or the bus failed."""


@dataclass
class Verdict:
    """The result of a check."""

    faults: list[str] = field(default_factory=list)
    """A sentence for each fault."""
    tables: int = 0
    events: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Number of commands without an answer. Each may be stored once or not at all."""
    sightings: int = 0
    breaks: int = 0
    """The number of broken connections."""

    def __str__(self) -> str:
        """The verdict as text."""
        counted = (
            f"{self.tables} tables, {self.events} events, {self.acknowledged} acknowledged actions, {self.unanswered} without "
            f"an answer, {self.sightings} received messages, {self.breaks} broken connections"
        )
        if not self.faults:
            return f"No faults: {counted}."
        return "\n".join([f"{len(self.faults)} faults ({counted}):", *(f"  {fault}" for fault in self.faults)])


@dataclass
class Request:
    """A command of a player, which may be sent several times."""

    command: Event
    fate: str = "open"
    """`open`, `done` or `refused`."""

    @property
    def may_be_missing(self) -> bool:
        """Whether the command may be absent from the log."""
        return self.fate != "done"

    @property
    def may_be_there(self) -> bool:
        """Whether the command may be in the log."""
        return self.fate != "refused"

    def fits(self, event: Event, version: int) -> bool:
        """Whether the command leads to an event of its seat that happened when `version` actions were known to the seat."""
        match self.command, event:
            case {"t": "act", "action": requested, "version": expected}, {"t": "acted", "action": stored}:
                return bool(self.may_be_there and requested == stored and expected == version)
            case {"t": "undo", "version": expected}, {"t": "undone"}:
                return bool(self.may_be_there and expected == version)
            case {"t": "sit"}, {"t": "seated"}:
                return self.may_be_there
        return False


class GroupedHistory:
    """A history, grouped by table and player."""

    def __init__(self, history: Iterable[AnyLine]) -> None:
        self.requests: dict[tuple[str, str, int], Request] = {}
        """The requests by table, player and number, in the order in which they were first sent."""
        self.sightings: dict[tuple[str, str], list[Saw]] = defaultdict(list)
        self.created: set[str] = set()
        self.unanswered = 0
        """The number of requests to create a table without an answer."""
        self.breaks = 0
        for line in history:
            self._add(line)

    def _add(self, line: AnyLine) -> None:
        match line:
            case Asked():
                self.unanswered += 1
            case Laid(table=table):
                self.unanswered -= 1
                self.created.add(table)
            case Sent(who=who, table=table, wish=number, command=command):
                self.requests.setdefault((table, who, number), Request(command))
            case Done(who=who, table=table, wish=number):
                self.requests[table, who, number].fate = "done"
            case Refused(who=who, table=table, wish=number, code=code):
                if not code.startswith(INDETERMINATE):
                    self.requests[table, who, number].fate = "refused"
            case Saw(who=who, table=table):
                self.sightings[table, who].append(line)
            case Broke():
                self.breaks += 1
            case Fault():
                pass

    def by_seat(self) -> dict[tuple[str, int], list[Request]]:
        """The requests by table and seat."""
        found: dict[tuple[str, int], list[Request]] = defaultdict(list)
        for (table, _, _), request in self.requests.items():
            found[table, request.command["seat"]].append(request)
        return found

    def count(self, fate: str) -> int:
        """The number of requests with that fate."""
        return sum(request.fate == fate for request in self.requests.values())


def check(history: Iterable[AnyLine], logs: Mapping[str, Log]) -> Verdict:
    """Check a history against the logs of the database."""
    grouped = GroupedHistory(history)
    verdict = Verdict(
        tables=len(logs),
        events=sum(len(log.events) for log in logs.values()),
        acknowledged=grouped.count("done"),
        unanswered=grouped.count("open"),
        sightings=sum(map(len, grouped.sightings.values())),
        breaks=grouped.breaks,
    )
    verdict.faults += check_tables(grouped.created, grouped.unanswered, logs)
    requests = grouped.by_seat()
    for table, log in logs.items():
        verdict.faults += [f"{table}: {fault}" for fault in check_order(log)]
        for seat in sorted(seats_of(log) | {seat for where, seat in requests if where == table}):
            verdict.faults += [f"{table}: {fault}" for fault in check_actions(log, seat, requests[table, seat])]
    for (table, who), received in grouped.sightings.items():
        if table in logs:
            verdict.faults += [f"{table}: {who} {fault}" for fault in check_sightings(logs[table], received)]
    return verdict


def check_tables(created: set[str], unanswered: int, logs: Mapping[str, Log]) -> Iterator[str]:
    """Yield a fault for each created table that is missing, and for unexpected tables.

    Each of the `unanswered` requests may have created a table.
    """
    for table in sorted(created - logs.keys()):
        yield f"{table}: created, but not in the database"
    unexpected = logs.keys() - created
    if len(unexpected) > unanswered:
        yield f"{len(unexpected)} unexpected tables, but only {unanswered} requests without an answer: {sorted(unexpected)}"


def check_order(log: Log) -> Iterator[str]:
    """Yield a fault if the events are not numbered consecutively."""
    if log.numbers != list(range(1, len(log.numbers) + 1)):
        wrong = next(at for at, number in enumerate(log.numbers, 1) if number != at)
        yield f"the log continues with number {log.numbers[wrong - 1]} instead of {wrong}"


def seats_of(log: Log) -> set[int]:
    """The seats with an action in the log."""
    return {event["seat"] for event in log.events if event["t"] in {"acted", "undone"} and event["seat"] != CHANCE}


# Actions.


def actions_of(log: Log, seat: int) -> list[tuple[int, Event, int]]:
    """The events caused by the player of a seat: number, event, and the number of actions that the seat knew before it."""
    found: list[tuple[int, Event, int]] = []
    known = 0
    """The number of actions that all seats know, without undone ones."""
    own: dict[int, int] = defaultdict(int)
    """The number of actions that only the acting seat knows, by seat."""
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
        change = 1 if kind == "acted" else -1
        if log.in_rounds and who != CHANCE:
            own[who] += change
        else:
            known += change + sum(own.values())
            own.clear()
    # The host gets a seat when the table is created, without a command.
    host = log.events[0].get("host")
    return [entry for entry in found if not (entry[1]["t"] == "seated" and entry[1].get("player") == host)]


def check_actions(log: Log, seat: int, requests: Sequence[Request]) -> Iterator[str]:
    """Yield a fault unless the events of a seat are its requests in order, without a lost or a duplicate one."""
    # Events may be assigned to requests in several ways. Each candidate is the index of the next unassigned request.
    candidates = {0}
    last: Event = {}
    for number, event, version in actions_of(log, seat):
        before, candidates = candidates, {end for start in candidates for end in after(requests, start, event, version)}
        if not candidates:
            what = f"event {number} (seat {seat}, {event.get('action', event['t'])!r} with {version} actions known)"
            yield f"{what} {explain(requests[max(before) :], requests, event, version, last)}"
            return
        last = event
    if not any(all(request.may_be_missing for request in requests[start:]) for start in candidates):
        lost = next(request for request in requests[max(candidates) :] if not request.may_be_missing)
        yield f"seat {seat}: acknowledged, but not in the log: {lost.command}"


def after(requests: Sequence[Request], start: int, event: Event, version: int) -> Iterator[int]:
    """Yield the possible indices after the request that led to an event, from `start`. Skipped requests may be missing."""
    for at in range(start, len(requests)):
        if requests[at].fits(event, version):
            yield at + 1
        if not requests[at].may_be_missing:
            return


def explain(remaining: Sequence[Request], requests: Sequence[Request], event: Event, version: int, last: Event) -> str:
    """Describe the fault of an event that no remaining request explains. `last`: the previous event of the seat."""
    if any(request.fits(event, version) for request in remaining):
        lost = next(request for request in remaining if not request.may_be_missing)
        return f"is stored without a command that was acknowledged before it: {lost.command}"
    if any(request.fate == "refused" and Request(request.command).fits(event, version) for request in requests):
        return "was refused, but is in the log"
    if event["t"] == last.get("t") and event.get("action") == last.get("action"):
        return "is stored twice"
    return "was not sent by any player"


# Received messages.


def public(event: Event) -> Event:
    """An event as it is sent to players."""
    return {name: value for name, value in event.items() if name not in HIDDEN.get(event["t"], ())}


def as_read_by(log: Log, seats: Sequence[int]) -> list[Event]:
    """The log as the holder of these seats reads it, in the order of reading.

    In rounds the actions of others become readable just before the next action of chance, or after the last action of the match.
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


def check_sightings(log: Log, received: Sequence[Saw]) -> Iterator[str]:
    """Yield a fault unless the received events are the log as the player may read it, and no snapshot lacks a received event."""
    reading = {seats: as_read_by(log, seats) for seats in {sight.seats for sight in received}}
    known = 0
    for sight in received:
        expected = reading[sight.seats]
        first = sight.n - len(sight.events) + 1
        if sight.n > len(expected):
            yield f"received event {sight.n}, but the log has {len(expected)}: {sight.events[-1:]}"
            return
        for number, event in enumerate(sight.events, first):
            if event != expected[number - 1]:
                yield f"received {event} as event {number}, but the log has {expected[number - 1]}"
                return
        if sight.n < known:
            yield f"received a snapshot with {sight.n} events after one with {known}"
            return
        if not sight.fresh and first > known + 1:
            yield f"received event {first} after event {known}, without those in between"
            return
        known = sight.n
