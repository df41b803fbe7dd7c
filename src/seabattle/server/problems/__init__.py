"""Pages that explain every code of a refusal, in each language.

The same page is written as Markdown into ``docs/problems`` and answered as HTML at the
address that an RFC 9457 problem gives as its type. All words come from the catalogs.
"""

from seabattle.server.problems.markdown import problem_docs
from seabattle.server.problems.routes import problem_routes

__all__ = ["problem_docs", "problem_routes"]
