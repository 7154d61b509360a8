"""Poses: quaternion order, rotation and lean."""

from math import cos, radians, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple, fields

from rivage.core import Pose

UNITS = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


@st.composite
def poses(draw: st.DrawFn) -> Pose:
    parts = [draw(st.floats(-1, 1)) for _ in range(4)]
    norm = sqrt(sum(part * part for part in parts))
    if norm < 0.1:
        parts, norm = [0.0, 0.0, 0.0, 1.0], 1.0
    return Pose(0.0, 0.0, 0.0, *(part / norm for part in parts))


def test_the_quaternion_has_w_last() -> None:
    assert [field.name for field in fields(Pose)] == ["x", "y", "z", "qx", "qy", "qz", "qw"]
    assert astuple(Pose(1, 2, 3)) == (1, 2, 3, 0, 0, 0, 1)


def test_a_quarter_turn_about_z_rotates_x_to_y() -> None:
    half = radians(45)
    pose = Pose(0, 0, 0, 0, 0, sin(half), cos(half))
    assert pose.turned((1.0, 0.0, 0.0)) == pytest.approx((0.0, 1.0, 0.0), abs=1e-12)
    assert pose.lean == 0


@pytest.mark.parametrize("degrees", [0, 10, 30, 90, 179])
def test_a_rotation_about_a_horizontal_axis_leans_by_its_angle(degrees: float) -> None:
    half = radians(degrees) / 2
    assert Pose(0, 0, 0, 0, sin(half), 0, cos(half)).lean == pytest.approx(degrees)


@given(poses())
def test_the_axes_are_the_rotated_unit_vectors(pose: Pose) -> None:
    for axis, unit in zip(pose.axes(), UNITS, strict=True):
        assert axis == pytest.approx(pose.turned(unit), abs=1e-9)


@given(poses(), st.floats(0.5, 2))
def test_the_axes_are_the_same_for_a_scaled_quaternion(pose: Pose, length: float) -> None:
    longer = Pose(0, 0, 0, *(part * length for part in astuple(pose)[3:]))
    for axis, other in zip(pose.axes(), longer.axes(), strict=True):
        assert axis == pytest.approx(other, abs=1e-9)
