"""A server from the terminal: tables to join, tables to watch, and the player's own tables."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import ClassVar, TypeVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from seabattle.client.link import MatchLink, read_link
from seabattle.client.lobby import Lobby
from seabattle.client.match_table import MatchTable
from seabattle.matches.match_plan import LINK, OPEN
from seabattle.matches.port import MatchId
from seabattle.rules import variant_names
from seabattle.speech import player_names
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.trouble import Trouble
from seabattle.tui.model.agreement import variant_of
from seabattle.tui.pages.invitation import choose_game, invitation
from seabattle.tui.pages.playing_page import PlayingPage
from seabattle.tui.pages.terminal_page import TerminalPage
from seabattle.tui.widgets.choice_list import ChoiceList
from seabattle.tui.widgets.dialog import LineDialog
from seabattle.tui.widgets.form import FormAction
from seabattle.tui.widgets.page_key import PageKey, bindings
from seabattle.wire.match import MatchLine

T = TypeVar("T")

TABLE_KINDS = ("ours", "open", "watch")

SERVER_ACTIONS = {
    "address": "tui-server-address",
    "rename": "tui-server-name",
    "invite": "tui-server-invite",
    "offer": "tui-server-offer",
    "link": "tui-server-link",
}
"""The lines above the tables, each with its message."""


class ServerPage(TerminalPage[None]):
    """Everything that can be done on a server."""

    EXPLAINED = "tui-help-server"
    KEYS: ClassVar = (
        PageKey("enter", "Enter", "press", "tui-key-choose", listed=False),
        PageKey("f2", "F2", "invite", "tui-server-invite", footer=False),
        PageKey("f4", "F4", "offer", "tui-server-offer", footer=False),
        PageKey("f6", "F6", "link", "tui-server-link", footer=False),
        PageKey("f5", "F5", "renew", "tui-server-renew"),
        PageKey("f1", "F1", "help", "tui-key-help", listed=False),
        PageKey("escape", "Esc", "close", "tui-key-back"),
    )
    BINDINGS: ClassVar = [
        *bindings(tuple(key for key in KEYS if key.action not in {"help", "press"})),
        ("down", "app.focus_next"),
        ("up", "app.focus_previous"),
    ]

    DEFAULT_CSS = """
    ServerPage {
        #actions { height: auto; padding: 1 0; }
        #tables { height: 1fr; border: none; padding: 0 1; background: $background; }
        #tables:focus { border: none; }
        #notice { height: auto; max-height: 3; color: $warning; padding: 0 1; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._lobby: Lobby | None = None
        self._lines: dict[str, tuple[str, MatchLine]] = {}
        self._notice = ""
        self._over = asyncio.Event()
        self._actions = {name: FormAction("", id=name) for name in SERVER_ACTIONS}
        self._tables = ChoiceList(id="tables", markup=False)
        self._notice_line = Static(id="notice", markup=False)

    def heading(self) -> str:
        """The heading: the server, and the player's name there."""
        name = self._lobby.name if self._lobby is not None else ""
        return f"{self.program.settings.server}  {name}".rstrip()

    def content(self) -> ComposeResult:
        """Show the actions, and the tables on the server."""
        with Vertical(id="actions"):
            yield from self._actions.values()
        yield self._tables
        yield self._notice_line

    def on_mount(self) -> None:
        """Go there; Textual fills the page by itself."""
        self._visit()

    def fill(self) -> None:
        """Show the tables and what was said last."""
        super().fill()
        for name, message in SERVER_ACTIONS.items():
            self._actions[name].say(self.say(message))
        address = f"{self.say('tui-server-address')}: {self.program.settings.server}"
        self._actions["address"].say(address)
        self._notice_line.update(self._notice)
        tables = self._tables
        pointed = tables.highlighted
        tables.clear_options()
        tables.add_options(
            Option(Content(self._match_line(kind, line)), id=name)
            for name, (kind, line) in self._lines.items()
        )
        if pointed is not None and pointed < len(self._lines):
            tables.highlighted = pointed

    def _match_line(self, kind: str, line: MatchLine) -> str:
        known = line.variant in variant_names()
        lang = self.program.lang
        title = variant_of(line.variant).title.in_language(lang) if known else line.variant
        names = ", ".join(name for name in player_names(lang, line.names) if name)
        return f"{self.say(f'tui-table-{kind}')}: {title}  {names}"

    def focus_first(self) -> None:
        """Begin at the tables, or at what makes one."""
        self._actions["invite"].focus()

    def on_screen_resume(self) -> None:
        """Refresh the list of tables when the player comes back from one."""
        super().on_screen_resume()
        if self._lobby is not None:
            self.action_renew()

    def _notify(self, notice: str) -> None:
        self._notice = notice
        self._notice_line.update(notice)

    @work(exclusive=True, group="visit")
    async def _visit(self, link: MatchLink | None = None) -> None:
        """Stay connected to the server until the page is left or another address is named.

        *link* leads to a table there, at which one sits down at once.
        """
        self._lobby = None
        self._lines = {}
        self._over = asyncio.Event()
        self._notify(self.say("tui-server-calling"))
        try:
            saved_fleets = (await self.program.local_matches()).saved_fleets
            url = self.program.settings.server
            async with Lobby(
                url, saved_fleets, self.program.lang, self.program.server_sessions
            ) as lobby:
                self._lobby = lobby
                self._notify("")
                self.action_renew()
                if link is not None:
                    self._join_table(link.match, link.key)
                try:
                    await self._over.wait()
                finally:
                    # A request on its way would open a connection that is never closed.
                    self.workers.cancel_group(self, "renew")
                    await asyncio.sleep(0)
        except Trouble as trouble:
            self._notify(trouble_sentence(self.program.lang, trouble))

    async def _ask_server(self, question: Awaitable[T]) -> T | None:
        """Return the server's answer; if it refuses, show why and return ``None``.

        Of a server that was left meanwhile nothing is said.
        """
        lobby = self._lobby
        try:
            return await question
        except Trouble as trouble:
            if self._lobby is lobby:
                self._notify(trouble_sentence(self.program.lang, trouble))
        return None

    @work(exclusive=True, group="renew")
    async def action_renew(self) -> None:
        """Ask for the tables again."""
        if self._lobby is None:
            self._visit()
            return
        found: dict[str, tuple[str, MatchLine]] = {}
        for kind in TABLE_KINDS:
            for line in await self._ask_server(self._list_tables(kind)) or []:
                found.setdefault(line.match, (kind, line))
        self._lines = found
        self.fill()

    async def _list_tables(self, kind: str) -> list[MatchLine]:
        if self._lobby is None:
            return []
        if kind == "ours":
            return [line for line in await self._lobby.list_own_matches() if line.phase != "over"]
        if kind == "open":
            return [line for line in await self._lobby.list_matches("open") if line.free]
        return await self._lobby.list_matches("playing")

    @on(OptionList.OptionSelected)
    def _choose_table(self, event: OptionList.OptionSelected) -> None:
        kind, line = self._lines[str(event.option.id)]
        self._join_table(line.match, None, watch=kind == "watch")

    @work(exclusive=True, group="go")
    async def _join_table(self, match: str, key: str | None, *, watch: bool = False) -> None:
        if self._lobby is None:
            return
        join = self._lobby.watch(match) if watch else self._lobby.join(match, key)
        table = await self._ask_server(join)
        if table is not None:
            self._show_table(table)

    def _show_table(self, table: MatchTable, links: tuple[str, ...] = ()) -> None:
        if self._lobby is None:
            # Left for another server while this one laid the table.
            self.program.close_table(table)
            return
        reopen: Callable[[MatchId], Awaitable[MatchTable]] = self._lobby.join
        self.program.push_screen(PlayingPage(table, reopen, links))

    @on(FormAction.Pressed)
    def _press_line(self, event: FormAction.Pressed) -> None:
        event.stop()
        getattr(self, f"action_{event.form_action.id}")()

    def action_press(self) -> None:
        """Do what the line under the cursor says."""
        if isinstance(self.focused, FormAction):
            self.focused.action_press()
        else:
            self._tables.action_select()

    @work(exclusive=True, group="menu")
    async def action_address(self) -> None:
        """Go to another server."""
        line = LineDialog(self.say("tui-server-address"), self.program.settings.server)
        typed = await self.program.push_screen_wait(line)
        if typed is not None:
            self.program.settings.server = typed if "://" in typed else f"http://{typed}"
            self.program.keep_settings()
            self.fill()
            self._visit()

    @work(exclusive=True, group="menu")
    async def action_rename(self) -> None:
        """Change the player's name there."""
        lobby = self._lobby
        if lobby is None:
            return
        line = LineDialog(self.say("tui-server-name"), lobby.name, most=64)
        typed = await self.program.push_screen_wait(line)
        if typed is not None:
            await self._ask_server(lobby.rename(typed))
            self.fill()

    def action_invite(self) -> None:
        """Lay a table for friends, who get links."""
        self._create_match(LINK)

    def action_offer(self) -> None:
        """Open a table that any visitor may join."""
        self._create_match(OPEN)

    @work(exclusive=True, group="go")
    async def _create_match(self, others: str) -> None:
        lobby = self._lobby
        if lobby is None or not await choose_game(self.program):
            return
        wanted = invitation(self.program.settings, self.program.lang, others)
        match = await self._ask_server(lobby.open_match(wanted))
        if match is None:
            return
        links = await self._ask_server(lobby.links(match)) if others == LINK else []
        table = await self._ask_server(lobby.join(match))
        if table is not None:
            self._show_table(table, tuple(links or ()))

    @work(exclusive=True, group="menu")
    async def action_link(self) -> None:
        """Sit down where a link leads to."""
        typed = await self.program.push_screen_wait(LineDialog(self.say("tui-server-link")))
        if typed is None:
            return
        link = read_link(typed)
        if link is None:
            self._notify(self.say("tui-server-no-link"))
        elif self._lobby is not None and link.server in (None, self._lobby.url):
            self._join_table(link.match, link.key)
        else:
            self.program.settings.server = link.server or self.program.settings.server
            self.fill()
            self._visit(link)

    def action_close(self) -> None:
        """Go back."""
        self._over.set()
        self.dismiss(None)

    def action_help(self) -> None:
        """Explain this page."""
        self.program.action_help()
