"""An id belongs to one request: sent again it is answered again, and for another it is refused."""

from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.games.live_table import ANNA, BRUNO, CLASSIC, HOSTESS, plan, run
from kit.stores.memory_logbook import MemoryLogbook, service
from seabattle.game import PlaceFleet, Seat
from seabattle.game.codec import encode_json, json_decoder
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import PageBody
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, LINK, OPEN, MatchPlan, OtherTable
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import IdTaken
from seabattle.matches.request import Act, SitDown, StandUp, request_digest
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.rules import load_variant, random_fleet, settle

FLEETS = [Act(PlaceFleet(random_fleet(CLASSIC, Random(seed)))) for seed in (1, 2)]


async def bruno_sits(table: Service) -> LiveMatch:
    """Bruno has sat down under the id ``7``."""
    live = await table.open_match(plan(HOST, OPEN), HOSTESS, "1")
    assert isinstance(await table.submit(live.match, asked(SitDown())), Answered)
    return live


def asked(request: Any, by: PlayerId = BRUNO) -> SubmittedRequest:
    """A request under the id ``7``."""
    return SubmittedRequest("7", request, by)


def test_the_same_id_with_another_request_is_refused_and_changes_nothing() -> None:
    """It was answered with done, and the asker believed in a shot that was never fired."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        live = await bruno_sits(table)

        assert await table.submit(live.match, asked(StandUp())) == IdTaken()
        assert await table.submit(live.match, asked(FLEETS[0])) == IdTaken()
        assert isinstance(await table.submit(live.match, asked(SitDown())), Answered)
        assert len(logbook.kept[live.match]) == 2

    run(story())


def test_another_process_and_a_later_one_know_what_was_asked_under_an_id() -> None:
    """What a restart forgets, a retry after the restart gets wrong."""

    async def story() -> None:
        logbook = MemoryLogbook()
        other = service(logbook)
        live = await other.open_match(plan(HOST, OPEN), HOSTESS, "1")
        here = service(logbook)
        assert await here.load_match(live.match) is not None
        assert isinstance(await other.submit(live.match, asked(SitDown())), Answered)

        for table in (here, service(logbook)):
            assert await table.submit(live.match, asked(StandUp())) == IdTaken()
            assert isinstance(await table.submit(live.match, asked(SitDown())), Answered)

    run(story())


def test_a_page_from_before_digests_were_kept_answers_as_it_did() -> None:
    """Those pages do not say what was asked, so no request is refused for it."""

    async def story() -> None:
        logbook = MemoryLogbook()
        live = await bruno_sits(service(logbook))
        page = logbook.kept[live.match][1]
        body = replace(json_decoder(PageBody).decode(page.body), asked="")
        logbook.kept[live.match][1] = replace(page, body=encode_json(body))
        assert b"asked" not in encode_json(body)

        assert isinstance(await service(logbook).submit(live.match, asked(StandUp())), Answered)

    run(story())


def test_an_id_is_its_senders_own() -> None:
    """Or a client could use up the ids of others, or learn from a refusal which they use."""

    async def story() -> None:
        table = service()
        live = await bruno_sits(table)

        assert isinstance(await table.submit(live.match, asked(FLEETS[0], ANNA)), Answered)

    run(story())


def test_the_digest_of_a_request_is_shown_to_no_client() -> None:
    """The digest of a fleet could be compared with those of all fleets one can think of."""

    async def story() -> None:
        table = service()
        live = await bruno_sits(table)
        await table.submit(live.match, SubmittedRequest("8", FLEETS[1], BRUNO))
        digest = request_digest(FLEETS[1])
        assert digest in live.asked.values()

        for viewer in (Seat(0), Seat(1), None):
            told = [*live.messages_for(viewer), live.view(viewer)]
            assert digest not in json.encode(told, enc_hook=repr).decode()

    run(story())


OTHERS = {
    "seats": plan(OPEN, HOST),
    "link": plan(HOST, LINK),
    "bot": plan(HOST, "scatter"),
    "clock": plan(HOST, OPEN, clock=ClockRule(move=1000)),
    "hints": plan(HOST, OPEN, hints=True),
    "listed": plan(HOST, OPEN, listed=True),
    "variant": MatchPlan(settle(load_variant("sea-battle")), "sea-battle", (HOST, OPEN)),
}


@pytest.mark.parametrize("wanted", OTHERS.values(), ids=OTHERS)
def test_the_same_id_does_not_open_another_table(wanted: MatchPlan) -> None:
    """A player who asked for another game got the old table, and found out after placing."""

    async def story() -> None:
        table = service()
        await table.open_match(plan(HOST, OPEN), HOSTESS, "1")

        with pytest.raises(OtherTable):
            await table.open_match(wanted, HOSTESS, "1")

    run(story())


@pytest.mark.parametrize("seats", [(HOST, OPEN), (HOST, LINK), ("scatter", HOST)])
def test_a_repeated_request_lays_one_table_for_all_seeds_of_its_bots(
    seats: tuple[str, ...],
) -> None:
    """A retry draws other seeds, and the host may have taken another name meanwhile."""

    async def story() -> None:
        logbook = MemoryLogbook()
        first = await service(logbook, seed=1).open_match(plan(*seats), HOSTESS, "1")
        renamed = replace(HOSTESS, name="Anya")
        again = await service(logbook, seed=2).open_match(plan(*seats), renamed, "1")

        assert again.match == first.match

    run(story())
