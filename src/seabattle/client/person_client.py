"""A person at a terminal, as a server sees them."""

from urllib.parse import urlsplit

import httpx

from seabattle.client.server_client import Rejected, ServerClient, read_answer
from seabattle.wire.person import Me

COOKIE = "seabattle"
"""The name of the session cookie of a person at a terminal."""

TRIES = 4
"""A player waits at the screen, so an unreachable server is reported soon."""


class PersonClient(ServerClient):
    """A person at a terminal: known by a session, as in a browser, and by a name."""

    def __init__(self, url: str, session: str | None = None, lang: str = "en") -> None:
        """*session* is the cookie of the last visit to this server."""
        super().__init__(url, None, lang)
        self.tries = TRIES
        self.session = session
        self.name = ""
        """The name of this visitor on the server."""
        # No page of another site can send requests through this client: it is no browser.
        self.http.headers["Origin"] = _origin(url)
        self._use_session()

    def _use_session(self) -> None:
        if self.session is not None:
            self.http.headers["Cookie"] = f"{COOKIE}={self.session}"

    async def introduce(self) -> None:
        """Log in with the kept session, or as a new visitor."""
        try:
            answer = await self.send_with_retry("GET", "/me", None)
            self.name = read_answer(answer, Me).name
        except Rejected:
            # The server has forgotten the session: it was set up anew.
            self.http.headers.pop("Cookie", None)
            answer = await self.send_with_retry("GET", "/me", None)
            self.name = read_answer(answer, Me).name
        self._take_session(answer)

    def _take_session(self, answer: httpx.Response) -> None:
        given = answer.cookies.get(COOKIE)
        self.http.cookies.clear()
        if given is not None:
            self.session = given
            self._use_session()

    async def adopt_session(self, path: str, body: bytes) -> None:
        """Be the visitor whose session an address gives for a *body* from now on."""
        answer = await self.send_with_retry("POST", path, body)
        self.name = read_answer(answer, Me).name
        self._take_session(answer)

    async def rename(self, name: str) -> None:
        """Change the visitor's name from now on."""
        self.name = (await self.patch("/me", {"name": name}, Me)).name


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
