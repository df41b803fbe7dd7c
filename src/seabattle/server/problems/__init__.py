"""Pages that explain every code of a refusal, in each language.

Each page is answered as HTML at the address that an RFC 9457 problem gives as its type;
``scripts/docs`` writes the same as Markdown. All words come from the catalogs.
"""

from seabattle.server.problems.examples import ProblemIndex
from seabattle.server.problems.markdown import problem_docs
from seabattle.server.problems.routes import problem_routes

__all__ = ["ProblemIndex", "problem_docs", "problem_routes"]
