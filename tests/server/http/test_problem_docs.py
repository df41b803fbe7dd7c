import re
from collections import Counter
from pathlib import PurePosixPath
from posixpath import normpath

import pytest
from msgspec import json

from seabattle.server.http.problem_details import status_of
from seabattle.server.problems import problem_docs
from seabattle.server.problems.problem_page import NEVER_SENT, problem_page
from seabattle.server.run.asgi_app import problem_index
from seabattle.speech import LANGUAGES
from speech.specimen import refusal_classes

PROBLEMS = problem_index()
CODES = PROBLEMS.codes

LINK = re.compile(r"\]\(([^)]+)\)")


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """Every page by its path: made where it is read, and not wherever tests are collected."""
    return problem_docs(PROBLEMS)


def test_every_refusal_has_one_example_and_one_place_in_the_index() -> None:
    """A code without a page is a locked door without a sign."""
    assert Counter(map(type, PROBLEMS.examples)) == Counter(refusal_classes())
    areas = Counter(area for area, _ in PROBLEMS.codes_by_area())
    assert set(areas.values()) == {1}
    assert set(CODES) >= NEVER_SENT


def test_every_code_has_a_page_in_every_language(pages: dict[str, str]) -> None:
    """A player can look a code up in the language in which it was shown."""
    wanted = {f"{code}.md" for code in (*CODES, "README")}
    for lang in LANGUAGES[1:]:
        wanted |= {f"{lang}/{code}.md" for code in (*CODES, "README")}

    assert set(pages) == wanted
    for path in (path for path in pages if path.endswith("README.md")):
        assert LINK.findall(pages[path])[len(LANGUAGES) - 1 :] == [f"{code}.md" for code in CODES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_explains_something(lang: str, pages: dict[str, str]) -> None:
    """A page that only repeats the sentence does not help the reader."""
    for code in CODES:
        page = problem_page(PROBLEMS, code, lang)
        texts = (page.sentence, page.why, page.example, page.remedy)
        assert len(set(texts)) == 4, code
        assert len(page.why) > 24, code
        assert page.why.rstrip(".") != page.title, code
        for line in "\n".join(texts).splitlines():
            assert line.endswith((".", ".)")), (code, line)
            assert line.isprintable(), (code, line)
        written = pages[f"{code}.md" if lang == "en" else f"{lang}/{code}.md"]
        assert all(text in written for text in texts), code
        assert f"# {page.title} (`{code}`)\n" in written
        assert written.count("\n## ") == 4


def test_no_language_repeats_the_text_of_another() -> None:
    """A translation that was forgotten looks like a page that is there."""
    for code in CODES:
        pages = [problem_page(PROBLEMS, code, lang) for lang in LANGUAGES]
        for part in ("why", "example", "remedy"):
            assert len({getattr(page, part) for page in pages}) == len(LANGUAGES), code
        for page in pages:
            russian = bool(re.search("[а-я]{4}", page.why + page.example + page.remedy))
            assert russian is (page.lang == "ru"), code


def test_a_page_tells_the_status_and_the_facts_that_are_sent() -> None:
    """A bot's author reads the page to know what to expect."""
    for code in CODES:
        refusal, page = PROBLEMS.example_of(code, "en"), problem_page(PROBLEMS, code, "en")
        sent = json.decode(json.encode(refusal))
        assert sent.pop("type") == code

        unsent = code.startswith("notation/") or code in NEVER_SENT
        assert page.status == (None if unsent else status_of(refusal)), code
        assert {fact.name: json.decode(fact.value) for fact in page.facts} == sent, code
        assert all(fact.meaning.endswith(".") for fact in page.facts), code


def test_every_link_between_the_pages_leads_to_a_page(pages: dict[str, str]) -> None:
    """Hundreds of files with relative links are easily one folder off."""
    for path, text in pages.items():
        for target in LINK.findall(text):
            assert normpath(PurePosixPath(path).parent / target) in pages, (path, target)
