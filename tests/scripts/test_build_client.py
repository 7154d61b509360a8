"""The client is rebuilt when, and only when, what it is made of has changed."""

import os
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "build_client.py"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, let loose on a small house of its own."""
    spec = util.spec_from_file_location("build_client", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, static = tmp_path / "web", tmp_path / "static"
    (web / "src").mkdir(parents=True)
    (web / "package.json").write_text("{}")
    (web / "src" / "main.ts").write_text("let river = 1;")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "WEB", web)
    monkeypatch.setattr(module, "STATIC", static)
    monkeypatch.setattr(module, "STAMP", static / ".sources")
    monkeypatch.setattr(module, "SOURCES", (web,))
    return module


def built(client: ModuleType) -> None:
    """Pretend that the client was built from the sources as they are."""
    client.STATIC.mkdir(exist_ok=True)
    (client.STATIC / "index.html").write_text("<!doctype html>")
    client.STAMP.write_text(client.source_hash() + "\n")


def test_a_client_never_built_is_not_fresh(client: ModuleType) -> None:
    assert not client.is_fresh()


def test_a_client_built_from_these_sources_is_fresh(client: ModuleType) -> None:
    built(client)
    assert client.is_fresh()


def test_other_content_makes_it_stale(client: ModuleType) -> None:
    built(client)
    (client.WEB / "src" / "main.ts").write_text("let river = 2;")
    assert not client.is_fresh()


def test_another_name_makes_it_stale(client: ModuleType) -> None:
    built(client)
    (client.WEB / "src" / "main.ts").rename(client.WEB / "src" / "other.ts")
    assert not client.is_fresh()


def test_another_time_stamp_changes_nothing(client: ModuleType) -> None:
    built(client)
    os.utime(client.WEB / "src" / "main.ts", (1, 1))
    assert client.is_fresh()


def test_installed_packages_are_no_sources(client: ModuleType) -> None:
    built(client)
    (client.WEB / "node_modules").mkdir()
    (client.WEB / "node_modules" / "x.js").write_text("x")
    assert client.is_fresh()


def test_without_sources_there_is_nothing_to_build(client: ModuleType) -> None:
    (client.WEB / "package.json").unlink()
    assert client.is_fresh()


def test_a_lost_page_makes_it_stale(client: ModuleType) -> None:
    built(client)
    (client.STATIC / "index.html").unlink()
    assert not client.is_fresh()


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_node_is_good_from_20_19_and_from_22_12_on(client: ModuleType, version: str, good: bool) -> None:
    assert client.good_node(version) is good
