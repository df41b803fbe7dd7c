"""A bot in one file: plays any variant through the API alone, with the standard library.

usage: python bot.py SERVER MATCH [KEY], where KEY is the last part of a join link
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Server:
    """A server, in the name of a visitor who has just come."""

    def __init__(self, url):
        self.url, self.token = url.rstrip("/") + "/api", None
        self.token = self.ask("/tokens", {"scopes": ["play", "read"]})["token"]

    def open(self, path, body=None):
        """The answer to a request, still to be read."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers))

    def ask(self, path, body=None):
        """The answer to a request; a server that is busy says when to ask again."""
        while True:
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers["Retry-After"]))

    def views(self, match):
        """Everything we know, whenever it has changed. Empty lines only say: still here."""
        with self.open(f"/matches/{match}/stream?views=true") as lines:
            for line in lines:
                message = json.loads(line) if line.strip() else {}
                if message.get("type") == "view":
                    yield message


def decks(ruleset):
    """How many cells a fleet covers."""
    return sum(each["count"] * "".join(each["shapes"][0]).count("#") for each in ruleset["fleet"])


def choose(view):
    """A command: declare what is certain, else fire at something new, beside a hit if we can."""
    possible = {option["action"] for option in view["options"] if option["refusal"] is None}
    chart = view["charts"][0 if len(view["charts"]) == 1 else 1 - view["seat"]]["rows"]
    hits = sum(row.count("x") + row.count("#") for row in chart)
    if "declare-victory" in possible and hits >= decks(view["ruleset"]):
        return {"type": "declare-victory"}
    if "fire" not in possible:
        return {"type": "end-turn"}
    wounded = {(r, c) for r, row in enumerate(chart) for c, sign in enumerate(row) if sign == "x"}

    def worth(cell):
        r, c = cell
        near = wounded & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
        return (chart[r][c] not in "x#o", bool(near), random.random())

    return {"type": "fire", "at": sorted(view["open"], key=worth, reverse=True)[: view["shots"]]}


def play(url, match, key=None):
    """Sit down, place a random fleet, play to the end; returns our seat and the winner's."""
    server, commands, done = Server(url), f"/matches/{match}/commands", 0
    server.ask(commands, {"id": "sit", "request": {"type": "sit-down", "key": key}})
    for view in server.views(match):
        table = view["table"]
        if table["phase"] == "over":
            return view["seat"], table["winner"]
        # A view from before our last command was carried out is old news.
        if view["number"] < done or view["seat"] not in table["awaited"]:
            continue
        if table["phase"] == "placing":
            ships = server.ask(f"/matches/{match}/random-fleet")["ships"]
            command = {"type": "place-fleet", "ships": ships}
        else:
            command = choose(view)
        order = {"id": f"on-{view['number']}", "request": {"type": "act", "command": command}}
        done = server.ask(commands, order)["number"]
    raise SystemExit("the server has closed the stream")


if __name__ == "__main__":
    try:
        seat, winner = play(*sys.argv[1:])
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["detail"]) from None
    print("won" if winner == seat else "lost" if winner is not None else "nobody won")
