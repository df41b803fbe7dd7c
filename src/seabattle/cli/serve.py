"""``serve``: run the server for browsers and bots."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from seabattle.cli.database import Wait, do_when_up
from seabattle.cli.feature_switch import VARIABLE, read_without
from seabattle.speech import say
from seabattle.terminal.console import Lang, language
from seabattle.terminal.standard_streams import print_error, print_trouble
from seabattle.trouble import Trouble, system_trouble

METRICS, OFF = "127.0.0.1:9464", "off"
"""The default address of the metrics, and the word that turns them off."""

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 -- Only where --lan asks for it.
"""The loopback address, and the one that stands for all addresses of this machine."""

EVERY_IPV4 = "0.0.0.0/0"

ONLY_HERE = {HERE, "localhost", "::1"}

OpenSocket = Callable[[str, int], socket.socket]

Port = Annotated[
    int,
    Parameter(
        help="TCP port to listen on; 0 chooses a free port.",
        validator=validators.Number(gte=0, lte=65535),
    ),
]
Workers = Annotated[
    int,
    Parameter(
        help="Number of server processes; more than one needs PostgreSQL.",
        validator=validators.Number(gte=1, lte=256),
    ),
]

Without = Annotated[
    str,
    Parameter(
        env_var=VARIABLE,
        help="Features that this server does without, such as daily,exhibition: their addresses "
        "answer 404 and the page hides them. What visitors have stored stays, and is deleted "
        "with them.",
    ),
]


def serve(
    *,
    host: Annotated[
        str | None,
        Parameter(
            help="Address to listen on. Default: 127.0.0.1, and every address with --lan.",
            show_default=False,
        ),
    ] = None,
    port: Port = 8000,
    lan: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Let others on the same network play: print the address for them, also as a QR "
            "code, and put it into invitations.",
        ),
    ] = False,
    database: Annotated[
        str | None,
        Parameter(
            help="Database: an SQLite file or a postgresql:// URL. Default: SEABATTLE_DATABASE, "
            "or a file in your data folder."
        ),
    ] = None,
    bus: Annotated[
        str | None,
        Parameter(
            help="NATS URL for notifications between processes; default: PostgreSQL LISTEN/NOTIFY."
        ),
    ] = None,
    workers: Workers = 1,
    origin: Annotated[
        tuple[str, ...],
        Parameter(
            help="Additional trusted Origin for requests with a session cookie (cross-site request "
            "check), such as https://a.example. May be repeated."
        ),
    ] = (),
    site: Annotated[
        tuple[str, ...],
        Parameter(
            help="Host name under which the server is known, such as play.example. Others are "
            "refused, except localhost, addresses in numbers and the machine's own name; behind "
            "a --proxy only if a name is given here. May be repeated."
        ),
    ] = (),
    proxy: Annotated[
        tuple[str, ...],
        Parameter(
            help="Address or network of a trusted reverse proxy whose X-Forwarded-For is used, "
            "such as 127.0.0.1. May be repeated."
        ),
    ] = (),
    without: Without = "",
    limits: Annotated[bool, Parameter(help="Enforce rate limits.")] = True,
    metrics: Annotated[
        str | None,
        Parameter(
            help="Address for Prometheus metrics, such as 127.0.0.1:9464 or [::1]:9464; off for "
            "none. Default: 127.0.0.1:9464, and none when that is taken."
        ),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Parameter(help="Lowest severity that is logged."),
    ] = "warning",
    settings: Annotated[
        Path | None,
        Parameter(
            help="TOML file with log_level, limits and connections; it is read again on SIGHUP."
        ),
    ] = None,
    wait: Wait = 30,
    lang: Lang = None,
) -> int:
    """Run the server for browsers and bots."""
    # Imported here: the server is slow to import, and no other command needs it.
    from seabattle.server.run.serve_options import ServeOptions
    from seabattle.server.run.server_process import StoreGone, open_socket
    from seabattle.server.run.server_process import serve as run

    spoken = language(lang)
    place = database or _default_database()
    _check_workers(place, workers)
    _check_sites(site)
    proxies = _check_proxies(proxy)
    _wait_for_database(place, wait, spoken)
    friends = _lan_hosts(host) if lan else ()
    host = host or (EVERYWHERE if lan else HERE)
    try:
        listening = open_socket(host, port)
    except OSError as error:
        reason = system_trouble(error)
        raise Trouble("serve/port-taken", host=host, port=port, reason=reason) from None
    _raise_file_limit(spoken)
    lan_urls = tuple(_url(each, listening) for each in friends)
    options = ServeOptions(
        place,
        bus,
        workers,
        limits,
        origin,
        log_level,
        sites=site,
        proxy=proxies,
        without=read_without(without),
        lan_url=next(iter(lan_urls), None),
        settings_file=str(settings) if settings else None,
        lang=spoken,
    )
    with listening, ExitStack() as others:
        figures = _open_metrics(metrics, open_socket)
        if figures is not None:
            others.enter_context(figures)
        shown = HERE if host == EVERYWHERE and lan else host
        announced = _announcement(shown, listening, place, figures, spoken)
        if lan_urls:
            announced += "\n" + _lan_announcement(lan_urls, spoken)
        try:
            stopped_by = run(options, listening, lambda: print(announced, flush=True), figures)
        except StoreGone as gone:
            # This is not a mistyped option: the server was running, and something went wrong.
            print_trouble(spoken, gone)
            return 1
    return 130 if stopped_by == signal.SIGINT else 0


def _default_database() -> str:
    """The file in the user's own data folder, which is made if need be."""
    from seabattle.store import default_database

    found = default_database()
    if "://" not in found:
        Path(found).expanduser().parent.mkdir(parents=True, exist_ok=True)
    return found


def _check_workers(place: str, workers: int) -> None:
    from seabattle.store.address import read_address

    if workers > 1 and not read_address(place).many_workers:
        raise Trouble("serve/one-worker")


def _check_sites(sites: tuple[str, ...]) -> None:
    from seabattle.server.http.origin import read_site

    for site in sites:
        if read_site(site) is None:
            raise Trouble("serve/bad-site", site=site)


def _check_proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    """Return the networks of the proxies; one that covers all addresses is refused.

    As a trusted proxy, any visitor could then claim any address.
    """
    found = []
    for proxy in proxies:
        try:
            network = ip_network(EVERY_IPV4 if proxy == "*" else proxy, strict=False)
        except ValueError:
            raise Trouble("serve/bad-proxy", proxy=proxy) from None
        if network.prefixlen == 0:
            raise Trouble("serve/any-proxy", proxy=proxy)
        found.append(str(network) if "/" in proxy else proxy)
    return tuple(found)


def _wait_for_database(place: str, seconds: float, lang: str) -> None:
    """Begin when the database answers: after a power cut both start at once."""
    from seabattle.store.address import read_address

    address = read_address(place)
    asyncio.run(do_when_up(address.check_ready, str(address), seconds, lang))


def _lan_hosts(host: str | None) -> tuple[str, ...]:
    """Return the addresses of the server on the local network, or only the named one."""
    from seabattle.server.run.lan_address import lan_addresses

    if host in ONLY_HERE:
        raise Trouble("serve/lan-here", host=host)
    if host not in (None, EVERYWHERE, "::"):
        return (host,)
    found = lan_addresses()
    if not found:
        raise Trouble("serve/no-lan")
    return found


def _raise_file_limit(lang: str) -> None:
    """Raise the limit of open files to what the system allows, and warn if that is too few."""
    from seabattle.server.run.file_limit import FILES_OF_OURS, PROMISED, raise_file_limit

    limit, wanted = raise_file_limit(), PROMISED + FILES_OF_OURS
    if limit < wanted:
        print_error(say(lang, "serve-few-files", limit=limit, wanted=wanted))


def _open_metrics(address: str | None, open_socket: OpenSocket) -> socket.socket | None:
    """Open the socket of the metrics; none if so wanted, or if the default address is taken."""
    if address == OFF:
        return None
    host, port = _read_host_port(address or METRICS)
    try:
        return open_socket(host, port)
    except OSError as error:
        if address is None:
            return None
        reason = system_trouble(error)
        raise Trouble("serve/metrics-taken", host=host, port=port, reason=reason) from None


def _read_host_port(address: str) -> tuple[str, int]:
    host, colon, port = address.rpartition(":")
    digits = port.isascii() and port.isdecimal() and len(port) <= 5
    sound = colon and host and digits and int(port) <= 65535
    if not sound:
        raise Trouble("serve/bad-metrics", address=address)
    return host.removeprefix("[").removesuffix("]"), int(port)


def _announcement(
    host: str, listening: socket.socket, place: str, metrics: socket.socket | None, lang: str
) -> str:
    from seabattle.store.address import read_address

    url = _url(host, listening)
    if metrics is None:
        figures = say(lang, "serve-no-metrics")
    else:
        figures = say(lang, "serve-metrics", url=_url(metrics.getsockname()[0], metrics))
    database = say(lang, "serve-database", place=str(read_address(place)))
    lines = (say(lang, "serve-address", url=url), database, figures, say(lang, "serve-stop"))
    return "\n".join(lines)


def _lan_announcement(urls: tuple[str, ...], lang: str) -> str:
    """Return how to open the game on another device: the likeliest address, a QR code, the rest."""
    from seabattle.terminal.qr_code import can_write_blocks, qr_lines

    first, *others = urls
    lines = [say(lang, "serve-lan", url=first)]
    if can_write_blocks(sys.stdout.encoding):
        lines += qr_lines(first, coloured=sys.stdout.isatty())
    if others:
        lines.append(say(lang, "serve-lan-others", urls=", ".join(others)))
    return "\n".join(lines)


def _url(host: str, listening: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}"
