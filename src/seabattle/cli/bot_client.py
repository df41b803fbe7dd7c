"""``client``: let a bot play a seat on a server."""

import asyncio
import os
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from seabattle.bots import Bot, find_bot
from seabattle.speech import say
from seabattle.terminal.console import AsJson, Lang, Seed, language, print_json

if TYPE_CHECKING:
    from seabattle.client import SeatResult

TOKEN_VARIABLE = "SEABATTLE_TOKEN"  # noqa: S105 -- The name of a variable.


def client(
    *,
    match: Annotated[str, Parameter(help="Match id, as in /match/ID.", allow_leading_hyphen=True)],
    server: Annotated[str, Parameter(help="URL of the server.")] = "http://127.0.0.1:8000",
    bot: Annotated[
        str, Parameter(help="The bot: a built-in name, or ./mybot.py:MyBot.")
    ] = "hunter",
    key: Annotated[str | None, Parameter(help="Seat key from an invitation link.")] = None,
    seed: Seed = 0,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Let a bot play a seat on a server.

    Authenticates with the API token in SEABATTLE_TOKEN; without one, as a new visitor.
    """
    spoken = language(lang)
    player = find_bot(bot)(seed)
    played = asyncio.run(_play_bot(server, match, player, key, spoken))
    if json:
        print_json(played)
        return
    outcome = "drawn" if played.winner is None else "lost"
    outcome = "won" if played.winner == played.seat else outcome
    print(say(spoken, f"client-{outcome}", turns=played.turns))


async def _play_bot(
    server: str, match: str, player: Bot, key: str | None, lang: str
) -> "SeatResult":
    from seabattle.client import ServerClient, play_seat

    async with ServerClient(server, os.environ.get(TOKEN_VARIABLE), lang) as remote:
        return await play_seat(remote, match, player, key)
