"""Pages that explain every code of a refusal, in each language.

They are written as Markdown into ``docs/problems``. All words come from the catalogs.
"""

from seabattle.server.problems.markdown import problem_docs

__all__ = ["problem_docs"]
