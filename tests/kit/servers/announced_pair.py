"""A sealed table at which both have announced their keys, and whose proofs are awaited."""

import secrets
from collections.abc import Sequence
from random import Random

from seabattle.fairness.sealed.sealed_player import SealedPlayer, new_seat_secrets
from seabattle.game import Refusal, Seat
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import PlayerId
from seabattle.matches.request import Say, SitDown
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import Ruleset, random_fleet


async def announce_pair(service: Service, players: Sequence[PlayerId], ruleset: Ruleset) -> str:
    """Lay such a table; its name."""
    plan = MatchPlan(ruleset, ruleset.name, (HOST, OPEN), sealed=True)
    host = Sitter("Anna", SitterKind.PERSON, players[0])
    live = await service.open_match(plan, host, "sealed")
    sit = SubmittedRequest("sit", SitDown(), players[1])
    assert not isinstance(await service.submit(live.match, sit), Refusal)
    for seat, player in enumerate(players):
        fleet = random_fleet(ruleset, Random(seat))
        own = new_seat_secrets(live.match, Seat(seat), fleet, secrets.token_bytes)
        voice = SealedPlayer(ruleset, own, secrets.token_bytes, lambda _: None)
        owed = voice.duty()
        assert owed is not None
        said = voice.say(owed)
        ask = SubmittedRequest("key", Say(said.data, said.signature), player)
        outcome = await service.submit(live.match, ask)
        assert not isinstance(outcome, Refusal), outcome
    return live.match
