"""Aya's physics: a full table from the push to rest, compared with MuJoCo on the same scene; checks of placements; counting.

Times are CPU times of one thread; ours include recording and encoding the trajectory. MuJoCo uses steps of 1 ms (ours are 1/720 s
with three substeps) and is stopped when our cascade has come to rest, because its soft contacts take longer to settle. `python -m
benchmarks.physics --waves` and `--hands` print the tables of docs/explanation/physics.md instead.
"""

import argparse
import time

from .report import Report

MIN_SPEEDUP = 5.0
"""The target: MuJoCo takes at least this many times our CPU time."""
MAX_STREAM_BYTES = 40_000
"""Bytes. The limit for a cascade on the wire."""
MAX_PLACEMENT_S = 0.001
"""Seconds. The limit for the check of a placement."""
MAX_COUNT_S = 0.050
"""Seconds. The limit for counting a table."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--cascades", type=int, default=3, help="full tables to simulate (default 3)")
    parser.add_argument("--no-mujoco", action="store_true", help="do not measure MuJoCo")


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    from rivage.cli.games.aya_bench import duration_text, full_table, measure_all
    from rivage.physics.aya import scene_of

    report = Report("physics", "Aya's engine", ("what", "CPU", "worst", "simulated s", "real-time factor", "stream bytes"))
    found = list(measure_all(options.cascades))
    for cost in found:
        moved = ("", "", "")
        if cost.simulated:
            moved = (f"{cost.simulated:.1f}", f"{cost.simulated / cost.seconds:.1f}", f"{cost.stream:,}")
        report.rows.append((cost.name, duration_text(cost.seconds), duration_text(cost.worst), *moved))
        report.raw[cost.name] = {"cpu": cost.seconds, "worst": cost.worst, "seconds": cost.simulated, "bytes": cost.stream}
    whole, *_, placement, counted = found
    report.notes.append(f"Asked for: a streamed cascade under {MAX_STREAM_BYTES:,} bytes; it takes {whole.stream:,}.")
    for action, limit, cost in (("placement checked", MAX_PLACEMENT_S, placement), ("table counted", MAX_COUNT_S, counted)):
        spent = duration_text(cost.seconds)
        report.notes.append(f"Asked for: a {action} in less than {duration_text(limit)}; it takes {spent}.")
    if not options.no_mujoco:
        from tests.physics import mujoco_twin

        from rivage.physics import Push

        started = time.process_time()
        peer = mujoco_twin.simulate(scene_of(full_table()), Push(0), cap=whole.simulated)
        cpu = time.process_time() - started
        text = duration_text(cpu)
        report.rows.insert(1, ("the same in MuJoCo", text, text, f"{peer.seconds:.1f}", f"{peer.seconds / cpu:.2f}", ""))
        times = cpu / whole.seconds
        report.raw["mujoco"] = {"cpu": cpu, "seconds": peer.seconds, "fell": peer.fell, "ratio": times}
        report.notes.append(
            f"Asked for: at least {MIN_SPEEDUP:g}× less CPU than MuJoCo; it is {times:.1f}× less. {peer.fell} of 156 fell there."
        )
    return report


def waves() -> None:
    """Print wave speeds of rows with the game's parameters, and their deviation in per cent from the theory without slip."""
    from rivage.physics.wave import theoretical_speed, wave

    gaps = (0.2, 0.4, 0.6, 0.8)
    for slender in (0.15625, 0.1, 0.2):
        for floor in (3.0, 0.5):
            print(f"\nthickness {slender:g} of the height, floor {floor:g}\n")
            print(f"| friction | {' | '.join(f'gap {gap:g} h' for gap in gaps)} |\n|---|{'---:|' * len(gaps)}")
            for friction in (0.0, 0.1, 0.2, 0.3, 0.4, 0.5):
                cells = []
                for gap in gaps:
                    found = wave(30, slender * 30, 15, gap * 30, friction, floor)
                    assert found.speed is not None
                    excess = found.speed / theoretical_speed(slender, friction, gap) - 1
                    cells.append(f"{found.speed:.4f} ({100 * excess:+.1f} %)")
                print(f"| {friction:g} | {' | '.join(cells)} |", flush=True)


def hands() -> None:
    """Print the effects of releasing a domino before a chain of eight dominoes 20 mm apart."""
    from rivage.core.pose import Pose, Vector
    from rivage.games.aya.geometry.shapes import has_fallen
    from rivage.physics import NoRoom, Release, simulate
    from rivage.physics.aya import scene_with
    from rivage.physics.samples import row, standing_domino

    chain = tuple(standing_domino(*spot) for spot in row(8, 20))
    speeds = (20, 50, 80, 100, 120, 150, 200, 300)

    def effect(scene: tuple[Pose, ...], pose: Pose, velocity: Vector) -> str:
        try:
            end = simulate(scene_with(scene), Release(pose, velocity))
        except NoRoom:
            return "no room"
        if has_fallen(end.dominoes[-1]):
            fallen = sum(has_fallen(domino) for domino in end.dominoes[:-1])
            return f"falls, takes {fallen}" if fallen else "falls"
        return "stands"

    rows: dict[str, tuple[tuple[Pose, ...], Pose, Vector]] = {
        "alone, along its heading": ((), standing_domino(0, 0, 0), (1, 0, 0)),
        "alone, along its width": ((), standing_domino(0, 0, 0), (0, 1, 0)),
        "alone, tilted 6° and along its heading": ((), standing_domino(0, 0, 0, tilt=6), (1, 0, 0)),
        **{
            f"towards the chain, {gap} mm before it": (chain, standing_domino(-6 - gap, 0, 0), (1, 0, 0))
            for gap in (14, 10, 5, 2)
        },
        **{f"carried {into:g} mm into the chain": (chain, standing_domino(-6 + into, 0, 0), (1, 0, 0)) for into in (0.5, 2.0)},
    }
    print(f"| mm/s | {' | '.join(map(str, speeds))} |\n|---|{'---|' * len(speeds)}")
    for label, (scene, pose, (x, y, z)) in rows.items():
        print(f"| {label} | {' | '.join(effect(scene, pose, (x * speed, y * speed, z * speed)) for speed in speeds)} |")
    tilts = (4, 8, 10, 11, 12, 13)
    print(f"\n| tilt, degrees | {' | '.join(map(str, tilts))} |\n|---|{'---|' * len(tilts)}")
    for lift in (0, 5, 10):
        cells = [effect((), standing_domino(0, 0, 0, tilt=tilt, lift=lift), (0, 0, 0)) for tilt in tilts]
        print(f"| dropped from {lift} mm | {' | '.join(cells)} |")


def main() -> None:
    """Run only this benchmark: `python -m benchmarks.physics`."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments(parser)
    parser.add_argument("--waves", action="store_true", help="print wave speeds compared with the theory instead")
    parser.add_argument("--hands", action="store_true", help="print the effects of released dominoes instead")
    options = parser.parse_args()
    if options.waves or options.hands:
        if options.waves:
            waves()
        if options.hands:
            hands()
        return
    print(run(options).plain())


if __name__ == "__main__":
    main()
