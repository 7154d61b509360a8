"""The check finds no fault in a consistent history, and finds every fault that a test adds."""

from collections.abc import Callable
from copy import deepcopy

import pytest
from benchmarks.history.check import as_read_by, check
from benchmarks.history.lines import AnyLine, Asked, Broke, Done, Laid, Refused, Saw, Sent
from benchmarks.history.log import Event, Log


class Story:
    """A consistent history of two players, which tests change to add faults."""

    def __init__(self, game: str) -> None:
        self.log = Log(game, "playing")
        self.lines: list[AnyLine] = []
        self._wish = 0
        self._known = {"ann": 0, "bob": 0}
        self.seats: dict[str, tuple[int, ...]] = {"ann": (0,), "bob": ()}
        self.lines += [Asked(at=0, who="ann", game=game), Laid(at=0, who="ann", table="T", game=game)]
        self.store({"t": "created", "at": 1, "host": "p-ann", "seed": "s", "game": game})
        self.store({"t": "seated", "at": 1, "seat": 0, "player": "p-ann", "name": "Ann"})
        self.receive("ann", fresh=True)
        self.receive("bob", fresh=True)
        self.do("bob", {"t": "sit", "seat": 1, "name": "Bob"}, {"t": "seated", "at": 2, "player": "p-bob", "name": "Bob"})

    def store(self, event: Event) -> None:
        self.log.events.append(event)
        self.log.numbers.append(len(self.log.events))

    def receive(self, who: str, *, fresh: bool = False) -> None:
        """Record that the player receives new events, or all events with `fresh`."""
        read = as_read_by(self.log, self.seats[who])
        received = read if fresh else read[self._known[who] :]
        if received:
            saw = Saw(at=0, who=who, table="T", seats=self.seats[who], n=len(read), events=tuple(deepcopy(received)), fresh=fresh)
            self.lines.append(saw)
        self._known[who] = len(read)

    def send(self, who: str, command: Event) -> int:
        self._wish += 1
        self.lines.append(Sent(at=0, who=who, table="T", wish=self._wish, command=command))
        return self._wish

    def do(self, who: str, command: Event, event: Event) -> int:
        """Record a command that is sent, stored, broadcast and acknowledged."""
        number = self.send(who, command)
        self.store({**event, "seat": command["seat"]})
        if command["t"] == "sit":
            self.seats[who] = (command["seat"],)
        self.receive("ann")
        self.receive("bob")
        self.lines.append(Done(at=0, who=who, table="T", wish=number))
        return number

    def act(self, who: str, action: str, version: int) -> int:
        command = {"t": "act", "seat": self.seats[who][0], "action": action, "version": version}
        return self.do(who, command, {"t": "acted", "at": 3, "action": action})

    def undo(self, who: str, version: int) -> int:
        return self.do(who, {"t": "undo", "seat": self.seats[who][0], "version": version}, {"t": "undone", "at": 3})

    def chance(self, action: str) -> None:
        self.store({"t": "acted", "at": 3, "seat": -1, "action": action})
        self.receive("ann")
        self.receive("bob")

    def faults(self) -> list[str]:
        return check(self.lines, {"T": self.log}).faults


def river() -> Story:
    """A game in turns: both players receive each action at once."""
    story = Story("deep-river")
    story.chance("deal")
    for version, (who, action) in enumerate((("ann", "a"), ("bob", "b"), ("ann", "c"), ("bob", "b"), ("ann", "a")), 1):
        story.act(who, action, version)
    return story


def walk() -> Story:
    """A game in rounds: a player receives the actions of the other before the next roll."""
    story = Story("walk-in-the-park")
    for start in (0, 5):
        story.chance("turn")
        story.act("ann", "x", start + 1)
        story.act("bob", "x", start + 1)
        story.act("bob", "done", start + 2)
        story.act("ann", "done", start + 2)
    story.log.status = "over"
    story.receive("ann")
    story.receive("bob")
    return story


@pytest.fixture(params=[river, walk])
def story(request: pytest.FixtureRequest) -> Story:
    build: Callable[[], Story] = request.param
    return build()


def drop(story: Story, number: int) -> None:
    """Remove an event from the log, as if it had never been stored."""
    del story.log.events[number - 1]
    story.log.numbers.pop()


def without(story: Story, kind: type, *wishes: int) -> None:
    story.lines = [line for line in story.lines if not (isinstance(line, kind) and getattr(line, "wish", 0) in wishes)]


def blind(story: Story) -> None:
    """Remove the received messages, so that only the check of actions can find a fault."""
    story.lines = [line for line in story.lines if not isinstance(line, Saw)]


def test_a_consistent_history_has_no_faults(story: Story) -> None:
    assert story.faults() == []


def test_the_verdict_has_the_counts(story: Story) -> None:
    verdict = check([*story.lines, Broke(at=9, who="ann", table="T", code=1006)], {"T": story.log})
    sent = sum(isinstance(line, Sent) for line in story.lines)
    assert (verdict.tables, verdict.acknowledged, verdict.unanswered, verdict.breaks) == (1, sent, 0, 1)
    assert str(verdict).startswith("No faults: 1 tables, ")


def test_an_undone_action_may_be_done_again() -> None:
    story = river()
    story.undo("ann", 6)
    story.act("ann", "a", 5)
    story.undo("ann", 6)
    story.act("ann", "d", 5)
    assert story.faults() == []


def test_an_undone_action_may_be_done_again_in_rounds() -> None:
    story = Story("walk-in-the-park")
    story.chance("turn")
    story.act("bob", "x", 1)
    story.act("ann", "x", 1)
    story.undo("ann", 2)
    story.act("ann", "y", 1)
    assert story.faults() == []


def test_a_lost_action_is_found(story: Story) -> None:
    blind(story)
    drop(story, len(story.log.events))
    (fault,) = story.faults()
    assert "acknowledged, but not in the log" in fault


def test_an_action_lost_before_others_is_found() -> None:
    story = river()
    blind(story)
    drop(story, 5)
    assert all("was not sent by any player" in fault for fault in story.faults())
    assert len(story.faults()) == 2, "all later versions differ for each seat"


def test_lost_actions_that_do_not_change_the_versions_are_found() -> None:
    story = river()
    story.undo("ann", 6)
    story.act("ann", "d", 5)
    blind(story)
    drop(story, 9)
    drop(story, 9)
    (fault,) = story.faults()
    assert "'d' with 5 actions known) is stored without a command that was acknowledged before it" in fault


def test_an_action_stored_twice_is_found() -> None:
    story = river()
    blind(story)
    story.store(dict(story.log.events[-1]))
    (fault,) = story.faults()
    assert "is stored twice" in fault


def test_an_action_that_nobody_sent_is_found(story: Story) -> None:
    blind(story)
    story.store({"t": "acted", "at": 9, "seat": 1, "action": "z"})
    (fault,) = story.faults()
    assert "was not sent by any player" in fault


def test_bots_and_chance_act_without_commands() -> None:
    story = river()
    story.store({"t": "acted", "at": 9, "seat": 1, "action": "z", "bot": True})
    story.chance("current")
    story.store({"t": "flagged", "at": 9, "seat": 1})
    assert story.faults() == []


def test_a_refused_action_that_is_in_the_log_is_found(story: Story) -> None:
    blind(story)
    number = max(line.wish for line in story.lines if isinstance(line, Sent))
    without(story, Done, number)
    story.lines.append(Refused(at=9, who="ann", table="T", wish=number, code="turn.stale"))
    (fault,) = story.faults()
    assert "was refused, but is in the log" in fault


def test_after_a_failure_of_the_store_an_action_may_be_stored_or_not(story: Story) -> None:
    number = max(line.wish for line in story.lines if isinstance(line, Sent))
    without(story, Done, number)
    story.lines.append(Refused(at=9, who="ann", table="T", wish=number, code="store.unreachable"))
    assert story.faults() == []


def test_an_action_without_an_answer_may_be_stored_or_not() -> None:
    story = river()
    blind(story)
    number = max(line.wish for line in story.lines if isinstance(line, Sent))
    without(story, Done, number)
    assert story.faults() == []
    drop(story, len(story.log.events))
    assert story.faults() == []


def test_a_command_that_is_sent_twice_is_stored_once() -> None:
    story = river()
    again = next(line for line in reversed(story.lines) if isinstance(line, Sent))
    story.lines.append(again)
    assert story.faults() == []
    story.store({**story.log.events[-1]})
    assert story.faults() != []


def test_actions_out_of_order_are_found() -> None:
    story = river()
    blind(story)
    events = story.log.events
    events[4], events[6] = events[6], events[4]
    (fault,) = story.faults()
    assert "event 5 (seat 0, 'c' with 1 actions known)" in fault


def test_a_gap_in_the_numbers_is_found(story: Story) -> None:
    story.log.numbers[-1] += 1
    (fault,) = story.faults()
    assert fault.endswith(f"continues with number {len(story.log.events) + 1} instead of {len(story.log.events)}")


def test_two_events_with_one_number_are_found(story: Story) -> None:
    story.log.numbers[-1] -= 1
    (fault,) = story.faults()
    assert "continues with number" in fault


def test_a_fork_is_found(story: Story) -> None:
    """A player received an event that was replaced by another one."""
    at, last = next((at, line) for at, line in reversed(list(enumerate(story.lines))) if isinstance(line, Saw))
    story.lines[at] = Saw(
        at=0, who=last.who, table="T", seats=last.seats, n=last.n, events=({**last.events[0], "at": 99}, *last.events[1:])
    )
    (fault,) = story.faults()
    assert f"{last.who} received" in fault
    assert "but the log has" in fault


def test_a_received_event_that_was_never_stored_is_found(story: Story) -> None:
    read = as_read_by(story.log, (0,))
    ghost = ({"t": "acted", "at": 9, "seat": 0, "action": "z"},)
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=len(read) + 1, events=ghost))
    (fault,) = story.faults()
    assert f"received event {len(read) + 1}, but the log has {len(read)}" in fault


def test_reordered_events_are_found(story: Story) -> None:
    read = as_read_by(story.log, (0,))
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=len(read), events=(read[1], read[0], *read[2:]), fresh=True))
    (fault,) = story.faults()
    assert "as event 1" in fault


def test_a_snapshot_without_a_received_event_is_found(story: Story) -> None:
    read = as_read_by(story.log, (0,))
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=len(read) - 1, events=tuple(read[:-1]), fresh=True))
    (fault,) = story.faults()
    assert f"received a snapshot with {len(read) - 1} events after one with {len(read)}" in fault


def test_a_skipped_event_is_found(story: Story) -> None:
    read = as_read_by(story.log, (1,))
    known = Saw(at=0, who="carl", table="T", seats=(1,), n=2, events=tuple(read[:2]), fresh=True)
    story.lines += [known, Saw(at=0, who="carl", table="T", seats=(1,), n=4, events=(read[3],))]
    (fault,) = story.faults()
    assert "received event 4 after event 2, without those in between" in fault


def test_in_rounds_an_action_that_is_received_too_early_is_found() -> None:
    story = Story("walk-in-the-park")
    story.chance("turn")
    story.act("bob", "x", 1)
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=5, events=(story.log.events[-1],)))
    (fault,) = story.faults()
    assert "received event 5, but the log has 4" in fault


def test_a_table_that_is_not_stored_is_found(story: Story) -> None:
    story.lines.append(Asked(at=0, who="bob", game="deep-river"))
    story.lines.append(Laid(at=0, who="bob", table="U", game="deep-river"))
    (fault,) = story.faults()
    assert fault == "U: created, but not in the database"


def test_an_unexpected_table_is_found_unless_a_request_is_unanswered(story: Story) -> None:
    other = Log("deep-river", "waiting", [1], [{"t": "created", "at": 1}])
    logs = {"T": story.log, "U": other}
    (fault,) = check(story.lines, logs).faults
    assert "1 unexpected tables" in fault
    assert check([*story.lines, Asked(at=0, who="ann", game="deep-river")], logs).faults == []
