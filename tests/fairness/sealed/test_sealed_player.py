"""A sealed player answers each number once, and does not answer a table that rolls back."""

from copy import deepcopy

import pytest

from kit.games.sealed_table import (
    ARMED,
    SMALL,
    TINY,
    SealedTableau,
    attack_waits,
    table_at,
    to_fire,
    to_place,
)
from seabattle.bots import Hunter, Scatter
from seabattle.fairness.sealed.sealed_bot import SealedBot
from seabattle.fairness.sealed.sealed_message import SealField, SignedMessage
from seabattle.fairness.sealed.sealed_player import Distrust, SealedPlayer
from seabattle.game import EndTurn, Fire, Refusal, RunOutOfTime, Seat, UseWeapon, Why, seats_in
from seabattle.game.target import AIMS
from seabattle.rules import Weapon


def refusal_of(player: SealedPlayer, seat: Seat, command: SignedMessage) -> str:
    """Why a player does not believe a message."""
    with pytest.raises(Distrust) as found:
        player.hear(seat, command)
    return found.value.why


def come_back(table: SealedTableau, seat: Seat) -> SealedPlayer:
    """The player after a restart, with what was kept last and what the table tells."""
    kept = table.boxes[seat].kept[-1]
    player = SealedPlayer(table.ruleset, kept, table.draw, table.boxes[seat].keep)
    for entry in table.journal:
        player.hear(entry.seat, entry.command, entry.blob)
    return player


def test_what_is_said_is_kept_before_it_is_sent() -> None:
    """After a crash, the player must know which messages it has sent."""
    table = table_at(SMALL, 3, attack_waits)
    seat, answer = table.next_says()

    said = table.players[seat].say(answer)

    last = table.boxes[seat].kept[-1].last
    assert last is not None
    assert SignedMessage(last.data.hex(), last.signature.hex()) == said


def test_a_player_who_comes_back_plays_on() -> None:
    """Nothing but the seat secrets is needed: the field is sealed from its seed again."""
    table = table_at(ARMED, 3, attack_waits)
    for seat in (Seat(0), Seat(1)):
        table.players[seat] = come_back(table, seat)

    table.play()

    assert table.game.state.breach is None
    assert table.game.over


def test_an_answer_that_was_lost_is_sent_again_as_it_was() -> None:
    """The connection broke after it was kept: the same bytes, and no second answer."""
    table = table_at(SMALL, 3, attack_waits)
    seat, answer = table.next_says()
    first = table.players[seat].say(answer)
    player = come_back(table, seat)
    again = player.duty()
    assert again is not None

    assert player.say(again) == first


def test_a_shot_that_was_lost_is_fired_again_and_no_other() -> None:
    """A returning player is not asked for a shot that was already signed."""
    table = table_at(SMALL, 3, to_fire)
    seat, shot = table.next_says()
    first = table.players[seat].say(shot)
    player = come_back(table, seat)

    assert player.duty() is None
    assert player.unsent() == first
    table.send(seat, first)
    player.hear(seat, first)
    assert player.unsent() is None


def test_a_table_that_goes_back_in_time_is_told_nothing() -> None:
    """Otherwise it could get an answer for every cell under one number."""
    table = table_at(SMALL, 3, attack_waits)
    past = deepcopy(table)
    (defender,) = seats_in(table.game.state.to_act)
    table.step()
    table.play(attack_waits)
    later = next(seats_in(table.game.state.to_act))
    table.step()
    for seat in {defender, later}:
        player = SealedPlayer(SMALL, table.boxes[seat].kept[-1], table.draw, table.boxes[seat].keep)
        for entry in past.journal:
            player.hear(entry.seat, entry.command, entry.blob)
        owed = player.duty()
        if owed is not None:
            with pytest.raises(Distrust, match="rolled-back"):
                player.say(owed)


def test_another_shot_under_the_same_number_is_not_answered() -> None:
    """The shooter signs two shots for one turn; the defender has answered the first."""
    table = table_at(SMALL, 3, to_fire)
    shooter = table.game.table.turn
    assert shooter is not None
    defender, known = Seat(1 - shooter), table.game.ruleset.grid.cells()
    one, other = (table.forge(shooter, Fire((cell,))) for cell in known[:2])
    twin = deepcopy(table)
    table.send(shooter, one)
    table.step()
    player = SealedPlayer(
        SMALL, table.boxes[defender].kept[-1], table.draw, table.boxes[defender].keep
    )
    for entry in twin.journal:
        player.hear(entry.seat, entry.command, entry.blob)

    player.hear(shooter, other)

    assert player.duty() is not None or player.game.over
    with pytest.raises(Distrust, match="rolled-back"):
        player.say(player.duty() or EndTurn())


def test_a_match_played_again_from_its_start_is_not_answered() -> None:
    """The same fleet under another key of the other seat would be read twice."""
    table = table_at(SMALL, 3, attack_waits)
    seat, answer = table.next_says()
    table.say(seat, answer)
    kept = table.boxes[seat].kept[-1]
    again = SealedTableau(SMALL, 4)
    again.players[seat] = SealedPlayer(SMALL, kept, again.draw, again.boxes[seat].keep)

    with pytest.raises(Distrust, match="rolled-back"):
        again.play()


@pytest.mark.parametrize("lie", ["unsigned", "wrong seat", "out of turn", "twice", "too many"])
def test_a_shot_that_is_none_is_not_answered(lie: str) -> None:
    """Even where the table would let it pass."""
    table = table_at(SMALL, 3, to_fire)
    shooter = table.game.table.turn
    assert shooter is not None
    defender, cells = Seat(1 - shooter), table.ruleset.grid.cells()
    shot = table.forge(shooter, Fire(cells[:1]))
    player = table.players[defender]

    if lie == "unsigned":
        assert refusal_of(player, shooter, SignedMessage(shot.data, "00" * 48)) == (
            "sealed/not-signed"
        )
    elif lie == "wrong seat":
        assert refusal_of(player, defender, shot) == "sealed/not-signed"
    elif lie == "out of turn":
        stranger = table.forge(defender, Fire(cells[:1]))
        assert refusal_of(player, defender, stranger) == "turn/not-yours"
    elif lie == "twice":
        player.hear(shooter, shot)
        assert refusal_of(player, shooter, shot) == "sealed/out-of-place"
    else:
        many = table.forge(shooter, Fire(cells[:2]))
        assert refusal_of(player, shooter, many) == "shot/wrong-number"
    assert (player.duty() is None) is (lie != "twice")


def test_a_weapon_that_is_used_up_is_not_answered() -> None:
    """Though it is well signed."""
    table = table_at(ARMED, 3, lambda it: spent_weapon(it) is not None)
    shooter, weapon = table.game.table.turn, spent_weapon(table)
    assert shooter is not None
    assert weapon is not None
    again = UseWeapon(weapon.name, AIMS[weapon.aim].through(ARMED.grid.cells()[0])[0])

    player = table.players[1 - shooter]

    assert refusal_of(player, shooter, table.forge(shooter, again)) == "weapon/used-up"


def spent_weapon(table: SealedTableau) -> Weapon | None:
    """A weapon that the player to move has used up."""
    turn = table.game.table.turn
    if turn is None or table.game.state.called is not None:
        return None
    stores = table.game.state.sides[turn].stores
    return next((each for each, left in zip(ARMED.arsenal, stores, strict=True) if not left), None)


def test_a_false_placing_of_the_other_is_found_by_the_player_too() -> None:
    """No trust in the table is needed: the player's own game is over, and won."""
    table = SealedTableau(SMALL, 3, apart=True).play(to_place)
    blob = b"\0" * len(_placing(table, Seat(0)))
    player = table.players[1]
    player.proofs.add_placing(blob)
    table.send(Seat(0), table.forge(Seat(0), _named(table, blob)), blob)

    assert player.game.over
    assert player.view.table.winner == 1
    assert player.duty() is None


def _placing(table: SealedTableau, seat: Seat) -> bytes:
    assert table.players[seat].duty() is not None
    blob = table.players[seat].blob
    assert blob is not None
    return blob


def _named(table: SealedTableau, blob: bytes) -> SealField:
    return SealField(table.proofs.add_placing(blob))


def test_what_the_clock_does_ends_the_game_for_the_player_too() -> None:
    """The clock is the table's, and the player accepts it."""
    table = table_at(SMALL, 3, attack_waits)
    (defender,) = seats_in(table.game.state.to_act)

    assert not isinstance(table.send(None, RunOutOfTime(defender)), Refusal)
    assert all(player.game.over for player in table.players)


def test_computer_players_commit_and_prove_as_people_do() -> None:
    """A Hunter against a Scatter; while it waits a computer player says nothing."""
    table = SealedTableau(TINY, 5, (Hunter(1), Scatter(2)))
    waiting = 0
    while not table.game.over:
        speaking, says = table.next_says()
        silent = SealedBot(table.bots[1 - speaking], table.players[1 - speaking])
        waiting += silent.next_says() is None
        assert not isinstance(table.say(speaking, says), Refusal)

    assert waiting
    assert table.game.table.why is Why.SUNK
