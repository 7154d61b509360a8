"""From a push, a release or nothing at all to rest: what moved, what fell, and who struck whom."""

from msgspec import Struct, structs

from rivage.core.pose import Pose, lean_of

from .scene import Push, Release, Scene
from .trajectory import Recorder, encode
from .world import FRAME_RATE, World

CALM_FRAMES = FRAME_RATE // 2
"""Everything is at rest when all has been calm for half a second."""
CAP = 30.0
"""Seconds after which rest is forced."""
STIRRED = 2.0
"""A domino that leans so many degrees more than it did has been stirred."""


class Fall(Struct, frozen=True):
    """How one domino came to fall."""

    domino: int
    time: float
    """Seconds until it leaned so far that it had fallen."""
    by: int | None
    """The piece that met it first: a domino, or a token (numbered after the dominoes). None: the hand, or its own weight."""


class Motion(Struct, frozen=True):
    """What happened, and where everything lies now."""

    dominoes: tuple[Pose, ...]
    tokens: tuple[Pose, ...]
    falls: tuple[Fall, ...]
    """In the order of falling; dominoes that lay before are not among them."""
    seconds: float
    """Simulated time until rest."""
    forced: bool
    """Was it stopped at the cap while something still moved?"""
    trajectory: bytes
    """60 frames a second, compact; see `trajectory.py`."""


Hand = Push | tuple[Push, ...] | Release | None
"""A push, several in one moment, a domino let go of, or no hand at all."""


def simulate(scene: Scene, hand: Hand = None, *, cap: float = CAP) -> Motion:
    """Run to rest. The same scene and hand give the same motion on the same machine.

    A released domino that the scene does not have becomes the last. Without a hand: does what stands stay?

    Raises:
        ValueOutOfRange: for anything that no table can hold.
        NoSuchDomino: for a push or a hand at nothing.
        NoRoom: for a hand that begins inside other pieces.
        Broken: when the engine cannot go on.
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


def run(world: World, cap: float = CAP) -> Motion:
    """Advance a world until it rests.

    Raises:
        Broken: when the engine cannot go on.
    """
    scene = world.scene
    recorder = Recorder(scene.bodies)
    watch = Watch(scene)
    frames, calm, most = 0, 0, round(cap * FRAME_RATE)
    while calm < CALM_FRAMES and frames < most:
        world.advance()
        frames += 1
        awake = world.awake()
        now = [(number, world.raw(number)) for number in awake]
        recorder.frame(frames, now)
        watch.frame(frames / FRAME_RATE, world.meetings(), now)
        if not awake and not world.pushing:
            break
        still = not world.pushing and world.restless(awake) is None
        calm = calm + 1 if still else 0
    forced = frames >= most and calm < CALM_FRAMES and bool(world.awake())
    final = tuple(world.pose(number) for number in range(len(scene.bodies)))
    split = len(scene.dominoes)
    return Motion(final[:split], final[split:], tuple(watch.falls), frames / FRAME_RATE, forced, encode(recorder, final))


class Watch:
    """Remembers when each domino fell and which piece met it first after it had been standing."""

    def __init__(self, scene: Scene) -> None:
        self.falls: list[Fall] = []
        self._leans = [pose.lean for pose in scene.dominoes]
        self._met: dict[int, list[int]] = {}
        self._order: dict[int, int] = {}
        """Stirred pieces, in the order of stirring."""
        self._by: dict[int, int | None] = {}
        self._limit = scene.fallen
        self._fallen = {number for number, lean in enumerate(self._leans) if lean > self._limit}

    def frame(self, time: float, meetings: list[tuple[int, int]], poses: list[tuple[int, tuple[float, ...]]]) -> None:
        """Look once, after a frame."""
        for one, other in meetings:
            self._met.setdefault(one, []).append(other)
            self._met.setdefault(other, []).append(one)
        for number, pose in poses:
            if number >= len(self._leans) or number in self._fallen:
                continue
            lean = lean_of(pose[3], pose[4])
            if number not in self._order and abs(lean - self._leans[number]) > STIRRED:
                # Struck by the first piece it met that was on the move before it.
                self._by[number] = next((other for other in self._met.get(number, ()) if other in self._order), None)
                self._order[number] = len(self._order)
            if lean > self._limit:
                self._fallen.add(number)
                self.falls.append(Fall(number, round(time, 3), self._by.get(number)))
