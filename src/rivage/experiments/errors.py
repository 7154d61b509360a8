"""The errors of experiments.

ExperimentError
├── AlreadyThere       simulate.exists     the results file exists
├── Busy               simulate.busy       another run is writing to the results file
├── OtherExperiment    simulate.other      the results file belongs to another experiment; names the differences
├── Damaged            simulate.damaged    a line of the results file cannot be read; names the line
└── MatchFailed        simulate.failed     a match could not be played; names the match and the reason
"""

from collections.abc import Sequence

from rivage.core import RivageError


class ExperimentError(RivageError):
    """Base class of the errors of experiments."""

    code = "simulate.failed"


class AlreadyThere(ExperimentError):
    """The results file exists, and `--resume` was not given."""

    code = "simulate.exists"

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} exists: continue with --resume, or name another file", file=file)


class Busy(ExperimentError):
    """Another run is writing to the results file."""

    code = "simulate.busy"

    def __init__(self, file: str) -> None:
        super().__init__(f"another run is writing to {file}: wait until it ends, or name another file", file=file)


class OtherExperiment(ExperimentError):
    """The results file belongs to another experiment."""

    code = "simulate.other"

    def __init__(self, file: str, differences: Sequence[str]) -> None:
        differs = "; ".join(differences)
        super().__init__(f"{file} belongs to another experiment: {differs}", file=file, differs=differs)


class Damaged(ExperimentError):
    """A line of the results file cannot be read."""

    code = "simulate.damaged"

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}: line {line} is not a result of an experiment: {why}", file=file, line=line, why=why)


class MatchFailed(ExperimentError):
    """A match could not be played to its end."""

    code = "simulate.failed"

    def __init__(self, number: int, seed: int, why: str) -> None:
        super().__init__(f"match {number} (seed {seed}) could not be played: {why}", number=number, seed=seed, why=why)
