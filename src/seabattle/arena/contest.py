"""Contests between bots: every line-up with sides swapped, on the same seeds.

Seeds belong to seats, not to bots. So in two games of a pair each bot gets the lots,
the dice and, if both place alike, the fleet that the other one had: two equal bots
win exactly half of their games.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from random import Random
from typing import Any

from msgspec import Struct

from seabattle.arena.fault import Failing, Fault, Forfeit, Misplay, crash_of, find_misplay
from seabattle.arena.seed import seed_for
from seabattle.arena.statistic import Proportion, Statistic, estimate_proportion, summarize_counts
from seabattle.arena.think_timer import NO_TIMER, ThinkTimer
from seabattle.bots import Bot, find_bot
from seabattle.bots.bot import ask_bot, decision_limit
from seabattle.bots.memory import Learner
from seabattle.game import Phase, Refusal, Resign, Seat, SeatCommand, seats_in
from seabattle.matches import Match
from seabattle.records import Record, write_record
from seabattle.rules import Ruleset

Lineup = tuple[int, ...]
"""For every seat the number of the entrant who sits there."""

Memories = dict[int, Any]
"""For every entrant that learns, its memory, which only that bot reads."""


class Outcome(Struct, frozen=True):
    """One game played."""

    number: int
    lineup: Lineup
    winner: Seat | None
    first: Seat | None
    """The seat with the first turn; ``None`` where all seats fire at once."""
    turns: int
    """The number of turns of the seat that had most of them, or of rounds."""
    faults: tuple[Fault, ...] = ()
    record: bytes | None = None
    """The encoded record of the game, if the contest keeps records."""


class Standing(Struct, frozen=True):
    """The result of one entrant."""

    bot: str
    wins: Proportion
    seats: int
    """The number of seats it has had; more than one per game where there are many seats."""


class ContestReport(Struct, frozen=True):
    """The results of a run."""

    games: int
    standings: tuple[Standing, ...]
    drawn: int
    first_move: Proportion | None
    """How often the first player has won; ``None`` where all fire at once."""
    turns: Statistic | None
    faults: tuple[Fault, ...]


class Seating(Struct, frozen=True):
    """The number of a game in its run, its dice, and which entrant has which seat."""

    number: int
    dice: int
    """Games with the same number here have the same lots and seeds."""
    lineup: Lineup


class Contest(Struct, frozen=True):
    """A run: entrants, rules, a seed. Can be sent to another process."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    seed: int
    keeps_records: bool = False

    def lineup(self, number: int) -> Lineup:
        """The entrant on every seat in the game of that number."""
        cycle = lineups(len(self.bots), self.ruleset.seats)
        return cycle[number % len(cycle)]

    def players(self, number: int, /) -> tuple[str, ...]:
        """For every seat the bot that sits there in the game of that number."""
        return tuple(self.bots[entrant] for entrant in self.lineup(number))

    def play(
        self, number: int, timer: ThinkTimer = NO_TIMER, forfeits: tuple[Forfeit, ...] = ()
    ) -> Outcome:
        """Play the game of that number; seats with a forfeit resign at once."""
        cycle = lineups(len(self.bots), self.ruleset.seats)
        seating = Seating(number, number // len(cycle), self.lineup(number))
        return self.play_at(seating, timer, forfeits)

    def play_at(
        self,
        seating: Seating,
        timer: ThinkTimer,
        forfeits: tuple[Forfeit, ...],
        memories: Memories | None = None,
    ) -> Outcome:
        """Play one game; in a match, what learning bots keep of it goes into *memories*."""
        return _Game(self, seating, timer, memories).play(forfeits)


def lineups(entrants: int, seats: int) -> tuple[Lineup, ...]:
    """One cycle of line-ups, in order; all games of a cycle use the same seeds.

    Two at a table: every pair, each way round. More: the entrants in turn around the
    table, and each time one chair further.
    """
    if seats == 2:
        pairs = [pair for pair in permutations(range(entrants), 2) if pair[0] < pair[1]]
        return tuple(way for pair in pairs for way in (pair, pair[::-1]))
    return tuple(
        tuple((seat + shift) % entrants for seat in range(seats)) for shift in range(entrants)
    )


class _Game:
    """One game, with its bots."""

    def __init__(
        self, contest: Contest, seating: Seating, timer: ThinkTimer, memories: Memories | None
    ) -> None:
        self._seed = seed_for(contest.seed, "game", seating.dice)
        self._contest = contest
        self._number = seating.number
        self._lineup = seating.lineup
        self._timer = timer
        self._memories = memories
        chance = Random(seed_for(self._seed, "lots", 0))
        self._match = Match(contest.ruleset, chance=chance, spectators=False)
        self._bots: dict[Seat, Bot] = {}
        self._faults: list[Fault] = []
        self._begun = False
        self._first: Seat | None = None

    def play(self, forfeits: tuple[Forfeit, ...]) -> Outcome:
        """Play the game to its end."""
        for each in forfeits:
            self._leave(each.seat, each.failing, each.words)
        most = self._contest.ruleset.seats * decision_limit(self._contest.ruleset)
        while not self._match.over and len(self._match.journal) < most:
            seat = self._acting()
            if self._match.table.phase is Phase.PLAYING and not self._begun:
                self._begun = True
                self._first = self._match.table.turn
            self._ask(seat)
        winner = self._match.table.winner
        if not self._match.over:
            self._faults += [
                self._fault(seat, Failing.ENDLESS, f"{most} actions")
                for seat in seats_in(self._match.table.present)
            ]
        self._remember()
        turns = max(
            self._match.view(Seat(seat)).own.turns for seat in range(self._match.ruleset.seats)
        )
        return Outcome(
            self._number,
            self._lineup,
            winner,
            self._first,
            turns,
            tuple(self._faults),
            self._record() if self._contest.keeps_records else None,
        )

    def _record(self) -> bytes:
        """The encoded record of the game, with the bot names of the contest."""
        names = tuple(self._contest.bots[entrant] for entrant in self._lineup)
        journal = tuple(self._match.journal)
        return write_record(Record(self._contest.ruleset, names, journal))

    def _acting(self) -> Seat:
        return next(seats_in(self._match.table.to_act))

    def _ask(self, seat: Seat) -> None:
        """Carry out the command of one seat's bot; a bot that fails resigns."""
        try:
            self._send(seat, self._decide(seat))
        except Misplay as failed:
            self._leave(seat, failed.failing, failed.words)

    def _decide(self, seat: Seat) -> SeatCommand:
        # Loaded before the timer starts: loading does not count as thinking time.
        maker = find_bot(self._contest.bots[self._lineup[seat]])
        self._timer.begin(seat)
        try:
            if seat not in self._bots:
                self._bots[seat] = self._make_bot(maker, seat)
            return ask_bot(self._bots[seat], self._match.view(seat))
        except (Exception, SystemExit) as error:
            raise crash_of(error) from error
        finally:
            self._timer.end()

    def _make_bot(self, maker: Callable[..., Bot], seat: Seat) -> Bot:
        seed = seed_for(self._seed, "bot", seat)
        entrant = self._lineup[seat]
        if not self._memories or entrant not in self._memories:
            return maker(seed)
        return maker(seed, memory=self._memories[entrant])

    def _remember(self) -> None:
        """Ask each learning bot what it takes into the next game of a match."""
        for seat, bot in self._bots.items():
            if self._memories is None or not isinstance(bot, Learner):
                continue
            try:
                self._memories[self._lineup[seat]] = self._ask_memory(bot, seat)
            except Misplay as failed:
                self._faults.append(self._fault(seat, failed.failing, failed.words))

    def _ask_memory(self, bot: Learner, seat: Seat) -> Any:
        self._timer.begin(seat)
        try:
            return bot.remember(self._match.view(seat))
        except (Exception, SystemExit) as error:
            raise crash_of(error) from error
        finally:
            self._timer.end()

    def _send(self, seat: Seat, command: SeatCommand) -> None:
        failed = find_misplay(command, None)
        if failed is not None:
            raise failed
        try:
            outcome = self._match.send(seat, command)
        except Exception as error:
            # A command of the right type with invalid content; the match has not changed.
            raise Misplay(Failing.NO_COMMAND, repr(command)) from error
        if isinstance(outcome, Refusal):
            raise find_misplay(command, outcome) or AssertionError

    def _leave(self, seat: Seat, failing: Failing, words: str) -> None:
        self._faults.append(self._fault(seat, failing, words))
        self._match.send(seat, Resign())

    def _fault(self, seat: Seat, failing: Failing, words: str) -> Fault:
        return Fault(self._contest.bots[self._lineup[seat]], self._number, failing, words)


def contest_report(contest: Contest, outcomes: Iterable[Outcome]) -> ContestReport:
    """Summarize the games of a contest; their order does not matter."""
    done = sorted(outcomes, key=lambda outcome: outcome.number)
    sound = [game for game in done if not game.faults]
    begun = [game for game in sound if game.first is not None and game.winner is not None]
    return ContestReport(
        games=len(done),
        standings=tuple(_standing(contest, done, each) for each in range(len(contest.bots))),
        drawn=sum(game.winner is None for game in done),
        first_move=estimate_proportion(sum(game.winner == game.first for game in begun), len(begun))
        if begun
        else None,
        turns=summarize_counts([game.turns for game in sound]) if sound else None,
        faults=tuple(fault for game in done for fault in game.faults),
    )


def _standing(contest: Contest, done: Sequence[Outcome], entrant: int) -> Standing:
    chairs = sum(game.lineup.count(entrant) for game in done)
    played = sum(entrant in game.lineup for game in done)
    won = sum(game.winner is not None and game.lineup[game.winner] == entrant for game in done)
    return Standing(contest.bots[entrant], estimate_proportion(won, played), chairs)
