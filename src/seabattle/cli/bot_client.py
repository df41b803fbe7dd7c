"""``client``: let a bot play a seat on a server."""

import asyncio
import os
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from seabattle.bots import BadBot, Bot, find_bot
from seabattle.cli.console import AsJson, Complaint, Lang, language, print_json
from seabattle.speech import say
from seabattle.speech.error_sentence import error_sentence

if TYPE_CHECKING:
    from seabattle.client import SeatResult

TOKEN_VARIABLE = "SEABATTLE_TOKEN"  # noqa: S105 -- The name of a variable.


def client(
    *,
    match: Annotated[str, Parameter(help="The match, as its address names it.")],
    server: Annotated[str, Parameter(help="The address of the server.")] = "http://127.0.0.1:8000",
    bot: Annotated[str, Parameter(help="Who plays: a name, or ./mybot.py:MyBot.")] = "hunter",
    key: Annotated[str | None, Parameter(help="The key of a link to a seat.")] = None,
    seed: Annotated[int, Parameter(help="The bot's dice.")] = 0,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Let a bot play a seat on a server.

    A token in SEABATTLE_TOKEN says who plays; without one a new visitor does.
    """
    from seabattle.client import Rejected, Unreachable

    spoken = language(lang)
    try:
        player = find_bot(bot)(seed)
        played = asyncio.run(_play_bot(server, match, player, key, spoken))
    except BadBot as bad:
        raise Complaint(error_sentence(spoken, bad)) from None
    except Rejected as rejected:
        raise Complaint(say(spoken, "client-refused", detail=rejected.problem.detail)) from None
    except Unreachable as gone:
        text = say(spoken, "client-unreachable", url=server, reason=str(gone))
        raise Complaint(text) from None
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
