"""A seat on a server, played line by line."""

from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from seabattle.cli.line_mode.line_game import LineGameOptions, play_line_game
from seabattle.cli.line_mode.local_games import use_local_matches
from seabattle.cli.line_mode.seat_prompt import DisplayOptions
from seabattle.rules import Ruleset, load_variant, settle, variant_names
from seabattle.speech import say
from seabattle.terminal.console import read_text
from seabattle.terminal.wrapping import print_wrapped
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.client.lobby import Lobby

Server = Annotated[
    str | None, Parameter(help="URL of the server to play on, such as http://127.0.0.1:8000.")
]

Invitation = dict[str, Any]
"""The settings of a match to open, as :class:`seabattle.wire.match.Invitation` has them."""


class OnlineGame(Struct, frozen=True):
    """A match on a server that the player wants to join or watch, and the player's name."""

    url: str
    lang: str
    match: str = ""
    """Nothing where a table is still to be laid."""
    key: str | None = None
    name: str | None = None
    watch: bool = False

    async def play(
        self, wanted: Invitation | None, display: DisplayOptions, save: Path | None
    ) -> None:
        """Sit down at the match, or lay the table that is *wanted*, and play to the end."""
        from seabattle.client.lobby import Lobby

        async with (
            use_local_matches(self.lang) as local_matches,
            Lobby(self.url, local_matches.saved_fleets, self.lang) as lobby,
        ):
            if self.name is not None:
                await lobby.rename(self.name)
            match = self.match if wanted is None else await self._create_match(lobby, wanted)
            await self._sit_and_play(
                lobby, match, LineGameOptions(display, "play-welcome", "", save)
            )

    async def _create_match(self, lobby: "Lobby", wanted: Invitation) -> str:
        """Open a new table, with a link for every other player."""
        match = await lobby.open_match(wanted)
        links = await lobby.links(match)
        print_wrapped(say(self.lang, "line-invite", count=len(links)))
        for link in links:
            print_wrapped(link)
        from seabattle.client.link import is_loopback

        if any(is_loopback(link) for link in links):
            print_wrapped(say(self.lang, "line-invite-here", command="seabattle serve --lan"))
        return match

    async def _sit_and_play(self, lobby: "Lobby", match: str, options: LineGameOptions) -> None:
        from seabattle.client.match_table import TableLost

        table = await (lobby.watch(match) if self.watch else lobby.join(match, self.key))
        command = f"seabattle play --server {self.url} --match {match}"
        if table.seats:
            print_wrapped(say(self.lang, "line-name-online", name=lobby.name))
            farewell = say(self.lang, "line-seat-kept", command=command)
            options = replace(options, farewell=farewell, come_back=command)
        else:
            options = replace(options, welcome="line-watching", come_back=f"{command} --watch")
        try:
            await play_line_game(table, options)
        except TableLost as lost:
            reason = lost.facts["reason"]
            raise Trouble("server/lost", url=self.url, reason=reason, command=command) from None
        finally:
            await table.close()


def online_game_for(
    server: str | None, match: str | None, lang: str, *, name: str | None, watch: bool
) -> OnlineGame:
    """Read the game that an address, the name of a match, or a link refers to."""
    from seabattle.client.link import MatchLink, read_link

    link = MatchLink("") if match is None else read_link(match)
    if link is None:
        raise Trouble("link/bad", link=str(match))
    url = server or link.server
    if url is None:
        raise Trouble("link/no-server")
    return OnlineGame(url.rstrip("/"), lang, link.match, link.key, name, watch)


def invitation(variant: str, ruleset: Ruleset, *, hints: bool) -> Invitation:
    """Return the invitation to a table by these rules: a link for every player but the host."""
    wanted: Invitation = {
        "id": token_hex(8),
        "seats": ["host"] + ["link"] * (ruleset.seats - 1),
        "hints": hints,
    }
    if variant in variant_names():
        wanted["variant"] = variant
    else:
        wanted["toml"] = read_text(Path(variant))
    usual = settle(load_variant(variant), ruleset.seats)
    if ruleset.grid != usual.grid:
        wanted["grid"] = {"rows": ruleset.grid.rows, "cols": ruleset.grid.columns}
    if ruleset.labels != usual.labels:
        wanted["labels"] = to_builtins(ruleset.labels)
    return wanted
