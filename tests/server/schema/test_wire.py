import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import inspect as shapes

from rivage.games import ALL
from rivage.games.deep_river.view import ChoiceView, DeepRiverView
from rivage.server.schema.wire import Writer, name_structs, prefixed, reachable, typescript, view_unions
from rivage.table.protocol.views import SeatView

PLAIN = Writer({}, {})


class Fish(msgspec.Struct, tag_field="t", tag="fish", omit_defaults=True):
    """A fish."""

    name: str
    """The name of the fish."""
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
        "  /** The name of the fish. */\n"
        "  name: string;\n"
        "  age?: number;\n"
        "  friends?: string[];\n"
        "  place?: [number, number] | null;\n"
        "}\n"
    )


def test_a_field_with_a_default_is_optional_only_if_requested() -> None:
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
def test_equal_types_are_written_in_the_same_way(kind: Any, text: str) -> None:
    assert PLAIN.write(shapes.type_info(kind)) == text


def test_every_nested_struct_is_found() -> None:
    assert reachable([dict[str, list[Shore | None]]]) == {Shore, Boat, Fish, Net}


def test_given_names_are_used_wherever_a_type_occurs() -> None:
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


ROOT = Path(__file__).parents[3]


SHELL = "shell/api/wire.ts"


def test_the_file_of_the_shell_declares_every_message() -> None:
    text = typescript()[SHELL]
    for name in ("FromBrowser", "ToBrowser", "AnyCommand", "AnyEvent", "ClockKind"):
        assert f"export type {name} = " in text
    for name in ("TableView", "NewTable", "GameListed", "TableWords", "Problem", "Replay", "Done"):
        assert f"export interface {name} {{" in text
    for name in ("Daily", "Duplicate", "StartPlay", "NewDuplicate", "DuplicateMade", "TableSummary", "Dice"):
        assert f"export interface {name} {{" in text


def test_every_game_has_its_types_in_its_own_file() -> None:
    files = typescript()
    assert files.keys() == {SHELL, *(f"games/{name}/wire.ts" for name in ALL)}
    river = files["games/deep-river/wire.ts"]
    assert "export interface DeepRiverView {" in river
    assert "export type DeepRiverAnyEffect = " in river
    assert not [name for name in ("DeepRiver", "Walk", "Aya") if name in files[SHELL]]


def test_secret_fields_of_events_are_left_out() -> None:
    created = typescript()[SHELL].partition("export interface Created {")[2].partition("}")[0]
    assert "commit" in created
    for secret in ("seed:", "host", "script"):
        assert secret not in created


# Names.


def struct(name: str, module: str, **fields: type) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, list(fields.items()), module=module)


VIEW = struct("PondView", "games.pond.view")


def test_types_of_a_game_have_its_prefix() -> None:
    names = name_structs({DeepRiverView, ChoiceView, SeatView}, [DeepRiverView])
    assert names == {DeepRiverView: "DeepRiverView", ChoiceView: "DeepRiverChoiceView", SeatView: "SeatView"}


@pytest.mark.parametrize(
    ("name", "shown"), [("PondView", "PondView"), ("Pond", "Pond"), ("Ponder", "PondPonder"), ("FrogView", "PondFrogView")]
)
def test_a_name_that_starts_with_the_prefix_is_unchanged(name: str, shown: str) -> None:
    assert prefixed("Pond", name) == shown


def test_only_types_in_the_folder_of_a_game_have_its_prefix() -> None:
    inside, deeper = struct("Frog", "games.pond.effects"), struct("Toad", "games.pond.more.effects")
    outside, neighbour = struct("Heron", "games.core"), struct("Newt", "games.pond_two.view")
    names = name_structs({inside, deeper, outside, neighbour}, [VIEW])
    assert names == {inside: "PondFrog", deeper: "PondToad", outside: "Heron", neighbour: "Newt"}


def test_two_games_may_use_the_same_name() -> None:
    other = struct("LakeView", "games.lake.view")
    frogs = {struct("Frog", "games.pond.view"), struct("Frog", "games.lake.view")}
    assert set(name_structs(frogs, [VIEW, other]).values()) == {"PondFrog", "LakeFrog"}


def test_two_structs_with_the_same_name_are_refused() -> None:
    twins = {struct("Frog", "games.one"), struct("Frog", "games.two")}
    with pytest.raises(ValueError, match=r"games\.one\.Frog and games\.two\.Frog would both be called Frog"):
        name_structs(twins, [])


def test_a_prefix_can_cause_a_name_conflict() -> None:
    twins = {struct("Frog", "games.pond.view"), struct("PondFrog", "games.core")}
    with pytest.raises(ValueError, match="PondFrog"):
        name_structs(twins, [VIEW])


def test_only_unions_of_a_games_own_structs_get_its_prefix(monkeypatch: pytest.MonkeyPatch) -> None:
    frog, toad, heron = (struct(name, "games.pond.view", x=int) for name in ("Frog", "Toad", "Heron"))
    stranger = struct("Stranger", "games.core")
    module = ModuleType("games.pond.view")
    vars(module).update(Effect=frog | toad, PondAnimal=toad | heron)
    vars(module).update(Pair=tuple[int, int], Maybe=frog | None, Mixed=frog | stranger, Word=int | str)
    monkeypatch.setitem(sys.modules, "games.pond.view", module)
    assert view_unions([VIEW]) == {"PondEffect": frog | toad, "PondAnimal": toad | heron}


# The file.


def generate(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    script = [sys.executable, str(ROOT / "scripts" / "generate"), *arguments]
    return subprocess.run(script, capture_output=True, text=True, check=False, env=os.environ | environment)


@pytest.mark.parametrize("seed", ["0", "1", "77"])
def test_the_generated_file_is_up_to_date_for_any_hash_seed(seed: str) -> None:
    checked = generate("--check", PYTHONHASHSEED=seed)
    assert checked.returncode == 0, checked.stderr


def test_types_created_earlier_in_the_process_do_not_change_the_output() -> None:
    """Python caches the first of equal unions, so in a new process the order of creation could change the output."""
    program = (
        "from typing import Annotated\n"
        "import msgspec\n"
        "Annotated[dict[str, bool | int | str], msgspec.Meta(max_length=20)]\n"
        "class SeatView(msgspec.Struct): x: int\n"
        "from rivage.server.schema.wire import typescript\n"
        "import sys; sys.stdout.write(''.join(typescript().values()))"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    made = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment).stdout
    assert made == "".join(typescript().values())
