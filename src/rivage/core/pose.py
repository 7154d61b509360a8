"""Position and orientation of a body. Rules, physics and pictures share this type and its quaternion order."""

import math

import msgspec

Vector = tuple[float, float, float]
"""A vector or direction: x, y, z."""


class Pose(msgspec.Struct, frozen=True):
    """The centre of a body, and a unit quaternion that rotates the body's axes to the axes of the table.

    Coordinates are in millimetres: x points right, y towards the far edge of the table, z up. The quaternion is in the order
    x, y, z, w, as in notation. Each game defines the local axes of its bodies.
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
        """Return the body's x, y and z axes as directions of the table. The quaternion is normalised first."""
        norm = math.sqrt(self.qx**2 + self.qy**2 + self.qz**2 + self.qw**2)
        x, y, z, w = self.qx / norm, self.qy / norm, self.qz / norm, self.qw / norm
        return (
            (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        )

    def turned(self, vector: Vector) -> Vector:
        """Rotate a direction from the body's axes to the axes of the table."""
        x, y, z, w = self.qx, self.qy, self.qz, self.qw
        a, b, c = vector
        # v + 2w (q × v) + 2 q × (q × v)
        tx, ty, tz = 2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)
        return a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx

    @property
    def lean(self) -> float:
        """Degrees between the body's z axis and the vertical."""
        return lean_of(self.qx, self.qy)


def lean_of(qx: float, qy: float) -> float:
    """Return the degrees between a body's z axis and the vertical, from two components of its quaternion."""
    return math.degrees(2 * math.asin(min(1.0, math.hypot(qx, qy))))
