"""The public keys with which this server signs finished records."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.records.evidence import Hash
from seabattle.server.http.operation import Call, Operation


class RecordKeyList(Struct, frozen=True):
    """The public keys of a server."""

    keys: Annotated[
        tuple[Hash, ...],
        Meta(description="Ed25519 public keys in hexadecimal. The first signs today's records."),
    ]


async def record_keys(call: Call) -> RecordKeyList:
    """List the keys that sign finished records, and those that did before."""
    found = await call.context.people.record_keys()
    return RecordKeyList(found.published)


OPERATIONS = (
    Operation(
        "GET",
        "/record-keys",
        "List the keys that sign records",
        record_keys,
        answer=RecordKeyList,
        open=True,
    ),
)
