"""Nodes of two releases serve the same matches, as they do while a site is upgraded.

Every second life of a node is of a newer release. What it writes has fields of which the
older ones know nothing, in pages, events, commands and rules, and a notice that they have
never heard of; what they write has none of it. All else is an ordinary run in bad weather.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec import json

from seabattle.game import Refusal
from seabattle.game.codec import encode_json
from seabattle.matches import live_match, page_reader
from seabattle.matches.decide_request import decide_request
from seabattle.matches.event import PageBody, SomethingElse
from seabattle.matches.page_reader import read_page
from seabattle.matches.port import LogbookDamaged, MatchId, Page
from seabattle.matches.request import Act
from seabattle.matches.service import service
from simulation import verdict
from simulation.node import _LIFE, Life
from simulation.verdict import judge_run
from simulation.voyage import Voyage

SEEDS = range(4)
NOTICE = "hats-thrown"
NOVELTY = {"since": "the newer release", "of": [1, {"deep": True}]}


class Upgrade:
    """Which life is of which release, and what each of them has written."""

    def __init__(self) -> None:
        self._lives: dict[Life | None, int] = {None: 0}
        self.acts = 0
        self.pages = {False: 0, True: 0}
        """How many pages the older and the newer release have written."""
        self.notices = 0

    def is_newer(self) -> bool:
        """Whether the node that does something now is of the newer release."""
        life = _LIFE.get()
        return self._lives.setdefault(life, len(self._lives)) % 2 == 1

    def decide(self, state: Any, request: Any, *more: Any) -> Any:
        """As ever; but a newer node tells of hats, now and then."""
        outcome = decide_request(state, request, *more)
        if isinstance(outcome, Refusal) or not outcome or not isinstance(request, Act):
            return outcome
        self.acts += 1
        throws = self.is_newer() and self.acts % 3 == 0
        return (*outcome, SomethingElse(NOTICE)) if throws else outcome

    def encode(self, said: Any) -> bytes:
        """A page as its release writes it."""
        body = encode_json(said)
        if not isinstance(said, PageBody):
            return body
        self.pages[self.is_newer()] += 1
        return json.encode(self._add(json.decode(body))) if self.is_newer() else body

    def _add(self, said: Any) -> Any:
        """The same with something new wherever there is room for it."""
        if isinstance(said, list):
            return [self._add(each) for each in said]
        if not isinstance(said, dict):
            return said
        if said.get("type") == "something-else":
            self.notices += 1
            return {"type": said["kind"], "by": 0, "novelty": NOVELTY}
        return {key: self._add(value) for key, value in said.items()} | {"novelty": NOVELTY}


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """A site that is being upgraded."""
    found = Upgrade()
    monkeypatch.setattr(service, "decide_request", found.decide)
    monkeypatch.setattr(service, "encode_json", found.encode)
    # The judge reads the pages as a node does.
    monkeypatch.setattr(verdict, "_read", lambda body: read_page(MatchId(""), Page(1, "", 0, body)))
    return found


def findings() -> Iterator[str]:
    """All that is found in some runs, one after the other."""
    for seed in SEEDS:
        yield from judge_run(Voyage(seed).sail()).findings


def test_nothing_is_lost_while_nodes_of_two_releases_serve_a_match(upgrade: Upgrade) -> None:
    """The log, every node and every client agree at the end, for all orders of writers."""
    assert not [*findings()]
    assert min(upgrade.pages.values()) > 30
    assert upgrade.notices > 5


def read_strictly(upgrade: Upgrade) -> Callable[[MatchId, Page], PageBody]:
    """As before: an older node takes unknown content for damage."""

    def read(match: MatchId, page: Page) -> PageBody:
        if not upgrade.is_newer() and _LIFE.get() is not None and b"novelty" in page.body:
            raise LogbookDamaged("page/unreadable", match=match, seq=page.seq, reason="novelty")
        return read_page(match, page)

    return read


def test_a_node_that_minds_what_is_new_is_found(
    upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a node and its players would stand still until it is upgraded."""
    monkeypatch.setattr(live_match, "read_page", read_strictly(upgrade))

    assert next(findings(), None)


def test_a_node_that_passes_over_what_it_cannot_name_is_found(
    upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers of all that is told would differ from node to node."""

    def convert(said: Any) -> PageBody:
        events = [each for each in said["events"] if each["type"] != NOTICE]
        return honest({**said, "events": events})

    honest = page_reader._convert
    monkeypatch.setattr(page_reader, "_convert", convert)

    assert next(findings(), None)
