"""Options of a server, from the command line and from the settings file where there is one."""

import socket

from msgspec import Struct
from msgspec.structs import replace

from seabattle.server.http.connection_limit import UNCOUNTED, ConnectionLimits
from seabattle.server.http.context import ServerSettings
from seabattle.server.http.origin import names_at_home, read_site
from seabattle.server.http.rate_limit import UNLIMITED, RateLimits
from seabattle.server.run.settings_file import SettingsChoice, read_settings
from seabattle.store.health import StorageLimits


class ServeOptions(Struct, frozen=True):
    """The options of a server: what is served, and how."""

    database: str
    bus: str | None = None
    workers: int = 1
    limited: bool = True
    origins: tuple[str, ...] = ()
    log_level: str = "warning"
    pause: float = 0.3
    sites: tuple[str, ...] = ()
    """Host names under which the server is known."""
    proxy: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say who asks."""
    lan_url: str | None = None
    """The address of the server for others on the same network, if it is reachable there."""
    without: frozenset[str] = frozenset()
    """Features that are switched off."""
    settings_file: str | None = None
    lang: str = "en"
    """In which language mistakes in the settings file are told."""
    last_read: SettingsChoice | None = None
    """The choices of the settings file when it was last without a mistake."""

    @property
    def chosen(self) -> SettingsChoice:
        """The current choices, which can be changed while the server runs."""
        return self.last_read or self._by_command_line()

    @property
    def settings(self) -> ServerSettings:
        """The same with the rest, as the context takes it."""
        chosen = self.chosen
        return ServerSettings(
            limits=chosen.limits,
            connections=chosen.connections,
            storage=chosen.storage,
            origins=self.origins,
            pause=self.pause,
            names=self.names,
            lan_url=self.lan_url,
            sections=chosen.sections,
        )

    @property
    def names(self) -> frozenset[str] | None:
        """Host names that are answered to; any, where a proxy is left to sort them out."""
        if self.proxy and not self.sites:
            return None
        at_home = (self.lan_url,) if self.lan_url else ()
        named = map(read_site, (*self.sites, *self.origins, *at_home))
        return frozenset(filter(None, named)) | names_at_home(socket.gethostname())

    def read_again(self) -> "ServeOptions":
        """The same with what the settings file says by now. Raises :class:`Trouble`."""
        if self.settings_file is None:
            return self
        return replace(self, last_read=read_settings(self.settings_file, self._by_command_line()))

    def _by_command_line(self) -> SettingsChoice:
        limits = RateLimits() if self.limited else UNLIMITED
        return SettingsChoice(
            self.log_level,
            limits,
            ConnectionLimits() if self.limited else UNCOUNTED,
            storage=StorageLimits() if self.limited else StorageLimits(least_free=0),
        )
