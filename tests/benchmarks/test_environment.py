"""The environment of the benchmarks, which has fewer packages than the server needs."""

import re
import subprocess
import sys
from pathlib import Path

import benchmarks

ROOT = Path(benchmarks.__file__).parents[1]
LOAD_ALL = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # importing one of them fails
import benchmarks
for module in pkgutil.iter_modules(benchmarks.__path__, "benchmarks."):
    if module.name != "benchmarks.__main__":
        importlib.import_module(module.name)
"""


def names(requirements: Path) -> set[str]:
    return {name.replace("-", "_") for name in re.findall(r"^([a-z][\w-]*)", requirements.read_text().lower(), re.MULTILINE)}


def test_every_benchmark_can_be_imported_with_the_packages_of_its_environment() -> None:
    missing = names(ROOT / "requirements" / "run.txt") - names(ROOT / "benchmarks" / "requirements.txt")
    assert "litestar" in missing
    modules = {"nats" if name == "nats_py" else name for name in missing}
    command = [sys.executable, "-c", LOAD_ALL, *sorted(modules)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
