"""What both players' screens cost a server for each move, part by part and without sockets.

    python bench/views.py [--times 20] [--lang ru] [--games classic battaglia-navale]

A game is played once, and its pages are told again and again to two who listen: first what is
told alone, as programs ask for it, and then with words and changes, as the page in the browser
asks. Each figure is the best of all times, so that another's work beside it hardly matters; how
many functions are called for a move does not depend on the machine at all.
"""

import argparse
import asyncio
import cProfile
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from pstats import Stats
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.games.random_player import play_randomly
from kit.servers.told_match import AT, MATCH, quiet_context, visitor_at
from seabattle.game import GivenCommand, Seat
from seabattle.game.codec import encode_json
from seabattle.matches.event import (
    Chair,
    GameWentOn,
    MatchEvent,
    MatchOpened,
    PageBody,
    SeatTaken,
    SitterKind,
)
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import Page, PlayerId
from seabattle.rules import Ruleset, load_variant, settle
from seabattle.server.live.listener import Listener
from seabattle.server.live.stream import Resume, next_messages
from seabattle.server.live.viewer_feed import ViewerFeed
from seabattle.wire import ChoiceCache
from seabattle.wire.screen import view_parts

PLAIN, BROWSER = "without views", "browser"

PARTS: tuple[tuple[str, Any, str], ...] = (
    ("put into words", ViewerFeed, "wordings"),
    ("view grown", LiveMatch, "latest_view"),
    ("parts of the view", ViewerFeed, "view_parts"),
    ("  wrecks", view_parts, "_wrecks"),
    ("  choices", ChoiceCache, "choices"),
    ("changes", ViewerFeed, "changes"),
)
"""What the parts are called, and where each is found; some are within others."""


def pages_of(ruleset: Ruleset) -> list[Page]:
    """A match between two, from the moment at which both sit."""
    opened = MatchOpened(ruleset, ruleset.name, PlayerId("0"), (Chair(), Chair()))
    taken = [_taken(number, name) for number, name in enumerate(("Anna 17", "Bruno 17"))]
    journal = play_randomly(ruleset, 7).journal
    moves = [GameWentOn(GivenCommand(it.seat, it.command), it.events) for it in journal]
    return [_page(1, opened, *taken), *(_page(seq, it) for seq, it in enumerate(moves, 2))]


def _taken(number: int, name: str) -> SeatTaken:
    return SeatTaken(Seat(number), PlayerId(str(number)), name, SitterKind.BOT)


def _page(seq: int, *events: MatchEvent) -> Page:
    return Page(seq, f"page {seq}", AT, encode_json(PageBody(events)))


class Telling:
    """Both seats of one match, each sent what it asks for."""

    def __init__(self, pages: Sequence[Page], way: str, lang: Any) -> None:
        context, self._live = quiet_context(), LiveMatch(MATCH, pages[0])
        self._pages, self._changes = pages[1:], way == BROWSER
        self._resume = Resume(views=self._changes, lang=lang if self._changes else None)
        self._listeners = [
            Listener(context, self._live, visitor_at(Seat(seat)), self._resume.lang)
            for seat in (0, 1)
        ]
        for each in self._listeners:
            each.view()
        self.size = 0

    def run(self) -> float:
        """Tell the whole game, and say how many seconds that took beside the game itself."""
        took = 0.0
        for page in self._pages:
            self._live.apply_page(page)
            begin = time.thread_time()
            for each in self._listeners:
                self._tell(each)
            took += time.thread_time() - begin
        return took

    def _tell(self, listener: Listener) -> None:
        messages = next_messages(listener, self._resume, changes=self._changes)
        frames = [messages] if self._changes else messages
        self.size += sum([len(encode_json(each)) for each in frames])


@contextmanager
def clocked(spent: Counter[str]) -> Iterator[None]:
    """Have every part note how long it takes."""
    with ExitStack() as stack:
        for name, owner, function in PARTS:
            made = _clock(name, getattr(owner, function), spent)
            stack.enter_context(patch.object(owner, function, made))
        yield


def _clock(name: str, function: Callable[..., Any], spent: Counter[str]) -> Callable[..., Any]:
    def run(*args: Any) -> Any:
        begin = time.thread_time()
        try:
            return function(*args)
        finally:
            spent[name] += time.thread_time() - begin  # type: ignore[assignment]

    return run


def count_calls(telling: Telling) -> int:
    """How many functions are called to tell a game: those of the program and of others."""
    profile = cProfile.Profile()
    with patch.object(telling, "_tell", _profiled(profile, telling._tell)):  # noqa: SLF001 -- Ours.
        telling.run()
    return int(Stats(profile).total_calls)  # type: ignore[attr-defined]


def _profiled(profile: cProfile.Profile, function: Callable[..., None]) -> Callable[..., None]:
    return lambda *args: profile.runcall(function, *args)


async def measure(name: str, times: int, lang: str) -> None:
    """Print the figures of one game."""
    pages = pages_of(settle(load_variant(name)))
    moves = len(pages) - 1
    print(f"\n{f'{name}, {lang}: {moves} moves to two seats':46} {'us each':>8} {'calls':>8} bytes")
    for way in (PLAIN, BROWSER):
        tellings = [Telling(pages, way, lang) for _ in range(times)]
        best = min(each.run() for each in tellings)
        calls = count_calls(Telling(pages, way, lang)) / moves
        size = tellings[0].size / moves
        print(f"{way:46} {1e6 * best / moves:8.1f} {calls:8.0f} {size:5.0f}")
    best_parts: dict[str, float] = {}
    for _ in range(times):
        spent: Counter[str] = Counter()
        with clocked(spent):
            Telling(pages, BROWSER, lang).run()
        for part, seconds in spent.items():
            best_parts[part] = min(seconds, best_parts.get(part, seconds))
    for part, _, _ in PARTS:
        print(f"  {part:44} {1e6 * best_parts.get(part, 0.0) / moves:8.1f}")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--lang", default="ru")
    parser.add_argument("--games", nargs="+", default=["classic", "battaglia-navale"])
    options = parser.parse_args()
    for name in options.games:
        asyncio.run(measure(name, options.times, options.lang))


if __name__ == "__main__":
    main()
