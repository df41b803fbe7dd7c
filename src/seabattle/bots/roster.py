"""Roster of bots by name: built-in ones, those of installed packages, those in a file.

``hunter`` is built in, ``admiral:3`` is built in and has a level, ``./mybot.py:MyBot``
a class in a file, and any other name an entry point of the group ``seabattle.bots``.
"""

import sys
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct

from seabattle.bots.bot import Bot
from seabattle.rules.checking.spelling import nearest_choice, quote_value
from seabattle.trouble import Trouble

GROUP = "seabattle.bots"

BotMaker = Callable[[int], Bot]
"""Makes a bot from its seed."""


class BuiltInBot(Struct, frozen=True):
    """A built-in bot: the place of its class, and the number of its levels.

    A class with levels is made as ``Name(seed, level=3)``, without as ``Name(seed)``.
    """

    module: str
    maker: str
    levels: int = 0


BUILT_IN: dict[str, BuiltInBot] = {
    "scatter": BuiltInBot("seabattle.bots.players.scatter", "Scatter"),
    "hunter": BuiltInBot("seabattle.bots.players.hunter", "Hunter"),
    "surveyor": BuiltInBot("seabattle.bots.players.surveyor", "Surveyor"),
    "admiral": BuiltInBot("seabattle.bots.players.admiral", "Admiral", levels=10),
}
"""The built-in bots, weakest first. A new one needs a line here."""

STILL_SEAT = "daily-sea"
"""Not a bot, but the name of a seat with a given fleet that never fires."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots: built-in ones first, then those of installed packages."""
    return (*BUILT_IN, *sorted({point.name for point in _points()} - set(BUILT_IN)))


def is_ours(name: str) -> bool:
    """Whether a name means a built-in bot, at any level."""
    return name.partition(":")[0] in BUILT_IN


@lru_cache(maxsize=256)
def find_bot(name: str) -> BotMaker:
    """The factory that makes the bot of that name from a seed.

    Raises :class:`Trouble` when there is none, or its code cannot be loaded.
    """
    path, colon, maker = name.rpartition(":")
    if colon and _is_path(path):
        return _from_file(Path(path), maker)
    if _is_path(name):
        raise Trouble("bot/no-class", file=quote_value(name))
    base, _, level = name.partition(":")
    if base in BUILT_IN:
        return _make_built_in(name, BUILT_IN[base], level if ":" in name else None)
    for point in _points():
        if point.name == name:
            return _as_maker(name, _load_safely(name, point.load))
    raise Trouble(
        "bot/unknown",
        name=quote_value(name),
        near=nearest_choice(base, bot_names()) or "none",
        choices=", ".join(bot_names()),
    )


def _points() -> Iterable[EntryPoint]:
    return entry_points(group=GROUP)


def _is_path(name: str) -> bool:
    return name.endswith(".py") or "/" in name or "\\" in name


def _make_built_in(name: str, entry: BuiltInBot, level: str | None) -> BotMaker:
    maker: Any = getattr(import_module(entry.module), entry.maker)
    if level is None:
        return _as_maker(name, maker)
    if not entry.levels:
        raise Trouble("bot/no-levels", name=quote_value(name.partition(":")[0]))
    if not (level.isascii() and level.isdigit() and 1 <= int(level) <= entry.levels):
        raise Trouble("bot/bad-level", level=quote_value(level), most=entry.levels)
    return partial(maker, level=int(level))


def is_known_bot(name: str) -> bool:
    """Whether a name is on the roster; paths are refused, as loading one would run its code."""
    # Built-in names first: listing others reads the metadata of all installed packages.
    if not is_ours(name) and name not in bot_names():
        return False
    try:
        find_bot(name)
    except Trouble:
        return False
    return True


def _from_file(path: Path, name: str) -> BotMaker:
    if not path.is_file():
        raise Trouble("bot/no-file", file=quote_value(str(path), 300))
    name_of_module = f"seabattle_bot_{path.stem}_{abs(hash(path.resolve()))}"
    spec = spec_from_file_location(name_of_module, path.resolve())
    if spec is None or spec.loader is None:
        raise Trouble("bot/no-python", file=quote_value(str(path), 300))
    module = _load_safely(str(path), lambda: _module(path, spec))
    maker = getattr(module, name, None)
    if maker is None:
        choices = _players_in(module)
        raise Trouble(
            "bot/not-in-file",
            name=quote_value(name),
            file=quote_value(str(path), 300),
            near=nearest_choice(name, choices) or _nearest_case(name, choices),
            choices=", ".join(choices) or "none",
        )
    return _as_maker(name, maker)


def _module(path: Path, spec: ModuleSpec) -> ModuleType:
    """The file as a module; it can import files beside it, as a script can."""
    module = module_from_spec(spec)
    # Classes can be pickled only when their module is found under its name.
    sys.modules[spec.name] = module
    beside = str(path.resolve().parent)
    if beside not in sys.path:
        sys.path.append(beside)
    assert spec.loader is not None
    spec.loader.exec_module(module)
    return module


def _players_in(module: ModuleType) -> tuple[str, ...]:
    return tuple(
        name
        for name, thing in vars(module).items()
        if isinstance(thing, type) and callable(getattr(thing, "act", None))
    )


def _nearest_case(name: str, choices: Iterable[str]) -> str:
    lowered = {choice.lower(): choice for choice in choices}
    return lowered.get(nearest_choice(name, lowered), "none")


def _load_safely(name: str, load: Callable[[], Any]) -> Any:
    """Load untrusted code, and turn any error into a :class:`Trouble`."""
    try:
        return load()
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise Trouble(
            "bot/broken", name=quote_value(name, 300), reason=quote_value(reason, 300)
        ) from error


def _as_maker(name: str, maker: Any) -> BotMaker:
    if not callable(maker) or (isinstance(maker, type) and not hasattr(maker, "act")):
        raise Trouble("bot/not-a-bot", name=quote_value(name))
    made: BotMaker = maker
    return made
