"""Pages for people who write programs: how to play by hand; and what links say of a page.

The page to play on is built from ``web/``.
"""

import html
from collections.abc import Collection

from seabattle import __version__
from seabattle.matches.telling.headline import Headline

_FRAME = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""

_HOME = """<p>This is a Sea Battle server, version {version}. People play at <a href="/">/</a>;
this is how programs do.</p>
<p>Try this in a terminal:</p>
<pre>curl {origin}/api/variants
curl {origin}/api/variants/sea-battle/rules?lang=en</pre>
<p>A token lets you play:</p>
<pre>curl {origin}/api/tokens -H 'Content-Type: application/json' -d '{{"scopes":["play","read"]}}'
curl {origin}/api/matches -H 'Authorization: Bearer TOKEN' -H 'Content-Type: application/json' \\
  -d '{{"id":"first","variant":"classic","seats":["host","hunter"]}}'
curl {origin}/api/matches/MATCH/random-fleet
curl -N {origin}/api/matches/MATCH/stream -H 'Authorization: Bearer TOKEN'</pre>
<p>Everything there is, with examples: <a href="/api/docs">/api/docs</a>; the same for programs:
<a href="/api/openapi.json">/api/openapi.json</a>.
What can be refused, and why: <a href="/problems">/problems</a>.
How it goes: <a href="/healthz">/healthz</a>, <a href="/readyz">/readyz</a>,
<a href="/version">/version</a>.</p>"""

_JOIN = """<p>Somebody keeps a seat for you.
This server has no page to play on; take it by hand:</p>
<pre>curl {origin}/api/tokens -H 'Content-Type: application/json' -d '{{"scopes":["play","read"]}}'
curl {origin}/api/matches/{match}/commands -H 'Authorization: Bearer TOKEN' \\
  -H 'Content-Type: application/json' \\
  -d '{{"id":"join","request":{{"type":"sit-down","key":"{key}"}}}}'</pre>
<p>The link opens one seat, once.</p>"""

_NO_DOCS = """<p>The viewer comes with the page in the browser, which this server was built without.
<a href="/api/openapi.json">/api/openapi.json</a> describes every request and answer, with examples,
and any viewer of OpenAPI can show it; <a href="/api">/api</a> says how to begin.</p>"""


def home_page(origin: str) -> str:
    """What the server is, and how to begin."""
    return _page("Sea Battle", _HOME.format(version=__version__, origin=html.escape(origin)))


def join_page(origin: str, match: str, key: str) -> str:
    """How to take the seat that a link opens."""
    return _page("A seat for you", _JOIN.format(origin=html.escape(origin), match=match, key=key))


def no_docs_page() -> str:
    """Where the description is, without the viewer that would show it."""
    return _page("The API is not shown here", _NO_DOCS)


HEAD_END = b"</head>"


def add_preview(page: bytes, headline: Headline, address: str, picture: str | None) -> bytes:
    """The page with what a chat shows of a link to it (Open Graph), as the last of its head."""
    said = {
        "og:type": "website",
        "og:title": headline.title,
        "og:description": headline.about,
        "og:url": address,
        "twitter:card": "summary" if picture is None else "summary_large_image",
    }
    if picture is not None:
        said |= {"og:image": picture, "og:image:type": "image/png", "og:image:alt": headline.title}
    tags = "".join(
        f'<meta property="{name}" content="{html.escape(value)}">' for name, value in said.items()
    )
    return page.replace(HEAD_END, tags.encode() + HEAD_END, 1)


def name_features_off(page: bytes, off: Collection[str]) -> bytes:
    """The page with the names of features that it has to hide (``web/src/features.ts``)."""
    if not off:
        return page
    tag = f'<meta name="features-off" content="{" ".join(sorted(off))}">'
    return page.replace(HEAD_END, tag.encode() + HEAD_END, 1)


def _page(title: str, body: str) -> str:
    return _FRAME.format(title=html.escape(title), body=body)
