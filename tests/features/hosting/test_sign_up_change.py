"""A sign-up: answers, a window to confirm in, substitutes who move up, and the seats."""

from msgspec.structs import replace

from seabattle.features.hosting.sign_ups.sign_up import (
    HOUR,
    Answer,
    ForumPlan,
    SignUp,
    SignUpEntry,
    SignUpPhase,
)
from seabattle.features.hosting.sign_ups.sign_up_change import (
    Changed,
    IsPast,
    ask_to_confirm,
    cancel_sign_up,
    confirm_entry,
    give_answer,
    remove_entry,
    seat_substitute,
    settle_deadlines,
    settle_seats,
)
from seabattle.game import Refusal
from seabattle.matches.port import PlayerId

HOST = PlayerId("host")


def fresh(most: int = 64, hours: int = 24) -> SignUp:
    """A game that was just announced."""
    return SignUp("1" * 16, HOST, "Anna", ForumPlan(most=most), 0, None, hours)


def entry(
    name: str, answer: Answer = Answer.IN, at: int = 0, *, written: bool = False
) -> SignUpEntry:
    """The answer of a visitor; their id is their name."""
    return SignUpEntry(name, name, answer, at, None if written else PlayerId(name))


def good(changed: Changed) -> SignUp:
    """What became of a sign-up; nothing was in the way."""
    assert isinstance(changed, SignUp), changed
    return changed


def code(changed: Changed) -> str:
    """Why nothing became of it."""
    assert isinstance(changed, Refusal), changed
    return changed.code


def signed(*names: str, spare: tuple[str, ...] = (), most: int = 64) -> SignUp:
    """Some who are in, in this order, and some substitutes."""
    found = fresh(most)
    for at, name in enumerate((*names, *spare)):
        answer = Answer.IN if name in names else Answer.SUBSTITUTE
        found = good(give_answer(found, entry(name, answer, at), own=False))
    return found


def names(entries: tuple[SignUpEntry, ...]) -> list[str]:
    """Who that is."""
    return [each.name for each in entries]


def past(now: int) -> IsPast:
    """Whether a deadline is past at a moment."""
    return lambda at: at <= now


def test_a_visitor_who_changes_their_mind_is_on_the_list_once() -> None:
    """In, out, substitute or spectator, as often as they like; a place in the queue is kept."""
    found = signed("Boris", "Clara")
    again = good(give_answer(found, entry("Boris", at=9), own=False))
    assert names(again.players) == ["Boris", "Clara"]
    gone = good(give_answer(again, entry("Boris", Answer.SPECTATOR, 10), own=False))
    assert names(gone.players) == ["Clara"]
    back = good(give_answer(gone, entry("Boris", at=11), own=False))
    assert names(back.players) == ["Clara", "Boris"]
    assert len(back.entries) == 2


def test_names_that_look_alike_are_refused() -> None:
    """Readers could not tell the players apart; a computer player's name is taken, too."""
    found = replace(signed("Boris"), plan=ForumPlan(bots=("hunter",)))
    assert code(give_answer(found, entry("Воris"), own=False)) == "match/name-taken"
    assert code(give_answer(found, entry("B O R I S"), own=False)) == "match/name-taken"
    assert code(give_answer(found, entry("Hunter"), own=False)) == "match/name-taken"


def test_a_full_game_takes_substitutes_and_the_first_moves_up() -> None:
    """As soon as a player leaves, in the order in which they came."""
    found = signed("Boris", "Clara", spare=("Dora", "Elena"), most=2)
    assert code(give_answer(found, entry("Fabio"), own=False)) == "signup/full"
    left = good(give_answer(found, entry("Boris", Answer.OUT, 9), own=False))
    assert names(left.players) == ["Clara", "Dora"]
    struck = good(remove_entry(left, "Clara", 10))
    assert names(struck.players) == ["Dora", "Elena"]


def test_a_player_who_does_not_confirm_is_dropped_and_a_substitute_moves_up() -> None:
    """Each has the whole window, counted from when they were asked."""
    found = good(ask_to_confirm(signed("Boris", "Clara", spare=("Dora", "Elena")), 1000))
    assert found.phase is SignUpPhase.CONFIRMING
    assert code(give_answer(found, entry("Fabio"), own=False)) == "signup/closed"
    found = good(confirm_entry(found, "Boris"))
    end = 1000 + 24 * HOUR
    assert settle_deadlines(found, past(end - 1)) == found
    later = settle_deadlines(found, past(end))
    assert names(later.players) == ["Boris", "Dora"]
    assert [each.name for each in later.entries if each.dropped] == ["Clara"]
    assert later.players[1].confirm_by == end + 24 * HOUR
    # A reader long afterwards finds the same as readers in between.
    last = settle_deadlines(found, past(end + 24 * HOUR))
    assert names(last.players) == ["Boris", "Elena"]
    assert last == settle_deadlines(later, past(end + 24 * HOUR))
    assert names(settle_deadlines(last, past(10**15)).players) == ["Boris"]


def test_a_substitute_may_confirm_beforehand() -> None:
    """Then the others do not have to wait for them when they move up."""
    found = good(ask_to_confirm(signed("Boris", "Clara", spare=("Dora",)), 0))
    for each in ("Boris", "Dora"):
        found = good(confirm_entry(found, each))
    later = settle_deadlines(found, past(24 * HOUR))
    assert not any(each.is_unsure for each in later.players)
    started = good(settle_seats(later, 0, drop_unsure=False))
    assert {each.name: each.seat for each in started.players} == {"Boris": 0, "Dora": 1}


def test_the_list_closes_by_itself() -> None:
    """At the moment that was announced, for all readers."""
    found = replace(signed("Boris"), closes=5000)
    assert settle_deadlines(found, past(4999)) == found
    closed = settle_deadlines(found, past(9999))
    assert closed.phase is SignUpPhase.CONFIRMING
    assert closed.players[0].confirm_by == 5000 + 24 * HOUR


def test_a_game_starts_once_all_have_confirmed_or_without_the_others() -> None:
    """The seats are those of the list; asked again they are the same (idempotent)."""
    found = good(ask_to_confirm(signed("Boris", "Clara", "Dora", spare=("Elena",)), 0))
    assert code(settle_seats(found, 0, drop_unsure=False)) == "signup/not-confirmed"
    for each in ("Clara", "Dora", "Elena"):
        found = good(confirm_entry(found, each))
    started = good(settle_seats(found, 0, drop_unsure=True))
    assert {each.name: each.seat for each in started.players} == {"Clara": 0, "Dora": 1, "Elena": 2}
    assert started.phase is SignUpPhase.STARTING
    assert settle_seats(started, 9, drop_unsure=True) == started
    assert code(give_answer(started, entry("Clara", Answer.OUT), own=False)) == "signup/closed"
    assert code(cancel_sign_up(started)) == "signup/closed"


def test_one_alone_cannot_play() -> None:
    """Unless there are computer players."""
    alone = signed("Boris")
    alone = replace(alone, confirm_hours=0)
    assert code(settle_seats(alone, 0, drop_unsure=False)) == "signup/too-few"
    company = replace(alone, plan=ForumPlan(bots=("hunter",)))
    assert good(settle_seats(company, 0, drop_unsure=False)).players[0].seat == 0


def test_a_host_who_enters_others_cannot_play() -> None:
    """A host who gives orders for others sees their fleets."""
    found = good(give_answer(fresh(), entry("Boris", written=True), own=False))
    mine = SignUpEntry("Anna", "Anna", Answer.IN, 0, HOST)
    assert code(give_answer(found, mine, own=True)) == "match/host-holds-no-seat"
    playing = good(give_answer(fresh(), mine, own=True))
    assert code(give_answer(playing, entry("Boris", written=True), own=False)) == (
        "match/host-holds-no-seat"
    )
    looking = good(give_answer(found, replace(mine, answer=Answer.SPECTATOR), own=True))
    assert names(looking.players) == ["Boris"]


def test_a_substitute_takes_over_a_seat() -> None:
    """The former player is out, and the seat has one owner on the list."""
    found = replace(signed("Boris", "Clara", spare=("Dora",)), confirm_hours=0)
    found = good(settle_seats(found, 0, drop_unsure=False))
    assert code(seat_substitute(found, "Clara", 0, 0)) == "signup/unknown-entry"
    found = good(seat_substitute(found, "Dora", 1, 1))
    assert {each.name: each.seat for each in found.players} == {"Boris": 0, "Dora": 1}
    (gone,) = (each for each in found.entries if each.name == "Clara")
    assert gone.answer is Answer.OUT


def test_what_was_called_off_takes_no_answer() -> None:
    """All visitors see that it is."""
    found = good(cancel_sign_up(signed("Boris")))
    assert code(give_answer(found, entry("Clara"), own=False)) == "signup/closed"
    assert code(settle_seats(found, 0, drop_unsure=True)) == "signup/closed"
