"""The same scenes in MuJoCo: a second opinion for tests, a peer for benchmarks. Never part of the program."""

from dataclasses import dataclass

import mujoco  # type: ignore[import-untyped]  # publishes none
import numpy as np

from rivage.core.pose import Pose, lean_of
from rivage.physics.scene import Push, Scene, rounded
from rivage.physics.world import DENSITY, GRAVITY, TOKEN_DENSITY

STEP = 1 / 1000
CALM = 0.5
SLOW = 0.004
"""Metres a second, and radians a second times 10 mm: MuJoCo's soft contacts never are quite still."""


@dataclass
class Told:
    """What MuJoCo says of a scene."""

    leans: list[float]
    """Degrees from upright of each domino at the end."""
    poses: list[Pose]
    """All bodies at the end."""
    times: list[float | None]
    """When each domino first leaned 2°, seconds."""
    fallen: float
    """A domino that leans more has fallen."""
    seconds: float
    steps: int

    @property
    def fell(self) -> int:
        return sum(lean > self.fallen for lean in self.leans)


def _body(pose: Pose, geom: str) -> str:
    place = f'pos="{pose.x / 1000} {pose.y / 1000} {pose.z / 1000}" quat="{pose.qw} {pose.qx} {pose.qy} {pose.qz}"'
    return f"<body {place}><freejoint/><geom {geom}/></body>"


def _pose(x: float, y: float, z: float, qw: float, qx: float, qy: float, qz: float) -> Pose:
    """MuJoCo's own order, w first, and its metres."""
    return rounded(x * 1000, y * 1000, z * 1000, qx, qy, qz, qw)


def model_of(scene: Scene, push: Push | None, step: float = STEP) -> mujoco.MjModel:
    """Boxes and cylinders on a plane; friction is the larger of two, as in the game's world."""
    box, disc = scene.domino, scene.token
    lines = [
        f'<mujoco><option timestep="{step}" gravity="0 0 -{GRAVITY}" integrator="implicitfast" cone="elliptic" impratio="10"/>',
        '<size memory="256M"/>',
        '<default><geom solref="0.003 1" solimp="0.95 0.99 0.0002" condim="3"/></default><worldbody>',
        f'<geom type="plane" size="20 20 1" friction="{scene.floor} 0 0"/>',
    ]
    rough = f'friction="{scene.friction} 0 0"'
    half = f"{box.thickness / 2000} {box.width / 2000} {box.height / 2000}"
    for number, pose in enumerate(scene.dominoes):
        bits = 'conaffinity="3"' if push is not None and number == push.domino else ""
        lines.append(_body(pose, f'type="box" size="{half}" density="{DENSITY}" {rough} {bits}'))
    size = f"{disc.diameter / 2000} {disc.thickness / 2000}"
    lines += [_body(pose, f'type="cylinder" size="{size}" density="{TOKEN_DENSITY}" {rough}') for pose in scene.tokens]
    if push is not None:
        pose = scene.dominoes[push.domino]
        x, y, z = pose.turned((-box.thickness / 2 - push.radius - 0.2, 0.0, (push.height - 0.5) * box.height))
        lines.append(
            f'<body name="finger" mocap="true" pos="{(pose.x + x) / 1000} {(pose.y + y) / 1000} {(pose.z + z) / 1000}">'
            f'<geom type="sphere" size="{push.radius / 1000}" contype="2" conaffinity="0" {rough}/></body>'
        )
    lines.append("</worldbody></mujoco>")
    return mujoco.MjModel.from_xml_string("\n".join(lines))


def simulate(scene: Scene, push: Push | None = None, *, cap: float = 15.0, step: float = STEP) -> Told:
    """Run to rest, or to the cap."""
    model = model_of(scene, push, step)
    data = mujoco.MjData(model)
    count, bodies = len(scene.dominoes), len(scene.bodies)
    times: list[float | None] = [None] * count
    travel = (push.travel + 0.2) / push.speed if push else 0.0
    ahead = np.array(scene.dominoes[push.domino].turned((1.0, 0.0, 0.0))) if push else np.zeros(3)
    calm, steps = 0.0, 0
    while data.time < cap and calm < CALM:
        if push and data.time < travel:
            data.mocap_pos[0] += ahead * push.speed / 1000 * step
        elif push:
            data.mocap_pos[0] = (0.0, 0.0, 1.0)
        mujoco.mj_step(model, data)
        steps += 1
        turns = data.qpos.reshape(-1, 7)[:count, 3:]
        leaning = np.hypot(turns[:, 1], turns[:, 2]) > 0.01745
        for number in np.flatnonzero(leaning):
            if times[number] is None:
                times[number] = float(data.time)
        speeds = data.qvel.reshape(-1, 6)
        fastest = max(np.abs(speeds[:, :3]).max(), np.abs(speeds[:, 3:]).max() * 0.01)
        calm = calm + step if data.time > travel and fastest < SLOW else 0.0
    poses = data.qpos.reshape(-1, 7)[:bodies]
    leans = [lean_of(float(pose[4]), float(pose[5])) for pose in poses[:count]]
    final = [_pose(*map(float, pose)) for pose in poses]
    return Told(leans, final, times, scene.fallen, float(data.time), steps)
