"""Where the pages are: ``/problems`` lists the codes, ``/problems/turn/not-yours`` is one."""

from importlib import resources

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from seabattle.server.http.middleware import ROUTE
from seabattle.server.http.operation import AnyRequest
from seabattle.server.http.problem_details import choose_language
from seabattle.server.problems.examples import ProblemIndex
from seabattle.server.problems.html_document import ROOT, STYLE, index_html, problem_html
from seabattle.speech import LANGUAGES

HTML = "text/html"


def problem_routes(problems: ProblemIndex) -> list[HTTPRouteHandler]:
    """The index, the page of each code, and their style sheet."""
    style = (resources.files("seabattle.server.problems") / "style.css").read_text("utf-8")

    @get(ROOT, include_in_schema=False)
    async def index(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = ROOT  # type: ignore[literal-required]
        lang = _language(request)
        return _answer(index_html(problems, lang), lang)

    @get(f"{ROOT}/{{area:str}}/{{name:str}}", include_in_schema=False)
    async def problem(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = ROOT  # type: ignore[literal-required]
        code, lang = "{area}/{name}".format_map(request.path_params), _language(request)
        if code not in problems.codes:
            raise NotFoundException
        return _answer(problem_html(problems, code, lang), lang)

    @get(STYLE, include_in_schema=False)
    async def style_sheet(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = ROOT  # type: ignore[literal-required]
        return Response(style, media_type="text/css", headers={"Cache-Control": "max-age=3600"})

    return [index, problem, style_sheet]


def _answer(page: str, lang: str) -> Response[str]:
    headers = {"Content-Language": lang, "Vary": "Accept-Language"}
    return Response(page, media_type=HTML, headers=headers)


def _language(request: AnyRequest) -> str:
    """The language that the address names, or else the one that the browser prefers."""
    named = request.query_params.get("lang")
    if named in LANGUAGES:
        return str(named)
    return choose_language(request.headers.get("accept-language", ""))
