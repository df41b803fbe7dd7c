"""A connection without a network, for tests of protocols."""

import asyncio
from typing import Any


class MemoryTransport(asyncio.Transport):
    """A connection without a network: what is written is kept."""

    def __init__(self) -> None:
        super().__init__({"peername": ("203.0.113.7", 5), "sockname": ("127.0.0.1", 80)})
        self.sent = b""
        self._reading = True
        self._closed = False
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        """Keep what is sent; fails on a closed connection, as the transports of uvloop do."""
        if self._closed:
            raise RuntimeError("the handler is closed")
        self.sent += data

    def close(self) -> None:
        """Close at once."""
        self._closed = True

    def abort(self) -> None:
        """Close at once."""
        self._closed = True

    def get_write_buffer_size(self) -> int:
        """Report an empty buffer: this transport sends at once."""
        return 0

    def is_closing(self) -> bool:
        """Whether the connection is closed."""
        return self._closed

    def is_reading(self) -> bool:
        """Whether the protocol is given what comes in."""
        return self._reading

    def pause_reading(self) -> None:
        """Receive nothing for a while."""
        self._reading = False

    def resume_reading(self) -> None:
        """Receive again."""
        self._reading = True

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol in charge."""
        assert self.protocol is not None
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Put another protocol in charge."""
        self.protocol = protocol
