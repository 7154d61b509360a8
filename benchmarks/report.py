"""The report of a benchmark, and its formats."""

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class Report:
    """The result of a benchmark: a table with notes."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    raw: dict[str, Any] = field(default_factory=dict)
    """The unformatted results, for `--json`."""

    def plain(self) -> str:
        """Format the report for a terminal."""
        lines = [self.columns, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.columns))]

        def draw(line: tuple[str, ...]) -> str:
            first, *rest = line
            return "  ".join([first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))])

        return "\n".join(
            [self.title, "-" * len(self.title), *(draw(line) for line in lines), *(f"  {note}" for note in self.notes), ""]
        )

    def markdown(self) -> str:
        """Format the report as Markdown."""

        def draw(line: tuple[str, ...]) -> str:
            return f"| {' | '.join(line)} |"

        rule = f"|{'|'.join(['---', *('---:' for _ in self.columns[1:])])}|"
        notes = [f"- {note}" for note in self.notes]
        return "\n".join([f"### {self.title}", "", draw(self.columns), rule, *map(draw, self.rows), "", *notes, ""])

    def saved(self) -> dict[str, Any]:
        """The report as JSON-compatible values."""
        return asdict(self)


def number(value: float) -> str:
    """Format a number with thousands separators and without decimals."""
    return f"{value:,.0f}"
