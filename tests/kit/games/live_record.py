"""Records of live matches, with the evidence that nothing was changed in them."""

import asyncio
import json
from hashlib import sha256
from random import Random
from typing import Any

from kit.games.live_table import ANNA, HOSTESS
from kit.stores.memory_logbook import InlineThinker, MemoryLogbook, service
from seabattle.bots import find_bot
from seabattle.game import PlaceFleet, Refusal, seats_in
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import PlayerId
from seabattle.matches.request import Act, EndRound, NewSitter, SitDown
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.telling.match_record import record_of
from seabattle.records import Record
from seabattle.rules import Ruleset


def play_live(ruleset: Ruleset, *bots: str, seed: int = 1, nonces: bool = False) -> LiveMatch:
    """A live match to its end: computer players at their seats, and people elsewhere.

    People play as a scatter would, send a nonce beside their fleet if there are *nonces*,
    and in rounds now and then give no order, so that shots are drawn for them.
    """

    async def story() -> LiveMatch:
        table = service(MemoryLogbook(), seed=seed)
        scheduler = MatchScheduler(table, InlineThinker())
        people = [OPEN] * (ruleset.seats - len(bots))
        words = (HOST, *people[1:], *bots) if people else bots
        live = await table.open_match(MatchPlan(ruleset, ruleset.name, words), HOSTESS, "1")
        for seat in range(1, len(people)):
            sitter = NewSitter(f"Player {seat}")
            ask = SubmittedRequest("sit", SitDown(), PlayerId(f"p{seat}"), sitter=sitter)
            assert not isinstance(await table.submit(live.match, ask), Refusal)
        await _finish(table, live, Random(seed), nonces=nonces)
        await scheduler.stop()
        return live

    return asyncio.run(asyncio.wait_for(story(), 120))


async def _finish(table: Service, live: LiveMatch, dice: Random, *, nonces: bool) -> None:
    while not live.state.over:
        before = live.seq
        for seat in seats_in(live.state.game.table.to_act & live.state.people):
            if live.state.game.table.round and table_in_rounds(live) and dice.random() < 0.2:
                continue
            sitter = live.state.sitters[seat]
            assert sitter is not None
            command = find_bot("scatter")(seat).act(live.view(seat))
            placing = nonces and isinstance(command, PlaceFleet)
            act = Act(command, dice.randbytes(16).hex() if placing else None)
            ask = SubmittedRequest(f"{seat} {live.seq}", act, sitter.player)
            assert not isinstance(await table.submit(live.match, ask), Refusal)
        await asyncio.sleep(0)
        if live.seq == before and table_in_rounds(live) and live.state.game.table.round:
            ask = SubmittedRequest(f"end {live.seq}", EndRound(), ANNA)
            await table.submit(live.match, ask)


def table_in_rounds(live: LiveMatch) -> bool:
    """Whether all fire at once."""
    return live.state.opened.ruleset.turn.in_rounds


def live_record(live: LiveMatch) -> Record:
    """The record of a match that is over."""
    names = tuple(each.name if each else "nobody" for each in live.state.sitters)
    return record_of(live, names)


def read_lines(data: bytes) -> list[dict[str, Any]]:
    """The lines of a record without their checksums, to be changed."""
    lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        del line["sum"]
    return lines


def write_lines(lines: list[dict[str, Any]]) -> bytes:
    """The lines with checksums that fit."""
    done, before = [], b""
    for line in lines:
        body = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()
        before = sha256(before + body).hexdigest()[:8].encode()
        done.append(body[:-1] + b',"sum":"' + before + b'"}\n')
    return b"".join(done)
