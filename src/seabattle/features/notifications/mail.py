"""E-mail by the operator's own server: a turn, or the link that confirms an address.

Every message names the game, says how to end it with one click (RFC 8058), and carries the id
of its notification; nothing is in it that its receiver does not see at the table.
"""

import asyncio
import hmac
import smtplib
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formataddr
from functools import lru_cache
from hashlib import sha256
from urllib.parse import urlsplit

from msgspec import Struct

from seabattle.features.notifications.channel import DAY, Channel
from seabattle.features.notifications.game_title import game_title
from seabattle.features.notifications.mailbox import counting_key
from seabattle.features.notifications.notification_settings import MAIL, MailSettings
from seabattle.features.notifications.outbox import PendingNotification
from seabattle.features.notifications.pinned_request import Receiver
from seabattle.server.http.context import ServerContext
from seabattle.speech import say

PATIENCE_SECONDS = 15.0
MOST_A_DAY = 20
"""Messages to one mailbox on one day; what comes later waits for the next."""

MOST_LINKS = 3
"""Links that confirm one mailbox on one day, whoever asks for them."""

MAIL_THREADS = 8
"""Connections to the mail server at one time."""

TOO_MANY = Receiver(429)
ACCEPTED = Receiver(250)


def mail_box(context: ServerContext) -> "MailBox | None":
    """The way by which e-mail is sent, where the operator has named a mail server."""
    mail = MAIL.of(context.settings)
    return None if mail is None else MailBox(mail, context.derive_key(b"mail"))


class MailBox(Struct, frozen=True):
    """A way to send messages, and to know links of ours again."""

    settings: MailSettings
    key: bytes

    def token(self, purpose: str, channel: str) -> str:
        """The secret part of a link that does one thing to one channel."""
        return channel + hmac.digest(self.key, f"{purpose} {channel}".encode(), sha256).hex()[:32]

    def read_token(self, purpose: str, token: str) -> str | None:
        """The channel of a link, if it is one of ours."""
        channel = token[:32]
        return channel if hmac.compare_digest(token, self.token(purpose, channel)) else None

    def pseudonym(self, address: str) -> str:
        """What a mailbox is counted by, however it is spelled: an HMAC that hides the address."""
        said = f"mailbox {counting_key(address)}".encode()
        return hmac.digest(self.key, said, sha256).hex()[:32]

    async def send_confirmation(self, channel: Channel) -> None:
        """Ask whoever reads a mailbox whether they want to be told there."""
        link = f"{self.settings.url}/confirm/{self.token('confirm', channel.id)}"
        subject = say(channel.lang, "letter-confirm-subject")
        text = say(channel.lang, "letter-confirm-text") + f"\n\n{link}\n"
        message = self._message(channel, subject, text, f"confirm-{channel.id}")
        await self._deliver(message)

    async def send_notification(self, notification: PendingNotification, now: int) -> Receiver:
        """Tell somebody that it is their turn; not more often a day than anybody wants."""
        channel = notification.channel
        if channel.day == now // DAY and channel.sent >= MOST_A_DAY:
            return TOO_MANY
        stop = f"{self.settings.url}/unsubscribe/{self.token('stop', channel.id)}"
        lang, link = channel.lang, f"{self.settings.url}/match/{notification.match}"
        game = game_title(notification, lang)
        subject = say(lang, "letter-turn-subject", game=game)
        text = "\n".join(
            (
                say(lang, "letter-turn-text", game=game),
                say(lang, "letter-turn-link", link=link),
                "",
                say(lang, "letter-stop", link=stop),
                "",
            )
        )
        message = self._message(channel, subject, text, notification.id)
        one_click = f"{self.settings.url}/api/channels/stop/{self.token('stop', channel.id)}"
        message["List-Unsubscribe"] = f"<{one_click}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._deliver(message)
        return ACCEPTED

    async def _deliver(self, message: EmailMessage) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(_mail_threads(), _deliver, self.settings, message)

    def _message(self, channel: Channel, subject: str, text: str, id: str) -> EmailMessage:  # noqa: A002 -- Its name.
        message = EmailMessage()
        message["Subject"] = subject
        message["From"] = formataddr(("Sea Battle", self.settings.sender))
        message["To"] = channel.address
        message["Message-ID"] = f"<{id}@{urlsplit(self.settings.url).hostname or 'localhost'}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message


@lru_cache(maxsize=1)
def _mail_threads() -> ThreadPoolExecutor:
    """Threads of their own: a mail server that hangs delays nothing but mail."""
    return ThreadPoolExecutor(MAIL_THREADS, "mail")


def _deliver(settings: MailSettings, message: EmailMessage) -> None:
    """Hand a message to the mail server; raises :class:`OSError` where it is not taken."""
    kind = smtplib.SMTP_SSL if settings.security == "tls" else smtplib.SMTP
    server = kind(settings.host, settings.port, timeout=PATIENCE_SECONDS)
    try:
        if settings.security == "starttls":
            import ssl

            server.starttls(context=ssl.create_default_context())
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(message)
    finally:
        with suppress(OSError):
            server.quit()


def fit_address(text: str) -> str | None:
    """A mailbox as it may be written to: one name at one host, in plain notifications."""
    name, at, host = text.strip().rpartition("@")
    plain = text.isascii() and text.isprintable() and len(text) <= 254
    sound = bool(at and name and "." in host) and not set(text) & set(" <>,;:\"'()[]\\")
    ends = (name, host)
    dotted = any(each.startswith(".") or each.endswith(".") or ".." in each for each in ends)
    return f"{name}@{host.lower()}" if plain and sound and not dotted else None
