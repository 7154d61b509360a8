"""Tests of `rivage.table.decide.dispatch`."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, bot, frames, opening, person
from tests.table.river import AyaPlay
from tests.table.toys import find

from rivage.core import RivageError
from rivage.table import PHRASES, Occupant, create_table, evolve, fold, summary
from rivage.table.decide import decide, decide_due
from rivage.table.decide.decision import MAX_TALK
from rivage.table.decide.dispatch import _DECIDE, MAX_EVENTS, PHRASE_INTERVAL_MS, with_following_table
from rivage.table.decide.turns import act_for_bot
from rivage.table.errors import TableFull, TalkedOut, TooChatty, UnknownPhrase, WrongSeat
from rivage.table.protocol import commands
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, NoClock, RealTime
from rivage.table.record import check, dump, load
from rivage.table.views import Presences
from rivage.table.views.audience_log import AudienceLog
from rivage.table.views.updates import Updates

PLAYERS = [ANN, BEN, CARA, ""]
OFFERS = st.sampled_from(["takeback", "draw", "pause", "rematch", "next"])
SEATS = st.integers(-1, 3)
LEVELS = st.sampled_from(["weak", "strong", "divine"])
COMMANDS: st.SearchStrategy[Any] = st.one_of(
    st.builds(commands.Sit, seat=SEATS, name=st.sampled_from(["Ann", "", "x" * 30])),
    st.builds(commands.SitBot, seat=SEATS, level=LEVELS),
    st.builds(commands.Stand, seat=SEATS),
    st.builds(commands.Act, seat=SEATS, action=st.sampled_from(["take", "done", "heap 5", "?"]), version=st.integers(-1, 30)),
    st.builds(commands.Undo, seat=SEATS, version=st.integers(-1, 30)),
    st.builds(commands.Offer, seat=SEATS, what=OFFERS),
    st.builds(commands.Answer, seat=SEATS, what=OFFERS, yes=st.booleans()),
    st.builds(commands.Resume, seat=SEATS),
    st.builds(commands.Resign, seat=SEATS),
    st.builds(commands.Lend, seat=SEATS, level=LEVELS),
    st.builds(commands.Reclaim, seat=SEATS),
    st.builds(commands.Claim, seat=SEATS),
    st.builds(commands.Close, seat=SEATS),
    st.builds(commands.Say, seat=SEATS, phrase=st.sampled_from(["hello", "no phrase"])),
    st.builds(commands.Next, seat=SEATS),
)


def test_every_command_has_its_decision() -> None:
    assert set(_DECIDE) == set(get_args(commands.AnyCommand))


def test_the_summary_names_people_but_not_bots() -> None:
    result = summary(Play(opening(person(ANN), bot())).match)
    assert (result.game, result.status, result.names) == ("nim", "playing", ("Ann", ""))
    assert [seat.player for seat in result.seats] == [ANN, ""]


class Table(RuleBasedStateMachine):
    """Random commands: only documented errors, the log replays to the match, and no secret is revealed."""

    @initialize(
        occupants=st.lists(st.sampled_from([person(ANN), person(BEN), bot(), Occupant()]), min_size=1, max_size=3),
        clock=st.sampled_from([NoClock(), RealTime(20, 1), Days(1)]),
        games=st.sampled_from([1, 2]),
        rain=st.booleans(),
    )
    def created(self, occupants: list[Occupant], clock: Any, games: int, rain: bool) -> None:
        self.now = START
        decision = create_table(opening(*occupants, clock=clock, games=games, rain=rain), find, SEED, self.now)
        self.match = decision.after
        self.log = list(decision.events)

    def write(self, decision: Any) -> None:
        if decision.new_table is not None:
            create_table(decision.new_table, find, SEED, self.now)
            decision = with_following_table(decision, "another-table")
        assert decision.events
        self.log += decision.events
        match = self.match
        for event in decision.events:
            match = evolve(match, event)
        self.match = match
        assert match == decision.after

    @rule(player=st.sampled_from(PLAYERS), command=COMMANDS, away=st.sampled_from(["", ANN, BEN]))
    def ask(self, player: str, command: Any, away: str) -> None:
        before = self.match
        left = tuple(int(bool(away) and occupant.player == away) for occupant in before.seats)
        try:
            decision = decide(before, player, command, self.now, left)
        except RivageError as refused:
            assert refused.code != "internal"
            assert self.match is before
        else:
            self.write(decision)

    @rule(action=st.sampled_from(["take", "done"]))
    def play_well(self, action: str) -> None:
        for seat in self.match.to_act:
            occupant = self.match.seats[seat]
            if self.match.status == "playing" and seat >= 0:
                try:
                    if occupant.level:
                        self.write(act_for_bot(self.match, seat, action, self.now))
                    else:
                        act = commands.Act(seat=seat, action=action, version=len(self.match.history))
                        self.write(decide(self.match, occupant.player, act, self.now))
                except RivageError as refused:
                    assert refused.code == "action.illegal"

    @rule(seconds=st.integers(0, 30) | st.just(700))
    def wait(self, seconds: int) -> None:
        self.now += 1000 * seconds
        decision = decide_due(self.match, self.now)
        if decision is not None:
            self.write(decision)

    @invariant()
    def the_log_is_the_match(self) -> None:
        assert fold(self.log, find) == self.match
        assert self.match.n == len(self.log)

    @invariant()
    def states_fit_together(self) -> None:
        match = self.match
        assert (match.status == "over") == (match.outcome is not None)
        assert (match.state is None) == (match.status == "waiting")
        assert match.status != "playing" or (match.to_act and -1 not in match.to_act)
        if match.offer is not None:
            assert match.offer.seat in match.offer.agreed
            assert len(match.offer.agreed) < len(match.seats)
        if match.clock is not None:
            runs = match.status == "playing" and match.clock.first_turns is None
            assert match.clock.running == (match.to_act if runs else frozenset())
            assert min(match.clock.left_at(self.now)) >= 0

    @invariant()
    def no_secret_gets_out(self) -> None:
        for player in PLAYERS:
            updates = Updates("t", self.match, Presences((0,) * len(self.match.seats)), self.now, AudienceLog(self.log))
            texts = [updates.snapshot(player).decode()]
            texts.append(msgspec.json.encode(list(frames(self.match, player))).decode())
            texts.append(dump(self.log, find))
            for text in texts:
                assert not any(player_id in text for player_id in (ANN, BEN, CARA))
                assert (SEED in text) <= (self.match.status == "over")

    @invariant()
    def its_record_is_sound(self) -> None:
        match = check(load(dump(self.log, find)), find)
        assert (match.status, match.outcome, match.state) == (self.match.status, self.match.outcome, self.match.state)


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=30)
TestTable = Table.TestCase


def test_a_full_match_can_only_be_resigned() -> None:
    full = replace(Play().match, n=MAX_EVENTS)
    for command in (
        commands.Act(seat=0, action="take", version=1),
        commands.Undo(seat=0, version=1),
        commands.Say(seat=0, phrase="nice"),
        commands.Offer(seat=0, what="pause"),
    ):
        with pytest.raises(TableFull):
            decide(full, ANN, command, START)
    decision = decide(full, ANN, commands.Resign(seat=0), START)
    assert (decision.after.status, decision.after.n) == ("over", MAX_EVENTS + 1)
    assert decide(replace(full, n=MAX_EVENTS - 1), ANN, commands.Act(seat=0, action="take", version=1), START).events


def test_bots_finish_their_turn_in_a_full_match() -> None:
    full = replace(Play(opening(bot(), person(ANN), script=("heap 9",))).match, n=MAX_EVENTS)
    assert act_for_bot(full, 0, "take", START).events


def test_phrases_are_limited_in_kind_and_frequency() -> None:
    play = Play()
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    with pytest.raises(TooChatty):
        play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    play.do(BEN, cmd.Say(seat=1, phrase="hello"))
    play.now += 2000
    play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    with pytest.raises(UnknownPhrase):
        play.do(ANN, cmd.Say(seat=0, phrase="you fool"))
    with pytest.raises(WrongSeat):
        play.do(CARA, cmd.Say(seat=0, phrase="hello"))


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_can_be_sent_and_is_stored_by_its_key(phrase: str) -> None:
    assert Play().do(ANN, cmd.Say(seat=0, phrase=phrase)).events == (ev.Said(at=START, seat=0, phrase=phrase),)


def test_phrases_of_one_game_are_not_allowed_in_another() -> None:
    (phrase, *_) = AyaPlay().match.game.info.phrases
    assert AyaPlay().do(ANN, cmd.Say(seat=0, phrase=phrase)).events == (ev.Said(at=START, seat=0, phrase=phrase),)
    with pytest.raises(UnknownPhrase):
        Play().do(ANN, cmd.Say(seat=0, phrase=phrase))


def test_a_seat_may_send_a_phrase_exactly_when_the_interval_is_over() -> None:
    play = Play()
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    play.now += PHRASE_INTERVAL_MS - 1
    with pytest.raises(TooChatty):
        play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    play.now += 1
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))


def test_phrases_are_allowed_before_during_and_after_a_match() -> None:
    waiting, over = Play(opening(person(ANN), Occupant())), Play()
    over.do(BEN, cmd.Resign(seat=1))
    for play in (waiting, Play(), over):
        play.do(ANN, cmd.Say(seat=0, phrase="thanks"))


def test_the_number_of_phrases_and_offers_is_limited_per_seat() -> None:
    play = Play()
    for _ in range(MAX_TALK):
        play.now += PHRASE_INTERVAL_MS
        play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    play.now += PHRASE_INTERVAL_MS
    with pytest.raises(TalkedOut):
        play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    with pytest.raises(TalkedOut):
        play.do(ANN, cmd.Offer(seat=0, what="draw"))
    play.do(BEN, cmd.Say(seat=1, phrase="nice"))
    play.do(BEN, cmd.Offer(seat=1, what="draw"))
    play.do(ANN, cmd.Answer(seat=0, what="draw", yes=True))
    assert play.match.status == "over"
