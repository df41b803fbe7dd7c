"""A mail server on the loopback that keeps what it is sent; it may refuse on purpose."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class MailReceiver:
    """Every message that was accepted, in order."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.refusals = 0
        """So many of the next messages are refused for the moment."""
        self.port = 0

    def texts(self) -> list[str]:
        """The texts of the messages."""
        return [str(each.get_content()) for each in self.messages]

    def take(self, raw: bytes) -> bytes:
        """The answer to a message."""
        if self.refusals:
            self.refusals -= 1
            return b"451 later\r\n"
        message = message_from_bytes(raw, policy=policy.default)
        self.messages.append(message)
        return b"250 kept\r\n"


@contextmanager
def open_mail_receiver() -> Iterator[MailReceiver]:
    """A mail server that is up, at a port of the system's choice."""
    receiver = MailReceiver()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 loopback\r\n")
            for line in self.rfile:
                word = line[:4].upper().strip()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    for each in self.rfile:
                        if each == b".\r\n":
                            break
                        lines.append(each.removeprefix(b"."))
                    self.wfile.write(receiver.take(b"".join(lines)))
                elif word == b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 ok\r\n")

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server(("127.0.0.1", 0), Handler) as server:
        receiver.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            thread.join()
