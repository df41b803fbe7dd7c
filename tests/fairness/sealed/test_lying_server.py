"""A server that lies: found by the players in terminal and page, and by both verifiers.

One game per lie here; twenty with ``-m slow``.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from kit.games.lying_server import (
    LAGOON,
    NOT_SIGNED,
    ROLLBACKS,
    TOLD_FALSELY,
    UNSIGNED,
    Rollback,
    Stages,
    Tale,
    answers,
    from_the_start,
    says_seat,
    shots,
)
from kit.games.sealed_cheat import Honest, honest
from kit.games.sealed_table import MATCH
from kit.proofs.proofs_checked_once import check_proofs_once
from kit.screens.browser_player import ToldGame, follow_in_browser
from kit.screens.browser_verifier import differences
from seabattle.fairness.sealed.sealed_player import Distrust, SealedPlayer, SeatSecrets
from seabattle.fairness.sealed.sealed_record import (
    SealedEntry,
    SealedRecord,
    read_sealed_record,
    write_sealed_record,
)
from seabattle.game import Seat
from seabattle.game.event import PlayBegan, Why
from seabattle.game.sealed_event import (
    AttackAnswered,
    Breach,
    BreachProved,
    CellTold,
    SealedEvent,
    SealedEvents,
    SealedGameEnded,
    Told,
)
from seabattle.trouble import Trouble
from seabattle_verifier import verify


@pytest.fixture(autouse=True)
def check_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every lie is told after the same beginning."""
    check_proofs_once(monkeypatch)


LIES = {name: (tell, NOT_SIGNED) for name, tell in UNSIGNED.items()} | TOLD_FALSELY


def games(count: int) -> Iterator[Honest]:
    """Games in which there is a chance for every lie: misses, hits, and a shot that is repeated."""
    found = (honest(LAGOON, seed) for seed in range(3, 200))
    return islice((game for game in found if _is_rich(game)), count)


def _is_rich(game: Honest) -> bool:
    by = [says_seat(game, number) for number in shots(game)]
    words = answers(game, Told.MISS), answers(game, Told.HIT), answers(game, Told.SUNK)
    return all(words) and by.count(by[-1]) > 1 and by.count(by[0]) > 2


def record_of(told: Tale) -> bytes:
    """The record that such a server would publish."""
    return write_sealed_record(SealedRecord(LAGOON, MATCH, ("Anna", "Boris"), told))


def is_believed(data: bytes) -> bool:
    """Whether the program takes a record."""
    try:
        read_sealed_record(data)
    except Trouble:
        return False
    return True


def listen(kept: SeatSecrets, told: Tale) -> tuple[int, str | None]:
    """How many messages the terminal's player accepts, and why it stops."""
    player, heard, said = _sit_down(kept), 0, list[SeatSecrets]()
    player._keep = said.append
    try:
        for entry in told:
            player.hear(entry.seat, entry.command, entry.blob)
            heard += 1
        owed = player.duty()
        if owed is not None:
            player.say(owed)
    except Distrust as found:
        # A message that was not stored was not signed.
        assert said == []
        return heard, found.why
    return heard, None


def _sit_down(kept: SeatSecrets) -> SealedPlayer:
    return SealedPlayer(LAGOON, kept, bytes, lambda _: None)


def listeners(game: Honest, told: Tale, stages: Stages) -> list[SeatSecrets]:
    """The players who get the message: both, but only the opponent fetches a proof."""
    kept = [box.kept[0] for box in game.table.boxes]
    assert all(each.last is None for each in kept)
    return [each for each in kept if stages.page != "other-proof" or each.seat != told[-1].seat]


class Verdicts:
    """What was told and recorded in many games, for the page to judge all at once."""

    def __init__(self) -> None:
        self.told: list[ToldGame] = []
        self.wanted: list[tuple[str, int, str | None]] = []
        self.records: list[bytes] = []

    def tell(self, name: str, kept: SeatSecrets, told: Tale, stop: int, doubt: str | None) -> None:
        """Where the player of the page must stop, and why."""
        self.told.append(ToldGame(LAGOON, kept, told))
        self.wanted.append((name, stop, doubt))

    def require(self, folder: Path) -> None:
        """Assert that both programs of the page find the same, and then owe no message."""
        assert differences(self.records, folder) == []
        seen = follow_in_browser(self.told, folder)
        found = [
            (name, each["heard"], each["doubt"])
            for (name, *_), each in zip(self.wanted, seen, strict=True)
        ]
        assert found == self.wanted
        assert all(each["breach"] is None for each in seen)
        assert not any(each["owed"] for each in seen)


def catch_lies(count: int, verdicts: Verdicts) -> None:
    """Assert that both players stop exactly at the lie, and no reader accepts its record."""
    for game in games(count):
        for name, (tell, stages) in LIES.items():
            told = tell(game)
            data = record_of(told)
            fault = verify(data).fault
            assert fault is not None, name
            assert (fault.code, fault.line) == ("illegal", len(told) + 1), name
            assert not is_believed(data), name
            verdicts.records.append(data)
            for kept in listeners(game, told, stages):
                stop = len(told) - 1
                assert (name, *listen(kept, told)) == (name, stop, stages.terminal)
                verdicts.tell(name, kept, told, stop, stages.page)


def rollbacks(game: Honest) -> Iterator[tuple[str, Rollback]]:
    """All ways back from a game."""
    for name, go_back in ROLLBACKS.items():
        yield name, go_back(game)
    yield "from the start", from_the_start(game, honest(LAGOON, 300))


def catch_rollbacks(count: int, verdicts: Verdicts) -> None:
    """The rolled-back game is consistent, but a player who has answered does not answer it."""
    for game in games(count):
        for name, back in rollbacks(game):
            end = len(back.told)
            assert (name, *listen(back.kept, back.told)) == (name, end, "rolled-back")
            verdicts.tell(name, back.kept, back.told, end, "rolled-back")
            data = record_of(back.recorded)
            fault = verify(data).fault
            assert fault is not None, name
            assert (fault.code, fault.line) == ("illegal", len(back.recorded) + 1), name
            assert not is_believed(data), name
            verdicts.records.append(data)
            # The record is sound so far: an unfinished game.
            short = verify(record_of(back.told))
            assert (short.sound, short.finished) == (True, False), name


def claims(game: Honest) -> Iterator[tuple[str, int, SealedEvents]]:
    """What a server can say of messages that it leaves as they are: the entry, and the claim."""
    last = len(game.table.journal) - 1
    for name, number, changes in (
        ("another winner", last, {"winner": Seat(1 - says_seat(game, shots(game)[-1]))}),
        ("nobody has won", last, {"winner": None}),
        ("another reason", last, {"why": Why.TIME}),
    ):
        events = game.table.journal[number].events
        yield name, number, (*events[:-1], replace(events[-1], **changes))
    began = next(n for n, each in enumerate(game.table.journal) if _has(each, PlayBegan))
    first = game.table.journal[began].events
    yield "who began", began, (*first[:-1], PlayBegan(Seat(1)))
    for name, true, false in (
        ("a hit for a miss", Told.MISS, Told.HIT),
        ("a miss for a hit", Told.HIT, Told.MISS),
        ("a sinking withheld", Told.SUNK, Told.HIT),
        ("a sinking too early", Told.HIT, Told.SUNK),
    ):
        number = answers(game, true)[-1]
        yield name, number, tuple(_say(each, false) for each in game.table.journal[number].events)
    number = answers(game, Told.MISS)[-1]
    seat, events = says_seat(game, number), game.table.journal[number].events
    slander = BreachProved(seat, Breach.ANSWER, _cell(events).at, Told.MISS)
    end = SealedGameEnded(Seat(1 - seat), Why.VIOLATED)
    yield "a violation that was none", number, (events[0], slander, end)


def _has(entry: SealedEntry, kind: type) -> bool:
    return any(isinstance(event, kind) for event in entry.events)


def _cell(events: SealedEvents) -> CellTold:
    (answered,) = (event for event in events if isinstance(event, AttackAnswered))
    return answered.answers[0]


def _say(event: SealedEvent, told: Told) -> SealedEvent:
    if not isinstance(event, AttackAnswered):
        return event
    return replace(event, answers=(replace(event.answers[0], told=told),))


def catch_claims(count: int, verdicts: Verdicts) -> None:
    """Assert that no verifier accepts a claim, and that players ignore it."""
    for game in games(count):
        for name, number, events in claims(game):
            entry = replace(game.table.journal[number], events=events)
            rest = game.table.journal[number + 1 :]
            data = record_of((*game.table.journal[:number], entry, *rest))
            fault = verify(data).fault
            assert fault is not None, name
            assert (fault.code, fault.line) == ("false", number + 2), name
            assert not is_believed(data), name
            verdicts.records.append(data)
        for box in game.table.boxes:
            player = _sit_down(box.kept[0])
            for each in game.table.journal:
                player.hear(each.seat, each.command, each.blob)
            assert player.view.table == game.games[-1].table


def catch_all(count: int, folder: Path) -> None:
    """Every lie, rollback and claim in so many games."""
    verdicts = Verdicts()
    catch_lies(count, verdicts)
    catch_rollbacks(count, verdicts)
    catch_claims(count, verdicts)
    assert len(verdicts.records) == count * (len(LIES) + len(ROLLBACKS) + 1 + 9)
    verdicts.require(folder)


def test_players_detect_a_server_that_lies(tmp_path: Path) -> None:
    """Unsigned shots, changed answers, exchanged proofs, rollbacks, false claims."""
    catch_all(1, tmp_path)


@pytest.mark.slow
def test_players_detect_a_server_that_lies_in_twenty_games(tmp_path: Path) -> None:
    """By hand: each of them in twenty games."""
    catch_all(20, tmp_path)
