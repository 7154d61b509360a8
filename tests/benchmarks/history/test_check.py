"""The checker finds nothing in a history that is sound, and names every fault that is planted into one."""

from collections.abc import Callable
from copy import deepcopy

import pytest
from benchmarks.history.check import as_read_by, check
from benchmarks.history.lines import AnyLine, Asked, Broke, Done, Laid, Refused, Saw, Sent
from benchmarks.history.log import Event, Log


class Story:
    """Two people play, and all goes well until somebody changes the story."""

    def __init__(self, game: str) -> None:
        self.log = Log(game, "playing")
        self.lines: list[AnyLine] = []
        self._wish = 0
        self._known = {"ann": 0, "bob": 0}
        self.seats: dict[str, tuple[int, ...]] = {"ann": (0,), "bob": ()}
        self.lines += [Asked(at=0, who="ann", game=game), Laid(at=0, who="ann", table="T", game=game)]
        self.store({"t": "created", "at": 1, "host": "p-ann", "seed": "s", "game": game})
        self.store({"t": "seated", "at": 1, "seat": 0, "player": "p-ann", "name": "Ann"})
        self.tell("ann", fresh=True)
        self.tell("bob", fresh=True)
        self.wish("bob", {"t": "sit", "seat": 1, "name": "Bob"}, {"t": "seated", "at": 2, "player": "p-bob", "name": "Bob"})

    def store(self, event: Event) -> None:
        self.log.events.append(event)
        self.log.numbers.append(len(self.log.events))

    def tell(self, who: str, *, fresh: bool = False) -> None:
        """The player hears what they do not know, or with `fresh` all there is."""
        read = as_read_by(self.log, self.seats[who])
        told = read if fresh else read[self._known[who] :]
        if told:
            saw = Saw(at=0, who=who, table="T", seats=self.seats[who], n=len(read), events=tuple(deepcopy(told)), fresh=fresh)
            self.lines.append(saw)
        self._known[who] = len(read)

    def send(self, who: str, command: Event) -> int:
        self._wish += 1
        self.lines.append(Sent(at=0, who=who, table="T", wish=self._wish, command=command))
        return self._wish

    def wish(self, who: str, command: Event, event: Event) -> int:
        """Sent, stored, told to all, acknowledged."""
        number = self.send(who, command)
        self.store({**event, "seat": command["seat"]})
        if command["t"] == "sit":
            self.seats[who] = (command["seat"],)
        self.tell("ann")
        self.tell("bob")
        self.lines.append(Done(at=0, who=who, table="T", wish=number))
        return number

    def act(self, who: str, action: str, version: int) -> int:
        command = {"t": "act", "seat": self.seats[who][0], "action": action, "version": version}
        return self.wish(who, command, {"t": "acted", "at": 3, "action": action})

    def undo(self, who: str, version: int) -> int:
        return self.wish(who, {"t": "undo", "seat": self.seats[who][0], "version": version}, {"t": "undone", "at": 3})

    def chance(self, action: str) -> None:
        self.store({"t": "acted", "at": 3, "seat": -1, "action": action})
        self.tell("ann")
        self.tell("bob")

    def faults(self) -> list[str]:
        return check(self.lines, {"T": self.log}).faults


def river() -> Story:
    """In turns: what each did is seen by both at once."""
    story = Story("deep-river")
    story.chance("deal")
    for version, (who, action) in enumerate((("ann", "a"), ("bob", "b"), ("ann", "c"), ("bob", "b"), ("ann", "a")), 1):
        story.act(who, action, version)
    return story


def walk() -> Story:
    """In rounds: what the other writes is seen when the next die is rolled."""
    story = Story("walk-in-the-park")
    for start in (0, 5):
        story.chance("turn")
        story.act("ann", "x", start + 1)
        story.act("bob", "x", start + 1)
        story.act("bob", "done", start + 2)
        story.act("ann", "done", start + 2)
    story.log.status = "over"
    story.tell("ann")
    story.tell("bob")
    return story


@pytest.fixture(params=[river, walk])
def story(request: pytest.FixtureRequest) -> Story:
    made: Callable[[], Story] = request.param
    return made()


def drop(story: Story, number: int) -> None:
    """Take an event out of the log, as if it had never been stored."""
    del story.log.events[number - 1]
    story.log.numbers.pop()


def without(story: Story, kind: type, *wishes: int) -> None:
    story.lines = [line for line in story.lines if not (isinstance(line, kind) and getattr(line, "wish", 0) in wishes)]


def blind(story: Story) -> None:
    """Leave out what players saw: what is wrong with actions must be found without it."""
    story.lines = [line for line in story.lines if not isinstance(line, Saw)]


def test_a_sound_history_is_sound(story: Story) -> None:
    assert story.faults() == []


def test_what_was_counted_is_told(story: Story) -> None:
    verdict = check([*story.lines, Broke(at=9, who="ann", table="T", code=1006)], {"T": story.log})
    sent = sum(isinstance(line, Sent) for line in story.lines)
    assert (verdict.tables, verdict.acknowledged, verdict.unanswered, verdict.breaks) == (1, sent, 0, 1)
    assert str(verdict).startswith("All well: 1 tables, ")


def test_what_was_taken_back_may_be_done_again() -> None:
    story = river()
    story.undo("ann", 6)
    story.act("ann", "a", 5)
    story.undo("ann", 6)
    story.act("ann", "d", 5)
    assert story.faults() == []


def test_in_rounds_too() -> None:
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
    assert "acknowledged, and not in the log" in fault


def test_an_action_lost_before_others_is_found() -> None:
    story = river()
    blind(story)
    drop(story, 5)
    assert all("was sent by nobody" in fault for fault in story.faults())
    assert len(story.faults()) == 2, "for each seat all later versions are other ones"


def test_actions_lost_without_a_trace_in_the_versions_are_found() -> None:
    story = river()
    story.undo("ann", 6)
    story.act("ann", "d", 5)
    blind(story)
    drop(story, 9)
    drop(story, 9)
    (fault,) = story.faults()
    assert "'d' with 5 actions known) comes without what was acknowledged before it" in fault


def test_an_action_stored_twice_is_found() -> None:
    story = river()
    blind(story)
    story.store(dict(story.log.events[-1]))
    (fault,) = story.faults()
    assert "is there twice" in fault


def test_an_action_that_nobody_sent_is_found(story: Story) -> None:
    blind(story)
    story.store({"t": "acted", "at": 9, "seat": 1, "action": "z"})
    (fault,) = story.faults()
    assert "was sent by nobody" in fault


def test_bots_and_chance_act_without_being_asked() -> None:
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
    assert "was refused, and is in the log" in fault


def test_when_an_engine_failed_nobody_knows_whether_it_was_done(story: Story) -> None:
    number = max(line.wish for line in story.lines if isinstance(line, Sent))
    without(story, Done, number)
    story.lines.append(Refused(at=9, who="ann", table="T", wish=number, code="store.unreachable"))
    assert story.faults() == []


def test_an_action_without_an_answer_may_be_there_or_not() -> None:
    story = river()
    blind(story)
    number = max(line.wish for line in story.lines if isinstance(line, Sent))
    without(story, Done, number)
    assert story.faults() == []
    drop(story, len(story.log.events))
    assert story.faults() == []


def test_what_is_sent_again_counts_once() -> None:
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
    assert fault.endswith(f"goes on with number {len(story.log.events) + 1} where {len(story.log.events)} is due")


def test_two_events_of_one_number_are_found(story: Story) -> None:
    story.log.numbers[-1] -= 1
    (fault,) = story.faults()
    assert fault.endswith("is due")


def test_a_fork_is_found(story: Story) -> None:
    """Somebody was told of an event that another one replaced."""
    at, last = next((at, line) for at, line in reversed(list(enumerate(story.lines))) if isinstance(line, Saw))
    story.lines[at] = Saw(
        at=0, who=last.who, table="T", seats=last.seats, n=last.n, events=({**last.events[0], "at": 99}, *last.events[1:])
    )
    (fault,) = story.faults()
    assert f"{last.who} was told" in fault
    assert "where the log says" in fault


def test_a_sight_of_what_was_never_stored_is_found(story: Story) -> None:
    read = as_read_by(story.log, (0,))
    ghost = ({"t": "acted", "at": 9, "seat": 0, "action": "z"},)
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=len(read) + 1, events=ghost))
    (fault,) = story.faults()
    assert f"was told of line {len(read) + 1}, where the log has {len(read)}" in fault


def test_a_reordered_view_is_found(story: Story) -> None:
    read = as_read_by(story.log, (0,))
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=len(read), events=(read[1], read[0], *read[2:]), fresh=True))
    (fault,) = story.faults()
    assert "as line 1" in fault


def test_a_table_that_forgot_what_it_told_is_found(story: Story) -> None:
    read = as_read_by(story.log, (0,))
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=len(read) - 1, events=tuple(read[:-1]), fresh=True))
    (fault,) = story.faults()
    assert f"was shown a table with {len(read) - 1} lines after one with {len(read)}" in fault


def test_a_line_that_was_left_out_is_found(story: Story) -> None:
    read = as_read_by(story.log, (1,))
    known = Saw(at=0, who="carl", table="T", seats=(1,), n=2, events=tuple(read[:2]), fresh=True)
    story.lines += [known, Saw(at=0, who="carl", table="T", seats=(1,), n=4, events=(read[3],))]
    (fault,) = story.faults()
    assert "was told of line 4 after line 2, and of none between" in fault


def test_in_rounds_a_word_is_read_by_others_only_when_it_is_revealed() -> None:
    story = Story("walk-in-the-park")
    story.chance("turn")
    story.act("bob", "x", 1)
    story.lines.append(Saw(at=0, who="ann", table="T", seats=(0,), n=5, events=(story.log.events[-1],)))
    (fault,) = story.faults()
    assert "was told of line 5, where the log has 4" in fault


def test_a_table_that_is_not_stored_is_found(story: Story) -> None:
    story.lines.append(Asked(at=0, who="bob", game="deep-river"))
    story.lines.append(Laid(at=0, who="bob", table="U", game="deep-river"))
    (fault,) = story.faults()
    assert fault == "U: laid, and not in the database"


def test_a_table_that_nobody_laid_is_found_unless_somebody_asked_for_one(story: Story) -> None:
    other = Log("deep-river", "waiting", [1], [{"t": "created", "at": 1}])
    logs = {"T": story.log, "U": other}
    (fault,) = check(story.lines, logs).faults
    assert "1 tables that nobody laid" in fault
    assert check([*story.lines, Asked(at=0, who="ann", game="deep-river")], logs).faults == []
