"""Every page can be found from the README, and every link leads somewhere."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DECISIONS = DOCS / "decisions"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]


def _without_code(page: Path) -> str:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`(?!\])", "", text)


def _links(page: Path) -> Iterator[tuple[Path, str]]:
    """Where the links of a page lead within the repository: a path, and perhaps an anchor."""
    for target in re.findall(r"\]\(([^()\s]+)\)", _without_code(page)):
        if not re.match("[a-z]+:", target):
            path, _, anchor = unquote(target).partition("#")
            yield (page.parent / path).resolve() if path else page, anchor


@cache
def _anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, made as code hosts make them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return {_slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}


def _slug(heading: str) -> str:
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
    kept = [sign for sign in plain if sign in "-_ " or unicodedata.category(sign)[0] in "LNM"]
    return "".join(kept).replace(" ", "-")


def _reached() -> set[Path]:
    """All pages that a reader of the README comes to, link by link."""
    found, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page.suffix == ".md" and page not in found and page.is_file():
            found.add(page)
            waiting += [target for target, _ in _links(page)]
    return found


def test_every_page_is_reached_from_the_readme() -> None:
    """Readers do not find a page without links to it."""
    assert not {str(page.relative_to(ROOT)) for page in set(PAGES) - _reached()}


def test_every_link_leads_somewhere() -> None:
    """To a file that is there, and to a heading that is on it."""
    broken = {
        f"{page.relative_to(ROOT)}: {path}#{anchor}"
        for page in PAGES
        for path, anchor in _links(page)
        if not path.exists() or (anchor and anchor not in _anchors(path))
    }

    assert not broken


def test_the_index_of_decisions_lists_every_number_once() -> None:
    """In order: a record under its title with a sentence of its own, or a number never used."""
    titles = {}
    for file in sorted(DECISIONS.glob("0*.md")):
        title = file.read_text("utf-8").splitlines()[0].removeprefix("# ")
        assert title.startswith(f"{int(file.name[:4])}. ")
        titles[int(file.name[:4])] = f"[{title}]({file.name})"
    index = re.findall(
        r"^- (\[\d.*?\]\(.*?\)|\d+)(?:: |\. )(.+\.)$",
        (DECISIONS / "README.md").read_text("utf-8"),
        re.MULTILINE,
    )
    sentences = [sentence for _, sentence in index if sentence != "Never used."]

    assert [entry for entry, _ in index] == [
        titles.get(number, str(number)) for number in range(1, max(titles) + 1)
    ]
    assert [entry for entry, sentence in index if sentence == "Never used."] == [
        entry for entry, _ in index if entry.isdecimal()
    ]
    assert len(set(sentences)) == len(titles)
