"""How many connections the system's file descriptors allow, with a reserve for everything else."""

import os
import resource
from pathlib import Path

HIGHEST = 65_536
"""More than this is never asked for: some libraries walk through all possible descriptors."""
LEAST = 8
"""Connections that are allowed even where the system gives nearly none."""
OPEN = Path("/proc/self/fd")


def raise_limit() -> None:
    """Take as many descriptors as the system grants this process; the usual 1,024 are a habit, not a need."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HIGHEST if hard == resource.RLIM_INFINITY else min(hard, HIGHEST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room(wanted: int, reserve: int) -> int:
    """How many connections there is room for now: `wanted`, or what the descriptors leave beside `reserve` and those in use."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    in_use = len(os.listdir(OPEN)) if OPEN.is_dir() else reserve  # noqa: PTH208 - only their number is wanted
    return max(LEAST, min(wanted, soft - in_use - reserve))
