"""The cost of a move for both players' screens, in calls: the same on a slow machine."""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from msgspec import Struct, json

import seabattle
from kit.games.random_player import play_randomly
from kit.servers.told_match import AT, MATCH, quiet_context, visitor_at
from seabattle.game import GivenCommand, Seat
from seabattle.game.codec import encode_json
from seabattle.matches.event import Chair, GameWentOn, MatchOpened, PageBody, SeatTaken, SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import Page, PlayerId
from seabattle.rules import load_variant, settle
from seabattle.server.live.listener import Listener
from seabattle.server.live.stream import Resume, next_messages

OURS = str(Path(seabattle.__file__).parent)

WATCHED = {"hear", "_choices_of", "say", "log_lines"}
"""Functions whose calls are counted by name: folding, asking what may be done, and putting
things into words."""


class Bill(Struct):
    """The calls spent on one game, for both seats together."""

    moves: int
    size: int = 0
    calls: int = 0
    named: Counter[str] = Counter()

    def each(self, name: str) -> float:
        """How often a function was called for each move."""
        return self.named[name] / self.moves


def pages_of(name: str) -> list[Page]:
    """A match of two from the moment at which both sit, as its pages."""
    ruleset = settle(load_variant(name))
    opened = MatchOpened(ruleset, ruleset.name, PlayerId("0"), (Chair(), Chair()))
    taken = [
        SeatTaken(Seat(number), PlayerId(str(number)), who, SitterKind.BOT)
        for number, who in enumerate(("Anna", "Bruno"))
    ]
    moves = [
        GameWentOn(GivenCommand(it.seat, it.command), it.events)
        for it in play_randomly(ruleset, 7).journal
    ]
    bodies = [PageBody((opened, *taken)), *(PageBody((it,)) for it in moves)]
    return [Page(seq, f"page {seq}", AT, encode_json(it)) for seq, it in enumerate(bodies, 1)]


@contextmanager
def counted(bill: Bill) -> Iterator[None]:
    """Count the calls of the program's own functions."""

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            bill.calls += 1
            name = frame.f_code.co_name
            if name in WATCHED:
                bill.named[name] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


async def _tell(pages: list[Page], lang: Any) -> Bill:
    live, bill = LiveMatch(MATCH, pages[0]), Bill(len(pages) - 1, named=Counter())
    resume = Resume(None, views=True, lang=lang)
    readers = [Listener(quiet_context(), live, visitor_at(Seat(seat)), lang) for seat in (0, 1)]
    for reader in readers:
        reader.view()
    for page in pages[1:]:
        live.apply_page(page)
        for reader in readers:
            with counted(bill):
                frame = next_messages(reader, resume, changes=True)
            bill.size += len(encode_json(frame))
            kinds = [each["type"] for each in json.decode(encode_json(frame))]
            assert kinds[-1] == "changes"
            assert set(kinds[:-1]) == {"told"}
    return bill


@pytest.mark.parametrize(
    ("name", "most_bytes", "most_calls"), [("classic", 1150, 140), ("battaglia-navale", 1350, 172)]
)
def test_a_move_costs_both_screens_no_more_than_this(
    name: str, most_bytes: int, most_calls: int
) -> None:
    """Beside what is told, a move is folded once for each seat, and hardly anything is asked.

    A change that makes it dearer fails here: `scripts/bench views` shows where the time goes.
    """
    pages = pages_of(name)
    asyncio.run(_tell(pages, "ru"))
    bill = asyncio.run(_tell(pages, "ru"))
    assert bill.size / bill.moves < most_bytes
    assert bill.calls / bill.moves < most_calls
    # Two reports to two seats: each is folded once.
    assert bill.each("hear") <= 4
    # The same few choices come again and again; weapons that are used up make new ones.
    assert bill.each("_choices_of") < 0.2
    # Sentences were made for another table, but for what a special action came to.
    assert bill.each("log_lines") < 0.2
    assert bill.each("say") < 4
