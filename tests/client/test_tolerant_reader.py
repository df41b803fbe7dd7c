"""What a newer server says to this program."""

import pytest
from msgspec import DecodeError

from seabattle.client.tolerant_reader import read_message
from seabattle.game import Seat
from seabattle.matches.event import SomethingElse, StopOffered
from seabattle.matches.telling.notice import Hurry
from seabattle.wire import ToldMessage

TOLD = b'{"type":"told","number":3,"at":9,"what":%s,"clock":null,"novelty":[1]}'


def test_fields_of_a_newer_server_are_skipped() -> None:
    """A player who has not updated plays on."""
    what = b'{"type":"stop-offered","seat":1,"why":"tea"}'

    assert read_message(TOLD % what) == ToldMessage(3, 9, StopOffered(Seat(1)))
    assert read_message(b'{"type":"hurry","seat":0,"left":5,"tone":"calm"}') == Hurry(Seat(0), 5)


def test_an_unknown_notice_is_counted() -> None:
    """The numbers have no gap, so the next request for news starts there."""
    said = read_message(TOLD % b'{"type":"hats-thrown","by":0}')

    assert said == ToldMessage(3, 9, SomethingElse("hats-thrown"))


def test_an_unknown_message_is_skipped() -> None:
    """It has no number that the client could count."""
    assert read_message(b'{"type":"weather","wind":3}') is None


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b'{"type":7}',
        b'{"type":"told"}',
        TOLD % b"7",
        TOLD % b'{"type":"stop-offered"}',
    ],
)
def test_what_is_no_message_is_not_guessed_at(line: bytes) -> None:
    """A known message that cannot be read is no newer one, it is broken."""
    with pytest.raises(DecodeError):
        read_message(line)
