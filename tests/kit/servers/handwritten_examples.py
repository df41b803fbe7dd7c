"""API examples that are written by hand, each with the reason why it is not recorded."""

from typing import Any

CLIENT_DATA = (
    "eyJ0eXBlIjogIndlYmF1dGhuLmNyZWF0ZSIsICJjaGFsbGVuZ2UiOiAibUEyd3F2UGs2ZEhxa1EyclFtRHEzbDB0"
    "Mm1ZNmg0WmMxc041Yjd4OXl6RSIsICJvcmlnaW4iOiAiaHR0cHM6Ly9wbGF5LmV4YW1wbGUifQ"
)

ATTESTATION = (
    "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikv_r6xFLG6Uhqz7nPby1OziZVeyYJL6vzMNYUeeCNfD9BAAAA"
    "AAAAAAAAAAAAAAAAAAAAAAAAIGuGsnP_NPzhnWuATv9aP1dHraTqoi8dScAeUt23h1tLpQECAyYgASFYIHzyexiN"
    "A09-ilI4AwS1GsPAiWnid_IbNaYLSPxHZpl4IlggB3dVENuO0EApPZrGn3Qw27p9reY86YIpngS3nSJ4c9E"
)

NEXT_CLIENT_DATA = (
    "eyJ0eXBlIjogIndlYmF1dGhuLmdldCIsICJjaGFsbGVuZ2UiOiAibUEyd3F2UGs2ZEhxa1EyclFtRHEzbDB0Mm1Z"
    "Nmg0WmMxc041Yjd4OXl6RSIsICJvcmlnaW4iOiAiaHR0cHM6Ly9wbGF5LmV4YW1wbGUifQ"
)

SIGNATURE = (
    "MEYCIQDdq2qeDGS3-1pTR3v4a_It4kVL6BXZ7UniVUzRRqj6DwIhALB3yoFlvoU0OBiE9fCUm5gAkfhVVcraT6dG"
    "Zw3zWKM7"
)

PLACING = (
    "1e4b9eb66b276b515a224e761537e2e15fad88346e439a64fe126a7cd2cad78ec0023ad7d26b97aef281881d"
    "d4b9736d1c9299c475802ff8c2a1830bd2e5666e"
)

HANDWRITTEN: dict[str, dict[str, dict[str, Any]]] = {
    "An authenticator signs with a random number of its own.": {
        "GET /passkeys": {
            "answer": [
                {
                    "id": "a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s",
                    "device": "Firefox, Linux",
                    "created": 1767258000000,
                    "used": None,
                }
            ]
        },
        "POST /passkeys": {
            "bodies": {
                "example": {
                    "id": "a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s",
                    "client_data": CLIENT_DATA,
                    "attestation": ATTESTATION,
                }
            },
            "answer": {
                "id": "a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s",
                "device": "Firefox, Linux",
                "created": 1767258000000,
                "used": None,
            },
        },
        "DELETE /passkeys/{passkey}": {},
        "POST /sessions/by-passkey": {
            "bodies": {
                "example": {
                    "id": "a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s",
                    "client_data": NEXT_CLIENT_DATA,
                    "authenticator_data": "v_r6xFLG6Uhqz7nPby1OziZVeyYJL6vzMNYUeeCNfD8BAAAAAQ",
                    "signature": SIGNATURE,
                }
            },
            "answer": {"name": "Anna"},
        },
    },
    "The exhibition plays on by itself, at the pace of the machine.": {
        "GET /exhibition": {
            "answer": {
                "game": "8c1f0a2b3d4e5f60",
                "variant": "classic",
                "move": 1,
                "turn": 1,
                "winner": None,
                "players": [
                    {"player": "hunter", "rows": ["..", "o."], "odds": [[0.5, 0.25], [0.0, 0.25]]},
                    {
                        "player": "admiral:6",
                        "rows": ["..", ".."],
                        "odds": [[0.25, 0.25], [0.25, 0.25]],
                    },
                ],
            }
        }
    },
    "The link comes by mail, which a server without a mail host does not send.": {
        "POST /channels/confirm/{link}": {},
        "POST /channels/stop/{link}": {},
    },
    "A proof is bytes, and takes longer to make than all others together.": {
        "POST /matches/{match}/placings": {
            "bodies": {"example": "(the bytes of the proof)"},
            "answer": {"placing": PLACING, "flaw": None},
        },
        "GET /matches/{match}/placings/{placing}": {"answer": "(the bytes of the proof)"},
    },
    "The answer is bytes, which JSON cannot show.": {
        "GET /matches/{match}/round.png": {"answer": "(the bytes of a PNG file, 1800 pixels wide)"},
        "GET /matches/{match}/picture.png": {
            "answer": "(the bytes of a PNG file, 1800 pixels wide)"
        },
    },
}
"""By reason, then by method and path."""

PARAMETERS = {
    "passkey": "a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s",
    "placing": PLACING,
    "link": "5f1c2d3e4a5b6c7d8e9f0a1b2c3d4e5f0123456789abcdef0123456789abcdef",
}
"""Values for the parameters of paths that are not recorded."""
