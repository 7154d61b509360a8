"""Coverage of every module by its mirror test alone: lines that other tests happen to execute do not count.

    python -m tests.support.mirror_coverage            run the tests, print the coverage of each module, compare with the floors
    python -m tests.support.mirror_coverage --report   print again what the last run measured
    python -m tests.support.mirror_coverage --update   write what the last run measured as the new floors

A pytest plugin records lines with the test file as context. Lines that run on import count for every module.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rivage"
DATA = ROOT / ".build" / "coverage"
FLOORS = ROOT / "tests" / "coverage-floors.json"
"""Percent of lines per module that its mirror test must reach. Written by `--update`."""
TOLERANCE = 1.0
"""Percentage points that a module may lie below its floor: some lines run only when threads meet."""


class MirrorCoverage:
    """The plugin: one measurement per process, with the path of the running test file as its context."""

    def __init__(self) -> None:
        self._coverage = coverage.Coverage(
            data_file=str(DATA / "data"), data_suffix=True, source=[str(SOURCE)], config_file=False, messages=False
        )
        self._file: Path | None = None

    def start(self) -> None:
        """Measure from now on; the modules that the tests import count for every test."""
        self._coverage.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Change the context with the test file."""
        if item.path != self._file:
            self._file = item.path
            self._coverage.switch_context(item.path.relative_to(ROOT).as_posix())

    def pytest_unconfigure(self) -> None:
        """Save the measurement of this process."""
        self._coverage.stop()
        self._coverage.save()


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Start before any conftest imports the package."""
    plugin = MirrorCoverage()
    plugin.start()
    early_config.pluginmanager.register(plugin)


def mirror_of(module: Path) -> str:
    """The test file of a module, relative to the repository."""
    return (Path("tests") / module.relative_to(SOURCE).parent / f"test_{module.stem.strip('_')}.py").as_posix()


def measure() -> int:
    """Run every mirror test under coverage; returns pytest's exit status."""
    DATA.mkdir(parents=True, exist_ok=True)
    for old in DATA.iterdir():
        old.unlink()
    files = [mirror for module in sorted(SOURCE.rglob("*.py")) if (ROOT / (mirror := mirror_of(module))).exists()]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "3",
        "--dist",
        "loadfile",
        "-p",
        "tests.support.mirror_coverage",
        *files,
    ]
    status = subprocess.run(command, cwd=ROOT, check=False, env={**os.environ, "OPENBLAS_NUM_THREADS": "1"}).returncode
    combined = coverage.Coverage(data_file=str(DATA / "all"), config_file=False, messages=False)
    combined.combine([str(file) for file in DATA.glob("data.*")])
    combined.save()
    return status


def percentages() -> dict[str, float]:
    """Percent of each module's lines that its mirror test, or an import, executes."""
    measured = coverage.Coverage(data_file=str(DATA / "all"), config_file=False, messages=False)
    measured.load()
    data = measured.get_data()
    reached: dict[str, float] = {}
    for module in sorted(SOURCE.rglob("*.py")):
        mirror = mirror_of(module)
        if not (ROOT / mirror).exists():
            continue
        _, lines, _, _ = measured.analysis(str(module))
        covered = {
            line for line, contexts in data.contexts_by_lineno(str(module)).items() if mirror in contexts or "" in contexts
        }
        reached[module.relative_to(SOURCE).as_posix()] = 100 * len(covered & set(lines)) / max(1, len(lines))
    return reached


def report(reached: dict[str, float], floors: dict[str, float]) -> list[str]:
    """Print all modules, the least covered first; returns those below their floors."""
    for module, percent in sorted(reached.items(), key=lambda entry: entry[1]):
        floor = floors.get(module)
        print(
            f"{percent:6.1f} %  {module}"
            + (f"  below its floor of {floor:.0f} %" if floor and percent < floor - TOLERANCE else "")
        )
    print(f"{sum(reached.values()) / max(1, len(reached)):6.1f} %  on average over {len(reached)} modules")
    missing = sorted(set(floors) - set(reached))
    if missing:
        print("modules that are gone, run --update:", ", ".join(missing))
    return [module for module, percent in reached.items() if percent < floors.get(module, 0.0) - TOLERANCE]


def main() -> int:
    """Measure or report; the exit status says whether every module reaches its floor."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--update", action="store_true")
    chosen = parser.parse_args()
    failed = 0 if chosen.report or chosen.update else measure()
    reached = percentages()
    floors = json.loads(FLOORS.read_text()) if FLOORS.exists() else {}
    below = report(reached, floors)
    if chosen.update:
        FLOORS.write_text(json.dumps({module: int(percent) for module, percent in sorted(reached.items())}, indent=0) + "\n")
        return 0
    return 1 if failed or below else 0


if __name__ == "__main__":
    sys.exit(main())
