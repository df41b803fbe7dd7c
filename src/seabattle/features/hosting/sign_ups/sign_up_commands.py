"""``host announce`` and what follows: a sign-up and the webhook of posts, from the terminal."""

from datetime import datetime
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

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
from seabattle.speech import say
from seabattle.terminal.console import AsJson, Lang, language, print_json
from seabattle.terminal.server_session import HERE, Server, ServerSession, with_session
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.features.hosting.sign_ups.sign_up_wire import PostHookState, SignUpMessage

SignUpWord = Annotated[
    str, Parameter(help="Sign-up id, as in /signup/ID.", allow_leading_hyphen=True)
]
Format = Annotated[Literal["text", "markdown", "bbcode", "html"], Parameter(help="Output format.")]


def read_moment(text: str) -> int:
    """A moment in milliseconds; without an offset, in the time zone of this machine."""
    try:
        return round(datetime.fromisoformat(text).timestamp() * 1000)
    except ValueError:
        raise Trouble("host/unreadable-time", text=text) from None


def announce(
    *,
    player: Annotated[
        tuple[str, ...],
        Parameter(negative=(), help="A player who only writes to you; may be repeated."),
    ] = (),
    bot: Bots = (),
    name: HostName = None,
    most: Annotated[int, Parameter(help="Places in all.")] = 64,
    side: Side = None,
    fleet: Fleet = (),
    until: Annotated[
        str | None, Parameter(help="When the list closes, such as 2026-11-18T20:00+01:00.")
    ] = None,
    confirm: Annotated[int, Parameter(help="Hours to confirm in; 0 for none.")] = 0,
    closes: Closes = None,
    zone: Zone = None,
    days: Days = 1,
    missed: Missed = None,
    drop_after: DropAfter = None,
    server: Server = HERE,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Announce a forum game, and print the one link by which everybody signs up."""
    spoken = language(lang)
    wanted: dict[str, Any] = {
        "id": token_hex(8),
        "bots": bot,
        "most": most,
        "side": side,
        "confirm_hours": confirm,
        "missed": missed,
        "drop_after": drop_after,
        "lang": spoken,
        "fleet": fleet_counts(fleet),
    }
    if until is not None:
        wanted["closes"] = read_moment(until)
    if closes is not None:
        wanted["deadline"] = round_deadline(closes, zone, days)

    async def work(session: ServerSession) -> "SignUpMessage":
        from seabattle.features.hosting.sign_ups.sign_up_wire import SignUpMessage

        if name is not None:
            await session.client.rename(name)
        found = await session.client.post("/sign-ups", wanted, SignUpMessage)
        for each in player:
            found = await _ask(session, found.id, {"type": "enter", "name": each})
        return found

    found = with_session(server, spoken, work)
    if json:
        print_json(found)
    else:
        print(f"{server.rstrip('/')}/signup/{found.id}")


async def _ask(session: ServerSession, sign_up: str, request: dict[str, Any]) -> "SignUpMessage":
    from seabattle.features.hosting.sign_ups.sign_up_wire import SignUpMessage

    return await session.client.post(f"/sign-ups/{sign_up}/requests", request, SignUpMessage)


async def _find(session: ServerSession, sign_up: str) -> "SignUpMessage":
    from seabattle.features.hosting.sign_ups.sign_up_wire import SignUpMessage

    return await session.client.get(f"/sign-ups/{sign_up}", SignUpMessage)


async def _entry_of(session: ServerSession, sign_up: str, name: str) -> str:
    """The answer of somebody, who is called by name."""
    wanted = " ".join(name.split()).casefold()
    for each in (await _find(session, sign_up)).entries:
        if each.name.casefold() == wanted:
            return each.id
    raise Trouble("host/unknown-player", name=name)


def signup(
    id: SignUpWord,  # noqa: A002 -- Its name.
    *,
    format: Format = "bbcode",  # noqa: A002 -- The option is called --format.
    server: Server = HERE,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Print the post of a sign-up: who is in, who has yet to confirm, and the link."""
    spoken = language(lang)
    if json:
        print_json(with_session(server, spoken, lambda session: _find(session, id)))
        return
    path, query = f"/sign-ups/{id}/post", {"format": format, "lang": spoken}
    text = with_session(server, spoken, lambda session: session.fetch(path, **query))
    print(text.decode().rstrip())


def enter(
    id: SignUpWord,  # noqa: A002 -- Its name.
    player: Annotated[str, Parameter(help="The player's name.")],
    *,
    answer: Annotated[
        Literal["in", "out", "substitute", "spectator"], Parameter(help="What they have said.")
    ] = "in",
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Enter somebody who only writes to you; again, with another answer."""
    request = {"type": "enter", "name": player, "answer": answer}
    with_session(server, language(lang), lambda session: _ask(session, id, request))


def confirm(
    id: SignUpWord,  # noqa: A002 -- Its name.
    player: Annotated[str, Parameter(help="The player's name.")],
    *,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Note that somebody who only writes to you has confirmed."""

    async def work(session: ServerSession) -> None:
        entry = await _entry_of(session, id, player)
        await _ask(session, id, {"type": "confirm", "entry": entry})

    with_session(server, language(lang), work)


def strike(
    id: SignUpWord,  # noqa: A002 -- Its name.
    player: Annotated[str, Parameter(help="The player's name.")],
    *,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Strike somebody off the list."""

    async def work(session: ServerSession) -> None:
        entry = await _entry_of(session, id, player)
        await _ask(session, id, {"type": "remove", "entry": entry})

    with_session(server, language(lang), work)


def close_list(
    id: SignUpWord,  # noqa: A002 -- Its name.
    *,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Close the list: those who are in have to confirm now."""
    with_session(server, language(lang), lambda session: _ask(session, id, {"type": "close"}))


def start(
    id: SignUpWord,  # noqa: A002 -- Its name.
    *,
    without_unsure: Annotated[
        bool, Parameter(negative=(), help="Without those who have not confirmed.")
    ] = False,
    server: Server = HERE,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Start the game with those who are in, and print its links by name."""
    spoken = language(lang)
    request = {"type": "start", "drop_unsure": without_unsure}

    async def work(session: ServerSession) -> tuple[str, list[Any]]:
        from seabattle.wire.match import Link

        match = (await _ask(session, id, request)).match
        assert match is not None
        return match, await session.client.get(f"/matches/{match}/links", list[Link])

    match, links = with_session(server, spoken, work)
    here = server.rstrip("/")
    if json:
        print_json({"match": match, "links": {each.name: each.path for each in links}})
        return
    print(f"{here}/match/{match}")
    for each in links:
        print(f"{each.name}: {here}{each.path}")


def cancel(
    id: SignUpWord,  # noqa: A002 -- Its name.
    *,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Call a sign-up off."""
    with_session(server, language(lang), lambda session: _ask(session, id, {"type": "cancel"}))


def webhook(
    address: Annotated[
        str | None, Parameter(help="Where to send posts; without one, how things stand.")
    ] = None,
    *,
    body: Annotated[
        Literal["standard", "discord"], Parameter(help="A signed body of ours, or Discord's.")
    ] = "standard",
    format: Format = "bbcode",  # noqa: A002 -- The option is called --format.
    remove: Annotated[bool, Parameter(negative=(), help="Send nothing any more.")] = False,
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Have every post of your games sent by itself: after sign-up, each round, and the end."""
    spoken = language(lang)
    wanted = {"address": address, "body": body, "format": format, "lang": spoken}

    async def work(session: ServerSession) -> "PostHookState":
        from seabattle.features.hosting.sign_ups.sign_up_wire import PostHookState

        if remove:
            await session.client.delete("/post-hook")
        elif address is not None:
            return await session.client.put("/post-hook", wanted, PostHookState)
        return await session.client.get("/post-hook", PostHookState)

    found = with_session(server, spoken, work)
    if found.hook is None:
        print(say(spoken, "host-webhook-none"))
        return
    print(say(spoken, "host-webhook-set", body=found.hook.body, format=found.hook.format))
    if found.secret is not None and found.hook.body == "standard":
        print(say(spoken, "host-webhook-secret", secret=found.secret))
