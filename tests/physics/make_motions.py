"""Write the motions anew that the browser's reader is tested with: `PYTHONPATH=src:. python -m tests.physics.make_motions`.

Each is a stream as a table records it, the poses it began from, and what our own reader finds in it.
"""

import base64
import json
from pathlib import Path
from typing import Any

from msgspec.structs import astuple
from tests.physics.scenes import scene_of

from rivage.core import Pose
from rivage.physics import Push, decode, simulate
from rivage.physics.samples import row
from rivage.physics.scene import rounded
from rivage.physics.trajectory import Recorder, encode

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "aya" / "cascade" / "motions.json"
EVERY = 9
"""Of the poses on the way one of so many is kept."""


def told(name: str, stream: bytes, start: list[Pose]) -> dict[str, Any]:
    """A motion and what is read in it."""
    played = decode(stream, start)
    return {
        "name": name,
        "text": base64.b64encode(stream).decode(),
        "start": [astuple(pose) for pose in start],
        "frames": played.frames,
        "moves": [[frame, body, astuple(pose)] for frame, body, pose in played.moves[::EVERY]],
        "count": len(played.moves),
        "final": {str(body): astuple(pose) for body, pose in played.final.items()},
    }


def toppled() -> dict[str, Any]:
    """A row with an animal on it falls; one domino stands far away."""
    scene = scene_of([*row(6, 20), (500, 300, 30)], [2])
    return told("a row with an animal", simulate(scene, Push(0)).trajectory, list(scene.bodies))


def invented() -> dict[str, Any]:
    """What a row does not do: halves of a step, pauses, a quaternion that changes its sign, far places."""
    start = [rounded(0.05, 0.15, -0.25, 0, 0, 0, 1), rounded(-1234.567, 890.1, 15, 0, 0, 0.6, 0.8), rounded(1, 2, 3, 0, 0, 1, 0)]
    ways = {
        3: [(0, rounded(0.25, 0.35, 0.45, 0, 0, 0.0998, 0.995)), (1, rounded(-1230, 880, 14, 0, 0, -0.6, -0.8))],
        4: [(0, rounded(0.35, 0.45, 0.45, 0, 0, 0.1987, 0.9801))],
        40: [(1, rounded(1800.5, -2.5, 3, 0.5, 0.5, -0.5, 0.5))],
        41: [(0, rounded(0.05, 0.15, -0.25, 0, 0, 0, -1)), (1, rounded(1800.55, -2.55, 3.05, 0.5, -0.5, 0.5, -0.5))],
    }
    recorder = Recorder(start)
    last = list(start)
    for frame, poses in ways.items():
        recorder.frame(frame, [(body, astuple(pose)) for body, pose in poses])
        for body, pose in poses:
            last[body] = pose
    return told("halves, pauses and signs", encode(recorder, last), start)


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps([toppled(), invented()], separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
