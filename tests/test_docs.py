"""The documents hold together: links lead somewhere, codes and commands they name exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def slug(heading: str) -> str:
    """The anchor of a heading, as repositories show it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    return {slug(line.lstrip("#")) for line in page.read_text().splitlines() if line.startswith("#")}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text()):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        aim = (page.parent / path).resolve() if path else page
        assert aim.exists(), f"{page.name} links to {target}"
        if anchor and aim.suffix == ".md":
            assert anchor in anchors(aim), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_page_begins_with_its_title(page: Path) -> None:
    assert page.read_text().startswith("# ")


def test_every_error_code_of_the_trees_is_in_the_reference() -> None:
    reference = (ROOT / "docs" / "reference" / "errors.md").read_text()
    for tree in (ROOT / "src" / "rivage").rglob("errors.py"):
        for code in re.findall(r'code = "([a-z]+\.[a-z_]+)"|code="([a-z]+\.[a-z_]+)"', tree.read_text()):
            assert f"`{code[0] or code[1]}`" in reference, f"{code} of {tree.name}"


def test_every_flag_and_variable_of_the_server_is_in_the_reference() -> None:
    from rivage.cli.serving import serve

    reference = (ROOT / "docs" / "reference" / "configuration.md").read_text()
    for parameter in serve.params:
        assert f"`{parameter.opts[0]}`" in reference
        assert parameter.envvar is None or f"`{parameter.envvar}`" in reference


def test_every_command_is_in_the_reference() -> None:
    from rivage.cli.main import COMMANDS

    reference = (ROOT / "docs" / "reference" / "cli.md").read_text()
    for name in COMMANDS:
        assert f"## rivage {name}" in reference


def test_every_address_of_the_api_is_in_the_reference() -> None:
    reference = (ROOT / "docs" / "reference" / "api.md").read_text()
    source = (ROOT / "src" / "rivage" / "server" / "api.py").read_text()
    paths = [re.sub(r"\{(\w+):\w+\}", "{id}", path) for path in re.findall(r'@(?:get|post)\("([^"]+)"', source)]
    assert paths
    for path in paths:
        assert f"{path}`" in reference, path


def test_every_event_is_in_the_description_of_the_file() -> None:
    from typing import get_args

    from rivage.table.words import AnyEvent

    reference = (ROOT / "docs" / "reference" / "files.md").read_text()
    for kind in get_args(AnyEvent):
        assert f"| `{kind.__struct_config__.tag}` |" in reference


def test_every_command_of_a_table_is_in_the_reference() -> None:
    from typing import get_args

    from rivage.table.words import AnyCommand

    reference = (ROOT / "docs" / "reference" / "api.md").read_text()
    for kind in get_args(AnyCommand):
        assert f"`{kind.__struct_config__.tag}`" in reference
