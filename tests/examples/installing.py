"""The example packages, installed as anybody installs a package: by pip, here into a folder that only the tests know."""

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
    """Install an example into `site`; needs no network."""
    return pip_install(EXAMPLES / example, site)


def pip_install(package: Path, site: Path) -> Path:
    """Install a package from its sources into `site`; needs no network."""
    command = [sys.executable, "-m", "pip", "install", *INSTALL, "--target", str(site), str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site
