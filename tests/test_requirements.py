"""The lock files are complete, have hashes, and contain no details of the machine they were created on."""

import re
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "benchmarks" / "requirements.txt"]


def names(text: str) -> set[str]:
    """The normalised names of the packages that a requirements file pins."""
    return {found[1] for found in re.finditer(r"^([a-z0-9-]+)==", text, re.MULTILINE)}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_pin_has_its_hashes(lock: Path) -> None:
    entries = lock.read_text().replace("\\\n", "").splitlines()
    assert entries
    for entry in entries:
        assert re.match(r"^[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_no_host_or_path_is_named(lock: Path) -> None:
    assert not re.search(r"://|^-|^/|index-url|find-links", lock.read_text(), re.MULTILINE)


def test_every_dependency_of_the_package_is_pinned() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    pinned = names((ROOT / "requirements" / "run.txt").read_text())
    assert {re.split(r"[^A-Za-z0-9-]", line)[0].lower() for line in wanted} <= pinned


def test_tests_use_the_pinned_versions_of_the_package() -> None:
    run, test = ((ROOT / "requirements" / name).read_text() for name in ("run.txt", "test.txt"))
    pins = {line.split(" ")[0] for line in run.splitlines() if "==" in line}
    assert pins <= {line.split(" ")[0] for line in test.splitlines() if "==" in line}


def test_every_dependency_has_a_documented_reason() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    reasons = (ROOT / "docs" / "decisions" / "0002-dependencies.md").read_text()
    for line in wanted:
        name = re.split(r"[^A-Za-z0-9-]", line)[0]
        assert f"`{name}`" in reasons, name


# Distributions whose package has another name.
PACKAGES = {"fluent-runtime": "fluent", "nats-py": "nats", "prometheus-client": "prometheus_client", "resvg-py": "resvg_py"}


def test_the_import_contracts_are_complete_and_name_existing_modules() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = {re.split(r"[^A-Za-z0-9-]", line)[0] for line in settings["project"]["dependencies"]}
    ours = {PACKAGES.get(name, name) for name in wanted}
    contracts = {contract["id"]: contract for contract in settings["tool"]["importlinter"]["contracts"]}
    for contract in contracts.values():
        foreign = {
            name for name in contract.get("forbidden_modules", ()) if find_spec(name) is None or not name.startswith("rivage.")
        }
        assert foreign <= ours | sys.stdlib_module_names, contract["id"]
    # msgspec is the only library that rules may import.
    assert ours - {"msgspec"} <= set(contracts["pure"]["forbidden_modules"])
