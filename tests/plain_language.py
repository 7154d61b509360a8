"""Finds wording that readers stumble over in docstrings, comments and documents: `python -m tests.plain_language [PATH ...]`.

Each pattern once made part of this code hard to read. CONTRIBUTING.md, section Style, says what to write instead.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "web/src", "tests", "benchmarks", "scripts", "examples", "docs")
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md")
LEFT_OUT = (
    "src/rivage/server/static/",
    "src/rivage/locales/",
    "docs/glossary.md",
    "tests/plain_language.py",
    "tests/test_plain_language.py",
)
GAMES = re.compile(r"(^|/)(games|aya|deep_river|deep-river|walk_in_the_park|walk-in-the-park)(/|$|[_.-])")
"""Files of one game, where the words of its picture book are right."""


class Rule(NamedTuple):
    """A pattern, and what to write instead."""

    pattern: re.Pattern[str]
    advice: str
    in_games: bool = True
    """Whether it holds in the files of a game, too."""


class Finding(NamedTuple):
    """A place where a rule is broken."""

    file: str
    line: int
    text: str
    advice: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text!r}: {self.advice}"


def rule(pattern: str, advice: str, *, in_games: bool = True) -> Rule:
    """A rule whose pattern ignores case."""
    return Rule(re.compile(pattern, re.IGNORECASE), advice, in_games)


NOUN = "give the relative clause its noun, such as 'the player who' or 'the value that'"
SENT = "write sent, returned, logged, shown, notified or says"
SERVER = "write server, process, program or deployment"
VERBS = (
    "is|are|was|were|has|had|can|cannot|may|might|must|will|would|should|does|did|could|goes|lies|[a-z]{3,}s|[a-z]+ed"
)  # fmt: skip
COMPARATIVES = "longer|more than|other|later|earlier|faster|slower|better|worse"
RULES = (
    rule(r"\b(?:for|to|of|by|from|with|and|than|as|but) (?:who|whoever|whom)\b(?! (?:is|are) (?:who|you))", NOUN),
    rule(r"\b(?:of|by|from|with|than) what\b(?! (?:kind|type))", NOUN),
    rule(r"(?:^|[.;?!] )(?:who|whoever)\b(?![^.:;]*\?)", NOUN),
    rule(rf"(?:^|[.;?!] )what (?:{VERBS})\b(?![^.:;]*\?)", NOUN),
    rule(rf"(?<!there )\b(?:is|are|was|were) no (?!{COMPARATIVES})[a-z]+", "write 'is not a'"),
    rule(r"\bso (?:many|much|few|far|often)\b(?! (?:that|as)\b)", "name the number"),
    rule(r"\b(?:tell|tells|told|telling)\b(?! apart)", SENT, in_games=False),
    rule(r"\b(?:the|a|an|our|this|each|every|another|other|one|of|in|per) houses?\b", SERVER, in_games=False),
    rule(r"\bdoors?\b", "write entry point, endpoint or gate", in_games=False),
    rule(r"\bletters? (?:between|from|to|on|of) (?:nodes?|the bus|others?)\b", "write message", in_games=False),
    rule(r"\b(?:bury|buried|buries|sever|severed|steward)\b", "name the action", in_games=False),
    rule(r"\b(?:maxi|mini)mum of [a-z]+s\b(?! and\b)", "write 'maximum number of' or 'maximum width in pixels'"),
    rule(r"\b(?:until|since) when\b|\bfor each seat when\b", "write 'the time at which' or 'the time until which'"),
    rule(r"\b(?:lay|lays|laid|laying)\b(?! (?:out|flat|down|off))", "write create, place or put", in_games=False),
)


def python_prose(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a Python file with their first lines; comments on lines one after the other are one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    comments = [
        (token.start[0], token.string.lstrip("# "))
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    yield from joined(comments)


def joined(lines: Sequence[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Texts on consecutive lines as one, with the number of the first."""
    start, text = 0, ""
    last = -1
    for number, part in lines:
        if number == last + 1:
            text += " " + part
        else:
            if text:
                yield start, text
            start, text = number, part
        last = number
    if text:
        yield start, text


SCRIPT_COMMENT = re.compile(r"/\*\*?(?P<block>.*?)\*/|<!--(?P<markup>.*?)-->|(?:^|(?<=[\s;{}]))//(?P<line>[^\n]*)", re.DOTALL)


def script_prose(source: str) -> Iterator[tuple[int, str]]:
    """The comments of a TypeScript, Svelte or CSS file with their first lines."""
    lines: list[tuple[int, str]] = []
    for match in SCRIPT_COMMENT.finditer(source):
        number = source.count("\n", 0, match.start()) + 1
        if (line := match["line"]) is not None:
            lines.append((number, line.strip()))
        else:
            yield number, re.sub(r"\s*\n\s*\*?\s*", " ", match["block"] or match["markup"] or "").strip()
    yield from joined(lines)


def markdown_prose(source: str) -> Iterator[tuple[int, str]]:
    """The paragraphs of a page without its code."""
    fenced = False
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(source.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and line.strip():
            if re.match(r"\s*([-*#|]|\d+\.)", line):
                yield from joined(lines)
                lines = []
            lines.append((number, re.sub(r"`[^`]*`", "`code`", re.sub(r"^(?:[-#|]+|\*(?= )|\d+\.)\s*", "", line.strip()))))
        else:
            yield from joined(lines)
            lines = []
    yield from joined(lines)


QUOTED = re.compile(r"`[^`]*`|(?<![\w*])\*[^*\n]+\*(?![\w*])")
"""Code, and texts of the interface in emphasis."""
PROSE = {
    ".py": python_prose,
    ".ts": script_prose,
    ".svelte": script_prose,
    ".css": script_prose,
    ".md": markdown_prose,
}


def findings(file: str, source: str) -> Iterator[Finding]:
    """Every place in a file where a rule is broken; `file` is its path from the root of the repository."""
    rules = [one for one in RULES if one.in_games or not GAMES.search(file)]
    for line, text in PROSE[Path(file).suffix](source):
        plain = re.sub(r"\s+", " ", QUOTED.sub("`code`", text))
        for one in rules:
            for match in one.pattern.finditer(plain):
                yield Finding(file, line, plain[max(0, match.start() - 30) : match.end() + 30].strip(), one.advice)


def files(chosen: Sequence[str]) -> Iterator[Path]:
    """The files to check, in a fixed order: those below the chosen paths, or all of them."""
    tops = [ROOT / name for name in chosen] if chosen else [ROOT / name for name in (*FOLDERS, *PAGES)]
    for top in tops:
        inside = sorted(top.rglob("*")) if top.is_dir() else [top]
        for path in inside:
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in PROSE and "node_modules" not in path.parts and not name.startswith(LEFT_OUT):
                yield path


def main(chosen: Sequence[str]) -> int:
    """Print every finding; the exit status is 1 if there is one."""
    found = [one for path in files(chosen) for one in findings(path.relative_to(ROOT).as_posix(), path.read_text())]
    for one in found:
        print(one)
    print(f"{len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
