"""Aya's physics: a whole table from push to rest, beside MuJoCo on the same scene; and how the cost grows.

Time is CPU time of this one thread, the trajectory's recording and packing included on our side. MuJoCo runs at its own usual step
of 1 ms, which is coarser than ours (1/720 s, solved in four parts), and is stopped at the time our cascade came to rest: its soft
contacts need longer to be called still.
"""

import argparse
import statistics
import time

from .report import Report

GROWTH = (50, 150, 500)
FACTOR = 5.0
"""Asked for: at least so many times less than MuJoCo."""
STREAM = 40_000
"""Bytes a cascade may take on the wire."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--cascades", type=int, default=3, help="whole tables toppled by ours (default 3)")
    parser.add_argument("--no-mujoco", action="store_true", help="leave the peer out")


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    from rivage.physics import Push, simulate
    from rivage.physics.samples import whole_table

    report = Report("physics", "Physics: push to rest", ("scene", "CPU s", "simulated s", "real-time factor", "stream bytes"))

    def measure(label: str, dominoes: int, tokens: int, rounds: int) -> tuple[float, float]:
        scene = whole_table(dominoes, tokens)
        spent = []
        for _ in range(rounds):
            began = time.process_time()
            motion = simulate(scene, Push(0), cap=60)
            spent.append(time.process_time() - began)
        assert len(motion.falls) == dominoes
        assert not motion.forced
        cost = statistics.median(spent)
        size = len(motion.trajectory)
        report.rows.append((label, f"{cost:.2f}", f"{motion.seconds:.1f}", f"{motion.seconds / cost:.1f}", f"{size:,}"))
        report.raw[label] = {"cpu": cost, "all": spent, "seconds": motion.seconds, "bytes": size}
        return cost, motion.seconds

    simulate(whole_table(10, 1), Push(0))
    ours, seconds = measure("156 dominoes, 25 tokens", 156, 25, options.cascades)
    for count in GROWTH:
        measure(f"{count} dominoes", count, 0, 1)
    size = report.raw["156 dominoes, 25 tokens"]["bytes"]
    report.notes.append(f"Asked for: a streamed cascade under {STREAM:,} bytes; it takes {size:,}.")
    if not options.no_mujoco:
        from tests.physics import mujoco_twin

        scene = whole_table()
        began = time.process_time()
        told = mujoco_twin.simulate(scene, Push(0), cap=seconds)
        cost = time.process_time() - began
        report.rows.append(("the whole table in MuJoCo", f"{cost:.2f}", f"{told.seconds:.1f}", f"{told.seconds / cost:.2f}", ""))
        report.raw["mujoco"] = {"cpu": cost, "seconds": told.seconds, "fell": told.fell, "ratio": cost / ours}
        report.notes.append(f"Asked for: at least {FACTOR:g}× less CPU than MuJoCo; it is {cost / ours:.1f}× less. {told.fell} of 156 fell there.")
    return report


def main() -> None:
    """Run on its own: python -m benchmarks.physics."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments(parser)
    print(run(parser.parse_args()).plain())


if __name__ == "__main__":
    main()
