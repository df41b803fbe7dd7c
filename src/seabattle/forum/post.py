"""The post a host publishes after a round (FO8)."""

from collections.abc import Iterable, Iterator

from seabattle.drawing import UNICODE, BoardSign, Pen, draw_board, shared_look
from seabattle.forum.bulletin import Bulletin, make_bulletin
from seabattle.forum.markup import MARKUPS, Format, Markup
from seabattle.game import Phase, Seat
from seabattle.records import Record
from seabattle.speech import speaker_for
from seabattle.speech.catalog import Fact
from seabattle.views import Named


def round_post(
    record: Record,
    number: int | None = None,
    format: Format | str = Format.TEXT,  # noqa: A002 -- The option is called so everywhere.
    lang: str = "en",
    deadline: str | None = None,
    *,
    pen: Pen = UNICODE,
) -> str:
    """What to publish after round *number*, or now: the grid, the news, who is awaited.

    It is made from what a spectator was told, and from nothing else. Raises
    :class:`Trouble` when there is no such round.
    """
    page = PostWriter(make_bulletin(record, number), MARKUPS[Format(format)], record, lang)
    return page.write_post(pen, deadline)


class PostWriter:
    """A bulletin being put into words and markup."""

    def __init__(self, news: Bulletin, markup: Markup, record: Record, lang: str) -> None:
        self._news = news
        self._markup = markup
        self._speaker = speaker_for(lang, record.ruleset, record.names)
        self._title = record.ruleset.title.in_language(lang)

    def write_post(self, pen: Pen, deadline: str | None) -> str:
        """The whole post."""
        parts = [
            self._markup.heading(self._heading()),
            self._markup.block(self._grid(pen)),
            self._markup.points(self._points()),
            *self._outlook(deadline),
        ]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _say(self, key: str, **facts: Fact) -> str:
        return self._speaker.say(key, **facts)

    def _plain(self, words: str) -> str:
        return self._markup.plain(words)

    def _names(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self._plain(self._speaker.name(seat)) for seat in seats)

    def _heading(self) -> str:
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

    def _points(self) -> Iterator[str]:
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
        """A ship that went down, with as much of it as the rules let be said (FO6)."""
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
            return self._say("post-agreed" if end.why == "agreed" else "post-drawn")
        key = "post-won-lot" if end.why == "lot" else "post-won"
        return self._say(key, name=self._names([end.winner]))

    def _outlook(self, deadline: str | None) -> Iterator[str]:
        """What comes next: which round is open, who is awaited, until when."""
        table, awaited = self._news.view.table, self._news.awaited
        if table.phase is Phase.PLACING:
            yield self._say("post-placing", names=self._names(awaited), count=len(awaited))
        elif table.phase is Phase.TIE:
            yield self._say("post-lots-awaited")
        elif table.phase is Phase.PLAYING:
            yield self._markup.strong(self._say("post-next-round", number=table.round))
            yield self._say("post-awaited", names=self._names(awaited), count=len(awaited))
        if deadline is not None and awaited:
            yield self._say("post-deadline", when=self._plain(deadline))
