"""The conformance check for bots: it finds each kind of fault."""

import gc
from collections.abc import Callable

import pytest

from kit.games.small_game import preset
from seabattle.bots import Hunter, Scatter, find_bot
from seabattle.game import Fire, Seat, SeatCommand
from seabattle.game.truth import truth_of
from seabattle.testing import BotDuty, UnfitBot, check_bot
from seabattle.testing.bout import Bout
from seabattle.testing.proving_ground import proving_grounds
from seabattle.views import View

CLASSIC = [preset("classic")]


class Modest(Scatter):
    """A conforming bot, from which the faulty ones below are derived."""

    def act(self, view: View) -> SeatCommand:
        """Play like Scatter in the first turns, then like the faulty subclass."""
        return (
            super().act(view) if view.own.turns < 4 else self.spoil_command(view, super().act(view))
        )

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """The command from its fourth turn on."""
        return command


class Breaker(Modest):
    """Divides by zero."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """Raise an error."""
        raise ZeroDivisionError(view.seat)


class Cheat(Modest):
    """Fires where it has fired before."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """A cell whose answer is known."""
        cells = view.ruleset.grid.cells(view.own.known)
        return Fire((cells[0],))


class Veteran(Modest):
    """Uses the API of the time when commands still named their seat."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """A command in the old form, which no type allows."""
        return Fire(Seat(0), view.ruleset.grid.cells()[:1])  # type: ignore[call-arg, arg-type]


class Mute(Modest):
    """Returns ``None`` instead of a command."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """``None``, which no type allows."""
        return None  # type: ignore[return-value]


class Moody(Modest):
    """Keeps dice of its own, so that it answers differently when asked again."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """Another cell every time."""
        self._seed += 1
        return command


class Vandal(Modest):
    """Writes into its own log."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """Overwrite the first report in the list behind the log."""
        view.log._heard[0] = view.log[-1]
        return command


class Spy(Modest):
    """Finds the truth in the memory of its process."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """Fires at what it should not know."""
        # Games of other tests may still be in memory; their views differ.
        bouts = [bout for bout in gc.get_objects() if type(bout) is Bout]
        alike = [bout for bout in bouts if bout.view(Seat(0)) == view]
        mine = next((bout for bout in alike if bout.view(Seat(0)) is view), alike[-1])
        sound = truth_of(mine._match.game).sides[1].fleet & ~view.own.known
        return Fire((view.ruleset.grid.cells(sound)[0],)) if sound else command


@pytest.mark.parametrize("bot", [Scatter, Hunter])
def test_our_own_players_conform(bot: Callable[[int], Scatter]) -> None:
    """With every ready-made ruleset and some unusual ones."""
    check_bot(bot)


@pytest.mark.parametrize("name", ["surveyor", "admiral:4"])
def test_our_thinking_players_conform(name: str) -> None:
    """With the smaller rulesets; the slow test below takes all of them."""
    tables = [table for table in proving_grounds() if table.grid.size <= 100]
    check_bot(find_bot(name), [table for table in tables if table.name != "forum"])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["surveyor", *(f"admiral:{level}" for level in range(1, 11))])
def test_our_thinking_players_conform_everywhere(name: str) -> None:
    """Every level with every ruleset; the admiral takes a minute."""
    check_bot(find_bot(name))


@pytest.mark.parametrize(
    ("bot", "duty"),
    [
        (Breaker, BotDuty.ANSWER),
        (Cheat, BotDuty.OBEY),
        (Veteran, BotDuty.ANSWER),
        (Mute, BotDuty.OBEY),
        (Moody, BotDuty.REPEAT),
        (Vandal, BotDuty.LEAVE_ALONE),
        (Spy, BotDuty.STAY_BLIND),
    ],
)
def test_a_neglected_duty_is_found(bot: Callable[[int], Scatter], duty: BotDuty) -> None:
    """Each planted fault is reported as the right duty."""
    with pytest.raises(UnfitBot) as unfit:
        check_bot(bot, CLASSIC)

    assert [finding.duty for finding in unfit.value.findings] == [duty], str(unfit.value)
    assert f"classic with 2 seats, decision {unfit.value.findings[0].decision}" in str(unfit.value)


def test_a_bot_of_old_is_told_what_to_change() -> None:
    """The finding tells the author what to write, not only that the command is wrong."""
    with pytest.raises(UnfitBot, match=r"write Fire\(cells\), not Fire\(seat, cells\)"):
        check_bot(Veteran, CLASSIC)


def test_all_findings_are_told_at_once() -> None:
    """Authors give up when each fixed fault reveals the next."""
    with pytest.raises(UnfitBot) as unfit:
        check_bot(Breaker, [preset("classic"), preset("sea-battle")])

    assert len(unfit.value.findings) == 2


def test_a_bot_that_cannot_be_made_is_told_so() -> None:
    """A constructor without the seed parameter is the most common first mistake."""
    with pytest.raises(UnfitBot, match="cannot be made"):
        check_bot(object, CLASSIC)  # type: ignore[arg-type]


def test_the_proving_grounds_are_legal_tables() -> None:
    """The unusual rulesets pass the same checks as ready-made ones."""
    assert len({table.name for table in proving_grounds()}) == len(proving_grounds()) == 14
