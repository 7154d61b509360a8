"""Hooks of MkDocs that add pages and files outside `docs/` to the site when a page links to them."""

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PROJECT_PAGES = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "benchmarks/README.md")
LINK = re.compile(r"(?<=\]\()(?P<path>[^)\s#]+)(?P<anchor>#[^)\s]*)?(?=\))")


def linked_file(page: Path, link: str) -> Path | None:
    """The target of a link in `page` if it is a file of the repository outside `docs/`, else None."""
    if re.match(r"[a-z]+:", link):
        return None
    target = (page.parent / link).resolve()
    outside = target.is_relative_to(ROOT) and not target.is_relative_to(DOCS)
    return target if outside and target.is_file() else None


def on_files(files: Files, config: Any) -> Files:
    """Add the pages of the project and all files that pages link to."""
    found = {ROOT / name for name in PROJECT_PAGES}
    queue = [*sorted(DOCS.rglob("*.md")), *sorted(found)]
    while queue:
        page = queue.pop()
        links = (linked_file(page, match["path"]) for match in LINK.finditer(page.read_text()))
        new = {target for target in links if target is not None} - found
        found |= new
        queue += sorted(target for target in new if target.suffix == ".md")
    for target in sorted(found):
        name = target.relative_to(ROOT).as_posix()
        # The site's front page is docs/README.md.
        files.append(File.generated(config, "project/README.md" if name == "README.md" else name, abs_src_path=str(target)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Rewrite links from `docs/` to files outside it and back, because both have the same root on the site."""
    source = Path(page.file.abs_src_path)
    here = Path(page.file.src_uri).parent

    def rewrite(match: re.Match[str]) -> str:
        link = match["path"]
        if re.match(r"[a-z]+:", link):
            return match[0]
        target = (source.parent / link).resolve()
        if target.is_relative_to(DOCS):
            name = target.relative_to(DOCS).as_posix()
        elif target == ROOT / "README.md":
            name = "project/README.md"
        elif target.is_relative_to(ROOT):
            name = target.relative_to(ROOT).as_posix()
        else:
            return match[0]
        return os.path.relpath(name, here) + (match["anchor"] or "")

    return LINK.sub(rewrite, markdown)
