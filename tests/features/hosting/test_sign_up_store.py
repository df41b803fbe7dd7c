"""Sign-ups and marks of posts, on both databases and at two nodes."""

import asyncio
from typing import TypeVar

import pytest
from msgspec.structs import replace

from kit.stores.counted_statements import count_statements
from kit.stores.due_notifications import lease_due
from kit.stores.real_database import DatabaseAddress, card, page, run, url_of
from seabattle.features.hosting.posts import post_hook_store as post_hooks
from seabattle.features.hosting.posts.post_hook_store import PostHook, PostHooks, PostMark
from seabattle.features.hosting.sign_ups import sign_up_store as sign_ups
from seabattle.features.hosting.sign_ups.sign_up import (
    Answer,
    ForumPlan,
    SignUp,
    SignUpEntry,
    SignUpPhase,
)
from seabattle.features.hosting.sign_ups.sign_up_change import (
    cancel_sign_up,
    give_answer,
    settle_seats,
)
from seabattle.features.hosting.sign_ups.sign_up_store import SignUps
from seabattle.features.notifications.channel import new_channel
from seabattle.features.notifications.notification import POST, POSTS, Notification
from seabattle.features.notifications.notification_queue import MOST_WAITING
from seabattle.features.notifications.outbox import Outbox
from seabattle.game import Refusal
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.database import Store
from seabattle.store.table_access import Query

T = TypeVar("T")

HOST = PlayerId("host")
NAME = "5" * 16
MATCH = MatchId("6" * 16)


def announced(most: int = 64) -> SignUp:
    """A game that was just announced."""
    return SignUp(NAME, HOST, "Anna", ForumPlan(most=most), 0)


async def answer(store: Store, number: int) -> bool:
    """A visitor says that they play; returns whether they do."""
    entry = SignUpEntry(
        f"{number:016x}", f"Player {number}", Answer.IN, number, PlayerId(f"player{number}")
    )
    outcome = await SignUps.of(store).change(
        NAME, lambda before: give_answer(before, entry, own=False)
    )
    assert outcome is not None
    return not isinstance(outcome, Refusal)


def letter(name: str) -> Notification:
    """A post."""
    return Notification(f"post-{name}", HOST, MATCH, POST)


def test_two_nodes_take_answers_at_once_and_lose_none(store_address: DatabaseAddress) -> None:
    """Ten places, twenty who want one, each at one of two nodes: ten are in, and stay in."""

    async def story() -> None:
        url = url_of(store_address)
        async with open_store(url) as one, open_store(url) as other:
            assert await SignUps.of(one).announce(announced(10)) is not None
            took = await asyncio.gather(
                *(answer((one, other)[number % 2], number) for number in range(20))
            )
            assert sum(took) == 10
            found = await SignUps.of(other).find(NAME)
            assert found is not None
            assert len(found.players) == len(found.entries) == 10
            again = await SignUps.of(other).announce(announced(3))
            assert again == found
        # It is on disk, and a node that starts later has it.
        async with open_store(url) as later:
            assert await SignUps.of(later).find(NAME) == found

    run(story())


def test_a_start_is_marked_once_with_its_letter(store_address: DatabaseAddress) -> None:
    """Two nodes that go on with the same start put one post into the outbox."""

    async def story() -> None:
        url = url_of(store_address)
        async with open_store(url) as one, open_store(url) as other:
            await SignUps.of(one).announce(announced())
            for number in range(2):
                await answer(one, number)
            await SignUps.of(one).change(
                NAME, lambda before: settle_seats(before, 0, drop_unsure=False)
            )
            assert await SignUps.of(other).starting() == [NAME]
            channel = new_channel(HOST, POSTS, "https://a.example/", "en", 0, confirmed=True)
            hook = PostHook(HOST, channel.id, "standard", "bbcode", "https://sea.example")
            assert await PostHooks.of(one).set_hook(hook, channel)
            await asyncio.gather(
                *(
                    SignUps.of(node).mark_started(NAME, MATCH, letter("start"), channel.id)
                    for node in (one, other)
                )
            )
            found = await SignUps.of(one).find_by_match(MATCH)
            assert found is not None
            assert found.phase is SignUpPhase.STARTED
            assert await SignUps.of(one).starting() == []
            (sent,) = await lease_due(Outbox.of(other))
            assert (sent.id, sent.kind) == ("post-start", POST)
            assert await PostHooks.of(other).matches_of(HOST) == [PostMark(MATCH, HOST)]

    run(story())


def test_a_post_and_its_mark_are_written_together_or_not_at_all(
    store_address: DatabaseAddress,
) -> None:
    """Of two nodes that make the same post one is quicker, and it stands there once."""

    async def story() -> None:
        url = url_of(store_address)
        async with open_store(url) as one, open_store(url) as other:
            channel = new_channel(HOST, POSTS, "https://a.example/", "en", 0, confirmed=True)
            hook = PostHook(HOST, channel.id, "standard", "bbcode", "https://sea.example")
            await PostHooks.of(one).set_hook(hook, channel)
            await PostHooks.of(one).watch(MATCH, HOST)
            await PostHooks.of(other).watch(MATCH, HOST)
            assert await PostHooks.of(one).to_look_at() == []
            await one.logbook.append(MATCH, page(1), card(MATCH))
            ((mark, seq),) = await PostHooks.of(other).to_look_at()
            assert (mark, seq) == (PostMark(MATCH, HOST), 1)
            after = PostMark(MATCH, HOST, 0, 0)
            won = await asyncio.gather(
                *(
                    PostHooks.of(node).post(mark, after, letter("0"), channel.id)
                    for node in (one, other)
                )
            )
            assert sorted(won) == [False, True]
            assert await PostHooks.of(one).advance(after, PostMark(MATCH, HOST, 0, 1))
            assert await PostHooks.of(one).to_look_at() == []
            (sent,) = await lease_due(Outbox.of(one))
            await Outbox.of(one).mark_sent(sent)
            # It is gone from the outbox, and the mark keeps it from being written again.
            assert not await PostHooks.of(other).post(mark, after, letter("0"), channel.id)
            assert await lease_due(Outbox.of(other)) == []

    run(story())


def test_the_answers_of_a_player_are_deleted_with_them(store_address: DatabaseAddress) -> None:
    """And with a host goes all that they have announced."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            player = await store.people.new_player("Bruno")
            entry = SignUpEntry("1" * 16, "Bruno", Answer.IN, 0, player.id)
            await SignUps.of(store).announce(announced())
            await SignUps.of(store).change(
                NAME, lambda before: give_answer(before, entry, own=False)
            )
            await answer(store, 2)
            from seabattle.store.administration.audit_log import THEMSELVES, Reason

            await store.administration.delete_visitor(player.id, Reason(THEMSELVES))
            found = await SignUps.of(store).find(NAME)
            assert found is not None
            assert [each.name for each in found.players] == ["Player 2"]

    run(story())


def test_a_post_waits_where_the_queue_of_its_hook_is_full(store_address: DatabaseAddress) -> None:
    """A post is never dropped for a newer one: its mark stays until there is room."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            channel = new_channel(HOST, POSTS, "https://a.example/", "en", 0, confirmed=True)
            hook = PostHook(HOST, channel.id, "standard", "bbcode", "https://sea.example")
            await PostHooks.of(store).set_hook(hook, channel)
            await PostHooks.of(store).watch(MATCH, HOST)
            mark = PostMark(MATCH, HOST)
            for number in range(MOST_WAITING):
                after = PostMark(MATCH, HOST, number)
                assert await PostHooks.of(store).post(mark, after, letter(str(number)), channel.id)
                mark = after
            after = PostMark(MATCH, HOST, MOST_WAITING)
            assert not await PostHooks.of(store).has_room(channel.id)
            assert not await PostHooks.of(store).post(mark, after, letter("late"), channel.id)
            (sent,) = await lease_due(Outbox.of(store))
            await Outbox.of(store).mark_sent(sent)
            assert await PostHooks.of(store).post(mark, after, letter("late"), channel.id)

    run(story())


def test_cancelled_sign_ups_are_forgotten_in_the_end(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They counted for ever, and each list read all of them with all their answers."""
    monkeypatch.setattr(sign_ups, "MOST_KEPT", 6)

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            kept = SignUps.of(store)
            await kept.announce(replace(announced(), id="runs", created=0))
            for number in range(1, 9):
                name = f"c{number}"
                await kept.announce(replace(announced(), id=name, created=number))
                await kept.change(name, cancel_sign_up)
            found = [each.id for each in await kept.hosted_by(HOST, 20)]
            # The one that runs comes first though it is the oldest, then the newest.
            assert found == ["runs", "c8", "c7", "c6"]
            assert [each.id for each in await kept.hosted_by(HOST, 2, 1)] == found[1:3]

    run(story())


def test_news_of_posts_are_found_in_one_round_of_a_few_questions(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There was one question for each game that was never finished, every second."""
    monkeypatch.setattr(post_hooks, "MOST_LOOKED_AT", 5)
    monkeypatch.setattr(post_hooks, "MOST_OPEN", 12)

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            hooks = PostHooks.of(store)
            channel = new_channel(HOST, POSTS, "https://a.example/", "en", 0, confirmed=True)
            hook = PostHook(HOST, channel.id, "standard", "bbcode", "https://sea.example")
            await hooks.set_hook(hook, channel)
            for number in range(14):
                await hooks.watch(MatchId(f"m{number:02}"), HOST)
            assert len(await hooks.matches_of(HOST)) == 12
            last = MatchId("m11")
            await store.logbook.append(last, page(1), card(last))
            asked: list[str] = []
            read = hooks._tables.read

            async def counted(work: Query[T]) -> T:
                return await read(lambda found: count_statements(found, work, asked))

            hooks._tables.read = counted  # type: ignore[method-assign, assignment]
            news = [await hooks.to_look_at() for _ in range(4)]
            assert [[mark.match for mark, _ in each] for each in news] == [[], [], [last], []]
            assert len(asked) <= 8

    run(story())
