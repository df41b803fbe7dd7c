"""Seeds and salts stay secret before the end: with them all fields could be tried."""

import logging
from base64 import b64encode
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout, table
from kit.games.random_player import play_randomly
from kit.secrecy.leak_hunt import QUIET
from kit.secrecy.served_bytes import SEED, obtain_everything
from seabattle.fairness.commitment import commit_field, derive_salt
from seabattle.game import Seat
from seabattle.matches import Match
from seabattle.rules import Ruleset, random_fleet
from seabattle.server.http import context as context_module
from seabattle.views import Viewer
from seabattle.wire import match_info as match_info_module

VARIANTS = ("sea-battle", "classic-bonus", "forum")


def secrets_of(ruleset: Ruleset) -> list[bytes]:
    """The seed and the salt of every seat, in every spelling that a leak might use."""
    raw = [SEED, *(derive_salt(SEED, Seat(seat)) for seat in range(ruleset.seats))]
    spelt = [raw, [each.hex().encode() for each in raw], [b64encode(each)[:40] for each in raw]]
    spelt.append([str(int.from_bytes(each)).encode() for each in raw])
    return [each for spelling in spelt for each in spelling]


def _bytes_of(said: object) -> Iterable[bytes]:
    if isinstance(said, bytes):
        yield said
    elif isinstance(said, str):
        yield said.encode()
    elif isinstance(said, list | tuple):
        for each in said:
            yield from _bytes_of(each)


def secrets_served(match: Match, viewer: Viewer) -> list[bytes]:
    """Every seed or salt that a viewer was sent."""
    sent = list(_bytes_of(obtain_everything(match, viewer)))
    return [each for each in secrets_of(match.ruleset) if any(each in part for part in sent)]


def running_games(variant: str) -> Iterable[Match]:
    """A table at which one fleet is missing, and one at which all players play."""
    ruleset, dice = table(variant), Random(5)
    for steps in (1, 25):
        match = play_randomly(ruleset, dice.randrange(2**32), steps, QUIET)
        assert not match.over
        yield match


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_seed_and_no_salt_is_sent_before_the_end(
    variant: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Not on any channel, not in the metrics, not in the log."""
    caplog.set_level(logging.DEBUG)
    for match in running_games(variant):
        for viewer in (Seat(0), Seat(1), None):
            assert secrets_served(match, viewer) == []
    assert not any(each.decode("latin-1") in caplog.text for each in secrets_of(match.ruleset))


def test_at_the_end_they_are_shown() -> None:
    """So this would have found them."""
    match = Match(table("sea-battle"), chance=Random(1))
    for entry in bout(table("sea-battle"), 1).entries:
        match._carry_out(entry.seat, entry.command)
    assert match.over

    found = secrets_served(match, None)

    assert found == [each.hex().encode() for each in (SEED, *_salts())]


def _salts() -> list[bytes]:
    return [derive_salt(SEED, Seat(seat)) for seat in range(2)]


def _seed_as_digest(shown: Any, state: Any) -> Any:
    return replace(shown, digest=state.opened.seed)


def _salt_as_field(shown: Any, state: Any) -> Any:
    return replace(shown, fields=(_salts()[0].hex(), *shown.fields[1:]))


@pytest.mark.parametrize("leak", [_seed_as_digest, _salt_as_field])
def test_a_seed_or_salt_that_is_sent_too_early_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[Any, Any], Any]
) -> None:
    """Two worlds have the same seed, so that only this can find it."""
    kept = match_info_module.match_info_of

    def shown_otherwise(match: Any, state: Any, at: int, spent: int) -> Any:
        found = kept(match, state, at, spent)
        return replace(found, commitments=leak(found.commitments, state))

    monkeypatch.setattr(context_module, "match_info_of", shown_otherwise)
    assert all(secrets_served(match, None) for match in running_games("sea-battle"))


def test_a_salt_has_thirty_two_bytes_and_hides_its_field() -> None:
    """With fewer bytes an attacker would try them all."""
    ruleset = table("sea-battle")
    ships = random_fleet(ruleset, Random(1))
    assert ships is not None
    salts = {derive_salt(bytes([seed]) * 32, Seat(seat)) for seed in range(50) for seat in range(4)}

    assert {len(salt) for salt in salts} == {32}
    assert len(salts) == 200
    assert len({commit_field(Seat(0), salt, ships) for salt in salts}) == 200
