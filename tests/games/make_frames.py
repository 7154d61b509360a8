"""Write the positions that the browser's short texts are tested with: `PYTHONPATH=src:. python -m tests.games.make_frames`.

Each file has the positions of some golden matches as the list of moves receives them, with the fields that the texts use.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from tests.games.records import AnyGame, Match, golden, load, replay

from rivage.core import CHANCE, Seat, Timing
from rivage.games import ALL

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"

FILES = {
    "deep-river": GAMES / "deep-river" / "text" / "frames.json",
    "walk-in-the-park": GAMES / "walk-in-the-park" / "text" / "frames.json",
    "aya": GAMES / "aya" / "count" / "frames.json",
}
FIELDS = {
    "deep-river": ("last", "turn", "phase", "tiles", "mover"),
    "walk-in-the-park": ("last", "last_round", "rolls"),
    "aya": ("phase", "glass", "pushes", "dominoes", "tiles", "count"),
}
"""The fields of a view that the texts use."""
LEFT_OUT = frozenset({"x", "y", "heading", "angle", "ports", "rest", "kind", "fork", "squares", "lost"})
"""Fields inside these that no text uses."""
MATCHES = {
    "deep-river": ("bear-home-eels", "bear-home-salmon", "currents-home-draw", "currents-home-eels", "pie-and-top"),
    "walk-in-the-park": (
        "bonus-chain",
        "bonus-statue",
        "bonus-t-ibis",
        "change-visits",
        "eight-seats",
        "end-last-roll-won",
        "nothing-possible",
        "tie-others-shared",
    ),
    "aya": ("glass-by-hand", "glass-forks", "glass-real-hands", "stock"),
}
"""The golden matches of each game."""


def frames_of(game: AnyGame, match: Match) -> list[dict[str, Any]]:
    """The positions of a match that a replay shows."""
    fields = FIELDS[game.info.id]
    return [
        {
            "k": k,
            "seat": seat,
            "action": action,
            "view": {name: _trimmed(msgspec.to_builtins(getattr(view, name))) for name in fields},
        }
        for k, seat, action, view in _shown(game, match)
    ]


def _shown(game: AnyGame, match: Match) -> Iterator[tuple[int, int, str, Any]]:
    states = list(replay(game, match))
    before: Any = None
    for k, state in enumerate(states):
        seat, action = CHANCE, ""
        if k and game.info.timing is not Timing.ROUNDS:
            actor, action = match.lines[k - 1].split(maxsplit=1)
            seat = Seat(int(actor))
        shown = game.info.timing is not Timing.REAL_TIME or before is None or state is states[-1]
        if not shown:
            timed = bool(game.timers(state))
            shown = timed != bool(game.timers(before)) or (not timed and game.simulated(before))
        before = state
        if shown:
            yield k, seat, action, game.view(state, None)


def _trimmed(value: Any) -> Any:
    """A copy of a value without the fields that no text uses."""
    if isinstance(value, dict):
        return {name: _trimmed(part) for name, part in value.items() if name not in LEFT_OUT}
    return [_trimmed(part) for part in value] if isinstance(value, (list, tuple)) else value


def write(name: str) -> str:
    """The content of the file of a game."""
    game = ALL[name]
    matches = load(golden(name))
    found = {match: frames_of(game, matches[match]) for match in MATCHES[name]}
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files."""
    for name, path in FILES.items():
        path.write_text(write(name), encoding="utf-8")


if __name__ == "__main__":
    main()
