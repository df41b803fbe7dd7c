"""Mailboxes: what an address is counted by, so that another spelling is no second mailbox.

A message goes to the address as it was typed. The key only counts: where two mailboxes share one
they share what may be sent on one day, and where one mailbox had two it could be filled.
"""

from unicodedata import normalize

DOMAINS = {
    "googlemail.com": "gmail.com",
    "pm.me": "proton.me",
    "protonmail.com": "proton.me",
    "protonmail.ch": "proton.me",
    "me.com": "icloud.com",
    "mac.com": "icloud.com",
    **dict.fromkeys(
        ("ya.ru", "yandex.com", "yandex.by", "yandex.kz", "yandex.ua", "yandex.uz", "narod.ru"),
        "yandex.ru",
    ),
}
"""Names of one provider under which everybody has the same mailbox."""

IGNORED = {"gmail.com": ".", "proton.me": ".-_"}
"""Signs that a provider passes over in the name of a mailbox."""

SAME = {"yandex.ru": (".", "-")}
"""A sign that a provider takes for another one."""


def counting_key(address: str) -> str:
    """A mailbox by which an address is counted: without case, tags and what a provider ignores.

    A tag (``+tag``) is dropped at every provider: most ignore it, and the others hardly allow it.
    """
    name, _, domain = normalize("NFKC", address).casefold().rpartition("@")
    domain = _plain_domain(domain)
    name = name.partition("+")[0] or name
    name = name.translate(dict.fromkeys(map(ord, IGNORED.get(domain, ""))))
    name = name.replace(*SAME[domain]) if domain in SAME else name
    return f"{name}@{domain}"


def _plain_domain(domain: str) -> str:
    """A domain in the notifications of the wire (IDNA), under one name for each provider."""
    try:
        plain = domain.encode("idna").decode()
    except UnicodeError:
        plain = domain
    return DOMAINS.get(plain, plain)
