"""The public grid after a round as a picture: red pegs, and the wrecks that may be shown."""

from collections.abc import Iterator

from seabattle.drawing.poster import Poster
from seabattle.drawing.poster_sea import PosterSea, Wreck
from seabattle.features.hosting.posts.bulletin import Bulletin
from seabattle.features.hosting.posts.markup import MARKUPS, Format
from seabattle.features.hosting.posts.post import PostWriter
from seabattle.game import Seat
from seabattle.rules import Ship
from seabattle.speech import Speaker

MOST_IN_FOOT = 10
"""The most players listed below the sea; the post lists all of them."""


def round_poster(news: Bulletin, speaker: Speaker) -> Poster:
    """The picture of a post, made only from what a spectator knows."""
    view = news.view
    writer = PostWriter(news, MARKUPS[Format.TEXT], speaker)
    shown = view.fleets if news.end is not None else ()
    sea = PosterSea(
        speaker.say("sea-shared"),
        view.home,
        tuple(tuple(ship for ship in fleet if not _is_wreck(news, ship)) for fleet in shown),
        news.hits,
        pegs=True,
        wrecks=tuple(_wrecks(news)),
    )
    owners = {wreck.owner for wreck in sea.wrecks if wreck.owner is not None}
    named = shown or owners
    return Poster(
        lang=speaker.lang,
        ruleset=view.ruleset,
        title=writer.heading(),
        said=tuple(writer.points()),
        foot=" ".join(writer.standings()) if view.ruleset.seats <= MOST_IN_FOOT else "",
        seas=(sea,),
        owners=_owner_names(speaker) if named else (),
    )


def _owner_names(speaker: Speaker) -> tuple[str, ...]:
    seats = range(speaker.ruleset.seats)
    return tuple(f"{seat + 1} {speaker.name(Seat(seat))}" for seat in seats)


def _is_wreck(news: Bulletin, ship: Ship) -> bool:
    """Whether every cell of a ship is a red peg."""
    grid, hit = news.view.ruleset.grid, news.view.home.hit
    return not grid.mask(ship.cells) & ~hit


def _wrecks(news: Bulletin) -> Iterator[Wreck]:
    """Sunk ships whose cells are public, by the rules or after the end."""
    view = news.view
    if news.end is not None and view.fleets:
        for owner, fleet in enumerate(view.fleets):
            for ship in fleet:
                if _is_wreck(news, ship):
                    yield Wreck(ship.cells, owner)
        return
    for named in view.sunk:
        if named.cells is not None:
            yield Wreck(named.cells, named.owner)
