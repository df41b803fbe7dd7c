"""Pairs who play on through faults of the server, and take notes of all they were told.

They know nothing of the server's insides: a player who loses the connection comes back with the
last number, and one who has not got an answer asks again with the same id. Their notes are compared
with the log afterwards.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any

from msgspec import to_builtins
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake, WebSocketException

from kit.servers.loopback_server import Guest, Port, seat_pair
from seabattle.game import Fire, Seat
from seabattle.game.codec import join_command, json_decoder
from seabattle.matches.event import GameWentOn, PageBody
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import Logbook, MatchId, Page
from seabattle.records import Record, read_record, write_record
from seabattle.trouble import Trouble

LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)
"""The errors of a socket whose server goes away."""

PAUSE = 0.05

STANDSTILL = 60.0
"""Seconds after which games in which nothing happens are given up."""

AGAIN = "match/try-again"

_read: Callable[[bytes], PageBody] = json_decoder(PageBody).decode


class ReconnectingPlayer:
    """One seat of one match, over one socket at a time."""

    THINKS = 0.0
    """Seconds before a shot, at most."""

    def __init__(self, guest: Guest, match: str, dice: Random) -> None:
        self.guest = guest
        self.match = match
        self.dice = dice
        self.heard: list[Any] = []
        self.sent: dict[str, list[list[int]]] = {}
        """The cells of each order, by its id."""
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.returns = 0
        self.longest = 0.0
        """Seconds that the match has stood still."""
        self.findings: list[str] = []
        self._view: Any = None
        self._pending: dict[str, str] = {}
        """Orders that have not been answered, as they were sent."""
        self._socket: ClientConnection | None = None
        self._fired_on = -1
        self._heard_at: float | None = None

    @property
    def over(self) -> bool:
        """Whether the game is known to be over, and nothing is left to be answered."""
        view = self._view
        return view is not None and view["table"]["phase"] == "over" and not self._pending

    async def play(self) -> None:
        """Play until the game is over, and come back as often as it takes."""
        while not self.over:
            try:
                async with self._open_socket(f"?after={len(self.heard)}&views=true") as socket:
                    await self._talk(socket)
            except LOST:
                self.returns += 1
                await asyncio.sleep(PAUSE)

    def _open_socket(self, query: str) -> Any:
        # A machine with too much to do answers no ping in time, and is not gone for that.
        return self.guest.socket(self.match, query, ping_interval=None)

    async def _talk(self, socket: ClientConnection) -> None:
        self._socket = socket
        await self._send_again()
        await self._go_on()
        async for text in socket:
            if await self.hear(json.loads(text)):
                await asyncio.sleep(PAUSE)
                await self._send_again()
            await self._go_on()
            if self.over:
                return

    async def _send_again(self) -> None:
        assert self._socket is not None
        for order in tuple(self._pending.values()):
            await self._socket.send(order)

    async def hear(self, message: Any) -> bool:
        """Take a message down; whether it asks the client to send again."""
        kind = message["type"]
        if kind == "told":
            self._note_message(message)
        elif kind == "view":
            assert message["number"] >= len(self.heard), f"{self.match}: forgotten what was told"
            self._view = message
        elif kind == "done":
            self.done[message["id"]] = message["number"]
            self._pending.pop(message["id"], None)
        elif kind == "refused":
            return self._note_refusal(message)
        return False

    def _note_message(self, message: Any) -> None:
        if message["number"] != len(self.heard) + 1:
            self.findings.append(f"{self.match}: {message['number']} after {len(self.heard)}")
        self.heard.append(message)
        now = time.perf_counter()
        if self._heard_at is not None:
            self.longest = max(self.longest, now - self._heard_at)
        self._heard_at = now

    def _note_refusal(self, message: Any) -> bool:
        code = message["problem"]["code"]
        if code == AGAIN:
            return True
        self.refused[message["id"]] = code
        self._pending.pop(message["id"], None)
        return False

    async def _go_on(self) -> None:
        """Fire, if it is this player's turn, all is heard, and there was no shot on it yet."""
        if not self._pending and self._to_move() and self._fired_on != len(self.heard):
            # An answer on one socket may overtake what is told on another.
            self._fired_on = len(self.heard)
            if self.THINKS:
                await asyncio.sleep(self.THINKS * self.dice.random())
            await self.fire()

    def _to_move(self) -> bool:
        view = self._view
        if view is None or view["number"] != len(self.heard):
            return False
        table = view["table"]
        return bool(table["phase"] == "playing" and table["turn"] == view["seat"])

    async def fire(self) -> None:
        """Fire at cells of interest."""
        assert self._socket is not None
        await self._socket.send(self.order(f"on-{len(self.heard)}"))

    def order(self, name: str) -> str:
        """A shot, or a salvo, at cells of interest, noted as sent."""
        view = self._view
        cells = self.dice.sample(view["open"], view["shots"])
        fire = {"type": "act", "command": {"type": "fire", "at": cells}}
        text = json.dumps({"id": name, "made_on": view["number"], "request": fire})
        self.sent[name] = cells
        self._pending[name] = text
        return text


class Calm(ReconnectingPlayer):
    """A player who thinks before a shot, so that a game outlives several servers."""

    THINKS = 1.0


class Hasty(ReconnectingPlayer):
    """A player with several sockets who sends every order more than once, all at the same time.

    Now and then a second order is made on the same view: one of both must be carried out.
    """

    MORE = 2
    """Sockets beside the one that listens."""
    RIVALRY = 0.3

    def __init__(self, guest: Guest, match: str, dice: Random) -> None:
        super().__init__(guest, match, dice)
        self.copies = 0
        self.rivals: list[tuple[str, str]] = []
        self._sockets: list[ClientConnection] = []

    async def play(self) -> None:
        """Play until the game is over; the first socket listens, the others only ask."""
        while not self.over:
            with suppress(*LOST):
                await self._talk_at_once()
            self.returns += 1

    async def _talk_at_once(self) -> None:
        queries = [f"?after={len(self.heard)}&views=true", *["?after=1000000"] * self.MORE]
        async with AsyncExitStack() as opened:
            self._sockets = [
                await opened.enter_async_context(self._open_socket(query)) for query in queries
            ]
            answers = [
                asyncio.ensure_future(self._read_answers(each)) for each in self._sockets[1:]
            ]
            opened.callback(lambda: [task.cancel() for task in answers])
            await self._talk(self._sockets[0])

    async def _read_answers(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] in {"done", "refused"}:
                    await self.hear(message)
                    await self._go_on()
                if self.over:
                    return
        finally:
            # Without all sockets orders are lost, and the last answer may come here.
            await self._sockets[0].close()

    async def fire(self) -> None:
        """One shot or two, each several times, over all sockets."""
        name = f"on-{len(self.heard)}"
        orders = [self.order(name)] * self.dice.randint(2, 5)
        if self.dice.random() < self.RIVALRY:
            orders += [self.order(f"{name}-or")] * self.dice.randint(1, 3)
            self.rivals.append((name, f"{name}-or"))
        self.dice.shuffle(orders)
        self.copies += len(orders)
        sends = (self.dice.choice(self._sockets).send(order) for order in orders)
        await asyncio.gather(*sends)


class Pair:
    """Two who play one match."""

    def __init__(self, match: str, skippers: Sequence[ReconnectingPlayer]) -> None:
        self.match = MatchId(match)
        self.skippers = skippers
        self.playing = [asyncio.ensure_future(each.play()) for each in skippers]

    @property
    def acknowledged(self) -> int:
        """Moves that the server has said to be kept."""
        return sum(len(skipper.done) for skipper in self.skippers)

    @property
    def over(self) -> bool:
        """Whether both know that the game is over."""
        return all(task.done() for task in self.playing)


class ReconnectingGames:
    """Many pairs at one server."""

    def __init__(
        self, quay: Port, seed: int, kind: type[ReconnectingPlayer] = ReconnectingPlayer
    ) -> None:
        self._quay = quay
        self._dice = Random(seed)
        self._kind = kind
        self.pairs: list[Pair] = []

    async def begin(self, pairs: int, variant: str = "classic") -> None:
        """Let so many more pairs play."""
        some = asyncio.Semaphore(8)

        async def one() -> None:
            async with some:
                guests = [await self._quay.visitor() for _ in range(2)]
                match = await seat_pair(guests, variant)
            dice = [Random(self._dice.random()) for _ in guests]
            skippers = [self._kind(*each) for each in zip(guests, [match] * 2, dice, strict=True)]
            self.pairs.append(Pair(match, skippers))

        await asyncio.gather(*(one() for _ in range(pairs)))

    @property
    def skippers(self) -> Iterator[ReconnectingPlayer]:
        """All players."""
        return (skipper for pair in self.pairs for skipper in pair.skippers)

    @property
    def running(self) -> int:
        """Matches that are not over."""
        return sum(not pair.over for pair in self.pairs)

    @property
    def acknowledged(self) -> int:
        """Moves that the server has said to be kept."""
        return sum(pair.acknowledged for pair in self.pairs)

    async def some_more(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged, or all games are over."""
        before = self.acknowledged
        while self.acknowledged < before + moves and self.running:
            await asyncio.sleep(0.01)
            for task in (task for pair in self.pairs for task in pair.playing if task.done()):
                task.result()

    async def everybody_moves(self, moves: int) -> None:
        """Wait until so many more moves have been made in every match that is not over."""
        wanted = [(pair, pair.acknowledged + moves) for pair in self.pairs]
        async with asyncio.timeout(STANDSTILL):
            for pair, most in wanted:
                while not pair.over and pair.acknowledged < most:  # noqa: ASYNC110 -- Of many.
                    await asyncio.sleep(0.01)

    async def wait_until_over(self) -> None:
        """Wait until every game is over, as long as they go on."""
        tasks = [task for pair in self.pairs for task in pair.playing]
        while self.running:
            before = self.acknowledged
            await asyncio.wait(tasks, timeout=STANDSTILL, return_when=asyncio.FIRST_EXCEPTION)
            for task in (task for task in tasks if task.done()):
                task.result()
            if self.running and self.acknowledged == before:
                raise TimeoutError(f"{self.running} games stand still")
        await asyncio.gather(*tasks)

    async def give_up(self) -> None:
        """Stop playing."""
        tasks = [task for pair in self.pairs for task in pair.playing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def open_reconnecting_games(
    number: int, seed: int, kind: type[ReconnectingPlayer] = ReconnectingPlayer
) -> AsyncIterator[ReconnectingGames]:
    """A regatta at a server, given up when it is left."""
    async with Port(number) as quay:
        found = ReconnectingGames(quay, seed, kind)
        try:
            yield found
        finally:
            with suppress(Exception):
                await found.give_up()


async def findings(games: ReconnectingGames, logbook: Logbook) -> list[str]:
    """Everything in which the log and what the players noted do not agree."""
    found: list[str] = []
    for pair in games.pairs:
        pages = await logbook.pages(pair.match)
        live = LiveMatch(pair.match, pages[0])
        for page in pages[1:]:
            live.apply_page(page)
        found += _illegal(live)
        for skipper in pair.skippers:
            found += skipper.findings
            found += _find_miscounts(skipper, live, pages)
            found += _find_mishearings(skipper, live)
    return found


def _illegal(live: LiveMatch) -> Iterator[str]:
    """Whether the game is over, and can be played again by the rules."""
    if not live.state.over:
        yield f"{live.match}: the game is not over"
    names = ("Anna", "Bruno")
    try:
        read_record(write_record(Record(live.state.opened.ruleset, names, tuple(live.journal))))
    except Trouble as error:
        yield f"{live.match}: illegal history: {error}"


def _find_miscounts(
    skipper: ReconnectingPlayer, live: LiveMatch, pages: Sequence[Page]
) -> Iterator[str]:
    """Whether what was acknowledged is there once, and nothing else is there."""
    sitter = live.state.sitters[seat_of(skipper)]
    assert sitter is not None
    shots = list(_shots(pages, str(sitter.player)))
    kept = Counter(name for name, _ in shots)
    for name in skipper.done.keys() - kept.keys():
        yield f"{live.match}: acknowledged and lost: {name}"
    for name, cells in shots:
        if kept[name] > 1:
            yield f"{live.match}: carried out twice: {name}"
        if name in skipper.refused:
            yield f"{live.match}: refused and carried out: {name}"
        if cells != skipper.sent.get(name):
            yield f"{live.match}: {name} was {skipper.sent.get(name)} and became {cells}"


def seat_of(skipper: ReconnectingPlayer) -> Seat:
    """The seat of a player."""
    return Seat(skipper._view["seat"])


def _shots(pages: Sequence[Page], player: str) -> Iterator[tuple[str, list[list[int]]]]:
    """The shots of a player as the log has them: the id, and the cells."""
    for page in pages:
        by, _, name = page.command.partition("/")
        if by != player:
            continue
        for event in _read(page.body).events:
            command = event.command.command if isinstance(event, GameWentOn) else None
            if isinstance(command, Fire):
                yield name, [[cell.row, cell.col] for cell in command.at]


def _find_mishearings(skipper: ReconnectingPlayer, live: LiveMatch) -> Iterator[str]:
    """Whether a player has heard exactly what the log tells."""
    told = [
        to_builtins(each.what, enc_hook=join_command)
        for each in live.messages_for(seat_of(skipper))
    ]
    heard = [message["what"] for message in skipper.heard]
    if json.loads(json.dumps(told)) != heard:
        yield f"{live.match}: seat {seat_of(skipper)} has heard something else"
