from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import inspect as shapes

from rivage.server.schema.typescript import Writer, reachable

PLAIN = Writer({}, {})


class Fish(msgspec.Struct, tag_field="t", tag="fish", omit_defaults=True):
    """A fish."""

    name: str
    """What it is called."""
    age: int = 0
    friends: tuple[str, ...] = ()
    place: tuple[int, int] | None = None


class Net(msgspec.Struct):
    """A net,
    with holes."""

    mesh: dict[str, float | int] = {}


class Boat(msgspec.Struct, tag_field="t", tag="boat"):
    nets: list[Net]
    hold: dict[str, tuple[Fish, ...]]
    secret: str = ""


Thing = Fish | Boat


class Shore(msgspec.Struct):
    seen: Boat | Fish | None
    all: tuple[Thing, ...]
    note: Any


def test_a_struct_becomes_an_interface_with_its_docstrings() -> None:
    assert PLAIN.interface(Fish, optional=False) == (
        "/** A fish. */\n"
        "export interface Fish {\n"
        '  t: "fish";\n'
        "  /** What it is called. */\n"
        "  name: string;\n"
        "  age?: number;\n"
        "  friends?: string[];\n"
        "  place?: [number, number] | null;\n"
        "}\n"
    )


def test_a_default_is_optional_only_for_who_may_leave_it_out() -> None:
    assert "  mesh: Record<string, number>;" in PLAIN.interface(Net, optional=False)
    assert "  mesh?: Record<string, number>;" in PLAIN.interface(Net, optional=True)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (str | int | None, "number | string | null"),
        (None | int | str, "number | string | null"),
        (Literal["b", "a"], '"a" | "b"'),
        (list[int | None], "(number | null)[]"),
        (dict[str, bool], "Record<string, boolean>"),
        (Annotated[str, msgspec.Meta(max_length=3)], "string"),
        (tuple[int, str], "[number, string]"),
        (Any, "unknown"),
    ],
)
def test_what_equals_is_written_alike(kind: Any, text: str) -> None:
    assert PLAIN.write(shapes.type_info(kind)) == text


def test_every_struct_is_found_however_deep() -> None:
    assert reachable([dict[str, list[Shore | None]]]) == {Shore, Boat, Fish, Net}


def test_names_that_are_given_are_used_wherever_a_type_stands() -> None:
    writer = Writer({Boat: "SeaBoat"}, {"Thing": Thing}, precise={(Shore, "note"): "Note"}, secret={(Boat, "secret")})
    assert writer.alias("Thing") == "export type Thing = Fish | SeaBoat;\n"
    shore = writer.interface(Shore, optional=False)
    assert "  seen: Fish | SeaBoat | null;" in shore
    assert "  all: Thing[];" in shore
    assert "  note: Note;" in shore
    boat = writer.interface(Boat, optional=False)
    assert boat.startswith("export interface SeaBoat {")
    assert "hold: Record<string, Fish[]>" in boat
    assert "secret" not in boat
