"""Simulates the same scenes in MuJoCo, to validate the physics in tests and for comparison in benchmarks."""

from dataclasses import dataclass

import mujoco  # type: ignore[import-untyped]  # publishes none
import numpy as np

from rivage.core.pose import Pose, lean_of
from rivage.physics.scene import Push, Scene, rounded
from rivage.physics.world import DENSITY, GRAVITY, TOKEN_DENSITY

STEP_S = 1 / 1000
"""Seconds of one simulation step."""
REST_DURATION_S = 0.5
"""Seconds without motion after which a simulation ends."""
REST_SPEED_M_S = 0.004
"""Metres per second. A slower piece counts as at rest.

Also the limit for radians per second times 10 mm. MuJoCo's soft contacts never come to a complete stop.
"""


@dataclass
class MuJoCoResult:
    """The result of a simulation in MuJoCo."""

    leans: list[float]
    """Degrees from upright of each domino at the end."""
    poses: list[Pose]
    """All bodies at the end."""
    times: list[float | None]
    """Seconds at which each domino first leaned by 2°."""
    fallen: float
    """Degrees. A domino that leans more has fallen."""
    seconds: float
    steps: int

    @property
    def fell(self) -> int:
        return sum(lean > self.fallen for lean in self.leans)


def _body(pose: Pose, geom: str) -> str:
    place = f'pos="{pose.x / 1000} {pose.y / 1000} {pose.z / 1000}" quat="{pose.qw} {pose.qx} {pose.qy} {pose.qz}"'
    return f"<body {place}><freejoint/><geom {geom}/></body>"


def _pose(x: float, y: float, z: float, qw: float, qx: float, qy: float, qz: float) -> Pose:
    """Convert a pose from MuJoCo, whose quaternions start with w and whose unit is the metre."""
    return rounded(x * 1000, y * 1000, z * 1000, qx, qy, qz, qw)


def model_of(scene: Scene, push: Push | None, step: float = STEP_S) -> mujoco.MjModel:
    """A MuJoCo model of a scene: boxes and cylinders on a plane. Of two frictions the larger one counts, as in the game."""
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


def simulate(scene: Scene, push: Push | None = None, *, cap: float = 15.0, step: float = STEP_S) -> MuJoCoResult:
    """Simulate until everything is at rest, for at most `cap` simulated seconds."""
    model = model_of(scene, push, step)
    data = mujoco.MjData(model)
    count, bodies = len(scene.dominoes), len(scene.bodies)
    times: list[float | None] = [None] * count
    travel = (push.travel + 0.2) / push.speed if push else 0.0
    ahead = np.array(scene.dominoes[push.domino].turned((1.0, 0.0, 0.0))) if push else np.zeros(3)
    rest_s, steps = 0.0, 0
    while data.time < cap and rest_s < REST_DURATION_S:
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
        rest_s = rest_s + step if data.time > travel and fastest < REST_SPEED_M_S else 0.0
    poses = data.qpos.reshape(-1, 7)[:bodies]
    leans = [lean_of(float(pose[4]), float(pose[5])) for pose in poses[:count]]
    final = [_pose(*map(float, pose)) for pose in poses]
    return MuJoCoResult(leans, final, times, scene.fallen, float(data.time), steps)
