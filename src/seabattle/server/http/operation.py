"""One endpoint of the server: its route, what goes in and what comes out.

The routes, the checks and the description of the API are all made from these, so that
none can say anything the others do not.
"""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, ParamSpec, TypeVar
from urllib.parse import parse_qsl

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from msgspec import DecodeError, Struct, ValidationError, convert, json

from seabattle.game import Refusal
from seabattle.game.codec import encode_json
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookFailed
from seabattle.matches.refusal import TryAgain
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.server.http.api_refusal import (
    Denied,
    Malformed,
    NoSession,
    NoSuchPage,
    OverBudget,
    RequestTooLarge,
    ServerBusy,
    TooMuchStored,
    TooOften,
)
from seabattle.server.http.context import ServerContext
from seabattle.server.http.costly_work import (
    ClientGone,
    Payer,
    Storage,
    charge_storage,
    check_disk,
    check_room,
    work_for,
)
from seabattle.server.http.problem_details import (
    MEDIA_TYPE,
    choose_language,
    encode_problem,
    problem_of,
    status_of,
)
from seabattle.server.http.rate_limit import address_key
from seabattle.server.http.session import (
    SignedSession,
    expired_cookie,
    session_cookie,
    signed_session,
)
from seabattle.server.http.visitor import (
    RequestSource,
    Scope,
    Visitor,
    check_scope,
    recognise_visitor,
    welcome_visitor,
)
from seabattle.server.work.cost import FOR_PLAYERS, CostClass
from seabattle.speech import LANGUAGES
from seabattle.store.administration.session_list import Session
from seabattle.views import Viewer
from seabattle.wire import MOST_BYTES
from seabattle.wire.unknown_field import refuse_unknown_fields

JSON = "application/json"
BYTES = "application/octet-stream"

CLIENT_GONE = 499
"""What the access log says of a request whose asker did not wait; nobody is sent it."""

AnyRequest = Request[Any, Any, Any]

P = ParamSpec("P")
R = TypeVar("R")
Q = TypeVar("Q", bound=Struct)

MOST_READ_AGAIN = 8192
"""Bytes of a body that are searched for whole numbers written as 2.0, which takes a while."""

UNREADABLE = (DecodeError, RecursionError, UnicodeError, OverflowError)
"""What reading raises of something that was not written for us."""


class Call:
    """A request on its way to an answer."""

    def __init__(self, context: ServerContext, operation: "Operation", request: AnyRequest) -> None:
        self.context = context
        self.operation = operation
        self.request = request
        self.source = source_of(request)
        self.lang = choose_language(self.source.headers.get("accept-language", ""))
        self.path: dict[str, str] = {}
        self.query: Any = None
        self.body: Any = None
        self.visitor: Visitor | None = None
        self.live: LiveMatch | None = None

    @property
    def known_visitor(self) -> Visitor:
        """Whoever asks, where that is known to be somebody."""
        assert self.visitor is not None
        return self.visitor

    def cookie_for(self, session: SignedSession) -> str:
        """The header that leaves a session with the client."""
        signed = self.context.session_signer.sign_session(session)
        return session_cookie(signed, self.source.cookie, secure=self.source.secure)

    def new_cookie(self, session: Session) -> str:
        """The header that leaves a session with the client that has just opened it."""
        return self.cookie_for(signed_session(session, self.context.service.watch.now()))

    def expired_cookie(self) -> str:
        """The header that has the client forget its session."""
        return expired_cookie(self.source.cookie, secure=self.source.secure)

    async def load_match(self) -> LiveMatch:
        """The match that the path names; refusals speak of its players from now on."""
        player = self.visitor.player if self.visitor is not None else None
        address = self.source.address
        self.live = await self.context.load_match(self.path["match"], player, address)
        if player is not None:
            self.context.service.note_seen(self.live, player)
        return self.live

    async def work(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something done in a worker process that would keep everybody waiting here.

        Its class is that of the operation. Raises :class:`Denied` when the budget of the
        address or of the table is spent, or too much waits: then nothing was begun.
        """
        cost, payer = self._cost_and_payer()
        work = partial(task, *args, **kwargs)
        return await work_for(self.context, payer, cost, self.request.receive, work)

    def charge_storage(self, count: float) -> None:
        """Count bytes that are stored for whoever asks. Raises :class:`Denied`."""
        charge_storage(self.context, self.source.address, count)

    def check_room(self) -> None:
        """Refuse now what :meth:`work` would refuse, before anything is read for it."""
        cost, payer = self._cost_and_payer()
        check_room(self.context, payer, cost)

    def _cost_and_payer(self) -> tuple[CostClass, Payer]:
        cost = self.operation.cost
        assert cost is not None, self.operation.path
        table = None if self._is_for_own_game(cost) else self.path.get("match")
        return cost, Payer(self.source.address, table)

    def _is_for_own_game(self, cost: CostClass) -> bool:
        """Whether a player needs this to play: strangers at the table must not use it up."""
        if cost.lane not in FOR_PLAYERS or self.live is None or self.visitor is None:
            return False
        return self.live.state.seat_of(self.visitor.player) is not None


Handler = Callable[[Call], Awaitable[Any]]


class Operation(Struct, frozen=True):
    """What is asked, by whom, and what is answered."""

    method: str
    path: str
    """Below ``/api``, with its parameters in braces."""
    summary: str
    handler: Handler
    body: Any = None
    """The type of the body, if there is one; ``bytes`` for one that is read as it comes."""
    most_bytes: int = MOST_BYTES
    """Of the body."""
    query: type[Struct] | None = None
    answer: Any = None
    """The type of the answer; nothing for an empty one."""
    status: int = 200
    media: str = JSON
    scope: Scope | None = Scope.READ
    """What a bot's token must be good for; ``None`` for what only a person may do."""
    open: bool = False
    """Whether nobody needs to be anybody."""
    welcome: bool = False
    """Whether somebody new is given a name and a session."""
    cost: CostClass | None = None
    """What its work costs, where that is done in a worker process (:meth:`Call.work`)."""
    storage: Storage | None = None
    """How the bytes that it stores are counted, where it stores any."""
    problems: tuple[int, ...] = ()
    """Statuses of the refusals to be expected, beside those that any request may meet."""

    @property
    def body_media(self) -> str:
        """What the body is written in."""
        return BYTES if self.body is bytes else JSON


def source_of(request: Any, method: str | None = None) -> RequestSource:
    """Who asks from where, as far as the request tells."""
    scope = request.scope
    headers = {
        name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
    }
    # A proxy may hand each cookie on in a line of its own (RFC 9113).
    cookies = [value for name, value in scope["headers"] if name.lower() == b"cookie"]
    if len(cookies) > 1:
        headers["cookie"] = b"; ".join(cookies).decode("latin-1")
    client = scope.get("client")
    address = address_key(client[0]) if client else ""
    return RequestSource(method or scope["method"], headers, scope.get("scheme", "http"), address)


async def answer_request(
    context: ServerContext, operation: Operation, request: AnyRequest
) -> Response[Any]:
    """Carry a request out, or say why not."""
    call = Call(context, operation, request)
    try:
        await _admit(call)
        found = await operation.handler(call)
    except Denied as denied:
        response = refuse_call(call, denied.refusal)
    except ClientGone:
        return Response(None, status_code=CLIENT_GONE)
    except LogbookFailed:
        response = refuse_call(call, TryAgain())
    else:
        response = found if isinstance(found, Response) else _response(operation, found)
    if call.visitor is not None and call.visitor.given is not None:
        response.headers.setdefault("Set-Cookie", call.cookie_for(call.visitor.given))
    return response


async def _admit(call: Call) -> None:
    """Everything that is checked before a request is heard."""
    context, operation = call.context, call.operation
    _read_path(call)
    call.visitor = await recognise_visitor(context, call.source)
    if call.visitor is not None:
        context.note_visitors(call.visitor.player)
    if call.visitor is not None and not operation.open:
        check_scope(call.visitor, operation.scope)
    check_disk(context, operation.storage)
    _read_query(call)
    await _read_body(call)
    if call.visitor is None and not operation.open:
        if not operation.welcome:
            raise Denied(NoSession())
        call.visitor = await welcome_visitor(context, call.source)
        context.note_visitors(call.visitor.player)


def _read_path(call: Call) -> None:
    for name, value in call.request.path_params.items():
        if not re.fullmatch(call.context.path_patterns[name], value):
            raise Denied(NoSuchPage())
        call.path[name] = value


class NoQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is asked for in the address."""


def _read_query(call: Call) -> None:
    call.query = read_query(call.request.scope["query_string"], call.operation.query or NoQuery)
    lang = getattr(call.query, "lang", None)
    if lang in LANGUAGES:
        call.lang = lang


def read_query(query: bytes, kind: type[Q]) -> Q:
    """What the address asks for behind its question mark, within the bounds of its type."""
    try:
        text = query.decode("ascii")
        pairs = parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=20)
    except ValueError:
        raise Denied(Malformed("the parameters cannot be read")) from None
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Denied(Malformed("a parameter is given twice"))
    if "null" in found.values():
        raise Denied(Malformed("a parameter without a value is left out"))
    try:
        return convert(found, kind, strict=False)
    except ValidationError as error:
        raise Denied(Malformed(str(error))) from None


async def _read_body(call: Call) -> None:
    """Read what was sent, and count what will be stored of it before it is decoded."""
    if call.operation.body is None:
        _charge_body(call, 0)
        return
    kind = call.source.headers.get("content-type", "").partition(";")[0].strip().lower()
    wanted = call.operation.body_media
    if kind != wanted:
        raise Denied(Malformed(f"the body is not {wanted}"))
    try:
        raw = await call.request.body()
    except InternalServerException:
        # Litestar says so when the client hangs up before the end of its body.
        raise ClientGone from None
    except HTTPException:
        raise Denied(RequestTooLarge(call.operation.most_bytes)) from None
    _charge_body(call, len(raw))
    call.body = raw if wanted == BYTES else read_json(raw, call.operation.body)


def _charge_body(call: Call, size: int) -> None:
    storage = call.operation.storage
    if storage is not None:
        call.charge_storage(storage.beside + storage.share * size)


def read_json(raw: bytes | str, kind: Any) -> Any:
    """What *raw* says, within the bounds of its type and without a field too many."""
    try:
        found = _read_as(raw, kind)
        refuse_unknown_fields(raw, kind)
    except UNREADABLE as error:
        raise Denied(Malformed(str(error)[:300])) from None
    return found


def _read_as(raw: bytes | str, kind: Any) -> Any:
    try:
        return json.decode(raw, type=kind)
    except ValidationError as error:
        return _read_again(raw, kind, error)


def _read_again(raw: bytes | str, kind: Any, error: ValidationError) -> Any:
    """The same, where somebody writes 2.0 for 2, as JSON lets them."""
    if len(raw) > MOST_READ_AGAIN:
        raise Denied(Malformed(str(error)[:300])) from None
    try:
        return convert(_whole_numbers(json.decode(raw)), kind)
    except UNREADABLE:
        raise error from None


def _whole_numbers(value: Any) -> Any:
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, list):
        return [_whole_numbers(each) for each in value]
    if isinstance(value, dict):
        return {name: _whole_numbers(each) for name, each in value.items()}
    return value


def _response(operation: Operation, found: Any) -> Response[Any]:
    if found is None:
        return Response(None, status_code=operation.status)
    content = found if isinstance(found, bytes) else encode_json(found)
    return Response(content, status_code=operation.status, media_type=operation.media)


def refuse_call(call: Call, refusal: Refusal) -> Response[bytes]:
    """The problem that is answered."""
    headers = {}
    if isinstance(refusal, TooOften | OverBudget | ServerBusy | TooMuchStored):
        headers["Retry-After"] = str(refusal.seconds)
    if isinstance(refusal, TryAgain):
        headers["Retry-After"] = "1"
    if status_of(refusal) == 401:
        headers["WWW-Authenticate"] = "Bearer"
    problem = problem_of(refusal, match_speaker(call.live, call.lang) if call.live else call.lang)
    return Response(
        encode_problem(problem), status_code=problem.status, media_type=MEDIA_TYPE, headers=headers
    )


def viewer_of(call: Call, live: LiveMatch) -> Viewer:
    """The seat of whoever asks, or nothing for a spectator."""
    return live.state.seat_of(call.visitor.player if call.visitor else None)
