"""Hand messages: their content, their receivers and their rate."""

import pytest
from msgspec import ValidationError, convert
from tests.support.loop import advance_time, run_until_idle
from tests.table.helpers import ANN, BEN, CARA, START, Listener, Play, Time, person
from tests.table.river import AyaPlay, river

from rivage.core import MessageError
from rivage.table import Occupant
from rivage.table.decide import LENDABLE_AFTER_MS
from rivage.table.errors import NotNow, TooChatty, UnknownPhrase, WrongSeat
from rivage.table.match import Match
from rivage.table.protocol import CallMade, MarkMade, PointerMoved, StrokeDrawn
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.hands import MAX_STROKE_POINTS
from rivage.table.runtime.hands import CALL_INTERVAL_S, MAX_STROKES, POINTER_MAX_AGE_S, SEND_INTERVAL_S, HandBroadcaster
from rivage.table.runtime.subscribers import Subscribers


class Room:
    """A table of Aya before the glass runs, with its subscribers."""

    def __init__(self, play: Play | None = None) -> None:
        self.play = play or AyaPlay()
        self.subscribers = Subscribers(Time())
        self.hands = HandBroadcaster(self.subscribers, self.match)

    def match(self) -> Match:
        return self.play.match

    def join(self, player: str) -> Listener:
        tab = Listener(player)
        self.subscribers.add(tab)
        self.hands.send_all(tab)
        return tab


async def test_a_moving_hand_is_sent_at_once_and_then_ten_times_a_second() -> None:
    room = Room()
    ben, watcher = room.join(BEN), room.join("")
    for number in range(1, 101):
        room.hands.move(ANN, PointerMoved(number, -number, 900, 30))
        await advance_time(0.01)
    assert ben.received[0] == {"t": "hands", "pointers": [[0, 1, -1, 900, 30]]}
    assert ben.raw == watcher.raw
    assert 9 <= len(ben.raw) <= 12
    await advance_time(SEND_INTERVAL_S)
    assert ben.received[-1]["pointers"] == [[0, 100, -100, 900, 30]]
    count = len(ben.raw)
    await advance_time(10)
    assert len(ben.raw) == count  # a hand that does not move costs nothing


async def test_five_moving_hands_cost_a_subscriber_less_than_three_kilobytes_a_second() -> None:
    play = AyaPlay(river(*(person(player) for player in (ANN, BEN, CARA)), person(ANN), person(BEN)))
    room = Room(play)
    watcher = room.join("")
    # Two seats of one person have one hand, so marks are used to make the message as long.
    for number in range(100):
        for player in (ANN, BEN, CARA):
            room.hands.move(player, PointerMoved(-6000 + number, -4000 - number, 3599, 300))
        for player in (ANN, BEN):
            room.hands.move(player, MarkMade(-6000 + number, -4000 - number))
        await advance_time(0.01)
    assert 0 < sum(map(len, watcher.raw)) < 3000


async def test_marks_are_sent_once_and_strokes_part_by_part() -> None:
    room = Room()
    ben = room.join(BEN)
    room.hands.move(ANN, MarkMade(10, 20))
    await advance_time(SEND_INTERVAL_S)
    room.hands.move(ANN, StrokeDrawn(7, 0, (0, 0, 10, 10)))
    room.hands.move(ANN, StrokeDrawn(7, 4, (20, 20)))
    await advance_time(SEND_INTERVAL_S)
    assert [message.get("marks") for message in ben.received] == [[[0, 10, 20]], None]
    assert ben.received[1]["strokes"] == [[0, 7, 0, 0, 0, 10, 10], [0, 7, 4, 20, 20]]
    late = room.join(CARA)
    assert late.received == [{"t": "hands", "strokes": [[0, 7, 0, 0, 0, 10, 10, 20, 20]], "whole": True}]
    room.hands.move(ANN, StrokeDrawn(7, 0, ()))
    await advance_time(SEND_INTERVAL_S)
    assert ben.received[-1]["strokes"] == [[0, 7, 0]]
    assert room.join(CARA).raw == []


async def test_a_stroke_part_that_does_not_follow_is_ignored() -> None:
    room = Room()
    ben = room.join(BEN)
    room.hands.move(ANN, StrokeDrawn(7, 2, (1, 1)))
    await advance_time(SEND_INTERVAL_S)
    assert ben.raw == []


async def test_only_the_newest_strokes_of_a_seat_are_stored() -> None:
    room = Room()
    for number in range(MAX_STROKES + 3):
        room.hands.move(ANN, StrokeDrawn(number, 0, (0, 0)))
    room.hands.move(BEN, StrokeDrawn(0, 0, (0, 0)))
    strokes = [stroke[:2] for stroke in room.join(CARA).received[0]["strokes"]]
    assert strokes == [*([0, number] for number in range(3, MAX_STROKES + 3)), [1, 0]]


@pytest.mark.parametrize("points", [(1,), (1, 2, 3)])
async def test_a_stroke_with_half_a_point_is_refused(points: tuple[int, ...]) -> None:
    with pytest.raises(MessageError):
        Room().hands.move(ANN, StrokeDrawn(1, 0, points))


async def test_a_stroke_has_a_maximum_length() -> None:
    room = Room()
    room.hands.move(ANN, StrokeDrawn(1, 0, (0, 0) * MAX_STROKE_POINTS))
    with pytest.raises(MessageError):
        room.hands.move(ANN, StrokeDrawn(1, 2 * MAX_STROKE_POINTS, (0, 0)))


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (PointerMoved, {"t": "pointer", "x": 100_001, "y": 0}),
        (PointerMoved, {"t": "pointer", "x": 0, "y": float("nan")}),
        (PointerMoved, {"t": "pointer", "x": 0, "y": float("inf")}),
        (PointerMoved, {"t": "pointer", "x": 0, "y": 0, "turn": 3600}),
        (PointerMoved, {"t": "pointer", "x": 0, "y": 0, "lift": -1}),
        (MarkMade, {"t": "mark", "x": 0.5, "y": 0}),
        (CallMade, {"t": "call", "call": "a" * 41}),
        (StrokeDrawn, {"t": "stroke", "id": -1, "offset": 0, "points": []}),
        (StrokeDrawn, {"t": "stroke", "id": 1, "offset": 0, "points": [0] * (2 * MAX_STROKE_POINTS + 2)}),
    ],
)
def test_numbers_outside_the_range_of_a_hand_are_refused(kind: type, values: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        convert(values, kind)


async def test_strokes_disappear_when_the_glass_turns_and_are_allowed_in_a_pause() -> None:
    play = AyaPlay()
    room = Room(play)
    room.hands.move(ANN, StrokeDrawn(1, 0, (0, 0)))
    play.start()
    room.hands.update()
    assert room.join(CARA).raw == []
    with pytest.raises(NotNow):
        room.hands.move(ANN, StrokeDrawn(1, 0, (0, 0)))
    play.run_out()
    room.hands.move(ANN, StrokeDrawn(1, 0, (0, 0)))
    assert len(room.join(CARA).raw) == 1


async def test_only_players_in_real_time_can_send_hand_messages() -> None:
    with pytest.raises(WrongSeat):
        Room().hands.move(CARA, PointerMoved(0, 0))
    with pytest.raises(NotNow):
        Room(Play()).hands.move(ANN, PointerMoved(0, 0))
    waiting = AyaPlay(river(person(ANN), Occupant()))
    with pytest.raises(NotNow):
        Room(waiting).hands.move(ANN, PointerMoved(0, 0))


async def test_a_call_is_sent_once_to_everybody_and_not_stored() -> None:
    room = Room()
    ben, watcher = room.join(BEN), room.join("")
    before = room.match()
    room.hands.move(ANN, CallMade("aya-have-desert"))
    await advance_time(SEND_INTERVAL_S)
    room.hands.move(ANN, PointerMoved(1, 2))
    await advance_time(SEND_INTERVAL_S)
    assert [message.get("calls") for message in ben.received] == [[[0, "aya-have-desert"]], None]
    assert ben.raw == watcher.raw
    assert room.match() is before
    assert "calls" not in room.join(CARA).received[0]


async def test_a_seat_sends_only_calls_of_the_game_and_not_too_often() -> None:
    room = Room()
    room.join(BEN)
    with pytest.raises(UnknownPhrase):
        room.hands.move(ANN, CallMade("you fool"))
    room.hands.move(ANN, CallMade("aya-wait"))
    with pytest.raises(TooChatty):
        room.hands.move(ANN, CallMade("aya-bravo"))
    room.hands.move(BEN, CallMade("aya-bravo"))
    await advance_time(CALL_INTERVAL_S)
    room.hands.move(ANN, CallMade("aya-bravo"))


async def test_players_may_call_after_the_match_but_spectators_never() -> None:
    play = AyaPlay()
    room = Room(play)
    ben = room.join(BEN)
    play.start().place(1).topple()
    play.write(0, "push 1")
    play.physics_result("fell 1")
    assert play.match.status == "over"
    room.hands.move(ANN, CallMade("aya-bravo"))
    await advance_time(SEND_INTERVAL_S)
    assert ben.received[-1]["calls"] == [[0, "aya-bravo"]]
    with pytest.raises(NotNow):
        room.hands.move(ANN, PointerMoved(0, 0))
    with pytest.raises(WrongSeat):
        room.hands.move(CARA, CallMade("aya-bravo"))


async def test_a_player_whose_seat_is_lent_cannot_send_hand_messages() -> None:
    play = AyaPlay()
    play.now += LENDABLE_AFTER_MS
    play.away = (START, 0)
    play.do(BEN, cmd.Lend(seat=0, level="builder"))
    with pytest.raises(WrongSeat):
        Room(play).hands.move(ANN, PointerMoved(0, 0))


async def test_a_hand_that_has_not_moved_for_long_is_not_sent_to_new_tabs() -> None:
    room = Room()
    room.hands.move(ANN, PointerMoved(1, 2))
    assert room.join(CARA).received[0]["pointers"] == [[0, 1, 2, 0, 0]]
    await advance_time(POINTER_MAX_AGE_S)
    assert room.join(CARA).raw == []


async def test_a_lagging_tab_gets_no_hand_messages_and_then_the_complete_state() -> None:
    room = Room()
    ben, cara = room.join(BEN), room.join(CARA)
    ben.lags = True
    for number in range(3):
        room.hands.move(ANN, PointerMoved(number, 0))
        room.hands.move(ANN, StrokeDrawn(number, 0, (number, number)))
        await advance_time(SEND_INTERVAL_S)
    assert (len(ben.raw), len(cara.raw)) == (0, 3)
    ben.lags = False
    await advance_time(SEND_INTERVAL_S)
    assert [message["whole"] for message in ben.received] == [True]
    assert ben.received[0]["pointers"] == [[0, 2, 0, 0, 0]]
    assert len(ben.received[0]["strokes"]) == 3
    await advance_time(1)
    assert (len(ben.raw), len(cara.raw)) == (1, 3)


async def test_a_closed_table_sends_no_hand_messages() -> None:
    room = Room()
    ben = room.join(BEN)
    room.hands.move(ANN, PointerMoved(1, 2))
    room.hands.close()
    await advance_time(1)
    assert ben.raw == []
    await run_until_idle()
