"""Write the motions that the browser's decoder is tested with: `PYTHONPATH=src:. python -m tests.physics.make_motions`.

Each entry has an encoded trajectory, the poses at its start, and the values that the Python decoder finds in it.
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
SAMPLE_INTERVAL = 9
"""Poses. Only every ninth decoded pose is written, to keep the file small."""


def decoded(name: str, stream: bytes, start: list[Pose]) -> dict[str, Any]:
    """A trajectory and its decoded values."""
    motion = decode(stream, start)
    return {
        "name": name,
        "text": base64.b64encode(stream).decode(),
        "start": [astuple(pose) for pose in start],
        "frames": motion.frames,
        "moves": [[frame, body, astuple(pose)] for frame, body, pose in motion.moves[::SAMPLE_INTERVAL]],
        "count": len(motion.moves),
        "final": {str(body): astuple(pose) for body, pose in motion.final.items()},
    }


def toppled() -> dict[str, Any]:
    """A row that falls with an animal on it, and one domino that stands far away."""
    scene = scene_of([*row(6, 20), (500, 300, 30)], [2])
    return decoded("a row with an animal", simulate(scene, Push(0)).trajectory, list(scene.bodies))


def invented() -> dict[str, Any]:
    """A made-up motion with values that a falling row lacks.

    Halves of a quantisation step, pauses, a quaternion that changes its sign, and places far away.
    """
    start = [rounded(0.05, 0.15, -0.25, 0, 0, 0, 1), rounded(-1234.567, 890.1, 15, 0, 0, 0.6, 0.8), rounded(1, 2, 3, 0, 0, 1, 0)]
    frames = {
        3: [(0, rounded(0.25, 0.35, 0.45, 0, 0, 0.0998, 0.995)), (1, rounded(-1230, 880, 14, 0, 0, -0.6, -0.8))],
        4: [(0, rounded(0.35, 0.45, 0.45, 0, 0, 0.1987, 0.9801))],
        40: [(1, rounded(1800.5, -2.5, 3, 0.5, 0.5, -0.5, 0.5))],
        41: [(0, rounded(0.05, 0.15, -0.25, 0, 0, 0, -1)), (1, rounded(1800.55, -2.55, 3.05, 0.5, -0.5, 0.5, -0.5))],
    }
    recorder = Recorder(start)
    last = list(start)
    for frame, poses in frames.items():
        recorder.frame(frame, [(body, astuple(pose)) for body, pose in poses])
        for body, pose in poses:
            last[body] = pose
    return decoded("halves, pauses and signs", encode(recorder, last), start)


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps([toppled(), invented()], separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
