"""Talk around a table: whom I don't want to hear, reports, own notes; and what the one who runs the server does."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put

from kantor.server.context import Context
from kantor.server.own_notes import notes_of, write_notes
from kantor.server.refusals import Refusal
from kantor.server.reports import all_reports, dismiss, report
from kantor.server.routes.admin import GUARDS
from kantor.server.routes.common import FOR_ADMINS, READS, WRITES
from kantor.server.silences import silence, silences_of, unsilence
from kantor.server.wire_talk import OwnNotes, Reports, Silences, SilenceWish

AnyRequest = Request[Any, Any, Any]


def number(text: str) -> int:
    """A number of a path; what is none is found nowhere."""
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise Refusal("not-found", 404)
    return int(text)


@get("/api/me/silences", responses=READS)
async def my_silences(request: AnyRequest, context: Context) -> Silences:
    """Whom I have muted or blocked."""
    person = await context.people.must(request)
    return await silences_of(context.tables.store, person.id)


@post("/api/me/silences", responses=WRITES, status_code=200)
async def add_silence(request: AnyRequest, context: Context, data: SilenceWish) -> Silences:
    """Mute or block somebody."""
    person = await context.people.must(request)
    return await silence(context.tables, context.talk, person, data)


@delete("/api/me/silences/{silence_id:str}", responses=WRITES, status_code=200)
async def end_silence(request: AnyRequest, context: Context, silence_id: str) -> Silences:
    """Hear somebody again."""
    person = await context.people.must(request)
    return await unsilence(context.tables, context.talk, person.id, number(silence_id))


@post("/api/tables/{table:str}/words/{word:str}/report", responses=WRITES, status_code=204)
async def report_word(request: AnyRequest, context: Context, table: str, word: str) -> None:
    """Show words to the one who runs the server."""
    person = await context.people.must(request)
    await report(context.tables, context.talk, person, table, number(word))


@get("/api/tables/{table:str}/notes", responses=READS)
async def my_notes(request: AnyRequest, context: Context, table: str) -> OwnNotes:
    """What I noted down at a table."""
    person = await context.people.must(request)
    return await notes_of(context.tables, person.id, table)


@put("/api/tables/{table:str}/notes", responses=WRITES)
async def set_notes(request: AnyRequest, context: Context, table: str, data: OwnNotes) -> OwnNotes:
    """Note something down for nobody else."""
    person = await context.people.must(request)
    return await write_notes(context.tables, person.id, table, data.text)


@get("/api/admin/reports", responses=FOR_ADMINS, guards=GUARDS)
async def reports(context: Context) -> Reports:
    """What people have reported, the newest first."""
    return await all_reports(context.tables.store)


@delete("/api/admin/reports/{report_id:str}", responses=FOR_ADMINS, guards=GUARDS)
async def dismiss_report(context: Context, report_id: str) -> None:
    """A report has been looked at."""
    await dismiss(context.tables.store, number(report_id))


@delete("/api/admin/words/{word:str}", responses=FOR_ADMINS, guards=GUARDS)
async def delete_word(context: Context, word: str) -> None:
    """Delete words for good."""
    await context.talk.delete_word(number(word))


@delete("/api/admin/people/{person:str}/words", responses=FOR_ADMINS, guards=GUARDS)
async def delete_words_of(context: Context, person: str) -> None:
    """Delete all that somebody has said."""
    await context.talk.delete_words_of(person)


ROUTES = (
    my_silences,
    add_silence,
    end_silence,
    report_word,
    my_notes,
    set_notes,
    reports,
    dismiss_report,
    delete_word,
    delete_words_of,
)
