"""The forum post of a sign-up: confirmed and unconfirmed players, and the planned game."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from seabattle.features.hosting.posts.markup import MARKUPS, Format, Markup
from seabattle.features.hosting.sign_ups.sign_up import (
    Answer,
    ForumPlan,
    SignUp,
    SignUpEntry,
    SignUpPhase,
)
from seabattle.matches.port import Milliseconds
from seabattle.matches.rounds.deadline import local_text, utc_text
from seabattle.rules import Ruleset, load_variant
from seabattle.speech import say
from seabattle.speech.computer import computer_name
from seabattle.speech.ship import ship_count_text


class SignUpExtras(Struct, frozen=True):
    """The parts of the post beside the list of players."""

    ruleset: Ruleset
    """The rules for the present number of players, which decides the grid."""
    page: str | None = None
    """The address where players answer, and later watch the game."""
    rules: str | None = None
    """The address of the rules."""


def write_sign_up_post(
    sign_up: SignUp,
    lang: str,
    format: Format | str,  # noqa: A002 -- The option is called so everywhere.
    extras: SignUpExtras,
) -> str:
    """The post of a sign-up, with the same public facts as its page."""
    return SignUpWriter(sign_up, lang, MARKUPS[Format(format)]).write(extras)


def sign_up_terms(plan: ForumPlan, ruleset: Ruleset, lang: str, markup: Markup) -> Iterator[str]:
    """The terms of the game: the fleet, when rounds close, what a missing order means."""
    ships = (
        f"{ship_count_text(lang, ruleset, entry.name, entry.count)} ({entry.size})"
        for entry in ruleset.fleet
    )
    yield say(lang, "signup-fleet", ships=", ".join(ships))
    rule, rounds = plan.deadline, ruleset.rounds
    if rule is not None:
        hour, zone = f"{rule.hour:02}:{rule.minute:02}", markup.plain(rule.zone)
        yield say(lang, "signup-rounds", hour=hour, zone=zone, days=rule.days)
    yield say(lang, f"signup-missed-{rounds.missed}")
    if rounds.drop_after is not None:
        yield say(lang, "signup-drop", count=rounds.drop_after)


class SignUpWriter:
    """Formats a sign-up as text with markup."""

    def __init__(self, sign_up: SignUp, lang: str, markup: Markup) -> None:
        self._sign_up = sign_up
        self._lang = lang
        self._markup = markup

    def write(self, extras: SignUpExtras) -> str:
        """The whole post."""
        markup = self._markup
        title = load_variant("forum").title.in_language(self._lang)
        parts = [
            markup.heading(self._say("signup-heading", title=markup.plain(title))),
            markup.paragraph(self._say("signup-host", name=markup.plain(self._sign_up.host_name))),
            markup.points(self._lists()),
            *map(markup.paragraph, self._outlook(extras)),
        ]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _say(self, key: str, **facts: str | int) -> str:
        return say(self._lang, key, **facts)

    def _names(self, entries: Iterable[SignUpEntry]) -> str:
        return ", ".join(self._markup.plain(each.name) for each in entries)

    def _lists(self) -> Iterator[str]:
        sign_up = self._sign_up
        bots = [self._markup.plain(computer_name(self._lang, bot)) for bot in sign_up.plan.bots]
        players = [self._names([each]) for each in sign_up.players]
        if players:
            yield self._say("signup-in", names=", ".join(players), count=len(players))
        else:
            yield self._say("signup-nobody")
        if bots:
            yield self._say("signup-bots", names=", ".join(bots), count=len(bots))
        if sign_up.substitutes:
            yield self._say("signup-substitutes", names=self._names(sign_up.substitutes))
        watching = [each for each in sign_up.entries if each.answer is Answer.SPECTATOR]
        if watching:
            yield self._say("signup-spectators", names=self._names(watching))
        dropped = [each for each in sign_up.entries if each.dropped]
        if dropped:
            yield self._say("signup-dropped", names=self._names(dropped))

    def _outlook(self, extras: SignUpExtras) -> Iterator[str]:
        sign_up = self._sign_up
        if sign_up.phase is SignUpPhase.CANCELLED:
            yield self._say("signup-cancelled")
            return
        unsure = [each for each in sign_up.players if each.is_unsure]
        if sign_up.phase is SignUpPhase.CONFIRMING and unsure:
            last = max(each.confirm_by or 0 for each in unsure)
            names = self._names(unsure)
            yield self._say("signup-unsure", names=names, when=self._when(last))
        key = "signup-grid" if sign_up.match is None else "signup-grid-settled"
        yield self._say(key, side=extras.ruleset.grid.rows)
        yield from sign_up_terms(sign_up.plan, extras.ruleset, self._lang, self._markup)
        if extras.rules:
            yield self._say("signup-rules", address=self._markup.link(extras.rules))
        if sign_up.phase is SignUpPhase.OPEN and sign_up.closes is not None:
            yield self._say("signup-closes", when=self._when(sign_up.closes))
        if sign_up.phase is SignUpPhase.OPEN and sign_up.confirm_hours:
            yield self._say("signup-hours", hours=sign_up.confirm_hours)
        if extras.page:
            key = "signup-page" if sign_up.match is None else "post-page"
            yield self._say(key, address=self._markup.link(extras.page))

    def _when(self, at: Milliseconds) -> str:
        rule = self._sign_up.plan.deadline
        words = utc_text(at)
        if rule is not None:
            words = f"{words} = {local_text(at, rule.zone)}"
        return self._markup.plain(words)
