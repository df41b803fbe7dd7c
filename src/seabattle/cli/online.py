"""A seat on a server, played line by line."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from msgspec import Struct, to_builtins

from seabattle.cli.console import Complaint, read_text
from seabattle.cli.desk import Manner
from seabattle.cli.home import at_home
from seabattle.cli.line import Occasion, play_line
from seabattle.rules import Ruleset, load_variant, settle, variant_names
from seabattle.speech import say

if TYPE_CHECKING:
    from seabattle.client.lobby import Lobby

Server = Annotated[
    str | None, Parameter(help="Play on the server at this address, like http://127.0.0.1:8000.")
]

Invitation = dict[str, Any]
"""What somebody wants to play, as :class:`seabattle.wire.match.Invitation` has it."""


class Visit(Struct, frozen=True):
    """Which match on which server somebody wants, and as whom."""

    url: str
    lang: str
    match: str = ""
    """Nothing where a table is still to be laid."""
    key: str | None = None
    name: str | None = None
    watch: bool = False

    async def play(self, wanted: Invitation | None, manner: Manner, save: Path | None) -> None:
        """Sit down at the match, or lay the table that is *wanted*, and play to the end."""
        from seabattle.client.lobby import Lobby

        async with (
            at_home(self.lang) as parlour,
            complaining(self.url, self.lang),
            Lobby(self.url, parlour.shelf, self.lang) as lobby,
        ):
            if self.name is not None:
                await lobby.rename(self.name)
            match = self.match if wanted is None else await self._laid(lobby, wanted)
            await self._seated(lobby, match, Occasion(manner, "play-welcome", "", save))

    async def _laid(self, lobby: "Lobby", wanted: Invitation) -> str:
        """A new table, with a link for everybody else."""
        match = await lobby.lay(wanted)
        links = await lobby.links(match)
        print(say(self.lang, "line-invite", count=len(links)))
        for link in links:
            print(link)
        return match

    async def _seated(self, lobby: "Lobby", match: str, occasion: Occasion) -> None:
        from seabattle.client.table import TableLost

        table = await (lobby.watch(match) if self.watch else lobby.join(match, self.key))
        command = f"seabattle play --server {self.url} --match {match}"
        if table.seats:
            print(say(self.lang, "line-name-online", name=lobby.name))
            farewell = say(self.lang, "line-seat-kept", command=command)
            occasion = Occasion(occasion.manner, occasion.welcome, farewell, occasion.save)
        else:
            occasion = Occasion(occasion.manner, "line-watching", "", occasion.save)
        try:
            await play_line(table, occasion)
        except TableLost as lost:
            facts = {"url": self.url, "reason": lost.reason, "command": command}
            raise Complaint(say(self.lang, "line-lost", **facts)) from None
        finally:
            await table.close()


@asynccontextmanager
async def complaining(url: str, lang: str) -> AsyncIterator[None]:
    """Say in a sentence what a server refuses, or that there is none."""
    from seabattle.client import Rejected, Unreachable

    try:
        yield
    except Rejected as rejected:
        raise Complaint(say(lang, "client-refused", detail=rejected.problem.detail)) from None
    except Unreachable as gone:
        raise Complaint(say(lang, "client-unreachable", url=url, reason=str(gone))) from None


def visit_for(
    server: str | None, match: str | None, lang: str, *, name: str | None, watch: bool
) -> Visit:
    """The visit that somebody means by an address, the name of a match, or a link."""
    from seabattle.client.link import Link, read_link

    link = Link("") if match is None else read_link(match)
    if link is None:
        raise Complaint(say(lang, "line-bad-link", link=match))
    url = server or link.server
    if url is None:
        raise Complaint(say(lang, "line-match-alone"))
    return Visit(url.rstrip("/"), lang, link.match, link.key, name, watch)


def invitation(variant: str, ruleset: Ruleset, lang: str, *, hints: bool) -> Invitation:
    """A table by these rules, with a link for everybody but the host."""
    wanted: Invitation = {
        "id": token_hex(8),
        "seats": ["host"] + ["link"] * (ruleset.seats - 1),
        "hints": hints,
    }
    if variant in variant_names():
        wanted["variant"] = variant
    else:
        wanted["toml"] = read_text(Path(variant), lang)
    usual = settle(load_variant(variant), ruleset.seats)
    if ruleset.grid != usual.grid:
        wanted["grid"] = {"rows": ruleset.grid.rows, "cols": ruleset.grid.columns}
    if ruleset.labels != usual.labels:
        wanted["labels"] = to_builtins(ruleset.labels)
    return wanted
