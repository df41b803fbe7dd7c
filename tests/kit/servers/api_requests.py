"""Request bodies of the scripted visit: what the API examples show as sent by a client."""

from typing import Any

POND = """\
name = "pond"

[title]
en = "Pond"

[about]
en = "Two small ships on three rows and four columns."

[grid]
rows = 3
columns = 4

[sea]
touching = "corners"

[[fleet]]
name = "destroyer"
count = 1
shapes = ["##"]

[[fleet]]
name = "submarine"
count = 1
shapes = ["#"]

[turn]
begins = "first"
"""
"""A rule file small enough to be read at a glance."""

RECORD = (
    "H4sIAAAAAAACA8VYTY/jKBC9789grs4I/BnntvsX9tiKIgw4sZpABLijqNX/fatI7M6MuqfDWrN7sWMMxXuvXlWb"
    "fiW9dUceyIZ4xTseglYrp4R1kmTkRTk/WEM2LCMnZ/eOH2Ei/c6+U3h74P4Aj33blJKVvC05a9q6UQ2VbSFozXjR"
    "cSXWVcW7Om9q1lQdU30rBO0Ek6ppRCnKFiIZflSebJ7In8ZweP7LusGTbUbcqJVXgO41zkGUR641TAkDIMVxBfDI"
    "37fRAYkQXIf3twxJBYicZ2TvBonznT3DQJERYTX8KGFSrxXu8TRvIpUPzl6UIzhtNCEq4A/8dIX57RuCC6MzCmIG"
    "N6qMHAfnrHt/vgE0o9Zv2Rw5WHdS0q46C5p/Ejwt9jaSRGbBjuIwmD3mxCmlL7DB+WA97mvPBp56Nygj9WXXD27G"
    "RjTvFErxipKMRwM/YSwMuOKqFjHjsQMvwECnwllFzVFehIkLwS4g1oZwHZQzPKg4cz/EWLCZR7L+YDEXQJYbf8Zw"
    "G6K4OMArvueD2fE+xChGvUTpPfjQyB2um8E6UExGsMfBe5SEGBtWSAgdK509TXFuK7jzynAN0oJUR26sGl8m9rBg"
    "8EJbPzo1xdwFqyVcEB3guFiDbA5D2E02RckH8wxSx7lTVvxont/nwM4vg4B8XzDwGauI8DFYKLZBRANjXjRQg5ln"
    "EDCS8ofhhLoIzYEdCo6QYCDeIgx4wOt1P6wIvCHPzo7vOvkRS1V2HS+prMjbH2DBqL2wRxAhlkK4nBDDSXOhVtci"
    "uFYM2dBsgvJ0BbWLiH6uDaXROE9PNKPbDK5su0Wz/7DgZ8tPaxis2b6hTiCzCdetbpAimFUEJv8PTNtJwCpnRc4Y"
    "nQTMHxWQpYHNsxzA5lmRBDZPE/C/xHQvzmUFvYDHBhRbwYa+C6wkLVRRikng4iOBY7u6swHeEB8m6yP2nusXu9IQ"
    "JLLvLnHVcDxxcZsYI2CAH7BiO1udeOwrUKHQAti9FZq1UmyupfJLpGxCyq4aPoaUfYAUA3yB9E7TVlJRFLyekFYp"
    "muZLNc0RB3RE8Xylnmy1nmuvMuyp24T00LaTMq/WE+n68fTcesS/Tw8GuCdNs+QGlUD6LtM166ms1Uy6eTzTbGmm"
    "2VeZ/nWPiFyTs1wXvKh43U2E149nOcna7BNrP54aWfQq5+1chG1KEbKlRcgSNF2zupBdX8wfCTSls7GlnY0liJpX"
    "QrZ9OYvKWIrhi6WGLxJU7fOKwylnLk2Wp6iaL1U1xapV24j1Wr0bIOGPMF3qVZrk1abvea06OUMtU9o8Xdrm6dI2"
    "/3jTu8tPISRvRTc3PValuJ4tdX1KfspCClH07Qy1TnE9Xer6L/Lz68/+T5ODOFd4uJrVvXu5hwPfSt2QnQdj8OjJ"
    "8OR9mQ5nt/8wxK1+88kl+91f9ndno5b3cLyg17ahMMGY7dtn/RpetTWHd/8AJ1x9O2MSAAA="
)
"""The record of a finished game on three rows and four columns: gzip, then base64."""

BODIES: dict[str, dict[str, Any]] = {
    "POST /rulesets/check": {"example": {"toml": POND, "seats": 2}},
    "POST /rulesets/read": {"example": {"toml": POND}},
    "POST /rulesets/write": {
        "example": {
            "rules": {
                "name": "pond",
                "title": {"en": "Pond"},
                "about": {"en": "Two small ships on three rows and four columns."},
                "grid": {"rows": 3, "columns": 4},
                "sea": {"touching": "corners"},
                "fleet": [
                    {"name": "destroyer", "count": 1, "shapes": ["##"]},
                    {"name": "submarine", "count": 1, "shapes": ["#"]},
                ],
                "turn": {"begins": "first"},
            }
        }
    },
    "PATCH /me": {"example": {"name": "Anna"}},
    "POST /papers/judge": {
        "example": {
            "text": (
                "variant: salvo\nplayers: Anna, Boris\nAnna refuses\nBoris refuses\nAnna: B2 miss"
                ", C4 hit?\nBoris: J10 miss\n"
            ),
        }
    },
    "POST /records/replay": {"example": {"record": RECORD}},
    "POST /records/analysis": {"example": {"record": RECORD, "part": 0}},
    "POST /records/play-on": {"example": {"record": RECORD, "move": 2, "seed": 7, "shots": []}},
    "POST /tokens": {"example": {"scopes": ["play", "read"]}},
    "POST /sessions/by-link": {"example": {"code": "Zr0bq1l5m1s2b8b3yq5T9mB4nD7cKxv2wE6uJtYhPaQ"}},
    "POST /blocks": {"example": {"match": "77a57997ff5fc964", "seat": 1}},
    "POST /reports": {"example": {"match": "77a57997ff5fc964", "seat": 1, "reason": "name"}},
    "POST /channels": {
        "example": {"kind": "webhook", "address": "https://93.184.216.34/sea-battle"}
    },
    "POST /matches": {
        "rules of your own": {
            "id": "first",
            "toml": POND,
            "seats": ["host", "link"],
            "listed": True,
            "hints": True,
        },
        "a ready-made variant": {"id": "second", "variant": "salvo", "seats": ["host", "hunter"]},
    },
    "POST /lobby": {
        "example": {
            "id": "wait",
            "variant": "classic",
            "seats": ["host", "open"],
            "clock": {"bank": 180000, "increment": 3000},
        }
    },
    "POST /matches/{match}/commands": {
        "sit-down": {
            "id": "sit",
            "request": {"type": "sit-down", "key": "5d3a25057e930c7a616f8076c187c12c"},
        },
        "place-fleet": {
            "id": "place",
            "request": {
                "type": "act",
                "command": {
                    "type": "place-fleet",
                    "ships": [
                        {"ship_class": "destroyer", "cells": [[0, 0], [0, 1]]},
                        {"ship_class": "submarine", "cells": [[2, 3]]},
                    ],
                },
            },
        },
        "fire": {
            "id": "shot-1",
            "made_on": 5,
            "request": {"type": "act", "command": {"type": "fire", "at": [[0, 1]]}},
        },
    },
    "POST /matches/{match}/berths": {
        "example": {
            "ship_class": "submarine",
            "ships": [{"ship_class": "destroyer", "cells": [[0, 0], [0, 1]]}],
        }
    },
    "PUT /matches/{match}/fleet-draft": {
        "example": {"ships": [{"ship_class": "destroyer", "cells": [[0, 0], [0, 1]]}], "version": 0}
    },
    "POST /layouts": {
        "example": {
            "ruleset": "20cbccd2aeabd3a3cae438f0408caffc3f9f1f5188e64844c292ea115b3181b1",
            "name": "corners",
            "ships": [
                {"ship_class": "destroyer", "cells": [[0, 0], [0, 1]]},
                {"ship_class": "submarine", "cells": [[2, 3]]},
            ],
        }
    },
    "POST /matches/{match}/orders/read": {"shot": {"text": "fire B2"}},
    "POST /matches/{match}/messages/read": {
        "example": {
            "seat": 0,
            "text": (
                "Hello! My fleet: carrier A1-E1; battleship C3 down; cruiser J1-J3; submarine E8 "
                "right; destroyer A9-A10. Thanks!"
            ),
        }
    },
    "POST /sign-ups": {
        "example": {
            "id": "spring-game",
            "bots": ["hunter"],
            "most": 12,
            "confirm_hours": 48,
            "deadline": {"zone": "Europe/Rome", "hour": 20},
        }
    },
    "POST /sign-ups/{sign_up}/requests": {
        "in": {"type": "answer", "answer": "in", "name": "Clara"},
        "enter": {"type": "enter", "name": "Boris"},
        "close": {"type": "close"},
        "confirm": {"type": "confirm"},
        "start": {"type": "start", "drop_unsure": True},
    },
    "PUT /post-hook": {
        "example": {
            "address": "https://93.184.216.34/sea-battle",
            "body": "discord",
            "format": "markdown",
        }
    },
    "POST /matches/{match}/why-not": {"fire": {"command": {"type": "fire", "at": [[0, 1]]}}},
    "POST /puzzles/{puzzle}": {"example": {"cell": [8, 5]}},
    "POST /odds": {
        "example": {
            "toml": (
                'name = "pond"\ntitle = { en = "Pond" }\n[grid]\nrows = 2\ncolumns = 3\n[sea]\nto'
                'uching = "never"\n[[fleet]]\nname = "boat"\ncount = 1\nshapes = ["##"]\n'
            ),
            "rows": ["x..", "..."],
        }
    },
}
"""By method and path, then by the name of the example."""
