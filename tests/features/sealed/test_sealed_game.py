"""Sealed games in real databases: days for a move, a restart after every message, and silence."""

import pytest

from kit.games.sealed_table import LOTS, TINY
from kit.games.served_duel import DAY, ServedDuel
from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_record import write_sealed_record
from seabattle.game import Seat
from seabattle.game.event import Why
from seabattle.rules import Ruleset
from seabattle.store.sqlite.file_address import FileAddress
from seabattle_verifier import verify


async def play_by_days(duel: ServedDuel) -> bytes:
    """A whole game: a day passes and all parts are restarted at each message."""
    await duel.open()
    while await duel.step():
        duel.watch.time += DAY
    async with duel.up() as service:
        return write_sealed_record(await duel.record(service))


def play_whole(address: DatabaseAddress, ruleset: Ruleset) -> None:
    """Play to the end; the record is whole, and the verifier believes it."""
    duel = ServedDuel(url_of(address), ruleset)

    verdict = verify(run(play_by_days(duel), seconds=300))

    assert verdict.sound
    assert verdict.finished
    assert duel.restarts > 10


def test_a_whole_game_by_day_clock_survives_a_restart_at_every_message(file: FileAddress) -> None:
    """One boat on six cells, in SQLite."""
    play_whole(file, TINY)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [TINY, LOTS], ids=["tiny", "lots"])
def test_a_longer_game_survives_restarts_in_both_databases(
    store_address: DatabaseAddress, ruleset: Ruleset
) -> None:
    """By hand: PostgreSQL, and three ships on twelve cells."""
    play_whole(store_address, ruleset)


async def fall_silent(duel: ServedDuel) -> SealedGame:
    """Play until an answer is owed, and give none."""
    await duel.open()
    while True:
        async with duel.up() as service:
            game = (await duel.live(service)).state.game
            assert isinstance(game, SealedGame)
            if game.state.called is not None:
                break
        await duel.step()
    duel.watch.time += 3 * DAY - 1
    async with duel.up() as service:
        await duel.look_at_clock(service)
        assert not (await duel.live(service)).state.over
    duel.watch.time += 1
    async with duel.up() as service:
        await duel.look_at_clock(service)
        live = await duel.live(service)
        assert verify(write_sealed_record(await duel.record(service))).sound
    assert isinstance(live.state.game, SealedGame)
    return live.state.game


def test_a_player_who_does_not_answer_loses_by_the_clock(file: FileAddress) -> None:
    """To the millisecond, after restarts; from the shot on it is the defender's time."""
    game = run(fall_silent(ServedDuel(url_of(file), TINY)), seconds=120)

    assert game.over
    assert game.table.turn is not None or game.table.winner is not None
    assert game.table.why is Why.TIME
    shooter = game.table.winner
    assert shooter in (Seat(0), Seat(1))
