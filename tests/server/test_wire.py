import subprocess
import sys
from pathlib import Path

import msgspec

from rivage.server.wire import INCOMING, OUTGOING, game_views, interface, reachable, typescript
from rivage.table.words.events import Created

ROOT = Path(__file__).parents[2]


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


def test_a_struct_becomes_an_interface_with_its_docstrings() -> None:
    assert interface(Fish, [], optional=False) == (
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
    assert "  mesh: Record<string, number>;" in interface(Net, [], optional=False)
    assert "  mesh?: Record<string, number>;" in interface(Net, [], optional=True)


def test_secrets_of_events_have_no_type_in_the_browser() -> None:
    text = interface(Created, [], optional=False)
    assert "commit" in text
    assert "seed:" not in text
    assert "host" not in text


def test_the_whole_file_names_every_message_and_every_view() -> None:
    text = typescript()
    for name in ("FromBrowser", "ToBrowser", "AnyCommand", "AnyEvent", "AnyEffect", "ClockKind"):
        assert f"export type {name} = " in text
    for name in ("DeepRiverView", "TableView", "NewTable", "GameInfo", "Problem", "Replay", "Act", "Dice", "Daily", "Duplicate"):
        assert f"export interface {name} {{" in text


def test_no_two_structs_share_a_name() -> None:
    names = [struct.__name__ for struct in reachable([*INCOMING.values(), *OUTGOING.values(), *game_views()])]
    assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)


def test_the_file_in_the_client_is_fresh() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "scripts" / "generate", "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
