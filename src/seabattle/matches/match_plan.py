"""Plans of matches: who sits where, by which rules, against which clock."""

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from seabattle import __version__
from seabattle.fairness.commitment import SEED_BYTES, bot_seed
from seabattle.game import Seat
from seabattle.game.format_version import (
    HOST_VERSION,
    OLDEST_VERSION,
    SEALED_TABLE_VERSION,
    SEED_VERSION,
    version_needed,
)
from seabattle.matches.clock import ClockRule
from seabattle.matches.decide_request import key_hash
from seabattle.matches.event import (
    Chair,
    MatchEvent,
    MatchOpened,
    PageBody,
    SeatTaken,
)
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.rounds.deadline import DeadlineRule
from seabattle.matches.state import MatchState, Sitter
from seabattle.matches.telling.tombstone import is_tombstone
from seabattle.rules import Ruleset

T = TypeVar("T")

HOST, OPEN, LINK, BY_HOST = "host", "open", "link", "by-host"
"""The plans for a seat, beside the name of one of the server's bots."""


class MatchPlan(Struct, frozen=True):
    """The settings of a match that a player wants to open."""

    ruleset: Ruleset
    variant: str
    seats: tuple[str, ...]
    """For each seat ``host``, ``open``, ``link``, ``by-host`` or a bot such as ``admiral:5``."""
    clock: ClockRule = ClockRule()
    listed: bool = False
    hints: bool = False
    names: tuple[str, ...] = ()
    """The host's names for the players, seat by seat; an empty word leaves it to the player."""
    deadline: DeadlineRule | None = None
    drops: bool = False
    """Whether a seat that has missed too many rounds in a row is dropped without being asked."""
    sealed: bool = False
    """Whether the fields stay with their owners."""

    def name_of(self, seat: int) -> str:
        """Return the host's name for the player of a seat."""
        return self.names[seat] if seat < len(self.names) else ""


class KeyDeriver:
    """Derives match ids and seat keys by HMAC: unguessable, and the same when asked again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def derive_match_id(self, *words: str) -> MatchId:
        """The name of a match that is opened by a certain request."""
        return MatchId(self._derive("match", *words)[:16])

    def derive_seat_key(self, match: MatchId, seat: Seat, replaced: int = 0) -> str:
        """Return the key of a reserved seat, after so many keys were revoked."""
        again = (str(replaced),) if replaced else ()
        return self._derive("key", match, str(seat), *again)[:32]

    def derive_secret(self, *words: str) -> bytes:
        """A secret of 32 bytes for another purpose, which the first of the words names."""
        return bytes.fromhex(self._derive(*words))

    def _derive(self, *words: str) -> str:
        return hmac.digest(self._secret, "\n".join(words).encode(), sha256).hex()


def opening_events(
    plan: MatchPlan, host: Sitter, match: MatchId, key_deriver: KeyDeriver, chance: Random
) -> tuple[MatchEvent, ...]:
    """The first page of a match: the table, and the host at it if a seat is kept for them."""
    seed = chance.randbytes(SEED_BYTES)
    chairs = tuple(
        replace(_chair(word, match, Seat(seat), key_deriver, seed), name=plan.name_of(seat))
        for seat, word in _enumerate_seats(plan)
    )
    assert host.player is not None
    opened = MatchOpened(
        plan.ruleset,
        plan.variant,
        host.player,
        chairs,
        plan.clock,
        plan.listed,
        plan.hints,
        seed=seed.hex(),
        version=__version__,
        deadline=plan.deadline,
        drops=plan.drops,
        sealed=plan.sealed,
    )
    own = (Seat(seat) for seat, word in _enumerate_seats(plan) if word == HOST)
    return (opened, *(SeatTaken(seat, host.player, host.name, host.kind) for seat in own))


class OtherTable(Exception):  # noqa: N818 -- It says what is the case.
    """Under the id of this plan another table was laid before."""


def lay_the_same(before: Sequence[MatchEvent], wanted: Sequence[MatchEvent]) -> bool:
    """Whether two first pages lay the same table.

    Seeds are drawn each time, the host may have another name by now, and the release be newer.
    """
    return _plan_of(before) == _plan_of(wanted)


def _plan_of(opening: Sequence[MatchEvent]) -> tuple[MatchOpened, list[Seat]]:
    opened = opening[0]
    assert isinstance(opened, MatchOpened)
    chairs = tuple(replace(chair, seed=0) for chair in opened.chairs)
    seated = [event.seat for event in opening if isinstance(event, SeatTaken)]
    return replace(opened, chairs=chairs, seed="", version=""), seated


def _enumerate_seats(plan: MatchPlan) -> Iterable[tuple[int, str]]:
    return enumerate(plan.seats)


def _chair(word: str, match: MatchId, seat: Seat, key_deriver: KeyDeriver, seed: bytes) -> Chair:
    if word == LINK:
        return Chair(key=key_hash(key_deriver.derive_seat_key(match, seat)))
    if word == BY_HOST:
        return Chair(by_host=True)
    if word in {HOST, OPEN}:
        return Chair()
    return Chair(bot=word, seed=bot_seed(seed, seat))


def opening_page(events: tuple[MatchEvent, ...]) -> PageBody:
    """The first page of a match.

    A release that does not know its rules, or would draw lots without its seed, must not read on.
    """
    opened = events[0]
    assert isinstance(opened, MatchOpened)
    needed = SEED_VERSION if opened.seed else OLDEST_VERSION
    if opened.deadline or opened.drops or any(chair.by_host for chair in opened.chairs):
        needed = HOST_VERSION
    if opened.sealed:
        needed = SEALED_TABLE_VERSION
    return PageBody(events, version=max(needed, version_needed(opened.ruleset)))


def rematch_events(
    state: MatchState, match: MatchId, previous: MatchId, chance: Random
) -> tuple[MatchEvent, ...]:
    """The first page of the next game: the same people, each one seat further."""
    old = state.opened
    sitters = _shift_seats(state.sitters)
    seed = chance.randbytes(SEED_BYTES)
    chairs = tuple(
        Chair(bot=chair.bot, seed=bot_seed(seed, Seat(seat)))
        if chair.bot
        else Chair(name=chair.name, by_host=chair.by_host)
        for seat, chair in enumerate(_shift_seats(old.chairs))
    )
    opened = MatchOpened(
        old.ruleset,
        old.variant,
        old.host,
        chairs,
        old.clock,
        old.listed,
        old.hints,
        previous,
        seed.hex(),
        __version__,
        old.deadline,
        old.drops,
        old.sealed,
    )
    seated = (
        SeatTaken(Seat(seat), sitter.player, sitter.name, sitter.kind)
        for seat, sitter in enumerate(sitters)
        if sitter is not None and sitter.player is not None and not is_tombstone(sitter.player)
    )
    return (opened, *seated)


def _shift_seats(seats: Sequence[T]) -> tuple[T, ...]:
    return (*seats[-1:], *seats[:-1])


def link_keys(state: MatchState, match: MatchId, key_deriver: KeyDeriver) -> dict[Seat, str]:
    """Return the keys of the reserved seats that are still free, for the host alone."""
    return {
        Seat(seat): key_deriver.derive_seat_key(
            match, Seat(seat), state.links_replaced.count(Seat(seat))
        )
        for seat, chair in enumerate(state.opened.chairs)
        if chair.key is not None and state.free >> seat & 1
    }


def next_key_hash(state: MatchState, match: MatchId, seat: Seat, key_deriver: KeyDeriver) -> str:
    """Return the hash of the key that follows the present one of a seat."""
    replaced = state.links_replaced.count(seat) + 1
    return key_hash(key_deriver.derive_seat_key(match, seat, replaced))


def is_host(state: MatchState, player: PlayerId | None) -> bool:
    """Whether the table is this player's."""
    return player is not None and player == state.opened.host
