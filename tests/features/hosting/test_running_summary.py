"""Posts from a running summary: the same news, at the same cost after any number of rounds."""

import cProfile
import pstats
import re
from random import Random

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout, record_of, table
from kit.games.random_player import play_randomly
from kit.games.transcript_story import story
from kit.secrecy.two_worlds import twin
from seabattle.drawing.poster import poster_png, poster_svg
from seabattle.features.hosting.posts.bulletin import RunningSummary, make_bulletin, summary_of
from seabattle.features.hosting.posts.markup import Format
from seabattle.features.hosting.posts.post import PostExtras, write_post
from seabattle.features.hosting.posts.round_picture import round_poster
from seabattle.game import Seat
from seabattle.matches.event import HostEnded, Reminded
from seabattle.records import Record, playback_steps
from seabattle.speech import LANGUAGES, speaker_for

NAMES = ("@everyone", "[url=http://evil.example]Boris[/url]", "<b>Carla</b> & www.evil.example")


def posts_of(record: Record, lang: str = "en", form: Format = Format.TEXT) -> list[str]:
    """The post of every round."""
    summary = summary_of(record)
    speaker = speaker_for(lang, record.ruleset, record.names)
    rounds = range(1, summary.bulletin().number + 1)
    return [write_post(summary.bulletin(number), speaker, form) for number in rounds]


def test_a_post_costs_the_same_after_three_rounds_and_after_thirty() -> None:
    """One round of a long game took 3,393 calls, because the whole record was replayed."""
    record = bout(table("forum", 4), seed=5)
    reports = [report for step in playback_steps(record, None) for report in step.reports]
    speaker = speaker_for("en", record.ruleset, record.names)
    summary, calls = RunningSummary(record.ruleset), []
    for report in reports:
        number = summary.bulletin().number
        summary.hear(report)
        if summary.bulletin().number > number:
            profile = cProfile.Profile()
            profile.runcall(write_post, summary.bulletin(), speaker)
            calls.append(pstats.Stats(profile).total_calls)  # type: ignore[attr-defined]
    assert len(calls) > 30
    assert max(calls[30:]) < 2 * max(calls[1:4])


def test_notices_are_heard_and_change_nothing_but_who_ended_it() -> None:
    """A reminder is not part of the round's news."""
    record = story("forum-tie")
    summary = RunningSummary(record.ruleset)
    before = summary.bulletin()
    summary.hear(Reminded((Seat(0),)))
    assert summary.bulletin() == before
    summary.hear(HostEnded())
    assert summary.bulletin().by_host
    assert summary.heard == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", Format)
def test_names_in_a_summary_are_no_links_and_no_mentions(form: Format, lang: str) -> None:
    """The host pastes a post as it is, into a forum where @everyone notifies all users."""
    record = replace(story("forum-tie"), names=NAMES)
    speaker = speaker_for(lang, record.ruleset, NAMES)
    extras = PostExtras(written=(Seat(0), Seat(1)), hashes=("ab" * 32, "cd" * 32, None))
    summary = summary_of(record)
    for news in (summary.bulletin(1), summary.bulletin()):
        written = write_post(news, speaker, form, extras)
        assert not re.search(r"@(?!\u200b)", written)
        assert "://" not in written
        assert "www.evil" not in written
        if form is Format.BBCODE:
            assert "[url" not in written
        if form is Format.HTML:
            assert "<b>" not in written


def test_the_first_posts_have_the_hashes_of_all_fields() -> None:
    """Players can compare them with the record at the end."""
    record = story("forum-tie")
    speaker = speaker_for("en", record.ruleset, record.names)
    extras = PostExtras(hashes=("a" * 64, "b" * 64, "c" * 64))
    summary = summary_of(record)
    assert summary.bulletin().number > 1
    assert "b" * 64 in write_post(summary.bulletin(1), speaker, Format.BBCODE, extras)
    assert "b" * 64 not in write_post(summary.bulletin(), speaker, Format.BBCODE, extras)


def test_links_and_who_writes_are_told() -> None:
    """The picture, the page, and that the host holds no seat."""
    news = make_bulletin(story("forum-tie"), 1)
    record = story("forum-tie")
    speaker = speaker_for("en", record.ruleset, record.names)
    extras = PostExtras(
        None, (Seat(1),), (), "https://sea.example/match/1", "https://sea.example/1.png"
    )
    assert "[img]https://sea.example/1.png[/img]" in write_post(news, speaker, "bbcode", extras)
    page = write_post(news, speaker, "html", extras)
    assert '<a href="https://sea.example/match/1">' in page
    assert "The host gives the orders of Boris, and holds no seat." in page


@pytest.mark.parametrize("seats", [2, 12, 64])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_can_be_drawn(seats: int, lang: str) -> None:
    """Red pegs on grids from 10×10 to 57×57."""
    record = bout(table("forum", seats), seed=2, most=seats * 4)
    news = make_bulletin(record)
    svg = poster_svg(round_poster(news, speaker_for(lang, record.ruleset, record.names)))
    pegs = news.view.home.hit.bit_count()
    assert svg.count('fill="#b62b12"') == pegs


def test_wrecks_are_outlined_with_their_owner_when_the_game_is_over() -> None:
    """Before that their cells are secret (FO6 tells only class and owner)."""
    record = story("forum-last-one")
    speaker = speaker_for("en", record.ruleset, record.names)
    summary = summary_of(record)
    running = round_poster(summary.bulletin(8), speaker)
    assert running.seas[0].wrecks == ()
    assert running.owners == ()
    over = round_poster(summary.bulletin(), speaker)
    assert {wreck.owner for wreck in over.seas[0].wrecks} >= {1, 2}
    assert over.owners == ("1 Anna", "2 Boris", "3 Carla")
    assert poster_png(over).startswith(b"\x89PNG")


def test_two_truths_that_sound_the_same_make_the_same_posts_and_pictures() -> None:
    """Neither owner nor shooter nor miss is told before the sheet allows it (FO4, FO5)."""
    found = 0
    for seed in range(40):
        match = play_randomly(table("forum", 3), seed, steps=8 + seed // 4)
        other = twin(match, None, Random(seed))
        if other is None:
            continue
        found += 1
        record, second = record_of(match), record_of(other)
        speaker = speaker_for("ru", record.ruleset, record.names)
        news, others = make_bulletin(record), make_bulletin(second)
        for form in Format:
            assert write_post(news, speaker, form) == write_post(others, speaker, form)
        drawn, again = round_poster(news, speaker), round_poster(others, speaker)
        assert poster_svg(drawn) == poster_svg(again)
    assert found >= 8
