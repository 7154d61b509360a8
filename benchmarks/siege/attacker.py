"""`python -m benchmarks.siege.attacker ATTACK PORT ADDRESS SECONDS`: one attack from one loopback address."""

import argparse
import asyncio
import contextlib
import resource

from .attacks import ATTACKS, Attacker


async def attack(options: argparse.Namespace) -> str:
    """Attack until the time is up, and then close all connections."""
    attacker = Attacker(options.port, options.source, options.seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(options.seconds):
            await ATTACKS[options.attack](attacker)
            # An attack with a limited number of connections ends early. Hold them open for the rest of the time.
            await asyncio.sleep(options.seconds)
    attacker.close()
    return attacker.report()


def main() -> None:
    """Run the command line and print the report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.siege.attacker")
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("port", type=int)
    parser.add_argument("source")
    parser.add_argument("seconds", type=float)
    options = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(asyncio.run(attack(options)), flush=True)


main()
