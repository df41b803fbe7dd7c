"""Recorder of the API examples: it keeps what a client sends, and what the server answers."""

import json
from typing import Any

import httpx

from kit.servers.fixed_world import FixedClock
from kit.servers.loopback_server import Guest

MOST_ITEMS, MOST_LETTERS, MOST_DIGITS = 2, 600, 4
"""Objects of a list, letters of a text and decimal places of a number that an example shows."""

SHOWN_WHOLE = {
    "POST /matches/{match}/messages/read",
    "POST /odds",
    "POST /papers/judge",
    "POST /puzzles/{puzzle}",
}
"""Operations whose whole answer a test compares with that of another server."""

SITE = "https://play.example"
"""What stands for the address of the recording server, whose port is another in every run."""


class ApiRecorder:
    """What was sent to a server and what it answered, by method and path."""

    def __init__(self, clock: FixedClock) -> None:
        self.clock = clock
        self.bodies: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, Any] = {}
        self.parameters: dict[str, str] = {}

    async def ask(
        self,
        guest: Guest,
        endpoint: str,
        body: Any = None,
        example: str = "example",
        query: str = "",
        **path: str,
    ) -> Any:
        """Send one request a second after the last one; its answer is the example.

        Of several answers of one operation the last one is the example.
        """
        self.clock.seconds += 1
        answer = await self._send(guest, endpoint, body, query, path)
        assert answer.is_success, f"{endpoint}: {answer.text}"
        for parameter, value in path.items():
            self.parameters.setdefault(parameter, value)
        if body is not None:
            self.bodies.setdefault(endpoint, {})[example] = body
        read = _read_answer(answer, guest.port.url)
        self.answers[endpoint] = read if endpoint in SHOWN_WHOLE else shorten(read)
        return read

    def keep_message(self, endpoint: str, message: str) -> None:
        """Keep a message of a stream as the example of its operation."""
        self.answers[endpoint] = shorten(json.loads(message))

    async def _send(
        self, guest: Guest, endpoint: str, body: Any, query: str, path: dict[str, str]
    ) -> httpx.Response:
        method, address = endpoint.split(" ")
        address = "/api" + address.format_map(path) + query
        return await guest.http.request(method, address, json=body)

    def example(self, endpoint: str) -> dict[str, Any]:
        """What was recorded of one operation."""
        found: dict[str, Any] = {}
        if endpoint in self.bodies:
            found["bodies"] = self.bodies[endpoint]
        if self.answers[endpoint] is not None:
            found["answer"] = self.answers[endpoint]
        return found


def _read_answer(answer: httpx.Response, url: str) -> Any:
    if not answer.content:
        return None
    text = answer.text.replace(url, SITE)
    kind = answer.headers["Content-Type"].split(";")[0]
    return json.loads(text) if kind == "application/json" else text


def shorten(value: Any) -> Any:
    """The same with fewer objects in its lists and less of its long texts."""
    match value:
        case str() if len(value) > MOST_LETTERS:
            return value[:MOST_LETTERS] + "…"
        case float():
            return round(value, MOST_DIGITS)
        case list():
            some = value[:MOST_ITEMS] if value and isinstance(value[0], dict) else value
            return [shorten(each) for each in some]
        case dict():
            return {key: shorten(each) for key, each in value.items()}
        case _:
            return value
