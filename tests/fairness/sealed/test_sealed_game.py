"""A sealed game gives the same reports as any other, without a referee who knows the ships."""

from random import Random

import pytest

from kit.games.sealed_table import (
    ARMED,
    LOTS,
    SILENT,
    SMALL,
    TORPEDOES,
    SealedTableau,
    at_end,
    attack_waits,
    table_at,
    to_place,
)
from seabattle.fairness.sealed.sealed_message import GiveAnswers, SealField, SignedMessage
from seabattle.game import (
    CallOff,
    DrawLots,
    Fire,
    Game,
    Phase,
    PlaceFleet,
    Refusal,
    Resign,
    RunOutOfTime,
    Seat,
    Why,
    seats_in,
)
from seabattle.game.event import GameEnded, PlayBegan
from seabattle.game.refusal import (
    AnswerAwaited,
    NothingToAnswer,
    NotSigned,
    OutOfPlace,
    PlacingUnknown,
    SaidBefore,
)
from seabattle.rules import Ruleset
from seabattle.views import Report, Viewer, hear_events, new_view, reports_to

RULES = {"small": SMALL, "armed": ARMED, "silent": SILENT, "lots": LOTS, "torpedoes": TORPEDOES}


@pytest.mark.parametrize("name", RULES)
def test_a_sealed_game_sends_the_reports_of_a_refereed_game_of_the_same_fleets(name: str) -> None:
    """Views, bots and screens above need not know that no referee has answered."""
    table = table_at(RULES[name], 3, at_end)

    for viewer in (Seat(0), Seat(1), None):
        sealed = reports_to(table.ruleset, viewer, table.events)
        refereed = _refereed(table, viewer)
        assert [_without_fleets(each) for each in sealed] == [
            _without_fleets(each) for each in refereed
        ]


def _without_fleets(report: Report) -> object:
    """A report without fleets, which a sealed table does not know."""
    if report.__struct_config__.tag in ("fleet-placed", "fleet-ready"):
        return "fleet", report.seat  # type: ignore[union-attr]
    if isinstance(report, GameEnded):
        return "ended", report.winner, report.why
    return report


def _refereed(table: SealedTableau, viewer: Viewer) -> list[Report]:
    """The reports of the same commands in a refereed game with both fleets."""
    game, heard = Game(table.ruleset), list[Report]()

    def send(seat: Seat | None, command: object) -> None:
        nonlocal game
        events = game.decide(seat, command)  # type: ignore[arg-type]
        assert not isinstance(events, Refusal), events
        heard.extend(reports_to(table.ruleset, viewer, events))
        game = game.after(events)

    for seat in (Seat(0), Seat(1)):
        send(seat, PlaceFleet(table.players[seat].kept.ships))
    for event in table.events:
        if isinstance(event, PlayBegan) and game.table.phase is Phase.LOTS:
            send(None, DrawLots(event.first or Seat(0)))
        elif event.__struct_config__.tag == "attack-called":
            send(event.by, event.attack)  # type: ignore[union-attr]
    return heard


@pytest.mark.parametrize("name", RULES)
def test_a_player_grows_the_same_view_as_at_any_table(name: str) -> None:
    """The own fleet comes from the player's device, all else from the table."""
    table = table_at(RULES[name], 3, at_end)

    for player in table.players:
        mine, told = player.view, table.views[player.seat]
        assert mine.own.ships == player.kept.ships
        assert mine.charts == told.charts
        assert mine.table == told.table
        assert mine.own.known == told.own.known


def test_no_event_of_a_sealed_game_holds_a_fleet() -> None:
    """Fleets stay with their owners, so no stored event contains one."""
    table = table_at(SMALL, 3, at_end)

    assert table.game.over
    assert not any(side.ships or side.fleet for side in table.game.state.sides)
    for viewer in (Seat(0), Seat(1), None):
        assert table.views[viewer].fleets == ((), ())
        assert not table.views[viewer].own.ships


def test_the_state_is_the_fold_of_the_events() -> None:
    """A restart reads the log, and nothing else."""
    table = table_at(ARMED, 3, at_end)

    again = SealedTableau(ARMED, 6).game.after(table.events)

    assert again.state == table.game.state
    for viewer, view in table.views.items():
        assert hear_events(new_view(ARMED, viewer), table.events) == view


def test_silence_loses_by_the_clock_of_the_awaited_player() -> None:
    """Between shot and answer the defender's clock runs."""
    table = table_at(SMALL, 3, attack_waits)
    (defender,) = seats_in(table.game.state.to_act)
    shooter = Seat(1 - defender)

    early = table.send(None, RunOutOfTime(shooter))
    table.send(None, RunOutOfTime(defender))

    assert isinstance(early, Refusal)
    assert early.code == "turn/not-yours"
    assert (table.game.table.winner, table.game.table.why) == (shooter, Why.TIME)


def test_a_player_who_never_announces_keys_loses_by_the_clock() -> None:
    """The other seat, which waits, does not lose."""
    table = SealedTableau(SMALL, 7)
    table.step()

    assert list(seats_in(table.game.state.to_act)) == [1]
    assert isinstance(table.send(None, RunOutOfTime(Seat(0))), Refusal)
    table.send(None, RunOutOfTime(Seat(1)))
    assert table.game.table.winner == 0


@pytest.mark.parametrize("moment", ["start", "placing", "attack", "answer"])
def test_a_seat_resigns_at_any_time_by_its_own_key(moment: str) -> None:
    """Otherwise the table could resign for it."""
    stops = {
        "start": lambda it: bool(it.game.state.seats[0].key),
        "placing": lambda it: it.game.state.announced,
        "attack": lambda it: it.game.table.phase is Phase.PLAYING,
        "answer": attack_waits,
    }
    table = table_at(SMALL, 3, stops[moment])

    table.say(Seat(0), Resign())

    assert (table.game.table.winner, table.game.table.why) == (1, Why.RESIGNED)


def test_players_may_agree_to_stop() -> None:
    """There is no winner, and no field is shown."""
    table = table_at(SMALL, 3, attack_waits)

    table.send(None, CallOff())

    assert (table.game.table.winner, table.game.table.why) == (None, Why.AGREED)
    assert isinstance(table.send(None, CallOff()), Refusal)


def test_what_is_not_due_is_refused_and_changes_nothing() -> None:
    """Well signed, but not its time: no violation, only a refusal."""
    table = SealedTableau(SMALL, 10)
    announce = table.next_says()[1]
    table.step()
    assert table.send(Seat(0), table.forge(Seat(0), announce)) == SaidBefore()
    table = table_at(SMALL, 3, attack_waits)
    (defender,) = seats_in(table.game.state.to_act)
    shooter, before = Seat(1 - defender), table.game.state
    answer = table.next_says()[1]
    called = before.called
    assert isinstance(called, Fire)

    assert table.send(shooter, table.forge(shooter, called)) == AnswerAwaited(defender)
    assert table.send(defender, table.forge(defender, called)) == AnswerAwaited(defender)
    assert table.send(shooter, table.forge(shooter, answer)) == NothingToAnswer()
    assert table.game.state == before
    table.step()
    assert table.send(defender, table.forge(defender, GiveAnswers(()))) == NothingToAnswer()


def test_a_field_is_sealed_when_its_proof_is_there() -> None:
    """The message names it by its hash, and a name is no proof."""
    table = table_at(SMALL, 3, to_place)
    unknown = table.forge(Seat(0), SealField(b"?" * 64))

    assert table.send(Seat(0), unknown) == PlacingUnknown()


def test_unsigned_rubbish_is_refused_and_nothing_else() -> None:
    """Any client could have sent it, so it is not a seat's violation."""
    table = table_at(SMALL, 3, attack_waits)
    (defender,) = seats_in(table.game.state.to_act)
    good, before, dice = table.forge(defender, table.next_says()[1]), table.game.state, Random(1)

    for _ in range(60):
        at = 2 * dice.randrange(len(good.data) // 2)
        changed = f"{int(good.data[at : at + 2], 16) ^ 1 << dice.randrange(8):02x}"
        data = good.data[:at] + changed + good.data[at + 2 :]
        came = table.send(defender, SignedMessage(data, good.signature))
        assert came in (NotSigned(), OutOfPlace()), at
    assert table.game.state == before
    assert not isinstance(table.send(defender, good), Refusal)


@pytest.mark.parametrize("ruleset", RULES.values(), ids=RULES)
def test_honest_games_come_to_their_end(ruleset: Ruleset) -> None:
    """A few here; hundreds in the slow tests."""
    table = table_at(ruleset, 3, at_end)

    assert table.game.table.why is Why.SUNK
    assert table.game.state.breach is None
