"""Conformance check for bots: legal commands, determined by the seed and the view alone.

.. code-block:: python

    from seabattle.testing import check_bot


    def test_my_bot() -> None:
        check_bot(MyBot)
"""

import pickle
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

from msgspec import Struct

from seabattle.bots.bot import Bot, ask_bot, decision_limit
from seabattle.bots.players.hunter import Hunter
from seabattle.bots.roster import BotMaker
from seabattle.game import PlaceFleet, Seat, SeatCommand
from seabattle.game.codec import encode_json
from seabattle.rules import Ruleset
from seabattle.testing.bout import Bout
from seabattle.testing.proving_ground import proving_grounds
from seabattle.views import View, hear_all, new_view, why_not_in_view

TRIED = Seat(0)
"""The seat of the bot under test; Hunters have the other seats."""

OFTEN, SELDOM = 3, 10
"""The first ``OFTEN`` decisions are checked for repeatability, then one in ``SELDOM``."""

WORLDS = 4
LOOKED_AT = 12
"""The number of other truths to try, and of decisions in each."""


class BotDuty(StrEnum):
    """What a bot must do."""

    ANSWER = "answer every time"
    OBEY = "give legal commands of its seat only"
    REPEAT = "give the same command for the same view and seed"
    LEAVE_ALONE = "leave the view as it is"
    STAY_BLIND = "do the same when it has been told the same"
    FINISH = "come to an end"


class BotFinding(Struct, frozen=True):
    """A violation of a duty."""

    duty: BotDuty
    table: str
    decision: int
    words: str

    def __str__(self) -> str:
        return f"{self.table}, decision {self.decision}: it does not {self.duty}: {self.words}"


class UnfitBot(AssertionError):  # noqa: N818 -- It says what is the case.
    """Raised for a bot that violates duties; the message lists all findings."""

    def __init__(self, findings: tuple[BotFinding, ...]) -> None:
        lines = "\n".join(f"  {finding}" for finding in findings)
        super().__init__(f"{len(findings)} findings\n{lines}")
        self.findings = findings


def check_bot(make_bot: BotMaker, tables: Iterable[Ruleset] | None = None, seed: int = 1) -> None:
    """Let a bot play every ready-made game and some unusual ones, and check its commands.

    Raises :class:`UnfitBot` with all findings. There is no time limit here: the arena
    detects a bot that hangs.
    """
    found: list[BotFinding] = []
    for ruleset in proving_grounds() if tables is None else tables:
        trial = _Trial(make_bot, ruleset, seed)
        found += trial.play_game()
        if not found or found[-1].table != trial.table:
            found += trial.play_other_worlds()
    if found:
        raise UnfitBot(tuple(found))


class _Neglect(Exception):  # noqa: N818 -- It says what is the case.
    def __init__(self, duty: BotDuty, words: str) -> None:
        super().__init__(words)
        self.duty = duty
        self.words = words[:300]


class _Trial:
    """One bot at one table."""

    def __init__(self, make_bot: BotMaker, ruleset: Ruleset, seed: int) -> None:
        self._make = make_bot
        self._ruleset = ruleset
        self._seed = seed
        self.table = f"{ruleset.name} with {ruleset.seats} seats"
        self._decision = 0

    def play_game(self) -> Iterator[BotFinding]:
        """Play one game to its end, or to the first finding."""
        try:
            self._play()
        except _Neglect as neglect:
            yield BotFinding(neglect.duty, self.table, self._decision, neglect.words)

    def play_other_worlds(self) -> Iterator[BotFinding]:
        """Play the same game in worlds that differ in what the bot cannot know."""
        try:
            for world in range(1, WORLDS + 1):
                self._play_twice(world)
        except _Neglect as neglect:
            yield BotFinding(neglect.duty, self.table, self._decision, neglect.words)

    def _play(self) -> None:
        bout, others = Bout(self._ruleset, self._seed), self._others(0)
        bot = self._make_bot()
        most = decision_limit(self._ruleset)
        self._decision = 0
        while not bout.over:
            seat = bout.acting
            if seat != TRIED:
                assert bout.send(seat, others[seat].act(bout.view(seat))) is None
                continue
            self._decision += 1
            if self._decision > most:
                raise _Neglect(BotDuty.FINISH, f"still playing after {most} decisions")
            bout.send(TRIED, self._examine_bot(bot, bout.view(TRIED)))

    def _others(self, world: int) -> dict[Seat, Bot]:
        seats = [Seat(seat) for seat in range(self._ruleset.seats) if seat != TRIED]
        return {seat: Hunter(self._seed + 1000 * world + seat) for seat in seats}

    def _make_bot(self) -> Bot:
        try:
            return self._make(self._seed)
        except Exception as error:
            raise _Neglect(BotDuty.ANSWER, f"it cannot be made: {error!r}") from error

    def _ask_bot(self, bot: Bot, view: View) -> SeatCommand:
        try:
            return ask_bot(bot, view)
        except Exception as error:
            words = "; ".join([repr(error), *getattr(error, "__notes__", ())])
            raise _Neglect(BotDuty.ANSWER, words) from error

    def _examine_bot(self, bot: Bot, view: View) -> SeatCommand:
        """Ask the bot for a command, and check the command."""
        before = _encode_view(view)
        command = self._ask_bot(bot, view)
        self._check_legal(command, view)
        if _encode_view(view) != before:
            raise _Neglect(BotDuty.LEAVE_ALONE, "the view has changed")
        if self._decision <= OFTEN or not self._decision % SELDOM:
            self._check_repeats(bot, view, command)
        return command

    def _check_legal(self, command: object, view: View) -> None:
        if not isinstance(command, SeatCommand):
            raise _Neglect(BotDuty.OBEY, repr(command))
        try:
            refusal = why_not_in_view(view, command)
        except Exception as error:
            raise _Neglect(BotDuty.OBEY, repr(command)) from error
        if refusal is not None:
            raise _Neglect(BotDuty.OBEY, f"{refusal.code}: {command!r}")

    def _check_repeats(self, bot: Bot, view: View, command: SeatCommand) -> None:
        """Ask the same bot again, a new one, a pickled one, and one with a rebuilt view."""
        told_anew = hear_all(new_view(self._ruleset, TRIED), view.log)
        ways = {
            "asked again": (bot, view),
            "made anew": (self._make_bot(), view),
            "with a view told anew": (self._make_bot(), told_anew),
        }
        packed = _repickle(bot)
        if packed is not None:
            ways["after pickling"] = (packed, view)
        for how, (asked, seen) in ways.items():
            other = self._ask_bot(asked, seen)
            if other != command:
                raise _Neglect(BotDuty.REPEAT, f"{how}, {other!r} instead of {command!r}")

    def _play_twice(self, world: int) -> None:
        """Play in two truths side by side, as long as the bot's views of both are equal."""
        one, other = Bout(self._ruleset, self._seed), Bout(self._ruleset, self._seed)
        others, elsewhere = self._others(0), self._others(world)
        bots = self._make_bot(), self._make_bot()
        self._decision = 0
        while not one.over and self._decision < LOOKED_AT:
            seat = one.acting
            if one.view(TRIED) != other.view(TRIED):
                return
            if seat == TRIED:
                self._decision += 1
                command = self._ask_bot(bots[0], one.view(TRIED))
                blind = self._ask_bot(bots[1], other.view(TRIED))
                if command != blind:
                    raise _Neglect(BotDuty.STAY_BLIND, f"{blind!r} instead of {command!r}")
                answer = other.send(seat, command)
            else:
                command = others[seat].act(one.view(seat))
                hidden = isinstance(command, PlaceFleet)
                answer = other.send(
                    seat, elsewhere[seat].act(other.view(seat)) if hidden else command
                )
            if one.send(seat, command) is not None or answer is not None:
                return


def _encode_view(view: View) -> bytes:
    """A view as JSON."""
    told: Any = (view.table, view.own, view.charts, view.sunk, view.fleets, list(view.log))
    return encode_json(told)


def _repickle(bot: Bot) -> Bot | None:
    """The bot after pickling and unpickling; ``None`` if it cannot be pickled."""
    try:
        travelled: Bot = pickle.loads(pickle.dumps(bot))  # noqa: S301 -- It was packed here.
    except Exception:  # noqa: BLE001 -- A bot need not be picklable.
        return None
    return travelled
