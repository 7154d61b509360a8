"""The client is rebuilt if and only if its sources have changed."""

import os
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "build_client.py"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with a small client in a temporary folder."""
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


def pretend_built(client: ModuleType) -> None:
    """Write the files of a client built from the current sources."""
    client.STATIC.mkdir(exist_ok=True)
    (client.STATIC / "index.html").write_text("<!doctype html>")
    client.STAMP.write_text(client.source_hash() + "\n")


def test_a_client_that_was_never_built_is_not_fresh(client: ModuleType) -> None:
    assert not client.is_fresh()


def test_a_client_built_from_the_current_sources_is_fresh(client: ModuleType) -> None:
    pretend_built(client)
    assert client.is_fresh()


def test_changed_content_makes_the_client_stale(client: ModuleType) -> None:
    pretend_built(client)
    (client.WEB / "src" / "main.ts").write_text("let river = 2;")
    assert not client.is_fresh()


def test_a_renamed_source_makes_the_client_stale(client: ModuleType) -> None:
    pretend_built(client)
    (client.WEB / "src" / "main.ts").rename(client.WEB / "src" / "other.ts")
    assert not client.is_fresh()


def test_a_changed_time_stamp_does_not_make_the_client_stale(client: ModuleType) -> None:
    pretend_built(client)
    os.utime(client.WEB / "src" / "main.ts", (1, 1))
    assert client.is_fresh()


def test_installed_packages_are_not_sources(client: ModuleType) -> None:
    pretend_built(client)
    (client.WEB / "node_modules").mkdir()
    (client.WEB / "node_modules" / "x.js").write_text("x")
    assert client.is_fresh()


def test_without_sources_the_client_is_fresh(client: ModuleType) -> None:
    (client.WEB / "package.json").unlink()
    assert client.is_fresh()


def test_a_missing_page_makes_the_client_stale(client: ModuleType) -> None:
    pretend_built(client)
    (client.STATIC / "index.html").unlink()
    assert not client.is_fresh()


@pytest.mark.parametrize(
    ("version", "supported"),
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
def test_node_is_supported_from_20_19_and_from_22_12_on(client: ModuleType, version: str, supported: bool) -> None:
    assert client.is_supported_node(version) is supported


@pytest.mark.parametrize("status", [0, 3])
def test_the_output_of_npm_is_shown_only_if_it_fails(
    client: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], status: int
) -> None:
    program = tmp_path / "npm"
    program.write_text(f"#!/bin/sh\necho 'npm warn deprecated' >&2\necho \"$1 failed\"\nexit {status}\n")
    program.chmod(0o755)
    monkeypatch.setattr(client, "npm_command", lambda: ([str(program)], {}))
    monkeypatch.setattr(client, "is_fresh", lambda: False)
    (client.WEB / "package-lock.json").write_text("{}")
    (client.WEB / "node_modules").mkdir()
    client.STATIC.mkdir()
    assert client.main([]) == status
    output = capfd.readouterr()
    if status:
        assert "npm warn deprecated\nci failed\n" in output.err
    else:
        assert (output.out, output.err) == ("client: installing npm packages\nclient: building\nclient: built\n", "")
