"""What an experiment refuses, as a tree.

ExperimentError
├── AlreadyThere       simulate.exists     the file of results is there already
├── Busy               simulate.busy       another run writes to it now
├── OtherExperiment    simulate.other      it is of another experiment: says what differs
├── Damaged            simulate.damaged    a line of it cannot be read: says which
└── MatchFailed        simulate.failed     a match could not be played: says which, and why
"""

from collections.abc import Sequence

from rivage.core import RivageError


class ExperimentError(RivageError):
    """Anything an experiment refuses."""

    code = "simulate.failed"


class AlreadyThere(ExperimentError):
    """The file of results is there already."""

    code = "simulate.exists"

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is there already: go on with --resume, or name another file", file=file)


class Busy(ExperimentError):
    """Another run writes to the file."""

    code = "simulate.busy"

    def __init__(self, file: str) -> None:
        super().__init__(f"another run is writing to {file}: wait until it ends, or name another file", file=file)


class OtherExperiment(ExperimentError):
    """The file is of another experiment."""

    code = "simulate.other"

    def __init__(self, file: str, differences: Sequence[str]) -> None:
        told = "; ".join(differences)
        super().__init__(f"{file} is of another experiment: {told}", file=file, differs=told)


class Damaged(ExperimentError):
    """A line of the file cannot be read."""

    code = "simulate.damaged"

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}: line {line} is no result of an experiment: {why}", file=file, line=line, why=why)


class MatchFailed(ExperimentError):
    """A match could not be played to its end."""

    code = "simulate.failed"

    def __init__(self, number: int, seed: int, why: str) -> None:
        super().__init__(f"match {number} (seed {seed}) could not be played: {why}", number=number, seed=seed, why=why)
