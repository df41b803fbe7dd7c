"""What is said first of the last shots."""

from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, rules
from kit.seas.drawn_sea import cells
from seabattle.game import Fire
from seabattle.rules import Disclosure
from seabattle.speech import Speaker
from seabattle.speech.phrasebook import Phrasebook
from seabattle.wire.screen.shots_seen import see_last_shots

RULES = rules(disclosure=Disclosure())
SEA = """
    AA..
    ....
    ...B
"""


def test_a_ship_that_sank_is_said_before_other_shots() -> None:
    """A phone has room for two lines, and the loss of a ship was the one that was cut off."""
    game = match(RULES, SEA, SEA)
    play(game, by(SEAT_0, Fire(cells("C2"))), by(SEAT_1, Fire(cells("D3"))))
    speaker = Speaker("en", RULES, ("Anna", "Bruno"))
    for seat in (SEAT_0, SEAT_1):
        words = see_last_shots(game.view(seat), Phrasebook(speaker, seat)).words

        assert len(words) == 2
        assert "C2" not in words[0]
        assert "C2" in words[1]
