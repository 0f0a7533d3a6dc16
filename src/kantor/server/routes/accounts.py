"""Accounts: claim one, sign in, look at it, take its data along, delete it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie

from kantor.server.account_data import exported, forgotten
from kantor.server.auth import COOKIE, Person, agent_of, cookie, hash_of
from kantor.server.context import Context
from kantor.server.profiles import profile
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS, WRITES
from kantor.server.wire import (
    AccountInfo,
    Address,
    Claim,
    Farewell,
    MailWish,
    NewPasskey,
    NewPassword,
    PasskeyInfo,
    ProfileInfo,
    Session,
    SessionInfo,
    Shows,
    SignIn,
)

AnyRequest = Request[Any, Any, Any]


async def _info(request: AnyRequest, context: Context, person: Person | None) -> AccountInfo:
    accounts = context.accounts
    ways = ["passkey"] if accounts.settings.url else []
    ways += ["password"] + (["mail"] if context.mail_links.possible else [])
    if person is None:
        return AccountInfo(None, None, False, None, None, (), (), (), tuple(ways), accounts.settings.url)  # type: ignore[arg-type]
    found = await accounts.of(person.id)
    here = hash_of(request.cookies.get(COOKIE, ""))
    return AccountInfo(
        person=person.id,
        name=person.name,
        claimed=found is not None,
        login=None if found is None else found.login,
        mail=None if found is None else found.mail,
        shows=() if found is None else found.shows,
        passkeys=tuple(PasskeyInfo(row.id, row.name, row.created) for row in await context.passkeys.of(person.id)),
        sessions=tuple(
            SessionInfo(session.id, session.token_hash == here, session.created, session.used, session.agent)
            for session in await accounts.sessions_of(person.id)
        ),
        ways=tuple(ways),  # type: ignore[arg-type]
        url=accounts.settings.url,
    )


@get("/api/account", responses=READS)
async def my_account(request: AnyRequest, context: Context) -> AccountInfo:
    """My account, and by what one can sign in here."""
    return await _info(request, context, await context.people.who(request))


@post("/api/account/claim", responses=WRITES, status_code=200)
async def claim(request: AnyRequest, context: Context, data: Claim) -> AccountInfo:
    """Make me, a guest, a person with an account. All my games stay mine."""
    person = await context.people.must(request)
    if data.by == "password":
        await context.accounts.claim(person.id, data.login, data.password)
    else:
        if await context.accounts.of(person.id) is not None:
            raise Refusal("claimed")
        await context.passkeys.register(person, data.credential, agent_of(request))
    return await _info(request, context, person)


@post("/api/account/session", responses=WRITES, status_code=200)
async def sign_in(request: AnyRequest, context: Context, data: SignIn) -> Response[Session]:
    """Sign in to an account from this browser."""
    address = request.client.host if request.client else ""
    before = await context.people.who(request)
    losing = before is not None and not data.leave and await context.accounts.would_lose(before.id)
    if losing and data.by in ("password", "passkey"):
        raise Refusal("guest-has-games")
    match data.by:
        case "password":
            person = await context.accounts.by_password(address, data.login, data.password)
        case "passkey":
            context.accounts.count_try(address)
            person = await context.passkeys.sign_in(data.credential)
        case "mail":
            context.accounts.count_try(address)
            person = await context.mail_links.confirmed(data.token)
        case "hand-over":
            person = await context.accounts.taken_over(data.token)
    found, session = await context.people.begin(request, person)
    return _signed_in(found, session)


def _signed_in(person: Person, session: Cookie) -> Response[Session]:
    return Response(Session(person.name), cookies=[session])


@delete("/api/account/sessions", responses=WRITES, status_code=200)
async def sign_out_elsewhere(request: AnyRequest, context: Context) -> AccountInfo:
    """End all my sessions but this one."""
    person = await context.people.must(request)
    here = hash_of(request.cookies[COOKIE])
    known = await context.accounts.sessions_of(person.id)
    await context.people.end_sessions(session.token_hash for session in known if session.token_hash != here)
    return await _info(request, context, person)


@delete("/api/account/sessions/{session:str}", responses=WRITES, status_code=200)
async def sign_out_one(request: AnyRequest, context: Context, session: str) -> AccountInfo:
    """End one of my sessions."""
    person = await context.people.must(request)
    known = await context.accounts.sessions_of(person.id)
    wanted = [one.token_hash for one in known if one.id == session]
    if not wanted:
        raise Refusal("not-found", 404)
    await context.people.end_sessions(wanted)
    return await _info(request, context, person)


@put("/api/account/password", responses=WRITES)
async def set_password(request: AnyRequest, context: Context, data: NewPassword) -> AccountInfo:
    """A login with a password for an account that has none, or another one."""
    person = await context.people.must(request)
    context.accounts.count_try(request.client.host if request.client else "")
    await context.accounts.set_password(person.id, data.login, data.password, data.old)
    return await _info(request, context, person)


@post("/api/account/mail", responses=WRITES, status_code=202)
async def send_link(request: AnyRequest, context: Context, data: MailWish) -> None:
    """Send a link that signs in once. The answer doesn't tell whether the address is known."""
    person = await context.people.who(request)
    address = request.client.host if request.client else ""
    await context.mail_links.send(address, None if person is None else person.id, data.mail, data.language)


@post("/api/account/passkeys/options", responses=WRITES, status_code=200)
async def passkey_options(request: AnyRequest, context: Context) -> dict[str, Any]:
    """What the browser needs to make a passkey for me."""
    return await context.passkeys.to_register(await context.people.must(request))


@post("/api/account/passkeys", responses=WRITES)
async def add_passkey(request: AnyRequest, context: Context, data: NewPasskey) -> AccountInfo:
    """Keep a further passkey."""
    person = await context.people.must(request)
    await context.passkeys.register(person, data.credential, agent_of(request))
    return await _info(request, context, person)


@delete("/api/account/passkeys/{passkey:str}", responses=WRITES, status_code=200)
async def drop_passkey(request: AnyRequest, context: Context, passkey: str) -> AccountInfo:
    """Forget a passkey."""
    person = await context.people.must(request)
    await context.passkeys.remove(person.id, passkey)
    return await _info(request, context, person)


@post("/api/account/session/options", responses=WRITES, status_code=200)
async def sign_in_options(context: Context) -> dict[str, Any]:
    """What the browser needs to sign in by a passkey."""
    return await context.passkeys.to_sign_in()


@post("/api/account/hand-over", responses=WRITES, status_code=200)
async def hand_over(request: AnyRequest, context: Context) -> Address:
    """Where this page goes on under the name that passkeys need, with its session."""
    person = await context.people.must(request)
    return Address(await context.accounts.hand_over(person.id))


@put("/api/account/shows", responses=WRITES)
async def set_shows(request: AnyRequest, context: Context, data: Shows) -> AccountInfo:
    """What others may see on my profile."""
    person = await context.people.must(request)
    if await context.accounts.of(person.id) is None:
        raise Refusal("not-claimed")
    await context.accounts.set_shows(person.id, data.shows)
    return await _info(request, context, person)


@get("/api/account/export", responses=READS)
async def export(request: AnyRequest, context: Context) -> Response[Any]:
    """Everything that is kept of me, as JSON."""
    person = await context.people.must(request, even_banned=True)
    found = await exported(context.tables, context.accounts, context.passkeys, person)
    text = msgspec.json.format(msgspec.json.encode(found))
    headers = {"content-disposition": 'attachment; filename="kantor.json"'}
    return Response(text, media_type="application/json", headers=headers)


@delete("/api/account", responses=WRITES, status_code=200)
async def delete_account(request: AnyRequest, context: Context, data: Farewell) -> Response[Session]:
    """Forget me. My games stay for the others, with a neutral name."""
    person = await context.people.must(request, even_banned=True)
    if data.name.strip() != person.name:
        raise Refusal("wrong-name", 400)
    await forgotten(context.tables, context.people, context.accounts, context.talk, person)
    return Response(Session(None), cookies=[cookie("", request, max_age=0)])


@get("/api/people/{person:str}", responses=READS)
async def someone(request: AnyRequest, context: Context, person: str) -> ProfileInfo:
    """A person's profile, as far as its owner shows it."""
    viewer = await context.people.who(request)
    return await profile(context.tables, context.accounts, person, None if viewer is None else viewer.id)
