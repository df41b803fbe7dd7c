"""``serve``: let others play over the network."""

import signal
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from seabattle.cli.console import Complaint, Lang, language
from seabattle.speech import say
from seabattle.speech.error_sentence import error_sentence

Port = Annotated[
    int, Parameter(help="0 takes any free one.", validator=validators.Number(gte=0, lte=65535))
]
Workers = Annotated[
    int, Parameter(help="Processes that serve.", validator=validators.Number(gte=1, lte=256))
]


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "127.0.0.1",
    port: Port = 8000,
    database: Annotated[
        str | None,
        Parameter(help="Where matches are kept: a file, or postgresql://…"),
    ] = None,
    bus: Annotated[
        str | None, Parameter(help="A broker that wakes other processes: nats://…")
    ] = None,
    workers: Workers = 1,
    origin: Annotated[
        tuple[str, ...], Parameter(help="Another site whose pages may ask, like https://a.example.")
    ] = (),
    proxy: Annotated[
        tuple[str, ...],
        Parameter(help="A proxy in front that is believed when it says who asks, like 127.0.0.1."),
    ] = (),
    limits: Annotated[bool, Parameter(help="Whether to slow down whoever asks too often.")] = True,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="What is worth a line.")
    ] = "warning",
    lang: Lang = None,
) -> int:
    """Let people and bots play over the network."""
    # Imported here: the server is slow to import, and no other command needs it.
    from seabattle.server.run.server_process import ServeOptions, open_socket
    from seabattle.server.run.server_process import serve as run
    from seabattle.store import StoreRefused

    spoken = language(lang)
    place = database or _default_database()
    _check_workers(place, workers, spoken)
    options = ServeOptions(place, bus, workers, limits, origin, log_level, proxy=proxy)
    try:
        listening = open_socket(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        text = say(spoken, "serve-port-taken", host=host, port=port, reason=reason)
        raise Complaint(text) from None
    with listening:
        shown = f"[{host}]" if ":" in host else host
        url = f"http://{shown}:{listening.getsockname()[1]}"
        try:
            stopped_by = run(options, listening, lambda: _announce(url, place, spoken))
        except StoreRefused as refused:
            raise Complaint(error_sentence(spoken, refused)) from None
    return 130 if stopped_by == signal.SIGINT else 0


def _default_database() -> str:
    """The file in the user's own data folder, which is made if need be."""
    from seabattle.store import default_database

    found = default_database()
    if "://" not in found:
        Path(found).expanduser().parent.mkdir(parents=True, exist_ok=True)
    return found


def _check_workers(place: str, workers: int, lang: str) -> None:
    if workers > 1 and not place.startswith(("postgresql://", "postgres://")):
        raise Complaint(say(lang, "serve-one-worker"))


def _announce(url: str, place: str, lang: str) -> None:
    from seabattle.store.address import read_address

    print(say(lang, "serve-address", url=url))
    print(say(lang, "serve-database", place=str(read_address(place))))
    print(say(lang, "serve-stop"), flush=True)
