"""A match on its way to a worker process: its pages, as they are kept.

Folding a long game takes a while, and so does pickling one, during which no thread can do
anything else; bytes cost the event loop next to nothing.
"""

from msgspec import Struct, msgpack

from seabattle.matches.live_match import LiveMatch, fold_pages
from seabattle.matches.port import MatchId, Page, PlayerId
from seabattle.server.http.operation import Call

_decoder = msgpack.Decoder(list[Page])


class KeptMatch(Struct, frozen=True):
    """What a match is folded from. It is the truth: only our own processes are sent it."""

    match: MatchId
    pages: bytes
    tombstones: frozenset[PlayerId] = frozenset()
    """Whose names are covered."""

    def fold(self) -> LiveMatch:
        """The match, as the process that sent it knows it."""
        return fold_pages(self.match, _decoder.decode(self.pages), self.tombstones)


async def keep_match(call: Call, live: LiveMatch) -> KeptMatch:
    """The pages of a match up to now; whoever is over budget has none read."""
    call.check_room()
    known = live.seq
    service = call.context.service
    pages = await service.logbook.pages(live.match)
    return KeptMatch(live.match, msgpack.encode(pages[:known]), frozenset(service.tombstones))
