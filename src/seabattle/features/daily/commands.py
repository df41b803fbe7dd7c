"""``daily``: today's sea on a server, its table, and a try of it in this terminal."""

from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from seabattle.speech import say
from seabattle.terminal.command_entry import Command
from seabattle.terminal.console import Ascii, AsJson, Lang, language, print_json
from seabattle.terminal.match_player import MATCH_PLAYER
from seabattle.terminal.server_session import HERE, Server, ServerSession, with_session

if TYPE_CHECKING:
    from seabattle.features.daily.wire import DailySea, DailyTry

SQUARES = {"~": "·", "x": "×", "#": "■"}
A_ROW = 10


def daily(
    variant: Annotated[str, Parameter(help="Which of the daily games.")] = "sea-battle",
    *,
    play: Annotated[
        bool, Parameter(negative=(), help="Begin your one try, or go on with it.")
    ] = False,
    server: Server = HERE,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
    json: AsJson = False,
) -> None:
    """Show the sea of the day: one field for everybody, one try each, who has cleared it."""
    spoken = language(lang)
    if play:
        tried = with_session(server, spoken, lambda session: _begin(session, variant))
        MATCH_PLAYER.play(server, tried.match, lang=lang, ascii_only=ascii)
    found = with_session(server, spoken, lambda session: _look(session, variant))
    if json:
        print_json(found)
    else:
        print(daily_text(spoken, found, ascii_only=ascii))


async def _begin(session: ServerSession, variant: str) -> "DailyTry":
    from seabattle.features.daily.wire import DailyTry

    return await session.client.post(f"/daily/{variant}", {}, DailyTry)


async def _look(session: ServerSession, variant: str) -> "DailySea":
    from seabattle.features.daily.wire import DailySea

    return await session.client.get(f"/daily/{variant}", DailySea)


def daily_text(lang: str, sea: "DailySea", *, ascii_only: bool = False) -> str:
    """The sea of a day in words: its hash, the own try, the table."""
    lines = [
        say(lang, "daily-sea-of", game=sea.variant, day=sea.day),
        say(lang, "daily-sea-hash", hash=sea.commitment),
    ]
    if sea.tomorrow is not None:
        lines.append(say(lang, "daily-sea-tomorrow", hash=sea.tomorrow))
    mine = sea.mine
    if mine is None:
        lines.append(say(lang, "daily-sea-untried"))
    elif mine.shots is None:
        lines.append(say(lang, "daily-sea-given-up" if mine.over else "daily-sea-begun"))
    else:
        lines.append(say(lang, "daily-sea-cleared", shots=mine.shots))
        lines += _squares(mine.marks, ascii_only=ascii_only)
    if sea.streak:
        lines.append(say(lang, "daily-sea-streak", days=sea.streak))
    lines += ["", say(lang, "daily-sea-table", tries=sea.tries, unlisted=sea.unlisted)]
    for line in sea.results:
        place = 1 + sum(each.shots < line.shots for each in sea.results)
        lines.append(f"{place:>4}. {line.shots:>3}  {line.name}" + (" *" if line.mine else ""))
    return "\n".join(lines)


def _squares(marks: str, *, ascii_only: bool) -> list[str]:
    shown = marks if ascii_only else "".join(SQUARES.get(mark, mark) for mark in marks)
    return ["  " + shown[at : at + A_ROW] for at in range(0, len(shown), A_ROW)]


COMMANDS: Final = (
    Command(
        run=daily,
        place=3,
        examples=(
            "seabattle daily",
            "seabattle daily classic --play --server http://127.0.0.1:8000",
        ),
    ),
)
"""The commands of the feature."""
