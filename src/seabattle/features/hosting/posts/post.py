"""The post a host publishes after a round (FO8)."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from seabattle.drawing import UNICODE, BoardSign, Pen, draw_board, shared_look
from seabattle.features.hosting.messages.message_reply import example_order
from seabattle.features.hosting.posts.bulletin import Bulletin, make_bulletin
from seabattle.features.hosting.posts.markup import MARKUPS, Format, Markup, hush
from seabattle.game import Phase, Seat, seats_in
from seabattle.records import Record
from seabattle.speech import Speaker, speaker_for
from seabattle.speech.catalog import Fact
from seabattle.views import Named, ships_afloat


class PostExtras(Struct, frozen=True):
    """The parts of a post beside the news, all of them public."""

    deadline: str | None = None
    """When the open round closes, in words."""
    written: tuple[Seat, ...] = ()
    """The seats for which the host enters orders."""
    hashes: tuple[str | None, ...] = ()
    """The salted hash of every field, which the record reveals at the end."""
    page: str | None = None
    """The address of the page for spectators."""
    picture: str | None = None
    """The address of the picture of this post."""
    record: str | None = None
    """The address of the record, once the game is over."""
    check: str | None = None
    """The address of the page that verifies the record."""


def round_post(
    record: Record,
    number: int | None = None,
    format: Format | str = Format.TEXT,  # noqa: A002 -- The option is called so everywhere.
    lang: str = "en",
    deadline: str | None = None,
    *,
    pen: Pen = UNICODE,
) -> str:
    """The post after round *number* of a record, or after its last entry.

    It is made only from the reports to a spectator. Raises
    :class:`Trouble` when there is no such round.
    """
    news = make_bulletin(record, number)
    speaker = speaker_for(lang, record.ruleset, record.names)
    return write_post(news, speaker, format, PostExtras(deadline), pen=pen)


def write_post(
    news: Bulletin,
    speaker: Speaker,
    format: Format | str = Format.TEXT,  # noqa: A002 -- As above.
    extras: PostExtras | None = None,
    *,
    pen: Pen = UNICODE,
) -> str:
    """A post: the grid, the news of a round, the standings, and the awaited seats."""
    return PostWriter(news, MARKUPS[Format(format)], speaker).write_post(
        pen, extras or PostExtras()
    )


class PostWriter:
    """Formats a bulletin as text with markup."""

    def __init__(self, news: Bulletin, markup: Markup, speaker: Speaker) -> None:
        self._news = news
        self._markup = markup
        self._speaker = speaker
        self._title = speaker.ruleset.title.in_language(speaker.lang)

    def write_post(self, pen: Pen, extras: PostExtras) -> str:
        """The whole post."""
        markup = self._markup
        parts = [
            markup.heading(self.heading()),
            markup.picture(extras.picture) if extras.picture else "",
            markup.block(self._grid(pen)),
            markup.points(self.points()),
            *map(markup.paragraph, self._outlook(extras)),
            self._hashes(extras.hashes),
        ]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _say(self, key: str, **facts: Fact) -> str:
        return self._speaker.say(key, **facts)

    def _plain(self, words: str) -> str:
        return self._markup.plain(words)

    def _names(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self._plain(self._speaker.name(seat)) for seat in seats)

    def heading(self) -> str:
        """The title of the game and the round."""
        title = self._plain(self._title)
        if not self._news.number:
            return self._say("post-opening", title=title)
        return self._say("post-heading", title=title, number=self._news.number)

    def _grid(self, pen: Pen) -> str:
        view = self._news.view
        fresh = view.ruleset.grid.mask(self._news.hits)
        board = draw_board(view.ruleset, pen, shared_look(view, fresh))
        signs = [f"{pen.sign(BoardSign.HIT)} {self._say('post-peg')}"]
        if fresh:
            signs.append(f"{pen.sign(BoardSign.NEW_HIT)} {self._say('sign-new-hit')}")
        return f"{board}\n\n{'   '.join(signs)}"

    def points(self) -> Iterator[str]:
        """The items of news."""
        news = self._news
        if news.number:
            yield self._hits()
        yield from (self._sunk_ship(ship) for ship in news.sunk)
        for seat in news.out:
            yield self._say("post-out", name=self._names([seat]))
        for seat, why in news.left:
            yield self._say(f"post-left-{why}", name=self._names([seat]))
        if news.tied:
            yield self._say("post-tie", names=self._names(news.tied))
        if news.end is not None:
            yield self._markup.strong(self._end())

    def _hits(self) -> str:
        hits = self._news.hits
        return self._say("post-hits", cells=self._speaker.cells(hits), count=len(hits))

    def _sunk_ship(self, ship: Named) -> str:
        """A sunk ship, with the details that the rules make public (FO6)."""
        named = None if ship.ship_class is None else self._speaker.ship(ship.ship_class)
        return self._say(
            "post-sunk",
            ship=None if named is None else self._plain(named),
            name=None if ship.owner is None else self._names([ship.owner]),
            cells=None if ship.cells is None else self._speaker.cells(ship.cells),
        )

    def _end(self) -> str:
        end = self._news.end
        assert end is not None
        if end.winner is None:
            if self._news.by_host:
                return self._say("post-ended")
            return self._say("post-agreed" if end.why == "agreed" else "post-drawn")
        key = "post-won-lot" if end.why == "lot" else "post-won"
        return self._say(key, name=self._names([end.winner]))

    def standings(self) -> Iterator[str]:
        """The players still in the game with their ships, the strongest first."""
        view = self._news.view
        afloat: list[tuple[int, Seat]] = []
        for seat in seats_in(view.table.present):
            ships = ships_afloat(view, seat)
            if ships is None:
                return
            afloat.append((-sum(ships.values()), seat))
        lines = (f"{self._names([seat])} {-count}" for count, seat in sorted(afloat))
        yield self._say("post-standings", list=", ".join(lines))

    def _hashes(self, hashes: Sequence[str | None]) -> str:
        """The hash of every field, in the first posts, for players to compare at the end."""
        if self._news.number > 1 or not any(hashes):
            return ""
        lines = [
            f"{hush(self._speaker.name(Seat(seat)))}: {each}"
            for seat, each in enumerate(hashes)
            if each
        ]
        # Text in a block needs no escaping, but must not close the block.
        drawn = "\n".join(
            line.replace("`", "'").replace("[", "(").replace("]", ")") for line in lines
        )
        about = self._markup.paragraph(self._say("post-hashes"))
        return f"{about}\n\n{self._markup.block(drawn)}"

    def _outlook(self, extras: PostExtras) -> Iterator[str]:
        """The standings, the awaited seats and the deadline."""
        table, awaited, deadline = self._news.view.table, self._news.awaited, extras.deadline
        if self._news.number:
            yield from self.standings()
        if table.phase is Phase.PLACING:
            yield self._say("post-placing", names=self._names(awaited), count=len(awaited))
        elif table.phase is Phase.TIE:
            yield self._say("post-lots-awaited")
        elif table.phase is Phase.PLAYING:
            yield self._markup.strong(self._say("post-next-round", number=table.round))
            yield self._say("post-awaited", names=self._names(awaited), count=len(awaited))
        if deadline is not None and awaited:
            yield self._say("post-deadline", when=self._plain(deadline))
        if extras.written:
            yield self._say("post-written", names=self._names(extras.written))
            if table.phase in (Phase.PLACING, Phase.PLAYING):
                yield from self._how_to_write(table.phase)
        if extras.page:
            yield self._say("post-page", address=self._markup.link(extras.page))
        if self._news.end is not None and extras.record and extras.check:
            link = self._markup.link
            yield self._say("post-record", record=link(extras.record), check=link(extras.check))

    def _how_to_write(self, phase: Phase) -> Iterator[str]:
        """How to send orders by message to the host, in the first posts."""
        if self._news.number < 1:
            key = "post-how-fleet" if phase is Phase.PLACING else "post-how"
            example = example_order(self._news.view.ruleset, self._speaker, phase)
            yield self._say(key, example=self._plain(example))
