"""Matches that are kept at this machine."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from kit.seas.drawn_sea import cell
from seabattle.bots import find_bot
from seabattle.client.local_matches import (
    Computer,
    LocalMatches,
    Person,
    PlannedSitter,
    open_local_matches,
)
from seabattle.client.match_table import (
    MatchTable,
    SeatHint,
    TableRefusal,
    is_over,
    say_messages,
    seats_to_act,
    speaker_at,
)
from seabattle.game import Fire, PlaceFleet, Resign, Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches.event import SitterKind
from seabattle.matches.request import Act, AskRematch, OfferStop
from seabattle.records import read_record
from seabattle.rules import load_variant, random_fleet, settle, variant_names
from seabattle.speech import LANGUAGES, speaker_for
from seabattle.trouble import Trouble
from seabattle.views import Hit

ANNA, BRUNO = Seat(0), Seat(1)
PAIR = (Person("Anna"), Person("Bruno"))


def in_parlour(
    place: Path, work: Callable[[LocalMatches], Awaitable[None]], lang: str = "en"
) -> None:
    """Do something at home, for two minutes at most."""

    async def visit() -> None:
        async with (
            asyncio.timeout(120),
            open_local_matches(lang, place / "games.db") as local_matches,
        ):
            await work(local_matches)

    asyncio.run(visit())


async def play_on(table: MatchTable, moves: int = 100_000) -> None:
    """Let bots move for all local players, so many times or to the end."""
    while moves and not is_over(table):
        here = seats_to_act(table)
        if not here:
            await table.news()
            continue
        bot = find_bot("hunter")(here[0])
        assert await table.ask(here[0], Act(bot.act(table.view(here[0])))) is None
        moves -= 1


@pytest.mark.parametrize("name", variant_names())
def test_every_variant_is_played_at_home_against_the_computer(tmp_path: Path, name: str) -> None:
    """The same service that runs a server runs the game at home, to its end."""
    ruleset = settle(load_variant(name))

    async def work(local_matches: LocalMatches) -> None:
        computers = [Computer("hunter")] * (ruleset.seats - 1)
        table = await local_matches.open_match(ruleset, [Person("Anna"), *computers])
        await play_on(table)
        written = await table.record()
        assert isinstance(written, bytes)
        assert read_record(written).names[0] == "Anna"
        assert await local_matches.list_unfinished_matches() == []

    in_parlour(tmp_path, work)


@pytest.mark.parametrize(
    ("name", "seats"), [("sea-battle", 2), ("forum", 4)], ids=["two", "a-round-game"]
)
def test_what_was_done_is_there_after_the_room_was_left(
    tmp_path: Path, name: str, seats: int
) -> None:
    """Closing the terminal in the middle loses neither a shot nor a secret order."""
    ruleset = settle(load_variant(name), seats)
    views = {}
    match = None

    async def begin(local_matches: LocalMatches) -> None:
        nonlocal match
        people = [Person(f"P{seat}") for seat in range(seats - 1)]
        table = await local_matches.open_match(ruleset, [*people, Computer("scatter")])
        # An odd number, so that the round is half given.
        await play_on(table, 12 + seats // 2)
        while not seats_to_act(table):
            await table.news()
        match = table.match
        views.update({seat: (table.view(seat), say_messages(table, seat)) for seat in table.seats})

    async def go_on(local_matches: LocalMatches) -> None:
        (kept,) = await local_matches.list_unfinished_matches()
        assert kept.match == match
        table = await local_matches.resume(kept.match)
        assert {
            seat: (table.view(seat), say_messages(table, seat)) for seat in table.seats
        } == views
        await play_on(table)
        assert await local_matches.list_unfinished_matches() == []

    in_parlour(tmp_path, begin)
    assert views
    in_parlour(tmp_path, go_on)


def test_no_player_at_the_keyboard_sees_the_computers_view(tmp_path: Path) -> None:
    """A screen must not be able to show what no person may know."""

    async def work(local_matches: LocalMatches) -> None:
        table = await local_matches.open_match(
            settle(load_variant("classic")), [Person(), Computer("scatter")]
        )
        assert table.seats == (ANNA,)
        with pytest.raises(ValueError, match="not played here"):
            table.view(BRUNO)
        with pytest.raises(ValueError, match="not played here"):
            table.messages_for(BRUNO)
        with pytest.raises(ValueError, match="not played here"):
            await table.ask(BRUNO, OfferStop())

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_a_sentence_in_the_language_of_the_table(tmp_path: Path, lang: str) -> None:
    """What cannot be done is explained, and nothing changes."""

    async def work(local_matches: LocalMatches) -> None:
        table = await local_matches.open_match(settle(load_variant("classic")), PAIR)
        refused = await table.ask(ANNA, Act(Fire((Cell(Row(0), Col(0)),))))
        assert isinstance(refused, TableRefusal)
        assert refused.code == "phase/not-playing"
        assert refused.sentence.endswith(".")
        assert table.lang == lang
        assert len(say_messages(table, ANNA)) == 2, "two people have sat down"

    in_parlour(tmp_path, work, lang)


def test_news_wake_a_waiting_screen(tmp_path: Path) -> None:
    """A screen sleeps until there is something to show, and misses nothing meanwhile."""
    ruleset = settle(load_variant("sea-battle"))

    async def work(local_matches: LocalMatches) -> None:
        table = await local_matches.open_match(ruleset, [Person("Anna"), Computer("scatter")])
        heard = len(table.messages_for(ANNA))
        await table.ask(ANNA, Act(PlaceFleet(random_fleet(ruleset, Random(1)))))
        await asyncio.wait_for(table.news(), 10)
        while not seats_to_act(table):
            await asyncio.wait_for(table.news(), 10)
        assert any(
            "Gunner has placed a fleet." in line for line in say_messages(table, ANNA, heard)
        )

    in_parlour(tmp_path, work)


def test_hints_are_given_where_the_table_allows_them(tmp_path: Path) -> None:
    """With the odds of every cell, by what the asker was told and nothing else."""
    ruleset = settle(load_variant("classic"))

    async def work(local_matches: LocalMatches) -> None:
        helped = await local_matches.open_match(ruleset, PAIR)
        await play_on(helped, 3)
        (seat,) = seats_to_act(helped)
        hint = await helped.hint(seat)
        assert isinstance(hint, SeatHint)
        assert hint.odds is not None
        assert [len(row) for row in hint.odds] == [10] * 10
        assert sum(map(sum, hint.odds)) == pytest.approx(17, abs=0.01)
        assert await helped.ask(seat, Act(hint.command)) is None
        alone = await local_matches.open_match(ruleset, PAIR, hints=False)
        refused = await alone.hint(ANNA)
        assert isinstance(refused, TableRefusal)
        assert refused.code == "match/no-hints"

    in_parlour(tmp_path, work)


def test_computers_are_numbered_where_they_are_several(tmp_path: Path) -> None:
    """Four players all called Gunner would be a riddle."""
    ruleset = settle(load_variant("forum"), 4)

    async def work(local_matches: LocalMatches) -> None:
        sitters: list[PlannedSitter] = [
            Person("Anna"),
            Computer("scatter"),
            Person(),
            Computer("scatter"),
        ]
        table = await local_matches.open_match(ruleset, sitters)
        assert table.names == ("Anna", "Gunner (no. 1)", "", "Gunner (no. 2)")
        assert speaker_at(table).name(Seat(2)) == "Player 3"
        assert [each.kind for each in table.match_info.sitters if each][1] is SitterKind.COMPUTER

    in_parlour(tmp_path, work)


def test_the_computer_is_spoken_of_as_its_language_has_it(tmp_path: Path) -> None:
    """«Адмирал … Попал(а)!» is never said, neither at the table nor in a replay."""
    ruleset = settle(load_variant("salvo"))
    cry = Hit(cell("A1"))

    async def work(local_matches: LocalMatches) -> None:
        table = await local_matches.open_match(ruleset, [Person("Анна"), Computer("admiral:2")])
        speaker = speaker_at(table)
        assert speaker.answer(cry, Seat(1)) == "Попал!"
        assert speaker.answer(cry, Seat(0)) == "Попал!"
        early = await table.record()
        assert isinstance(early, TableRefusal)
        assert early.code == "match/not-over"
        assert await table.ask(Seat(0), Act(Resign())) is None
        written = await table.record()
        assert isinstance(written, bytes)
        replayed = speaker_for("it", ruleset, read_record(written).names)
        assert replayed.name(Seat(1)) == "Ammiraglio 2"

    in_parlour(tmp_path, work, "ru")


def test_a_table_at_which_only_computers_play_can_be_watched(tmp_path: Path) -> None:
    """To see how it is done, without a fleet of one's own."""
    ruleset = settle(load_variant("sea-battle"))

    async def work(local_matches: LocalMatches) -> None:
        table = await local_matches.open_match(ruleset, [Computer("hunter"), Computer("hunter")])
        assert table.seats == ()
        while not is_over(table):
            await table.news()
        assert "wins" in say_messages(table, None)[-1]

    in_parlour(tmp_path, work)


def test_another_game_is_ready_when_all_at_the_keyboard_want_one(tmp_path: Path) -> None:
    """The rematch is laid like on a server, with the seats changed."""
    ruleset = settle(load_variant("sea-battle"))

    async def work(local_matches: LocalMatches) -> None:
        table = await local_matches.open_match(ruleset, PAIR)
        await play_on(table)
        for seat in table.seats:
            assert await table.ask(seat, AskRematch()) is None
        while table.match_info.following is None:
            await asyncio.wait_for(table.news(), 10)
        following = await local_matches.resume(table.match_info.following)
        assert following.names == ("Bruno", "Anna")

    in_parlour(tmp_path, work)


def test_a_player_who_had_no_time_to_sit_down_does_so_when_the_game_goes_on(tmp_path: Path) -> None:
    """A kill between laying the table and sitting down must not leave a seat empty for ever."""
    ruleset = settle(load_variant("sea-battle"))

    async def begin(local_matches: LocalMatches) -> None:
        sit_down, local_matches._service.submit = local_matches._service.submit, _nothing  # type: ignore[method-assign,assignment]
        await local_matches.open_match(ruleset, PAIR)
        local_matches._service.submit = sit_down  # type: ignore[method-assign]

    async def go_on(local_matches: LocalMatches) -> None:
        (kept,) = await local_matches.list_unfinished_matches()
        assert kept.phase == "open"
        table = await local_matches.resume(kept.match)
        assert table.seats == (ANNA, BRUNO)
        await play_on(table)

    in_parlour(tmp_path, begin)
    in_parlour(tmp_path, go_on)


async def _nothing(*_: object) -> None:
    """The power goes before anything is asked."""


def test_one_match_is_open_at_one_terminal_at_a_time(tmp_path: Path) -> None:
    """Two keyboards at one seat would play against each other."""
    ruleset = settle(load_variant("sea-battle"))

    async def work(local_matches: LocalMatches) -> None:
        table = await local_matches.open_match(ruleset, PAIR)
        async with open_local_matches("en", tmp_path / "games.db") as other:
            with pytest.raises(Trouble) as refused:
                await other.resume(table.match)
            assert refused.value.code == "game/open-elsewhere"
            await table.close()
            assert (await other.resume(table.match)).match == table.match

    in_parlour(tmp_path, work)
    assert sorted(each.name for each in tmp_path.glob("*.lock")) == []


def test_a_damaged_match_is_refused_and_the_others_are_not(tmp_path: Path) -> None:
    """A game that is not the one that was played is worse than none."""
    ruleset = settle(load_variant("sea-battle"))
    matches = []

    async def begin(local_matches: LocalMatches) -> None:
        for _ in range(2):
            table = await local_matches.open_match(ruleset, PAIR)
            await play_on(table, 6)
            matches.append(table.match)

    async def go_on(local_matches: LocalMatches) -> None:
        with pytest.raises(Trouble) as refused:
            await local_matches.resume(matches[0])
        assert refused.value.code == "game/damaged"
        await play_on(await local_matches.resume(matches[1]))

    in_parlour(tmp_path, begin)
    with sqlite3.connect(tmp_path / "games.db") as file:
        file.execute("UPDATE pages SET body = 'x' WHERE match = ? AND seq = 4", (matches[0],))
    file.close()
    in_parlour(tmp_path, go_on)


def test_a_bot_whose_file_is_gone_does_not_resign(tmp_path: Path) -> None:
    """The person must not win because a file was moved away."""
    ruleset = settle(load_variant("sea-battle"))
    bot = tmp_path / "mine.py"
    bot.write_text("from seabattle.bots import Scatter\n")

    async def begin(local_matches: LocalMatches) -> None:
        await local_matches.open_match(ruleset, [Person(), Computer(f"{bot}:Scatter")])

    async def go_on(local_matches: LocalMatches) -> None:
        (kept,) = await local_matches.list_unfinished_matches()
        with pytest.raises(Trouble) as refused:
            await local_matches.resume(kept.match)
        assert refused.value.code == "game/bot-gone"

    in_parlour(tmp_path, begin)
    bot.unlink()
    find_bot.cache_clear()
    in_parlour(tmp_path, go_on)
    in_parlour(tmp_path, go_on)
