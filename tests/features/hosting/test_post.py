"""Posts for the host of a forum game (FO8): all the news, and nothing but the news."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout, record_of, table
from kit.games.random_player import play_randomly
from kit.games.transcript_story import story
from kit.secrecy.two_worlds import twin
from seabattle.features.hosting.posts.bulletin import make_bulletin
from seabattle.features.hosting.posts.markup import Format
from seabattle.features.hosting.posts.post import PostExtras, round_post, write_post
from seabattle.game import CloseRound, Fire, PlaceFleet, Seat
from seabattle.game.event import RoundClosed
from seabattle.grid import Cell, Col, Row
from seabattle.matches import Match
from seabattle.records import Record
from seabattle.rules import labels_of, random_fleet, variant_names
from seabattle.speech import LANGUAGES, speaker_for, trouble_sentence
from seabattle.trouble import Trouble


def upto(record: Record, entries: int) -> Record:
    """A record as it was after so many entries."""
    return replace(record, entries=record.entries[:entries])


def rounds_of(record: Record) -> list[RoundClosed]:
    """The rounds that were closed."""
    return [event for event in record.events if isinstance(event, RoundClosed)]


def test_the_post_of_a_round() -> None:
    """What the host pastes into the forum."""
    assert round_post(story("forum-last-one"), 8, deadline="Friday 20:00") == (
        "Forum game: round 8\n"
        "===================\n"
        "\n"
        "  A B C D E F G H\n"
        "1 · · · · · · · ×\n"
        "2 · · · · · · · ·\n"
        "3 · · · · · · · ✱\n"
        "4 · · · · · · · ·\n"
        "5 × · · · · · · ·\n"
        "6 × × × · · × × ×\n"
        "7 × × × × · · · ·\n"
        "8 × × × × × · ✱ ✱\n"
        "\n"
        "× hit   ✱ new hit\n"
        "\n"
        "- New hits: H3, G8, H8.\n"
        "- Sunk: destroyer of Boris.\n"
        "- Boris has no ships left and is out.\n"
        "\n"
        "Ships afloat: Anna 5, Carla 1.\n"
        "\n"
        "Round 9 is open.\n"
        "\n"
        "Yet to fire: Anna, Carla.\n"
        "\n"
        "Deadline: Friday 20:00\n"
    )


def test_without_a_number_the_post_is_about_now() -> None:
    """Anna has fired in the round that is open, the others have not."""
    now = round_post(upto(story("forum-last-one"), 8))
    assert "Forum game: round 1\n" in now
    assert "Round 2 is open.\n\nYet to fire: Boris, Carla.\n" in now


def test_before_the_first_round_the_post_says_who_has_yet_to_place_a_fleet() -> None:
    """The host waits for fleets too."""
    assert "Waiting for fleets from: Boris, Carla." in round_post(upto(story("forum-tie"), 1))
    begun = round_post(upto(story("forum-tie"), 3))
    assert "Round 1 is open.\n\nYet to fire: Anna, Boris, Carla.\n" in begun


def test_the_coin_and_the_winner_are_told() -> None:
    """FO7: the last ones went down together, and a coin decided."""
    tied = upto(story("forum-tie"), len(story("forum-tie").entries) - 1)
    assert "A coin decides." in round_post(tied)
    assert "The coin is in the air." in round_post(tied)
    post = round_post(story("forum-tie"))
    assert "The coin falls for Boris, who wins!" in post
    assert "is open" not in post


def test_the_winner_is_told_and_no_further_round() -> None:
    """FO7: the last player with ships."""
    post = round_post(story("forum-last-one"), deadline="never")
    assert "Anna wins!" in post
    assert "is open" not in post
    assert "never" not in post


def test_who_left_between_two_rounds_is_told() -> None:
    """FO3: dropped by the host; C4: resigned."""
    assert "Carla missed too many rounds and is dropped." in round_post(story("forum-deadline"), 3)
    last = round_post(story("forum-deadline"))
    assert "Anna resigns." in last
    assert "Boris wins!" in last


@pytest.mark.parametrize("number", [-1, 11, 10**9])
def test_a_round_that_was_not_closed_has_no_post(number: int) -> None:
    """Round 11 would be the next one."""
    with pytest.raises(Trouble) as caught:
        round_post(story("forum-last-one"), number)
    assert caught.value.code == "post/no-such-round"
    said = trouble_sentence("en", caught.value)
    assert said == f"There is no round {number} to post: 10 have been closed so far."


def test_round_zero_is_when_play_began() -> None:
    """The first post of a thread shows an empty sea for ever, not the last round."""
    opening = round_post(story("forum-last-one"), 0)
    assert "Forum game\n==========\n" in opening
    assert "×" not in opening.split("\n\n")[1]
    with pytest.raises(Trouble):
        round_post(upto(story("forum-last-one"), 1), 0)


@pytest.mark.parametrize("variant", [name for name in variant_names() if name != "forum"])
def test_a_game_without_rounds_has_no_posts(variant: str) -> None:
    """There is nothing a host could announce."""
    with pytest.raises(Trouble) as caught:
        round_post(Record(table(variant), ("Anna", "Boris"), ()))
    assert caught.value.code == "post/no-rounds"


def test_rounds_on_seas_of_ones_own_have_no_posts() -> None:
    """There is no public grid."""
    ruleset = replace(table("forum", 2), sea=table("classic").sea)
    with pytest.raises(Trouble) as caught:
        round_post(Record(ruleset, ("Anna", "Boris"), ()))
    assert caught.value.code == "post/own-seas"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("markup", Format)
def test_every_round_can_be_posted_in_every_form_and_language(markup: Format, lang: str) -> None:
    """No catalog lacks a key for any news."""
    for name in ("forum-last-one", "forum-tie", "forum-deadline", "forum-past-z"):
        record = story(name)
        for number in range(1, len(rounds_of(record)) + 1):
            assert round_post(record, number, markup, lang, "18:00")
        for entries in range(len(record.entries) + 1):
            assert round_post(upto(record, entries), None, markup, lang)


NASTY = (
    "**Anna** [x](http://evil)",
    "[b]Boris[/b][/code]",
    "<script>`~_#|-+!&@here</script>",
)


def test_names_are_harmless_in_markdown() -> None:
    """Every sign that could be markup has a backslash before it."""
    record = replace(story("forum-tie"), names=NASTY)
    post = round_post(record, None, Format.MARKDOWN)
    prose = post.replace("```", "").replace("**", "", 2)
    for line in prose.splitlines():
        if "Anna" in line or "Boris" in line or "script" in line:
            assert not re.search(r"(?<!\\)[*_`<>\[\]#|~]", line.removeprefix("- ")), line
    assert r"\[b\]Boris\[\/b\]\[\/code\]" in post


def test_names_are_harmless_in_bbcode() -> None:
    """No bracket of a name is a bracket of the post."""
    record = replace(story("forum-tie"), names=NASTY)
    post = round_post(record, None, Format.BBCODE)
    assert "［b］Boris［/b］［/code］" in post
    assert set(re.findall(r"\[[^\]]*\]", post)) == {
        "[size=150]",
        "[/size]",
        "[b]",
        "[/b]",
        "[code]",
        "[/code]",
        "[list]",
        "[*]",
        "[/list]",
    }


LINKS = ("see.example", "www.see.example", "http://see.example", "a@see.example", "<@&5> @here")


@pytest.mark.parametrize("markup", Format)
@pytest.mark.parametrize("name", LINKS)
def test_a_name_in_a_post_is_no_link_and_no_mention(name: str, markup: Format) -> None:
    """Forums turn words with a dot into links, and chats notify the user behind an @."""
    record = replace(story("forum-tie"), names=(name, "Boris", "Carla"))
    post = round_post(record, None, markup)
    assert not re.search(r"\w\.\w|://|@[\w!&]", re.sub(r"&(lt|gt|amp);", r" \1 ", post))


def test_the_first_posts_say_how_to_write_to_the_host() -> None:
    """A player who never opens the site finds in the thread what to send."""
    record = story("forum-tie")
    speaker = speaker_for("en", record.ruleset, record.names)
    written = PostExtras(written=(Seat(0),))
    fleets = write_post(make_bulletin(upto(record, 1)), speaker, Format.TEXT, written)
    assert "sends the host a fleet in this form: Carrier A1-E1; battleship A3-D3; …" in fleets
    begun = write_post(make_bulletin(upto(record, 3)), speaker, Format.TEXT, written)
    assert "writes to the host once a round: Fire at B7." in begun
    later = write_post(make_bulletin(record, 1), speaker, Format.TEXT, written)
    assert "once a round" not in later


def test_the_last_post_leads_to_the_record() -> None:
    """A player who doubts the host can verify the game."""
    links = PostExtras(record="http://s/record", check="http://s/check")
    record = story("forum-last-one")
    speaker = speaker_for("en", record.ruleset, record.names)
    assert "check it here: [url]http://s/check[/url]" in write_post(
        make_bulletin(record), speaker, Format.BBCODE, links
    )
    running = make_bulletin(upto(record, 8))
    assert "http://s" not in write_post(running, speaker, Format.BBCODE, links)


def test_a_deadline_is_harmless_too() -> None:
    """A deadline is untrusted text, like a name."""
    record = upto(story("forum-tie"), 3)
    assert "Deadline: ［b］now" in round_post(record, None, Format.BBCODE, deadline="[b]now")


def test_a_post_names_no_miss() -> None:
    """FO5: misses of other players are secret."""
    record = bout(table("forum", 5), seed=9)
    labels = labels_of(record.ruleset)
    for closed in rounds_of(record):
        post = round_post(record, closed.number)
        prose = post.partition("- ")[2]
        impacts = [impact for salvo in closed.salvos for impact in salvo.impacts]
        hits = {labels.name(impact.at) for impact in impacts if any(u.fresh for u in impact.struck)}
        assert set(re.findall(r"\b[A-Z]+\d+\b", prose)) == hits
        assert "○" not in post


def _fire_round(shots: dict[int, Cell], *, host: bool = False) -> Record:
    """Two rounds of three players with fleets that never change."""
    ruleset = table("forum", 3)
    match = Match(ruleset, chance=Random(1))
    for seat in range(3):
        match.send(Seat(seat), PlaceFleet(random_fleet(ruleset, Random(seat))))
    for seat, at in shots.items():
        match.send(Seat(seat), Fire((at,)))
    if host:
        match.send(None, CloseRound())
    return record_of(match)


def test_a_post_does_not_know_who_fired() -> None:
    """FO4: the same cells, hit by other players, make the same post."""
    cells = [Cell(Row(row), Col(5)) for row in range(3)]
    posts = {
        round_post(_fire_round(dict(enumerate(order))), 1)
        for order in (cells, cells[::-1], [cells[1], cells[2], cells[0]])
    }
    assert len(posts) == 1


def test_two_truths_that_sound_the_same_make_the_same_posts() -> None:
    """C3: a post is made from what a spectator heard, so it cannot say more."""
    found = 0
    for seed in range(60):
        match = play_randomly(table("forum", 3), seed, steps=8 + seed // 4)
        other = twin(match, None, Random(seed))
        if other is None:
            continue
        found += 1
        record, second = record_of(match), record_of(other)
        for number in range(1, len(rounds_of(record)) + 1):
            assert round_post(record, number) == round_post(second, number)
        assert round_post(record) == round_post(second)
    assert found >= 10


def test_a_bulletin_says_nothing_of_who_gave_no_order() -> None:
    """With two players, one of them absent, a hit would identify its shooter."""
    record = _fire_round({0: Cell(Row(0), Col(0))}, host=True)
    post = round_post(record, 1)
    assert "order" not in post
    assert "Yet to fire: Anna, Boris, Carla." in post


def test_sixty_four_players_on_a_grid_past_z() -> None:
    """FO1: fifty-seven columns, the last of them BE."""
    record = bout(table("forum", 64), seed=1, most=64 * 4)
    news = make_bulletin(record)
    assert news.number == 3
    post = round_post(record)
    head, *rows = post.split("\n\n")[1].splitlines()
    assert head.split()[-1] == "BE"
    assert len(rows) == 57
    assert all(len(row) <= len(head) for row in rows)
    assert "Player 64" in post
