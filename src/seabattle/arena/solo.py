"""Solo runs: how many shots, misses and turns a bot needs to clear fields.

The bot sees the view of a two-player game whose other side never acts. It is asked for
shots only: its own fleet is placed for it, and has no effect.
"""

from array import array
from collections.abc import Iterable, Sequence
from time import perf_counter

from msgspec import Struct, field

from seabattle.arena.fault import Failing, Fault, Forfeit, Misplay, crash_of, find_misplay
from seabattle.arena.seed import seed_for
from seabattle.arena.solo_field import Field
from seabattle.arena.statistic import Statistic, quantile, summarize_counts
from seabattle.arena.think_timer import NO_TIMER, ThinkTimer
from seabattle.bots import Bot, find_bot
from seabattle.bots.bot import ask_bot, decision_limit
from seabattle.bots.dice import BotDice
from seabattle.game import Events, Refusal, SeatCommand
from seabattle.game.event import RoundClosed, SalvoLanded
from seabattle.matches.practice import SHOOTER, PracticeMatch
from seabattle.rules import Ruleset, random_fleet


class FieldCleared(Struct, frozen=True):
    """The result of one field: cleared, or ended by a fault."""

    number: int
    shots: int = 0
    """Cells fired at, those of special actions among them."""
    misses: int = 0
    turns: int = 0
    """Turns begun, or rounds."""
    seconds: tuple[float, ...] = ()
    """The time of each decision."""
    fault: Fault | None = None


class SoloReport(Struct, frozen=True):
    """The results of a run."""

    games: int
    shots: Statistic | None
    misses: Statistic | None
    turns: Statistic | None
    p50: float
    """Milliseconds of a decision: half of them took less."""
    p99: float
    games_per_second: float
    faults: tuple[Fault, ...] = ()


class SoloRun(Struct):
    """A run: one bot against a list of fields. Can be sent to another process."""

    ruleset: Ruleset
    bot: str
    seed: int
    fields: Sequence[Field]
    _practice: list[PracticeMatch] = field(default_factory=list)

    def players(self, _number: int, /) -> tuple[str, ...]:
        """The one bot there is."""
        return (self.bot,)

    def play(
        self, number: int, timer: ThinkTimer = NO_TIMER, forfeits: tuple[Forfeit, ...] = ()
    ) -> FieldCleared:
        """Clear the field of that number; with a forfeit, the result is a fault."""
        for each in forfeits:
            return FieldCleared(number, fault=Fault(self.bot, number, each.failing, each.words))
        if not self._practice:
            dice = BotDice(seed_for(self.seed, "own fleet", 0))
            self._practice.append(PracticeMatch(self.ruleset, random_fleet(self.ruleset, dice)))
        try:
            return _clear_field(self, self._practice[0], number, timer)
        except Misplay as failed:
            return FieldCleared(number, fault=Fault(self.bot, number, failed.failing, failed.words))


def _clear_field(
    run: SoloRun, practice: PracticeMatch, number: int, timer: ThinkTimer
) -> FieldCleared:
    practice.begin(run.fields[number])
    bot = _make_bot(run, number)
    seconds: array[float] = array("d")
    shots = misses = 0
    most = decision_limit(run.ruleset)
    while not practice.over:
        if len(seconds) >= most:
            raise Misplay(Failing.ENDLESS, f"{most} decisions")
        command = _ask_bot(bot, practice, seconds, timer)
        fired, vain = _count_shots(_send_command(practice, command))
        shots += fired
        misses += vain
    return FieldCleared(number, shots, misses, practice.view.own.turns, tuple(seconds))


def _make_bot(run: SoloRun, number: int) -> Bot:
    try:
        return find_bot(run.bot)(seed_for(run.seed, "bot", number))
    except (Exception, SystemExit) as error:
        raise crash_of(error) from error


def _ask_bot(
    bot: Bot, practice: PracticeMatch, seconds: "array[float]", timer: ThinkTimer
) -> SeatCommand:
    timer.begin(SHOOTER)
    started = perf_counter()
    try:
        return ask_bot(bot, practice.view)
    except (Exception, SystemExit) as error:
        raise crash_of(error) from error
    finally:
        seconds.append(perf_counter() - started)
        timer.end()


def _send_command(practice: PracticeMatch, command: SeatCommand) -> Events:
    failed = find_misplay(command, None)
    if failed is not None:
        raise failed
    events = practice.send(command)
    if isinstance(events, Refusal):
        failed = find_misplay(command, events)
        assert failed is not None
        raise failed
    return events


def _count_shots(events: Events) -> tuple[int, int]:
    """The number of cells fired at, and how many of them were misses."""
    fired = vain = 0
    for event in events:
        if isinstance(event, SalvoLanded):
            fired += len(event.impacts)
            vain += sum(not impact.struck for impact in event.impacts)
        elif isinstance(event, RoundClosed):
            impacts = [impact for salvo in event.salvos for impact in salvo.impacts]
            fired += len(impacts)
            vain += sum(not impact.struck for impact in impacts)
    return fired, vain


def solo_report(clearings: Iterable[FieldCleared], seconds: float) -> SoloReport:
    """Summarize the games of a run; *seconds* is the time of the whole run."""
    done = sorted(clearings, key=lambda clearing: clearing.number)
    sound = [clearing for clearing in done if clearing.fault is None]
    decisions = sorted(each for clearing in sound for each in clearing.seconds) or [0.0]
    return SoloReport(
        games=len(sound),
        shots=summarize_counts([clearing.shots for clearing in sound]) if sound else None,
        misses=summarize_counts([clearing.misses for clearing in sound]) if sound else None,
        turns=summarize_counts([clearing.turns for clearing in sound]) if sound else None,
        p50=1000 * quantile(decisions, 0.5),
        p99=1000 * quantile(decisions, 0.99),
        games_per_second=len(done) / seconds if seconds else 0.0,
        faults=tuple(clearing.fault for clearing in done if clearing.fault is not None),
    )
