"""The limit of open files, and so of connections, of a process (RLIMIT_NOFILE)."""

import sys

PROMISED = 4000
"""Connections: a thousand games at once, with a socket for each of two players and their pages."""

FILES_OF_OURS = 96
"""Files that the database, the worker pool and the log have open themselves."""

UNKNOWN = 1_000_000
"""The limit where the system has none."""


def file_limit() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNKNOWN if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        wanted = UNKNOWN if hard == resource.RLIM_INFINITY else min(hard, UNKNOWN)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        except (OSError, ValueError):
            # Some systems say that there is no limit, and have one.
            return file_limit()
    return file_limit()
