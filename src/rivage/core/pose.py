"""Where a body is in space: one value, with one order of its numbers, for rules, physics and pictures."""

import math

import msgspec

Vector = tuple[float, float, float]


class Pose(msgspec.Struct, frozen=True):
    """The centre of a body, and a unit quaternion that turns its own axes into those of the table.

    Millimetres; x to the right, y up the table, z towards the ceiling. The quaternion is x, y, z, w, as notation writes it.
    What a body's own axes are, its game says.
    """

    x: float
    y: float
    z: float
    """Height of the centre above the table."""
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0
    qw: float = 1.0

    def axes(self) -> tuple[Vector, Vector, Vector]:
        """The body's own x, y and z, as directions of the table. A quaternion that is not quite one long does no harm."""
        norm = math.sqrt(self.qx**2 + self.qy**2 + self.qz**2 + self.qw**2)
        x, y, z, w = self.qx / norm, self.qy / norm, self.qz / norm, self.qw / norm
        return (
            (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        )

    def turned(self, vector: Vector) -> Vector:
        """A direction of the body, seen from the table."""
        x, y, z, w = self.qx, self.qy, self.qz, self.qw
        a, b, c = vector
        # v + 2w (q × v) + 2 q × (q × v)
        tx, ty, tz = 2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)
        return a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx

    @property
    def lean(self) -> float:
        """Degrees from upright."""
        return lean_of(self.qx, self.qy)


def lean_of(qx: float, qy: float) -> float:
    """Degrees between a body's own z and the table's, from two parts of its quaternion."""
    return math.degrees(2 * math.asin(min(1.0, math.hypot(qx, qy))))
