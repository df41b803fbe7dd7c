"""A player over a bad network: sends again until there is an answer, and resumes by number."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from seabattle.bots import find_bot
from seabattle.game import EndTurn, Fire, Phase, Refusal, Resign, Seat, SeatCommand
from seabattle.grid import Cell, Col, Row
from seabattle.matches.event import RematchOpened
from seabattle.matches.port import LogbookDamaged, LogbookFailed, MatchId, PlayerId
from seabattle.matches.refusal import (
    IdTaken,
    MatchDamaged,
    NobodyAbsent,
    NotAtTable,
    OutOfDate,
    TryAgain,
)
from seabattle.matches.request import (
    Act,
    AskRematch,
    ClaimAbsence,
    EndRound,
    NewSitter,
    PlayerRequest,
    RefuseStop,
    Remind,
    SendAway,
    SitDown,
    StandUp,
)
from seabattle.matches.service import Answered, SubmittedRequest
from seabattle.matches.telling.notice import LogEntry, Notice
from seabattle.rules import Ruleset
from seabattle.views import Report, View, Viewer, hear, new_view
from simulation.line import Line
from simulation.node import Life, Node
from simulation.world import World


class Temper(Struct, frozen=True):
    """The habits of a player."""

    moves: int
    """After so many moves they have had enough, and resign."""
    pondering: float
    """Seconds before a move, at most."""
    unruly: float
    """Chance of trying what is not allowed."""
    dreaming: float = 0.0
    """Chance of thinking for minutes in front of the board."""
    wandering: float = 0.0
    """Chance of walking away for minutes."""
    forgetful: float = 0.0
    """Chance of using the id of the last request for another one."""


class Watcher:
    """A client that listens to a match and grows a view from it."""

    def __init__(
        self, world: World, nodes: list[Node], match: MatchId, ruleset: Ruleset, viewer: Viewer
    ) -> None:
        self.world, self.match, self.viewer = world, match, viewer
        self._nodes = nodes
        self.view: View = new_view(ruleset, viewer)
        self.told: list[LogEntry] = []
        self.line: Line | None = None
        self.lines: list[Line] = []
        self.gone = False
        self.following = False
        self.stranded = False
        """Whether the match is damaged, and a server has said so."""
        self._news = asyncio.Event()

    def lives(self) -> list[Life]:
        """The nodes that answer."""
        return [node.life for node in self._nodes if node.life is not None]

    async def stay_connected(self) -> None:
        """Connect to any node, and again whenever the line is cut."""
        while not self.stranded:
            lives = self.lives()
            if lives and not self.gone and (self.line is None or not self.line.connected):
                await self.world.sleep(0.01, 0.5)
                lives = self.lives()
                if lives and not self.gone:
                    self._connect(self.world.dice.choice(lives))
            await self.world.sleep(0.2, 0.6)

    def _connect(self, life: Life) -> None:
        after = self.told[-1].number if self.told else 0
        self.world.note("connect", self.viewer, after)
        line = Line(self.world, life, self.match, self.viewer, after, self._hear, self.strand)
        self.line = line
        self.lines.append(line)
        holds = self.world.dice.expovariate(1 / self.world.weather.line)
        asyncio.get_running_loop().call_later(holds, self._cut, line)

    def strand(self) -> None:
        """Hear that the match is damaged."""
        if not self.stranded:
            self.world.note("stranded", self.match, self.viewer)
            self.world.tally.stranded += 1
        self.stranded = True
        self._news.set()

    def _cut(self, line: Line) -> None:
        if line is self.line and line.connected:
            self.world.tally.cuts += 1
            line.cut()

    def _hear(self, line: Line, told: LogEntry) -> None:
        if line is not self.line:
            return
        self.world.note("told", self.viewer, told)
        if told.number != len(self.told) + 1:
            self.world.find(
                f"viewer {self.viewer} heard number {told.number} after {len(self.told)}"
            )
        self.told.append(told)
        self._take_in(told.what)
        self._news.set()

    def _take_in(self, what: Report | Notice) -> None:
        if isinstance(what, RematchOpened):
            self.following = True
        if not isinstance(what, Notice):
            self.view = hear(self.view, what)

    @property
    def over(self) -> bool:
        """Whether this viewer knows that the game has ended."""
        return self.view.table.phase is Phase.OVER

    async def news(self, seconds: float) -> None:
        """Wait until something is heard, but not for ever."""
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return


class Player(Watcher):
    """A player at a seat."""

    def __init__(  # noqa: PLR0917 -- Made in one place.
        self,
        world: World,
        nodes: list[Node],
        match: MatchId,
        ruleset: Ruleset,
        seat: Seat,
        temper: Temper,
    ) -> None:
        super().__init__(world, nodes, match, ruleset, seat)
        self.seat, self.temper = seat, temper
        self.player = PlayerId(f"player {seat}")
        self.outcomes: dict[str, Answered | Refusal] = {}
        self.asked: list[SubmittedRequest] = []
        self._bot = find_bot("scatter")(world.dice.getrandbits(32))
        self._ids = (f"{seat}.{number}" for number in count(1))
        self._moves = 0
        self._numbered = world.happens(0.7)
        """Whether the client says on what a request was made, as all clients of the project do."""

    async def play(self) -> None:
        """Sit down, play to the end, and ask for another game."""
        await self.ask(SitDown(self.seat))
        while not self.over and not self.stranded:
            if self.world.happens(self.temper.unruly):
                await self._misbehave()
            elif self._is_wanted():
                await self._act()
            else:
                await self._wait()
        await self._ask_rematch()
        while not self.following and not self.stranded:
            await self.news(5)

    async def _ask_rematch(self) -> None:
        while not self.stranded:
            outcome = await self.ask(AskRematch())
            if not isinstance(outcome, OutOfDate):
                return
            await self._wait_for_number(outcome.now)

    async def _wait(self) -> None:
        """Wait for the others, and every one or two minutes say that they have gone."""
        heard = len(self.told)
        for _ in range(9):
            await self.news(self.world.dice.uniform(1, 20))
            if len(self.told) > heard or self.stranded:
                return
        await self.ask(ClaimAbsence())

    async def _dawdle(self) -> None:
        """Dream, or walk away, and come back."""
        if self.world.happens(self.temper.wandering):
            self.world.note("gone", self.seat)
            self.gone = True
            if self.line is not None and self.line.connected:
                self.line.cut()
            await self.world.sleep(30, 650)
            self.gone = False
        if self.world.happens(self.temper.dreaming):
            await self.world.sleep(60, 650)

    def _is_wanted(self) -> bool:
        table = self.view.table
        if table.phase is Phase.PLAYING and table.turn is not None:
            return table.turn == self.seat
        if table.phase not in {Phase.PLACING, Phase.PLAYING} or table.out >> self.seat & 1:
            return False
        # Some think better of an order that they have given.
        return bool(table.awaited >> self.seat & 1) or (
            table.phase is Phase.PLAYING and self.world.happens(0.2)
        )

    async def _act(self) -> None:
        await self._dawdle()
        await self.world.sleep(0.01, self.temper.pondering)
        if self.over or not self._is_wanted():
            return
        self._moves += 1
        tired = self._moves > self.temper.moves
        command: SeatCommand = Resign() if tired else self._bot.act(self.view)
        outcome = await self.ask(Act(command))
        if isinstance(outcome, Answered):
            await self._wait_for_number(outcome.number)
            await self._forget(outcome)
        elif isinstance(outcome, OutOfDate):
            await self._wait_for_number(outcome.now)
        elif isinstance(outcome, NotAtTable):
            # The host has freed the seat; a player who still wants to play sits down again.
            await self.ask(SitDown(self.seat))

    async def _wait_for_number(self, number: int) -> None:
        while len(self.told) < number and not self.over and not self.stranded:
            await self.news(5)

    async def _forget(self, _before: Answered) -> None:
        """Use the id of the command that was just carried out for something else."""
        last = self.asked[-1]
        if not self.world.happens(self.temper.forgetful) or not isinstance(last.request, Act):
            return
        other = replace(last, request=StandUp(), made_on=None)
        answers: list[Answered | Refusal] = []
        for _ in range(40):
            lives = self.lives()
            if lives:
                life = self.world.dice.choice(lives)
                self.world.send(
                    _arriving(life, self.match, other, lambda _, each: answers.append(each))
                )
            await self.world.sleep(0.2, 1.0)
            if any(not isinstance(each, TryAgain) for each in answers):
                break
        self.world.tally.reused += IdTaken() in answers
        if any(isinstance(each, Answered) for each in answers):
            self.world.find(f"the id {last.id} stands for two requests")

    async def _misbehave(self) -> None:
        self.world.tally.strays += 1
        rules, dice = self.view.ruleset, self.world.dice
        cell = Cell(
            Row(dice.randrange(rules.grid.rows + 1)), Col(dice.randrange(rules.grid.columns))
        )
        other = Seat((self.seat + 1) % rules.seats)
        strays: tuple[PlayerRequest, ...] = (
            Act(Fire((cell,))),
            Act(Fire((cell,))),
            Act(EndTurn()),
            Act(Resign()),
            EndRound(),
            Remind(),
            SendAway(other),
            ClaimAbsence(),
            RefuseStop(),
            StandUp() if self.view.table.placed >> self.seat & 1 else RefuseStop(),
            SitDown(),
        )
        await self.ask(dice.choice(strays))

    async def ask(self, request: PlayerRequest) -> Answered | Refusal:
        """Ask until there is an answer, always under the same name."""
        made_on = len(self.told) if self._numbered else None
        sitter = NewSitter(f"Player {self.seat}")
        ask = SubmittedRequest(next(self._ids), request, self.player, made_on, sitter)
        self.world.tally.commands += 1
        self.asked.append(ask)
        while ask.id not in self.outcomes:
            self._post(ask)
            await self._answer(ask.id, self.world.dice.uniform(0.2, 1.5))
        return self.outcomes[ask.id]

    async def _answer(self, name: str, seconds: float) -> None:
        for _ in _slices(seconds):
            if name in self.outcomes:
                return
            await asyncio.sleep(0.02)

    def _post(self, ask: SubmittedRequest) -> None:
        lives = self.lives()
        self.world.note("ask", ask)
        for life in self.world.dice.sample(lives, min(len(lives), self.world.dice.choice((1, 2)))):
            self.world.send(_arriving(life, self.match, ask, self._note_answer))

    def _note_answer(self, name: str, outcome: Answered | Refusal) -> None:
        self.world.note("answer", self.seat, name, outcome)
        if isinstance(outcome, TryAgain):
            return
        if isinstance(outcome, MatchDamaged):
            self.outcomes.setdefault(name, outcome)
            self.strand()
            return
        first = self.outcomes.setdefault(name, outcome)
        # Who is there differs from node to node; all the rest does not.
        claim = isinstance(outcome, NobodyAbsent)
        if isinstance(first, Answered) and isinstance(outcome, Refusal) and not claim:
            self.world.find(f"{name} was carried out and then refused: {outcome.code}")


class PollingPlayer(Player):
    """A player who never listens, and asks now and then what is new."""

    def __init__(self, *words: Any) -> None:
        super().__init__(*words)
        self.polled: list[tuple[float, Life]] = []
        """When a node has answered, and which."""
        self._every = self.world.dice.choice((1.0, 5.0, 20.0))

    async def stay_connected(self) -> None:
        """Ask any node, again and again."""
        while not self.stranded:
            lives = self.lives()
            if lives and not self.gone:
                life = self.world.dice.choice(lives)
                life.run(self._poll(life))
            await self.world.sleep(self._every / 2, self._every)

    async def _poll(self, life: Life) -> None:
        self.world.tally.polls += 1
        try:
            live = await life.service.load_match(self.match)
        except LogbookFailed:
            return
        except LogbookDamaged:
            self.strand()
            return
        assert live is not None
        life.service.note_seen(live, self.player)
        self.polled.append((self.world.now, life))
        found = tuple(live.messages_for(self.viewer, len(self.told)))
        self.world.send(lambda: self._take_all(found))

    def _take_all(self, found: tuple[LogEntry, ...]) -> None:
        for told in found:
            if told.number == len(self.told) + 1:
                self.world.note("polled", self.viewer, told)
                self.told.append(told)
                self._take_in(told.what)
                self._news.set()


def _slices(seconds: float) -> Iterator[int]:
    return iter(range(int(seconds / 0.02)))


def _arriving(
    life: Life,
    match: MatchId,
    ask: SubmittedRequest,
    answer: Callable[[str, Answered | Refusal], None],
) -> Callable[[], None]:
    """What happens when a request reaches a node; a dead one does not answer."""

    async def carry_out() -> None:
        outcome = await life.service.submit(match, ask)
        life.world.send(lambda: answer(ask.id, outcome))

    def arrive() -> None:
        if life.alive:
            life.run(carry_out())

    return arrive
