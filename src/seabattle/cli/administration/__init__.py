"""``admin``: an operator's tools, which work beside a server that runs."""
