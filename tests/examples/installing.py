"""Installs the example packages with pip into a temporary folder."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
INSTALL = (
    "--quiet",
    "--disable-pip-version-check",
    "--no-input",
    "--no-deps",
    "--no-build-isolation",
    "--no-index",
    "--no-compile",
)


def install(example: str, site: Path) -> Path:
    """Install an example into `site`, without network access."""
    return pip_install(EXAMPLES / example, site)


def pip_install(package: Path, site: Path) -> Path:
    """Install a package from its sources into `site`, without network access."""
    command = [sys.executable, "-m", "pip", "install", *INSTALL, "--target", str(site), str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site
