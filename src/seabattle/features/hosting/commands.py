"""``host``: run a forum game from the terminal, over the same API as the page."""

import sys
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Parameter
from msgspec import Struct

from seabattle.features.hosting.posts import post_command
from seabattle.features.hosting.round_options import (
    Bots,
    Closes,
    Days,
    DropAfter,
    Fleet,
    HostName,
    Missed,
    Side,
    Zone,
    fleet_counts,
    round_deadline,
)
from seabattle.features.hosting.sign_ups.sign_up_commands import (
    announce,
    cancel,
    close_list,
    confirm,
    enter,
    read_moment,
    signup,
    start,
    strike,
    webhook,
)
from seabattle.speech import say
from seabattle.terminal.command_entry import Command, CommandGroup
from seabattle.terminal.console import AsJson, Lang, language, print_json
from seabattle.terminal.server_session import (
    HERE,
    Server,
    ServerSession,
    with_session,
)
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.features.hosting.messages.message_wire import MessageRead

MatchWord = Annotated[str, Parameter(help="Match id, as in /match/ID.", allow_leading_hyphen=True)]
PlayerWord = Annotated[str, Parameter(help="The player, by name or seat number.")]
Yes = Annotated[bool, Parameter(negative=(), help="Do not ask.")]
Names = Annotated[
    tuple[str, ...],
    Parameter(negative=(), help="A player who only writes to you; may be given several times."),
]
Output = Annotated[Path | None, Parameter(name=("--output", "-o"), help="File to write.")]


def new(
    *,
    player: Names = (),
    link: Annotated[
        tuple[str, ...], Parameter(negative=(), help="A player with a link of their own, by name.")
    ] = (),
    bot: Bots = (),
    name: HostName = None,
    side: Side = None,
    fleet: Fleet = (),
    closes: Closes = None,
    zone: Zone = None,
    days: Days = 1,
    missed: Missed = None,
    drop_after: DropAfter = None,
    server: Server = HERE,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Open a forum game: --player for those who only write to you."""
    spoken = language(lang)
    seats = [*["by-host"] * len(player), *["link"] * len(link), *bot]
    hosted: dict[str, Any] = {"names": [*player, *link], "fleet": fleet_counts(fleet)}
    if closes is not None:
        hosted["deadline"] = round_deadline(closes, zone, days)
    if missed is not None:
        hosted["missed"] = missed
    if drop_after is not None:
        hosted["drop_after"] = drop_after
    wanted: dict[str, Any] = {
        "id": token_hex(8),
        "variant": "forum",
        "seats": seats,
        "lang": spoken,
        "hosted": hosted,
    }
    if side is not None:
        wanted["grid"] = {"rows": side, "cols": side}

    async def work(session: ServerSession) -> tuple[str, list[Any]]:
        from seabattle.wire.match import Description, Link

        if name is not None:
            await session.client.rename(name)
        opened = await session.client.post("/matches", wanted, Description)
        match = opened.company.match
        return match, await session.client.get(f"/matches/{match}/links", list[Link])

    match, links = with_session(server, spoken, work)
    if json:
        print_json({"match": match, "links": [each.path for each in links]})
        return
    print(f"{server.rstrip('/')}/match/{match}")
    for each in links:
        print(f"{each.name}: {server.rstrip('/')}{each.path}")


async def seat_of(session: ServerSession, match: str, player: str) -> int:
    """The seat of a player, who is called by name or by the number of the seat."""
    sitters = (await session.describe(match)).company.sitters
    names = {each.name.casefold(): seat for seat, each in enumerate(sitters) if each}
    seat = names.get(" ".join(player.split()).casefold())
    if seat is None and player.isascii() and player.isdigit():
        seat = int(player) - 1 if 1 <= int(player) <= len(sitters) else None
    if seat is None:
        raise Trouble("host/unknown-player", name=player)
    return seat


def status(
    match: MatchWord, *, server: Server = HERE, lang: Lang = None, json: AsJson = False
) -> None:
    """Show who is in, and whose fleet or order is missing."""
    spoken = language(lang)
    found = with_session(server, spoken, lambda session: _look(session, match))
    if json:
        shown = {"phase": found.phase, "round": found.round, "missing": found.missing}
        print_json({**shown, "in": found.ready, "deadline": found.deadline})
        return
    print(say(spoken, "host-phase", phase=found.phase, number=found.round))
    if found.ready:
        print(say(spoken, "host-ready", names=", ".join(found.ready)))
    if found.phase in ("placing", "playing"):
        print(_say_missing(spoken, found))
    if found.deadline is not None:
        print(say(spoken, "post-deadline", when=found.deadline))


def _say_missing(lang: str, found: "RoundStatus") -> str:
    return say(lang, "host-missing", count=len(found.missing), names=", ".join(found.missing))


class RoundStatus(Struct, frozen=True):
    """How a match stands, by the names of its players."""

    phase: str
    round: int
    ready: list[str]
    """Whose fleet or order is in."""
    missing: list[str]
    unheard: list[str]
    """Those of the missing who only write, and whom no reminder of ours reaches."""
    deadline: str | None


async def _look(session: ServerSession, match: str) -> RoundStatus:
    """How a match stands: who is in, and who is awaited."""
    from seabattle.client.tolerant_reader import read_message
    from seabattle.matches.event import SitterKind
    from seabattle.matches.rounds.deadline import local_text, utc_text
    from seabattle.wire import ViewMessage

    view = read_message(await session.fetch(f"/matches/{match}/view"))
    described = await session.describe(match)
    assert isinstance(view, ViewMessage)
    sitters = described.company.sitters
    names = [sitter.name if sitter else str(seat + 1) for seat, sitter in enumerate(sitters)]
    table, at = view.table, described.company.deadline
    missing = [names[seat] for seat in table.awaited]
    written = {each.name for each in sitters if each and each.kind is SitterKind.BY_HOST}
    zone = described.company.zone or "UTC"
    return RoundStatus(
        str(table.phase),
        table.round,
        [names[seat] for seat in table.present if names[seat] not in missing],
        missing,
        [name for name in missing if name in written],
        None if at is None else f"{utc_text(at)} = {local_text(at, zone)}",
    )


def read(
    match: MatchWord,
    player: PlayerWord,
    text: Annotated[
        str, Parameter(help="The message, or - for standard input.", allow_leading_hyphen=True)
    ] = "-",
    *,
    give: Annotated[
        bool, Parameter(negative=(), help="Give the order at once if the reading is sure.")
    ] = False,
    server: Server = HERE,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Read a player's message, and print what was understood and the answer to send back."""
    spoken = language(lang)
    message = sys.stdin.read() if text == "-" else text

    async def work(session: ServerSession) -> "MessageRead":
        from seabattle.features.hosting.messages.message_wire import MessageRead

        seat = await seat_of(session, match, player)
        body = {"seat": seat, "text": message}
        found = await session.client.post(f"/matches/{match}/messages/read", body, MessageRead)
        if give and found.sure:
            request = {"type": "act-for", "seat": seat, "command": found.orders[0].command}
            await session.ask(match, request)
        return found

    found = with_session(server, spoken, work)
    if json:
        print_json(found)
    else:
        print(found.reply)
    if not (give and found.sure):
        print(say(spoken, "host-not-given"), file=sys.stderr)
    return 0 if found.sure else 1


def close(match: MatchWord, *, yes: Yes = False, server: Server = HERE, lang: Lang = None) -> int:
    """Close the round now; says who is missing, and asks once."""
    spoken = language(lang)
    found = with_session(server, spoken, lambda session: _look(session, match))
    if found.missing and not yes:
        print(_say_missing(spoken, found))
        if not _agrees(spoken, "host-close-question"):
            return 1
    with_session(server, spoken, lambda session: session.ask(match, {"type": "end-round"}))
    return 0


def _agrees(lang: str, key: str) -> bool:
    """Whether somebody at the keyboard says yes."""
    print(say(lang, key), end=" ", flush=True)
    answer = sys.stdin.readline().strip().casefold()
    return answer in {"y", "yes", *say(lang, "host-yes").split(", ")}


def remind(match: MatchWord, *, server: Server = HERE, lang: Lang = None) -> None:
    """Remind everybody whose fleet or order is missing, and say to whom you have to write."""
    spoken = language(lang)
    found = with_session(server, spoken, lambda session: _look(session, match))
    if found.unheard:
        print(say(spoken, "host-write-to", names=", ".join(found.unheard)))
    if found.unheard != found.missing or not found.missing:
        with_session(server, spoken, lambda session: session.ask(match, {"type": "remind"}))


def extend(
    match: MatchWord,
    until: Annotated[str, Parameter(help="New deadline, such as 2026-11-18T20:00+01:00.")],
    *,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Give the open round more time; without an offset, in the time zone of this machine."""
    request = {"type": "set-deadline", "at": read_moment(until)}
    with_session(server, language(lang), lambda session: session.ask(match, request))


def replace(
    match: MatchWord,
    player: PlayerWord,
    *,
    by: Annotated[
        str | None, Parameter(help="Who writes to you instead; default: a new link.")
    ] = None,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Give a seat with its fleet to somebody else."""

    async def work(session: ServerSession) -> list[str]:
        from seabattle.wire.match import Link

        seat = await seat_of(session, match, player)
        await session.ask(match, {"type": "replace-player", "seat": seat, "name": by})
        links = await session.client.get(f"/matches/{match}/links", list[Link])
        return [each.path for each in links if each.seat == seat]

    for path in with_session(server, language(lang), work):
        print(f"{server.rstrip('/')}{path}")


def drop(match: MatchWord, player: PlayerWord, *, server: Server = HERE, lang: Lang = None) -> None:
    """Drop a player who has missed too many rounds, or whose fleet never came."""

    async def work(session: ServerSession) -> None:
        seat = await seat_of(session, match, player)
        await session.ask(match, {"type": "send-away", "seat": seat})

    with_session(server, language(lang), work)


def end(match: MatchWord, *, yes: Yes = False, server: Server = HERE, lang: Lang = None) -> int:
    """End the game; nobody wins, and all fleets are shown."""
    spoken = language(lang)
    if not yes and not _agrees(spoken, "host-end-question"):
        return 1
    with_session(server, spoken, lambda session: session.ask(match, {"type": "end-match"}))
    return 0


def post(
    match: MatchWord,
    *,
    number: Annotated[int | None, Parameter(name="--round", help="Default: the last one.")] = None,
    format: Annotated[  # noqa: A002 -- The option is called --format.
        Literal["text", "markdown", "bbcode", "html"], Parameter(help="Output format.")
    ] = "bbcode",
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Print the post of a round."""
    spoken = language(lang)
    query = {"round": number, "format": format, "lang": spoken, "links": "true"}
    path = f"/matches/{match}/post"
    text = with_session(server, spoken, lambda session: session.fetch(path, **query))
    print(text.decode().rstrip())


def picture(
    match: MatchWord,
    *,
    output: Output = None,
    number: Annotated[int | None, Parameter(name="--round", help="Default: the last one.")] = None,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Save the picture of a round, as SVG or PNG by the name of the file."""
    spoken = language(lang)
    file = output or Path(f"{match}.png")
    path = f"/matches/{match}/round{'.svg' if file.suffix == '.svg' else '.png'}"
    data = with_session(
        server, spoken, lambda session: session.fetch(path, round=number, lang=spoken)
    )
    file.write_bytes(data)


def chart(
    match: MatchWord, player: PlayerWord, *, server: Server = HERE, lang: Lang = None
) -> None:
    """Print the private chart of a player who only writes."""
    spoken = language(lang)

    async def work(session: ServerSession) -> bytes:
        seat = await seat_of(session, match, player)
        return await session.fetch(f"/matches/{match}/chart", seat=seat, lang=spoken)

    print(with_session(server, spoken, work).decode().rstrip())


EXAMPLES: dict[Callable[..., Any], str] = {
    new: "seabattle host new --player Anna --player Boris --closes 20:00 --zone Europe/Rome",
    status: "seabattle host status 77a57997ff5fc964",
    read: "seabattle host read 77a57997ff5fc964 Boris 'fire B7' --give",
    close: "seabattle host close 77a57997ff5fc964",
    remind: "seabattle host remind 77a57997ff5fc964",
    extend: "seabattle host extend 77a57997ff5fc964 2026-11-18T20:00+01:00",
    replace: "seabattle host replace 77a57997ff5fc964 Boris --by Dora",
    drop: "seabattle host drop 77a57997ff5fc964 Boris",
    post: "seabattle host post 77a57997ff5fc964 --format bbcode",
    picture: "seabattle host picture 77a57997ff5fc964 -o round.png",
    chart: "seabattle host chart 77a57997ff5fc964 Boris",
    end: "seabattle host end 77a57997ff5fc964",
    announce: "seabattle host announce --most 12 --confirm 48 --closes 20:00 --zone Europe/Rome",
    signup: "seabattle host signup 4f1d0c9b8a7e6d5c --format bbcode",
    enter: "seabattle host enter 4f1d0c9b8a7e6d5c Boris",
    confirm: "seabattle host confirm 4f1d0c9b8a7e6d5c Boris",
    strike: "seabattle host strike 4f1d0c9b8a7e6d5c Boris",
    close_list: "seabattle host close-list 4f1d0c9b8a7e6d5c",
    start: "seabattle host start 4f1d0c9b8a7e6d5c",
    cancel: "seabattle host cancel 4f1d0c9b8a7e6d5c",
    webhook: "seabattle host webhook --body discord https://forum.example/hook",
}
"""The commands in the order in which ``--help`` shows them, with an example each."""


def host_app() -> App:
    """All commands of a host."""
    app = App(name="host", help="Run a forum game: read messages, close rounds, post.")
    for order, (command, example) in enumerate(EXAMPLES.items()):
        app.command(command, help_epilogue=f"Example:\n  {example}", sort_key=order)
    return app


COMMANDS: Final = (
    Command(
        run=post_command.post,
        place=17,
        examples=(
            "seabattle post game.jsonl --format bbcode",
            "seabattle post game.jsonl --round 3",
        ),
    ),
    CommandGroup(name="host", make=host_app, place=98),
)
"""The commands of the feature."""
