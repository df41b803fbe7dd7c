"""No viewer receives a byte from a server that depends on what they may not know."""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.games.law_strategy import presets
from kit.secrecy.leak_hunt import pairs, pairs_until_found
from kit.secrecy.served_bytes import obtain_everything
from kit.secrecy.two_worlds import differences
from seabattle.features.hosting.posts import post_sender
from seabattle.features.hosting.posts.post import PostExtras
from seabattle.features.notifications import notification as notification_module
from seabattle.game import Seat
from seabattle.game.truth import truth_of
from seabattle.matches import live_match as live_module
from seabattle.matches.telling import replay, storyteller
from seabattle.rules import Ruleset, load_variant, settle
from seabattle.server.api import matches, pictures
from seabattle.server.api import replay as replay_api
from seabattle.server.http import context as context_module
from seabattle.server.http import middleware
from seabattle.server.http import operation as operation_module
from seabattle.server.http.problem_details import problem_of
from seabattle.server.live import listener, match_requests
from seabattle.views import Viewer, reports_to
from seabattle.wire import match_info as match_info_module
from seabattle.wire.screen import choice_cache

SERVER = {"server": obtain_everything}

PAIRS = 20_000 // len(presets()) + 1
"""Compared for each ready-made game in the long campaign."""

Monkey = pytest.MonkeyPatch


def truth(live: Any) -> bytes:
    """The whole truth of a match, which no viewer may have."""
    return json.encode([[side.ships, side.hits] for side in truth_of(live.state.game).sides])


def digest(live: Any) -> str:
    """Something short that changes with the truth."""
    return sha256(truth(live)).hexdigest()


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_a_server_tells_two_truths_alike_that_were_told_alike(ruleset: Ruleset) -> None:
    """Every route, the stream and the socket, headers and refusals and metrics, for all viewers."""
    found = 0
    for pair in pairs(ruleset, seed=11, games=2):
        found += 1
        assert differences(pair.one, pair.other, pair.viewer, SERVER) == []
    assert found


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_a_server_tells_alike_in_a_long_campaign(ruleset: Ruleset) -> None:
    """Twenty thousand pairs over all ready-made games, with the figure."""
    compared = 0
    for pair in pairs(ruleset, seed=20_000, games=5_000):
        compared += 1
        assert differences(pair.one, pair.other, pair.viewer, SERVER) == []
        if compared >= PAIRS:
            break
    print(f"{ruleset.name} for {ruleset.seats}: {compared} pairs, 0 differences")  # noqa: T201
    assert compared


def in_the_description(patch: Monkey) -> None:
    """The fingerprint of the fields in the public description."""
    kept = matches.describe_match
    patch.setattr(
        matches, "describe_match", lambda call, live: replace(kept(call, live), hash=digest(live))
    )


def in_a_header(patch: Monkey) -> None:
    """An entity tag over everything there is."""
    kept = operation_module._response

    def tag_answer(operation: Any, found: Any) -> Any:
        response = kept(operation, found)
        response.headers["ETag"] = last[-1]
        return response

    last: list[str] = [""]
    look = operation_module.Call.load_match

    async def watch_call(call: Any) -> Any:
        live = await look(call)
        last.append(digest(live)[:8])
        return live

    patch.setattr(operation_module.Call, "load_match", watch_call)
    patch.setattr(operation_module, "_response", tag_answer)


def in_the_length(patch: Monkey) -> None:
    """A title whose length depends on the fields."""
    kept = match_requests.view_for

    def pad_answer(context: Any, live: Any, visitor: Any, lang: Any) -> Any:
        view = kept(context, live, visitor, lang)
        padding = "x" * (sum(truth(live)) % 50)
        return replace(view, company=replace(view.company, variant=padding))

    patch.setattr(matches, "view_for", pad_answer)


def in_the_spectators_tab(patch: Monkey) -> None:
    """Planted: a spectator is shown what the first seat sees."""
    kept = live_module.LiveMatch.view
    patch.setattr(live_module.LiveMatch, "view", lambda self, viewer: kept(self, viewer or Seat(0)))


def in_the_record(patch: Monkey) -> None:
    """The record of a game that is still being played."""

    async def whole(call: Any) -> Any:
        live = await call.load_match()
        return [truth(live).decode()]

    _route(patch, "/matches/{match}/record", whole)


def in_the_hint(patch: Monkey) -> None:
    """A hint that comes from the true field."""

    async def peek(call: Any) -> Any:
        live = await call.load_match()
        return {"command": digest(live)}

    _route(patch, "/matches/{match}/hint", peek)


def in_the_random_fleet(patch: Monkey) -> None:
    """A fleet by dice that the fields were thrown with."""

    async def throw_fleet(call: Any) -> Any:
        live = await call.load_match()
        return {"ships": [Random(digest(live)).randrange(100)]}

    _route(patch, "/matches/{match}/random-fleet", throw_fleet)


def in_the_number(patch: Monkey) -> None:
    """Numbers that count the pages of the log."""
    kept = match_requests.view_for
    patch.setattr(
        matches,
        "view_for",
        lambda context, live, visitor, lang: replace(
            kept(context, live, visitor, lang), number=live.seq
        ),
    )


def in_the_refusal(patch: Monkey) -> None:
    """A sentence that explains too much."""

    def wordy(refusal: Any, speaker: Any) -> Any:
        problem = problem_of(refusal, speaker)
        return replace(problem, detail=problem.detail + str(known[-1:]))

    known: list[str] = []
    look = operation_module.Call.load_match

    async def watch_call(call: Any) -> Any:
        live = await look(call)
        known.append(digest(live))
        return live

    patch.setattr(operation_module.Call, "load_match", watch_call)
    patch.setattr(operation_module, "problem_of", wordy)


def on_the_socket(patch: Monkey) -> None:
    """A snapshot for undoing, beside the view."""
    kept = listener.Listener.view
    patch.setattr(
        listener.Listener,
        "view",
        lambda self: replace(kept(self), sunk=(digest(self.live),)),
    )


def in_the_changes(patch: Monkey) -> None:
    """A number of shots that depends on the fields, where only what has changed is sent."""
    kept = listener.Listener.changes

    def miscount(self: Any) -> Any:
        found = kept(self)
        return replace(found, shots=sum(truth(self.live)))

    patch.setattr(listener.Listener, "changes", miscount)


def in_the_reports(patch: Monkey) -> None:
    """Planted: all reports go to all viewers."""

    def share_reports(ruleset: Ruleset, viewer: Viewer, events: Any) -> Any:
        seat = next((found for each in events if (found := getattr(each, "seat", None))), None)
        return reports_to(ruleset, viewer if viewer is not None else seat, events)

    patch.setattr(live_module, "reports_to", share_reports)


def in_the_words(patch: Monkey) -> None:
    """A sentence that says what lies beneath the answer."""
    kept = storyteller.Storyteller.tell

    def wordy(self: Any, told: Any, to: Viewer) -> tuple[str, ...]:
        return (*kept(self, told, to), known[-1][:4])

    patch.setattr(storyteller.Storyteller, "tell", wordy)
    known = _watch_matches(patch)


def in_the_sentence_of_an_option(patch: Monkey) -> None:
    """A reason that names the class of the ship that was hit."""
    kept = choice_cache.obstacle_of

    def wordy(refusal: Any, phrases: Any = None) -> Any:
        found = kept(refusal, phrases)
        return replace(found, sentence=f"{found.sentence}{known[-1][:4]}") if phrases else found

    patch.setattr(choice_cache, "obstacle_of", wordy)
    known = _watch_matches(patch)


def in_the_replay(patch: Monkey) -> None:
    """The truth, before the game is over."""
    patch.setattr(
        replay_api,
        "replay_for_viewer",
        lambda record, speaker, _: replay.replay_truth(record, speaker),
    )


def in_the_picture(patch: Monkey) -> None:
    """A picture of the final position, drawn too early."""
    patch.setattr(
        pictures,
        "frames_of",
        lambda record, speaker, *_, **__: replay.replay_truth(record, speaker),
    )


def in_the_berths(patch: Monkey) -> None:
    """Berths that avoid the ships of the other side."""

    async def careful(call: Any) -> Any:
        live = await call.load_match()
        return {"poses": [digest(live)]}

    _route(patch, "/matches/{match}/berths", careful)


def _watch_matches(patch: Monkey) -> list[str]:
    """A list that always ends with a digest of the match that is asked for."""
    known = [""]
    look = context_module.ServerContext.load_match

    async def watch_match(context: Any, match: str, *viewer: Any) -> Any:
        live = await look(context, match, *viewer)
        known.append(digest(live))
        return live

    patch.setattr(context_module.ServerContext, "load_match", watch_match)
    return known


def in_the_company(patch: Monkey) -> None:
    """The names of the seats, in the order of their losses."""
    kept = match_info_module.match_info_of

    def sort_by_loss(match: Any, state: Any, at: int, spent: int) -> Any:
        found = kept(match, state, at, spent)
        sides = truth_of(state.game).sides
        order = sorted(range(len(sides)), key=lambda seat: (sides[seat].fleet, seat))
        return replace(found, sitters=tuple(found.sitters[seat] for seat in order))

    from seabattle.server.http import context

    patch.setattr(context, "match_info_of", sort_by_loss)


def beside_a_hash(patch: Monkey) -> None:
    """A digest over the fields themselves, where one over their salted hashes belongs."""
    _in_the_commitments(patch, lambda shown, state: replace(shown, digest=_unsalted(state)))


def in_place_of_a_hash(patch: Monkey) -> None:
    """The hash of a field without its salt: an attacker who tries all fields finds it."""
    _in_the_commitments(
        patch, lambda shown, state: replace(shown, fields=(_unsalted(state), *shown.fields[1:]))
    )


def _unsalted(state: Any) -> str:
    return sha256(json.encode([side.ships for side in truth_of(state.game).sides])).hexdigest()


def _in_the_commitments(patch: Monkey, change: Callable[..., Any]) -> None:
    kept = match_info_module.match_info_of

    def shown_otherwise(match: Any, state: Any, at: int, spent: int) -> Any:
        found = kept(match, state, at, spent)
        return replace(found, commitments=change(found.commitments, state))

    patch.setattr(context_module, "match_info_of", shown_otherwise)


def in_the_metrics(patch: Monkey) -> None:
    """A label that says more than a route."""
    kept = middleware.Middleware._note

    def note_status(self: Any, scope: Any, status: int, seconds: float) -> None:
        held = self._context.service._held
        scope[middleware.ROUTE] = "".join(digest(each)[:6] for each in held)
        kept(self, scope, status, seconds)

    patch.setattr(middleware.Middleware, "_note", note_status)


def in_the_post(patch: Monkey) -> None:
    """A post that is made from more than a spectator was told."""

    async def gossiping(call: Any) -> Any:
        live = await call.load_match()
        return [digest(live)]

    _route(patch, "/matches/{match}/post", gossiping)


def in_the_sessions(patch: Monkey) -> None:
    """A session that is named after the match that was looked at last."""
    known = _watch_matches(patch)

    async def telling(call: Any) -> Any:
        return [known[-1]] if call.visitor else []

    _route(patch, "/sessions", telling)


def in_what_is_left_of_a_match(patch: Monkey) -> None:
    """A match that was deleted, and is remembered in the sentence that says so."""
    known = _watch_matches(patch)

    def remembering(refusal: Any, speaker: Any) -> Any:
        problem = problem_of(refusal, speaker)
        gone = problem.code == "match/deleted"
        return replace(problem, detail=problem.detail + known[-1]) if gone else problem

    patch.setattr(operation_module, "problem_of", remembering)


def in_the_letter(patch: Monkey) -> None:
    """A letter with the number of its page: what was done in secret is counted, too."""
    kept = notification_module.turn_notifications

    def telling(entry: Any) -> Any:
        number = str(entry.pending.page.seq).encode()
        return [replace(each, body=number) for each in kept(entry)]

    patch.setattr(notification_module, "turn_notifications", telling)


def in_the_presence(patch: Monkey) -> None:
    """Beside who is here stands which match was looked at last, and all that is in it."""
    known = _watch_matches(patch)

    async def telling(call: Any) -> Any:
        await call.load_match()
        return [known[-1]]

    _route(patch, "/matches/{match}/presence", telling)


def in_the_blocks(patch: Monkey) -> None:
    """The blocks of a player, with what happened since at the table they shared."""
    known = _watch_matches(patch)

    async def telling(call: Any) -> Any:
        await call.load_match()
        return [known[-1]] if call.visitor else []

    _route(patch, "/matches/{match}/blocked-seats", telling)


def _route(patch: Monkey, path: str, handler: Any) -> None:
    """Another handler for a route of the application that is already there."""
    kept = operation_module.answer_request

    async def answer_call(context: Any, operation: Any, request: Any) -> Any:
        if operation.path == path:
            operation = replace(operation, handler=handler)
        return await kept(context, operation, request)

    from seabattle.server.run import asgi_app

    patch.setattr(asgi_app, "answer_request", answer_call)


def in_a_post_that_is_sent(patch: Monkey) -> None:
    """A deadline that is worked out from the fields, in what a host's hook is sent."""
    patch.setattr(post_sender, "extras_of", lambda live, _: PostExtras(digest(live)[:6]))


LEAKS: tuple[Callable[[Monkey], None], ...] = (
    in_the_description,
    in_a_header,
    in_the_length,
    in_the_spectators_tab,
    in_the_post,
    in_the_record,
    in_the_hint,
    in_the_random_fleet,
    in_the_number,
    in_the_refusal,
    on_the_socket,
    in_the_changes,
    in_the_reports,
    in_the_words,
    in_the_sentence_of_an_option,
    in_the_replay,
    in_the_picture,
    in_the_berths,
    in_the_company,
    beside_a_hash,
    in_place_of_a_hash,
    in_the_metrics,
    in_the_sessions,
    in_what_is_left_of_a_match,
    in_the_letter,
    in_the_presence,
    in_the_blocks,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_that_is_planted_is_found(monkeypatch: Monkey, leak: Callable[..., None]) -> None:
    """A comparison that finds nothing must have been able to find something."""
    leak(monkeypatch)
    found = pairs_until_found(settle(load_variant("classic-bonus")), SERVER, games=40)
    assert found is not None


def test_a_leak_in_a_post_that_is_sent_is_found(monkeypatch: Monkey) -> None:
    """Posts that go by themselves are held against each other, too."""
    in_a_post_that_is_sent(monkeypatch)
    found = pairs_until_found(settle(load_variant("forum")), SERVER, games=40)
    assert found is not None
