"""Sixty-four players on 57×57: what closing a round costs, and a whole game by bots."""

import asyncio
import cProfile
import pstats
from typing import Any

import pytest

from kit.servers.largest_games import LargeGame
from kit.stores.memory_logbook import BellHub, InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.drawing.poster import poster_svg
from seabattle.forum import Bulletin, RunningSummary, write_post
from seabattle.forum.round_picture import round_poster
from seabattle.game import Phase
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import PlayerId
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.state import Sitter
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.rules import load_variant, settle

FORUM = settle(load_variant("forum"), 64)


def publish(live: LiveMatch, summary: RunningSummary) -> tuple[Bulletin, str, str]:
    """What is made once a round is closed: the news, one post and its picture."""
    for told in live.messages_for(None, summary.heard):
        summary.hear(told.what)
    news, speaker = summary.bulletin(), match_speaker(live, "en")
    return news, write_post(news, speaker, "bbcode"), poster_svg(round_poster(news, speaker))


def test_closing_a_round_of_sixty_four_costs_little() -> None:
    """In calls, which no machine makes dearer: 300 ms of processor are some 3,000,000 of them."""

    async def story() -> int:
        game = LargeGame(FORUM, [PlayerId(f"player{number}") for number in range(64)])
        await game.sit_down()
        await game.place_fleets()
        await game.fire_in_rounds(2)
        live: Any = game._live
        summary = RunningSummary(FORUM)
        publish(live, summary)
        await game.fire_in_rounds(1, first=2)
        profile = cProfile.Profile()
        news, post, picture = profile.runcall(publish, live, summary)
        assert news.number == 3
        assert "Forum game: round 3" in post
        assert picture.startswith("<svg")
        return int(pstats.Stats(profile).total_calls)  # type: ignore[attr-defined]

    assert asyncio.run(story()) < 200_000


@pytest.mark.slow
def test_sixty_four_bots_play_to_the_end() -> None:
    """A whole game on 57×57, with a post and a picture of every round."""

    async def story() -> None:
        table = service(MemoryLogbook(), ManualWatch(), BellHub())
        scheduler = MatchScheduler(table, InlineThinker())
        plan = MatchPlan(FORUM, "forum", ("hunter",) * 64)
        host = Sitter("Host", SitterKind.PERSON, PlayerId("host"))
        live = await table.open_match(plan, host, "crowd")
        summary, posted = RunningSummary(FORUM), 0
        while live.state.game.table.phase is not Phase.OVER:
            await asyncio.sleep(0)
            if live.state.game.table.round > posted + 1:
                posted = publish(live, summary)[0].number
        news, post, _ = publish(live, summary)
        assert news.end is not None
        assert "wins!" in post
        await scheduler.stop()

    asyncio.run(story())
