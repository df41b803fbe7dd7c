"""The scripted visit that records the API examples.

Anna and Bruno play small games on a server of their own, whose clock stands still between
requests and whose random bytes are fixed, so that every run prints the same bytes.
"""

from pathlib import Path
from typing import Any

from kit.servers.api_recorder import ApiRecorder
from kit.servers.api_requests import BODIES
from kit.servers.fixed_world import FixedClock
from kit.servers.loopback_server import Guest, open_loopback_server

COMMANDS = "POST /matches/{match}/commands"
DRAFT = "/matches/{match}/fleet-draft"
FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "Accept-Language": "en"}
SIGN_UP_REQUESTS = "POST /sign-ups/{sign_up}/requests"


class Visit:
    """Two visitors of one server, and what is recorded of them."""

    def __init__(self, clock: FixedClock, anna: Guest, bruno: Guest) -> None:
        self.anna = anna
        self.bruno = bruno
        self.recorder = ApiRecorder(clock)

    async def ask(self, endpoint: str, **path: str) -> Any:
        """Anna's request without a body."""
        return await self.recorder.ask(self.anna, endpoint, **path)

    async def send(
        self,
        endpoint: str,
        example: str = "example",
        by: Guest | None = None,
        body: dict[str, Any] | None = None,
        **path: str,
    ) -> Any:
        """A request with a body of the table, where no other is given."""
        wanted = BODIES[endpoint][example] if body is None else body
        return await self.recorder.ask(by or self.anna, endpoint, wanted, example, **path)

    async def read_rules(self) -> None:
        """What a visitor may read who has no table yet."""
        for path in ("/variants", "/vocabulary"):
            await self.ask(f"GET {path}")
        for path in ("", "/rules", "/file", "/paper"):
            await self.ask(f"GET /variants/{{name}}{path}", name="salvo")
        for each in ("check", "read", "write"):
            await self.send(f"POST /rulesets/{each}")
        await self.send("POST /papers/judge")
        await self.send("POST /odds")
        for each in ("replay", "analysis", "play-on"):
            await self.send(f"POST /records/{each}")

    async def solve_puzzle(self) -> None:
        """One puzzle, looked at and solved."""
        await self.ask("GET /puzzles")
        await self.ask("GET /puzzles/{puzzle}", puzzle="f271d6d8")
        await self.send("POST /puzzles/{puzzle}", puzzle="f271d6d8")

    async def show_devices(self) -> None:
        """Names, tokens, sessions and links to another device."""
        await self.send("PATCH /me")
        await self.bruno.http.patch("/api/me", json={"name": "Bruno"})
        await self.ask("GET /me")
        token = await self.send("POST /tokens")
        await self.ask("GET /tokens")
        await self.ask("DELETE /tokens/{token}", token=token["line"]["hash"])
        await self.ask("POST /sessions")
        (session, *_) = await self.ask("GET /sessions")
        other = await self.anna.port.person()
        link = await self.ask("POST /device-links")
        await self.send("POST /sessions/by-link", by=other, body={"code": link["code"]})
        sessions = await self.anna.get("/sessions")
        session = next(each for each in sessions if not each["current"])
        await self.ask("DELETE /sessions/{session}", session=session["id"])
        await self.ask("POST /passkeys/options")
        await self.ask("POST /sessions/passkey-challenge")

    async def add_channels(self) -> None:
        """Webhooks for notifications and for forum posts."""
        await self.ask("GET /channels/ways")
        made = await self.send("POST /channels")
        await self.ask("GET /channels")
        await self.ask("DELETE /channels/{channel}", channel=made["channel"]["id"])
        await self.send("PUT /post-hook")
        await self.ask("GET /post-hook")
        await self.ask("DELETE /post-hook")

    async def play_pond(self) -> None:
        """A game of two on three rows and four columns, from the first fleet to its record."""
        ready_made = await self.send("POST /matches", "a ready-made variant")
        await self.wait_for_bot(ready_made["company"]["match"])
        opened = await self.send("POST /matches", "rules of your own")
        match, rules = opened["company"]["match"], opened["placement_hash"]
        await self.save_layouts(rules)
        await self.seat_bruno(match)
        await self.draft_fleet(match)
        await self.block_bruno(match)
        for guest in (self.anna, self.bruno):
            await self.send(COMMANDS, "place-fleet", by=guest, match=match)
        await self.send("POST /matches/{match}/orders/read", "shot", match=match)
        await self.ask("GET /matches/{match}/hint", match=match)
        await self.send(COMMANDS, "fire", match=match)
        await self.look_at(match)
        await self.finish(match)
        for path in ("replay", "record"):
            await self.ask(f"GET /matches/{{match}}/{path}", match=match)
        await self.ask("GET /record-keys")
        await self.ask("DELETE /matches/{match}", match=match)

    async def wait_for_bot(self, match: str) -> None:
        """Wait until a computer player has placed its fleet, which the server's task does."""
        placed = False
        while not placed:
            lines = (await self.anna.get(f"/matches/{match}/log"))["lines"]
            placed = any(line["kind"] == "fleet-ready" for line in lines)

    async def save_layouts(self, rules: str) -> None:
        """A fleet that is kept for the same rules."""
        await self.send("POST /layouts")
        await self.ask("GET /layouts")
        await self.ask("GET /layouts/{ruleset}", ruleset=rules)
        for method in ("GET", "DELETE"):
            await self.ask(
                f"{method} /layouts/{{ruleset}}/{{layout}}", ruleset=rules, layout="corners"
            )

    async def seat_bruno(self, match: str) -> None:
        """Bruno sits down by the link of his seat."""
        (link,) = await self.ask("GET /matches/{match}/links", match=match)
        sit = {"id": "sit", "request": {"type": "sit-down", "key": link["key"]}}
        await self.send(COMMANDS, "sit-down", by=self.bruno, body=sit, match=match)
        for path in ("", "/presence"):
            await self.ask(f"GET /matches/{{match}}{path}", match=match)

    async def draft_fleet(self, match: str) -> None:
        """A fleet on its way: poses, drafts and a random one."""
        await self.send("POST /matches/{match}/berths", match=match)
        await self.send(f"PUT {DRAFT}", match=match)
        for method in ("GET", "DELETE"):
            await self.ask(f"{method} {DRAFT}", match=match)
        await self.ask("GET /matches/{match}/random-fleet", match=match)

    async def block_bruno(self, match: str) -> None:
        """Bruno is blocked, reported and unblocked."""
        made = await self.send("POST /blocks", body={"match": match, "seat": 1})
        await self.ask("GET /blocks")
        await self.ask("GET /matches/{match}/blocked-seats", match=match)
        await self.send("POST /reports", body={"match": match, "seat": 1, "reason": "name"})
        await self.ask("DELETE /blocks/{block}", block=made["id"])

    async def look_at(self, match: str) -> None:
        """Everything that can be seen of a game that is being played."""
        await self.send("POST /matches/{match}/why-not", "fire", match=match)
        for path in ("view", "log", "rules", "picture.svg"):
            await self.ask(f"GET /matches/{{match}}/{path}", match=match)
        await self.read_stream(match)
        for path in ("", "/mine"):
            await self.ask(f"GET /matches{path}")

    async def read_stream(self, match: str) -> None:
        """The first message of a stream of events."""
        address = f"/api/matches/{match}/stream?after=5"
        async with self.anna.http.stream("GET", address) as answer:
            line = await anext(answer.aiter_lines())
        self.recorder.keep_message("GET /matches/{match}/stream", line)

    async def finish(self, match: str) -> None:
        """Both fire at every cell in turn until the game is over."""
        guests = (self.anna, self.bruno)
        while (view := await self.anna.view(match))["table"]["phase"] != "over":
            guest = guests[view["table"]["turn"]]
            seen = await guest.view(match)
            await guest.act(match, {"type": "fire", "at": seen["open"][: seen["shots"]]})

    async def wait_in_lobby(self) -> None:
        """A table offered to the next visitor, and taken back."""
        await self.send("POST /lobby")
        await self.ask("DELETE /lobby")

    async def host_forum_game(self) -> None:
        """A forum game: sign-up, first round and its posts."""
        sign_up = (await self.send("POST /sign-ups"))["id"]
        await self.send(SIGN_UP_REQUESTS, "in", by=self.bruno, sign_up=sign_up)
        await self.send(SIGN_UP_REQUESTS, "enter", sign_up=sign_up)
        await self.ask("GET /sign-ups")
        for path in ("", "/post"):
            await self.ask(f"GET /sign-ups/{{sign_up}}{path}", sign_up=sign_up)
        await self.send(SIGN_UP_REQUESTS, "close", sign_up=sign_up)
        await self.send(SIGN_UP_REQUESTS, "confirm", by=self.bruno, sign_up=sign_up)
        started = await self.send(SIGN_UP_REQUESTS, "start", sign_up=sign_up)
        await self.wait_for_bot(started["match"])
        await self.ask("GET /matches/{match}/sign-up", match=started["match"])
        written = await self.anna.lay(
            "forum", seats=["by-host", "by-host"], hosted={"names": ["Carla", "Dora"]}
        )
        await self.send("POST /matches/{match}/messages/read", match=written)

    async def play_forum_round(self) -> None:
        """One round in the sea of all, and what is posted of it."""
        match = await self.anna.lay("forum", seats=["host", "link"])
        (link,) = await self.anna.get(f"/matches/{match}/links")
        await self.bruno.ask(match, {"type": "sit-down", "key": link["key"]})
        for guest in (self.anna, self.bruno):
            await guest.place(match)
        for guest in (self.anna, self.bruno):
            view = await guest.view(match)
            await guest.act(match, {"type": "fire", "at": view["open"][: view["shots"]]})
        for path in ("chart", "post", "round.svg"):
            await self.ask(f"GET /matches/{{match}}/{path}", match=match)

    async def sail_daily_sea(self) -> None:
        """The sea of the day; on the next day it is open to all."""
        day = (await self.ask("GET /daily/{name}", name="classic"))["day"]
        match = (await self.ask("POST /daily/{name}", name="classic"))["match"]
        while (view := await self.anna.view(match))["table"]["phase"] != "over":
            await self.anna.act(match, {"type": "fire", "at": view["open"][: view["shots"]]})
        self.recorder.clock.seconds += 86_400
        await self.ask("GET /daily/{name}/{day}", name="classic", day=day)
        await self.ask("GET /daily/{name}/{day}/luck", name="classic", day=day)

    async def count_statistics(self) -> None:
        """What is counted of Anna's games, and cleared."""
        while (await self.ask("POST /statistics"))["left"]:
            pass
        await self.ask("GET /statistics")
        await self.ask("DELETE /statistics")

    async def leave(self) -> None:
        """Everything of Anna is deleted."""
        await self.ask("DELETE /me")


async def record_visit(folder: Path, clock: FixedClock) -> ApiRecorder:
    """Play the script on a new server, and return everything that was recorded."""
    async with open_loopback_server(folder) as found, found.port() as port:
        guests = []
        for _ in range(2):
            guest = await port.person()
            guest.http.headers.update(FIREFOX)
            guests.append(guest)
        visit = Visit(clock, *guests)
        for part in (
            visit.read_rules,
            visit.solve_puzzle,
            visit.show_devices,
            visit.play_pond,
            visit.wait_in_lobby,
            visit.host_forum_game,
            visit.play_forum_round,
            visit.add_channels,
            visit.sail_daily_sea,
            visit.count_statistics,
            visit.leave,
        ):
            await part()
        return visit.recorder
