import asyncio
import re
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec.structs import replace

from kit.servers.loopback_server import LoopbackServer
from seabattle.server.http.middleware import HEADERS
from seabattle.server.problems import problem_docs
from seabattle.server.problems.html_document import index_html, problem_html, render_problem
from seabattle.server.problems.problem_page import FactRow, problem_page, problem_title
from seabattle.server.run.asgi_app import problem_index
from seabattle.speech import LANGUAGES, catalog
from speech.catalogs import add_mentions, messages

PROBLEMS = problem_index()
CODES = PROBLEMS.codes

VOID = {"meta", "link", "wbr"}
"""Elements without an end tag."""


class Outline(HTMLParser):
    """Reads a document and refuses what a browser would silently repair."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.headings: list[int] = []
        self.links: list[str] = []
        self.attributes: list[tuple[str, str, str | None]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(document)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element, and open it."""
        self.tags.append(tag)
        self.attributes += [(tag, name, value) for name, value in attrs]
        if tag in {"a", "link"}:
            self.links += [value or "" for name, value in attrs if name == "href"]
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the element that was opened last, and no other."""
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Gather what can be read."""
        self.text += data


class Ear(catalog.Catalog):
    """A catalog that remembers which messages were said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.said: set[str] = set()

    def say(self, key: str, facts: dict[str, catalog.Fact]) -> str:
        """As the catalog itself would say it, and remembered."""
        text = super().say(key, facts)
        self.said.add(key)
        return text


def test_no_message_of_the_pages_is_kept_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translators should not translate unused messages."""
    ear, others = Ear(), catalog.catalog_of
    monkeypatch.setattr(catalog, "catalog_of", lambda lang: ear if lang == "en" else others(lang))

    problem_docs(PROBLEMS)
    index_html.__wrapped__(PROBLEMS, "en")
    for code in CODES:
        render_problem(problem_page(PROBLEMS, code, "en"))

    kept = {message.key for message in messages("en") if message.file == "problems.ftl"}
    assert kept - add_mentions("en", ear.said) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_document_is_sound_and_runs_nothing(lang: str) -> None:
    """A screen reader needs the language and the headings; the policy forbids anything inline."""
    documents = [
        index_html(PROBLEMS, lang),
        *(problem_html(PROBLEMS, code, lang) for code in CODES),
    ]
    for document in documents:
        assert document.startswith(f'<!doctype html>\n<html lang="{lang}">\n')
        outline = Outline(document)
        tags = Counter(outline.tags)
        assert [tags[tag] for tag in ("title", "h1", "main", "nav")] == [1, 1, 1, 1]
        assert not tags.keys() & {"script", "style", "iframe", "form"}
        names = {name for _, name, _ in outline.attributes}
        assert not any(name.startswith("on") or name == "style" for name in names)
        assert outline.headings[0] == 1
        assert all(after - before <= 1 for before, after in pairwise(outline.headings))
        assert ("a", "aria-current", "page") in outline.attributes


def test_a_document_says_what_the_page_says() -> None:
    """The server and the docs must not drift apart."""
    for lang in LANGUAGES:
        for code in CODES:
            page = problem_page(PROBLEMS, code, lang)
            text = Outline(problem_html(PROBLEMS, code, lang)).text
            for part in (page.title, page.sentence, page.why, page.example, page.remedy):
                assert part.replace("`", "") in text.replace("`", ""), (lang, code, part)
            for fact in page.facts:
                assert fact.value in text
                assert fact.meaning.replace("`", "") in text


def test_nothing_in_a_page_can_become_markup() -> None:
    """Facts hold what people typed, and a catalog may hold a stray bracket one day."""
    evil = '<script>alert("1")</script>&amp;\'`<b>`'
    page = replace(
        problem_page(PROBLEMS, "turn/not-yours", "en"),
        code=evil,
        title=evil,
        sentence=evil,
        why=evil,
        example=evil,
        remedy=evil,
        facts=(FactRow(evil, evil, evil),),
    )
    outline = Outline(render_problem(page))

    assert "script" not in outline.tags
    assert "b" not in outline.tags
    # Four texts and a meaning, each with its backticks gone or kept; and the code three times.
    assert outline.text.count('<script>alert("1")</script>&amp;') >= 8
    assert "<b>" in outline.text


async def _visit(port: LoopbackServer, *addresses: str, **headers: str) -> list[httpx.Response]:
    async with port.port() as quay:
        http = (await quay.nobody()).http
        return await asyncio.gather(*(http.get(each, headers=headers) for each in addresses))


def _look(port: LoopbackServer, *addresses: str, **headers: str) -> list[httpx.Response]:
    return asyncio.run(_visit(port, *addresses, **headers))


def test_the_server_answers_the_page_of_every_code(port: LoopbackServer) -> None:
    """The type of a problem is an address, and readers may follow it (RFC 9457)."""
    answers = _look(port, *(f"/problems/{code}?lang=en" for code in CODES))

    for code, answer in zip(CODES, answers, strict=True):
        assert answer.status_code == 200
        assert answer.text == problem_html(PROBLEMS, code, "en")


@pytest.mark.parametrize(
    ("query", "accepted", "lang"),
    [
        ("", "", "en"),
        ("", "it", "it"),
        ("", "de, ru;q=0.8, it;q=0.5", "ru"),
        ("?lang=ru", "it", "ru"),
        ("?lang=de", "it", "it"),
        ("?lang=%3Cscript%3E", "", "en"),
    ],
)
def test_a_page_is_in_the_language_that_is_asked_for(
    port: LoopbackServer, query: str, accepted: str, lang: str
) -> None:
    """The address wins over the browser, and nonsense wins over nothing."""
    headers = {"Accept-Language": accepted}
    page, index = _look(port, f"/problems/shot/off-grid{query}", f"/problems{query}", **headers)

    assert page.text == problem_html(PROBLEMS, "shot/off-grid", lang)
    assert index.text == index_html(PROBLEMS, lang)
    for answer in (page, index):
        assert answer.headers["content-language"] == lang
        assert answer.headers["vary"] == "Accept-Language"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_the_pages_keep_the_headers_of_the_house(port: LoopbackServer) -> None:
    """A page for people is still a page of the server."""
    for answer in _look(port, "/problems", "/problems/seat/out", "/problems/style.css"):
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode()


def test_every_link_on_the_pages_leads_somewhere_on_the_same_server(port: LoopbackServer) -> None:
    """The index, the languages and the style sheet are reached by clicking, or not at all."""
    start = (index_html(PROBLEMS, "ru"), problem_html(PROBLEMS, CODES[0], "it"))
    links = {link for document in start for link in Outline(document).links}
    others = sorted(link for link in links if not link.endswith("?lang=ru"))

    assert all(urlsplit(link).netloc == "" and link.startswith("/") for link in links)
    assert {urlsplit(link).path for link in others} == {
        "/",
        "/problems",
        "/problems/style.css",
        f"/problems/{CODES[0]}",
    }
    for link, answer in zip(others, _look(port, *others), strict=True):
        assert answer.status_code == 200, link


def test_an_unknown_code_is_not_found_and_nothing_is_kept_of_it(port: LoopbackServer) -> None:
    """Requests for unknown addresses must not fill the memory."""
    before = problem_html.cache_info().currsize
    unknown = ("/problems/no/such", "/problems/turn/%3Cb%3E", "/problems/turn")
    for answer in _look(port, *unknown):
        assert answer.status_code == 404
        assert answer.json()["type"] == "/problems/request/unknown-page"

    assert problem_html.cache_info().currsize == before


def test_the_index_names_every_problem_and_links_to_it() -> None:
    """A visitor who does not know the code looks for the words."""
    for lang in LANGUAGES:
        outline = Outline(index_html(PROBLEMS, lang))
        for code in CODES:
            assert f"/problems/{code}?lang={lang}" in outline.links
            assert problem_title(code, lang) in outline.text
