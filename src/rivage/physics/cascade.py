"""Run a scene until it is at rest, and record which pieces moved, which fell and which piece toppled which."""

from msgspec import Struct, structs

from rivage.core.pose import Pose, lean_of

from .scene import Push, Release, Scene
from .trajectory import Recorder, encode
from .world import FRAME_RATE, World

REST_FRAMES = FRAME_RATE // 2
"""Frames. The simulation ends when all pieces have been at rest for half a second."""
MAX_SIMULATED_S = 30.0
"""Simulated seconds after which a simulation is stopped even if something still moves."""
STRUCK_LEAN_DEG = 2.0
"""Degrees. A domino whose lean changed by more than this has been struck."""


class Fall(Struct, frozen=True):
    """The fall of one domino."""

    domino: int
    """Index in `Scene.dominoes`."""
    time: float
    """Simulated seconds until its lean passed `Scene.fallen`."""
    by: int | None
    """Index of the piece that struck it first: a domino, or a token (numbered after the dominoes).

    None: the hand, or its own weight.
    """


class Motion(Struct, frozen=True):
    """The result of a simulation: the final poses, the falls and the recorded trajectory."""

    dominoes: tuple[Pose, ...]
    """Final poses of the dominoes."""
    tokens: tuple[Pose, ...]
    """Final poses of the tokens."""
    falls: tuple[Fall, ...]
    """Falls of dominoes, in order. Dominoes that had already fallen at the start are not included."""
    seconds: float
    """Simulated seconds until rest."""
    forced: bool
    """Whether the time limit stopped the simulation while something still moved."""
    trajectory: bytes
    """Encoded poses at 60 frames per second; `decode` reads them, and `trajectory.py` describes the format."""


Hand = Push | tuple[Push, ...] | Release | None
"""One push, several simultaneous pushes, the release of a carried domino, or no hand."""


def simulate(scene: Scene, hand: Hand = None, *, cap: float = MAX_SIMULATED_S) -> Motion:
    """Simulate a scene until everything is at rest, for at most `cap` simulated seconds.

    A released domino that is not in the scene becomes the last domino. Without a hand, the simulation shows whether the pieces
    stay where they are. The same arguments give the same motion on the same machine.

    Raises:
        ValueOutOfRange: if the scene or the hand has a value outside the allowed range.
        NoSuchDomino: if a push or a release names a domino that is not in the scene.
        NoRoom: if the carried domino would start inside another piece.
        SimulationFailed: if the engine fails.
    """
    if isinstance(hand, Release) and hand.domino is None:
        scene = structs.replace(scene, dominoes=(*scene.dominoes, hand.pose))
    world = World(scene)
    if isinstance(hand, Release):
        world.release(hand)
    elif hand is not None:
        for push in (hand,) if isinstance(hand, Push) else hand:
            world.push(push)
    return run(world, cap)


def run(world: World, cap: float = MAX_SIMULATED_S) -> Motion:
    """Advance a world until it is at rest, for at most `cap` simulated seconds.

    Raises:
        SimulationFailed: if the engine fails.
    """
    scene = world.scene
    recorder = Recorder(scene.bodies)
    tracker = FallTracker(scene)
    frames, rest_frames, max_frames = 0, 0, round(cap * FRAME_RATE)
    while rest_frames < REST_FRAMES and frames < max_frames:
        world.advance()
        frames += 1
        awake = world.awake()
        now = [(number, world.raw(number)) for number in awake]
        recorder.frame(frames, now)
        tracker.frame(frames / FRAME_RATE, world.new_contacts(), now)
        if not awake and not world.pushing:
            break
        still = not world.pushing and world.find_moving(awake) is None
        rest_frames = rest_frames + 1 if still else 0
    forced = frames >= max_frames and rest_frames < REST_FRAMES and bool(world.awake())
    final = tuple(world.pose(number) for number in range(len(scene.bodies)))
    split = len(scene.dominoes)
    return Motion(final[:split], final[split:], tuple(tracker.falls), frames / FRAME_RATE, forced, encode(recorder, final))


class FallTracker:
    """Records when each domino fell, and which piece struck it first."""

    def __init__(self, scene: Scene) -> None:
        self.falls: list[Fall] = []
        self._leans = [pose.lean for pose in scene.dominoes]
        self._met: dict[int, list[int]] = {}
        self._order: dict[int, int] = {}
        """Struck dominoes, with their position in the order in which they were struck."""
        self._by: dict[int, int | None] = {}
        self._limit = scene.fallen
        self._fallen = {number for number, lean in enumerate(self._leans) if lean > self._limit}

    def frame(self, time: float, new_contacts: list[tuple[int, int]], poses: list[tuple[int, tuple[float, ...]]]) -> None:
        """Record the new contacts and the poses after a frame."""
        for one, other in new_contacts:
            self._met.setdefault(one, []).append(other)
            self._met.setdefault(other, []).append(one)
        for number, pose in poses:
            if number >= len(self._leans) or number in self._fallen:
                continue
            lean = lean_of(pose[3], pose[4])
            if number not in self._order and abs(lean - self._leans[number]) > STRUCK_LEAN_DEG:
                # The first piece that touched it and was already moving is the piece that struck it.
                self._by[number] = next((other for other in self._met.get(number, ()) if other in self._order), None)
                self._order[number] = len(self._order)
            if lean > self._limit:
                self._fallen.add(number)
                self.falls.append(Fall(number, round(time, 3), self._by.get(number)))
