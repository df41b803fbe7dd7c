"""Sixty-four players on 57×57: what closing a round costs, and a whole game by bots."""

import asyncio
import cProfile
import pstats
from statistics import median
from time import process_time
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest
from msgspec import Struct

from kit.games.live_record import live_record
from kit.servers.largest_games import LargeGame, PageRecorder
from kit.stores.memory_logbook import BellHub, InlineThinker, ManualWatch, service
from seabattle.drawing.poster import poster_svg
from seabattle.drawing.poster_sea import HIT
from seabattle.features.hosting.posts.bulletin import Bulletin, RunningSummary
from seabattle.features.hosting.posts.post import write_post
from seabattle.features.hosting.posts.round_picture import round_poster
from seabattle.game import Phase, Table
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import PlayerId
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.state import Sitter
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.records import write_record
from seabattle.rules import load_variant, settle
from seabattle.speech import speaker_for
from seabattle_verifier import verify

SVG = "{http://www.w3.org/2000/svg}"

FORUM = settle(load_variant("forum"), 64)


def publish(live: LiveMatch, summary: RunningSummary) -> tuple[Bulletin, str, str]:
    """Make the news of a closed round, one post and its picture."""
    for told in live.messages_for(None, summary.heard):
        summary.hear(told.what)
    news, speaker = summary.bulletin(), match_speaker(live, "en")
    return news, write_post(news, speaker, "bbcode"), poster_svg(round_poster(news, speaker))


def test_closing_a_round_of_sixty_four_costs_little() -> None:
    """Counted in calls, which do not depend on the machine: 3,000,000 take about 300 ms."""

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


SCATTERS = ("scatter",) * 64

CROWD = ("hunter",) * 3 + ("scatter",) * 61
"""Hunters alone would all fire at the same few cells, and need far more rounds."""


class CrowdPlay(Struct):
    """A whole game of sixty-four, and what was published of it."""

    live: LiveMatch
    posted: list[tuple[Bulletin, str, str]]
    seconds: list[float]
    """Processor time from a round's last order to its post and its picture."""


def play_crowd(bots: tuple[str, ...], *, every: int) -> CrowdPlay:
    """A game to its end; every so many rounds and at the end a post is made."""

    async def story() -> CrowdPlay:
        table = service(PageRecorder(), ManualWatch(), BellHub())
        scheduler = MatchScheduler(table, InlineThinker())
        plan = MatchPlan(FORUM, "forum", bots)
        host = Sitter("Host", SitterKind.PERSON, PlayerId("host"))
        play = CrowdPlay(await table.open_match(plan, host, "crowd"), [], [])
        summary, closed = RunningSummary(FORUM), 0

        def game() -> Table:
            return play.live.state.game.table

        while game().phase is not Phase.OVER:
            began = process_time()
            await asyncio.sleep(0)
            if game().round <= closed + 1 and game().phase is not Phase.OVER:
                continue
            closed += 1
            if closed % every == 0 or game().phase is Phase.OVER:
                play.posted.append(publish(play.live, summary))
                play.seconds.append(process_time() - began)
        await scheduler.stop()
        return play

    return asyncio.run(asyncio.wait_for(story(), 600))


def check_crowd(play: CrowdPlay) -> None:
    """Check the end, and compare every post and picture with the reports."""
    news, post, _ = play.posted[-1]
    assert news.end is not None
    assert news.end.winner is not None
    assert "wins!" in post
    for told, words, picture in play.posted:
        check_publication(told, words, picture)
    # The first one includes loading catalogs and fonts.
    assert median(play.seconds) < 0.3, play.seconds


def check_publication(news: Bulletin, post: str, picture: str) -> None:
    """Assert that the post names every new hit and sinking, and the picture has all pegs."""
    assert f"round {news.number}" in post
    speaker = speaker_for("en", FORUM)
    assert (speaker.cells(news.hits) if news.hits else "No new hits.") in post
    assert post.count("Sunk: ") == len(news.sunk)
    assert post.count("no ships left and is out") == len(news.out)
    drawn = fromstring(picture)
    pegs = [each for each in drawn.iter(f"{SVG}circle") if each.get("fill") == HIT]
    assert len(pegs) == news.view.home.hit.bit_count()


def test_sixty_four_bots_play_to_the_end() -> None:
    """A whole game on 57×57 by the scheduler, with a post and a picture now and then."""
    play = play_crowd(SCATTERS, every=100)
    check_crowd(play)
    numbers = [news.number for news, _, _ in play.posted[:-1]]
    assert numbers == [100 * number for number in range(1, len(play.posted))]


@pytest.mark.slow
def test_every_round_of_sixty_four_is_published() -> None:
    """A post and a picture for each, in order and in time, all compared with the reports."""
    play = play_crowd(CROWD, every=1)
    check_crowd(play)
    numbers = [news.number for news, _, _ in play.posted]
    assert numbers == list(range(1, len(numbers) + 1))
    assert max(play.seconds[1:]) < 0.3, max(play.seconds[1:])
    verdict = verify(write_record(live_record(play.live)))
    assert verdict.sound, verdict.fault
