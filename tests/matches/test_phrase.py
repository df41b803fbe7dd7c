"""Six phrases at a table, and no free chat."""

from kit.games.live_table import ANNA, BRUNO, CARLA, ask, place_fleets, run, seat_two
from kit.stores.memory_logbook import service
from seabattle.game import Fire
from seabattle.grid import Cell, Col, Row
from seabattle.matches.event import Phrase, PhraseSaid
from seabattle.matches.refusal import NotAtTable, SaidEnough
from seabattle.matches.request import Act, SayPhrase
from seabattle.matches.service import Answered
from seabattle.matches.telling.storyteller import Storyteller
from seabattle.rules import LANGUAGES
from seabattle.speech.catalog import say


def test_a_phrase_is_heard_by_all_in_their_own_language() -> None:
    """Anna says it in Italian, and a spectator reads it in Russian."""

    async def story() -> None:
        table = service()
        live = await seat_two(table)
        assert isinstance(await ask(table, live, BRUNO, SayPhrase(Phrase.GOOD_LUCK)), Answered)
        for viewer in (0, 1, None):
            told = live.messages_for(viewer, 0)[-1]  # type: ignore[arg-type]
            assert told.what == PhraseSaid(1, Phrase.GOOD_LUCK)  # type: ignore[arg-type]
        teller = Storyteller("ru", live.state.opened)
        said = [line for each in live.messages_for(None, 0) for line in teller.tell(each, None)]
        assert said[-1] == "bruno: «Удачи!»"

    run(story())


def test_a_player_says_one_phrase_at_most_until_the_game_goes_on() -> None:
    """A log that a player could fill would be a chat after all."""

    async def story() -> None:
        table = service()
        live = await seat_two(table)
        await place_fleets(table, live)
        for phrase in (Phrase.THANKS, Phrase.OUCH):
            outcome = await ask(table, live, ANNA, SayPhrase(phrase))
        assert outcome == SaidEnough()
        assert await ask(table, live, CARLA, SayPhrase(Phrase.OUCH)) == NotAtTable()
        turn = live.state.game.table.turn
        assert turn is not None
        shot = Act(Fire((Cell(Row(0), Col(0)),)))
        await ask(table, live, (ANNA, BRUNO)[turn], shot)
        assert isinstance(await ask(table, live, ANNA, SayPhrase(Phrase.OUCH)), Answered)

    run(story())


def test_there_are_six_phrases_in_every_language() -> None:
    """Each its own, and none with anything to fill in."""
    for lang in LANGUAGES:
        assert len({say(lang, f"phrase-{phrase}") for phrase in Phrase}) == 6
