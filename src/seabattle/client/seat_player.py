"""Playing a seat: a view is grown from what is told, and a bot decides by it.

The bot sees what any seat is told, and nothing comes from anywhere else.
"""

import asyncio

from msgspec import Struct

from seabattle.bots import Bot
from seabattle.bots.bot import ask_bot
from seabattle.client.match_table import awaits
from seabattle.client.sealed_client import sealed_client
from seabattle.client.server_client import (
    PASSING,
    PAUSE,
    Rejected,
    ServerClient,
)
from seabattle.game import Phase, Seat, SeatCommand
from seabattle.matches.request import Act
from seabattle.matches.telling.notice import Hurry, hear_told
from seabattle.views import new_view
from seabattle.wire.message import ToldMessage

AGAIN = frozenset({"match/out-of-date", "turn/not-yours", "phase/over"})
"""Refusals that mean that something has happened meanwhile."""


class SeatResult(Struct, frozen=True):
    """The result of a game for one seat."""

    seat: Seat
    winner: Seat | None
    turns: int


async def play_seat(
    remote: ServerClient, match: str, bot: Bot, key: str | None = None
) -> SeatResult:
    """Sit down where there is room, or where the key fits, and play to the end."""
    seat = await _take_seat(remote, match, key)
    found = await remote.describe(match)
    if found.company.sealed is not None:
        return await sealed_client().play_seat(remote, found, bot)
    view = new_view(found.ruleset, seat)
    done = 0
    async for message in remote.messages(match):
        if isinstance(message, ToldMessage):
            view = hear_told(view, message.what)
        elif isinstance(message, Hurry):
            # A bot needs no warning: the clock is in every view.
            continue
        elif view.table.phase is Phase.OVER:
            return SeatResult(seat, view.table.winner, view.own.turns)
        # The server's own view closes what is told at once: now there is time to think,
        # unless the news of the bot's last command is still to come.
        elif message.number >= done and awaits(view, seat):
            done = await _send_move(remote, match, ask_bot(bot, view), message.number)
    raise AssertionError("what is told ends with the game")


async def _take_seat(remote: ServerClient, match: str, key: str | None) -> Seat:
    seat = (await remote.describe(match)).seat
    if seat is None:
        await remote.sit_down(match, key)
        seat = (await remote.describe(match)).seat
    assert seat is not None
    return seat


async def _send_move(remote: ServerClient, match: str, command: SeatCommand, number: int) -> int:
    """Send what the bot wants; returns how much will have been told then.

    The same thought has the same id, so it is carried out once however often it is thought
    or sent. A server that cannot write just now is asked until it can: no other task would retry.
    """
    while True:
        try:
            return (await remote.ask(match, f"on-{number}", Act(command), number)).number
        except Rejected as rejected:
            if rejected.facts["problem"] in AGAIN:
                return number
            if rejected.facts["problem"] not in PASSING:
                raise
        await asyncio.sleep(PAUSE)
