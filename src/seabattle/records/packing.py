"""Records packed with gzip, for shelves where room is dear.

A game in which ships move has no natural end, and its plain record grows with it;
packed, it takes a tenth. Any gzip tool opens the file.
"""

import gzip
import zlib

from seabattle.records.trouble import BadRecord

MAGIC = b"\x1f\x8b"


def pack_bytes(data: bytes) -> bytes:
    """The same, smaller; always the same bytes for the same data."""
    return gzip.compress(data, mtime=0)


def unpack_bytes(data: bytes, most: int) -> bytes:
    """What was packed, or *data* itself when it was not.

    Stops as soon as more than *most* bytes come out: a small file can hold a great
    deal of nothing. Raises :class:`BadRecord`.
    """
    if not data.startswith(MAGIC):
        return data
    opener = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        # A packed file that is cut off gives a record that is cut off, and says so itself.
        plain = opener.decompress(data, most + 1)
    except zlib.error as error:
        raise BadRecord("record/damaged") from error
    if opener.unused_data:
        raise BadRecord("record/damaged")
    return plain
