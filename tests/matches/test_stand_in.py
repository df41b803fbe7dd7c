import asyncio
from collections.abc import Callable
from random import Random

import pytest
from msgspec import json

from kit.games.live_table import ANNA, CLASSIC, HOSTESS, run
from kit.stores.memory_logbook import BellHub, InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.bots import find_bot
from seabattle.bots.stand_in import QUICKEST, quick_player, stand_ins
from seabattle.drawing import replay_text
from seabattle.game import Fire, Phase, PlaceFleet, Resign
from seabattle.grid import Cell, Col, Row
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, MatchPlan
from seabattle.matches.port import BotMove, Thought
from seabattle.matches.request import Act
from seabattle.matches.scheduler import LONGEST_RETRY, BotAttempts, MatchScheduler
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.telling.replay import replay_truth
from seabattle.records import Record, playback_lines, read_record, write_record
from seabattle.rules import load_variant, random_fleet, settle
from seabattle.speech import LANGUAGES, speaker_for

Judge = Callable[[Thought], None]


class FailingThinker(InlineThinker):
    """Notes who was asked to think, and fails when *judge* does."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.asked: list[str] = []

    async def move(self, thought: Thought) -> BotMove:
        """Fail, or move."""
        self.asked.append(thought.players[0])
        self.judge(thought)
        return await super().move(thought)


def fail_unless(*players: str) -> Judge:
    """Only these players can think."""

    def judge(thought: Thought) -> None:
        if thought.players[0] not in players:
            raise RuntimeError(thought.players[0])

    return judge


async def open_table(table: Service, bot: str) -> LiveMatch:
    """Anna, whose fleet is in, and a computer player."""
    live = await table.open_match(MatchPlan(CLASSIC, "classic", (HOST, bot)), HOSTESS, "1")
    placing = Act(PlaceFleet(random_fleet(CLASSIC, Random(0))))
    await table.submit(live.match, SubmittedRequest("place", placing, ANNA))
    return live


async def play_moves(table: Service, live: LiveMatch, moves: int) -> None:
    """Anna fires cell after cell until the computer has moved so often."""
    cells = iter(range(CLASSIC.grid.size))
    while len(computer_moves(live)) < moves:
        await asyncio.sleep(0)
        if live.state.game.table.phase is Phase.PLAYING and live.state.game.table.turn == 0:
            row, col = divmod(next(cells), CLASSIC.grid.columns)
            shot = Act(Fire((Cell(Row(row), Col(col)),)))
            await table.submit(live.match, SubmittedRequest(f"{row} {col}", shot, ANNA))


def computer_moves(live: LiveMatch) -> list[tuple[type, str | None]]:
    """What the computer has done, and who stood in."""
    return [(type(each.command), each.stand_in) for each in live.journal if each.seat == 1]


def record_of(live: LiveMatch) -> Record:
    """The game so far."""
    return Record(CLASSIC, ("Anna", "admiral"), tuple(live.journal))


@pytest.mark.parametrize("bot", ["admiral", "admiral:5", "hunter", "surveyor", "gone-bot"])
def test_a_bot_that_fails_is_stood_in_for_and_never_resigns(bot: str) -> None:
    """A fault of the server once cost the opponent the rest of the game."""

    async def story() -> None:
        table, thinker = service(), FailingThinker(fail_unless(QUICKEST))
        MatchScheduler(table, thinker)
        live = await open_table(table, bot)
        await play_moves(table, live, 3)

        assert {kind for kind, _ in computer_moves(live)} == {PlaceFleet, Fire}
        assert {stand_in for _, stand_in in computer_moves(live)} == {QUICKEST}
        assert thinker.asked[: len(stand_ins(bot))] == list(stand_ins(bot))

    run(story())


def test_a_stand_in_plays_for_an_unknown_bot() -> None:
    """Another version has opened the table, with a player that this one has never heard of."""

    async def story() -> None:
        table = service()
        MatchScheduler(table, InlineThinker())
        live = await open_table(table, "commodore:3")
        await play_moves(table, live, 2)

        assert {stand_in for _, stand_in in computer_moves(live)} == {"hunter"}

    run(story())


def test_a_bot_that_breaks_the_rules_is_stood_in_for() -> None:
    """Its command was refused, and it thought of the same one again, five times a second."""

    class Cheat(FailingThinker):
        async def move(self, thought: Thought) -> BotMove:
            move = await super().move(thought)
            cheats = move.player == "admiral" and isinstance(move.command, Fire)
            off_grid = Fire((Cell(Row(63), Col(63)),))
            return BotMove(off_grid, move.player) if cheats else move

    async def story() -> None:
        table, thinker = service(), Cheat(lambda _: None)
        MatchScheduler(table, thinker)
        live = await open_table(table, "admiral")
        await play_moves(table, live, 3)

        placed, *fired = computer_moves(live)
        assert placed == (PlaceFleet, None)
        assert {stand_in for _, stand_in in fired} == {"admiral:6"}
        assert thinker.asked == ["admiral", *["admiral", "admiral:6"] * len(fired)]

    run(story())


def test_an_outage_ends_no_game_and_keeps_no_process_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pool that broke again and again ended five games of five."""
    monkeypatch.setattr("seabattle.matches.scheduler.RETRY", 0.05)

    async def story() -> None:
        table, thinker = service(), FailingThinker(fail_unless())
        MatchScheduler(table, thinker)
        live = await open_table(table, "hunter")
        await asyncio.sleep(0.6)
        assert len(thinker.asked) <= 8
        thinker.judge = fail_unless("hunter")
        assert not computer_moves(live)
        assert live.state.game.table.phase is Phase.PLACING
        thinker.judge = fail_unless("hunter", QUICKEST)
        await play_moves(table, live, 2)

        assert computer_moves(live)[0] == (PlaceFleet, QUICKEST)
        assert Resign not in {kind for kind, _ in computer_moves(live)}

    run(story())


def test_the_wait_for_a_working_bot_grows_with_each_failure() -> None:
    """Quicker players are asked at once; when none is left, patience costs nothing (back-off)."""
    tries = BotAttempts("hunter")
    assert tries.players() == ("hunter", QUICKEST)
    assert tries.fail() == 0
    assert tries.players() == (QUICKEST,)
    waits = [tries.fail() for _ in range(60)]
    assert tries.players() == (QUICKEST,)
    assert waits == sorted(waits)
    assert 0 < waits[0] < waits[3]
    assert waits[-1] == LONGEST_RETRY
    tries.start_anew()
    assert tries.players() == ("hunter", QUICKEST)


def test_two_processes_of_which_one_has_a_stand_in_keep_one_move() -> None:
    """Both owe the same move; whichever page is kept first is the move (a race)."""

    async def story() -> None:
        logbook, watch, belfry = MemoryLogbook(), ManualWatch(), BellHub()
        here, there = (service(logbook, watch, belfry, seed) for seed in (1, 2))
        live = await open_table(here, "admiral")
        held = await there.load_match(live.match)
        assert held is not None
        MatchScheduler(here, InlineThinker()).schedule_match(live, here=True)
        MatchScheduler(there, FailingThinker(fail_unless(QUICKEST))).schedule_match(held, here=True)
        for _ in range(50):
            await asyncio.sleep(0)

        pages = await logbook.pages(live.match)
        assert [page.command for page in pages].count("/bot 1 1") == 1
        assert len({page.command for page in pages}) == len(pages)

    run(story())


def test_page_and_record_name_the_stand_in_only_where_there_was_one() -> None:
    """A replay that credits the admiral with the gunner's shots is no replay."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table, thinker = service(logbook), FailingThinker(fail_unless("admiral"))
        scheduler = MatchScheduler(table, thinker)
        live = await open_table(table, "admiral")
        await play_moves(table, live, 2)
        thinker.judge = fail_unless(QUICKEST)
        await play_moves(table, live, 4)
        await scheduler.stop()

        bodies = [page.body for page in await logbook.pages(live.match)]
        kept = [json.decode(body)["events"][0] for body in bodies]
        ours = [each for each in kept if each.get("command", {}).get("seat") == 1]
        assert [each.get("stand_in") for each in ours] == [None, None, QUICKEST, QUICKEST]
        assert ["stand_in" in each for each in ours] == [False, False, True, True]
        record = record_of(live)
        assert read_record(write_record(record)) == record
        lines = write_record(record).splitlines()
        assert [b'"stand_in":"scatter"' in line for line in lines].count(True) == 2
        shown = b"\n".join(playback_lines(record, "all"))
        assert shown.count(b'"stand_in":"scatter"') == 2
        again = await service(logbook).load_match(live.match)
        assert again is not None
        assert computer_moves(again) == computer_moves(live)

    run(story())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_says_who_stood_in(lang: str) -> None:
    """In words, wherever a game is leafed through."""
    words = {"en": "Gunner", "it": "Cannoniere", "ru": "Канонир"}

    async def story() -> None:
        table, thinker = service(), FailingThinker(fail_unless("admiral"))
        MatchScheduler(table, thinker)
        live = await open_table(table, "admiral")
        await play_moves(table, live, 2)
        record = record_of(live)
        speaker = speaker_for(lang, CLASSIC, record.names)
        before = "".join(line for frame in replay_truth(record, speaker) for line in frame.said)
        assert words[lang] not in before
        thinker.judge = fail_unless(QUICKEST)
        await play_moves(table, live, 3)
        record = record_of(live)

        said = [line for frame in replay_truth(record, speaker) for line in frame.said]
        assert sum(words[lang] in line for line in said) == 1
        for viewer in ("all", None):
            assert "\n".join(replay_text(record, lang, viewer)).count(words[lang]) == 1

    run(story())


@pytest.mark.parametrize("bot", ["admiral", "admiral:8", "admiral:2", "surveyor", "scatter", "x.y"])
def test_every_chain_of_stand_ins_exists_and_ends_with_the_quickest_player(bot: str) -> None:
    """The quickest player has no stand-in: it plays everything at once."""
    first, *others = stand_ins(bot)
    assert first == bot
    assert (first, *others)[-1] == QUICKEST
    assert len({first, *others}) == 1 + len(others)
    for name in others:
        find_bot(name)


@pytest.mark.parametrize(
    ("player", "variant", "quick"),
    [
        ("admiral", "sea-battle", "admiral:6"),
        ("admiral", "forum", "hunter"),
        ("admiral:2", "sea-battle", "admiral:2"),
        ("hunter", "forum", "hunter"),
        ("scatter", "forum", "scatter"),
        ("nobody-of-this-name", "classic", "hunter"),
    ],
)
def test_an_immediate_stand_in_needs_no_time(player: str, variant: str, quick: str) -> None:
    """In a sea that all share, less effort takes an admiral as long as all of it."""
    assert quick_player(stand_ins(player), settle(load_variant(variant))) == quick
