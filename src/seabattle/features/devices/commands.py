"""``device``: be the same visitor on another device, by a link that is good once."""

import asyncio
from typing import Annotated, Final

from cyclopts import App, Parameter

from seabattle.speech import say
from seabattle.terminal.command_entry import CommandGroup
from seabattle.terminal.console import Lang, language
from seabattle.terminal.wrapping import print_wrapped
from seabattle.trouble import Trouble

Server = Annotated[str, Parameter(help="URL of the server.")]

PATH = "/device"


def link(*, server: Server = "http://127.0.0.1:8000", lang: Lang = None) -> None:
    """Print a link that makes another device you: good once, for ten minutes."""
    spoken = language(lang)
    made = asyncio.run(_make_link(server.rstrip("/"), spoken))
    print_wrapped(say(spoken, "device-link"))
    print(made)


def use(
    link: Annotated[str, Parameter(help="The link that was shown on the other device.")],
    *,
    lang: Lang = None,
) -> None:
    """Be on this machine who you are on another device."""
    spoken = language(lang)
    server, found, code = link.strip().partition(f"{PATH}#")
    if not found or not code or "://" not in server:
        raise Trouble("device/no-link", link=link)
    name = asyncio.run(_use_link(server.rstrip("/"), code, spoken))
    print_wrapped(say(spoken, "device-taken", name=name))


async def _make_link(url: str, lang: str) -> str:
    from seabattle.client.link import is_loopback
    from seabattle.client.person_client import PersonClient
    from seabattle.client.sessions import SessionFile
    from seabattle.features.devices.wire import DeviceLink

    async with PersonClient(url, SessionFile().session_for(url), lang) as client:
        made = await client.post("/device-links", {}, DeviceLink)
        if client.session is not None:
            SessionFile().keep(url, client.session)
    return (made.lan_url if is_loopback(url) and made.lan_url else url) + made.path


async def _use_link(url: str, code: str, lang: str) -> str:
    from seabattle.client.person_client import PersonClient
    from seabattle.client.sessions import SessionFile
    from seabattle.features.devices.wire import DeviceLinkShown
    from seabattle.game.codec import encode_json

    async with PersonClient(url, SessionFile().session_for(url), lang) as client:
        await client.adopt_session("/sessions/by-link", encode_json(DeviceLinkShown(code)))
        if client.session is not None:
            SessionFile().keep(url, client.session)
        return client.name


def device_app() -> App:
    """Both ends of a move."""
    app = App(name="device", help="Be the same player on another device.")
    app.command(
        link,
        help_epilogue="Examples:\n  seabattle device link --server http://127.0.0.1:8000",
        sort_key=0,
    )
    app.command(
        use,
        help_epilogue="Examples:\n  seabattle device use 'http://127.0.0.1:8000/device#CODE'",
        sort_key=1,
    )
    return app


COMMANDS: Final = (CommandGroup(name="device", make=device_app, place=97),)
"""The commands of the feature."""
