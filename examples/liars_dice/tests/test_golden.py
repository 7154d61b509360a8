"""Recorded matches of Liar's Dice replay to their outcomes: one with plain ones, one with wild ones."""

from pathlib import Path

import msgspec
import pytest
from rivage_liars_dice import GAME

from rivage.core import Options, Outcome, Seat

MATCHES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_a_recorded_match_replays_to_its_outcome(file: Path) -> None:
    lines = [line.split(maxsplit=1) for line in file.read_text(encoding="utf-8").splitlines()]
    head = {name: value for name, value in lines if name.isalpha()}
    options = dict(option.split("=") for option in head["options"].split())
    state = GAME.initial(int(head["seats"]), Options({name: msgspec.json.decode(value) for name, value in options.items()}))
    for seat, action in lines:
        if not seat.isalpha():
            state = GAME.apply(state, Seat(int(seat)), GAME.parse_action(action))
    assert GAME.outcome(state) == msgspec.json.decode(head["outcome"], type=Outcome)
    assert GAME.format_state(state) == head["position"]


def test_every_ending_and_both_kinds_of_ones_are_recorded() -> None:
    assert {file.stem for file in MATCHES} == {f"{ending}-{ones}" for ending in GAME.info.endings for ones in ("plain", "wild")}
