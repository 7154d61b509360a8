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
