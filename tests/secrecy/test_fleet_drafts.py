"""No viewer receives a byte that depends on a fleet that another player has begun to lay."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kit.games.law_strategy import presets
from kit.secrecy.served_bytes import MemoryDrafts, obtain_everything
from seabattle.features.drafts.state import FLEET_DRAFTS
from seabattle.game import PlaceFleet, Seat
from seabattle.game.codec import encode_json
from seabattle.matches import Match
from seabattle.rules import Ruleset, Ship, load_variant, random_fleet, settle
from seabattle.server.api import matches
from seabattle.server.http import operation as operation_module
from seabattle.views import Viewer

Monkey = pytest.MonkeyPatch
Drafts = Sequence[tuple[Ship, ...]]


def worlds_of(ruleset: Ruleset) -> list[Drafts]:
    """Nothing laid, a fleet, and another that was laid ship by ship and taken up again."""
    one, other = (random_fleet(ruleset, Random(seed)) for seed in (1, 2))
    steps = [one[:count] for count in range(len(one) + 1)]
    return [(), (one,), (*steps, (), other)]


def obtained(match: Match, viewer: Viewer, drafts: Drafts) -> list[bytes]:
    """All that a viewer can obtain, when the first seat has laid so much."""
    return [encode_json(said) for said in obtain_everything(match, viewer, drafts)]


def tables(ruleset: Ruleset) -> list[Match]:
    """A table without a placed fleet, and one at which all others have placed."""
    waiting = Match(ruleset, chance=Random(1))
    for seat in range(1, ruleset.seats):
        waiting.send(Seat(seat), PlaceFleet(random_fleet(ruleset, Random(seat))))
    return [Match(ruleset, chance=Random(1)), waiting]


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_no_other_viewer_can_tell_what_was_laid_so_far(ruleset: Ruleset) -> None:
    """Neither what, nor how much, nor how often: every route, socket, stream and figure."""
    worlds = worlds_of(ruleset)
    for match in tables(ruleset):
        for viewer in (Seat(1), None):
            first, *others = (obtained(match, viewer, drafts) for drafts in worlds)
            assert all(other == first for other in others)


def test_the_owner_is_told_of_a_draft_and_so_it_could_be_seen() -> None:
    """A comparison in which nothing was ever kept would find nothing to compare."""
    ruleset = settle(load_variant("sea-battle"))
    match = tables(ruleset)[0]
    known = [obtained(match, Seat(0), drafts) for drafts in worlds_of(ruleset)]
    assert all(one != other for one, other in pairwise(known))


def in_the_length_of_a_name(patch: Monkey) -> None:
    """The description of the table says how much is laid."""
    kept = matches.describe_match

    def telling(call: Any, live: Any) -> Any:
        stored = FLEET_DRAFTS.of(call.context)
        assert isinstance(stored, MemoryDrafts)
        drafts = stored.drafts.values()
        laid = sum(len(each.ships) for each in drafts)
        return replace(kept(call, live), hash="x" * laid)

    patch.setattr(matches, "describe_match", telling)


def at_the_same_address(patch: Monkey) -> None:
    """Planted: every visitor is shown the draft of the first seat."""
    kept = MemoryDrafts.draft_of

    async def telling(self: Any, match: Any, player: Any) -> Any:
        return await kept(self, match, player) or next(iter(self.drafts.values()), None)

    patch.setattr(MemoryDrafts, "draft_of", telling)


def in_a_header(patch: Monkey) -> None:
    """How often a draft was saved, as a version of everything."""
    kept = operation_module._response
    count = [0]
    save = MemoryDrafts.save_draft

    async def counting(self: Any, *args: Any) -> Any:
        count[0] += 1
        return await save(self, *args)

    def tag_answer(operation: Any, found: Any) -> Any:
        response = kept(operation, found)
        response.headers["ETag"] = str(count[0])
        return response

    patch.setattr(MemoryDrafts, "save_draft", counting)
    patch.setattr(operation_module, "_response", tag_answer)


LEAKS = (in_the_length_of_a_name, at_the_same_address, in_a_header)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_of_a_draft_that_is_planted_is_found(monkeypatch: Monkey, leak: Any) -> None:
    """A comparison that finds nothing must have been able to find something."""
    leak(monkeypatch)
    ruleset = settle(load_variant("sea-battle"))
    match = tables(ruleset)[0]
    known = [obtained(match, Seat(1), drafts) for drafts in worlds_of(ruleset)]
    assert any(other != known[0] for other in known)
