"""Two computer players to watch: while a visitor looks, from what each was told, on no disk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import SETTINGS, LoopbackServer, open_loopback_server
from seabattle.features.exhibition.exhibition_game import (
    PAUSE_SECONDS,
    PLACED,
    REST_SECONDS,
    Commands,
    Exhibition,
    Exhibitions,
    play_exhibition,
)
from seabattle.features.exhibition.exhibition_settings import SHOWN
from seabattle.server.http import operation
from seabattle.server.http.api_refusal import Denied, ServerBusy

GAME = "00000000000000ab"


class Looker:
    """A visitor who looks at a node's games, by a clock of the test."""

    def __init__(self) -> None:
        self.now = 0.0
        self.exhibitions = Exhibitions(lambda: self.now, lambda: 1_000_000 + self.now)
        self.played: list[int] = []

    async def play(self, game: str, commands: Commands, moves: int) -> Exhibition:
        """Play here, and note how much was thought about."""
        found = play_exhibition(game, commands, moves)
        self.played.append(len(found.commands) - len(commands))
        return found

    def look(self, game: str | None = None, move: int = 0) -> Any:
        """See a position."""
        return asyncio.run(self.exhibitions.look(game, move, self.play))


def test_a_game_goes_on_only_while_a_visitor_looks() -> None:
    """One move for each pause with a request, after a gap of any length."""
    looker = Looker()
    first = looker.look()
    assert first.move == 0
    assert looker.look(first.game) == first
    looker.now += PAUSE_SECONDS
    assert looker.look(first.game).move == 1
    assert looker.look().game == first.game
    looker.now += 3600
    assert looker.look(first.game, 1).move == 2
    assert looker.played == [PLACED, 1, 1]


def test_no_viewer_hurries_a_game_that_others_watch() -> None:
    """Any visitor could ask for move 400 and end the game that all were shown."""
    here, there = Looker(), Looker()
    game = here.look().game
    assert here.look(game, 400).move == 0
    assert there.look(game, 400).move == 0
    for now in range(1, 5):
        here.now = there.now = now * PAUSE_SECONDS
        assert here.look(game, 400).move == now
    # Nor by way of another node, which had not heard of its last moves.
    assert there.look(game, 400).move == 4


def test_no_viewer_puts_away_the_game_that_others_watch() -> None:
    """A few other games were enough to have it begin anew."""
    looker = Looker()
    game = looker.look().game
    looker.now += PAUSE_SECONDS
    assert looker.look(game).move == 1
    for number in range(6):
        looker.look(f"{number:016x}")
    assert looker.look() == looker.look(game, 1)
    assert looker.look().move == 1


def test_another_node_goes_on_with_the_same_game() -> None:
    """A page may ask any node; what is shown never goes back."""
    here, there = Looker(), Looker()
    shown = here.look(GAME)
    for _ in range(5):
        here.now += PAUSE_SECONDS
        shown = here.look(GAME, shown.move)
    assert there.look(GAME, shown.move) == shown


def test_after_the_end_another_game_begins() -> None:
    """When the end has been seen."""
    looker = Looker()
    looker.exhibitions._current = GAME
    shown = looker.look(None, 400)
    assert shown.winner in {0, 1}
    assert shown.turn is None
    assert looker.look().game == shown.game
    looker.now += REST_SECONDS + 1
    assert looker.look().game != shown.game


def test_odds_are_those_of_what_a_player_was_told() -> None:
    """A hit is certain and a miss impossible; the fleet is nowhere in it."""
    shown = play_exhibition(GAME, (), 30).position
    for player in shown.players:
        assert player.odds is not None
        for signs, chances in zip(player.rows, player.odds, strict=True):
            for sign, chance in zip(signs, chances, strict=True):
                assert (sign in "x#") == (chance == 1), (sign, chance)
                assert sign != "o" or chance == 0
    # Where the other's ships lie is not known before the first shot.
    fresh = play_exhibition(GAME, (), 0).position
    assert all(set("".join(each.rows)) == {"."} for each in fresh.players)
    assert all(max(map(max, each.odds or ())) < 0.5 for each in fresh.players)


def test_any_visitor_may_look_and_nothing_is_kept(port: LoopbackServer) -> None:
    """No table is laid for it, so nothing has to be cleared away."""

    async def story() -> None:
        async with port.port() as quay:
            nobody = await quay.nobody()
            shown = await nobody.get("/exhibition")
            later = await nobody.get(f"/exhibition?game={GAME}&move=3")
            assert later["game"] == GAME
            assert later["move"] >= 3
            assert (await nobody.http.get(f"/api/matches/{shown['game']}")).status_code == 404
            for bad in ("game=x", "game=" + "0" * 17, "move=401", "move=-1"):
                assert (await nobody.http.get(f"/api/exhibition?{bad}")).status_code == 400

    asyncio.run(story())


def test_where_there_is_no_room_the_last_position_is_shown(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players go first; a page that only looks hears of no trouble."""

    async def no_room(*_: Any) -> Any:
        raise Denied(ServerBusy(1))

    async def story() -> None:
        async with port.port() as quay:
            nobody = await quay.nobody()
            shown = await nobody.get(f"/exhibition?game={GAME}&move=5")
            monkeypatch.setattr(operation, "work_for", no_room)
            assert await nobody.get(f"/exhibition?game={GAME}&move=6") == shown
            fresh = await nobody.get("/exhibition?game=ffffffffffffffff")
            assert (fresh["players"], fresh["game"] == "") == ([], False)

    asyncio.run(story())


def test_the_operator_can_switch_the_exhibition_off(tmp_path: Path) -> None:
    """Then the page shows nothing."""

    async def story() -> None:
        settings = SHOWN.put(SETTINGS, value=False)
        async with open_loopback_server(tmp_path, settings) as found, found.port() as quay:
            assert (await (await quay.nobody()).get("/exhibition"))["players"] == []

    asyncio.run(asyncio.wait_for(story(), 120))


@pytest.mark.parametrize("moves", [0, 17])
def test_what_is_known_needs_no_thought(moves: int) -> None:
    """The commands of a game are all there is to it: going on gives the same as playing anew."""
    begun = play_exhibition(GAME, (), moves)
    on, anew = play_exhibition(GAME, begun.commands, 25), play_exhibition(GAME, (), 25)
    assert on == anew
