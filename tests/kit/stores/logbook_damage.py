"""Ways to damage a logbook behind its back, each done by a statement both databases know."""

from msgspec import Struct

from seabattle.matches.port import MatchId


class Damage(Struct, frozen=True):
    """A statement, and the pages that may be named for it."""

    statement: str
    named: tuple[int, ...]


def damages(match: MatchId, other: MatchId, seq: int, last: int) -> dict[str, Damage]:
    """The ways to damage page *seq* of a match, or its neighbours."""
    its = f"match = '{match}' AND seq = {seq}"
    here = (seq, seq + 1)
    return {
        "a page is changed": Damage(f"UPDATE pages SET body = '{{}}' WHERE {its}", here),
        "its time is changed": Damage(f"UPDATE pages SET at = at + 1 WHERE {its}", here),
        "its command is changed": Damage(f"UPDATE pages SET command = 'x' WHERE {its}", here),
        "its seal is changed": Damage(f"UPDATE pages SET seal = '0' WHERE {its}", here),
        "a page is taken out": Damage(f"DELETE FROM pages WHERE {its}", here),
        "the end is cut off": Damage(
            f"DELETE FROM pages WHERE match = '{match}' AND seq >= {seq}", here
        ),
        "a page goes to another match": Damage(
            f"UPDATE pages SET match = '{other}', seq = {last + 1}, command = 'x' WHERE {its}", here
        ),
        "the card is lost": Damage(f"DELETE FROM cards WHERE match = '{match}'", (last,)),
        "the card goes back": Damage(
            f"UPDATE cards SET seq = seq - 1 WHERE match = '{match}'", (last, last - 1)
        ),
        "the card is changed": Damage(
            f"UPDATE cards SET body = '{{}}' WHERE match = '{match}'", (last,)
        ),
    }
