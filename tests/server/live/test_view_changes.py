"""A client that is sent changes ends up with the same view as one that is sent all of it."""

import asyncio
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from kit.games.law_strategy import UNRULY, presets, seeds
from kit.games.random_player import Habits
from kit.games.ruleset_strategy import rulesets
from kit.servers.patched_view import DoesNotFit, PatchedView
from kit.servers.told_match import ToldMatch, quiet_context, visitor_at
from seabattle.game import Seat
from seabattle.game.codec import encode_json
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.rules import LANGUAGES, Ruleset
from seabattle.server.http.context import ServerContext
from seabattle.server.live.listener import Listener
from seabattle.server.live.stream import Resume, first_messages, next_messages
from seabattle.views import Viewer
from seabattle.wire import view_message


class Reader:
    """A client at a socket that wants changes, and whose connection breaks now and then."""

    def __init__(
        self, context: ServerContext, live: LiveMatch, seat: Seat | None, lang: str | None
    ) -> None:
        self._context, self._live, self._seat = context, live, seat
        self._lang: Any = lang
        self.kinds: list[str] = []
        self._connect(None)

    @property
    def viewer(self) -> Viewer:
        """In whose place this one is now."""
        return self._listener.viewer

    def break_off(self, after: int | None) -> None:
        """Come back on a new socket, perhaps with some number."""
        self._listener.leave()
        self._connect(after)

    def _connect(self, after: int | None) -> None:
        self._resume = Resume(after, views=True, lang=self._lang)
        self._listener = Listener(self._context, self._live, visitor_at(self._seat), self._lang)
        self._patched = PatchedView()
        self._hear(first_messages(self._listener, self._resume))

    def read(self) -> None:
        """Hear what is new."""
        self._hear(next_messages(self._listener, self._resume, changes=True))

    def look(self) -> None:
        """Be sent the full view again, as when another player has sat down."""
        self._hear([self._listener.view()])

    def _hear(self, messages: list[Any]) -> None:
        for each in messages:
            message = json.decode(encode_json(each))
            self.kinds.append(message["type"])
            self._patched.hear(message)

    def check(self) -> None:
        """Hold what was put together against the whole view, sent afresh."""
        if self._patched.view is None:
            # A client that came back with the last number has been told nothing since.
            assert self._resume.after is not None
            return
        speaker = match_speaker(self._live, self._lang) if self._lang else None
        count = self._live.message_count(self.viewer)
        company = self._context.match_info(self._live)
        fresh = view_message(self._live.view(self.viewer), count, company, speaker)
        assert self._patched.view == json.decode(encode_json(fresh))


def _play(ruleset: Ruleset, seed: int, steps: int, habits: Habits) -> list[str]:
    return asyncio.run(_read_along(ruleset, seed, steps, habits))


async def _read_along(ruleset: Ruleset, seed: int, steps: int, habits: Habits) -> list[str]:
    """Play a game before readers of every kind, and give back what kinds of messages they got."""
    context, told, dice = quiet_context(), ToldMatch(ruleset, seed), Random(seed)
    seats: list[Seat | None] = [*map(Seat, range(ruleset.seats)), None]
    langs = [None, *LANGUAGES]
    readers = [Reader(context, told.live, seat, dice.choice(langs)) for seat in seats]
    readers += [Reader(context, told.live, dice.choice(seats), lang) for lang in LANGUAGES]
    for _ in told.pages(steps, habits):
        for reader in readers:
            if dice.random() < 0.05:
                most = told.live.message_count(reader.viewer)
                reader.break_off(dice.choice([None, dice.randint(0, most), most + 5]))
            elif dice.random() < 0.05:
                reader.look()
            elif dice.random() < 0.7:
                # A client that does not read now is sent several pages at once later.
                reader.read()
                reader.check()
    for reader in readers:
        reader.read()
        reader.check()
    return [kind for reader in readers for kind in reader.kinds]


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_a_view_put_together_from_changes_is_the_view_sent_afresh(ruleset: Ruleset) -> None:
    """A wrong sea on a player's screen would lose them the game, with no visible cause."""
    kinds = _play(ruleset, 5, 60, Habits(rubbish=0, leaving=0.02, closing=0.1))
    assert kinds.count("changes") > kinds.count("view")


@settings(max_examples=15)
@given(rulesets(), seeds, st.integers(0, 60))
def test_the_same_is_true_by_any_rules(ruleset: Ruleset, seed: int, steps: int) -> None:
    """Rules of one's own combine what no ready-made game does."""
    _play(ruleset, seed, steps, UNRULY)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_the_same_is_true_of_many_whole_games(ruleset: Ruleset) -> None:
    """From the first page to the last, with readers who come and go."""
    for seed in range(20):
        _play(ruleset, seed, 2000, Habits(rubbish=0, leaving=0.002, closing=0.1))


def test_a_client_that_has_missed_changes_notices() -> None:
    """A change is applied only to the view that it follows."""
    view = PatchedView()
    with pytest.raises(DoesNotFit):
        view.hear({"type": "changes", "after": 3, "number": 4})
