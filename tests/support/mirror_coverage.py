"""Coverage of each module by its mirror test alone. Lines that only other tests execute do not count.

    python -m tests.support.mirror_coverage                    run the mirror tests, print the coverage of each module, compare
    python -m tests.support.mirror_coverage core table/match   only the modules of these folders
    python -m tests.support.mirror_coverage --report           print and compare the results of the last run
    python -m tests.support.mirror_coverage --update           run the tests and write the results as the new floors

A pytest plugin records the executed lines with the test file as context. Statements outside functions run on import and count for
every test file. Code that runs in another process (a server, a bot) is not measured.
"""

import argparse
import ast
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rivage"
DATA = Path(os.environ.get("RIVAGE_COVERAGE_DATA", ROOT / ".build" / "coverage"))
"""The folder with the measurements of the last run."""
FLOORS = ROOT / "tests" / "coverage-floors.json"
"""The file with the percentage of lines of each module that its mirror test must reach. Written by `--update`."""
TOLERANCE = 1.0
"""Percentage points by which a module may be below its floor, because a few lines depend on the timing of threads."""


class MirrorCoverage:
    """A pytest plugin that measures coverage with the path of the running test file as context."""

    def __init__(self) -> None:
        self._coverage = coverage.Coverage(
            data_file=str(DATA / "data"), data_suffix=True, source=[str(SOURCE)], config_file=False, messages=False
        )
        self._file: Path | None = None

    def start(self) -> None:
        """Start the measurement."""
        self._coverage.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Switch the context when the test file changes."""
        if item.path != self._file:
            self._file = item.path
            self._coverage.switch_context(item.path.relative_to(ROOT).as_posix())

    def pytest_unconfigure(self) -> None:
        """Save the measurement of this process."""
        self._coverage.stop()
        self._coverage.save()


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Start the measurement before any conftest imports the package."""
    plugin = MirrorCoverage()
    plugin.start()
    early_config.pluginmanager.register(plugin)


def mirror_of(module: Path) -> str:
    """The path of the mirror test of a module, relative to the repository."""
    return (Path("tests") / module.relative_to(SOURCE).parent / f"test_{module.stem.strip('_')}.py").as_posix()


def mirrored_modules(folders: Sequence[str] = ()) -> list[Path]:
    """The modules that have a mirror test; only those in the given folders or files of the package, if there are any."""
    chosen = [SOURCE / folder for folder in folders] or [SOURCE]
    return [
        module
        for module in sorted(SOURCE.rglob("*.py"))
        if any(module.is_relative_to(path) for path in chosen) and (ROOT / mirror_of(module)).exists()
    ]


def measure(modules: Sequence[Path], *more: str) -> int:
    """Run the mirror tests of these modules under coverage. `more`: arguments for pytest. Returns the exit status of pytest."""
    DATA.mkdir(parents=True, exist_ok=True)
    for old in DATA.iterdir():
        old.unlink()
    command = [sys.executable, "-m", "pytest", "-q", "-n", "3", "--dist", "loadfile", "-p", "tests.support.mirror_coverage"]
    files = [mirror_of(module) for module in modules]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    status = subprocess.run([*command, *files, *more], cwd=ROOT, check=False, env=environment).returncode
    combined = coverage.Coverage(data_file=str(DATA / "all"), config_file=False, messages=False)
    combined.combine([str(file) for file in DATA.glob("data.*")])
    combined.save()
    return status


def import_lines(source: str) -> set[int]:
    """The lines of the statements that run on import: those outside functions."""
    lines: set[int] = set()
    open_nodes: list[ast.AST] = [ast.parse(source)]
    while open_nodes:
        for child in ast.iter_child_nodes(open_nodes.pop()):
            if isinstance(child, ast.stmt):
                lines.add(child.lineno)
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                lines.update(decorator.lineno for decorator in child.decorator_list)
            elif not isinstance(child, ast.Lambda):
                open_nodes.append(child)
    return lines


def percentages(modules: Sequence[Path]) -> dict[str, float]:
    """The percentage of the lines of each module that its mirror test or an import executes."""
    measured = coverage.Coverage(data_file=str(DATA / "all"), config_file=False, messages=False)
    measured.load()
    data = measured.get_data()
    reached: dict[str, float] = {}
    for module in modules:
        mirror = mirror_of(module)
        _, lines, _, _ = measured.analysis(str(module))
        imported = import_lines(module.read_text(encoding="utf-8"))
        # A module imported during a test runs its top-level statements in the context of that test.
        covered = {
            line for line, contexts in data.contexts_by_lineno(str(module)).items() if mirror in contexts or line in imported
        }
        reached[module.relative_to(SOURCE).as_posix()] = 100 * len(covered & set(lines)) / max(1, len(lines))
    return reached


def report(reached: dict[str, float], floors: dict[str, float]) -> list[str]:
    """Print all modules, the least covered first. Returns the modules below their floors."""
    below = [module for module, percent in reached.items() if percent < floors.get(module, 0.0) - TOLERANCE]
    for module, percent in sorted(reached.items(), key=lambda entry: entry[1]):
        print(f"{percent:6.1f} %  {module}" + (f"  below its floor of {floors[module]:.0f} %" if module in below else ""))
    print(f"{sum(reached.values()) / max(1, len(reached)):6.1f} %  on average over {len(reached)} modules")
    missing = [module for module in sorted(floors) if not (SOURCE / module).exists()]
    if missing:
        print("floors of modules that do not exist, run --update:", ", ".join(missing))
    return below


def update_floors(reached: dict[str, float]) -> None:
    """Write these percentages as the floors of their modules. The floors of other existing modules stay."""
    floors = {module: floor for module, floor in read_floors().items() if (SOURCE / module).exists()}
    floors |= {module: int(percent) for module, percent in reached.items()}
    FLOORS.write_text(json.dumps(dict(sorted(floors.items())), indent=0) + "\n")


def read_floors() -> dict[str, float]:
    """The floors by module."""
    floors: dict[str, float] = json.loads(FLOORS.read_text())
    return floors


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure or report. The exit status is 0 if the tests pass and every module reaches its floor."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", help="folders or files of src/rivage (default: all)")
    parser.add_argument("--report", action="store_true", help="print and compare the results of the last run")
    parser.add_argument("--update", action="store_true", help="write the results as the new floors")
    given, pytest_arguments = parser.parse_known_args(arguments)
    modules = mirrored_modules(given.folders)
    if given.report and not (DATA / "all").exists():
        parser.error("there are no measurements yet: run without --report first")
    if not modules:
        parser.error(f"no module with a mirror test in {' '.join(given.folders)}")
    if not given.report and (status := measure(modules, *pytest_arguments)):
        print("the tests failed, so their coverage is not compared")
        return status
    reached = percentages(modules)
    if given.update:
        update_floors(reached)
    below = report(reached, read_floors())
    if below:
        print("below their floors:", ", ".join(below))
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main())
