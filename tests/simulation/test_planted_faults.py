"""The simulation is worth what it finds: faults that others have made, planted one by one."""

import asyncio
from collections.abc import Callable
from itertools import count

import pytest
from msgspec.structs import replace

from seabattle.game import Refusal
from seabattle.game.codec import encode_json
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import MatchEvent, PageBody
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import OPEN
from seabattle.matches.poller import Poller
from seabattle.matches.port import Card, Kept, MatchId, Milliseconds, Page, Repeated, Taken
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.matches.service.held_matches import DamagedMatches, HeldMatches
from seabattle.matches.state import card_of, evolve_match
from seabattle.matches.telling.notice import LogEntry
from seabattle.views import Viewer
from simulation.node import NodeWatch
from simulation.player import Temper
from simulation.simulated_store import SimulatedStore
from simulation.verdict import judge_run
from simulation.voyage import Voyage

Plant = Callable[[pytest.MonkeyPatch], None]

MOST = 20
"""Seeds within which a fault must be found."""


def acknowledged_before_it_is_kept(patch: pytest.MonkeyPatch) -> None:
    """The player is answered at once, and the page is written in the background."""

    async def write_page(
        self: Service, live: LiveMatch, name: str, events: tuple[MatchEvent, ...], asked: str = ""
    ) -> bool:
        happened = PageBody(events, self.elapsed_time(live), asked=asked)
        page = Page(live.seq + 1, name, self.watch.now(), encode_json(happened))
        state = evolve_match(live.state, happened, page.at)
        live.advance(page, happened, state)
        card = card_of(live.match, live.opened_at, state)
        asyncio.ensure_future(self.logbook.append(live.match, page, card))  # noqa: RUF006
        self._notify_observers(live)
        return True

    patch.setattr(Service, "_write_page", write_page)


def no_command_ids(patch: pytest.MonkeyPatch) -> None:
    """What arrives twice is done twice."""
    numbers = count()
    submit = Service.submit

    async def anew(self: Service, match: MatchId, ask: SubmittedRequest) -> Answered | Refusal:
        return await submit(self, match, replace(ask, id=f"{ask.id} {next(numbers)}"))

    patch.setattr(Service, "submit", anew)


def resends_unknown_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    """A process knows the commands that it has carried out itself, and no others."""
    lives: dict[Service, int] = {}
    submit = Service.submit

    async def of_this_life(
        self: Service, match: MatchId, ask: SubmittedRequest
    ) -> Answered | Refusal:
        life = lives.setdefault(self, len(lives))
        return await submit(self, match, replace(ask, id=f"{ask.id} {life}"))

    patch.setattr(Service, "submit", of_this_life)


def no_expected_number(patch: pytest.MonkeyPatch) -> None:
    """The logbook takes any page and puts it at the end."""

    def write(
        self: SimulatedStore, match: MatchId, page: Page, card: Card
    ) -> Kept | Taken | Repeated:
        pages = self.kept.setdefault(match, [])
        if any(each.command == page.command for each in pages):
            return Repeated(1)
        pages.append(replace(page, seq=len(pages) + 1))
        self.index[match] = card
        return Kept()

    patch.setattr(SimulatedStore, "write", write)


def clocks_run_while_we_are_down(patch: pytest.MonkeyPatch) -> None:
    """The wall clock is charged."""

    def on_duty(self: NodeWatch, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        return until - since

    patch.setattr(NodeWatch, "on_duty", on_duty)


def clocks_go_by_the_calendar(patch: pytest.MonkeyPatch) -> None:
    """Planted: setting back the clock of a machine gives a player ten years."""
    now = NodeWatch.now
    patch.setattr(NodeWatch, "now", lambda self: now(self) - self.ahead())


def only_the_bell_delivers(patch: pytest.MonkeyPatch) -> None:
    """Planted: no patrol runs, and a lost stroke of the bell is never made up for."""

    async def walk(self: Poller) -> None:
        return

    patch.setattr(Poller, "poll_forever", walk)


def numbers_count_pages(patch: pytest.MonkeyPatch) -> None:
    """Planted: all viewers see the number of the page, so a secret shows as a gap."""
    honest = LiveMatch._tell_viewer

    def tell_viewer(self: LiveMatch, viewer: Viewer) -> list[LogEntry]:
        before = len(self._told[viewer])
        told = honest(self, viewer)
        told[before:] = [replace(each, number=self.seq) for each in told[before:]]
        return told

    patch.setattr(LiveMatch, "_tell_viewer", tell_viewer)


def presence_is_known_here_alone(patch: pytest.MonkeyPatch) -> None:
    """A process does not answer for those who listen to it."""

    def silent(self: MatchScheduler, live: LiveMatch) -> None:
        return

    patch.setattr(MatchScheduler, "_deny_absence", silent)


def patrol_stops_at_damage(patch: pytest.MonkeyPatch) -> None:
    """The round ends at a damaged match, which is due for ever, and before all others."""

    async def resume_due_matches(self: Service, before: Milliseconds) -> None:
        for match in await self.logbook.due(before):
            live = await self.load_match(match)
            assert live is not None
            await self.catch_up(live)
            self._notify_observers(live)

    patch.setattr(Service, "resume_due_matches", resume_due_matches)


def evicted_match_is_read_anew(patch: pytest.MonkeyPatch) -> None:
    """Planted: clients of the old object go on with a match in which nothing happens any more."""
    evict_idle = HeldMatches._evict_idle

    def and_forget(self: HeldMatches, size: int) -> list[LiveMatch]:
        evicted = evict_idle(self, size)
        for live in evicted:
            self._known.pop(live.match, None)
        return evicted

    patch.setattr(HeldMatches, "_evict_idle", and_forget)
    patch.setattr(Service, "_in_use", lambda _self, live: live.watched)


def one_id_for_two_requests(patch: pytest.MonkeyPatch) -> None:
    """Planted: the content of a request is not compared with the one of the same id."""
    patch.setattr("seabattle.matches.service.service.request_digest", lambda _: "")


def late_copies_are_taken_for_new(patch: pytest.MonkeyPatch) -> None:
    """Planted: the number on which a request was made is not checked."""
    patch.setattr("seabattle.matches.service.service.stale_refusal", lambda *_: None)


def damage_is_named_in_every_round(patch: pytest.MonkeyPatch) -> None:
    """The log of the server fills with one line."""
    patch.setattr(DamagedMatches, "rests", lambda *_: False)
    note = DamagedMatches.note

    def forgetting(
        self: DamagedMatches, match: MatchId, error: Exception, now: Milliseconds
    ) -> None:
        self._looked.clear()
        note(self, match, error, now)

    patch.setattr(DamagedMatches, "note", forgetting)


def polling_is_no_presence(patch: pytest.MonkeyPatch) -> None:
    """Planted: only clients that listen count as present."""
    patch.setattr(Service, "note_seen", lambda *_: None)


FAULTS: dict[Plant, str] = {
    acknowledged_before_it_is_kept: "acknowledged and lost",
    no_command_ids: "happened too often",
    resends_unknown_after_a_restart: "happened too often",
    no_expected_number: "than the log",
    clocks_run_while_we_are_down: "on duty",
    clocks_go_by_the_calendar: "on duty",
    numbers_count_pages: "heard number",
    patrol_stops_at_damage: "polling failed",
    one_id_for_two_requests: "stands for two",
    damage_is_named_in_every_round: "was named",
}
"""Each fault, and what is said of it."""


def count_seeds_to_find(seeds: range, said: str, make: Callable[[int], Voyage] = Voyage) -> int:
    """How many runs it takes until that is said; 0 if it never is."""
    for tried, seed in enumerate(seeds, 1):
        if any(said in finding for finding in judge_run(make(seed).sail()).findings):
            return tried
    return 0


def dreamy(seed: int) -> Voyage:
    """Pairs of people who think for minutes, each at a node of their own, and no clock."""
    voyage = Voyage(seed, "classic")
    dreamer = Temper(moves=6, pondering=0.1, unruly=0.0, dreaming=0.5)
    # The other tables would only cost time: dreamers take hours.
    voyage.charters = tuple(
        replace(each, clock=ClockRule(), tempers=(dreamer, dreamer), spectated=False)
        for each in voyage.charters
        if each.seats == (OPEN, OPEN)
    )
    # A node that has just come up believes no player gone.
    voyage.world.weather = replace(voyage.world.weather, uptime=1e9, outage=1e9)
    return voyage


def deaf(seed: int) -> Voyage:
    """Three nodes, none of which ever hears the bell of another."""
    voyage = Voyage(seed, "classic")
    voyage.node_count = 3
    voyage.world.weather = replace(voyage.world.weather, stroke_lost=1.0)
    return voyage


def echoing(seed: int) -> Voyage:
    """Impatient pairs on a network that brings most messages once more, seconds later."""
    voyage = Voyage(seed, "classic")
    impatient = Temper(moves=30, pondering=0.5, unruly=0.3)
    voyage.charters = tuple(
        replace(each, tempers=(impatient, impatient), spectated=False)
        for each in voyage.charters
        if each.seats == (OPEN, OPEN)
    )
    voyage.world.weather = replace(voyage.world.weather, double=0.8, echo=3.0)
    return voyage


def steady(seed: int) -> Voyage:
    """Nodes that never crash, so that nothing is forgotten but what is evicted."""
    voyage = Voyage(seed, "classic")
    voyage.most_held = 1
    voyage.world.weather = replace(voyage.world.weather, uptime=1e9, outage=1e9)
    return voyage


@pytest.mark.parametrize(
    ("plant", "said"), FAULTS.items(), ids=[plant.__name__ for plant in FAULTS]
)
def test_a_planted_fault_is_found(plant: Plant, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation that finds nothing in a faulty program says nothing of a sound one."""
    plant(monkeypatch)

    assert count_seeds_to_find(range(MOST), said) > 0


def test_a_node_that_hears_nothing_and_walks_nowhere_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bell only wakes; a node that relies on it leaves players without the end of the game."""
    assert not count_seeds_to_find(range(3), "", deaf)
    only_the_bell_delivers(monkeypatch)

    assert count_seeds_to_find(range(MOST), "than the log", deaf) > 0


def test_a_claim_against_a_player_at_another_node_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A player who thinks in front of the board has not gone (P18)."""
    assert not count_seeds_to_find(range(2), "", dreamy)
    presence_is_known_here_alone(monkeypatch)

    assert count_seeds_to_find(range(MOST), "claimed away", dreamy) > 0


def test_a_claim_against_a_player_who_only_polls_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who asks for the view again and again has not gone either."""
    polling_is_no_presence(monkeypatch)

    assert count_seeds_to_find(range(MOST), "claimed away", dreamy) > 0


def test_a_refused_request_that_takes_effect_later_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A player whose request was refused has chosen another by then."""
    assert not count_seeds_to_find(range(3), "", echoing)
    late_copies_are_taken_for_new(monkeypatch)

    assert count_seeds_to_find(range(MOST), "and carried out later", echoing) > 0


def test_a_bot_that_thinks_on_at_an_evicted_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs a processor for ever, and the game goes on only where another player moves."""
    evicted_match_is_read_anew(monkeypatch)

    assert count_seeds_to_find(range(MOST), "thinks for ever", steady) > 0
